// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const humor = `
= spin spinpole
> Remember spinning round until you giggled? Same here.
- {name} teach{es} you to push off, lean out and stop softly
- This time you get some technique and a soft way to stop
- You push off, lean out and arrive roughly where you meant to
< The giggle comes included.
< You’ve practiced since you were five.
= spin
> Going round in circles, but on purpose.
- {name} show{s} you the lean, the push and the small whoop
- A lean, a push, a spin, and no progress report
- The same circle as all week, only this one is fun
< Finally, a good circle.
< Book a lap.
= spin
> Elegance, after a short wobble.
- {name} catch{es} every wobble and turn{s} it into a proper spin
- The wobble is included. Most of us open with it
- Step, swing, hang on, look thoughtful
< Wobbles welcome.
< Reserve your wobble.
= spinpole
> The pole turns. You look calm. Everybody wins.
- {name} teach{es} you to tuck in for speed and open out to slow down
- Tuck in, it speeds up. Open out, it slows down
- It does half the work and lets you take the bow
< Calm face optional.
< Take the credit anyway.
= static
> The pole won’t move. So it’s you.
- {name} supervise{s} while you push, swing and climb
- No motor, no momentum, no one else to blame
- You push, you swing, you climb, and the pole watches
< Your move. Literally.
= static
> Finally, something in your life that stays put.
- {name} teach{es} you to swing round it, climb it and lean on it
- Lean on it, swing round it, climb it. It won’t leave
- No mood swings, just yours
< Enjoy something stable.
< Commit to one class.
= tricks
> Upside down is just a better angle.
- {name} take{s} it apart slowly, then put{s} you back together upside down
- Slowly in, steady hold, and out the way you came
- First the entry, then the hold, then the face you make
< Funny face included.
< Smile. It only looks impossible.
= tricks
> It looked so easy on the internet.
- {name} put{s} back the steps the internet left out, grip by grip
- The internet left out all the steps in the middle
- We put that part back in, one grip at a time
< Now with the missing steps.
< Log off. Hang on.
= intermediate
> You know enough to show off a bit.
- {name} add{s} longer combos, better grips and names you’ll half remember
- Longer combos, better grips, and names you half remember
- No longer new, not yet bored. Lovely place to be
< Sign up and show off.
= advanced
> Your mother would like you down from there.
- {name} plan{s} big moves, calm entries and an exit we actually discussed
- She hasn’t seen how good you are up there
- Big moves, calm entries, and an exit we actually discussed
< Wave to her from up there.
< Book it. Don’t tell Mom.
= advanced
> Hanging by one knee is normal here.
- {name} add{s} the other knee, longer combos and a graceful way down
- So are long combos, bold grips and strong opinions
- We compare grips, then entries, then laundry tips
< Come and feel perfectly normal.
< You’ll fit right in, upside down.
= flow
> Forgot the next move? That’s freestyle.
- {name} show{s} you rolls, turns and how to look deeply intentional
- You roll, reach, turn and look as if you planned it all
- Confidence is most of it. The rest is pointing something
< Forget the rest. Come dance.
< We call it artistic choice.
= exotic
> Walk slowly. It looks like a decision.
- {name} teach{es} you a slow walk, a slide and a well-timed stare
- So does a hair flip. So does a forgotten step
- Slide, roll, stare. Nobody at the office needs to know
< If in doubt, slower.
< Make a slow, good decision.
= exotic
> Your serious face is about to be tested.
- {name} demonstrate{s} body rolls, slides and not laughing. Two are easy
- A body roll, a slide, and long eye contact with nobody
- Body roll, slide, smolder. Giggling is part of the warm-up
< Smolder now, laugh later.
< Giggling is allowed.
= exotic
> By day, emails. Here, floor slides.
- {name} replace{s} your inbox with slow walks, slides and one hair flip
- Slow walks, slides, and a hair flip your inbox never gets
- “Kind regards” will never sound the same again
< Warmest regards.
< Out of office: on.
= heels
> Newborn giraffes started like this, too.
- {name} take{s} you from standing to strutting, wobbles and all
- First we stand, then we step, then we strut
- It’s only walking, but with a lot more applause
< Ankles, we believe in you.
< Wobble now. Strut later.
= heels
> Walking is easy. Then come the heels.
- {name} polish{es} your step, your turn and your expensive look
- You step, turn, strut and look as if you always do this
- Keep your eyes up. We checked, and the floor is still there
< Shorter steps. Bigger attitude.
< Strut in. Sign up.
= lowflow floor
> The floor has never let anybody down.
- {name} teach{es} you rolls, slides and long, lazy leg sweeps
- You roll, slide and sweep with the most reliable partner there is
- You learn rolls, slides and how to lie there beautifully
< Lie back. It’s got you.
< Getting up is choreography, too.
= lowflow floor
> Lying on the floor, but artistically.
- {name} teach{es} you rolls and slides that turn lying down into art
- You roll over, stretch one leg, and suddenly it’s choreography
- You’ve trained for this on every carpet you ever met
< At last, your kind of class.
< Down you go. Gracefully.
= handstand
> Walking on your feet? So last week.
- {name} line{s} up your wrists, shoulders and hips, then you kick up
- Hands down, kick up, find the wall, thank the wall
- Your hands finally learn what your feet do all day
< Feet up, for once.
< Book your feet a break.
= handstand
> Your problems, but upside down.
- {name} help{s} you kick up, stack up and find them funny
- Hands down, hips up, blood to the head. Much clearer
- From here most of them look like somebody’s shoelaces
< Everything’s funnier upside down.
< Flip it. It helps.
= conditioning polefit
> Carry all the shopping in one go? Same.
- {name} coach{es} pulling, pressing and holding, so the bags fear you
- You have the talent. We do the pulling, pressing and holding
- Pull, press, hold, and a small speech to your shoulders
< Bags, beware.
< One trip. One class. Go.
= conditioning polefit
> We do the boring bits. Loudly.
- {name} count{s} the pull-ups, you do the complaining
- Pull-ups with jokes in them, planks with complaints
- You do the work, we do the counting, slightly too slowly
< Complaints welcome. Keep planking.
< Sign up. Complain in person.
= conditioning
> Pickle jars have started opening themselves.
- {name} set{s} the pulls, planks and holds. The pickles have been warned
- Pulls, planks and holds. The pickles have been warned
- Everything you’d skip at home, with witnesses
< Pickle jars, be afraid.
< Jars, meet your match.
= stretch
> Touch your toes? Let’s start with a wave.
- {name} bring{s} you closer, one long breath at a time
- Breathe out, lean over, greet your knees on the way
- One long, slow stretch after another, until you’re in touch
< Your toes miss you.
< Toes, we’re on our way.
= stretch
> Your hamstrings have left a voicemail.
- {name} call{s} them back with long holds and very deep breaths
- It’s mostly groaning. We answer with long, slow stretches
- Long holds, deep breaths, honest negotiations
< Your hamstrings say please.
< Return their call. Book.
= stretch
> The splits and you: it’s complicated.
- {name} bring{s} you closer slowly, with warm hips and no blame
- You want it, the hips want time. We take both seriously
- Nobody gets rushed, nobody gets blamed
< Take it slow, you two.
< Give it another chance.
= choreo
> You already dance this in the kitchen.
- {name} add{s} counts, a beginning and far fewer wooden spoons
- We add counts, a beginning, and fewer wooden spoons
- Step by step, until your legs remember what your head forgot
< The spoon can stay home.
< The fridge was a tough audience.
= choreo
> Five, six, seven, where were we?
- {name} teach{es} the routine in small pieces, and you happily copy
- The routine comes in pieces, and somebody always remembers them
- We learn it in pieces and hide the joins with hair
< Nobody loses count alone.
< Just follow the confident one.
= choreo
> If you’re lost, look dramatic. It counts.
- {name} teach{es} the steps, the song, and a pose for emergencies
- One song, a lot of counts, and a pose for emergencies
- Steps first, feelings second, applause third
< Drama covers everything.
< Nobody questions a good pose.
= chair
> You sit all day. Now do it properly.
- {name} teach{es} you to lean back, cross over and slide off stylishly
- Lean back, cross over, slide off, and don’t type anything
- At last a chair that doesn’t want you to answer anything
< Your office chair isn’t ready.
< Best seat you’ve had all week.
= chair
> It has four legs. You have rhythm.
- {name} teach{es} you to sit, lean, walk round and leave it backwards
- You sit on it, lean over it, and leave it backwards
- It stays still. That’s its only move, so use it
< Outdance the furniture.
< The chair never stood a chance.
= burlesque
> One glove. Eight counts. No rush.
- {name} teach{es} the slow glove, the shimmy and the raised eyebrow
- A slow glove, a shimmy and one raised eyebrow
- Tease, turn, and keep one finger in the glove
< Take your time. They’ll wait.
< Sign up, slowly.
= burlesque
> Wink with one eye. Balance with the other.
- {name} cover{s} the shimmy, the strut and the perfectly timed wink
- A shimmy, a shoulder, a name you’d never tell your bank
- Bump left, bump right, apologize to no one
< Wink now. Balance later.
= twerk
> Your hips don’t lie. They do gossip.
- {name} get{s} them talking with a bend, a bounce and a breath
- Bend, bounce, breathe. The hips tell the rest
- Once they get going there is no stopping the story
< Let the hips talk.
< Come and hear the gossip.
= salsa
> Forward, back, whoops, forward.
- {name} lead{s} you through the step, the turn and the whoops
- You learn the step, the turn and how hips hide a whoops
- You dance near the beat, around the beat and finally on it
< Keep the whoops. It’s cute.
< Call it a variation.
= hoop
> The circle of life, now with a seat.
- {name} show{s} you how to sit, stand and hang around in style
- You sit in it, stand in it, and hang from it
- You duck under, lean out and smile as if you’d planned it
< Take a seat. Take a bow.
< Reserve your circle of life.
= hoop
> The hula hoop got a promotion.
- {name} teach{es} you to sit, lean and hook a knee in style
- You used to hold it up. Now it returns the favor
- You sit, lean, hook a knee and never chase it downhill
< Finally, it holds you.
< Congratulate it in person.
= silks straps
> Tangled? We call it a wrap.
- {name} know{s} every wrap, every pose, and the way back out
- Wrap, hold, pose, and we show you the way back out
- Round the foot, behind the knee, over the hip, and hold
< That’s a wrap.
< We know every way out.
= silks straps
> Swinging on curtains, now with permission.
- {name} show{s} you how to wrap, stand and hang without a scolding
- You wanted to as a child. This time there’s a teacher
- Wrap it, stand in it, be lovely in it
< Your curtains at home can relax.
= seniors
> Good grip, good music, questionable jokes.
- {name} bring{s} turns, holds, a proper warm-up and most of the jokes
- Turns, holds and plenty of laughing, with a proper warm-up first
- We warm up, hold on, turn and laugh at our own jokes
< The jokes are optional. Almost.
< Come for the punchlines.
= seniors
> Serious workout? We tried. We giggled.
- {name} teach{es} turns, holds and proper form, between giggles
- You get turns, holds, good music and better jokes
- We learn a move, giggle at it, then do it properly
< Laughing counts as core work.
< Sign up for the giggles.
= inclusive
> Dear body, you’re invited. All of you.
- {name} lead{s} holds and turns, with a version that suits you
- You hold on, you turn, you laugh, and everybody claps
- Holds, turns and poses, each in a version that fits you
< Please reply with yes.
< Sincerely yours, the pole.
= party
> The group chat finally meets in person.
- {name} teach{es} a few moves and one silly routine for the chat
- You learn a silly routine, and somebody is suspiciously good
- You learn it together, laugh at it, and do it again
< Bring the whole chat. Mute nobody.
< React with a dance.
= party
> The whole gang, one routine, no excuses.
- {name} teach{es} a silly routine and give{s} everyone a turn
- You learn a silly routine and collect evidence from every angle
- Everyone gets a turn. The loud ones get two
< Charge your phones first.
< RSVP with jazz hands.
= private
> All of the attention. None of the queue.
- {name} work{s} on your moves, at your pace, with saintly patience
- Ask the same thing nine times. We’ve heard it ten
- Bring that one move you pretend not to care about
< Book the whole teacher.
< What wobbles here stays here.
= practice
> Homework, but the kind you look forward to.
- {name} host{s}. You repeat favorites, try the rest, film the good take
- Repeat your favorites, bargain with the rest, film the good take
- Try it, miss it, glare at it, try it again
< Grade yourself generously.
< Extra credit for laughing.
= practice
> Your nemesis move has been asking about you.
- {name} keep{s} score while you give it another try
- You know the one. It gets another try
- Bring a song, a grudge, and all the tries it takes
< Time to settle it.
< Schedule the rematch.
= workshop
> Pole nerds, this one’s for us.
- {name} take{s} one subject apart until the nerds nod
- One subject, taken apart until it finally makes sense
- Why does it slip? We’ll discuss it at length, upside down
< Bring questions. Silly ones too.
< Nerds, sign here.
= workshop
> That one move? We’ll get to the bottom.
- {name} help{s} you check the grip, the elbow and the missing step
- It’s usually the grip, sometimes the elbow, never the outfit
- We stop, rewind, and look at it from embarrassing angles
< Detectives, sign up.
= showcase
> Smile. Nobody knows the steps but us.
- {name} lead{s} one more run, with everyone’s left foot located
- One more run, one more smile, one more lost left foot
- One more run, and this time everyone turns left
< If lost, jazz hands.
= showcase
> “From the top” is a love language.
- {name} say{s} it often, and always with feeling
- We say it often. We say it when you’re lying down
- Again, but smiling. Again, but together. Again
< We love you. From the top.
< Last time, we promise. Again.
= photo
> Chin down, toes pointed, stop breathing. Lovely.
- {name} bring{s} the poses and remind{s} you to breathe between them
- You hold it, we hold it, everyone holds it. Got it
- One of these will be you with your eyes open
< You may breathe now.
< Breathe. Blink. Book.
= men
> Pointing your toes is a power move.
- {name} teach{es} holds, spins and a mighty pointed toe
- You learn holds, spins and a very powerful pointed toe
- Holds and spins look like play and feel like moving pianos
< Point with pride.
= men
> Your gym never had music this good.
- {name} teach{es} you to grip, pull and turn with muscles you hadn’t met
- You grip, pull, turn and find muscles you hadn’t met
- You pull, hold and turn, and sit down quietly for a moment
< Leg day, but with applause.
< The gym can wait. Book.
= prenatal
> Dancing for two. Napping for three.
- {name} keep{s} it gentle, and you sway, stretch and sit whenever you like
- We move gently, breathe a lot, and nobody suggests names
- Sway, stretch, sit down whenever you like
< Bring the passenger.
< You’re both on the list.
= postnatal
> You and your core should catch up.
- {name} reintroduce{s} you gently, with one breath and one small move
- We reintroduce you gently. There may be awkward silences
- Slowly, gently, with a laugh and a breath in between
< Reunite gently. Sign up.
< Long time no brace.
= contemporary
> Roll on the floor. Call it emotion.
- {name} lead{s} the reaching, curving and sinking, all with deep feeling
- Reach, curve, sink, rise, and look out of an imaginary window
- Big arms, soft knees, and a face like a movie ending
< Sign up. Call it art.
< Bring one emotion. Two is fine.
= acro
> Trust me, says someone standing on your knees.
- {name} keep{s} calm through the hold, the balance and the swap
- You hold, they balance, and then you swap
- One of you flies. The other says fine, and means it
< Bring someone you’d like to keep.
< Book it. Trust us.
= circus
> Running away with the circus? Start here.
- {name} teach{es} you balancing, hanging around and bowing
- You hang, wobble, bow and do it all again
- There are no lions, just balance, giggles and applause
< Back in time for dinner.
< Run away with us.
= openlevel
> From “what” to “watch this” in one class.
- {name} {has} a version for everyone, and applause for all of them
- Some float, some hang on, all snort at the same jokes
- You do your version, we clap for your version
< Bring your version. First drafts, too.
< Sign up for “watch this”.
= class
> Your horoscope said to try something new.
- {name} {has} the moves, the music and the patience
- You move, you laugh, you learn a thing or two
< Prove the stars right.
< The stars say book.
= class
> You could stay home. You’ve seen home.
- {name} {has} music, new moves, and no dishes looking at you
- Here there’s music, company, and no dishes looking at you
- Move badly, then better, then hungry
< Home will wait up.
< The sofa has been informed.
= pole
> Firefighters have poles. You get music, too.
- {name} teach{es} you to hold on, spin and slide down in style
- You hold on, try a spin and slide down without a siren
- You learn one thing, then another, and suddenly you’re smug about it
< No siren. Just music.
< Answer the call. No siren.
= inclusive
> Every body’s welcome. Bad jokes, too.
- {name} bring{s} holds, turns and the bad jokes, and you choose your version
- You find the holds, turns and moves that suit you
- You find your version, we cheer for it, and everybody’s happy
< Bring your best laugh.
< Snorting is fine. We do.
= men
> You’ve moved a fridge. You’ll be fine.
- {name} teach{es} you to pull, hold and swing, and nothing goes upstairs
- You pull, hold and swing, and nothing has to go upstairs
- It’s a workout with a really good spin in it
< This one doesn’t need a van.
< Lift with the knees. Book.
= silks
> Like origami, but you’re the paper.
- {name} show{s} you how to wrap, hang and get out the same way
- Wrap, hold, hang, and remember which way you came
- One fold round the foot, one round the hip, one swan
< Fold yourself in.
< You’ll make a lovely swan.
= trapeze
> The swing you were never tall enough for.
- {name} teach{es} you to sit, lean back and hang by your knees
- You sit, stand, lean back, and nobody calls you in for dinner
- You hang by your knees, hold by your hands and grin all over
< You’re tall enough now.
< Your turn on the swing.
= burlesque
> Tease is just suspense with shoulders.
- {name} direct{s} one shoulder, one look, one very long pause
- One shoulder, one look, one very long pause
- A slow walk, a shimmy, and one glove as plot twist
< Book now. Tease later.
< Bring both shoulders.
= twerk
> Bend your knees. The rest is jelly.
- {name} explain{s} the bounce, the shake, and which muscle answers
- Bounce, shake, isolate, and find out which muscle answers first
- Feet wide, chest proud, and everything else to the beat
< Wobble with purpose.
< Sign up. Bring the jelly.
= salsa
> One, two, three, pause, panic, five.
- {name} count{s} you through the basic step, the turn and the panic
- You learn the step and the turn, and the hips arrive fashionably late
- The feet learn the step. The hips pretend they always knew
< Panic in rhythm.
< Come and find the five.
= handstand
> Walls are underrated. Ask our feet.
- {name} teach{es} you to kick up, breathe and point your toes high
- Hands down, kick up, breathe, and come down with manners
- Wrists, shoulders and hips in line, toes to the ceiling
< Come and meet the wall.
< Walls are great listeners.
= acro
> Team building, but somebody actually gets lifted.
- {name} brief{s} the team: bases, flyers, spotters, everyone breathes
- Bases, flyers, spotters, and one calm voice that says breathe
- You balance, they balance, everybody learns to say down nicely
< Best meeting of the week.
< Accept the invite.
= yoga
> You’ve held that breath since your last meeting.
- {name} get{s} it out of you with twists, bends and long exhales
- Let it out, fold forward, lie down for the finale
- A twist, a bend, a long exhale, and no action items
< Schedule one long exhale.
< Meeting adjourned.
= private
> Ask it twice. Ask it twelve times.
- {name} answer{s} every question, on your moves and at your pace
- You bring the questions, and we work on your moves at your pace
- There’s time for the move you love and the move you fear
< We love a repeat question.
< Questions? Book.
= practice
> Your song, your moves, your blooper reel.
- {name} host{s}, you run it, fix it, ruin it, and laugh
- Run it again, fix one thing, ruin another, laugh, repeat
- Work on the wish list, grip by grip, giggle by giggle
< Save the outtakes.
< Come and get the good take.
= showcase
> One more run. Then one more for luck.
- {name} lead{s} counts, entrances and smiles that arrive on time
- Counts, entrances, and smiles that arrive on time
- From the first pose to the last bow, with fewer surprises
< Bow as if you expected flowers.
< Last run. Probably.
= prenatal
> Your plus-one is already dancing.
- {name} lead{s} you both to sway, breathe, rest and kick on the beat
- Gentle moves, slow breathing, and a partner who kicks along
- Sway, breathe, rest, repeat. The little one keeps time
< Bring your smallest fan.
< One booking. Two dancers.
= lowflow
> All of the drama, none of the altitude.
- {name} teach{es} slides, rolls and how to make legs look endless
- You learn slides, rolls and leg lines, close to the ground
- You stay low, go slow and look like a film trailer
< Stay low. Look expensive.
< Drama queens start at ground level.
= openlevel class
> Nobody knows what they’re doing until they do.
- {name} show{s} it, you try it, and somewhere in between it happens
- You try it once, you try it twice, and it happens
- A bit of sense, some nonsense, and a move you keep
< Ready is a rumor. Book.
< Come before you feel ready.
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
? wear *shorts*
> Wear {wear}. Your knees deserve some fun.
- {name} build{s} your grip with spins, climbs, sits and a combo of your own
- Spin, climb and sit steadily with {name}, and leave with your own short combo
- Spins, climbs and sits build your grip, and you leave with your own combo
< Both knees are invited.
< Knees out, chin up.
< Show your knees some life.
@ Beginner Pole
? bring *shorts*
> Bring {bring}. Your knees want to join in.
- {name} teach{es} you spins, climbs and sits, and you take a short combo home
- Enjoy spins, climbs and sits with {name}, and take your own combo home
- You learn spins, climbs and sits, and take a short combo home
< Knees make friends quickly.
< Knees, meet the pole.
< Grip well. Grin widely.
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
< The floor will miss you.
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
? bring *knee pads*
> Bring {bring}. The floor wants a hug.
- {name} lead{s} you from spins to floorwork and back in one long breath
- Spins and floorwork become one long breath with {name}, with far less counting
- Link spins, floorwork and transitions into one long breath, and forget the counting
< Happy knees flow better.
< Your knees say thank you.
< Go on, hug it back.
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
? bring *knee pads*
> Bring {bring}. Your boldest self packs light.
- {name} lead{s} low flow, slides and kips, with heels on and lights low
- Heels on, lights low. {name} teach{es} low flow, slides, kips and attitude
- With heels on and lights low, you learn low flow, slides and kips
< Attitude needs no padding.
< Knees safe. Attitude dangerous.
< Smolder from the floor up.
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
@ Heels & Floorwork
? wear *heels*
> Wear {wear}. Walking is only the beginning.
- {name} add{s} leg lines, rolls, waves and smooth ways to the floor and back
- Learn leg lines, rolls and waves with {name}, and get back up smoothly
- You learn leg lines, rolls, waves and how to get back up beautifully
< Strut first. Roll later.
< Your heels are going places.
< Chin up. Ankles, behave.
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
< Stubborn people, this way.
< One more. You can’t resist.
@ Strength & Conditioning
? bring *towel*
> Bring {bring}. You’re about to sparkle.
- {name} train{s} your pull, core and shoulders for pole, so inverts finally click
- Shine with {name} through pull, core and shoulder work and progress you can measure
- You train pull, core and shoulders until your inverts finally click
< Sparkling counts as progress.
< Shine on, slightly damp.
< Come dry. Leave proud.
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
@ Flexibility & Stretch
? bring *mats* (provided)
> We bring {bring}. You bring the hamstrings.
- {name} guide{s} splits, backbends and shoulders kindly, whatever your starting point
- Stretch for splits and backbends with {name}, who guide{s} you warmly and kindly
- Warm, guided stretching for splits and backbends is kind to every starting point
< Both hamstrings, please.
< Hamstrings say thanks. Eventually.
< Lie down. That counts already.
@ Flexibility & Stretch
? bring *mat
> Bring {bring}. Your hamstrings will follow.
- {name} lead{s} warm, kind stretching for splits, backbends and shoulders
- Reach for splits and backbends with {name}, kindly guided, wherever you start
- You stretch for splits, backbends and shoulders, kindly guided, wherever you start
< Hamstrings hate missing out.
< Roll out. Stretch out.
< Unroll yourself, gently.
= any
? bring
> Bring {bring}. Leave your to-do list at home.
< The list won’t run away. Sadly.
< One thing to do: come.
= any
? bring
> The entire packing list: {bring}.
< Packed? Then come over.
< Shorter than your shopping list.
= any
? bring
> You need {bring} and a sense of humor.
< We’ll lend you the second one.
< Laughing is half the warm-up.
= any
? bring *knee pads*
> Your knees have one request: bring {bring}.
< Listen to your knees. They’re wise.
< Happy knees, happier you.
= any
? bring *shorts*
> Bring {bring}. Your knees need fresh air.
< Knees love a day out.
< Take your knees somewhere fun.
= any
? bring *shorts*
> Bring {bring}. For your legs, it’s summer.
< Like the beach, without the sand.
< Summer starts at the warm-up.
= any
? bring *water*
> Bring {bring}. Laughing makes people thirsty.
< Sip, giggle, repeat.
< Sip breaks are a serious matter.
= any
? bring *towel*
> Bring {bring}. We call it glistening.
< Glisten proudly.
< Glistening looks good on everyone.
= any
? bring *mat
> Bring {bring}. It’s been rolled up long enough.
< So have you. Come and unroll.
< Give your mat an adventure.
= any
? bring *friend*
> Bring {bring}. Tell them it’s like brunch.
< They’ll thank you later.
< Like brunch, but with better moves.
= any
? bring *friend*
> Bring {bring}. Somebody has to film you.
< Pick the one with steady hands.
< Then swap phones.
= any
? bring *mats* (provided)
> We bring {bring}. You bring the happy sighs.
< Sighing counts as breathing.
< Contented sighs preferred.
= any
? wear *heels*
> Wear {wear}. Sitting down is called floorwork.
- {name} teach{es} you the strut, the wobble and the stylish break
- Stand a bit, strut a bit, and rest with style
- Up is a strut, down is a move, between is wobbling
< Either way, you’re dancing.
< Wobbling is called styling.
= any
? wear *heels*
> The heels from that wedding? Wear them.
- {name} teach{es} you to step, turn and strut, no buffet involved
- They were made for dancing, not for queuing at a buffet
- Step, turn, strut, and not one uncle on the dance floor
< This time, no speeches.
< Wedding heels, finally having fun.
= any
? bring heels (optional)
> Heels optional. Fun isn’t.
< Wear whatever you can stand in.
< Flat feet, tall feet, happy feet.
= any
? bring heels (optional)
> Heels optional. Your feet get a vote.
< Both feet must agree.
< Flats have won before.
= any
? wear
> Dress code: {wear}. Facial expression: your choice.
< Smirking goes with everything.
< We suggest a grin.
= any
? wear
> What to wear? {Wear}. Crisis over.
- {name} take{s} it from here. You’ve made the hardest choice already
- You’ve made the hardest choice already. The moves we teach you
< Your closet can calm down.
< One decision less. You’re welcome.
= any
? offer first class free
> First class free. Your wallet can relax.
< You move. Your wallet rests.
< Your wallet can watch.
= any
? offer first class free
> First class free. The risk is liking it.
< Risk it. Sign up.
< You might like it. Just saying.
= any
? offer first class free
> First class free, like a cheese sample.
< Nobody stops at one bite.
< Try it. Then act undecided.
= any
? offer free trial class
> Free trial class. No salesman jumps out.
< Just moves, music and mild jokes.
< Try it. Then pretend to think.
= any
? offer free trial class
> Free trial class, for the very undecided.
< Grin now, decide later.
< Undecided people are our favorites.
= any
? offer your friend comes free
> Your friend comes free. Choose wisely.
- {name} teach{es} you both, and one of you will giggle first
- You learn it side by side and blame each other
< Pick the friend who laughs.
< Text the fun one now.
= any
? offer
> {Offer}. Don’t tell our accountant.
< Our accountant would cry. You’d laugh.
< Book. We’ll calm the accountant.
= any
? offer half price*
> {Offer}. You still get the whole class.
< Not half the fun. We checked.
< Full class, full giggles.
= any
? offer *% off*
> {Offer}. We left the fun at full strength.
< Same fun, happier wallet.
< Not one giggle was removed.
= any
? offer 2 for 1*
> {Offer}. Friendship just got very practical.
< Choose your other half wisely.
< Book one, bring another.
= any
? level beginner (no experience)
> Great news: you have nothing to unlearn.
- No experience needed. {name} start{s} at zero and explain{s} it twice
- No experience needed. We start at zero and laugh upwards
- No experience needed. We explain with hands, feet and comparisons
< Clueless? Perfect. Sign up.
< Start at zero. Start with us.
= any
? level beginner (no experience)
> No résumé required. Just show up.
- No experience needed. {name} run{s} the interview, and the warm-up is it
- No experience needed. The interview is a warm-up, and everybody passes
- No experience needed, no references, no cover letter
< You’re hired.
< Congratulations, you’re qualified.
= any
? level beginner (no experience)
> Everyone here was once confused, too.
- No experience needed. {name} show{s} you, you try it, everybody cheers
- No experience needed. Somebody shows you, you try it, everybody cheers
- No experience needed. You ask anything, we answer most things
< Come and be confused with us.
< Your turn to be new.
= any
? level beginner
> Beginners welcome. Experts are just stubborn beginners.
- {name} show{s} you how, you try it, you laugh, you try again
- You try it, you laugh, and then it works
- Everyone wobbled first, and everyone remembers
< Come and be stubborn, too.
< Be new. It’s the fun part.
= any
? level beginner
> Beginners welcome. Wobbling is a warm-up.
< Wobble over and say hello.
< Wobblers make the best dancers.
= any
? level beginner
> Dear beginners, we confuse left and right, too.
< The other left is also fine.
< Pick a left. Any left.
= any
? level beginner (only)
> Beginners only. The show-offs have been told.
- {name} answer{s} everything, and nobody does the splits next to you
- Ask anything, try everything, and nobody shows off beside you
- Everyone wonders the same thing, so somebody finally asks it
< All new. All equally confused.
< Be brand new in good company.
= any
? level all
> Every level welcome. Confused is a level, too.
< Confused is a perfectly good level.
< Sign up at any confusion.
= any
? level advanced*
> Advanced: you’ve used up all the easy moves.
< Come for the hard ones.
< Now do it slower.
= any
? level intermediate
> Intermediate level. You know the names now. Mostly.
< The rest we’ll mumble together.
< Sign up and mumble along.
= any
? audience
> {Audience}. That’s our entire guest policy.
- {name} do{es} the teaching, you do the laughing and some moving
- You come, you move, you laugh, you come again
< Coordination is optional.
< Consider yourself on the list.
= any
? audience women*
> {Audience}. Somebody else can guard the sofa.
- {name} bring{s} the moves and the music. You bring the gossip
- You get the music, the moves and the good gossip
- Moves, music, and laughing you can hear from the street
< The sofa is in good hands.
< The sofa can spare you.
= any
? price
> {Price}. File it under joy.
< Your spreadsheet will smile.
< Book one line of joy.
= any
? price
> {Price}. Laughing is included.
- So are the warm-up, the moves and all of our jokes
- {name} include{s} the warm-up, the moves and several jokes
< Laugh as much as you like.
< Snorting is included, too.
= any
? places *left
> {Places}. Overthinkers, hurry.
< Book now, overthink later.
< Your couch won’t miss you.
= any
? places few
> Places go fast. Overthinkers, this is your cue.
< Overthink it later.
< Say yes now, worry after.
= any
? places max*
> {Places}. We’ll actually learn your name.
- {name} learn{s} yours, then fix{es} your wobble in person
- Plenty of attention, and nowhere to hide a wobble
< Book under your real name.
< Nobody to hide behind. Sorry.
= any
? places small group
> Small group. Your jokes will be heard.
< Bring at least one good one.
< Book your audience.
= intro pole spin spinpole static tricks flow exotic choreo intermediate advanced
? places your own pole
> Your own pole. No sharing, like good dessert.
< Have all of it.
< One pole, no second spoon.
= any
? series * weeks*
> {Series}. Shorter than most of your subscriptions.
< And you’ll actually use it.
< Subscribe in person.
= any
? series * weeks*
> {Series}. You’ve finished longer shows.
< This one has you in it.
< No spoilers. Come and see.
= any
? series week * of *
> {Series}. No spoilers, please.
< Don’t miss this episode.
< Next episode: you, looking good.
= any
? series starts*
> {Series}. So far you’ve missed nothing.
< Let’s keep it that way.
< Join from episode one.
= any
? series last class*
> {Series}. Save your best giggle for it.
< Go out with a giggle.
< Bow, wobble, wave.
= any
? series
> {Series}. Your calendar needed good news.
< Write it in pen.
< Put it before the dentist.
= any
? music
> Soundtrack: {music}. Resistance: pointless.
- {name} bring{s} the moves, the music does the persuading
- The moves are new, the chorus you already know
< Your hips have already said yes.
< Resist a little, for the drama.
= any
? music
> Playlist: {music}. Singing badly is allowed.
- {name} lead{s}, you follow, and everybody gets the words wrong
- We dance to it, you sing the wrong words, everybody’s happy
< Book now, sing later.
< Wrong words are welcome.
= any
? music
> Music: {music}. Hairbrush microphones stay home.
- {name} teach{es} the moves. The singing you’ve rehearsed for years
- You know the words. We add the moves
< Fine. Bring the hairbrush.
< You were born for this chorus.
= any
? substitute
> {sub} is in for {for}. New jokes, too.
- Same class, new jokes, and everyone laughs politely at first
- Same moves, fresh jokes, and a very warm welcome
< Laugh at the first one.
< {sub} likes us already.
= any
? substitute
> {sub} is in for {for}. Pretend you practiced.
- Same class, same fun, one more person to impress
- The moves are the same. The jokes may vary
< {sub} won’t tell.
< You can start practicing now.
= any
? soldOut sold out
> Sold out. Even the last row is thrilled.
< See you at the next one.
< Thank you. We’re blushing.
= any
? soldOut sold out
> Sold out. We counted twice, out of joy.
- Every place is taken, and we’re grinning about it
- Every place has a person in it, all of them lovely
< Be first next time. We’ll cheer.
< There will be a next time.
= any
? soldOut sold out
? soldOut waitlist
> Full, but the waitlist is open and charming.
< Put your name down. We’ll cheer.
< Join the waitlist. It’s lovely there.
= any
? soldOut waitlist
> The waitlist is a queue with hope.
< Hop on and cross your toes.
< Put your name down and hope.
= any
? guest
> Special guest: {guest}. We’ll try to be normal.
- Questions are welcome, gasping is understandable
- New moves, new ideas, and only a little gasping
< Come and be starstruck with us.
< Normal resumes after the class.
= any
? guest
> Guest: {guest}. Everybody act casual.
- Have a question ready, and a face that knew already
- Listen, try, and pretend you always did it like this
< Too excited for casual? Us, too.
< Book it. Look casual.
= salsa contemporary chair choreo heels burlesque class
? typed *no partner*
> No partner needed. Nobody’s toes but your own.
< You and your feet will manage.
< You lead. You follow. You decide.
= any
? typed *no partner*
> No partner needed. You’re good company already.
< You even get your jokes.
< Table for one, fun for all.
= any
? typed *new class*
> New class. Nobody can say they’re a regular.
- {name} start{s} everyone at the start, so nobody’s behind
- Everyone starts at the start, a nice place to meet
- Nobody has a favorite corner yet, so pick yours
< Call dibs on a corner.
< Help us invent the inside jokes.
= any
? typed *new class*
> It still has that new class smell.
- {name} start{s} fresh with everybody, with new moves and new jokes
- New moves, new jokes, and not one old excuse
< Fresh moves. Vintage jokes.
< Help us break it in.
= any
> Sofa, stay.
< Good sofa.
< Let’s go.
= any
? typed *alone or with a friend*
> Come alone or with a friend. Leave popular.
- {name} teach{es} the moves, and laughing does the introductions
- You learn it side by side, and laughing does the introductions
< Alone never lasts long here.
< We talk to everyone. Fair warning.
= any
? typed *second class free*
> Second class free. That’s how sure we are.
- The first one does the persuading, the second is pure delight
- {name} persuade{s} you in the first. The second is pure delight
< You’ll be back. It’s free.
< Come once, then come again.
= any
? bring *friend*
> Bring {bring}. Fear is funnier in pairs.
< Pick the one who laughs first.
< Blame each other, hug later.
= spin
> Dizzy, but make it look planned.
- {name} teach{es} you to step, lean, spin and look innocent
- One step, one lean, one spin, one innocent face
- Step in, push off, land, look pleased with yourself
< Dizzy looks good on you.
< Make a plan. Book a spin.
= spin spinpole
> Merry-go-round, now without the horse.
- {name} teach{es} you to push off, hold on and wave mid-lap
- Push off, hold on, and wave as you go past
- Arms hold, legs pose, the world goes past
< All aboard, grown-ups.
< The horse won’t be missed.
= spin spinpole
> The only circles worth going round in.
- {name} teach{es} you the push, the pose and the proud landing
- Small push, long spin, proud landing
- Step, swing, spin, and nobody asks for a status update
< Come round. And round.
< Your turn. And again.
= intro pole
> Day one. Everybody here had one.
- {name} show{s} you how to hold on, walk round and turn
- You learn to hold on, walk round and try a turn
- Somebody shows you where to hold, and off you go
< Book your day one.
< Join the wobbly majority.
= intro pole
> You hold the pole. It holds you. Fair?
- {name} introduce{s} you to a grip, a few steps and a turn
- You learn a grip, a few steps, a turn and a happy squeak
- Hold on with your hands first. The rest catches up
< Fairest swap in town.
< Shake on it. Book it.
= intro pole
> Get a grip. We mean the good kind.
- {name} start{s} with your hands, add{s} steps, and suddenly you’re turning
- You start with your hands, add steps, and suddenly you’re turning
- Hold on, walk round, and let the serious face go
< Book a better grip.
< Your hands know the way.
= intro pole
> It won’t judge you. It’s a pole.
- {name} teach{es} you a grip, a walk and a turn, judgment-free
- You learn a grip, a walk and a turn, and nobody judges
- You hold on, step round, swing a little and grin a lot
< Say hi to the pole.
< No judgment. Just book.
= pole
> Holding on for dear life, but stylishly.
- {name} teach{es} you the grip, the swing and the relaxed face
- You grip, step, swing and relax your shoulders if you remember
- You climb a bit, turn a bit and grin a lot
< Hold on. You look great.
< Style first, thoughts later.
= pole
> Nobody ever applauded a treadmill.
- You hold, turn, climb and bow, and {name} clap{s} first
- You hold, turn, climb and take a little bow
- You swing, you pose, and somebody whoops from the back
< Come and earn your applause.
< Your treadmill will get over it.
= pole
> Gravity has asked to speak with you.
- {name} teach{es} you to answer with a swing, a climb and a pose
- You answer with a grip, a swing and a climb
- You hold on, turn, climb and agree to disagree
< Tell it you’re busy.
< Book it. Gravity can wait.
= any
? audience LGBTQ*
> {Audience}. Come as you are, leave giggling.
< You make the party.
< So glad you’re here.
= any
? audience all bod*
> {Audience}. The jokes need work. You don’t.
< Come over and say hello.
< You’re perfect. Bring yourself.
= inclusive
> Main characters only. So, everybody.
- {name} teach{es} climbs, turns and poses that suit their star
- You climb, turn, sit and take up all the room you like
- You grip, turn and pose, with every bit of you invited
< Make your big entrance.
< You got the part.
= inclusive
> Take up space. We made plenty.
- {name} lead{s} turns, climbs and poses with plenty of room for you
- You turn, climb and pose exactly as big as you like
- Every move here was made for people, not for mannequins
< Elbows out. You belong here.
< Spread out and stay.
= chair
> A meeting you’ll want to sit through.
- {name} teach{es} you to lean back, cross a leg and skip the agenda
- Lean back, cross a leg, slide round it, no agenda
- Sit, swivel, stand, and not one spreadsheet
< Take a seat. Misbehave.
< Accept the meeting invite.
= chair
> A chair that finally gets you moving.
- {name} know{s} every way to sit, and you learn the best ones
- Sit, lean, cross, turn, and stand up like a star
- Over it, round it, off it, and back like nothing happened
< Your sofa is jealous.
< Up, down, and round again.
= exotic
> Slow down. You’re being fabulous.
- {name} teach{es} the slow walk, the dip and the even slower roll
- Walk, dip, roll, and flip the hair on your own schedule
- Slide low, rise slowly, and let everybody wait
< Fabulous can’t be rushed.
< Take the scenic route down.
= exotic
> Hair flip first. Explanations later.
- {name} aim{s} your hair, then add{s} a dip and a slide
- Dip, slide, roll, and throw the hair for punctuation
- A slow walk, a low slide, and one unreasonable hair flip
< Book it. Bring the hair.
< Flip now. Brush later.
= exotic
> Body rolls, also known as grown-up worming.
- {name} teach{es} the roll in order: chest, ribs, hips, knees
- Chest, ribs, hips, knees, in that order, mostly
- Roll down, slide out, come up looking expensive
< Worm your way in.
< Roll over and join us.
= hoop
> Half chair, half swing, all showing off.
- {name} show{s} you how to sit in it, hang off it and pose
- You sit in it, hang off it and pose for imaginary painters
- You hop in, lean back and point whatever you like
< Show off sitting down.
< Pull up a hoop.
= hoop
> Getting in is an art. So is staying.
- {name} get{s} you in with one hand, one knee and one small wriggle
- You need one hand, one knee, one wriggle and one big smile
- You mount, sit, lean back and pretend it was smooth
< Come in and sit down.
< Smooth comes later.
= hoop
> A hoop. No hula involved.
- {name} teach{es} you to sit, lean, turn and show off up there
- You get in, lean back, and the posing begins
- You sit, hang, lean, turn and give the hips a break
< Hips may rest.
< Sit down. Show off.
= trapeze straps
> Grown-ups on swings. About time.
- {name} show{s} you the sit, the stand and the big lean back
- You sit, stand, hang by the knees and hum the circus tune
- You hop up, lean back and grin at the ceiling
< Swing by.
< Take your turn.
= trapeze
> Hang by your knees. Think of nothing.
- {name} show{s} you how to swing, lean back and dangle with style
- You swing, sit, lean back and see everything the wrong way up
- Your knees hang on, and your worries stay on the floor
< Bats swear by it.
< Very relaxing. Mostly.
= trapeze
> Run away with the circus. Back by dinner.
- {name} teach{es} you to sit, stand, hang and take a big bow
- You learn to sit, stand, hang and take a proper bow
- You get a swing, a balance, a pose and no lions at all
< Sawdust not included.
< Lions have the day off.
= silks
> Hang in there. That’s the whole class.
- {name} teach{es} you a foot lock, a hang and a graceful pose
- Wrap a foot, hang on, pose, unwrap, look graceful
- Wrap a bit, hang a bit, and sit in a knot
< You’ll look great hanging.
< Come and hang with us.
= burlesque
> Take off a glove. Take all day.
- {name} teach{es} one finger, one wink and a perfectly timed look away
- Tug one finger, wink, tug another, look away
- A shimmy, a slow turn, and a glove that takes ages
< No glove was ever rushed.
< Fingers first.
= burlesque
> Shimmy now. Explain it to nobody.
- {name} teach{es} shoulders, hips, eyebrows, in that order
- Shoulders, hips, eyebrows, in that order
- Strut, pause, wink, and drop something on purpose
< Eyebrows do the talking.
< Your secret’s safe with us.
= burlesque
> Walk in shy. Bow out shameless.
- {name} get{s} you there with a strut, a shimmy and a wink
- A strut, a shimmy and a wink with perfect timing
- A name, a walk, a wiggle, and one long look back
< Shy ones wink best.
< Shame can wait outside.
= twerk
> Two cheeks. One beat. Good luck.
- {name} teach{es} you left, right, both, and when to laugh
- Bend, bounce, shake, and try to keep a straight face
- Left, right, both, and a break for laughing
< Both will find the beat.
< Shake it off. All of it.
= twerk
> Your booty has been sitting in meetings.
- {name} teach{es} you to bend, bounce, shake and drop
- Bend the knees, find the bass, and let it speak freely
- Bounce, shake, drop, rise, repeat on request
< Let it have the floor.
< Second the motion. Book.
= twerk
> Shake well before use.
- {name} teach{es} you soft knees, loose hips and a proper shake
- Knees soft, hips loose, bass on
- Bounce, wiggle, drop, and shake again
< Best when shaken.
< Contents may bounce.
= party
> Dignity optional. Memories forever.
- {name} teach{es} a few poses and one silly routine, squealing included
- You learn a few poses and a silly routine, squealing included
- Everyone learns a move, and everyone laughs at the same one
< Squealing is encouraged.
< Book it. Blame each other.
= party
> Better than charades. Louder, too.
- {name} bring{s} a few moves, a silly routine and plenty of giggles
- You learn a silly routine and take home stories for years
- Everybody learns a move, strikes a pose and shrieks a little
< Shrieking counts as applause.
< Matching moves? Obviously.
= party
> The group dance nobody will live down.
- {name} teach{es} the moves, the short routine and how to keep a secret
- You learn a short routine and something for the speeches
- You learn it together and deny it together
< Save it for the speeches.
= party
? typed *prosecco*
> Prosecco included. Cheers to good grip.
< Pinky out, toes pointed.
< Sip, pose, squeal, repeat.
= party
? typed *prosecco*
> Prosecco included. Balance optional.
< Bottoms up. Literally.
< Wobble responsibly.
= private
> One teacher. One you. No witnesses.
- {name} watch{es} kindly while you try that move you keep avoiding
- You ask anything, try everything and repeat the funny bits
- That move you keep avoiding? It’s on the list
< Wobble in private.
< Book it. Tell nobody.
= private
> Like a class, but it’s all about you.
- {name} follow{s} your goals, at your speed, to your favorite song
- You choose the goals, ask the questions and set the pace
- We work on what you want, at the speed you want
< Go on, be selfish.
< Finally, the leading role.
= practice
> Trying it again counts as a plan.
- {name} host{s}, and you run it, film it, laugh and run it again
- Same move, new angle, fresh optimism
- Run it, film it, laugh at it, run it again
< Tenth time lucky.
< Try it. Try it again.
= practice
> Everyone says “watch this”. Then we do.
- {name} host{s}, you swap moves, and everybody claps at landings
- Swap moves, borrow combos, clap at the landings
- You show one, they show one, everybody tries both
< Your turn. We’re watching.
< Watch this. Now you.
= practice
> You said you’d practice. We heard you.
- {name} hold{s} you to that combo, that grip and that video move
- That combo, that grip, that move from the video
- Ten tries, nine giggles, one very good one
< Here’s your chance.
< We believed you. Come.
= any
? offer free for members
> Free for members. Show-offs included.
< Membership has its giggles.
< Flash your card. Do a pose.
= showcase
> Jazz hands don’t rehearse themselves.
- {name} lead{s} one more run, counts first, faces second
- One more run, counts first, faces second
- Entrances, exits, and the bit in the middle we keep fixing
< From the top. Smiling.
< Hands ready? Jazz.
= showcase
> That was perfect. Let’s do it again.
- {name} run{s} the counts, the spacing, the smiles and that one turn
- Counts, spacing, smiles, and that one turn
- From the entrance to the bow, and back to the entrance
< Again, with feeling.
< Perfect is just a warm-up.
= showcase
? typed *costumes on*
> Costumes on. Itching counts as acting.
< Stay in character.
< Sequins, stay where you are.
= photo
> Look natural. Upside down.
- {name} bring{s} the poses and help{s} you hide the panic
- Point the toes, soften the face, forget about gravity
- Legs long, chin up, panic invisible
< Just act normal.
< Say cheese. Hang on.
= photo
> Your phone is full of lunch. Fix that.
- {name} help{s} you find a good side, a better side and a silly one
- A pose, a click, your good side, your other good side
- Pick a move, hold it, look as if it were nothing
< Bring your good side.
< Both sides are good.
= photo
> Hold it. Hold it. Now smile.
- {name} lead{s} the poses, and your arms may have opinions
- You pose, it clicks, your arms have opinions
- Toes pointed, shoulders down, eyes somewhere poetic
< Breathe after the click.
< Arms may shake later.
= stretch
> You’ve been sitting like a shrimp.
- {name} unroll{s} you slowly, from the neck to the hips
- We unroll you slowly, from the neck to the hips
- Lean, reach, breathe out, and straighten what the desk bent
< Time to uncurl.
< Shrimps welcome.
= stretch
> That noise was your hip. It’s happy.
- {name} keep{s} it happy with long, slow stretches and deep breaths
- Reach, hold, breathe, and creak in good company
- Long, slow stretches for everything you’ve been sitting on
< Creaking is allowed.
< Sign up, creaks and all.
= stretch
? place online
> Online. Only your cat will see.
< Cats make great coaches.
< The cat won’t judge. Much.
= stretch yoga
? place online
> Online. Your carpet finally has a purpose.
< Tell everyone you’re in a meeting.
< Log on. Lie down.
= yoga
> Small moves. Your core will send complaints.
- {name} count{s} slowly while you curl, lift, hold and mutter
- Breathe, curl, lift, hold, and greet muscles you’d forgotten
- Slow counts, long spine, ribs in, and don’t forget to breathe
< Complaints in person, please.
< Small moves, big sighs.
= yoga
> Sit up straight, Mom said. Here’s how.
- {name} show{s} you how to breathe out, fold, twist and smile
- Breathe out, grow tall, fold, twist, and mean it
- Long spine, soft shoulders, and one deep breath after another
< Mom was right. Sign up.
< Sit up. Breathe out. Smile.
= yoga
> Breathing: you’ve done it. Now on purpose.
- {name} lead{s} long breaths, slow bends and shoulders back where they live
- In through the nose, out through the to-do list
- Long breaths, slow bends, and shoulders back where they live
< In, out, excellent.
< Book a good breath.
= heels
> Walk like you’ve never tripped.
- {name} teach{es} the strut, the turn and the smile past everyone
- You step, turn, look up and smile past everyone
- You learn a slow strut, a sharp turn and a slower blink
< Chin up. Eyes up. Strut.
< Never look down.
= heels
> Small steps look bigger up here.
- {name} teach{es} slow walks and sharp turns, and the view is lovely
- You learn slow walks, sharp turns and a very big attitude
- You strut in, turn slowly and pretend there’s a crowd
< Mind your head. Enjoy.
< Come up. The view’s good.
= salsa
> Left foot, right foot, dramatic look.
- {name} teach{es} the feet first, then the turn, then the eyebrows
- You step, turn, pause and stare over somebody’s shoulder
- You learn the step, the turn and a very meaningful eyebrow
< The look is half of it.
< Bring feet and drama.
= salsa
> Your hips would like to interrupt.
- {name} teach{es} the step and the turn, and the hips add comments
- You step, you turn, and you look away dramatically
- You step forward, step back and let the hips explain
< Let the hips speak.
< Bring the hips. We’re listening.
= salsa
> Step on the beat, not on feet.
- {name} teach{es} the basic step, the turn, and where toes are safe
- You learn the step, the turn and where to put your face
- The steps are simple. The facial expression takes practice
< Your toes are safe here.
< Feet, behave.
= men
> Lifting, but the dumbbell is you.
- {name} teach{es} you to pull, hold and climb without grunting in rhythm
- You pull, hold and climb, and try not to grunt in rhythm
- No machines, no sets, just you and a very honest pole
< Pick yourself up.
< Lift off. Sign up.
= men
> Every lamppost has tempted you. Be honest.
- {name} teach{es} you to grip, climb and come down like a fireman
- You learn to climb, turn and come down like a fireman
- Here you can climb it, and somebody teaches you how
< We won’t tell the lampposts.
< Up you go, gents.
= conditioning polefit
> Planks: where time stands still.
- {name} set{s} the pulls, the presses and planks that last for years
- Pull, press, plank, and discuss weekend plans through your teeth
- Hold, shake, hold, and blame the person counting
< Come and stop time.
< Hold on. Almost. Nearly. Almost.
= polefit
> Cardio, but nobody runs anywhere.
- {name} keep{s} you climbing, sliding, squatting and happily puffing
- Climb, slide, squat, turn, and never once in the rain
- Up the pole, down again, and breathe like a steam train
< Nowhere to run. Lovely.
< Red faces welcome.
= conditioning polefit
> Sweat like nobody’s posting it.
- {name} lead{s} squats, pulls, planks and one very loud chorus
- Squat, pull, plank, breathe, repeat
- Jump, hold, lift, and a very loud chorus
< Come and glow. Loudly.
< Puffing is a language.
= floor lowflow
> Gravity wins. We make it pretty.
- {name} teach{es} you to sink, roll, slide and rise with style
- You sink, roll, slide and get up as if it were choreography
- You move low and slow, with long legs and plenty of time
< Come down. It’s nice here.
< Let gravity win.
= floor lowflow
> Tired of standing? We have a class.
- {name} show{s} you how to roll, slide, stretch and call it art
- You roll, slide, stretch a leg and call it art
- You roll over, slide along and never miss standing up
< Standing is overrated.
< Lie down. Look stunning.
= flow
> Wrong move, done slowly, is called flow.
- {name} show{s} you how turns, rolls and slides flow together
- You turn, roll, slide and never admit anything
- One move leans on the next until the song runs out
< Get it beautifully wrong.
< Right or wrong, sign up.
= flow
> Make it up as you go. Elegantly.
- {name} teach{es} you to step, turn, slide and trust the next bit
- You step, turn, slide and trust the next bit to arrive
- You roll out of one move, into the next, and nod knowingly
< Elegance may vary.
< Improvise. We’ll nod along.
= choreo
> Count to eight. Panic at six.
- {name} teach{es} new steps slowly, then again, then with the song
- New steps, one song, and a neighbor to copy from
- We learn it slowly, forget it quickly, and learn it again
< Smile at seven.
< Eight is for posing.
= contemporary
> Feelings, now with choreography.
- {name} teach{es} you to reach, sink, roll and gaze far away
- Reach, sink, roll, and gaze at something far away
- Big breath, long arms, deep emotion, sensible knees
< Have a feeling. Dance it.
< Feel something. Point your toes.
= contemporary
> Reach for something. Nobody asks what.
- {name} lead{s} the sink, the spiral and the meaningful ceiling look
- Sink, spiral, breathe, and look meaningfully at the ceiling
- Fall slowly, rise slowly, and let the arms explain
< Look meaningful. It works.
< Very moving. Literally.
= any
? wear bare feet
> Bare feet. Toes, look presentable.
< Sole mates welcome.
< Wiggle in.
= acro
> Somebody’s feet are about to be your chair.
- {name} talk{s} you through the lean, the balance and the giggle
- One lies down, one leans in, both start laughing
- Balance, hold, wobble, giggle, swap
< Take a seat. Trust us.
< Say please. Then fly.
= acro
> Playing airplane, with better core.
- {name} teach{es} you to lean in, lift off and land softly
- One flies, one holds, and arms out is compulsory
- Lean in, lift off, wobble, land
< Engine noises optional.
< Board now. Arms out.
= acro
? typed *with or without a partner*
> With or without a partner. We share.
< Knees, shoulders, everything.
< Somebody’s always lying around.
= prenatal
> Room for one more. Obviously.
- {name} lead{s} slow sways, deep breaths and plenty of sitting down
- Slow sways, deep breaths, and a wide stance with good reason
- Stretch, sway, breathe, sit, repeat
< Sway. Breathe. Sit. Sway.
< Come gently, you two.
= seniors
> You bring the stories. We bring the music.
- {name} warm{s} you up well for holds, turns and a lot of laughing
- You warm up well, learn holds and turns, and laugh a lot
- We take good holds, steady turns and no life advice
< Good stories are welcome.
< Save us the best story.
= static
> Nothing turns here but you.
- {name} teach{es} you to step, swing, climb and stop cleanly
- Step, swing, climb, on a pole that minds its own business
- Push, swing, turn and stop, all under your own steam
< Take a turn.
< Turn up. Turn round.
= static
> It doesn’t spin. You’ll cope beautifully.
- You swing and climb, {name} help{s}, and the pole just watches
- You climb, you swing, you turn, and it watches
- Grip, step, push, pose, and no motor to thank
< Come and cope with us.
< Cope with style. Sign up.
= tricks
> Step one: hold on. Step two: same.
- {name} teach{es} the entry, the hold, the exit and the squeal
- Slowly in, carefully up, proudly down
- One grip, one leg, one deep breath, one squeal
< Step three: smile.
< Hold on. It gets good.
= tricks
> It’s only hard until someone explains it.
- {name} explain{s} it step by step, including the other right leg
- Step by step, grip by grip, and the other right leg
- Entry, hold, exit, and a name you’ll never spell
< Let us explain.
< Ah, so that’s how.
= tricks
> New trick. Same surprised face.
- {name} teach{es} it low, then slow, then with a proper finish
- Entry, hold, exit, repeat, brag
- We try it low, then slow, then grinning
< Bring the face.
< Come and look surprised.
= advanced
> Easy moves? You’ve done them all.
- {name} bring{s} long combos, clean lines and the bravest grips
- Long combos, clean lines, and grips with complicated names
- The hard version, then the other side
< Book the hard ones.
< Other side, too. Sorry.
= advanced
> You make it look easy. Show us how.
- {name} add{s} big entries, long holds and exits with some dignity
- Big entries, long holds, and exits with some dignity
- Combos as long as a chorus, and a very calm face
< Easy does it. Upside down.
< Come and show us.
= intermediate
> Not new. Not finished. Best part.
- {name} build{s} longer combos, cleaner lines and small victory dances
- Longer combos, cleaner lines, the odd small victory dance
- The names make sense now. Some of the moves, too
< Victory dances welcome.
< Book the best part.
= handstand
> Stand on your own two hands.
- {name} teach{es} you warm wrists, tall shoulders and toes up high
- Wrists warm, shoulders stacked, toes up, breathe
- Kick, hover, wobble, wall, repeat
< Look, no feet.
< Feet can watch.
= handstand
> The ceiling wants to see your feet.
- {name} teach{es} you flat hands, high hips and a friendly kick
- Hands flat, hips up, kick, and say hello
- Line up the wrists, lift the hips, find the wobble
< Toes, wave.
< Show your feet around.
= workshop
> One topic. All the questions. No shame.
- {name} explain{s} the grip, the slip and the other leg
- We take it slowly, from several angles, some upside down
- Why it slips, where to hold, what the other leg does
< Go on, ask.
< Bring a why. Bring several.
= any
? substitute
> Plot twist: {sub} is in for {for}.
< New face, same silly moves.
< Come and meet the twist.
= any
? substitute
> {sub} is in for {for}. Be nice.
< Laugh at the jokes.
< Wave hello to {sub}.
= class
> Bring both left feet. They’re welcome here.
- {name} teach{es} the left one first, then the other left one
- Step by step, at a pace that both feet can follow
< Sign up both feet.
< Two left feet, one good class.
= openlevel
> Quick learners, slow learners, gigglers. All in.
- {name} {has} a version for each of you, gigglers included
- One move, many versions, and yours is the right one
< Sign up as a giggler.
< Giggle at your own level.
`;
