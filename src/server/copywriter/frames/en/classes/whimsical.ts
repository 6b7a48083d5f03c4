// size: data, a block for each family
/** See `parse.ts` for the form. */
export const whimsical = `
teens
> Dragons train somewhere. Probably here: *
> Borrow a pair of wings and show off: *
- Learn the trick, name it after your cat, do it twice
< Bring a friend and a spare wing.
prenatal
> Two passengers on one small cloud: *
> A boat ride for two, very slow: *
- Sway like a boat, breathe like the sea, rest like a cat
< All aboard, both of you.
postnatal
> Find the bits the stork misplaced: *
- One breath opens the curtains, the next lets the sun in
< Tiptoe back in.
seniors
> Wise owls fly too: *
> Vintage wings, still in working order: *
- A turn, a hold, and applause from the teacups
< Dust off your wings.
inclusive
> Moons are round, and everyone looks up: *
> Big planets have the best orbits: *
- Every shape of cloud gets a place in this sky
< Come in your own shape.
party
> The bride shall be borne aloft by friends: *
> A parade in honor of one bride: *
- A dance, a crown of giggles, a bride on the loose
< The flamingos have confirmed.
< Long live the bride.
private
> A map drawn for one explorer: *
> The moon has cleared its calendar: *
- Point at the star you like, and we fetch the ladder
< One ladder, one star, one you.
workshop
> Down one particular rabbit hole: *
- We follow a single thread until the teapot sings
< Mind the rabbit on your way in.
showcase
> The curtain sneezed. It must be nearly time: *
- Feathers straight, stars dusted, one more run
< The owls have front seats.
practice
> A meadow to roll about in: *
> The tricks come out to play: *
- Chase the move you like, feed it, teach it to stay
< Bring a net for your trick.
silks
> Climb the curtain of a very tall cloud: *
> Caterpillar, cocoon, you know the rest: *
> Somebody hung a river from the ceiling: *
- Wrap up like a caterpillar and leave as something with wings
- Tie a bow, sit in it, wave to the pigeons
< Wings are handed out at the top.
< Come and be a butterfly.
hoop
> Somebody hung up the moon. Hop in: *
> A ring for a very small planet: *
> Sit in the letter O: *
> A moon with a seat, slightly used: *
- Dangle from the moon by one knee and wave to the cows
- You sit, it turns, the stars compare notes
- Climb in, tip back, and count the clouds from below
< The moon has kept your seat.
< Mind the stars.
< Sit in it like a Sunday.
trapeze
> A swing that got ideas: *
- Lean back far enough and the clouds tickle
< The birds have made room.
chair
> The chair has been rehearsing without you: *
> A chair that has learned to waltz: *
- It bows, you bow, and off you both waltz
- Four wooden legs, two of yours, and one grand plan
< Your chair is already tapping.
< Shall we ask the chair?
burlesque
> A feather arrived, wearing a smile: *
- Wink at the moon, drop a glove, blame the breeze
< The moon blushed first.
twerk
> There’s a small earthquake in your pocket: *
- The bass tickles the floor, the floor tickles you
< Jellyfish do it best. Join them.
exotic
> A panther on its tiptoes: *
> The cats are taking notes: *
- Slink, swirl, stretch, and ignore everyone like a cat
< Purr on your way out.
heels
> Taller by a pigeon and a half: *
> Flamingos, in formation: *
- Step like a flamingo, turn like a weathervane, bow like a duke
- Your steps do the talking, and they have stories
< The flamingos approve.
< Clip, clop, curtsy.
lowflow
> Seaweed, on a very good day: *
- Drift like a sleepy octopus, one arm after the other
< Drift by.
floor
> The carpet flies, if you ask it nicely: *
> Roll downhill where there is no hill: *
- Roll like a marble, rise like toast, bow to the ants
< The floor is glad you came.
handstand
> Walk on the ceiling’s reflection: *
> Down is up, and tea pours sideways: *
- Plant your hands like tulips and let your feet bloom
- Your toes wave at the moon, it waves back
< Water your tulips. Kick up.
< See you on the ceiling.
acro
> Borrow somebody’s feet and fly: *
- One is the tree, one is the bird, then you swap
< Trees and birds, to your places.
choreo
> A song hatches, and it has legs: *
> Teach your feet a bedtime story: *
- First the beginning, then the middle, then the bit with the dragon
- Eight counts, and each has a small hat
< Bring your feet. They’re invited.
< The dragon is in the last eight.
spin
> The floor lets go and giggles: *
> Round like a record on a snail’s back: *
> Borrow the wind for one turn: *
> Stir the air once, clockwise: *
> A teacup ride without the teacup: *
- Hop on like a dandelion seed, land like a cat
- Once around the pole, twice around your head
- Step off the floor as if it were a low cloud
- Turn like a weathervane who has heard good news
< Hop on before the wind does.
< Round you go, little comet.
< Once more round the moon.
spinpole
> A merry-go-round with one horse: *
> You, the planet. The pole, the sun: *
- Fold in and you’re a comet, open up and you’re a moon
- Round and round until the stars wave back
< The stars are holding your coat.
< Next orbit leaves when you do.
static
> The tree stands still. The squirrel doesn’t: *
- Swing round it like a squirrel with an appointment
< Nuts optional, squirrel.
tricks
> Bats have been asking for you: *
> Hang your thoughts upside down to dry: *
> Teach gravity a new joke: *
- Hook a knee, tip over, and say hello to the bats
- Tie yourself into a ribbon and wait for the applause
< The bats saved you a place.
< Mind the clouds on the way up.
polefit
> Even clouds do pull-ups: *
- Climb the beanstalk, greet the giant, slide back down
< Beanstalk duty. Come along.
conditioning
> The dragons need somebody to carry them: *
- Lift like an ant, hold like a barnacle, grin like a cat
< The ants will be impressed.
stretch
> Grow like a cat in a sunbeam: *
> Taffy weather: *
> Pull yourself long, like toffee: *
- Reach for a cloud, tickle it, let it drift
- Fold like a letter, unfold like a kite
- Unroll like a fern that has slept well
< Be a cat about it.
< The clouds are within reach.
< Yawn like a lion.
restore
> A hammock for your thoughts: *
- Rest like a pebble, breathe like a sleepy pond
< Come and be a cloud.
yoga
> A teaspoon of sky, taken slowly: *
- Breathe in a meadow, breathe out a worry
< Bring your inner cat.
contemporary
> A leaf has opinions about the wind: *
- Fall like rain, rise like steam, argue with a breeze
< Come and drift about.
flow
> A river that took dancing lessons: *
> Follow the ribbon, it knows the way: *
> One move tells the next a secret: *
- Pour yourself from one shape into another, like tea
- The steps wander off, and you wander with them
< Pour yourself in.
< Follow that ribbon.
circus
> The elephants called in sick. Your turn: *
- Toss a moon, catch a moon, bow to the popcorn
< Tents up. Off we go.
straps
> Two ribbons and a spare breeze: *
- Hang like a lantern and hum to yourself
< The breeze is ready.
salsa
> Chili peppers with perfect manners: *
- Left foot, right foot, and one that belongs to the moon
< The maracas are restless.
photo
> Hold still, the moon wants a picture: *
- Pose like a heron who has just won a prize
< Say “owl”.
intro
> Every cloud was a puddle once: *
> A first flight for small umbrellas: *
> Chapter one, in which you meet a pole: *
> First, borrow some gravity: *
- Take one brave hop, and the rest of the sky follows
- Nobody is born with wings, we keep spares
- A hop, a wobble, a bow to the nearest cloud
< Bring an umbrella and a hop.
< Your first cloud is ready.
< The clouds begin at ankle height.
intermediate
> You know the ladder. Here’s the roof: *
- Turn the world over and look what’s in its pockets
< Mind the chimney.
advanced
> Out past the moon, turn left: *
> Where the comets take lessons: *
- Fly higher, land softer, tip your hat to the comets
< Bring your big wings.
openlevel
> Sparrows and eagles, same sky: *
- Some hop, some soar, all are applauded by clouds
< Any wings will do.
men
> Bears can dance. Ask any bear: *
> Lumberjacks on the moon: *
- Climb the beanstalk, arm-wrestle the giant, slide home
< Bring your inner bear.
pole
> A beanstalk, freshly polished: *
> The moon slid down here once: *
> A flagpole in search of a flag: *
- Climb up to borrow a star, slide down to return it
- You twirl, it hums, even the pigeons outside applaud
< The star is one climb up.
< Be the flag.
told
> {Line}, says the moon: *
> {Line}, and an owl nods: *
> {Line}. The clouds agree: *
> {Steps} Bow to an owl. *
> {Steps} Wave at the moon. *
> {Steps} Tip your hat. *
> {Learn}, as seen by an owl: *
> {Do}, like a leaf on holiday: *
> {Ease}. Ask the clouds: *
> {Steps} The moon applauds. *
- {Learn}, and possibly a small cloud
- {Learn}, one giggle at a time
- {Learn}, stirred with a teaspoon of moon
- You {do}, and somewhere a teapot sings
- {Do}, like a leaf with good manners
- {Ease}. A pocketful of sky will do.
- {Ease}. The owls have seen to it.
- You float home with {leave} in your pocket
- {Way}, with pauses for passing clouds
- {Ease}. A hat and a hop will do.
- You {do}, and the moon takes notes
- {Learn}, and a nod from the moon
- {Ease}. The clouds will hold the door.
- {Do}, while the teapot hums
< {Step}, says the owl.
< Come and {step}. The owls will too.
< Pocket {leave}.
`;
