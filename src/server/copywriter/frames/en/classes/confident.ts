// size: data, a block for each family
/** See `parse.ts` for the form. */
export const confident = `
teens
> You’re braver than you think: *
> Your first trick will surprise you: *
> Walk in shy or loud. Both work: *
- You try it, you fall out of it, you try it again. That’s how.
- No comparing: your trick, your time
< You’ll be proud of this one.
< Back yourself.
prenatal
> You’re doing something amazing already: *
> Trust your body. It knows: *
- You choose how far, how slow and when to rest
< You know what you need.
< You’re doing great. Both of you.
postnatal
> Your body did something great. Meet it again: *
- Step by step, at the pace you choose
< You set the pace.
< Start where you are. Proudly.
seniors
> You’ve done harder things than this: *
> Who says you’ve missed your moment: *
> New trick, same brilliant you: *
- Your first climb doesn’t ask for your birthday
- Turns, holds and climbs, sized to you
< Age is not on the list.
< Surprise yourself.
inclusive
> This body can do that. Watch: *
> Take up space. It’s yours: *
> You don’t need to shrink to fly: *
- Every move has a version that fits your body, and we teach that one
- Grip, lift, turn: your body, your way
< You belong on this floor.
< Bring all of you.
party
> Bride in front. Everyone else, keep up: *
> Your crew. Your stage. Own it: *
- You learn a routine together and perform it like headliners
- The shyest one always steals the show
< Own that dance floor.
< She’ll talk about this forever.
private
> Your goals. Your pace. All the attention: *
> The move you want. Let’s get it: *
> One teacher. One student. You: *
- Bring the trick that won’t work yet, and we take it apart
- You choose what we work on, we show you how
< Name the move. We’ll get there.
< Make it all about you.
workshop
> Go all in on one thing: *
> You’re ready for the details: *
- Time to take it apart, fix it and make it yours
< Bring your questions.
< Go deep. You’re ready.
showcase
> You’ve done the work. Now show it: *
> Walk on like it’s already yours: *
- Run it with everything: face, fingers, finish
- Mistakes happen. Keep going and nobody knows.
< Own every count.
< Chin up. It’s your stage.
practice
> Your session. Your list. Your call: *
> No teacher, no plan but yours: *
> That move you almost have? Get it: *
- Work on what you want, as often as you want
- Repeat it till it’s yours, rest when you say so
< Set your own goal.
< Your own coach: you.
silks
> You climb it. You own it: *
> Two strips of fabric and your own two hands: *
- Learn the wrap, trust the knot, let go with your hands
< Trust the wrap. Trust you.
< Hands off. You’ve got it.
hoop
> Sit in it once and you’ll sit taller: *
> Take your seat in the air: *
> Up you go. You can: *
> Sit up there like it’s nothing: *
- You lift yourself in, find your balance and let one hand go
- Mount, pose, breathe: you’re sitting in the air
- One knee up, one pull, and you’re in
< Take your seat.
< Your place is up there.
< Sit tall. You made it up there.
trapeze
> Both hands on the bar. You know you can: *
> Lift off with your own two arms: *
- Hang, tuck, sit up, and look around from above
< You can hold yourself up.
< Up you go.
chair
> Take a seat like you own the place: *
> One chair. All your attitude: *
> Sit tall. Look straight. Own it: *
- Sit, turn, look up: every move says you mean it
- You lead, the chair follows
< The best seat is yours.
< Own the seat.
burlesque
> Walk slowly. You’re worth the wait: *
> Shoulders back. Smile. Work it: *
- Pose, pause, look them in the eye
- It isn’t how you look, it’s how you look at them
< Work it. You can.
< Make an entrance.
twerk
> Yes, you can shake that: *
> Own your bounce: *
- Knees soft, back proud, hips loud
< Shake it like you own it.
< Own every bounce.
exotic
> Walk it like you wrote it: *
> Attitude is a skill. Come and train it: *
- Hips, hair and eye contact: you choose the volume
- Hit the floor, sweep the leg, look up
< Own the look.
< Be as bold as you like.
heels
> Stand taller. Walk slower. Mean it: *
> Every step says you’ve arrived: *
> Your strut starts here: *
- Walk, stop, look, turn, and mean each one
- You find your balance first, then your swagger
< Strut out like you own it.
< Walk like you know.
lowflow
> Slow takes confidence. You have it: *
> Take your time. It’s yours: *
- Hold the pause a beat longer than feels safe
< Own the pause.
< Slow is your superpower.
floor
> Own the floor. All of it: *
> Get down. Get up like you meant to: *
- Roll, sweep, rise, and never look down
< Take all the floor you need.
< The floor is yours.
handstand
> Kick up. You won’t know until you do: *
> Stand on your own two hands: *
> Your hands can hold you. Find out: *
- You learn to fall well first, then there’s nothing to fear
- Strong shoulders, straight line, one brave kick
< Kick up. Trust your hands.
< You’ve got you.
acro
> You can hold more than you think: *
> Trust goes both ways: *
- Base, fly, spot: you learn all three
< Bring trust. Leave with more.
< You’ll hold each other up.
choreo
> You’ll know this routine by heart: *
> Counts first. Then attitude: *
> Learn it. Own it. Dance it full out: *
- First you learn the steps, then you make them yours
- Section by section, until you stop thinking and perform
< Dance it like it’s yours.
< You’ll remember more than you think.
spin
> Hands on. Step. You’re spinning: *
> You’ll spin. It’s that simple: *
> Your first spin is one step away: *
> Let go of the floor. You’re ready: *
> One push. One turn. All you: *
- You walk in, push off, and the turn happens
- Clear steps: grip, swing, hold, land
- Step, hook, turn: three things, and you can do each
- You’ll land it, and you’ll want to go again
< One step, and you’re turning.
< You can spin. Come and see.
< Go round again. Because you can.
spinpole
> The pole moves. You’re in charge: *
> You set the speed: *
- Open to slow down, close to speed up: you control the turn
- Learn to stay calm while the world goes round
< You hold the controls.
< Own the momentum.
static
> It won’t turn for you. You’re the engine: *
> All of it is you: *
- Every spin on static is made by your own swing
< You make it move.
tricks
> That trick you saved? Come and get it: *
> You’ll say “I can’t”. Then you will: *
> Name the trick. Work it. Get it: *
- Entry, grip, hold, exit: you learn the whole thing
- Broken into steps that you can do
< Get the trick. Keep it.
< Proof you can: coming up.
polefit
> Strong looks good on you: *
> Pull yourself up. Literally: *
- Climb, hold, repeat: every set is yours
< Feel what you can do.
< You against gravity. You’ll win.
conditioning
> You’re not weak. You’re at the start: *
> Build what your tricks are made of: *
> Do the work. Own it: *
- Pull, push, hold, and count every one of them yours
- Hard sets, good form, your own pace
< Put the work in. It’s yours.
< Earn it for yourself.
stretch
> Your splits don’t need a deadline: *
> Bend on your own terms: *
> Tight? Good. You’ll feel the difference: *
> More range, more you: *
- You find your edge, breathe, and decide when to go on
- Hips, back, shoulders, each with a clear plan
- Small steps count, and we count them
< Your range. Your rules.
< Stretch into your own space.
< Your pace is the right pace.
restore
> Rest like somebody who deserves it: *
- Long holds, easy breaths, and nothing to prove
< Put yourself first. Lie down.
yoga
> Strong back. Calm breath. That’s you: *
> Stand in it. Breathe in it: *
- Steady shapes, steady breath, steady you
< Breathe. You’re enough.
< You choose how deep.
contemporary
> You have something to say. Dance it: *
> There’s no wrong way to feel it: *
- Take the phrase and make it sound like you
< Say it in your own way.
< Dance it like you mean it.
flow
> Trust your feet. They know the next move: *
> Don’t think. You know this: *
> Stop planning. Start moving: *
- Link what you know and trust what comes
- You already have the moves, here you join them up
< Trust the next move.
< Your flow. Your choice.
circus
> Step into the ring. It’s your show: *
- Drop it, pick it up, try again: that’s how it’s learned
< Your ring. Your show.
straps
> Hold on. You’re your own engine: *
- Wrap, pull, hold: clear steps to the top
< You can hold it.
salsa
> Head up. Shoulders back. Lead or follow: *
> You bring the attitude. The beat does the rest: *
- Steps first, style second, confidence from the start
< Take the floor.
< Own the beat.
photo
> Look straight in. You’re ready: *
> You worked for that shape. Keep it: *
- Choose your trick, hold your line, own the picture
< Own your picture.
< Chin up. Click.
intro
> Your first spin is closer than you think: *
> Everyone here had a first day. Have yours: *
> You don’t need to be ready. Be here: *
- First grips, first steps, first “I did that”
- You don’t have to know anything. We do.
< Take the first step. You can.
< Day one looks good on you.
intermediate
> You’re not new any more. Show it: *
> You’ve got the basics. Now use them: *
- Bigger moves, cleaner lines, and you’re ready for both
< Level up. You’re ready.
advanced
> You earned this one: *
> You know what you can do. Go further: *
- Power on the way up, control on the way down
- No easy options, and you wouldn’t want them
< Show what you’re made of.
< You’re up there for a reason.
openlevel
> Bring the level you have: *
> Come as good as you are: *
- Your version of every move counts
< Your version counts.
men
> Grip. Lift. Own it: *
> Strength you have. Skills you’ll get: *
> You’ll never look at a pole the same: *
- Holds, climbs and spins that ask for all of you
- Leave the ego, bring the grip
< Show up. Pull up.
< Pole is for you. Come and see.
pole
> You against gravity. Bet on you: *
> Grab the pole. You’ve got this: *
> Hold on to the pole. And to yourself: *
> Higher than your first thought: *
- Climb a little higher than last time
- Grip, lift, turn: you do it, we show you how
- Feet off the floor, head up, go
< You’ve got the grip for this.
< Hold on. You’re doing it.
< Trust your grip.
told
> {Line}. You’ve got this: *
> {Line}? You can do that: *
> {Line}. Yes, you: *
> {Steps} You can. *
> {Steps} That’s you. *
> {Steps} Own it. *
> {Steps} Yes, you. *
> {Learn}. All yours: *
> {Do}. You know you can: *
> {Ease}. You’re ready: *
> {Steps} Nicely done. *
- {Learn}: you can learn every bit of it
- {Learn}. You’re ready for all of it.
- {Learn}, one clear step after the other
- You {do}, and you know exactly how
- You’ll {do}. Trust that.
- {Ease}. Being you is enough.
- {Ease}. You bring the rest already.
- You walk out with {leave}
- {Way}, so you always know what’s next
- {Ease}. Show up, that’s all.
- {Do}: clear steps, your pace
- {Learn}, and you set the pace
- {Ease}. Walk in as you are.
- {Do}, and stand tall
< You’ll {step}. Promise yourself.
< {Step}. You can.
< Walk out with {leave}.
`;
