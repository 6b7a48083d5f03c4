// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const fierce = `
= intro pole
> Scared? Good. Grip harder.
- Two hands on the pole, one foot off the floor, go
- First the grip, then the push, then your first turn
< Come and grab it.
< Grip it. Go.
= intro pole
> Your first grip starts a fire.
- Hold on, push off, and do it again, bolder
- You step, you swing, you roar a little
< Come and light the fire.
< Get your hands on it.
= pole
> Climb it. Spin it. Rule it.
- Strong grips, hard pushes, long mean lines
- Hands, thighs, core, and nothing held back
< Come and conquer the pole.
< Rule it with us.
= pole
> That pole won’t conquer itself.
- Grip, pull, lift, and hold it longer than last time
- Spins with bite, climbs with grit
< Come and fight for it here.
< Come and conquer it.
= spin spinpole
> Kick the floor goodbye.
- Run at it, jump in, and turn like you mean it
- Hard push, long leg, no brakes
< Come and spin fierce.
< Kick off with us.
= spin
> Spin first. Ask gravity later.
- Step, swing, turn, and land like a cat
- One arm strong, one leg long, all of you turning
< Come and beat gravity.
< Land like a cat.
= spinpole
> The pole spins. You hold on and roar.
- Pull in and it races, stretch out and it obeys
- Core on, grip tight, long lines through the blur
< Come and ride the spin.
< Hold tight. Ride on.
= static
> No help from the pole. All you.
- Every turn is your push, every stop is your grip
- Climb, lock, hold, and drop on your own command
< Come and make it move.
< Bring your own power.
= tricks
> One trick. No mercy.
- Entry, grip, lock, release. You take it piece by piece
- Try it, miss it, try it meaner
< Come and beat that trick.
< Take it down.
= advanced
> Higher. Harder. Cleaner.
- Big inverts, locked legs, and a hold that burns
- Handspring power, blade-sharp lines
< Come and show your teeth.
< Go hard with us.
= advanced
> Easy is for other people.
- Deadlifts, big combos, and a stare on top
- Up on your own strength, down on your own terms
< Come and do it the hard way.
< Come for the hard part.
= intermediate
> Flip over. Hang on. Grin.
- Leg hangs, bolder lines, combos with bite
- Climb higher, grip harder, stay longer
< Come and go further.
< Get upside down.
= flow
> Hit it, roll it, rise.
- Spins into floorwork, floorwork into fire
- No stops, no counts, all power
< Come and tear through it.
< Move like a storm.
= flow
> Don’t stop. Burn through the song.
- Turn, drop, roll, rise, again, louder
- One move throws you into the next
< Come and burn with us.
< Burn on.
= exotic
> Prowl. Slide. Strike.
- Hard hips, long slides, eyes like knives
- Down on your knees and still in charge
< Come and own the floor.
< Prowl with us.
= exotic
> Bring the attitude. Leave the sorry.
- Kicks, slides, hair, and a stare to match
- Hit the floor hard and rise slower than they expect
< Come and be shameless.
< Show no sorry.
= exotic
> Hair, hips, no apology.
- Floor slides, sharp stops, leg kicks with bite
- Every beat gets hit, every look gets held
< Come and hit the floor hard.
< Hit it hard.
= heels
> Sharp heels. Sharper looks.
- Stomp, turn, drop, and hold the stare
- Hard walks, clean kicks, hips on the beat
< Come and stomp it out.
< Stomp in.
= lowflow floor
> Get low. Get dangerous.
- Slides, sweeps, rolls, and eyes up the whole time
- Low like a panther, strong like a spring
< Come and prowl the floor.
< Get low with us.
= handstand
> Kick up. Lock out. Hold.
- Hands down, shoulders hard, legs like a spear
- You fall, you laugh, you kick up again
< Come and stand your ground.
< Kick up with us.
= conditioning polefit
> Pull until you roar.
- Pull-ups, holds, core, and one round after the last one
- Sets that bite, rests you earn
< Come and pull hard.
< Roar with us.
= conditioning polefit
> Tired is where it starts.
- Grip, back, core, shoulders, no excuses
- One more rep, then the one that counts
< Come and push on.
< Push harder.
= stretch
> Even tigers stretch.
- Long hips, open chest, a stubborn breath
- Hold it, breathe into it, claim one more inch
< Come and claim your inch.
< Reach like a tiger.
= stretch
> Hold. Breathe. Take more.
- Splits, hips, back, with iron patience
- No force, no rush, no giving up
< Come and go deeper.
< Reach further.
= yoga
> Steady is a weapon.
- Long holds, hard core, eyes that don’t move
- Roots in the feet, iron in the middle, calm on top
< Come and hold steady.
< Hold steady with us.
= choreo
> Learn it. Hit it. Own it.
- Eight counts at a time, then the whole thing full out
- Every beat gets a hit, every hit gets a face
< Come and dance it hard.
< Hit every beat.
= chair
> Take the chair. Take over.
- Straddle it, swing off it, slam down on the beat
- Legs wide, back straight, eyes on fire
< Come and rule the chair.
< Take your throne.
= burlesque
> Glove off. Gloves off.
- A hard stare, a slow shoulder, a hip like a punch line
- You walk, you stop, you make them wait for the glove
< Come and show no mercy.
< Tease without mercy.
= twerk
> Drop it like thunder.
- Low stance, loud hips, thighs on fire
- Bounce, hit, freeze, and go again
< Come and bring the quake.
< Drop it hard.
= salsa
> Hips like fire. Feet like knives.
- Sharp turns, hard beats, chin up
- Step in, snap the turn, own the finish
< Come and burn the floor.
< Dance it fierce.
= hoop
> Grab the steel. Get up there.
- Pull up, hook a knee, hang on, let go
- Sit, drop, hang, and rise with a roar
< Come and own the steel.
< Grab hold and rise.
= silks
> Fists in the fabric. Go up.
- Pull up, wrap, lock, and let the floor get small
- Strong hands, tight wraps, brave drops
< Come up here.
< Go up with us.
= trapeze
> Two ropes, one bar, no fear.
- Hang, pull, hook your knees, let go with both hands
- Stand on it, swing it, drop back under it
< Come and swing hard.
< Swing fearless.
= inclusive
> Big moves need bodies like yours.
- Strong thighs, bold hips, a grip like iron
- Push, hold, turn, and take the whole floor
< Come and be huge.
< Go big with us.
= seniors
> You’re not done. You’re dangerous.
- Grip, push, turn, and scare the people at home
- Strength, balance, and a wicked grin
< Come and show them.
< Be dangerous with us.
= party
> One squad. No shame.
- Spins, shimmies, one loud routine, all of you in it
- The shy one goes first, the loud one goes wild
< Come and get loud.
< Bring the whole squad.
= private
> Name the move. We hunt it down.
- Your weak spot, your questions, no hiding
- One move, taken apart until it gives in
< Come and get your move.
< Name it. Hunt it.
= practice
> Round ten with that move.
- Fall off, get on, film it, do it again
- Your music, your list, your stubborn streak
< Come and beat that move.
< Fight for your move.
= practice
> Come and win your rematch.
- Warm up, line up, and go at it until it gives
- No one stops you, no one counts
< Bring it down.
< Come and try it again.
= workshop
> One thing. All the way.
- Take it apart, drill it, take it home
- Every question answered, every weak spot found
< Come and go all in.
< Dig in.
= showcase
> Full out. Again. Fiercer.
- Run it, sharpen it, run it like they’re watching
- Hard hits, clean lines, faces on
< Come and bring it all.
< Give it everything here.
= photo
> Eyes like fire. Hold it.
- Jaw up, toes sharp, one breath, click
- The meanest pose you have, held till it bites
< Come and burn the lens.
< Stare it down.
= men
> Muscle helps. Nerve wins.
- Grip, pull, lock, and a turn that humbles everyone
- Power moves, hard holds, a bit of grace
< Come and test your grip.
< Test your grip.
= acro
> Strong base. Fearless flyer. Swap.
- Push, lift, lock, and look each other in the eye
- Somebody holds, somebody soars, nobody lets go
< Come and hold on.
< Fly fearless.
= contemporary
> Dance it with your whole rage.
- Throw it, drop it, roll it, rise out of it
- Hard breath, wide arms, no holding back
< Come and let it out.
< Tear it open.
= class
> Loud music. Big moves. No sorry.
- Warm up, go hard, then go again
- You learn it, you hit it, you make it yours
< Come and go hard.
< Give it all.
@ Chair Dance
> Your chair won’t know what hit it.
- Sultry choreography, easy to follow, with bite
- Easy to follow, great with friends, and all yours to rule
< Come and take charge, seated.
< Rule your chair.
@ Strength & Conditioning
> Pull hard. Invert harder.
- Fierce pull, core and shoulder work made for pole
- Hard work made for pole, with progress you can measure
< Come and earn that invert.
< Pull hard with us.
@ Heels & Floorwork
> Strut in. Hit the floor. Rise.
- Leg lines, rolls and waves, in heels or socks, with fire
- Rolls, waves, leg lines. Heels of any height, or socks
< Come and hit it hard.
< Strut and strike.
= intro pole
> Grip that pole like a tiger.
- First you hold on, then you push off, then you rule it
- Grip it, push off, take the room
< Come and claim your first win.
< Round one is yours.
= intro
> Nervous? Good. That’s power warming up.
- One brave try, then another, and suddenly you want a third
- Nobody here was born knowing it. Everybody here dared to try
< Bring the nerves. Leave with a roar.
< Come and put that power to work.
= pole
> Gravity is a suggestion. Overrule it.
- Hands on, feet up, chin high, and round you go
- Grip with nerve, lift with will, and let the floor watch
< Feet up. Fierce on.
< Overrule gravity. Rule the air.
= spin spinpole
> Spin like a storm.
- Push off hard, lean out, and let the floor go
- One step, one swing, and you leave it behind
< Storm in. Spin hard.
< Feel your own power turn.
= spin spinpole
> Gravity picked the wrong person.
- Kick off, lean out and laugh at gravity on the way round
- It pulls. You pull back
< Come and fight gravity.
< Come and spin harder.
= static
> The pole stands still. You don’t.
- Every inch of every turn is one you made yourself
- Drive the leg, set the grip, earn the spin
< Be the only thing that moves.
< Come and make it count.
= tricks
> That trick in your head? Make it real.
- Grip first, then the entry, then the hold, then the grin
- Bit by bit, until your body believes what your head already wants
< You’ve wanted it long enough.
< Reach up and roar.
= tricks advanced
> That trick scares you? Scare it back.
- Take it step by step, and it hasn’t got a chance
- Take it apart, find its weak spot, put it back together in the air
< Come and scare that trick.
< Come and take that trick.
= advanced
> You’ve got the power. Now get picky.
- Cleaner entries, longer holds, lines that could cut the air
- Repeat it until the hard part looks like your idea
< Come and get it sharper.
< Come and sharpen it.
= intermediate
> You know the moves. Now own them.
- Link them, lift them, hold them a heartbeat longer
- One step past comfortable is where you start to shine
< Take that step.
< Own it right to the finish.
= flow
> No pause. All power. All music.
- Strike, slide, turn, and straight into the next one
- One move hands you to the next, and the song never lets go
< Don’t stop before the song does.
< Keep up with your own power.
= exotic
> Look up like you’ve already won.
- Then take your time proving it, low and bold
- Slides, hair, hips, and every step on your own time
< Prowl. Strike. Reign.
< Take the floor. Keep it.
= exotic
> Hit the floor before the beat does.
- Low slides, long legs, eyes up
- Down is not losing. Down is where the power starts
< Come down and strike.
< Come and hit the floor.
= exotic
> Sweet can wait. Be fierce.
- Here it’s sharp hips, hard stops and a stare with an edge
- Sharp turns, strong slides, chin up all the way
< Serve it with an edge.
< Bring your inner panther.
= heels
> Walk in like the bass is scared of you.
- Every step on the beat, every turn like lightning
- Chin level, steps sharp, power in every turn
< Let the floor hear you roar.
< Every step like thunder.
= heels
> Two heels. One floor. All yours.
- Step, drag, turn, and stop exactly where you want it
- Height is for the view. Attitude is for the rest
< Sharpen every step.
< Strut in. Stand your ground.
= lowflow floor
> The floor is your launch pad. Rise.
- Push into it, slide across it and get up changed
- Shoulder, hip, hand, one unbroken charge
< Start low. Finish proud.
< Get down and take off.
= lowflow
> Low is not small. Low is power.
- Long legs, heavy hips, and slides that take up the whole floor
- You move close to the ground and it still feels enormous
< Go low. Go big.
< Own every inch down there.
= floor
> The floor has your back. Push off it.
- Roll, slide, sweep, and rise on the strongest beat
- Everything the floor gives you, you turn into movement
< Dive in with your whole body.
< Get down. Rise up.
= handstand
> Turn your fear upside down.
- Hands first, doubt last, feet wherever they please
- Kick up, wobble, breathe, kick up again
< Kick up. Roar out loud.
< Come and see what’s left: nerve.
= handstand
> Two hands. That’s all the floor you need.
- Stack the wrists, the shoulders, the hips, and own the balance
- Press the ground away and hold on to your nerve
< Push the planet. Stand tall.
< Come and push the floor away.
= conditioning polefit
> Every pull-up is armor.
- Pull, hold, breathe, and go again like a warrior
- Grip, back, core, and again, until the power is yours
< Build it, rep by fierce rep.
< You pull. We cheer.
= yoga
> Stillness is a power move.
- Feet rooted, eyes steady, breath in command
- Hold the pose until the mind lets go first
< Come and stand unmoved.
< Come and be a mountain.
= yoga
> Breathe like you own the room.
- Long holds, steady feet, and a calm nobody can shake
- Root down, reach up, and let the noise fade without you
< Calm is your superpower.
< Be still. Be mighty.
= choreo
> Eight counts. Hit every one.
- Learn it clean, dance it big, end it like a storm
- Every beat gets hit. None gets away
< Hit the last one hardest.
< Come and leave no beat behind.
= chair
> It’s not a seat. It’s your throne.
- Sit wide, rise slow, and lean back like it’s yours
- Lean in, turn, rise, and rule the room
< Come and be crowned.
< Long may you reign.
= chair
> Sit down like a boss. Rise like a star.
- Lean, cross, turn, stare, and stand up like a verdict
- Four legs under you, and all of them follow your orders
< Your chair. Your rules.
< Rise and rule.
= burlesque
> Tease like you wrote the rules.
- A slow glove, a sharp shimmy, a shoulder with an opinion
- You decide what comes next, and when
< Rules are meant to be teased.
< Come and take the stage.
= twerk
> Earthquakes start low.
- Drop it, drive it, make the floor shake
- Knees bent, back flat, thighs like thunder
< Shake the building.
< Come and shake the floor.
= twerk
> Big bass deserves a big answer.
- Knees soft, hips loud, and every beat gets a reply
- Isolate it, drive it, shake it until the song gives in
< Answer with everything you have.
< Turn up and talk back.
= salsa
> The beat has claws. So do your hips.
- Quick steps, hot turns, and a finish with your chin up
- Count it once, then let your feet take over
< Come and let them loose.
< Show the rhythm who leads.
= hoop
> Enter the ring. Leave the fear outside.
- Step up, sit tall, lean out, and own the whole circle
- One knee, one hand, one deep breath, and the ring is yours
< The ring belongs to you now.
< Step in and fight.
= hoop
> Steel ring. Iron will. Guess who wins.
- You hold on, you rise, you hang there and grin
- Push, pull, sit, stretch, and shine like you forged it yourself
< Come and win.
< Come and bend it to your will.
= silks
> Take hold of the fabric. Take over the air.
- Wrap it, trust it, lift off, and hang there like royalty
- Soft fabric, strong hands, and a view you earned yourself
< Soft fabric. Fierce you.
< Hold tight and rise.
= silks straps
> Two hands, one breath, and up you go.
- Nothing to stand on yet, so you become your own ground
- Hold, lift, fold, open, and own every second off the floor
< The air is ready for you.
< Rise like you were always meant to.
= trapeze
> Own the bar. Own the air.
- Hold on, lift off, and rule the bar like a queen
- Every shape you hold up here is a small victory
< Rise and roar.
< Up is your direction.
= seniors
> Fierce gets better with practice.
- Strong grip, big nerve, and moves to be proud of
- You know what you can take on. Now take it on
< Come and show your power.
< Strong, proud, unstoppable.
= seniors
> Experience is a superpower. Use it.
- You know how to stay with it. Now there’s music, too
- Hold, turn, breathe, laugh, and surprise the people at home
< Come and show us how it’s done.
< Bring it all. Roar a little.
= inclusive
> Take up space. Then take some more.
- Bold hips, strong arms, and a room that cheers
- Big moves, big laughs, full power
< All of it. It’s yours.
< Fill the room.
= inclusive
> Your body is power. All of it.
- Moves that meet you where you are and cheer you on from there
- Strong legs, bold hips, and a room that is on your side
< Bring every bit.
< Come and turn it on.
= party
> One squad. One song. Full power.
- Learn the moves, steal the show, cheer the bravest
- Hair up, squad tight, and a finish the whole group hits together
< Charge, squad. The floor is yours.
< Come as friends. Leave as legends.
= party
> Gather the squad. Own the party.
- A few bold moves, a song you all know, and the whole squad in it
- Everyone gets a turn to be fearless
< Everyone in. Raise the roof.
< Pack up your people and take over.
= private
> Your move. Your pace. Your win.
- Pick one thing you want, and work at it until it’s yours
- Every correction is for you, and so is every cheer
< Name it. Claim it.
< All that attention. Use it.
= practice
> Your practice. Your rules. Your power.
- Pick the move that beat you last time. Rematch
- Your song, your rules, as many rounds as it takes
< Go in fierce. Come out fiercer.
< Demand a rematch.
= workshop
> One subject. We go all the way in.
- Grip, angle, timing, and everything it’s been hiding from you
- Ask, try, fix, try again, until it makes sense in your muscles
< Leave with answers. Use them.
< Dig deep. Come up strong.
= showcase
> Rehearse like the house is already cheering.
- Every count clean, every finish proud, every face on
- Again and again, until every beat hits like thunder
< Own it before they see it.
< Come and earn that applause.
= showcase
> Stage fright? Make it stage fire.
- Run it, sharpen it, run it with the face
- From the first pose to the last, you decide how they feel
< Take that stage like a storm.
< Shine fierce, start to finish.
= photo
> Stare the lens down.
- Jaw set, line long, hold it until it clicks
- One frame, and all of your power in it
< Fierce face. Perfect shot.
< Hold it. Own it. Click.
= men
> Leave the ego. Bring the grip.
- Pull, lock, hold, and find muscles the gym never mentioned
- It’s strength with style, and both are welcome
< Come and get hooked.
< Hands on. Up you go.
= men
> Strong is good. Strong and smooth is better.
- Pull, press, turn, and land it like you planned it
- Core on, shoulders set, and a move worth showing off
< Bring the strength. We’ll add the style.
< Lift yourself for a change.
= contemporary
> Say it without a word.
- With the ribs, with the arms, with a turn that means it
- Whatever you held in all week has somewhere to go
< Dance it out. All of it.
< Big feelings. Bigger moves.
= contemporary
> Feel everything. Then move like it.
- Reach, curve, run, stop, and let the music have its say
- One breath for the storm, one for the calm after it
< Leave nothing unsaid on that floor.
< Come and dance it wide open.
= acro
> Trust is a muscle. Lift with it.
- Hands, eyes, breath, and two of you holding one shape
- You carry, you fly, you swap, and everyone roars
< Come and hold each other up.
< Come and rise as one.
= acro
> Alone you’re strong. Together you’re a tower.
- Base, balance, breathe, and build it one shape at a time
- Lock eyes, count it in, and lift like a team
< Come and build something mighty.
< Strong hands. Big trust.
= circus
> Run away with it. Then run it.
- Balance, play, try it again, and take a bow
- Lions would take notes
< The ring is yours.
< Step right up and rule it.
= openlevel
> Start where you are. Strike from there.
- Your hardest is hard enough
- One room, all kinds of strong, everyone cheering
< Full power, whatever yours is.
< Come and hit your own peak.
= teens
> Nothing up here is easy. Good.
- That’s what makes it yours
- Try it, miss it, try it again, nail it
< Come and earn the bragging.
< Hard now, yours soon.
= teens
> You can’t yet? Watch out, world.
- Up, over, hold on, and roar when you get it
- Strong arms, stubborn head, no backing down
< Come and get that first win.
< Go on. Surprise yourself.
= teens
> Don’t grow up. Climb up.
- Hands, knees, willpower, and then the view
- Bring your loudest cheer and your bravest try
< The view’s better.
< Further. You’ve got this.
= teens
> You’re braver than your group chat knows.
- New moves, big tries, and a crew that cheers for every one
- Hold on, lift up, and give them something to talk about
< Come and surprise them all.
< Your crew is up here.
= kids
> Tiger paws. Monkey feet. Dragon roar.
- First we stalk, then we climb, then we shout about it
- Squeeze with everything you have and fly
< ROAR!
< The jungle is waiting.
= kids
> Superheroes have to start somewhere.
- Strong hands, brave knees, and one giant swing
- Your hero pose needs practice. We have a pole for that
< Up, up and away!
< Join the hero team!
= kids
> Ready to be mighty? Show us your muscles!
- We stretch like lions, hang like monkeys, and cheer like a whole zoo
- Big tries, loud cheers, and a turn for everyone
< Small heroes, huge power!
< Come and be mighty with us!
= class
> Shake off the week. Unleash yourself.
- Stamp it, shake it, dance it out with everything you have
- Music up, head up, worries out
< Shake it off for good.
< Answer with everything you’ve got.
= class
> Be loud. Be bold. Be you.
- Feet, hands, hair, and a song that can take it
- In here nobody asks you to turn it down
< Dance like thunder.
< Come and make noise.
@ Intro to Pole
> One brave grip. Then your first spin.
- Grips and walks first. No experience, just nerve
- Grips, walks, then the spin itself. No experience needed, only nerve
< Take hold. Take off.
< Come and be brave once.
@ Intro to Pole
> No experience? Bring fire instead.
- Grips, walks, your first spin. Claim them
- Grips, walks and a first spin, from the very first step. All yours to claim
< All fire. No fear.
< Two hands, one brave heart, go.
< Roar through your first spin.
@ Intro to Pole
> Walk in like you own the pole.
- Grip it, walk it, spin it. No experience needed
- Then learn grips, walks and your first spin. No experience needed
- You learn grips, walks and your first spin. No dance background needed
< Spin like thunder.
< Step up. It’s yours to claim.
< Step up. Claim it.
@ Beginner Pole
> Climb it. Sit on it. Call it yours.
- Spins, climbs, sits: your own combo
- Build grip, core and confidence, up to a short combo
< Come claim your combo.
< That pole is yours to conquer.
@ Beginner Pole
> Walk in curious. Leave with a combo.
- You earn it with spins, climbs and sits
- Grip, core, confidence: build all three with spins, climbs and sits
< Short combo. Big victory.
< Come and earn your combo.
@ Beginner Pole
> Steady pace. Unstoppable grip.
- Spin, climb, sit, then own a combo
- Spins, climbs and sits that build core, confidence and a short combo
< Nobody rushes you. Nothing stops you.
< Steady gets you all the way up.
< Steady wins the climb.
@ Intermediate Pole
> You rule the climb. Now rule the invert.
- First inverts, leg hangs, all safely spotted
- Safely spotted first inverts, leg hangs, and cleaner transitions between them
- You climb with ease. Next come inverts and leg hangs, safely spotted
< Go over. You’re in safe hands.
< Feet up. Nerve up.
@ Intermediate Pole
> Hips over head. Doubt out the door.
- Dare your first inverts, safely spotted
- Dare your first inverts, leg hangs and cleaner transitions, safely spotted
- Climbing is easy now, so go upside down, safely spotted
< Brave feels exactly like this.
< Turn the world over and grin.
< Go over and grin.
@ Intermediate Pole
> Your first invert is waiting. Ready?
- Leg hangs, cleaner transitions, all safely spotted
- Leg hangs and cleaner transitions, too, and you’re safely spotted
< Say the word and go over.
< Unleash your first invert.
< Say yes. Go over.
@ Advanced Pole
> You mastered upside down. Now rule it.
- Shoulder mounts, handsprings, combos, full control
- Aerial combos, shoulder mounts and handsprings, all power and control
- Shoulder mounts and handsprings for confident inverters with elegant lines
< Come and take command.
< Bring power. Bring control.
@ Advanced Pole
> Handsprings don’t scare you. You scare them.
- So do shoulder mounts and aerial combos
- Aerial combos and shoulder mounts, with power, control and elegant lines
- For confident inverters: aerial combos, shoulder mounts and clean control
< Full power. Full roar.
< Unleash everything you’ve got.
@ Advanced Pole
> Power like thunder. Lines like lightning.
- Handsprings, shoulder mounts, aerial combos, control
- Confident inverters, meet aerial combos, shoulder mounts and handsprings
- Control every aerial combo, every shoulder mount, every handspring
< Come and be the thunder.
< Be the whole storm.
@ Spin Basics
> Let go of the floor. Mean it.
- Three spins, soft landings. No strength needed
- Walk in, lift off, land softly. No strength needed yet, only nerve
< You’ll land softly. And grinning.
< The floor will wait. Go.
< Land softly. Grin wide.
@ Spin Basics
> No strength needed. Only nerve.
- Fireman, chair, back hook, each softly landed
- Stride in, let go of the floor, land your fireman softly
< Fierce is all it takes.
< Bring it and lift off.
@ Spin Basics
> Fireman. Chair. Back hook. All yours.
- Bold walk, soft landing. No strength needed
- Walk in bold, let go of the floor, land softly
< Walk in and claim every spin.
< Start with one. Conquer them all.
< Claim all three spins.
@ Spin Pole
> The pole turns. Take the wheel.
- Momentum, balance, combos that feel like flying
- Ride the momentum, find your balance, float through the combo
- Momentum under you, balance in you, floaty combos that feel like flying
< You’re the pilot. Fly it.
< Steer like you mean it.
< Steer it. Fly it.
@ Spin Pole
> Look effortless. Feel unstoppable.
- A turning pole, momentum, floaty combos
- A pole that turns with you, momentum, balance and floaty combos
- The pole turns with you until the combo feels like flying
< Come and claim the air.
< Floaty never felt so fierce.
@ Spin Pole
> Momentum is power. Grab it.
- The pole turns. Your combos float
- Add balance, and you get floaty combos that look effortless
< Hold on and soar.
< Ride it all the way round.
@ Pole Tricks
> Three wild tricks. You’re wilder.
- Tamed step by step, with spotting, at every level
- Tamed step by step, with spotting and options for every level
< Bring your phone for the proof.
< Face them one by one. Win.
< Face them. Win. Grin.
@ Pole Tricks
> Scary trick? Take it apart.
- Three tricks a class, step by step, well spotted
- Three tricks a class, spotted, with options for every level
< Take a trick apart.
< Come and tame a trick.
@ Pole Tricks
> Your camera roll wants a victory photo.
- Three tricks, won step by step, spotted
- Spotted, step by step, through three tricks, with options for every level
< Bring the phone. Strike the pose.
< Victory looks good on you.
< Phone up. Victory pose.
@ Pole Flow
> Stop counting. Start conquering.
- Link spins, floorwork, transitions. Feel the music
- Link spins, floorwork and transitions. Less counting, more feeling the music
< Feel the music. Rule the floor.
< Come and rule the floor.
< Feel it. Rule it.
@ Pole Flow
> One long breath. All of your power.
- From spins to floorwork, feeling the music
- Spins, floorwork and transitions, linked into one unstoppable run
- Less counting, more feeling the music, through every spin and transition
< Breathe in. Take over.
< Start moving. Keep moving.
@ Pole Flow
> Spin, floor, spin. Nothing stops you.
- Spins, floorwork, transitions, one powerful breath
- Spins, floorwork and transitions. Less counting, more feeling the music
< No brakes. Just music.
< Let the music carry your power.
@ Pole Choreography
> Learn it. Own it. Go full out.
- One new routine, won section by section
- One song, taught in sections, with performance and fun to the end
< Save your fiercest for the finale.
< Give the finale everything.
@ Pole Choreography
> One song. Soon it’s your anthem.
- Learned in sections, danced full out
- A new routine, built in sections, danced full out at the end
< Come and own every beat.
< Come and take it, beat by beat.
< Own every last beat.
@ Pole Choreography
> The last run goes full out.
- A new routine, built section by section
- One song, learned in sections, with musicality, performance and fun
< Build it up. Let it blaze.
< That moment is yours.
@ Exotic Pole
> Heels on. Lights low. Take over.
- Slides, kips, attitude. Bring knee pads
- Low flow, slides and kips, with knee pads on and attitude up
< Unleash your boldest self.
< That floor is yours.
@ Exotic Pole
> Your boldest self wants out. Let it.
- Heels, slides, kips. Bring your knee pads
- Slides, kips and low flow in heels. Bring knee pads and attitude
< Off the leash and onto the floor.
< Bold looks so good on you.
< Bold is your color.
@ Exotic Pole
> Knee pads on. Attitude way up.
- Slides, kips and low flow in heels
- Low flow, slides and kips in heels, for your boldest self
< Slide in like you own the place.
< Lights low. Power high.
@ Heels & Floorwork
> High heels or socks. Same fire.
- Leg lines, rolls and waves with claws
- Mighty rolls, proud leg lines, waves to the floor and back
< Fierce comes in every height.
< Pick your pair. Bring the heat.
< Bring all your heat.
@ Heels & Floorwork
> Own the way down and back up.
- Rolls and waves, heels or socks
- Leg lines, rolls and waves. Heels of any height or socks
< Down smooth. Up mighty.
< Heels or socks, rise like royalty.
@ Heels & Floorwork
> Legs like lightning. Rolls like thunder.
- Leg lines, rolls and waves, heels or socks
- Leg lines and rolls, in heels of any height or socks
< Strike. Roll. Rise.
< Bring the storm to the floor.
@ Chair Dance
> Your partner has four legs. You lead.
- Sultry chair moves, easy to follow
- Sultry choreography, easy to follow, and great with friends at your side
< Take your seat. Take charge.
< Take the throne. Take charge.
< Sit down. Take charge.
@ Chair Dance
> Sultry, with a spine of steel.
- One chair, easy steps, great with friends
- Easy-to-follow choreography with a chair. Bring friends, sit tall, smolder
< Sit tall. Smolder on.
< Soft smile. Strong seat.
@ Chair Dance
> Round up your friends. Claim your chairs.
- Sultry choreography, fiercely easy to follow
- A chair for a partner, sultry choreography that’s easy to follow
< Every chair can be a throne.
< Rule the room together.
@ Aerial Hoop
> Low or high, you rule that ring.
- Mounts, poses, spins: pure graceful strength
- Mounts, poses, spins: feel your graceful strength from the very first class
< Pick your height. Own it.
< Step in and reign.
@ Aerial Hoop
> Graceful is just strength with good manners.
- Proud mounts and poses, low or high
- Mounts, poses and spins, low or high, from the very first class
< Show your strength. Keep your grace.
< Graceful outside, tiger inside.
< Grace with claws.
@ Aerial Hoop
> Mount up. The hoop is yours.
- Poses and spins, ridden low or high
- Mounts, poses and spins, each in a low and high version
< Take your place in the ring.
< Hold on and shine.
@ Strength & Conditioning
> That invert has fought back long enough.
- Fierce core, pull and shoulder work
- Pull, core and shoulders: injuries you avoid, progress you can measure
< Conquer it, rep by rep.
< Come hear the click.
@ Strength & Conditioning
> Build power. Break your own limits.
- Core, pull, shoulders, then inverts click
- Made for pole: pull, core and shoulder work, so inverts finally click
- Core, shoulders and pull: injuries you avoid, inverts that finally click
< Come and train like a tiger.
< Rise, rep by rep.
@ Strength & Conditioning
> Pull like your inverts depend on it.
- Core, shoulders, pull, all made for pole
- Pull, core, shoulders, and progress you can measure until they click
< Every pull counts.
< Your inverts will thank you.
@ Flexibility & Stretch
> Fierce can be kind. Stretch and see.
- Warm, guided splits, backbends and shoulders
- Warm, guided and active: splits, backbends and shoulders
- Splits, backbends and shoulders, guided and kind to your body
< Kind to you. Serious about splits.
< Gentle is power, too.
@ Flexibility & Stretch
> Start anywhere. Reach further.
- Splits, backbends, shoulders, warm and guided
- Active, guided stretching into splits and backbends, and shoulders, too
- Whatever your starting point: splits, backbends and shoulders, warm and guided
< Every inch is a win.
< Claim your next inch.
@ Flexibility & Stretch
> Tigers stretch first. Be the tiger.
- Guided, active, kind: splits, backbends, shoulders
- Active stretching for splits, backbends and shoulders, whatever your starting point
- Warm, guided, kind to your body: splits, backbends and shoulders
< Stretch like you rule the jungle.
< Long lines. Quiet power.
= any
? bring *knee pads*
> Bring {bring}. Then meet the floor fearless.
- Kneel, slide, get up again, and mean every move
< Soft knees. Fierce heart.
< Your knees are covered. Go all in.
= any
? bring *shorts*
> Bring {bring}. Let your legs do the talking.
- Your nerves can stay quiet for a change
< Strong legs. Fierce heart.
< Legs out. Power on.
= any
? wear *shorts*
> Wear {wear}. Your legs have a job to do.
- They are the boldest part of you. Trust them
< Stand strong. Move fierce.
< Legs ready? Then go get it.
= any
? bring *water*
> Bring {bring}. You’re about to run hot.
- Give it everything, take a sip, give it everything again
- You bring the heat. That takes care of the cooling
< Cool down later.
< Sip. Shine. Go again.
= any
? bring *water*
> Bring {bring}. Fierce is thirsty work.
- Go all in, take a sip, go again
< Sip, then strike again.
< Take a sip and take over.
= any
? bring *towel*
> Bring {bring}. You’re going to earn it.
- Big effort, big grin, then one more round
< Work like a warrior.
< Wipe off. Go again. Grin.
= any
? bring *mat
> Bring {bring}. Claim your ground.
- Roll it out, stand tall, and fill it with power
< Roll it out. Take over.
< Your mat. Your kingdom.
= any
? bring *mat* (provided)
> {We} bring {bring}. You bring the power.
- Nothing to carry but a good dose of nerve
- Arrive with empty hands and a fearless heart
< All set. Just add you.
< Only you are missing.
= any
? bring *friend*
> Bring {bring}. Fierce loves company.
- Dare each other. Then cheer for each other
< Two of you? Unstoppable.
< Double the nerve. Double the fun.
= any
? bring *friend*
> Bring {bring}. Start your own pack.
- One dares, the other cheers, then you swap
- Two brave hearts are harder to stop
< Every pack begins with two.
< Two friends in. Two wolves out.
= any
? wear *heels*
> Wear {wear}. Walk like the music obeys.
- Every step on the beat, every turn with fire
- Shoulders back, eyes up, and take your sweet time
< Every step is yours.
< Stand tall and take over.
= any
? wear *heels*
> {wear} on. Chin up. World, make way.
- Heel, toe, hips, attitude
< Own every inch of that height.
< Strut in. We’re cheering.
= any
? bring *heels*
> Bring {bring}. Leave the doubt at home.
- A little height, a lot of attitude
< Strap in and stand tall.
< Rise up. Strut fierce.
= any
? bring *heels* (optional)
> Heels if you like. Power either way.
- It comes from the way you hold yourself
< Flat or tall, the floor is yours.
< Fierce has no minimum height.
= any
? bring *heels* (optional)
> Heels or no heels, you stand tall.
- Tall is in the spine, in the chin, in the way you look up
- You choose the height. The attitude comes built in
< Your height. Your rules.
< Stand tall like a lioness.
= any
? !bring heels
> No heels needed. You’re tall enough.
- Real height is all in the attitude
< Come as you are. Leave a giant.
< Stand on your own two feet.
= any
? offer first class free
> First class free. Bring courage instead.
- A little nerve is all it takes
- A little bravery gets you in, and you leave with more of it
< Come in roaring.
< Come in with your chin up.
= any
? offer first class free
> First class free. So is your inner tiger.
- Come in, let it out and see what you can do
< Unleash your tiger.
< Open the gate. Come and play.
= any
? offer first class free
> First class free. Nothing can stop you.
- Not the steps. Not the nerves. Nothing bigger than you are
- Doubt is small. You are not
< Storm right in.
< Show up and shrug it off.
= any
? offer free trial class
> Free trial class. Try your fierce side on.
- Walk around in it. See how it feels
< It suits you already.
< You might never take it off.
= any
? offer your friend comes free
> Your friend comes free. You both go wild.
- Half the nerves, twice the courage
< Grab your boldest friend.
< Two brave hearts. One floor.
= any
? offer *half price*
> {offer}. Full power.
- The effort, the nerve, the grin: all at full size
< You still get to go all in.
< Come and give it full force.
= any
? level beginner (no experience)
> No experience needed. Nerve is plenty.
- One brave step gets you started
- You walk in new. You walk out with something to brag about
< You have more nerve than you know.
< Bring what you’ve got.
= any
? level beginner (no experience)
> No experience needed. Fearless starts at zero.
- Everyone you admire once stood right there
< Zero is a powerful place to start.
< Start from nothing. Start bold.
= any
? level beginner (no experience)
> No experience needed. All lions start as cubs.
- Small steps, soft paws, big heart
< Come and unleash your inner lion.
< Little cub, lion heart.
= any
? level beginner
> Beginners welcome. So are your nerves.
- Nerves are power. We’ll show you what to do with it
- You only need enough courage to show up. The rest grows
< Brave enough to come? That’s enough.
< Come nervous. Leave proud.
= any
? level beginner
> Beginners welcome. Legends start right here.
- Every great story opens with somebody brave enough to try
< Start your legend here.
< First step. Full force.
= any
? level beginner
> Beginners, this one is yours. Take it.
- Come new, come curious, come as bold as you can
< Claim your first class.
< Big nerve. First step. Go.
= any
? level all
> All levels. One kind of power: yours.
- First try or hundredth, you give what you have and it counts
- Nobody compares here. Everybody cheers
< Your level is the right one.
< Bring it exactly as it is.
= any
? level all
> Every level is welcome. So is every spark.
- Brand new or battle-tested, you belong with us
< Bring yours. Let it blaze.
< Come and start a blaze.
= any
? level all
> Every level welcome. Nobody plays small.
- Your best is big enough, whatever it looks like
< First try or fiftieth, go big.
< Take up all the space you need.
= any
? level beginner (only)
> Beginners only. Everyone is new. Everyone dares.
- Same first step, same big heart, same proud grin after
- Nobody ahead of you, and a whole team beside you
< Be brave in good company.
< All new. All nerve. All in.
= any
? level advanced*
> Advanced means advanced. Be impressive.
- Big moves, clean control, and nobody asking you to hold back
< You worked for this. Enjoy it.
< Go on. Dazzle yourself.
= any
? level advanced (only)
> Advanced only. Bring your boldest moves.
- You’ve done the groundwork. Now comes the good part
- You know the way up. Take it with style
< You’ve earned every bit of this.
< Big moves only. You know the ones.
= any
? level intermediate*
> Calling {level}: time to go bigger.
- You have the basics in your bones. Put them to work
- The moves you used to dream about are within reach
< Step up and show your power.
< You’re past easy. Enjoy it.
= any
? audience women*
> {audience}. One fearless pack.
- Cheer each other, dare each other, lift each other
- Nobody to impress, everybody to cheer for
< Your pack is waiting.
< Run with us.
= any
? audience * welcome
> {audience}. Exactly as mighty as you are.
- You bring yourself. That is already plenty of power
< You belong on this floor.
< No need to change a thing.
= any
? audience *bod*
> {audience}. Strong has no single shape.
- It has as many as there are people in class
< Bring yours. Take up space.
< Your power is welcome here.
= any
? places few
> Few places. Pounce on yours.
- Don’t wait. Go and get your place
< Fortune loves the fearless.
< Swift and fierce wins it.
= any
? places max*
> {places}. Room to be huge.
- Every try gets seen, and every win gets cheered
- Space to stretch out, and somebody to notice when you nail it
< Small crowd. Giant energy.
< Come and fill all that room.
= any
? places small group
> Small group. Enormous power.
- Every try gets noticed. Every win gets a cheer
- More time for you, more power for every try
< Few people. Giant hearts.
< Come and add your power.
= pole intro spin spinpole static tricks flow exotic intermediate advanced
? places your own pole
> Your own pole. Your own kingdom.
- No waiting, no sharing, all the turns you want
< Come and rule it.
< Rule it from top to bottom.
= any
? series *weeks*
> {series}. One braver you.
- Show up, build on it, show up bolder
- Every class stands on the shoulders of the one before
< Start bold. Finish bolder.
< See how far you get.
= any
? series week*of*
> {series}. No backing down now.
- You’ve got momentum. Ride it
- What felt huge at the start is starting to feel like yours
< Come and build on it.
< Keep going. It’s getting good.
= any
? series starts*
> It {series}. So do you.
- One brave beginning, and then you build on it
< Be there from the very first beat.
< Start fierce. Stay fierce.
= any
? series new course
> New course. New nerve.
- Everybody starts together. Nobody starts alone
< Get in at the very start.
< First day, bold face.
= any
? music
> Music: {music}. Turn it up.
- Big sound, bold moves, and you right in the middle
< Now turn yourself up.
< Then make it yours.
= any
? music
> The sound: {music}. The thunder: you.
- Let it take the lead, then overtake it
< You bring the thunder. We bring the beat.
< Come and turn it up.
= any
? music
> Battle music: {music}.
- Every beat is one more reason to lift your chin
- Turn it up and hit every beat
< By the last chorus it’s yours.
< Own it from the first note.
= any
? substitute
> {sub} steps in. The power stays on.
- Same time, same nerve, a fresh spark
< Give {sub} your fiercest.
< Bring your best. {sub} will, too.
= any
? substitute
> {sub} is in for {for}. Full force ahead.
- A new voice, a fresh spark, and the same strong class
- Fresh ideas, new tricks up the sleeve, big energy
< Give {sub} a mighty welcome.
< Meet {sub} at full power.
= any
? soldOut sold out
> Sold out. What a fearless crowd.
- If you have a place, bring every bit of your power
- Every place is taken, and every one of you means business
< Fierce full house. See you there.
< We can’t wait to see you shine.
= any
? soldOut sold out
> Sold out. You brave, brilliant lot.
- A full class of fierce hearts. We love to see it
< Got your place? Own it.
< If you’re in, come in like thunder.
= any
? soldOut sold out
? soldOut waitlist
> Sold out, but the waitlist is open. Pounce.
- Put your name down. A place may open up
< Stay ready to pounce.
< Come roaring next time.
= any
? soldOut waitlist
> Get on the waitlist. Stay hungry.
- When a place opens, you’ll be the one who’s ready
- Great hunters know how to wait
< Be ready when a place opens.
< Your moment will come. Be set.
= any
? guest
> Special guest: {guest}. Rise to it.
- New moves, new spark, and you right in the middle of it
- Ask everything, try everything, take the best of it home
< Bring everything you’ve got.
< Catch that spark.
= any
? guest
> {guest} in the house. Raise the roof.
- Fresh moves, fresh energy, and your nerve to match
< Come and shake the rafters.
< Be there. Be bold.
= salsa choreo heels burlesque chair contemporary class floor
? typed *no partner*
> No partner needed. Lead yourself.
- You take the first step, the last step and all the glory
- Your feet, your rhythm, your rules
< You’re in charge now.
< Best partner you could have: you.
= any
? typed *alone or with a friend*
> Come alone or with a friend. Just come bold.
- By yourself you’re brave. In pairs you’re unstoppable
< Come bold, wolf.
< Come fierce, come alone or not.
= any
? typed *new class
> New class. Be the first to conquer it.
- Nobody has a head start. Everybody has a first try
- No old hands, no old habits, only fresh nerve
< Be the first to conquer it.
< Come and make history.
@ Exotic Pole
? bring *knee pads*
> Bring {bring}. Unleash your boldest self.
- Heels on, lights low, for fierce slides, kips and low flow
- Low flow, slides and kips in heels, with attitude that roars
- Slides, kips, heels, and fierce attitude
< Slide like a panther.
< Attitude up. Roar on.
= showcase
> Showtime is close. Sharpen every beat.
- Every entrance strong, every finish fierce, and all of you together
< Take the stage. Make it shake.
< Unleash everything you rehearsed.
`;
