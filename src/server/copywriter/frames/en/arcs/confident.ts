// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const confident = `
= intro pole
> You don’t need to know how. Yet.
- {name} show{s} you the grip, the walk and the first turn
- A grip, a walk, a turn. You learn each one
- You watch it once, you try it once, and you’re moving
< Walk in. We’ll start there.
< Book your first step.
= intro pole
> You’re more ready than you think.
- {name} start{s} you off with two hands, one step, one turn
- First the grip, next the step, and soon the turn is yours
- Two hands on the pole, one step, and you’ve begun
< Sign up. You’re ready.
< Start with us.
= pole
> Take hold. Stand tall. Turn.
- {name} lead{s} you from a sure walk into spins and sits
- Walks, spins, sits, and one move you’ll want to show around
- You walk it, you turn it, you hold it, you grin
< Come and take your turn.
< Your pole is waiting.
= pole
> You carry the groceries. You can carry yourself.
- {name} show{s} you where to hold, when to swing, how to land
- Turns, holds and a combo you can call your own
- Step in, swing out, land on both feet
< Come and get carried away.
< Book it. You can.
= spin spinpole
> The floor can wait. You’re turning.
- {name} count{s} you in: step, lean, and all the way round
- Step in, lean out, and land where you meant to
- One strong hand, one long leg, all the way round
< Reserve a spin for yourself.
< Spin with us.
= spin
> You let go. You land it.
- {name} break{s} it down: the step, the lean, the turn, the landing
- Walk in, swing the leg, turn, and set it down softly
- Step, lean, turn, land. You’ll know it by heart
< Come and stick the landing.
< Spin first. Doubt later.
= spinpole
> The pole moves. You stay in charge.
- {name} show{s} you how to slow it, speed it up, steer it
- Lean out to slow it, pull in to speed up
- Find your balance first, then add the long lines
< Sign up. You’re steering.
< Come and steer your spin.
= static
> The pole won’t budge. You’ll fly round it.
- {name} lead{s} you through climbs, holds and spins you start yourself
- You push, you swing, you stop exactly where you want
- Climbs, holds and spins that start with you
< Come and swing yourself round.
< Make your move. Sign up.
= tricks
> It looks hard. You’ll get it.
- {name} take{s} the trick apart: grip, entry, hold, exit
- Grip, entry, hold, exit. You learn one part at a time
- First half, second half, and suddenly you’re in it
< Come and get your trick.
< Come and prove us right.
= tricks
> Stop saving that trick. Come and do it.
- {name} build{s} it with you, first low, then high
- We take it apart, you put it together
- First low, then higher, then with a free hand
< Your turn to post one.
< Come get your trick.
= advanced
> You did the hard part. Go higher.
- {name} polish{es} your holds, your entries and your biggest combos
- Longer holds, cleaner entries, bigger combos
- Invert, extend, hold it, and look calm doing so
< Come and show your lines.
< Go higher with us.
= intermediate
> You know the basics. Trust them.
- {name} add{s} leg hangs and longer combos to what you know
- Leg hangs, longer combos, cleaner lines
- You add one new move to three you already own
< Book the next step.
< Step up with us.
= flow
> Stop counting. You know this.
- {name} link{s} spins to floorwork, and you keep moving
- You go from spins to floorwork and back without a stop
- Turn, slide, roll, rise. You decide what’s next
< Come and move your way.
< Move like you mean it.
= flow
> You have the moves. Now link them.
- {name} help{s} a turn, a slide and a roll become one
- A turn into a slide into a roll, all yours
- One song, no stops, and you in charge of every change
< Sign up and keep moving.
< Flow with confidence.
= exotic
> Walk slowly. Look up. Mean it.
- {name} show{s} you the slow walk, the slide and the stare
- Slides, floor rolls, long legs and no apology
- Low flow, big lines, and a look that stays
< Come and be bold.
< Book it boldly.
= exotic
> Bold suits you. Try it on.
- {name} teach{es} hip circles, knee slides and how to work your hair
- Hip circles, knee slides, hair, attitude
- A slow walk, a sure slide, a stare that holds
< Sign up your bold side.
< Bold starts here.
= heels
> You already have a strut.
- {name} turn{s} it into walks, turns and a whole routine
- Walks, turns, leg lines, and then the whole routine
- Cross the floor, hit the pose, repeat with more hip
< Come and show off that strut.
< Bring the strut. Sign up.
= heels
> Chin up. Heels on. Go.
- {name} get{s} you steady first, then sharp, then proud
- Steady first, then sharp, then with your head high
- You walk, you turn, you stop on the beat
< Count yourself in. Walk tall.
< Come and stand tall.
= lowflow floor
> You don’t have to stand to stand out.
- {name} teach{es} rolls, slides and long lines at a slow, sure pace
- You roll, you slide and you stay in control, close to the floor
- You go down with style and come up when you like
< Come down and own it.
< Own the floor.
= handstand
> You can stand on your hands.
- {name} stack{s} you up: wrists, shoulders, core, then both legs
- Wrists, shoulders, core, then one leg, then two
- You kick up, you wobble, you fix it yourself
< Book a new view.
< Hands down. Feet up.
= conditioning polefit
> You can pull more than you think.
- {name} set{s} the pace: pulls, holds, core, then a well-earned rest
- Pulls, holds, core, and a rest when you’ve earned it
- You pull, you hold, you count, and you finish
< Sign up. Finish strong.
< Show up. Pull yourself up.
= stretch
> An inch is an inch. Take yours.
- {name} guide{s} hips, back and shoulders, as far as you like
- Hips, back, shoulders, at your own range
- You go as far as you go, and that counts
< Come and take your inch.
< Book yourself that inch.
= stretch
> Toes look far away? Good. Start there.
- {name} keep{s} it steady: long holds, calm breath, no comparing
- Long holds, steady breath, and no comparing
- Hamstrings, hips, back. You set the depth
< You start right here.
< Sign up. Stretch out.
= yoga
> Breathe in. Stand tall. You’ve started.
- {name} lead{s} you through long holds and small, kind corrections
- Core, control and slow moves you do well
- Long holds, small corrections, a calm face
< Come and feel steady.
< Book the calm.
= chair
> This partner never steps on your feet.
- {name} show{s} you how to sit, lean and circle like a star
- Sit, lean, circle it, and look straight ahead
- Cross your legs, tip the chair, take the song
< Come and take the lead, seated.
< Book it. You lead.
= burlesque
> One shoulder. One look. Done.
- {name} teach{es} the walk, the shimmy and the art of waiting
- You learn the walk, the shimmy and the wait
- Slow glove, straight gaze, small smile
< Come and work that look.
< Look over. Sign up.
= twerk
> Your hips know. Let them.
- {name} build{s} it up: stance, bounce, isolation, then everything at once
- Stance, bounce, isolation, then all of it at once
- Bend your knees, drop your hips, keep your chin up
< Come and shake it proudly.
< Shake on it. Sign up.
= salsa
> You hear the beat. Trust your feet.
- {name} give{s} you the step, the turn and the timing
- You learn the basic step and turn with your chest up
- You step, you turn, you smile like you knew
< Step in. Take the floor.
< Save us a dance.
= hoop
> Your throne hangs from the ceiling.
- {name} show{s} you how to get in, sit tall and let go
- You mount, you sit, you lean back and let one hand go
- You get in, you settle, you strike a pose
< Come and rule the hoop.
< Book your throne.
= silks
> Wrap once. Trust it. Lean back.
- {name} teach{es} you the foot lock, then the sit, then the lean
- A foot lock, a sit, a lean, and you’re flying
- You wrap, you check, you let go with one hand
< Come and trust the fabric.
< Wrap in with us.
= trapeze
> The swing grew up. So did you.
- {name} help{s} you sit, stand and hang from your knees
- You sit, you stand and you hang from your knees
- Two ropes, one bar, and you look at home on it
< Come and sit up high.
< Book a swing.
= inclusive
> Your body, front and center.
- {name} {has} a version of every move that suits your body
- Turns, holds and walks, in the version that suits you
- You take up room, take your turn, take the bow
< Come and take up space.
< Your place is right here.
= seniors
> You’ve got nerve. Bring it.
- {name} keep{s} it steady: sure grips, sure steps, one proud turn
- Steady grips, sure steps, and a turn to show at home
- Strength, balance and a good song, at your pace
< Book it. Tell the family.
< Come and use that nerve.
= party
> The whole party learns one dance.
- {name} get{s} all of you to walk, spin and pose together
- You walk, spin and pose, all of you at once
- You cheer for each other, then you do it once more
< Come and dance it together.
< Bring everyone. Book it.
= private
> All the attention. All yours.
- {name} help{s} you with the move you choose, at the pace you like
- You choose the move, and we work on every detail with you
- Ask anything you like. Every answer is about you
< Book a class for you.
< Name your move.
= practice
> Your list. Your song. Your time.
- {name} host{s}, you pick the move and go until it’s clean
- Warm up, pick the move, and go again until it’s clean
- You repeat what you like and fix what you don’t
< Book some time for you.
< Come and practice.
= practice
> That move is nearly yours.
- {name} {is} there while you try it, film it and fix it
- Try it, film it, fix it, try it again
- Ten more tries, and you’ll stop counting
< Come and finish it.
< Come and nail it.
= workshop
> Ask everything. Then do it.
- {name} take{s} one topic apart until you could explain it yourself
- One topic, taken apart until it makes sense to you
- The why, the how, and time to try it yourself
< Sign up with questions.
< Ask away.
= showcase
> You know the steps. Show them.
- {name} run{s} it with you: entrances, counts, one proud bow
- Run it, fix it, run it again with your face on
- Entrances, counts, the ending, and a proud bow
< Come and own the stage.
< Walk on like it’s yours.
= photo
> Chin up. Shoulders back. Click.
- {name} help{s} you find the pose, the line and the look
- You choose the pose, hold it, and look straight ahead
- Your best line, your best look, held for a second
< Come and strike your pose.
< Book your close-up.
= men
> You’ve lifted plenty. Now lift yourself.
- {name} coach{es} you through the grip, the climb and a clean spin
- Grip, climb, hold, and a spin you didn’t expect to like
- You pull, you turn, you find out what skill adds
< Come and try something new.
< Book a climb.
= acro
> You’re someone’s solid ground.
- {name} show{s} you how to base, to fly and to swap
- One bases, one flies, then you swap
- Hands, feet, balance, and a clear yes from both
< Come and lift each other.
< Say yes and lift off.
= contemporary
> Dance like you mean every inch.
- {name} lead{s} you through the reach, the fall and the rise
- Reach, fall, roll, and stand up on your own beat
- Big arms, full breath, sure steps
< Come and dance it big.
< Say yes with your chest.
= prenatal
> Strong, gentle, and in charge.
- {name} keep{s} it gentle: easy hips, steady breath, rest when you like
- Easy hips, steady breath, and rest when you say so
- You sway, you stretch, you sit when you like
< Come and set your pace.
< You set the pace.
= class
> Walk in. Stand tall. Start.
- {name} show{s} you each step until it feels like yours
- Learn it step by step, then do it your way
- Warm up, try it, try it bigger
< Say yes. Sign up.
< Start here with us.
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
@ Beginner Pole
? wear *shorts*
> Wear {wear}. Stand tall. Climb.
- {name} keep{s} the pace steady, from spins and sits to your own combo
- You build grip, core and confidence with {name}, and a combo of your own
- At a steady pace, you learn spins, sits and a combo of your own
< You’ve got this climb.
< Put your name down. Climb.
< Up you go, proudly.
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
@ Spin Basics
? bring *water*
> Bring {bring}. We’ll bring the spins.
- {name} teach{es} fireman, chair and back hook, down to the soft landing
- You learn to land fireman, chair and back hook softly with {name}
- Fireman, chair and back hook are yours to try. No strength needed yet
< You’ll be glad you came.
< Sip. Spin. Smile.
< Pack up. Show up. Spin.
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
@ Pole Flow
? bring *knee pads*
> Bring {bring}. Go low with confidence.
- {name} lead{s} you from spins to floorwork in one long breath of movement
- You flow from spins to floorwork with {name}, with more music and less counting
- You link spins, floorwork and transitions. Less counting, more feeling the music
< You’ve got the floor.
< Stay low. Stay proud.
< Come and own every slide.
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
@ Exotic Pole
? bring *knee pads*
> Bring {bring} and your boldest self.
- {name} teach{es} low flow, slides, kips and attitude, with heels on and lights low
- You learn low flow, slides and kips with {name}, heels on and lights low
- With heels on and lights low, your slides, kips and low flow look bold
< Bold suits you.
< You’ll look the part.
< Come and own your slide.
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
@ Strength & Conditioning
? bring *towel*
> Bring {bring}. Leave proud.
- {name} push{es} your pull, core and shoulders until those inverts finally click
- You work pull, core and shoulders with {name} for inverts that finally click
- You train pull, core and shoulders for pole, with progress you can measure
< Sign up. Sweat proudly.
< You can do this.
< Work hard. Stand tall.
@ Strength & Conditioning
? bring *water*
> Bring {bring}. You’ve got the grit.
- {name} work{s} with you on pull, core and shoulders until inverts finally click
- Train pull, core and shoulders with {name}, and measure your progress proudly
- You work on pull, core and shoulders and see your inverts finally click
< You’re so close.
< Sip. Pull. Be proud.
< Grit looks good on you.
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
@ Flexibility & Stretch
? bring mats (provided)
> Mats provided. Come and claim your space.
- {name} treat{s} your splits, backbends and shoulders kindly, wherever you start
- Stretch boldly for splits, backbends and shoulders with {name}, wherever you start
- You stretch actively for splits, backbends and shoulders, from any starting point
< Bring yourself. That’s plenty.
< Stretch out proudly.
< Settle in. You belong.
@ Flexibility & Stretch
? bring *mat
> Bring {bring}. Take up space.
- {name} guide{s} splits, backbends and shoulders warmly, whatever your starting point
- Active stretching with {name} is kind to your splits, backbends and shoulders
- You get warm guidance for splits, backbends and shoulders from any starting point
< Roll it out proudly.
< Your mat. Your moment.
< Unroll it. Own it.
= pole intro spin spinpole tricks static flow
? wear *shorts*
> Wear {wear}. Trust your grip.
- {name} show{s} you where skin holds best. You do the holding
- Your skin holds, you trust it, and up you go
- Bare legs hold on better than you’d think
< Trust your legs. They’ve got you.
< Hold on. You’ve got this.
= pole intro spin spinpole tricks static flow
? bring *shorts*
> Bring {bring}. You’ll hold on better than you think.
- {name} bring{s} the moves, your knees bring the grip
- Bare skin on the pole holds better than doubt
- Trust your knees. They’re ready, and so are you
< Trust your grip, then look up.
< Sign up and hold on.
= stretch yoga
? bring *mat
> Your mat, your space, your pace.
- Bring {bring}, and {name} will meet you where you are
- Bring {bring}, roll it out, make it your island
- Bring {bring}. Nobody measures you but you
< Stretch out. You’re allowed.
< Take your time. It’s yours.
= floor lowflow exotic flow
? bring *knee pads*
> Go low. Your knees are covered.
- Bring {bring}, and let {name} show you the smooth way down
- Bring {bring}, and slide like you’ve done it for years
- Bring {bring}. From there it’s only you and the floor
< Go low. Shine anyway.
< You’ve got the floor under control.
= heels exotic burlesque
? wear heels
> Heels on. The room is yours.
- {name} teach{es} you the walk that makes people step aside
- Shoulders back, chin level, one sure step after the other
- Slow is not shy. Slow is sure
< Walk like you’re sure. You are.
< Strut first. Doubt later.
= choreo heels contemporary salsa twerk exotic
? music
> {Music} comes on. You don’t hold back.
- {name} teach{es} the steps first, then you make them yours
- You learn the steps first, then you make them yours
- Big arms, sure feet, and a look that says you know
< Dance it like it’s your song.
< From the first beat, it’s yours.
= kids teens
? bring *water*
> Champions bring {bring}. So do you!
- {name} cheer{s} for every try, and sips count, too
- Try, sip, try again, and look how far you get
- Big try, big sip, bigger try
< You can do it!
< Here you come, champ!
= kids teens
? bring *friend*
> Be brave in pairs. Bring {bring}!
- {name} show{s} you both a trick, and you cheer each other on
- One tries, one cheers, then you swap
- You show one trick, they show one back
< Double brave. Double high five!
< You two can do it!
= kids teens
? level beginner (no experience)
> No experience needed. Only a brave first try!
- {name} show{s} you how, then cheer{s} for your first go
- Everybody here had a first one. This is yours
- One try, then one more, and soon you’re showing others
< Go on. We’ll cheer for you!
< First try? Hooray for you!
= any
? bring *knee pads*
> Bring {bring}. Then go as low as you dare.
- {name} show{s} you the way down and the way back up
- Low moves suit people who know their way back up
- Down you go, sure as anything, and back up
< You dare more than you think.
< Knees covered. Nerves calm.
= any
? bring *knee pads*
> Bring {bring}. You’ll feel sure down there.
- {name} take{s} you down, across and up again, with style
- Then it’s down, across and up again, without a second thought
- With those on, you can kneel like you own the floor
< You’re covered. Trust yourself.
< You’ve got this, knees and all.
= any
? bring *shorts*
> Bring {bring}. You’ve got everything it takes.
- {name} {has} {move} and {move2}. You have the nerve already
- Legs free, chin up, and off you go
- Free knees, straight back, and you’re dressed for it
< Trust yourself. You’re ready.
< Dressed and ready? You’re in.
= any
? bring *water*
> Bring {bring}. You’ve got the energy.
- {name} set{s} the pace, you set the number of sips
- Work hard, sip proudly, go again
- One sip, one deep breath, and you’re ready for more
< Steady does it. You’ve got this.
< Sip, breathe, sign up.
= any
? bring *water*
> Bring {bring}. You’re going to go for it.
- {name} {has} {move}, {move2} and {move3}. You bring the thirst
- People who try things get thirsty. You’re one of them
- You try, you sip, you try again. That’s the plan
< Go all in. Then sip.
< Thirsty means you tried. Be proud.
= any
? bring *mat
> Bring {bring}. Take up all of it.
- {name} lead{s} {move} and {move2}, and every inch is yours
- It’s your own piece of floor, edge to edge
- Roll it out wherever you like. You belong in every corner
< Take up space. You’re allowed.
< Roll out and belong.
= any
? bring *friend*
> Bring {bring}. You’ll be glad you both came.
- {name} get{s} you both through the shy part and into {move}
- They’ll thank you once the shy part is over
- You go first. They’ll follow. Then you’ll both be fine
< You say yes first.
< Walk in together, heads up.
= any
? bring *friend*
> Bring {bring}. You’ll believe in each other.
- {name} believe{s} in you, too. That makes it unanimous
- One says I can’t. The other says you just did
- You see how good they are. They see how good you are
< Say yes together.
< You’ve got each other.
= any
? bring mats (provided)
> The mats are provided. Just bring you.
- {name} {has} {move} and {move2} planned. You walk in with free hands
- Nothing to carry but your head, and carry it high
- Walk in with free hands and straight shoulders
< Pick any place. You belong.
< Walk in. You’re enough.
= any
? bring *(provided)
> {Bring} provided. Just bring yourself.
- {name} take{s} care of the rest. You just take part
- Nothing to buy, nothing to carry, nothing to worry about
- No packing, no excuses. Only you, walking in
< You’re ready as you are.
< Bring yourself. All of you.
= any
? wear heels
> Wear heels. Walk like you belong here.
- {name} walk{s} it with you until the wobble turns into style
- Shoulders down, eyes up, one sure step after the other one
- Wobbly is fine. Wobbly with your chin up is a style
< You do belong. Come in.
< Every step says you’re sure.
= any
? wear heels
> Heels on. Chin up. There you are.
- {name} get{s} you steady first. The style follows on its own
- One step is a walk. The second is a strut
- Steady comes first. Style follows on its own
< You already have the strut.
< Stand tall. It suits you.
= any
? bring heels (optional)
> Heels are optional. You look sure either way.
- {name} teach{es} the walk, you pick the height
- Flat or high, it’s the walk that counts
- Choose what you feel sure in, then walk like it
< Your feet. Your choice. Your floor.
< You’re tall enough as you are.
= any
? bring heels (optional)
> Heels or no heels, you’ve got the walk.
- {name} start{s} with the shoulders. Feet just follow
- It comes from the shoulders. Feet just follow
- Wear what makes you feel sure. That’s the right answer
< Strut it your way.
< Either way, you walk in proud.
= any
? offer first class free
> First class free. Your only job: show up.
- {name} handle{s} the how of {move} and {move2}. You handle the yes
- {Move}, {move2}, {move3}. You just have to be there
- We handle {move} and {move2}. You handle the yes
< You’ve done harder things.
< Show up. Be proud of it.
= any
? offer first class free
> You’ve thought about it. First class free.
- {name} will show you {move}, {move2} and whatever you wondered about
- No more research. No more someday. Just you, trying it
- {Move}, {move2}, {move3}: time to try what you’ve wondered about
< Stop wondering. Start.
< Your curious side is right.
= any
? offer first class free
> First class free. So give yourself a chance.
- {name} take{s} you through {move}, {move2} and {move3}. One class, for you
- Not a test. Just {move}, {move2} and you
- You’ve taken bigger steps for smaller reasons
< Take your own advice. Go.
< Give yourself a first try.
= any
? offer free trial class
> A free trial class. You’re the one deciding.
- {name} let{s} you try {move} and {move2}, and you trust your gut
- Try {move}, try {move2}, trust what you feel
- No promises to make. Only a little courage to find
< Try it. You’ll know.
< Trust yourself to know.
= any
? offer your friend comes free
> Your friend comes free. No excuses, either of you.
- {name} teach{es} you both {move} and {move2}, nerves included
- You ask, they say yes, and you both walk in tall
- One of you is nervous. That’s what the other one’s for
< Dare to ask. Come together.
< Two brave people. One good class.
= any
? offer half price
> Half price. Full confidence.
- {name} give{s} you all of it: {move}, {move2} and {move3}
- Once you’re here, the whole class is yours
- {Move}, {move2}, {move3}, and nothing by halves
< Go all in. You’ll be glad.
< Bring your whole self.
= any
? offer *off*
> {Offer}. Say yes to yourself.
- You bring the yes, {name} bring{s} {move} and {move2}
- You wanted a nudge. Consider this one
- You’ve been thinking about it. Trust that thought
< You want this. Say yes.
< Take the offer. Sign up.
= any
? level beginner (no experience)
> No experience needed. You’re ready as you are.
- {name} show{s} you {move}, {move2} and every step between
- You bring yourself. We show you every step
- You don’t have to catch up with anyone
< You can. Come and start.
< Start now. Be amazed later.
= any
? level beginner (no experience)
> No experience? You’re exactly who we meant.
- {name} show{s} you {move}, you try, you get it, you grin
- First you try it, then you get it, then you grin
- You don’t have to know {move} or {move2}. Just walk in
< Yes, you. Come on in.
< We’re saving a welcome for you.
= any
? level beginner (no experience)
> No experience needed. You don’t have to be bold.
- {name} start{s} you gently with {move}. Bold comes along by itself
- Just be curious. Bold comes along by itself
- Be curious about {move} and {move2}. Bold follows
< Curious? Then you’re ready.
< Come curious. Leave proud.
= any
? level beginner
> Beginners welcome. Walk in like you know it.
- {name} {has} your first {move} and {move2} covered, step by step
- Everyone here had a first class. Yours will be a good one
- You won’t know the moves yet. You’ll know you’re welcome
< You belong from the first step.
< New? Book it proudly.
= any
? level beginner
> Being a beginner takes courage. You have it.
- {name} take{s} you from maybe to {move} and {move2}, step by step
- The first step is the bold one. Then come {move}
- You said maybe. That’s already half a yes
< Come and use that courage.
< You’re braver than you think.
= any
? level beginner
> Beginners welcome. You’re allowed to be new.
- Ask {name} anything about {move} or {move2}. Be proud of every try
- You’re allowed to wobble, to laugh and to love it
- Ask anything, try everything, be proud of all of it
< You’re in the right place.
< Go on. Be great.
= any
? level all
> All levels welcome. Yours is the right one.
- {name} {has} {move} and {move2} in a version that fits you
- There’s a version of every move that fits you now
- Nobody’s ahead, nobody’s behind, everyone’s in
< Be proud of where you are.
< Book it at your level.
= any
? level all
> Every level welcome. You fit right in.
- {name} start{s} where you are, with {move} and {move2}
- No comparing. You start from where you are
- New to {move} or not, you’ll be proud of something
< Trust your own pace.
< Set your pace. Sign up.
= any
? level beginner (only)
> Beginners only. Nobody’s ahead of you.
- {name} start{s} you all at step one: {move}, then {move2}
- You all start from the same place, and it’s a good one
- No one to compare with, everyone to laugh with
< You’ll be new together.
< Start level. Stand tall.
= any
? level advanced*
> Advanced is a word you’ve earned. Wear it.
- {name} trust{s} the work you’ve done and go{es} further with {move}
- Trust the work you’ve done, then add a little more
- You know what you can do. Now find out what else
< You’re good. Come and get better.
< Own it. You worked for it.
= any
? level advanced*
> Advanced level. You’ve earned your place.
- Bigger moves, calmer breath, and {name} in your corner
- Bigger {move}, calmer breath, no second-guessing
- Less asking if you can. More choosing how
< No need to be modest. Book.
< Come and show how good.
= any
? level intermediate
> Intermediate looks good on you.
- You have the basics. {name} add{s} {move} and {move2}
- You have the basics. Now make them yours
- Remember when this was out of reach? Look at you
< Look how far you’ve come.
< You’ve earned the next step.
= any
? level intermediate
> Intermediate level. You’ve come this far for a reason.
- {name} know{s} what you can do, and ask{s} for bolder {move}
- What scared you once is your warm-up now
- Trust what you know, then ask for more
< Next step, same nerve.
< You’re further than you think.
= any
? audience women only
> Women only. You’re among friends.
- {name} lead{s} {move} and {move2}, with real laughs and nobody shrinking
- Big moves, real laughs, and nobody shrinking
- You hold each other up here. That’s the house rule
< You’ll feel at home. Head high.
< Come as you are. You belong.
= any
? audience all bodies welcome
> All bodies welcome. Bring yours proudly.
- {name} make{s} {move} and {move2} fit you, never the other way
- It bends, it turns, it takes up room. It’s doing great
- No before, no after. This one, now
< Yours is the right one.
< Nothing to change. Just come.
= any
? typed *every body is welcome
> Every body is welcome. Yours, as it is now.
- {name} {has} {move} and {move2} for it, and a cheer for you
- It bends, it holds, it dances. What more could you ask
- No waiting for later. You belong here now
< Bring it in, head held high.
< You belong, just as you are.
= any
? places *left
> {Places}. You’d do well in this class.
- {Move}, {move2}, {name} and you. Picture it, then come
- {Move}, {move2}, {move3}. You can picture it already
- Somebody is going to say yes. It might as well be you
< Be the one who says yes.
< Decide. You’re good at that.
= any
? places max*
> {Places}, so you really count.
- {name} {has} time for your {move}, your {move2} and your questions
- Your questions get an answer, your progress gets a cheer
- More time for your {move}, more cheers for your {move2}
< Take your place. You’ve got this.
< You’ll be in good hands here.
= any
? places small group
> Small group. Big belief in you.
- {name} see{s} all your {move} and answer{s} every question
- Your questions get answers and your wins get noticed
- Nobody gets lost here, least of all you
< Small group? Count yourself in.
< Come and get noticed.
= any
? places few
> Just a few places. Trust your first yes.
- {Move} and {move2} with {name}. Ask nobody but yourself
- Your gut said yes before you finished reading
- You don’t need to ask anyone. Only yourself
< You’re right. Sign up.
< Say yes while you mean it.
= pole intro spin spinpole static tricks flow exotic choreo
? places your own pole
> Your own pole. All your time, no queue.
- {name} come{s} by to help, and the pole stays yours
- Try it as often as you like. Nobody’s waiting on you
- All the time you need, all the turns you want
< Take hold. It’s all yours.
< Make yourself at home on it.
= any
? series
> {Series}. You’re the kind who shows up.
- You show up, {name} bring{s} {move}, {move2} and {move3}
- Showing up is the brave part. You’ve got that down
- That’s how it’s done: you come, you try, you get it
< Keep showing up. It suits you.
< Be there. You’ll be proud.
= any
? series *weeks
> {Series}. See how good you get.
- {name} build{s} your {move} with you, each class a bit bolder
- Each class a bit surer, a bit bolder, a bit more you
- First {move}, then {move2}, then look at you go
< Come and get good.
< Book the whole run.
= any
? series *weeks
> {Series}. You’ll get there, step by step.
- {name} plan{s} it: {move} first, {move2} next, one by one
- {Move} first, {move2} next, all yours in the end
- You don’t have to get it at once. You have time
< You’ll be proud of yourself.
< Sign up and see it through.
= any
? series * of *
> {Series}. Look how far you are.
- {name} build{s} on what you have, and it’s a lot
- You know more than you did, and you show it
- Take what you have and build on it
< Keep going. It’s working.
< You’re further along than you feel.
= any
? music
> {Music}. Dance like it’s your song.
- {name} turn{s} singing along into {move} and {move2}
- You’ve sung along for long enough. Now use the rest of you
- You know every note. Trust it to carry you
< It’s your song now.
< Turn it up. Turn up.
= any
? music
> {Music} is on. You’ve got this.
- {name} lead{s} you straight to the good part, chin lifted
- Move first, think later. You know this one
- Big arms, lifted chin, straight to the good part
< You know this one. Enjoy it.
< Press play. You’re ready.
= any
? music
> {Music}, and the room is yours.
- {name} count{s} you in: {move}, {move2}, and off you go
- Sing along if you like. Nobody’s holding back here
- Take the beat, then take the space
< Move like you know the words.
< Don’t hum it. Dance it.
= any
? substitute
> {Sub} is in for {for}. You’re still the star.
- The voice is new, and the belief in you stays the same
- You have somebody new to impress
< {Sub} is on your side.
< Show {sub} what you’ve got.
= any
? substitute
> Your class is on. {Sub} is in for {for}.
- Good company, clear steps, and everything you came for
- You’ll feel at home from the first song
< You’re in good hands. Come.
< Say hi to {sub}. Shine.
= any
? soldOut sold out
> Sold out. Good choice, all of you.
- If you’re in, {name} can’t wait. If not, your turn is coming
- If you’re in, walk in proud. If not, your turn is coming
- What a brave bunch. See you all there
< The next yes can be yours.
< Next time, trust your first yes.
= any
? soldOut sold out
> Full house. You did that.
- {name} can’t wait to see every one of you
- If you booked, come in with your head high
- Thank you for backing yourselves, and us
< So proud. See you there.
< Be proud. Be there.
= any
? soldOut sold out
? soldOut waitlist
> Sold out. But the waitlist is open.
- Put your name down. {name} would love to see it there
- Put your name down. It’s a brave little step
- A place may open up. Put your name down
< Be ready for that call.
< Keep your bag packed.
= any
? soldOut waitlist
> Go for the waitlist. You want this.
- {name} would love to have you. It’s worth asking
- Put your name down, then keep your bag packed
- A maybe is always worth asking for
< Be ready. It could be you.
< Asking is the confident move.
= any
? guest
> You, in a class with {guest}. Yes, you.
- You don’t have to be a star to learn from one
- Ask your question, try the move, and be proud of both
< You belong in that room.
< Say yes before you feel ready.
= any
? guest
> {Guest} is coming. So should you.
- Bring your questions and your nerve. Both are welcome
- A new teacher, and a new chance to surprise yourself
< Don’t hear about it. Be there.
< You’re good enough to be there.
= any
? typed *no partner*
> No partner needed. You’re enough.
- {name} will dance you through it, on your own two feet
- Walk in on your own two feet. They know where to go
- You, the music and all the space you like
< Come alone. Stand tall.
< Book for one. Proudly.
= any
? typed *new class
> New class. Nobody’s behind. Nobody’s ahead.
- {name} start{s} everyone from the same line, with {move} and {move2}
- You all start from the same line, side by side
- No regulars yet, so the front row is anyone’s
< Be one of the first.
< Walk in. You’re right on time.
= any
? typed *new class
> A new class, ready for you to own.
- {name} open{s} it with {move} and {move2}. You make it yours
- Pick your corner, meet the others, start together
- Everyone’s new here, so you’re right on time
< Be the first to sign up.
< Start something good.
= any
? typed *alone or with a friend
> Alone or with a friend, walk in tall.
- {name} get{s} everyone talking, so nobody stays a stranger
- On your own you’re brave. With company, you’re brave in stereo
- Either way, you won’t feel like a stranger for long
< Both take nerve. You have it.
< However you come, you belong.
= any
? offer free for members
> Free for members. Go on, you belong.
- {name} {has} {move} and {move2} ready for you. So use it
- You’re one of us already. We’d love to see you there
- No reason to skip it. Every reason to show up
< Members, come and show off.
< You joined for this. Enjoy.
= intro
> You’ve watched long enough. You can do this.
- {name} show{s} you a grip and a step, and you see that you can
- First a grip, then a step, then proof that you can
- Nobody starts out sure. You only have to start
< Come and try it yourself.
< Now it’s your turn.
= spin spinpole
> Trust your grip. It’s better than you think.
- {name} tell{s} you when to step out, lean back and turn
- Your hands have carried plenty. Trust them to carry you
- Step out, lean back, and let it do its job
< Hold on and look up.
< Come and use your grip.
= spin spinpole
> One lean and you’re turning. Believe it.
- {name} show{s} you how to stretch one arm, lean out and turn
- You stretch one arm, lean out, and round you go
- A step, a lean, and a landing you meant
< Lean out. You’ve got this.
< Book a turn or ten.
= static
> The pole holds still. So does your nerve.
- {name} teach{es} the push, you set the speed and the ending
- You set the speed, the height and the ending
- Nothing moves unless you say so
< Your push. Your pace. Your move.
< You’re in charge of every turn.
= static
> All the momentum in here is yours.
- {name} show{s} you how to push, swing and hold it there
- The pole doesn’t turn, so every turn is your own work
- You push, you swing, you hold. All of it is you
< Your work. Your credit. Take it.
< Sign up and push off.
= tricks
> You don’t need luck. You need one more try.
- {name} put{s} your hand here, your knee there, and your doubt aside
- Hand here, knee there, and a deep breath before you commit
- First you understand it. Then you trust it. Then you have it
< Take the try. Keep the trick.
< Come for one more try.
= advanced
> You can do it. Now do it clean.
- {name} {is} after longer lines, quieter entries and no doubt in between
- Longer lines, quieter entries, no doubt in between
- You know your grips. Trust them with more
< You’re that good. Show us.
< Bring nerve. Leave with polish.
= advanced
> Hard moves. Calm face. That’s you now.
- {name} drill{s} the hard ones until your face stays calm
- Breathe in, set the grip, extend, and don’t look surprised
- You didn’t get lucky. You kept coming back
< Stay calm and sign up.
< Trust the work you’ve put in.
= intermediate
> Remember your first class? Look at you now.
- {name} pick{s} the next move that scares you, just a little
- The moves you begged for are your warm-up now
- Leg hangs, longer combos, and the next small scare
< Your next move is waiting.
< Next move, please. You’re ready.
= intermediate
> You know enough to trust yourself.
- {name} take{s} a move you own and add{s} one you don’t. Yet
- New combos, cleaner lines, fewer second thoughts
- Take a move you own and add one you don’t. Yet
< Build on what you own.
< You’re ready for more.
= flow
> You know more moves than you think. Link them.
- {name} show{s} you how one turn leads into the next slide
- You need no plan, only the next move you trust
- Trust your first idea. It’s usually right
< Keep going. Your body knows.
< Whatever comes next, mean it.
= flow
> There are no wrong turns. Only your turns.
- {name} show{s} you three ways down. You invent the fourth
- You choose what’s next, and you choose well
- Take the long way down if you like it better
< Finish like you planned it.
< Trust your turn. Take it.
= exotic
> You’re not too shy. You’re just early.
- {name} warm{s} you up until the hair flip does itself
- By the second chorus your hair takes over
- Shy at the first song, sure at the second. It happens a lot
< Give us one song.
< Book it, shy or not.
= exotic
> Look up. That’s the whole secret.
- {name} do{es} the slides with you, chin level, shoulders back
- Chin level, shoulders back, and every slide looks sure
- Doubt looks at the floor. You look straight ahead
< Come and lift your chin.
< Come dance, eyes up.
= exotic
> Move like you’ve got nowhere better to be.
- {name} slow{s} it all down: the walk, the slide, the look
- Slow walk, smooth slide, no explaining
- Every slide as slow as you like it
< Right here is where you shine.
< Take your time. It suits you.
= heels
> You already walk tall. Now strut.
- {name} help{s} you stand tall, step with confidence and enjoy the turn
- Your strut has been in there all along, waiting for a beat
- Every step gets surer, and every turn gets a little prouder
< Come and find your strut.
< Own every step.
= heels
> Walk in like you own the song.
- {name} teach{es} a walk with easy shoulders, sure hips and a level chin
- You lead with your hips and keep your chin level
- One step per beat, every one of them yours
< Own every step of it.
< The floor is yours. Cross it.
= heels
> Wobbly for a song. Unstoppable after.
- {name} stand{s} by for the wobble and count{s} in the strut
- First you stand tall, then you step, then you strut
- Everyone here wobbled once. Now look at them go
< Book it, wobble and all.
< Your strut is in there.
= lowflow floor
> Take your time. The floor is yours.
- {name} teach{es} the slow roll, the long slide and the way up
- Every roll is a choice and nobody’s rushing you
- Rolls, slides and turns, low, slow and sure
< Come and own every roll.
< Come and take your floor.
= floor
> You look good close to the floor.
- {name} take{s} you down on purpose and back up proud
- You go down with control and roll like you planned it
- You go down proud, you come up proud, and you enjoy all of it
< Go low. Own it.
< You’re in charge all the way.
= lowflow
> Low moves. Big presence.
- {name} teach{es} the slow turn, the long leg, the lasting look
- A slow turn, a long leg, a look that stays
- Everything close to the floor, nothing held back
< Stay low. Stand out.
< Come and take it slow.
= handstand
> Upside down, you’re still the one in charge.
- {name} catch{es} the wobble, you find the line and hold it
- Hands flat, core on, one calm breath before you lift
- You find the line, hold it a second, then a second more
< Trust your hands.
< One second counts. Be proud.
= conditioning polefit
> One more rep? You’ve got it in you.
- {name} count{s} along, and the last one counts double
- Pulls, planks, holds, and the one rep you didn’t expect
- Pull, hold, and count what you can do, not what you can’t
< Rep by rep, you can.
< Sign up for one more.
= yoga
> Stand tall. Breathe. That’s half of it.
- {name} guide{s} the rest, breath by breath, as deep as you like
- The other half is trusting what your body tells you
- No measuring, no comparing, only you and your breath
< You already know how.
< Breathe in. You belong here.
= choreo
> By the last chorus, you’ll have it.
- {name} count{s} the first run. The last one you just dance
- The first run is for the feet, the second for the face
- Miss one, catch the next, and keep looking up
< Trust your feet. Bring the face.
< Come and dance the chorus.
= choreo
> It doesn’t have to be perfect. Just mean it.
- {name} give{s} you the steps, and the rest is you
- Once the steps are in, stop counting. The rest is you
- Take the front when you’re ready. Or before
< Come dance it your way.
< Take your mark. Bring drama.
= chair
> Your chair. Your song. Your rules.
- {name} teach{es} the lean, the look and the slow way to stand
- Lean back as if you’d been expected
- Sit wide, look up, take your time standing
< Come and own your chair.
< Take your seat. Show off.
= burlesque
> You already have the wink. Use it.
- {name} add{s} the shimmy, the walk and the nerve
- We only add the shimmy, the walk and the nerve
- Slow and sure, one glance at a time
< Trust your wink. It works.
< Wink if you’re in.
= burlesque
> A shoulder, a look, and the room is yours.
- {name} take{s} it slow: the shoulder, the eyebrow, the bow
- Take it slow. Confidence never hurries
- You don’t need feathers. You need one raised eyebrow
< Tease like you know. You do.
< Raise the eyebrow. Take the bow.
= twerk
> That move you do at home? Bring it.
- {name} give{s} it a stance, a bounce and a louder song
- It only needed a bigger room and a louder song
- Knees soft, back strong, no apologies
< It’s good enough to go out.
< Home was the rehearsal.
= twerk
> You’ve got the moves. Trust them.
- {name} get{s} you low, loose and laughing, head high
- Low stance, loose hips, head high
- You shake it, you own it, you laugh about it
< No apologies. Just shake.
< It’s your beat. Take it.
= salsa
> Stand tall. The beat will find you.
- {name} lead{s} you through the step, the hold and the turn
- You step, you turn, and you look like you planned it
- First the feet, then the hips, then that look
< Step in. You’ve got rhythm.
< Yes, you may have this dance.
= hoop
> The hoop holds you. You hold the room.
- {name} guide{s} you in, one knee first, until you let a hand go
- You get in knee first, let one hand go and look around
- By your second pose, you’ll look like you live up there
< Book a seat up there.
< Come and sit up there.
= hoop
> Sit up there like you own the air.
- {name} talk{s} you in and up, and you let one hand go
- You sit tall, relax your legs and forget to come down
- It wobbles until you trust it. Then it’s a throne
< Come and own the air.
< Take your seat. Chin up.
= silks
> The silk holds. So do you.
- {name} wrap{s} it with you once, then you step in and lean
- One wrap, one lean, and it carries you like it should
- Step into it, breathe out, and see how well it holds
< Sign up for the silk.
< Sit back. You’re held.
= trapeze
> Feet off the floor. Head held high.
- {name} help{s} you up, you settle, you find out you can
- You step up, you settle, you find out you can
- A little height changes the way you look at things
< You belong up there.
< Up you go. You’ve got this.
= straps
> Two strong hands. You brought them.
- {name} show{s} you how to wrap, breathe, lift and trust the hold
- Wrap, breathe, lift, and know what you’re doing
- Every hold starts with trusting the one before
< Those hands have held more.
< Your hands are up to it.
= seniors
> You’ve done harder things than this.
- {name} teach{es} you a grip, a lean and a good laugh
- You know how to learn things. This one comes with music
- You enjoy a grip, a lean and a good laugh, at your own pace
< Come and enjoy yourself.
< Make this your thing.
= seniors
> You know yourself. Now surprise yourself.
- {name} suggest{s} the move, and you set the pace
- You set the pace, and you set it well
- A sure step, a steady hand, a turn with a grin
< You’ve got more in you.
< You’ll be proud you came.
= inclusive
> You belong here, exactly as you are.
- {name} find{s} the version of each move that suits you
- Every move has a version that suits you
- Your body, your pace, a room that’s on your side
< Come in. You’ve got this.
< Come as you are. We mean it.
= party
> Your people, your song, your moment.
- {name} get{s} everybody dancing, and the loud one goes first
- You pick the one who goes first. It’s usually the loud one
- Everybody tries, everybody cheers, nobody holds back
< Bring your people. Show off.
< Come and celebrate together.
= private
> What do you want to learn? You’ll get it.
- {name} help{s} you with the move that won’t work yet
- Bring the move that won’t work yet. We’ll figure it out with you
- Ask twice, try ten times. The time is yours
< Come and name your move.
< Pick a time. It’s yours.
= private
> This class is about you. Only you.
- {name} answer{s} your questions and keep{s} your pace
- You set the goal and the pace, and we’re here for you
- With nobody to compare yourself to, you can just get better
< Enjoy all that attention.
< Tell us your goal.
= practice
> You know what you need. Go get it.
- {name} {is} around, and nobody’s counting how often you try
- Nobody’s counting how often you try
- A move, a song, and as many tries as you like
< Be your own best coach.
< Come by. Own that move.
= workshop
> You’ll know why it works. That’s confidence.
- {name} show{s} you what holds it up, not just how it looks
- Not just how it looks, but what holds it up
- Ask the question everyone else wants to ask
< Come and find out why.
< Go deep. Come out sure.
= workshop
> One topic, all your attention. You’ll get it.
- {name} slow{s} it down until nothing about it scares you
- We take it apart until nothing about it scares you
- Try it slowly, try it again, then try it like you know
< Walk in curious. Walk out sure.
< Sign up and dig in.
= showcase
> You’ve done the work. Now take the credit.
- {name} lead{s} the run, shoulders back before the music starts
- Run it full out, then run it like they’re clapping
- Shoulders back before the music starts
< Take the bow. You earned it.
< Walk on. You’re ready.
= showcase
> Nervous means it matters. You’re ready.
- A deep breath, a nod from {name}, and on you go
- You know the steps. Now let them know you
- First the breath, then the beat, then all of you
< Go out there and mean it.
< Your moment. You’ve earned it.
= photo
> That’s your good side. So is that one.
- {name} bring{s} the ideas, you bring every side you have
- Pick the pose you’re proud of and stay in it
- Nobody says smile. You’ll know when
< You have no bad angles.
< Book both your good sides.
= men
> Strong enough to try something new.
- {name} show{s} you the lift, the hold and the smart way round
- You find the grip, the control and a move you haven’t tried yet
- Lift, hold, turn, and find out what else you can do
< Come and give it a go.
< Come and try it once.
= men
> You don’t need to know how. Just walk in.
- {name} show{s} you the grip and the push. The grin comes by itself
- You learn a grip and a push, and the grin comes by itself
- Skill first, strength second, ego last
< Walk in. You’re welcome here.
< Gentlemen, sign up.
= prenatal
> You’re already doing the hardest part.
- So {name} keep{s} this one soft, steady and all for you
- So this is soft, steady, and all for you
- Breathe, sway, and sit down whenever you like
< Look what your body’s doing.
< We’ll go at your pace.
= prenatal
> Your body knows. Trust it.
- {name} suggest{s}, you decide how far and when to sit
- Small moves, long breaths, and rest whenever you say
- You decide how far, how long and when to sit
< Come, both of you.
< You know best. We’ll follow you.
= postnatal
> You made a person. You can do this.
- {name} start{s} small with you: easy moves, steady breath, no rush
- Small moves, steady breath, no rush at all
- Start with what’s there. It’s plenty
< Gently. You’ve earned gently.
< Be proud of all this body did.
= contemporary
> You have something to say. Take the floor.
- Big reach, sure roll, and {name} asking for more of you
- No right way, only the way you’d mean it
- Big reach, full breath, no explaining
< Say it with all of you.
< Dance what you mean.
= contemporary
> You don’t have to be graceful. Just honest.
- {name} ask{s} for one honest reach. The graceful part turns up
- Graceful turns up once you stop checking
- One reach you mean is better than ten that are pretty
< Honest is beautiful. Come dance.
< Dance it your honest way.
= acro
> Say ready, and mean it.
- {name} stand{s} by while one of you bases and one flies
- Someone has your hips. You have your core
- Both of you hold. Neither of you bluffs
< You’ve got each other’s back.
< Trust each other. Up you go.
= acro
> You’re strong. Someone’s about to rely on it.
- {name} count{s} you both in: look, breathe, commit, fly
- One’s the base, one’s the flyer, both are brave
- You look at each other, breathe in and commit
< Book it. Be the base.
< Lean in. You’ll both shine.
= circus
> You belong in the ring.
- {name} show{s} you how to hang, how to balance, how to bow
- You hang, you balance and you take a bow
- Everyone in the ring once stood outside it
< Step in. You’ve got this.
< Take the bow. It’s your show.
= openlevel
> There’s a version of this that’s yours.
- {name} help{s} you find it, higher or lower, fast or slow
- Higher or lower, fast or slow, you choose
- Nobody in here is behind
< Your version is ready.
< Your level. Your class. Come.
= teens
> Nobody starts out good. You’ll get there.
- {name} clap{s} for the try, the wobble and the wow
- First the try, then the wobble, then the wow
- Wobbling counts. Falling over laughing counts double
< Give it one brave try.
< Your first try starts here.
= teens
> Nobody’s rating this. Go for it.
- {name} show{s} you the move, and you make it your own
- No likes, no filters, just you getting better
- Laugh when it fails. Grin when it works
< Full try. Full grin.
< Be proud. You tried.
= teens
> You’re braver than you think you are.
- {name} bring{s} one move at a time, friends bring the cheers
- One move at a time, with friends who cheer you on
- Not sure yet? Try it anyway. Sure comes later
< Sure or not, come and try.
< You’ve got this. We’ve got you.
= kids
> I can’t do it yet. Yet!
- {name} help{s} you try again until you can say I did it
- Yet is a magic word. It grows into I did it
- Strong hands, brave face, one more try
< Come and say I did it!
< You’re going to be so proud!
= kids
> Be your bravest self!
- {name} show{s} you big steps and cheer{s} for every one
- You take big steps, and everybody cheers for you
- Try it small, try it big, then show us all
< Brave looks great on you!
< High five, champ!
= kids
> Stand like a superhero. You are one!
- {name} train{s} superheroes, one brave move at a time
- Chest out, chin up, ready for the first move
- One brave try at a time, with a cheer after each
< Parents, sign your hero up!
< Your powers start here!
= class
> Come in like you’ve been here before.
- {name} show{s} you the steps, you pick any row you like
- Shoulders down, head up, any row you like
- You won’t feel new for long
< Save your spot. Front row.
< Front row soon? We think so.
= class
> You don’t have to feel confident. Just come.
- {name} take{s} it step by step. The confident part follows
- Confident is what you’ll feel on the way home
- You bring the maybe. We’ll help you make it a yes
< Nervous? Book anyway.
< Step in. Confidence follows.
`;
