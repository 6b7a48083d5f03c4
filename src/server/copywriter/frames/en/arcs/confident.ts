// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const confident = `
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
< Yours to keep.
@ Beginner Pole
> Steady beats perfect. You’ll see.
- Build grip, core and confidence at a steady pace, combo included
- Steady spins, climbs, sits, then your combo
< Start steady. Finish proud.
< You don’t need perfect. You need a start.
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
< Turns out you can.
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
< You choose. You’ve got it.
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
< Count it. You earned it.
< Be proud of every single rep.
< You’ll be proud of it.
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
? bring
> Bring {bring}. You’ve got everything else.
- The courage, the curiosity, the reason. All yours already
- That’s all you need. You were ready all along
< Come as ready as you are.
< Nothing’s missing. See you there.
= any
? bring
> All you need is you. And {bring}.
- So bring that along, and walk in like a regular
- The nerve is already yours. That’s the rest of the list
< That’s everything. Come on in.
< That’s all it takes. You’re ready.
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
? bring *towel*
> Bring {bring}. You’ll work hard and love it.
- Work at your pace, and be proud of all of it
- Wipe your hands, lift your chin, go again
< You’re not the giving-up type.
< Work for it. You’re worth it.
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
? wear
> Wear {wear}. It suits you.
- Shoulders back, head up, and you’re ready
- Half of it is the outfit. The better half is you
< You’ll pull it off. You always do.
< Dressed and ready. That’s you.
= any
? wear
> Wear {wear}. You’ll pull it off.
- Comfortable, ready, sure of yourself. That’s the look
- Stand up straight in it, and it’s a statement
< It’s not the outfit. It’s you.
< That’s a look. That’s your look.
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
? offer
> {Offer}. You deserve good things.
- You give so much to others. This one is for you
- Good things suit people who say yes to them
< Say yes to yourself.
< Be good to yourself. Be there.
= any
? offer
> {Offer}. That’s your sign to say yes.
- You’ve been waiting for one. Here it is
- You don’t really need a sign. But it’s nice to have
< Trust your first answer: yes.
< Signs don’t get clearer. See you there.
= any
? offer
> {Offer}. And you bring the confidence.
- You don’t feel it yet? It comes with the first song
- Even a little is enough. It grows once you start
< Come as you are. It grows from there.
< You’ve got more than you think.
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
< Show yourself how good you are.
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
? audience
> {Audience}. If that’s you, you belong here.
- No waiting to feel ready, no shrinking, no sorry
- Walk in the way you’d walk into your own kitchen
< Come in. It’s your place, too.
< You belong here. Come in.
= any
? audience
> {Audience}. Come exactly as you are.
- You’re right the way you are
- You’ll find good company and plenty of room to be you
< That’s more than enough.
< Be yourself. You’re good at it.
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
? price
> {Price}. Spend it on your confidence.
- You come curious and go home proud
- You walk in with a maybe and leave with a yes
< You’re worth every class.
< Best idea you’ll have all week.
= any
? price
> {Price}. You’re worth that, and more.
- Move, laugh, and stand a bit straighter on the way home
- You put so much into others. This one’s for you
< Treat yourself like you matter.
< Say yes to something of your own.
= any
? price
> {Price}, and no more wondering what if.
- You’ve asked yourself if you could. Come and hear the answer
- One class, and you’ll know what you’re made of
< The answer is yes, by the way.
< Don’t wonder. Know.
= any
? places *left
> {Places}. Don’t talk yourself out of it.
- You already know you want to. That’s your answer
- Your first thought was yes. Listen to that one
< Trust your first thought.
< Back yourself. Book it.
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
< Come and take your place in it.
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
< You’ll be impressed with yourself.
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
> Sold out. The waitlist believes in you.
- Put your name down. You want this, so say so
- Confident people leave their name. Be one of them
< Ask for it. You might get it.
< Say you want in. We like that.
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
= any
? length
> {Length}, and all of it for you.
- Long enough to get it, short enough to want more
- Time to try, to wobble, to try again, to grin
< Take the time. You’ve earned it.
< That’s your time. Be bold with it.
= any
> Yes, you.
< That’s right.
= any
> You’ve got this.
< Believe it.
= any
> Head up.
< You’re ready.
= any
> Take your space.
< All yours.
= any
> Show up.
< Stand tall.
= any
> Trust yourself.
< We do.
= intro pole
> You don’t have to be ready. Just here.
- Ready usually turns up somewhere in the second song
- We start with a hand on the pole. You have one of those
< Come as you are. Ready comes after.
< Be here. We’ll do the rest with you.
= intro
> You’ve watched long enough. You can do this.
- First a grip, then a step, then proof that you can
- Nobody here started good. They started
< It’s even better from the inside.
< Now it’s your turn.
= intro pole
> Say yes first. Figure it out after.
- That’s how everyone in this room began
- Your hands work it out before your head does
< Say yes. We’ll help with the rest.
< You’ve figured out harder things.
= pole
> The pole holds you. You hold your head up.
- One hand, one step, one good long look around the room
- You learn the move, then you learn to look like you know it
< Both come with practice. Start here.
< You’ll look sure before you feel it.
= spin spinpole
> Trust your grip. It’s better than you think.
- It has held bags, doors and worse. It’ll hold you
- Step out, lean back, and let it do its job
< Hold on and look up.
< You’ve got a grip. Use it.
= spin spinpole
> You’re the calm center of the turn.
- Long arm, open chest, one clean turn
- You’re the fixed point. Everything else can move
< Trust yourself. You’ve got the turn.
< The middle of things suits you.
= spin spinpole
> One lean and you’re turning. Believe it.
- The trick is to trust yourself a second early
- Shoulders back, long arm, and round you go
< Lean out. You’ve got this.
< You’ll trust yourself by the third turn.
= spin
> Nobody spins well until they spin once.
- So take the first one, wobble and all, and be proud
- One step, one push, and you’ve joined the ones who can
< Your first good one is on its way.
< Go round. Come back grinning.
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
> Can you? Let’s find out that you can.
- It looks impossible until you’re in it
- Grip by grip, until your can’t turns into a yet
< Bet on yourself.
< You’ll say yes sooner than you think.
= tricks advanced
> Look down. You put yourself up here.
- Nobody carried you. Enjoy the view
- Your grip, your legs, your decision
< Take a moment. You earned it.
< Then smile. That was all you.
= tricks
> You don’t need luck. You need one more try.
- Hand here, knee there, and a deep breath before you commit
- First you understand it. Then you trust it. Then you have it
< Take the try. Keep the trick.
< One more. You’re that close.
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
< Make it look like nothing.
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
< Chin up, all the way through.
< Look up. You’re doing it.
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
< You’ve got the legs for this.
< Your strut is in there. Come get it.
= lowflow floor
> Take your time down there. It’s your floor now.
- Every roll is a choice and nobody’s rushing you
- Low, slow, sure
< Get up when you’re good and ready.
< You’ll rise when you say so.
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
> You hold yourself up all week. Now literally.
- Palms wide, eyes still, and trust what’s under you: you
- Wobbling isn’t failing. It’s steering
< You’ve had plenty of practice.
< Steady. You’re good at this.
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
= conditioning polefit
> You said you can’t. You said that last time.
- Then you pulled, held, and went home grinning
- One rep settles more than a week of wondering
< Last time, you did it. Do it again.
< Say I can. Then come and check.
= stretch
> You’ve got time. You’ve got this stretch.
- An inch is an inch, and it’s yours
- Your range, your pace, no comparing
< Further than last time is far enough.
< Be patient. Be proud.
= stretch
> Never mind the splits. Look how far you are.
- Breathe where you are, and be there properly
- Straight back, honest hips, patient you
< The rest will come. You’re on your way.
< You’re doing better than you think.
= yoga
> Breathe. You’re doing enough.
- Lie down, breathe in, you’ve done enough
- Feet grounded, back tall, nothing to prove to anybody
< Take your rest. It’s yours.
< Come and be enough for a while.
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
< Come and prove yourself right.
= choreo
> It doesn’t have to be perfect. Just mean it.
- Once the steps are in, stop counting. The rest is you
- Take the front when you’re ready. Or before
< Dance it and sign it.
< Be bold. The counts will follow.
= chair
> You can lead. It will follow. It’s a chair.
- Tip it, turn it, lean on it, leave it wanting more
- A partner that never steps on your foot
< Take the lead. It won’t argue.
< You’re the boss of this duet.
= chair
> Your chair. Your rules.
- Lean back as if you’d been expected
- Sit wide, look up, take your time standing
< Comfortable? Good. Now own it.
< Sit down. Show off. Stand tall.
= burlesque
> You already have the wink. Use it.
- We only add the shimmy, the walk and the nerve
- Slow and sure, one glance at a time
< Trust your wink. It works.
< One wink and it’s yours.
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
< You called it. Own it.
= salsa
> You’ve got rhythm. It just needs an invitation.
- A basic step, a proud chest, a turn you didn’t doubt
- Count if you like. Your hips will take over soon
< This is your invitation. Take it.
< Say yes to the next dance.
= hoop
> The hoop holds you. You hold the room.
- One knee in, one hand off, one good look around
- You’ll believe it by your second pose
< Sit up there like it’s yours.
< One hand off. See? You’ve got it.
= hoop
> Sit up there like you own the air.
- Straight back, loose legs, no hurry to come down
- It wobbles until you trust it. Then it’s a throne
< For one whole song, the air is yours.
< Take your seat. Chin up.
= silks straps
> You hold on. You hold your own.
- Wrap, check, lean, and feel it catch you
- Slow hands, clear head, and trust in what you’ve learned
< Trust your hands. They know.
< You’re safe in your own grip.
= silks
> The silk holds. So do you.
- One wrap, one lean, and it carries you like it should
- Step into it, breathe out, and see how well it holds
< Trust it. Then trust yourself.
< Sit back. You’re held.
= trapeze
> Feet off the floor. Head held high.
- You step up, you settle, you find out you can
- A little height changes the way you look at things
< You belong up there.
< Up you go. You’ve got this.
= trapeze
> You trust it, it holds, you shine.
- Slow and sure beats high and nervous
- One steady breath, then you lean, then you smile
< Start low. Feel ten feet tall.
< Lean back. You’re in good hands: yours.
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
< This one comes with music.
< You’ve got the nerve. You always had.
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
= inclusive
> This body? It’s the one that does it.
- It grips, it turns, it takes up all its space
- Be proud of what it can do
< Bring that one. It’s the right one.
< Be proud of it, starting here.
= party
> She said yes. Now everyone else does.
- Yes to the music, yes to the hair flip, yes to everything
- By the last song even the quiet one is leading
< All together now: yes!
< Say yes and bring them all.
= party
> Your people, your song, your moment.
- You pick the one who goes first. It’s usually the loud one
- Everybody tries, everybody cheers, nobody holds back
< Make it one to brag about.
< Gather them. You’re the reason.
= private
> What do you want to learn? You’ll get it.
- Bring the one that won’t work yet. We take it apart
- Ask it twice. Try it ten times. It’s all yours
< You name it. You get there.
< You’ll have it. Just ask.
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
= practice
> That one move? It’s between you and you.
- Try it, film it, try it better
- You know the steps. All they want is one more go
< You’re going to win this one.
< Come back to it. You’re ready now.
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
< Once is enough to get you hooked.
= men
> You don’t need to know how. Just walk in.
- After that it’s a grip, a push and a surprised grin
- Skill first, strength second, ego last
< Walk in. You’re welcome here.
< That’s the bold part. You can do that.
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
< You’re both in good hands.
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
> Go on. You’re allowed to be great at this.
- Wide arms, full steps, all of the floor
- One whole song to feel how good you are
< You’ve got this. Enjoy it.
< Be proud of every step.
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
