// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const fierce = `
= intro
> The pole has no idea who’s coming.
- {name} give{s} one order: grab that pole and kick off
- One kick off the floor, and the pole knows your name
< Surprise that pole.
< Introduce yourself.
= pole
> The pole goes up. So do you.
- {name} point{s} to the top and say{s} one word: go
- Every pull wins you another arm’s length of pole
< All the way up.
< Halfway doesn’t count.
= pole
> That pole won’t conquer itself.
- {name} sound{s} the charge and send{s} you in hands first
- You take the pole grip by grip and give nothing back
< Your move, conqueror.
< Conquest is your job.
= spin spinpole
> Swing in like a wrecking ball.
- {name} teach{es} one mighty step and one mightier push
- One kick, and you own the whole circle
< Clear the area.
< Impact in three, two, one.
= spin
> Wind up like a slingshot. Let fly.
- {name} take{s} aim, and around the pole you go
- One hard push, and the whole room is a blur
< Aim for glory.
< No soft launches.
= spinpole
> The pole spins. You hold on and roar.
- {name} teach{es} you to ride at full gallop
- Tuck in and the pole races, stretch out and it obeys
< Ride that pole till it’s tame.
= static
> The pole stands still. You roar like an engine.
- {name} find{s} the gear you didn’t know you had
- Every turn runs on your push and nothing else
< Full throttle, please.
< Rev up. Pull up.
= tricks
> One trick. No mercy.
- {name} leave{s} that trick no way out
- You miss, you growl, you go again
< Show that trick who’s boss.
< That trick should be nervous.
= advanced
> Everything so far was the warm-up.
- {name} take{s} your inverts from pretty to savage
- You hold the big inverts until your arms burn
< Now it gets serious.
< Easy was yesterday.
= advanced
> Easy is for other people.
- {name} raise{s} the stakes with every deadlift
- You go up on muscle and come down on nerve
< Take the hard way up.
= intermediate
> Climbing was the easy half.
- {name} lead{s} you over the top and upside down
- You hang by one knee and bare your teeth
< Welcome to the hard half.
= flow
> Stopping is not one of the moves.
- {name} run{s} spin into slide into the next spin
- You storm from spin to floor and straight back up
< Brakes are for bikes.
< Keep it rolling.
= flow
> The song stops before you do.
- {name} chase{s} every beat down with you
- You throw yourself from one move into the next
< Let the song keep up.
= exotic
> The floor has never been hunted like this.
- {name} teach{es} you to stalk the floor, low and hungry
- Your hips set the trap, your stare does the rest
< Happy hunting.
< Prowl now. Purr later.
= exotic
> Bring attitude. Leave sorry at home.
- {name} teach{es} the slow walk in and the high kick out
- You kick like you mean it and hold the stare
< Be shameless. Be there.
< Sorry won’t be missed.
= exotic
> Your hair is a weapon here.
- {name} teach{es} you exactly when to strike
- You whip it on the beat and hold the look
< Aim well.
< Swing it without warning.
= heels
> Sharp heels. Sharper looks.
- {name} hone{s} your walk until it cuts
- Every step lands like a blade on the beat
< Stomp in. Stand out.
< Handle with care.
= lowflow floor
> Get low. Get dangerous.
- {name} lead{s} you into the roll, eyes on the prey
- You slide in like a shark, eyes up
< Claim the ground.
= handstand
> Hands down. Legs up. Hold the fort.
- {name} stack{s} you into a tower that holds
- You squeeze, you balance, you refuse to come down
< No retreat.
< Plant your palms like flags.
= conditioning polefit
> Pull until you roar.
- {name} run{s} the rounds and accept{s} no whispers
- The last rep puts up a fight, and you win it
< Finish loud.
< Roar on the last rep.
= conditioning polefit
> Tired is where it gets good.
- {name} count{s} your reps, never your excuses
- The rep you don’t want is the one that counts
< So get good and tired.
= stretch
> Even tigers stretch.
- {name} take{s} you long, low and patient as a hunter
- You reach long and breathe like nothing hunts you
< Big cats, paws forward.
= stretch
> Hold it. Breathe. Hold it longer.
- {name} bring{s} iron patience to every split
- You breathe out, dig in and refuse to budge
< Outlast your excuses.
< Outwait your hamstrings.
= restore
> Champions rest. On purpose.
- {name} order{s} every muscle to stand down
- You stretch out long and call a truce
< Recover like you mean it.
< Rest. Then rule.
= restore
> Drop your guard. Breathe.
- {name} keep{s} watch while you lay down your armor
- You lie back, breathe out, and the week retreats
< Even lions nap.
< At ease, warrior.
= yoga
> Try shaking a mountain.
- {name} root{s} you in holds no wind can move
- You brace, you breathe, you don’t budge
< Be the mountain.
< Mountains don’t rush.
= choreo
> The eight count never saw you coming.
- {name} set{s} the ambush, eight beats at a time
- You learn the steps quietly, then hit them hard
< Strike on one.
< All eight. No survivors.
= chair
> Take the chair. Take over.
- {name} plan{s} the coup, and you take the seat
- You swing a leg over and seize power
< Sit. Rule. Repeat.
< The chair has already surrendered.
= burlesque
> Slow glove. Killer stare.
- {name} teach{es} the long wait before the strike
- One lifted shoulder is all the warning they get
< Make the room wait.
< Let them sweat.
= twerk
> Drop it like thunder.
- {name} wake{s} the thunder in your hips
- You bend your knees, and the floor braces itself
< Bring the quake.
< Thunder never apologizes.
= salsa
> Hips like fire. Feet like knives.
- {name} call{s} the turn, and you cut right through the beat
- You snap every turn shut like a blade
< Cut a path.
< Dance like you’re dangerous.
= hoop
> Every ring needs a fighter.
- {name} ring{s} the bell, and you pull yourself in
- You hook a knee and go the distance
< Get in the ring.
< Come out swinging.
= silks
> Grab the fabric. Leave the ground.
- {name} teach{es} the wrap that holds like a fist
- You go up like a pirate up the rigging
< The ground had its turn.
< Wrap up. Rise up.
= trapeze
> Leave the floor. Keep the nerve.
- {name} dare{s} you off the ground and into the air
- You hang up there like a falcon before the dive
< Swing by. Hang on.
< Gravity can wait below.
= inclusive
> This body means business.
- {name} want{s} every move at full volume
- You take the middle of the room and keep it
< Consider this fair warning.
= seniors
> Underestimate this class. We dare you.
- {name} expect{s} firm holds and a fearless stare
- You stand on one leg and dare the floor to argue
< Doubters, you were warned.
= private
> All the attention. None of the mercy.
- {name} follow{s} every try with the eyes of a hawk
- You bring the move, and it gets no rest
< Name your target.
< You asked for it.
= practice
> That move still owes you one.
- {name} hold{s} the room open for your rematch
- You go back in and hunt that move down
< Settle the score.
< Collect with interest.
= workshop
> One thing. All the way.
- {name} corner{s} one question with you, from every side
- You ask, you try, you refuse to let go
< Dig until it gives in.
= showcase
> The stage is coming. Make it nervous.
- {name} drill{s} every beat until it bites
- You rehearse like the gates are about to open
< The arena is waiting.
< Salute. Then strike.
= photo
> Eyes like fire. Hold it.
- {name} dare{s} you to look straight through the lens
- You hold the pose until the air crackles
< Give the lens a warning.
< No blinking.
= men
> The pole doesn’t care what you bench.
- {name} show{s} you what a grip is really for
- You win the pole over with nerve and pointed toes
< Find out what counts.
< Bring grip, not ego.
= acro
> Base like a rock. Fly like an arrow.
- {name} draw{s} the bow: breathe, bend, launch
- One of you stands like stone, one of you soars
< Ready. Aim. Lift.
< Pierce the sky.
= contemporary
> Dance like you slammed the door.
- {name} teach{es} the fall that ends every argument
- You throw yourself down and rise anyway
< Let it rip.
< The hinges will survive.
= class
> Warm up. Then watch out.
- {name} light{s} the fuse, and you do the rest
- You go hard, then you go again
< We’ve been warned.
= intro pole
> Grip that pole like a tiger.
- {name} show{s} you where to sink your claws in
- One growl, one push, and both feet leave the ground
< Tigers never let go.
< Make it your jungle.
= intro
> Grab hold. Bare your teeth. Begin.
- {name} teach{es} you to grip hard and push off harder
- You take your first turn like a victory lap
< First bite’s yours.
< Go in growling.
= pole
> Gravity is a suggestion. Overrule it.
- {name} call{s} you up, and up is an order
- You lift both feet, and the floor loses
< Objection denied. Feet up.
< Get off the ground.
= spin spinpole
> Spin like a storm.
- {name} whip{s} up the wind, and you ride it
- Lean out, and the air gets out of your way
< Be the weather.
= static
> It stands like a fortress. Take it.
- {name} know{s} the way up, hand over hand
- You scale the wall and hold the top
< Over the top.
< Fortresses fall. Climb.
= tricks
> Hunt that trick. Don’t come home without it.
- {name} know{s} where the trick hides, and you pounce
- You try, you miss, you try again, meaner
< Track it. Trap it. Nail it.
< Bring it back alive.
= advanced
> You have the claws. Sharpen them.
- {name} go{es} after every soft knee and sleepy toe
- You run the line again until it could cut glass
< Razor-sharp, please.
< Scratch the sky.
= intermediate
> You’ve tamed the basics. Open the next cage.
- {name} unlock{s} the moves that bite back
- You hang upside down and rattle the bars
< Something bigger is growling.
< Step in. Stare back.
= flow
> No pause. All power. All music.
- {name} throw{s} you the next move before the last one lands
- You charge from spin to slide and out the other side
< Outlast the song.
< Press play. Stand back.
= exotic
> Look up like you’ve already won.
- {name} teach{es} the slide and the victory stare
- You prowl the floor like conquered land
< Winner takes the floor.
< Claim your victory lap.
= exotic
> Sweet can wait. Be fierce.
- {name} put{s} an edge on every hip and stare
- Your hips don’t ask, they announce
< Bite first.
= heels
> Walk in like the bass is yours.
- {name} plant{s} your steps right on the kick drum
- Your steps hit harder than the bass does
< Every step like thunder.
< Make an entrance. Make noise.
= heels
> Heels were never meant to whisper.
- {name} turn{s} your walk up to a roar
- Your step speaks first, and the room looks up
< Be heard.
< Click. Clack. Conquer.
= lowflow
> Low is not small. Low is power.
- {name} keep{s} your slides low, heavy and dangerous
- You stretch one leg and claim half the floor
< Go low. Go big.
< Standing is overrated.
= floor
> The floor has your back. Push off.
- {name} send{s} you down hard and up harder
- You hit the floor rolling and come up swinging
< Use the floor as a launchpad.
< Get down. Rise up.
= handstand
> Two hands. All the floor you need.
- {name} demand{s} straight arms and iron nerve
- Your fingers dig in, and your legs storm the sky
< Push the planet away.
< Feet are a luxury.
= conditioning polefit
> Every pull-up is armor.
- {name} call{s} the rounds, and you hammer them out
- Every rep adds one more plate of steel
< Suit up. Show up.
< Forge it yourself.
= yoga
> Stillness is a power move.
- {name} teach{es} the calm at the heart of the storm
- You plant your feet and outlast the wind
< Make your move. Don’t move.
< Stand unmoved.
= yoga
> Breathe like you own the room.
- {name} make{s} every breath a command
- You breathe in deep and hold your ground
< Be calm. Be mighty.
= choreo
> Eight counts. Hit every one.
- {name} throw{s} you the count, and you strike
- You hit five as hard as you hit one
< Count yourself in.
< Leave no count standing.
= chair
> It’s not a seat. It’s your throne.
- {name} teach{es} you to lean back like a ruler
- You sit wide, and the beat bows to you
< Long may you reign.
< All rise. Then sit.
= burlesque
> Tease like you wrote the rules.
- {name} arm{s} you with one glove and one shoulder
- You make them wait and show no mercy
< Bend a few rules.
< Rewrite every rule.
= twerk
> Earthquakes start low.
- {name} find{s} the fault line: your hips
- You sink, you shake, you crack the pavement
< Shake the building.
= twerk
> Big bass deserves a big answer.
- {name} turn{s} the bass into a dare
- You bend low and hit back on every beat
< Turn up and talk back.
< Answer with your hips.
= salsa
> The beat bites. Bite back.
- {name} set{s} the pace, and your feet attack
- Your feet snap at every beat
< Show the rhythm who leads.
< Bare your teeth and dance.
= hoop
> Steel ring. Iron will. Guess who wins.
- {name} put{s} your will to the test, hang by hang
- You pull yourself in and stare down the floor
< Bet on yourself.
< Steel never stood a chance.
= silks
> Soft fabric. Hard grip.
- {name} put{s} an iron fist in a silk glove
- You hold the fabric like the only rope out of here
< Wrap it. Rule it.
= silks straps
> Haul yourself up like a battle flag.
- {name} call{s} the pull, hand over hand
- You hang up there and snap in the wind
< Fly your colors high.
< Raised. Never lowered.
= trapeze
> The air needs a new boss.
- {name} install{s} you up high, one pull at a time
- You take the bar and give the orders
< You’re hired. Hang on.
< Corner office, way up.
= seniors
> Fierce gets better with practice.
- {name} call{s} for steel in every step
- You stand firm, turn tall and give no ground
< So practice.
< Come in proud.
= inclusive
> Take up space. Be proud.
- {name} want{s} every move bigger, louder, bolder
- You spread your arms and push back the walls
< Fill the room.
< Elbows out.
= inclusive
> Your body is power. All of it.
- {name} call{s} the big moves, and you call the shots
- You thunder through every move, your way
< Switch it on.
= party
> Unleash the group chat.
- {name} let{s} your whole squad off the leash
- You take over the floor as one wild pack
< No lurkers allowed.
< Leave nobody on read.
= party
> Some parties sit around. Not yours.
- {name} throw{s} your whole crew into one big dance
- You stampede through one song, all of you
< Round up your people.
< Everybody up.
= private
> No pack to hide in. Show your teeth.
- {name} go{es} after every detail you point at
- Every turn is yours, and so is every howl
< Hunt alone.
< Lone wolf, come in.
= practice
> Nobody says go. Go anyway.
- {name} hold{s} the space, and you start the riot
- You put one song on and go to war
< Go in fierce. Leave fiercer.
= workshop
> One subject. Crack it wide open.
- {name} bring{s} the crowbar, you bring the questions
- You pry at one thing until it talks
< Smash the question open.
< Break it down. Boldly.
= showcase
> Rehearse like a pack closing in.
- {name} run{s} the pack from entrance to bow
- You circle every count until none escapes
< The stage is prey.
< Circle. Close in. Bow.
= photo
> Stare the lens down.
- {name} count{s} you into the duel
- You strike first, hold the pose and never flinch
< It will blink first.
< Win the staring contest.
= men
> Bring your grip. Bring your grit.
- {name} test{s} that grip of yours, spin by spin
- You hold on like a rider on a bull
< Grit takes the last pull.
< Hands on. Up you go.
= men
> Bulls charge. Panthers win.
- {name} teach{es} muscle to move like a panther
- You pull like a bull and turn like a cat
< Land on silent paws.
< Raw power. Quiet claws.
= contemporary
> Shout it without a sound.
- {name} give{s} your arms the loudest voice in here
- You say everything with one fall that shakes the floor
< Leave nothing unsaid.
= contemporary
> Dance like a dam breaking.
- {name} crack{s} the wall, and you pour through
- You reach, you fall, you come up with a roar
< Flood the floor.
< Hold nothing back. Nothing.
= acro
> Trust is a muscle. Lift with it.
- {name} count{s} down, and somebody leaves the earth
- You lock hands, and nobody lets go
< Flex that trust.
< Rise as one.
= acro
> Alone you’re strong. Together you’re a tower.
- {name} stack{s} you high, and no wind takes you down
- Somebody climbs, somebody holds, nobody shakes
< Be the base.
= circus
> Run away and join this circus.
- {name} throw{s} the ring wide open
- You wobble once, then you go twice as big
< Sign on as main act.
< Step right up and rule.
= openlevel
> Start where you are. Strike from there.
- {name} raise{s} the bar exactly as high as you dare
- You pick your version and hit it hard
< Any starting line counts.
= teens
> Can’t do it yet? Key word: yet.
- {name} hand{s} you the hard part, one bite at a time
- You miss, you shout, you try again
< Yet starts now.
< Get that first win.
= teens
> Don’t grow up. Climb up.
- {name} lead{s} the climb: hands, knees, battle cry
- You shout your own name from the top
< The view’s better up here.
< Up is the only plan.
= teens
> You’re braver than your group chat knows.
- {name} bring{s} the hard move, your crew brings the noise
- You try the move that looked impossible
< Give the chat some news.
< Come find your crew.
= kids
> Tiger paws. Monkey feet. Dragon roar.
- {name} lead{s} the jungle, and it’s a noisy one
- We stalk, we climb, and then we shout about it
< ROAR!
< The jungle is waiting.
= kids
> Superheroes have to start somewhere.
- {name} train{s} small heroes with giant courage
- We practice hero poses with hero faces
< Up, up and away!
< Join the hero team!
= kids
> Ready to be mighty? Show us your muscles!
- {name} cheer{s} for every jump, wobbly or mighty
- We hang on like monkeys and cheer like lions
< Small heroes, huge power!
< Sign up your mighty one!
= class
> The week had its turn. Yours now.
- {name} give{s} you one good beat to stamp on
- You stamp, you shake, you take it all back
< Show the week who’s boss.
= class
> Indoor voices stay outside.
- {name} dare{s} the whole room to make noise
- You stamp like a herd with somewhere to be
< Bring the outdoor voice.
< Dance like thunder.
= pole
> Warning: this pole may cause roaring.
- {name} pull{s} the roar right out of you
- Every roar starts in your grip and comes out loud
< Take one class as needed.
< Side effect: more roaring.
= stretch
> Your hamstrings have had it easy.
- {name} settle{s} you into the fold and count{s} slowly
- You lean in, breathe out and win an inch
< Make your hamstrings surrender.
< Vacation’s over, legs.
= hoop
> Lions jump through hoops. You rule yours.
- {name} teach{es} the ring to obey you
- You sit inside the ring like a beast in its den
< Tame the ring from inside.
< Let it circle you.
= exotic
> Polite ends at the door.
- From there {name} take{s} over, and manners run
- You throw your hair and ask no permission
< Leave your halo outside.
= heels
> Stand back. Heels coming through.
- {name} drill{s} a strut that parts the crowd
- You strut, you pivot, the floor makes way
< Clear the runway.
< Come through, tall and dangerous.
= spin spinpole
> Spin like you stole it.
- {name} teach{es} you to kick off with no regrets
- You kick, you turn, you never look back
< Make your getaway here.
< They’ll never catch you.
= conditioning polefit
> Your excuses can’t do pull-ups.
- {name} call{s} one more rep, and you answer with a roar
- You pull, you hold, you pull again, no discussion
< Leave your excuses hanging.
< Outlift every one of them.
= intermediate
> Take the high ground. Upside down.
- {name} storm{s} the heights with you, legs first
- You hook a leg and guard your piece of sky
< Rain down thunder.
< Hold it against all comers.
= kids
> Lions practice their roar. So do we.
- {name} lead{s} the cubs through big jumps and bigger growls
- We stretch big, jump high and shake our manes
< Bring your little lion!
< Roar with the pride!
@ Intro to Pole
> Step up. Take hold. Start strong.
- {name} teach{es} grips and walks, then unleash{es} your first spin. No experience needed
- {name} take{s} you from bare hands to your first spin. No partner needed, only courage
- First you grip, then you walk, then you spin. No experience needed, only a growl
< Claim your first spin.
< Take that first bold step.
< Bold beginnings, right here.
@ Intro to Pole
> No experience? Bring your nerve.
- {name} arm{s} you with grips, walks and a spin. No partner needed, only guts
- Take on grips, walks and your very first spin with {name}. No partner needed
- You take hold, stalk the pole and take your first spin. No dance background needed
< Nerve is all you need.
< Come shy. Leave proud.
< Find your fierce side here.
@ Intro to Pole
> Day one. Full power.
- {name} send{s} you charging from first grip to first spin, no experience needed
- No dance background? {name} start{s} you on grips, walks and your very first spin
- Your first grip is the dare, your first spin the answer. No experience needed
< Begin here. Begin bold.
< Conquer your first day.
< Be brave. Book your spin.
@ Intro to Pole
> That pole is not the boss. You are.
- {name} show{s} you the grip, the walk and a first spin with bite. No partner needed
- With {name}, you grip, you walk, you take your first spin. No dance background needed
- You grab hold, walk tall and roar into your first spin. No experience needed
< Take charge of that pole.
< Walk in like a boss.
< Grip like you rule.
@ Intro to Pole
? offer first class free
> First class free. Bring all your courage.
- {name} dare{s} you into grips, walks and your first spin. No experience needed
- You need no experience. {name} lead{s} the raid from first grip to first spin
- Grips, walks and your first spin take nerve, no partner and no dance background
< Go on. Dare.
< Brave starts here.
< Come as you are. Roar.
@ Beginner Pole
> Hold on. Pull up. Take over.
- {name} power{s} you through spins, climbs and sits to a combo of your own
- {name} forge{s} grip and core with spins, climbs, sits and a combo of your own
- You spin, climb and sit at a steady pace, and you walk out owning a combo
< Come get your combo.
< Your climb starts here.
< Show that pole your grip.
@ Beginner Pole
> Grip like iron. Climb like a warrior.
- {name} drill{s} spins, climbs and sits, steady as a drum, until your combo stands
- With {name}, you spin, climb and sit, and conquer a combo of your own
- Every spin, climb and sit hammers out a short combo that is all yours
< Forge that combo.
< Grip tight. Grin wide.
< Charge up that pole.
@ Beginner Pole
> Walk in curious. Leave unstoppable.
- {name} throw{s} you spins, climbs and sits, and you tame them into a combo
- {name} build{s} your grip, your core, your confidence and a combo of your own
- You come out with grip, core, confidence and a short combo with teeth
< Go make yourself proud.
< Unstoppable starts here.
< Claim your pole and climb.
@ Beginner Pole
> March like an army. Climb like a beast.
- Storm through spins, climbs and sits with {name}, and come out with a combo of your own
- {name} beat{s} a steady drum for spins, climbs and sits, up to a combo of your own
- Spins, climbs and sits steel your grip and core, and a combo is your reward
< March home with a combo.
< One climb closer to fierce.
< Onward. Upward. Roar.
@ Beginner Pole
? series *weeks*
> {series}. One fierce new you.
- {name} charge{s} you up with spins, climbs, sits and a combo of your own
- Spin, climb and sit with {name}, and build grip, core and confidence
- You spin, climb and sit at a steady pace, and you leave with a combo that roars
< Start bold. Stay bold.
< Commit to your climb.
< Begin. Build. Conquer.
@ Intermediate Pole
> Flip over. Show the floor your fangs.
- {name} spot{s} you through first inverts and leg hangs, fangs and all
- With {name} spotting you, attack your first inverts, leg hangs and cleaner transitions
- You go snarling into first inverts and leg hangs, and a spotter keeps you safe
< Turn your world over.
< Bite the air.
< Go over. Growl.
@ Intermediate Pole
> Upside down is your next conquest.
- {name} spot{s} the raid: first inverts, first leg hangs, cleaner transitions
- {name} lead{s} you into first inverts and leg hangs, safely spotted all the way
- You climb with ease, so take inverts and leg hangs next, safely spotted
< Conquer the world upside down.
< Bring courage. We’ve got you.
< Your first invert awaits.
@ Intermediate Pole
> Hips up. Fear down.
- {name} dare{s} you into first inverts and leg hangs, and spot{s} you the whole way
- Flip and hang by your legs for the first time, with {name} there to spot you
- You go over for first inverts and leg hangs, with a spotter right beside you
< Leave your fear below.
< You’re ready. Flip.
< Hang tough.
@ Intermediate Pole
> Storm the top. Then turn it over.
- {name} spot{s} your inverts and leg hangs, and sharpen{s} every transition
- {name} lead{s} the charge from easy climbs to first inverts, safely spotted
- Your climb is easy now, so storm your first inverts and leg hangs, safely spotted
< Claim that first invert.
< Hang there like a thundercloud.
< Upside down, you’re a storm.
@ Advanced Pole
> Easy is over. Bring your power.
- {name} throw{s} handsprings at you and expect{s} power and elegant lines back
- {name} want{s} claws in every shoulder mount and control in every line
- Shoulder mounts and handsprings take all of your power, then all of your control
< Show us what you’ve got.
< Fly like you mean it.
< Give the air everything.
@ Advanced Pole
> Invert. Strike. Devour the air.
- {name} feed{s} you aerial combos, shoulder mounts and handsprings, and you want more
- {name} bring{s} handsprings and shoulder mounts. You bring power and appetite
- Handsprings and shoulder mounts test your power. Elegant lines prove your control
< Strike high. Land like silk.
< Leave claw marks in the sky.
< Your next conquest is calling.
@ Advanced Pole
> Raw power. Cool head.
- {name} sharpen{s} your handsprings, shoulder mounts and aerial combos, line by line
- {name} turn{s} confident inverters loose on shoulder mounts and handsprings
- You invert with confidence, so hit your handsprings with power and control
< Make power look elegant.
< Strength looks good on you.
< Rule the air.
@ Advanced Pole
> Fear nothing. Handspring everything.
- {name} lead{s} the assault on handsprings and shoulder mounts, in elegant lines
- From shoulder mounts to aerial combos, {name} hone{s} your power and your lines
- Shoulder mounts and aerial combos give in to power, control and elegant lines
< Take the air by storm.
< Be bold. Be airborne.
< Strike from above.
@ Spin Basics
> Let go of the floor. Feel fearless.
- {name} launch{es} you into fireman, chair and back hook. No strength needed yet
- {name} dare{s} you into fireman, chair and back hook, and you land softly
- You let go for fireman, chair and back hook, and land on soft paws
< Spin first. Roar after.
< Land soft. Stand tall.
< Take off with us.
@ Spin Basics
> Three spins. No fear.
- {name} unleash{es} fireman, chair and back hook, one spin after another
- {name} teach{es} you to conquer fireman, chair and back hook, and land softly
- You swing out for fireman, chair and back hook, with no strength needed yet
< Claim all three spins.
< Bring nerve. Strength can wait.
< Kick off with us.
@ Spin Basics
> Hold tight. Kick off. Fly.
- {name} fire{s} you into fireman, chair and back hook, down to a soft landing
- {name} call{s} the launch for fireman, chair and back hook, and you let go
- Fireman, chair and back hook take no strength yet, only a bold heart
< Land softly. Grin wildly.
< Feet off the floor. Go.
< Ready for takeoff?
@ Spin Basics
> No strength yet? Spin like a tornado.
- {name} whirl{s} you into fireman, chair and back hook, then softly back to earth
- With {name}, you walk in, let go and tear through fireman, chair and back hook
- You walk in, let go and blow through fireman, chair and back hook
< Strength later. Storm now.
< Flatten every doubt.
< Fly hard. Land softly.
@ Spin Basics
? level beginner
> Beginners welcome. Fear is not.
- {name} start{s} you on fireman, chair and back hook, from first step to soft landing
- With {name}, you let go of the floor for fireman, chair and back hook
- You walk in, let go and land softly, with a grin and no strength needed yet
< Be new. Be bold. Spin.
< Bring your courage and spin.
< Leave the floor laughing.
@ Spin Pole
> Grab the pole. Ride the storm.
- {name} teach{es} you to ride momentum until floaty combos feel like flying
- With {name}, balance tames the storm, and floaty combos feel like flying
- You keep your balance in the gale, and floaty combos feel like flying
< Hold on and fly.
< Ride like a legend.
< Own the wind.
@ Spin Pole
> Look effortless. Feel unstoppable.
- {name} turn{s} your balance and momentum into floaty combos, and flying feels fierce
- The pole turns with you, and {name} make{s} momentum your weapon in floaty combos
- Momentum and balance drive floaty combos that look effortless and feel mighty
< Float fiercely.
< Take the wheel.
< Go on. Glide and grin.
@ Spin Pole
> Let the pole turn. Stay in command.
- {name} hand{s} you the reins: momentum, balance and combos that feel like flying
- Ride the momentum with {name} into floaty combos that look effortless
- You keep your balance and your nerve, and floaty combos feel like flying
< You steer. You soar.
< Command the air.
< Take flight. Take charge.
@ Spin Pole
> Spin fast. Fly free.
- {name} push{es} your momentum and balance until floaty combos feel like flight
- {name} make{s} momentum your ally, until floaty combos look effortless
- You hold your balance at full speed, and floaty combos look effortless
< Come take flight.
< Soar like you own it.
< The air is all yours.
@ Pole Tricks
> Three tricks. Three knockouts.
- {name} tackle{s} three tricks with you, step by step, and spot{s} every level
- {name} spot{s} you through three tricks, step by step, and no level sits out
- You take down three tricks step by step, with spotting and options for every level
< Bring your phone for the knockout.
< Phone ready? Growl.
< Bring your phone. Be legendary.
@ Pole Tricks
> Impossible? Bite through it.
- {name} cut{s} three tricks into bites. Bring your phone for the victory photo
- {name} spot{s} three fierce tricks for every level. Bring your phone for the photo
- You take on three tricks, bite by bite. Bring your phone for the photo
< Come hungry. Leave legendary.
< Pose with your prey.
< Bare your teeth for the lens.
@ Pole Tricks
> Your next photo will look fearless.
- {name} tear{s} three tricks into clear steps and spot{s} you at every level
- {name} lead{s} you into three tricks step by step and spot{s} you, whatever your level
- You go at three tricks, step by step, with spotting and options for every level
< Phone up. Chin up. Click.
< Bring your phone. Look mighty.
< Pose like a legend.
@ Pole Tricks
> You versus three tricks. You win.
- {name} take{s} every trick apart, step by step, and spot{s} you at every level
- Step by step, {name} back{s} you against all three, and spot{s} you at every level
- You beat every trick step by step, with spotting and options for your level
< Bring your phone. Show off.
< Victory photo? Bring your phone.
< Go get your victory.
@ Pole Flow
> Don’t count. Conquer.
- {name} fuse{s} spins, floorwork and transitions into one long, mighty breath
- With {name}, the music takes command, and spins storm into floorwork
- You link spins, floorwork and transitions, and let the music drive you on
< Unleash your flow.
< Feel everything. Fear nothing.
< The music is calling.
@ Pole Flow
> One breath. No brakes.
- {name} hurl{s} spins into floorwork and transitions. Count less, feel the music more
- Spins, floorwork and transitions become one wild ride with {name} and the music
- You tear from spin to floor and feel the music, not the counting
< Let the music take over.
< Nothing stops you now.
< Breathe in. Break loose.
@ Pole Flow
> Feel the beat. Forget the numbers.
- {name} drive{s} spins, floorwork and transitions through one long, fierce breath
- {name} weld{s} spins, floorwork and transitions until nothing can stop you
- Every spin breaks into floorwork like a wave, and the music leads
< Dance like a wildfire.
< Forget counting. Find power.
< Give the song everything.
@ Pole Flow
> Move like nothing can stop you.
- {name} turn{s} spins and floorwork into one long charge, with less counting
- Stop counting. {name} unleash{es} spins, floorwork and transitions on the music
- Spins and floorwork hit in one long breath, and the music leads the charge
< Hit play. Break free.
< Be the storm.
< Follow the music. Rule.
@ Pole Choreography
> One song. No holding back.
- {name} drill{s} a new routine in sections, and the finale is danced full out
- Learn a new routine from {name}, section by section, then let it rip, full out
- You learn in sections, then throw the whole routine at the song, full out
< Give the finale everything.
< Leave everything on the floor.
< Own your performance.
@ Pole Choreography
> Learn the steps. Become the show.
- {name} build{s} one song into a brand new routine, and you dance full out
- Section by section, {name} arm{s} you with a routine, musicality and a killer show
- One song becomes your routine, section by section, until you let loose full out
< Take your bow.
< Perform like a headliner.
< Bring your fiercest face.
@ Pole Choreography
> Dance like you’re storming the stage.
- {name} stack{s} up a new routine section by section, up to one full-out finale
- {name} march{es} you through one song, section by section, until you dance full out
- You raid one song, section by section, and finish the routine full out
< Full out. Full roar.
< Make the last chorus shake.
< Bow like a conqueror.
@ Pole Choreography
? music
> Own this one: {music}.
- {name} build{s} the new routine in sections, and everybody hits the end full out
- With {name}, the new routine grows section by section, up to the full-out finale
- You take the new routine section by section, and the ending full out
< Make that song yours.
< Turn up. Go full out.
< Dance like you wrote it.
@ Exotic Pole
> Heels on. Claws out.
- {name} lead{s} the hunt: low flow, slides, kips. Bring knee pads and your boldest self
- {name} let{s} slides, kips and low flow loose, lights low and attitude way up
- Bring knee pads and a snarl for low flow, slides, kips and attitude
- Turn your attitude up for slides, kips and low flow with heels on
< Be your boldest self.
< Rule the floor.
< Prowl this way.
@ Exotic Pole
> Your boldest self has waited long enough.
- Heels on, lights low, and {name} set{s} you loose on slides, kips and attitude
- {name} unleash{es} low flow, slides and kips in heels. Bring knee pads and attitude
- Heels on, knee pads too, and you tear into low flow, slides and kips
< Bold becomes you.
< Go break loose.
< Let yourself loose.
@ Exotic Pole
> Big attitude. Zero apologies.
- {name} put{s} bite into slides, kips and low flow. Bring your knee pads
- {name} dare{s} your boldest self with slides, kips and low flow
- You slide, you kip, you flow down low, heels on and chin up
< Take over the floor.
< Show off that attitude.
< Come bold. Leave bolder.
@ Exotic Pole
> Get low. Look dangerous.
- {name} send{s} your attitude hunting with heels, slides, kips and low flow
- Lights low, heels on, and {name} teach{es} slides and kips with serious attitude
- You go low in heels, and every slide and kip looks like trouble
< Your floor. Your rules.
< Dare to be bold.
< Let the floor feel you.
@ Heels & Floorwork
> Strut in. Hit the floor. Rise.
- {name} drill{s} leg lines, rolls and waves, in heels of any height or socks
- {name} send{s} you smoothly down and fiercely back up, in heels or in socks
- You roll, you wave, you flash those leg lines, in any heels or socks
< Walk in tall. Drop low.
< Strut like thunder.
< Own the whole floor.
@ Heels & Floorwork
> High heels or socks. Same fire.
- {name} spark{s} your leg lines, rolls and waves, down to the floor and smoothly back
- With {name}, you roll and wave smoothly down, then blaze back up
- Your leg lines flash, your waves roll, all the way to the floor and back
< Fierce comes in every height.
< Any height. All attitude.
< Set the floor on fire.
@ Heels & Floorwork
> Go down smooth. Come up mighty.
- {name} fire{s} up leg lines, rolls and waves. Any heels or socks are welcome
- With {name}, leg lines and rolls hit just as hard in heels as in socks
- Your leg lines, rolls and waves mean business in any heels, or in socks
< Make the floor tremble.
< Rise like royalty.
< Drop in. Stand out.
@ Heels & Floorwork
> Legs like lightning. Stare like thunder.
- {name} drive{s} you smoothly to the floor and back up, in heels or socks
- Bring heels or socks, and {name} charge{s} your leg lines, rolls and waves
- Heels or socks, your waves roll in smooth and your leg lines strike
< Bring the storm.
< Strike your line. Hold.
< Thunder right in.
@ Chair Dance
> Seize the chair. Start a fire.
- {name} teach{es} a sultry slow burn that is easy to follow and great with friends
- {name} turn{s} up the heat on sultry, easy steps. Bring friends, no experience needed
- Your chair is your partner in sultry crime, and the steps are easy to follow
< Too hot to sit still.
< Set that seat ablaze.
< Scorch the floor.
@ Chair Dance
> Ride that chair into battle.
- {name} lead{s} the sultry charge, easy to follow. No experience needed
- Ride out with {name} and friends: sultry, easy, no experience needed
- Your chair is the warhorse, the steps are easy, and friends ride along
< Bring friends. Take over.
< Saddle up. Smolder.
< Break that chair in.
@ Chair Dance
> Sultry, with a spine of steel.
- {name} make{s} chair choreography easy to follow, and friends make you braver
- No experience needed. {name} put{s} bite into easy moves with a chair as your partner
- A chair has your back, the sultry steps are easy, and friends are welcome
< Smolder from your seat.
< Own the chair.
< Save your friend a chair.
@ Chair Dance
> Bring your friends. Rule the room.
- {name} lead{s} a sultry takeover that is easy to follow. No experience needed
- With {name} and a chair, you take over, sultry and easy. No experience needed
- You and your chair make trouble in sultry, easy steps. No experience needed
< Share the throne.
< Round up your pack.
< Own the place together.
@ Chair Dance
? bring *friend*
> Bring {bring}. Leave mercy at home.
- {name} teach{es} sultry moves with teeth, easy to follow. No experience needed
- You each partner a chair, and {name} keep{s} the sultry choreography easy to follow
- You each ride a chair through sultry choreography that’s easy to follow
< Two chairs. Twice the fire.
< Take two seats. Smolder.
< Rule side by side.
@ Aerial Hoop
> Grab that ring. Rise.
- {name} dare{s} you to try mounts, poses and spins, low or high
- {name} build{s} graceful strength, mount by mount and spin by spin, low or high
- Graceful strength lifts you from your first class, with every move low or high
< Rise with grace.
< Own the ring.
< Take your throne up there.
@ Aerial Hoop
> Look like a swan. Hang like a tiger.
- {name} teach{es} mounts and poses with swan arms and tiger nerve, low or high
- Go low or go high with {name}, in every mount, pose and spin
- Your poses show the swan, your mounts the tiger, from your very first class
< Sit pretty. Hang tough.
< Grace has claws.
< Hang up there and reign.
@ Aerial Hoop
> Low or high, strike like a hawk.
- {name} send{s} you up for mounts, poses and spins with graceful strength
- Mounts, poses and spins with {name} take wing from your very first class
- You mount, pose and spin like a bird of prey, from your very first class
< Circle. Then swoop.
< Pick your height. Pounce.
< Talons on that ring.
@ Aerial Hoop
> Step into the ring. Be mighty.
- {name} {is} in your corner for every mount, pose and spin, low or high
- With {name}, mounts, poses and spins feel graceful and strong from your first class
- Choose low or high for every mount, pose and spin, and come out strong
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
- {name} forge{s} pull, core and shoulders for pole, one hard round at a time
- {name} build{s} pull, core and shoulders for pole, with progress you can measure
- Every round of pull, core and shoulders is another step up the pole
< Lift like a legend.
< Work hard. Fly higher.
< Earn that invert.
@ Strength & Conditioning
> Sweat now. Invert later.
- {name} drill{s} pull, core and shoulders, and inverts are the payback
- {name} toughen{s} up your pull, core and shoulders, with progress you can measure
- You trade hard pull, core and shoulder work for inverts that finally click
< Earn every inch.
< Bring grit. Leave proud.
< Your power is waiting.
@ Strength & Conditioning
> Stop wishing. Start lifting.
- {name} train{s} your pull, core and shoulders until inverts finally click
- With {name}, pull, core and shoulders get to work, and inverts finally click
- You train pull, core and shoulders without mercy, and your inverts finally click
< Make that invert happen.
< Wishes don’t count reps.
< Go claim your click.
@ Strength & Conditioning
> Excuses build nothing. Reps do.
- {name} count{s} reps for pull, core and shoulders, and your inverts finally click
- {name} build{s} your pull, core and shoulders, and you measure every bit of progress
- Rep by rep, you toughen pull, core and shoulders until your inverts finally click
< Show up. Power up.
< Go on. One more rep.
< Rise up and train.
@ Flexibility & Stretch
> Be fierce. Be kind to yourself.
- {name} guide{s} strong, warm stretching for splits and backbends, wherever you start
- {name} lead{s} splits, backbends and shoulders with fire and patience, from any start
- You work toward splits and backbends like a patient tiger, from any start
< Gentle is powerful.
< Softness wins.
< Every inch counts.
@ Flexibility & Stretch
> Claws in. Reach long.
- {name} warm{s} up your splits, backbends and shoulders, whatever your starting point
- {name} wake{s} the big cat in your splits and shoulders, kindly, wherever you start
- You stretch actively and kindly, from splits to backbends, like a cat at ease
< Stretch proud.
< Stretch like jungle royalty.
< Bend. Breathe. Conquer.
@ Flexibility & Stretch
> Lay siege to your splits. Kindly.
- {name} lead{s} the slow advance on your splits, backbends and shoulders
- Warm and kind, {name} win{s} your splits, backbends and shoulders over
- Splits, backbends and shoulders give way to warm, active stretching
< Every inch is conquered land.
< Patience takes the castle.
< Advance from any hill.
@ Flexibility & Stretch
> Patience is power.
- {name} keep{s} splits and backbends slow, active and kind to your body
- Whatever your starting point, {name} wait{s} out your splits and backbends with you
- Whatever your starting point, splits and backbends yield to warm, active holds
< Outlast your splits.
< Slow, strong, unstoppable.
< Take your time. Triumph.
= any
? bring *knee pads*
> Bring {bring}. Hit the floor hard.
- {name} send{s} you sliding into the beat, knees first
- You drop like a hammer and slide like a blade
< Soft knees. Fierce heart.
< Pads on. Game face on.
= any
? bring *shorts*
> Bring {bring}. Let your legs do the talking.
- {name} give{s} your legs plenty to shout about
- You kick, you bend, you leave nothing unsaid
< Show up. Speak up.
< Legs out. Power on.
= any
? wear *shorts*
> Wear {wear}. Your legs mean business.
- {name} put{s} your legs on the front line
- Nothing stands between you and {move}
< Stand strong. Move fierce.
< Legs ready? Go.
= any
? bring *water*
> Bring {bring}. You’re about to run hot.
- {name} drive{s} you on until the engine glows
- You go through {move} like a wildfire
< Cool down later.
< Be the heat wave.
= any
? bring *water*
> Bring {bring}. Fierce is thirsty work.
- {name} lead{s} the charge, headfirst into {move}
- You go all in, take a sip, go all in again
< Sip, then strike again.
< Come thirsty.
= any
? bring *towel*
> Bring {bring}. You’re going to earn it.
- {name} dare{s} you into one more round of {move}
- You take on {move} until you’re soaked
< Work like a warrior.
< Wipe off. Go again.
= any
? bring *mat
> Bring {bring}. Claim your ground.
- {name} dare{s} anyone to move you off that mat
- You roll your mat out like a border and defend it
< Plant your flag.
< Your mat. Your kingdom.
= any
? bring *mat* (provided)
> {We} bring {bring}. You bring the power.
- {name} {has} {move} lined up, so come ready to pounce
- You walk in with bare hands and a battle plan
< All set. Just add you.
< Arrive light. Leave mighty.
= any
? bring *friend*
> Bring {bring}. Fierce loves company.
- {name} set{s} you both loose on {move}
- You dare each other until nobody backs down
< Book for two.
< Two of you? Unstoppable.
= any
? bring *friend*
> Bring {bring}. Start your own pack.
- {name} teach{es} {move}, and you two set the volume
- One of you dares, the other goes bigger
< Every pack begins with two.
< Come howl together.
= any
? wear *heels*
> Wear {wear}. Walk like the music obeys.
- {name} sharpen{s} every step until it hits the beat
- You stop dead, and the bass holds its breath
< Every step is yours.
< Reserve your catwalk.
= any
? wear *heels*
> {wear} on. Chin up. World, make way.
- {name} call{s} the walk, and the walls step back
- You take long strides and no detours
< Own every inch.
< Strut right in.
= any
? bring *heels*
> Bring {bring}. Leave the doubt at home.
- {name} arm{s} you with a strut like a warning shot
- You hit the beat like you’re knocking it down
< Strap in and stand tall.
< Rise up. Strut fierce.
= any
? bring *heels* (optional)
> Heels if you like. Thunder either way.
- {name} teach{es} the same stomp for every height
- You stomp on the beat, and the floor feels it
< Flat or tall, make it shake.
< Fierce has no minimum height.
= any
? !bring heels
> No heels needed. You’re tall enough.
- {name} teach{es} a walk that needs no extra height
- You stamp flat-footed and shake the ground
< Come flat. Come fierce.
< Giants, come on in.
= any
? offer first class free
> First class free. Bring courage instead.
- {name} dare{s} you into {move} from the start
- You go for {move} on sheer nerve
< Courage accepted here.
< Come in roaring.
= any
? offer first class free
> First class free. Excuses not included.
- {name} start{s} you on {move} before doubt wakes up
- You go at {move} like nobody warned you
< Storm right in.
< No excuses. Show up.
= any
? offer free trial class
> Free trial class. Try your fierce side on.
- {name} bring{s} {move}, you bring the growl
- You try {move} on, claws and all
< Book your fitting.
< Fierce suits you already.
= any
? offer your friend comes free
> Your friend comes free. You both go wild.
- {name} dare{s} the two of you into {move}
- You take on {move} side by side, teeth bared
< Grab your boldest friend.
< Two brave hearts. One floor.
= any
? offer *half price*
> {offer}. Bring the whole beast.
- {name} feed{s} the beast {move} and stand{s} back
- You bite into {move} all the way
< Claws, teeth, everything.
< Unchain the beast.
= any
? level beginner (no experience)
> No experience needed. Nerve is plenty.
- {name} start{s} you on {move}, full speed ahead
- You see {move} once, and you pounce
< Got nerve? Come in.
= any
? level beginner (no experience)
> No experience needed. All lions start as cubs.
- {name} show{s} the cubs how {move} begin
- You start small with {move} and growl big
< Cubs, sign up here.
< Cubs grow. Come in.
= any
? level beginner
> Beginners welcome. Wobbling fiercely counts.
- {name} start{s} you on {move}, chin up, eyes blazing
- You shake, you grin, you stay up anyway
< Wobble like a lion.
< First step. Full force.
= any
? level beginner
> Beginners, this one is yours. Take it.
- {name} say{s} the word, and you charge into {move}
- You grab {move} with both hands
< Don’t be polite about it.
< Big nerve. First step. Go.
= any
? level all
> All levels. One kind of power: yours.
- {name} put{s} no ceiling on {move}
- You drive {move} as far as you dare
< Your level? Show it off.
< Yours is the right level.
= any
? level all
> Every level welcome. Nobody plays small.
- {name} call{s} for {move} at full size
- You go big, and then you go bigger
< First or fiftieth, come on.
< Come take up space.
= any
? level beginner (only)
> Beginners only. Everyone is new. Everyone dares.
- {name} lead{s} the whole new pack into {move}
- You all jump in, and nobody jumps alone
< Be brave in good company.
< New, bold, all in.
= any
? level advanced*
> Advanced. The big cats hunt here.
- {name} throw{s} you {move} raw, and you tear in
- You stalk {move} and bring them down
< Come hungry.
< Hunt something huge.
= any
? level advanced (only)
> Advanced only. Bring your boldest moves.
- {name} skip{s} the small stuff and unlock{s} {move}
- You take on {move} with nothing held back
< You’ve earned this.
< Big moves only. Step in.
= any
? level intermediate*
> Calling {level}: time to go bigger.
- {name} pile{s} {move} on top of your basics
- Your basics grow claws, and you go for {move}
< Past easy? Come on in.
< Bigger starts here.
= any
? audience women*
> {audience}. One fearless pack.
- {name} lead{s} the hunt straight into {move}
- You dare each other and howl for each other
< Your pack is waiting.
< Run with the pack.
= any
? audience * welcome
> {audience}. Come as you are. Mighty.
- {name} {has} {move} ready for all of your might
- You take on {move} your own way, full force
< You belong on this floor.
< Change nothing. Just come.
= any
? audience *bodies*
> {audience}. Strong has no single shape.
- {name} want{s} {move} big, bold and your own
- You thunder through {move} exactly as you are
< Take up your space.
< Your power is welcome here.
= any
? places few
> Few places. Pounce on yours.
- {name} save{s} {move} for whoever leaps
- You leap first, and then you get {move}
< Fortune loves the fearless.
< Swift and fierce gets in.
= any
? places max*
> {places}. Room to be huge.
- {name} see{s} every try and dare{s} you to top it
- You go at {move} with your elbows out
< Small crowd. Giant energy.
< Fill all that room.
= any
? places small group
> Small group. Enormous power.
- {name} hear{s} every growl and answer{s} it
- You ask more, try more and dare more
< Few people. Giant hearts.
< Add your power.
= pole intro spin spinpole static tricks flow exotic intermediate advanced
? places your own pole
> Your own pole. Your own kingdom.
- {name} help{s} you conquer every inch of that pole
- You defend your pole with every turn you take
< Claim your kingdom.
< Rule from top to bottom.
= any
? series *weeks*
> {series}. Show up fierce every time.
- {name} make{s} {move} bolder from class to class
- You start with {move} and end in an uproar
< Commit. Then conquer.
= any
? series week*of*
> {series}. No backing down now.
- {name} push{es} {move} further than last time
- You march on, deeper into {move}
< Next round. Be there.
< Ride that momentum.
= any
? series starts*
> It {series}. Be first through the gate.
- {name} fire{s} the starting shot, straight into {move}
- You hit day one like a stampede
< Gates open. Charge.
< Start fierce. Stay fierce.
= any
? series new course
> New course. New nerve.
- {name} launch{es} everyone into {move} at once
- Everyone starts new, and nobody starts timid
< Nerve first. Skills later.
< Day one. Bold face.
= any
? music
> Music: {music}. Turn it up.
- {name} hurl{s} {move} right at the beat
- You hit every beat with the biggest move you have
< Turn yourself up.
< Make every song yours.
= any
? music
> The sound: {music}. The thunder: you.
- {name} point{s} at the beat, and you strike with {move}
- You rumble low, then strike on the beat
< Bring your thunder.
< Turn up strong.
= any
? music
> Battle music: {music}.
- {name} beat{s} the drum, and you march into {move}
- You lift your chin and charge every beat
< Answer the battle cry.
< Own the last chorus.
= any
? substitute
> {sub} takes the reins. Run wild.
- A new face sets the pace, and you don’t slow down
- The class stays yours, at full gallop
< Give {sub} a stampede.
< Make {sub} hold on tight.
= any
? substitute
> {sub} is in for {for}. Full force ahead.
- A new voice gives the orders, and you charge
- You get a new voice and no half measures
< Give {sub} a mighty welcome.
< Meet {sub} at full power.
= any
? soldOut sold out
> Sold out. What a fearless crowd.
- {name} can’t wait to run with the full pack
- If you’re in, bring every claw you have
< Full house. Full force.
< See you fearless ones there.
= any
? soldOut sold out
? soldOut waitlist
> Sold out, but the waitlist is open. Pounce.
- A place with {name} may open, so get on the list
- A place may open, so put your name down and stay close
< Stay ready.
< Sharpen your claws meanwhile.
= any
? soldOut waitlist
> Get on the waitlist. Stay hungry.
- A place with {name} may open, and you leap
- When a place opens, you’ll be the one who’s ready
< Be ready to strike.
< Add your name. Stand by.
= any
? guest
> Special guest: {guest}. Try to keep up.
- You face new moves from somebody new, chin first
- You ask everything and back down from nothing
< Leave {guest} impressed.
= any
? guest
> {guest} in the house. Raise the roof.
- You get new moves, and you hit them hard
< Shake the rafters.
= salsa choreo heels burlesque chair contemporary class floor
? typed *no partner*
> No partner needed. You’re the whole army.
- {name} call{s} every step, and you charge alone
- You dance solo and take no prisoners
< March in alone.
< Take the floor single-handed.
= any
? typed *alone or with a friend*
> Alone or with a friend, come bold.
- {name} set{s} {move} loose on one or both of you
- You go in solo or side by side, never shy
< Packs and lone wolves welcome.
< Show up fierce.
= any
? typed *new class
> New class. Be the first to conquer it.
- {name} open{s} the campaign with {move}
- Nobody is ahead of you, so take the lead
< Come make history.
< Plant the first flag.
= showcase
> Make them forget to blink.
- {name} drill{s} every entrance until it cracks like a whip
- Every finish lands like a slammed door
< Take the stage by storm.
< Unleash everything you rehearsed.
= intro
> Shake hands with your new rival.
- {name} introduce{s} you to the pole, then let{s} you loose
- You take hold of the pole and stare it down
< Firm grip, please.
< Don’t let go first.
= pole
> That pole looks far too calm.
- {name} send{s} you climbing to start some trouble
- You give the pole a spin it won’t forget
< That pole won’t stay calm.
= spin
> Round one. Literally.
- {name} shout{s} one thing from your corner: swing
- You go once around and come back for more
< Ding, ding.
< Come out spinning.
= spinpole
> Spin this pole. It spins back.
- {name} teach{es} you to stay in charge at speed
- You tuck in tight, and the pole bolts like a horse
< Dare the pole to go faster.
< The brakes are yours, too.
= static
> Lower your horns. The pole won’t dodge.
- {name} wave{s} the red flag right at the pole
- You lock on with your legs and won’t let go
< Charge.
< Bulls don’t ask twice.
= tricks
> Looks impossible? That’s why we picked it.
- {name} split{s} the impossible into pieces you can bite
- You grab one piece, then the next, then all of it
< Now pick it apart.
< Impossible had it coming.
= intermediate
> Comfort zone ahead. Smash through.
- {name} hand{s} you the hammer and count{s} you in
- You go over legs first, jaw set
< Head down. Legs up. Go.
< Don’t slow down.
= advanced
> You didn’t climb this far to play nice.
- {name} drill{s} the drops that make the floor flinch
- You drop fast, catch hard and climb back up
< Play rough. Point your toes.
= openlevel
> Every level. One volume: full.
- {name} {has} an easy way in and a savage one
- You throw yourself at your version, full blast
< Turn down for nobody.
= heels
> If they hear you coming, good.
- {name} drill{s} your walk until the floor shakes
- You walk like a war drum coming closer
< Give them a head start.
< Louder. Stomp.
= floor
> You and the floor need to talk.
- {name} teach{es} you to drop in without knocking
- You drop on the beat and rise on the next
< Get down to it.
< You do the talking.
= chair
> That chair thinks it’s furniture.
- {name} show{s} you who sits and who rules
- You swing a leg over and take the reins
< Correct that chair.
< Teach that chair some fear.
= chair
> You were told to sit still. Don’t.
- {name} teach{es} kicks no chair was built for
- You lean back, kick high and break the rule
< Disobey on the beat.
= contemporary
> Gravity pulls. You argue.
- {name} throw{s} you into falls that hit back
- You go down swinging and come up dancing
< Win the argument.
= burlesque
> One glove is enough to start trouble.
- {name} teach{es} you to pull the pin, finger by finger
- You pull at one finger, and the room holds on
< Two gloves? A riot.
< Keep the other glove waiting.
= twerk
> Shake it till the walls back off.
- {name} aim{s} the bass, and your hips fire
- You drop low and hit like a drumline
< Bring the house down.
< No wall is safe.
= acro
> Storm the summit. It’s somebody’s shoulders.
- {name} lead{s} the ascent, hands to shoulders
- You step up, steady out and stare at the horizon
< Plant both feet. Roar.
< Then be somebody’s mountain.
= handstand
> Turn the room upside down. Start with you.
- {name} teach{es} the kick that topples the room
- You kick up, squeeze tight and hold the line
< The room can catch up.
= stretch
> Reach like a python. Wait like a crocodile.
- {name} count{s} slowly, and nobody moves
- You fold forward and close in on your toes
< Strike slowly.
< No prey gets away.
= restore
> The fiercest thing you’ll do: nothing.
- {name} hold{s} the world off, one long breath at a time
- You lie back like a lion with no plans
< Nothing. With conviction.
= yoga
> Rage is easy. Try standing still.
- {name} keep{s} you in the pose, breath after iron breath
- You plant your feet, and nothing moves you
< Still wins.
= conditioning
> Gravity never skips a workout.
- {name} set{s} one round more than gravity planned
- You pull, gravity pulls, and you pull harder
< Out-train gravity.
= men
> Heave. Haul. Hoist yourself.
- {name} call{s} the heave, and you answer with both arms
- You haul yourself up by your own two hands
< All hands on the pole.
< Up, like a pirate flag.
= inclusive
> Taking up room is the assignment.
- {name} dare{s} you to go bigger, then bigger still
- You stretch out long and keep every inch
< Overdo it.
< Extra credit for attitude.
= workshop
> Enough nibbling. Take the big bite.
- {name} throw{s} you one theme, bones and all
- You tear one theme apart and keep the best bits
< Chew on every detail.
= practice
> You, a pole and unfinished business.
- {name} keep{s} the room open for your revenge
- You put on your song and go in swinging
< Finish it.
< Get down to business.
= practice
> This time it’s personal.
- {name} leave{s} you alone with the move that beat you
- You square up to that one move and go again
< Bring a grudge.
= photo
> Hold still? You? Just this once.
- {name} call{s} freeze, and the storm stops mid-air
- You hold the pose like a leopard before the leap
< Freeze. Smolder. Click.
< Then go wild again.
= showcase
> Stage fright should be scared of you.
- {name} sharpen{s} your entrance until nerves step aside
- You run the show until the stage starts trembling
< Boo. Now bow.
= class
> Nobody remembers the one who held back.
- {name} ask{s} for every step at full power
- You learn the steps small and dance them enormous
< Give us something to remember.
= kids
> Wild animals wanted. Small ones.
- {name} tame{s} nobody and cheer{s} for everybody
- We balance like flamingos and roar like lions
< Growls count as hello!
< Roar at the door!
= kids
> No homework here. Only roaring.
- {name} teach{es} brave jumps and cat landings
- We jump, we land like cats, we jump again
< Full marks for volume!
= teens
> Too loud for the library? Perfect.
- {name} teach{es} hard moves and wait{s} for the cheer
- You land the move, and your crew shakes the walls
< Nobody shushes you here.
< Bring the volume.
= any
? typed *new class*
> New class. Still wild. Tame it.
- {name} let{s} {move} run wild, and you catch them
- Nobody holds the reins yet, so grab them
< First one in the saddle.
< Go break it in.
= any
? level all
> All levels. No passengers.
- {name} {has} a gear for everyone who dares
- You take {move} as far as your nerve goes
< Grab the wheel.
< Everybody drives.
= any
? price
> {Price}. Holding back is extra.
- {name} throw{s} in {move} with both hands
- You get every chance to go all out
< Full power comes standard.
= any
? places *left
> {Places}. Somebody is sharpening their claws.
- {name} {has} {move} waiting for the quickest paw
- Whoever leaps first gets {move}
< Sharpen your own claws.
< Pounce first. Plan later.
= any
? guest
> {guest} is coming. Hide your excuses.
- You meet new moves head-on and don’t blink
- A new voice dares you, and you say go
< Bring everything but excuses.
= any
? series *weeks*
> {series}. Quitting isn’t on the schedule.
- {name} raise{s} the stakes on {move} each time
- You come back for {move} and dig in deeper
< Stubborn wins.
`;
