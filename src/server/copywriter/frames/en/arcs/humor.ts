// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const humor = `
= spin spinpole
> Remember spinning round until you giggled? Same here.
- This time there is technique, and a soft way to stop
- Push off, lean out, and arrive roughly where you meant to
< The giggle comes included.
< You’ve practiced since you were five.
= spin
> Going round in circles, but on purpose.
- No progress report. Just a lean, a push and a small whoop
- The same circle as all week, only this one is fun
< Finally, a good circle.
< Dizzy is optional.
= spin
> Elegance, after a short wobble.
- The wobble is included. Most of us open with it
- Walk, swing, hang on, look thoughtful
< Wobbles welcome.
= spinpole
> The pole turns. You look calm. Everybody wins.
- Tuck in, it speeds up. Open out, it slows down. Look innocent
- It does half the work and asks for none of the credit
< Calm face optional.
< Take the credit anyway.
= static
> The pole won’t move. So it’s you.
- No motor, no momentum, no one else to blame
- You push, you swing, you climb. The pole supervises
< Your move. Literally.
= static
> Finally, something in your life that stays put.
- Lean on it, hang off it, go round it. It has no plans to leave
- No mood swings, just yours
< It’ll still be here next week.
< Enjoy the stability.
= tricks
> Upside down is just a better angle.
- We take it apart slowly, then put it back together upside down
- First the entry, then the hold, then the face you make
< Funny face included.
< Smile. It only looks impossible.
= tricks
> It looked so easy on the internet.
- The internet left out all the steps in the middle
- We put that part back in, one grip at a time
< Now with the missing steps.
< Your feed owes you an apology.
= intermediate
> You know enough now to show off a bit.
- Longer combos, better grips, and names you half remember
- No longer new, not yet bored. Lovely place to be
< Come and show off politely.
= advanced
> Your mother would like you to come down now.
- She hasn’t seen how good you are up there
- Big moves, calm entries, and an exit we actually discussed
< Wave to her from up there.
< Mom will tell everyone anyway.
= advanced
> Hanging by one knee is normal here.
- So are shoulder bruises of pride and very long notes
- We compare grips, then entries, then notes
< Come and feel perfectly normal.
< You’ll fit right in, upside down.
= flow
> Forgot the next move? That’s freestyle.
- Roll, reach, turn, and look as if it came to you in a dream
- Confidence is most of it. The rest is pointing something
< Forget beautifully.
< We call it artistic choice.
= exotic
> Walk slowly. It looks like a decision.
- So does a hair flip. So does a forgotten step, with the right face
- Slide, roll, stare. The laundry does not need to know
< If in doubt, slower.
= exotic
> Your serious face is about to be tested.
- Ten counts of eye contact with nobody in particular. Good luck
- Body roll, slide, smoulder. Giggling is part of the warm-up
< Smoulder now, laugh later.
< Giggling is allowed.
= exotic
> By day, emails. Here, floor slides.
- Nobody from accounting will recognise that hair flip
- “Kind regards” will never sound the same again
< Warmest regards.
< Out of office: on.
= heels
> Newborn giraffes started like this, too.
- First we practise standing, which is harder than it sounds
- It’s just walking, but with consequences
< Ankles, we believe in you.
< Wobble now. Strut later.
= heels
> Walking is easy. Then come the heels.
- Walk tall, turn slowly, look as if you always do this
- Step, drag, turn, and don’t look at the floor. It’s still there
< Strut now, sit later.
< Shorter steps. Bigger attitude.
= lowflow floor
> The floor has never let anybody down.
- Roll, slide, sweep, with the most reliable partner there is
- Legs first, doubts later, and a long roll for good measure
< Lie back. It’s got you.
< Getting up is also choreography.
= lowflow floor
> Lying on the floor, but professionally.
- You’ve trained for this on every carpet you ever met
- Roll over, stretch out, add one leg. It’s choreography now
< At last, a class for your talent.
< Down you go. Gracefully.
= handstand
> Walking on your feet? So last week.
- Let your hands have a go and see how they like being stood on
- Kick up, find the wall, thank the wall
< Let the hands do the standing.
< Feet up, for once.
= handstand
> Your problems, but upside down.
- From here most of them look like somebody’s shoelaces
- Hands down, hips up, blood to the head. Much clearer
< Everything looks funnier upside down.
< Flip it. It helps.
= conditioning polefit
> Carrying all the shopping in one go? Come here.
- The talent is there. We just add technique
- Pull, press, hold, and a small speech to your shoulders
< Strong enough for all the bags.
< Bags, beware.
= conditioning polefit
> We do the boring bits. Loudly.
- Pull-ups with jokes in them, planks with complaints
- You do the work, we do the counting, slightly too slowly
< Complaints welcome. Keep planking.
< We count. You complain quietly.
= conditioning
> Jars have started opening when they see you.
- Pull, hold, carry on. The pickles have been warned
- Everything you’d skip at home, with witnesses
< Pickle jars, be afraid.
< Come and get jar-strong.
= stretch
> Touch your toes? Let’s start with a wave.
- They’re further away than they were, but we’ll get in touch
- Breathe out, lean over, say hello to your knees on the way
< Your toes would love a visit.
< Toes, we’re on our way.
= stretch
> Your hamstrings have left a voicemail.
- It’s mostly noises. We’ll listen together, slowly
- Long holds, deep breaths, honest negotiations
< Your hamstrings say please.
< Stretch first, talk later.
= stretch
> The splits and you: it’s complicated.
- You want it, the hips want time. We sit between you
- Nobody gets rushed, nobody gets blamed
< Take it slow. You two have time.
< We’re rooting for you both.
= choreo
> You already dance this in the kitchen.
- We add counts, a beginning, and fewer wooden spoons
- Step by step, until your legs remember what your head forgot
< The spoon can stay home.
< The fridge was a tough audience.
= choreo
> Five, six, seven, where were we?
- Somebody in front of you will know. Somebody behind you is copying you
- We learn it in pieces and hide the joins with hair
< Nobody loses count alone.
< Just follow the confident one.
= choreo
> If you’re lost, look dramatic. It counts.
- One song, a lot of counts, and a pose for emergencies
- Steps first, feelings second, applause third
< Drama covers everything.
< Nobody questions a good pose.
= chair
> You sit all day. Time to do it properly.
- Lean back, cross over, slide off. None of it is good for typing
- At last a chair that doesn’t want you to answer anything
< Your office chair isn’t ready.
< Best seat you’ve had all week.
= chair
> It has four legs. You have two. Still fair.
- You sit on it, lean over it, walk round it, and once backwards
- It stays still. That’s its only move, so use it
< Outdance the furniture.
< The chair never stood a chance.
= burlesque
> One glove. Eight counts. No rush.
- A slow glove, a shimmy and one raised eyebrow
- Tease, turn, and leave them with a finger still in the glove
< Take your time. They’ll wait.
= burlesque
> Wink with one eye. The other is for balance.
- A shimmy, a shoulder, a name you’d never tell your bank
- Bump left, bump right, apologise to no one
< Wink now. Balance later.
= twerk
> Your hips don’t lie. They do gossip.
- Once they get going there is no stopping the story
- Bend, bounce, breathe. The rest tells itself
< Let the hips talk.
< Give them the microphone.
= salsa
> Forward, back, whoops, forward.
- The whoops is the part where the hips come in
- You step on the beat, near the beat, and then really on the beat
< Keep the whoops. It’s cute.
< It’s only a mistake if you stop.
= hoop
> The circle of life, now with a seat.
- You sit in it, stand in it, and hang from it like you live there
- Duck under, lean out, and smile as if that was the plan
< Have a seat. Look amazed.
< Take a seat. Take a bow.
= hoop
> The hula hoop got a promotion.
- You used to hold it up. Now it returns the favor
- Sit, lean, hook a knee, and never once chase it across the lawn
< Finally, it holds you.
= silks straps
> Tangled? We call it a wrap.
- Round the foot, behind the knee, and over something you’ll remember later
- Wrap, hold, pose, and we show you the way back out
< That’s a wrap.
< We know every way out.
= silks straps
> Swinging on curtains, now with permission.
- You wanted to as a child. This time there’s a teacher
- Wrap it, stand in it, be lovely in it
< Your curtains at home can relax.
= seniors
> Good grip, good music, questionable jokes.
- Turns, holds and plenty of laughing, with a proper warm-up first
- We warm up, we hold on, we compare excuses, we ignore them
< Come and misbehave politely.
< The jokes are optional. Almost.
= seniors
> Serious workout? We tried. We giggled.
- Turns, holds, good music and better jokes
- We learn a move, then giggle at it, then do it properly
< Come for the moves, stay for the giggles.
< Laughing counts as core work.
= inclusive
> Dear body, you’re invited. All of you.
- You hold on, you turn, you laugh, you win
< Sincerely yours, the pole.
= party
> The group chat finally meets in person.
- A few moves, one silly routine, and somebody turns out suspiciously good
- You learn it together, laugh at the same bit, and do it again
< Bring the whole chat. Mute nobody.
< No reply needed. Just come.
= party
> The whole gang, one routine, no excuses.
- A silly routine, big hair, and evidence from every angle
- Everyone gets a turn. The loud ones get two
< Charge your phones first.
< Everybody say cheese and hold on.
= private
> All of the attention. None of the queue.
- Ask the same thing nine times. We’ve heard it ten
- Bring that one move you pretend not to care about
< All yours, mistakes included.
< What wobbles here stays here.
= practice
> Homework, but the kind you look forward to.
- Repeat your favorites, bargain with the rest, film the good take
- Try it, miss it, glare at it, try it again
< Grade yourself generously.
< Extra credit for laughing.
= practice
> Your nemesis move has been asking about you.
- You know the one. It gets another try
- Bring a song, a grudge, and as many tries as it takes
< Time to settle it.
< Be nice to it. It might give in.
= workshop
> Pole nerds, this one’s for us.
- One subject, taken apart until it finally makes sense
- Why does it slip? We’ll discuss it at length, upside down
< Bring questions. Silly ones too.
< Class dismissed, eventually.
= workshop
> That one move? We’ll get to the bottom.
- It’s usually the grip. Sometimes it’s the elbow. It’s never the outfit
- We stop, rewind, and look at it from embarrassing angles
< Mystery solved. Mostly.
= showcase
> Smile. Nobody knows the steps but us.
- One more run, one more smile, one more lost left foot
- One more run, and this time everyone turns left
< If lost, jazz hands.
= showcase
> “From the top” is a love language.
- We say it often. We say it when you’re lying down
- Again, but smiling. Again, but together. Again
< We love you. From the top.
< Last time, we promise. Again.
= photo
> Chin down, toes pointed, stop breathing. Lovely.
- You hold it, we hold it, everyone holds it. Got it
- One of these will be you with your eyes open
< You may breathe now.
< Breathe. Blink. Next.
= men
> Real men point their toes.
- They also hold planks, learn to spin, and ask about the grip
- It looks like play and feels like moving a piano
< Toes, gentlemen. Toes.
= men
> Your gym never had music this good.
- Grip, pull, turn, and find muscles you hadn’t met
- Pull, hold, turn, and sit down quietly for a moment
< Leg day, but with applause.
< New muscles say hello.
= prenatal
> Dancing for two. Napping for three.
- We move gently, breathe a lot, and nobody suggests names
- Sway, stretch, sit down whenever you like
< Bring the passenger.
< You’re both on the list.
= postnatal
> You and your core should catch up.
- We reintroduce you gently. There may be awkward silences
- Slowly, gently, with a laugh and a breath in between
< Take it easy on each other.
< Long time no brace.
= contemporary
> Roll on the floor. Call it emotion.
- Reach, curve, sink, rise, and look out of an imaginary window
- Big arms, soft knees, and a face like the end of a film
< All feelings welcome, especially silly ones.
< Bring one emotion. Two is fine.
= acro
> Trust me, says someone standing on your knees.
- You hold, they balance, and then you swap
- One of you flies. The other one says fine, and means it
< Bring someone you’d like to keep.
< You can let go of that breath.
= circus
> So you want to run away with the circus.
- Start small: hang from something, wobble, bow
- No lions, just balance, giggles and applause
< Running not required.
< Back in time for dinner.
= openlevel
> From “what” to “watch this”, all in one class.
- Some float, some hang on, all snort at the same jokes
- You do your version, we clap for your version
< Bring your version. Even the first draft.
= class
> Your horoscope said to try something new.
- You move, you laugh, you learn a thing or two
< Come and prove the stars right.
= class
> You could stay home. You’ve seen home.
- Here there’s music, company, and no dishes looking at you
- Move badly, then better, then hungry
< Home will wait up.
< The sofa has been informed.
= pole
> Firefighters have poles. You get music, too.
- Hold on, walk round, try a spin, and slide down without a siren
- You learn one thing, then another, and suddenly you’re upright and smug
< No siren. Just music.
< Heroes start on the ground.
= inclusive
> Every body’s welcome. Bad jokes, too.
- Holds, turns and moves that fit the body you brought
- You find your version, we cheer for it, everybody’s happy
< Bring your body and your best laugh.
< Snort if you have to. We do.
= men
> You’ve moved a fridge. You’ll be fine.
- Pull, hold, swing, and nobody has to carry it upstairs
- It’s a workout with a really good spin in it
< This one doesn’t need a van.
= silks
> Like origami, but you’re the paper.
- Wrap, hold, hang, and remember which way you came
- One fold round the foot, one round the hip, and there’s a shape
< Fold yourself in.
< You’ll make a lovely swan.
= trapeze
> The swing you were never tall enough for.
- Sit, stand, lean back, and nobody calls you in for dinner
- Hang by your knees, hold by your hands, grin by yourself
< You’re tall enough now.
< Your turn on the swing.
= burlesque
> Tease is just suspense with shoulders.
- One shoulder, one look, one very long pause
- A slow walk, a shimmy, and the plot twist of a single glove
< Leave them guessing. It’s polite.
< Bring both shoulders. You’ll need them.
= twerk
> Bend your knees. The rest is jelly.
- Bounce, shake, isolate, and find out which muscle answers first
- Feet wide, chest proud, and everything else to the beat
< Wobble with purpose.
< The good kind of jelly.
= salsa
> One, two, three, pause, panic, five.
- Basic step, a turn, and hips that arrive fashionably late
- The feet learn the step. The rest pretends it always knew
< The panic is part of the rhythm.
< Come and find the five.
= handstand
> Walls are underrated. Ask our feet.
- Hands down, kick up, breathe, and come down when you decide to
- Line up wrists, shoulders and hips, and let the toes see the ceiling
< Come and meet the wall.
< Walls are great listeners.
= acro
> Team building, but somebody actually gets lifted.
- Bases, flyers, spotters, and one calm voice that says breathe
- You balance, they balance, everybody learns to say down nicely
< Best meeting of the week.
< Better than the office retreat.
= yoga
> You’ve held that breath since your last meeting.
- Let it out, fold forward, and lie down for the grand finale
- A twist, a bend, a long exhale, and absolutely no action items
< Exhale. Nobody has to reply.
< Meeting adjourned.
= private
> Ask it twice. Ask it twelve times.
- Your questions, your moves, your pace, your playlist if you like
- The move you love, the move you fear, and time for both
< We love a repeat question.
< No raised hands needed.
= practice
> Your song, your moves, your blooper reel.
- Run it again, fix one thing, ruin another, laugh, repeat
- Work on the wish list, one grip and one giggle at a time
< Save the outtakes.
< The next take is the good one.
= showcase
> One more run. Then one more for luck.
- Counts, entrances, and smiles that arrive on time
- From the first pose to the last bow, with fewer surprises each time
< Bow as if you expected flowers.
< Last run. Probably.
= prenatal
> Your plus-one is already dancing.
- Gentle moves, slow breathing, and a partner who kicks on the beat
- Sway, breathe, rest, repeat. The little one keeps time
< Bring your smallest fan.
< You both get a dance.
= lowflow
> All of the drama, none of the altitude.
- Slides, rolls and long legs, all within easy reach of the ground
- You stay low, you go slow, you look like a film trailer
< Stay low. Look expensive.
< Drama queens start at ground level.
= openlevel class
> Nobody knows what they’re doing until they do.
- We show it, you try it, and somewhere in between it happens
- A bit of sense, a bit of nonsense, and a move you keep
< Come before you feel ready.
< Ready is a rumor.
@ Intro to Pole
> You’ve held a bus pole? You’re trained.
- Grips, walks, and your first spin. No experience needed, just hands
- We hold it, we walk it, then it’s your first spin
- Grips and walks first. No experience needed
< Next stop: your first spin.
< Hop on. No exact change needed.
< Hop on. Hold tight.
@ Intro to Pole
> No dance background? Weddings count.
- Grips, walks and one very proud first spin. No experience needed
- First steps on the pole, then a spin. No dance background, no speeches
- Grips, walks, and one proud spin
< The chicken dance counts double.
< Weddings, kitchens, it all counts.
< Conga lines, too.
@ Intro to Pole
> Like a lamppost, but with a teacher.
- Grips, walks and a first spin. No dance background needed
- How to hold it, walk it and spin round it. No experience needed
- Grips, walks and a spin. No experience needed
< No rain, no umbrella, no problem.
< Much better music than a lamppost.
< No umbrella needed.
@ Beginner Pole
> You get to sit. On a pole.
- Spins, climbs and sits, plus a short combo of your own
- You climb, you sit, you leave with your own short combo
- Climb, sit, and leave with a combo
< Take a seat. It’s vertical.
< Sit down. You’ve climbed for it.
< It’s vertical seating.
@ Beginner Pole
> Leave with a combo. Fries not included.
- Spins, climbs and sits, wrapped up as your own short combo
- Some grip, some core, some confidence, and a short combo
- Spins, climbs and sits, to take away
< Your order is nearly ready.
< One combo to go, please.
< Your order’s ready.
@ Beginner Pole
> A tortoise would love this pace.
- A steady pace for spins, climbs and sits, then a combo
- Steady spins, climbs, sits, then a combo
< Slow, steady and slightly smug.
< Slow and steady gets the combo.
@ Intermediate Pole
> You can climb. Now upside down.
- First inverts and leg hangs, safely spotted, with cleaner transitions between
- You climb with ease. Now the legs go first, safely spotted
- First inverts and leg hangs. A spotter comes with them
< Same room, bigger hair.
< The ceiling looks better from there.
@ Intermediate Pole
> Your hair’s ready to invert. You?
- First inverts, leg hangs and transitions so clean they squeak
- We spot you safely through first inverts and leg hangs
- Leg hangs and first inverts, well spotted
< Let the hair go first.
< We spot you. Hair flies solo.
< Hair goes first.
@ Intermediate Pole
> Leg hangs: coats make it look easy.
- First inverts and leg hangs, safely spotted, no coat needed
- First inverts, too, and somebody spots you
< Coats don’t get spotted. You do.
< Come and hang out.
@ Advanced Pole
> Handsprings. Because stairs got too easy.
- Aerial combos, shoulder mounts and handsprings for confident inverters
- Shoulder mounts, then handsprings, then elegant lines and an innocent face
- Shoulder mounts and aerial combos, too
< Take the scenic route up.
< The stairs will understand.
@ Advanced Pole
> You already live upside down. Let’s redecorate.
- Shoulder mounts, handsprings and aerial combos, with power, control and elegant lines
- Shoulder mounts, handsprings and elegant lines for confident inverters
- Handsprings and mounts, elegantly done
< The ceiling will be happy to see you.
< Come and rearrange the ceiling.
< Hello, ceiling.
@ Advanced Pole
> Shoulder mounts: your handbag trained you.
- Plus handsprings and aerial combos, with power and elegant lines
- For confident inverters, with handsprings and aerial combos
- Handsprings and aerial combos, elegantly carried
< Leave the bag. Bring the shoulder.
< Your handbag would be proud.
< Bring the shoulder.
@ Spin Basics
> Fireman spins. No ladder, no cat.
- Chair and back hook spins, too. No strength needed yet
- Walk in, let go, land softly. No strength needed yet
- Chair and back hook, no strength needed
< The cat is fine. Come and slide.
< No emergency. Just spins.
@ Spin Basics
> No strength needed. Your excuse just retired.
- Fireman, chair and back hook spins, each with a soft landing
- Walk in, let go of the floor, land softly
- Fireman, chair, back hook, soft landings
< Out of excuses? Into a spin.
< Excuses may watch.
@ Spin Basics
> Chair spin: your desk trained you.
- Fireman and back hook, too, landing softly. No strength needed yet
- Walk in, let go of the floor, land softly. No emails
- Fireman, back hook, too. No strength needed
< Spin out of office.
@ Spin Pole
> The pole turns. You do the posing.
- Momentum, balance and floaty combos that only look effortless
- Find your balance, borrow its momentum, float through a combo
- Floaty combos, and they look effortless
< It works, you take the compliments.
< Teamwork at its laziest.
@ Spin Pole
> Low on momentum? We have plenty.
- Floaty combos, balance, and a pole that turns for you both
- The pole turns. You balance and float
< Come and borrow some.
@ Spin Pole
> Like flying, with better legroom.
- Momentum, balance, floaty combos, and a pole that turns with you
- The pole turns, you balance, and the combo looks effortless
- A turning pole, balance, and floaty combos
< No boarding group. Just come.
< All of us get the window seat.
< Window seats only.
@ Pole Tricks
> Your phone’s invited. It has one job.
- Three tricks with spotting, options for every level, and a photo
- Three tricks, taken apart step by step, and then a photo
- Three tricks, spotted, step by step, photographed
< Say cheese and point your toes.
< Charge it. You’ll want proof.
< Say cheese. Point toes.
@ Pole Tricks
> Three new tricks. No dog biscuits involved.
- We take them apart step by step, with options for every level
- Step by step, with spotting, at every level
< Good humans get a photo.
< Sit, stay, smile for the photo.
@ Pole Tricks
> Impossible? We cut it into smaller pieces.
- Three tricks, step by step, with options for every level
- Three tricks, spotted, and a photo on your phone
- Three tricks, spotted, and photo proof
< Even impossible has a first step.
< Impossible starts small.
< One bit at a time.
@ Pole Flow
> Bad at counting? You’ll love this.
- Less counting, more feeling the music, from spin to floor and back
- More music, less math, plenty of floorwork
< Five, six, never mind.
< Leave the numbers at work.
@ Pole Flow
> One long breath. Short ones count, too.
- Spins, floorwork and transitions, linked until nobody can find the joins
- Less counting, more feeling the music, from spin to floorwork
- Spins and floorwork, less counting, more music
< Breathing is encouraged throughout.
< In, out, roll, repeat.
@ Pole Flow
> We fill awkward pauses with floorwork.
- Link spins and transitions into one long breath, with less counting
- A spin, a transition, a roll, and more feeling the music
- Spins and transitions, less counting, more feeling
< No small talk needed.
< Pause less. Roll more.
@ Pole Choreography
> One song. It’s in your head now.
- A new routine in sections, danced full out at the end
- Musicality, performance, fun, and a new routine in friendly sections
- In sections first, then gloriously full out
< Your kitchen gets the encore.
< You’ll hum it in the supermarket.
< Encore in your kitchen.
@ Pole Choreography
> You know the chorus. Now the moves.
- One song, one new routine, danced full out at the end
- A new routine in sections, danced as if you wrote it
- One new routine, in sections, full out
< Humming is not cheating.
< Lip-syncing is encouraged.
@ Exotic Pole
> Your boldest self has been napping.
- Heels on, lights low: low flow, slides, kips. Pack knee pads
- Low flow, slides, kips and attitude. Bring knee pads
- Heels, slides, kips. Bring the knee pads
< The shy one can come, too.
< Let it out. It’s had its nap.
< Time to wake it.
@ Exotic Pole
> Attitude is mostly cheekbones and not laughing.
- Heels on, lights low, knee pads ready: low flow, slides and kips
- Low flow, slides, kips. Bring knee pads and hold that face
- Kips and slides in heels. Bring knee pads
< Laughing is allowed between kips.
< The cheekbones come by themselves.
< Cheekbones ready? Slide.
@ Exotic Pole
> Lights low. Nobody can see you counting.
- Heels on, knee pads on: low flow, slides, kips and attitude
- Low flow, slides, kips. Bring knee pads and your boldest poker face
- Slides and kips in heels. Bring knee pads
< Moving your lips counts as attitude.
< Count quietly, slide boldly.
@ Heels & Floorwork
> Socks are also heels, if you believe.
- Leg lines, rolls and waves, in heels of any height
- Heels of any height, or socks, for rolls, waves and leg lines
- Rolls, waves, leg lines, in either
< We believe in you and your socks.
< Any height, including flat.
@ Heels & Floorwork
> Smooth ways down. And even up.
- Leg lines, rolls and waves, in heels or in socks
- Rolls, waves and leg lines. Heels or socks are welcome
- Leg lines and rolls, heels or socks
< Getting up, now without sound effects.
< Down smoothly, up smugly.
@ Heels & Floorwork
> Roll, wave, say you planned it.
- Leg lines and smooth ways down, in heels or socks
- Rolls and waves to the floor and back, any heel height
- Leg lines too, in heels or socks
< The floor was always the plan.
< The floor is delighted to see you.
< The floor’s delighted.
@ Chair Dance
> This partner never steps on your toes.
- Sultry chair choreography, easy to follow, great with friends
- It’s a chair. Sultry, easy to follow, no experience needed
- Sultry choreography, and it’s easy to follow
< Four feet and perfect manners.
< Strong, silent, always there for you.
< Strong and silent.
@ Chair Dance
> You’ve been practicing sitting for years.
- Now it’s sultry choreography, easy to follow and great with friends
- Add a sultry choreography that’s easy to follow. No experience needed
- Now it’s sultry, and easy to follow
< Come and sit like you mean it.
< Your whole career led to this chair.
< Sit with purpose.
@ Chair Dance
> Sultry, with built-in back support.
- Easy-to-follow choreography with a chair. No experience needed
- Easy to follow, no experience needed
< Lean on it. It likes that.
< Smolder sensibly.
@ Aerial Hoop
> Yes, there’s a low version. Exhale.
- Mounts, poses and spins in the hoop, each one low or high
- Every mount, pose and spin comes in low and high. You pick
- Mounts, poses and spins. High ones, too
< Low is lovely. High can wait.
< Nobody checks your altitude.
@ Aerial Hoop
> It’s just a very ambitious chair.
- Mounts, poses and spins in the hoop, low or high. Giggles welcome
- Mount the hoop, pose, spin, in a low or high version
- Mount it, pose, spin. Low also works
< Have a seat. A graceful one.
< Take a seat with a view.
< Take a graceful seat.
@ Aerial Hoop
> Graceful from the first class. Surprise!
- Mounts, poses and spins in the hoop, each low or high
- Graceful strength in mounts, poses and spins, low or high
- Mounts, poses, spins, low ones included
< Come and surprise yourself.
< Surprise yourself.
@ Strength & Conditioning
> Your invert isn’t missing. It’s buffering.
- Pull, core and shoulder work made for pole, so inverts finally click
- Pull, core, shoulders, progress you can measure, and then the invert loads
- Pull, core, shoulders, until it clicks
< Come and finish loading.
< Let’s get it loaded.
@ Strength & Conditioning
> Progress you can measure. Unlike your inbox.
- Pull, core and shoulder work for pole, and inverts that finally click
- Shoulders, core and pull, so you avoid injuries and inverts finally click
- Pull, core, shoulders, and inverts finally click
< Count reps, not emails.
< One number you’ll like going up.
@ Strength & Conditioning
> Your shoulders called. They’d like backup.
- We train pull, core and shoulders, for progress you can measure
- Pull and core join in for inverts
< Send the core. Send everyone.
< Backup has arrived.
@ Flexibility & Stretch
> Your shoulders can leave your ears now.
- Active stretching for shoulders, splits and backbends, warm and guided
- Warm, guided, kind to your body, from shoulders to splits
- Warm, guided stretching, backbends and splits, too
< Your ears would like some space.
< Bring the shoulders. And the ears.
< Your ears agree.
@ Flexibility & Stretch
> You reach for the remote. Excellent start.
- Guided, active stretching for splits, backbends and shoulders
- From any starting point, warm and guided, toward splits and backbends
- Next: guided stretching toward splits and backbends
< First the remote, then the splits.
< The remote was a good warm-up.
< Keep reaching.
@ Flexibility & Stretch
> Cats do this daily. They seem happy.
- Active, guided stretching: splits, backbends, shoulders, contented noises
- Splits, backbends, shoulders, all guided and kind to your body
- Guided, kind stretching for splits and shoulders
< Purring is optional.
< Nine lives not required.
= any
? bring
> Bring {bring}. Leave your to-do list at home.
< The list won’t run away. Sadly.
< Dancing wasn’t on it anyway.
= any
? bring
> The entire packing list: {bring}.
< Impossible to forget. Probably.
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
< The knees are thrilled already.
= any
? bring *shorts*
> Bring {bring}. For your legs, it’s summer.
< No sunscreen, no sand, no lines.
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
< It hardly ever gets out.
= any
? bring *friend*
> Bring {bring}. Tell them it’s like brunch.
< They’ll thank you later.
< Like brunch, but with better moves.
= any
? bring *friend*
> Bring {bring}. Somebody has to film you.
< Pick the one with a steady hand.
< Then swap phones.
= any
? bring *mats* (provided)
> We bring {bring}. You bring the happy sighs.
< Sighing counts as breathing.
< Contented sighs preferred.
= any
? wear *heels*
> Wear {wear}. Sitting down is called floorwork.
- You stand a bit, strut a bit, and take your breaks with style
- Up is a strut, down is a move, and in between we wobble
< Either way, you’re dancing.
< Wobbling is called styling.
= any
? wear *heels*
> The heels from that wedding? Wear them.
- They were made for dancing, not for standing around at a buffet
- Step, turn, strut, and not one uncle on the dance floor
< This time, no speeches.
< Wedding heels, finally having fun.
= any
? bring heels (optional)
> Heels optional. Fun isn’t.
< Come in whatever you can stand in.
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
- You’ve made the hardest choice already. The moves we teach you
< Your closet can calm down.
< One decision less. You’re welcome.
= any
? offer first class free
> First class free. Your wallet can relax.
< You move. Your wallet rests.
= any
? offer first class free
> First class free. The only risk is liking it.
< We’ll risk it if you will.
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
< Pick a friend who likes your jokes.
< Pick the one who says yes.
= any
? offer
> {Offer}. Don’t tell our accountant.
< Our accountant would cry. You’d laugh.
< Quick, before anyone checks the math.
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
< Double the people, double the giggles.
= any
? level beginner (no experience)
> Great news: you have nothing to unlearn.
- No experience needed. We start at zero and laugh our way up
- No experience needed. We explain it with hands, feet and silly comparisons
< Clueless is a great place to start.
< Zero is where the fun starts.
= any
? level beginner (no experience)
> No résumé required. Just show up.
- No experience needed. The interview is a warm-up, and everybody passes
- No experience needed, no references, no cover letter
< You’re hired.
< Congratulations, you’re qualified.
= any
? level beginner (no experience)
> Everyone here was once confused, too.
- No experience needed. Somebody shows you, you try it, everybody cheers
- No experience needed. You ask what that’s called, and we try to remember
< Come and be confused with us.
< Your turn to be new.
= any
? level beginner
> Beginners welcome. Experts are just stubborn beginners.
- Somebody shows you how, you try it, you laugh, you try it again
- They wobbled first, and they’d like you to know that
< Come and be stubborn with us.
< Be new. It’s the fun part.
= any
? level beginner
> Beginners welcome. Wobbling is a warm-up.
< Wobble over and say hello.
< Wobblers make the best dancers.
= any
? level beginner
> Dear beginners, we mix up left and right, too.
< The other left is also fine.
< Pick a left. Any left.
= any
? level beginner (only)
> Beginners only. The show-offs have been told.
- Ask anything, try everything, and nobody does the splits next to you
- Everyone wonders the same thing, so somebody finally asks it
< All new. All equally confused.
< Be brand new in good company.
= any
? level all
> Every level welcome. Confused is a level, too.
< Confused is a perfectly good level.
< You’ll fit in with the rest of us.
= any
? level advanced*
> Advanced: you’ve used up all the easy moves.
< Now do it on the other side.
< Come and do it again, slower.
= any
? level intermediate
> Intermediate level. You know the names now. Mostly.
< The rest we’ll mumble together.
< Pointing at a move is fine, too.
= any
? audience
> {Audience}. That’s our entire guest policy.
- You come, you move, you laugh, you come again
< Coordination is optional.
< A sense of humor helps, though.
= any
? audience women*
> {Audience}. Somebody else can guard the sofa.
- You get the music, the moves and the good gossip
- Moves, music, and laughing you can hear from the street
< The sofa is in good hands.
< The sofa can spare you.
= any
? price
> {Price}. File it under joy.
< Your spreadsheet will smile.
< Round up to one big grin.
= any
? price
> {Price}. Laughing is included.
- So are the warm-up, the moves and all of our jokes
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
< Bring a name tag for your jokes.
< Nobody to hide behind. Sorry.
= any
? places small group
> Small group. Your jokes will be heard.
< Bring at least one good one.
< We laugh at bad ones, too.
= intro pole spin spinpole static tricks flow exotic choreo intermediate advanced
? places your own pole
> Your own pole. No sharing, like good dessert.
< Have all of it.
< One pole, no second spoon.
= any
? series * weeks*
> {Series}. Shorter than most of your subscriptions.
< And you’ll actually use it.
< Nothing to stream. Just show up.
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
< Perfect attendance until now.
= any
? series last class*
> {Series}. Save your best giggle for it.
< Go out with a giggle.
< Bow, wobble, wave.
= any
? series
> {Series}. Your calendar needed good news.
< More fun than your other appointments.
< Put it before the dentist.
= any
? music
> Soundtrack: {music}. Resistance: pointless.
< Your hips have already said yes.
< Resist a little, for the drama.
= any
? music
> Playlist: {music}. Singing badly is allowed.
< Off-key is also a key.
< Wrong words are welcome.
= any
? music
> Music: {music}. Hairbrush microphones stay home.
< Fine. Bring the hairbrush.
< You were born for this chorus.
= any
? substitute
> {sub} is in for {for}. New jokes, too.
- Same class, new jokes, and everyone laughs politely at first
- Smile, say hello, look as if you always point your toes
< Laugh at the first one. It helps.
< {sub} likes us already.
= any
? substitute
> {sub} is in for {for}. Act like you practiced.
- Same class, same fun, one more person to impress
- The moves are the same. The jokes may be better or worse
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
- Every place has a person in it, and we love them all
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
< Put your name down and hope loudly.
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
- Have a question ready, and a face that says you knew already
- Listen, try, and pretend you always did it like this
< Too excited for casual? Us, too.
< Casual, like we rehearsed.
= salsa contemporary chair choreo heels burlesque class
? typed *no partner*
> No partner needed. Nobody’s toes but your own.
< You and your feet will work it out.
< You lead. You follow. You decide.
= any
? typed *no partner*
> No partner needed. You’re good company already.
< And you laugh at your own jokes.
< Table for one, fun for all.
= any
? typed *new class*
> New class. Nobody can say they’re a regular.
- Everyone starts at the start, which is a nice place to meet
- Nobody has a favorite corner yet, so pick yours
< Enjoy the head start.
< Help us invent the inside jokes.
= any
? typed *new class*
> It still has that new class smell.
< Fresh moves. Same old jokes.
< Come and break it in with us.
= any
> Sofa, stay.
< Good sofa.
< Let’s go.
= any
? typed *alone or with a friend*
> Come alone or with a friend. Leave with several.
- You learn it side by side, and laughing does the introductions
< Alone never lasts long here.
< We talk to everyone. Fair warning.
= any
? typed *second class free*
> Second class free. That’s how sure we are.
- The first one does the persuading, the second is pure delight
< You’ll be back. It’s free.
< Come once, then come again.
= any
? bring *friend*
> Bring {bring}. Fear is funnier in pairs.
< Pick the one who laughs first.
< Blame each other, hug later.
@ Intro to Pole
? offer first class free
> First class free, first spin included.
- Grips and walks, then your first spin. No experience needed, and no talent show
- First steps on the pole, no experience or dance background needed
- Grips and walks. No experience needed
< So many firsts. Come and collect.
< Second thoughts not included.
@ Intro to Pole
? offer free trial class
> Free trial class. The pole doesn’t bite.
- Grips, walks and your first spin. It stays where it is
- First steps, then your first spin. No experience needed
- Grips, walks, your first ever spin
< It’s very good with new people.
< Say hello with both hands.
< No bite. Promise.
@ Intro to Pole
? level beginner (no experience)
> You’ve held a broom. Close enough.
- No experience needed for grips, walks and your first spin
- Grips, walks and a first spin. No experience needed, no sweeping
- No experience needed. Grips, walks, first spin
< Better than sweeping.
< The broom can have a rest.
@ Intro to Pole
? bring *friend*
> Bring {bring}. One spins, one giggles, swap.
- Grips, walks and your first spin, with no experience needed
- Grips and first steps for both of you, no experience needed
- Grips, walks, first spins, no experience needed
< Taking turns is half the fun.
< Giggling in turns works best.
@ Beginner Pole
? wear *shorts*
> Wear {wear}. The pole likes a good grip.
- Spins, climbs and sits, then a combo of your own
- You climb, you sit, and you leave with a short combo
- Climb, sit, spin, leave with a combo
< Legs, this is your moment.
< Legs make excellent coworkers.
@ Beginner Pole
? bring *shorts*
> Bring {bring}. Knees, meet pole.
- Spins, climbs and sits, then a short combo to take home
- Build grip, core and confidence, and leave with a combo
- Spins, climbs, sits, one combo to go
< Knees that hold on get combos.
< Knees make friends quickly.
@ Intermediate Pole
? series * weeks*
> {Series}, and the ceiling’s the finale.
- First inverts and leg hangs, safely spotted, and no commercial breaks
- You climb with ease, now you go upside down, with a spotter
- First inverts, leg hangs, and a spotter
< You’re the cliffhanger.
< Tune in upside down.
@ Spin Pole
? level all
> Every level welcome. The pole’s easygoing.
- Momentum, balance and floaty combos that look effortless
- It turns with you through floaty combos, and it feels like flying
- You balance, it turns, the combos float
< It turns for everyone.
< Hop on. It’s not picky.
@ Pole Tricks
? places max*
> {Places}, three tricks, one photo.
- Taken step by step, with spotting and options for every level
- Tricks taken apart, with spotting. Bring your phone for the photo
- Spotting, small steps, options for every level
< Everyone fits in the photo.
< You’ll all fit into one selfie.
< Squeeze in and smile.
@ Pole Tricks
? level all
> Every level gets the trick. And the selfie.
- Three tricks, spotted, step by step, with an option for every level
- Three tricks in small steps, with spotting, at every level
- Three tricks, spotted, at every level
< Come for the trick. Stay for the selfie.
< Say cheese.
@ Pole Flow
? bring *knee pads*
> Bring {bring}. The floor sends its love.
- Spins, floorwork and transitions in one long breath, with less counting
- Less counting, more feeling the music, more floorwork
- Spins into floorwork, with less counting
< Your knees send theirs back.
< Your knees will send a thank-you note.
< Happy knees flow better.
@ Pole Flow
? music
> Flow to {music}. Counting would only interrupt.
- Spins, floorwork and transitions, and one long breath to link them
- You link spins and floorwork, feel the music, and forget the numbers
- Spins and floorwork in one long breath
< Shh. This is the good part.
< One, two, whatever.
@ Pole Choreography
? music
> {Music}. You know the words already.
- The new routine comes in sections, then full out
- Musicality, performance, and a new routine in sections
- One new routine, learned in sections
< Next stop on the tour: your kitchen.
< Lip-sync as if it’s live.
< Now the moves.
@ Exotic Pole
? bring *knee pads*
> Bring {bring} and attitude. Skip small talk.
- Heels on, lights low, for low flow, slides and kips
- Low flow, slides and kips, with your boldest self
- Heels on for slides and kips
< Attitude needs no padding.
< Let the floor talk.
@ Exotic Pole
? wear *heels*
> Heels on, lights low, inbox off.
- Low flow, slides, kips and attitude. Pack knee pads, too
- Bring knee pads for low flow, slides, kips and attitude
- Slides, kips, attitude. Knee pads, please
< Your boldest self never checks email.
< Reply to all with a hair flip.
< Out of office, boldly.
@ Heels & Floorwork
? places *left
> {Places}. Roll right in.
- Leg lines and waves, in heels of any height or socks
- Rolls, waves and smooth ways to the floor and back
- Leg lines, waves, in heels or socks
< Make it a smooth entrance.
< Quick, slide in.
@ Heels & Floorwork
? bring heels (optional)
> Heels optional. Socks are very low heels.
- Leg lines, rolls, waves, and smooth trips to the floor and back
- Rolls, waves, leg lines and a smooth way down
- Rolls, waves, leg lines, up and down
< Low heels, high drama.
< The floor accepts both.
@ Chair Dance
? bring *friend*
> Bring {bring}. The chairs won’t be jealous.
- Sultry choreography, easy to follow and great with friends
- Sultry, easy-to-follow choreography, with a chair that listens
- Sultry choreography, easy for both of you
< Chairs never get jealous.
< Chairs are very good listeners.
@ Aerial Hoop
? level beginner (no experience)
> Never met a hoop? It’s friendly.
- No experience needed. Mounts, poses, spins, and a low version for introductions
- Mounts, poses and spins in a low version, no experience needed
- No experience needed. There’s a low version
< It’s lovely with new people.
< Hoop, meet you. You, meet hoop.
< It’ll like you.
@ Aerial Hoop
? level beginner
> Beginners, the hoop comes in low.
- Mounts, poses and spins, low first, high whenever you fancy
- Mounts, poses and spins, low ones first
< Low, graceful and slightly proud.
< Try low. Brag high.
@ Strength & Conditioning
? bring *towel*
> Bring {bring}. You’ll shine in every sense.
- Pull, core and shoulder work made for pole, progress you can measure
- Pull, core and shoulders, until the inverts finally click
- Pull, core and shoulders. Inverts finally click
< Shining counts as progress.
< Come and be brilliant.
@ Flexibility & Stretch
? bring *mats* (provided)
> We bring {bring}. You bring the hamstrings.
- Active stretching for splits and shoulders, kind to your body
- Warm, guided stretching, from splits to shoulders, wherever you start
- Warm, guided stretching, kind to both
< Both hamstrings, please. They’re a pair.
< We’ll return them in a better mood.
< They’ll thank you.
@ Flexibility & Stretch
? bring *mat
> Bring {bring}. Your hamstrings will follow.
- Active stretching for splits, backbends and shoulders, warmly guided
- Splits, backbends and shoulders, kind to your body, wherever you start
- Guided, kind stretching toward splits and backbends
< They’ve been waiting to unroll, too.
< Hamstrings hate to miss things.
< They unroll, too.
= spin
> Dizzy, but make it look planned.
- One step, one lean, one spin, one innocent face
- Walk in, push off, land, look pleased with yourself
< Dizzy looks good on you.
< Innocent face included.
= spin spinpole
> Merry-go-round, now without the horse.
- Push off, hold on, and wave at nobody in particular
- Arms hold, legs pose, the world goes past
< All aboard, grown-ups.
< The horse won’t be missed.
= spin spinpole
> The only circles worth going round in.
- Small push, long spin, proud landing
- Walk, swing, spin, and nobody asks for a status update
< Come round. And round.
= intro pole
> Day one. Everybody here had one.
- You learn to hold on, walk round and try a turn
- Somebody shows you where to grab. You grab. It begins
< Come and have yours.
< Make it a good one.
= intro pole
> You hold the pole. It holds you. Fair?
- A grip, a few steps, a turn, and nobody minds the squeak
- Hold on with your hands first. The rest catches up
< Fairest swap in town.
< Shake on it.
= intro pole
> Get a grip. We mean the good kind.
- Hands first, then steps, then a turn you’ll want to repeat
- You hold on, walk round, and let go of the serious face
< Come and get one.
< Your hands know the way.
= pole
> Holding on for dear life, but stylishly.
- Grip, step, swing, and shoulders down if you remember
- You climb a bit, you turn a bit, you grin a lot
< Hold on. You look great.
< Style first, thoughts later.
= pole
> Nobody ever applauded a treadmill.
- Hold, turn, climb, and a little bow at the end
- Grip, swing, pose, and somebody whoops from the back
< Come and earn your applause.
< Your treadmill will get over it.
= any
? audience LGBTQ*
> {Audience}. Only the legs need straightening.
< And even that’s optional.
< Bent knees are fine, too.
= any
? audience all bod*
> {Audience}. Squeaky knees, too.
< Squeak over and say hello.
< Bring the whole squeaky orchestra.
= inclusive
> Curves ahead. Hold on tight.
- Climb, turn, sit, and take up all the room you like
- Grip, turn, pose, with every bit of you invited
< Full speed ahead.
< Enjoy the bends.
= inclusive
> Take up space. We made plenty.
- Turn, climb, pose, as wide and as tall as you like
- Moves made for bodies, not for mannequins
< Elbows out. You belong here.
< Spread out and stay.
= chair
> A meeting you’ll want to sit through.
- Lean back, cross a leg, slide round it, no agenda
- Sit, swivel, stand, and not one spreadsheet
< Take a seat. Misbehave.
< No agenda. Just a chair.
= chair
> A chair that finally gets you moving.
- Sit, lean, cross, turn, and leave it wanting more
- Over it, round it, off it, and back like nothing happened
< Your sofa is jealous.
< Up, down, and round again.
= exotic
> Slow down. You’re being fabulous.
- Walk, dip, roll, and flip the hair on your own schedule
- Slide low, rise slowly, and look at nobody as if you knew something
< Fabulous can’t be rushed.
< Take the scenic route down.
= exotic
> Hair flip first. Explanations later.
- Dip, slide, roll, and throw the hair for punctuation
- A slow walk, a low slide, and one unreasonable hair flip
< No explanations needed.
< Flip now. Brush later.
= exotic
> Body rolls, also known as adult worming.
- Chest, ribs, hips, knees, in that order, mostly
- Roll down, slide out, come up looking expensive
< Worm your way in.
< Roll over and join us.
= hoop
> It’s a chair. It’s a swing. It’s showing off.
- Sit in it, hang off it, pose as if somebody’s painting you
- Hop in, lean back, point something
< Show off sitting down.
< Pull up a hoop.
= hoop
> Getting in is an art. So is staying.
- One hand, one knee, one small wriggle, one big smile
- Mount, sit, lean, and pretend it was smooth
< Come and get in.
< Smooth comes later.
= hoop
> A hoop. No hula involved.
- It hangs there, you get in, the posing begins
- Sit, hang, lean, turn, and keep the hips out of it
< Hips may rest.
< Sit down. Show off.
= trapeze straps
> Grown-ups on swings. About time.
- Sit, stand, hang by the knees, and hum the circus tune
- Up you get, legs over, lean back, big grin
< Swing by.
< Take your turn.
= trapeze
> Hang by your knees. Think of nothing.
- Swing, sit, lean back, and see the world the wrong way up
- Knees over the bar, arms long, worries on the floor
< Bats swear by it.
< Very relaxing. Mostly.
= trapeze
> Run away with the circus. Back by dinner.
- Sit on the bar, stand on the bar, hang off the bar, bow
- A swing, a balance, a pose, and no lions at all
< Sawdust not included.
< Lions have the day off.
= silks
> Hang in there. That’s the whole class.
- Wrap a foot, hang on, pose, unwrap, look graceful
- Wrap a bit, hang a bit, and sit in the knot you made
< You’ll look great hanging.
< Come and hang with us.
= burlesque
> Take off a glove. Take all day.
- Tug one finger, wink, tug another, look away
- A shimmy, a slow turn, and a glove that won’t be rushed
< No glove was ever rushed.
< Fingers first.
= burlesque
> Shimmy now. Explain it to nobody.
- Shoulders, hips, eyebrows, in that order
- Strut, pause, wink, and drop something on purpose
< Eyebrows do the talking.
< Your secret’s safe with us.
= burlesque
> Walk in shy. Bow out shameless.
- A strut, a shimmy and a wink with perfect timing
- A name, a walk, a wiggle, and one long look over the shoulder
< Shy ones wink best.
< Shame can wait outside.
= twerk
> Two cheeks. One beat. Good luck.
- Bend, bounce, shake, and try to keep a straight face
- Left, right, both, and a break for laughing
< They’ll find the beat.
< Shake it off. All of it.
= twerk
> Your booty has been sitting in meetings.
- Bend the knees, find the bass, and let it speak freely
- Bounce, shake, drop, rise, repeat on request
< Let it have the floor.
< Motion carried.
= twerk
> Shake well before use.
- Knees soft, hips loose, bass on
- Bounce, wiggle, drop, and shake again
< Best when shaken.
< Contents may bounce.
= party
> Dignity optional. Memories forever.
- Poses, squealing, and one silly routine you all learn
- Everyone learns a move, and everyone laughs at the same one
< Squealing is encouraged.
< What happens here gets posted.
= party
> No quiz. No toilet paper dress.
- A few moves, a silly routine, and stories for years
- Learn it, pose it, shriek, swap
< Just moves and shrieking.
< A matching dance? Obviously.
= party
> The wedding dance nobody approved.
- A few moves, a short routine, and a video for the speeches
- You learn it together and deny it together
< Save it for the speeches.
= party
? typed *prosecco*
> Prosecco included. Cheers to good grip.
< Pinky out, toes pointed.
< Sip, pose, giggle, repeat.
= party
? typed *prosecco*
> Prosecco included. Balance optional.
< Bottoms up. Literally.
< Wobbles are on you.
= private
> One teacher. One you. No witnesses.
- Ask anything, try everything, repeat the funny bits
- That move you keep avoiding? It’s on the list
< Wobble in private.
< Nobody else will see.
= private
> Like a class, but it’s all about you.
- Your goals, your questions, your favorite song if you ask
- We work on what you want, at the speed you want
< Go on, be selfish.
< Finally, the leading role.
= practice
> Trying it again counts as a plan.
- Same move, new angle, fresh optimism
- Run it, film it, laugh at it, run it again
< Tenth time lucky.
< Try it. Try it again.
= practice
> Everyone says “watch this”. Then we do.
- Swap moves, borrow combos, clap at the landings
- You show one, they show one, everybody tries both
< Your turn. We’re watching.
< Watch this. Now you.
= practice
> You said you’d practice. We heard you.
- That combo, that grip, that move from the video
- Ten tries, nine giggles, one very good one
< Here’s your chance.
< We believed you.
= any
? offer free for members
> Free for members. Show-offs included.
< Come and show off.
< Membership has its giggles.
= showcase
> Jazz hands don’t rehearse themselves.
- One more run, counts first, faces second
- Entrances, exits, and the bit in the middle we keep fixing
< From the top. Smiling.
< Hands ready? Jazz.
= showcase
> That was perfect. Let’s do it again.
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
- Point the toes, soften the face, forget about gravity
- Legs long, chin up, panic invisible
< Just act normal.
< Say cheese. Hang on.
= photo
> Your phone is full of lunch. Fix that.
- A pose, a click, another pose, your good side, your other one
- Pick a move, hold it, look as if it were nothing
< Bring your good side.
< Both sides are good.
= photo
> Hold it. Hold it. Now smile.
- You pose, the camera clicks, your arms have opinions
- Toes pointed, shoulders down, eyes somewhere poetic
< Breathe after the click.
< Arms may shake later.
= stretch
> You’ve been sitting like a shrimp.
- We unroll you slowly, from the neck to the hips
- Lean, reach, breathe out, and straighten what the desk bent
< Time to uncurl.
< Shrimps welcome.
= stretch
> That noise was your hip. It’s happy.
- Reach, hold, breathe, and creak in good company
- Long, slow stretches for everything you’ve been sitting on
< Creaking is allowed.
< Come and creak with us.
= stretch
? place online
> Online. Only your cat will see.
< Cats make great coaches.
< The cat won’t judge. Much.
= stretch yoga
? place online
> Online. Your carpet finally has a purpose.
< Tell everyone you’re in a meeting.
= yoga
> Small moves. Strong words with your core.
- Breathe, curl, lift, hold, and greet muscles you’d forgotten
- Slow counts, long spine, ribs in, and don’t forget to breathe
< Your core remembers you.
< Small moves, big sighs.
= yoga
> Sit up straight, they said. Here’s how.
- Breathe out, grow tall, fold, twist, and mean it
- Long spine, soft shoulders, and one deep breath after another
< Mother was right.
< Sit up. Breathe out. Smile.
= yoga
> Breathing: you’ve done it. Now on purpose.
- In through the nose, out through the to-do list
- Long breaths, slow bends, and shoulders back where they live
< In, out, excellent.
< You’re already good at it.
= heels
> Walk like you’ve never tripped.
- Step, hip, look up, and smile past everyone
- Slow strut, sharp turn, hand on hip, blink
< Chin up. Eyes up. Strut.
< Never look down.
= heels
> Small steps look bigger up here.
- Long legs, slow walks, bent knees, big attitude
- Strut in, turn slowly, pretend there’s a crowd
< Mind your head. Enjoy.
< Come up. The view’s good.
= salsa
> Left foot, right foot, dramatic look.
- Step, pivot, pause, and stare over somebody’s shoulder
- Slow, slow, quick, quick, pretend
< The look is half of it.
< Feet first, then drama.
= salsa
> Your hips would like to interrupt.
- Step, pause, turn, and look away dramatically
- One step forward, one step back, one long look
< Let them.
< Go on, be dramatic.
= salsa
> Step on the beat, not on feet.
- A basic step, a turn, and where to put your face
- The steps are simple. The facial expression takes practice
< Toes will thank you.
< Feet, behave.
= men
> Lifting, but the dumbbell is you.
- Pull, hold, climb, and try not to grunt in rhythm
- No machines, no sets, just you and a very honest pole
< Pick yourself up.
< Spot the heavy bit.
= men
> Every lamppost has tempted you. Be honest.
- Grip, pull, climb, turn, and come down like a fireman
- Here you can climb it, and somebody teaches you how
< We won’t tell the lampposts.
< Up you go, gents.
= conditioning polefit
> Planks: where time stands still.
- Pull, press, plank, and discuss weekend plans through your teeth
- Hold, shake, hold, and blame the person counting
< Come and stop time.
< Hold on. Almost. Nearly. Almost.
= polefit
> Cardio, but nobody runs anywhere.
- Climb, slide, squat, turn, and never once in the rain
- Up the pole, down the pole, and breathe like a steam train
< Nowhere to run. Lovely.
< Red faces welcome.
= conditioning polefit
> Sweat like nobody’s posting it.
- Squat, pull, plank, breathe, repeat
- Jump, hold, lift, and a very loud chorus
< Come and glow. Loudly.
< Puffing is a language.
= floor lowflow
> Gravity wins. We make it pretty.
- Sink, roll, slide, and get up like it was choreography
- Low and slow, with long legs and no hurry
< Come down. It’s nice here.
< Let it win.
= floor lowflow
> Tired of standing? We have a class.
- Roll, slide, stretch a leg, and call it art
- Down on your knees, over your shoulder, out along the floor
< Standing is overrated.
< Lie down. Look stunning.
= flow
> Wrong move, done slowly, is called flow.
- Turn, roll, slide, and never admit anything
- One move leans on the next until the song runs out
< Come and go wrong gracefully.
< Get it beautifully wrong.
= flow
> Make it up as you go. Elegantly.
- Step, turn, slide, and trust the next bit to arrive
- Roll out of it, turn into it, and nod as if you’d planned it
< Elegance may vary.
< Improvise. We’ll nod along.
= choreo
> Count to eight. Panic at six.
- New steps, one song, and a neighbor to copy from
- We learn it slowly, forget it quickly, and learn it again
< Smile at seven.
< Eight is for posing.
= contemporary
> Feelings, now with choreography.
- Reach, sink, roll, and gaze at something far away
- Big breath, long arms, deep emotion, sensible knees
< Have one. Dance it.
< Feel something. Point your toes.
= contemporary
> Reach for something. Nobody asks what.
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
- One lies down, one leans in, both start laughing
- Balance, hold, wobble, giggle, swap
< Take a seat. Trust us.
< Say please. Then fly.
= acro
> Playing airplane, with better core.
- One flies, one holds, and arms out is compulsory
- Lean in, lift off, wobble, land
< Engine noises optional.
< Seat belts not included.
= acro
? typed *with or without a partner*
> With or without a partner. We share.
< Knees, shoulders, everything.
< Somebody’s always lying around.
= prenatal
> Room for one more. Obviously.
- Slow sways, deep breaths, and a wide stance with good reason
- Stretch, sway, breathe, sit, repeat
< Sway. Breathe. Sit. Sway.
< Come gently, you two.
= seniors
> Your knees may comment. Let them.
- Warm up well, hold on, turn, laugh, repeat
- Steady steps, good holds, and time to compare notes
< Commentary is welcome.
< They’ll come round.
= static
> Nothing turns here but you.
- Step, swing, climb, on a pole that minds its own business
- Push, swing, turn and stop, all under your own steam
< Take a turn.
< Turn yourself around.
= static
> It doesn’t spin. You’ll cope beautifully.
- You climb, you swing, you turn, and it watches
- Grip, step, push, pose, and no motor to thank
< Come and cope with us.
= tricks
> Step one: hold on. See also step two.
- Slowly in, carefully up, proudly down
- One grip, one leg, one deep breath, one squeal
< Step three: smile.
< Hold on. It gets good.
= tricks
> It’s only hard until someone explains it.
- Step by step, grip by grip, and the other right leg
- Entry, hold, exit, and a name you’ll never spell
< Let us explain.
< Ah, so that’s how.
= tricks
> New trick. Same surprised face.
- Entry, hold, exit, repeat, brag
- We try it low, we try it slow, we try it grinning
< Bring the face.
< Come and look surprised.
= advanced
> Easy moves? You’ve done them all.
- Long combos, clean lines, and grips with complicated names
- The hard version, then the other side
< Have some hard ones.
< Other side, too. Sorry.
= advanced
> You make it look easy. Show us how.
- Big entries, long holds, and exits with some dignity
- Combos that last a whole chorus, and a face that gives nothing away
< Easy does it. Upside down.
< Come and show us.
= intermediate
> Not new. Not finished. Best part.
- Longer combos, cleaner lines, the odd small victory dance
- The names make sense now. Some of the moves, too
< Enjoy the middle.
= handstand
> Stand on your own two hands.
- Wrists warm, shoulders stacked, toes up, breathe
- Kick, hover, wobble, wall, repeat
< Look, no feet.
< Feet can watch.
= handstand
> The ceiling wants to see your feet.
- Hands flat, hips up, kick, and say hello
- Line up the wrists, lift the hips, find the wobble
< Toes, wave.
< Give them a tour.
= workshop
> One topic. All the questions. No shame.
- We take it slowly, from several angles, some of them upside down
- Why it slips, where to hold, and what the other leg is doing
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
@ Pole Choreography
> By the chorus, you’ll know what you’re doing.
- A new routine in sections, then the whole song full out
- Section by section, then full out, with musicality and fun
- One routine, in sections first
< Fake the verse.
< Until then, smile.
@ Spin Basics
> Step one: let go of the floor.
- Fireman, chair and back hook spins. Strength can come later
- Walk in, spin, land softly. No strength needed yet
- Fireman, chair, back hook, landing softly
< Step two: grin.
< The floor will wait.
@ Pole Flow
> For people who stop counting at three.
- Spins, floorwork and transitions, with more music and less counting
- Less counting, more feeling the music, one long breath
- Spins, floorwork, more music, less counting
< Come and forget the count.
< Four is overrated.
@ Intermediate Pole
> First inverts. We’ve got you.
- Leg hangs and cleaner transitions, too, safely spotted
- You climb with ease. Next is upside down, safely spotted
- Leg hangs, too, safely spotted
< Ready when your hair is.
< Up is the new down.
@ Chair Dance
> Finally, sitting down counts as dancing.
- Sultry chair choreography, simple to follow and great with friends
- Easy to follow, sultry, and no experience needed
- Sultry, easy, great with friends
< Come and sit this one in.
< Take a seat. Dance.
@ Aerial Hoop
> You sit in it. It looks like art.
- Mounts, poses and spins, in a low and a high version
- Graceful strength in mounts, poses and spins, low and high
- Mounts, poses, spins, high or low
< Sit pretty.
< Art, sitting down.
@ Heels & Floorwork
> Up is walking. Down is art.
- Leg lines, rolls, waves, in heels of any height or socks
- Rolls and waves down and back up, in heels or socks
- Rolls, waves, leg lines, heels or socks
< Come on down.
< Art lovers, lie down.
@ Exotic Pole
> Kips, slides, and a very serious face.
- Heels on, lights low. Bring knee pads and your boldest self
- Heels on, knee pads on, boldest self switched on
- Heels on. Bring knee pads
< Giggling ruins nothing.
< Try not to laugh.
@ Beginner Pole
> Sit on it, climb it, brag about it.
- Spins, climbs and sits, then one short combo of your own
- A steady pace, some grip, some core, one short combo
- Spins, climbs, sits, then one short combo
< Bragging starts here.
< Brag gently.
@ Advanced Pole
> Standing on the floor? So last year.
- Aerial combos, shoulder mounts and handsprings, with power and control
- Handsprings, shoulder mounts, combos, elegant to the last toe
- Shoulder mounts, handsprings, combos
< Stay up with us.
< Feet up, as usual.
@ Spin Pole
> It turns. You float. Nobody pushes.
- Momentum, balance, floaty combos, and all of it looks effortless
- Floaty combos that look effortless, on a turning pole
- Momentum, balance, floaty combos
< Look effortless. We won’t tell.
< Float on over.
@ Pole Tricks
> Three tricks. One will be your favorite.
- Taken apart step by step, spotted, with options for every level
- Spotting, options for every level, and a photo on your phone
- Spotted, step by step, at every level
< Pick a favorite. Photograph it.
< The other two will cope.
@ Strength & Conditioning
> Strong is just stubborn with good form.
- Pull, core and shoulder work made for pole, until inverts click
- Pull, core, shoulders, progress with numbers
- Pull, core, shoulders, for pole people
< Be stubborn with us.
< Stubborn people, this way.
@ Flexibility & Stretch
> Splits take time. Good thing you’re sitting.
- Warm, guided stretching for splits, backbends and stiff shoulders
- Active stretching, kind to your body, whatever your starting point
- Guided stretching for splits and backbends
< No rush. Just reach.
< Stay seated. Lean forward.
`;
