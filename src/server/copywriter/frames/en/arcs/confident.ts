// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const confident = `
= intro pole
> You don’t need to know how. Yet.
- A grip, a walk, a first turn. We show you each one
- You watch it once, you try it once, and you’re moving
< Walk in. We’ll start there.
< Your first step is here.
= intro pole
> You’re more ready than you think.
- You learn to grip, to step, to turn, in that order
- Two hands on the pole, one step, and you’ve begun
< Come and start.
< Start with us.
= pole
> Take hold. Stand tall. Turn.
- Walks, spins, sits, and one move you’ll want to show around
- You walk it, you turn it, you hold it, you grin
< Come and take your turn.
< Your pole is waiting.
= pole
> Your grip is good. Use it.
- Turns, holds and a combo you can call your own
- Step in, swing out, land on both feet
< Come and take hold.
< Step in with confidence.
= spin spinpole
> The floor can wait. You’re turning.
- Step in, lean out, and land where you meant to
- One strong hand, one long leg, all the way round
< Come and take a spin.
< Spin with us.
= spin
> You let go. You land it.
- Walk in, swing the leg, turn, and set it down softly
- Step, lean, turn, land. You’ll know it by heart
< Come and stick the landing.
< Spin first. Doubt later.
= spinpole
> The pole moves. You stay in charge.
- You lean out to slow it, pull in to speed it up
- Find your balance first, then add the long lines
< Come and steer your spin.
< Take the spin with us.
= static
> The pole stays still. You make the move.
- You push, you swing, you stop exactly where you want
- Climbs, holds and spins that start with you
< Come and swing yourself round.
< Make your move with us.
= tricks
> It looks hard. You’ll get it.
- Grip, entry, hold, exit. You learn one part at a time
- You try the first half, then the second, then you’re in it
< Come and get your trick.
< Try one with us.
= tricks
> You’ll leave with a new trick.
- We take it apart, you put it together
- First low, then higher, then with a free hand
< Come and learn a trick.
< Come get your trick.
= advanced
> You did the hard part. Go higher.
- Longer holds, cleaner entries, bigger combos
- Invert, extend, hold it, and look calm doing so
< Come and show your lines.
< Go higher with us.
= intermediate
> You know the basics. Trust them.
- Leg hangs, longer combos, cleaner lines
- You add one new move to three you already own
< Come and take the next step.
< Step up with us.
= flow
> Stop counting. You know this.
- Spins into floorwork and back, without a stop
- Turn, slide, roll, rise. You decide what’s next
< Come and move your way.
< Move like you mean it.
= flow
> Your moves. Now link them.
- A turn into a slide into a roll, all yours
- One song, no stops, and you in charge of every change
< Come and keep moving.
< Flow with confidence.
= exotic
> Walk slowly. Look up. Mean it.
- Slides, floor rolls, long legs and no apology
- Low flow, big lines, and a look that stays
< Come and be bold.
< Be bold with us.
= exotic
> Bold suits you. Try it on.
- Hip circles, knee slides, hair, attitude
- A slow walk, a sure slide, a stare that holds
< Come and be that bold.
< Bold starts here.
= heels
> You already have a strut.
- Walks, turns, leg lines, and then the whole routine
- Cross the floor, hit the pose, do it again with more hip
< Come and show off that strut.
< Strut with us.
= heels
> Chin up. Heels on. Go.
- Steady first, then sharp, then with your head high
- You walk, you turn, you stop on the beat
< Come and stand tall.
< Walk tall with us.
= lowflow floor
> You don’t have to stand to stand out.
- Rolls, slides and long legs, low and in control
- Down on purpose, across with style, up when you like
< Come down and own it.
< Own the floor.
= handstand
> You can stand on your hands.
- Wrists, shoulders, core, then one leg, then two
- You kick up, you wobble, you fix it yourself
< Come and kick up.
< Hands down. Feet up.
= conditioning polefit
> You can pull more than you think.
- Pulls, holds, core, and a rest when you’ve earned it
- You pull, you hold, you count, and you finish
< Come and finish strong.
< Show up and pull.
= stretch
> An inch is an inch. Take yours.
- Hips, back, shoulders, at your own range
- You go as far as you go, and stay there properly
< Come and take your inch.
< Stretch with us.
= stretch
> You’re not stiff. You’re starting.
- Long holds, steady breath, and no comparing
- Hamstrings, hips, back. You set the depth
< Start where you are.
< Reach out with us.
= yoga
> Steady breath. Straight back. You.
- Core, control and slow moves you do well
- Long holds, small corrections, a calm face
< Come and feel steady.
< Stand steady with us.
= chair
> Your partner won’t argue. Lead.
- Sit, lean, circle it, and look straight ahead
- Cross your legs, tip the chair, take the song
< Come and take the lead, seated.
< Lead the chair.
= burlesque
> One shoulder. One look. Done.
- You learn the walk, the shimmy and the wait
- Slow glove, straight gaze, small smile
< Come and work that look.
< Tease with us.
= twerk
> Your hips know. Let them.
- Stance, bounce, isolation, then all of it at once
- Bend your knees, drop your hips, keep your chin up
< Come and shake it proudly.
< Shake it with us.
= salsa
> You hear the beat. Step on it.
- Basic step, sure turn, chest up
- You step, you turn, you smile like you knew
< Come and dance your step.
< Dance with us.
= hoop
> Sit in it like a throne.
- Mount, sit, lean back, let one hand go
- You get in, you settle, you strike a pose
< Come and rule the hoop.
< Get in and sit tall.
= silks
> Wrap once. Trust it. Lean back.
- A foot lock, a sit, a lean, and you’re flying
- You wrap, you check, you let go with one hand
< Come and trust the fabric.
< Wrap in with us.
= trapeze
> You on the bar, feet in the air.
- Sit, stand, hang from your knees, sit up again
- Two ropes, one bar, and you look at home on it
< Come and sit up high.
< Hang with us.
= inclusive
> Your body, front and center.
- Turns, holds and walks, in the version that suits you
- You take up room, you take your turn, you take the bow
< Come and take up space.
< Take up space with us.
= seniors
> You’ve got nerve. Bring it.
- Steady grips, sure steps, and a turn to show at home
- Strength, balance and a good song, at your pace
< Come and surprise them.
< Show them.
= party
> The whole party learns one dance.
- A walk, a spin, a pose, and you all do it together
- You cheer for each other, then you do it once more
< Come and dance it together.
< Bring everyone.
= private
> All the attention. All yours.
- You choose the move, we fix the details with you
- Your questions, your tempo, your next step
< Come and ask for more.
< Name your move.
= practice
> Your list. Your song. Your time.
- Warm up, pick the move, and go again until it’s clean
- You repeat what you like and fix what you don’t
< Come and work on yours.
< Come and practice.
= practice
> That move is nearly yours.
- Try it, film it, fix it, try it again
- Ten more tries, and you’ll stop counting
< Come and finish it.
< Come and nail it.
= workshop
> Ask everything. Then do it.
- One topic, taken apart until it makes sense to you
- The why, the how, and time to try it yourself
< Come and get to know it.
< Ask away.
= showcase
> You know the steps. Show them.
- Run it, fix it, run it again with your face on
- Entrances, counts, the ending, and a proud bow
< Come and own the stage.
< Walk on like it’s yours.
= photo
> Chin up. Shoulders back. Click.
- You choose the pose, hold it, and look straight ahead
- Your best line, your best look, held for a second
< Come and strike your pose.
< Strike a pose.
= men
> Strength you have. Now use it here.
- Grip, climb, hold, and a spin you didn’t expect to like
- You pull, you turn, you find out what skill adds
< Come and take hold here.
< Try a climb.
= acro
> You’re someone’s solid ground.
- One bases, one flies, then you swap
- Hands, feet, balance, and a clear yes from both
< Come and lift each other.
< Say yes and lift off.
= contemporary
> Dance like you mean every inch.
- Reach, fall, roll, and stand up on your own beat
- Big arms, bare feeling, sure steps
< Come and dance like that.
< Move and mean it.
= prenatal
> Strong, gentle, and in charge.
- Easy hips, steady breath, and rest when you say so
- You sway, you stretch, you sit when you like
< Come and set your pace.
< You set the pace.
= class
> Walk in. Stand tall. Start.
- You learn it step by step, then you do it your way
- Warm up, try it, try it bigger
< Come and see you can.
< Start here with us.
@ Chair Dance
> You lead. The chair follows.
- Sultry choreography that you follow easily, great with friends
- It’s easy to follow, and it looks like you planned it
< Come and take charge.
< Sit down and lead.
@ Pole Tricks
> Three tricks, and you’ll get them.
- Step by step, spotted, with options for every level
- Taken apart for every level. Bring your phone for the photo
< Come and get your photo.
< Come and try all three.
@ Intro to Pole
> Your first spin? You’ve got this.
- Grips and walks come first. No experience, no dance background needed
- Grips and a walk to start, then your first spin. No experience needed
- Grips, walks, a first spin. No experience needed
< You’ll be glad you said yes.
< You’re better at this than you think.
< You’ve got this first spin.
@ Intro to Pole
> No experience? Good. Nothing to unlearn.
- Grips, walks and your first spin. No dance background needed, either
- You start fresh: a grip, a walk, then your very first spin
- Grips, walks, and your very first spin
< Walk in new. Walk out with a spin.
< Be new. Be proud of it.
< Start fresh. Start proud.
@ Intro to Pole
> You belong here before your first move.
- Then you learn grips, walks and your first spin. No experience needed
- Grips, walks and a first spin come next. No experience needed
- Then grips, walks and a first spin
< Come in. You’re already one of us.
< Come and collect your first spin.
< You’re one of us.
@ Intro to Pole
? offer first class free
> First class free. First spin, all you.
- You learn grips, walks and that first spin. No experience needed
- A grip, a walk, and there it is. No dance background needed
- Start with grips and walks. No experience needed
< There’s nothing left to think over.
< Say yes. You’ll be glad you did.
< Just say yes.
@ Intro to Pole
? offer free trial class
> Free trial class. You can do this.
- You try grips, walks and your first spin. No experience needed
- You learn grips and walks, then that first spin. No dance background needed
- Try grips, walks and your first spin
< Try it once. Trust yourself.
< You’ve wondered long enough. Come.
< Trust yourself. Try it.
@ Intro to Pole
? level beginner (no experience)
> No experience needed. That’s a promise.
- You learn grips, walks and a first spin, one sure step at a time
- Just grips, walks and a first spin
< Everything you need, you have.
< That promise is for you. Come in.
< Yes, for you, too.
@ Intro to Pole
? bring *friend*
> Bring {bring}. You’ll both be proud of this.
- Start with grips and walks. No experience, no dance background needed
- Grips, walks and a first spin each. No experience needed
- Grips, walks, one proud spin each
< You first. Then cheer for each other.
< Two first spins. Two proud faces.
< Then swap and cheer.
@ Beginner Pole
> Confidence is learned. So is a climb.
- Build grip and core, and leave with your own short combo
- Steady spins, climbs, and your own combo
< Learn the climb. Keep the confidence.
< Head high. You’ve got this climb.
< You’ll leave with both.
@ Beginner Pole
> Leave with a combo that’s all yours.
- You make it from spins, climbs and sits, at a steady pace
- You put it together from spins, climbs and sits, with confidence
- You build it: spins, climbs and sits
< Yours to keep. Yours to show.
< You made it. Be proud of it.
< Come and make your combo.
@ Beginner Pole
> Steady beats perfect. You’ll see.
- Build grip, core and confidence at a steady pace, combo included
- Steady spins, climbs, sits, then your combo
< Start steady. Finish proud.
< Come and make a start.
@ Beginner Pole
? offer first class free
> First class free. First climb, all yours.
- Build grip, core and confidence at a steady pace
- Spins and sits, too, then your combo
< Come curious. Leave with a combo.
< Say yes to yourself. Start steady.
< Say yes. Start steady.
@ Beginner Pole
? wear *shorts*
> Wear {wear}. Stand tall. Climb.
- Spins, climbs, sits, and a short combo to call your own
- Spins, sits, and a combo to own
< You’ve got this. Up you go.
< You’ve got this, one sit at a time.
< You’ve got this climb.
@ Intermediate Pole
> You climb easily. Now turn it over.
- Leg hangs, cleaner transitions and first inverts, safely spotted
- You’re spotted through first inverts, leg hangs and cleaner transitions
- First inverts and leg hangs, with spotting
< You’re ready. We’ve got you.
< Trust your climb. It got you here.
< We’ve got you.
@ Intermediate Pole
> Upside down, and completely in charge.
- You’re safely spotted for first inverts, leg hangs, cleaner transitions
- Leg hangs, first inverts, and you’re spotted
< New view. Same steady you.
< Take charge of your first invert.
< Same steady you.
@ Intermediate Pole
> That invert has your name on it.
- You climb with ease, you’re safely spotted, and leg hangs come next
- Leg hangs and cleaner transitions, too, with someone spotting you
- You’re safely spotted. Leg hangs come next
< Ready looks like you.
< Come and claim it.
@ Intermediate Pole
? series *weeks
> {Series}. Upside down by your own decision.
- First inverts, leg hangs and cleaner transitions, safely spotted, step by step
- You climb with ease. First inverts and leg hangs are next, spotted
- First inverts and leg hangs, fully spotted
< You’ll surprise yourself. Then do it again.
< Start with the nerve you have.
< You decide. We spot.
@ Advanced Pole
> You’re past proving it. Now refine it.
- Bring power and control to combos, shoulder mounts and handsprings
- Shoulder mounts and handsprings, with power, control and elegant lines
- Handsprings and shoulder mounts, in elegant lines
< Make it clean. Make it yours.
< Polish what you already own.
< Make it yours.
@ Advanced Pole
> Power you’ve earned. Lines you choose.
- Shoulder mounts, handsprings and aerial combos for confident inverters
- For confident inverters: handsprings, shoulder mounts and aerial combos
- Handsprings and shoulder mounts for confident inverters
< You’re ready for every one of them.
< This is what control looks like. Yours.
< You’ve got both.
@ Advanced Pole
> A handspring? You know you can.
- Aerial combos and shoulder mounts, too, with control and elegant lines
- For confident inverters, with shoulder mounts and aerial combos
- Shoulder mounts and aerial combos come, too
< You’re ready. Trust it.
< You know you’re ready for it.
@ Advanced Pole
? level advanced*
> Advanced. You didn’t get here by luck.
- For confident inverters who know: shoulder mounts, handsprings, combos
- Handsprings, shoulder mounts and combos, with power and elegant lines
- Handsprings, shoulder mounts, power and control
< You got here by showing up. Keep going.
< Take the next one. You’ve earned it.
< You earned this.
@ Spin Basics
> No strength needed yet. Just a yes.
- Fireman, chair and back hook spins: walk in, let go, land softly
- Fireman, chair and back hook spins, all within reach
< Say yes. You’ll be spinning soon.
< One yes, one whole turn.
< Say yes. You’ve got this.
@ Spin Basics
> You can do this. And that, too.
- You learn fireman, chair and back hook, and need no strength yet
- Fireman, chair, back hook. Strength can wait
< Pick your favorite and own it.
< You’ll have a favorite in no time.
< Pick one. Own it.
@ Spin Basics
> Let go. Land like you meant it.
- Fireman, chair and back hook spins, with no strength needed yet
- That’s fireman, chair and back hook. No strength needed yet
- Fireman or back hook, no strength needed
< You’ll land it sooner than you think.
< Softly landed. Proudly done.
@ Spin Basics
? level beginner
> Beginners spin here. That means you.
- No strength needed yet for fireman, chair and back hook spins
- Fireman, chair, back hook. Land them softly
< You walk in. You spin. You smile.
< You’ve got what it takes already.
< You’ve got it.
@ Spin Basics
? bring *friend*
> Bring {bring}. You’ll both be spinning.
- You both learn fireman, chair and back hook. No strength needed yet
- No strength needed yet. You walk in, let go and land softly
- Fireman, chair, back hook. Cheer each other on
< You’ve both got this.
< Take turns. Be proud of both.
< Two proud spinners.
@ Spin Basics
? bring *water*
> You bring {bring}. You’ll leave with spins.
- Walk in, let go of the floor and land softly
- Fireman, chair, back hook. No strength required
< You’ll be glad you came.
< Stay cool. You’ve got every turn.
< You can do this, sip by sip.
@ Spin Pole
> The pole turns. You decide the look.
- You learn momentum, balance and combos that look effortless
- Use momentum and balance for floaty combos that feel like flying
- Balance, momentum, combos that look effortless
< Trust yourself. It will look effortless.
< It turns. You stay sure.
@ Spin Pole
> You bring balance. The pole brings turns.
- Together that’s floaty combos that feel like flying
- Add some momentum, and floaty combos start to look effortless
- Together, floaty combos that feel like flying
< Find your balance. Enjoy the ride.
< Trust the turn. Trust yourself.
< Trust yourself. Float.
@ Spin Pole
> Look effortless. We’ll show you how.
- Momentum and balance first, then floaty combos that feel like flying
- Let the pole turn with you: momentum, balance, floaty combos
- Balance and momentum first, then floaty combos
< Only you will know you practiced.
< Float like you’ve always done it.
< Float like a pro.
@ Spin Pole
? level all
> Every level flies here. Yours, too.
- Let the pole turn with you: momentum, balance and floaty combos
- Momentum and balance, in floaty combos that look effortless
- Momentum, balance and floaty combos for all
< Whatever your level, you’ve got this.
< Come and feel how good you are.
< You’ve got this.
@ Pole Tricks
> Three tricks. Three reasons to be proud.
- Step by step, spotted, with options for every level. Bring your phone
- Step by step, spotted, whatever your level
< Bring your proud face for the photo.
< Take the photo. You earned it.
< Take the photo.
@ Pole Tricks
> Bring your phone. You’ll want the proof.
- Three tricks a class, step by step, with options for every level
- Three tricks, step by step, with spotting and an option for every level
- Three tricks, spotted, for every level
< Yes, that’s you in the photo.
< Take it, keep it, be proud of it.
< Yes, that’s you.
@ Pole Tricks
> It looks impossible. You’ll see you can.
- Three tricks, taken apart step by step, with spotting. Bring your phone
- Three tricks, with spotting, for every level
< Come and see that you can.
< Trust yourself. You’ll get it.
@ Pole Tricks
? level all
> All levels. Three tricks. Plenty of proof.
- They’re taken apart step by step, with spotting. Bring your phone
- Each one step by step, spotted, with an option that fits you
- Step by step, spotted. Bring your phone
< Pick your option. You’ve got it.
< You’ll have the photo to show for it.
< Pick yours. Be proud.
@ Pole Tricks
? places max*
> {Places}. Plenty of time to get it right.
- Three tricks, taken apart step by step. You’re spotted, whatever your level
- Three tricks, step by step, with spotting and options for every level
- Three tricks, step by step, spotted
< You’ll get your turn. You’ll get the trick.
< Your turn. You’ve got it.
< Your turn.
@ Pole Flow
> Don’t count it. Trust it.
- Link spins, floorwork and transitions into one long breath of movement
- Spins, floorwork and transitions in one long breath, feeling the music
- Spins, floorwork, transitions in one breath
< Trust the music. Trust yourself.
< The next move will be there.
< The music’s got you.
@ Pole Flow
> Count less. Trust yourself more.
- Spins, floorwork and transitions become one long breath of movement
- Link spins, floorwork and transitions, and feel the music
- Link spins and floorwork. Feel, don’t count
< Feel it first. Then own it.
< You’ve had the rhythm all along.
< Feel it. Own it.
@ Pole Flow
> One long breath, and it’s all you.
- Link spins, floorwork and transitions. Less counting, more music
- Spins into floorwork, floorwork into spins, less counting, more feeling
- Spins into floorwork, less counting, more feeling
< Breathe in. Take your space.
< Move the way you mean it.
< Take your space.
@ Pole Flow
? bring *knee pads*
> Bring {bring}. Go low with confidence.
- Link spins, floorwork and transitions into one long breath
- Spins, floorwork, transitions. Less counting, more feeling the music
- Spins, floorwork, less counting, more music
< Low or high, you own it.
< Trust your knees. Trust yourself.
< You’ve got the floor.
@ Pole Choreography
> Section by section, you’ll have it.
- A new routine to one song, with musicality, performance and fun
- One song, one new routine, plenty of musicality and fun
- A new routine, danced full out
< Dance it like you wrote it.
< Keep your boldest for the end.
< Own the ending.
@ Pole Choreography
> Full out is a decision. Make it.
- First in sections, then all of it: musicality, performance and fun
- A new routine, learned in sections first
< Give it everything.
< Decide big. Dance big.
@ Pole Choreography
> One song. One routine. You, full out.
- Taught in sections, danced at the end, with performance and fun
- Taught in sections. Musicality, performance, fun
< Every last count is yours.
< You came to dance. So dance.
< So dance it.
@ Pole Choreography
? music
> {Music}. You know it. Now own it.
- Section by section, then full out: musicality, performance and fun
- Taught in sections, finished full out
< Dance it like the hit it is.
< Your song. Your moment. Full out.
< Dance it big.
@ Exotic Pole
> Bring knee pads and your boldest self.
- Heels on, lights low: low flow, slides, kips and attitude
- Slides, kips, low flow, and heels on
< Come in. Be bold. Stay bold.
< Bold starts with one smooth slide.
< Stay bold.
@ Exotic Pole
> Attitude is learned. In heels, preferably.
- Lights low for low flow, slides and kips. Bring knee pads
- Low flow, slides, kips. Knee pads on
< You’re a fast learner.
< Your attitude is in there. Find it.
@ Exotic Pole
> Heels on. You look sure already.
- Bring knee pads for slides, kips, low flow and plenty of attitude
- Lights low, knee pads on: low flow, slides, kips and attitude
- Slides, kips, attitude. Knee pads, too
< Be as bold as you feel. It suits you.
< You’ve got every slide.
@ Exotic Pole
? wear *heels*
> Wear heels. Wear attitude. Own both.
- Lights low for slides, kips and low flow. Bring knee pads
- Slides, kips, low flow and your boldest self. Knee pads, please
- Knee pads, too, for slides and kips
< Chin up. You already have the attitude.
< Heels and attitude. Both suit you.
< Both suit you.
@ Exotic Pole
? bring *knee pads*
> Heels high. Head higher.
- Bring {bring} and your boldest self for low flow, slides and kips
- Bring {bring}. Lights low, low flow, slides, kips and attitude
- Bring {bring}. Own the slides and kips
< Bold looks good on you.
< Your boldest self is in there.
< Bold suits you.
@ Heels & Floorwork
> Heels or socks, you own the floor.
- Leg lines, rolls, waves and smooth ways down and back up
- Long leg lines, confident rolls, bold waves
< Take up all the floor you like.
< Any height. Full confidence.
@ Heels & Floorwork
> Down by choice. Up with style.
- Leg lines, rolls and waves, in heels of any height or socks
- Heels of any height, or socks, for leg lines, rolls and waves
- Leg lines, rolls, waves. Heels or socks
< Rise like you own the place.
< The floor suits you. Take it.
< Take the floor.
@ Heels & Floorwork
> You have great lines. Trust them.
- Leg lines, rolls, waves. Heels of any height, or socks, are welcome
- Rolls, waves and leg lines, any heels
< Long lines. No apologies.
< Stretch out. It’s your floor.
@ Heels & Floorwork
? wear *heels*
> Wear heels. Own the way down, too.
- Leg lines, rolls, waves, to the floor and back, any height
- Any height. Leg lines, rolls, waves
< Rise like you planned it. You did.
< Stand tall. You’ve got this.
< Down, up, all yours.
@ Heels & Floorwork
? bring heels (optional)
> Heels optional. Confidence included.
- Leg lines, rolls, waves and smooth ways to the floor and back
- Leg lines, rolls, waves, smooth ways down
< You choose. You own it either way.
< With heels or without, that’s your floor.
< You choose. Own it.
@ Heels & Floorwork
? places *left
> {Places}, and all the floor you need.
- Leg lines, rolls and waves, in heels or socks
- Leg lines, rolls, waves, in any heels
< Take your place. Then take up space.
< You know you want in. Say yes.
< Take your place.
@ Chair Dance
> Sit down like you own the seat.
- Your chair’s the partner. It’s easy to follow and great with friends
- Sultry choreography, and easy to follow
< Your chair is waiting.
< Take your seat. Take your time.
@ Chair Dance
> You lead. The chair agrees.
- Sultry choreography that’s easy to follow and great with friends
- Your partner’s a chair, and the sultry choreography is easy to follow
- It’s sultry, and easy to follow
< Trust yourself. You lead well.
< Take the lead. It suits you.
< Take the lead.
@ Chair Dance
> Sultry is a skill, learned sitting down.
- The choreography’s easy to follow, and the chair’s on your side
- Easy to follow, and great with friends
< Lean back. You’re a natural.
< Sit tall. The look comes with it.
< You’re a natural.
@ Chair Dance
? bring *friend*
> Bring {bring}. Two chairs, zero doubts.
- Sultry choreography with a chair each, and it’s easy to follow
- It’s sultry, it’s easy to follow, and it’s great with friends
- Sultry choreography you’ll both follow easily
< You’re the bold one. Lead the way.
< You’ll both look like naturals.
< Lead the way.
@ Chair Dance
? level beginner (no experience)
> No experience needed. You can do this.
- Sultry choreography, easy to follow, with a chair to back you up
- A chair for a partner and sultry choreography that’s easy to follow
- Sultry, and you’ll follow it easily
< Take a seat. Take the credit.
< Take a seat. You’ve got this.
< Take the credit.
@ Aerial Hoop
> Low or high, you hold the pose.
- Every mount, pose and spin has a low and a high version
- Mounts, poses, spins, and graceful strength from your very first class
- Mounts, poses, spins, strong and graceful
< Choose your height. Own it.
< Take your seat up there.
< Come and pick your height.
@ Aerial Hoop
> Graceful strength? You start with class one.
- Low or high, you learn mounts, poses and spins in the hoop
- Low or high mounts, poses and spins
< Grace is in you. The hoop agrees.
< Graceful looks like you.
@ Aerial Hoop
> You pick the height. The hoop holds.
- Mounts, poses and spins, and graceful strength from the very first class
- Mounts, poses, spins, graceful from the start
< Sit tall. You’ve got this.
< High or low, you belong in it.
< You belong in it.
@ Aerial Hoop
? level beginner (no experience)
> No experience needed. The hoop holds you.
- Mounts, poses and spins, a low and a high version of each
- You’ll find graceful strength from the very first class, low or high
- Mounts, poses, spins, and a low version
< Sit in it like it’s yours.
< You bring the courage. That’s enough.
< Sit in it proudly.
@ Aerial Hoop
? level beginner
> Beginners, this hoop is your seat.
- Low or high versions of mounts, poses and spins. You choose
- Mounts, poses, spins, at your height
< Sit up there. You’ll look at home.
< Start low. Sit proud.
@ Strength & Conditioning
> That invert will click. Here’s where.
- Work on pull, core and shoulders, and see progress you can measure
- Pull, core, shoulders, progress you see
< You’re closer than you think.
< When it clicks, that’s all you.
< You’re that close.
@ Strength & Conditioning
> Progress you can measure. Pride you can’t.
- Pull, core and shoulder work for inverts that finally click
- Made for pole: pull, core and shoulders, for inverts that finally click
- Pull, core and shoulders, till inverts click
< Come and measure yours.
< Be proud of every single rep.
< Come and be proud.
@ Strength & Conditioning
> Strong isn’t luck. It’s a class.
- Pull, core and shoulder work made for pole, with injuries you avoid
- Progress you can measure, injuries you avoid, inverts that finally click
- Pull, core, shoulders, made for pole
< Your strength starts with showing up.
< You’re exactly who it’s for.
< Strong is you.
@ Strength & Conditioning
? bring *towel*
> Bring {bring}. You’re going to work hard.
- You work on pull, core and shoulders, and measure your progress
- Pull, core, shoulders, until inverts click
< You’ve got more in you than you think.
< Progress looks good on you.
< You can do this.
@ Strength & Conditioning
? bring *water*
> Bring {bring}. The grit, you’ve got.
- Work on pull, core and shoulders until those inverts finally click
- Pull, core and shoulders, rep by rep, and progress you can measure
- Pull, core, shoulders. Inverts that finally click
< One sip, one rep, one proud you.
< You’re closer to that invert than you think.
< You’re so close.
@ Flexibility & Stretch
> Where you are is a good start.
- Active stretching that’s kind to your body: splits, backbends, shoulders
- Guided stretching, warm and kind, for splits, backbends and shoulders
- Kind, guided stretching, splits to shoulders
< You’re right where you should be.
< Trust your body. It’s listening.
< Trust your body.
@ Flexibility & Stretch
> You’re not stiff. You’re just getting started.
- Splits, backbends, shoulders: warm, guided, whatever your starting point
- Active stretching, guided and kind, whatever your starting point
- Splits, backbends, shoulders. Warm, guided, kind
< Breathe out. You’re doing well.
< Give yourself time. You’re worth it.
< You’re doing well.
@ Flexibility & Stretch
> Splits take time. Be proud already.
- Active work for splits, backbends and shoulders, warm, guided and kind
- Splits, backbends and shoulders, guided, from whatever starting point
- Warm, guided, kind stretching, from anywhere
< Gain an inch. Be proud of it.
< Every inch is yours.
@ Flexibility & Stretch
? level all
> All levels. No measuring, no comparing.
- Warm, guided and kind: splits, backbends and shoulders, wherever you start
- Active, guided work on splits, backbends, shoulders. Kind to your body
- Warm, kind, guided, wherever you start
< Your body. Your pace. Your pride.
< Wherever you start, start proud.
< Your pace. Your pride.
@ Flexibility & Stretch
? bring mats (provided)
> The mats are here. Claim your space.
- Splits, backbends and shoulders, with warm, guided stretching
- Splits, backbends, shoulders, kind to your body, whatever your starting point
- Guided work on splits, backbends, shoulders
< Stretch out. Take all your space.
< Bring yourself. That’s plenty.
@ Flexibility & Stretch
? bring *mat
> Bring {bring}. Claim your space.
- Active stretching for splits, backbends and shoulders, warm and guided
- Kind to your body, whatever your starting point: splits, backbends, shoulders
- Active stretching, guided, kind to you
< Your mat. Your pace. Your progress.
< Roll it out and stretch out proudly.
< Your mat. Your pace.
= pole intro spin spinpole tricks static flow
? wear *shorts*
> Wear {wear}. Trust your grip.
- Skin holds, you trust it, and the pole does the rest
- Your legs know how to hold on. Let them
< Trust your legs. They’ve got you.
< Your grip is better than you think.
= pole intro spin spinpole tricks static flow
? bring *shorts*
> Bring {bring}. You’ll hold on better than you think.
- Bare skin on the pole holds better than doubt
- Trust your knees. They’re ready, and so are you
< Trust your grip, then look up.
< You’ve got this. Hold on.
= stretch yoga
? bring *mat
> Your mat, your space, your pace.
- Bring {bring}, roll it out and stay as long as you need
- Bring {bring}. Nobody measures you but you
< Stretch out. You’re allowed.
< Take your time. It’s yours.
= floor lowflow exotic flow
? bring *knee pads*
> Go low. Your knees are covered.
- Bring {bring}, and slide like you’ve done it for years
- Bring {bring}. From there it’s only you and the floor
< Low looks good on you.
< You’ve got the floor under control.
= heels exotic burlesque
? wear heels
> Heels on. The room is yours.
- Shoulders back, chin level, one sure step after the other
- Slow is not shy. Slow is sure
< Walk like you’re sure. You are.
< Strut first. Doubt later.
= choreo heels contemporary salsa twerk exotic
? music
> {Music} comes on. You don’t hold back.
- You learn the steps first, then you make them yours
- Big arms, sure feet, and a look that says you know
< Dance it like it’s your song.
< From the first beat, it’s yours.
= kids teens
? bring *water*
> Champions bring {bring}. So do you!
- Try, sip, try again, and look how far you get
- Big try, big sip, bigger try
< You can do it!
< Here you come, champ!
= kids teens
? bring *friend*
> Be brave in pairs. Bring {bring}!
- One tries, one cheers, then you swap
- You show one trick, they show one back
< Double brave. Double high five!
< You two can do it!
= kids teens
? level beginner (no experience)
> No experience needed. Only a brave first try!
- Everybody here had a first one. This is yours
- One try, then one more, and soon you’re showing others
< Go on. We’ll cheer for you!
< First try? Hooray for you!
= any
? bring *knee pads*
> Bring {bring}. Then go as low as you dare.
- Low moves suit people who know their way back up
- Covered knees make very sure moves
< You dare more than you think.
< Knees covered. Nerves calm.
= any
? bring *knee pads*
> Bring {bring}. You’ll feel sure down there.
- Then it’s down, across and up again, without a second thought
- With those on, you can kneel like you own the floor
< You’re covered. Trust yourself.
< You’ve got this, knees and all.
= any
? bring *shorts*
> Bring {bring}. You’ve got everything it takes.
- You need room to move and the nerve you already have
- Free knees, straight back, and you’re dressed for it
< Trust yourself. You’re ready.
< Come as you are. You’ve got this.
= any
? bring *water*
> Bring {bring}. You’ve got the energy.
- Work hard, sip proudly, go again
- One sip, one deep breath, and you’re ready for more
< Steady does it. You’ve got this.
< Come on in. You’ve got this one.
= any
? bring *water*
> Bring {bring}. You’re going to go for it.
- People who try things get thirsty. You’re one of them
- You try, you sip, you try again. That’s the plan
< Go all in. Then take a sip.
< Thirsty means you tried. Be proud.
= any
? bring *mat
> Bring {bring}. Take up all of it.
- It’s your own piece of floor, edge to edge
- Roll it out wherever you like. You belong in every corner
< Take up space. You’re allowed.
< It’s your spot. You belong there.
= any
? bring *friend*
> Bring {bring}. You’ll be glad you both came.
- They’ll thank you once the shy part is over
- You go first. They’ll follow. Then you’ll both be fine
< Someone has to say yes first. You.
< Walk in together, heads up.
= any
? bring *friend*
> Bring {bring}. You’ll believe in each other.
- When one of you says I can’t, the other says you just did
- You see how good they are. They see how good you are
< Say yes together.
< You’ve got this. You’ve got each other.
= any
? bring mats (provided)
> The mats are provided. Just bring you.
- All you have to carry is your head, and carry it high
- Walk in with free hands and straight shoulders
< Pick your place. You belong in it.
< Walk in. You’re enough.
= any
? bring *(provided)
> {Bring} provided. Just bring yourself.
- Nothing to buy, nothing to carry, nothing to worry about
- No packing, no excuses. Only you, walking in
< You’re ready as you are.
< Bring yourself. All of you.
= any
? wear heels
> Wear heels. Walk like you belong here.
- Shoulders down, eyes up, one sure step after the other one
- Wobbly is fine. Wobbly with your chin up is a style
< You do belong. Come in.
< Every step says you’re sure.
= any
? wear heels
> Heels on. Chin up. There you are.
- One step is a walk. The second is a strut
- Steady comes first. Style follows on its own
< You already have the strut.
< Stand tall. It suits you.
= any
? bring heels (optional)
> Heels are optional. You look sure either way.
- Flat or high, it’s the walk that counts
- Choose what you feel sure in, then walk like it
< Your feet. Your choice. Your floor.
< You’re tall enough as you are.
= any
? bring heels (optional)
> Heels or no heels, you’ve got the walk.
- It comes from the shoulders. Feet just follow
- Wear what makes you feel sure. That’s the right answer
< Strut it your way.
< Either way, you walk in proud.
= any
? offer first class free
> First class free. Your only job: show up.
- You don’t have to be good. You have to be in the room
- We’ll handle the how. You handle the yes
< You can do that. You’ve done harder.
< Show up once. Be proud of it.
= any
? offer first class free
> You’ve thought about it. First class free.
- No more research. No more someday. Just you, trying it
- Thinking is done. Now trust the part of you that’s curious
< Stop wondering. Start.
< Your curious side is right.
= any
? offer first class free
> First class free. So give yourself a chance.
- Not a test, not a promise. One class, for you
- You’ve taken bigger steps for smaller reasons
< You’d tell a friend to go. So go.
< You deserve a first try.
= any
? offer free trial class
> A free trial class. You’re the one deciding.
- Walk in, try it, trust what you feel
- No promises to make. Only a little courage to find
< Try it. You’ll know.
< Trust yourself to know.
= any
? offer your friend comes free
> Your friend comes free. No excuses, either of you.
- You ask, they say yes, and you both walk in tall
- One of you is nervous. That’s what the other one’s for
< You’re the one who dares to ask.
< Two brave people. One good class.
= any
? offer half price
> Half price. Full confidence.
- You don’t have to do anything by halves once you’re here
- The whole class is yours, from the first move to the last
< Go all in. You’ll be glad.
< Come with your whole self.
= any
? offer *off*
> {Offer}. Say yes to yourself.
- You wanted a nudge. Consider this one
- You’ve been thinking about it. Trust that thought
< You know you want this. Say yes.
< You’ll be glad you did it.
= any
? level beginner (no experience)
> No experience needed. You’re ready as you are.
- You bring yourself. We show you every step
- You don’t have to catch up with anyone
< You can do this. Come and start.
< Start now. Be amazed later.
= any
? level beginner (no experience)
> No experience? You’re exactly who we meant.
- First you try it, then you get it, then you grin
- You don’t have to know how. You only have to walk in
< Yes, you. Come on in.
< We’re saving a welcome for you.
= any
? level beginner (no experience)
> No experience needed. You don’t have to be bold.
- Just be curious. Bold comes along by itself
- Curious is plenty. We’ll show you the rest
< Curious? Then you’re ready.
< Come curious. Leave proud.
= any
? level beginner
> Beginners welcome. Walk in like you know it.
- Everyone here had a first class. Yours will be a good one
- You won’t know the moves yet. You’ll know you’re welcome
< You belong from the first step.
< New is nothing to apologize for.
= any
? level beginner
> Being a beginner takes courage. You have it.
- The first step is the bold one. The rest is practice
- You said maybe. That’s already half a yes
< Come and use that courage.
< You’re braver than you think.
= any
? level beginner
> Beginners welcome. You’re allowed to be new.
- You’re allowed to wobble, to laugh and to love it
- Ask anything, try everything, be proud of all of it
< You’re in the right place.
< Go on. You’re allowed to be great.
= any
? level all
> All levels welcome. Yours is the right one.
- There’s a version of every move that fits you now
- Nobody’s ahead, nobody’s behind, everyone’s in
< Be proud of where you are.
< Come as you are. That’s your level.
= any
? level all
> Every level welcome. You fit right in.
- No comparing. You start from where you are
- New or not, you get something to be proud of
< Trust your own pace.
< Your own pace is a good pace.
= any
? level beginner (only)
> Beginners only. Nobody’s ahead of you.
- You all start from the same place, and it’s a good one
- No one to compare with, everyone to laugh with
< You’ll be new together.
< Start level. Stand tall.
= any
? level advanced*
> Advanced is a word you’ve earned. Wear it.
- Trust the work you’ve done, then add a little more
- You know what you can do. Now find out what else
< You’re good. Come and get better.
< Own it. You worked for it.
= any
? level advanced*
> Advanced level. You’ve earned your place.
- Bigger moves, calmer breath, no second-guessing
- Less asking if you can. More choosing how
< No need to be modest.
< Come and show how good.
= any
? level intermediate
> Intermediate looks good on you.
- You have the basics. Now make them yours
- Remember when this was out of reach? Look at you
< Look how far you’ve come.
< You’ve earned the next step.
= any
? level intermediate
> Intermediate level. You’ve come this far for a reason.
- What scared you once is your warm-up now
- Trust what you know, then ask for more
< Next step, same nerve.
< You’re further than you think.
= any
? audience women only
> Women only. You’re among friends.
- Big moves, real laughs, and nobody shrinking
- You hold each other up here. That’s the house rule
< You’ll feel at home. Head high.
< Come as you are. You belong.
= any
? audience all bodies welcome
> All bodies welcome. Bring yours proudly.
- It bends, it turns, it takes up room. It’s doing great
- No before, no after. This one, now
< Yours is the right one.
< Nothing to change. Just come.
= any
? typed *every body is welcome
> Every body is welcome. Yours, as it is now.
- It bends, it holds, it dances. What more could you ask
- No waiting for later. You belong here now
< Bring it in, head held high.
< You belong, just as you are.
= any
? places *left
> {Places}. You’d do well in this class.
- You can think about it, or you can be in it
- Somebody is going to say yes. It might as well be you
< Be the one who says yes.
< Decide. You’re good at that.
= any
? places max*
> {Places}, so you really count.
- Your questions get an answer, your progress gets a cheer
- You get time, help and a good word
< Take your place. You’ve got this.
< You’ll be in good hands here.
= any
? places small group
> Small group. Big belief in you.
- Your questions get answers and your wins get noticed
- Nobody gets lost here, least of all you
< You’ll be in good hands.
< Come and stand with us.
= any
? places few
> Just a few places. Trust your first yes.
- It said yes before you finished reading
- You don’t need to ask anyone. Only yourself
< You’re right. Book it.
< Say yes while you mean it.
= pole intro spin spinpole static tricks flow exotic choreo
? places your own pole
> Your own pole. All your time, no queue.
- Try it as often as you like. Nobody’s waiting on you
- All the time you need, all the turns you want
< Take hold. It’s all yours.
< Make yourself at home on it.
= any
? series
> {Series}. You’re the kind who shows up.
- Showing up is the brave part. You’ve got that down
- That’s how it’s done: you come, you try, you get it
< Keep showing up. It suits you.
< Be there. You’ll be proud you were.
= any
? series *weeks
> {Series}. See how good you get.
- Each class a bit surer, a bit bolder, a bit more you
- You start with a maybe and build it into a yes
< Come and get good.
< Start unsure. Finish proud.
= any
? series *weeks
> {Series}. You’ll get there, step by step.
- Try it first, get it next, own it in the end
- You don’t have to get it at once. You have time
< You’ll be proud of yourself.
< Trust the process. Trust yourself.
= any
? series * of *
> {Series}. Look how far you are.
- You know more than you did, and you show it
- Take what you have and build on it
< Keep going. It’s working.
< You’re further along than you feel.
= any
? music
> {Music}. Dance like it’s your song.
- You’ve sung along for long enough. Now use the rest of you
- You know every note. Trust it to carry you
< It’s your song now.
< Turn it up. You can take it.
= any
? music
> {Music} is on. You’ve got this.
- Move first, think later. You know this one
- Big arms, lifted chin, straight to the good part
< You know this one. Enjoy it.
< Press play. You’re ready.
= any
? music
> {Music}, and the room is yours.
- Sing along if you like. Nobody’s holding back here
- Take the beat, then take the space
< Move like you know the words.
< Don’t hum it. Dance it.
= any
? substitute
> {Sub} is in for {for}. You’re still the star.
- New voice, same belief in you
- Someone new to show what you can do
< {Sub} is on your side.
< Show {sub} what you’ve got.
= any
? substitute
> Your class is on. {Sub} is in for {for}.
- Good company, clear steps, and everything you came for
- You’ll feel at home from the first song
< You’re in good hands. Come.
< Say hi to {sub}. Then own it.
= any
? soldOut sold out
> Sold out. Good choice, all of you.
- If you’re in, walk in proud. If not, your turn is coming
- What a brave bunch. See you all there
< The next yes can be yours.
< Next time, trust your first yes.
= any
? soldOut sold out
> Full house. You did that.
- Everyone who’s coming: heads up, here we go
- Thank you for backing yourselves, and us
< We’re proud of you. See you there.
< Be proud. Be there.
= any
? soldOut sold out
? soldOut waitlist
> Sold out. But the waitlist is open.
- Put your name down. You want this, so say so
- A place may open up. Put your name down
< Be ready for that call.
< Come next time, head high.
= any
? soldOut waitlist
> Go for the waitlist. You want this.
- Put your name down, then keep your bag packed
- A maybe is worth asking for. So ask
< Be ready. It could be you.
< Asking is the confident move.
= any
? guest
> You, in a class with {guest}. Yes, you.
- You don’t have to be a star to learn from one
- Ask the question. Try the thing. Take it home
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
- Walk in on your own two feet. They know where to go
- You, the music and all the space you like
< Come alone. Stand tall.
< You’re plenty, all by yourself.
= any
? typed *new class
> New class. Nobody’s behind. Nobody’s ahead.
- You all start from the same line, side by side
- No regulars yet. You could be the first
< Be one of the first.
< Walk in. You’re right on time.
= any
? typed *new class
> A new class, ready for you to own.
- Pick your corner, meet the others, start together
- Everyone’s new here, so you’re right on time
< Take your place first.
< Start something good.
= any
? typed *alone or with a friend
> Alone or with a friend, walk in tall.
- On your own you’re brave. With company, you’re brave in stereo
- Either way, you won’t feel like a stranger for long
< Both take nerve. You have it.
< However you come, you belong.
= any
? offer free for members
> Free for members. Go on, you belong.
- You’re one of us already. We’d love to see you there
- No reason to skip it. Every reason to show up
< It’s your class. Come and use it.
< You signed up for this. Enjoy it.
= intro
> You’ve watched long enough. You can do this.
- First a grip, then a step, then proof that you can
- Nobody here started good. They started
< Come and try it yourself.
< Now it’s your turn.
= spin spinpole
> Trust your grip. It’s better than you think.
- It has held bags, doors and worse. It’ll hold you
- Step out, lean back, and let it do its job
< Hold on and look up.
< Come and use your grip.
= spin spinpole
> One lean and you’re turning. Believe it.
- The trick is to trust yourself a second early
- Shoulders back, long arm, and round you go
< Lean out. You’ve got this.
< You’ll trust yourself by the third turn.
= static
> The pole holds still. So does your nerve.
- You set the speed, the height and the ending
- Nothing moves unless you say so
< Your push. Your pace. Your move.
< You’re in charge of every turn.
= static
> All the momentum in here is yours.
- The pole doesn’t turn, so every turn is your own work
- You push, you swing, you hold. All of it is you
< Your work. Your credit. Take it.
< You’ve got plenty. Use it.
= tricks
> You don’t need luck. You need one more try.
- Hand here, knee there, and a deep breath before you commit
- First you understand it. Then you trust it. Then you have it
< Take the try. Keep the trick.
< Come for one more try.
= advanced
> You’re past asking whether. Ask how clean.
- You know your grips. Trust them with more
- Longer lines, quieter entries, no doubt in between
< You know how good you are. Show it.
< You’ve got the nerve. Add the polish.
= advanced
> Hard moves. Calm face. That’s you now.
- You didn’t get lucky. You kept coming back
- Breathe in, set the grip, mean it
< Come and stay calm.
< Trust the work you’ve put in.
= intermediate
> Remember being scared of that? Look at you.
- The moves you begged for are your warm-up now
- So pick the next one that scares you a little
< You’ll laugh at this one, too.
< Next one, please. You’re ready.
= intermediate
> You know enough to trust yourself.
- New combos, cleaner lines, fewer second thoughts
- Take a move you own and add one you don’t. Yet
< Build on it. It holds.
< You’re ready for more.
= flow
> You know more moves than you think. Link them.
- No plan, no panic, just the next thing you know
- Trust your first idea. It’s usually right
< Keep going. Your body knows.
< Whatever comes next, mean it.
= flow
> There are no wrong turns. Only your turns.
- You choose what’s next, and you choose well
- Take the long way down if you like it better
< Wherever you end up, you meant it.
< Trust your turn. Take it.
= exotic
> You’re not too shy. You’re just early.
- By the second chorus the hair does it by itself
- Shy at the first song, sure at the second. It happens a lot
< Try it for one song. Then see.
< Bold is closer than you think.
= exotic
> Look up. That’s the whole secret.
- Chin level, shoulders back, and every slide looks sure
- Doubt looks at the floor. You look straight ahead
< Come and lift your chin.
< Come dance, eyes up.
= exotic
> Move like you’ve got nowhere better to be.
- Slow walk, smooth slide, no explaining
- Every slide as slow as you like it
< Right here is where you shine.
< Take your time. It suits you.
= heels
> Your balance is fine. Meet your strut.
- It’s been in there all along, waiting for a beat
- Stand on it, step with it, then turn it loose
< You and your strut will get on.
< Step one: own step one.
= heels
> Walk in like you own the song.
- Hips lead, shoulders rest, chin stays level
- Slow is not hesitant. Slow is sure
< Own every step of it.
< The floor is yours. Cross it.
= heels
> Wobbly for a song. Unstoppable after.
- First you stand tall, then you step, then you strut
- Everyone here wobbled once. Now look at them go
< Come and strut with us.
< Your strut is in there. Come get it.
= lowflow floor
> Take your time down there. It’s your floor now.
- Every roll is a choice and nobody’s rushing you
- Low, slow, sure
< Come down. Take your time.
< Come and take your floor.
= floor
> Going to the floor is not giving in.
- You go down on purpose, you roll like you planned it
- Down with control, up with pride, and good moves in between
< Go low. Own it.
< You’re in charge, even lying down.
= lowflow
> You don’t need height. You’ve got presence.
- A slow turn, a long leg, a look that stays
- Everything close to the floor, nothing held back
< Stay low. Stand out.
< Slow down. You’re sure enough.
= handstand
> Upside down, you’re still the one in charge.
- Hands flat, core on, one calm breath before you lift
- You find the line, hold it a second, then a second more
< Trust your hands.
< One second counts. Be proud of it.
= conditioning polefit
> One more rep? You’ve got it in you.
- Rep by rep, you’ll see it for yourself
- Pull, hold, and count what you can do, not what you can’t
< You can do this. Rep by rep.
< One more rep. You’ve got it.
= yoga
> Stand tall. Breathe. That’s half of it.
- The other half is trusting what your body tells you
- No measuring, no comparing, only you and your breath
< You already know how.
< Breathe in. You belong here.
= choreo
> By the last chorus, you’ll have it.
- The first run is for the feet, the second for the face
- Miss one, catch the next, and keep looking up
< Trust your feet. Bring the face.
< Come and dance the chorus.
= choreo
> It doesn’t have to be perfect. Just mean it.
- Once the steps are in, stop counting. The rest is you
- Take the front when you’re ready. Or before
< Come dance it your way.
< Be bold. The counts will follow.
= chair
> Your chair. Your rules.
- Lean back as if you’d been expected
- Sit wide, look up, take your time standing
< Come and own your chair.
< Take your seat. Show off.
= burlesque
> You already have the wink. Use it.
- We only add the shimmy, the walk and the nerve
- Slow and sure, one glance at a time
< Trust your wink. It works.
< Come and try your wink.
= burlesque
> A shoulder, a look, and the room is yours.
- Take it slow. Confidence never hurries
- You don’t need feathers. You need one raised eyebrow
< Tease like you know. You do.
< Raise the eyebrow. Take the bow.
= twerk
> That move you do at home? Bring it.
- It only needed a bigger room and a louder song
- Knees soft, back strong, no apologies
< It’s good enough to go out.
< Home was the rehearsal.
= twerk
> You’ve got the moves. Trust them.
- Low stance, loose hips, head high
- You shake it, you own it, you laugh about it
< Never say sorry for a good shake.
< It’s your beat. Take it.
= salsa
> Take the lead. Even if you’re following.
- A sure step makes any step the right one
- Hip, hold, turn, and look like you called it
< Step in. You’ve got rhythm.
< Come and take the lead.
= hoop
> The hoop holds you. You hold the room.
- One knee in, one hand off, one good look around
- You’ll believe it by your second pose
< Sit up there like it’s yours.
< Come and sit up there.
= hoop
> Sit up there like you own the air.
- Straight back, loose legs, no hurry to come down
- It wobbles until you trust it. Then it’s a throne
< For one whole song, the air is yours.
< Take your seat. Chin up.
= silks
> The silk holds. So do you.
- One wrap, one lean, and it carries you like it should
- Step into it, breathe out, and see how well it holds
< Come and trust the silk.
< Sit back. You’re held.
= trapeze
> Feet off the floor. Head held high.
- You step up, you settle, you find out you can
- A little height changes the way you look at things
< You belong up there.
< Up you go. You’ve got this.
= straps
> Two strong hands. You brought them.
- Wrap, breathe, lift, and know what you’re doing
- Every hold starts with trusting the one before
< Trust them. They’ve held more.
< Your hands are up to it.
= seniors
> You’ve done harder things than this.
- You’ve raised, built, moved and started over
- Now it’s a grip, a lean and a good laugh
< Come and do this, too.
< Come and show your nerve.
= seniors
> You know yourself. Now surprise yourself.
- You set the pace, and you set it well
- A sure step, a steady hand, and a turn that makes you grin
< You can do more than you expect.
< Experience looks good on you.
= inclusive
> You belong here, exactly as you are.
- Every move has a version that suits you
- Your body, your pace, a room that’s on your side
< Come in. You’ve got this.
< Come as you are. We mean it.
= party
> Your people, your song, your moment.
- You pick the one who goes first. It’s usually the loud one
- Everybody tries, everybody cheers, nobody holds back
< Bring your people. Show off.
< Gather your people. Come.
= private
> What do you want to learn? You’ll get it.
- Bring the one that won’t work yet. We take it apart
- Ask it twice. Try it ten times. It’s all yours
< Come and name your move.
< Ask for your time.
= private
> This class is about you. Only you.
- Your goals, your pace, your questions, answered
- Nobody to compare with, so you can only get better
< You’re worth the attention.
< You choose the goal. You’ll get there.
= practice
> You know what you need. Go get it.
- Nobody’s counting how often you try
- Your list, your song, your turn
< You’re your own best coach in here.
< Take the time and own that move.
= workshop
> You’ll know why it works. That’s confidence.
- Not just how it looks, but what holds it up
- Ask the question everyone else wants to ask
< After this, you can explain it.
< Go deep. Come out sure.
= workshop
> One topic, all your attention. You’ll get it.
- We take it apart until nothing about it scares you
- Try it slowly, try it again, then try it like you know
< Walk in curious. Walk out sure.
< You’ll own it in detail.
= showcase
> You’ve done the work. Now take the credit.
- Run it full out, then run it like they’re clapping
- Shoulders back before the music starts
< Take the bow. You earned it.
< Walk on sure. You’re ready.
= showcase
> Nervous means it matters. You’re ready.
- You know the steps. Now let them know you
- First the breath, then the beat, then all of you
< Go out there and mean it.
< Your moment. You’ve earned it.
= photo
> That’s your good side. So is that one.
- Pick the pose you’re proud of and stay in it
- Nobody says smile. You’ll know when
< You have no bad angles.
< Look straight at it. There you are.
= men
> Strong enough to try something new.
- Grip, control, and a move you haven’t tried yet
- Lift, hold, turn, and find out what else you can do
< You’ve got the nerve. Come try it.
< Come and try it once.
= men
> You don’t need to know how. Just walk in.
- After that it’s a grip, a push and a surprised grin
- Skill first, strength second, ego last
< Walk in. You’re welcome here.
< Come as you are, gentlemen.
= prenatal
> You’re already doing the hardest part.
- So this is soft, steady, and all for you
- Breathe with it, move with it, sit when you like
< Trust your body. Look what it’s doing.
< We’ll go at your pace.
= prenatal
> Your body knows. Trust it.
- Small moves, long breaths, and rest whenever you say
- You decide how far, how long and when to sit
< Come, both of you.
< You know best. We’ll follow you.
= postnatal
> You made a person. You can do this.
- Small moves, steady breath, no rush at all
- Start with what’s there. It’s plenty
< Gently. You’ve earned gently.
< Be proud of all this body did.
= contemporary
> You have something to say. Take the floor.
- No right way, only the way you’d mean it
- Big reach, full breath, no explaining
< Say it with all of you.
< Dance it the way you mean it.
= contemporary
> You don’t have to be graceful. Just honest.
- Graceful turns up once you stop checking
- One reach you mean is better than ten that are pretty
< Mean it. That’s the beauty of it.
< Move like you believe yourself.
= acro
> Say ready, and mean it.
- Someone has your hips. You have your core
- Both of you hold. Neither of you bluffs
< You’ve got each other.
< Trust them. Trust you. Up you go.
= acro
> You’re strong. Someone’s about to rely on it.
- One’s the base, one’s the flyer, both are brave
- You look at each other, breathe in and commit
< You can be trusted. Feel that.
< Lean on each other. You’ll both shine.
= circus
> You belong in the ring.
- So hang from it, balance on it, bow
- Everyone in the ring once stood outside it
< Step in. You’ve got this.
< Take the bow. It’s your show.
= openlevel
> There’s a version of this that’s yours.
- Higher or lower, fast or slow, you choose
- Nobody in here is behind
< Find yours. It’s a good one.
< Wherever you are, you’re right.
= teens
> You don’t have to be good. You get good.
- First the try, then the wobble, then the wow
- Stand next to people who clap for all three
< Start with the try. You’ve got it.
< One try from now, you’ll see.
= teens
> Nobody’s rating this. Go for it.
- No likes, no filters, just you getting better
- Laugh when it fails. Grin when it works
< Full try. Full grin.
< Five stars anyway.
= teens
> You’re braver than you think you are.
- One move at a time, with friends who cheer you on
- Not sure yet? Try it anyway. Sure comes later
< Sure or not, come and try.
< You’ve got this. We’ve got you.
= kids
> I can’t do it yet. Yet!
- Yet is a magic word. It grows into I did it
- Strong hands, brave face, one more try
< Come and say I did it!
< You’re going to be so proud!
= kids
> Be the bravest you in the room!
- Big steps, strong arms, loudest cheer wins
- Try it small, try it big, then show us all
< Brave looks great on you!
< High five, champ!
= kids
> Stand like a superhero. You are one!
- Chest out, chin up, ready for the first move
- One brave try at a time, with a cheer after each
< Your powers start here!
< Hero or not, come and play!
= class
> Come in like you’ve been here before.
- Shoulders down, head up, any row you like
- You won’t feel new for long
< You’ll feel like a regular in no time.
< Front row by the end? We think so.
= class
> You don’t have to feel confident. Just come.
- Confident is what you’ll feel on the way home
- You bring the maybe. We’ll help you make it a yes
< Come unsure. Leave proud.
< The feeling comes after the first step.
`;
