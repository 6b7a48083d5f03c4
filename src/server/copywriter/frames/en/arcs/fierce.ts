// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const fierce = `
= intro
> The pole has no idea who’s coming.
- {name} teach{es} you to hold on, push off and turn boldly
- You grab on with both hands, step round and lift off
< Surprise it.
< Introduce yourself.
= pole
> The pole goes up. So do you.
- {name} drill{s} strong grips, hard pushes and long fierce lines
- You climb hard, spin fast and hold nothing back
< All the way up.
< Halfway doesn’t count.
= pole
> That pole won’t conquer itself.
- {name} call{s} the moves, you grip, pull, lift and hold
- You spin with bite, climb with grit and hold on
< Your move, conqueror.
< That’s your job.
= spin spinpole
> Kick the floor goodbye.
- {name} show{s} you the step, the push and the swing
- You step in, kick off and turn like you mean it
< The floor will survive.
< No hard feelings, floor.
= spin
> Spin first. Ask gravity later.
- {name} teach{es} you to step, push, turn and land on your feet
- You push off hard, stretch one leg out and turn
< Gravity can file a complaint.
< Land like a cat.
= spinpole
> The pole spins. You hold on and roar.
- {name} teach{es} you when to pull in and when to stretch out
- You pull in to race and stretch out to slow down
< Ride it till it’s tame.
= static
> No motor in this pole. You’re it.
- {name} coach{es} every push, every grip, every clean hard stop
- You climb, lock, hold and stop when you say so
< Bring your own engine.
< Full throttle, please.
= tricks
> One trick. No mercy.
- {name} take{s} the trick apart with you, from entry to release
- You try it, you miss it, you try it meaner
< Show it who’s boss.
< It should be nervous.
= advanced
> Everything so far was the warm-up.
- {name} push{es} your inverts, your locks and your handsprings further
- You hold big inverts with locked legs until they burn
< Now it gets serious.
< Easy was yesterday.
= advanced
> Easy is for other people.
- {name} raise{s} the stakes with deadlifts and big combos
- You go up on your own strength and down with control
< Take the hard way up.
= intermediate
> Climbing was the easy half.
- {name} lead{s} you over: leg hangs, bolder lines, combos with bite
- You climb higher, grip harder and stay up there longer
< Welcome to the hard half.
= flow
> Stopping is not one of the moves.
- {name} chain{s} spins into floorwork and drive{s} you back up
- You link every spin to the floor without a stop
< Brakes are for bikes.
< Keep it rolling.
= flow
> The song stops before you do.
- {name} link{s} turn, slide, roll and rise for the whole track
- You throw yourself from one move into the next
< Let it keep up.
= exotic
> The floor has never been hunted like this.
- {name} teach{es} hard hips, long floor lines and a killer look
- You sweep the floor, whip your hair and stay in charge
< Happy hunting.
< Prowl now. Purr later.
= exotic
> Bring attitude. Leave sorry at home.
- {name} teach{es} you to kick high, slide far and stare
- You kick, you slide, you throw your hair and stare
< Be shameless. Be there.
< Sorry won’t be missed.
= exotic
> Your hair is a weapon here.
- {name} drill{s} floor slides, sharp stops and leg kicks with bite
- You hit every beat and hold every look
< Aim well.
< Swing it without warning.
= heels
> Sharp heels. Sharper looks.
- {name} drill{s} your walk, your turn and your stop
- You walk hard, kick clean and hit the beat
< Stomp in. Stand out.
< Handle with care.
= lowflow floor
> Get low. Get dangerous.
- {name} lead{s} slides, sweeps and rolls, with your eyes always up
- You slide, sweep and roll with power and control
< Claim the ground.
= handstand
> Stand your ground. On your hands.
- {name} stack{s} you up: hands, shoulders, hips, legs
- You go up, you come down, you go up again
< Put your feet up. Literally.
= conditioning polefit
> Pull until you roar.
- {name} run{s} the rounds: pull-ups, holds, core, one more for luck
- You pull, you push, you hold, and you rest hard
< Finish loud.
< Roar on the last rep.
= conditioning polefit
> Tired is where it gets good.
- {name} count{s} reps, not excuses: back, core, shoulders
- You do one more rep, then the one that counts
< So get good and tired.
= stretch
> Even tigers stretch.
- {name} open{s} your hips, back and shoulders, breath by breath
- You press, you fold, you breathe, and you stay
< Big cats, paws forward.
= stretch
> Hold it. Breathe. Hold it longer.
- {name} coach{es} splits, hips and backs with iron patience
- You sink in bit by bit, with no force
< Longer than your excuses.
< Outwait your hamstrings.
= restore
> Champions rest. On purpose.
- {name} take{s} you through long stretches and slow, heavy breaths
- You stretch long, breathe low and let every muscle switch off
< Recover like you mean it.
< Rest. Then rule.
= restore
> Drop your guard. Breathe.
- {name} guide{s} you into long, easy holds, and nothing rushes you
- You lie down, stretch slowly and let the whole week go
< Even lions nap.
< At ease, warrior.
= yoga
> Try shaking a mountain.
- {name} keep{s} you steady through long holds and deep breaths
- You root your feet, brace your middle and breathe
< Be the mountain.
< Mountains don’t rush.
= choreo
> The eight count never saw you coming.
- {name} build{s} it eight counts at a time, then full out
- You learn the beat first, then you hit it hard
< Strike on one.
< All eight. No survivors.
= chair
> Take the chair. Take over.
- {name} lead{s} you over, under and around it, hard on the beat
- You straddle it, swing off it and land on the beat
< Sit. Rule. Repeat.
< The chair has already surrendered.
= burlesque
> Slow glove. Killer stare.
- {name} teach{es} the walk, the shimmy and the long wait
- You drop a shoulder, flick a hip and hold still
< Make the room wait.
< Let them sweat.
= twerk
> Drop it like thunder.
- {name} break{s} down the stance, the bounce and the freeze
- You sit low, drive your hips and work your thighs
< Bring the quake.
< Thunder never apologizes.
= salsa
> Hips like fire. Feet like knives.
- {name} call{s} the turns, and you step, snap and finish
- You turn sharp, hit the beat and lift your chin
< Cut a path.
< Dance like you’re dangerous.
= hoop
> Every ring needs a fighter.
- {name} coach{es} you to pull up, hook a knee and hang strong
- You sit, you drop back, you hang and come up
< Get in the ring.
< Come out swinging.
= silks
> Grab the fabric. Leave the ground.
- {name} teach{es} you the wrap, the lock and the lean
- You pull up, wrap your foot, lock it and hang
< The ground had its turn.
< Wrap up. Rise up.
= trapeze
> Leave the floor. Keep the nerve.
- {name} take{s} you from a strong hang to a brave swing
- You hang, pull up, hook your knees and let go
< Swing by. Hang on.
< Gravity can wait below.
= inclusive
> This body means business.
- {name} lead{s} strong, joyful moves with room for every body
- You push, you hold, you turn, all in your way
< Consider this fair warning.
= seniors
> Underestimate this class. We dare you.
- {name} lead{s} strong holds, sure turns and steady balances
- You work on strength and balance, at your own pace
< Doubters, you were warned.
= private
> All the attention. None of the mercy.
- {name} watch{es} every try and answer{s} every question you bring
- You take it apart, fix it and nail it
< Name your target.
< You asked for it.
= practice
> That move still owes you one.
- {name} open{s} the room, and you go at it again
- You fall off, get on, film it, do it again
- You bring the music, the list and the stubborn streak
< Settle the score.
< Collect with interest.
= workshop
> One thing. All the way.
- {name} take{s} it apart with you and drill{s} it until it sticks
- You ask everything, fix the weak spot and go again
< Dig until it gives in.
= showcase
> Full out. Again. Fiercer.
- {name} run{s} the piece with you until every hit lands
- You run it, sharpen it and run it for real
< Rehearse like you’re hungry.
< Then once more, meaner.
= photo
> Eyes like fire. Hold it.
- {name} bring{s} out your boldest pose, and you hold it
- You set your jaw, point your toes and wait for the click
< Give the lens a warning.
< No blinking.
= men
> The pole doesn’t care what you bench.
- {name} walk{s} you through the grip, the pull and a powerful turn
- You learn power moves, hard holds and a bit of grace
< Find out what counts.
< Bring grip, not ego.
= acro
> Somebody has to fly. Why not you?
- {name} coach{es} the base, the flyer and the clean swap
- You hold, you soar, you swap, and nobody lets go
< Somebody’s got you.
= contemporary
> Dance like you slammed the door.
- {name} lead{s} you from a deep breath into big falls and rolls
- You throw it, drop it, roll it and rise
< Let it rip.
< The hinges will survive.
= class
> Warm up. Then watch out.
- {name} warm{s} you up, then dare{s} you to go harder
- You warm up, go hard, then go again
< We’ve been warned.
= intro pole
> Grip that pole like a tiger.
- {name} show{s} you how to hold on, push off and roar
- You hold on tight, push off hard and lift both feet
< Tigers never let go.
< Make it your jungle.
= intro
> Two hands, one pole, no plan B.
- {name} start{s} you off with two hands and one strong turn
- You learn to hold on, walk round and lift your feet
< Plan A: hold on.
= pole
> Gravity is a suggestion. Overrule it.
- {name} talk{s} you up: hands on, feet off, chin high
- You grip hard, lift your legs and hold the line
< Objection denied. Feet up.
< Get off the ground.
= spin spinpole
> Spin like a storm.
- {name} teach{es} the step, the swing and the landing
- You push off hard, lean out and fly round
< Be the weather.
= static
> It won’t move. You will.
- {name} drill{s} the leg drive, the grip and the stop
- You earn every turn with your own push
< Make the first move.
= tricks
> That trick in your head? Make it real.
- {name} take{s} you from grip to entry to hold to grin
- You build it piece by piece until it holds
< Stop scrolling. Start climbing.
< You’ve dreamed long enough.
= advanced
> You’ve got the power. Now get picky.
- {name} chase{s} cleaner entries, longer holds and razor lines with you
- You repeat the hard part until it looks easy
< Good enough isn’t.
< Razor-sharp, please.
= intermediate
> You know the moves. Now own them.
- {name} help{s} you link them, lift them and hold them longer
- You hang longer, climb higher and finish clean
< Take it up a notch.
= flow
> No pause. All power. All music.
- {name} lead{s} you from move to move without a break
- You strike, slide, turn, and go straight on
< Outlast the song.
< Press play. Stand back.
= exotic
> Look up like you’ve already won.
- {name} teach{es} long slides, hair whips and hard hips
- You prowl, you slide, and you stare them down
< Because you have.
< Claim your victory lap.
= exotic
> Sweet can wait. Be fierce.
- {name} serve{s} sharp hips, hard stops and a stare with an edge
- You turn sharp, slide strong and keep your chin up
< Bite first.
= heels
> Walk in like the bass is yours.
- {name} drill{s} steps on the beat and turns like lightning
- You step sharp, turn with power and lift your chin
< Every step like thunder.
< Make an entrance. Make noise.
= heels
> Heels were never meant to whisper.
- {name} teach{es} you to step, drag, turn and stop dead
- You step, drag, turn and stop where you want
< Be heard.
< Click. Clack. Conquer.
= lowflow
> Low is not small. Low is power.
- {name} teach{es} long leg lines, heavy hips and wide slides
- You roll, you slide, you take up the whole floor
< Go low. Go big.
< Standing is overrated.
= floor
> The floor has your back. Push off.
- {name} lead{s} you through rolls, slides and one mighty rise
- You roll, slide, sweep and rise on the strongest beat
< Use it as a launchpad.
< Get down. Rise up.
= handstand
> Two hands. All the floor you need.
- {name} help{s} you stack wrists, shoulders and hips, and own the balance
- You press the ground away and squeeze everything tight
< Push the planet away.
< Feet are a luxury.
= conditioning polefit
> Every pull-up is armor.
- {name} lead{s} the rounds: back, arms, core, and again
- You pull, hold, breathe and go again like a warrior
< Suit up. Show up.
< Forge it yourself.
= yoga
> Stillness is a power move.
- {name} guide{s} you into strong holds and slow, deep breaths
- You root your feet, fix your eyes and breathe
< Make your move. Don’t move.
< Stand unmoved.
= yoga
> Breathe like you own the room.
- {name} set{s} the pace, and you hold strong through it
- You root down, reach up and let the noise fade
< Be calm. Be mighty.
= choreo
> Eight counts. Hit every one.
- {name} teach{es} it clean, you dance it big, nobody holds back
- You learn it clean, dance it big and finish strong
< Count yourself in.
< Leave none standing.
= chair
> It’s not a seat. It’s your throne.
- {name} teach{es} you to sit wide, lean back and rise
- You sit wide, lean far back and kick high
< Long may you reign.
< All rise. Then sit.
= chair
> Sit like a boss. Rise like a star.
- {name} teach{es} you to lean, cross, turn, stare and stand
- You lean, cross your legs, turn and stand up proud
< Every boss needs a chair.
< Meeting starts on beat one.
= burlesque
> Tease like you wrote the rules.
- {name} share{s} the slow glove, the sharp shimmy, the wicked shoulder
- You pause, you shimmy, you turn, and they wait
< Bend a few rules.
< Then rewrite them.
= twerk
> Earthquakes start low.
- {name} teach{es} the drop, the bounce and the freeze
- You bend your knees, keep your back flat and bounce
< Shake the building.
= twerk
> Big bass deserves a big answer.
- {name} set{s} the groove, and your hips hit it back
- You keep your knees soft and hit every beat
< Turn up and talk back.
< Answer with your hips.
= salsa
> The beat bites. Bite back.
- {name} lead{s} quick steps, hot turns and a chin-up finish
- You count it once, then your feet attack
< Show the rhythm who leads.
< Bare your teeth and dance.
= hoop
> Steel ring. Iron will. Guess who wins.
- {name} teach{es} you to pull up, sit tall and lean out
- You hook a knee, get in, lean back and grin
< Bet on yourself.
< Steel never stood a chance.
= silks
> Soft fabric. Hard grip.
- {name} guide{s} you: wrap, stand up, lean out, hang
- You wrap your foot, stand up tall and lean out
< Wrap it. Rule it.
= silks straps
> Two hands, one breath, and up you go.
- {name} teach{es} you to hold, lift, fold and hang
- You hold yourself up with nothing under your feet
< Rise like it’s your job.
< No elevator needed.
= trapeze
> The air needs a new boss.
- {name} show{s} you how to hold on, lift off and rule
- You pull up, sit, stand and hold the shape
< You’re hired. Hang on.
< Corner office, way up.
= seniors
> Fierce gets better with practice.
- {name} lead{s} firm holds, steady turns and one bold move
- You hold, you balance, you turn, and you own it
< So practice.
< Come in proud.
= inclusive
> Take up space. Be proud.
- {name} lead{s} bold hips, strong arms and big moves
- You move big, laugh loud and take every turn
< Fill the room.
< Elbows out.
= inclusive
> Your body is power. All of it.
- {name} lead{s} strong moves in a version for every body
- You use strong legs and bold hips, your way
< Switch it on.
= party
> Unleash the group chat.
- {name} bring{s} the moves, your squad steals the show
- You learn one routine and hit the finish all together
< No lurkers allowed.
< Leave nobody on read.
= party
> Some parties sit around. Not yours.
- {name} teach{es} one bold dance, and everyone gets a turn
- You learn a few bold moves to one big song
< Round up your people.
< Everybody up.
= private
> No line for the pole. No hiding, either.
- {name} see{s} every try, and every correction is for you
- You pick one thing and work until you own it
< Be the whole class.
< Front row, every row.
= practice
> Nobody says go. Go anyway.
- {name} hold{s} the space, you bring the song and the stubbornness
- You put one song on repeat and keep going
< Go in fierce. Leave fiercer.
= workshop
> One subject. No stone unturned.
- {name} open{s} up the details: angle, timing, what really matters
- You ask, you try, you fix it, you try again
< Bring your hardest questions.
< Leave with answers.
= showcase
> Rehearse like the house is already cheering.
- {name} polish{es} every count, every finish, every fierce face
- You run it again until every beat hits hard
< Give them a reason.
< Go earn that applause.
= photo
> Stare the lens down.
- {name} cue{s} the pose: jaw set, line long, hold, click
- You pick the pose, lock it and give everything
< It will blink first.
< Win the staring contest.
= men
> Bring your grip. Bring your grit.
- {name} teach{es} you the hold, the pull and the swing
- You lift, you hold, you turn, with strength and style
< You’ll need both.
< Hands on. Up you go.
= men
> Strong is good. Strong and smooth wins.
- {name} teach{es} you to pull, press, turn and land with control
- You brace your core, set your shoulders and lift
< Smooth operators wanted.
= contemporary
> Shout it without a sound.
- {name} lead{s} big arms, deep curves and one turn that shouts
- You reach, curve, drop and get up with force
< Leave nothing unsaid.
= contemporary
> Feel everything. Then move like it.
- {name} guide{s} you through the run, the fall, the rise
- You reach, you curve, you run, you stop dead
< Bring all of it.
= acro
> Trust is a muscle. Lift with it.
- {name} count{s} you in: carry, fly, swap, land
- You look, you breathe, you lift, you hold
< Flex it.
< Rise as one.
= acro
> Alone you’re strong. Together you’re a tower.
- {name} build{s} it with you, base first, one shape at a time
- You lock eyes, count it in and lift together
< Be the base.
= circus
> Run away and join this circus.
- {name} lead{s} the ring: balance, play, take a bow
- You balance, you play, you drop it, you go again
< Sign on as main act.
< Step right up and rule.
= openlevel
> Start where you are. Strike from there.
- {name} raise{s} the challenge exactly as high as you dare
- You choose the version, and you give it everything
< Any starting line counts.
= teens
> Can’t do it yet? Key word: yet.
- {name} coach{es} you through it, one hard bit at a time
- You try it, you hold on, and everyone cheers
< Yet starts now.
< Get that first win.
= teens
> Don’t grow up. Climb up.
- {name} lead{s} the climb: hands, knees, willpower, and then the view
- You climb, you hold on, you shout when you get there
< The view’s better up here.
< Up is the only plan.
= teens
> You’re braver than your group chat knows.
- {name} teach{es} new moves, and you give them a big try
- You learn new moves with a crew that cheers
< Give the chat some news.
< Come find your crew.
= kids
> Tiger paws. Monkey feet. Dragon roar.
- {name} lead{s} the jungle: stalk, climb, swing and shout
- We stalk, we climb, and then we shout about it
< ROAR!
< The jungle is waiting.
= kids
> Superheroes have to start somewhere.
- {name} train{s} small heroes: strong hands, brave knees, one giant swing
- You practice strong hands, brave jumps and a hero pose
< Up, up and away!
< Join the hero team!
= kids
> Ready to be mighty? Show us your muscles!
- {name} cheer{s} for every brave jump and every strong hold
- You stretch like lions, hang like monkeys and cheer
< Small heroes, huge power!
< Sign up your mighty one!
= class
> The week had its turn. Yours now.
- {name} turn{s} it up, you stamp, shake and dance it out
- You turn up, shake it out and dance big
< Show the week who’s boss.
= class
> Indoor voices stay outside.
- {name} set{s} the beat, and nobody asks you to turn down
- You stamp, you turn, you throw your arms up
< Bring the outdoor one.
< Dance like thunder.
= pole
> Warning: this pole may cause roaring.
- {name} lead{s} you through climbs, spins and grips with bite
- You climb high, spin hard and grin big
< Take one class as needed.
< Side effect: more roaring.
= stretch
> Your hamstrings have had it easy.
- {name} guide{s} splits, hips and backs with steel and patience
- You breathe, you sink, you reach a bit further
< Make your hamstrings surrender.
< Vacation’s over, legs.
= hoop
> Hoop, meet your new owner.
- {name} teach{es} you to sit, hang, lean and rule up there
- You sit in it, hang under it and lean out
< Come claim what’s yours.
< No returns.
= exotic
> Polite ends at the door.
- From there {name} take{s} over: slides, hair, hips, attitude
- You slide, whip your hair and roll your hips
< Leave your halo outside.
= heels
> Stand back. Heels coming through.
- {name} drill{s} the strut, the pivot and the drop
- You strut, pivot, drop and do it all again
< Clear the runway.
< Come through, tall and dangerous.
= spin spinpole
> Spin like you stole it.
- {name} teach{es} you to step, kick, turn and land
- You step, kick and turn, with no looking back
< Make your getaway here.
< They’ll never catch you.
= conditioning polefit
> Your excuses can’t do pull-ups.
- {name} set{s} the work: pull, push, core, and repeat
- You pull, you push, you hold, you repeat, you grin
< Leave your excuses hanging.
< Outlift every one of them.
= intermediate
> Say hello to the ceiling. Upside down.
- {name} take{s} you from climb to leg hang to grin
- You hook a leg, let go and look at the floor
< Hang around a while.
< Get up. Hang down.
= kids
> Lions practice their roar. So do we.
- {name} lead{s} the cubs: big stretches, bold jumps, one mighty roar
- You stretch big, jump high and give one mighty roar
< Bring your little lion!
< Roar with the pride!
@ Intro to Pole
> Step up. Take hold. Start strong.
- {name} lead{s} you through grips and walks to your first spin. No experience needed
- {name} teach{es} grips, walks and your first spin. No partner needed, only courage
- You learn to grip, walk and spin. No experience needed, only a little courage
< Claim your first spin.
< Take that first bold step.
< Bold beginnings, right here.
@ Intro to Pole
> No experience? Bring your nerve.
- {name} arm{s} you with grips, walks and a spin. No partner needed, only guts
- Learn your grips, walks and very first spin with {name}. No partner needed
- You grip, you walk, you take your first spin. No dance background needed
< Nerve is all you need.
< Come shy. Leave proud.
< Find your fierce side here.
@ Intro to Pole
> Day one. Full power.
- {name} guide{s} you through grips, walks and a first spin, no experience needed
- No dance background? {name} start{s} with grips, walks and your very first spin
- From the first grip to the first spin, you need no experience at all
< Begin here. Begin bold.
< Conquer your first day.
< Be brave. Book your spin.
@ Intro to Pole
> That pole is not the boss. You are.
- {name} show{s} you how to grip, walk and spin. No experience or partner needed
- With {name}, you grip, walk and take your first spin. No dance background needed
- Your grips, your walks, your very first spin. No experience or partner needed
< Take charge of that pole.
< Walk in like a boss.
< Grip like you rule.
@ Intro to Pole
? offer first class free
> First class free. Bring all your courage.
- {name} teach{es} you grips, walks and your first spin. No experience needed
- You need no experience. {name} lead{s} you from first grip to first spin
- Learn grips, walks and your first spin, with no partner and no dance background
< Go on. Dare.
< Brave starts here.
< Come as you are. Roar.
@ Beginner Pole
> Hold on. Pull up. Take over.
- {name} power{s} you through spins, climbs and sits to a combo of your own
- {name} build{s} your grip and core with spins, climbs, sits and your own combo
- Spin, climb and sit at a steady pace, and leave owning a combo
< Come get your combo.
< Your climb starts here.
< Show that pole your grip.
@ Beginner Pole
> Build your grip. Build your nerve.
- {name} drill{s} spins, climbs and sits at a steady pace until your combo stands
- With {name}, you spin, climb and sit, and conquer a combo of your own
- Every spin, climb and sit leads to a short combo that is all yours
< Confidence looks good on you.
< Grip tight. Grin wide.
< Show up and rise.
@ Beginner Pole
> Walk in curious. Leave unstoppable.
- {name} take{s} you through spins, climbs and sits to a combo all your own
- {name} build{s} grip, core and confidence with spins, climbs and your own combo
- You build grip, core and confidence, and a short combo of your own
< Go make yourself proud.
< Unstoppable starts here.
< Claim your pole and climb.
@ Beginner Pole
> Steady pace. Serious power.
- Spin, climb and sit with {name}, and take home a combo of your own
- {name} grow{s} your confidence with every spin, climb and sit, and every combo move
- Spins, climbs and sits give you grip, core and a combo of your own
< Take that combo home.
< One climb closer to fierce.
< Rise at your own pace.
@ Beginner Pole
? series *weeks*
> {series}. One fierce new you.
- {name} charge{s} you up with spins, climbs, sits and a combo of your own
- Spin, climb and sit with {name}, and build grip, core and confidence
- You spin, climb and sit at a steady pace, and leave with a combo
< Start bold. Stay bold.
< Commit to your climb.
< Begin. Build. Conquer.
@ Intermediate Pole
> You climbed up. Now flip over.
- {name} spot{s} you through your first inverts, leg hangs and cleaner transitions
- With {name} spotting you, take on first inverts, leg hangs and cleaner transitions
- Your first inverts and leg hangs are waiting, and a spotter keeps you safe
< Turn your world over.
< Doubt stays on the floor.
< Go over. Feel mighty.
@ Intermediate Pole
> Upside down is your next conquest.
- {name} safely spot{s} your first inverts and leg hangs, and smooths your transitions
- {name} teach{es} your first inverts, leg hangs and cleaner transitions, safely spotted
- You climb with ease. Next come inverts and leg hangs, and somebody spots you
< Conquer the world upside down.
< Bring courage. We’ve got you.
< Your first invert awaits.
@ Intermediate Pole
> Hips up. Fear down.
- {name} guide{s} your first inverts and leg hangs, and spot{s} you the whole way
- Invert and hang by your legs for the first time, safely spotted by {name}
- First inverts, first leg hangs, cleaner transitions, and a spotter right beside you
< Leave your fear below.
< You’re ready. Flip.
< Hang tough.
@ Intermediate Pole
> You’ve earned the view from up there.
- {name} spot{s} your inverts and leg hangs, and make{s} every transition cleaner
- {name} take{s} you from easy climbs to first inverts and leg hangs, safely spotted
- Your climb is easy now. Try first inverts and leg hangs, safely spotted
< Claim that first invert.
< Enjoy your new view.
< Upside down, you’re a force.
@ Advanced Pole
> Easy is over. Bring your power.
- {name} train{s} combos, shoulder mounts and handsprings for strong, elegant lines
- {name} want{s} control and elegant lines in every handspring and shoulder mount
- Aerial combos, shoulder mounts and handsprings deserve all of your control
< Show us what you’ve got.
< Fly like you mean it.
< Give the air everything.
@ Advanced Pole
> You invert without blinking. Aim higher.
- {name} challenge{s} you with aerial combos, shoulder mounts and elegant handsprings
- {name} bring{s} handsprings, shoulder mounts and combos. You bring power and control
- Handsprings and shoulder mounts test your power. Elegant lines prove your control
< Go higher. Stay graceful.
< Own every inch of air.
< Your next conquest is calling.
@ Advanced Pole
> Raw power. Cool head.
- {name} sharpen{s} your handsprings, shoulder mounts and aerial combos, line by line
- {name} train{s} confident inverters in shoulder mounts, handsprings and aerial combos
- Confident inverters, these combos, shoulder mounts and handsprings are for you
< Make power look elegant.
< Strength looks good on you.
< Rule the air.
@ Advanced Pole
> Fear nothing. Handspring everything.
- {name} lead{s} bold shoulder mounts and aerial combos with control and elegant lines
- From shoulder mounts to aerial combos, {name} build{s} your power and your lines
- Shoulder mounts and aerial combos ask for power, control and elegant lines
< Take the air by storm.
< Be bold. Be airborne.
< Strike from above.
@ Spin Basics
> Let go of the floor. Feel fearless.
- {name} teach{es} you fireman, chair and back hook spins. No strength needed yet
- {name} take{s} you through fireman, chair and back hook, and you land softly
- You spin fireman, chair and back hook, and land softly. No strength needed yet
< Spin first. Roar after.
< Land soft. Stand tall.
< Take off with us.
@ Spin Basics
> Three spins. No fear.
- {name} show{s} you fireman, chair and back hook, with no strength needed yet
- {name} teach{es} fireman, chair and back hook, from first step to soft landing
- Learn fireman, chair and back hook. You need nerve, and no strength yet
< Claim all three spins.
< Bring nerve. Strength can wait.
< Kick off with us.
@ Spin Basics
> Hold tight. Kick off. Fly.
- {name} teach{es} you fireman, chair and back hook, and how to land softly
- From walking in to landing softly, {name} guide{s} your fireman, chair and back hook
- No strength needed yet for fireman, chair and back hook, only a bold heart
< Land softly. Grin wildly.
< Feet off the floor. Go.
< Ready for takeoff?
@ Spin Basics
> No strength yet? Spin anyway.
- {name} lead{s} you boldly into fireman, chair and back hook, and softly back down
- With {name}, you walk in, let go and own fireman, chair and back hook
- You walk in, let go and fly through fireman, chair and back hook
< Strength comes later. Come now.
< Show gravity some attitude.
< Fly hard. Land softly.
@ Spin Basics
? level beginner
> Beginners welcome. Fear is not.
- {name} teach{es} fireman, chair and back hook spins, from first step to landing
- With {name}, you let go of the floor for fireman, chair and back hook
- You learn to walk in, let go and land softly. No strength needed yet
< Be new. Be bold. Spin.
< Bring your courage and spin.
< Leave the floor laughing.
@ Spin Pole
> Grab the pole. Ride the storm.
- {name} teach{es} momentum and balance for floaty combos that feel like flying
- With {name}, you find balance, and floaty combos begin to feel like flying
- Momentum and balance become floaty combos that look effortless
< Hold on and fly.
< Ride like a legend.
< Own the wind.
@ Spin Pole
> Look effortless. Feel unstoppable.
- {name} turn{s} your balance and momentum into floaty combos, and flying feels fierce
- The pole turns with you, and {name} teach{es} floaty combos full of momentum
- Momentum and balance carry you through floaty combos on a turning pole
< Float fiercely.
< Take the wheel.
< Go on. Glide and grin.
@ Spin Pole
> Let the pole turn. Stay in command.
- {name} show{s} you how momentum and balance become combos that feel like flying
- Ride the momentum with {name} into floaty combos that look effortless
- Find your balance, ride the momentum and fly through floaty combos
< You steer. You soar.
< Command the air.
< Take flight. Take charge.
@ Spin Pole
> Spin fast. Fly free.
- {name} push{es} your momentum and balance into floaty combos that feel like flight
- {name} make{s} momentum your ally, until floaty combos look effortless
- Your balance holds, the pole turns, and floaty combos look effortless
< Come take flight.
< Soar like you own it.
< The air is all yours.
@ Pole Tricks
> Try it. Nail it. Show it off.
- {name} tackle{s} three tricks with you, step by step, and spot{s} every level
- {name} spot{s} you through three tricks, step by step, at every level
- Learn three tricks step by step, with spotting and options for every level
< Bring your phone for proof.
< Phone ready? Strike the pose.
< Bring your phone. Be legendary.
@ Pole Tricks
> Impossible? Watch yourself do it.
- {name} teach{es} three tricks step by step. Bring your phone for the victory photo
- {name} spot{s} three tricks for every level. Bring your phone for the photo
- Three tricks, step by step, for every level. Bring your phone for the photo
< Go surprise yourself.
< Strike the winning pose.
< Your friends will want proof.
@ Pole Tricks
> Your next photo will look fearless.
- {name} break{s} three tricks into clear steps, with spotting for every level
- {name} teach{es} three tricks step by step and spot{s} you, whatever your level
- You learn three tricks, step by step, with spotting and options for every level
< Phone up. Chin up. Click.
< Bring your phone. Look mighty.
< Pose like a legend.
@ Pole Tricks
> You versus three tricks. You win.
- {name} take{s} every trick apart, step by step, and spot{s} you at every level
- Step by step, {name} teach{es} and spot{s} every move, with options for every level
- Every trick comes step by step, with spotting and options for your level
< Bring your phone. Show off.
< Victory photo? Bring your phone.
< Go get your victory.
@ Pole Flow
> Don’t count. Conquer.
- {name} fuse{s} spins, floorwork and transitions into one long, mighty breath
- With {name}, you feel the music and let spins and floorwork run together
- Link spins, floorwork and transitions, and let the music drive you
< Unleash your flow.
< Feel everything. Fear nothing.
< The music is calling.
@ Pole Flow
> One breath. No brakes.
- {name} lead{s} spins into floorwork and transitions. Count less, feel the music more
- Spins, floorwork and transitions become one movement with {name} and the music
- Feel the music and flow from spin to floor without all the counting
< Let the music take over.
< Nothing stops you now.
< Breathe in. Break loose.
@ Pole Flow
> Feel the beat. Forget the numbers.
- {name} guide{s} you through spins and floorwork in one long breath of movement
- {name} join{s} spins, floorwork and transitions until nothing can stop you
- Every spin runs into floorwork, and every transition follows the music
< Dance like a wildfire.
< Forget counting. Find power.
< Give the song everything.
@ Pole Flow
> Move like nothing can stop you.
- {name} turn{s} spins and floorwork into one long breath, with less counting
- Stop counting. {name} link{s} spins, floorwork and transitions, and the music leads
- Spins and floorwork meet in one long breath, and the music leads the way
< Hit play. Break free.
< Be the storm.
< Follow the music. Rule.
@ Pole Choreography
> One song. No holding back.
- {name} drill{s} a new routine in sections, and the finale is danced full out
- Learn a new routine from {name}, section by section, and perform full out
- Learn the new routine in sections, and dance the whole song full out
< Give the finale everything.
< Leave everything on the floor.
< Own your performance.
@ Pole Choreography
> Learn the steps. Become the show.
- {name} build{s} one song into a brand new routine, and you dance full out
- Section by section, {name} teach{es} a routine with musicality, performance and fun
- One song becomes a new routine, section by section, until you dance full out
< Take your bow.
< Perform like a headliner.
< Bring your fiercest face.
@ Pole Choreography
> Dance like the whole world is watching.
- {name} teach{es} a new routine section by section, up to one full-out finale
- {name} take{s} one song in sections, until you perform the whole routine full out
- Musicality, performance and fun meet in a routine that you finish full out
< Full out. Full heart.
< Make the last chorus yours.
< Be the headliner.
@ Pole Choreography
? music
> Own this one: {music}.
- {name} teach{es} you a new routine in sections, and everybody ends full out
- With {name}, the new routine grows section by section, up to the full-out finale
- You learn the routine in sections, and dance full out at the end
< Make that song yours.
< Turn up. Go full out.
< Dance like you wrote it.
@ Exotic Pole
> Heels on. Claws out.
- {name} lead{s} low flow, slides and kips. Bring knee pads and your boldest self
- {name} teach{es} slides, kips and low flow, with lights low and attitude way up
- Bring knee pads for low flow, slides, kips and all of your attitude
- Turn your attitude up for slides, kips and low flow with heels on
< Be your boldest self.
< Rule the floor.
< Prowl this way.
@ Exotic Pole
> Your boldest self has waited long enough.
- Heels on, lights low, and {name} lead{s} you through slides, kips and attitude
- {name} unleash{es} low flow, slides and kips in heels. Bring knee pads and attitude
- Put your heels on for low flow, slides, kips and pure attitude
< Bold becomes you.
< Go break loose.
< Let yourself loose.
@ Exotic Pole
> Big attitude. Zero apologies.
- {name} teach{es} low flow, slides and kips in heels. Bring your knee pads
- {name} dare{s} your boldest self with slides, kips and low flow
- Slide, kip and flow down low, heels on, and be your boldest self
< Take over the floor.
< Show off that attitude.
< Come bold. Leave bolder.
@ Exotic Pole
> Get low. Look dangerous.
- {name} set{s} your attitude free with heels, slides, kips and low flow
- Lights low, heels on, and {name} teach{es} slides and kips with serious attitude
- Heels and attitude carry you through low flow, slides and kips
< Your floor. Your rules.
< Dare to be bold.
< Let the floor feel you.
@ Heels & Floorwork
> Strut in. Hit the floor. Rise.
- {name} drill{s} leg lines, rolls and waves, in heels of any height or socks
- {name} show{s} you smooth ways down and back up, in heels or in socks
- Roll, wave and show off your leg lines, in any heels or socks
< Walk in tall. Drop low.
< Strut like thunder.
< Own the whole floor.
@ Heels & Floorwork
> High heels or socks. Same fire.
- {name} lead{s} leg lines, rolls, waves and smooth ways to the floor and back
- With {name}, you roll, wave and find smooth ways down and back up
- Learn leg lines, rolls, waves and smooth ways to the floor and back
< Fierce comes in every height.
< Any height. All attitude.
< Set the floor on fire.
@ Heels & Floorwork
> Go down smooth. Come up mighty.
- {name} fire{s} up leg lines, rolls and waves. Any heels or socks are welcome
- Leg lines, rolls and waves with {name} look great in heels or socks
- Your leg lines, rolls and waves look great in any heels, or in socks
< Make the floor tremble.
< Rise like royalty.
< Drop in. Stand out.
@ Heels & Floorwork
> Legs like lightning. Stare like thunder.
- {name} guide{s} you smoothly to the floor and back, in heels or in socks
- Bring heels or socks, and {name} teach{es} you leg lines, rolls and waves
- Pick heels or socks, and learn rolls, waves and smooth ways to the floor
< Bring the storm.
< Strike your line. Hold.
< Thunder right in.
@ Chair Dance
> Take a seat. Take control.
- {name} lead{s} sultry chair choreography that is easy to follow and great with friends
- {name} teach{es} sultry, easy choreography. Bring friends, no experience needed
- Your chair is your partner in sultry choreography that is easy to follow
< Sit like royalty.
< Every chair is a throne.
< Rule from your seat.
@ Chair Dance
> Your chair follows. You lead.
- {name} keep{s} the choreography sultry and easy. No experience needed
- Dance sultry, easy choreography with {name} and friends. No experience needed
- The choreography is sultry, easy to learn and even better with friends
< Bring friends. Take over.
< Show that chair who leads.
< Sit tall. Smolder on.
@ Chair Dance
> Sultry, with a spine of steel.
- {name} make{s} chair choreography easy to follow, and friends make you braver
- No experience needed. {name} teach{es} easy moves with a chair as your partner
- A chair is your partner, the steps are easy, and friends are welcome
< Smolder from your seat.
< Own the chair.
< Save your friend a chair.
@ Chair Dance
> Bring your friends. Rule the room.
- {name} teach{es} sultry chair moves that are easy to follow. No experience needed
- With {name} and a chair, sultry choreography is easy. No experience needed
- Sultry choreography comes easily with a chair. No experience needed
< Share the throne.
< Round up your pack.
< Own the place together.
@ Chair Dance
? bring *friend*
> Bring {bring}. Leave mercy at home.
- {name} teach{es} sultry moves that are easy to follow. No experience needed
- You each partner a chair, and {name} keep{s} the sultry choreography easy to follow
- A chair becomes your partner in sultry choreography that’s easy to follow
< Two chairs. Twice the fire.
< Take two seats. Smolder.
< Rule side by side.
@ Aerial Hoop
> Grab that ring. Rise.
- {name} dare{s} you to try mounts, poses and spins, low or high
- {name} build{s} graceful strength with mounts, poses and spins, low or high
- Feel graceful strength from your first class, with every move low or high
< Rise with grace.
< Own the ring.
< Take your throne up there.
@ Aerial Hoop
> Graceful is just strength with good manners.
- {name} teach{es} mounts, poses and spins, low or high, from your very first class
- Go low or go high with {name}, in every mount, pose and spin
- Mounts, poses and spins, low or high, start in your very first class
< Sit pretty. Hang tough.
< Grace has claws.
< Hang up there and reign.
@ Aerial Hoop
> Low or high, you rule.
- {name} show{s} you mounts, poses and spins with graceful strength from class one
- Mounts, poses and spins with {name} bring graceful strength from the first class
- Mount, pose and spin with graceful strength from your very first class
< Step into your circle.
< Pick your height. Shine.
< Hold on and shine.
@ Aerial Hoop
> Step into the ring. Be mighty.
- {name} offer{s} you every mount, pose and spin in a low and high version
- With {name}, mounts, poses and spins feel graceful and strong from your first class
- Choose low or high for every mount, pose and spin, and find graceful strength
< The ring is yours.
< See you up there.
< Ring in hand. Roar.
@ Aerial Hoop
? places max*
> {places}. Room to be mighty.
- {name} cheer{s} you into mounts, poses and spins, low or high, from class one
- With {name}, you mount, pose and spin with graceful strength, low or high
- You mount, pose and spin, low or high, with graceful strength from class one
< Claim your ring of power.
< Claim your space up there.
< Shine like a giant.
@ Strength & Conditioning
> Build the power. Own the invert.
- {name} train{s} pull, core and shoulders for pole, with progress you can measure
- {name} build{s} pull, core and shoulders like armor for pole, so you avoid injuries
- Pull, core and shoulder work for pole brings progress you can measure
< Lift like a legend.
< Work hard. Fly higher.
< Earn that invert.
@ Strength & Conditioning
> Sweat now. Invert later.
- {name} drill{s} pull, core and shoulders, so you progress and avoid injuries
- {name} toughen{s} up your pull, core and shoulders, with progress you can measure
- Train pull, core and shoulders for pole, measure progress and avoid injuries
< Earn every inch.
< Bring grit. Leave proud.
< Your power is waiting.
@ Strength & Conditioning
> Stop wishing. Start lifting.
- {name} push{es} your pull, core and shoulders until inverts finally click
- With {name}, pull, core and shoulder work makes your inverts finally click
- Train your pull, core and shoulders, and feel your inverts finally click
< Make that invert happen.
< Wishes don’t count reps.
< Go claim your click.
@ Strength & Conditioning
> Excuses build nothing. Reps do.
- {name} lead{s} pull, core and shoulder work for pole, and inverts finally click
- {name} build{s} your pull, core and shoulders. You measure progress, and inverts click
- Work on pull, core and shoulders, avoid injuries, and let your inverts click
< Show up. Power up.
< Go on. One more rep.
< Rise up and train.
@ Flexibility & Stretch
> Be fierce. Be kind to yourself.
- {name} guide{s} strong, kind stretching for splits and backbends, wherever you start
- {name} lead{s} splits, backbends and shoulders with fire and kindness, from any start
- Active stretching opens splits, backbends and shoulders, whatever your starting point
< Gentle is powerful.
< Softness wins.
< Every inch counts.
@ Flexibility & Stretch
> Claws in. Reach long.
- {name} warm{s} up your splits, backbends and shoulders, whatever your starting point
- {name} coax{es} splits, backbends and shoulders kindly, wherever you start
- Active stretching for splits, backbends and shoulders is kind to your body
< Stretch proud.
< Stretch like jungle royalty.
< Bend. Breathe. Conquer.
@ Flexibility & Stretch
> Start anywhere. Reach further.
- {name} keep{s} splits, backbends and shoulders warm, active and kind to your body
- Warm and kind, {name} guide{s} you into splits, backbends and open shoulders
- Active work on splits, backbends and shoulders can be warm and kind
< Every inch is a win.
< Your next inch is waiting.
< Begin where you are.
@ Flexibility & Stretch
> Patience is power.
- {name} make{s} stretching for splits and backbends active, warm and kind to your body
- Whatever your starting point, {name} guide{s} your splits, backbends and shoulders
- Whatever your starting point, splits and backbends get warm and kind attention
< Outlast your splits.
< Slow, strong, unstoppable.
< Take your time. Triumph.
= any
? bring *knee pads*
> Bring {bring}. Hit the floor hard.
- {name} take{s} you down, across and back up again
- You kneel, slide, roll and get up with force
< Soft knees. Fierce heart.
< Pads on. Game face on.
= any
? bring *shorts*
> Bring {bring}. Let your legs do the talking.
- {name} teach{es} {move} and {move2}, and your legs get to work
- You kick, bend and move as hard as you like
< Show up. Speak up.
< Legs out. Power on.
= any
? wear *shorts*
> Wear {wear}. Your legs mean business.
- {name} put{s} those legs to work, one bold move after another
- You kick and bend with nothing in the way
< Stand strong. Move fierce.
< Legs ready? Go.
= any
? bring *water*
> Bring {bring}. You’re about to run hot.
- {name} set{s} the pace: {move}, {move2}, and go again
- You work hard, sip and go again
< Cool down later.
< Be the heat wave.
= any
? bring *water*
> Bring {bring}. Fierce is thirsty work.
- {name} keep{s} you moving, with {move}, {move2} and one more sip
- You go all in, take a sip, go all in again
< Sip, then strike again.
< Come thirsty.
= any
? bring *towel*
> Bring {bring}. You’re going to earn it.
- {name} plan{s} {move}, {move2} and one more round
- You work hard, wipe off and do one more
< Work like a warrior.
< Wipe off. Go again.
= any
? bring *mat
> Bring {bring}. Claim your ground.
- {name} lead{s} you through {move} and {move2} on it
- You roll it out, stand tall and get to work
< Plant your flag.
< Your mat. Your kingdom.
= any
? bring *mat* (provided)
> {We} bring {bring}. You bring the power.
- {name} {has} {move} and {move2} ready, so come with free hands
- You walk in with free hands and get to work
< All set. Just add you.
< Arrive light. Leave mighty.
= any
? bring *friend*
> Bring {bring}. Fierce loves company.
- {name} teach{es} you both, and you dare each other on
- You dare each other, then you cheer for each other
< Book for two.
< Two of you? Unstoppable.
= any
? bring *friend*
> Bring {bring}. Start your own pack.
- {name} teach{es} {move}, and you two set the volume
- One of you dares, the other cheers, then you swap
< Every pack begins with two.
< Come howl together.
= any
? wear *heels*
> Wear {wear}. Walk like the music obeys.
- {name} sharpen{s} every step until it hits the beat
- You step hard, turn with fire and stop dead
< Every step is yours.
< Reserve your catwalk.
= any
? wear *heels*
> {wear} on. Chin up. World, make way.
- {name} call{s} the walk: heel, toe, hips, attitude
- You take long strides, turn sharp and show attitude
< Own every inch.
< Strut right in.
= any
? bring *heels*
> Bring {bring}. Leave the doubt at home.
- {name} teach{es} the strut, you bring the attitude
- You learn the strut, the turn and the stop
< Strap in and stand tall.
< Rise up. Strut fierce.
= any
? bring *heels* (optional)
> Heels if you like. Power either way.
- {name} teach{es} the same strong walk for every height
- You walk tall, turn sharp and choose your height
< Flat or tall, stand proud.
< Fierce has no minimum height.
= any
? !bring heels
> No heels needed. You’re tall enough.
- {name} teach{es} the walk, the turn and the attitude
- You walk, you turn, you hit it on flat feet
< Come flat. Come fierce.
< Giants, come on in.
= any
? offer first class free
> First class free. Bring courage instead.
- {name} take{s} you into {move} and {move2}, step by step
- You try {move}, you try them again, you grin
< Courage accepted here.
< Come in roaring.
= any
? offer first class free
> First class free. Excuses not included.
- {name} show{s} you {move}, {move2} and how to start
- You try {move} and {move2} at full power
< Storm right in.
< No excuses. Show up.
= any
? offer free trial class
> Free trial class. Try your fierce side on.
- {name} show{s} you {move} and {move2}, and you go for it
- You try {move}, you try {move2}, you decide
< Book your fitting.
< Fierce suits you already.
= any
? offer your friend comes free
> Your friend comes free. You both go wild.
- {name} teach{es} {move} and {move2} to both of you
- You try {move} together and shout for each other
< Grab your boldest friend.
< Two brave hearts. One floor.
= any
? offer *half price*
> {offer}. Full power.
- {name} still give{s} you all of it: {move} and {move2}
- You still go all the way through {move} and {move2}
< Bring the full force.
< Go all in anyway.
= any
? level beginner (no experience)
> No experience needed. Nerve is plenty.
- {name} start{s} with {move} and build{s} from there
- You watch {move} once, then you go for it
< Got nerve? Come in.
= any
? level beginner (no experience)
> No experience needed. All lions start as cubs.
- {name} look{s} after the cubs and start{s} with {move}
- You start with {move}, one step at a time
< Cubs, sign up here.
< Cubs grow. Come in.
= any
? level beginner
> Beginners welcome. Wobbling fiercely counts.
- {name} start{s} you on {move} and {move2}, boldly
- You learn {move} and {move2} from the ground up
< Wobble like a lion.
< First step. Full force.
= any
? level beginner
> Beginners, this one is yours. Take it.
- {name} take{s} you through {move} and {move2}, boldly
- You go for {move}, then you go for {move2}
< Don’t be polite about it.
< Big nerve. First step. Go.
= any
? level all
> All levels. One kind of power: yours.
- {name} set{s} {move} and {move2} for every level
- You take {move} as far as you can
< Your level? Show it off.
< Yours is the right level.
= any
? level all
> Every level welcome. Nobody plays small.
- {name} {has} a big version of {move} for everyone
- You go big on {move}, in your own way
< First or fiftieth, come on.
< Come take up space.
= any
? level beginner (only)
> Beginners only. Everyone is new. Everyone dares.
- {name} start{s} everyone with {move} and go{es} on to {move2}
- You all learn {move} together, step by step
< Be brave in good company.
< New, bold, all in.
= any
? level advanced*
> Advanced means advanced. No holding back.
- {name} aim{s} high with {move}, and you aim higher
- You work on big {move} and clean control
< You worked for this.
< Go on. Dazzle yourself.
= any
? level advanced (only)
> Advanced only. Bring your boldest moves.
- {name} skip{s} the small stuff and go{es} straight to {move}
- You take on hard {move} with full control
< You’ve earned this.
< Big moves only. Step in.
= any
? level intermediate*
> Calling {level}: time to go bigger.
- {name} build{s} {move} and {move2} on your basics
- You use your basics for bigger, longer, harder moves
< Past easy? Come on in.
< Bigger starts here.
= any
? audience women*
> {audience}. One fearless pack.
- {name} lead{s} {move} and {move2}, and nobody holds back
- You cheer for each other, dare each other, go big
< Your pack is waiting.
< Run with the pack.
= any
? audience * welcome
> {audience}. Come as you are. Mighty.
- {name} {has} {move} and {move2} ready for all of you
- You work on {move} your way, with full power
< You belong on this floor.
< Change nothing. Just come.
= any
? audience *bodies*
> {audience}. Strong has no single shape.
- {name} lead{s} {move} and {move2} for every body
- You push, you hold, you turn, in your own shape
< Take up your space.
< Your power is welcome here.
= any
? places few
> Few places. Pounce on yours.
- {name} teach{es} {move} and {move2}, so be quick
- You learn {move} and {move2} if you are quick
< Fortune loves the fearless.
< Swift and fierce gets in.
= any
? places max*
> {places}. Room to be huge.
- {name} see{s} every try and cheer{s} for every win
- You get room for {move} and answers to your questions
< Small crowd. Giant energy.
< Fill all that room.
= any
? places small group
> Small group. Enormous power.
- {name} watch{es} every try and cheer{s} you on
- You ask more, try more and get noticed more
< Few people. Giant hearts.
< Add your power.
= pole intro spin spinpole static tricks flow exotic intermediate advanced
? places your own pole
> Your own pole. Your own kingdom.
- {name} coach{es} you, and nobody waits in line
- You take every turn you want, with no waiting
< Claim your kingdom.
< Rule from top to bottom.
= any
? series *weeks*
> {series}. Show up fierce every time.
- {name} start{s} with {move} and build{s} up to {move2}
- You start with {move} and add {move2}
< Commit. Then conquer.
= any
? series week*of*
> {series}. No backing down now.
- {name} go{es} further with {move} and {move2}
- You take {move} and push them further
< Next round. Be there.
< Ride that momentum.
= any
? series starts*
> It {series}. So do you.
- {name} lead{s} you into {move} and {move2} from day one
- You learn {move} first and then build on them
< Be there from beat one.
< Start fierce. Stay fierce.
= any
? series new course
> New course. New nerve.
- {name} start{s} everyone together with {move} and {move2}
- You all start with {move}, and nobody starts alone
< Nerve first. Skills later.
< Day one. Bold face.
= any
? music
> Music: {music}. Turn it up.
- {name} put{s} {move} and {move2} on big sound
- You hit every beat with the biggest move you have
< Turn yourself up.
< Make every song yours.
= any
? music
> The sound: {music}. The thunder: you.
- {name} set{s} {move} and {move2} right on the beat
- You learn {move}, then you hit them on the beat
< Bring your thunder.
< Turn up strong.
= any
? music
> Battle music: {music}.
- {name} drill{s} {move} and {move2}, beat by beat
- You lift your chin and hit every beat
< Answer the battle cry.
< Own the last chorus.
= any
? substitute
> {sub} steps in. The power stays on.
- You get your class, your time and full power
< Give {sub} your fiercest.
< Bring your best for {sub}.
= any
? substitute
> {sub} is in for {for}. Full force ahead.
- You get a new voice and the same strong class
- You get fresh ideas and no half measures
< Give {sub} a mighty welcome.
< Meet {sub} at full power.
= any
? soldOut sold out
> Sold out. What a fearless crowd.
- {name} can’t wait for a full room, so bring everything
- If you have a place, bring all of your power
< Full house. Full force.
< See you fearless ones there.
= any
? soldOut sold out
? soldOut waitlist
> Sold out, but the waitlist is open. Pounce.
- A place with {name} may open up, so add your name
- Put your name down. A place may open up
< Stay ready.
< Sharpen your claws meanwhile.
= any
? soldOut waitlist
> Get on the waitlist. Stay hungry.
- A place with {name} may open. Be the one who’s ready
- When a place opens, you’ll be the one who’s ready
< Be ready to strike.
< Add your name. Stand by.
= any
? guest
> Special guest: {guest}. Try to keep up.
- You learn new moves from somebody new, up close
- You ask everything, try everything, take it home
< Leave {guest} impressed.
= any
? guest
> {guest} in the house. Raise the roof.
- You get new moves, and you hit them hard
< Shake the rafters.
= salsa choreo heels burlesque chair contemporary class floor
? typed *no partner*
> No partner needed. Lead yourself.
- {name} teach{es} you every step, and you dance it solo
- You take the first step and dance it through
< Come solo. Come strong.
< Your best partner: you.
= any
? typed *alone or with a friend*
> Alone or with a friend, come bold.
- {name} teach{es} {move} and {move2}, solo or side by side
- You go for {move}, solo or side by side
< Packs and lone wolves welcome.
< Show up fierce.
= any
? typed *new class
> New class. Be the first to conquer it.
- {name} open{s} it with {move} and {move2}, full power
- You all start with {move}, and nobody is ahead
< Come make history.
< Plant the first flag.
= showcase
> Make them forget to blink.
- {name} tighten{s} every entrance and every finish, all of you together
- You sharpen every entrance and every finish, all together
< Take the stage by storm.
< Unleash everything you rehearsed.
= intro
> Shake hands with your new rival.
- {name} show{s} you where to hold, where to step and how to swing
- You take hold of the pole, step round it and swing
< Firm grip, please.
< Don’t let go first.
= pole
> That pole looks far too calm.
- {name} teach{es} spins, climbs and holds that give it something to do
- You grip it, climb it, swing round it and hold on
< Not for much longer.
= spin
> Round one. Literally.
- {name} coach{es} your first push, your first lap and a soft landing
- You push off, go round once and come back for more
< Ding, ding.
< Come out spinning.
= spinpole
> Spin this pole. It spins back.
- {name} teach{es} you to speed it up, slow it down and stop it
- You tuck in to go faster and open up to slow down
< Dare it to go faster.
< The brakes are yours, too.
= static
> Stubborn pole seeks stubborn person.
- {name} teach{es} climbs, holds and turns on nothing but your own push
- You climb, hold and turn round a pole that stands its ground
< Found you.
< Neither of you gives in.
= tricks
> Looks impossible? That’s why we picked it.
- {name} break{s} the trick into steps you can handle, then put{s} them together
- You learn the entry, the hold and the way out
< Now pick it apart.
< Impossible had it coming.
= intermediate
> Your comfort zone called. Hang up.
- {name} take{s} you into inverts, leg hangs and combos that link them
- You tip over, hook a leg and let your hands go
< Then hang upside down.
= advanced
> You didn’t climb this far to play nice.
- {name} drill{s} shoulder mounts, drops and the clean lines between them
- You link the hard moves without letting the lines go
< Play rough. Point your toes.
= openlevel
> Every level. One volume: full.
- {name} show{s} an easier and a harder way into every move
- You pick your version of the move and throw yourself into it
< Nobody turns it down.
= exotic
> Good manners won’t survive this song.
- {name} teach{es} hip circles, floor slides and kicks with no apology in them
- You circle your hips, kick high and slide without asking
< Mourn them later.
< Rest in peace, manners.
= heels
> If they hear you coming, good.
- {name} drill{s} the walk, the turn and the stop until every step lands
- You walk on the beat, turn on the beat and stop dead
< Give them a head start.
< And if not, stomp.
= floor
> You and the floor need to talk.
- {name} teach{es} rolls, slides and ways down that hit the beat
- You drop, roll, slide and come up on the beat
< Get down to it.
< You do the talking.
= chair
> That chair thinks it’s furniture.
- {name} teach{es} you to swing a leg over it, lean off it and kick
- You circle it, swing a leg over and lean far back
< Correct it.
< Teach it some fear.
= chair
> You were told to sit still. Don’t.
- {name} teach{es} kicks, leans and turns that no chair was built for
- You kick, lean, spread your arms and turn on the seat
< Disobey on the beat.
= contemporary
> Gravity pulls. You argue.
- {name} lead{s} you through falls, catches and runs that cross the whole floor
- You fall, catch yourself, roll and run again
< Win the argument.
= burlesque
> One glove is enough to start trouble.
- {name} teach{es} the walk, the shoulder and how to take forever with a glove
- You walk slowly, roll a shoulder and pull at one finger
< Two is a riot.
< Keep the other one waiting.
= twerk
> The neighbors will blame the subway.
- {name} teach{es} the stance, the drop and the bounce, first slow, then fast
- You bend your knees, drop your hips and bounce on the bass
< Let them.
= acro
> Go on, walk all over somebody.
- {name} teach{es} bases and flyers to stack up, balance and come down together
- You stand on steady hands, find the balance and step down
< They volunteered.
< Then return the favor.
= handstand
> Turn the room upside down. Start with you.
- {name} teach{es} the kick, the line and a brave way back down
- You kick up, squeeze everything and look for the balance
< The room can catch up.
= stretch
> Your toes have run from you long enough.
- {name} lead{s} long holds for your legs, your hips and your back
- You fold forward, breathe out and reach for your toes
< Catch them.
< They can’t hide forever.
= restore
> The fiercest thing you’ll do: nothing.
- {name} settle{s} you into long, easy holds and let{s} the quiet do its work
- You lie back, breathe out and let the floor carry you
< Nothing. With conviction.
= yoga
> Rage is easy. Try standing still.
- {name} take{s} you into long holds and keep{s} you there, breath by breath
- You plant your feet, find one point and breathe
< Still wins.
= conditioning
> Gravity never skips a workout.
- {name} set{s} rounds of pulls, pushes and holds, then one round more
- You hang, pull, push and hold, then go again
< Out-train it.
= men
> Heavy lifting: yourself.
- {name} teach{es} the grip, the lift and a hold you have to earn
- You grip the pole, lift your feet and hold it
< Pick yourself up.
= inclusive
> Taking up room is the assignment.
- {name} lead{s} big shapes, strong holds and turns, with a version for everyone
- You stretch out wide, hold strong and turn your way
< Overdo it.
< Extra credit for attitude.
= workshop
> Enough nibbling. Take the big bite.
- {name} take{s} one theme apart with you and build{s} it back up
- You try it, ask about it, fix it and try it again
< Chew on every detail.
= practice
> You, a pole and unfinished business.
- {name} keep{s} the room open, and you go after your own list
- You pick the move, put on your song and try again
< Finish it.
< Get down to business.
= practice
> This time it’s personal.
- {name} hold{s} the space, and you choose what to go after
- You go back to the move that beat you and try again
< Bring a grudge.
= photo
> Hold still? You? Just this once.
- {name} call{s} the pose, and you hold it until the click
- You strike it, hold it, breathe and hear the click
< Freeze. Smolder. Click.
< Then go wild again.
= showcase
> Stage fright should be scared of you.
- {name} run{s} the entrance, the counts and the bow until they’re sharp
- You run it from entrance to bow, then run it again
< Boo. Now bow.
= class
> Nobody remembers the one who held back.
- {name} show{s} you the steps, then ask{s} for them at full power
- You learn the steps, then do them as big as you can
< Give us something to remember.
= kids
> Wild animals wanted. Small ones.
- {name} lead{s} brave balances, strong holds and one big group roar
- You hang like monkeys, balance like flamingos and roar like lions
< Growls count as hello!
< Roar at the door!
= kids
> No homework here. Only roaring.
- {name} teach{es} strong holds, brave jumps and how to land like a cat
- You jump, you land like a cat, and you try again
< Full marks for volume!
= teens
> Too loud for the library? Perfect.
- {name} teach{es} hard moves in small steps, and the whole crew cheers
- You try the hard move, your crew cheers, and you try again
< Nobody shushes you here.
< Bring the volume.
= any
? typed *new class*
> New class. Nobody is good at it yet.
- {name} start{s} everyone off at {move} and {move2}
- You try {move} first, and so does everyone else
< Be the first.
< Set the bar high.
= any
? level all
> All levels. No passengers.
- {name} {has} a version of {move} for everyone who dares
- You take {move} as far as your nerve goes
< Grab the wheel.
< Everybody drives.
= any
? price
> {Price}. Holding back is extra.
- {name} take{s} you through {move} and {move2} at full power
- You get {move}, {move2} and every chance to go all out
< Full power comes standard.
= any
? places *left
> {Places}. Somebody is sharpening their claws.
- {name} {has} {move} and {move2} waiting for whoever pounces
- You learn {move} and {move2}, once you’ve pounced
< Sharpen yours.
< Pounce first. Plan later.
= any
? guest
> {guest} is coming. Hide your excuses.
- You try new moves with somebody new and go all in
- You learn from a new voice and ask every question
< Bring everything else.
= any
? series *weeks*
> {series}. Quitting isn’t on the schedule.
- {name} start{s} with {move} and raise{s} the stakes each time
- You learn {move}, repeat it bolder and add more
< Stubborn wins.
= men
> The dumbbells will hear about this.
- {name} teach{es} you to lift yourself, hold yourself and come down smoothly
- You grip, lift and turn with your own two arms
< Let them sulk.
`;
