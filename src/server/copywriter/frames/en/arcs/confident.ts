// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const confident = `
= intro
> You don’t need to know how. Yet.
- {name} trust{s} you with your first grip and show{s} you the walk
- One hand on the pole, and you’ve begun
< Walk in. We’ll start there.
< The “yet” is our job.
= intro
> Ready is a feeling. It comes later.
- {name} take{s} you unready: two hands on the pole, one step, one turn
- You grip, you step round, and suddenly you’re turning
< Start unready. We all did.
= pole
> The pole holds you. You do the rest.
- {name} lead{s} you from a sure walk into spins and sits
- You walk, you spin, you hold it, and you grin
< Go on, do the rest.
= pole
> You belong on that pole. Claim it.
- {name} show{s} you the grip, the swing and a landing to be proud of
- You step in, swing out and land on both feet
< Claim that pole with both hands.
= spin spinpole
> The floor can wait. You’re turning.
- {name} count{s} you in: step, lean, and all the way round
- You keep one hand high, one leg long, and turn
< The floor will be there when you land.
= spin
> Step, swing, land. You can do that.
- {name} {has} no doubt you’ll come all the way round
- You walk in, swing your leg and turn like you mean it
< Spin first. Doubt later.
= spinpole
> The pole moves. You stay in charge.
- {name} show{s} you how to slow a spin down, speed it up and steer it
- Lean out to slow down, pull in to speed up
< You say how fast.
= static
> The pole won’t budge. You’ll fly round it.
- {name} know{s} there’s a swing in those arms
- You push off, you swing, you stop exactly where you want
< You’re the moving part.
< Make the first move. The pole won’t.
= tricks
> It looks hard. You’ll get it.
- {name} take{s} a trick apart until every piece is yours
- You repeat the entry until the hold feels like yours
< Hard now. Yours next.
< Come and prove us right.
= tricks
> Stop saving that trick. Come and do it.
- {name} {is} on your side from the first grip to the last hold
- You try the trick low first, then higher up the pole
< Your turn to post a trick.
= advanced
> You did the hard part. Go higher.
- {name} expect{s} clean entries and long holds of you, and rightly so
- You invert, extend, hold it and look calm doing so
< Higher suits you.
= intermediate
> You know the basics. Trust them.
- {name} build{s} leg hangs and longer combos on what you own
- You climb higher, hang from your knees and link your moves
< Your basics will hold. So will you.
= flow
> You don’t need the count. You’ve got this.
- {name} link{s} spins to floorwork, and you hear what comes next
- You turn, slide, roll and rise, and you decide when
< Your timing is good. Believe it.
= flow
> You have the moves. Now link them.
- {name} help{s} a turn, a slide and a roll become one
- You dance one whole song and choose every change
< Let nothing stop you.
= exotic
> Confidence is a slow walk, done on purpose.
- {name} show{s} you the walk, the slide and the stare
- You cross the floor with your eyes up, and take your time
< Walk in on purpose.
= exotic
> Bold suits you. Try it on.
- {name} teach{es} hip circles, knee slides and how to work your hair
- You circle your hips, toss your hair and make no excuses
< Bold goes with everything.
= heels
> You already have a strut.
- {name} build{s} a whole routine on your walk, one sure step at a time
- You cross the floor, hit the pose, add more hip
< Put that strut in heels.
< Give your strut the whole floor.
= lowflow floor
> You’re sure on your feet. And off them.
- {name} lead{s} you down into rolls and slides, and you stay in charge
- You roll, you slide, you come up when you decide to
< Down low, head high.
= handstand
> You can stand on your hands.
- {name} stack{s} you up: wrists, shoulders, core, then both legs
- You kick up, you wobble, you fix it yourself
< Trust your hands. They’re strong.
< Hands down, you can.
= conditioning polefit
> You’ve got more pulls in you. You know it.
- {name} believe{s} in every rep of yours, the last one most of all
- You finish the set because you said you would
< You were right all along.
= stretch
> Reach like you know you’ll get there.
- {name} guide{s} hips, back and shoulders, as far as you like
- You go as far as you go, and that counts
< You’re closer than you think.
< Trust your reach.
= stretch
> Not bendy? Stand tall. You belong here.
- {name} start{s} from the range you have and respect{s} it
- You hold each stretch, breathe and measure yourself against no one
< You’re flexible enough to come.
= restore
> Rest is part of the plan.
- {name} lead{s} long, slow stretches, and you take all the time you like
- You lie down with a clear conscience
< You’ve earned this one.
< Stick to the plan.
= restore
> You know when to rest. That’s confidence.
- {name} guide{s} the long, easy holds, and you say when you’re done
- You stretch out, breathe out and owe nobody a thing
< Trust yourself. Lie down.
= yoga
> Breathe in. Stand tall. You’ve started.
- {name} hold{s} each pose with you until your breath is steady
- You hold the pose, and the pose suits you
< Now breathe out.
< See? Already doing it.
= chair
> Pull up a chair. You’re in charge.
- {name} set{s} the counts, and you set the mood
- You lean back like the seat has your name on it
< That chair takes your lead.
= burlesque
> One shoulder. One look. Done.
- {name} teach{es} the walk, the shimmy and the art of waiting
- You slip the glove off slowly and smile a little
< Sign up and stop traffic.
< That’s all it takes.
= twerk
> Your bounce needs no permission.
- {name} build{s} the bounce up from the stance, hips first
- You shake it with your head held high
< Shake now. Ask never.
= salsa
> You hear the beat. Trust your feet.
- {name} give{s} you the step, the turn and the timing
- You step, you turn, you smile like you knew
< Your feet heard it, too.
< Save us a dance.
= hoop
> You’re made for that hoop. Own it.
- {name} help{s} you in, and you sit like the hoop was always yours
- You sit tall in the hoop and let one hand go
< Get in. It suits you.
= silks
> Wrap once. Trust it. Lean back.
- {name} show{s} you the wrap, and you stand up in it proudly
- You wrap, you check, you let go with one hand
< You were right to trust it.
< Lean back. Look proud.
= trapeze
> Two ropes, one bar, and you.
- {name} help{s} you sit, stand and hang from your knees
- You sit on that bar like you’ve been announced
< The act is you.
= inclusive
> Your body, front and center.
- {name} {has} a version of every move that suits your body
- You take your turn and all the room you want
< Come and take up space.
< No back row for you.
= seniors
> Your time is now. Step up and enjoy it.
- {name} keep{s} it steady: sure grips, sure steps, one proud turn
- You know what suits you, so you call the pace
< Book it. Tell the family.
< Your time. Your turns.
= party
> You’ll all dance. Even that one friend.
- {name} get{s} all of you to walk, spin and pose together
- You walk in together and pose like you planned it
< Bring that friend. Trust us.
= private
> All the attention. All yours.
- {name} {has} time for your first question and your best try
- You choose the move, and we follow your lead
< Enjoy being the favorite.
< Name your move.
= practice
> Your list. Your song. Your time.
- {name} {is} around if you need a hand, and you’re in charge
- You pick the move and go until it’s clean
< Cross one off your list. Proudly.
= practice
> That move is nearly yours.
- {name} {is} rooting for your next try
- You give that move ten more tries, then ten more
< Come and finish that move.
< “Nearly” doesn’t suit you.
= workshop
> Ask everything. Then do it.
- {name} like{s} the questions nobody else asks
- You get the why, the how and time to try it
< First question: coming?
= showcase
> You know the steps. Show them.
- {name} rehearse{s} every entrance with you, up to one proud bow
- You walk on like the floor was kept for you
< Those steps are worth showing.
< Walk on like it’s yours.
= photo
> Chin up. Shoulders back. Click.
- {name} help{s} you find your pose, your line and your look
- You pick your best line and hold it for a second
< Keep that picture.
= men
> You’ve lifted plenty. Now lift yourself.
- {name} {has} every confidence in your grip, your climb and your first spin
- You grip, you climb, you hold, and then you spin
< Up is a good direction.
= acro
> You can lift someone. Someone can lift you.
- {name} teach{es} you to base and to fly, and you’re good for both
- You look at each other, say when, and up goes the flyer
< Come and fly a little.
< Take turns being strong.
= contemporary
> You’re allowed to take up this much room.
- {name} lead{s} you into a big reach and a bigger fall
- Your arms reach exactly as far as you decide
< Take the room. Dance.
= prenatal
> Strong, gentle, and in charge.
- {name} keep{s} it gentle, and you say how far to go
- You sway, you stretch, you rest when you decide to
< Come and feel steady. Gently.
< Still in charge. Always.
= class
> You show up. The rest is steps.
- {name} show{s} you each step until it feels like yours
- You take one step, trust it, and take the next
< Step one: show up.
@ Intro to Pole
> You belong here. Yes, already.
- You learn to grip, walk and spin. No partner, no experience, just you
- {name} walk{s} you from your first grip to your first spin, no experience needed
- Never danced before? {name} guide{s} you through grips, walks and your first spin
< Give yourself a spin.
< Stand tall and spin.
< Walk in proud.
@ Intro to Pole
> Everyone starts somewhere. Start standing tall.
- You bring the curiosity. {name} bring{s} the grips, walks and your first spin
- With {name}, grips and walks lead to your first spin. No partner needed
- Grips and walks come first. Your first spin comes next, and you’re ready for it
< Start here. Start proud.
< Your first turn is waiting.
< Come and surprise yourself.
@ Intro to Pole
> Never done this? You’re in good hands.
- {name} {has} you, from first grip to first spin. No dance background needed
- You don’t need a partner for your first spin. You’ve got {name}
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
- With {name}, you learn to grip, walk and spin. No dance background needed
- No experience, no partner, and still a spin to call your own
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
- You each leave with a first spin of your own, no experience needed
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
- You take each spin and climb in your stride, and leave with a combo
< Head high. Up you go.
< Steady hands. Big smile.
< Climb like you mean it.
@ Beginner Pole
> Soon you’ll have moves to show off.
- {name} take{s} you up the pole at a steady pace, and you leave with a combo
- Steady practice with {name} turns spins, climbs and sits into your own combo
- You build grip, core and confidence, and a short combo is yours to keep
< A combo worth showing.
< Go home proud.
< Get ready to show off.
@ Beginner Pole
? offer first class free
> First class free. First climb, all yours.
- {name} keep{s} the pace steady, from your first climb to a combo of your own
- You climb, spin and sit with {name}, and the combo goes home with you
- You build grip, core and confidence, and leave with a combo of your own
< Say yes to a climb.
< Come and climb proudly.
< Just say yes.
@ Intermediate Pole
> You climb with ease. Go upside down.
- {name} keep{s} you safely spotted for first inverts, leg hangs and clean transitions
- You take on the leg hang, and {name} {has} you safely spotted
- Inverts and leg hangs come next, and you’re safely spotted in both
< Trust your climb.
< We’ve got you.
< Go on. You’re ready.
@ Intermediate Pole
> Upside down, and completely in charge.
- {name} spot{s} your first inverts and leg hangs, and you run the show
- You invert, hang and move with control while {name} spot{s} you safely
- Your leg hangs hold, your transitions get cleaner, and a spot is always there
< New view. Same steady you.
< Take charge. Sign up.
< Own the view.
@ Intermediate Pole
> Your first invert? You’re ready.
- {name} stay{s} close to spot you through inverts, leg hangs and cleaner transitions
- Leg hangs, inverts and clean transitions feel possible with {name} spotting you
- You climb with ease already. Going upside down is next, safely spotted
< Ready looks like you.
< Come and try yours.
< See yourself upside down.
@ Intermediate Pole
? series *weeks
> {Series}. Ready to go upside down?
- {name} spot{s} you all the way into inverts and leg hangs
- First inverts and leg hangs are yours to learn, with {name} spotting you safely
- You climb with ease, so trust yourself with an invert, safely spotted
< You decide. We spot.
< Say yes. We’ll spot you.
< You’ve got this invert.
@ Advanced Pole
> Power you’ve earned. Lines you choose.
- {name} bring{s} the handsprings, you bring the power and the control
- You work with {name} on handsprings, shoulder mounts and combos with real control
- You invert with confidence. Handsprings, shoulder mounts and aerial combos are next
< Polish what you already own.
< Show us your lines.
< Go big. Stay elegant.
@ Advanced Pole
> You invert with confidence. Go further.
- {name} take{s} you into shoulder mounts, handsprings and combos with power and control
- Shoulder mounts, handsprings and aerial combos gain elegant lines with {name}
- You’ve got the power and the control for a handspring, so use both
< Make every line yours.
< You’re ready. Trust yourself.
< Trust what you’ve built.
@ Advanced Pole
> Make the hard moves look easy.
- {name} care{s} about the line in every handspring, and so do you
- {name} coach{es} shoulder mounts, handsprings and combos for power and elegant lines
- Shoulder mounts, handsprings and aerial combos suit an inverter as confident as you
< Confidence looks good up there.
< Own those lines.
< You’ve earned this class.
@ Advanced Pole
? level advanced*
> Advanced. You didn’t get here by luck.
- {name} expect{s} power and elegant lines, because you have them
- Your shoulder mounts are good. {name} sharpen{s} the handsprings, too
- You refine your aerial combos until every line looks calm
< You earned this.
< Come and fly proudly.
< Book what you’ve earned.
@ Spin Basics
> No strength needed yet. Just say yes.
- {name} show{s} you fireman, chair and back hook, and how to land softly
- You walk in, {name} {has} the fireman ready, and you land it softly
- You walk in, let go of the floor and land your back hook softly
< One yes. One whole turn.
< Say yes. You’ve got this.
< Walk in. Let go. Smile.
@ Spin Basics
> Three spins. You’ll have a favorite.
- {name} teach{es} you fireman, chair and back hook. Strength can come later
- Fireman, chair or back hook? {name} teach{es} all three, and you take your pick
- You meet the fireman, the chair and the back hook, and land all three softly
< Find your favorite. Own it.
< Come try every spin.
< Go on. Spin.
@ Spin Basics
> Let go. Land like you meant it.
- {name} coach{es} your fireman, chair and back hook, with no strength needed yet
- You let go of the floor with {name}, and your fireman lands softly
- Your chair spin starts with a little nerve. No strength needed yet
< Come and land one.
< Touch down proudly.
< Book your landing.
@ Spin Basics
> Walk in. Turn once. Look proud.
- {name} make{s} fireman, chair and back hook clear, from takeoff to soft landing
- You don’t need strength yet. You need {name} and a fireman spin
- You need no strength yet for a fireman, a chair or a back hook
< Come and turn heads.
< Spin with your head high.
< Yes, you can spin.
@ Spin Basics
? level beginner
> Beginners spin here. That means you.
- {name} get{s} you into your first fireman. No strength needed yet
- Fireman, chair and back hook are all yours with {name}, soft landings included
- You let go of the floor for a fireman, and you land softly
< Spin before you doubt.
< You’ve got it.
< Start with a spin.
@ Spin Basics
? bring *friend*
> Bring {bring}. Spin side by side.
- {name} teach{es} you both the fireman, the chair and the back hook
- You both learn fireman, chair and back hook with {name}, no strength needed yet
- You both walk in, let go of the floor and land softly
< Come as two. Spin proudly.
< Sign up together.
< Be each other’s loudest fan.
@ Spin Pole
> The pole turns. You know exactly what you’re doing.
- {name} show{s} you the balance and momentum behind combos that feel like flying
- You bring the balance, {name} bring{s} the combos that float
- You use momentum and balance for floaty combos that feel like flying
< Head up. Claim the turn.
< Float like you mean it.
< You’ve got this turn.
@ Spin Pole
> You’re ready for a pole that moves.
- {name} give{s} you the momentum, and you steer your own floaty combo
- {name} bring{s} momentum and balance. The floaty combos and the flying are yours
- Let the pole turn with you, and floaty combos begin to feel like flying
< You’re ready. Book it.
< Trust the turn.
< You’re the one flying.
@ Spin Pole
> Trust your balance. You’re about to fly.
- {name} help{s} you turn momentum into floaty combos that look effortless
- You find the momentum with {name}, and floaty combos start to look effortless
- You and the pole turn together, and your floaty combo looks effortless
< Trust yourself. Float.
< Book your flight.
< Fly with your head high.
@ Spin Pole
? level all
> Every level flies here. Yours, too.
- {name} turn{s} your momentum into a floaty combo, whatever your level
- With {name}, you learn the balance and momentum that make your combos float
- Momentum and balance carry you through floaty combos that look effortless
< You’ve got this.
< Join us. Fly proudly.
< Come and find your float.
@ Pole Tricks
> Looks impossible? Watch yourself do it.
- {name} take{s} three tricks apart, step by step, and spot{s} you in each
- You try three tricks with {name}, with spotting and options for every level
- Step by step, three tricks become yours to try, with a spot beside you
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
- You choose your option, take it step by step and trust the spot. Bring your phone
< Pick yours. Be proud.
< There’s a version for you.
< Say yes to a trick.
@ Pole Tricks
? places max*
> {Places}. One could be yours.
- {name} spot{s} you in all three tricks, at your own level
- You learn three tricks with {name}, spotted and suited to your level
- Three tricks, a spot for each, and a phone to prove it was you
< Take your place. Stand tall.
< Come and own a trick.
< Your turn. You’ve got it.
@ Pole Flow
> Count less. Trust yourself more.
- {name} take{s} you from spin to floor in one long breath
- You link spins and floorwork with {name} and feel the music all the way
- You let spins, floorwork and transitions run on in one long breath
< Feel it. Own it.
< Trust the music.
< Move like it’s yours.
@ Pole Flow
> You feel the music. Let it show.
- {name} leave{s} the counting out, so you can feel your way from spin to floor
- Spins and floorwork become one long breath with {name}, with less counting
- You count less and link spins to floorwork the way you hear it
< Let them see you move.
< Come and move freely.
< Trust the next move.
@ Pole Flow
> One long breath, and it’s all you.
- {name} help{s} you link spins, floorwork and transitions. Feel more, count less
- Feel the music with {name}, and let spins, floorwork and transitions run together
- You go from spin to floorwork on feeling, not on counting
< Take your space.
< Breathe out. Own it.
< Move your own way.
@ Pole Choreography
> You’ll own this song by the end.
- {name} teach{es} the new routine in sections, and you dance the last run full out
- Section by section with {name}, the new routine becomes yours
- You learn a new routine in sections and finish by dancing full out
< Keep your boldest for last.
< Own the ending.
< Come and dance it proudly.
@ Pole Choreography
> Dance like you wrote the song.
- {name} build{s} a new routine in sections, and you perform the whole thing full out
- With {name}, the routine grows in sections until you dance every step full out
- You put a new routine together in sections and perform it full out
< The finish is yours.
< Dance big. Sign up.
< Bow like you mean it.
@ Pole Choreography
> Big finish? You’ve got one in you.
- {name} teach{es} one song in sections, with musicality, performance and plenty of fun
- Learn one song in sections with {name}, and dance the new routine full out
- One song, a new routine, and you full out at the end
< Perform with pride.
< Go full out.
< Take the floor. Finish big.
@ Pole Choreography
? music
> {Music}. You know it. Now own it.
- {name} teach{es} the routine in sections, and you dance the ending full out
- Learn the routine in sections with {name}, then perform the whole thing full out
- You learn a new routine in sections and dance it full out to finish
< Your song. Your routine.
< Dance it big.
< Make every count yours.
@ Exotic Pole
> The attitude is in you. Wear it proudly.
- {name} teach{es} the low flow, you bring knee pads and a level chin
- {name} teach{es} slides, kips and low flow. Bring knee pads and plenty of attitude
- You slide low and keep your chin high. Bring knee pads
< Your attitude is ready.
< Walk in and own it.
< You’re bolder than you think.
@ Exotic Pole
> Introduce us to your boldest self.
- {name} lead{s} you into low flow, slides and kips with attitude to spare
- You bring the attitude, {name} bring{s} the slides and the kips
- Heels on, lights low, and your attitude goes first
< Come in. Be bold.
< Book it before you blush.
< Heels on. Doubts off.
@ Exotic Pole
> Lights low. Heels on. No doubts.
- {name} give{s} you slides and kips, and the attitude is all yours
- {name} bring{s} the low flow. You bring knee pads and attitude
- Your knee pads take the floor, your attitude takes the room
< Attitude looks good on you.
< Bring the boldest you.
< Sign up. Smirk later.
@ Exotic Pole
? wear *heels*
> Wear heels. You know you can carry them.
- {name} bring{s} low flow, slides and kips. You bring your boldest self
- {name} teach{es} you to slide with attitude. Bring knee pads
- With lights low, your boldest self learns slides, kips and low flow
< Stand in those heels like you mean it.
< You’ve got the attitude for it.
< Come in tall.
@ Heels & Floorwork
> Heels or socks, you own the floor.
- {name} teach{es} leg lines, rolls, waves and smooth ways down and back up
- You learn rolls and waves with {name}, and come up prouder than you went down
- You own each roll and wave, all the way down and up
< Take up the whole floor.
< Any height. Full confidence.
< Come up standing tall.
@ Heels & Floorwork
> Go down with style. Come up proud.
- {name} lead{s} you down in rolls and waves, in heels or in socks
- {name} love{s} a long leg line, and yours counts in socks, too
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
- You go down on a long leg line with {name}, and come up smoothly
- You roll down, you wave, you come back up with your chin level
< Sign up and stand tall.
< Own the way up.
< Strut in. You’re ready.
@ Heels & Floorwork
? bring heels (optional)
> Heels optional. Confidence included.
- {name} show{s} you smooth ways to the floor, tall or flat
- You learn leg lines, rolls and waves with {name}. Socks are just as welcome
- You roll to the floor and back, tall in heels or sure in socks
< You choose. You own it.
< Flat or tall, you’re in.
< Stand tall at any height.
@ Heels & Floorwork
? places *left
> {Places}. Come and claim yours.
- {name} {has} leg lines, rolls and waves for you, in heels or in socks
- You learn leg lines, rolls and waves with {name}. Heels or socks are welcome
- You take the smooth way to the floor, in heels or socks
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
> That chair is waiting for someone sure.
- {name} know{s} you can do sultry, and keep{s} the steps easy to follow
- {name} bring{s} the easy steps, and you make them sultry
- You learn sultry, easy steps with a chair as your partner. Friends are welcome
< Someone sure, like you.
< Lean back. Own it.
< Take the seat. You’re a natural.
@ Chair Dance
? bring *friend*
> Bring {bring}. You’ve both got this.
- {name} lead{s} you both through sultry choreography that is easy to follow
- Sultry choreography is easy for both of you to follow with {name}
- You each get a chair for a partner and sultry, easy steps
< You’ll both look like naturals.
< Sit down sure. Stand up proud.
< Take your seats. Lead.
@ Chair Dance
? level beginner (no experience)
> No experience needed. Take the lead anyway.
- {name} keep{s} the sultry choreography easy to follow, with a chair as your partner
- With {name}, you follow sultry choreography easily, and your chair never argues
- You follow the steps with ease and lead the chair with style
< Have a seat. Shine.
< Take a seat. Take charge.
< You’ll be a natural.
@ Aerial Hoop
> Low or high, you hold the pose.
- {name} see{s} graceful strength in you from your first class
- With {name}, your first class already has a pose to be proud of
- Mounts, poses and spins bring out graceful strength, from your first class on
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
- {name} show{s} you graceful strength in every mount, pose and spin
- Own your mounts, poses and spins with {name}, low or high
- You mount, you pose, you spin, with graceful strength from your first class on
< You belong in that hoop.
< Step in and shine.
< Strike a pose. Sign up.
@ Aerial Hoop
? level beginner (no experience)
> No experience needed. You’re ready for that hoop.
- {name} start{s} you low, with a mount and a pose you can trust
- You start low with {name} and find graceful strength in mounts, poses and spins
- You try mounts, poses and spins, low or high, from your very first class
< Get in. Sit proud.
< You’ve got this. Get in.
< Trust yourself. Lift off.
@ Aerial Hoop
? level beginner
> Beginners, take your seat in the air.
- {name} start{s} you low with mounts, poses and spins, and higher when you like
- Your first pose begins low with {name}, and higher is your choice
- You learn mounts, poses and spins with graceful strength, low or high
< Start low. Sit proud.
< Go higher when you’re ready.
< Claim your seat up there.
@ Strength & Conditioning
> That invert is about to click.
- {name} train{s} your pull, core and shoulders, and you measure how far you get
- You work on your core with {name} and measure how far you’ve come
- You train pull, core and shoulders for pole and measure your progress
< You’re that close.
< Come and get that invert.
< Show up. You’ve got this.
@ Strength & Conditioning
> Progress you can measure. Pride you can’t.
- {name} make{s} your pull and your core count, rep by rep
- Work on pull, core and shoulders with {name} until inverts finally click
- You work on pull, core and shoulders for inverts that finally click
< Be proud of every rep.
< Show up. Feel proud.
< Count every win.
@ Strength & Conditioning
> Strong isn’t luck. It’s a class.
- {name} prepare{s} your core and shoulders for the invert you want
- Put your pull, core and shoulders to work with {name}, and watch inverts click
- Pull, core and shoulder work made for pole helps those inverts finally click
< Come and be strong.
< You’re exactly who it’s for.
< Prove it to yourself.
@ Flexibility & Stretch
> Where you are is a good start.
- {name} guide{s} you kindly through stretches for splits, backbends and shoulders
- Stretch for splits, backbends and shoulders with {name}, who {is} kind to your body
- You stretch for your splits and respect your body all the way
< Trust your body.
< You’re right on time.
< Start exactly where you are.
@ Flexibility & Stretch
> Be proud of every inch.
- {name} meet{s} you at your starting point and take{s} pride in it, too
- Whatever your starting point, {name} guide{s} your splits kindly
- You work on splits, backbends and shoulders, warm and kindly guided
< Give yourself this time.
< Breathe out. You’re doing well.
< Stretch out. Stand tall.
@ Flexibility & Stretch
> The only split to be proud of: yours.
- {name} guide{s} your splits, backbends and shoulders with a warm, kind hand
- You bring your own starting point for splits and backbends, {name} bring{s} the care
- You stretch for splits and backbends, warm and compared to no one
< Your pace. Your pride.
< Own your range.
< Stretch proudly. It’s all you.
@ Flexibility & Stretch
? level all
> All levels. Yours is exactly right.
- Wherever your backbend starts, {name} guide{s} it kindly
- {name} warmly guide{s} you through splits, backbends and shoulders
- You stretch for your splits from exactly where you are
< Come as flexible as you are.
< Wherever you start, sign up.
< Your place is with us.
= pole intro spin spinpole tricks static flow
? wear *shorts*
> Wear {wear}. Your grip will thank you.
- {name} show{s} you where skin holds best, and you hold on proudly
- Skin on pole, you hold on like you mean it
< Come and stick to the pole.
< Sign up. You’ve got grip.
= pole intro spin spinpole tricks static flow
? bring *shorts*
> Bring {bring}. You’ll hold on better.
- {name} trust{s} your knees to hold, and so should you
- You climb, you sit, you turn, and your legs hold on
< Trust your legs. They’ve got you.
< Come and see how well you hold.
= stretch yoga
? bring *mat
> Your mat, and you decide what happens.
- Bring {bring}, and {name} leave{s} the pace to you
- Bring {bring} and stretch as far as you decide
< Your ground. Claim it.
= floor lowflow exotic flow
? bring *knee pads*
> Go low. Your knees are covered.
- Bring {bring}, and {name} show{s} you the smooth way down
- Bring {bring}, then kneel, slide and roll without a worry
< Sign up and slide.
< You’ve got this covered.
= heels exotic burlesque
? wear heels
> Heels on. The room is yours.
- {name} teach{es} you a walk with sure steps and easy hips
- You walk, you turn, you pose, with your chin level
< Come and own the floor.
< Strut now. Sign up.
= choreo heels contemporary salsa twerk exotic
? music
> {Music} comes on. You don’t hold back.
- {name} teach{es} the steps first, then you make them yours
- You dance with big arms, sure feet and eyes up
< Come and own the chorus.
< It’s your song.
= kids teens
? bring *water*
> Champions bring {bring}. So do you!
- {name} cheer{s} for every brave try, and every sip counts, too
- You try, you sip, you try again, braver than before
< You can do it!
< Here you come, champ!
= kids teens
? bring *friend*
> Be brave in pairs. Bring {bring}!
- {name} show{s} you both a trick, and you cheer each other on
- One of you tries, one of you cheers, then you swap
< Double brave. Double high five!
< You two can do it!
= kids teens
? level beginner (no experience)
> No experience needed. Only a brave first try!
- {name} show{s} you one move, then cheer{s} for your first go
- You watch once, try once, and then you cheer
< Go on. We’ll cheer for you!
< First try? Hooray for you!
= any
? bring *knee pads*
> Bring {bring}. Go low with your head high.
- {name} lead{s} you down and back up, head high all the way
- You kneel, you slide, and you get back up proudly
< Down there, you’re in charge.
= any
? bring *shorts*
> Bring {bring}. You’ve got the rest.
- {name} show{s} you {move} and {move2}, and you move freely
- You’ve got the nerve for {move}, and that’s plenty
< Sign up and kick off.
< Pack your bag and come.
= any
? bring *water*
> Bring {bring}. You’ve got the energy.
- {name} set{s} the pace for {move} and {move2}, and you’re up to it
- You take a sip, lift your chin and go again
< You’ll outlast the bottle.
= any
? bring *mat
> Bring {bring}. Take up all of it.
- {name} lead{s} you through {move} and {move2}, right there on your mat
- You roll out your mat like you’re here to stay
< Make space for yourself.
< Roll out and belong.
= any
? bring *friend*
> Bring {bring}. You’ll be glad you both came.
- {name} show{s} you both {move} and {move2}, step by step
- You walk in side by side and back each other up
< Say yes for two.
< Walk in together, heads up.
= any
? bring mats (provided)
> Mats are provided. Just bring you.
- {name} {has} {move} and {move2} planned. You come with free hands
- You walk in with free hands and your head up
< Come in. Your mat is ready.
< Walk in. You’re enough.
= any
? bring *(provided)
> {Bring} provided. Just bring yourself.
- {name} {has} {move} and {move2} ready, and a place for you
- You walk in, warm up and start with {move}
< Walk in as you are.
< You’re the missing piece.
= any
? wear heels
> Wear heels. Walk like you belong here.
- {name} take{s} the walk slowly first, then right on the beat
- You put one sure step in front of the other
< Yes, you belong. Come in.
< Sign up. Step up.
= any
? bring heels (optional)
> Heels are optional. You look sure either way.
- {name} teach{es} the walk, and you pick the height
- You choose what feels good, then you walk like it
< Your feet. Your choice.
< Come as tall as you like.
= any
? offer first class free
> First class free. Your only job: show up.
- {name} show{s} you {move} and {move2}, and you take the credit
- You try {move}, and that’s bold enough for one day
< You can do that.
< Job done. Welcome.
= any
? offer first class free
> First class free. Stop wondering. Start trying.
- {name} show{s} you {move}, {move2} and anything you wondered about
- You try {move} once and make up your own mind
< Come and get your answer.
< Your gut is right.
= any
? offer first class free
> First class free. Give yourself a chance.
- {name} take{s} you through {move} and {move2}, one by one
- You try {move} and {move2}, and nobody tests you
< You’d give anyone else a chance.
< Say yes to you.
= any
? offer free trial class
> A free trial class. You decide.
- {name} let{s} you try {move} and {move2} in your own time
- You try {move}, ask anything and promise nothing
< Come. You’ll know.
< Trust your own taste.
= any
? offer your friend comes free
> Your friend comes free. You both walk in tall.
- {name} teach{es} the two of you {move} and {move2}
- You try {move} together and cheer each other on, loudly
< Ask now. Come together.
< Say yes, you two.
= any
? offer half price
> Half price. Full confidence.
- {name} give{s} you the whole class, so bring the whole you
- You get the whole class, from warm-up to last song
< Go all in, gladly.
< No half measures, please.
= any
? offer *off*
> {Offer}. Say yes to yourself.
- {name} already trust{s} you with {move}
- You’ve thought about {move} for long enough
< Yes looks good on you.
< Take the offer. Sign up.
= any
? level beginner (no experience)
> No experience needed. You’re ready as you are.
- {name} start{s} where you are and show{s} you every step from there
- You start with {move} and take it from there
< You can. Come along.
< Ready enough is ready.
= any
? level beginner (no experience)
> No experience? You’re exactly who we meant.
- {name} show{s} you {move}, you try them, you grin
- You don’t have to know {move} or {move2} yet
< Yes, you. Come on in.
< We’re saving a welcome for you.
= any
? level beginner
> Beginners welcome. Walk in like you know it.
- {name} {has} your first {move} and {move2} covered, step by step
- You’re allowed to look sure before you are
< Come in. You belong.
< New? Book it proudly.
= any
? level beginner
> Beginners welcome. You’re allowed to be new.
- {name} show{s} you {move} and {move2}, and you ask anything
- You ask, you try, you hold your head high
< You’re new. You’re welcome.
< Come and do great.
= any
? level all
> All levels welcome. Yours is the right one.
- {name} {has} {move} in a version that fits you
- You try {move} at the level that’s yours
< Be proud of where you are.
< Book it at your level.
= any
? level all
> Every level welcome. You fit right in.
- {name} start{s} where you are, with {move} and {move2}
- You take {move} at your own speed, head up
< Trust your own pace.
= any
? level beginner (only)
> Beginners only. Nobody’s ahead of you.
- {name} start{s} you all at step one: {move}, then {move2}
- You all start with {move}, side by side, heads up
< Come and start with us.
= any
? level advanced*
> Advanced is a word you’ve earned. Wear it.
- {name} take{s} the {move} you know and make{s} them bigger
- You work on bigger {move}, cleaner lines and longer holds
< You’re good. Come and get better.
< Own your level. You worked for it.
= any
? level advanced*
> Advanced level. You’ve earned your place.
- {name} coach{es} you through bigger {move} and cleaner {move2}
- You choose the harder version of {move} and trust yourself
< No need to be modest. Book.
< Come and show how good.
= any
? level intermediate
> Intermediate looks good on you.
- {name} build{s} on your basics with {move} and {move2}
- You link {move} and {move2} and hold them longer
< You’ve earned the next step.
= any
? audience women only
> Women only. You’re among friends.
- {name} lead{s} you through {move} and {move2}, laughs included
- You cheer for each other and for yourselves
< Walk in, head high.
< Come as you are. You belong.
= any
? audience all bodies welcome
> All bodies welcome. Bring yours proudly.
- {name} make{s} {move} fit you, never the other way round
- You take up all the room you like
< Come in. You fit right in.
< Nothing to change. Just come.
= any
? typed *every body is welcome
> Every body is welcome. Yours, as it is now.
- {name} {has} {move} in a version for you, no apologies needed
- You try {move} just the way you are
< Walk in, head held high.
< You belong with us.
= any
? places *left
> {Places}. You’d do well in this class.
- {name} would be glad to teach you {move}
- You learn {move} and {move2}, and you’re good enough to start
< Be the one who says yes.
< Decide. You’re good at that.
= any
? places max*
> {Places}, so you really count.
- {name} {has} time for your {move}, your {move2} and your questions
- You ask, you get an answer, you try it again
< Every one of you counts.
< You’ll be in good hands here.
= any
? places small group
> Small group. Big belief in you.
- {name} see{s} all your {move} and answer{s} every question
- You practice {move} and get noticed for what you can do
< Count yourself in. Come.
= any
? places few
> Just a few places. Trust your first yes.
- {name} would love to teach you {move} and {move2}
- You could be in there, working on {move} and {move2}
< Your first yes was right.
< Say yes and mean it.
= pole intro spin spinpole static tricks flow exotic choreo
? places your own pole
> Your own pole. All your time, no queue.
- {name} help{s} you, and the pole stays yours all class
- You try each move as often as you like, and nobody waits
< Take hold. It’s yours.
< Make yourself at home on that pole.
= any
? series
> {Series}. You’re the kind who shows up.
- {name} teach{es} you {move} and {move2}, and count{s} on you to come
- You come, you try {move}, you come back for {move2}
< Be there. Be proud.
= any
? series *weeks
> {Series}. See how good you get.
- {name} build{s} your {move} with you, one class at a time
- You start with {move}, go on to {move2}, and link them
< Book the whole run.
= any
? series *weeks
> {Series}. You’ll get there, step by step.
- {name} plan{s} {move} first, {move2} next, and walk{s} you through
- You learn {move} first and {move2} next, without a rush
< You’ll be proud of yourself.
< Sign up and see it through.
= any
? series * of *
> {Series}. Keep going. You’re on your way.
- {name} build{s} on {move} and add{s} {move2}
- You take what you have and go one further
< Be there for this one.
= any
? music
> {Music}. Dance like it’s your song.
- {name} put{s} {move} to the beat, you put your name on them
- You learn {move} and {move2} right on the beat
< That song is yours now.
< Turn it up. Turn up.
= any
? music
> {Music} is on. You’re up.
- {name} count{s} you in, and then it’s all you
- You step onto the beat with your chin lifted
< They’re playing your song.
< Press play. You’re ready.
= any
? music
> {Music}, and the room is yours.
- {name} count{s} you in: {move}, {move2}, and off you go
- You sing along if you like, and you take all the room
< Press play and come.
< Come and turn it up.
= any
? substitute
> {Sub} is in for {for}. You’re still the star.
- You keep your class, your time and your favorite spot
- You walk in tall, whoever counts the beat
< {Sub} is on your side.
< Show {sub} what you’ve got.
= any
? substitute
> Your class is on. {Sub} is in for {for}.
- You still know the room, and the room knows you
- You warm up, you move, and it’s still your class
< You’re in good hands. Come.
< Say hi to {sub}. Shine.
= any
? soldOut sold out
> Sold out. Good choice, all of you.
- {name} can’t wait to see every one of you there
- If you’re in, walk in proud and pick your spot
< The next yes can be yours.
< Next time, trust your first yes.
= any
? soldOut sold out
? soldOut waitlist
> Sold out. But the waitlist is open.
- Put your name down, and {name} would love to see you
- Put your name down, and you might still get in
< Be ready to say yes.
< Keep your bag packed.
= any
? soldOut waitlist
> Go for the waitlist. You want this.
- Put your name down, and {name} would love to have you
- Put your name down, then keep your bag packed
< Be ready. It could be you.
< Ask. It’s worth it.
= any
? guest
> You, in a class with {guest}. Yes, you.
- You can ask your questions and try it for yourself
- You watch up close, then you try it yourself
< You belong in that room.
< Say yes before you feel ready.
= any
? guest
> {Guest} is coming. So should you.
- You get new ideas to try and nothing to prove
- You walk in curious and hold your own
< One more star: you.
< You’re good enough to be there.
= any
? typed *no partner*
> No partner needed. You’re enough.
- {name} show{s} you every step on your own two feet
- You learn {move} and {move2} all by yourself, head high
< Come alone. Stand tall.
< Book for one. Proudly.
= any
? typed *new class
> New class. Nobody’s behind. Nobody’s ahead.
- {name} start{s} everyone with {move}, then with {move2}
- You all take the first step side by side
< Be one of the first.
< Walk in. You’re right on time.
= any
? typed *alone or with a friend
> Alone or with a friend, walk in tall.
- {name} get{s} everyone into {move} and {move2}, side by side
- You’re in good company, starting with your own
< Either way, a good idea.
< However you come, you belong.
= any
? offer free for members
> Free for members. Go on, you belong.
- {name} know{s} your name and {has} {move} ready for you
- You get time, music and room to work on {move}
< Members, come and show off.
< You joined for this. Enjoy.
= intro
> You’ve watched long enough. You can do this.
- {name} show{s} you the grip, and your hands do the rest
- You start with both feet on the floor, then you turn
< Stop scrolling. Start turning.
< Now it’s your turn.
= spin spinpole
> Trust your grip. It’s better than you think.
- {name} tell{s} you when to step out, lean back and turn
- You step out, lean back and let your arms work
< Hold on and look up.
< Come and feel the turn.
= spin spinpole
> One lean and you’re turning. Believe it.
- {name} show{s} you the step, the lean and where your eyes go
- You lean out, sure of your own two hands
< Book a turn or ten.
= static
> Every spin starts with you.
- {name} teach{es} the push, you pick the moment
- The pole stands still, so you make the move
< Sign up and swing by.
= tricks
> You don’t need luck. You need one more try.
- {name} put{s} your hand here, your knee there, and your doubt aside
- You fix one thing, lift your chin and go again
< Come and get that trick right.
< Luck can stay home.
= advanced
> You can do it. Now do it clean.
- {name} work{s} with you on longer lines and quieter entries
- You land quietly, because you know how
< You’re that good. Show us.
< Bring nerve. Leave with polish.
= advanced
> Hard moves. Calm face. That’s you now.
- {name} link{s} your inverts, and you look like it’s nothing
- You breathe in, set the grip, extend and hold
< Cool head? Sign up.
< Trust the work you’ve put in.
= intermediate
> Remember your first class? Look at you now.
- {name} see{s} how far you’ve come, and add{s} leg hangs
- You hang from one knee and call it basics
< Next move, please. You’re ready.
= intermediate
> You’ve got a signature move. Get two.
- {name} take{s} a move you own and add{s} one you don’t. Yet
- You work on new combos, cleaner lines and steadier holds
< Two is more your style.
= flow
> There are no wrong turns. Only your turns.
- {name} give{s} you spins and slides, and the last word
- You spin, slide and roll in the order you like
< Finish like you planned it.
< You’re never off course.
= exotic
> You don’t act confident here. You are.
- {name} do{es} the slides with you, chin level, shoulders back
- You walk, slide and roll with your head high
< Look up. It shows.
= exotic
> Move like you’ve got nowhere better to be.
- {name} slow{s} it all down: the walk, the slide, the look
- You take every slide as slowly as you like
< Right here is where you shine.
< Take your time. It suits you.
= heels
> You already walk tall. Now strut.
- {name} teach{es} the walk, the turn and the pose, you add the pride
- You step, you turn, you strike the pose
< Walking was the warm-up.
< Strut like it’s your street.
= heels
> Walk in like you own the song.
- {name} teach{es} a walk with sure hips and a level chin
- You take one step per beat and mean every one
< Show us that walk.
< The floor is yours. Cross it.
= lowflow floor
> You set the pace. The floor keeps up.
- {name} teach{es} the slow roll, the long slide and the way up
- You get up when you’ve decided to, not before
< Come on down. You’re in charge.
= lowflow
> Low moves. Big presence.
- {name} teach{es} floor rolls and long leg lines to be proud of
- You stay close to the floor and hold nothing back
< Lower. Bolder. You.
= handstand
> Upside down, you’re still the one in charge.
- {name} help{s} you find the line and hold it there
- You say when you go up and when you come down
< Trust your hands.
< One second counts. Be proud.
= conditioning polefit
> One more rep? You’ve got it in you.
- {name} count{s} along, and the last rep counts double
- You plank, you breathe, and the last rep is yours
< You can. Come and count.
< Told you it was in there.
= yoga
> Go at your own pace. That’s strong.
- {name} guide{s} you breath by breath, as deep as you like
- You rest when you want and call it strength
< Your pace wins.
< Slow takes nerve.
= choreo
> By the last chorus, you’ll have it.
- {name} count{s} the first run. The last one you just dance
- You miss a step, catch the next and keep looking up
< Trust your feet.
< The chorus will prove it.
= choreo
> It doesn’t have to be perfect. Just mean it.
- {name} teach{es} the steps count by count, then you make them yours
- You dance once for the steps, once for yourself
< Perfect is boring anyway.
< Take your mark. Bring drama.
= chair
> Your chair. Your song. Your rules.
- {name} teach{es} the lean, the look and the slow way to stand
- You stand up when you choose, and not a beat before
< Rule one: sit proud.
= burlesque
> You already have the wink. Use it.
- {name} add{s} the shimmy, the nerve is all yours
- You move slowly, one glance and one shoulder at a time
< That wink works. Trust us.
< Come and flirt a little.
= burlesque
> A shoulder, a look, and the room is yours.
- {name} teach{es} the turn, the eyebrow and the long wait
- You stop on the beat and let them look
< Tease like you know. You do.
< The room never stood a chance.
= twerk
> That move you do at home? Bring it.
- {name} give{s} your bounce a stance, a drop and a louder song
- You bend your knees, find the bounce and turn it up
< That move is ready to go out.
< Home was the rehearsal.
= twerk
> You’ve got the moves. Trust them.
- {name} get{s} you low, loose and laughing, head high
- You shake it, you drop it, and you own it
< It’s your beat. Take it.
= salsa
> Stand tall. The beat will find you.
- {name} give{s} you the step and the turn, the rest is pride
- You step out on the one, and you mean it
< The beat found you. Dance.
< Yes, you may have this dance.
= hoop
> The hoop holds you. You hold the room.
- {name} get{s} you into the hoop, and one hand lets go when you say
- You let one hand go and look around
< Hold that pose a little longer.
< Come and hang around.
= silks
> The silk holds. So do you.
- {name} show{s} you the wrap, then you step in and lean
- You lean back on your own good judgment
< Hold on. You’re good at it.
< Come on up.
= trapeze
> Feet off the floor. Head held high.
- {name} help{s} you onto the bar, and you stay there proudly
- You hang from your hands, then hook your knees
< You belong up there.
= straps
> Two hands. You can trust them.
- {name} wait{s} until the wrap sits, and up you go
- You start on the ground and lift off bit by bit
< Come and hold on.
< You’re up to it.
= seniors
> You know yourself. Now surprise yourself.
- {name} show{s} you steps, grips and turns, and you set the pace
- You take the turn first and the compliments later
< Go on, astonish yourself.
< You’ll be proud you came.
= inclusive
> You belong here, exactly as you are.
- {name} find{s} the version of each move that suits you
- Here, the moves adjust, and you don’t have to
< You’re welcome. We mean it.
= party
> Every one of you owns this party.
- {name} get{s} everybody dancing, the shy ones too
- You learn one short dance, and each of you gets a moment
< Claim the floor together.
= private
> What do you want to learn? You’ll get it.
- {name} help{s} you with the move that won’t work yet
- You ask twice, try ten times, and nobody waits
< Come and name your move.
< Say the word. We’ll start there.
= private
> Your goal. Your class. You’ve got this.
- {name} answer{s} your questions and keep{s} your pace
- You work on what you like, in the order you like
< Name your goal. Claim it.
= practice
> You know what you need. Go get it.
- {name} {is} around, and nobody’s counting how often you try
- You pick the move, the song and the number of tries
< Be your own best coach.
= workshop
> Go deep. Come out sure of yourself.
- {name} show{s} you what holds a move up, not just how it looks
- You ask, you try, you ask again, you try again
< Dive in. You’re ready.
= workshop
> One topic. Make it your specialty.
- {name} slow{s} every detail down until it’s clear
- You look closer, ask again and get it right
< Become the one they ask.
= showcase
> You’ve done the work. Now take the credit.
- {name} lead{s} the run, shoulders back before the music starts
- You hold your last pose as long as you please
< Take the bow. You earned it.
< Walk on. You’re ready.
= photo
> That’s your good side. So is that one.
- {name} bring{s} the ideas, you bring every side you have
- You stretch the line, lift your chin, and click
< You have no bad angles.
< Sign up and look up.
= men
> Strong enough to try something new.
- {name} show{s} you the lift, the hold and the smart way round
- You lift, you hold, you turn, and you do it again
< Come and give it a go.
= prenatal
> You know what’s good for you two.
- {name} trust{s} your judgment, one gentle move at a time
- You move a little, breathe slowly and rest at any time
< Come in. You decide.
< You know best. We’ll follow you.
= postnatal
> You made a person. You can do this.
- {name} start{s} small with you: easy moves, steady breath, no rush
- You move a little, rest often and know what you’re made of
< Gently. You’ve earned gently.
< You’re doing so well.
= contemporary
> You have something to say. Take the floor.
- {name} want{s} your biggest reach and believe{s} you’ve got one
- You reach, you roll, you rise, in your own way
< Say it with your arms.
< Dance what you mean.
= acro
> You’ve got your partner. Your partner’s got you.
- {name} count{s} you in: look, breathe, lift, hold
- You base, you fly, and then you trade places
< Book it. Be the base.
< Lean in. You’ll both shine.
= circus
> You belong in the ring.
- {name} teach{es} you to balance, and to bow after every wobble
- You hang, you balance and you take a bow
< Top of the bill: you.
= openlevel
> Your level is the right level. Own it.
- {name} show{s} you each move high, low, fast and slow
- You go higher or lower, and both are right
< No need to explain. Just come.
= teens
> Nobody’s rating this. Go for it.
- {name} show{s} you new moves, and you make them yours
- You laugh when it fails and grin when it works
< No likes. Real cheers.
= teens
> Count to three. You’re doing it.
- {name} show{s} you one move at a time and cheer{s} you on
- You try a move low, try again, then try it higher
< Three! Told you.
= kids
> Can you do it? Yes, you can!
- {name} help{s} you stretch, balance, jump and try again
- You hold on tight, try once more and cheer
< Come and say I did it!
< You’re going to be so proud!
= kids
> Take the biggest step you’ve got!
- {name} show{s} you big steps and cheer{s} for every one
- You step small, step big, then show everyone
< Bigger! You can!
< High five, champ!
= kids
> Stand like a superhero. You are one!
- {name} train{s} superheroes, one brave move at a time
- You stand tall, take off and land like a hero
< Parents, sign your hero up!
< Your powers start here!
= class
> Come in like you’ve been here before.
- {name} show{s} you the steps, and you look like a regular
- You warm up, learn the steps and fit right in
< Nobody will know. Come in.
< Nod. Smile. Pick your row.
= class
> You don’t have to feel confident. Just come.
- {name} take{s} you step by step, shaky knees and all
- You warm up, learn one part, then add the next
< Nervous? Book anyway.
< Step in. Confidence follows.
= intro
> If you can hold on, you can start.
- {name} show{s} you where to hold and when to step
- You hold on, step round and try one whole turn
< Hold on. You’re in.
= pole
> It’s just a pole until you arrive.
- {name} show{s} you the climb, the sit and the spin, you bring the show
- You climb, you sit, you spin, and you’re the show
< Show up. Bring the pole to life.
= pole
> Turn with your head up. You’ve got this.
- {name} teach{es} you turns with a clean start and a calm landing
- You walk, swing out and land on your own two feet
< Sure hands. Proud turn.
= static
> The pole stays put. You’re going places.
- {name} show{s} you how far your own swing takes you
- You set off when you choose and arrive on purpose
< Go places. Start here.
= tricks
> First “no way.” Then “watch this.”
- {name} take{s} you from the entry to the hold and safely out
- You start low, you get it, you ask who’s looking
< Your “watch this” is next.
= tricks
> Future you already has this trick.
- {name} give{s} you the setup, the grip and the way back down
- You learn the setup, then the grip, then the hold
< Future you is proud.
= advanced
> You’re past “can I?” Try “how well?”
- {name} clean{s} up the entry, the line and the exit with you
- You hold the line, then take the exit slowly
< Very well, we’d say.
= openlevel
> Easy version. Hard version. Your version.
- {name} {has} a simpler and a harder way into each move
- You pick how high, how fast and how far you go
< Yours is the good one.
= heels
> Every click says you’ve arrived.
- {name} work{s} on your walk until each step sounds sure
- You walk, you turn on your toes, you hit the pose
< Arrive on the beat.
= heels
> Heels are just you, underlined.
- {name} teach{es} you to walk toes first, turn and pose
- You hold the pose as long as you like
< Underline every step.
< You’re the headline.
= floor
> Claim the floor. You’ve got the presence.
- {name} teach{es} you a roll that ends exactly where you want
- You roll over a shoulder and stay in command
< The floor is yours. Stay low.
= chair
> Best seat in the house: yours.
- {name} teach{es} you to lean back like you’ve never hurried
- You cross your legs like you run the place
< And you’re the show.
= chair
> A chair can’t upstage you.
- {name} give{s} the chair eight counts, and you give it a look
- You circle the chair once, and it’s settled
< Sit down. Steal the scene.
< That chair knows its place.
= contemporary
> Fall on purpose. Rise like you meant it.
- {name} teach{es} the fall, the roll and the way back up
- You reach, you roll, and nothing is an accident
< You meant that. Lovely.
= burlesque
> Make them wait. You’re worth it.
- {name} teach{es} the strut, the pause and the look back
- You strut, you stop, and you take your time
< Don’t make us wait.
< Worth it. Every second.
= twerk
> Your hips have something to say.
- {name} slow{s} the bounce down, then bring{s} it up to speed
- You bend your knees, tip your hips and find the bounce
< Speak up. We’re listening.
< Let your hips finish.
= salsa
> You’ve got rhythm. Stop doubting it.
- {name} count{s} the step, then the turn, then let{s} the song do it
- You get on the beat and stay there, proudly
< Doubt doesn’t dance. You do.
= hoop
> It’s a circle. You’re the point.
- {name} get{s} you in and build{s} the whole pose around you
- You get in, sit up and hold the center
< Make your point.
= silks
> See yourself up in the silks? We do.
- {name} show{s} you one foot wrap, and up you stand
- One foot in the wrap, and you stand tall
< Claim your place up there.
= trapeze
> Remember the swings? Now go higher.
- {name} start{s} with the seat, and you say when you stand
- You stand up on the bar because you can
< You always wanted to.
= acro
> Base or flyer? You’d be good at both.
- {name} let{s} you lift and be lifted, and believe{s} in you either way
- You’re steady below and certain on top
< Both it is, then.
= handstand
> Upside down, you hold up the whole world.
- {name} help{s} you place your hands, stack your shoulders and kick up
- You place your hands, kick up and mean it
< The world’s in good hands.
= stretch
> Split or no split, hold your head high.
- {name} call{s} every reach a good one, hamstring by hamstring
- You go as far as you choose, and stand by it
< Proud at every angle.
= restore
> You’re allowed to lie down.
- {name} keep{s} it calm, with a rest after each long stretch
- You stretch out and answer to nobody
< Permission granted.
= yoga
> Wobble. Breathe. You’re still standing.
- {name} hold{s} the pace steady while you find your balance
- You sway on one leg, and the pose still holds
< Wobble with us.
= conditioning
> You said “I can.” We believe you.
- {name} count{s} you through the holds and call{s} the rests
- You plank, you breathe, you keep your word
< You were right the first time.
= polefit
> Pull yourself up. You’re worth lifting.
- {name} coach{es} you through pulls, climbs and holds, with rests in between
- You pull, you climb, and you know who did it
< Worth every pull.
= men
> Walk in like the pole expects you.
- {name} teach{es} a climb that runs on control, not force
- You grip, you climb, and your hands stay steady
< The pole’s expecting you, sir.
= inclusive
> You don’t have to fit in. You fit.
- {name} build{s} each move around you, hold by hold
- You turn, you hold, you’re right as you are
< Told you. You fit.
= seniors
> You’ve done harder things than this.
- {name} bring{s} the turns, you bring the experience
- You hold on, step round and turn, and make it look easy
< Add a turn to the list.
= prenatal
> You’re doing something big. Do this gently.
- {name} offer{s} easy moves, soft stretches and plenty of rests
- You move with ease and take every rest you like
< Gently is plenty.
< You two come first.
= postnatal
> It’s your turn now. You may claim it.
- {name} start{s} with breath and easy moves, and you stop when you like
- You breathe, stretch and move a little, as far as it suits you
< You’re allowed to come first.
= practice
> You’re the coach now.
- {name} {is} there if you want a second opinion
- You choose the move, the number of tries and the breaks
< Listen to your coach.
< Your coach believes in you.
= photo
> Hold that. Yes, exactly that.
- {name} tell{s} you which way to turn and when to breathe
- You breathe in, stay put and trust the picture
< Got it. Gorgeous.
= showcase
> You’re worth watching. Walk on.
- {name} rehearse{s} the way on and the bow with you
- You enter like you mean it, and bow the same way
< Head up. The room is here for you.
= private
> You’re worth undivided attention.
- {name} stay{s} with your move from first try to last
- You bring the move, the question or the song, and we start there
< Name your wish. Sign up.
= kids
> Who’s brave? You are!
- {name} show{s} you how to jump and land like a hero
- You jump, you land, and you feel ten feet tall
< Who’s ready? You are!
< Brave ones, this way!
= kids
> First you wobble. Then you shine!
- {name} show{s} you how to balance on one leg, then on the other
- You balance on one leg, laugh and try again
< Wobbles welcome!
= teens
> It’s okay to be good at this.
- {name} show{s} you a combo piece by piece, until it works
- You put a combo together and show it off
< Really good, even.
< Don’t act surprised.
= teens
> You don’t have to be cool. Just come.
- {name} show{s} you one new move, then another to go with it
- You try one new move and hold your head up
< Cool comes by itself.
= any
? typed *new class
> New class. Nobody’s better at it than you.
- {name} start{s} with {move}, then add{s} {move2}
- You begin with {move}, at the top of the class
< Come and keep your lead.
< Join while you’re ahead.
= any
? level all
> All levels welcome. Yours needs no apology.
- {name} {has} an easier and a harder way into {move}
- You try {move} the easy way first, then as you like
< Come as good as you are.
= any
? level advanced (only)
> Advanced only. You didn’t even blink.
- {name} go{es} straight to harder {move} and cleaner {move2}
- You go straight to the hardest {move}, eyes open
< That’s how we knew.
= any
? price
> {Price}. You’re worth far more.
- {name} take{s} you through {move} and {move2}, start to finish
- You treat yourself to {move}, and rightly so
< You’re a good investment.
= any
? places *left
> {Places}. Say the word.
- {name} {has} {move} waiting for you
- You could be trying {move} with us
< The word is yes.
= any
? series *weeks
> {Series}. You finish what you start.
- {name} start{s} with {move} and work{s} up to {move2}
- You said you would learn {move}, and you will
< So start.
= spin
> Spin, and let the room keep up.
- {name} show{s} you the step and the swing, the rest is nerve
- You learn the step, the swing and where your free arm goes
< The room will catch up.
= static
> Nothing here moves unless you say so.
- {name} teach{es} you to stop exactly where you choose
- You push off when you’re ready, never sooner
< So say so.
< You give the orders.
= choreo
> Forget a step? Sell it.
- {name} teach{es} the steps in order, and what your face does meanwhile
- You dance on, and nobody needs to know
< Sold. See you there.
= contemporary
> You can trust what you feel. Dance it.
- {name} give{s} you a phrase, and you make it yours
- You reach, sink, roll and rise with the music
< Your feeling is right. Go with it.
= yoga
> You’re steadier than you think. Breathe and see.
- {name} lead{s} you from breath to pose and back to breath
- You move slowly and hold each pose until it settles
< Steady suits you.
= showcase
> Shaky knees? That’s applause, arriving early.
- {name} run{s} the steps with you until your feet know the way
- You run the steps with the nerves in, then run them again
< The applause is for you. Go on.
= workshop
> Pick one thing. Be unmistakably good at it.
- {name} go{es} through one topic piece by piece, questions included
- You take one topic apart and practice each piece of it
< You’ve found your thing.
= advanced
> This stopped being luck a while ago.
- {name} link{s} your hardest moves and ask{s} for one second more
- You call the move first, and then you do it
< Luck never trained. You did.
= floor
> Nothing can throw you down here. Be bold.
- {name} show{s} you how to sink, roll and rise
- You sink, you rise, and you decide on both
< Bold, low and steady.
= circus
> Drop it. Pick it up. Bow.
- {name} teach{es} the save as proudly as the trick
- You miss a catch, smile and own the ring
< The bow is yours either way.
= straps
> Let your arms show off.
- {name} teach{es} the wrap and the lift, your arms do the bragging
- You lift off the floor and stay cool about it
< Those arms have earned an audience.
= polefit
> You came for the workout. Stay to show off.
- {name} coach{es} you through climbs, pulls and holds, then one combo
- You earn the pose, and then you hold it
< Work out. Stand out.
= any
? music
> {Music}. Somebody has to dance it. You, obviously.
- {name} teach{es} {move} and {move2}, right on the beat
- You take the first beat and keep the rest
< Who else?
= any
? audience all bodies welcome
> All bodies welcome. You belong, no questions asked.
- {name} {has} a way into {move} and {move2} for each of you
- You try {move} in whatever way works for you
< You belonged from the start.
= any
? typed *no partner*
> No partner needed. You stand on your own.
- {name} show{s} you {move} and {move2}, and you do both yourself
- You do {move} and {move2} on your own terms
< One is all it takes: you.
= any
? level beginner (no experience)
> No experience needed. You’re already good enough.
- {name} take{s} {move} and {move2} slowly, from the very first step
- You arrive as you are and try {move} slowly
< Zero is a fine place to start.
< Believe it. Come in.
= any
? offer first class free
> First class free. You’re worth the yes.
- {name} show{s} you {move} and {move2}, and you try both
- You try {move} and see what suits you
< Say yes with confidence.
`;
