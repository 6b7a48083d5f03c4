// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const humor = `
= spin
> Remember spinning until you giggled? Do it again.
- {name} teach{es} you the step, the swing and the soft landing
- You walk in, hold on, swing round and land softly
- {name} break{s} each spin into a step, a swing and a landing
< Grown-ups get a turn, too.
< Still just as funny.
= spin
> Going round in circles, but on purpose.
- {name} show{s} you the hold, the step and the moment to swing
- You walk around the pole, swing out one leg and follow it
< We’re not lost. Promise.
< Dizzy looks good on you.
= spin
> Merry-go-round, now without the horse.
- {name} start{s} you with a walk, then a swing, then a whole turn
- You hold on with both hands, step off and swing right round
< Saddle not required.
< All aboard, grown-ups.
= spin
> Like swinging round a lamppost, with lessons.
- {name} teach{es} you the hold, the step and the landing
- You hold high, push off with one foot and bend your knees
< Rain not included.
< Gene Kelly would approve.
= spinpole
> The pole turns. You look calm. Everybody wins.
- {name} teach{es} you to lean out slowly and tuck in for speed
- You tuck in to go faster and open out to go slower
< Take the credit anyway.
< Physics does half the work.
= spinpole
> Your office chair has trained you for this.
- {name} show{s} you how to turn, hold a pose and stop gently
- You push off once, lift your feet and let the pole carry you
< Same fun, better view.
< Your desk never knew.
= spinpole
> One little push, one very long ride.
- {name} teach{es} you to sit, hold and pose while the pole turns
- You open out to slow down and pull in to speed up
< Wave as you pass.
< Worth every lap.
= static
> One of you has to move. Guess who.
- {name} show{s} you how to swing, climb and sit with control
- You step, swing, climb and hold your poses by yourself
< All credit goes to you.
< Nobody else to blame.
= static
> Finally, something in your life that stays put.
- {name} teach{es} you to climb it, sit on it and swing round it
- You hold on, swing your legs and climb at your own pace
< Enjoy a steady relationship.
< The pole is very committed.
= static
> No motor. No buttons. Just you.
- {name} help{s} you swing, sit and climb under your own steam
- You make every turn with a step, a push and a swing
< Batteries not needed.
< Manual is more fun.
= tricks
> Upside down is just a better angle.
- {name} teach{es} the grip, the lift and the way back to the floor
- We take the trick apart slowly, grip by grip, then put it together
< Gravity does your hair.
< Hello, ceiling.
= tricks
> It looked so easy on the internet.
- {name} put{s} back the steps that the video left out
- You learn the entry, the hold and the exit, one by one
< Log off. Hang on.
< Meet the missing middle.
= tricks
> It’s only magic until someone explains it.
- {name} go{es} through the grip, the legs and the exit slowly
- You try it low first, then higher, then with pointed toes
< Ah, so that’s how.
< No rabbits involved.
= tricks
> Step one: hold on. Step two: same.
- {name} teach{es} you the grips, the leg hangs and the way down
- You practice each trick in pieces before you do it whole
< Smiling comes third.
< Letting go comes much later.
= intermediate
> You know enough to show off a bit.
- {name} link{s} climbs, sits and leg hangs into longer combos
- You clean up your climbs, try leg hangs and link them together
< A bit. Fine, a lot.
< Modesty can wait outside.
= intermediate
> You and the pole are friends now.
- {name} teach{es} cleaner climbs, new holds and longer combos
- You climb, hang from one leg and join your moves into combos
< No more small talk.
< Book a proper catch-up.
= intermediate
> No longer lost. Not yet smug.
- {name} add{s} leg hangs, smoother transitions and longer combos
- You climb higher, hold longer and link the moves you know
< Smug comes later.
= advanced
> Hanging by one knee is normal here.
- {name} lead{s} big mounts, long combos and clean lines
- You work on inverts, shoulder mounts and slow, controlled exits
< Come and feel ordinary.
< You’ll blend in beautifully.
= advanced
> You make it look easy. Show us how.
- {name} bring{s} long combos, tricky grips and calm exits
- You invert, hold, change grips and come down in slow motion
< We’ll try to keep up.
< We’re taking notes.
= advanced
> Easy moves? You’ve done them all.
- {name} plan{s} shoulder mounts, big holds and combos with long names
- You drill the entry, hold the shape and polish the exit
< Then the other side. Sorry.
< Finally, something to swear at.
= advanced
> Your mother would like you down from there.
- {name} coach{es} high climbs, inverts and well-planned exits
- You hang, hold and change grips as calmly as other people sit
< Wave to Mom.
< Text her afterwards.
= openlevel
> One move, many versions, zero wrong ones.
- {name} show{s} everything in an easier and a harder option
- You warm up, pick your option and work at your own pace
< Every answer is right.
< Multiple choice, all correct.
= openlevel
> Same warm-up, different ambitions.
- {name} teach{es} everyone the same move in a version that fits
- You choose how far to go, and {name} help{s} you get there
< World domination comes later.
< Giggling is an ambition, too.
= class
> You could stay home. You’ve seen home.
- {name} {has} a warm-up, good music and new moves for you
- You warm up, learn a few new moves and try them to music
< The sofa has been informed.
< The dishes can wait.
= class
> Bring both left feet. They’re welcome here.
- {name} teach{es} the steps slowly, and then with the music
- You copy a step, try the next one and join them up
< We have a matching pair.
< Left, left, left. Perfect.
= class
> Your calendar needed something that isn’t a meeting.
- {name} lead{s} you from the warm-up to the last dance move
- You warm up, learn new steps and dance them in good company
< Accept this invitation.
< No slides. Promise.
= pole
> Nobody ever applauded a treadmill.
- {name} teach{es} you to climb, spin and strike a pose up there
- You grip, swing, climb and get cheered for all of it
< Bow as often as needed.
< Whooping comes as standard.
= pole
> Firefighters have poles. You get music, too.
- {name} show{s} you how to climb, spin and slide down smoothly
- You learn to hold on, turn, sit and come down slowly
< No siren. Just style.
< Answer the call.
= pole
> Gravity would like a word with you.
- {name} teach{es} you to answer with a climb, a sit and a spin
- You hold on, swing, climb and find a graceful way down
< Newton can wait.
< Let Newton leave a message.
= intro
> You hold the pole. It holds you. Fair?
- {name} show{s} you where to grip, how to walk and when to swing
- You learn a few grips, walk round and try your first spin
< Shake hands, then book.
= intro
> Day one. Everybody here had one.
- {name} start{s} with grips and walks, then add{s} a first spin
- You hold on, walk around the pole and swing into a turn
< On day two, you brag.
< Nervous giggles welcome.
= intro
> It won’t judge you. It’s a pole.
- {name} teach{es} you to grip, walk and swing, one step at a time
- You walk round it, lean out from it and try an easy spin
< It can’t even talk.
< Steel has no opinions.
= intro
> Can’t tell left from right? Still qualified.
- {name} show{s} every grip and step slowly before you try it
- You hold on, take a few steps and swing round once
< Either hand will do.
< You’ve got the job.
= intro
> First class? Giggling is on the syllabus.
- {name} show{s} you where hands and feet go for an easy spin
- You learn to stand, walk and turn at the pole
< There is no exam.
< Laugh early, laugh often.
= flow
> Forgot the next move? That’s freestyle.
- {name} teach{es} you to link turns, rolls and floorwork to music
- You turn, roll and slide from one shape into another
< Mistakes are artistic choices here.
< Nobody has the script.
= flow
> Make it up as you go. Elegantly.
- {name} give{s} you turns, waves and slides to play with
- You link one move to the next and let the music decide
< We’ll nod along.
< Act as if rehearsed.
= flow
> Like humming, but with your whole body.
- {name} link{s} steps, turns and slides into one long dance
- You listen to the song, turn with it and sink to the floor
< Off-key is fine.
< Join in at the chorus.
= exotic
> Walk slowly. It looks like a decision.
- {name} teach{es} the strut, the body roll and the floor slide
- You strut, roll, slide and sweep your legs along the floor
< Rushing is for buses.
< Nobody’s double-parked.
= exotic
> By day, emails. Here, floor slides.
- {name} teach{es} you body rolls, leg sweeps and a proper hair flip
- You walk slowly, roll through your back and flip your hair
< Warmest regards.
< Out of office: on.
= exotic
> Hair flip first. Explanations later.
- {name} put{s} walks, slides and low turns into one slow dance
- You learn the dip, the body roll and the look over your shoulder
< Brush afterwards.
< Nobody will ask.
= exotic
> Slow down. You’re being fabulous.
- {name} lead{s} body rolls, slides and leg sweeps to the music
- You roll, arch, slide and hold every pose a little longer
< Nobody checks the clock.
< Deadlines can queue.
= heels
> Walk like you’ve never tripped.
- {name} teach{es} the strut, the turn and the pose on the beat
- You learn to stride, turn sharply and pose with the music
< That curb never happened.
= heels
> You learned to walk once. Again, in heels.
- {name} take{s} you from balance drills to a short, strutting dance
- You step, turn, cross your legs and sink to the floor in style
< Ankles, we believe in you.
= heels
> Your heels want more than weddings.
- {name} teach{es} struts, turns and floor moves to one song
- You practice the walk first and then dance it with the music
< Speeches not included.
< Finally, no buffet queue.
= lowflow floor
> The floor has never let anybody down.
- {name} teach{es} you rolls, slides and long leg sweeps
- You roll, slide, sweep your legs and come up to your knees
< Such a supportive partner.
< Reliable, and always on time.
= lowflow floor
> Standing is overrated. Ask any cat.
- {name} lead{s} you through shoulder rolls, slides and slow waves
- You sink down, roll across the floor and rise again slowly
< Nine lives not required.
< Yawn first, then roll.
= lowflow floor
> Lying on the floor, but artistically.
- {name} join{s} rolls, slides and leg lines into one dance
- You move from your back to your knees and into a slow slide
< Carpet experience counts.
< At last, your talent.
= lowflow
> All of the drama, none of the altitude.
- {name} teach{es} low turns, body waves and slides along the ground
- You stay close to the floor and move slowly with the music
< No ladder needed.
< Look expensive down there.
= handstand
> Stand on your own two hands.
- {name} teach{es} you to warm up wrists, kick up and come down safely
- You practice wall drills, stack your shoulders and hold a little longer
< Your feet can watch.
< Applaud with your toes.
= handstand
> The ceiling wants to see your feet.
- {name} line{s} up your wrists, shoulders and hips before the kick
- You place your hands, kick up and find the balance at the wall
< Wave with your toes.
< Send your toes up.
= handstand
> Walls are underrated. Ask our feet.
- {name} show{s} you how to kick up, hold and step down
- You press the ground away, squeeze your legs and keep breathing
< The wall says hi.
= handstand
> Walking on your feet? So last week.
- {name} coach{es} kick-ups, wall holds and the calm way down
- You stack your hips over your shoulders and hold the line
< Your soles deserve a view.
< Shake hands with the floor.
= conditioning polefit
> Carry all the shopping in one go? Same.
- {name} coach{es} pulls, presses, squats and long holds
- You pull, press, squat and hold, with short rests in between
< Bags, beware.
< Car to kitchen, no stops.
= conditioning polefit
> Planks are better with bad jokes.
- {name} count{s} you through planks, pulls and squats to the beat
- You hold, pull, squat and catch your breath between rounds
< Groaning is free cardio.
< Laughing works the core.
= conditioning polefit
> Planks: where time stands still.
- {name} lead{s} short rounds of pulls, presses and squats
- You work in rounds of pulling, pressing and holding
< Nearly there. Nearly. Nearly.
< Bring a long joke.
= conditioning
> Pickle jars are getting nervous.
- {name} lead{s} pulls, holds and presses for arms and core
- You pull, push, hold and shake out your arms between rounds
< Lids, meet your match.
< Sandwiches will be easier.
= polefit
> Cardio, but nobody runs anywhere.
- {name} keep{s} you climbing, squatting and swinging to the beat
- You climb, squat, swing and hold in short rounds with breaks
< Puffing is a language.
< No rain. No traffic.
= stretch
> Touch your toes? Let’s start with a wave.
- {name} guide{s} you through long folds, hip openers and easy breathing
- You fold forward, breathe out and sink a little further
< Your shins send regards.
< Knees are good company.
= stretch
> Your hamstrings have left a voicemail.
- {name} lead{s} long, slow stretches for legs, hips and back
- You reach, hold, breathe and let go a bit at a time
< Return the call.
< Press one to sigh.
= stretch
> Every cat does this. Look how smug.
- {name} lead{s} back stretches, side reaches and long hip openers
- You lengthen your sides, open your chest and breathe slowly
< Purr if you must.
< No mice required.
= stretch
> The splits and you: it’s complicated.
- {name} warm{s} up your hips before the lunges and long holds
- You lunge, breathe and slide only as low as feels good
< Take it slowly, you two.
< Give love another chance.
= restore
> Lying around, but on purpose and with a teacher.
- {name} lead{s} slow stretches, long breaths and a proper rest
- You stretch a bit, breathe a lot and lie down quite often
< Snoring is a compliment.
< Your sofa taught you well.
= restore
> Your to-do list isn’t invited.
- {name} guide{s} you through easy stretches that you can do lying down
- You lie back, stretch slowly and do nothing extremely well
< It can wait in the car.
= yoga
> Breathing: you’ve done it. Now on purpose.
- {name} lead{s} slow stretches, gentle twists and easy balances
- You breathe in, reach up, fold forward and let it out
< Exhale like royalty.
< In. Out. Excellent.
= yoga
> Sit up straight, Mom said. Here’s how.
- {name} show{s} you how to lengthen your back, twist and fold
- You grow tall, roll down slowly and roll up again
< She was right. Annoying.
< Call her afterwards.
= yoga
> You’ve held that breath since your last meeting.
- {name} help{s} you exhale with slow folds, twists and stillness
- You move slowly, stretch long and rest between the poses
< You may let go now.
< Nothing on the agenda.
= choreo
> You already dance this in the kitchen.
- {name} teach{es} the steps in short pieces, then to the song
- You learn a few counts at a time and then run them through
< The spoon can stay home.
< Fridges never clap.
= choreo
> Five, six, seven, where were we?
- {name} repeat{s} every part until your feet have it
- You learn the steps, add the arms and run it to music
< Nobody loses count alone.
< Ah yes. Eight.
= choreo
> If you’re lost, look dramatic. It counts.
- {name} teach{es} one dance from the opening pose to the finish
- You copy the steps slowly, then quicker, then with the music
< Call every mistake a solo.
< Stare into the distance.
= chair
> You sit all day. Now do it properly.
- {name} teach{es} you to lean back, cross over and slide off
- You circle the chair, sweep one leg over and stand up slowly
< Best seat of the week.
< Your desk will be jealous.
= chair
> A meeting you’ll want to sit through.
- {name} take{s} you through leans, leg crosses and turns round the chair
- You step round the chair, drop onto it and arch back
< There will be no questions.
< Sit down and misbehave.
= chair
> It’s furniture. You’re the drama.
- {name} join{s} leans, turns and leg swings into a short dance
- You sit on it, lean over it and walk away from it
< Outdo the furniture.
< No assembly required.
= burlesque
> One glove. Eight counts. No rush.
- {name} teach{es} the strut, the shimmy and the slow tug at a finger
- You walk, pause, shimmy and look back over your shoulder
< The audience will wait.
< Speed is for taxis.
= burlesque
> Both eyes close when you wink? Still charming.
- {name} cover{s} walks, bumps, shimmies and the perfectly timed look
- You strut, shake your shoulders and pose on the last beat
< Lashes do the rest.
< Eyebrows may assist.
= burlesque
> Tease is just suspense with shoulders.
- {name} direct{s} slow walks, long pauses and one big shimmy
- You strut, stop, turn your head and wait for the music
< To be continued.
< Cliffhangers welcome.
= twerk
> Your hips don’t lie. They do gossip.
- {name} break{s} down the bounce, the shake and the isolations
- You bend your knees, find the beat and bounce on it
< Listen to the juicy bits.
< We’re all ears.
= twerk
> Shake well before use.
- {name} start{s} with soft knees, then add{s} the bounce and the drop
- You learn to bounce, isolate and drop on the beat
< No expiration date.
< Keep away from sofas.
= twerk
> Your booty has been sitting in meetings.
- {name} teach{es} shakes, drops and hip isolations, one at a time
- You warm up your hips, learn the shake and dance it to bass
< Motion carried.
< Any other business? Dancing.
= salsa
> Left foot, right foot, dramatic look.
- {name} teach{es} the basic step, a turn and when to pause
- You step, turn and repeat until it sits on the beat
< Eyebrows are optional.
< Soap stars train for years.
= salsa
> Your hips would like to interrupt.
- {name} show{s} the footwork first and then add{s} the music
- You learn a few steps, add a turn and dance them through
< Let your body finish.
< Objection overruled.
= salsa
> Step on the beat, not on feet.
- {name} count{s} you in, first without music and then with it
- You learn the basic rhythm, a turn and a short combination
< Your toes are safe.
< Apologies cover the rest.
= hoop
> The hula hoop got a promotion.
- {name} teach{es} you to sit in it, hang from it and pose
- You hold on, tuck up your legs and sit inside the ring
< No more chasing it downhill.
< Hips, take a seat.
= hoop
> Half chair, half swing, all showing off.
- {name} guide{s} you through a mount, a seat and a backward lean
- You sit, lean back, hook a knee and stretch out your arms
< Subtle was never the plan.
= hoop
> Getting in is an art. So is staying.
- {name} show{s} you the mount, the balance and the way out
- You lift your knees, slip inside and find a steady seat
< Wriggling is a technique.
< Leaving is the hard part.
= silks straps
> Tangled? We call it a wrap.
- {name} teach{es} each loop, each hold and the way back out
- You loop it round a foot, stand up, hang and unwind again
< Knots are our hobby.
< We know the exit.
= silks
> Swinging on curtains, now with permission.
- {name} show{s} you how to wrap a foot, stand and hang
- You wind the fabric round your leg, step up and pose
< No rail was harmed.
< Nobody will tell Mom.
= silks
> Hang in there. That’s the whole class.
- {name} teach{es} the foot lock, the wrap and a steady pose
- You pull up, lock one foot and lean out on the fabric
< Untangling is included.
< Loose ends welcome.
= straps
> Gym class rope, minus the whistle.
- {name} teach{es} pulls, wraps, hangs and slow rolls
- You hold on, pull up, tuck your knees and hang with control
< Nobody picks teams.
< Full marks for trying.
= trapeze
> Grown-ups on swings. About time.
- {name} teach{es} you to sit, stand and hang from the bar
- You hop up, sit tall, lean back and hang by your knees
< Mom isn’t watching. Higher!
< No pushing in line.
= trapeze
> Run away with the circus. Back by dinner.
- {name} show{s} you seats, hangs, balances and a tidy way down
- You lift your legs, sit on the bar and strike a pose
< Lions have the day off.
< Sawdust not included.
= trapeze
> Hang by your knees. Think of nothing.
- {name} coach{es} knee hangs, steady seats and easy balances
- You sit, tip back slowly and let your arms reach down
< Recommended by bats.
< Very relaxing. Mostly.
= circus
> Running away with the circus? Start here.
- {name} teach{es} throws, catches, balances and small tricks
- You throw, catch, balance and try it all a little faster
< Home in time for dinner.
< No lions to feed.
= contemporary
> Feelings, now with choreography.
- {name} teach{es} a phrase of reaches, turns and floor rolls
- You reach, turn, sink to the floor and come up again
< Very moving. Literally.
< Bring a mood. Dance.
= contemporary
> Reach for something. Nobody asks what.
- {name} lead{s} turns, slow falls and one long phrase
- You stretch out, spiral down and rise with the music
< Gaze past the window.
< Look meaningful. It works.
= contemporary
> Like a movie ending, but with a warm-up.
- {name} shape{s} walks, reaches and turns into a short dance
- You learn a phrase, repeat it and dance it to the music
< Cue the violins.
< Roll the credits.
= acro
> Playing airplane, with better technique.
- {name} teach{es} you to base, to fly and to spot
- You lean in, lift off, balance and step down with control
< Arms out. Noises optional.
< Now boarding.
= acro
> Team building, but somebody actually gets lifted.
- {name} talk{s} you through lifts, balances and dismounts
- You take turns as base, flyer and spotter
< Best meeting of the week.
< Accept the invite.
= acro
> Trust me, says someone standing on your knees.
- {name} coach{es} the lean, the lift and the calm way down
- You hold hands, lean apart and find the balance together
< Good friends make good furniture.
< Say yes politely.
= men
> Lifting, but the dumbbell is you.
- {name} teach{es} you to pull, climb, hold and spin
- You climb, hold yourself up and swing round the pole
< No plates to rack.
= men
> You’ve moved a fridge. You’ll be fine.
- {name} show{s} you how to grip, climb and turn with control
- You pull, climb, hold and slide back down slowly
< No van needed.
< No stairs this time.
= men
> Every lamppost has tempted you. Be honest.
- {name} teach{es} climbs, spins and holds, step by step
- You grip it, climb it and come down like a firefighter
< We won’t tell.
< Up you go, gents.
= seniors
> Good grip, good music, questionable jokes.
- {name} teach{es} holds, steps and turns after a proper warm-up
- You warm up well, then learn a hold, a step and a turn
< Bring your best pun.
< Groaning at puns is allowed.
= seniors
> The best gossip comes with a warm-up.
- {name} lead{s} steady steps, holds and turns at a friendly pace
- You step, turn, hold and repeat it until it feels familiar
< Details after the warm-up.
< Names will be changed.
= seniors
> A better answer to “any hobbies?”
- {name} show{s} you grips, turns and poses, with time to try
- You learn to hold on, walk, turn and pose
< Mention pole very casually.
< Then watch the eyebrows rise.
= inclusive
> Take up space. We made plenty.
- {name} teach{es} turns, holds and poses with options to choose from
- You hold on, turn, pose and pick the version you like
< Elbows out. Enjoy yourself.
< Spread out and stay.
= inclusive
> Main characters only. So, everybody.
- {name} lead{s} walks, turns and poses, each with several options
- You learn to walk, turn, sit and finish with a pose
< You got the part.
= inclusive
> Dear body, you’re invited. Love, us.
- {name} offer{s} a version of every hold, turn and pose
- You warm up, try a few turns and find your favorite pose
< Please reply with yes.
< Seat of honor, obviously.
= party
> The group chat finally meets in person.
- {name} teach{es} easy moves, poses and one short routine
- You learn a few moves, pose together and dance a short routine
< Mute nobody.
< Bring the whole thread.
= party
> Better than charades. Louder, too.
- {name} show{s} you all a few poses and a silly little dance
- You warm up, learn some poses and dance for each other
< Nobody has to guess.
< Shrieking counts as applause.
= party
> The group dance nobody will live down.
- {name} start{s} with easy moves and end{s} with a short routine
- You learn the moves, laugh at the poses and perform for yourselves
< Excellent material for speeches.
< Deny everything later.
= private
> One teacher. One you. No witnesses.
- {name} work{s} on your moves with you, at your pace
- You choose the move, ask everything and try it again
< What wobbles here stays here.
< Not a word to anyone.
= private
> Finally, a class that revolves around you.
- {name} watch{es} every try and help{s} with the next one
- You bring the goals, and we choose the moves for them
< Go on, be selfish.
= private
> Ask it twice. Ask it twelve times.
- {name} explain{s} every detail of the move until it makes sense
- You pick what we practice, slow it down and repeat it
< We love a rerun.
< Curious minds, book here.
= workshop
> One topic. All the questions. No shame.
- {name} take{s} one theme apart with drills, details and variations
- You drill the entry, fix the details and try new variations
< Go on, ask.
< Bring a why.
= workshop
> For everyone who asks “but how, exactly?”
- {name} answer{s} with slow drills, small details and many tries
- You watch, try, compare and try once more
< Ah. Like that.
< Nerds, sign here.
= workshop
> That one move? Let’s look under the hood.
- {name} go{es} through the entry, the angles and the timing with you
- You slow it down, repeat each part and put it back together
< Test drive included.
< No mechanic required.
= showcase
> That was perfect. Let’s do it again.
- {name} run{s} the counts, the spacing, the entrance and the bow
- You run the piece from entrance to bow, and then once more
< Same, but with feeling.
< Last time. Probably.
= showcase
> Jazz hands don’t rehearse themselves.
- {name} lead{s} you through counts, spacing and a full run-through
- You mark the counts, clean the lines and run the whole piece
< From the top. Smiling.
< All ten fingers, please.
= showcase
> Smile. Nobody knows the steps but us.
- {name} polish{es} entrances, turns and the last pose with you
- You practice the entrance, the middle and the bow
< If lost, jazz hands.
< Wrong is also choreography.
= showcase
> Bow as if you expected flowers.
- {name} run{s} the entrance, the dance and the finish with you
- You rehearse the walk on, the counts and the last pose
< Act surprised anyway.
< Vases at the ready.
= practice
> Trying it again counts as a plan.
- {name} host{s}, and you choose what to repeat, fix or film
- You warm up, pick a move and run it until you grin
< Tenth time lucky.
< Nobody keeps score.
= practice
> Homework, but the kind you look forward to.
- {name} host{s}, and you work on your own list of moves
- You repeat old favorites, try new ideas and swap tips
< No dog will eat this.
< Grade yourself generously.
= practice
> Your nemesis move has been asking about you.
- {name} host{s} while you take it apart and try it again
- You warm up, try it slowly and film the good one
< Round two. Ding ding.
< Schedule the rematch.
= practice
> Everyone says “watch this”. Then we do.
- {name} host{s} while you swap moves, combos and tips
- You show a move, copy another and clap for the landings
< Your turn.
< Bring your party piece.
= photo
> Look natural. Upside down.
- {name} help{s} you into each pose and remind{s} you to breathe
- You pick a pose, hold it, point your toes and smile
< Just act normal.
< Say cheese. Hang on.
= photo
> Your phone is full of lunch. Fix that.
- {name} guide{s} you through poses, angles and long lines
- You warm up, choose your poses and hold them for the click
< Dessert can wait.
< Prettier than soup.
= photo
> Hold it. Hold it. Now smile.
- {name} go{es} through each pose with you, from toes to chin
- You stretch your lines, lift your chin and keep still
< Breathe after the click.
< Blinking comes later.
= prenatal
> Room for one more. Obviously.
- {name} lead{s} gentle sways, easy stretches and long breaths
- You circle your hips, breathe slowly and rest whenever you like
< You two count as one.
< You’re both very welcome.
= prenatal
> Your plus-one is already dancing.
- {name} guide{s} you through easy moves and slow breathing
- You stretch slowly, breathe deeply and sit down when you want to
< Bring your smallest fan.
< Tiny kicks keep time.
= prenatal
> Moving for two. Napping for three.
- {name} keep{s} it gentle with stretches, sways and rests
- You stretch softly, breathe out and put your feet up
< Snoring is fine.
< Yawn whenever you like.
= postnatal
> You and your core should catch up.
- {name} reintroduce{s} you with deep breaths and gentle core work
- You breathe, stretch slowly and rest when you need to
< Long time no brace.
< Start with hello.
= postnatal
> Here nobody asks if you’ve slept.
- {name} guide{s} you through small moves, stretches and quiet breaths
- You stretch, breathe, lift gently and lie down for a moment
< Yawning is encouraged.
< Pajama energy welcome.
= intro
> Step one: introduce yourself to a pole.
- {name} show{s} you where to hold, how to walk and when to swing
- You learn where to hold, how to walk around it and how to swing
< It’s the strong, silent type.
= intro
> Everybody’s first spin looks like a hug.
- {name} help{s} you turn the hug into a grip, a walk and a spin
- You hug it, hold it, walk around it and swing
< Hug now. Style later.
= pole
> It’s a pole. You’ll get attached.
- {name} teach{es} you to hold on, climb a little and swing around
- You hold on, climb, swing around and find a nice way down
< Clinging is encouraged.
= pole
> Nobody grows out of climbing things.
- {name} show{s} you a climb, a sit and a smooth way down
- You climb up, take a seat, look around proudly and slide down
< Trees were only practice.
= spin
> Whee is a technical term here.
- {name} explain{s} where to hold, which foot pushes and how to land
- You take a few steps, swing out one leg and land on your feet
< Pronounce it loudly.
< Extra e’s are welcome.
= spinpole
> Push once. Enjoy the consequences.
- {name} teach{es} you to speed up, slow down and get off with style
- You push off, tuck in to go faster and open up to slow down
< There will be several laps.
< It stops eventually.
= static
> Like a group project: you do everything.
- {name} teach{es} you to swing, climb and sit while the pole does nothing
- You step, push, swing and climb while the pole just stands there
< The pole takes half credit.
= tricks
> Every trick starts with “wait, which leg?”
- {name} sort{s} out hands, legs and hips before you leave the floor
- You learn where to hold, which leg to hook and how to get out again
< It was the other one.
= intermediate
> You say “leg hang” at dinner now.
- {name} explain{s} the leg hangs, the links and the tidy way out
- You hang from one leg, then the other, and build a combo around it
< Your family stopped asking.
= advanced
> You pointed your toes reading this.
- {name} tidy{es} up your mounts, your lines and your exits
- You repeat the big moves until the small details fit
< Both feet. We saw.
= openlevel
> Choose your own adventure. No dragons.
- {name} give{s} you a choice of versions for every single move
- You try the small version, the big one or something in the middle
< Every ending is happy.
= flow
> Keep moving and nobody sees the mistake.
- {name} link{s} turns, slides and rolls so that one leads to the next
- You turn, slide and roll, and each move starts the next
< What mistake?
= exotic
> Crawling, but not looking for an earring.
- {name} teach{es} slow crawls, floor slides and a long hair flip
- You crawl, slide, roll over and take your time with all of it
< You’ve found something better.
= heels
> Everything sounds more important in heels.
- {name} drill{s} the walk, the turn and the stop on the beat
- You walk, turn, cross your legs and stop exactly with the music
< The floor will announce you.
< Make an entrance. Audibly.
= heels
> In heels, even a wobble is choreography.
- {name} start{s} with balance and a walk, then add{s} turns and poses
- You practice balance, a strut and a turn, then dance all three
< Wobble on the beat.
= lowflow floor
> You were going to lie down anyway.
- {name} lead{s} slow rolls, slides and leg sweeps close to the ground
- You sink, roll, slide and sweep your legs to slow music
< Now it’s called dancing.
= chair
> Musical chairs, but nobody takes yours away.
- {name} teach{es} you to circle it, lean over it and sit on the beat
- You circle the chair, swing a leg over and sit down on the beat
< Sit down undefeated.
= chair
> So many ways to sit. None of them polite.
- {name} show{s} you how to straddle it, lean back and slide off
- You straddle the chair, lean back, kick over and slide off
< Manners can stand.
= choreo
> Everyone goes left. You discover right.
- {name} teach{es} the dance in short parts and repeat{s} each one
- You learn a part, repeat it and add the next
< Explorers are welcome.
< We’ll meet in the chorus.
= contemporary
> Roll on the floor. Call it longing.
- {name} lead{s} reaches, slow falls and rolls, then join{s} them to music
- You reach, sink, roll and rise again in one long phrase
< Sigh on the last count.
= contemporary
> Stare out of a window, but with steps.
- {name} shape{s} a long phrase of walks, turns and reaches with you
- You walk, turn away, reach back and melt into the floor
< Rain is optional.
< Nobody asks what’s wrong.
= burlesque
> Take forever to do almost nothing.
- {name} teach{es} the walk, the pause and the look over a shoulder
- You walk, stop, shimmy and make the audience wait
< Almost is the whole trick.
= twerk
> Your behind deserves a solo.
- {name} teach{es} the squat, the bounce and the shake, slowly at first
- You sit low, find the beat and let your hips do the talking
< Everything else is backup.
= hoop
> Parrots have known about this for ages.
- {name} show{s} you how to get in, sit tall and lean back
- You lift yourself in, sit tall, lean out and strike a pose
< Pretty bird.
= silks
> It’s a very long scarf. Hang from it.
- {name} teach{es} you to wrap a foot, stand up and lean out
- You wrap a foot, stand up, lean out and unwind again
< Winter was never this fun.
= trapeze
> A bar where nobody orders anything.
- {name} show{s} you how to sit, stand, hang and lean on it
- You pull yourself up, sit, stand and hang by your knees
< The regulars hang around.
= acro
> Trust falls, but you stay up.
- {name} teach{es} the base, the flyer and the spotter the same lift
- You lean, balance, lift and swap roles in between
< HR would never approve.
= handstand
> High five the floor. Stay there.
- {name} warm{s} up your wrists and coach{es} the kick, the hold and the exit
- You plant your hands, kick up, squeeze and come down softly
< Don’t leave it hanging.
= stretch
> Somewhere down there are your toes.
- {name} lead{s} long folds, hip openers and slow side reaches
- You fold, reach, breathe out and get a bit closer
< Wave if you see them.
= restore
> Napping, but with instructions.
- {name} guide{s} you from one easy stretch to the next, with long rests
- You lie down, stretch gently, breathe and lie down some more
< Step one: close your eyes.
< You’re good at this already.
= yoga
> You may sigh. That’s the technique.
- {name} lead{s} slow reaches, twists and balances, breath by breath
- You reach, twist, balance and breathe out for as long as you like
< Sigh like you mean it.
= conditioning
> “Last one” is always a lie.
- {name} count{s} pulls, presses and holds, mostly in the right order
- You pull, press, hold and rest, then do it once more
< Okay, now really.
< And one for luck.
= polefit
> Burpees were considered. The pole won.
- {name} mix{es} climbs, squats, swings and holds with short breaks
- You climb, squat, swing and hold, then shake it all out
< The vote was unanimous.
= men
> The bench press never let you spin.
- {name} teach{es} grips, climbs, spins and a controlled way down
- You grip, climb, spin and come down as slowly as you can
< It had its chance.
= seniors
> A serious hobby for unserious people.
- {name} teach{es} holds, turns and steps with a nearly straight face
- You warm up, learn a hold and a turn and try them to music
< Giggles are taken seriously.
= prenatal
> Somebody is getting a free ride.
- {name} lead{s} soft circles, easy stretches and slow breaths
- You sway, circle, stretch and sit down whenever you like
< Smallest passenger, best seat.
= postnatal
> Here, burping is nobody’s job.
- {name} lead{s} gentle core work, slow stretches and long breaths
- You breathe, stretch, lift gently and rest in between
< Only breathing is.
< You’re off duty. Exhale.
= practice
> You bring the list. The list wins.
- {name} host{s} while you repeat, film and fix whatever you like
- You warm up, pick a move from your list and repeat it
< Cross one off. Maybe.
= photo
> Hold still. Now look like you’re floating.
- {name} help{s} with poses, angles and where to look
- You pick a pose, hold it, breathe and try another angle
< Blink on your own time.
= party
> The quiet one goes wild first.
- {name} show{s} all of you a few poses and one short dance
- You learn some poses and a short dance, then perform it for each other
< Watch that one closely.
= private
> You are the front row.
- {name} watch{es}, answer{s} and adjust{s} the move until it works for you
- You choose the move, set the pace and ask whatever you like
< And the back row.
= class
> Dance like the others are lost, too.
- {name} teach{es} a few steps, a turn and a finish, then add{s} music
- You learn a few steps, a turn and a finish, then dance it all
< They are. Trust us.
= intro
> You need two hands. You brought them.
- {name} show{s} you where to put them, how to walk and how to swing
- You place your hands, walk around the pole and try a small spin
< Perfectly equipped, then.
< Feet are welcome, too.
= flow
> Nobody planned this. That’s the plan.
- {name} give{s} you a handful of moves and let{s} you mix them to music
- You take a turn, a roll and a slide and put them in any order
< Stick to it. Loosely.
= twerk
> Only one part of you is busy.
- {name} show{s} you how to keep still above and bounce below
- You plant your feet, keep your shoulders still and let the hips bounce
< The rest can supervise.
= salsa
> Step, step, turn, find the others again.
- {name} go{es} over the step and the turn until nobody is dizzy
- You learn a basic step and a turn, then link both to the beat
< They’re where you left them.
= acro
> It takes two to wobble.
- {name} set{s} up each lift with a base, a flyer and a spotter
- You find the balance together, hold it and step down softly
< And three to laugh.
< Blame is shared equally.
= restore
> Nobody here is impressed by busy.
- {name} talk{s} you through long, soft stretches and longer rests
- You settle down, breathe slowly and let each stretch take its time
< Be gloriously unproductive.
= yoga
> Stand on one leg. Think of nothing. Ha.
- {name} guide{s} you through balances, long folds and slow breathing
- You balance, wobble, breathe out and find your balance again
< Flamingos make it look easy.
< Thinking of lunch counts.
= any
? typed *new class*
> New class. You’re the original cast.
- {name} begin{s} with the warm-up, and nobody knows the steps yet
- You warm up, meet the moves and make the first jokes about them
< The remake is never better.
= any
? level advanced (only)
> Advanced only. You’re already stretching, aren’t you?
- {name} skip{s} the basics and go{es} straight to the hard parts
- You work on the hard parts, the details and a clean finish
< Thought so.
= any
? places *left
> {Places}. Somewhere, somebody is still overthinking.
- {name} {has} the warm-up planned and the moves picked
- You warm up, learn the moves and stop thinking for a bit
< Don’t be somebody.
= any
? places max*
> {Places}. The back row is the front row.
- {name} see{s} every try, the brave ones and the funny ones
- You try each move, ask your questions and get an answer
< Hiding was overrated.
= any
? guest
> Guest: {guest}. We rehearsed our hellos.
- You warm up, watch closely and try it for yourself
< Hi. Hello. Good day. Hi.
@ Intro to Pole
> You’ve held a bus pole. You’re practically trained.
- {name} take{s} you from first grips and walks to a spin, no experience needed
- Learn to grip, walk and spin with {name}. No partner, no experience, no panic
- You learn grips, walks and your first spin. No experience needed, just two hands
- No dance background needed for grips, walks and one very proud first spin
< Next stop: your first spin.
< Hop on and hold tight.
< All you need is hands.
@ Intro to Pole
> No experience? Lovely. Neither had any of us.
- {name} introduce{s} you gently to grips, walks and your very first spin
- No dance background needed. {name} show{s} you grips, walks and a proud first spin
- You learn to hold on, walk round and spin, and a partner isn’t needed
< Come and be wonderfully new.
< Start wobbly. Leave grinning.
< Everyone’s first spin wobbles.
@ Intro to Pole
> Can’t dance? The pole never asked.
- {name} teach{es} grips, walks and a spin to people who only dance at weddings
- No experience or partner needed. {name} guide{s} you from grip to walk to spin
- Find your grip, walk and try a first spin, with no partner to trip over
< Two left feet are welcome.
< One spin and you’re hooked.
< Just bring two hands.
@ Intro to Pole
? offer first class free
> First class free. Giggling free, too.
- {name} help{s} you with grips, walks and a first spin, no dance background needed
- Try grips, walks and your first spin with {name}, no experience needed
- You try grips, walks and your first spin, and nobody expects experience
< Come and collect it.
< Your wallet can rest.
< Say yes to free.
@ Intro to Pole
? offer free trial class
> Free trial class. The pole doesn’t bite.
- {name} stay{s} close through your grips, your walks and your very first spin
- Try grips, walks and a first spin with {name}. No experience or partner needed
- You try grips, walks and your first spin, no experience or partner needed
< Say hello with both hands.
< Try it. You’ll giggle.
< No biting. Lots of smiling.
@ Intro to Pole
? level beginner (no experience)
> No experience needed. You’ve held a broom before.
- {name} teach{es} you grips, walks and a first spin, all more fun than sweeping
- Swap the broom for grips, walks and a first spin with {name}
- You learn grips, walks and your first spin, and nothing gets swept
< Better than sweeping.
< The broom can rest.
< Sweep yourself off your feet.
@ Intro to Pole
? bring *friend*
> Bring {bring}. Take turns spinning and giggling.
- {name} teach{es} you grips, walks and a first spin each, no experience needed
- You’ll learn to grip, walk and spin with {name}, no dance background needed
- Learn grips, walks and your first spins side by side, no experience needed
< Giggles are better shared.
< Two beginners, one good giggle.
< Book for two gigglers.
@ Intro to Pole
? offer 2 for 1*
> {Offer}. Bring your favorite giggler.
- {name} teach{es} you grips, walks and a first spin each. No experience needed
- Grips, walks and first spins come easily with {name}, no experience needed
- You each learn grips, walks and a first spin. No experience needed
- You each learn grips, walks and a first spin, with no dance background needed
< Giggle for two.
< One giggles, one spins.
< Choose a friend. Choose fun.
@ Aerial Hoop
? places max*
> {Places}. Every giggle gets noticed.
- {name} teach{es} mounts, poses and spins, each in a low and a high version
- Learn mounts, poses and spins with {name}, low or high, gracefully either way
- You learn mounts, poses and spins, each in a low and a high version
< Hop in. Look graceful.
< Small circle. Big smiles.
< Come and join the circle.
@ Pole Flow
? substitute
> {sub} is in for {for}. Nobody counts anyway.
- You link spins, floorwork and transitions into one long, contented breath
- Spins, floorwork and transitions become one long breath, whoever leads
- You feel the music more, count less and link spins with floorwork
< Wave, roll and enjoy.
< New face, same long breath.
< Come and flow regardless.
@ Beginner Pole
> You get to sit. On a pole.
- {name} guide{s} you through spins, climbs and sits, and you leave with a combo
- Spin, climb and sit with {name}, and go home with your own combo
- Spin, climb and sit at a steady pace, and leave with your own combo
- Build grip, core and confidence, and leave with a combo worth bragging about
< Take a seat, up high.
< Best seat in the house.
< Reserve your vertical seat.
@ Beginner Pole
> Your own combo to go. Fries not included.
- {name} serve{s} spins, climbs and sits at a steady pace, plus your own combo
- With {name}, your spins, climbs and sits turn into one combo of your own
- Spins, climbs and sits build your confidence and become your very own combo
< One combo to go, please.
< Come hungry. Leave proud.
< Your order is ready.
@ Beginner Pole
> A steady pace. Tortoises, this one’s for you.
- {name} set{s} a kind pace for spins, climbs, sits and your own short combo
- Nobody rushes you. {name} build{s} spins, climbs and sits into your own combo
- Build grip and confidence one climb at a time, and leave with a combo
< Slow, steady and smug.
< Tortoises win this one.
< No race. Just a combo.
@ Beginner Pole
> You’ll say “my combo” at dinner. A lot.
- {name} teach{es} spins, climbs and sits steadily, until you own a short combo
- Learn to spin, climb and sit with {name}, and leave with your own combo
- Spins, climbs and sits give you grip, confidence and a combo of your own
< Bragging rights included.
< Brag gently.
< Your combo is calling.
@ Beginner Pole
? series * weeks*
> {Series}. Your own combo is the finale.
- {name} build{s} your spins, climbs and sits at a steady, friendly pace
- Gain grip, core and confidence with {name}, one spin and climb at a time
- Spins, climbs and sits come at a steady pace, with no cliffhangers
< You’re the main character.
< No spoilers. Just spins.
< Don’t miss the first episode.
@ Intermediate Pole
> You can climb. Next stop: upside down.
- {name} spot{s} your first inverts and leg hangs, and clean{s} up your transitions
- Go safely upside down with {name}, in first inverts, leg hangs and transitions
- First inverts and leg hangs come safely spotted. Your hair is on its own
- You learn first inverts, leg hangs and cleaner transitions, safely spotted throughout
< The ceiling says hi.
< Flip now. Fix hair later.
< Same room, bigger hair.
@ Intermediate Pole
> Bad hair day? Go upside down.
- {name} spot{s} every invert, leg hang and transition while gravity does your hair
- First inverts, leg hangs and cleaner transitions feel safe with {name} spotting you
- You climb with ease, so here come first inverts and leg hangs, safely spotted
< Come for the new hairdo.
< Upside down suits you.
< Gravity is a good stylist.
@ Intermediate Pole
> Bats hang by their feet. Why shouldn’t you?
- {name} keep{s} you safely spotted through leg hangs, first inverts and transitions
- Invert, hang by your legs and smile, with {name} spotting every attempt
- You get first inverts, leg hangs, cleaner transitions and somebody to spot you
< Come and hang out.
< No cave required.
< Hang in there. With us.
@ Intermediate Pole
? series * weeks*
> {Series}. The big twist is upside down.
- {name} spot{s} your first inverts and leg hangs, and polish{es} the transitions
- Follow {name} through first inverts, leg hangs and transitions, safely spotted
- The plot has first inverts, leg hangs and cleaner transitions, all safely spotted
< Tune in upside down.
< You’re the star of it.
< Stay for the twist.
@ Advanced Pole
> The stairs got too easy for you.
- {name} teach{es} confident inverters aerial combos, shoulder mounts and handsprings
- Handsprings, shoulder mounts and aerial combos get their elegant lines with {name}
- Bring your inverts for aerial combos, shoulder mounts, handsprings and elegant lines
- You get aerial combos, shoulder mounts and handsprings, all with power and control
< Take the scenic route up.
< The elevator can wait.
< See you at the top.
@ Advanced Pole
> You already live upside down. Welcome home.
- {name} {has} shoulder mounts, handsprings and aerial combos for confident inverters
- With {name}, your shoulder mounts, handsprings and aerial combos gain elegant lines
- Aerial combos, shoulder mounts and handsprings await, with control and elegant lines
< The ceiling missed you.
< Come up. Hang around.
< Book your ceiling time.
@ Advanced Pole
> Feet off the floor, nose in the air.
- {name} coach{es} aerial combos, shoulder mounts and handsprings with power and control
- Confident inverters learn aerial combos, shoulder mounts and handsprings with {name}
- Confident inverters get aerial combos, shoulder mounts, handsprings and elegant lines
< Elegance, but upside down.
< Feet can come down later.
< Show off. You’ve earned it.
@ Spin Basics
> Fireman spins, without the ladder or the cat.
- {name} show{s} you the fireman, chair and back hook, and how to land softly
- Learn the fireman, chair and back hook with {name}. No strength needed yet
- You learn the fireman, chair and back hook, and no strength is needed yet
- Walk in, let go of the floor and land softly in three different spins
< No emergency. Just fun.
< Slide in. Sirens optional.
< Land softly. Grin widely.
@ Spin Basics
> No strength needed. Your excuse just retired.
- {name} guide{s} you through fireman, chair and back hook spins with soft landings
- Walk in, let go and land softly. {name} {has} three friendly spins for you
- You walk in, let go and land softly, in fireman, chair and back hook
< Out of excuses? Lovely.
< Muscles may follow later.
< Noodle arms are welcome.
@ Spin Basics
> Step one: let go of the floor.
- {name} make{s} fireman, chair and back hook spins friendly. No strength needed yet
- Spin the fireman, chair and back hook with {name}, and land on your feet
- Fireman, chair and back hook spins end in soft landings. No strength needed yet
< The floor will cope.
< Let go. Grin. Repeat.
< Whee is the right word.
@ Spin Basics
? level beginner
> Beginners welcome. The floor forgives everything.
- {name} teach{es} you fireman, chair and back hook spins, soft landing included
- Try fireman, chair and back hook spins with {name}. No strength needed yet
- You learn fireman, chair and back hook spins and how to land softly
< Everyone giggles at first.
< Come round and let go.
< Come wobbly. Go grinning.
@ Spin Basics
> The only spin class without a bike.
- {name} teach{es} you to walk in, let go and land softly in three lovely spins
- Glide through the fireman, chair and back hook with {name}. No strength needed yet
- You glide through fireman, chair and back hook spins, and need no strength yet
< No saddle required.
< Leave the helmet at home.
< Spin first. Giggle second.
@ Spin Pole
> The pole turns. You just look amazing.
- {name} teach{es} you momentum, balance and floaty combos that feel like flying
- Learn momentum and balance with {name}, and float into combos that feel like flying
- You find momentum, balance and floaty combos, and nobody notices the effort
- Momentum and balance give you floaty combos that look effortless and feel like flying
< Take all the credit.
< Let the pole work.
< Teamwork at its laziest.
@ Spin Pole
> Like flying, with better legroom.
- {name} help{s} you use momentum and balance for floaty combos that look effortless
- Let the pole turn while {name} guide{s} you through floaty, effortless-looking combos
- Momentum and balance carry you through floaty combos, and the pole does the turning
< Window seats for everyone.
< Board whenever you like.
< No baggage. Just balance.
@ Spin Pole
> Finally, a pole that does half the work.
- {name} add{s} balance, momentum and floaty combos that look completely effortless
- Borrow some momentum, find your balance and float through combos with {name}
- You bring the balance, momentum brings the rest, and your combos feel like flying
< Lazy never looked lovelier.
< Hop on for a whirl.
< Look effortless. We won’t tell.
@ Spin Pole
? level all
> Every level welcome. The pole turns for everyone.
- {name} bring{s} you momentum, balance and floaty combos that feel like flying
- Find momentum, balance and floaty combos with {name}, and look perfectly effortless
- You learn momentum, balance and floaty combos that feel exactly like flying
< Everyone gets a turn.
< Hop on and go round.
< Dizzy is a level, too.
@ Pole Tricks
> Your phone finally gets a good photo.
- {name} teach{es} three tricks step by step, with spotting and options for every level
- Try three tricks in small steps while {name} spot{s} you, whatever your level
- You learn three tricks step by step, with spotting and options for every level
- Three tricks come in small steps, with spotting and an option for every level
< Say cheese. Point toes.
< Charge the phone. Point toes.
< Clear some phone storage.
@ Pole Tricks
> Three new tricks. No dog biscuits involved.
- {name} explain{s} three tricks step by step, spot{s} every level and admire{s} your photo
- Learn three tricks step by step with {name}, spotted and ready for your photo
- Three tricks, taken step by step with spotting, end in one very smug photo
< Good humans get a photo.
< Sit, stay, smile.
< Show everyone your new trick.
@ Pole Tricks
> Impossible, but in bite-size pieces.
- {name} turn{s} three daring tricks into small steps, with spotting for every level
- With {name}, three tricks come in friendly steps, spotted and fit for every level
- Every level gets three tricks, plenty of spotting and a photo for the fridge
< Impossible starts small.
< Bring your phone for evidence.
< Prepare to surprise yourself.
@ Pole Tricks
? places max*
> {Places}, three tricks, one very smug photo.
- {name} spot{s} you step by step, with an option for every level
- Go step by step with {name}, with spotting and options for every level
- You go step by step, with spotting and an option for every level
< Everyone fits in the photo.
< Squeeze in and smile.
< Elbows in. Say cheese.
@ Pole Tricks
? level all
> Every level gets a trick and a selfie.
- {name} explain{s} three tricks in small steps, and everybody gets spotted
- Learn three tricks step by step with {name}, spotted and with options for all
- You learn three tricks step by step, with spotting and an option that fits
< Warm up your selfie arm.
< Phones up. Toes pointed.
< All levels say cheese.
@ Pole Flow
> Bad at counting? You’ll love this.
- {name} link{s} spins, floorwork and transitions into one long, musical breath
- Feel the music with {name}, and let spins and floorwork become one long breath
- Spins, floorwork and transitions become one long breath, and nobody counts to eight
- You link spins, floorwork and transitions by feeling, and leave the math at home
< Five, six, never mind.
< No calculator needed.
< Dance now. Count never.
@ Pole Flow
> One long breath. Okay, maybe two.
- {name} blend{s} spins, floorwork and transitions, with less counting and more music
- Slip from spins into floorwork with {name}, counting less and feeling the music more
- You link spins, floorwork and transitions, count less and feel the music more
< Breathe in. Sign up. Exhale.
< Breathing is encouraged.
< Inhale. Roll. Giggle.
@ Pole Flow
> For people who stop counting at three.
- {name} let{s} the music lead through spins, floorwork and transitions, all one breath
- With {name}, spins and floorwork flow together, and the music does the math
- Feel the music while spins, floorwork and transitions become one long breath
< Four is overrated.
< One, two, lovely.
< Forget to count with us.
@ Pole Flow
? music
> Flow to {music}. Counting would only interrupt.
- {name} let{s} spins, floorwork and transitions melt into one long breath
- Feel every note with {name}, from spins to floorwork, in one long breath
- Spins, floorwork and transitions melt together in one long, happy breath
< Shh. The good part’s coming.
< One, two, whatever.
< Sing along. Softly, please.
@ Pole Choreography
> One song. You’ll hum it for days.
- {name} teach{es} a new routine in sections, and everyone finishes full out
- Learn a routine bit by bit with {name}, and finish gloriously full out
- You learn a new routine in sections and dance the whole song full out
- A new routine comes in sections, with a full-out performance at the end
< Hum now. Dance later.
< Your kitchen gets the encore.
< Humming is not cheating.
@ Pole Choreography
> You know the chorus. Now learn the moves.
- {name} bring{s} a new routine in friendly sections and a full-out ending
- Section by section, {name} build{s} the routine until you can go full out
- Take a new routine section by section, and go full out at the end
< Lip-syncing is encouraged.
< Sing along. Everyone does.
< Bring your chorus face.
@ Pole Choreography
> By the last chorus, you’re a star.
- {name} cut{s} a new routine into friendly sections for one full-out finale
- With {name}, a new routine grows section by section until you perform full out
- A new routine in sections brings musicality, performance and one full-out finish
< Take a bow. Twice.
< Jazz hands at the ready.
< Smile through the verse.
@ Pole Choreography
? music
> {Music}. You know the words already.
- {name} add{s} the moves in sections, until you dance the routine full out
- Learn the routine in sections with {name}, and dance the whole song full out
- Learn the new routine in sections, and finish the whole song full out
< Next tour stop: your kitchen.
< Lip-sync as if it’s live.
< Words done. Moves next.
@ Exotic Pole
> Your boldest self has napped long enough.
- {name} lead{s} low flow, slides and kips in heels. Bring knee pads and attitude
- Heels on, lights low. {name} guide{s} you through low flow, slides and kips
- Put your heels on for low flow, slides and kips, and bring knee pads
- With heels on and lights low, you learn slides, kips and serious attitude
< Rise and slide.
< Bold is your best side.
< Naptime is over.
@ Exotic Pole
> Attitude is mostly cheekbones and not laughing.
- {name} teach{es} low flow, slides and kips, with heels on and lights low
- Join {name} in heels and knee pads for low flow, slides and bold kips
- Heels on, lights low, and your boldest self slides in with knee pads
- With lights low and heels on, you learn low flow, slides and kips
< Cheekbones ready? Slide.
< Laughing is allowed afterwards.
< Practice your serious face.
@ Exotic Pole
> Lights low. Nobody sees you counting.
- {name} help{s} your boldest self through low flow, slides and kips in heels
- Bring heels, knee pads and nerve. {name} {has} the slides, kips and low flow
- Your heels learn low flow, slides and kips. Your knees get knee pads
- Your heels and your boldest self learn low flow, slides and kips
< Count quietly, slide boldly.
< Five, six, smolder.
< Be bold. Bluff a little.
@ Exotic Pole
? wear *heels*
> Heels on, lights low, inbox off.
- {name} lead{s} low flow, slides, kips and attitude. Bring your knee pads
- Low flow, slides and kips with {name} beat every meeting. Bring knee pads
- Low flow, slides and kips with {name} are bolder than any meeting
- Your boldest self learns low flow, slides and kips. Bring knee pads
- Your boldest self learns low flow, slides and kips, with plenty of attitude
< Out of office, boldly.
< No replies until after class.
< Warmest regards, your heels.
@ Heels & Floorwork
> Socks are just very low heels.
- {name} teach{es} leg lines, rolls, waves and smooth trips to the floor and back
- Learn leg lines, rolls and waves with {name}, in any heels or in socks
- Any heel height works for leg lines, rolls, waves and a smooth way down
- You learn leg lines, rolls, waves and smooth ways down and up again
< Any height, including flat.
< Socks, this is your moment.
< Wear the pair you love.
@ Heels & Floorwork
> Getting down is easy. We also teach up.
- {name} guide{s} you to the floor and back with rolls, waves and leg lines
- Heels or socks, {name} {has} rolls, waves and smooth floor moves for both
- Rolls, waves and leg lines take you to the floor and gracefully back
- In heels or socks, you learn leg lines, rolls and a graceful way back
< Getting up, without the groan.
< Down smoothly, up smugly.
< The floor sends its love.
@ Heels & Floorwork
> Roll, wave, and say you meant it.
- {name} show{s} you leg lines and smooth floor moves, in heels or in socks
- With {name}, leg lines and smooth ways down look planned, even in socks
- Leg lines and smooth ways to the floor look planned, even in socks
< It was choreography all along.
< We believed you completely.
< Put it in your plans.
@ Heels & Floorwork
? places *left
> {Places}. Roll right in.
- {name} teach{es} leg lines, waves and smooth ways down, in heels or socks
- Learn waves, leg lines and smooth ways down with {name}, in heels or socks
- In heels or socks, you learn leg lines, waves and smooth ways down
< Make it a smooth entrance.
< Quick, slide in.
< We saved you some floor.
@ Heels & Floorwork
? bring heels (optional)
> Heels optional. Socks get the same applause.
- {name} teach{es} leg lines, rolls, waves and a smooth way down and back
- Learn leg lines, rolls and waves with {name}, from standing to floor and back
- You learn leg lines, rolls, waves and smooth ways to the floor and back
< The floor accepts both.
< Flat is also a height.
< Your ankles may choose.
@ Chair Dance
> This partner never steps on your toes.
- {name} lead{s} sultry chair choreography that’s easy to follow and great with friends
- Learn a sultry dance with {name} and a chair, on your own or with friends
- The choreography is sultry, easy to follow and even better with friends
- You and a chair learn sultry choreography that’s easy to follow
< Four legs, perfect manners.
< Strong, silent and sturdy.
< Say yes to the chair.
@ Chair Dance
> You’ve practiced sitting for years. Now dance.
- {name} turn{s} one chair into sultry choreography that you and your friends can follow
- Join {name} for sultry chair choreography that’s easy to follow and fun with friends
- Sultry choreography with a chair is easy to follow and more fun with friends
< Sit with purpose.
< Take a seat. Dance.
< All that sitting paid off.
@ Chair Dance
> Sultry, with built-in back support.
- {name} lead{s} chair choreography that’s easy to follow, alone or with friends
- Follow {name} easily through choreography for you, your chair and your friends
- Your chair choreography is easy to follow, and your friends will want a seat
< Lean in. Chairs don’t mind.
< Smolder sensibly.
< Lean back and dazzle.
@ Chair Dance
? bring *friend*
> Bring {bring}. The chairs won’t be jealous.
- {name} seat{s} you side by side for sultry choreography that’s easy to follow
- Sultry choreography is easy to follow with {name}, and funnier in company
- You share sultry choreography that’s easy to follow, with one chair each
< Reserve two good seats.
< Chairs keep every secret.
< Smolder together. Giggle together.
@ Chair Dance
? bring heels (optional)
> Heels optional. You’ll be sitting half the time.
- {name} lead{s} sultry choreography that’s easy to follow and great with friends
- Learn sultry chair choreography with {name}, easy to follow and great with friends
- You learn sultry chair choreography that’s easy to follow and great with friends
< Sit down in style.
< Feet up. Smolder on.
< The chair adores you anyway.
@ Aerial Hoop
> Yes, there’s a low version. Exhale.
- {name} teach{es} mounts, poses and spins, and you pick low or high
- Find graceful strength with {name} in mounts, poses and spins, high or low
- Every mount, pose and spin comes low or high, and both look graceful
- You learn mounts, poses and spins, low or high, from your first class
< Nobody checks your altitude.
< Start low. Look lovely.
< Exhale. Sign up. Smile.
@ Aerial Hoop
> Like a chair, but far more glamorous.
- {name} help{s} you mount, pose and spin gracefully, in a low or high version
- Mount, pose and spin with {name}, low or high, from your very first class
- Mounts, poses and spins build graceful strength, with a low version of each
< Have a graceful seat.
< The view is excellent.
< Your office chair weeps.
@ Aerial Hoop
> Graceful from class one. Yes, even us.
- {name} show{s} you mounts, poses and spins, with a low and high version each
- Choose low or high with {name}, in every mount, pose and spin
- Every mount, pose and spin has a low version and a high one
< Surprise yourself.
< Pretend you always could.
< Point your toes. Accept compliments.
@ Aerial Hoop
> You sit in it. It looks like art.
- {name} make{s} your mounts, poses and spins graceful, whether low or high
- Pose like a painting with {name}, in mounts and spins, low or high
- Mounts, poses and spins look graceful, and each one has a low version
< Sit pretty.
< Art, sitting down.
< Go on, be a masterpiece.
@ Aerial Hoop
? level beginner (no experience)
> No experience? The hoop is very friendly.
- {name} start{s} you low with mounts, poses and spins, graceful from class one
- Try low mounts, poses and spins with {name}, and feel graceful straight away
- You start low with mounts, poses and spins, and feel graceful straight away
< It loves new people.
< Say hello. Hop in.
< Start low. Grin high.
@ Aerial Hoop
? level beginner
> Beginners, the hoop comes in low.
- {name} start{s} with low mounts, poses and spins, and save{s} high ones for later
- Learn graceful mounts, poses and spins with {name}, and go high when ready
- You learn mounts, poses and spins down low, and go high when ready
< Low and slightly proud.
< Try low. Brag high.
< Near the ground, still fabulous.
@ Strength & Conditioning
> Your invert is still loading.
- {name} train{s} your pull, core and shoulders until those inverts finally click
- Pull, core and shoulder work with {name} gives you progress you can measure
- You train pull, core and shoulders for pole, so inverts finally click
- Pull, core and shoulder work brings measurable progress and inverts that click
< Click. There it is.
< Time to finish loading.
< Have you tried pulling harder?
@ Strength & Conditioning
> Progress you can measure. Complaints you can’t.
- {name} build{s} your pull, core and shoulders for pole, so inverts finally click
- Train pull, core and shoulders with {name}, and hear your inverts finally click
- Work on pull, core and shoulders, avoid injuries and let inverts finally click
< Groaning counts as singing.
< Complain proudly. Come anyway.
< Numbers worth showing off.
@ Strength & Conditioning
> Strong is just stubborn with good form.
- {name} make{s} pull, core and shoulder work count, until inverts finally click
- With {name}, pull, core and shoulder work turn into inverts that finally click
- Pull, core and shoulder work made for pole turns into inverts that click
< Be stubborn with us.
< One more. You can’t resist.
@ Flexibility & Stretch
> Your shoulders can leave your ears now.
- {name} coax{es} you kindly toward splits and backbends, wherever you start
- Stretch toward splits and backbends with {name}, kindly guided, wherever you start
- Active stretching takes you kindly toward splits and backbends, wherever you start
- You stretch for splits, backbends and shoulders, warmly guided, wherever you begin
< Your ears will thank you.
< Unclench and come along.
< Shoulders down. Spirits up.
@ Flexibility & Stretch
> You can reach the remote. Excellent start.
- {name} lead{s} kind, active stretching for splits and backbends, wherever you begin
- Whatever your starting point, {name} guide{s} you warmly toward splits and backbends
- Wherever you begin, we stretch kindly toward splits, backbends and looser shoulders
< First the remote, then splits.
< Keep reaching.
< Next stop: your toes.
@ Flexibility & Stretch
> Cats stretch daily. They seem very happy.
- {name} bring{s} kind guidance to splits, backbends and shoulders, wherever you begin
- Purr through splits and backbends with {name}, who guide{s} you from any start
- Splits, backbends and shoulders get warm, guided stretching that’s kind to your body
< Purring is optional.
< Claws in. Stretch out.
< Stretch now. Nap later.
@ Flexibility & Stretch
> Splits take time. Good thing you’re sitting.
- {name} stretch{es} with you toward splits and backbends, and nobody is in a rush
- Your starting point is fine. {name} guide{s} you kindly through splits and backbends
- Nobody rushes your splits, backbends or shoulders, and the stretching stays kind
< No rush. Just reach.
< Sit down. Lean forward. Sigh.
< Your hamstrings vote yes.
= pole spin spinpole static tricks intermediate intro polefit
? offer first class free
> First class free. Firefighters had to apply.
- {name} teach{es} you a grip, a walk and a swing round the pole
- You hold on, walk round the pole and try a swing
< Try before you slide.
< No uniform required.
= pole spin spinpole static tricks intermediate intro polefit
? offer
> {Offer}. Same pole, same gravity.
- {name} teach{es} you to grip, turn and hold your pose
- You warm up, hold on, swing and strike a few poses
< Newton sends his regards.
= pole spin spinpole static tricks intermediate intro polefit
? places *left
> {Places}. Go on, the pole is waiting.
- {name} show{s} you how to hold, step and swing round
- You warm up, grip, swing and practice your turns
< Say yes, then spin.
< Leap first, giggle later.
= pole spin spinpole static tricks intermediate intro polefit
? price
> {Price}. Swinging round things included.
- {name} teach{es} grips, turns and poses at a pace you can follow
- You learn to grip, turn and pose with proper technique
< Whee is allowed.
< Applause is a bonus.
= pole spin spinpole static tricks intermediate intro polefit
? music
> Music: {music}. The pole knows every word.
- {name} teach{es} turns and poses, and you dance them to the songs
- You swing, turn and pose in time with the songs
< Lip-sync with both hands busy.
< Hum on the beat.
= chair heels exotic burlesque choreo contemporary salsa twerk class flow
? offer first class free
> First class free. Dance now, overthink later.
- {name} teach{es} you a few steps, a turn and a pose
- You learn the steps slowly and then put them to a song
< Your feet can decide.
< Sofa grooves count as practice.
= chair heels exotic burlesque choreo contemporary salsa twerk class flow
? offer
> {Offer}. Your dance moves stay priceless.
- {name} teach{es} new steps, a turn and a good finish
- You learn steps and turns, then run them right through
< Kitchen grooves count, too.
< A bargain with a bow.
= chair heels exotic burlesque choreo contemporary salsa twerk class flow
? places *left
> {Places}. Your feet have already decided.
- {name} teach{es} the steps, the turns and the last pose
- You learn the steps in pieces and then dance them to music
< Tell your head later.
< Your toes vote yes.
= chair heels exotic burlesque choreo contemporary salsa twerk class flow
? price
> {Price}. Dramatic looks included.
- {name} teach{es} you steps, turns and how to finish a dance
- You learn a few steps, a turn and a finishing pose
< Hair tosses as standard.
< Eyebrows at full power.
= chair heels exotic burlesque choreo contemporary salsa twerk class flow
? music
> Dancing to {music}. Your kitchen will be jealous.
- {name} teach{es} the steps first and then add{s} the song
- You learn steps and turns, then join them up to the chorus
< Shameless singing allowed.
< Wooden spoons stay home.
= hoop silks trapeze straps
? offer first class free
> First class free. Your feet leave the ground.
- {name} teach{es} you to sit, hang and pose just off the floor
- You hold on, pull up your knees and try a seat
< Toes, meet air.
< Up you come.
= hoop silks trapeze straps
? offer
> {Offer}. Hanging around has never been better.
- {name} show{s} you how to sit, lean back and strike a pose
- You pull up, sit, lean back and dangle with style
< Chairs can’t compete.
= hoop silks trapeze straps
? places *left
> {Places}. Time to get off the floor.
- {name} teach{es} seats, hangs and a tidy way down
- You pull up, sit, hang and come down with control
< Carpets are so last season.
< Feet, say goodbye.
= stretch yoga
? offer first class free
> First class free. So is exhaling.
- {name} guide{s} you through long stretches and slow breathing
- You reach, fold, twist and rest between the poses
< Unfold yourself.
= stretch yoga
? offer
> {Offer}. Your back votes yes.
- {name} lead{s} slow folds, side reaches and gentle twists
- You stretch slowly, breathe out and soften your shoulders
< Sighing is allowed.
= stretch yoga
? places *left
> {Places}. Breathe in, say yes.
- {name} lead{s} long holds for back, hips and legs
- You fold, reach, breathe out and take each stretch slowly
< Now exhale.
= any
? bring
> Bring {bring}. Leave your to-do list at home.
< Chores are patient.
< You’re busy having fun.
= any
? bring
> The entire packing list: {bring}.
< Ready. Off you go.
< One small bag will do.
= any
? bring
> You need {bring} and a sense of humor.
< We have spare jokes.
< Laughing warms you up.
= any
? bring *knee pads*
> Bring {bring}. Your joints say thanks.
< Happy knees, happy you.
< Soft landings, please.
= any
? bring *shorts*
> Bring {bring}. Your knees need fresh air.
< Summer for your legs.
< Free the kneecaps.
= any
? bring *water*
> Bring {bring}. Laughing makes people thirsty.
< Cheers in advance.
< Sip, giggle, repeat.
= any
? bring *towel*
> Bring {bring}. We call it glistening.
< Shine on.
< Sparkle a little.
= any
? bring *friend*
> Bring {bring}. Somebody has to film you.
< Pick one with steady hands.
= any
? bring *friend*
> Bring {bring}. It’s twice as funny.
< Choose the one who laughs.
< Blame each other, hug later.
= any
? bring *mats* (provided)
> We bring {bring}. Just bring yourself.
< Empty hands welcome.
< Nothing to carry.
= any
? wear *heels*
> Wear {wear}. Sitting down is called floorwork.
- {name} teach{es} the strut, the turn and the elegant rest
- You walk, turn, pose and sink to the floor with style
< Standing is only the start.
< Ankles may complain in writing.
= any
? wear *heels*
> The heels from that wedding? Wear them.
- {name} teach{es} you to step, turn and strut in them
- You walk, turn and pose, and no uncle joins in
< No speeches this time.
< Leave the bouquet at home.
= any
? bring heels (optional)
> Heels optional. Fun isn’t.
< Your feet get a vote.
< Decide at the last moment.
= any
? wear
> Wear {wear}. Facial expression: your choice.
< A grin goes with everything.
< We suggest smirking.
= any
? wear
> What to wear? {Wear}. Crisis over.
< Your closet can relax.
< One decision less.
= any
? wear bare feet
> Bare feet. Toes, look presentable.
< Sole mates welcome.
< Laces get a holiday.
= any
? offer first class free
> First class free. The risk is liking it.
- {name} take{s} you from the warm-up to your first new moves
- You warm up, try the moves and see if you like it
< You might get hooked.
< Try it on us.
= any
? offer free trial class
> Free trial class. No salesman jumps out.
- {name} show{s} you a few moves, and you see how they feel
- You warm up, try a few moves and ask whatever you like
< Have a good look round.
< Just us and the music.
= any
? offer your friend comes free
> Your friend comes free. Choose wisely.
- {name} teach{es} you both, and one of you giggles first
- You learn it side by side and laugh at the same spot
< Text the fun one.
< Start a shortlist.
= any
? offer
> {Offer}. Don’t tell our accountant.
- {name} lead{s} the whole class, from warm-up to last move
- You get the warm-up, the moves and the music
< Mum’s the word.
< Some secrets are nice.
= any
? offer half price*
> {Offer}. You still get the whole class.
- {name} start{s} with the warm-up and stop{s} after the last move
- You warm up, learn the moves and leave nothing out
< All of the fun, too.
< No half measures.
= any
? offer *% off*
> {Offer}. Every joke is still included.
- {name} teach{es} every move in full, from the first step on
- You get all of the moves, the music and the help
< Bad puns as well.
< Same class, happier wallet.
= any
? offer 2 for 1*
> {Offer}. Friendship just got very practical.
- {name} lead{s} you both through the warm-up and the moves
- You warm up, learn new moves and laugh side by side
< Call the fun one.
< Share like dessert.
= any
? offer free for members
> Free for members. Show-offs included.
< Flash your card.
< Take a bow, dear regulars.
= any
? level beginner (no experience)
> No experience needed. Nothing to unlearn, either.
- {name} start{s} at the beginning and explain{s} every step
- You watch, copy, try it and then try it again
< Clueless? Perfect.
< A clean slate, lucky you.
= any
? level beginner (no experience)
> No experience needed. No résumé, either.
- {name} show{s} each move slowly, and then you try it
- We start with a warm-up and go one step at a time
< You’re hired.
< Consider yourself qualified.
= any
? level beginner (no experience)
> No experience needed. We’ve all been new.
- {name} go{es} through everything slowly and answer{s} every question
- You learn one move, then another, with time for questions
< Your turn to try.
< New looks good on you.
= any
? level beginner
> Beginners welcome. Wobbling is a warm-up.
- {name} show{s} every move slowly, from the first step on
- You learn one step at a time, with plenty of tries
< Arrive pre-wobbled.
< Penguins do just fine.
= any
? level beginner
> Beginners welcome. We confuse left and right, too.
- {name} show{s} it slowly, so you can copy every step
- You copy one step, then the next, then all of it
< Pick a side. Any side.
< Either foot may go first.
= any
? level beginner (only)
> Beginners only. The show-offs have been told.
- {name} start{s} with the basics and answer{s} every question
- You ask anything, try everything and go step by step
< No splits next to you.
< Everyone’s new. Enjoy it.
= any
? level all
> Every level welcome. Nobody checks your ID.
- {name} show{s} an easier move, a harder one, and you choose
- You warm up together, then choose how far to go
< Bold, shy or in between.
= any
? level advanced*
> Advanced: you’ve used up all the easy moves.
< Come for the rest.
< Try the leftovers.
= any
? level intermediate
> Intermediate level. You know most names by now.
< Mumble the others with us.
< Nicknames are fine, too.
= any
? audience
> {Audience}. That’s our whole guest list.
< Come as invited.
= any
? audience women*
> {Audience}. Somebody else can guard the sofa.
< The cushions will cope.
< Go out and play.
= any
? audience LGBTQ*
> {Audience}. Come as you are, leave giggling.
< So glad you’re here.
< We’re smiling already.
= any
? audience all bodies*
> {Audience}. The jokes need work. You don’t.
< Come and heckle kindly.
< We’re practicing the punchlines.
= any
? price
> {Price}. Laughing is included.
- {name} teach{es} the moves, and the giggles come by themselves
- You get a warm-up, new moves and time to practice
< Snorting, too.
< Giggle as you like.
= any
? places *left
> {Places}. Overthinkers, this is your cue.
- {name} {has} it all planned, from the warm-up to the finish
- You warm up, learn the moves and try them to music
< Decide first, worry after.
< Say yes now.
= any
? places few
> Places go fast. Overthink it later.
- {name} {has} a warm-up and good moves planned for you
- You turn up, warm up and learn something new
< Yes is a quick word.
< Book, then dither.
= any
? places max*
> {Places}. We’ll actually learn your name.
- {name} {has} time for your questions and your second try
- You get a close look at each move and time to ask
< Spelling and all.
< No aliases, please.
= any
? places small group
> Small group. Your jokes will be heard.
- {name} {has} time to help you with each move
- You try every move and get an answer to every question
< Bring a good one.
< Pun responsibly.
= intro pole spin spinpole static tricks flow exotic choreo intermediate advanced
? places your own pole
> Your own pole. No taking turns.
< Sharing is for dessert.
< Hog it happily.
= any
? series * weeks*
> {Series}. You’ve finished longer shows.
- {name} add{s} a few moves each time and repeat{s} the rest
- You repeat what you know and add new moves each time
< You’re in the cast.
< No remote required.
= any
? series * weeks*
> {Series}. Finally, a subscription you’ll use.
- {name} add{s} new moves as the classes go on
- You practice, repeat and add a little more each time
< Sign up in person.
< No password needed.
= any
? series week * of *
> {Series}. No spoilers, please.
- {name} repeat{s} the important moves and add{s} new ones
- You warm up, repeat a few moves and learn some new ones
< You’re in this episode.
< Tune in, in person.
= any
? series starts*
> {Series}. So far you’ve missed nothing.
- {name} start{s} with the warm-up and the first moves
- You begin with everybody else and build from there
< Join the opening scene.
< Catch every episode.
= any
? series last class*
> {Series}. Save your best giggle for it.
- {name} go{es} through the favorite moves with you again
- You repeat your best moves and enjoy them properly
< Take a big bow.
< Wave at everyone.
= any
? series
> {Series}. Your calendar needed good news.
- {name} take{s} you a few moves further each time
- You warm up, repeat what you know and add something new
< Pen, not pencil.
< Underline twice.
= any
? music
> Soundtrack: {music}. Resistance: pointless.
- {name} bring{s} the moves, and the songs do the rest
- You warm up, learn the moves and dance them to the songs
< Your hips said yes.
< Just give in.
= any
? music
> Playlist: {music}. Singing badly is allowed.
- {name} teach{es} the moves, and everybody does the chorus
- You learn the moves first and add the chorus later
< Wrong words are welcome.
< Nobody wears earplugs.
= any
? substitute
> {sub} is in for {for}. New jokes, too.
- You warm up and learn your moves just as planned
< Please laugh early.
< Laughter carries on.
= any
? substitute
> Plot twist: {sub} is in for {for}.
- The warm-up starts on time, and the moves go on as planned
< Same class, new voice.
< No cliffhanger. It’s on.
= any
? soldOut sold out
> Sold out. We’re blushing.
- {name} look{s} forward to meeting all of you
< See you next time.
< Thank you, all of you.
= any
? soldOut sold out
? soldOut waitlist
> Sold out, but the waitlist is charming.
- {name} look{s} forward to a full and happy class
< Good company, that list.
< Queue up with a smile.
= any
? soldOut waitlist
> The waitlist is a queue with hope.
< Hop on, toes crossed.
< Patience looks good on you.
= any
? guest
> Special guest: {guest}. We’ll try to be normal.
- You warm up, try new ideas and ask all your questions
< Gasping is allowed.
< Help us stay calm.
= any
? guest
> Guest: {guest}. Everybody act casual.
- You learn new moves and see them done up close
< Practice your calm face.
< Wide eyes are fine.
= salsa contemporary chair choreo heels burlesque class
? typed *no partner*
> No partner needed. Nobody’s toes but your own.
< You lead. You decide.
< Follow yourself for once.
= any
? typed *no partner*
> No partner needed. You’re good company already.
< Table for one.
< You get all your jokes.
= any
? typed *new class*
> New class. No dibs have been called.
- {name} start{s} from the beginning with everybody
- We all start together and go step by step
< Call dibs.
= any
? typed *alone or with a friend*
> Come alone or with a friend. Leave popular.
- {name} lead{s} the warm-up, and soon you all know names
- You learn the moves side by side, with plenty of laughing
< We talk to everyone.
< Strangers last one song.
= any
? typed *second class free*
> Second class free. That’s how sure we are.
- {name} teach{es} you the first moves, and more of them next time
- You learn the first moves, come back and add to them
< See you again soon.
< See you twice.
= stretch
? place online
> Online. Stretch where only the cat sees.
- {name} lead{s} long, slow holds for hips, legs and back
- You reach, fold and breathe wherever there’s carpet
< Whiskers don’t judge. Much.
< Log on and lie down.
= stretch yoga
? place online
> Online. Your carpet finally has a purpose.
- {name} guide{s} every fold, twist and slow breath on screen
- You breathe, fold, twist and stretch in your own living space
< Pets may join in.
< Traffic looks good.
= showcase
? typed *costumes on*
> Costumes on. Itching counts as acting.
< Stay in character.
< Sequins, behave.
= party
? typed *prosecco*
> Prosecco included. Pinkies out, toes pointed.
< Cheers to the group.
< Sip, pose, repeat.
`;
