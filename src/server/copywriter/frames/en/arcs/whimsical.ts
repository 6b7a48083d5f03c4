// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const whimsical = `
= intro
> Even flamingos wobbled at first.
- {name} show{s} you how to hold on, step and turn
- First you hold on, then you step, then you turn
< Two legs are plenty.
< Come and join the flock.
= intro
> Once upon a time, you tried something new.
- {name} lead{s} you from the warm-up to a first small turn
- We show each step slowly, and you try it with us
< Happily ever after begins here.
< Chapter one is waiting.
= intro
> Your feet have asked for a vacation.
- {name} teach{es} you the step and the swing that lift them up
- You hold on, walk round and let them float for a second
< They’ll send you a postcard.
< Bon voyage, little toes.
= intro pole
> Every lamppost in town is jealous.
- {name} show{s} you how to hold on, step round and swing
- You walk round, lean out and turn to the music
< Singing in the rain optional.
< Umbrellas stay at home.
= pole
> Jack would have loved this beanstalk.
- {name} teach{es} you to grip, climb a little and spin down
- You hold on, climb a bit and spin your way down
< Giants welcome, too.
< No magic beans required.
= pole
> Some people have pets. We have poles.
- {name} teach{es} you to hold on, lean out and swing round
- You learn a spin, a climb and a pose to music
< Come and meet one.
< Yours is very well behaved.
= spin spinpole
> The carousel is missing a horse.
- {name} show{s} you how to step in, lean out and turn
- You step in, lean out and go round to the music
< Saddle up and smile.
< Good thing you’re here.
= spin spinpole
> Teacups spin. Planets spin. Your turn.
- {name} take{s} you round with a long step and a lean
- You take a long step, lean away and land softly
< Whee is the word.
< Mind the moon.
= spin spinpole
> The merry-go-round opens on {day}.
- {name} teach{es} you a walk, a lean and a lovely spin
- You walk in, lift your feet and come down softly
< All aboard, arms out.
< One ticket, please.
= spin
> Maple seeds twirl just like this.
- {name} show{s} you the walk, the swing and the soft landing
- You swing out, turn once and set your feet down softly
< Come on the next breeze.
< Helicopter on over.
= spinpole
> Be the ballerina in the music box.
- {name} show{s} you how to speed up, slow down and stretch
- You step on, stretch out and let the pole turn you
< Open the lid, please.
< Wind up and whirl.
= spinpole
> Finally, a pole that dances back.
- {name} guide{s} you through slow turns, long lines and easy poses
- The pole turns with you while you tuck, stretch and pose
< Save it a waltz.
< It never steps on toes.
= static
> It stands still. You do the whirling.
- {name} teach{es} you to step, swing and spin with your own push
- You step, swing and spin, and the pole stays put
< Come and be the breeze.
< Somebody has to.
= tricks
> Bats have the right idea.
- {name} show{s} you how to grip, hook a knee and lean back
- You learn the grip, the hang and the way back down
< Wings optional.
< Hang about with us.
= tricks
> A gecko is taking notes.
- {name} take{s} each trick apart, from the grip to the exit
- We try each trick slowly, first the grip, then the hold
< Come along, sticky toes.
< Stick around with us.
= tricks
> Monkeys call this sitting.
- {name} explain{s} where your hands, knees and hips go
- You climb up, hook a leg and hold the pose
< Bananas optional.
< Grab a branch with us.
= tricks
> Abracadabra takes a bit of practice.
- {name} teach{es} you the grip, the entry and the tidy exit
- You try a trick, fix one detail and try again
< Rabbits may watch.
< Say ta-da with us.
= advanced
> The ceiling has started waving back.
- {name} lead{s} big moves, long holds and clean ways down
- You link big moves in the air and come down slowly
< Clouds, make room.
< Bring your bravest toes.
= advanced
> Top floor, please.
- {name} take{s} your combos higher, with longer holds and cleaner lines
- You put climbs, inverts and long holds into one combo
< Hold the elevator.
< Going up?
= intermediate
> You know the trunk. Meet the treetop.
- {name} show{s} you leg hangs, longer lines and neat ways down
- You climb, hang from a leg and come down neatly
< The squirrels say hello.
< Lovely view, by the way.
= intermediate
> Your moves are ready to hold hands.
- {name} help{s} you link a climb, a hang and a spin
- You join the moves you know into one smooth combo
< Paw, meet paw.
< All in a row, please.
= flow
> A ribbon got loose and started dancing.
- {name} link{s} spins, turns and floorwork into one long dance
- You go from spin to floor and up again without stopping
< Catch the other end.
< Swish this way.
= flow
> The music left a trail of crumbs.
- {name} lead{s} you from one spin to the next, note by note
- You follow the song from a spin down to the floor
< Gretel would dance, too.
< Wander off with it.
= flow
> Every move holds the next one’s hand.
- {name} show{s} you how a spin turns into a slide
- We go from turn to slide to roll, following the song
< Dance paw in paw.
= flow
> Kites never count to eight.
- {name} help{s} you listen, lean, turn and glide to the song
- You lean, turn and glide wherever the song takes you
< Catch the wind with us.
< Let the string out.
= exotic
> Cats walk like this all the time.
- {name} teach{es} slow steps, low slides and a long look back
- You move slowly, slide down low and roll up again
< Whiskers up. Slink over.
< Nine lives, one song.
= exotic
> Even panthers practice the slow part.
- {name} show{s} you the walk, the wave and the slide
- You dance low, with waves, slides and a pause on the beat
< Prowl over when you’re ready.
< Pad along with us.
= exotic
> {day} has been far too well behaved.
- {name} teach{es} slow walks, low waves and one long slide
- You walk, wave and slide to one slow song
< Come and lead it astray.
< Misbehave with us.
= heels
> Flamingos know how to make an entrance.
- {name} teach{es} you the walk, the turn and the tall pose
- You walk, turn and pose on the beat
< And now, you.
< Both legs this time.
= heels
> Click, clack, and the floor applauds.
- {name} turn{s} your walk into a strut, right on the beat
- You practice the walk, add a turn and dance it through
< Encore, says the parquet.
< Come and make some noise.
= heels
> Your heels are bored of the closet.
- {name} show{s} you how to walk, turn and pose in them
- You walk, turn and pose in them to a good song
< Book them a dance.
< Let them out on {day}.
= heels
> Cinderella left far too early.
- {name} teach{es} the walk, the turn and a short routine
- You learn a strut, a turn and a pose to music
< The prince can wait.
< The ball goes on.
= lowflow floor
> Otters roll like this for fun.
- {name} teach{es} slow rolls, long slides and easy ways back up
- You roll over a shoulder, slide along and come up smoothly
< Belly up to the beat.
< Wiggle in beside us.
= lowflow floor
> Your feet know the floor. Introduce the rest.
- {name} lead{s} you down through knees, hips and shoulders to music
- You sink, roll and slide on knees, hips and shoulders
< They’ll get along famously.
< Say hello down there.
= lowflow floor
> Down here, everything is a slide.
- {name} show{s} you how to sink, glide and roll with the music
- You glide from knees to hips to shoulders, and up again
< The swings are jealous.
< Glide over to us.
= handstand
> Your feet want to see the ceiling.
- {name} teach{es} the kick-up, the hold and a safe way down
- You warm up wrists and shoulders, then kick up and hold
< Show them around.
< Toes, say hello.
= handstand
> Somebody has to hold up the ground.
- {name} help{s} you stack wrists, shoulders and hips and find balance
- You press your palms down, kick up and balance
< The earth says thank you.
< Atlas sends his regards.
= handstand
> {day}, but the other way up.
- {name} show{s} you drills, kick-ups and gentle landings
- You practice kick-ups, small balances and gentle landings
< Say hi to the ceiling.
< Hello, upside-down you.
= conditioning polefit
> Ants lift twice their lunch.
- {name} set{s} the pace for pulls, planks and long holds
- You pull, plank, press and hold, and rest in between
< The anthill is cheering.
< Small and mighty, this way.
= conditioning polefit
> Gorillas never skip pull day.
- {name} count{s} the pulls, the holds and the core work
- You pull, hold and press, one round after another
< Thump your chest proudly.
< Bananas for everyone.
= stretch
> Your toes would love a visit.
- {name} guide{s} you through hamstrings, hips and back, step by step
- You warm up, then reach, fold and hold
< They’ve put the kettle on.
< Give them our regards.
= stretch
> Cats do this before everything.
- {name} lead{s} long backs, open hips and reaching arms
- You warm up, then stretch your back, hips and legs
< Purring is allowed.
< Paws forward, everybody.
= stretch
> Be a noodle for a while.
- {name} help{s} you stretch hips, shoulders and back, one by one
- You stretch legs, hips and back, and breathe through every hold
< Al dente is fine.
= stretch
> Even {day} deserves a good yawn.
- {name} guide{s} you through the reach, the fold and the exhale
- You reach up, fold forward and breathe out slowly
< Teddy bears approve.
< Now we’re all yawning.
= restore
> Even the moon lies down sometimes.
- {name} lead{s} slow stretches and a rest that asks nothing of you
- You stretch softly, breathe out and rest like a cat on a wall
< Purring is welcome.
< Come and curl up.
= restore
> Hang your worries on a passing cloud.
- {name} guide{s} you through gentle stretches and long, lazy breaths
- You lie down, stretch gently and watch your thoughts drift off
< They’ll manage without you.
< Bring a cloud of your own.
= yoga
> Snails approve of this class.
- {name} lead{s} slow poses, steady breaths and a quiet rest
- You move with your breath, one slow pose at a time
< Shells off, shoulders down.
< Slowest one wins.
= yoga
> Trees have practiced this one for years.
- {name} guide{s} you through balances, twists and long breaths
- You balance, stretch and breathe, pose by pose
< Birds may land.
< Put down roots with us.
= yoga
> Your thoughts are sheep. Let them graze.
- {name} lead{s} each stretch, each breath and the quiet in between
- You stretch, breathe in, breathe out and follow along
< Wander into the clover.
< Count nothing. Just come.
= choreo
> The steps are ducklings. You’re the duck.
- {name} teach{es} them one by one and line{s} them up
- We learn eight counts, then eight more, then dance it all
< Waddle this way.
< Quack on the beat.
= choreo
> A song is looking for its steps.
- {name} teach{es} the routine count by count, then with the music
- You learn a few counts at a time, then dance them all
< Come and find them.
< Your feet may know something.
= choreo
> Centipedes learn this with far more legs.
- {name} break{s} the routine into small, clear counts
- We go count by count, then run it to the music
< Two feet will do.
< Just bring the usual pair.
= chair
> This chair ran away from a dull kitchen.
- {name} teach{es} leans, turns and slow sits around the chair
- You sit, lean, turn and cross your legs to the music
< Be its dance partner.
< Dinner can wait.
= chair
> Four legs, and no toes to step on.
- {name} teach{es} a routine on, over and around the chair
- You circle it, sit, swing round and rise on the beat
< A very polite partner.
< Shall you two dance?
= chair
> Even chairs get tired of sitting.
- {name} show{s} you how to lean, turn, circle and rise in style
- You lean back, roll up and turn around it on the beat
< Ask one to dance.
< Cheer one up.
= chair
> Your kitchen chairs must never know.
- {name} teach{es} a slow sit, a lean and a turn
- You dance a routine of slow sits, leans and turns
< We won’t tell the table.
< Tiptoe in.
= burlesque
> Peacocks don’t do subtle. Good.
- {name} teach{es} the strut, the shimmy and the well-timed wink
- You walk, shimmy, pause and pose to the music
< Tail feathers up.
< Fan out with us.
= burlesque
> {day} winked first.
- {name} teach{es} you to strut, shimmy and hold the pause
- You strut, shimmy, pose and take your time
< Flutter a lash back.
< Blow it a kiss.
= twerk
> Bees have a waggle dance, too.
- {name} break{s} down the bounce, the shake and the drop
- You bend your knees, loosen your hips and find the bounce
< Buzz in with us.
< Flowers not required.
= twerk
> There’s a drum in your back pocket.
- {name} count{s} the beat for every bounce, shake and drop
- You isolate, bounce and shake it to the bass
< Join the rhythm section.
< Come and make a racket.
= salsa
> Left foot, meet right foot.
- {name} teach{es} the basic step, a turn and a groove
- You find the beat, step in time and add a turn
< They’ll hit it off.
< Let them dance.
= salsa
> The music just asked your hips a question.
- {name} show{s} you how to step, sway and turn in time
- You step, sway and turn until the song ends
< Wiggle a reply.
< Dance your answer.
= salsa
> Your feet have been gossiping about this.
- {name} teach{es} the steps slowly, then with the music
- You learn the step, the turn and a short routine
< Let them talk.
< Follow the rumor.
= hoop
> Canaries always had the best seat.
- {name} show{s} you how to get in, sit and lean back
- You sit in the hoop, lean back and hook a knee
< Save yourself a perch.
< Singing welcome.
= hoop
> Saturn has lent us a ring.
- {name} teach{es} the mount, the seat and a slow turn
- You get in, sit, hang from your knees and turn
< Orbit with us.
< Stardust not included.
= silks
> A silkworm would be so proud.
- {name} teach{es} the wrap, the sit and the pose
- You wrap a foot, step up and hang in the fabric
< Save your cocoon.
< Butterflies, this way.
= silks
> Curtains dream of a life like this.
- {name} show{s} you how to wrap, sit and lean out
- You wrap, sit, swing and pose in the fabric
< The window can wait.
= silks
> Be the surprise in the wrapping.
- {name} show{s} you how to wrap, tie in and hang
- You hold on, wrap in and lean out into a pose
< No peeking. Just come.
< Ta-da, out you come.
= straps
> Monkeys would line up for this.
- {name} teach{es} the grip, the hang and the wrap
- You grip, hang, wrap in and come down slowly
< Swing with the troop.
< Pick a vine.
= trapeze
> Swings are wasted on parks.
- {name} teach{es} you to sit, stand and hang by your knees
- You sit, stand, hang and balance above the floor
< Nobody calls you home.
< The pigeons may watch.
= trapeze
> Sloths know how to hang around.
- {name} show{s} you slowly how to sit, hang and balance
- You hang by hands and knees and find your balance
< No hurry at all.
< Smile like one.
= seniors
> Every good story has some dancing in it.
- {name} lead{s} each step, hold and turn at an easy pace
- You step, hold and turn, and rest whenever you like
< Add a chapter with us.
< Once upon a {day}.
= inclusive
> Dandelions never ask if they fit in.
- {name} teach{es} turns, holds and poses, with options for everyone
- You turn, hold and pose your own way
< Bloom right here.
< Sunshine for all.
= inclusive
> Clouds come in all shapes. So do we.
- {name} show{s} every move in the version that suits you
- You learn turns, holds and poses in the version you like
< Plenty of sky up here.
< Drift in beside us.
= party
> The flamingos have made plans.
- {name} teach{es} your group a short routine with plenty of poses
- You learn easy moves, strike poses and dance together
< Come and be the pinkest.
< Flock together with us.
= private
> A whole class, made of your wishes.
- {name} plan{s} it around your favorite moves and your questions
- You choose the moves, ask away and set the pace
< Genies love a list.
< Rub the lamp.
= private
> The whole carousel is yours.
- {name} help{s} you with the moves you choose, at your pace
- You pick the move, ask your questions and set the pace
< Every saddle is empty.
< Ride as you like.
= practice
> Woodpeckers don’t get it first time, either.
- {name} host{s} while you work on any move you like
- You choose the moves, repeat them and rest when you like
< Knock, knock. Come in.
< Tap away with us.
= practice
> Your moves want to come out and play.
- {name} host{s} while you try your own moves and ideas
- You warm up, pick a move and try it again
< Recess is here.
< Off the leash they go.
= workshop
> We took a move apart to see the springs.
- {name} explain{s} each detail, from the way in to the exit
- We look at each part, drill it and put it back
< Listen to it tick.
< No parts left over.
= workshop
> Every big move has a tiny door.
- {name} show{s} you the entry, the hold and the exit
- We try each part slowly, then put them all together
< Alice would come.
< Curious noses welcome.
= showcase
> The butterflies know the routine by now.
- {name} run{s} it from the entrance to the final bow
- We run the entrance, the counts and the bow once more
< Wings out. Places.
< Let them dance, too.
= showcase
> Even your eyebrows have a part in this.
- {name} rehearse{s} entrances, counts and the last pose with you
- We rehearse the entrance, polish the counts and practice the bow
< Both of them, please.
< Raise them. From the top.
= photo
> A curious bird lives in the lens.
- {name} help{s} you pick a pose and hold it still
- You pick your poses, hold them and smile for the camera
< Watch the birdie.
< Come and say cheep.
= photo
> Your good side has asked for a portrait.
- {name} help{s} you find a pose and an angle for it
- You strike a pose, hold it and try another angle
< The other one, too.
= prenatal
> A duet, and one of you is very small.
- {name} guide{s} gentle stretches, soft circles and long breaths
- You stretch, circle and breathe gently, and rest when you like
< Hop in, you two.
< Hum along together.
= postnatal
> Hedgehogs uncurl slowly. So can you.
- {name} guide{s} gentle core work, soft stretches and deep breaths
- You breathe, stretch and wake up your core gently
< One paw at a time.
< Come out and say hello.
= contemporary
> A leaf fell, and someone called it dancing.
- {name} teach{es} a phrase with a reach, a turn and a soft fall
- You reach, turn, fall and rise with the music
< Autumn would approve.
< Twirl down beside us.
= contemporary
> Your elbows have feelings, too.
- {name} teach{es} you a short phrase, then add{s} the music
- You reach, turn, bend and travel across the floor
< Let them speak.
< Bring the knees along.
= contemporary
> Seaweed has danced like this forever.
- {name} lead{s} you through waves, reaches and turns
- You sway, curl, reach and rise to the music
< Mermaids may join in.
< Ride the tide with us.
= acro
> It takes two to make a giraffe.
- {name} show{s} you how to lift, balance and swap halves
- One of you lifts, one balances, and then you swap
< Legs or neck? You choose.
< Come and be one half.
= acro
> Human towers have to start somewhere.
- {name} show{s} you how to lean, lift and balance
- You lean on each other, lift and swap places
< Stack up with us.
< Wave from the top.
= circus
> The elephant is off. You’re on.
- {name} coach{es} balances, catches and a trick or two
- You throw, catch, balance and try a bit of everything
< Roll up, roll up.
< Trunk not required.
= circus
> Somewhere a drumroll has your name on it.
- {name} teach{es} you a balance, a trick and a proper bow
- You practice balances and catches, and take a bow
< Ta-da with us.
< Bow to the penguins.
= openlevel
> Some come by moonbeam, some by bus.
- {name} show{s} every move in an easy and a tricky version
- You choose the easy version of each move, or the harder one
< Any road will do.
< Broomsticks park outside.
= openlevel
> Hares and tortoises dance together here.
- {name} give{s} each of you a version that fits
- You try turns, holds and poses at your own level
< Hop or plod over.
< Shells are welcome, too.
= men
> Tarzan only had vines.
- {name} teach{es} you to grip, climb and hold strong
- You pull, climb, hold and spin round the pole
< Yelling is optional.
< Swing over to us.
= men
> Bears hug trees. It’s good for them.
- {name} teach{es} the grip, the climb and the spin down
- You grip, climb and hold, then spin back down
< Growl hello.
< Come out of the woods.
= class
> Your left foot has a plan.
- {name} show{s} you the steps slowly, then add{s} the music
- You learn a few steps, add a turn and dance along
< The right one agrees.
< Follow it here.
= class
> There’s a song stuck in your knees.
- {name} lead{s} the warm-up, the steps and the last dance
- You warm up, learn the steps and dance them through
< Let it out on {day}.
< Hum it with us.
= class
> Somewhere a penguin is tapping its foot.
- {name} teach{es} each move in small steps, then to music
- You learn each move in small steps, right on the beat
< Tuxedos optional.
< Come and join it.
= teens
> Gravity has had its way long enough.
- {name} teach{es} new moves, balances and a trick or two
- You try new moves, balance and cheer each other on
< Come and bother it.
< Newton may watch.
= teens
> Every dragon needs a new trick.
- {name} teach{es} it in small steps, with time to try
- You learn it step by step and try it with friends
< Wings out, here we go.
< Roar if it works.
= kids
> Wanted: one brave koala with a giggle!
- {name} teach{es} the little troop to stretch, hang and balance
- We stretch, hang and balance to music
< Save your treetop!
< Sleepyheads welcome!
= kids
> Can you balance like a flamingo?
- {name} show{s} us how to stand tall, stretch and twirl
- We stand on one leg, stretch up high and twirl
< Pink feathers optional!
< Hop over on both legs!
= kids
> Once upon a {day}, small dragons danced.
- {name} help{s} everyone balance, twirl and try a brave trick
- We stretch our wings, balance, twirl and cheer
< Flap over to us!
< Puff, puff, here you come!
= intermediate
> Bats say it’s lovely upside down.
- {name} take{s} you from the climb into a leg hang
- You climb, hook a knee and link a combo from there
< Ears up, arms out.
< Hello, other ceiling.
= inclusive
> Every star gets its own bit of sky.
- {name} show{s} you turns, holds and poses, with options for each
- You take your space, learn a turn and strike a pose
< Twinkle as you please.
< Come out and glitter.
= party
> Meerkats do everything in a group.
- {name} teach{es} you a few poses and one dance for all
- You learn poses, a short routine and a big finish
< Pop up and join in.
< Heads up, tails out.
= private
> One wizard, one apprentice.
- {name} answer{s} your questions and polish{es} your moves with you
- You choose a move and we polish it, detail by detail
< Bring a pointy question.
< Beard optional.
= practice
> Even wizards need to practice.
- {name} host{s}, and you work through your own list
- You try your moves, swap ideas and repeat what you like
< Wands out.
< Rabbits stay in hats.
= showcase
> The bow is the best part.
- {name} go{es} through the entrance, the counts and the bow
- We run the piece, polish the details and hold the last pose
< Lower. Now smile.
< Curtsy if you like.
= photo
> Flamingos always know their pose.
- {name} help{s} you choose your lines, looks and angles
- You pose, breathe, hold it and pose again
< One leg or two?
< Chin up, feathers down.
= prenatal
> The littlest dancer sits in the middle.
- {name} lead{s} soft circles, easy balances and calm breathing
- You move gently, breathe calmly and rest as often as you like
< A front-row seat for two.
< Sway over, you two.
= postnatal
> Bears wake up slowly, too.
- {name} lead{s} you gently from deep breaths to easy core work
- You begin with breathing, then stretch and move gently
< Yawn and join us.
< Spring can wait.
= acro
> One’s the tree, one’s the bird.
- {name} teach{es} the base, the balance and the way down
- You practice leaning, lifting and balancing, then trade places
< Feathers or leaves?
< Chirp when you’re up.
= openlevel
> Robins and owls share one tree.
- {name} show{s} turns, holds and poses for every level
- You try each move in the version you like best
< Find your branch.
< Hoot or chirp.
= men
> Pirates climbed the mast for fun.
- {name} show{s} you grips, climbs, holds and spins
- You learn to grip, climb, hold and come down smoothly
< Parrots stay ashore.
< Ahoy, crew.
= straps
> Spiders make it look so simple.
- {name} show{s} you how to grip, hang, wrap and roll
- You hang, wrap, roll up and come down with control
< Eight legs not required.
< Dangle with us.
= trapeze
> Parrots find this quite normal.
- {name} teach{es} you to hold on, lean back and balance
- You hang, sit, lean back and find a pose up there
< Squawk and swing.
< Polly would come.
= teens
> Bats think you’re the one upside down.
- {name} help{s} you learn new moves, balances and combos
- You learn new moves, link them and show your friends
< See it their way.
< Flap by and try.
= kids
> Calling all small explorers!
- {name} lead{s} us to balances, hangs and a brave new trick
- We stretch, balance and try something new
< Explorers wanted!
< Maps out, here we go!
= class
> The music is tugging at your sleeve.
- {name} lead{s} you from the first steps to the full dance
- You warm up, learn the steps and dance to the end
< Go where it goes.
< Twirl along on {day}.
= pole
> It’s just a pole until you hold on.
- {name} show{s} you how to step round, climb a little and spin
- You step round it, climb a little, sit and spin
< Then it’s a carousel.
= spin
> Left, right, whee.
- {name} teach{es} you the two steps and the swing that follows
- You take two steps, swing a leg out and go round
< The whee is the point.
= static
> The pole is napping. Tiptoe round it.
- {name} show{s} you how to step, climb and spin while it stays put
- It stays put while you step, climb, sit and spin
< Shh. Spin quietly.
= advanced
> The floor will miss you.
- {name} coach{es} long combos up high, from the mount to the way down
- You dance whole combos up high and come down with control
< Send it your love.
= openlevel
> Every move here comes in three sizes.
- {name} show{s} the easy one, the tricky one and one in between
- You try the easy one, the tricky one or one in between
< Try yours on.
= exotic
> Slowly is the scenic route.
- {name} lead{s} slow walks, low slides and a look over the shoulder
- You walk slowly, slide low and take your time coming up
< Take every detour.
= heels
> Your footsteps deserve a drumroll.
- {name} help{s} you place each step, turn on it and strike a pose
- You place each step, turn on it and strike a pose
< They bring their own.
= lowflow floor
> The floor is not lava.
- {name} show{s} you how to sink, roll and slide across it
- You sink, roll, slide and find smooth ways back up
< Lie down and check.
= chair
> The chair won’t sit this one out.
- {name} teach{es} leans, turns and slow sits, all on the beat
- You lean back, circle round it, sit down and rise on the beat
< Then why should you?
= chair
> Musical chairs, but nobody’s out.
- {name} show{s} you how to sit, lean, turn and cross your legs in time
- You sit, lean, turn and cross your legs in time
< You keep your chair.
= choreo
> Eight counts walk into a song.
- {name} teach{es} them one by one, then all in a row
- You learn them one by one and dance them in a row
< They come out dancing.
= contemporary
> Dance like an umbrella on a windy day.
- {name} show{s} you how to reach, curl up, turn and open out again
- You reach, curl up, turn and open out to the music
< Even inside out is lovely.
= twerk
> Tails wag for a reason.
- {name} break{s} down the bounce, the shake and the wiggle
- You bend your knees, find the beat, bounce and shake
< Find out which.
= salsa
> The beat rang. Your feet answered.
- {name} show{s} you the basic step, a turn and a bit of sway
- You step in time, sway a little and add a turn
< Pass it to your hips.
= hoop
> A circle has no wrong side.
- {name} show{s} you how to get in, sit, lean back and hang
- You get in, sit down, lean back and hang from your knees
< Sit anywhere.
= silks
> Tie yourself in a knot. On purpose.
- {name} show{s} you how to wrap in, hang and unwrap again
- You wrap in, lean out, hang and unwrap again
< We untie everyone.
= trapeze
> Somebody left a swing in the sky.
- {name} show{s} you how to sit, stand, lean and hang by your knees
- You sit, lean back, stand up and hang by your knees
< Your turn to dangle.
= handstand
> Turn the world over like a snow globe.
- {name} help{s} you kick up, stack your shoulders and find your balance
- You press into your palms, kick up and find your balance
< Wait for the sparkles.
= stretch
> Your hamstrings wrote a letter. It’s very short.
- {name} lead{s} long folds, hip openers and slow reaches
- You fold forward, open your hips and hold each stretch
< Reply at length.
= restore
> Your to-do list fell asleep first.
- {name} guide{s} you into slow stretches and long, comfy rests
- You stretch slowly, lie down and let each breath take its time
< Shh, don’t wake it.
= yoga
> Be a tree, then a cat, then nothing.
- {name} guide{s} you from pose to pose to a long, quiet rest
- You balance, stretch, breathe and end with a quiet rest
< Nothing is the best part.
= men
> Knights, leave the armor at home.
- {name} teach{es} you grips, climbs, holds and a spin or two
- You grip, climb, hold and spin, one move after another
< It squeaks on the pole.
= seniors
> Try something your neighbors won’t guess.
- {name} teach{es} holds, steps and turns at an easy pace
- You hold, step and turn, all in your own good time
< Tell only the cat.
= prenatal
> Somebody very small loves being rocked.
- {name} lead{s} gentle stretches, slow circles and calm breaths
- You stretch gently, circle slowly and breathe for two
< Rock softly, both of you.
= postnatal
> Somebody else can sing the lullaby.
- {name} guide{s} you through soft stretches, long breaths and gentle core work
- You stretch, breathe and do a little gentle core work
< You get the dance.
= workshop
> Bring your question marks. We love those.
- {name} take{s} one theme apart, step by step, and answer{s} you
- We take one theme apart, try each piece and ask why
< The curly ones especially.
= photo
> For once, holding still is the trick.
- {name} help{s} you find a pose, an angle and a look
- You find a pose, point your toes and hold it
< Wiggle afterwards.
= private
> You’re the whole class. Line up.
- {name} help{s} you with just the moves you choose
- You choose the move, ask anything and go at your pace
< Congratulations, teacher’s pet.
= class
> Two left feet? They make a pair.
- {name} teach{es} the steps slowly, with the left and with the right
- You learn the steps slowly, then dance them to the music
< Bring both.
= kids
> The floor is lava! Up we go!
- {name} show{s} us how to hang, balance and tiptoe
- We hang, balance and tiptoe to music
< Mind your toes!
= kids
> Who can hang like a sleepy sloth?
- {name} show{s} us how to hold on, hang and stretch
- We hold on, hang, stretch and wake up with a wiggle
< Sleepy sloths, this way!
= teens
> You’ve outgrown the monkey bars.
- {name} teach{es} holds, balances and new tricks, step by step
- You learn holds, balances and new tricks, step by step
< Swing a bit higher.
= static
> This pole has never missed a class.
- {name} show{s} you how to climb it, sit on it and swing round
- It stands firm while you climb, sit, hold and swing round
< It’s very proud of that.
= tricks
> Magicians never tell. We do, slowly.
- {name} show{s} you each trick from the grip to the exit
- You learn each trick piece by piece, from grip to exit
< Watch our sleeves.
= flow
> One move ended. Nobody noticed.
- {name} show{s} you how each turn melts into the next
- You let each turn melt into the next, down to the floor
< Not even the music.
= stretch
> Reach for the top shelf. Nothing’s there.
- {name} guide{s} you through long reaches, folds and holds
- You reach, fold, twist and hold, one side at a time
< Reach anyway.
= floor lowflow
> Gravity did the hard part already.
- {name} show{s} you where to roll, where to slide and how to get up
- You roll, slide and sink, then find an easy way up
< The rest is rolling.
= choreo
> First your head learns it, then your knees.
- {name} teach{es} it in small bites, then put{s} on the song
- You learn it in small bites, then dance it to the song
< Elbows come last.
= workshop
> We read the instructions. All of them.
- {name} explain{s} each step and each detail, and why it’s there
- We go through each step, try it and try it again
< Including the tiny arrows.
= practice
> Try it once more. Nobody’s counting.
- {name} host{s}, and you try whatever you like, as often as you like
- You try whatever you like, as often as you like
< Fine. Once more.
= men
> Rapunzel could use a hand.
- {name} teach{es} you how to grip, climb, hold and slide back down
- You grip, climb, hold on and slide back down
< Start climbing.
= restore
> Almost a nap, but with better manners.
- {name} guide{s} you through soft stretches and quiet, cozy rests
- You stretch softly, breathe out and rest as long as it takes
< Snoring softly is polite.
= conditioning polefit
> Planks are for pirates. Yours stays dry.
- {name} lead{s} planks, pulls and presses, round after round
- You plank, pull and press until the last round
< No sharks, either.
= twerk
> Shake it like an otter after a swim.
- {name} break{s} down the stance, the bounce and the shake
- You start slowly, find the bounce and shake it to the beat
< Dry by the chorus.
= teens
> Your group chat will need a moment.
- {name} show{s} you a new trick, from the first try to the pose
- You try a new trick, help each other and try again
< Let it type.
= pole intro
> Shake hands with a pole.
- {name} show{s} you where to hold, where to step and how to turn
- You find out where to hold, where to step and how to turn
< It has a firm grip.
= inclusive
> Glitter sticks to everyone.
- {name} show{s} you turns, holds and poses, with an option for each
- You try turns, holds and poses, and choose your own option
< It’s very fair that way.
= party
> Confetti has nothing on you.
- {name} teach{es} all of you a short dance with a big finish
- You learn a short dance with a big finish, all of you
< Nobody has to sweep.
= burlesque
> The eyebrow goes up before the curtain.
- {name} teach{es} the entrance, the shimmy and the look back
- You practice the entrance, the shimmy and the look back
< Just the one.
= salsa
> Step, step, oops, turn.
- {name} show{s} you the steps slowly, then up to speed
- You try the steps slowly, then at the speed of the song
< The oops is optional.
= trapeze
> Think of it as a very small balcony.
- {name} show{s} you how to get up, sit, stand and lean out
- You get up, sit, stand, lean out and come down again
< Geraniums not included.
= acro
> Be somebody’s staircase for a while.
- {name} show{s} you how to be the base, the flyer and the spotter
- You try being the base, the flyer and the spotter
< Then you take the stairs.
= advanced
> Gravity comes here to learn manners.
- {name} coach{es} big moves, clean lines and long combos
- You work on big moves, clean lines and long combos
< It’s a slow learner.
= handstand
> Your hands would like to try walking.
- {name} show{s} you how to press, kick up and balance
- You press into the floor, kick up and balance on your palms
< They’ve watched feet for years.
= kids
> Tiptoe like a mouse, hang like a monkey!
- {name} show{s} us how to tiptoe, hang, balance and roll
- We tiptoe, hang, balance and roll like a small zoo
< Squeak, then swing!
= seniors
> Herons step, sparrows hop, you dance.
- {name} show{s} you an easy grip, a step and a turn
- You learn easy holds, small turns and a pose or two
< Spread a wing with us.
< Chirp if you like.
@ Intro to Pole
> The pole has been hoping you’d come.
- {name} show{s} you the grips, the walks and your first happy spin. No experience needed
- Learn your first grips, walks and spin with {name}, no experience or partner needed
- Learn to hold on, walk round and spin, even if you’ve never danced a step
< Come and say hello.
< It’s a very friendly pole.
< Twirl right in.
@ Intro to Pole
> Once upon a {day}, you met a pole.
- Come as you are, and {name} will show you grips, walks and a first spin
- {name} guide{s} you from first grip to first walk to first spin. No experience needed
- No dance background? Lovely. You begin with grips, walks and your very first spin
< And so it begins.
< Come and turn the page.
< Chapter one is yours.
@ Intro to Pole
> Say hello to the pole. Then twirl.
- With {name}, a grip becomes a walk and then a spin. No experience needed
- {name} teach{es} you how to hold, walk and spin. No dance background needed
- A grip becomes a walk, a walk becomes a spin, and no experience is needed
< Come round for a spin.
< Your first twirl is here.
@ Intro to Pole
> Your carousel days begin here.
- {name} lead{s} you through grips, walks and your first whirl. No experience needed
- No partner, no experience, no trouble. {name} teach{es} grips, walks and a first spin
- Bring two curious hands for grips, walks and your first spin. No experience needed
< Round you go.
< Hop on for lap one.
< Whee starts here.
@ Beginner Pole
> Once upon a {day}, you climbed a pole.
- {name} teach{es} you to spin, climb and sit, and you leave with your own combo
- With {name} you spin, climb and sit, and carry your own little combo home
- At a steady pace, you spin, climb and sit, and go home with a combo
< Happily ever upward.
< Climb in and see.
< Up we go, gently.
@ Beginner Pole
> A little dance wants to follow you home.
- Spin, climb and sit with {name}, and leave with a short combo of your own
- {name} gather{s} spins, climbs and sits into a small combo that’s yours to keep
- Spins, climbs and sits become a short combo that you get to keep
< Come and adopt a combo.
< Go home dancing.
< Take yours home.
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
- {name} spot{s} you safely through first inverts, leg hangs and cleaner transitions
- You climb with ease. Now {name} show{s} you the way upside down, safely spotted
- Your first inverts and leg hangs are safely spotted, so you can hang happily
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
> Up you climb. Over you go.
- With {name} as your spotter, you tip upside down into inverts and leg hangs
- {name} take{s} you into first inverts and leg hangs, safely spotted all the way
- First inverts, first leg hangs, and someone to spot you while the world flips
< Wave when you get there.
< Say hello from up there.
< Toes to the ceiling.
@ Intermediate Pole
> Gravity is about to be very confused.
- {name} teach{es} you first inverts and leg hangs, and spot{s} you safely all along
- Happy climbers go upside down with {name}, who spot{s} every invert and leg hang
- You already climb with ease. Here you tip over and hang, safely spotted
< Let’s confuse gravity.
< See the flip side.
< Over the rainbow you go.
@ Advanced Pole
> Up here, even the clouds point their toes.
- {name} lead{s} confident inverters through aerial combos, shoulder mounts and handsprings
- With {name}, aerial combos, shoulder mounts and handsprings grow elegant lines
- Confident inverters, your shoulder mounts and handsprings are about to float
< Come up to cloud level.
< Pick a cloud.
@ Advanced Pole
> Strong as a dragon, graceful as a swan.
- {name} bring{s} power and control to your aerial combos, shoulder mounts and handsprings
- Join {name} for shoulder mounts, handsprings and combos, all power and elegance
- Handsprings and shoulder mounts grow strong and elegant, one aerial combo at a time
< Roar softly.
< Dragons, spread your wings.
< Come and be splendid.
@ Advanced Pole
> You know upside down. Now fly.
- {name} send{s} you soaring through aerial combos, shoulder mounts and handsprings
- Soar with {name} through shoulder mounts, handsprings and elegant aerial combos
- Your inverts are ready for aerial combos, shoulder mounts and handsprings
< Higher, says the sky.
< Come and visit the clouds.
@ Spin Basics
> Ever wanted to be a carousel?
- {name} teach{es} you the fireman, chair and back hook spins. No strength needed yet
- With {name} you learn fireman, chair and back hook, and how to land softly
- Float through fireman, chair and back hook, and land as softly as a feather
< Pick your painted pony.
< Round and round we go.
< Whee, and welcome.
@ Spin Basics
> Once upon a {day}, your feet took off.
- {name} walk{s} you into fireman, chair and back hook, and help{s} you land softly
- Three spins and no strength needed yet. {name} teach{es} fireman, chair and back hook
- Walk in, leave the floor for fireman, chair and back hook, and land softly
< Land happily ever after.
< Come and leave the ground.
< Wave down at the floor.
@ Spin Basics
> Float like a dandelion seed.
- {name} help{s} you drift round in fireman, chair and back hook and land softly
- Drift through fireman, chair and back hook with {name}. No strength needed yet
- No strength needed yet, just a step into fireman, chair and back hook spins
< One puff and away.
< Drift in on the breeze.
< Make a wish and spin.
@ Spin Basics
> Your feet are ready for a short flight.
- {name} pilot{s} you through fireman, chair and back hook, with a soft landing each time
- No strength needed yet. Fly fireman, chair and back hook with {name} and land softly
- Take off with a walk, fly fireman, chair and back hook, and land softly
< Fasten your giggles.
< Cleared for take-off.
< Arms out. Enjoy the breeze.
@ Spin Pole
> The pole would like this dance, please.
- {name} guide{s} you through momentum, balance and floaty combos that feel like flying
- Let the pole turn with you while {name} show{s} you combos that feel like flying
- Find your balance as the pole turns with you, in combos that feel like flying
< Take a whirl together.
< The first waltz is yours.
< Whirl and be happy.
@ Spin Pole
> Remember the teacup ride? Be the teacup.
- {name} set{s} you gently turning, with balance, momentum and combos as floaty as clouds
- Ride the momentum with {name}, in floaty combos that feel just like flying
- Momentum does the turning, balance does the magic, and the combos feel like flying
< Around and around again.
< Stir yourself in.
< Your teacup is turning.
@ Spin Pole
> So this is how clouds feel.
- {name} teach{es} you momentum and balance, so the turning pole feels like flying
- With {name}, momentum and balance add up to floaty combos that feel like flying
- You turn, the pole turns, and floaty combos begin to feel like flying
< Drift over and float.
< Float on over.
< Pick your own cloud.
@ Spin Pole
> Flying is on the timetable.
- {name} show{s} you how momentum and balance make combos float like a feather
- The pole turns, you float, and {name} guide{s} you through combos that look effortless
- Catch the momentum, keep your balance, and float through combos that look effortless
< Window seat, please.
< Up, up and around.
< Departures are this way.
@ Pole Tricks
> Three tricks, no rabbits, plenty of magic.
- {name} show{s} you three tricks step by step, with spotting and options for every level
- Learn three tricks with {name}, spotting included, and bring your phone for the photo
- Step by step, you learn three tricks with spotting. Bring your phone for the photo
< Say abracadabra, then cheese.
< Come and be the magic.
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
< Smile for the fairies.
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
- Wander from spin to floor with {name}, feeling the music more than counting
- Spins, floorwork and transitions run together like a brook. Count less, feel more
< Wander off with us.
< Turn left at the chorus.
< Get happily lost.
@ Pole Flow
> One long breath, and off you float.
- {name} help{s} your spins, floorwork and transitions hold hands all through the music
- Less counting, more floating, as {name} link{s} spins, floorwork and transitions
- Every spin leads to the floor and back, with less counting and more music
< Exhale and float off.
< Breathe in. Drift away.
< Float through a song.
@ Pole Choreography
> This song has been looking for you.
- {name} teach{es} a new routine in sections, with a full-out dance at the end
- Learn a routine with {name}, section by section, and finish by dancing full out
- One song, one new routine, and a full-out finale that you learn in sections
< Say yes to the song.
< Give the song its dance.
< You two should dance.
@ Pole Choreography
> We serve this song in slices.
- {name} serve{s} a new routine in sections, with a full-out dance for dessert
- Section by section, {name} teach{es} you a whole routine to dance full out
- Take the new routine section by section, and dance the song full out
< Come hungry, leave humming.
< Seconds are encouraged.
@ Pole Choreography
> In this story, you get the big finale.
- {name} build{s} a new routine in sections, and you perform the song full out
- Learn a new routine with {name} in sections, and dance the last chorus full out
- You learn a new routine in sections, then dance full out, just for fun
< Dance happily ever after.
< Curtain up, butterflies.
< And now, your bow.
@ Exotic Pole
> Your boldest self just rang the bell.
- {name} lead{s} low flow, slides and kips with attitude. Bring heels and knee pads
- Put your heels on and slink through low flow, slides and kips with {name}
- Heels on, lights low, and attitude for slides and kips. Bring knee pads
< Open the door and dance.
< Come out and slink.
< Bold looks lovely on you.
@ Exotic Pole
> Cats invented this. We added heels.
- {name} teach{es} low flow, slides and kips in heels. Bring knee pads and attitude
- Bring knee pads, and {name} will lead you through low flow, slides and kips
- Bring knee pads and your boldest self for low flow, slides and kips
< Come and find your purr.
< Pounce when ready.
< Whiskers optional.
@ Exotic Pole
> Heels on. Lights low. Out comes the panther.
- {name} guide{s} you through slides, kips and low flow. Bring knee pads and boldness
- With {name}, your boldest self can slide, kip and flow. Bring knee pads
- Slide, kip and flow down low with attitude, knee pads and your boldest self
< Let the panther dance.
< Come and stretch your claws.
< Prowl on in.
@ Heels & Floorwork
> Tall like a giraffe, low like an otter.
- {name} teach{es} leg lines, rolls, waves and smooth ways down, in heels or socks
- Glide with {name} through leg lines, rolls and waves, in heels or in socks
- Wear heels of any height, or socks, for leg lines, rolls and smooth waves
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
> Cinderella could have come in socks.
- {name} welcome{s} socks and heels of any height for leg lines, rolls and waves
- Come in socks or heels for leg lines, rolls and waves with {name}
- Leg lines, rolls and smooth ways down feel lovely in heels, or in socks
< Any slipper fits.
< Off to the ball.
< Glide in, Cinderella.
@ Chair Dance
> This chair would like to dance.
- {name} teach{es} sultry choreography that’s easy to follow and lovely with friends
- Your partner is a chair, and {name} keep{s} the sultry steps easy to follow
- The dance is sultry, easy to follow, and great with friends and their chairs
< Say yes and sit.
< Take a seat and twirl.
< Sit down and sparkle.
@ Chair Dance
> Goldilocks tried three chairs. Yours can dance.
- {name} lead{s} sultry choreography that’s easy to follow, alone or with friends
- Dance something sultry with {name}, easy to follow and lovely among friends
- Come with a friend or two for sultry steps that are easy to follow
< Just right for you.
< Bears not included.
< This one’s just right.
@ Chair Dance
> Meet your partner. Four legs, lovely manners.
- {name} introduce{s} you to sultry choreography with a chair, easy to follow with friends
- Take a chair and follow {name} easily through something sultry
- The choreography is sultry, easy to follow and even nicer with friends
< Curtsy, then sit.
< Your partner is waiting nicely.
@ Aerial Hoop
> The moon has left you a seat.
- {name} show{s} you mounts, poses and spins in the hoop, both low and high
- Mount, pose and spin with {name}, low or high, from the very first class
- Every mount, pose and spin has a low and a high version for you
< Sit on the moon.
< Swing among the stars.
< Come and glow a little.
@ Aerial Hoop
> Feel like a canary? Here’s your swing.
- {name} guide{s} you into mounts, poses and spins, low or high as you like
- Find graceful strength with {name} in mounts, poses and spins, low or high
- Graceful strength begins in your first class, with poses and spins, low or high
< Sing if you like.
< Perch a while with us.
@ Aerial Hoop
> A circle, a swing, a bit of sky.
- {name} help{s} you mount, pose and spin with graceful strength, low or high
- Low or high, {name} {has} a mount, a pose and a spin for you
- The mounts, poses and spins come low or high. Choose your own altitude
< Come and dangle your feet.
< Round you float.
@ Strength & Conditioning
> Tiny ants lift big leaves. Your turn.
- {name} train{s} your pull, core and shoulders for pole, until your inverts finally click
- Build pull, core and shoulders with {name}, and feel those inverts finally click
- You measure your progress in pull, core and shoulders until inverts finally click
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
> Hear that click? It’s your invert.
- {name} look{s} after your pull, core and shoulders, with progress you can measure
- Train pull, core and shoulders with {name}, in work that’s made for pole
- Pull, core and shoulder work is made for pole, and your progress can be measured
< Click, whoop, hooray.
< Listen closely, then cheer.
@ Flexibility & Stretch
> Your toes miss you. Go and visit.
- Wherever you start, {name} kindly look{s} after your splits, backbends and shoulders
- Reach for splits, backbends and easy shoulders with {name}, wherever you start
- Your splits, backbends and shoulders are treated kindly, whatever your starting point
< Give your toes a wave.
< Halfway counts as visiting.
< Hello, happy toes.
@ Flexibility & Stretch
> Stretch like a cat in the sun.
- {name} lead{s} active stretching for splits, backbends and shoulders, kind to your body
- Whatever your starting point, {name} guide{s} you warmly into splits and backbends
- Warm, kind stretching for splits, backbends and shoulders suits any starting point
< Yawn, stretch, smile.
< Curl up afterwards.
@ Flexibility & Stretch
> Somewhere inside you is a noodle.
- {name} teach{es} splits, backbends and shoulders kindly, whatever your starting point
- Here, stretching for splits, backbends and shoulders is as warm and kind as soup
< Noodle on in.
< Soften up with us.
< Bendy days ahead.
@ Intro to Pole
? offer first class free
> First class free. The pole’s treat.
- With {name}, you try grips, walks and your first spin, no experience needed
- You try grips, walks and a first spin, and need no experience or partner
< Go on, say hello.
< Come and be charmed.
< Have a twirl on us.
@ Intro to Pole
? offer free trial class
> Free trial class. Just dip a toe in.
- {name} ease{s} you into grips, walks and a first spin. No experience needed
- Try grips, walks and your first spin, with no experience and no partner needed
< Splash in and see.
@ Intro to Pole
? bring *friend*
> Two ducklings are braver than one.
- Bring {bring}, and {name} will teach you both grips, walks and a first spin
- Bring {bring} for grips, walks and a first spin, no experience needed
< Waddle in together.
< Hop in, both of you.
< Double the giggles.
@ Beginner Pole
? wear *shorts*
> Your knees would love to climb.
- Wear {wear} for spins, climbs and sits with {name}, and a combo to keep
- Wear {wear} to spin, climb and sit, and leave with a combo of your own
< Let your knees lead.
< Up you scamper.
< Go on, happy knees.
@ Beginner Pole
? offer first class free
> First class free. No magic beans needed.
- {name} teach{es} you to spin, climb and sit, with a little combo to keep
- Spin, climb and sit at a steady pace, and keep the combo you learn
< Have a climb on us.
< Up, up, hooray.
@ Beginner Pole
? series *weeks
> Once upon {series}, you learned to climb.
- {name} lead{s} spins, climbs and sits at a steady pace, up to your combo
- You build grip and confidence with spins, climbs and sits, and leave with a combo
< Come for every chapter.
< Start on page one.
< Happily ever higher.
@ Intermediate Pole
? series *weeks
> {Series} to turn your world upside down.
- {name} spot{s} you safely through your first inverts, leg hangs and cleaner transitions
- You climb with ease, so first inverts and leg hangs are next, safely spotted
< One flip at a time.
< See the other side.
< Hang in with us.
@ Spin Basics
? level beginner
> Beginners float, twirl and land softly.
- {name} show{s} you fireman, chair and back hook. No strength needed yet
- Step into fireman, chair and back hook, with no strength needed just yet
< Whirl in, newcomer.
< Flutter in.
< Your breeze is here.
@ Spin Basics
? bring *friend*
> A carousel is better with two.
- Bring {bring}, and {name} will teach you both fireman, chair and back hook
- Bring {bring} for fireman, chair and back hook, and land softly side by side
< Wave on every lap.
< Round you both go.
@ Spin Pole
? level all
> All levels float here.
- {name} help{s} you find momentum and balance in combos that feel like flying
- The pole turns with you, and floaty combos feel like flying
< Everyone gets a breeze.
< Float in as you are.
@ Spin Pole
? level intermediate
> Intermediate twirlers, meet the sky.
- {name} guide{s} you through momentum, balance and combos that look effortless
- Let the pole turn with you, in floaty combos that feel like flying
< Leave a comet’s tail.
< Whoosh along.
< Glide in and glow.
@ Pole Tricks
? places max*
> {Places}, three tricks, plenty of abracadabra.
- {name} spot{s} you step by step, with options for every level and a photo
- You learn step by step with spotting, and your phone can catch the ta-da
< Everyone gets a ta-da.
< Bring your phone, magician.
< Poof, you’re in.
@ Pole Flow
? bring *knee pads*
> Your knees would like to float.
- Bring {bring}, and {name} will link spins and floorwork into one long breath
- Bring {bring} for spins and floorwork in one breath, with less counting
< Drift down with us.
< Lovely weather for knees.
< Land softly, dear knees.
@ Pole Choreography
? music
> {Music} has gone looking for a dance.
- {name} teach{es} you the new routine in sections, with a full-out finish
- You learn a new routine in sections, and dance full out at the end
< Give the song a twirl.
< Hum, twirl, bow.
< Come and twirl along.
@ Exotic Pole
? bring *knee pads*
> Your knees are invited to slide.
- Bring {bring}, and {name} will lead low flow, slides and kips in heels
- Bring {bring} and your boldest self for slides, kips and low flow
< RSVP with both knees.
< Slide in, bold one.
< Swoosh down with us.
@ Heels & Floorwork
? wear heels
> Wear heels. The floor adores them.
- {name} teach{es} leg lines, rolls and waves, and smooth ways down and back
- Roll, wave and glide down and up again, with leg lines all the way
< Click-clack, swoosh.
< Come and be adored.
< Clip-clop in.
@ Heels & Floorwork
? bring heels (optional)
> Heels or socks? Let your toes choose.
- {name} show{s} you leg lines, rolls, waves and smooth ways down and up
- You roll, wave and find smooth ways to the floor and back again
< Happy toes, this way.
< Glide or clip-clop in.
< Toes know best.
@ Heels & Floorwork
? places *left
> {Places}. The floor has saved you a slide.
- {name} teach{es} you leg lines, rolls and waves, in heels or in socks
- Leg lines, rolls and waves are yours, in heels or cozy socks
< Slide over and claim yours.
< Glide in while you can.
@ Chair Dance
? bring *friend*
> Two friends, two chairs, no table manners.
- Bring {bring}, and {name} will teach you both something sultry and easy to follow
- Bring {bring} for a sultry chair dance that’s easy to follow
< Giggle, sit, dance.
@ Chair Dance
? level beginner (no experience)
> No experience needed. The chair is shy, too.
- {name} make{s} the sultry choreography easy to follow, alone or with friends
- The sultry choreography is easy to follow and friendly to friends
< Come and be shy together.
< Sit down and say hello.
@ Chair Dance
? bring heels (optional)
> Heels or not, the chair adores you.
- {name} teach{es} sultry choreography that’s easy to follow and great with friends
- Dance something sultry and easy to follow, with friends if you like
< Save the chair a dance.
< Sit down, superstar.
@ Aerial Hoop
? level beginner (no experience)
> No experience needed, little canary.
- {name} show{s} you mounts, poses and spins in a low and a high version
- Mounts, poses and spins come low or high, with grace from the first class
< Swing by and sing.
< Try the perch.
< Hop up and sway.
@ Aerial Hoop
? places max*
> {Places} up among the stars.
- {name} teach{es} mounts, poses and spins, in a low or a high version
- You mount, pose and spin, low or high, from the very first class
< Twinkle with us.
< Pick your star.
@ Strength & Conditioning
? bring *towel*
> Even dragons need a towel.
- Bring {bring}, and {name} will train your pull, core and shoulders for pole
- Bring {bring} for pull, core and shoulder work, until your inverts click
< Breathe a little fire.
< Come and glow, dragon.
@ Strength & Conditioning
? bring *water*
> Mighty oaks love a good sip.
- Bring {bring}, and {name} will grow your pull, core and shoulders for pole
- Bring {bring} for pull, core and shoulder work that’s made for pole
< Sip, little acorn, sip.
< Grow with us, acorn.
@ Flexibility & Stretch
? bring *mat
> Your mat dreams of being a meadow.
- Bring {bring}, and {name} will kindly guide your splits, backbends and shoulders
- Bring {bring} for warm, kind splits and backbends, whatever your starting point
< Lie among the daisies.
< Mind the daisies.
@ Flexibility & Stretch
? level all
> All levels stretch. Ask any cat.
- {name} guide{s} warm, kind stretching for splits, backbends and shoulders
- Splits, backbends and shoulders get warm, kind stretching, whatever your starting point
< Find your sunbeam.
< Every whisker welcome.
= pole intro spin spinpole tricks static flow
? wear *shorts*
> Wear {wear}. Your knees are joining in.
- {name} show{s} you how knees help you hold on
- You’ll hold on with hands, knees and a smile
< Come and introduce them.
= pole intro spin spinpole tricks static flow
? bring *shorts*
> Bring {bring}. Knees love the pole.
- {name} show{s} you how they help you hold and turn
- They help you hold on when you climb or sit
< Squeeze and say hello.
= pole intro spin spinpole
? level beginner (no experience)
> No experience needed. The pole is very patient.
- {name} show{s} you where to hold and how to turn
- You learn to hold on, walk round and take a turn
< It has waited all week.
= spin spinpole pole intro
? bring *friend*
> Bring {bring}. Carousels are better in company.
- {name} teach{es} you both to step, lean and turn
- You both learn to step in, lean out and turn
< Two horses, please.
= hoop silks trapeze straps
? level beginner (no experience)
> No experience needed, says the sky.
- {name} show{s} you where to hold, sit and hang
- We start low, with easy ways to hold and hang
< Come and meet the clouds.
= hoop silks trapeze straps
? offer first class free
> First class free. There’s a seat in the sky.
- {name} show{s} you the way up and a simple pose
- You learn a way up, a pose and a way down
< Pick a cloud and come.
= chair
? bring *friend*
> Bring {bring}. The chairs want a double date.
- {name} teach{es} you both a lean, a turn and a slow sit
- You both learn to lean, turn and sit on the beat
< Flowers for the seats, please.
= stretch yoga
? bring *mat
> Bring {bring}, and it becomes an island.
- {name} guide{s} you through each stretch and each breath
- You stretch, hold and breathe, one side at a time
< Palm trees optional.
= choreo heels contemporary salsa twerk
? music
> Your toes get to dance to {music}.
- {name} teach{es} the steps one by one, then all together
- You learn the steps one by one, then dance them through
< They’ve started tapping already.
= kids
? bring *water*
> Bring {bring}, little elephants!
- {name} lead{s} the little herd, and everybody stops for a sip
- We stretch and balance, and stop for a sip
< Trunks up, off we go!
= kids
? bring *friend*
> Bring {bring}! Every pirate needs a parrot!
- {name} teach{es} you both a balance and a brave trick
- You both hang, balance and try a trick
< All aboard, you two!
= kids teens
? level beginner (no experience)
> No experience needed. Dragons learn to flap, too!
- {name} show{s} you every move in small steps
- We start with easy moves and try them all together
< Wings up, here you come!
= teens
? bring *friend*
> Bring {bring}. Every good quest has a sidekick.
- {name} teach{es} you both a new trick, step by step
- You both learn new moves and cheer each other on
< Two heroes, this way.
= any
? typed *new class*
> A new class has hatched.
- {name} start{s} it off with {move} and {move2}
- It takes its first steps with {move} and {move2}
< Come and say peep.
= any
? level all
> All levels, like any good treehouse.
- {name} show{s} you {move} and {move2}, rung by rung
- You find your own rung and {outcome}
< The ladder’s down.
= any
? level advanced (only)
> Advanced only. Gravity has been informed.
- {name} bring{s} the big moves and the fine details
- You work on the big moves and the fine details
< It sends its apologies.
= any
? price
> {Price}. Even the piggy bank nodded.
- {name} take{s} you through {move} and {move2}
- You come along and try {move} and {move2}
< Oink once for yes.
= any
? places *left
> {Places}. One fits like Cinderella’s slipper.
- {name} will take you through {move} and {move2}
- Step into it and {outcome}
< Go on, try it.
= any
? places max*
> {Places}. Sardines, look elsewhere.
- {name} take{s} all of you through {move} and {move2}
- There’s room to try {move} and {move2}
< Wiggle your fins freely.
= any
? guest
> {Guest} is coming. Somebody brush the unicorn.
- Come and learn something from our visitor
- Come and meet our guest and learn a thing or two
< It wants to look nice.
= any
? series * weeks*
> {Series}, told like a bedtime story.
- {name} begin{s} with {move}, then add{s} {move2} and {move3}
- It begins with {move}, then come {move2} and {move3}
< Just one more chapter.
= any
? bring
> Please bring {bring}, says the owl.
- {name} take{s} you through {move}, {move2} and {move3}
- You come along and {outcome}
< Owls are usually right.
= any
? bring *shorts*
> Bring {bring}. Your knees want fresh air.
- {name} take{s} them through {move} and {move2}
- They come along while you {outcome}
< Bon voyage, you two.
= any
? bring *water*
> Bring {bring}. Even camels do.
- {name} lead{s} you through {move} and {move2}, with time for sips
- You try {move} and {move2} and sip in between
< No hump required.
= any
? bring *towel*
> Bring {bring}. Every towel could be a cape.
- {name} show{s} you {move}, {move2} and {move3}
- In class, you {outcome}
< Up, up and away.
= any
? bring *friend*
> Bring {bring}. Two make a parade.
- {name} show{s} you both {move} and {move2}
- Side by side, you {outcome}
< Trumpets optional.
= any
? bring *mats* (provided)
> Mats provided. Magic carpets, almost.
- {name} guide{s} you through {move} and {move2}
- You pick one and {outcome}
< Hover over to us.
= any
? bring *(provided)
> The elves have packed for you: {bring}, provided.
- {name} lead{s} you through {move} and {move2}, step by step
- All you do is {outcome}
< Empty pockets, happy hands.
= any
? !bring heels
> No heels needed. Let them sleep in.
- {name} show{s} you {move} and {move2} on flat, happy feet
- On flat, happy feet, you {outcome}
< Shh. Tiptoe over.
= any
? wear heels
> Wear heels. The giraffes are expecting you.
- {name} show{s} you {move} and {move2} from up there
- From up there, you {outcome}
< Lovely view up here.
= any
? wear *heels*
> Wear {wear}. Clip, clop, off we trot.
- {name} lead{s} the trot through {move} and {move2}
- Step by step, you {outcome}
< Giddy up, gently.
= any
? bring heels (optional)
> Heels or no heels? Let your toes vote.
- {name} teach{es} {move} and {move2} either way
- Tall or flat, you {outcome}
< The smallest one decides.
= any
? wear
> The invitation says: wear {wear}.
- {name} will show you {move}, {move2} and {move3}
- On the program: {move}, {move2} and {move3}
< RSVP with a twirl.
= any
? wear *shorts*
> Wear {wear}. Your knees are explorers.
- {name} send{s} them out to discover {move} and {move2}
- They discover {move} and {move2}, step by step
< Tiny map not included.
= any
? offer first class free
> First class free. Even the dragon approves.
- {name} will teach you {move} and {move2}
- You try {move} and {move2}, step by step
< Keep your gold.
= any
? offer first class free
> First class free, says a little bird.
- {name} introduce{s} you to {move} and {move2}
- You get to {outcome}
< Flutter by and look in.
= any
? offer first class free
> First class free. Curious cats welcome.
- {name} show{s} you around {move}, {move2} and {move3}
- Poke a paw in and try {move} and {move2}
< Come and be nosy.
= any
? offer
> Tweet, tweet: {offer}.
- {name} {has} {move} and {move2} in store for you
- Come along and {outcome}
< Tell every sparrow.
< Flutter over.
= any
? offer
> A magpie left us this: {offer}.
- {name} add{s} {move}, {move2} and {move3} to the nest
- Take it, join us and {outcome}
< Oh, shiny.
= any
? offer
> Message in a bottle: {offer}.
- {name} wait{s} ashore with {move} and {move2}
- You found it, so come and {outcome}
< Write back in person.
= any
? offer *half price*
> {Offer}. The cat got the other half.
- {name} still teach{es} you all the {move} and {move2}
- You still get all the {move} and {move2}
< Meow and thank you.
= any
? typed *second class free
> Second class free. Good stories get a sequel.
- In both, {name} show{s} you {move} and {move2}
- In both, you {outcome}
< To be continued, by you.
= any
? offer your friend comes free
> Your friend comes free. Otters hold hands, too.
- {name} lead{s} both of you through {move} and {move2}
- The two of you {outcome}
< Paw in paw, please.
= any
? offer free for members
> Free for members. The drawbridge is down.
- {name} welcome{s} you home with {move} and {move2}
- Walk right in and {outcome}
< The castle ducks say hello.
= any
? level beginner (no experience)
> No experience needed. Ask any tadpole.
- {name} explain{s} {move} and {move2} in small, slow steps
- You learn {move} and {move2} in small, slow steps
< Wiggle over to us.
= any
? level beginner
> For beginners. Even oaks were acorns once.
- {name} begin{s} with {move} and {move2}, leaf by leaf
- You learn {move} and {move2} from the very start
< Come and sprout.
= any
? level beginner (only)
> Beginners only. It’s a cozy nest.
- {name} start{s} everybody on {move} and {move2}
- We all start with {move} and {move2}, side by side
< Chirp and hop in.
= any
? level all
> All levels, from toadstool to treetop.
- {name} show{s} {move} and {move2} in easy and harder ways
- You try {move} and {move2} the easy way or the harder
< Snails and squirrels welcome.
= spin spinpole pole intro
? offer your friend comes free
> Your friend comes free. The carousel seats two.
- {name} teach{es} you both to walk, lean and spin
- You both walk in, lean out and spin to the music
< Hop on, you pair.
= photo
? places *left
> {Places} in the picture.
- {name} help{s} you choose a pose and hold it
- You choose a pose, hold it and smile
< Squeeze in, say cheese.
= pole inclusive openlevel
? audience LGBTQ*
? level all
> {Audience}, and glitter for everyone.
- All levels welcome, and {name} show{s} every move your way
- All levels welcome, and you move your own way
< Come and sparkle freely.
= any
? level all
? audience
> {Audience}. Unicorns, too.
- All levels welcome, and {name} show{s} you {move} and {move2}
- All levels welcome to try {move} and {move2}
< Trot in and shine.
< Gallop over.
= any
? level advanced*
> The advanced class, just above the clouds.
- {name} bring{s} big moves, long holds and fine details
- You work on big moves, long holds and fine details
< Lovely weather up there.
= any
? places *left
> {Places}, says the white rabbit.
- {name} take{s} you through {move} and {move2}, all in good time
- Once inside, you {outcome}
< No need to be late.
= any
? places *left
> {Places} at the mad hatter’s table.
- {name} serve{s} {move}, {move2} and {move3}
- The menu says {move}, {move2} and {move3}
< Hats on, come in.
= any
? places few
> Just a few places in this nest.
- {name} look{s} after you through {move} and {move2}
- Wing to wing, you {outcome}
< Flutter in and settle.
= any
? places small group
> Small group. All ducklings accounted for.
- {name} {has} an eye on all your {move} and {move2}
- There’s time for your {move}, {move2} and questions
< Waddle on in.
= pole intro spin spinpole flow tricks static choreo
? places your own pole
> Your own pole. It’s been practicing your name.
- {name} show{s} you each move, and you try it right away
- No sharing, no waiting, just you and each move
< Go on, introduce yourself.
= any
? series * weeks*
> {Series}. Good stories need more than a page.
- {name} add{s} new {move} and {move2} as it goes on
- Bit by bit, you {outcome}
< Read on with us.
= any
? series week*
> {Series}, and the plot twirls on.
- {name} go{es} on with {move} and {move2}
- We go on with {move} and {move2}, step by step
< What happens next? Come.
= any
? series starts*
> It {series}. The snails are on their way.
- {name} open{s} with {move} and {move2}
- From then on, you {outcome}
< No need to race.
= any
? music
> The parrot picked the music: {music}.
- {name} show{s} you {move} and {move2} to go with it
- You try {move} and {move2} while it plays
< Sing if you know it.
= any
? music
> Say {music}, and toes start tapping.
- {name} set{s} {move} and {move2} to the beat
- You put {move} and {move2} to the beat
< Follow them in.
= any
? substitute
> {Sub} steers the ship this time.
- {Sub} is in for {for} and leads you to {move} and {move2}
- {Sub} is in for {for}, and you {outcome}
< Ahoy and welcome aboard.
= any
? substitute
> {Sub} tells the story this time.
- {Sub} is in for {for} and shows you {move} and {move2}
- {Sub} is in for {for} with {move} and {move2}
< Gather round on {day}.
= any
? soldOut sold out
> Sold out. Every toadstool is taken.
- Thank you all, and see you at the warm-up
- Thank you. We can’t wait to move with you
< The frogs are thrilled.
= any
? soldOut waitlist
> Hop on the waitlist. Frogs swear by it.
- Add your name, and we’ll whistle if a place appears
- Leave your name and keep your fingers crossed
< We’re wishing along with you.
= any
? soldOut sold out
? soldOut waitlist
> Every place is full. The waitlist has wings.
- Leave your name, and we’ll whistle if a place appears
- Put your name on it and keep a small wish handy
< Fingers and feathers crossed.
= any
? guest
> A comet is stopping by: {guest}.
- It’s a special visit, so come and learn with us
- Come and learn from somebody who’s only passing through
< Look up, make a wish.
= any
? guest
> Sound the imaginary trumpets: {guest}!
- Come and learn a move or two from our guest
- We’re so glad to learn from our guest
< Come and join the parade.
= any
? typed *no partner*
> No partner needed. Your feet have each other.
- {name} show{s} them {move} and {move2}, one at a time
- You try {move} and {move2} all on your own
< Bring the happy couple.
= any
? typed *alone or with a friend*
> Come alone or with a friend. Ducks do both.
- Either way, {name} show{s} you {move} and {move2}
- Either way, you {outcome}
< Quack and waddle in.
= any
? typed *new class*
> There’s a new class on the treasure map.
- {name} guide{s} you to {move}, {move2} and {move3}
- It leads to {move}, {move2} and {move3}
< X marks the spot.
= any
? typed *every body is welcome
> Every body is welcome. The sky fits everyone.
- {name} show{s} you {move} and {move2} in your own way
- You try {move} and {move2} in your own way
< Drift in as yourself.
= any
? length
> {Length} of not being sensible.
- {name} fill{s} it with {move}, {move2} and {move3}
- That’s room for {move}, {move2} and {move3}
< Come and be happily silly.
= salsa heels contemporary chair burlesque twerk choreo flow floor exotic
? typed *new class*
> A new class has moved in, dancing.
- {name} teach{es} the steps, then add{s} the song
- You learn the steps, add the music and dance
< Come and say welcome.
< Be its very first friend.
= static spin spinpole tricks pole intro hoop silks heels choreo
? typed *second class free*
> Second class free. The fairy insists.
- {name} show{s} you each move, and you come back for more
- You learn a move, come back and try it again
< Make it two wishes.
= inclusive pole openlevel
? typed *every body is welcome*
> Every body is welcome. So is every wiggle.
- {name} teach{es} turns, holds and poses in your own version
- You try turns, holds and poses your own way
< Come and shine your way.
= workshop tricks handstand choreo exotic
? guest
> {Guest} brought a trunk full of moves.
- We open it step by step and try each one
- You learn a few, step by step, and try each one
< Lift the lid with us.
= flow contemporary lowflow floor
? level all
> All levels flow here, brooks and rivers alike.
- {name} show{s} you each move, then link{s} them to music
- You learn the moves, then link them to the music
< Trickle in. It’s friendly.
= kids teens
? offer first class free
> First class free! The wizard insists!
- {name} will show you easy moves and a brave new one
- You try easy moves, a balance and a brave new trick
< Pointy hats optional!
= any
? audience
> {Audience}. The flock is gathering.
- {name} show{s} the flock {move} and {move2}
- Here, you {outcome}
< Waddle in and say hello.
= any
> Psst, daydreamer.
< Over here.
= any
> Wiggle your toes.
< Now follow them.
= any
> Cats would come.
< So will you.
= any
> Follow the ducks.
< Tag along.
`;
