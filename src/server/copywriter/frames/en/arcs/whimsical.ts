// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const whimsical = `
= intro
> Even flamingos wobbled at first.
- {name} start{s} on two legs and save{s} the one-legged part for later
- Hold on, take a step, sway a little, take another
< Two legs are plenty.
< Come and join the flock.
= intro
> The doormat has been practicing your name.
- {name} learn{s} your name, too, and start{s} with the very first step
- Even a sideways first step counts here
< Make a doormat happy.
< It tickles. Step in.
= intro
> Your feet have asked for a vacation.
- {name} show{s} both feet the sights, step by step
- You hold on, step round and let your toes see a bit of the world
< They’ll send you a postcard.
< Bon voyage, little toes.
= intro pole
> Every lamppost in town is jealous.
- {name} teach{es} you the first swing round a pole that loves company
- Bicycles only lean on lampposts. You get to swing round a pole
< Singing in the rain optional.
< Umbrellas stay at home.
= pole
> The coat stand wants to be a pole.
- {name} show{s} you the swing that coat stands dream about
- You swing round a pole, and not one umbrella falls over
< It’s tired of scarves.
< Hats off, then. Dance.
= pole
> Some people have pets. We have poles.
- {name} show{s} you how to hold a pole so that it purrs
- Poles never bark, never shed, and love a good twirl
< Come and meet one.
< All of them are house-trained.
= spin spinpole
> The carousel is missing a horse.
- {name} lead{s} the herd, one happy spin after another
- One long step, one spin, and your mane is flying
< Saddle up and smile.
< Good thing you’re here.
= spin spinpole
> Teacups spin. Planets spin. Your turn.
- {name} stir{s} you gently into every spin
- The saucers have come to watch, and so has Saturn
< Whee is the word.
< Mind the moon.
= spin spinpole
> The merry-go-round opens on {day}.
- {name} wave{s} you round, spin after happy spin
- The painted ponies can hardly stand still
< All aboard, arms out.
< One ticket, please.
= spin
> Maple seeds twirl just like this.
- {name} show{s} you the swing, the spin and the soft landing
- You swing out, turn once and set your feet down softly
< Come on the next breeze.
< Helicopter on over.
= spinpole
> This pole swallowed a spinning top.
- {name} show{s} you how to tuck for a fast spin and stretch for a slow one
- The pole keeps turning while you tuck, stretch and smile
< Hop on between hiccups.
< It feels fine, thank you.
= spinpole
> The weathervane is moving in with us.
- {name} let{s} the pole turn and your toes do the pointing
- East, south, west, and round once more on a turning pole
< North can wait.
< It points at you now.
= static
> Statues stand still. Pigeons have the fun.
- {name} show{s} you how to flutter round a pole that stands still
- You step, swing and spin, and the pole stays put
< Land wherever you like.
< Coo if you like it.
= tricks
> Bats have the right idea.
- {name} show{s} you how to hook a knee and chat upside down
- Wrong way up turns out to be a very fine way up
< Wings optional.
< Hang about with us.
= tricks
> A gecko is taking notes.
- {name} take{s} every trick slowly, so nobody drops a pencil
- First the grip, then the hold, and both are underlined twice
< Come along, sticky toes.
< Stick around with us.
= tricks
> Monkeys call this sitting.
- {name} show{s} you what to do with two hands, two knees and no tail
- Hook a leg, dangle an arm, and it’s the best seat in the jungle
< Bananas optional.
< Grab a branch with us.
= tricks
> A paper clip taught itself this trick.
- {name} unfold{s} each trick for you, bend by bend
- One bend, one hook of the knee, and everything holds
< The stapler was speechless.
< Bend along with us.
= advanced
> The ceiling has started waving back.
- {name} and the ceiling are on first-name terms
- You put one big move on top of another, toes first
< Clouds, make room.
< Bring your bravest toes.
= advanced
> The swallows are asking for your autograph.
- {name} coach{es} the high flyers, feathers or not
- No swallow has ever pointed its toes at that height
< Sign on the wing, please.
< Swoop by.
= intermediate
> You know the trunk. Meet the treetop.
- {name} know{s} the way past the second branch
- Climb a little higher, hook a leg and greet the acorns
< The squirrels say hello.
< Lovely view, by the way.
= intermediate
> Your moves are ready to hold hands.
- {name} introduce{s} one shy move to the next
- The climb blushed, the spin said yes, and now they’re a combo
< Paw, meet paw.
< All in a row, please.
= flow
> A ribbon got loose and started dancing.
- {name} lead{s} you from turn to turn in one long ribbon
- Turn, glide, roll, and not a single knot
< Catch the other end.
< Swish this way.
= flow
> A bar of soap taught us to glide.
- {name} show{s} you how one move slides straight into the next
- Turn after turn, right through the song without a bump
< Slip along with us.
< No bubbles required.
= flow
> Every move holds the next one’s hand.
- {name} lead{s} the line, and nobody lets go
- A turn, a glide, a wave, and all of them cross the song in line
< Dance paw in paw.
= flow
> Kites never count to eight.
- {name} hold{s} the string, and the song is the wind
- Lean on the music, turn with it and let it carry you
< Catch the wind with us.
< Let the string out.
= exotic
> Cats walk like this all the time.
- {name} teach{es} the walk, and the tail is up to you
- A slow walk, a low slide, and a look back at nobody in particular
< Whiskers up. Slink over.
< Nine lives, one song.
= exotic
> Even panthers practice the slow part.
- {name} rehearse{s} each slow step with you, paw by paw
- The slower the slide, the happier the panther
< Prowl over when you’re ready.
< Pad along with us.
= exotic
> A snail has learned to strut, slowly.
- {name} teach{es} slow walks, slower waves and one very long slide
- You walk, you wave, you slide, and nothing is ever late
< Leave a shiny trail.
< Even the lettuce blushed.
= heels
> Flamingos know how to make an entrance.
- {name} teach{es} the walk that all the herons copy
- Long lines, slow steps, and never a glance down
< And now, you.
< Both legs this time.
= heels
> Click, clack, and the floor applauds.
- {name} conduct{s} your heels from the first clack
- A strut, a turn, a pose, and all of it in clicks
< Encore, says the parquet.
< Come and make some noise.
= heels
> Your heels are bored of the closet.
- {name} take{s} your heels out for a proper strut
- One strut across the floor, and there’s something to tell the slippers
< Book them a dance.
< Let them out on {day}.
= heels
> Both your heels want to lead.
- {name} give{s} the left heel a step, then the right, then a whole strut
- Left, right, left, and all at once it’s a strut
< Step in before they argue.
< Let them walk it off.
= lowflow floor
> Otters roll like this for fun.
- {name} teach{es} slow rolls, with or without whiskers
- Like swimming, only drier: over one shoulder and up again
< Belly up to the beat.
< Wiggle in beside us.
= lowflow floor
> The rug has invited your shoulders over.
- {name} make{s} the introductions, shoulder by shoulder
- First the left shoulder rolls by, then the right, then all of you
< They’ll get along famously.
< Say hello down there.
= lowflow floor
> Down here, everything is a slide.
- {name} know{s} the slow way down, with a swoosh at the end
- Knees go first, then hips, and even your elbows get a ride
< The swings are jealous.
< Glide over to us.
= handstand
> Your feet want to see the ceiling.
- {name} take{s} your feet up and bring{s} them home again
- Palms down, feet up, and the lamp has visitors
< Show them around.
< Toes, say hello.
= handstand
> {day}, but the other way up.
- {name} turn{s} you over and set{s} you down gently
- Palms where the feet were, feet where the hat was
< Say hi to the ceiling.
< Hello, upside-down you.
= conditioning polefit
> Ants lift twice their lunch.
- {name} march{es} in front and count{s} every pull
- You pull, you hold, and the crumbs get bigger
< The anthill is cheering.
< Small and mighty, this way.
= conditioning polefit
> Gorillas never skip pull day.
- {name} keep{s} count while you do the pulling
- Pull, hang, pull, and the bananas look impressed
< Thump your chest proudly.
< Knuckles down, chin up.
= stretch
> Your toes would love a visit.
- {name} know{s} the scenic way down to your toes
- Fold forward slowly, and bring news from upstairs
< The toes have put the kettle on.
< Give them our regards.
= stretch
> Cats do this before everything.
- {name} lead{s} the paws, one lazy reach at a time
- A long back, a long yawn, and then back to running the house
< Purring is allowed.
< Paws forward, everybody.
= stretch
> Be a noodle for a while.
- {name} stir{s} gently while your hips and shoulders soften
- No noodle has ever looked at a clock
< Al dente is fine.
= stretch
> Even {day} deserves a good yawn.
- {name} start{s} a long, long reach, and it travels round the room
- A good stretch begins in the toes and ends at the ears
< Teddy bears approve.
< Now we’re all yawning.
= restore
> Be a teapot under its cozy.
- {name} let{s} you lie there quietly and brew
- Nothing to pour, nothing to whistle about
< Lid on, eyes closed.
< Steep with us.
= restore
> Hang your worries on a passing cloud.
- {name} keep{s} an eye on the cloud while you lie down
- Lie back and breathe out. The cloud has plenty of hooks
< Your worries will manage.
< Bring a cloud of your own.
= yoga
> Snails approve of this class.
- {name} lead{s} the way at the speed of lettuce
- Breathe in, stretch out one feeler, breathe out
< Shells off, shoulders down.
< Slowest one wins.
= yoga
> Trees have practiced this one for years.
- {name} practice{s} the wobbly part with you
- Trees wobble, too, only very slowly
< Birds may land.
< Put down roots with us.
= yoga
> Your thoughts are sheep. Let them graze.
- {name} mind{s} the flock while you breathe
- One long breath, and the last sheep is over the hill
< Wander into the clover.
< Count nothing. Just come.
= choreo
> The steps are ducklings. You’re the duck.
- {name} line{s} up the steps, and you take them into the song
- First one eight, then the next, all in a neat row behind you
< Waddle this way.
< Quack on the beat.
= choreo
> The metronome has been wagging its tail.
- {name} walk{s} you through the song, eight counts at a time
- Eight counts, sit, stay, and then the whole routine
< Fetch the chorus.
< Who’s a good beat?
= choreo
> Centipedes learn this with far more legs.
- {name} count{s} slowly enough for every foot
- Eight counts for the left foot, eight for the right, and that’s it
< Two feet will do.
< Just bring the usual pair.
= chair
> This chair ran away from a dull kitchen.
- {name} teach{es} slow sits that no kitchen would understand
- You circle, lean and sit, and nobody mentions soup
< Be its dance partner.
< Dinner can wait.
= chair
> Even chairs get tired of sitting.
- {name} let{s} your chair stretch its legs, all four of them
- Your chair would much rather be circled, leaned on and admired
< Ask a chair to dance.
< Cheer a chair up.
= chair
> The armchair has put on its dancing legs.
- {name} teach{es} the slow lean that upholstery dreams of
- After so many naps, a chair deserves one slow dance
< It squeaks when it’s happy.
< Mind the cushions.
= burlesque
> A feather boa is looking for its bird.
- {name} teach{es} the shimmy, feather by feather
- Strut, shimmy, look back and let the feathers settle
< Fan out with us.
< Flap once for yes.
= burlesque
> {day} winked first.
- {name} show{s} you how to wink back, slowly
- It would be rude not to shimmy a reply
< Flutter a lash back.
< Blow it a kiss.
= twerk
> Bees have a waggle dance, too.
- {name} speak{s} fluent waggle, with a bounce
- A bee’s waggle says flowers, and yours says bass
< Buzz in with us.
< Flowers not required.
= twerk
> There’s a drum in your back pocket.
- {name} count{s} you in, bounce by bounce
- Bend your knees, bounce, and the solo begins
< Join the rhythm section.
< Come and make a racket.
= salsa
> Your feet snuck out to dance last night.
- {name} teach{es} you the steps your feet came home humming
- Step, turn, step, and your hips want to know where you learned that
< Catch up with your feet.
< Don’t forget the knees.
= salsa
> Two maracas moved in and won’t sit still.
- {name} teach{es} a step for every rattle
- Rattle, step, rattle, turn, all the way through the song
< Come and be the third.
< Maracas love a visitor.
= salsa
> Your hips have been gossiping about this.
- {name} teach{es} the steps that hips whisper about
- The left hip sways, and the right one has to answer
< Let them talk.
< Follow the rumor.
= hoop
> Canaries always had the best seat.
- {name} show{s} you how to sit in a hoop like a songbird
- You sit in the hoop, sway a little and call it work
< Save yourself a perch.
< Singing welcome.
= hoop
> Saturn has lent us a ring.
- {name} show{s} you the best seat in the ring
- Sit, lean back, turn slowly, as planets do
< Orbit with us.
< Stardust not included.
= silks
> A silkworm would be so proud.
- {name} show{s} you how to wrap in and peek out
- So much silk, and at last somebody swings in it
< Save your cocoon.
< Butterflies, this way.
= silks
> Curtains dream of a life like this.
- {name} show{s} you how to wrap a foot, step up and billow
- Curtains only hang there, and you get to swing
< The window can wait.
= silks
> Somebody’s scarf has grown up to the ceiling.
- {name} show{s} you how to wrap in, right up to the ears
- Wrap a foot, step up, and there’s scarf left for a giraffe
< Snuggle up and swing.
< Mind the tassels.
= straps
> Monkeys would line up for this.
- {name} teach{es} the grip that every monkey brags about
- One grip, one swing, and easily worth a banana
< Swing with the troop.
< Pick a vine.
= trapeze
> Sparrows wrote in to ask for a swing.
- {name} teach{es} you to sit, sway and keep your tail straight
- No wings needed to sit, sway and hang by the knees
< Chirp if you like it.
< Scoot over, little ones.
= trapeze
> Sloths know how to hang around.
- {name} {has} all the time in the tree
- Two knees over the bar, two arms dangling, no plans
< No hurry at all.
< Smile like one.
= seniors
> The garden gate has learned to waltz.
- {name} keep{s} every turn to an easy swing
- A step, a turn, and no daisy is stepped on
< Your turn, says the latch.
< Swing by and see.
= inclusive
> Dandelions never ask if they fit in.
- {name} {has} a turn and a sunny patch for each of you
- You turn, you pose, and the whole lawn is glad
< Bloom right here.
< Sunshine for all.
= inclusive
> Clouds come in all shapes. So do we.
- {name} {has} more than one way to do every move
- Nobody ever told a cloud which way to turn
< Plenty of sky up here.
< Drift in beside us.
= party
> The flamingos have made plans.
- {name} teach{es} all of you one dance, knees first
- One dance, one big pose, and all of you in a row
< Come and be the pinkest.
< Flock together with us.
= private
> The floor has cleared its calendar for you.
- {name} cleared the calendar, too, so pick your favorite move
- Every move on your list gets the whole floor
< It even feels polished.
< Spread out a little.
= private
> The whole carousel is yours.
- {name} turn{s} the handle at just the speed you like
- You pick the move, and round it goes until you like it
< Every saddle is empty.
< Ride as you like.
= practice
> Woodpeckers don’t get it first time, either.
- {name} keep{s} you company between knocks
- You try your move again, a little to the left
< Knock, knock. Come in.
< Tap away with us.
= practice
> Your moves want to come out and play.
- {name} hold{s} the gate while your moves run in
- Your favorite move has been scratching at the door
< Recess is here.
< Off the leash they go.
= workshop
> We took a move apart to see the springs.
- {name} show{s} you which little wheel turns the big one
- There’s a tiny cog in there that nobody expected
< Listen to it tick.
< No parts left over.
= workshop
> Every big move has a tiny door.
- {name} know{s} where to knock
- We look at each part of the move, right down to the doorknob
< Alice would come.
< Curious noses welcome.
= showcase
> The butterflies know the routine by now.
- {name} rehearse{s} every entrance with the whole swarm
- Even the butterflies in the stomach come in on the right count
< Wings out. Places.
< Let them dance, too.
= showcase
> The curtain has been practicing its swoosh.
- {name} run{s} the entrance and the bow once more with you
- Entrance, counts, bow, and one more time for luck
< Ropes at the ready.
< Swoosh. Now you.
= photo
> A curious bird lives in the lens.
- {name} help{s} you find a pose that birds come out for
- Hold your pose, and the bird comes out to look
< Watch the birdie.
< Come and say cheep.
= photo
> Your left knee would like its own portrait.
- {name} find{s} every knee its very best angle
- Knees, toes, elbows, everybody gets a pose
< The right one brought flowers.
= prenatal
> A duet, and one of you is very small.
- {name} lead{s} you both, softly and in no hurry
- One of you sways, and one of you floats
< Hop in, you two.
< Hum along together.
= postnatal
> Hedgehogs uncurl slowly. So can you.
- {name} lead{s} soft stretches, in hedgehog time
- First a nose, then a paw, then a look around
< No rush, no prickles.
< Come out and say hello.
= contemporary
> A leaf fell, and someone called it dancing.
- {name} teach{es} the long, lovely way down
- Reach, turn, fall, with a detour past the window
< Autumn would approve.
< Twirl down beside us.
= contemporary
> Your elbows have feelings, too.
- {name} let{s} every elbow finish its sentence
- After so many quiet dinners, elbows get to reach and turn
< Let them speak.
< Bring the knees along.
= contemporary
> Seaweed has danced like this forever.
- {name} lead{s} each sway and each slow curl
- Sway, curl, reach, and never look down to check your feet
< Mermaids may join in.
< Ride the tide with us.
= acro
> It takes two to make a giraffe.
- {name} help{s} the top half balance and the bottom half hold
- One of you lifts, one balances, and then you swap
< Legs or neck? You choose.
< Come and be one half.
= acro
> The flowerpots have been stacking themselves again.
- {name} show{s} you how to lean, lift and balance
- One below, one on top, and a bow from the geranium
< Stack up with us.
< Wave from the top.
= circus
> The fleas have retired. The circus is yours.
- {name} teach{es} the fleas’ favorite balances, a few sizes larger
- Throw, catch, balance, and nobody needs a magnifying glass
< Roll up, roll up.
< The fleas send their smallest regards.
= circus
> Somewhere a drumroll has your name on it.
- {name} teach{es} you a balance worth drumming for
- You balance, you catch, and the cymbal goes tsss
< Ta-da with us.
< Bow to the penguins.
= openlevel
> The odd spoons have a drawer here, too.
- {name} {has} an easy way and a harder way for every spoon
- You take each move by the teaspoon or by the ladle
< No matching set needed.
< Clatter in.
= openlevel
> Hares and tortoises dance together here.
- {name} {has} one version with long ears and one with a shell
- Nobody races, and nobody naps under a tree
< Hop or plod over.
= men
> Beavers see a pole and think of lunch.
- {name} show{s} you the grip, the climb and the ride back down
- You grip, climb, spin, and leave the pole standing
< No nibbling.
< Tails up, here we go.
= men
> Bears hug trees. It’s good for them.
- {name} teach{es} the hug first and then the climb
- A good climb starts with a good hug
< Growl hello.
< Come out of the woods.
= class
> Your left foot has a plan.
- {name} teach{es} the steps, and your left foot nods
- Two steps, a turn, and it was the left foot’s idea all along
< The right one agrees.
< Follow it here.
= class
> There’s a song stuck in your knees.
- {name} know{s} the steps that shake a song loose
- A few steps, a turn, and the chorus comes out
< Let it out on {day}.
< Hum it with us.
= class
> Somewhere a penguin is tapping its foot.
- {name} {has} the steps to go with all that tapping
- Three steps, one turn, and then a bit of a waddle
< Tuxedos optional.
< Come and tap along.
= teens
> Gravity has had its way long enough.
- {name} know{s} a few tricks that gravity won’t like
- One trick, one try, and your shoelaces point the other way
< Come and bother gravity.
< Newton may watch.
= teens
> Every dragon needs a new trick.
- {name} break{s} each trick into small flaps, sparks optional
- The first try always comes with a little puff
< Wings out, here we go.
< Roar if it works.
= kids
> Wanted: one brave koala with a giggle!
- {name} show{s} the koalas which branch to hug
- Small koalas hold on tight and look around
< Save your treetop!
< Sleepyheads welcome!
= kids
> Can you balance like a flamingo?
- {name} wobble{s} with us, one leg at a time
- We stand on one leg until somebody giggles
< Pink feathers optional!
< Hop over on both legs!
= kids
> On {day}, the small dragons dance!
- {name} show{s} each dragon where to put its tail
- We stretch our wings and mind our tails
< Flap over to us!
< Puff, puff, here you come!
= intermediate
> Bats say it’s lovely upside down.
- {name} take{s} you up, over and into a leg hang, toes first
- Climb, hook a knee, lean back and look around
< Ears up, arms out.
< Hello, other ceiling.
= inclusive
> The button jar never met a wrong button.
- {name} show{s} every move a few ways, and you pick one you like
- However you like to turn, there’s a buttonhole for it
< Roll in with us.
< Come as you are, button.
= party
> Meerkats do everything in a group.
- {name} teach{es} one dance to the whole lookout
- One strikes a pose, and then all of you do
< Pop up and join in.
< Heads up, tails out.
= private
> One goose, and the whole pond to itself.
- {name} mind{s} nobody’s ripples but yours
- You choose the move, and nobody paddles ahead
< Honk your questions.
< Glide where you please.
= practice
> The yo-yo has come back for another try.
- {name} keep{s} you company, down and up again
- Your move goes out, comes back and goes out again
< Up, down, once more.
< Mind the string.
= showcase
> A row of teaspoons is practicing its bow.
- {name} rehearse{s} your bow and all that comes before
- First the entrance, then the counts, then a bow like cutlery
< Lower. Now smile.
< Clink, clink, bravo.
= photo
> Flamingos always know their pose.
- {name} help{s} you find a pose of your own, pink or not
- Find a pose you like, and simply keep it
< One leg or two?
< Chin up, feathers down.
= prenatal
> Kangaroos never dance alone, either.
- {name} lead{s} a soft sway for two
- You breathe, you sway, and somebody sways along
< Come along, both of you.
< Pockets welcome.
= postnatal
> Bears wake up slowly, too.
- {name} start{s} with one deep breath and a slow stretch
- Nobody hands a bear a list in March
< Yawn and join us.
< Spring can wait.
= acro
> One’s the tree, one’s the bird.
- {name} help{s} the bird up and keep{s} an eye on the roots
- One lifts, one balances, and then the bird is the tree
< Feathers or leaves?
< Chirp when you’re up.
= openlevel
> Robins and owls share one tree.
- {name} show{s} every move on a low perch and a high one
- You take each move as low or as high as you like
< Find your branch.
< Hoot or chirp.
= men
> Pirates climbed the mast for fun.
- {name} show{s} you how to grip, climb and hold, no ship needed
- You grip, climb and hold, and nobody has to scrub the deck
< Parrots stay ashore.
< Ahoy, crew.
= straps
> Spiders make it look so simple.
- {name} show{s} you the grip, the hang and the slow roll up
- You grip, hang, wrap in, and no fly gets hurt
< Eight legs not required.
< Dangle with us.
= trapeze
> Parrots find this quite normal.
- {name} say{s} lean back, and the parrot says it again
- Sit, swing, lean back, and tell all the other parrots
< Squawk and swing.
< Polly would come.
= teens
> Bats think you’re the one upside down.
- {name} know{s} a trick that settles the question
- One trick later, the ceiling is the floor
< See it their way.
< Flap by and try.
= kids
> Calling all small explorers!
- {name} lead{s} us past the tiger on tiptoe
- We hang in the trees and wave at the tiger
< Explorers wanted!
< Maps out, here we go!
= class
> Your coat came to dance and brought you.
- {name} teach{es} you the steps, and the coat gets to watch
- You step, you turn, and on the hook a hem is tapping
< Shake a sleeve.
< Twirl along on {day}.
= pole
> Our pole is shy. Please hold its hand.
- {name} know{s} the spin that goes with the tune
- Hold, swing, turn, and the note goes up by one
< Hold on, hum along.
= spin
> Left, right, whee.
- {name} show{s} you where the whee comes from
- Two steps, one swing, and your feet are off the ground
< The whee is the point.
= static
> The pole is napping. Tiptoe round it.
- {name} whisper{s} you through every turn
- Step, swing, turn, and the pole won’t move an inch
< Shh. Spin quietly.
= advanced
> The geese have added you to their formation.
- {name} coach{es} long, high combos and a little flapping
- You fly third from the front, with pointed toes
< Honk on the turns.
< Mind the chimneys.
= openlevel
> Every move here comes in three sizes.
- {name} show{s} the easy one, the tricky one and one in between
- Easy, tricky or in between, every version is charming
< Try a size on.
= exotic
> Molasses has challenged you to a race.
- {name} coach{es} the slow walk that loses every race
- Whoever reaches the floor last has won
< Take every detour.
= heels
> Woodpeckers think your heels are talking to them.
- {name} teach{es} your heels to answer on the beat
- Knock, knock, and the whole forest looks up
< Strut back at them.
= choreo
> Your knees are passing notes about this dance.
- {name} read{s} out the steps, eight counts at a time
- Eight counts, then eight more, and soon everybody has heard
< Elbows, eyes front.
= contemporary
> Dance like an umbrella on a windy day.
- {name} show{s} you when to open and when to fold
- All folded up, and then suddenly everywhere
< Even inside out is lovely.
= twerk
> Tails wag for a reason.
- {name} know{s} why tails wag, and it has to do with bass
- Every spaniel says a good wag starts in the knees
< Come and find out why.
= salsa
> The beat rang. Your feet answered.
- {name} put{s} the call through, step by step
- Step, sway, turn, and please stay on the line
< Pass the beat to your hips.
= hoop
> A doughnut has volunteered to be your swing.
- {name} show{s} you how to sit in the hole
- You sit in the hole, lean back and sway
< No crumbs, please.
< Sit anywhere but the icing.
= silks
> Even shoelaces look up to this knot.
- {name} show{s} you each wrap slowly, and the way out of it
- Wrap a foot, step up, lean out, and no tripping
< We untie everyone.
< Come and be the bow.
= trapeze
> Somebody left a swing in the sky.
- {name} know{s} how to sit down in mid-air
- Your legs will remember what a swing is for
< Your turn to dangle.
= handstand
> The salt shaker does this at every meal.
- {name} turn{s} you over slowly, and back again
- Kick up, hold it, come down, and not a grain is spilled
< The pepper is watching.
< Shake, stand, smile.
= restore
> Your to-do list fell asleep first.
- {name} tiptoe{s} round you while you lie there and breathe
- Lie down softly between the laundry and the emails
< Shh, don’t wake it.
= yoga
> Be a tree, then a cat, then nothing.
- {name} guide{s} you all the way to nothing
- The tree wobbles, and the cat doesn’t care
< Nothing is the best part.
= men
> Even the barber’s pole wants to join.
- {name} show{s} you how to climb and spin, stripes or not
- You hold on, climb and spin, and nobody asks about your vacation
< A little off the floor, please.
= seniors
> The cat thinks you’re at the post office.
- {name} won’t tell the cat a thing about your twirls
- No cat would ever guess how nicely you turn
< Bring the cat a stamp.
= prenatal
> A very small passenger has asked for waves.
- {name} steer{s} you gently from one soft stretch to the next
- You’re the boat, and the sea is calm
< All aboard, softly.
= postnatal
> The teddy bear is on duty now.
- {name} lead{s} the soft stretches while teddy babysits
- You stretch and breathe, and a bear sits up very straight
< Take your time, says the bear.
= workshop
> Bring your question marks. We love those.
- {name} straighten{s} out every question, step by step
- Every how and every why gets a seat and an answer
< The curly ones especially.
= photo
> Ask a garden gnome how to hold a pose.
- {name} help{s} you find a pose worth keeping for years
- Chin up, toes pointed, and not a twitch until the click
< Wiggle afterwards.
< Fishing rod optional.
= private
> Your questions have taken all the seats.
- {name} call{s} on every question, even the one about toes
- The shy one in the back row goes first
< Let them all speak.
= kids
> The floor is lava! Up we go!
- {name} know{s} where it’s cool enough to tiptoe
- Quick, hang on like the smallest monkey
< Mind your toes!
= kids
> Who can hang like a sleepy sloth?
- {name} tiptoe{s}, so nobody wakes the sloths
- First we hang like sleepyheads, and then we wiggle
< Sleepy sloths, this way!
= teens
> You’ve outgrown the monkey bars.
- {name} know{s} tricks no playground ever told you
- The slide waves goodbye, and the tricks get bigger
< Swing a bit higher.
= static
> This pole has never missed a class.
- {name} teach{es} you spins and climbs, and the pole does the standing
- You climb and spin, and the pole gets top marks for standing
< It’s very proud of that.
= floor lowflow
> A puddle will show you around down here.
- {name} know{s} how puddles arrive and how they leave
- First the knees melt, then the hips, then the rest of you
< Spread out and shimmer.
< No boots needed.
= workshop
> The magnifying glass has asked to come along.
- {name} show{s} you the parts that are easy to miss
- One move, seen from very close, is suddenly enormous
< Magnifying glasses never blink.
< Lean in, nose first.
= practice
> The abacus has promised not to count.
- {name} and the abacus look the other way
- Try any move as often as you please
< Its beads are sealed.
= restore
> The pillows are holding a quiet meeting.
- {name} {has} only one point to make: rest
- Any other business: one long breath out
< All in favor, lie down.
= conditioning polefit
> The pickle jar wants a rematch.
- {name} train{s} pulls and holds until every lid gets nervous
- One more pull, one more hold, and dinner gets its pickles
< Teach the lid to open up.
= twerk
> Shake it like an otter after a swim.
- {name} teach{es} the bounce, the shake and the shake again
- First the knees, then the hips, then whatever whiskers you have
< Dry by the chorus.
= teens
> Your group chat will need a moment.
- {name} teach{es} you a trick worth three dots and a monkey
- One new trick, then three dots, then a long row of monkeys
< Let the chat type.
= pole intro
> The pole has been polishing its handshake.
- {name} introduce{s} you to the pole, and round you go
- First you shake hands, then you walk round, then you spin
< It has a firm grip.
= inclusive
> Glitter sticks to everyone.
- {name} scatter{s} the twirls, and we all get some
- Everybody gets a turn, a pose and a bit of shine
< Glitter is very fair that way.
= party
> A piñata asked if it could dance instead.
- {name} teach{es} all of you the steps, and the piñata, too
- One dance, all together, and nobody bursts
< Swing hips, not sticks.
= burlesque
> The left eyebrow rises. The right one faints.
- {name} coach{es} both eyebrows, one slow glance at a time
- A strut, a pause, a look, and then the lashes join in
< Catch it, then shimmy.
= acro
> Be somebody’s staircase for a while.
- {name} show{s} you both where to put which foot
- You may creak a little, as staircases do
< Then you take the stairs.
= advanced
> The chandelier has asked you for advice.
- {name} know{s} how things hang up there
- No chandelier has ever hung by one leg and smiled
< Swing over and show how.
= handstand
> Your hands would like to try walking.
- {name} teach{es} your palms to stand before they run
- Kick up, find your balance, and the sky is full of toes
< Hands have watched feet for years.
= kids
> Tiptoe like a mouse, hang like a monkey!
- {name} look{s} after the whole small zoo
- Then the mouse hangs, and the monkey tiptoes
< Squeak, then swing!
= seniors
> Herons step, sparrows hop, you dance.
- {name} lead{s} each step and turn at the pace of a pond
- A step, a hold, a small turn, and the reeds look on
< Spread a wing with us.
< Chirp along.
@ Intro to Pole
> The pole has been hoping you’d come.
- {name} show{s} you the grips, the walks and your first happy spin. No experience needed
- {name} introduce{s} you, grip by grip, up to your first spin. No experience needed
- Learn to hold on, walk round and spin, even if you’ve never danced a step
< Come and say hello.
< It’s a very friendly pole.
< Twirl right in.
@ Intro to Pole
> The pole put you in its diary for {day}.
- Come as you are, and {name} will show you grips, walks and a first spin
- {name} guide{s} you from first grip to first walk to first spin. No experience needed
- No dance background? Lovely. You begin with grips, walks and your very first spin
< The pole drew a little heart.
< The pole is early, as always.
@ Intro to Pole
> Poles are shy. Hold yours by the hand.
- With {name}, a grip becomes a walk and then a spin. No experience needed
- {name} teach{es} you how to hold, walk and spin. No dance background needed
- A grip becomes a walk, a walk becomes a spin, and no experience is needed
< Poles squeeze back.
< Come round for a spin.
@ Intro to Pole
> Your carousel days begin here.
- {name} lead{s} you through grips, walks and your first whirl. No experience needed
- No partner, no experience, no trouble. {name} teach{es} grips, walks and a first spin
- Bring two curious hands for grips, walks and your first spin. No experience needed
< Round you go.
< Hop on for lap one.
< Whee starts here.
@ Beginner Pole
> Ladybugs do this on every blade of grass.
- {name} show{s} you how to spin, climb and sit, and a combo flies home with you
- With {name} you spin, climb and sit, and carry your own little combo home
- You spin, climb and sit at a beetle’s steady pace, and go home with a combo
< Spots optional.
< Up we go, gently.
@ Beginner Pole
> A little dance wants to follow you home.
- Spin, climb and sit with {name}, and leave with a short combo of your own
- {name} gather{s} spins, climbs and sits into a small combo that’s yours to keep
- Spins, climbs and sits become a short combo that you get to keep
< Come and adopt a combo.
< Go home dancing.
@ Beginner Pole
> No rush. Even snails reach the treetops.
- {name} keep{s} a steady pace through spins, climbs and sits, up to your own combo
- At a steady pace, {name} help{s} you spin, climb, sit and build your own combo
- Spin by spin and climb by climb, you build grip, confidence and a combo
< One leaf at a time.
< Steady does it. Come up.
< There’s a leaf for you.
@ Beginner Pole
> Spin like a leaf, climb like a squirrel.
- {name} lead{s} you through spins, climbs and sits, with a short combo to take home
- Build grip and confidence with {name}, and go home with a combo of your own
- Build grip, core and confidence, and scamper home with a combo of your own
< Scamper up with us.
< Come and rustle the leaves.
@ Intermediate Pole
> The bats have sent you an invitation.
- {name} spot{s} you safely as you join the bats for first inverts and leg hangs
- You climb with ease. Now {name} show{s} you the way upside down, safely spotted
- First inverts and leg hangs, safely spotted, with a lovely view of everybody’s toes
< RSVP upside down.
< Hang happily ever after.
< The bats say hello.
@ Intermediate Pole
> Ready to see the world upside down?
- {name} guide{s} you into first inverts, leg hangs and cleaner transitions, safely spotted
- Climb up, tip over and hang by a leg, with {name} spotting you safely
- If you climb with ease, you’re ready for first inverts and leg hangs, safely spotted
< Tip over with us.
< The ceiling says hello.
< Turn your {day} upside down.
@ Intermediate Pole
> Ask any pancake about the flip.
- With {name} spotting you safely, you flip into first inverts and leg hangs
- {name} take{s} you into first inverts and leg hangs, safely spotted all the way
- First inverts, first leg hangs, and someone to spot you while the world flips
< Golden on both sides.
< Over you go.
@ Intermediate Pole
> The coins in your pockets dream of this.
- {name} turn{s} you over, safely spotted, into first inverts and leg hangs
- Happy climbers go upside down with {name}, who spot{s} every invert and leg hang
- You already climb with ease. Here you tip over and hang, safely spotted
< Let’s set the coins free.
< See the flip side.
@ Advanced Pole
> Up here, even the clouds point their toes.
- {name} lead{s} confident inverters through aerial combos, shoulder mounts and handsprings
- With {name}, aerial combos, shoulder mounts and handsprings grow elegant lines
- Confident inverters, your shoulder mounts and handsprings are about to float
< Come up to cloud level.
< Pick a cloud.
@ Advanced Pole
> The dragonflies have copied your handspring.
- {name} add{s} control and shimmer to aerial combos, shoulder mounts and handsprings
- With {name}, shoulder mounts and handsprings shimmer with power and elegance
- Handsprings and shoulder mounts grow strong and elegant, one aerial combo at a time
< Hover over and show them.
< Show them the shiny version.
@ Advanced Pole
> The puffins want to know how you do it.
- {name} send{s} you soaring through aerial combos, shoulder mounts and handsprings
- Soar with {name} through shoulder mounts, handsprings and elegant aerial combos
- Your inverts are ready for aerial combos, shoulder mounts and handsprings
< Flap over and explain.
< Show the puffins, slowly.
@ Spin Basics
> Ever wanted to be a carousel?
- {name} set{s} you turning in fireman, chair and back hook. No strength needed yet
- With {name}, you go round in fireman, chair and back hook and land softly
- Float through fireman, chair and back hook, and land as softly as a feather
< Pick your painted pony.
< Round and round we go.
< Whee, and welcome.
@ Spin Basics
> Your toes will wonder where the floor went.
- {name} walk{s} you into fireman, chair and back hook, and help{s} you land softly
- Three spins and no strength needed yet. {name} teach{es} fireman, chair and back hook
- Walk in, leave the floor for fireman, chair and back hook, and land softly
< Your toes will like the answer.
< Wave down at the floor.
@ Spin Basics
> A dandelion seed is giving flying lessons.
- {name} help{s} you drift round in fireman, chair and back hook and land softly
- Drift through fireman, chair and back hook with {name}. No strength needed yet
- No strength needed yet, just a step into fireman, chair and back hook spins
< One puff and away.
< Drift in on the breeze.
@ Spin Basics
> Your feet are ready for a short flight.
- {name} pilot{s} you through fireman, chair and back hook, with a soft landing each time
- No strength needed yet. Fly fireman, chair and back hook with {name} and land softly
- Take off with a walk, fly fireman, chair and back hook, and land softly
< Fasten your giggles.
< Cleared for take-off.
< Arms out. Enjoy the breeze.
@ Spin Pole
> This pole gets dizzy if nobody holds it.
- {name} guide{s} you through momentum, balance and floaty combos that feel like flying
- Let the pole turn with you while {name} show{s} you combos that feel like flying
- Find your balance as the pole turns with you, in combos that feel like flying
< Hold on. The pole is grateful.
< Take a whirl together.
@ Spin Pole
> Remember the teacup ride? Be the teacup.
- {name} set{s} you gently turning, with balance, momentum and combos as floaty as clouds
- Ride the momentum with {name}, in floaty combos that feel just like flying
- Momentum does the turning, balance does the rest, and the combos feel like flying
< Around and around again.
< Stir yourself in.
< Your teacup is turning.
@ Spin Pole
> The washing machine says you’re a natural.
- {name} teach{es} you momentum and balance, so the turning pole feels like flying
- With {name}, momentum and balance add up to floaty combos that feel like flying
- You turn, the pole turns, and floaty combos begin to feel like flying
< Gentle cycle, please.
< Delicates, float this way.
@ Spin Pole
> Flying is on the timetable.
- {name} show{s} you how momentum and balance make combos float like a feather
- The pole turns, you float, and {name} guide{s} you through combos that look effortless
- Catch the momentum, keep your balance, and float through combos that look effortless
< Window seat, please.
< Up, up and around.
< Departures are this way.
@ Pole Tricks
> Three tricks came in one tiny suitcase.
- {name} unpack{s} three tricks step by step, with spotting and options for every level
- Learn three tricks with {name}, spotting included, and bring your phone for the photo
- Step by step, you learn three tricks with spotting. Bring your phone for the photo
< Click, click, open.
< Ta-da is for everyone.
@ Pole Tricks
> Come and meet three friendly tricks.
- {name} introduce{s} three tricks step by step, with spotting and options for every level
- Whatever your level, {name} spot{s} you through three tricks. Bring your phone
- Three tricks unfold step by step, with spotting for every level. Bring your phone
< Make three new friends.
@ Pole Tricks
> Your phone will not believe this.
- {name} unfold{s} three tricks like paper birds, with spotting and options for every level
- Step by step, {name} spot{s} you into three tricks, with options for every level
- You learn three tricks step by step, with someone to spot you at every level
< Come and amaze your phone.
< Take home the proof.
@ Pole Flow
> Let the numbers nap. Feel the music.
- {name} link{s} spins, floorwork and transitions into one long, dreamy breath of movement
- Spins melt into floorwork with {name}, in one long breath and with less counting
- Link spins, floorwork and transitions in one breath, and let the music lead
< Hum along and dance.
< Dream along with us.
< Ride the music home.
@ Pole Flow
> Follow the music wherever it wanders.
- {name} lead{s} you from spins to floorwork, with less counting and more music
- Drift from spin to floor with {name}, feeling the music more than counting
- Spins, floorwork and transitions run together like a brook. Count less, feel more
< Wander off with us.
< Turn left at the chorus.
< Get happily lost.
@ Pole Flow
> The accordion does all this in one breath.
- {name} help{s} your spins, floorwork and transitions hold hands all through the music
- Less counting, more floating, as {name} link{s} spins, floorwork and transitions
- Every spin leads to the floor and back, with less counting and more music
< Squeeze in with us.
< In, out, off you go.
@ Pole Choreography
> A song rang our doorbell and asked for you.
- {name} let{s} the song in, section by section, until you dance it full out
- Learn a routine with {name}, section by section, and finish by dancing full out
- One song, one new routine, and a full-out finale that you learn in sections
< The song wiped its feet first.
< Give the song its dance.
@ Pole Choreography
> We serve this song in slices.
- {name} serve{s} a new routine in sections, with a full-out dance for dessert
- Section by section, {name} teach{es} you a whole routine to dance full out
- Take the new routine section by section, and dance the song full out
< Come hungry, leave humming.
< Seconds are encouraged.
@ Pole Choreography
> The last chorus is bouncing in its seat.
- {name} teach{es} the new routine in sections and let{s} the chorus out last
- Learn a new routine with {name} in sections, and dance it full out at the end
- You learn a new routine in sections, then dance full out, just for fun
< Bounce along.
< Curtain up, butterflies.
@ Exotic Pole
> Your boldest self has arrived by scooter.
- {name} lead{s} low flow, slides and kips with attitude. Bring heels and knee pads
- Put your heels on and slink through low flow, slides and kips with {name}
- Heels on, lights low, and attitude for slides and kips. Bring knee pads
< Park it and slink in.
< Beep, beep. Slide over.
@ Exotic Pole
> Cats invented this. We added heels.
- {name} teach{es} low flow, slides and kips in heels. Bring knee pads and attitude
- Bring knee pads, and {name} will lead you through low flow, slides and kips
- Bring knee pads and your boldest self for low flow, slides and kips
< Come and find your purr.
< Pounce when ready.
< Whiskers optional.
@ Exotic Pole
> A panther has mislaid its left heel.
- {name} guide{s} you through slides, kips and low flow. Bring knee pads and boldness
- With {name}, your boldest self can slide, kip and flow. Bring knee pads
- Slide, kip and flow down low with attitude, knee pads and your boldest self
< Slink in and help the panther look.
< Prowl on in.
@ Heels & Floorwork
> Tall like a giraffe, low like an otter.
- {name} teach{es} the giraffe’s leg lines and the otter’s rolls, in heels or socks
- Glide with {name} from long leg lines to low waves, in heels or in socks
- Long leg lines up there, rolls and waves down here, in heels of any height or socks
< Come and be both animals.
< Splash down with us.
< Down and up we go.
@ Heels & Floorwork
> The sea lent us its waves.
- {name} guide{s} your leg lines, rolls and waves, in heels of any height or socks
- Roll, wave and stretch your leg lines with {name}, in heels or in socks
- Leg lines, rolls and waves carry you down and back, in heels or socks
< Dive in. The floor’s lovely.
< Wade in and dance.
< Paddle down to us.
@ Heels & Floorwork
> The socks heard they’re invited, too.
- {name} welcome{s} socks and heels of any height for leg lines, rolls and waves
- Come in socks or heels for leg lines, rolls and waves with {name}
- Leg lines, rolls and smooth ways down feel lovely in heels, or in socks
< Socks have been sliding since dawn.
< Slide in, both pairs.
@ Chair Dance
> This chair would like to dance.
- {name} teach{es} sultry choreography that’s easy to follow and lovely with friends
- Your partner is a chair, and {name} keep{s} the sultry steps easy to follow
- The dance is sultry, easy to follow, and great with friends and their chairs
< Say yes and sit.
< Take a seat and twirl.
< Sit down and sparkle.
@ Chair Dance
> The sofa is jealous of this chair.
- {name} lead{s} sultry choreography that’s easy to follow, alone or with friends
- Dance something sultry with {name}, easy to follow and lovely among friends
- Come with a friend or two for sultry steps that are easy to follow
< Sofas only ever get naps.
< Sit, and let the sofa sulk.
@ Chair Dance
> Four wooden legs are already tapping.
- {name} introduce{s} you to sultry choreography with a chair, easy to follow with friends
- Take a chair and follow {name} easily through something sultry
- The choreography is sultry, easy to follow and even nicer with friends
< All four on the beat.
< Your partner is waiting nicely.
@ Aerial Hoop
> The letter O has offered you a seat.
- {name} show{s} you mounts, poses and spins in the hoop, both low and high
- Mount, pose and spin with {name}, low or high, from the very first class
- Every mount, pose and spin has a low and a high version for you
< Oh, says the O.
< Sit in the middle of a word.
@ Aerial Hoop
> Feel like a canary? Here’s your swing.
- {name} guide{s} you into mounts, poses and spins, low or high as you like
- Find graceful strength with {name} in mounts, poses and spins, low or high
- Graceful strength begins in your first class, with poses and spins, low or high
< Sing if you like.
< Perch a while with us.
@ Aerial Hoop
> The hamster wheel has taken up flying.
- {name} help{s} you mount, pose and spin with graceful strength, low or high
- Low or high, {name} {has} a mount, a pose and a spin for you
- The mounts, poses and spins come low or high. Choose your own altitude
< No running, just swinging.
< Come and dangle your feet.
@ Strength & Conditioning
> Tiny ants lift big leaves. Your turn.
- {name} train{s} your pull, core and shoulders for pole, until your inverts finally click
- Build pull, core and shoulders with {name}, and feel those inverts finally click
- Leaf by leaf, your pull, core and shoulders grow until inverts finally click
< Lift off, little ant.
< March in with the ants.
@ Strength & Conditioning
> Poles can’t climb themselves. They’ve tried.
- {name} build{s} pull, core and shoulder strength for pole, with progress you can measure
- Grow your pull, core and shoulders with {name}, until your inverts finally click
- Pull, core and shoulder work, made for pole, helps your inverts finally click
< Lend the pole your arms.
< Heave, ho, hooray.
< Up you get, mighty one.
@ Strength & Conditioning
> The beetles are lifting crumbs to impress you.
- {name} look{s} after your pull, core and shoulders, with progress you can measure
- Train pull, core and shoulders with {name}, in work that’s made for pole
- Pull, core and shoulder work, with progress that even a beetle could measure
< Impress the beetles back.
< Heave, says the smallest.
@ Flexibility & Stretch
> Your toes miss you. Go and visit.
- Wherever you start, {name} kindly look{s} after your splits, backbends and shoulders
- Reach for splits, backbends and easy shoulders with {name}, wherever you start
- Splits, backbends and shoulders, one kind stretch at a time, wherever you start
< Give your toes a wave.
< Halfway counts as visiting.
< Hello, happy toes.
@ Flexibility & Stretch
> The cat has agreed to share its sunbeam.
- {name} lead{s} active stretching for splits, backbends and shoulders, kind to your body
- Whatever your starting point, {name} guide{s} you warmly into splits and backbends
- Warm, kind stretching for splits, backbends and shoulders suits any starting point
< The cat rarely does this.
< Curl up afterwards.
@ Flexibility & Stretch
> Somewhere inside you is a noodle.
- {name} teach{es} splits, backbends and shoulders kindly, whatever your starting point
- Bend and stretch warmly with {name}, into splits, backbends and easy shoulders
- Here, stretching for splits, backbends and shoulders is as warm and kind as soup
< Noodle on in.
< Soften up with us.
< Bendy days ahead.
@ Intro to Pole
? offer first class free
> First class free. The pole’s treat.
- With {name}, you try grips, walks and your first spin, no experience needed
- {name} walk{s} you from first grip to first spin, no experience or partner needed
- You try grips, walks and a first spin, and need no experience or partner
< Go on, say hello.
< Come and be charmed.
< Have a twirl on us.
@ Intro to Pole
? offer free trial class
> Free trial class. The big toe goes first.
- {name} ease{s} you into grips, walks and a first spin. No experience needed
- {name} lead{s} your toes through grips and walks, up to a first spin
- Try grips, walks and your first spin, with no experience and no partner needed
< The little ones follow.
@ Intro to Pole
? bring *friend*
> Two ducklings are braver than one.
- Bring {bring}, and {name} will teach you both grips, walks and a first spin
- Bring {bring}, and {name} will lead you both from first grip to first spin
- Bring {bring} for grips, walks and a first spin, no experience needed
< Waddle in together.
< Hop in, both of you.
< Double the giggles.
@ Beginner Pole
? wear *shorts*
> Your knees would love to climb.
- Wear {wear} for spins, climbs and sits with {name}, and a combo to keep
- Wear {wear}, and {name} will help you spin, climb, sit and keep a combo
- Wear {wear} to spin, climb and sit, and leave with a combo of your own
< Let your knees lead.
< Up you scamper.
< Go on, happy knees.
@ Beginner Pole
? offer first class free
> First class free. The caterpillar brought every foot.
- {name} teach{es} you to spin, climb and sit, with a little combo to keep
- Spin, climb and sit with {name}, and a short combo comes home with you
- Spin, climb and sit at a steady pace, and keep the combo you learn
< Two feet climb just as well.
< Up, up, hooray.
@ Beginner Pole
? series *weeks
> {Series}. Runner beans climb no faster.
- {name} lead{s} spins, climbs and sits at a steady pace, up to your combo
- With {name}, grip and confidence grow, spin by spin and climb by climb
- You build grip and confidence with spins, climbs and sits, and leave with a combo
< Curl round and climb.
< Up you go, little bean.
@ Intermediate Pole
? series *weeks
> {Series}, says the hourglass, flipping over.
- {name} spot{s} you safely through your first inverts, leg hangs and cleaner transitions
- You climb with ease. Next, {name} take{s} you upside down, safely spotted
- You climb with ease, so first inverts and leg hangs are next, safely spotted
< One flip at a time.
< Hang in with us.
@ Spin Basics
? level beginner
> Beginners, meet the spinning top. It wobbles, too.
- {name} set{s} you off in fireman, chair and back hook. No strength needed yet
- With {name}, fireman, chair and back hook all come with a soft landing
- Step into fireman, chair and back hook, with no strength needed just yet
< Wobble round with us.
< Whirl in, newcomer.
@ Spin Basics
? bring *friend*
> A carousel is better with two.
- Bring {bring}, and {name} will teach you both fireman, chair and back hook
- Bring {bring}, and {name} will help you both land three spins softly
- Bring {bring} for fireman, chair and back hook, and land softly side by side
< Wave on every lap.
< Round you both go.
@ Spin Pole
? level all
> All levels float here.
- {name} help{s} you find momentum and balance in combos that feel like flying
- Ride the turning pole with {name}, in floaty combos that look effortless
- The pole turns with you, and floaty combos feel like flying
< Everyone gets a breeze.
< Float in as you are.
@ Spin Pole
? level intermediate
> Intermediate twirlers, the hummingbirds are hiring.
- {name} guide{s} you through momentum, balance and combos that look effortless
- Catch the momentum with {name}, in combos that feel like flying
- Let the pole turn with you, in floaty combos that feel like flying
< Whoosh along.
< Hover in.
@ Pole Tricks
? places max*
> {Places}. The tricks have counted you, twice.
- {name} spot{s} you step by step, with options for every level and a photo
- {name} take{s} three tricks apart step by step, so bring your phone
- You learn step by step with spotting, and your phone can catch the ta-da
< Tricks can count to three.
< Say hello to each.
@ Pole Flow
? bring *knee pads*
> Your knees would like to float.
- Bring {bring}, and {name} will link spins and floorwork into one long breath
- Bring {bring}, and {name} will lead you from spin to floor and up again
- Bring {bring} for spins and floorwork in one breath, with less counting
< Drift down with us.
< Lovely weather for knees.
< Land softly, dear knees.
@ Pole Choreography
? music
> {Music} has gone looking for a dance.
- {name} teach{es} you the new routine in sections, with a full-out finish
- Section by section, {name} build{s} a routine for you to dance full out
- You learn a new routine in sections, and dance full out at the end
< Give the song a twirl.
< Hum, twirl, bow.
< Come and twirl along.
@ Exotic Pole
? bring *knee pads*
> Your knees joined the penguins’ sliding club.
- Bring {bring}, and {name} will lead low flow, slides and kips in heels
- Bring {bring}, and slide with {name} into low flow and kips, heels on
- Bring {bring} and your boldest self for slides, kips and low flow
< Both are members now.
< Swoosh down with us.
@ Heels & Floorwork
? wear heels
> Wear heels. The floor likes a good tickle.
- {name} lead{s} your leg lines, rolls and waves all the way to the floor and back
- Glide into rolls and waves with {name}, long leg lines first
- Roll, wave and glide down and up again, with leg lines all the way
< Click-clack, swoosh.
< Clip-clop in.
@ Heels & Floorwork
? bring heels (optional)
> Heels or socks? Let your toes choose.
- {name} show{s} you leg lines, rolls, waves and smooth ways down and up
- With {name}, you roll, wave and stretch long leg lines either way
- Tall toes or flat toes, they roll and wave to the floor and back
< Happy toes, this way.
< Glide or clip-clop in.
< Toes know best.
@ Heels & Floorwork
? places *left
> {Places}. The otters are watching the door.
- {name} teach{es} you leg lines, rolls and waves, in heels or in socks
- Roll and wave with {name} to the floor and back, in heels or socks
- Leg lines, rolls and waves are yours, in heels or cozy socks
< Slide in before the otters.
< Glide in while you can.
@ Chair Dance
? bring *friend*
> Two chairs are giggling about you two already.
- Bring {bring}, and {name} will teach you both something sultry and easy to follow
- Bring {bring}, and {name} will lead you both through sultry, easy steps
- Bring {bring} for a sultry chair dance that’s easy to follow
< Sit down. They’ll stop giggling.
@ Chair Dance
? level beginner (no experience)
> No experience needed. The chair is shy, too.
- {name} make{s} the sultry choreography easy to follow, alone or with friends
- Follow {name} easily through sultry steps, with friends if you like
- The sultry choreography is easy to follow and friendly to friends
< Come and be shy together.
< Sit down and say hello.
@ Chair Dance
? bring heels (optional)
> Heels or not, the chair wears four socks.
- {name} teach{es} sultry choreography that’s easy to follow and great with friends
- {name} lead{s} the sultry steps, and you and your friends follow easily
- Dance something sultry and easy to follow, with friends if you like
< The chair tiptoes beautifully.
< Save the chair a dance.
@ Aerial Hoop
? level beginner (no experience)
> No experience needed, little canary.
- {name} show{s} you how to mount, pose and spin, on a low perch or a high one
- Mount, pose and spin with {name}, as low or as high as you like
- Mounts, poses and spins come low or high, with grace from the first class
< Swing by and sing.
< Try the perch.
< Hop up and sway.
@ Aerial Hoop
? places max*
> {Places} on the perch. No pecking.
- {name} teach{es} mounts, poses and spins, in a low or a high version
- Find graceful strength in the hoop with {name}, low or high
- You mount, pose and spin, low or high, from the very first class
< Fluff up and swing.
@ Strength & Conditioning
? bring *towel*
> Your towel would like to be useful.
- Bring {bring}, and {name} will train your pull, core and shoulders for pole
- Bring {bring}, and {name} will help those inverts finally click
- Bring {bring} for pull, core and shoulder work, until your inverts click
< It’s been folded for weeks.
< Give it something to do.
@ Strength & Conditioning
? bring *water*
> Bring {bring}, says the cactus.
- {name} train{s} your pull, core and shoulders for pole, with progress you can measure
- Build your core and shoulders with {name} until those inverts click
- All the pull, core and shoulder work is made for pole
< Sip, little cactus.
< Sip like it just rained.
@ Flexibility & Stretch
? bring *mat
> Your mat dreams of being a meadow.
- Bring {bring}, and {name} will kindly guide your splits, backbends and shoulders
- Bring {bring}, and {name} will guide you into kind splits, wherever you start
- Bring {bring} for warm, kind splits and backbends, whatever your starting point
< Lie among the daisies.
< Mind the daisies.
@ Flexibility & Stretch
? level all
> All levels stretch. Ask any cat.
- {name} guide{s} warm, kind stretching for splits, backbends and shoulders
- Wherever you start, {name} will lead you kindly toward splits and backbends
- Splits, backbends and shoulders get warm, kind stretching, whatever your starting point
< Find your sunbeam.
< Every whisker welcome.
= pole intro spin spinpole tricks static flow
? wear *shorts*
> Wear {wear}. Your knees are joining in.
- {name} show{s} your knees how to hold on to a pole
- Knees are tired of hiding under tables
< Come and introduce them.
= pole intro spin spinpole tricks static flow
? bring *shorts*
> Bring {bring}. Your knees want to shake hands.
- {name} introduce{s} your knees to the pole, left one first
- Hold on with both knees, and the pole is charmed
< Squeeze and say hello.
= pole intro spin spinpole
? level beginner (no experience)
> No experience needed. The pole starts with hello.
- {name} take{s} you from hello to your first turn
- It’s a pole of few words and no hurry
< Say hello back.
= spin spinpole pole intro
? bring *friend*
> Bring {bring}. Carousels are better in company.
- {name} send{s} you both round, side by side
- One horse nods, and the other one giggles
< Two horses, please.
= hoop silks trapeze straps
? level beginner (no experience)
> No experience needed. Ask the youngest bat.
- {name} start{s} low and show{s} you where to hold
- First you hold on, then you hang, then you look around
< Hang in beside us.
= hoop silks trapeze straps
? offer first class free
> First class free. The spider held the door.
- {name} show{s} you where to hold and where to dangle
- A way up, a pose, a way down, and the spider applauds
< Mind the web and come.
= chair
? bring *friend*
> Bring {bring}. The chairs want a double date.
- {name} show{s} you both how to lean, turn and sit with charm
- Every cushion is combed, and no chair can sit still
< Flowers for the seats, please.
= stretch yoga
? bring *mat
> Bring {bring}, and it becomes an island.
- {name} wave{s} from the next island over
- Lie back and let the tide come in
< Palm trees optional.
= choreo heels contemporary salsa twerk
? music
> Your toes get to dance to {music}.
- {name} teach{es} the steps, and the little toe goes first
- The little toe already knows all the words
< They’ve started tapping already.
= kids
? bring *water*
> Bring {bring}, little elephants!
- {name} lead{s} the little herd to the water hole
- Even the smallest trunk needs a sip
< Trunks up, off we go!
= kids
? bring *friend*
> Bring {bring}! Every pirate needs a parrot!
- {name} welcome{s} the pirate and the parrot on board
- One says ahoy, and the other says it again
< All aboard, you two!
= kids teens
? level beginner (no experience)
> No experience needed. Dragons learn to flap, too!
- {name} start{s} with very small flaps
- First a flap, then a hop, then hooray
< Wings up, here you come!
= teens
? bring *friend*
> Bring {bring}. Every good quest has a sidekick.
- {name} teach{es} you both a trick fit for a quest
- One of you has the map, and one has the jokes
< Two heroes, this way.
= any
? typed *new class*
> A new class has hatched.
- {name} start{s} with {move}, before the shell is even dry
- The shell is still damp, but the curiosity is enormous
< Come and say peep.
= any
? level all
> All levels, like any good treehouse.
- {name} show{s} {move} on the low rung and on the high one
- Every rung has a nice view of the next
< The ladder’s down.
= any
? level advanced (only)
> Advanced only, says the badge on the beetle.
- {name} bring{s} out the big moves for you
- Six shiny legs approve of big moves and fine details
< Salute and scuttle in.
= any
? price
> {Price}. Even the piggy bank nodded.
- For that, {name} will take you through {move} and {move2}
- That buys {move} and {move2}, said the curly tail
< Oink once for yes.
= any
? places *left
> {Places}. The mice haven’t noticed yet.
- {name} hope{s} you get here before the mice
- Mice nibble on anything that’s left over
< Tiptoe past them.
= any
? places max*
> {Places}. Sardines, look elsewhere.
- That way, {name} {has} time for everybody’s {move}
- Nobody here lives in a tin
< Wiggle your fins freely.
= any
? guest
> {Guest} is coming. Somebody brush the unicorn.
- Come and see what our visitor has brought
- We’re all ears, and two of them are furry
< Unicorns like to look nice.
= any
? series * weeks*
> {Series}, like a train of small carriages.
- {name} drive{s} and wave{s} from the front
- First comes a carriage of {move}, and then one of {move2}
< Choo, and off we go.
= any
? bring
> Please bring {bring}, says the owl.
- {name} see{s} to the {move}, and the owl to the packing
- The bird thought of everything, and then it blinked
< Owls are usually right.
= any
? bring *shorts*
> Bring {bring}. Your knees want fresh air.
- {name} show{s} your knees the sights, {move} included
- Knees have been under tables since who knows when
< Bon voyage, you two.
= any
? bring *water*
> Bring {bring}. The houseplants never forget.
- {name} look{s} after you like a favorite fern
- A drop before the {move}, a drop after, and you stay green
< Leaves up, and sip.
= any
? bring *towel*
> Bring {bring}. Every towel could be a cape.
- {name} {has} a mission for you, and it starts with {move}
- A towel does small forehead rescues, too
< Up, up and away.
= any
? bring *friend*
> Bring {bring}. Two make a parade.
- {name} march{es} ahead, and you two follow
- One waves, and the other carries the tune
< Trumpets optional.
= any
? bring *mats* (provided)
> Mats provided. They’ve unrolled themselves for you.
- {name} introduce{s} you to a mat with a nice smile
- Each mat lies there, hoping to be picked
< Make a mat very happy.
= any
? bring *(provided)
> The snail has packed for you: {bring}, provided.
- {name} thank{s} the snail and start{s} with {move}
- The snail left early and carried everything
< Empty pockets, happy hands.
= any
? !bring heels
> No heels needed. Let them sleep in.
- {name} let{s} your toes do the talking
- Your heels are snoring in their box, nose to tail
< Shh. Tiptoe over.
= any
? wear heels
> Wear heels. The giraffes are expecting you.
- {name} teach{es} you {move} at treetop height
- Everything is a few inches closer to the good leaves
< Lovely view up here.
= any
? wear *heels*
> Wear {wear}. The mice downstairs will tap along.
- {name} lead{s} the {move}, and the mice bring spoons
- A whole row of mice is waiting under the floor with spoons
< Give them a good beat.
= any
? bring heels (optional)
> Heels or no heels? Let your toes vote.
- {name} count{s} the votes and start{s} with {move} either way
- All ten toes have opinions, the big one especially
< The smallest toe decides.
= any
? wear
> The hangers have agreed: wear {wear}.
- {name} trust{s} the hangers in these matters
- The whole closet talked it over for days
< The sock drawer seconds it.
= any
? wear *shorts*
> Wear {wear}. Your knees are explorers.
- {name} lead{s} the expedition, knees in front
- First stop: {move}. Then on to {move2}
< Tiny map not included.
= any
? offer first class free
> First class free. Your wallet may nap.
- {name} whisper{s} you through {move}
- You try some {move} while your pocket snores
< Shh. Come in.
= any
? offer first class free
> First class free, says a little bird.
- {name} told the bird, and birds can’t keep a secret
- The robins heard first, and now you do
< Flutter by and look in.
= any
? offer first class free
> First class free. Curious cats welcome.
- {name} let{s} you sniff at the {move} and then try
- Poke one paw in, then the other three
< Come and be nosy.
= any
? offer
> Tweet, tweet: {offer}.
- {name} {has} {move} ready for every landing
- The news is all over the hedge by now
< Tell every sparrow.
< Flutter over.
= any
? offer
> A magpie left us this: {offer}.
- {name} {has} {move} for birds of every feather
- Magpies have very good taste and no pockets
< Oh, shiny.
= any
? offer
> Message in a bottle: {offer}.
- {name} wait{s} ashore, waving a sock
- The bottle floated past two islands and a duck
< Write back in person.
= any
? offer *half price*
> {Offer}. The cat got the other half.
- {name} still give{s} you the whole class
- You still get all of the class, whiskers included
< Meow and thank you.
= any
? typed *second class free
> Second class free. Feet come in pairs, too.
- {name} show{s} you the {move} twice, once per foot
- One class for the left foot, one for the right
< Bring both feet back.
= any
? offer your friend comes free
> Your friend comes free. Otters hold hands, too.
- {name} keep{s} the two of you afloat
- That way, nobody drifts off without company
< Paw in paw, please.
= any
? offer free for members
> Free for members. The doorbell knows you.
- {name} know{s} your ring by heart
- The bell rings twice for you and once for the mail
< Ding, dong, come in.
= any
? level beginner (no experience)
> No experience needed. Ask any tadpole.
- {name} start{s} where the pond is shallow
- Tadpoles haven’t a leg to stand on, and look at the frogs
< Wiggle over to us.
= any
? level beginner
> For beginners. Even oaks were acorns once.
- {name} begin{s} with {move}, leaf by leaf
- Start small, with {move} and a bit of rain
< Come and sprout.
= any
? level beginner (only)
> Beginners only. It’s a cozy nest.
- {name} start{s} every new wing on {move}
- We all hatched at about the same time
< Chirp and hop in.
= any
? level all
> All levels, from toadstool to treetop.
- {name} show{s} the {move} in a small way and a tall way
- Some take the stairs, and some take the stem
< Snails and squirrels welcome.
= spin spinpole pole intro
? offer your friend comes free
> Your friend comes free. The carousel seats two.
- {name} send{s} you both round and wave{s}
- One gets the horse, and one gets the swan
< Hop on, you pair.
= photo
? places *left
> {Places}. The tripod says it has seen you.
- {name} help{s} you find a pose that three legs will envy
- Strike a pose, and the tripod holds its breath
< Wave, then say cheese.
= pole inclusive openlevel
? audience LGBTQ*
? level all
> {Audience}. The flamingos brought glitter.
- All levels welcome, and {name} wave{s} you in
- All levels welcome, on whichever leg you like
< Come and sparkle freely.
= any
? level all
? audience
> {Audience}. Unicorns, too.
- All levels welcome, and {name} hold{s} the gate
- All levels welcome, hooves and all
< Trot in and shine.
< Gallop over.
= any
? level advanced*
> The advanced class, just above the clouds.
- {name} bring{s} the big moves, and the birds make room
- The kites wave whenever they go by
< Lovely weather up there.
= any
? places *left
> {Places}, says the white rabbit.
- {name} look{s} at the watch and start{s} with {move}
- One look at the watch, and straight on to the {move}
< No need to be late.
= any
? places *left
> {Places} at the mad hatter’s table.
- {name} serve{s} the {move} from the far end
- Everybody moves one seat down, and you sit
< Hats on, come in.
= any
? places few
> Just a few places in this nest.
- {name} know{s} every beak by name
- Soft twigs, a few elbows, and {move} for all
< Flutter in and settle.
= any
? places small group
> Small group. All ducklings accounted for.
- {name} look{s} round and count{s} you again
- That leaves time for every quack and question
< Waddle on in.
= pole intro spin spinpole flow tricks static choreo
? places your own pole
> Your own pole. It’s been practicing your name.
- {name} say{s} your pole has been up since six
- The other poles have heard all about you
< Go on, introduce yourself.
= any
? series * weeks*
> {Series}. The knitting needles are very excited.
- {name} knit{s} another row of {move} each time
- A row of {move}, a row of {move2}, and no dropped stitch
< Cast on with us.
= any
? series week*
> {Series}, and the tortoise is still humming.
- {name} go{es} on with the {move}, leaf after leaf
- A short stop at a daisy, and on to the {move}
< Catch up. It’s easy.
= any
? series starts*
> It {series}. The snails are on their way.
- {name} wait{s} at the start with a tiny flag
- Some left early and brought their houses
< No need to race.
= any
? music
> The parrot picked the music: {music}.
- {name} pick{s} the {move}, and the parrot nods along
- You bring the {move}, and the beak keeps time
< Sing if you know it.
= any
? music
> Say {music}, and toes start tapping.
- {name} let{s} your toes lead for a while
- The big toe starts, and then come all the others
< Follow them in.
= any
? substitute
> {Sub} steers the ship this time.
- {Sub} is in for {for}, compass and all
- {Sub} is in for {for}, and the parrot approves
< Ahoy and welcome aboard.
= any
? substitute
> {Sub} holds the balloons this time.
- {Sub} is in for {for}, and not one has popped
- {Sub} is in for {for} and holds on tight
< Grab a string on {day}.
= any
? soldOut sold out
> Sold out. Every toadstool is taken.
- Thank you, from us and from the toads
- Thank you all, and mind the spots on your way in
< The frogs are thrilled.
= any
? soldOut waitlist
> Hop on the waitlist. Frogs swear by it.
- Add your name, and we’ll whistle if a lily pad opens
- Leave your name and keep your hop ready
< We’re wishing along with you.
= any
? soldOut sold out
? soldOut waitlist
> Every place is full. The waitlist has wings.
- Leave your name, and we’ll whistle if a perch opens
- Put your name down and listen for a flutter
< Fingers and feathers crossed.
= any
? guest
> The teapots are lining up for {guest}.
- Come and learn from somebody who’s only passing through
- We’re all here to learn, and nobody will whistle
< Lids up, come in.
= any
? guest
> Sound the imaginary trumpets: {guest}!
- Come and learn a move or two from our guest
- We’re so glad to learn from our visitor
< Come and join the parade.
= any
? typed *no partner*
> No partner needed. Your feet have each other.
- {name} teach{es} both feet the {move}, side by side
- Left and right have got along since they met
< Bring the happy couple.
= any
? typed *alone or with a friend*
> Come alone or with a friend. Ducks do both.
- Either way, {name} find{s} you a bit of pond
- One makes a ripple, and two make waves
< Quack and waddle in.
= any
? typed *new class*
> There’s a new class on the treasure map.
- {name} know{s} which palm tree to turn at
- Ten steps north, then one hop to the left
< X marks the spot.
= any
? typed *every body is welcome
> Every body is welcome. The coat hooks agree.
- {name} {is} just as glad as the coat hooks
- There’s a hook for every coat, long or short or furry
< Hang up your coat and stay.
= any
? length
> {Length} of not being sensible.
- {name} fill{s} the time with {move}, and no spreadsheets
- The clock has agreed to look away
< Come and be happily silly.
= salsa heels contemporary chair burlesque twerk choreo flow floor exotic
? typed *new class*
> A new class has moved in, dancing.
- {name} unpack{s} the steps, and then the song
- No furniture, no boxes, only rhythm
< Come and say welcome.
< Be its very first friend.
= static spin spinpole tricks pole intro hoop silks heels choreo
? typed *second class free*
> Second class free. The boomerang thought of it.
- {name} will wave you off and wave you back
- Off you go, and round you come again
< See you on the way back.
= inclusive pole openlevel
? typed *every body is welcome*
> Every body is welcome. Even the wallpaper is clapping.
- {name} show{s} turns and poses, and you do them your way
- Turn, hold and pose your way. Even the stripes don’t mind
< Wiggle. It loves that.
= workshop tricks handstand choreo exotic
? guest
> {Guest} brought moves that still smell of train.
- We unpack a few moves, step by step, and try them on
- Come and learn the one that had the window seat
< Mind the luggage.
= flow contemporary lowflow floor
? level all
> All levels flow here, brooks and rivers alike.
- {name} lead{s} you from move to move, round every pebble
- Sooner or later, we all meet at the chorus
< Trickle in. It’s friendly.
= kids teens
? offer first class free
> First class free! The hippo is on tiptoe!
- {name} show{s} the hippo, and then you, how it’s done
- The hippo wants to try a trick right after you
< Mind the hippo!
= any
? audience
> {Audience}. The flock is gathering.
- {name} lead{s} the flock through the {move}, beak by beak
- The front row has left a gap for you
< Waddle in and say hello.
= any
> The teapot winked.
< At you.
= any
> Wiggle your toes.
< Now follow them.
= any
> Cats would come.
< So will you.
= any
> Your knees signed up.
< Both of them.
`;
