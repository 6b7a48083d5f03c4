// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const confident = `
= intro
> You don’t need to know how. Yet.
- {name} show{s} you the grip, the walk and your first turn
- You learn how to hold on, walk round and turn
- You watch it once, you try it once, and you’re moving
< Walk in. We’ll start there.
< The “yet” is our job.
= intro
> Ready is a feeling. It comes later.
- {name} start{s} you off with two hands, one step, one turn
- First you grip, then you step round, then you turn
- Two hands on the pole, one step, and you’ve begun
< Start unready. We all did.
= pole
> The pole holds you. You do the rest.
- {name} lead{s} you from a sure walk into spins and sits
- You learn walks, spins and sits you’ll want to show around
- You walk, you spin, you hold it, and you grin
< Go on, do the rest.
= pole
> You carry the groceries. You can carry yourself.
- {name} show{s} you where to hold, when to swing, how to land
- You learn turns, holds and a combo to call your own
- You step in, swing out and land on both feet
< Come and get carried away.
< No bags. Just you.
= spin spinpole
> The floor can wait. You’re turning.
- {name} count{s} you in: step, lean, and all the way round
- You step in, lean out and land where you meant to
- You keep one hand high, one leg long, and turn
< It’ll be there when you land.
= spin
> Step, swing, land. You can do that.
- {name} break{s} it down: the step, the lean, the turn, the landing
- You walk in, swing your leg, turn and land softly
- You try it slowly first, then at full swing
< Spin first. Doubt later.
= spinpole
> The pole moves. You stay in charge.
- {name} show{s} you how to slow it, speed it up, steer it
- Lean out to slow it, pull in to speed up
- You find your balance first, then stretch your lines
< You say how fast.
= static
> The pole won’t budge. You’ll fly round it.
- {name} lead{s} you through climbs, holds and spins you start yourself
- You push, you swing, you stop exactly where you want
- You learn climbs, holds and spins that start with you
< You’re the moving part.
< Make the first move. It won’t.
= tricks
> It looks hard. You’ll get it.
- {name} take{s} the trick apart: grip, entry, hold, exit
- You learn one part at a time, then put it together
- You repeat the entry until the hold feels like yours
< Hard now. Yours next.
< Come and prove us right.
= tricks
> Stop saving that trick. Come and do it.
- {name} build{s} it with you, first low, then higher up
- We take it apart, you put it together
- You try it low first, then higher up the pole
< Your turn to post one.
= advanced
> You did the hard part. Go higher.
- {name} polish{es} your holds, your entries and your biggest combos
- You work on longer holds, cleaner entries and bigger combos
- You invert, extend, hold it and look calm doing so
< Higher suits you.
= intermediate
> You know the basics. Trust them.
- {name} add{s} leg hangs and longer combos to what you know
- You climb higher, hang from your knees and link your moves
- You add one new move at a time to your combo
< They’ll hold. So will you.
= flow
> Stop counting. Start moving.
- {name} link{s} spins to floorwork, and you keep moving
- You go from spins to floorwork and back without a stop
- Turn, slide, roll, rise. You decide what’s next
< The music’s got the count.
= flow
> You have the moves. Now link them.
- {name} help{s} a turn, a slide and a roll become one
- You link a turn, a slide and a roll without stopping
- You dance one whole song and choose every change
< Let nothing stop you.
= exotic
> Walk slowly. Look up. Mean it.
- {name} show{s} you the slow walk, the slide and the stare
- You slide and roll slowly, with long legs and no apology
- You dance low and slow, with your eyes up
< You meant that. It shows.
< Now mean it slower.
= exotic
> Bold suits you. Try it on.
- {name} teach{es} hip circles, knee slides and how to work your hair
- You circle your hips, slide on your knees, toss your hair
- You cross the floor slowly and hold your stare
< It fits. Keep it.
< Bold goes with everything.
= heels
> You already have a strut.
- {name} turn{s} it into walks, turns and a whole routine
- You learn walks, turns, leg lines, then the whole routine
- You cross the floor, hit the pose, add more hip
< Put it in heels.
< Let it off the leash.
= heels
> Chin up. Heels on. Go.
- {name} get{s} your walk steady first, then sharp, then proud
- You practice the walk slowly, then right on the beat
- You walk, you turn, you stop on the beat
< Chin still up? Good.
= lowflow floor
> You don’t have to stand to stand out.
- {name} teach{es} rolls, slides and long lines at a slow, sure pace
- You roll, you slide and you stay in control, close to the floor
- You go down with style and come up when you like
< Outstanding, lying down.
= handstand
> You can stand on your hands.
- {name} stack{s} you up: wrists, shoulders, core, then both legs
- You set your wrists, brace your core and kick up
- You kick up, you wobble, you fix it yourself
< Your feet get a break.
< Hands down, you can.
= conditioning polefit
> You can pull more than you think.
- {name} set{s} the pace: pulls, holds, core, then a well-earned rest
- You pull, you hold, you work your core, you rest
- You pull, you hold, you count, and you finish
< Think again. Pull.
< Show up. We’ll count.
= stretch
> You’ve been folded long enough.
- {name} guide{s} hips, back and shoulders, as far as you like
- You stretch hips, back and shoulders at your own range
- You go as far as you go, and that counts
< Stretch out. You’re allowed.
= stretch
> You don’t have to be bendy. Just breathe.
- {name} keep{s} it steady: long holds, calm breath, no comparing
- You hold each stretch, stay steady and never compare
- You stretch hamstrings, hips and back, and you set the depth
< Come as far as you like.
< Breathing? You’re in.
= restore
> Rest is part of the plan.
- {name} lead{s} slow stretches and gives you time in every one
- You stretch slowly, breathe out and give tired muscles a break
< You’ve earned this one.
< Stick to the plan.
= restore
> Slow down. You’ve done enough.
- {name} guide{s} you through long, easy holds, one breath at a time
- You lie back, stretch gently and stay as long as it feels good
< Doing less counts, too.
= yoga
> Breathe in. Stand tall. You’ve started.
- {name} lead{s} you through long holds and small, kind corrections
- You move slowly, with your core on and your breath steady
- You hold it long, adjust it gently and stay calm
< Now breathe out.
< See? Already doing it.
= chair
> This partner never steps on your feet.
- {name} show{s} you how to sit, lean and circle like a star
- You sit, lean and circle it, looking straight ahead
- You cross your legs, tip the chair, hit the beat
< And it lets you lead.
= burlesque
> One shoulder. One look. Done.
- {name} teach{es} the walk, the shimmy and the art of waiting
- You learn the walk, the shimmy and how to wait
- You slip the glove off slowly and smile a little
< Sign up and stop traffic.
< That’s all it takes.
= twerk
> Your hips know how. Let them.
- {name} build{s} it up: stance, bounce, isolation, then everything at once
- You learn the stance, the bounce, then all of it
- Bend your knees, drop your hips, keep your chin up
< Give them the floor.
< Shake on it. Sign up.
= salsa
> You hear the beat. Trust your feet.
- {name} give{s} you the step, the turn and the timing
- You learn the basic step and turn with your chest up
- You step, you turn, you smile like you knew
< Your feet heard it, too.
< Save us a dance.
= hoop
> Your throne hangs from the ceiling.
- {name} show{s} you how to get in, sit tall and pose
- You mount, you sit, you lean back and let one hand go
- You get in, you settle, you strike a pose
< Take your seat. Rule.
= silks
> Wrap once. Trust it. Lean back.
- {name} teach{es} you the foot lock, then the sit, then the lean
- You make a foot lock, stand up and lean out
- You wrap, you check, you let go with one hand
< You were right to trust it.
< Lean back. Look proud.
= trapeze
> Two ropes, one bar, and you.
- {name} help{s} you sit, stand and hang from your knees
- You sit, you stand and you hang from your knees
- You swing, hold a pose and look at home up there
< And you’re the act.
= inclusive
> Your body, front and center.
- {name} {has} a version of every move that suits your body
- Turns, holds and walks, in the version that suits you
- You take up room, take your turn and enjoy it
< Come and take up space.
< No back row for you.
= seniors
> You’ve got nerve. Bring it.
- {name} keep{s} it steady: sure grips, sure steps, one proud turn
- You learn steady grips, sure steps and a proud turn
- You practice strength and balance to music, at your pace
< Book it. Tell the family.
< Come and use that nerve.
= party
> You’ll all dance. Even that one friend.
- {name} get{s} all of you to walk, spin and pose together
- You walk, spin and pose, all of you at once
- You cheer for each other, then you do it once more
< Especially that one.
< Bring that friend. Trust us.
= private
> All the attention. All yours.
- {name} help{s} you with the move you choose, at the pace you like
- You choose the move, and we work on every detail with you
- Ask anything you like, as often as you like
< Enjoy being the favorite.
< Name your move.
= practice
> Your list. Your song. Your time.
- {name} host{s}, you pick the move and go until it’s clean
- Warm up, pick the move, and go again until it’s clean
- You repeat what you like and fix what you don’t
< Cross it out. Proudly.
= practice
> That move is nearly yours.
- {name} {is} there while you try it, fix it and try again
- Try it, fix it, try it again
- You give it ten more tries, then ten more
< Come and finish it.
< “Nearly” doesn’t suit you.
= workshop
> Ask everything. Then do it.
- {name} take{s} one topic apart until you could explain it yourself
- You take one topic apart until it makes sense
- You get the why, the how and time to try it
< First question: coming?
= showcase
> You know the steps. Show them.
- {name} run{s} it with you: entrances, counts, one proud bow
- You run it, fix it and run it once more
- You practice the entrances, the counts and one proud bow
< They’re worth showing.
< Walk on like it’s yours.
= photo
> Chin up. Shoulders back. Click.
- {name} help{s} you find your pose, your line and your look
- You choose the pose, hold it, and look straight ahead
- You pick your best line and hold it for a second
< Keep that one.
= men
> You’ve lifted plenty. Now lift yourself.
- {name} coach{es} you through the grip, the climb and a clean spin
- You grip, you climb, you hold, and then you spin
- You climb, you turn, and you add some style
< Up is a good direction.
= acro
> You can lift someone. Someone can lift you.
- {name} show{s} you how to base, to fly and to swap
- One bases, one flies, then you swap
- You balance on hands and feet, and talk it through
< Come and fly a little.
< Take turns being strong.
= contemporary
> Big arms. Big feelings. No apology.
- {name} lead{s} you through the reach, the fall and the rise
- You reach, fall, roll and stand up on your own beat
- You use big arms, full breath and sure steps
< Come and go big.
< Small is for another day.
= prenatal
> Strong, gentle, and in charge.
- {name} keep{s} it gentle: easy hips, steady breath, rest when you like
- You move easily, breathe steadily and rest when you like
- You sway, you stretch, you sit when you like
< Come and feel steady. Gently.
< Still in charge. Always.
= class
> You show up. The rest is steps.
- {name} show{s} you each step until it feels like yours
- Learn it step by step, then do it your way
- You warm up, try it once, then try it bigger
< Step one: show up.
@ Intro to Pole
> You belong here. Yes, already.
- {name} walk{s} you from your first grip to your first spin, no experience needed
- Never danced before? {name} guide{s} you through grips, walks and your first spin
- You learn to grip, walk and spin, with no partner and no experience needed
< Give yourself a spin.
< Stand tall and spin.
< Walk in proud.
@ Intro to Pole
> Everyone starts somewhere. Start standing tall.
- You bring the curiosity. {name} bring{s} the grips, walks and your first spin
- With {name}, grips and walks lead to your first spin. No partner needed
- Grips and walks come first. Your spin comes next, no dance background needed
< Start here. Start proud.
< Your first turn is waiting.
< Come and surprise yourself.
@ Intro to Pole
> Never done this? You’re in good hands.
- {name} show{s} you how to grip, walk and spin, no dance background needed
- Take your first grip, first walk and first spin with {name}, no partner needed
- You need no experience to grip, walk and spin like you mean every turn
< Take hold. You’re ready.
< Yes, you can. Sign up.
< Your move. Make it proudly.
@ Intro to Pole
> Confidence starts with one small step.
- {name} take{s} you from grips to walks to your first spin. No experience needed
- You try grips, walks and your first spin with {name}, no dance background needed
- Come without a partner or experience. Leave with grips, walks and a spin
< Take that first step.
< Come in. Stand tall.
< Begin here. Be proud.
@ Intro to Pole
? offer first class free
> First class free. First spin yours to keep.
- {name} take{s} you from grips and walks to a spin. No experience needed
- With {name}, you learn to grip, walk and spin without any dance background
- You try grips, walks and a spin, all without experience or a partner
< Say yes to yourself.
< Claim your spot.
< Walk in. We’ve got you.
@ Intro to Pole
? offer free trial class
> Free trial class. You can do this.
- {name} {is} beside you from your first grip to your first spin
- Give grips, walks and a spin a try with {name}. No experience needed
- You try the grips, the walks and a spin. No dance background needed
< Try it. Trust yourself.
< Book the trial. Feel proud.
< See what you can do.
@ Intro to Pole
? level beginner (no experience)
> No experience needed. Just you, head high.
- {name} teach{es} grips, walks and your first spin, one sure step at a time
- Grip, walk and spin for the first time with {name} at your side
- You learn to grip, walk and spin, and you won’t need a partner
< Yes, this means you.
< You can start here.
< Come in confident.
@ Intro to Pole
? bring *friend*
> Bring {bring}. Be proud of each other.
- {name} take{s} you both from grips and walks to your first spins
- No dance background? {name} teach{es} you both to grip, walk and spin
- You both learn grips, walks and a first spin. No experience needed
< Cheer for each other.
< Two first spins. Book now.
< Show up together.
@ Beginner Pole
> Confidence is built. Come build yours.
- {name} lead{s} you from spins, climbs and sits to a combo of your own
- You spin, climb and sit with {name}, and leave with your own short combo
- At a steady pace, your spins, climbs and sits become your own short combo
< Reach up. Climb on.
< Start steady. Finish proud.
< Book your way up.
@ Beginner Pole
> Slow and steady looks good on you.
- {name} build{s} your grip and confidence with spins, climbs and your own combo
- With {name}, spins, climbs and sits turn into a combo that is all yours
- You learn spins, climbs and sits, and leave with a combo to call yours
< Head high. Up you go.
< Steady hands. Big smile.
< Climb like you mean it.
@ Beginner Pole
> Soon you’ll have moves to show off.
- {name} teach{es} spins, climbs and sits at a steady pace, plus your own combo
- Steady practice with {name} turns spins, climbs and sits into your own combo
- You build grip, core and confidence, and a short combo is yours to keep
< A combo worth showing.
< Go home proud.
< Get ready to show off.
@ Beginner Pole
? offer first class free
> First class free. First climb, all yours.
- {name} guide{s} you steadily through spins, climbs and sits to your own combo
- You learn spins, climbs and sits with {name}, and leave with a short combo
- You build grip, core and confidence, and leave with a combo of your own
< Say yes to a climb.
< Come and climb proudly.
< Just say yes.
@ Intermediate Pole
> You climb with ease. Go upside down.
- {name} keep{s} you safely spotted for first inverts, leg hangs and clean transitions
- Trust first inverts, leg hangs and cleaner transitions with {name} spotting you
- You learn first inverts, leg hangs and cleaner transitions, always safely spotted
< Trust your climb.
< We’ve got you.
< Go on. You’re ready.
@ Intermediate Pole
> Upside down, and completely in charge.
- {name} teach{es} first inverts, leg hangs and clean transitions, and spot{s} you safely
- You invert, hang and move with control while {name} spot{s} you safely
- You are safely spotted for first inverts, leg hangs and cleaner transitions
< New view. Same steady you.
< Take charge. Sign up.
< Own the view.
@ Intermediate Pole
> Your first invert? You’re ready.
- {name} stay{s} close to spot you through inverts, leg hangs and cleaner transitions
- Leg hangs, inverts and clean transitions feel possible with {name} spotting you
- You climb with ease already. Add leg hangs, inverts and transitions, safely spotted
< Ready looks like you.
< Come and try yours.
< See yourself upside down.
@ Intermediate Pole
? series *weeks
> {Series}. Ready to go upside down?
- {name} spot{s} every step toward inverts, leg hangs and cleaner transitions
- First inverts and leg hangs are yours to learn, with {name} spotting you safely
- You learn inverts, leg hangs and cleaner transitions, and you are safely spotted
< You decide. We spot.
< Say yes. We’ll spot you.
< You’ve got this invert.
@ Advanced Pole
> Power you’ve earned. Lines you choose.
- {name} help{s} you bring control to shoulder mounts, handsprings and aerial combos
- You work with {name} on handsprings, shoulder mounts and combos with real control
- You invert with confidence. Handsprings, shoulder mounts and aerial combos are next
< Polish what you already own.
< Show us your lines.
< Go big. Stay elegant.
@ Advanced Pole
> You invert with confidence. Go further.
- {name} take{s} you into shoulder mounts, handsprings and combos with power and control
- Shoulder mounts, handsprings and aerial combos gain elegant lines with {name}
- You bring power and control to aerial combos, shoulder mounts and handsprings
< Make every line yours.
< You’re ready. Trust yourself.
< Trust what you’ve built.
@ Advanced Pole
> Make the hard moves look easy.
- {name} coach{es} shoulder mounts, handsprings and combos for power and elegant lines
- Your handsprings, shoulder mounts and combos find power and control with {name}
- Shoulder mounts, handsprings and aerial combos suit an inverter as confident as you
< Confidence looks good up there.
< Own those lines.
< You’ve earned this class.
@ Advanced Pole
? level advanced*
> Advanced. You didn’t get here by luck.
- {name} teach{es} shoulder mounts, handsprings and combos with power and elegant lines
- Shoulder mounts, handsprings and aerial combos are yours to sharpen with {name}
- You refine handsprings, shoulder mounts and combos with control and elegant lines
< You earned this.
< Come and fly proudly.
< Book what you’ve earned.
@ Spin Basics
> No strength needed yet. Just say yes.
- {name} show{s} you fireman, chair and back hook, and how to land softly
- Learn fireman, chair and back hook with {name}, from walking in to landing softly
- You walk in, let go and softly land your fireman, chair and back hook
< One yes. One whole turn.
< Say yes. You’ve got this.
< Walk in. Let go. Smile.
@ Spin Basics
> Three spins. You’ll have a favorite.
- {name} teach{es} you fireman, chair and back hook. Strength can come later
- Fireman, chair or back hook? {name} teach{es} you all three, soft landings included
- You learn fireman, chair and back hook, and how to land each one softly
< Find your favorite. Own it.
< Come try every spin.
< Go on. Spin.
@ Spin Basics
> Let go. Land like you meant it.
- {name} coach{es} your fireman, chair and back hook, with no strength needed yet
- You spin fireman, chair and back hook with {name}, no strength needed yet
- Your fireman, chair and back hook spins start here. No strength needed yet
< Come and land one.
< Land it proudly.
< Book your landing.
@ Spin Basics
> Walk in. Turn once. Look proud.
- {name} make{s} fireman, chair and back hook clear, from takeoff to soft landing
- Nobody needs strength yet. {name} teach{es} you fireman, chair and back hook
- You need no strength yet for a fireman, a chair or a back hook
< Come and turn heads.
< Spin with your head high.
< Yes, you can spin.
@ Spin Basics
? level beginner
> Beginners spin here. That means you.
- {name} get{s} you into fireman, chair and back hook. No strength needed yet
- Fireman, chair and back hook are all yours with {name}, soft landings included
- You learn to let go and land softly in fireman, chair and back hook
< Spin before you doubt.
< You’ve got it.
< Start with a spin.
@ Spin Basics
? bring *friend*
> Bring {bring}. Spin side by side.
- {name} teach{es} you both the fireman, the chair and the back hook
- You both learn fireman, chair and back hook with {name}, no strength needed yet
- You both walk in, let go and land fireman, chair and back hook softly
< Come as two. Spin proudly.
< Sign up together.
< Be each other’s loudest fan.
@ Spin Pole
> The pole turns. You do the shining.
- {name} show{s} you the balance and momentum behind floaty combos that feel like flying
- With {name}, momentum and balance become floaty combos that look effortless
- You use momentum and balance for floaty combos that feel like flying
< Come make it look easy.
< Float like you mean it.
< Your turn to float.
@ Spin Pole
> Effortless looks good on you.
- {name} teach{es} balance, momentum and combos that float and feel like flying
- {name} bring{s} momentum and balance. The floaty combos and the flying are yours
- Let the pole turn with you, and floaty combos begin to feel like flying
< Float in. Stand proud.
< Trust the turn.
< Come and take flight.
@ Spin Pole
> Trust your balance. You’re about to fly.
- {name} help{s} you turn momentum into floaty combos that look effortless
- You find the momentum with {name}, and floaty combos start to look effortless
- You and the pole turn together in floaty combos that look effortless
< Trust yourself. Float.
< Book your flight.
< Fly with your head high.
@ Spin Pole
? level all
> Every level flies here. Yours, too.
- {name} build{s} momentum and balance into floaty combos that look effortless
- With {name}, you learn the balance and momentum that make your combos float
- Momentum and balance carry you through floaty combos that look effortless
< You’ve got this.
< Join us. Fly proudly.
< Come and find your float.
@ Pole Tricks
> Looks impossible? Watch yourself do it.
- {name} take{s} you through three tricks step by step, with spotting for every level
- You try three tricks with {name}, with spotting and options for every level
- Three tricks come in small steps, with spotting and options for every level
< Bring your phone. Be proud.
< Come and get your photo.
< Trust yourself. You’ll get it.
@ Pole Tricks
> Bring your phone. You’ll want the proof.
- {name} spot{s} you through three tricks, with an option for every level
- Three tricks make sense with {name}, spotted step by step, whatever your level
- You own three tricks, one spotted step at a time, whatever your level
< Book now. Post later.
< Smile. You did that.
< Come and show off.
@ Pole Tricks
> You’re about to impress yourself.
- {name} spot{s} three tricks at your level. Your phone catches the proud part
- Bring your phone. {name} spot{s} you through three tricks, whatever your level
- You take on three tricks, spotted and at your level. Bring your phone
< Take the photo. Be proud.
< Pose. Snap. Grin.
< Your turn to amaze us.
@ Pole Tricks
? level all
> All levels. Three tricks. You’ve got this.
- {name} break{s} down each trick and spot{s} you. Bring your phone for the photo
- Each trick comes with clear steps, your own option and {name} to spot you
- Each trick has steps, spotting and an option for you. Bring your phone
< Pick yours. Be proud.
< There’s a version for you.
< Say yes to a trick.
@ Pole Tricks
? places max*
> {Places}. One could be yours.
- {name} walk{s} you through three tricks, spotted, with an option for your level
- You learn three tricks with {name}, spotted and suited to your level
- You try three tricks with spotting, at your own level. Bring your phone
< Take your place. Stand tall.
< Come and own a trick.
< Your turn. You’ve got it.
@ Pole Flow
> Count less. Trust yourself more.
- {name} help{s} you link spins, floorwork and transitions into one long breath
- You link spins and floorwork with {name} and feel the music all the way
- You let spins, floorwork and transitions run on in one long breath
< Feel it. Own it.
< Trust the music.
< Move like it’s yours.
@ Pole Flow
> You feel the music. Let it show.
- {name} help{s} spins, floorwork and transitions flow in one long breath
- Spins and floorwork become one long breath with {name}, with less counting
- You let spins melt into floorwork in one long breath, with less counting
< Let them see you move.
< Come and move freely.
< Trust the next move.
@ Pole Flow
> One long breath, and it’s all you.
- {name} help{s} you link spins, floorwork and transitions. Feel more, count less
- Feel the music with {name}, and let spins, floorwork and transitions run together
- You link spins, floorwork and transitions, and feel the music instead of counting
< Take your space.
< Breathe out. Own it.
< Move your own way.
@ Pole Choreography
> You’ll own this song by the end.
- {name} teach{es} a new routine in sections. You perform the whole thing full out
- Learn a new routine section by section with {name}, and dance full out
- You learn a new routine in sections and finish by dancing full out
< Keep your boldest for last.
< Own the ending.
< Come and dance it proudly.
@ Pole Choreography
> Dance like you wrote the song.
- {name} build{s} a new routine in sections, and you perform everything full out
- With {name}, the routine grows in sections until you dance every step full out
- You put a new routine together in sections and perform it full out
< The finish is yours.
< Dance big. Sign up.
< Bow like you mean it.
@ Pole Choreography
> Big finish? You’ve got one in you.
- {name} teach{es} one song in sections, with musicality, performance and plenty of fun
- Learn one song in sections with {name}, and dance the new routine full out
- One song becomes a new routine, taught in sections and danced full out
< Perform it with pride.
< Go full out.
< Take the floor. Finish big.
@ Pole Choreography
? music
> {Music}. You know it. Now own it.
- {name} teach{es} the routine in sections. You dance everything full out at the end
- Learn the routine in sections with {name}, and finish by performing full out
- You learn a new routine in sections and dance it full out to finish
< Your song. Your routine.
< Dance it big.
< Make every count yours.
@ Exotic Pole
> Heels on. Chin up. Be bold.
- {name} teach{es} low flow, slides, kips and attitude, all with lights low
- {name} teach{es} slides, kips and low flow. Bring knee pads and plenty of attitude
- Slides, kips and low flow look bold with lights low. Bring knee pads
< Stay bold.
< Walk in and own it.
< Show us your boldest self.
@ Exotic Pole
> Introduce us to your boldest self.
- {name} lead{s} you into low flow, slides and kips with attitude to spare
- Bring your heels and attitude. {name} bring{s} slides, kips and low flow
- You put on heels and attitude for slides, kips and low flow
< Come in. Be bold.
< Book it before you blush.
< Heels on. Doubts off.
@ Exotic Pole
> Lights low. Heels on. No doubts.
- {name} show{s} you slides, kips and low flow with all the attitude you like
- Slides, kips and low flow come from {name}. You bring knee pads and attitude
- You bring knee pads and attitude for slides, kips and low flow
< Attitude looks good on you.
< Bring the boldest you.
< Sign up. Smirk later.
@ Exotic Pole
? wear *heels*
> Wear heels. Wear attitude. Own both.
- {name} bring{s} low flow, slides and kips. You bring your boldest self
- Bring knee pads. {name} teach{es} you low flow, slides and kips
- With lights low, your boldest self learns slides, kips and low flow
< Chin up. Sign up.
< Chin high. Heels higher.
< Come in tall.
@ Heels & Floorwork
> Heels or socks, you own the floor.
- {name} teach{es} leg lines, rolls, waves and smooth ways down and back up
- You learn leg lines, rolls and waves with {name}, and rise again with ease
- You own your leg lines, rolls and waves, all the way down and up
< Take up the whole floor.
< Any height. Full confidence.
< Come up standing tall.
@ Heels & Floorwork
> Go down with style. Come up proud.
- {name} guide{s} your leg lines, rolls and waves, in heels or in socks
- Learn rolls, waves and long leg lines with {name}, in heels or socks
- In heels of any height or socks, you learn leg lines, rolls and waves
< The floor is all yours.
< Long lines. No apologies.
< Stretch those legs with pride.
@ Heels & Floorwork
> Smooth, steady and sure of yourself.
- {name} show{s} you rolls, waves and leg lines, and heels or socks are welcome
- You choose heels or socks. {name} teach{es} leg lines, rolls and waves
- You move through leg lines, rolls and waves, to the floor and back
< Long lines look good here.
< Roll in. Stand tall.
< Wear what makes you proud.
@ Heels & Floorwork
? wear *heels*
> Wear heels. Own the way down.
- {name} teach{es} leg lines, rolls and waves in heels of any height
- Learn leg lines, rolls and waves with {name}, and come back up smoothly
- You learn leg lines, rolls, waves and how to come back up smoothly
< Sign up and stand tall.
< Own the way up.
< Strut in. You’re ready.
@ Heels & Floorwork
? bring heels (optional)
> Heels optional. Confidence included.
- {name} show{s} you leg lines, rolls, waves and smooth ways to the floor
- You learn leg lines, rolls and waves with {name}. Socks are just as welcome
- You learn leg lines, rolls and waves, and socks are just as welcome
< You choose. You own it.
< Flat or tall, you’re in.
< Stand tall at any height.
@ Heels & Floorwork
? places *left
> {Places}. Come and claim yours.
- {name} guide{s} you through leg lines, rolls and waves in heels or socks
- You learn leg lines, rolls and waves with {name}. Heels or socks are welcome
- You learn rolls, waves and smooth ways to the floor, in heels or socks
< Take your place.
< You know you want in.
< Book it. Own it.
@ Chair Dance
> Sit down like you own the seat.
- {name} teach{es} sultry choreography that is easy to follow and great with friends
- Your partner is a chair, and {name} make{s} sultry choreography easy to follow
- You learn a sultry routine that is easy to follow, with friends or without
< That chair is yours.
< Come and take charge.
< Bring friends. Look bold.
@ Chair Dance
> Your partner is a chair. You lead.
- {name} keep{s} the steps sultry and simple. Friends make everything bolder
- Bring your friends. {name} keep{s} the sultry choreography easy to follow
- You dance sultry moves that are easy to follow and great fun with friends
< Take the lead.
< Sit. Lead. Smile.
< Lead with your chin up.
@ Chair Dance
> Sultry? You already know how.
- {name} teach{es} easy choreography with a chair as your partner. Friends are welcome
- With {name} and a chair as your partner, sultry steps are easy to follow
- Your chair partners you through sultry, easy steps, and friends are welcome
< You’re a natural.
< Lean back. Own it.
< Come and sit pretty.
@ Chair Dance
? bring *friend*
> Bring {bring}. Own two chairs.
- {name} lead{s} you both through sultry choreography that is easy to follow
- Sultry choreography is easy for both of you to follow with {name}
- You both dance sultry, easy steps with a chair as your partner
< You’ll both look like naturals.
< Book two. Look bold.
< Take your seats. Lead.
@ Chair Dance
? level beginner (no experience)
> No experience needed. Take the lead anyway.
- {name} keep{s} the sultry choreography easy to follow, with a chair as your partner
- With {name}, you follow sultry choreography easily, and your chair never argues
- You learn sultry choreography with a chair, easy to follow and great with friends
< Have a seat. Shine.
< Take a seat. Take charge.
< You’ll be a natural.
@ Aerial Hoop
> Low or high, you hold the pose.
- {name} teach{es} mounts, poses and spins with graceful strength from your first class
- Find graceful strength in mounts, poses and spins with {name}, from your first class
- You learn mounts, poses and spins with graceful strength from the first class
< Sit tall. Let them look.
< Pick a height. Hop in.
< Sit tall up there.
@ Aerial Hoop
> Strong and graceful, from class one.
- {name} show{s} you every mount, pose and spin in a low and high version
- Mounts, poses and spins start as low as you like with {name}
- You learn every mount, pose and spin low, or high if you like
< Graceful looks like you.
< Come and feel graceful.
< Rise. You’re ready.
@ Aerial Hoop
> You pick the height. You shine.
- {name} show{s} you mounts, poses and spins, low or high. You choose
- Own your mounts, poses and spins with {name}, low or high
- You decide how high each mount, pose and spin should be
< You belong in that hoop.
< Step in and shine.
< Strike a pose. Sign up.
@ Aerial Hoop
? level beginner (no experience)
> No experience needed. The hoop holds you.
- {name} start{s} you on mounts, poses and spins, in low and high versions
- You start low with {name} and find graceful strength in mounts, poses and spins
- You try mounts, poses and spins, low or high, from your very first class
< Get in. Sit proud.
< Your seat is ready.
< Trust it. Lean back.
@ Aerial Hoop
? level beginner
> Beginners, take your seat in the air.
- {name} start{s} you low with mounts, poses and spins, and higher when you like
- Mounts, poses and spins begin low with {name}, and higher is your choice
- You learn mounts, poses and spins with graceful strength, low or high
< Start low. Sit proud.
< Go higher when you’re ready.
< Claim your seat up there.
@ Strength & Conditioning
> That invert is about to click.
- {name} train{s} your pull, core and shoulders for pole, with progress you can measure
- Work your pull, core and shoulders with {name}, and measure how far you’ve come
- You train pull, core and shoulders for pole and measure your progress
< You’re that close.
< Come and get that invert.
< Show up. You’ve got this.
@ Strength & Conditioning
> Progress you can measure. Pride you can’t.
- {name} make{s} pull, core and shoulder work count, so inverts finally click
- Work on pull, core and shoulders with {name} until inverts finally click
- You work on pull, core and shoulders for inverts that finally click
< Be proud of every rep.
< Show up. Feel proud.
< Count every win.
@ Strength & Conditioning
> Strong isn’t luck. It’s a class.
- {name} prepare{s} your pull, core and shoulders for inverts that finally click
- Put your pull, core and shoulders to work with {name}, and watch inverts click
- Pull, core and shoulder work made for pole helps those inverts finally click
< Come and be strong.
< You’re exactly who it’s for.
< Prove it to yourself.
@ Flexibility & Stretch
> Where you are is a good start.
- {name} guide{s} you kindly through stretches for splits, backbends and shoulders
- Stretch for splits, backbends and shoulders with {name}, who {is} kind to your body
- You work on splits, backbends and shoulders in a way that respects your body
< Trust your body.
< You’re right on time.
< Start exactly where you are.
@ Flexibility & Stretch
> Be proud of every inch.
- {name} meet{s} you at your starting point for splits, backbends and shoulders
- Whatever your starting point, {name} kindly guide{s} splits, backbends and shoulders
- Wherever you start, you get warm, kind guidance for splits, backbends and shoulders
< Give yourself this time.
< Breathe out. You’re doing well.
< Stretch out. Stand tall.
@ Flexibility & Stretch
> No rush. No comparing. Just you.
- {name} guide{s} your splits, backbends and shoulders with a warm, kind hand
- You work on splits, backbends and shoulders with {name}, from any starting point
- You stretch for splits, backbends and shoulders with warm, kind guidance all the way
< Your pace. Your pride.
< Be kind to yourself.
< Come and breathe out.
@ Flexibility & Stretch
? level all
> All levels. Yours is exactly right.
- Wherever you start, {name} guide{s} your splits, backbends and shoulders kindly
- Stretch for splits, backbends and shoulders with {name}, warmly and kindly guided
- You stretch for splits, backbends and shoulders, and any starting point is fine
< Wherever you start, sign up.
< You’re welcome as you are.
< Your place is with us.
= pole intro spin spinpole tricks static flow
? wear *shorts*
> Wear {wear}. Your grip will thank you.
- {name} show{s} you where skin holds best. You do the holding
- Your bare skin holds on while you climb and turn
- You grip with hands, knees and thighs, skin on pole
< Come and stick to it.
< Sign up. You’ve got grip.
= pole intro spin spinpole tricks static flow
? bring *shorts*
> Bring {bring}. You’ll hold on better.
- {name} bring{s} the moves, your knees bring the grip
- You grip with your knees and thighs, and bare skin holds
- You climb, you sit, you turn, and your legs hold on
< Come and trust it.
< Come and see how well.
= stretch yoga
? bring *mat
> Your mat, your space, your pace.
- Bring {bring}, and {name} lead{s} you through it at your pace
- Bring {bring}, roll it out and stretch as far as you like
- Bring {bring}, lie down, breathe and take all the room
< Sign up and sink in.
< Come and make room.
= floor lowflow exotic flow
? bring *knee pads*
> Go low. Your knees are covered.
- Bring {bring}, and {name} show{s} you the smooth way down
- Bring {bring}, then kneel, slide and roll without a worry
- Bring {bring}, and every slide feels easier
< Sign up and slide.
< You’ve got this covered.
= heels exotic burlesque
? wear heels
> Heels on. The room is yours.
- {name} teach{es} you a walk with sure steps and easy hips
- You walk, you turn, you pose, with your chin level
- You take it slowly first, then right on the beat
< Come and own the floor.
< Strut now. Sign up.
= choreo heels contemporary salsa twerk exotic
? music
> {Music} comes on. You don’t hold back.
- {name} teach{es} the steps first, then you make them yours
- You learn the steps first, then you make them yours
- You dance it with big arms, sure feet and eyes up
< Come and own the chorus.
< It’s your song.
= kids teens
? bring *water*
> Champions bring {bring}. So do you!
- {name} cheer{s} for every try, and sips count, too
- You try, you sip, you try again, you cheer
- You do a big try, a big sip, a bigger try
< You can do it!
< Here you come, champ!
= kids teens
? bring *friend*
> Be brave in pairs. Bring {bring}!
- {name} show{s} you both a trick, and you cheer each other on
- One of you tries, one of you cheers, then you swap
- You show one trick, and your friend shows one back
< Double brave. Double high five!
< You two can do it!
= kids teens
? level beginner (no experience)
> No experience needed. Only a brave first try!
- {name} show{s} you how, then cheer{s} for your first go
- You watch it once, try it once, and then you cheer
- You learn one move, then one more, then you show it
< Go on. We’ll cheer for you!
< First try? Hooray for you!
= any
? bring *knee pads*
> Bring {bring}. Then go low.
- {name} show{s} you the way down and the way back up
- You kneel, you slide, and you get back up smoothly
- You go down slowly, slide across and come back up
< High standards. Low moves.
< Knees covered? Sign up.
= any
? bring *shorts*
> Bring {bring}. You’ve got the rest.
- {name} show{s} you {move} and {move2}, and you move freely
- You try {move} and {move2}, with your legs free to move
- You can move, bend and kick as you like
< Sign up and kick off.
< Pack them and come.
= any
? bring *water*
> Bring {bring}. You’ve got the energy.
- {name} set{s} the pace, and you sip whenever you like
- You move, take a sip and go again
- You work on {move}, take a sip, then work on {move2}
< You’ll outlast the bottle.
= any
? bring *mat
> Bring {bring}. Take up all of it.
- {name} lead{s} you through {move} and {move2}, right there on it
- You roll it out, lie down and stretch yourself long
- You roll it out and make yourself comfortable
< Make space for yourself.
< Roll out and belong.
= any
? bring *friend*
> Bring {bring}. You’ll be glad you both came.
- {name} show{s} you both how it goes, step by step
- You try {move} together and cheer each other on
- One of you goes first, the other one cheers
< Say yes for two.
< Walk in together, heads up.
= any
? bring mats (provided)
> Mats are provided. Just bring you.
- {name} {has} {move} and {move2} planned. You come with free hands
- You walk in with free hands and pick your place
- You come in, take a place and start with {move}
< Come in. It’s ready.
< Walk in. You’re enough.
= any
? bring *(provided)
> {Bring} provided. Just bring yourself.
- {name} {has} it all ready, with {move} and {move2}
- You come in, warm up and start with {move}
- You don’t pack a thing, you just walk in
< Walk in as you are.
< You’re the missing piece.
= any
? wear heels
> Wear heels. Walk like you belong here.
- {name} walk{s} it with you, first slowly, then on the beat
- You take one sure step after the other, eyes up
- You practice {move} and {move2} with your chin up
< You do. Come in.
< Sign up. Step up.
= any
? bring heels (optional)
> Heels are optional. You look sure either way.
- {name} teach{es} the walk, and you pick the height
- You learn the same walk in heels or without
- You choose what feels good, then you walk like it
< Your feet. Your choice.
< Come as tall as you like.
= any
? offer first class free
> First class free. Your only job: show up.
- {name} show{s} you {move} and {move2}, and you try them
- You try {move}, {move2} and {move3} and see how you like it
- You learn {move} and {move2}, step by step
< You can do that.
< Job done. Welcome.
= any
? offer first class free
> First class free. Stop wondering. Start trying.
- {name} show{s} you {move}, {move2} and anything you wondered about
- You come in, you try {move}, you decide for yourself
- You find out how {move}, {move2} and {move3} feel
< Come and get your answer.
< Your gut is right.
= any
? offer first class free
> First class free. Give yourself a chance.
- {name} take{s} you through {move}, {move2} and {move3}, one by one
- You try {move} and {move2}, and nobody tests you
- You come in, try it all and see how it feels
< You’d give anyone else one.
< Say yes to you.
= any
? offer free trial class
> A free trial class. You decide.
- {name} let{s} you try {move} and {move2} in your own time
- You try {move}, you try {move2}, and then you choose
- You try it all, ask anything and promise nothing
< Come. You’ll know.
< Trust your own taste.
= any
? offer your friend comes free
> Your friend comes free. You both walk in tall.
- {name} teach{es} the two of you {move} and {move2}
- You try {move} together and cheer each other on, loudly
- One of you tries {move}, the other one cheers
< Ask now. Come together.
< Say yes, you two.
= any
? offer half price
> Half price. Full confidence.
- {name} teach{es} you all of it: {move}, {move2} and {move3}
- You get the whole class, from warm-up to last song
- You learn {move}, {move2} and {move3}, the whole lot
< Go all in, gladly.
< No half measures, please.
= any
? offer *off*
> {Offer}. Say yes to yourself.
- {name} teach{es} you {move} and {move2}, step by step
- You come in and try {move} and {move2}
- You’ve thought about {move} for long enough
< Yes looks good on you.
< Take the offer. Sign up.
= any
? level beginner (no experience)
> No experience needed. You’re ready as you are.
- {name} show{s} you {move}, {move2} and every step between
- You bring yourself, and we show you every step
- You start with {move} and take it from there
< You can. Come along.
< Ready enough is ready.
= any
? level beginner (no experience)
> No experience? You’re exactly who we meant.
- {name} show{s} you {move}, you try them, you grin
- You watch {move} first, then you try them slowly
- You don’t have to know {move} or {move2} yet
< Yes, you. Come on in.
< We’re saving a welcome for you.
= any
? level beginner
> Beginners welcome. Walk in like you know it.
- {name} {has} your first {move} and {move2} covered, step by step
- You learn {move} and {move2} from the very first step
- You ask, you try {move}, and you try them again
< Come in. You belong.
< New? Book it proudly.
= any
? level beginner
> Beginners welcome. You’re allowed to be new.
- {name} show{s} you {move} and {move2}, and you ask anything
- You try {move}, you laugh, you try them once more
- You ask anything and try {move} step by step
< You’re new. You’re welcome.
< Come and do great.
= any
? level all
> All levels welcome. Yours is the right one.
- {name} {has} {move} and {move2} in a version that fits you
- You learn {move} and {move2} in the version that fits
- You work on {move} and {move2} at the level that’s yours
< Be proud of where you are.
< Book it at your level.
= any
? level all
> Every level welcome. You fit right in.
- {name} start{s} where you are, with {move} and {move2}
- You start from where you are and go on from there
- You work on {move} and {move2} at your own pace
< Trust your own pace.
= any
? level beginner (only)
> Beginners only. Nobody’s ahead of you.
- {name} start{s} you all at step one: {move}, then {move2}
- You all start with {move}, then you try {move2} together
- You learn {move} side by side, from step one
< Nobody. We checked.
< Come and start with us.
= any
? level advanced*
> Advanced is a word you’ve earned. Wear it.
- {name} take{s} the {move} you know and make{s} them bigger
- You take {move} and {move2} further, with control
- You work on bigger {move}, cleaner lines and longer holds
< You’re good. Come and get better.
< Own it. You worked for it.
= any
? level advanced*
> Advanced level. You’ve earned your place.
- {name} coach{es} you through bigger {move} and cleaner {move2}
- You take on bigger {move} with calm breath and control
- You choose the harder version of {move} and try it
< No need to be modest. Book.
< Come and show how good.
= any
? level intermediate
> Intermediate looks good on you.
- {name} build{s} on your basics with {move} and {move2}
- You take your basics further into {move} and {move2}
- You link {move} and {move2} and hold them longer
< You wear it well.
< You’ve earned the next step.
= any
? audience women only
> Women only. You’re among friends.
- {name} lead{s} you through {move} and {move2}, laughs included
- You try {move}, you laugh, and you cheer each other on
- You learn {move} and {move2} and clap for each other
< Walk in, head high.
< Come as you are. You belong.
= any
? audience all bodies welcome
> All bodies welcome. Bring yours proudly.
- {name} make{s} {move} and {move2} fit you, never the other way
- You work on {move} and {move2} in your own version
- You stretch, turn and take up all the room you like
< Come in. You fit right in.
< Nothing to change. Just come.
= any
? typed *every body is welcome
> Every body is welcome. Yours, as it is now.
- {name} {has} {move} and {move2} in a version for you
- You bend, you hold, you dance, in your own way
- You try {move} and {move2} just the way you are
< Bring it in, head held high.
< You belong with us.
= any
? places *left
> {Places}. You’d do well in this class.
- {name} teach{es} {move} and {move2}, and you’d fit right in
- You learn {move}, {move2} and {move3}, step by step
- You could be learning {move} with us
< Be the one who says yes.
< Decide. You’re good at that.
= any
? places max*
> {Places}, so you really count.
- {name} {has} time for your {move}, your {move2} and your questions
- You ask, you get an answer, you try it again
- You get more time for {move} and for every question
< Every one of you does.
< You’ll be in good hands here.
= any
? places small group
> Small group. Big belief in you.
- {name} see{s} all your {move} and answer{s} every question
- You ask your questions and get your corrections
- You practice {move}, and every try gets seen
< Count yourself in. Come.
= any
? places few
> Just a few places. Trust your first yes.
- {name} teach{es} {move} and {move2}, and one place could be yours
- You could be in there, working on {move} and {move2}
- You learn {move}, {move2} and {move3} with a few others
< Your first yes was right.
< Say yes and mean it.
= pole intro spin spinpole static tricks flow exotic choreo
? places your own pole
> Your own pole. All your time, no queue.
- {name} help{s} you, and the pole stays yours all class
- You try it as often as you like, and nobody waits
- You take all the turns you want, start to finish
< Take hold. It’s yours.
< Make yourself at home on it.
= any
? series
> {Series}. You’re the kind who shows up.
- {name} teach{es} you {move}, {move2} and {move3}, one after another
- You work on {move} and {move2} and keep at it
- You come, you try {move}, you come back for {move2}
< Be there. Be proud.
= any
? series *weeks
> {Series}. See how good you get.
- {name} build{s} your {move} with you, one class at a time
- You repeat {move}, then you add {move2} and {move3}
- You start with {move}, go on to {move2}, and link them
< Book the whole run.
= any
? series *weeks
> {Series}. You’ll get there, step by step.
- {name} plan{s} it: {move} first, {move2} next, one by one
- You learn {move} first and {move2} next, without a rush
- You take one thing at a time and build on it
< You’ll be proud of yourself.
< Sign up and see it through.
= any
? series * of *
> {Series}. Keep going. You’re on your way.
- {name} build{s} on {move} and add{s} {move2}
- You repeat {move}, then you go on to {move2}
- You take what you have and build on it
< Be there for this one.
= any
? music
> {Music}. Dance like it’s your song.
- {name} put{s} {move} and {move2} to it, beat by beat
- You learn {move} and {move2} right on the beat
- You hear it, you count it, you move to it
< It’s all yours now.
< Turn it up. Turn up.
= any
? music
> {Music} is on. You’re up.
- {name} count{s} you in, and {move} and {move2} do the rest
- You move to the beat, with big arms and lifted chin
- You practice {move} and {move2} right to the song
< They’re playing your song.
< Press play. You’re ready.
= any
? music
> {Music}, and the room is yours.
- {name} count{s} you in: {move}, {move2}, and off you go
- You sing along if you like, and you move to it
- You learn {move} first, then you do them to music
< Press play and come.
< Come and turn it up.
= any
? substitute
> {Sub} is in for {for}. You’re still the star.
- You still warm up, learn and move with your class
- You keep your class, your time and your favorite spot
< {Sub} is on your side.
< Show {sub} what you’ve got.
= any
? substitute
> Your class is on. {Sub} is in for {for}.
- You get clear steps, good music and a friendly welcome
- You warm up, you move, and it’s still your class
< You’re in good hands. Come.
< Say hi to {sub}. Shine.
= any
? soldOut sold out
> Sold out. Good choice, all of you.
- {name} can’t wait to see every one of you there
- If you’re in, walk in proud and pick your spot
- Thank you all for saying yes to this one
< The next yes can be yours.
< Next time, trust your first yes.
= any
? soldOut sold out
? soldOut waitlist
> Sold out. But the waitlist is open.
- Put your name down, and {name} would love to see you
- Put your name down, and you might still get in
- A place may open up. Put your name down
< Be ready to say yes.
< Keep your bag packed.
= any
? soldOut waitlist
> Go for the waitlist. You want this.
- Put your name down, and {name} would love to have you
- Put your name down, then keep your bag packed
- It’s worth asking, so put your name down
< Be ready. It could be you.
< Ask. It’s worth it.
= any
? guest
> You, in a class with {guest}. Yes, you.
- You can ask your questions and try it for yourself
- You watch it up close, then you try it yourself
< You belong in that room.
< Say yes before you feel ready.
= any
? guest
> {Guest} is coming. So should you.
- You bring your questions, and you try something new
- You get a new teacher and new ideas to try
< One more star: you.
< You’re good enough to be there.
= any
? typed *no partner*
> No partner needed. You’re enough.
- {name} show{s} you every step on your own two feet
- You do it all on your own two feet
- You walk, turn and pause with the music, partner or not
< Come alone. Stand tall.
< Book for one. Proudly.
= any
? typed *new class
> New class. Nobody’s behind. Nobody’s ahead.
- {name} start{s} everyone with {move}, then with {move2}
- You all start with {move}, side by side
- You learn {move} and {move2} from the start, all together
< Be one of the first.
< Walk in. You’re right on time.
= any
? typed *alone or with a friend
> Alone or with a friend, walk in tall.
- {name} get{s} everyone into {move} and {move2}, side by side
- You practice {move} and {move2} in good company
- You warm up, you learn {move}, you chat, you laugh
< Both are good ideas.
< However you come, you belong.
= any
? offer free for members
> Free for members. Go on, you belong.
- {name} {has} {move} and {move2} planned for you
- You know us already, so come and use it
- You get time, music and room to work on {move}
< Members, come and show off.
< You joined for this. Enjoy.
= intro
> You’ve watched long enough. You can do this.
- {name} show{s} you the grip and the step, and you try both
- You learn a grip, a step and a slow first turn
- You start with both feet on the floor, then you turn
< Stop scrolling. Start turning.
< Now it’s your turn.
= spin spinpole
> Trust your grip. It’s better than you think.
- {name} tell{s} you when to step out, lean back and turn
- You hold on with both hands, lean out and turn
- You step out, lean back and let your arms work
< Hold on and look up.
< Come and feel it turn.
= spin spinpole
> One lean and you’re turning. Believe it.
- {name} show{s} you how to stretch one arm, lean out and turn
- You stretch one arm, lean out, and round you go
- You step, you lean, and you land where you want
< Lean out and see.
< Book a turn or ten.
= static
> Every spin starts with you.
- {name} show{s} you how to push, swing and hold it there
- The pole doesn’t turn, so every turn is your own work
- You push off, swing round and hold it there
< So does this one.
< Sign up and swing by.
= tricks
> You don’t need luck. You need one more try.
- {name} put{s} your hand here, your knee there, and your doubt aside
- Your hand goes here, your knee goes there, and up you go
- You learn the grip, then the entry, then the hold
< Come and get it right.
< Luck can stay home.
= advanced
> You can do it. Now do it clean.
- {name} work{s} with you on longer lines and quieter entries
- You hold longer lines, enter quietly and land with control
- You take grips you know into bigger, harder moves
< You’re that good. Show us.
< Bring nerve. Leave with polish.
= advanced
> Hard moves. Calm face. That’s you now.
- {name} drill{s} the hard ones until your face stays calm
- You breathe in, set the grip, extend and stay cool
- You link your inverts and look like it’s nothing
< Cool head? Sign up.
< Trust the work you’ve put in.
= intermediate
> Remember your first class? Look at you now.
- {name} teach{es} leg hangs, longer combos and smooth ways out
- You hang from a knee, link your moves, hold longer
- You go from climbs into leg hangs and longer combos
< Next move, please. You’re ready.
= intermediate
> You’ve got a signature move. Get two.
- {name} take{s} a move you own and add{s} one you don’t. Yet
- You work on new combos, cleaner lines and steadier holds
- You take a move you own and add a new one
< Two is more your style.
= flow
> There are no wrong turns. Only your turns.
- {name} show{s} you spins, slides and rolls, and you choose the order
- You spin, slide and roll in the order you like
- You try your own way from the spin to the floor
< Finish like you planned it.
< You’re never off course.
= exotic
> Look up. That’s the whole secret.
- {name} do{es} the slides with you, chin level, shoulders back
- You slide with your chin level and your shoulders back
- You walk, slide and roll with your head high
< Now you know. Use it.
= exotic
> Move like you’ve got nowhere better to be.
- {name} slow{s} it all down: the walk, the slide, the look
- You walk slowly, roll smoothly and let the song wait
- You take every slide as slowly as you like
< Right here is where you shine.
< Take your time. It suits you.
= heels
> You already walk tall. Now strut.
- {name} help{s} you stand tall, step with confidence and enjoy the turn
- You practice the walk first, then the turn, then both
- You step, you turn, you pose, and then you link it
< Walking was the warm-up.
< Strut like it’s your street.
= heels
> Walk in like you own the song.
- {name} teach{es} a walk with easy shoulders, sure hips and a level chin
- You lead with your hips and keep your chin level
- You take one step per beat and mean every one
< Show us that walk.
< The floor is yours. Cross it.
= lowflow floor
> The floor doesn’t rush you. Neither do we.
- {name} teach{es} the slow roll, the long slide and the way up
- You roll, you turn, and nobody is rushing you
- You learn rolls, slides and turns, slow and sure
< Come and roll with us.
< Come on down.
= lowflow
> Low moves. Big presence.
- {name} teach{es} slow turns, floor rolls and long leg lines
- You turn slowly, stretch your legs and hold your look
- You stay close to the floor and hold nothing back
< Lower. Bolder. You.
= handstand
> Upside down, you’re still the one in charge.
- {name} help{s} you find the line and hold it there
- You place your hands, brace your core, breathe and lift
- You find the line, hold it a second, then a second more
< Trust your hands.
< One second counts. Be proud.
= conditioning polefit
> One more rep? You’ve got it in you.
- {name} count{s} along, and the last one counts double
- You do pulls, planks and holds, then rest and repeat
- You work your arms, back and core, set by set
< You can. Come and count.
< Told you it was in there.
= yoga
> Go at your own pace. That’s strong.
- {name} guide{s} you breath by breath, as deep as you like
- You move slowly, rest when you like and keep breathing
- You find your balance, wobble a little, and find it again
< Your pace wins.
< Slow takes nerve.
= choreo
> By the last chorus, you’ll have it.
- {name} count{s} the first run. The last one you just dance
- You learn the steps first, then the arms, then the face
- You miss one, catch the next and keep looking up
< Trust your feet.
< The chorus will prove it.
= choreo
> It doesn’t have to be perfect. Just mean it.
- {name} teach{es} it count by count, then you make it yours
- You learn the steps, run them twice, then dance them
- You dance it once for the steps, once for yourself
< Perfect is boring anyway.
< Take your mark. Bring drama.
= chair
> Your chair. Your song. Your rules.
- {name} teach{es} the lean, the look and the slow way to stand
- You lean back, cross your legs and look up slowly
- You sit wide, look up and take your time standing
< Rule one: sit proud.
= burlesque
> You already have the wink. Use it.
- {name} add{s} the shimmy, the walk and the nerve
- You learn the shimmy, the shoulder and the slow walk
- You move slowly, one glance and one shoulder at a time
< It works. Trust us.
< Come and flirt a little.
= burlesque
> A shoulder, a look, and the room is yours.
- {name} take{s} it slow: the shoulder, the eyebrow, the bow
- You turn, raise an eyebrow and make them wait
- You walk slowly, stop on the beat and bow
< Tease like you know. You do.
< They never stood a chance.
= twerk
> That move you do at home? Bring it.
- {name} give{s} it a stance, a bounce and a louder song
- You bend your knees, find the bounce and turn it up
- You keep your knees soft and your bounce big
< It’s good enough to go out.
< Home was the rehearsal.
= twerk
> You’ve got the moves. Trust them.
- {name} get{s} you low, loose and laughing, head high
- You stay low, shake loose and keep your head high
- You shake it, you own it, you laugh about it
< It’s your beat. Take it.
= salsa
> Stand tall. The beat will find you.
- {name} lead{s} you through the step, the hold and the turn
- You step, you turn, and you start again with style
- You get the steps first, then you add the hips
< It found you. Dance.
< Yes, you may have this dance.
= hoop
> The hoop holds you. You hold the room.
- {name} lead{s} you from a tall seat to a lean to a pose
- You get in knee first, let one hand go and look around
- You get in, sit tall and hold a pose
< Hold it a little longer.
< Come and hang around.
= silks
> The silk holds. So do you.
- {name} wrap{s} it with you once, then you step in and lean
- You make one wrap, lean back, and it carries you
- You step into it, stand up and find your balance
< Hold on. You’re good at it.
< Come on up.
= trapeze
> Feet off the floor. Head held high.
- {name} help{s} you onto the bar, then into a pose
- You sit, you stand, you lean back, you hold on
- You hang from your hands, then hook your knees
< You belong up there.
= straps
> Two hands. You can trust them.
- {name} show{s} you how to wrap, breathe, lift and trust the hold
- You wrap, you breathe, you lift, you hold
- You start on the ground and lift off bit by bit
< Come and hold on.
< You’re up to it.
= seniors
> You know yourself. Now surprise yourself.
- {name} show{s} you steps, grips and turns, and you set the pace
- You learn steady steps and sure turns, at your pace
- You step, you hold, you turn, and you laugh
< Go on, astonish yourself.
< You’ll be proud you came.
= inclusive
> You belong here, exactly as you are.
- {name} find{s} the version of each move that suits you
- You try every move in the version that suits you
- You walk, you turn, you hold, at your own pace
< You’re welcome. We mean it.
= party
> Nobody gets to just watch.
- {name} get{s} everybody dancing, the shy ones too
- You learn one short dance and do it all together
- You try it, you cheer, and nobody sits it out
< Have the applause ready.
= private
> What do you want to learn? You’ll get it.
- {name} help{s} you with the move that won’t work yet
- You bring the move that won’t work yet, and we fix it
- You ask twice, try ten times, and nobody waits
< Come and name your move.
< Say it. We’ll start there.
= private
> This class is about you. Only you.
- {name} answer{s} your questions and keep{s} your pace
- You set the goal and the pace, and we’re here for you
- You work on what you like, in the order you like
< Enjoy all that attention.
< Tell us your goal.
= practice
> You know what you need. Go get it.
- {name} {is} around, and nobody’s counting how often you try
- You repeat a move as often as you like
- You pick the move, the song and the number of tries
< Be your own best coach.
= workshop
> You’ll know why it works. That’s confidence.
- {name} show{s} you what holds it up, not just how it looks
- You learn what holds it up, then try it yourself
- You ask, you try, you ask again, you try again
< Come and find out why.
< Go deep. Come out sure.
= workshop
> One topic. Make it your specialty.
- {name} slow{s} it down until every part of it is clear
- You go through it part by part, with time to try
- You try it slowly, try it again, then try it big
< Become the one they ask.
= showcase
> You’ve done the work. Now take the credit.
- {name} lead{s} the run, shoulders back before the music starts
- You run it full out, then once more with a smile
- You practice the entrance, the ending and everything between
< Take the bow. You earned it.
< Walk on. You’re ready.
= photo
> That’s your good side. So is that one.
- {name} bring{s} the ideas, you bring every side you have
- You pick a pose you’re proud of and hold it
- You stretch the line, lift your chin, and click
< You have no bad angles.
< Sign up and look up.
= men
> Strong enough to try something new.
- {name} show{s} you the lift, the hold and the smart way round
- You learn the grip, the control and a move or two
- You lift, you hold, you turn, and you do it again
< Come and give it a go.
= prenatal
> Your body knows. Trust it.
- {name} suggest{s} easy moves, and you decide how far to go
- You move a little, breathe slowly and rest at any time
- You decide how far, how long and when to sit
< Come, both of you.
< You know best. We’ll follow you.
= postnatal
> You made a person. You can do this.
- {name} start{s} small with you: easy moves, steady breath, no rush
- You start with small moves, steady breath and no rush
- You move gently, rest often and go at your pace
< Gently. You’ve earned gently.
< You’re doing so well.
= contemporary
> You have something to say. Take the floor.
- {name} lead{s} you through big reaches, sure rolls and full turns
- You reach, you roll, you rise, in your own way
- You use your arms, your breath and the whole room
< Say it with your arms.
< Dance what you mean.
= acro
> You’ve got them. They’ve got you.
- {name} count{s} you in: look, breathe, lift, hold
- You base, you fly, and then you trade places
- You look at each other, breathe in and lift
< Book it. Be the base.
< Lean in. You’ll both shine.
= circus
> You belong in the ring.
- {name} show{s} you how to hang, how to balance, how to bow
- You hang, you balance and you take a bow
- You try it, you drop it, you try it again
< Top of the bill: you.
= openlevel
> There’s a version of this that’s yours.
- {name} help{s} you find it, higher or lower, fast or slow
- You choose higher or lower, faster or slower
- You work on your own version, side by side with others
< Come in. You fit.
< We kept that version for you.
= teens
> Nobody’s rating this. Go for it.
- {name} show{s} you the move, and you make it your own
- You try new moves, mix them up and make them yours
- You laugh when it fails and grin when it works
< No likes. Real cheers.
= teens
> Count to three. You’re doing it.
- {name} show{s} you one move at a time and cheer{s} you on
- You learn one move at a time, low first and then higher
- You try it low, try it again, then try it higher
< Three! Told you.
= kids
> Can you do it? Yes, you can!
- {name} help{s} you stretch, balance, jump and try again
- You stretch, you balance, you jump, you do it again
- You hold on tight, try once more and cheer
< Come and say I did it!
< You’re going to be so proud!
= kids
> Take the biggest step you’ve got!
- {name} show{s} you big steps and cheer{s} for every one
- You take big steps, and everybody cheers for you
- You try it small, try it big, then show everyone
< Bigger! You can!
< High five, champ!
= kids
> Stand like a superhero. You are one!
- {name} train{s} superheroes, one brave move at a time
- You stand tall, take off and land on both feet
- You try one brave move, and then you get a cheer
< Parents, sign your hero up!
< Your powers start here!
= class
> Come in like you’ve been here before.
- {name} show{s} you the steps, you pick any row you like
- You warm up, learn the steps and pick your row
- You take it step by step, then all at once
< Nobody will know. Come in.
< Nod. Smile. Pick your row.
= class
> You don’t have to feel confident. Just come.
- {name} take{s} it step by step. The confident part follows
- You warm up, learn one part, then add the next
- You follow along, and we take it step by step
< Nervous? Book anyway.
< Step in. Confidence follows.
= intro
> If you can hold on, you can start.
- {name} show{s} you where to hold and when to step
- You hold on, step round and try one whole turn
< Hold on. You’re in.
= pole
> It’s just a pole until you arrive.
- {name} show{s} you how to climb it, sit on it and spin around it
- You climb it, sit on it and spin around it
< Show up. Bring it to life.
= pole
> Turn first. Heads will follow.
- {name} teach{es} you turns with a clean start and a calm landing
- You walk, swing out, turn and land on your own two feet
< Turn up. Turn heads.
= spinpole
> Dizzy passes. Style stays.
- {name} tell{s} you where to look and how to slow it down
- You tuck in to go faster and stretch out to slow down
< Round you go, in style.
= static
> The pole stays put. You’re going places.
- {name} show{s} you how to climb it, lean out and swing yourself round
- You climb, lean out and swing yourself round by hand
< Go places. Start here.
= tricks
> First “no way.” Then “watch this.”
- {name} take{s} you from the entry to the hold and safely out
- You try the entry low, find the grip, then hold it
< Your “watch this” is next.
= tricks
> Future you already has this one.
- {name} give{s} you the setup, the grip and the way back down
- You learn the setup, the grip and the way back down
< Future you is proud.
= advanced
> You’re past “can I?” Try “how well?”
- {name} clean{s} up the entry, the line and the exit with you
- You clean up the entry, hold the line and take the exit slowly
< Very well, we’d say.
= openlevel
> Easy version. Hard version. Your version.
- {name} {has} a simpler and a harder way into each move
- You pick how high, how fast and how far for each move
< Yours is the good one.
= exotic
> Take the long way down. You’ve got time.
- {name} show{s} you the slide, the roll and the slow way up
- You slide down, roll over and come up in no rush at all
< They can wait.
= heels
> Every click says you’ve arrived.
- {name} work{s} on your walk until each step lands on the beat
- You walk on the beat, turn on your toes and hit the pose
< Arrive on the beat.
= heels
> Heels are just you, underlined.
- {name} teach{es} you to walk toes first, turn and pose
- You learn to walk toes first, turn and hold the pose
< Underline every step.
< You’re the headline.
= floor
> The floor has never let you down.
- {name} show{s} you how to roll, slide and get up smoothly
- You roll over a shoulder, slide on your knees and get up smoothly
< You can count on it.
= chair
> Best seat in the house: yours.
- {name} show{s} you how to sit, lean back and stand up with style
- You sit, lean back, cross your legs and stand up with style
< And you’re the show.
= chair
> A chair can’t upstage you.
- {name} give{s} it eight counts, and you give it a look
- You circle it, straddle it, lean on it and leave it behind
< Sit down. Steal the scene.
< It knows its place.
= contemporary
> Fall on purpose. Rise like you meant it.
- {name} teach{es} the fall, the roll and the way back up
- You fall, roll, reach and get up again, all in one phrase
< You meant that. Lovely.
= burlesque
> Make them wait. You’re worth it.
- {name} teach{es} the strut, the pause and the look back
- You strut, you stop, you look back, and you take your time
< Don’t make us wait.
< Worth it. Every second.
= twerk
> Your hips have something to say.
- {name} slow{s} the bounce down, then bring{s} it up to speed
- You bend your knees, tip your hips and find the bounce
< Speak up. We’re listening.
< Let them finish.
= salsa
> Count to eight. You’re dancing.
- {name} count{s} the step, then the turn, then let{s} the song do it
- You step on the count, turn on the count and add your own style
< Come and be counted.
= hoop
> It’s a circle. You’re the point.
- {name} show{s} you how to get in, sit up and lean out
- You get in, sit up, lean out and point both feet
< Make your point.
= silks
> Get wrapped up in yourself for once.
- {name} show{s} you how to wrap a foot, stand up and lean out
- You wrap one foot, stand up in the silks and lean out
< You’re worth wrapping.
= trapeze
> Remember the swings? Now go higher.
- {name} show{s} you how to sit, how to stand and how to hang
- You sit, you stand up on the bar, you hang by your knees
< You always wanted to.
= acro
> Base or flyer? You’d be good at both.
- {name} show{s} you how to lift, be lifted and come down softly
- You try both: feet up as the base, arms out on top
< Both it is, then.
= handstand
> Upside down, you hold up the whole world.
- {name} help{s} you place your hands, stack your shoulders and kick up
- You place your hands, stack your shoulders and kick up
< The world’s in good hands.
< It’s lucky to have you.
= stretch
> Your toes aren’t going anywhere.
- {name} take{s} you through hamstrings, hips and back without a rush
- You reach for them, breathe out and reach a little more
< They’ll wait for you.
= restore
> You’re allowed to lie down.
- {name} keep{s} it calm, with long, easy stretches and a rest after each
- You lie down, stretch gently and breathe out for a while
< Permission granted.
= yoga
> Wobble. Breathe. You’re still standing.
- {name} hold{s} the pace steady while you find your balance
- You hold each pose for a few breaths, wobbles included
< Wobble with us.
= conditioning
> “I can’t” is just the warm-up.
- {name} count{s} you through the holds and call{s} the rests
- You plank, pull and hold, then rest and do it again
< “I can” is next.
= polefit
> Pull yourself up. You’re worth lifting.
- {name} coach{es} you through pulls, climbs and holds, with rests in between
- You pull, climb, hold and squat, with rests in between
< Worth every pull.
= men
> Gentlemen, take pole position.
- {name} show{s} you how to climb and spin with control, not force
- You grip, climb and spin with control instead of force
< Start your engine.
< Front row, naturally.
= inclusive
> You don’t have to fit in. You fit.
- {name} {has} a way into each move that works for you
- You try each hold and turn in the way that works for you
< Told you. You fit.
= seniors
> You’ve done harder things than this.
- {name} take{s} you through grips, steps and turns, in your time
- You learn how to hold, step round and turn, in your time
< Add it to the list.
< And you did them well.
= prenatal
> You’re doing something big. Do this gently.
- {name} offer{s} easy moves, soft stretches and plenty of rests
- You move easily, stretch softly and rest whenever you like
< Gently is plenty.
< You two come first.
= postnatal
> You first, for once.
- {name} start{s} with breath and easy moves, and you stop when you like
- You breathe, stretch and move a little, as far as it suits you
< Yes, really. You first.
< Your turn to be cared for.
= practice
> You’re the coach now.
- {name} {is} there if you want a second opinion
- You choose the move, the number of tries and the breaks
< Listen to your coach.
< Your coach believes in you.
= practice
> One more try. Okay, one more.
- {name} {is} around while you try it again, and then again
- You try it, rest a little, and try it again
< Fine. One more.
= photo
> Hold that. Yes, exactly that.
- {name} tell{s} you which way to turn and when to breathe
- You find your pose, breathe in and keep it for a moment
< Got it. Gorgeous.
= showcase
> They’re going to watch. Let them.
- {name} rehearse{s} it with you, from the way on to the bow
- You run it from the entrance to the bow, then run it again
< Let them clap.
< Give them something to watch.
= private
> The whole class is you.
- {name} {has} time for your move and all your questions
- You bring the move, the question or the song, and we start there
< Top of the class: you.
< No need to raise your hand.
= kids
> Who’s brave? You are!
- {name} show{s} you how to jump, balance and land
- You jump, you balance, and everybody claps
< Who’s ready? You are!
< Brave ones, this way!
= kids
> First you wobble. Then you shine!
- {name} show{s} you how to balance on one leg, then on the other
- You balance on one leg, wobble, laugh and try again
< Wobbles welcome!
= teens
> It’s okay to be good at this.
- {name} show{s} you a combo piece by piece, until it works
- You learn a combo piece by piece and add your own ending
< Really good, even.
< Don’t act surprised.
= teens
> You don’t have to be cool. Just come.
- {name} show{s} you one new move, then another to go with it
- You learn one new move, then another to go with it
< Cool comes by itself.
= any
? typed *new class
> New class. Nobody’s better at it than you.
- {name} start{s} it with {move}, then add{s} {move2}
- You all start with {move}, then add {move2}
< Come and keep your lead.
< Join while you’re ahead.
= any
? level all
> All levels welcome, including “not sure.”
- {name} {has} an easier and a harder way into {move}
- You try {move} the easy way first, then as you like
< Not sure? Perfect.
= any
? level advanced (only)
> Advanced only. You didn’t even blink.
- {name} go{es} straight to harder {move} and cleaner {move2}
- You go straight to harder {move} and cleaner {move2}
< That’s how we knew.
= any
? price
> {Price}. You’re worth far more.
- {name} take{s} you through {move} and {move2}, start to finish
- You learn {move} and {move2} and get time for both
< You’re a good investment.
= any
? places *left
> {Places}. Say the word.
- {name} {has} {move} and {move2} waiting for you
- You could be trying {move} and {move2} with us
< The word is yes.
= any
? series *weeks
> {Series}. You finish what you start.
- {name} start{s} with {move} and work{s} up to {move2}
- You start with {move}, repeat them and work up to {move2}
< So start.
= spin
> Spin, and let the room keep up.
- {name} show{s} you where to step, how to swing and when to land
- You learn the step, the swing and where your free arm goes
< It’ll catch up.
= static
> Nothing here moves unless you say so.
- {name} show{s} you how to push off, swing round and stop on purpose
- You push off, swing round and stop exactly when you choose
< So say so.
< You give the orders.
= choreo
> Forget a step? Sell it.
- {name} teach{es} the steps in order, and what your face does meanwhile
- You learn the steps in order and dance on when one goes missing
< Sold. See you there.
= burlesque
> Wink first. Explain never.
- {name} teach{es} the walk, the wink and the well-timed turn
- You learn to walk, wink, turn and take your bow
< Just the wink, then.
= twerk
> Turn your back on doubt. Then shake it.
- {name} teach{es} the stance, the drop and the bounce
- You find your stance, drop low and keep the bounce going
< It’s behind you now.
= contemporary
> You feel a lot. Use all of it.
- {name} give{s} you a phrase, and you give it feeling
- You reach, sink, roll and rise with the music
< Too much? Perfect.
= yoga
> You’ve been breathing for years. Take credit.
- {name} lead{s} you from breath to pose and back to breath
- You move with your breath and hold each pose until it settles
< In, out, proud.
< Nicely done so far.
= showcase
> Shaky knees? That’s applause, arriving early.
- {name} run{s} it with you until your feet know the way
- You run it with the nerves in, then run it again
< It’s for you. Go on.
= workshop
> Become annoyingly good at one thing.
- {name} go{es} through one topic piece by piece, questions included
- You take one topic apart and practice each piece of it
< Annoy us. Please.
= advanced
> This stopped being luck a while ago.
- {name} link{s} your hardest moves and ask{s} for one second more
- You link hard moves into longer combos and hold the last one
< Luck never trained. You did.
= floor
> Gravity wins down here. So do you.
- {name} show{s} you how to sink, roll and rise
- You sink, roll, slide and come up again smoothly
< Call it a tie.
= circus
> Drop it. Pick it up. Bow.
- {name} show{s} you the trick, the save and the bow
- You try, miss, catch and take a bow anyway
< The bow is yours either way.
= straps
> Let your arms show off.
- {name} show{s} you how to wrap, lift, hold and come down
- You wrap your wrists, lift a little, hold and come down slowly
< They’ve earned an audience.
= polefit
> You came for the workout. Stay to show off.
- {name} coach{es} you through climbs, pulls and holds, then one combo
- You climb, pull and hold, then put it into one combo
< Work out. Stand out.
= any
? music
> {Music}. Somebody has to dance it. You, obviously.
- {name} teach{es} {move} and {move2}, right on the beat
- You learn {move} first, then you do them right on the beat
< Who else?
= any
? audience all bodies welcome
> All bodies welcome. You don’t even have to ask.
- {name} {has} a way into {move} and {move2} for each of you
- You try {move} and {move2} in whatever way works for you
< Yes. Next question?
< The answer was always yes.
= any
? typed *no partner*
> No partner needed. You’re plenty.
- {name} show{s} you {move} and {move2}, and you do both yourself
- You do {move} and {move2} on your own terms
< Party of one? Right this way.
< Come alone. Fill the room.
= any
? level beginner (no experience)
> No experience needed. Boldness counts as training.
- {name} take{s} {move} and {move2} slowly, from the very first step
- You try {move} slowly, from the very first step
< Zero is a fine place to start.
= any
? offer first class free
> First class free. Nerve not included. Bring yours.
- {name} show{s} you {move} and {move2}, and you try both
- You try {move} and {move2} and see what suits you
< You’ve got plenty. Come.
`;
