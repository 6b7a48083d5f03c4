// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const elegant = `
= intro
> Even Ginger Rogers had a first lesson.
- {name} show{s} you how to hold, step and turn
- {name} teach{es} the first grip, the walk and one calm turn
- You take hold, walk around the pole and try a soft turn
< It went rather well.
= intro
> Three words to know: hold, walk, turn.
- {name} begin{s} with the grip, the walk and an easy turn
- {name} take{s} you calmly from the first grip to the first spin
- You learn how to hold on, walk and sweep around the pole
< You’re practically fluent.
= intro
> Nobody is born graceful. We practice.
- {name} explain{s} each grip and each step before you try it
- {name} repeat{s} the first grips, walks and turns with you
- We start with the grip and the walk, then a simple turn
< Wobbles are on the syllabus.
= intro
> Two left feet? Both are welcome.
- {name} show{s} you every grip and step at a kind pace
- {name} start{s} with a walk, a secure hold and an easy turn
- You learn a walk, a hold and a turn, one by one
< Do bring the pair.
= intro
> A first spin takes about three seconds.
- {name} show{s} you where to hold, step and land
- {name} walk{s} you through the grip, the sweep and the landing
- You step in, sweep around the pole and land on your toes
< The smile lasts considerably longer.
= intro
> Dancing with a pole needs no small talk.
- {name} show{s} you each grip and turn without any rush
- You try the first grips, walks and turns of pole dance
< It’s a marvelous listener.
= pole
> Walk around the pole as if music followed.
- {name} lead{s} graceful walks, spins and soft landings
- {name} teach{es} unhurried spins and beautifully finished poses
- You lift your chin, take hold and turn with pointed toes
< The violins will catch up.
= pole
> A spin isn’t over until the toes point.
- {name} help{s} you end every spin and pose with pointed toes
- {name} teach{es} spins, climbs and holds, down to the fingertips
- You spin, climb and pose, with long arms and pointed toes
< Toes get the last word.
= pole
> Climb like a cat, not a firefighter.
- {name} teach{es} climbs, spins and holds with quiet landings
- You climb, hold and turn, and every landing is soft
< Cats never clatter.
= pole
> Your partner is tall, quiet and polished.
- {name} show{s} you how to lengthen each spin and pose
- {name} guide{s} you through climbs, turns and wide, open poses
- You climb, turn and pose, and both legs stay long
< You’ll make a handsome pair.
= pole tricks
> Excuse us, dear floor. We’re leaving.
- {name} teach{es} climbs, sits and spins with pointed toes
- {name} take{s} you up the pole and gracefully down again
- You take hold, climb calmly and pose above it all
< We’ll write.
= spin spinpole
> Turn like the figure in a music box.
- {name} teach{es} even, gentle spins with long legs and pointed toes
- {name} guide{s} you around smoothly, chin up and shoulders low
- You step in, lift your chin and spin evenly to the music
< No winding up required.
= spin spinpole
> The landing is the elegant part.
- {name} teach{es} you to step in, sweep around and arrive softly
- {name} guide{s} every spin from the push to the pointed toe
- You sweep out wide and set your feet down without a sound
< Arrivals are quietly applauded.
= spin spinpole
> Draw a circle with a pointed toe.
- {name} help{s} you keep the leg long and the spin smooth
- {name} teach{es} the step, the sweep and the quiet arrival
- You push off gently and let the long leg sweep around
< Sign it with a soft landing.
= spin spinpole
> Land so softly that nobody looks up.
- {name} show{s} you how to step, sweep and set down quietly
- You sweep around the pole and come down on your toes
< We’ll look anyway.
= spin spinpole
> Gravity has been politely declined.
- {name} teach{es} you to step in, sweep around and float
- {name} help{s} you leave the floor calmly and return on your toes
- You step in, lean out and leave the floor with pointed toes
< Accept our invitation instead.
= spinpole
> The pole turns. You hold the line.
- {name} teach{es} you to lean out, draw in and stay long
- {name} show{s} you how to speed up, slow down and pose
- You lean out to slow down and draw in to turn faster
< You’re lovely from every side.
= spinpole
> Let the pole do the walking.
- {name} teach{es} lines that open while the pole keeps turning
- {name} guide{s} you from a gentle push into a long float
- You push off once, lengthen your legs and float around
< You have posing to do.
= static
> This pole has never lost its composure.
- {name} teach{es} climbs, sweeps and pauses at your own tempo
- {name} lead{s} every step, sweep and lovely pause
- You push off, sweep wide and stop exactly where you like
< Do try to match it.
= static
> Steady as a barre. Far more fun.
- {name} bring{s} a little ballet to every climb and hold
- {name} help{s} you place the hand, lengthen the back and rise
- You climb, sit and hold, with a tall back and pointed toes
< Pliés are optional.
= static
> The pole stands still and lets you shine.
- {name} teach{es} tall sits, strong holds and wide, quiet spins
- You climb up, sit tall and extend one leg at a time
< Such a gentleman.
= tricks
> Make it look easy. We’ll show you how.
- {name} teach{es} the grip, then the line, then the calm face
- {name} take{s} each trick apart, from the grip to the toes
- You learn where to grip, when to lift and how to breathe
< The effort stays our secret.
= tricks
> A fine trick has a graceful way out.
- {name} teach{es} the way in, the hold and the quiet descent
- {name} pair{s} each trick with a clean exit and pointed toes
- You enter with care, hold the pose and come down softly
< Depart in style.
= tricks
> Iron grip. Velvet expression.
- {name} teach{es} secure grips, clean entries and a calm expression
- {name} work{s} on climbs and holds until they look light
- You grip firmly, lengthen both legs and keep the wrist soft
< Nobody sees the iron.
= tricks advanced
> Hold it. Now hold it more beautifully.
- {name} help{s} you straighten the knee and soften the hand
- {name} polish{es} grips, entries and lines with you
- You find the grip, then the long leg, then the calm breath
< Now breathe, also beautifully.
= advanced
> The harder the move, the calmer the face.
- {name} bring{s} demanding combos, long entries and clean exits
- {name} coach{es} big moves with level breath and quiet hands
- You invert, extend and come down as if it were nothing
< Composure is warmly requested.
= advanced
> You know the move. Do it quietly.
- {name} polish{es} your combos until nobody hears you land
- {name} help{s} you leave out the kick and slow the descent
- You lift without a kick and land without a sound
< Leave the gasping to others.
= advanced
> A handspring, and not one hair disturbed.
- {name} bring{s} strong combos, clean grips and controlled descents
- You link your strongest holds and lower out of each one calmly
< Perhaps one hair.
= intermediate
> You can climb. Now climb as if admired.
- {name} refine{s} your climbs, leg hangs and transitions
- {name} help{s} you link familiar moves with straight knees and pointed toes
- You link climbs and hangs, and finish each to the fingertips
< You will be.
= intermediate
> Past the basics. Time for a little polish.
- {name} smooth{s} your entries, your landings and the way between
- {name} work{s} on smoother climbs, cleaner hangs and softer landings
- You climb, hang and come down with cleaner, longer legs
< Shine in good company.
= intermediate
> You used to hold on. Now you pose.
- {name} teach{es} combos with time to point, extend and pause
- {name} help{s} you climb, lean back and lengthen every line
- You climb, extend one leg and open one arm
< Allow us to admire you.
= intermediate
> The leg hang works. Point the other foot.
- {name} refine{s} climbs, hangs and the transitions between
- You climb, hang and point every toe
< There. Exquisite.
= flow
> One line, drawn without lifting the pen.
- {name} link{s} turns, slides and floorwork into one long phrase
- {name} lead{s} you from turn to slide to floor without a stop
- You turn, sink and rise, and each move leads to the next
< Lift only your chin.
= flow
> Dance without a single sharp corner.
- {name} round{s} each turn into the next slide
- {name} teach{es} soft transitions from standing to floor and up again
- A turn becomes a slide, and the slide becomes a rise
< The corners won’t be missed.
= flow
> The music leads. You follow gracefully.
- {name} help{s} you hear the phrase and answer it with a turn
- {name} choose{s} the song and show{s} you how to move through it
- You listen, turn, glide and let the song set the pace
< May we have this dance?
= flow
> The loveliest part is in between.
- {name} teach{es} the transitions that carry one move into another
- {name} show{s} you how to connect turns, waves and glides
- You learn to leave one move and arrive softly in the next
< Meet us in between.
= flow
> Nobody should notice where the turn ended.
- {name} link{s} turns, waves and glides without a break
- You glide from one turn into the next
< Not even you.
= exotic
> Slow is the elegant kind of bold.
- {name} teach{es} long slides, leg waves and an unhurried look
- {name} lead{s} waves, sweeps and floorwork to one song
- You slide, sweep a leg around and linger on the beat
< We are in no rush.
= exotic
> Enter slowly. The music will wait.
- {name} teach{es} the walk, the turn and the glance over the shoulder
- {name} lead{s} you from pole to floor in long, calm sweeps
- You walk in tall, circle the pole and sink to the floor
< So will we.
= exotic
> Hair down, chin up, nothing hurried.
- {name} lead{s} low spins, slides and waves with perfect calm
- {name} teach{es} sweeping legs, hair flips and floorwork in time
- You sweep low, look up and let the face give nothing away
< Haste would ruin the hair.
= exotic
> Glance over your shoulder. Keep walking.
- {name} teach{es} slides, kips and leg waves, polished to the toes
- You learn slides, sweeps and low spins, and point every toe
< Look back once. Only once.
= exotic
> Fashionably slow. It’s the new late.
- {name} take{s} the long way through every slide, wave and turn
- {name} set{s} unhurried slides and sweeps to the melody
- You let each turn and leg wave take one beat longer
< Arrive and be admired.
= heels
> Stand as if you wore the good jewelry.
- {name} teach{es} you to lift your chin, stroll and turn
- {name} work{s} on the walk, the turn and the pose
- You lengthen your neck, walk in time and pause on the beat
< Your invisible diamonds suit you.
= heels
> Walk as if down a movie staircase.
- {name} teach{es} the crossed step, the turn and the lifted chin
- {name} lead{s} a strut, a slow turn and a held pose
- You step with the toe first, hips easy and eyes ahead
< Only the staircase is imaginary.
= heels
> In heels, the walk is the dance.
- {name} teach{es} you to cross, pause, turn and pose
- {name} build{s} a short dance from steps, turns and leg lines
- The toe goes first, the hip follows and the arms finish
< Every hallway is a rehearsal.
= heels
> Cross the floor as if you owned it.
- {name} lead{s} elegant walks, turns and leg lines
- You place the toe, straighten the knee and turn with ease
< It’s yours, heel to toe.
< Collect the rent in compliments.
= heels
> Elegance, a little higher than usual.
- {name} teach{es} a steady walk, a clean turn and a long pose
- {name} take{s} you from the walk to the turn to the dance
- You lead with the toe, lengthen your legs and dance the phrase
< The air is lovely here.
= lowflow floor
> There’s a graceful way to the floor.
- {name} teach{es} soft knees, smooth rolls and a quiet way back up
- {name} show{s} you how to sink, roll and rise without a sound
- You set down knee, hip and hand, and then you glide
< Allow us to demonstrate.
= lowflow floor
> Long lines look even longer lying down.
- {name} lead{s} slow rolls, leg waves and sweeping circles
- {name} teach{es} you to unroll the back and unfold the legs
- You stretch out, roll over a shoulder and sweep one leg around
< Take all the floor you like.
= lowflow floor
> Down, without a sound.
- {name} lead{s} you through rolls and slides, and softly up again
- {name} teach{es} shoulder rolls and slides that nobody hears
- You soften your knees, slide out and let the legs unfold last
< Downstairs will never know.
= lowflow floor
> Move like silk across the floor.
- {name} smooth{s} every roll, slide and wave with you
- You roll, slide and reach, and each move runs into the next
< No rough edges. Promise.
= handstand
> A straight line looks lovely either way up.
- {name} help{s} you stack wrists, shoulders and hips
- {name} teach{es} calm kick-ups, wall drills and a safe way down
- You press through your palms, lift one leg and point your toes
< Only your ponytail disagrees.
= handstand
> Stand tall. On your hands.
- {name} line{s} you up: wrists, shoulders, hips, pointed toes
- {name} take{s} it step by step, from wall drill to hold
- You stack your shoulders over your wrists and lift the legs calmly
< Your feet have earned a rest.
= handstand
> The softer the kick, the longer the hold.
- {name} teach{es} gentle kick-ups, steady shoulders and quiet exits
- {name} help{s} you kick lightly and find the balance
- You press the floor away and let the legs rise after
< Float up with us.
= conditioning polefit
> Behind every effortless line: honest work.
- {name} count{s} the pulls, the planks and the holds with you
- {name} lead{s} pulls, presses and holds with a straight back
- You pull, press and hold, in good form to the end
< Nobody else need know.
= conditioning polefit
> Grace takes muscle. Bring yours along.
- {name} lead{s} squats, pulls and holds in time with the music
- {name} ask{s} for one more rep, with level shoulders and pointed toes
- You push, pull and hold until the song is over
< Work hard. Look calm.
= conditioning polefit
> Sweat, but make it look expensive.
- {name} lead{s} pulls, squats and one dignified last rep
- {name} set{s} the reps, and you keep your composure
- You lift, hold and repeat, and the face gives nothing away
< Spare no effort.
= conditioning polefit
> Train hard. Keep your chin up.
- {name} coach{es} planks, pulls and presses with clean lines
- You move to the beat and hold to the count
< Perspire in style.
= stretch
> A long line begins with a long breath.
- {name} lead{s} patient holds for hips, legs and back
- {name} guide{s} you toward splits and backbends, breath by breath
- You breathe in to lengthen the back and breathe out to fold
< Come and unfold.
= stretch
> Stretch slowly. Good things take time.
- {name} begin{s} gently and lead{s} you into longer holds
- {name} take{s} hips, shoulders and back one calm stretch at a time
- You hold, breathe out and reach a little further each time
< We never rush.
= stretch
> Ask your hips nicely. They’ll answer.
- {name} teach{es} hip openers, long holds and calm breathing
- {name} lead{s} patient lunges, folds and side stretches
- You settle into a lunge, breathe out and go a little further
< Good manners always help.
= stretch
> Your toes request a visit.
- {name} guide{s} you there through folds, lunges and long breaths
- {name} lead{s} side bends, forward folds and patient holds
- You fold forward, soften the neck and reach a little further
< Kindly accept the invitation.
= stretch
> Stay for one more long breath.
- {name} guide{s} you into every stretch slowly and kindly
- You settle into each stretch and let the shoulders soften
< And perhaps another.
= stretch
> Your hamstrings have been rather reserved.
- {name} lead{s} calm holds for hips, back and shoulders
- You fold, hold and reach a little further
< Help them open up.
= restore
> The art of doing less.
- {name} guide{s} you through long, easy stretches at an unhurried pace
- You stretch slowly, breathe evenly and end in complete quiet
< Rest becomes you.
< Allow yourself the pause.
= restore
> A pause, beautifully spent.
- {name} lead{s} gentle stretches, each with time to settle
- You ease into each stretch and let the week slip off your shoulders
< Spend it lying down.
= yoga
> Your shoulders may come down now.
- {name} guide{s} you through calm movements, one breath for each
- {name} lead{s} slow balances, twists and a quiet ending
- You arrive in each pose slowly and leave it just as calmly
< That’s better, isn’t it?
= yoga
> Small movements. Beautiful control.
- {name} guide{s} slow, precise work from the center outward
- {name} keep{s} the pace slow and the details clear
- You lift, lower and lengthen, exactly as far as feels good
< Precision is a pleasure.
= yoga
> Sit tall. Breathe low. Begin.
- {name} build{s} each movement calmly from the spine
- {name} start{s} with the breath, then the back, then the balance
- You lengthen the back, breathe deeply and move with care
< The rest is exhaling.
= choreo
> Learned by count. Danced by heart.
- {name} teach{es} the steps, then the pauses, then the look
- {name} build{s} the routine eight counts at a time
- You learn it by phrases and dance it whole at the end
< It will stay with you.
= choreo
> The pauses are part of the dance.
- {name} teach{es} you where to move and where to be still
- {name} set{s} steps, turns and stillness to one song
- You learn the steps, the turns and when to hold a beat
< Stop by and see.
= choreo
> Eight counts. Impeccable manners.
- {name} teach{es} the steps, the turns and the final flourish
- {name} count{s} you in and repeat{s} every phrase until it sits
- You learn one phrase, then the next, then dance them together
< Take your places, please.
= chair
> Sitting is easy. Being seated is an art.
- {name} teach{es} the lean, the crossed ankle and the silent rise
- {name} lead{s} slow turns, leg lines and poses around the chair
- You cross an ankle, turn a shoulder and rise on the beat
< Kindly be seated.
= chair
> Cross your legs like a film star.
- {name} teach{es} a routine of leans, turns and slow rises
- {name} direct{s} every turn, lean and glance over the backrest
- You sit, turn, unfold one leg and look over your shoulder
< Your scene begins here.
= chair
> Do sit down. Dramatically.
- {name} teach{es} the sit, the lean and one very slow look
- {name} lead{s} turns around the chair and leg lines across it
- You sit slowly, lean further and look up last of all
< Cause a small scene.
= chair
> A chair never interrupts.
- {name} show{s} you how to cross, lean and circle in time
- You circle the chair, sit tall and extend one leg
< Say it with your shoulders.
< You have the floor.
= chair
> The chair will remain standing. You needn’t.
- {name} teach{es} you to sit tall, lean back and glance around
- {name} set{s} leans, turns and crossed ankles to one song
- You sit, lean and rise to the music, with every toe pointed
< Do sit. Devastatingly.
= burlesque
> A raised eyebrow can bring the house down.
- {name} teach{es} the walk, the pause and the well-timed look
- {name} rehearse{s} every shoulder roll, wink and turn with you
- You strut, stop, turn a shoulder and let one look say it
< Kindly raise the other.
= burlesque
> Old Hollywood knew how to cross a floor.
- {name} teach{es} the long walk, the slow turn and the glance back
- {name} lead{s} walks, poses and a most glamorous exit
- You lift your chin, roll a shoulder and pause before the turn
< Your close-up, by reservation.
= burlesque
> Slow walk. Slower smile.
- {name} time{s} the steps, the shoulder rolls and the wink with you
- You cross the floor, strike a pose and take your time
< Slowest of all: the exit.
= twerk
> Calm shoulders. Busy hips.
- {name} teach{es} bounces and isolations from the knees up
- {name} start{s} with soft knees and add{s} the speed later
- You bend your knees, isolate your hips and find the bounce
< Poise on top, bass below.
= twerk
> Good taste can have a lot of bass.
- {name} teach{es} you to isolate, bounce and accent the beat
- {name} break{s} down each shake, then put{s} it to music
- You stay sharp on the beat and soft in the knees
< Kindly turn it up.
= twerk
> Even elegance lets its hair down.
- {name} teach{es} the bounce, the drop and the shake, step by step
- {name} turn{s} up the music and loosen{s} the hips
- You learn the bounce first, then bring it up to speed
< You have our permission.
= salsa
> The music asks. Refusing would be rude.
- {name} teach{es} the basic step, the turn and the timing
- {name} lead{s} you from single steps to a whole phrase
- You find the beat, step on it and add a turn
< Do say yes.
= salsa
> Shall we dance?
- {name} teach{es} clean steps, clear turns and good timing
- {name} count{s} the steps until your feet know the way
- You step, turn and stand tall until the song is over
< With the greatest pleasure.
= salsa
> Step on the beat, not on the toes.
- {name} teach{es} clear steps, clean turns and an easy rhythm
- {name} count{s} you in and put{s} every step to music
- You step lightly, stand tall and keep to the beat
< Toes everywhere are grateful.
= hoop
> A perfect circle, with you inside.
- {name} teach{es} the mount, the seat and a long, open line
- {name} guide{s} you into poses in, on and under the hoop
- You mount the hoop, sit tall and lengthen one leg
< Join the inner circle.
= hoop
> Up there, even a pause looks beautiful.
- {name} teach{es} mounts, seats and balances in the hoop
- {name} show{s} you how to sit, lean back and turn slowly
- You rise into the hoop, lean back and point your toes
< Linger as you like.
= hoop trapeze
> Welcome to very high society.
- {name} teach{es} you to rise, sit and lean back with ease
- {name} lead{s} mounts, balances and elegant ways down
- You lift yourself up, find your seat and extend one leg
< You have been accepted.
= hoop trapeze
> The best seat is off the floor.
- {name} show{s} you how to get up, sit tall and reach out
- You hold on, lift your legs and settle in gracefully
< Up is a lovely direction.
= hoop
> Sit in the hoop like royalty.
- {name} teach{es} you to mount, cross the ankles and lean back
- {name} lead{s} seats, hangs and balances with pointed toes
- You sit tall, lean back and open one arm to the room
< Your Grace, please ascend.
= silks
> One wrap. One long line.
- {name} teach{es} foot locks, hip wraps and wide, open poses
- {name} guide{s} you into the fabric, through the pose and out again
- You wrap a foot, step up and lean away from the fabric
< Elegance hangs in the air.
= silks
> The fabric falls. You rise gracefully.
- {name} teach{es} you to wrap, step up and hold a pose
- {name} show{s} each wrap near the floor first, then higher up
- You take hold, wrap a leg and lift yourself into a pose
< Height becomes you.
= silks
> The fabric hangs straight. You add the curve.
- {name} teach{es} one wrap, one backbend and one soft return
- {name} lead{s} gentle swings, leg wraps and long back lines
- You step in, wrap once and open the chest
< Draped to perfection.
= trapeze
> Sit up there as if born to it.
- {name} teach{es} tall seats, steady hangs and gentle swings
- {name} help{s} you get up, settle in and extend one leg
- You hold on, rise to your seat and point your toes
< The air suits you.
= trapeze straps
> The prettiest pause is in midair.
- {name} teach{es} hangs, balances and controlled ways down
- {name} time{s} each lift and hold with you
- You pull up, lengthen your legs and hold still for a beat
< Rise and be admired.
= straps
> Hold on well. Look like you’re floating.
- {name} teach{es} wraps, hangs and slow, rolling lifts
- {name} show{s} you the hold first, then the height
- You wrap a hand, lift off and lengthen both legs
< Float this way, please.
= trapeze straps
> Poise, with a gentle swing.
- {name} lead{s} hangs, lifts and swings with pointed toes
- You hang, lift your knees and lengthen into a pose
< Swing by, gracefully.
= seniors
> Poise suits you. So does good music.
- {name} teach{es} clear steps, steady holds and easy turns
- {name} take{s} every move calmly and show{s} it twice
- You learn steps, holds and turns at your own pace
< Wear both to class.
= seniors
> Style is always in season.
- {name} lead{s} steady holds, easy turns and good songs
- {name} explain{s} each hold and turn before you try it
- You step, turn and hold, with time to enjoy each one
< As are you.
= seniors
> Dance as you please. We insist.
- {name} offer{s} each turn and hold in a version that suits you
- {name} bring{s} good music, sure steps and no rush at all
- You choose how far to reach and how often to turn
< Encores are up to you.
= inclusive
> Take up space. Beautifully.
- {name} show{s} every turn and pose in several versions
- {name} lead{s} wide arms, open poses and easy turns
- You turn, pose and reach as wide as you like
< Arms first, then everything.
= inclusive
> Here, the move is altered. Never you.
- {name} tailor{s} each hold, turn and pose to you
- {name} show{s} more than one way into every pose
- You choose the version of each hold and turn that feels right
< Consider us your tailor.
= inclusive
> Come as you are. Pose as you like.
- {name} teach{es} turns and holds with options for each
- {name} lead{s} easy turns, proud arms and open poses
- You try a turn, find your pose and hold it proudly
< We are delighted already.
= party
> Skip the speech. Dance the toast.
- {name} teach{es} all of you one short and elegant routine
- {name} lead{s} you all through steps, turns and a final bow
- You learn a few easy moves and perform them for each other
< To friendship, gracefully.
= party
> Some occasions call for pointed toes.
- {name} teach{es} you all a walk, a turn and a pose
- {name} host{s} an easy routine for all of you
- You learn one routine together and finish on pointed toes
< This is one of them.
= party
> Graceful for one song. Giggling for the rest.
- {name} teach{es} you all a short dance, step by easy step
- You learn one short dance, and everybody gets a bow
< The giggling needs no rehearsal.
= private
> One pole, one lesson, one guest of honor.
- {name} plan{s} the lesson around your moves and your questions
- {name} tailor{s} every exercise to your goals and your pace
- You choose the move, and we work on it step by step
< Nobody will upstage you.
= private
> All the attention, down to your fingertips.
- {name} look{s} closely at every hold, angle and toe
- {name} answer{s} your questions and correct{s} the small details
- You try it, hear what to change and try again
< Not one finger is overlooked.
= private
> A whole lesson for the move you love.
- {name} take{s} it apart with you, from entry to exit
- {name} {has} time for each detail and every repeat
- You pick one move and polish it at your own pace
< By all means, indulge.
= practice
> Polish takes time. Here it is.
- {name} host{s} while you work through your own list
- {name} keep{s} the floor open for old favorites and new ideas
- You choose the moves, the order and the pace
< Polish as you please.
= practice
> That almost-lovely move? Finish it.
- {name} host{s} the floor for as many tries as it takes
- {name} host{s} an open floor for repeats and new ideas
- You repeat it calmly until the toes point by themselves
< We will cheer politely.
= practice
> Your list. Your pace. Pointed toes.
- {name} host{s} the floor, and you decide what to work on
- You pick a move and repeat it in peace
< Good company is provided.
= workshop
> One topic. All the finer points.
- {name} show{s} you how to enter, hold and finish well
- {name} take{s} it slowly and answer{s} every why
- You drill one theme, try variations and refine the details
< Bring your smallest questions.
= workshop
> There’s a trick to looking effortless.
- {name} take{s} the moves apart and refine{s} each part
- {name} explain{s} the entry, the angle and the finish
- You try it, adjust one detail and try it again
< We are happy to share.
= workshop
> We’ll take the move apart, like a watch.
- {name} drill{s} entries, exits and everything in between
- You work on one theme, piece by piece, and ask questions
< It will tick again.
= showcase
> Rehearse until it looks effortless.
- {name} run{s} through entrances, counts and bows with you
- {name} lead{s} the run-through, from first note to final bow
- You polish each count, then dance the piece in full
< Then act surprised.
= showcase
> Walk on as if they had waited.
- {name} rehearse{s} the entrance, the first pose and the exit
- {name} set{s} every count, glance and bow in its place
- You lift your chin, take your place and wait for the music
< They have, you know.
= showcase
> All that practice, for one bow.
- {name} polish{es} the piece with you, from entrance to bow
- You run it again, clean the counts and hold the ending
< Then bow again.
= photo
> Lengthen. Lift. Hold. Beautiful.
- {name} help{s} you choose a pose and finish it for the camera
- {name} host{s} the shoot and check{s} hands, toes and chin
- You take your pose, lower your shoulders and lift your eyes
< Reserve your best side.
= photo
> Choose a pose. Wear it well.
- {name} help{s} you find the angle, the line and the smile
- {name} arrange{s} hands, toes and chin before each picture
- You take your favorite move, breathe out and hold still
< Kindly look this way.
= photo
> Your favorite move deserves a portrait.
- {name} host{s} the shoot, one pose after another
- You find your pose, point your toes and breathe out
< The camera will agree.
= men
> Real control doesn’t raise its voice.
- {name} coach{es} strong climbs, steady holds and quiet landings
- {name} teach{es} pulls, climbs and spins with a level gaze
- You pull, hold and lower without a thud
< Nor does it grunt.
= men
> Strength, well tailored.
- {name} add{s} clean lines to every pull, climb and hold
- {name} coach{es} grips, climbs and a calm finish
- You grip, lift and extend, with a straight back throughout
< Consider it fitted, gentlemen.
= men
> Strong is easy. Smooth is the challenge.
- {name} refine{s} the climb, the hold and the landing
- You climb, hold and come down on quiet feet
< Challenge politely accepted.
= men
> Cufflinks off. Grip on.
- {name} coach{es} firm holds, clean lifts and calm landings
- You take hold, climb and keep your composure
< Sleeves up, gentlemen.
= prenatal
> Carry yourself gently. Both of you.
- {name} lead{s} easy stretches, soft circles and calm breaths
- {name} guide{s} calm breathing, light stretches and slow circles
- You stretch, sway and rest whenever you like
< Two hearts, one easy pace.
= prenatal
> Grace, for two.
- {name} lead{s} soft movements and calm, easy breathing
- {name} offer{s} gentle stretches and a rest whenever you wish
- You breathe, sway and stretch at your own pace
< You are both expected.
= prenatal
> Slow is exactly the right pace.
- {name} lead{s} gentle circles, easy balances and quiet breaths
- You sway, stretch and sit down whenever you please
< Nobody is timing you two.
= postnatal
> Come back gently. Come back tall.
- {name} start{s} with the breath and add{s} soft core work
- {name} lead{s} slow stretches and careful core exercises
- You breathe, stretch and add one calm movement at a time
< Whenever you are ready.
= postnatal
> You’ve been busy holding someone else.
- {name} lead{s} gentle core work and slow stretches for you
- You lower the shoulders, lengthen the neck and stretch slowly
< Let the floor hold you.
= contemporary
> Dance to the ends of your fingers.
- {name} teach{es} reaches, turns and soft folds to the music
- {name} send{s} each reach from the back to the hand
- You reach, fold, turn and recover in one long phrase
< And a little past them.
= contemporary
> A gesture says it better than words.
- {name} teach{es} a phrase of reaches, turns and quiet pauses
- {name} lead{s} the movement from the back to the fingertips
- You learn a phrase, then dance it in your own way
< Wave if you’re coming.
= contemporary
> Fall. Catch yourself. Call it choreography.
- {name} build{s} a phrase from turns, waves and reaches
- You travel across the floor, fold softly and rise again
< Recover beautifully.
= acro
> One of you holds. One of you shines.
- {name} coach{es} both parts, the base below and the flyer above
- {name} teach{es} lifts, balances and soft dismounts
- You lift, balance and then politely trade places
< Kindly alternate.
= acro
> Trust, beautifully balanced.
- {name} guide{s} the base, the flyer and the way down
- {name} start{s} with leaning together and build{s} toward lifts
- You lean, find the center and rise calmly
< We will hold steady.
= circus
> The circus, in its best suit.
- {name} teach{es} throws, catches and balances with a flourish
- {name} add{s} a bow to every trick
- You learn a throw, a catch and a most graceful bow
< Applause, please. Softly.
= circus
> Every good trick ends with a bow.
- {name} teach{es} balances, catches and a fine finish
- You try a balance, add a turn and finish in style
< Bravo in advance.
= openlevel
> Simple or grand, both look lovely.
- {name} show{s} every move in an easy and a harder version
- {name} teach{es} turns and holds with a choice for each
- You pick the version of each turn and hold that suits you
< Choose as the mood takes you.
= openlevel
> One song, and a version for everyone.
- {name} offer{s} each turn, hold and pose in two or three forms
- You share the music and choose how far to reach
< Yours will be lovely.
= teens
> Stand tall. It goes with everything.
- {name} coach{es} long lines, strong holds and clean landings
- {name} teach{es} new combos and show{s} every part of them
- You learn a trick, point your toes and try it again
< Chin up. You’re ready.
= teens
> Make it look easy. That’s the fun.
- {name} break{s} each trick down into small, clear steps
- {name} coach{es} the hard part kindly, one try at a time
- You learn the trick, lengthen it and land without a sound
< They’ll wonder how.
= teens
> Nobody gets this in gym class.
- {name} coach{es} pointed toes, strong arms and new combos
- You learn a combo, repeat it and polish it to the toes
< Dodgeball will understand.
= kids
> Tall as a swan. Soft as a feather.
- {name} teach{es} long necks, pointy toes and quiet landings
- {name} lead{s} balances, stretches and very light jumps
- We stretch up high, balance on one leg and bow
< Glide in with us!
= kids
> Little dancers, long lines.
- {name} help{s} them reach up high, point their toes and bow
- {name} teach{es} balances, turns and little tricks through play
- We stretch, balance, turn and finish with a curtsy
< Big applause awaits!
= kids
> Can you land like a cat? Show us!
- {name} lead{s} stretching games, balances and tiptoe landings
- {name} show{s} little cats how to stretch, jump and balance
- We stretch, jump and come down so softly that nobody hears
< Shhh. Quiet paws win!
= kids
> Swan practice! Bring your longest neck.
- {name} lead{s} games of gliding, balancing and bowing
- {name} teach{es} tall stretches, pointy toes and pretty turns
- We glide like swans, balance like flamingos and bow like stars
< The flock awaits!
= class
> Good music. Good manners. Pointed toes.
- {name} teach{es} each step calmly, then put{s} it to a song
- {name} show{s} you the steps, the turns and a graceful finish
- You learn one step, then the next, then put them together
< Shall we begin?
= class
> Leave the rush at the door.
- {name} start{s} gently, with clear and simple steps
- {name} take{s} each move calmly, from first try to finish
- You learn a few moves and repeat them with ease
< It won’t be missed.
= class
> Your calendar could use some elegance.
- {name} bring{s} clear steps, good music and a little polish
- {name} show{s} every move first and repeat{s} it with you
- You learn new steps, repeat them and finish with style
< Pencil us in, please.
= class
> The last inch is the elegant one.
- {name} help{s} you polish every move to the fingertips
- You learn the steps and refine each one
< Go the extra inch.
= intro
> The first grip is really a handshake.
- {name} introduce{s} you to the grip, the walk and one easy turn
- You take hold, walk a calm circle and try your first turn
< A pleasure to meet you.
= spinpole
> One push, and everyone sees your good side.
- {name} guide{s} each pose through a slow, complete turn
- You push off once, hold the line and come around smiling
< And the other good side.
= tricks
> Try it ten times. Show it once.
- {name} take{s} the trick apart and lead{s} you back through it
- You repeat the entry, the grip and the line until they agree
< Show us the eleventh.
= openlevel
> Every move comes à la carte.
- {name} offer{s} a lighter and a bolder version of each
- You choose the turn, the hold or the pose that tempts you
< Bon appétit.
= heels
> Heels speak first. Let them speak well.
- {name} teach{es} steady steps, clean turns and a pose to finish
- You walk, pivot and stop on the beat with your chin level
< Kindly let them finish.
= lowflow
> Sinking has never looked so deliberate.
- {name} lead{s} you from the standing sweep to the last slow roll
- You lower by inches, roll across the back and rise on a long breath
< All according to plan.
= choreo
> Five, six, seven, you’re on.
- {name} build{s} the dance phrase by phrase, down to the last look
- You learn the steps, the arms and the pause before the ending
< Eight is yours.
= burlesque
> It isn’t the wink. It’s the wait.
- {name} teach{es} the walk, the stop and how long to hold it
- You stroll, turn a shoulder and pause until the music begs
< Now wait a little longer.
= twerk
> Your hips have something to announce.
- {name} break{s} the bounce down and build{s} it up with the beat
- You bend the knees, find the bounce and isolate each side
< Hear both sides.
< Shoulders, kindly don’t interrupt.
= silks
> At last, curtains you may hang from.
- {name} teach{es} the wrap, the hold and the calm way out of it
- You wrap a foot, lean away and open both arms
< The curtain rises with you.
= trapeze
> A swing, for people with pointed toes.
- {name} teach{es} mounts, tall seats and hangs from the bar
- You settle on the bar, lean back and lengthen everything
< The playground was merely rehearsal.
= acro
> The flyer smiles. So, somehow, does the base.
- {name} coach{es} the flyer to float and the base to look relaxed
- You lift, balance and lower each other, and both stay smiling
< Both deserve the bow.
= handstand
> Your feet would like to see the ceiling.
- {name} help{s} you stack the shoulders, lift the hips and find the line
- You press the hands down, float one leg and then the other
< Give them a lift.
= restore
> On the program: very little.
- {name} lead{s} slow stretches and leave{s} you in each for a while
- You settle into each stretch, close your eyes and stay there
< Do it thoroughly.
< Encore: even less.
= conditioning
> A plank is lying down, with standards.
- {name} count{s} the holds, the presses and one more for good form
- You hold, push and pull with a long neck and a level gaze
< No slouching, please.
= men
> A gentleman never slams the landing.
- {name} coach{es} pulls, leg grips and the slow way back down
- You climb, lock the legs and lower without a sound
< Nor the door.
= seniors
> Something new to mention at dinner.
- {name} teach{es} sure grips, easy turns and a handsome pose
- You step around the pole, hold, turn and finish with a flourish
< Mention it casually.
< Let them drop a fork.
= postnatal
> A whole breath, without interruption.
- {name} begin{s} with breathing and add{s} core work with care
- You breathe low, stretch slowly and move one part at a time
< Have another.
= practice
> Attempt number nine is allowed to wobble.
- {name} host{s} the floor while you repeat whatever you like
- You work through your own list, one calm try after another
< Number ten takes the bow.
< Nobody polite is counting.
= photo
> Even Mona Lisa had to hold still.
- {name} help{s} you set the hands, lengthen the toes and lift the chin
- You settle into your pose, breathe out and hold it
< Smile mysteriously, if at all.
= party
> Raise a toe to the guest of honor.
- {name} teach{es} you all an easy walk, a turn and a grand finish
- You learn a short dance and dedicate it to one of you
< Hear, hear!
= kids
> Can a flamingo curtsy? Let’s find out!
- {name} lead{s} one-leg balances, big bows and tiptoe walks
- We balance on one leg, bow to our neighbor and tiptoe away
< Flamingos, take a bow!
< One leg is plenty!
= teens
> Teach your toes some manners.
- {name} coach{es} straight knees, clean entries and calm faces
- You try a trick, point the toes and land it quietly
< They’re quick learners.
= chair
> A throne is only a chair with confidence.
- {name} teach{es} you to sit tall, lean slowly and rise when you please
- You cross, lean, turn and rise as if the world could wait
< Your Majesty may sit.
= spin
> Take one elegant step. Then skip the next.
- {name} teach{es} the step, the reach and the moment both feet leave
- You step in, push away and let the turn carry you home
< The floor will manage.
@ Intro to Pole
> May we introduce you to the pole?
- {name} take{s} you through grips, walks and your first spin. No experience needed
- Meet the pole with {name}. You leave with grips, walks and a first spin
- You learn to hold, to walk and to spin. No dance background needed
< The pleasure will be ours.
< Do come and say hello.
< Reserve your first dance.
@ Intro to Pole
> Your first spin deserves a graceful entrance.
- {name} guide{s} you gracefully from your first grip to a spin. No experience needed
- Arrive without any experience, and {name} will guide you to your first spin
- Grips come first, walks come next, and then you spin. No partner needed
< Simply come as yourself.
< Make your entrance with us.
< We have been expecting you.
@ Intro to Pole
> No experience? How lovely. Begin here.
- {name} show{s} you how to grip, how to walk and how to spin
- From the first grip to the first spin, {name} will be beside you
- Learn your first grips, walks and spin, without any dance background
< We begin at the beginning.
< Take your first steps gracefully.
< Step forward. You are welcome.
@ Intro to Pole
> Every graceful spin begins with a simple grip.
- {name} teach{es} your first grips, walks and spin. No dance background needed
- Learn your first grips, walks and a spin with {name}. No partner needed
- A few calm steps lead to your first spin. No experience needed
< Begin beautifully.
< Hold on, and enjoy.
< Save your first waltz.
@ Beginner Pole
> Leave with a combo of your own.
- {name} lead{s} you through spins, climbs and sits at a calm, steady pace
- Spins, climbs and sits with {name} build your grip, core and confidence
- Spins, climbs and sits come at a steady pace and build your confidence
< Leave a little prouder.
< A lovely thing to keep.
@ Beginner Pole
> Grace takes its time.
- {name} lead{s} you through spins, climbs and sits to a combo of your own
- Spin, climb and sit with {name}, and carry home a combo of your own
- Learn spins, climbs and sits at a steady pace, and take home a combo
< No rush. Do join us.
< Good form is never hurried.
< One steady step, one smile.
@ Beginner Pole
> Confidence looks beautiful on you.
- {name} set{s} a steady pace, and you leave with a combo of your own
- Climb, spin and sit with {name}, and leave with your own short combo
- Spins, climbs and sits build grip and core, and become your own combo
< Chin up, and climb.
< Take a small bow.
@ Beginner Pole
> A spin, a climb, a moment of poise.
- {name} keep{s} the pace steady and send{s} you home with your own combo
- Build grip, core and confidence with {name}, and leave with a short combo
- You learn at a steady pace, and a short combo goes home with you
< Sit prettily. Climb proudly.
@ Intermediate Pole
> Upside down, and perfectly composed.
- {name} spot{s} your first inverts and leg hangs, and refine{s} your transitions
- Try your first inverts and leg hangs with {name} there to spot you
- First inverts and leg hangs come next, and we spot you safely
< You are in good hands.
< The view is lovely.
< Poise works both ways up.
@ Intermediate Pole
> You climb with ease. Ready for upside down?
- {name} spot{s} you through first inverts, leg hangs and cleaner transitions
- Go safely upside down with {name}, from first inverts to leg hangs
- We spot you through first inverts, leg hangs and cleaner transitions
< The next chapter is yours.
< Take the lovelier view.
< Reserve the view from above.
@ Intermediate Pole
> The beauty lies between the moves.
- {name} smooth{s} your transitions and spot{s} your first inverts and leg hangs
- Polish your transitions with {name}, and go safely upside down
- We polish transitions, and we spot your first inverts and leg hangs
< Polish looks lovely on you.
< Smooth, even upside down.
@ Intermediate Pole
> A calm breath, and over you go.
- {name} stay{s} beside you for first inverts, leg hangs and smoother transitions
- You climb with ease, and {name} will spot your first inverts and leg hangs
- If you climb with ease, we will spot your first inverts and leg hangs
< Calm looks lovely up there.
< Stay calm. Turn over.
@ Advanced Pole
> Power, control and a perfectly calm face.
- {name} bring{s} elegant lines to aerial combos, shoulder mounts and handsprings
- Bring your inverts, and {name} will add handsprings, shoulder mounts and combos
- Your aerial combos, shoulder mounts and handsprings end in elegant lines
< Elegant, all the way up.
< Composure is everything.
< Show us your finest line.
@ Advanced Pole
> Strength, in its finest form.
- {name} give{s} confident inverters handsprings, shoulder mounts and elegant lines
- Bring power and control to handsprings and shoulder mounts with {name}
- Confident inverters refine handsprings, shoulder mounts and aerial combos
< Rise to the occasion.
< Arrive confident. Leave glowing.
@ Advanced Pole
> A handspring can be a quiet thing.
- {name} add{s} control and long lines to shoulder mounts and aerial combos
- Shoulder mounts and aerial combos gain power and control with {name}
- Shoulder mounts and aerial combos, too, gain power, control and elegant lines
< Quietly spectacular, like you.
< Let your lines speak.
< Quiet, please. Someone is flying.
@ Advanced Pole
> Elegant lines, high above the floor.
- Confident inverters join {name} for aerial combos, shoulder mounts and handsprings
- {name} refine{s} your handsprings and shoulder mounts with power and control
- You bring confident inverts. We add handsprings and shoulder mounts
< Finish to the fingertips.
< We’ll look up to you.
< Join us at the top.
@ Spin Basics
> Step in. Sweep around. Land softly.
- {name} teach{es} the fireman, chair and back hook. No strength needed yet
- Turn through fireman, chair and back hook with {name}. No strength needed yet
- You learn the fireman, the chair and the back hook. No strength needed
< Take a graceful turn.
< Lightness becomes you.
< Reserve your first circle.
@ Spin Basics
> Good spins take timing, not muscle.
- {name} lead{s} you from fireman to chair to back hook, and land{s} you softly
- Learn fireman, chair and back hook spins with {name}, and land softly
- Walk in, let go, and land softly from fireman, chair and back hook
< Let go, gracefully.
< A soft landing awaits.
< Sweep around with us.
@ Spin Basics
> Beautiful spins begin with a walk.
- {name} teach{es} you fireman, chair and back hook spins, and how to land softly
- Leave the floor with {name} in a fireman, a chair or a back hook
- Fireman, chair and back hook await you. No strength needed yet
< Stroll in. Swirl out.
< Off the floor, beautifully.
@ Spin Basics
> Lightness can be learned.
- {name} show{s} you fireman, chair and back hook spins, and a soft landing
- Fireman, chair and back hook come gently with {name}. No strength needed
- Learn fireman, chair and back hook spins, and land without a sound
< Join us for a turn.
@ Spin Pole
> The pole turns. You float.
- {name} guide{s} you through momentum, balance and combos that feel like flying
- Find balance and momentum with {name} in combos that feel like flying
- Momentum and balance carry you through combos that feel like flying
< Take flight, gracefully.
< Reserve your place aloft.
@ Spin Pole
> It looks effortless. It feels like flying.
- {name} teach{es} you momentum, balance and floaty combos on a turning pole
- Let the pole turn with you while {name} teach{es} floaty combos
- The pole turns with you, and a little momentum makes your combos float
< Take to the air.
< Let yourself float.
< Up, and gracefully around.
@ Spin Pole
> May the pole have this dance?
- {name} teach{es} momentum and balance for floaty combos that look effortless
- Glide through floaty combos with {name}, and feel as if you were flying
- Add a little momentum to a turning pole, and your combos float
< Say yes, and float.
< Kindly let the pole lead.
< Your partner awaits you.
@ Spin Pole
> Lean out. Draw in. Float.
- {name} show{s} you how balance and momentum become combos that feel like flying
- With {name}, momentum and balance become combos that look effortless
- The pole turns with you through combos that feel like flying
< Light, level and lovely.
< Let the air carry you.
< Around, and beautifully around.
@ Pole Tricks
> Three tricks, and a portrait to keep.
- {name} teach{es} you step by step, with options for every level. Bring your phone
- Go gracefully, step by step, with {name} there to spot you. Bring your phone
- We go step by step, with options for every level. Bring your phone
< Hold still, and smile.
< Chin up for the photo.
< Strike a lovely pose.
@ Pole Tricks
> Every portrait needs a good pose.
- {name} show{s} you three tricks, spotting included, at every level. Bring your phone
- Learn three tricks at your level with {name}, spotting included. Bring your phone
- You learn three tricks at your level, spotting included. Bring your phone
< Picture yourself here.
< Show us your best side.
@ Pole Tricks
> Every fine trick is a few small steps.
- {name} break{s} down three tricks, with spotting for every level. Bring your phone
- Learn three tricks, step by step, with {name} to spot you at every level
- Learn three in one class, with spotting and options for every level
< You are in steady hands.
< Small steps. Grand finish.
@ Pole Tricks
> Poise first. Then the photo.
- {name} guide{s} you through three tricks at your level. Bring your phone
- Three tricks come together step by step with {name}, whatever your level
- We spot you through three tricks, at every level. Bring your phone
< Hold. Breathe. Look lovely.
< Come and be admired.
@ Pole Flow
> One long breath, beautifully danced.
- {name} link{s} spins, floorwork and transitions, and the music leads the way
- Follow {name} and the music through spins, floorwork and transitions
- Spins, floorwork and transitions become one, with more music than counting
< Breathe in, and begin.
< Let the song carry you.
@ Pole Flow
> Count less. Listen more.
- {name} lead{s} you from spins to floorwork in one long, unbroken breath
- Link spins, transitions and floorwork into one long breath with {name}
- You link spins, transitions and floorwork into one long breath of movement
< The music knows the way.
< Reserve a song for yourself.
@ Pole Flow
> Smooth as silk, from start to finish.
- {name} join{s} spins, floorwork and transitions into one long breath
- Let {name} guide you through spins and floorwork that follow the music
- One move melts into the next, with less counting and more music
< Slip into the music.
< Glide a while with us.
< Let nothing interrupt you.
@ Pole Flow
> Every move leads somewhere lovely.
- {name} show{s} you how spins, floorwork and transitions become one long breath
- Count less and feel more with {name}, from the first spin to the floor
- Spins lead to floorwork, and the music matters more than the count
< Follow the music to us.
< One song, no interruptions.
< Wander beautifully with us.
@ Pole Choreography
> One song. One routine. Your finest bow.
- {name} teach{es} you section by section, and you dance full out to finish
- Learn a new routine with {name}, section by section, and dance full out
- You learn in sections, and dance the whole routine full out
< The bow is yours.
< Do accept this dance.
@ Pole Choreography
> Learn it gently. Dance it grandly.
- {name} teach{es} one song in sections, and the finale is danced full out
- Section by section with {name}, a new routine becomes a full-out performance
- One song comes together in sections, and the finale is danced full out
< Save your best bow.
< Dance the finale with us.
< Finish grandly with us.
@ Pole Choreography
> A new dance to call your own.
- {name} take{s} one song in sections, and at the end you perform full out
- Enjoy one song with {name}, in sections first and full out at the end
- You learn one song in sections, and perform the routine full out
< Give one song your all.
< Make this dance yours.
< Reserve your place among dancers.
@ Pole Choreography
> First the steps. Then the performance.
- {name} guide{s} you through a new routine, section by section, to a full-out finish
- Enjoy a new routine with {name}, full of musicality, performance and fun
- A new routine to one song grows section by section and ends full out
< Take your bow with us.
< Show us your grand finish.
< Bow, smile, and bow again.
@ Exotic Pole
> Bold, and beautifully unhurried.
- {name} lead{s} you through slides, kips and low flow. Bring heels and knee pads
- Put your heels on and follow {name} through low flow, slides and kips
- Low flow, slides and kips look their best in heels, with attitude
< Bold looks beautiful on you.
< Make them wait, beautifully.
< Boldly, slowly, beautifully.
@ Exotic Pole
> Heels on. Lights low. Chin high.
- {name} guide{s} you through slides, kips and low flow. Bring your boldest self
- Glide through low flow, slides and kips with {name}, and bring knee pads
- Slides, kips and low flow await your boldest self. Bring knee pads, please
< Enter slowly. Stay bold.
< Your entrance, if you please.
< Reserve your entrance.
@ Exotic Pole
> Attitude is best worn with poise.
- With heels on and lights low, {name} will teach slides, kips and low flow
- Bring heels and knee pads, and {name} will bring slides, kips and low flow
- Slides, kips and low flow find their elegance in heels
< Boldness is always in style.
< Bring your slowest look.
< Slow down. Stand tall.
@ Exotic Pole
> Slow, low and entirely composed.
- {name} turn{s} slides, kips and attitude into one bold dance in heels
- Enjoy slides and kips with {name}. Bring knee pads and your boldest self
- Bring your boldest self to low flow, slides and kips in heels
< Lower, slower, lovelier.
< Nothing rushed. Everything noticed.
< Boldness, by invitation.
@ Heels & Floorwork
> Heels or socks? Both look lovely here.
- {name} guide{s} you through leg lines, rolls, waves and smooth ways down
- Roll and wave your way smoothly to the floor and back with {name}
- Learn leg lines, rolls, waves and a smooth way to the floor
< Dress your feet beautifully.
< Every pair is welcome.
< Bring your favorite pair.
@ Heels & Floorwork
> There is a graceful way down.
- {name} teach{es} leg lines, rolls and waves. Heels and socks are both welcome
- Learn leg lines, rolls and waves with {name}, in heels or in socks
- You learn leg lines, rolls and waves, in heels of any height or socks
< Come down beautifully.
< Take the scenic way.
< Softly down, softly up.
@ Heels & Floorwork
> Long legs, soft rolls, endless poise.
- {name} lead{s} you smoothly to the floor and back, in heels or in socks
- Draw leg lines and waves with {name}, in heels of any height or socks
- You flow to the floor and back, in heels of any height or socks
< Every height suits you.
@ Heels & Floorwork
> Walk tall. Roll softly. Rise slowly.
- {name} show{s} you leg lines and waves. Socks are as welcome as heels
- Bring heels or socks, and {name} will bring leg lines, rolls and waves
- Leg lines and waves lead to the floor and back. Socks are welcome
< Put your best foot forward.
< Reserve your graceful descent.
@ Chair Dance
> A partner who always offers you a seat.
- {name} teach{es} a sultry chair dance, easy to follow and lovely with friends
- Follow {name} through a sultry, easy dance. Come without any experience
- You and a chair share a sultry dance that is easy to follow
< Do be seated.
< Lean back beautifully.
< Your seat is set.
@ Chair Dance
> Sultry, seated and perfectly composed.
- {name} lead{s} an easy choreography with a chair, and friends are welcome
- Dance with a chair, your friends and {name}. The steps are easy to follow
- The choreography is easy to follow and great with friends
< Sit tall. Look lovely.
< Cross your ankles. Smile.
< Smolder, politely.
@ Chair Dance
> The finest dances begin sitting down.
- {name} make{s} a sultry choreography easy to follow. No experience needed
- Enjoy a sultry, easy choreography with {name}, a chair and your friends
- You learn a sultry choreography that is easy to follow and great with friends
< Please take a seat.
< Stay for one song.
< Sit down. Stand out.
@ Chair Dance
> May we offer you a chair?
- {name} guide{s} you through sultry, easy steps. No experience needed
- Bring your friends for a sultry, easy choreography with {name}
- Your partner has four legs, and the sultry choreography is easy to follow
< Sit, lean, and linger.
< Accept, and sit beautifully.
< Reserve seats for your friends.
@ Aerial Hoop
> Graceful, from the very first class.
- {name} present{s} mounts, poses and spins, each in a low and a high version
- Choose low or high with {name}, for every mount, pose and spin
- Mounts, poses and spins all have a low and a high version
< The hoop frames you beautifully.
< Pose, if you please.
< Reserve your first hoop portrait.
@ Aerial Hoop
> Low or high, always lovely.
- {name} teach{es} mounts, poses and spins with grace from the first class
- Find graceful strength with {name} in mounts, poses and spins
- Mounts, poses and spins bring graceful strength from the very first class
< Float at either height.
< Rise as you please.
< Rise into the frame.
@ Aerial Hoop
> Strength can sit so gracefully.
- {name} show{s} you low and high versions of every mount, pose and spin
- Mount, pose and spin in the hoop with {name}, low or high
- You mount, pose and spin, low or high, from your very first class
< Sit high, and smile.
< A circle suits you.
< Sit pretty with us.
@ Aerial Hoop
> A circle, a seat, a lovely view.
- Low or high, {name} {has} a version of every pose, mount and spin
- From your first class with {name}, you mount, pose and spin, low or high
- Choose the low or the high version of every mount, pose and spin
< Come up and see us.
< Take your seat in style.
< Enjoy the view from here.
@ Strength & Conditioning
> The quiet work behind every elegant invert.
- {name} train{s} your pull, core and shoulders, with progress you can measure
- Train pull, core and shoulders with {name}, and measure your progress
- Pull, core and shoulder work for pole brings progress that you can measure
< Nobody sees. Everybody notices.
< Do the lovely work.
< Strength is good style.
@ Strength & Conditioning
> Progress, made to measure.
- {name} lead{s} pull, core and shoulder work, so that your inverts finally click
- Train pull, core and shoulders with {name}, and feel your inverts click
- Pull, core and shoulder work for pole lets your inverts finally click
< Tailored for pole.
< A fine fit for you.
< Reserve your fitting.
@ Strength & Conditioning
> Looking effortless takes a little effort.
- With {name}, patient pull, core and shoulder work makes inverts finally click
- Work on pull, core and shoulders with {name}, and your inverts finally click
- You train pull, core and shoulders, and your inverts finally click
< Effort, elegantly rewarded.
< Work first. Float later.
@ Strength & Conditioning
> Beautiful inverts are built patiently.
- {name} plan{s} your pull, core and shoulder work for progress you can measure
- Work wisely with {name} on pull, core and shoulders, and see your progress
- Pull, core and shoulder work, made for pole, lets you measure your progress
< Patience is a fine look.
< Be patient. Be strong.
@ Flexibility & Stretch
> Lengthen from wherever you are.
- {name} guide{s} your splits, backbends and shoulders with warmth and kindness
- Let {name} guide you warmly toward splits, backbends and open shoulders
- We stretch for splits, backbends and shoulders, and stay kind to your body
< Start where you are.
< Unfold beautifully.
< Kindness goes a long way.
@ Flexibility & Stretch
> Kindness makes the longest lines.
- {name} guide{s} splits, backbends and shoulders, whatever your starting point
- Whatever your starting point, {name} will guide splits, backbends and shoulders
- Enjoy warm guidance for splits and backbends, whatever your starting point
< Be gracious with yourself.
< Breathe, and lengthen.
< Arrive just as you are.
@ Flexibility & Stretch
> Nobody ever rushed a beautiful split.
- {name} stretch{es} backbends and shoulders with you, whatever your starting point
- Stretch for splits and backbends with {name}, whatever your starting point
- Warm, kind guidance meets you where you are, backbends and shoulders included
< Take your time with us.
< Bend at your leisure.
< Treat yourself gently.
@ Flexibility & Stretch
> Warm, guided and always kind.
- {name} lead{s} stretches for splits, backbends and shoulders, wherever you start
- Begin wherever you are, and {name} will guide splits, backbends and shoulders
- Stretch for splits, backbends and shoulders from any starting point
< Every beginning is beautiful.
@ Intro to Pole
? offer first class free
> First class free. Do be our guest.
- {name} welcome{s} you with grips, walks and a spin. No experience needed
- Take your first grips, walks and spin with {name}. No experience needed
- You learn grips, walks and your first spin. No dance background needed
< We would be delighted.
< Accept, and spin.
< See how spinning suits you.
@ Intro to Pole
? offer free trial class
> Your free trial class, with our compliments.
- {name} help{s} you into grips, walks and your first spin. No experience needed
- Try on grips, walks and a first spin with {name}. No partner needed
- Try your first grips, walks and spin. No experience needed
< We think pole suits you.
< Try a little elegance.
< R.S.V.P. with a spin.
@ Intro to Pole
? wear shorts
> Wear shorts. Your first spin is coming.
- {name} prepare{s} you with grips and walks. No experience needed
- Learn grips, walks and a spin with {name}, without any dance background
- You learn grips and walks, and then you turn. No experience needed
< Dress lightly. Turn gracefully.
< Bare knees, big smile.
< Make your debut with us.
@ Beginner Pole
? wear shorts
> Wear shorts. Bare knees climb best.
- {name} take{s} you through spins and sits to a short combo of your own
- Spin, climb and sit with {name} until the combo is yours
- At a steady pace, you spin, climb and sit, and leave with a combo
< Up you go, gracefully.
< Join us, knees and all.
@ Beginner Pole
? places *left
> {places}. A combo comes with each.
- {name} build{s} yours from spins, climbs and sits at a steady pace
- Spin, climb and sit your way to a combo of your own with {name}
- You learn spins, climbs and sits at a steady pace, with confidence
< We would love your company.
< Reserve yours in good time.
< One would suit you beautifully.
@ Beginner Pole
? offer first class free
> First class free. The combo is yours, too.
- {name} lead{s} you through spins, climbs and sits at a steady pace
- Spin, climb and sit with {name}, and take the combo home
- You learn spins, climbs and sits, and take your own combo home
< Come as our guest.
< Leave with something lovely.
< Do accept with pleasure.
@ Spin Basics
? bring water
> Bring water. Even grace gets thirsty.
- From fireman to back hook, {name} teach{es} spins that need no strength yet
- Turn in a fireman, a chair and a back hook with {name}
- You turn in fireman, chair and back hook spins. No strength needed yet
< Spin, sip, and smile.
< Land softly. Sip slowly.
< Refreshingly graceful.
@ Spin Basics
? level beginner (no experience)
> No experience, no strength, no rush at all.
- {name} ease{s} you into fireman, chair and back hook, and a soft landing
- Learn to leave the floor with {name} in a fireman, chair or back hook
- You learn the fireman, chair and back hook, and how to land softly
< No ceremony. Just join us.
< Land softly. Smile widely.
@ Spin Pole
? level all
> Every level looks lovely afloat.
- {name} teach{es} momentum and balance for combos that feel like flying
- Try combos with {name} that look effortless and feel like flying
- The pole turns with you, and your combos feel like flying
< The pole turns for everyone.
< Float at your level.
@ Pole Tricks
? level all
> Every level leaves with a portrait.
- {name} break{s} down three tricks and spot{s} you. Bring your phone
- Take three tricks step by step with {name}, and bring your phone
- You learn three tricks, spotted, step by step. Bring your phone
< Chin up, toes pointed, hold.
< Let us see you shine.
< Choose your best angle.
@ Pole Tricks
? places max *
> {places}. Three tricks, done properly.
- {name} spot{s} you step by step, at every level. Bring your phone
- Go step by step with {name}, spotted at your level. Bring your phone
- We go step by step, with spotting for every level. Bring your phone
< Good company, fine poses.
< Pose in good company.
@ Pole Flow
? level all
> Every level can move beautifully.
- Spins, floorwork and transitions meet in one long breath with {name}
- Feel the music with {name} from the first spin to the floor
- Link spins, floorwork and transitions, with more feeling than counting
< Let the music invite you.
< There is room to glide.
< Flow as you are.
@ Pole Choreography
? music
> A routine worthy of the song: {music}.
- {name} teach{es} you section by section, and the finish is full out
- Learn section by section with {name}, and perform full out at the end
- You learn section by section, and finish full out
< Do the song justice.
< Save a bow for us.
< Dance beautifully to the end.
@ Pole Choreography
? offer first class free
> First class free. May we have the dance?
- {name} teach{es} a new routine to one song, and you finish full out
- Learn one song in sections with {name}, and finish full out
- You learn a new routine in sections, and finish full out
< Say yes to the music.
< Do say you’ll come.
@ Exotic Pole
? wear heels
> Wear heels. Wear them with poise.
- {name} teach{es} low flow, slides and kips. Please bring knee pads and attitude
- Glide through slides and kips with {name}, and bring your boldest self
- Low flow, slides and kips await, with lights low and attitude high
< Walk in as if filmed.
< Arrive boldly. Leave slowly.
< Click, turn, smile.
@ Heels & Floorwork
? places *left
> {places} for a graceful way down.
- {name} teach{es} rolls, waves and leg lines, in heels or in socks
- Enjoy rolls, waves and leg lines with {name}, in heels or in socks
- You learn rolls, waves and leg lines, in heels or in socks
< Come down in good style.
< We descend together.
< Kindly choose your spot.
@ Chair Dance
? bring a friend
> Bring a friend. We’ll provide the seating.
- {name} teach{es} you both a sultry chair dance that is easy to follow
- Follow {name} through a sultry choreography that is easy and fun to share
- You both learn a sultry chair dance that is easy to follow
< Be seated, both of you.
< Two seats, one lovely song.
< Share a song with us.
@ Chair Dance
? level beginner
> Beginners, please take a seat.
- {name} teach{es} a sultry choreography that is easy and lovely with friends
- Enjoy a sultry, easy-to-follow dance with {name}, a chair and your friends
- The choreography is sultry, easy to follow, and loves good company
< We saved you a seat.
< Sit down, and shine.
< The chair is very patient.
@ Chair Dance
? wear heels
> Wear heels. Be seated with poise.
- {name} lead{s} a sultry chair dance that is easy and great with friends
- Enjoy a sultry chair dance with {name}, with or without experience
- You learn a sultry dance with a chair, and the steps are easy
< Cross an ankle, and smile.
< Sit tall. Heels crossed.
< Strike a seated pose.
@ Chair Dance
? offer first class free
> First class free, and the best seat.
- {name} teach{es} a sultry chair dance that asks for no experience
- Learn a sultry, easy chair dance with {name}, great with friends
- You learn a sultry chair dance that is easy to follow
< Sit, and be our guest.
< Sit back, and enjoy.
< The chair is expecting you.
@ Aerial Hoop
? level beginner (no experience)
> No experience? The hoop is delighted.
- {name} begin{s} low with mounts, poses and spins, graceful from the first class
- Start low with {name}, and mount, pose and spin from the first class
- You begin with the low version of every mount, pose and spin
< Begin low. Rise at leisure.
< The hoop holds you kindly.
@ Aerial Hoop
? level beginner
> Beginners, your frame is ready.
- {name} teach{es} mounts, poses and spins, with a low version of each
- Choose the low version with {name} for every mount, pose and spin
- You learn mounts, poses and spins, with a low version of each
< Come into the picture.
< You’ll look lovely up there.
< Come and be framed.
@ Aerial Hoop
? offer first class free
> First class free. Grace comes with it.
- {name} teach{es} mounts, poses and spins, and a low version of every one
- Try mounts, poses and spins with {name}, low or high as you like
- Mounts, poses and spins await you, low or high as you like
< Be our guest up here.
< Rise as our guest.
< Take a seat up high.
@ Strength & Conditioning
? bring a towel
> Bring a towel. Elegance is hard work.
- {name} guide{s} pull, core and shoulder work, and your inverts finally click
- Work your pull, core and shoulders with {name}, and your inverts click
- Pull, core and shoulder work for pole helps your inverts finally click
< Glow beautifully with us.
< Dab, breathe, once more.
< Worth every drop.
@ Strength & Conditioning
? bring water
> Bring water. Foundations are thirsty work.
- {name} work{s} on pull, core and shoulders with you, and inverts finally click
- Build pull, core and shoulders for pole with {name}. Inverts finally click
- You train pull, core and shoulders for pole, and inverts finally click
< Sip, and once more.
< Here’s to good strength.
@ Flexibility & Stretch
? level all
> Every level bends in its own good time.
- {name} guide{s} splits, backbends and shoulders warmly and kindly
- Stretch kindly and warmly with {name} for splits, backbends and shoulders
- We guide splits, backbends and shoulders warmly, and we are kind to your body
< Bend only as you please.
< Gently does it.
< Reach as you please.
= any
? typed second class free
> Second class free. We believe in encores.
- {name} teach{es} the first with care, and gladly the next
- You come once for the steps and again for the pleasure
< Bravo, twice.
= any
? bring knee pads
> Please bring knee pads. We land softly.
- {name} lead{s} you down to the floor and up again
- You kneel, slide and rise in comfort
< Your knees will approve.
= exotic heels lowflow floor flow choreo
? bring *knee pads*
> Bring {bring}. The floor is for dancing.
- {name} teach{es} slides, rolls and graceful ways down
- You slide, kneel, turn and rise as if it were nothing
< Down gently. Up gracefully.
= pole intro spin spinpole static tricks flow
? wear shorts
> Wear shorts, please. Bare knees hold well.
- {name} show{s} you a secure grip, then the pointed toe
- You take hold, step around the pole and turn
< Short hems, long lines.
= pole intro spin spinpole static tricks flow
? bring *shorts*
> Bring {bring}. Bare knees hold beautifully.
- {name} teach{es} a secure grip first, then the long line
- You learn a secure grip, a calm walk and a soft turn
< Pack lightly. Dance well.
= any
? bring water
> Bring water, please. We pause in style.
- {name} lead{s} the class and leave{s} time for a sip
- You move, stop for a sip and begin again
< Cheers to good form.
= any
? bring * mat
> Bring {bring}, and settle in with us.
- {name} begin{s} calmly once everyone has found a place
- You find your place, unroll it and begin with ease
< Your corner is waiting.
= any
? bring *friend*
> Bring {bring}. Grace loves company.
- {name} welcome{s} you all and teach{es} you side by side
- You arrive together and learn every step side by side
< The more, the lovelier.
= any
? bring a friend
> Bring a friend. Be each other’s plus-one.
- {name} welcome{s} you both and show{s} you every step
- You learn side by side, at the same gentle pace
< R.S.V.P. for two.
= any
? bring mats (provided)
> Mats are provided. Just bring yourself.
- {name} welcome{s} you and start{s} at a calm pace
- You arrive, choose your place and begin with ease
< Travel light. Join us.
= any
? wear heels
> Wear heels. Make every step an entrance.
- {name} teach{es} the walk, the turn and the pose
- You lead with the toe and lift your chin
< We’ve been expecting you.
= any
? wear heels
> Wear heels. Take your time in them.
- {name} set{s} a steady pace for walks and turns
- You take small steps, straighten the knee and turn
< Elegance never runs.
= any
? bring heels (optional)
> Heels are optional. Elegance is up to you.
- {name} teach{es} the same steps with or without them
- You may bring a pair or leave them at home
< Comfort suits you, too.
= any
? bring heels (optional)
> With or without heels, you’ll look lovely.
- They’re optional, and {name} show{s} you both ways
- They’re optional, and every step works without them
< Choose your own height.
= any
? offer first class free
> First class free. With our compliments.
- {name} show{s} you the steps and answer{s} your questions
- You try the moves and see how they suit you
< You are warmly invited.
= any
? offer first class free
> Try it for size: first class free.
- {name} welcome{s} you and show{s} you every move
- You learn a few moves and see how you like them
< We expect a lovely fit.
= any
? offer free trial class
> Your invitation: a free trial class.
- {name} show{s} you the first steps and answer{s} every question
- You try the moves and see whether we suit each other
< R.S.V.P. with a smile.
< We’d love to meet you.
= any
? offer
> With our compliments: {offer}.
- {name} welcome{s} you warmly and show{s} you every step
- We offer it gladly and look forward to seeing you
< Consider it an invitation.
= any
? offer half price
> Half price. Every bit of the elegance.
- {name} teach{es} every step with the usual care
- You have the whole class and the same warm welcome
< Good taste, good sense.
= any
? offer *off*
> {offer}. Good taste has its rewards.
- {name} teach{es} each step with the usual care
- You will find clear steps and a warm welcome
< Do treat yourself.
= any
? offer your friend comes free
> Your friend comes free. How gracious of you.
- {name} teach{es} you both the same steps, side by side
- You arrive together, learn together and bow together
< Book for two, gracefully.
= any
? level beginner (no experience)
> You need no experience to move with grace.
- {name} guide{s} you from one small step to the next
- You learn the first moves one by one, at a kind pace
< Surprise yourself, gently.
= any
? level beginner
> Beginners are most welcome here.
- {name} explain{s} each move clearly and show{s} it twice
- You learn step by step, with kind words and no rush
< We will take good care.
= any
? level all
> Every level has its own elegance.
- {name} offer{s} a version of each move that suits you
- You choose the version of each move that suits you
< You belong, gracefully.
= any
? level all
> All levels, and nobody keeps score.
- {name} {has} a version of every move for each of you
- You share the music and choose your version of each move
< Bows all around.
= any
? level beginner (only)
> Beginners only. Everyone starts together.
- {name} begin{s} with the very first step
- You learn the first moves at the same gentle pace
< Be new here. Gracefully.
= any
? level advanced*
> Advanced, and terribly modest about it.
- {name} bring{s} demanding moves and polish{es} every line
- You work on hard moves until they look calm
< Modesty may wait outside.
= any
? level advanced*
> The difficulty is advanced. The manner is calm.
- {name} set{s} demanding moves and refine{s} each one
- You do difficult things quietly and finish to the toes
< Kindly keep your composure.
= any
? level intermediate*
> Intermediate, and ready for a finer finish.
- {name} link{s} the moves you know and refine{s} them
- You link the moves you know and smooth the way between
< Only the shine is missing.
= any
? audience women only
> Women only. Make yourself at ease.
- {name} keep{s} the pace kind and the welcome warm
- You learn side by side, with nobody to impress
< The floor is entirely yours.
= any
? places *left
> {places}. One of them would suit you.
- {name} would be glad to welcome you
- We would be glad to welcome you
< Kindly put your name down.
= any
? places max *
> {places}. Like a good dinner party.
- {name} greet{s} everyone and answer{s} each question
- Everyone is greeted, and every question is answered
< Your place is set.
= any
? places small group
> A small group. No toe goes unnoticed.
- {name} {has} time for each of you and every detail
- There is time for each of you and every question
< Point accordingly.
= any
? places few
> A few places, passed around like chocolates.
- {name} would be delighted to welcome you
- The welcome is warm, and the company is good
< Take one. We insist.
= pole intro spin spinpole static tricks flow exotic
? places your own pole
> Your own pole, for the whole class.
- {name} teach{es}, and nobody waits for a turn
- You practice every move without waiting for a turn
< Enjoy the privilege.
= any
? series
> Kindly note it in ink: {series}.
- {name} build{s} every class on the one before it
- You build on each class and polish what you know
< Pencil is too timid.
= any
? series *weeks*
> {series}, paced like a good novel.
- {name} add{s} a little more polish class by class
- You keep what you learned and add a little more
< Don’t skip to the end.
= any
? music
> On the program: {music}.
- {name} set{s} steps and turns to the melody
- You step to the beat and reach with the melody
< Come and hear it danced.
= any
? substitute
> {sub} is in for {for}. You’re in good hands.
- You will find a warm welcome and a new point of view
< Do come and meet {sub}.
= any
? substitute
> May we present {sub}, in for {for}.
- The class goes ahead, and a fresh eye is always welcome
< Kindly say hello.
= any
? soldOut sold out
> Sold out. What good taste you have.
- Thank you, all of you. We look forward to seeing you
< With our warmest thanks.
= any
? soldOut sold out
> Every place is taken. How lovely of you.
- Thank you. We look forward to every one of you
< There will be other dances.
= any
? soldOut sold out
? soldOut waitlist
> Fully booked, with a waitlist for the hopeful.
- Leave your name, and a place may yet return
< Patience is always in style.
= any
? soldOut waitlist
> The waitlist is open. Leave us your name.
- Should a place return, it may well be yours
< We hope to see you.
= any
? guest
> It is our honor to present {guest}.
- Our guest brings a new style and deserves a warm welcome
- You learn something new and ask all your questions
< A rare pleasure. Join us.
= any
? guest
> Best manners, everyone, for {guest}.
- You will learn fresh details from a new point of view
< Chins up for our guest.
= any
? typed *no partner needed
> No partner needed. The music offers its arm.
- {name} teach{es} every step so that you can dance it alone
- You arrive alone and are in good company at once
< The pleasure is ours.
= salsa contemporary class twerk burlesque heels chair openlevel
? typed *no partner needed
> No partner needed. You have two charming feet.
- {name} teach{es} them every step and turn
- You learn each step and turn on your own
< Let us introduce ourselves.
= any
? typed *new class
> A new class. Nobody has a usual spot yet.
- {name} begin{s} with a warm hello and clear first steps
- You choose your place and take the first steps together
< Choose yours graciously.
= any
? level advanced (only)
> Advanced only. Kindly astonish us.
- {name} bring{s} demanding moves and a fine eye for the finish
- You take on difficult moves and leave out the drama
< We gasp very quietly.
= any
? price
> {Price}. Elegance is thrown in.
- {name} teach{es} each step and polish{es} it with you
- You learn each step and how to finish it
< Catch it gracefully.
= any
? typed *new class
> We are pleased to announce a new class.
- {name} open{s} it with clear steps and a warm welcome
- Come and be among the very first in class
< Come to the premiere.
= any
? typed *alone or with a friend
> Alone or with a friend, you are expected.
- {name} welcome{s} you, and whomever you bring
- You will be in good company from the first song
< A place, or two?
= any
? typed *every body is welcome
> Every body is welcome. Every line is lovely.
- {name} show{s} each move in a version that fits you
- You take each move in the version that fits you
< Come, and be at ease.
= kids
? bring water
> Please bring water. Even swans need a sip.
- {name} lead{s} stretches, balances and little pauses
- We stretch, balance, bow and take a little break
< Cheers, everyone!
`;
