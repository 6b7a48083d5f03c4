// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const fierce = `
= intro pole
> Scared? Good. Grip harder.
- {name} set{s} your grip, then your push, then your turn
- Two hands on, one foot off the floor, go
< Book now. Be scared later.
< Come shaking. Leave grinning.
= intro pole
> Your first grip starts a fire.
- {name} strike{s} the match: grip, push off, one bold turn
- Hold on, push off, do it again, bolder
< Book your first spark.
< Come fan the flames.
= pole
> Climb it. Spin it. Rule it.
- {name} drill{s} strong grips, hard pushes and long fierce lines
- Hands, thighs, core, and nothing held back
< Claim your pole and rule.
< Get up there and reign.
= pole
> That pole won’t conquer itself.
- {name} call{s} the moves, you grip, pull, lift and hold
- Spins with bite, climbs with grit
< Your move, conqueror.
< Bring grit. Book the class.
= spin spinpole
> Kick the floor goodbye.
- {name} show{s} you the step, the push and the flying leg
- Step in, kick off, turn like you mean it
< Leave the floor sulking.
< Book yourself a spin.
= spin
> Spin first. Ask gravity later.
- {name} break{s} it down: step, swing, turn, land like a cat
- One strong arm, one long leg, all of you turning
< Sign up first. Ask later.
< Land like a cat.
= spinpole
> The pole spins. You hold on and roar.
- {name} teach{es} you when to pull in, stretch out and roar
- Pull in and you race, stretch out and you soar
< Hold tight. Ride on.
< Book your wildest ride.
= static
> No motor in this pole. You’re it.
- {name} coach{es} every push, every grip, every clean hard stop
- Climb, lock, hold, and drop on your own command
< Bring your own engine.
< Rev up and roll in.
= tricks
> One trick. No mercy.
- {name} take{s} it apart with you: entry, grip, lock, release
- Try it, miss it, try it meaner
< Show that trick who’s boss.
< Book the hunt.
= advanced
> Higher. Harder. Cleaner.
- {name} push{es} your inverts, your locks and your handsprings further
- Big inverts, locked legs, and a hold that burns
< Show up. Show your teeth.
< Easy was yesterday.
= advanced
> Easy is for other people.
- {name} raise{s} the stakes: deadlifts, big combos, a stare on top
- Up on your own strength, down on your own terms
< Take the hard way up.
< Book the hard one.
= intermediate
> Flip over. Hang on. Grin.
- {name} lead{s} you over: leg hangs, bolder lines, combos with bite
- Climb higher, grip harder, stay longer
< Sign up. Flip out.
< Get upside down.
= flow
> Spin. Drop. Roll. Rise.
- {name} chain{s} spins into floorwork and floorwork into fire
- No stops, no counts, all power
< Move like a storm.
< Storms welcome. Blow in.
= flow
> Don’t stop. Burn through the song.
- {name} string{s} turn, drop, roll and rise into one blaze
- One move throws you into the next
< Burn to the last note.
< Show up flammable.
= exotic
> Prowl. Slide. Strike.
- {name} lead{s} the prowl: hard hips, long slides, eyes like knives
- Down on your knees and still in charge
< Show up. Claws out.
< Claim your floor.
= exotic
> Bring attitude. Leave sorry at home.
- {name} dare{s} you: hit the floor hard, rise slow, hold the stare
- Kicks, slides, hair, and a stare to match
< Be shameless. Be there.
< Book without apology.
= exotic
> Hair, hips, no apology.
- {name} drill{s} floor slides, sharp stops and leg kicks with bite
- Every beat gets hit, every look gets held
< Take the floor. Take names.
< Your hair wants in. Book.
= heels
> Sharp heels. Sharper looks.
- {name} sharpen{s} your walk, your turn and your stare
- Hard walks, clean kicks, hips on the beat
< Stomp in. Stand out.
< Strut over and sign up.
= lowflow floor
> Get low. Get dangerous.
- Slides, sweeps and rolls with {name}, and eyes always up
- Low like a panther, strong like a spring
< Claim your hunting ground.
< Panthers, this way.
= handstand
> Kick up. Lock out. Hold.
- {name} stack{s} you up: hands, shoulders, hips, legs like a spear
- You fall, you laugh, you kick up again
< Stand your ground, upside down.
< Put your feet up. Literally.
= conditioning polefit
> Pull until you roar.
- {name} run{s} the rounds: pull-ups, holds, core, one more for luck
- Sets that bite, rests you earn
< Show up. Pull up.
< Roar when you’re done.
= conditioning polefit
> Tired is where it gets good.
- {name} count{s} reps, not excuses: back, core, shoulders
- One more rep, then the one that counts
< Excuses stay home. You don’t.
< Book the burn.
= stretch
> Even tigers stretch.
- Hips, back and shoulders with {name}, long and lazy as a cat
- Open hips, proud chest, a stubborn breath
< Book a big-cat stretch.
< Reach like a tiger.
= stretch
> Hold. Breathe. Win an inch.
- Splits, hips and back, and {name} with iron patience
- No force, no rush, no giving up
< Claim your inch.
< Save your splits a spot.
= yoga
> Iron calm. Steel core.
- {name} hold{s} you steady: long poses, deep breaths, eyes that don’t waver
- Rooted feet, iron middle, calm on top
< Book some iron calm.
< Hold steady. Show up.
= choreo
> Learn it. Hit it. Own it.
- {name} build{s} it eight counts at a time, then full out
- Every beat gets a hit, every hit gets a face
< Bring your hardest hit.
< Hit every beat.
= chair
> Take the chair. Take over.
- {name} lead{s} you over, under and around it, hard on the beat
- Straddle it, swing off it, slam down on the beat
< Reserve your throne.
< Sit. Rule. Repeat.
= burlesque
> Slow glove. Killer stare.
- {name} teach{es} the walk, the stop and the wait for the glove
- Hard stare, slow shoulder, a hip like a punch line
< Show up. Show no mercy.
< Make the room wait.
= twerk
> Drop it like thunder.
- {name} break{s} down the stance, the bounce and the freeze
- Low stance, big hips, thighs on fire
< Bring the quake.
< Claim your quake zone.
= salsa
> Hips like fire. Feet like knives.
- {name} call{s} the turns, you snap, step and own the finish
- Sharp turns, hard beats, chin up
< Book first. Burn the floor.
< Dance like you’re dangerous.
= hoop
> Grab the steel. Get up there.
- {name} coach{es} you up: pull, hook a knee, hang, let go
- Sit, drop, hang, and rise with a roar
< Claim your ring.
< Get in the ring.
= silks
> Grab the fabric. Leave the ground.
- {name} teach{es} you the wrap, the lock and the brave drop
- Pull up, wrap, lock, and let the floor get small
< Sign up. Way up.
< Take your place up top.
= trapeze
> Leave the floor. Keep the nerve.
- {name} take{s} you from a strong hang to a brave swing
- Hang, pull, hook your knees, let go with both hands
< Swing by. Hang on.
< Claim some airspace.
= inclusive
> This body means business.
- Big moves from {name}, strong thighs and bold hips from you
- Push, hold, turn, and take the whole floor
< Be huge. Be here.
< Big entrances encouraged.
= seniors
> You’re not done. You’re dangerous.
- {name} teach{es} you to grip, push, turn and grin like trouble
- Strength, balance, and a wicked grin
< Scare the people at home.
< Come cause trouble.
= party
> One squad. No shame.
- {name} lead{s} one big routine, and all of you are in it
- The shy one goes first, the loud one goes wild
< Bring the whole squad.
< Book the squad in.
= private
> Name the move. We hunt it down.
- {name}, you, one move, and nowhere for it to hide
- One move, taken apart until it gives in
< Book your hunting partner.
< Go get your move.
= practice
> That move still owes you one.
- {name} open{s} the floor, you bring the grudge
- Fall off, get on, film it, do it again
- Your music, your list, your stubborn streak
< Settle the score.
< Book the rematch.
= practice
> You versus that trick. Rematch.
- {name} keep{s} the floor free for your next attempt, and the next
- Warm up, line up, keep going until it gives
< Step into your corner.
< Bring one more try.
= workshop
> One thing. All the way.
- {name} take{s} it apart with you and drill{s} it until it sticks
- Every question answered, every weak spot found
< Come dig in.
< Go all in.
= showcase
> Full out. Again. Fiercer.
- {name} lead{s} the runs: hard hits, clean lines, faces on
- Run it, sharpen it, run it like they’re watching
< Rehearse like you’re hungry.
< Be there for every run.
= photo
> Eyes like fire. Hold it.
- {name} bring{s} out your meanest pose, you hold it till it clicks
- Jaw up, toes sharp, one breath, click
< Give the lens a warning.
< Book your fiercest frame.
= men
> Muscle helps. Nerve wins.
- {name} walk{s} you through grip, pull, lock and one humbling turn
- Power moves, hard holds, a bit of grace
< Book in. Hold tight.
< Put your grip to work.
= acro
> Strong base. Fearless flyer. Swap.
- {name} coach{es} both jobs: hold like steel, fly without fear
- Somebody holds, somebody soars, nobody lets go
< Save yourself some air.
< Fly fearless.
= contemporary
> Dance like you slammed the door.
- {name} start{s} with a breath and end{s} with the whole storm
- Throw it, drop it, roll it, rise out of it
< Save your storm a spot.
< Let the storm out.
= class
> Big music. Big moves. No excuses.
- {name} warm{s} you up, then dare{s} you to go harder
- Warm up, go hard, then go again
< Show up. Go hard.
< Claim your spot and roar.
@ Chair Dance
> Your chair won’t know what hit it.
- {name} lead{s} sultry choreography, easy to follow, fierce with friends
- {name} show{s} your chair who’s boss: sultry moves, easy to follow
- Sultry choreography on a chair, easy to follow, great with friends
< Reserve a chair. Take over.
< Save yourself a seat.
< Take charge, sitting down.
@ Strength & Conditioning
> Pull hard. Invert harder.
- {name} push{es} your pull, core and shoulders until inverts finally click
- Pull, core, shoulders: {name} drive{s} the work, you measure the progress
- Pull, core and shoulders for pole, and progress you can measure
< Book the hard work.
< Roll in and pull.
< Earn that invert.
@ Heels & Floorwork
> Strut in. Hit the floor. Rise.
- {name} take{s} you down and back up: leg lines, rolls, waves
- {name} teach{es} the roll, the wave, the leg line, the comeback
- Leg lines, rolls and waves, in heels or socks, with fire
< Walk in tall. Drop low.
< Reserve your strut.
< Strut and strike.
= intro pole
> Grip that pole like a tiger.
- {name} show{s} you how to hold on, push off and roar
- First hold on, then push off, then rule
< Claim your first win.
< Round one is yours.
= intro
> Nervous? Good. That’s power warming up.
- {name} start{s} small: one brave try, then another, then a grin
- Nobody was born knowing it. Everybody here dared to try
< Bring nerves. Leave roaring.
< Book in, nerves and all.
= pole
> Gravity is a suggestion. Overrule it.
- {name} talk{s} you up: hands on, feet off, chin high
- Grip with nerve, lift with will, let the floor watch
< Feet up. Fierce on.
< Gravity dismissed. Come on up.
= spin spinpole
> Spin like a storm.
- {name} teach{es} the step, the swing and the letting go
- Push off hard, lean out, and let the floor go
< Storm in. Spin hard.
< Forecast: you, spinning.
= spin spinpole
> Gravity picked the wrong person.
- {name} show{s} you how to kick off, lean out and laugh
- It pulls. You pull back, lean out and laugh
< Challenge gravity in person.
< Gravity never stood a chance.
= static
> It won’t move. You will.
- Drive the leg, set the grip, earn the spin with {name}
- Every inch of every turn is one you made yourself
< Make your move here.
< Be the moving part.
= tricks
> That trick in your head? Make it real.
- {name} take{s} you from grip to entry to hold to grin
- Bit by bit, from daydream to done
< Stop scrolling. Start climbing.
< You’ve dreamed long enough.
= tricks advanced
> That trick scares you? Scare it back.
- {name} find{s} its weak spot, you take it down step by step
- Take it apart, find the weak spot, win
< Be the scary one.
< Go on. Scare a trick.
= advanced
> You’ve got the power. Now get picky.
- {name} chase{s} cleaner entries, longer holds and razor lines with you
- Repeat it until the hard part looks like your idea
< Sharpen up. Show up.
< Get picky. Get in.
= intermediate
> You know the moves. Now own them.
- {name} help{s} you link them, lift them and hold them longer
- One step past comfortable, right where you shine
< Step up and show off.
< Own every last second.
= flow
> No pause. All power. All music.
- {name} hand{s} you move after move, and the song never lets go
- Strike, slide, turn, and straight into the next
< Outlast the song.
< Press play. Show up.
= exotic
> Look up like you’ve already won.
- {name} teach{es} slides, hair and hips, every step on your time
- Then take your time proving it, low and bold
< Prowl. Strike. Reign.
< Claim your victory lap.
= exotic
> Hit the floor before the beat does.
- Get low with {name}: long slides, long legs, eyes up
- Long slides, hard stops, and eyes that never drop
< Get down here.
< Come race the beat.
= exotic
> Sweet can wait. Be fierce.
- {name} serve{s} sharp hips, hard stops and a stare with an edge
- Sharp turns, strong slides, chin up all the way
< Bring your inner panther.
< Leave sweet on read.
= heels
> Walk in like the bass fears you.
- {name} drill{s} steps on the beat and turns like lightning
- Chin level, steps sharp, power in every turn
< Every step like thunder.
< Make an entrance. Make noise.
= heels
> Two heels. One floor. All yours.
- {name} teach{es} you to step, drag, turn and stop dead
- Step, drag, turn, and stop exactly where you want
< Reserve your runway.
< Strut in. Stand your ground.
= lowflow floor
> Floor? Call it a launch pad.
- {name} lead{s} the charge: shoulder, hip, hand, and up
- Push, slide, sweep, and get up with a bang
< Start low. Finish proud.
< Report for liftoff.
= lowflow
> Low is not small. Low is power.
- {name} teach{es} long legs, heavy hips and slides that take space
- You stay close to the ground and feel enormous
< Go low. Go big.
< Claim every inch.
= floor
> The floor has your back. Push off.
- {name} lead{s} you through rolls, slides and one mighty rise
- Roll, slide, sweep, and rise on the strongest beat
< Get down. Rise up.
< Come get floored.
= handstand
> Turn your fear upside down.
- {name} guide{s} you up: hands first, doubt last, feet wherever
- Kick up, wobble, breathe, kick up again
< Sign up. Head down.
< Kick up. Roar out loud.
= handstand
> Two hands. All the floor you need.
- {name} help{s} you stack wrists, shoulders and hips, and own the balance
- Press the ground away and hold on to your nerve
< Push the planet away.
< Got two hands? Come.
= conditioning polefit
> Every pull-up is armor.
- {name} lead{s} the forging: back, arms, core, and again
- Pull, hold, breathe, and go again like a warrior
< Armor up. Show up.
< Go earn your armor.
= yoga
> Stillness is a power move.
- {name} keep{s} you rooted while the noise gives up
- Feet rooted, eyes steady, breath in command
< Be still. Be there.
< Stand unmoved.
= yoga
> Breathe like you own the room.
- {name} set{s} the breath, and nothing in here can shake you
- Root down, reach up, and let the noise fade
< Inhale. Exhale. Sign up.
< Be calm. Be mighty.
= choreo
> Eight counts. Hit every one.
- {name} teach{es} it clean, you dance it big, nobody holds back
- Learn it clean, dance it big, end with a storm
< Count yourself in.
< Hit the last beat hardest.
= chair
> It’s not a seat. It’s your throne.
- {name} teach{es} you to sit wide, rise slow and rule
- Sit wide, rise slow, lean back like royalty
< Long may you reign.
< Book your coronation.
= chair
> Sit like a boss. Rise like a star.
- {name} run{s} the meeting: lean, cross, turn, stare, stand
- Four legs under you, and all of them follow orders
< Every boss needs a chair.
< Meeting starts on beat one.
= burlesque
> Tease like you wrote the rules.
- {name} share{s} the slow glove, the sharp shimmy, the wicked shoulder
- You decide what comes next, and when
< Tease first. Ask later.
< Sign up for trouble.
= twerk
> Earthquakes start low.
- {name} teach{es} the drop, the drive and the aftershock
- Knees bent, back flat, thighs like thunder
< Shake the building.
< Register on the Richter scale.
= twerk
> Big bass deserves a big answer.
- {name} set{s} the groove, your hips do the talking back
- Knees soft, hips wild, and every beat gets a reply
< RSVP with your hips.
< Turn up and talk back.
= salsa
> The beat bites. Bite back.
- {name} lead{s} quick steps, hot turns and a chin-up finish
- Count it once, then let your feet attack
< Show the rhythm who leads.
< Bare your teeth and dance.
= hoop
> Enter the ring. Leave the fear outside.
- {name} take{s} your corner: sit tall, lean out, own the circle
- One knee, one hand, one deep breath, up
< Ding ding. Claim your corner.
< See you in the ring.
= hoop
> Steel ring. Iron will. Guess who wins.
- {name} teach{es} you to push, pull, sit and shine up there
- You hold on, you rise, you hang there and grin
< Bend steel. Well, nearly.
< Bet on yourself.
= silks
> Take the fabric. Take over the air.
- {name} guide{s} you: wrap, trust, lift off, hang like royalty
- Soft fabric, strong hands, and a view you earned
< Soft fabric. Fierce you.
< Reserve your airspace.
= silks straps
> Two hands, one breath, and up you go.
- {name} teach{es} you to hold, lift, fold and own the air
- Nothing to stand on, so you hold yourself
< Rise like it’s your job.
< Going up? Get in.
= trapeze
> The air needs a new boss.
- {name} show{s} you how to hold on, lift off and rule
- Every shape you hold up here is a victory
< The air is hiring. Apply.
< Rise and roar.
= seniors
> Fierce gets better with practice.
- {name} build{s} strong holds, big nerve and moves to be proud of
- You know what you can do. Now do more
< Show the youngsters how.
< Strong, proud, signed up.
= seniors
> Experience is a superpower. Use it.
- {name} lead{s} the fun: hold, turn, breathe, laugh out loud
- You know how to stay with it. Now add music
< Laugh like a lion.
< Heroes, save your spot.
= inclusive
> Take up space. Then take some more.
- {name} cheer{s} on bold hips, strong arms and big laughs
- Big moves, big laughs, full power
< Book yourself some space.
< Fill the room.
= inclusive
> Your body is power. All of it.
- {name} meet{s} you where you are and cheer{s} you on
- Strong legs, bold hips, and a room on your side
< Power on. Walk in.
< Bring all of you.
= party
> One squad. One song. Full power.
- {name} bring{s} the moves, your squad steals the show
- Hair up, squad tight, and a finish everyone hits together
< Text the group chat.
< Enter friends. Exit legends.
= party
> Gather the squad. Own the party.
- {name} host{s}, the music leads, and everyone gets a turn
- A few bold moves, one big song, the whole squad
< Round up your people.
< Raise the roof together.
= private
> Your move. Your pace. Your win.
- {name} see{s} every try, and every correction is for you
- Pick one thing you want, and work until it’s yours
< Be the whole class.
< Name your move. Book in.
= practice
> Your practice. Your rules. Your power.
- {name} hold{s} the space, you bring the song and the stubbornness
- One song on repeat, as many rounds as it takes
< Show up for yourself.
< Go in fierce. Leave fiercer.
= workshop
> One subject. No stone unturned.
- {name} open{s} up the details: angle, timing, what really matters
- Ask, try, fix, try again, until it makes sense
< Bring your hardest questions.
< Leave with answers.
= showcase
> Rehearse like the house is already cheering.
- {name} polish{es} every count, every finish, every fierce face
- Again and again, until every beat hits like thunder
< Go earn that applause.
< Own the stage early.
= showcase
> Stage fright? Make it stage fire.
- {name} run{s} it with you, then again with the face on
- From first pose to last, you decide how they feel
< Shine fierce, start to finish.
< Bring the fire to rehearsal.
= photo
> Stare the lens down.
- {name} cue{s} the pose: jaw set, line long, hold, click
- One frame, and all of your power in it
< Book the shot.
< Hold. Own. Click.
= men
> Leave the ego. Bring the grip.
- {name} find{s} the muscles that the gym never mentioned
- Strength meets style, and both are welcome
< Brave enough? Book in.
< Hands on. Up you go.
= men
> Strong is good. Strong and smooth wins.
- {name} add{s} the smooth: pull, press, turn, land as planned
- Core on, shoulders set, and a move worth showing off
< Lift yourself for a change.
< Smooth operators wanted.
= contemporary
> Say it without a word.
- {name} shape{s} it with you: ribs, arms, one turn that shouts
- Whatever you held in all week has somewhere to go
< Say yes. Dance hard.
< Dance it all out.
= contemporary
> Feel everything. Then move like it.
- {name} guide{s} you: one breath for the storm, one for the calm
- Reach, curve, run, stop, and let the music speak
< Bring every last feeling.
< Leave nothing unsaid.
= acro
> Trust is a muscle. Lift with it.
- {name} count{s} you in: carry, fly, swap, cheer
- Hands, eyes, breath, and two of you in one shape
< Take the leap of trust.
< Rise as one.
= acro
> Alone you’re strong. Together you’re a tower.
- {name} build{s} it with you, base first, one shape at a time
- Lock eyes, count it in, and lift like a team
< Every tower needs you.
< Strong hands. Big trust.
= circus
> Run away and join this circus.
- {name} lead{s} the ring: balance, play, take a bow
- Balance, play, try again. Lions would take notes
< Sign on as main act.
< Step right up and rule.
= openlevel
> Start where you are. Strike from there.
- {name} raise{s} the challenge exactly as high as you dare
- One room, all kinds of strong, everyone cheering
< Book in at your level.
< Full power, whatever yours is.
= teens
> Nothing up here is easy. Good.
- {name} break{s} the hard stuff into pieces you can beat
- Try it, miss it, try it again, nail it
< Hard now, yours soon.
< Earn the bragging rights.
= teens
> Can’t do it yet? Key word: yet.
- {name} coach{es} you up, over and all the way to wow
- Up, over, hold on, and cheer when you get it
< Get that first win.
< Yet won’t last. Join in.
= teens
> Don’t grow up. Climb up.
- {name} lead{s} the climb: hands, knees, willpower, and then the view
- Bring your biggest cheer and your bravest try
< The view’s better up here.
< Sign up to climb up.
= teens
> You’re braver than your group chat knows.
- {name} bring{s} the new moves, you bring the big tries
- New moves, big tries, and a crew that cheers
< Give the chat some news.
< Come find your crew.
= kids
> Tiger paws. Monkey feet. Dragon roar.
- {name} lead{s} the jungle: stalk, climb, swing and shout
- First we stalk, then climb, then shout about it
< ROAR!
< The jungle is waiting.
= kids
> Superheroes have to start somewhere.
- {name} train{s} small heroes: strong hands, brave knees, one giant swing
- Strong hands, brave knees, and a hero pose to finish
< Up, up and away!
< Join the hero team!
= kids
> Ready to be mighty? Show us your muscles!
- {name} cheer{s} for every brave try and every mighty muscle
- Stretch like lions, hang like monkeys, cheer like a zoo
< Small heroes, huge power!
< Sign up your mighty one!
= class
> Shake off the week. Unleash yourself.
- {name} turn{s} it up, you stamp, shake and dance it out
- Music up, head up, worries out
< Off the leash, into class.
< Come shake it all off.
= class
> Be loud. Be bold. Be you.
- {name} set{s} the beat, and nobody asks you to turn down
- Feet, hands, hair, and a song that can take it
< Come make some noise.
< Dance like thunder.
= intro pole
> Every legend wobbled once. Your turn.
- {name} fix{es} the grip, the stance and the shaky bits
- Wobble first, hold second, roar third
< Wobble in. Claim a pole.
< Legends start like this.
= pole
> Warning: this pole may cause roaring.
- {name} prescribe{s} climbs, spins and grips with bite
- Side effects: big climbs, bigger grins
< Take one class as needed.
< Ask your inner tiger.
= stretch
> Bend. Never break.
- {name} guide{s} splits, hips and backs with steel and patience
- Slow breath, long lines, zero surrender
< Bend this way.
< Make your hamstrings surrender.
= flow
> Flow? More like lava.
- {name} turn{s} up the heat: spin, slide, floor, and back up
- Pour into the spin, spread low, rise again
< Erupt with the music.
< The floor is lava. Yours.
= choreo
> Make the chorus nervous.
- {name} arm{s} you with one eight-count after another
- Verse by verse, until you own the song
< Face the music. Fiercely.
< Take it from the top.
= hoop
> Hoop, meet your new owner.
- {name} make{s} the introductions: sit, hang, lean, rule
- Sit in it, hang under it, lean out, rule
< Come claim what’s yours.
< Move in at the top.
= class
> Quiet people, you’ve been warned.
- {name} start{s} the thunder, you finish with a grin
- Stomp, swing, laugh, and take up the floor
< Warn the neighbors. Show up.
< Thunder starts here.
= exotic
> Polite ends at the door.
- From there {name} take{s} over: slides, hair, hips, attitude
- Inside: slides, hair, hips, and zero apologies
< Leave your halo outside.
< Check your manners. Come in.
= heels
> Stand back. Heels coming through.
- {name} drill{s} the strut until the floor takes notice
- Strut, pivot, drop, and dare them to look away
< Clear the runway.
< Come through, tall and dangerous.
= spin spinpole
> Spin like you stole it.
- {name} hand{s} over the keys: step, kick, spin, stick the landing
- Step, kick, spin, and no looking back
< Make your getaway here.
< Getaway car not included.
= conditioning polefit
> Your excuses can’t do pull-ups.
- {name} bench{es} the excuses and set{s} the work: pull, push, core
- Pull, push, core, hold, repeat, grin
< Leave your excuses hanging.
< Drop excuses. Lift yourself.
= intermediate
> Say hello to the ceiling. Upside down.
- {name} take{s} you from climb to leg hang to grin
- Hook a leg, let go, stare at the floor
< Book a ceiling view.
< Let the floor look up.
= kids
> Lions practice their roar. So do we.
- {name} lead{s} the cubs: big stretches, bold jumps, one mighty roar
- Big stretches, bold jumps, one mighty roar
< Bring your little lion!
< Roar with the pride!
@ Intro to Pole
> One brave grip. Then your first spin.
- {name} take{s} you from grips and walks to your very first spin
- First steps with {name}: grips, walks and a spin, no experience needed
- Grips, walks, a first spin. No experience needed, only nerve
< Take hold. Take off.
< Claim that first spin.
< Be brave once. Book in.
@ Intro to Pole
> No experience? Bring fire instead.
- {name} teach{es} grips, walks and your first spin, no partner needed
- Grips, walks, first spin: {name} start{s} you from absolute zero
- Grips, walks, a first spin. No dance background or partner needed
< All fire. No fear.
< Book your first roar.
< Roar through your first spin.
@ Intro to Pole
> Walk in like you own the pole.
- {name} walk{s} you from first grip to first spin, no experience needed
- {name} hand{s} you grips, walks and a first spin to own
- You learn grips, walks and your first spin. No experience needed
< Spin like thunder.
< Save a pole for yourself.
< Step up. Claim your pole.
@ Beginner Pole
> Climb it. Sit on it. Call it yours.
- {name} build{s} your spins, climbs and sits into your own combo
- {name} stack{s} spins, climbs and sits until you own a combo
- Spins, climbs and sits, then a short combo of your own
< Claim your combo.
< Get up there and sit.
< Conquer your first combo.
@ Beginner Pole
> Walk in curious. Leave with a combo.
- Spins, climbs and sits with {name}, at a pace that builds confidence
- Grip, core and confidence: {name} build{s} all three, then a combo
- Grip, core, confidence: build all three with spins, climbs and sits
< Short combo. Big victory.
< Go get your combo.
< Curious? Come find out.
@ Beginner Pole
> Steady pace. Unstoppable grip.
- {name} keep{s} it steady: spin, climb, sit, and a combo is yours
- {name} pace{s} spins, climbs and sits to build grip, core, confidence
- Spins, climbs and sits that build grip, core and confidence
< No rush. No stopping you.
< Steady wins the climb.
< Claim it with both hands.
@ Intermediate Pole
> You rule the climb. Now the invert.
- First inverts, leg hangs, transitions: {name} keep{s} you safely spotted
- {name} turn{s} your climb into first inverts and leg hangs, safely spotted
- First inverts, leg hangs and cleaner transitions, all safely spotted
< Feet up. Nerve up.
< Ready to flip? Book in.
< Come flip the world.
@ Intermediate Pole
> Hips over head. Doubt out the door.
- {name} spot{s} you safely through inverts, leg hangs and cleaner transitions
- Hips up with {name}: inverts, leg hangs, clean transitions, all spotted
- Dare your first inverts, leg hangs and cleaner transitions, safely spotted
< Go over. Come up grinning.
< Brave hips welcome.
< Book an upside-down view.
@ Intermediate Pole
> Your first invert is waiting. Ready?
- Leg hangs and cleaner transitions come next, and {name} spot{s} you
- Upside down with {name}, safely spotted, from invert to leg hang
- Leg hangs and cleaner transitions, too, and you’re safely spotted
< Ready. Set. Book.
< Bring your nerve. Flip.
< Say yes to upside down.
@ Advanced Pole
> You mastered upside down. Now rule it.
- Aerial combos, shoulder mounts, handsprings: {name} want{s} full control
- {name} load{s} up shoulder mounts, handsprings and elegant aerial combos
- Aerial combos, shoulder mounts and handsprings, all power and control
< Inverters, report for duty.
< Show up. Show power.
< Take full command.
@ Advanced Pole
> Handsprings don’t scare you. You scare them.
- {name} add{s} shoulder mounts and aerial combos, power and elegant lines
- {name} dare{s} you: shoulder mounts, aerial combos, power, elegant lines
- Next: shoulder mounts and aerial combos, with power and elegant lines
< Be scary. Be there.
< Bring your scariest handspring.
< Full power. Full roar.
@ Advanced Pole
> Power like thunder. Lines like lightning.
- {name} call{s} the storm: handsprings, shoulder mounts, aerial combos
- Combos, shoulder mounts, handsprings: {name} conduct{s} the thunder
- Confident inverters, meet aerial combos, shoulder mounts and handsprings
< Storm warning: sign up.
< Strike here. Strike hard.
< Be the whole storm.
@ Spin Basics
> Let go of the floor. Mean it.
- {name} guide{s} you through fireman, chair and back hook, softly landed
- Fireman, chair, back hook: {name} show{s} you how to let go
- Fireman, chair and back hook, from bold walk to soft landing
< Land softly. Grin wide.
< The floor can wait.
< Sign up for takeoff.
@ Spin Basics
> No strength needed. Only nerve.
- {name} bring{s} fireman, chair and back hook, soft landings included
- {name} lead{s} the walk in, the lift-off and the soft landing
- Walk in, lift off, land softly: fireman, chair, back hook
< Got nerve? Get in.
< Bring nerve. Claim a spin.
< Fierce is all it takes.
@ Spin Basics
> Fireman. Chair. Back hook. All yours.
- {name} break{s} down the walk in, the letting go, the soft landing
- {name} see{s} you into every spin and softly back to earth
- Walk in bold, let go of the floor, land softly
< Claim all three spins.
< Come collect all three.
< Start with one. Conquer all.
@ Spin Pole
> The pole turns. Take the wheel.
- {name} teach{es} momentum, balance and floaty combos that feel like flying
- Momentum and balance from {name}, floaty combos from you
- Momentum, balance, and floaty combos on a pole that turns
< Captain, book your flight.
< Buckle up and fly.
< Both hands on. Steer.
@ Spin Pole
> Look effortless. Feel unstoppable.
- The pole turns with you, and {name} make{s} combos feel like flying
- {name} turn{s} momentum and balance into combos that feel like flying
- A pole that turns with you, momentum, balance and floaty combos
< Floaty never felt so fierce.
< Float in. Storm out.
< Come and claim the air.
@ Spin Pole
> Momentum is power. Grab it.
- {name} add{s} balance, and your floaty combos start to fly
- {name} teach{es} you to ride the turning pole, balanced and floating
- Add balance, and you get floaty combos that look effortless
< Hold on and soar.
< Hop on and ride.
< Your turn. Literally.
@ Pole Tricks
> Three wild tricks. You’re wilder.
- {name} tame{s} all three with you, spotted, options for every level
- Step by step, spotted, for every level: {name} crack{s} the whip
- Tamed step by step, with spotting and options for every level
< Bring your phone for proof.
< Tamers, step right in.
< Book the taming.
@ Pole Tricks
> Scary trick? Take it apart.
- {name} break{s} down three tricks, with spotting and options for every level
- {name} dissect{s} three tricks step by step, spotting every level
- Three tricks a class, spotted, with options for every level
< Trick hunters wanted.
< Phone ready? Trick ready? Come.
< Bring your phone. Bring nerve.
@ Pole Tricks
> Your camera roll wants a victory photo.
- Three tricks, step by step, and {name} spot{s} you at every level
- {name} spot{s} you through three tricks, step by step, whatever your level
- Three tricks, step by step, spotted, with options for every level
< Phone up. Victory pose.
< Phone out. Chin up. Click.
< Victory looks good on you.
@ Pole Flow
> Stop counting. Start conquering.
- {name} link{s} spins, floorwork and transitions into one fearless run
- Spins, floorwork and transitions with {name}, less counting, more feeling
- Link spins, floorwork and transitions. Less counting, more feeling the music
< Forget numbers. Find fire.
< Let the music take over.
< Feel the music. Rule on.
@ Pole Flow
> One long breath. All of your power.
- {name} lead{s} spins into floorwork with less counting and more music
- {name} pour{s} spins, floorwork and transitions into one fierce breath
- Spins, floorwork and transitions, linked into one unstoppable run
< Breathe in. Take over.
< Inhale. Spin. Rule.
< Save your breath for this.
@ Pole Flow
> Spin, floor, spin. Nothing stops you.
- Spins, floorwork, transitions: {name} connect{s} the moves, the music drives
- {name} swap{s} counting for music: spin, floor, and no stopping
- Less counting, more music, through spins, floorwork and transitions
< No brakes. Just music.
< Hit play. Hit the floor.
< Start here. Stop never.
@ Pole Choreography
> Learn it. Own it. Go full out.
- {name} teach{es} one new routine in sections, then you dance full out
- One song, one new routine, and {name} take{s} it section by section
- One song in sections, with musicality, performance and plenty of fun
< Hold nothing back.
< Full out or nothing.
< Give the finale everything.
@ Pole Choreography
> One song. Soon it’s your anthem.
- {name} build{s} the routine section by section, until you dance full out
- {name} teach{es} it in sections: musicality, performance, full-out finale
- A new routine, built in sections, then danced full out
< Rise for your anthem.
< Claim your verse.
< Own every last beat.
@ Pole Choreography
> The last run goes full out.
- Until then, {name} teach{es} the new routine section by section
- One song, section by section, and {name} build{s} up the fun
- A new routine in sections, with musicality, performance and fun
< Be there for the finale.
< Bring fire for the finale.
< Blaze to the last count.
@ Exotic Pole
> Heels on. Lights low. Take over.
- {name} lead{s} low flow, slides and kips, attitude all the way up
- Heels-on slides, kips and low flow with {name}, attitude compulsory
- Low flow, slides, kips, with knee pads on, attitude up
- Low flow, slides, kips and a whole lot of attitude
< Unleash your boldest self.
< Heels on. Show up.
< Claim that floor.
@ Exotic Pole
> Your boldest self wants out. Let it.
- {name} turn{s} you loose on low flow, slides, kips and attitude
- {name} set{s} it free: heels, slides, kips and low flow
- Slides, kips and low flow in heels, with attitude to spare
< Boldest self, party of one.
< Off the leash and low.
< Bold is your color.
@ Exotic Pole
> Knee pads on. Attitude way up.
- {name} take{s} you low: slides, kips and low flow, heels on
- {name} bring{s} low flow, slides and kips, you bring the bold
- Low flow, slides and kips in heels, for your boldest self
< Lights low. Power high.
< Bring attitude. Claim the floor.
< Slide in. Own the place.
@ Heels & Floorwork
> High heels or socks. Same fire.
- {name} teach{es} leg lines, rolls and waves, smooth down, fierce back up
- Leg lines, rolls and waves: {name} start{s} the fire at any height
- Leg lines, rolls and waves, down smooth and back up mighty
< Fierce comes in every height.
< Socks or heels, show up.
< Pick your pair. Strut over.
@ Heels & Floorwork
> Own the way down and back up.
- Leg lines, rolls and waves with {name}, in heels or socks
- {name} map{s} the way: leg lines, rolls and waves, down and up
- Leg lines, rolls and waves. Heels of any height or socks
< Down smooth. Up mighty.
< The floor awaits, your majesty.
< Go down like royalty.
@ Heels & Floorwork
> Legs like lightning. Rolls like thunder.
- {name} bring{s} leg lines, rolls and waves, you bring heels or socks
- Leg lines, rolls and waves from {name}, lightning from you
- Leg lines, rolls and waves, heels any height, socks welcome
< Strike. Roll. Rise.
< Make the floor rumble.
< Storm in, socks or heels.
@ Chair Dance
> Your partner has four legs. You lead.
- {name} show{s} you sultry choreography with a chair, easy to follow
- {name} introduce{s} you two: sultry choreography that’s easy to follow
- Sultry choreography, easy to follow, great with friends at your side
< Sit down. Take charge.
< Book your four-legged partner.
< Bring friends. Claim chairs.
@ Chair Dance
> Sultry, with a spine of steel.
- {name} keep{s} the chair choreography sultry, easy and great with friends
- Sultry, easy-to-follow chair choreography with {name}, friends encouraged
- Easy-to-follow choreography with a chair. Bring friends, sit tall, smolder
< Sit tall. Smolder on.
< Sit down and smolder.
< Steel spines, take your seats.
@ Chair Dance
> Round up your friends. Claim your chairs.
- {name} lead{s} the pack through sultry choreography, fiercely easy to follow
- {name} deal{s} out sultry chair choreography that’s easy to follow
- A chair for a partner, sultry choreography that’s easy to follow
< Every chair’s a throne.
< Bring friends. Share the throne.
< Rule the room together.
@ Aerial Hoop
> Low or high, you rule that ring.
- {name} offer{s} every mount, pose and spin both low and high
- Mounts, poses and spins with {name}, graceful strength from class one
- Mounts, poses, spins: graceful strength from the very first class
< Step in and reign.
< Low or high, be there.
< Choose your height. Show up.
@ Aerial Hoop
> Graceful is just strength with good manners.
- {name} teach{es} mounts, poses and spins, low or high, from day one
- {name} pair{s} grace with strength: mounts, poses, spins, low or high
- Mounts, poses and spins, low or high, from your first class
< Grace with claws.
< Curtsy first. Conquer later.
< Sign up. Manners optional.
@ Aerial Hoop
> Mount up. The hoop is yours.
- {name} take{s} you through mounts, poses and spins, low and high
- Ride low or high with {name}: mounts, poses, spins
- Mounts, poses and spins, each in a low and high version
< Saddle up and ride in.
< Ride in. Rise up.
< Hold on and shine.
@ Strength & Conditioning
> That invert has fought back long enough.
- {name} build{s} your pull, core and shoulders for the invert that clicks
- {name} attack{s} it with you: pull, core, shoulders, injuries avoided
- Pull, core and shoulders: injuries you avoid, progress you can measure
< Come hear the click.
< Book the last round.
< Win, rep by rep.
@ Strength & Conditioning
> Build power. Break your own limits.
- Pull, core and shoulder work with {name}, and progress you can measure
- {name} train{s} pull, core and shoulders for inverts that finally click
- Pull, core and shoulder work for pole, so inverts finally click
< Train like a tiger.
< Clock in. Power up.
< Snooze later. Train now.
@ Strength & Conditioning
> Pull like your inverts depend on it.
- They do, so {name} drill{s} pull, core and shoulders for pole
- Pull, core, shoulders: {name} count{s} until inverts finally click
- Pull, core, shoulders, and progress you can measure until they click
< Every pull counts. Show up.
< Pull yourself over here.
< Your inverts will thank you.
@ Flexibility & Stretch
> Fierce can be kind. Stretch and see.
- {name} guide{s} you kindly into splits, backbends and open shoulders
- {name} lead{s} warm, active work on splits, backbends and shoulders
- Splits, backbends and shoulders, guided and kind to your body
< Be kind. Be bendy. Book.
< Come claim some kindness.
< Gentle is powerful.
@ Flexibility & Stretch
> Start anywhere. Reach further.
- Splits, backbends, shoulders: {name} keep{s} it warm, active and kind
- {name} start{s} where you are: splits, backbends, shoulders, all guided
- Whatever your starting point: splits, backbends and shoulders, warm and guided
< Every inch is a win.
< Wherever you are, start here.
< Claim your next inch.
@ Flexibility & Stretch
> Tigers stretch first. Be the tiger.
- {name} lead{s} active stretching for splits, backbends and shoulders
- {name} warm{s} up the big cats: splits, backbends, shoulders, kindly guided
- Active stretching for splits, backbends and shoulders, whatever your starting point
< Tigers, save your spot.
< Paws out. Reach long.
< Stretch like jungle royalty.
= any
? bring *knee pads*
> Bring {bring}. The floor won’t scare you.
- {name} take{s} you down, across and back up again
- Kneel, slide, get up, and mean every move
< Soft knees. Fierce heart.
< Pads on. Game face on.
= any
? bring *shorts*
> Bring {bring}. Let your legs do the talking.
- {name} show{s} the move, your legs have the last word
- Your nerves can stay quiet for a change
< Show up. Speak up.
< Legs out. Power on.
= any
? wear *shorts*
> Wear {wear}. Your legs mean business.
- {name} put{s} those legs to work, one bold move after another
- Strong, bold and ready for every move
< Stand strong. Move fierce.
< Legs ready? Go.
= any
? bring *water*
> Bring {bring}. You’re about to run hot.
- {name} turn{s} up the heat, one bold round at a time
- You bring the heat. That takes care of the cooling
< Cool down later.
< Be the heat wave.
= any
? bring *water*
> Bring {bring}. Fierce is thirsty work.
- {name} keep{s} you moving: strike, sip, strike again
- Go all in, take a sip, go all in again
< Sip, then strike again.
< Come thirsty.
= any
? bring *towel*
> Bring {bring}. You’re going to earn it.
- {name} plan{s} big effort, big grins and one more round
- Hard work, big grins, and one round extra
< Work like a warrior.
< Wipe off. Go again.
= any
? bring *mat
> Bring {bring}. Claim your ground.
- Roll it out, and {name} fill{s} it with bold moves
- Roll it out, stand tall, fill it with power
< Plant your flag.
< Your mat. Your kingdom.
= any
? bring *mat* (provided)
> {We} bring {bring}. You bring the power.
- {name} handle{s} the rest, so arrive with nothing but nerve
- Nothing to carry but a good dose of nerve
< All set. Just add you.
< Arrive light. Leave mighty.
= any
? bring *friend*
> Bring {bring}. Fierce loves company.
- {name} dare{s} you both, and you cheer each other on
- Dare each other. Then cheer for each other
< Book for two.
< Two of you? Unstoppable.
= any
? bring *friend*
> Bring {bring}. Start your own pack.
- {name} train{s} the pack, you two set the volume
- One dares, the other cheers, then you swap
< Every pack begins with two.
< Come howl together.
= any
? wear *heels*
> Wear {wear}. Walk like the music obeys.
- {name} sharpen{s} every step until the beat follows you
- Every step on the beat, every turn with fire
< Every step is yours.
< Reserve your catwalk.
= any
? wear *heels*
> {wear} on. Chin up. World, make way.
- {name} call{s} the walk: heel, toe, hips, attitude
- Long strides, sharp turns, all attitude
< Own every inch.
< Strut right in.
= any
? bring *heels*
> Bring {bring}. Leave the doubt at home.
- {name} teach{es} the strut, you bring the attitude
- A little height, a lot of attitude
< Strap in and stand tall.
< Rise up. Strut fierce.
= any
? bring *heels* (optional)
> Heels if you like. Power either way.
- {name} cheer{s} for every height, flat feet included
- Power comes from the way you hold yourself
< Flat or tall, stand proud.
< Fierce has no minimum height.
= any
? bring *heels* (optional)
> Heels or no heels, you stand tall.
- You choose the height. {name} bring{s} out the attitude
- Tall is in the spine, the chin, the stare
< Stand tall. Save your spot.
< Your height. Your rules.
= any
? !bring heels
> No heels needed. You’re tall enough.
- {name} work{s} with attitude, and you have plenty
- Real height is all in the attitude
< Come flat. Stand tall.
< Giants, come on in.
= any
? offer first class free
> First class free. Bring courage instead.
- {name} take{s} it from there, one brave try at a time
- A little nerve is all it takes
< Bring courage. Claim your class.
< Come in roaring.
= any
? offer first class free
> First class free. So is your inner tiger.
- {name} open{s} the gate, your tiger does the rest
- Let it out and see what you can do
< Book the tiger in.
< Unleash your tiger.
= any
? offer first class free
> First class free. Excuses not included.
- {name} welcome{s} you in, nerves and all
- Doubt is small. You are not
< Storm right in.
< No excuses. Show up.
= any
? offer free trial class
> Free trial class. Try your fierce side on.
- {name} bring{s} out the fierce, you see how it fits
- Walk around in it. See how it feels
< Book your fitting.
< Fierce suits you already.
= any
? offer your friend comes free
> Your friend comes free. You both go wild.
- {name} take{s} on both of you, double the dare
- Half the nerves, twice the courage
< Grab your boldest friend.
< Two brave hearts. One floor.
= any
? offer *half price*
> {offer}. Full power.
- {name} still give{s} you the whole thing, full force
- The effort, the nerve, the grin: all full size
< Bring the full force.
< Go all in anyway.
= any
? level beginner (no experience)
> No experience needed. Nerve is plenty.
- {name} start{s} with you at the very first step
- One brave step gets you started
< Brave? Barely? Book in.
< Bring the nerve you’ve got.
= any
? level beginner (no experience)
> No experience needed. Fearless starts at zero.
- {name} count{s} up from zero, and you take off
- Everyone you admire once stood right there
< Zero is enough. Come.
< Start from nothing. Start bold.
= any
? level beginner (no experience)
> No experience needed. All lions start as cubs.
- {name} look{s} after the cubs. Teeth come later
- Small steps, soft paws, big heart
< Cubs, sign up here.
< Unleash your inner lion.
= any
? level beginner
> Beginners welcome. So are your nerves.
- Nerves are power, and {name} show{s} you how to use it
- You only need enough courage to show up
< Come nervous. Leave proud.
< Butterflies welcome. Claim a spot.
= any
? level beginner
> Beginners welcome. Legends start right here.
- {name} write{s} chapter one with you, bold letters only
- Every great story opens with somebody brave enough to try
< Start your legend.
< First step. Full force.
= any
? level beginner
> Beginners, this one is yours. Take it.
- {name} take{s} every first step with you, boldly
- Come new, come curious, come as bold as you can
< Claim your first class.
< Big nerve. First step. Go.
= any
? level all
> All levels. One kind of power: yours.
- {name} challenge{s} every level, and nobody compares
- First try or hundredth, it all counts here
< Your level? Show it off.
< Yours is the right level.
= any
? level all
> Every level is welcome. So is every spark.
- {name} fan{s} every spark, brand new or battle-tested
- Brand new or battle-tested, you belong here
< Come start a blaze.
< Let yours blaze.
= any
? level all
> Every level welcome. Nobody plays small.
- {name} make{s} room for big tries of every kind
- Your best is big enough, whatever it looks like
< First or fiftieth, go big.
< Come take up space.
= any
? level beginner (only)
> Beginners only. Everyone is new. Everyone dares.
- {name} start{s} everyone on the same brave first step
- Same first step, same big heart, same proud grin after
< Be brave in good company.
< New, nervous, all in.
= any
? level advanced*
> Advanced means advanced. No holding back.
- {name} aim{s} high, and you get to aim higher
- Big moves, clean control, and standards to match
< You worked for this.
< Go on. Dazzle yourself.
= any
? level advanced (only)
> Advanced only. Bring your boldest moves.
- {name} skip{s} the small stuff and head{s} straight for bold
- You’ve done the groundwork. Now comes the good part
< You’ve earned this.
< Big moves only. Step in.
= any
? level intermediate*
> Calling {level}: time to go bigger.
- {name} put{s} your basics to work on bigger moves
- The basics are in your bones. Put them to work
< Past easy? Come on in.
< Step up. Show power.
= any
? audience women*
> {audience}. One fearless pack.
- With {name} up front, nobody needs to impress anybody
- Cheer each other, dare each other, lift each other
< Your pack is waiting.
< Run with the pack.
= any
? audience * welcome
> {audience}. Come as you are. Mighty.
- {name} work{s} with exactly the power you bring
- You bring yourself. That is already plenty of power
< You belong on this floor.
< Change nothing. Just come.
= any
? audience *bod*
> {audience}. Strong has no single shape.
- {name} cheer{s} for every shape that strong comes in
- Strong has as many shapes as there are people here
< Take up your space.
< Your power is welcome here.
= any
? places few
> Few places. Pounce on yours.
- {name} bring{s} the moves, you bring the quick paws
- Don’t wait. Go and get your place
< Fortune loves the fearless.
< Swift and fierce gets in.
= any
? places max*
> {places}. Room to be huge.
- {name} see{s} every try and cheer{s} for every win
- Every try gets seen, every win gets cheered
< Small crowd. Giant energy.
< Fill all that room.
= any
? places small group
> Small group. Enormous power.
- {name} notice{s} every try, every wobble, every brave win
- Every try gets noticed. Every win gets a cheer
< Few people. Giant hearts.
< Add your power.
= pole intro spin spinpole static tricks flow exotic intermediate advanced
? places your own pole
> Your own pole. Your own kingdom.
- No queue, no sharing, just you, the pole and {name}
- No waiting, no sharing, all the turns you want
< Claim your kingdom.
< Rule from top to bottom.
= any
? series *weeks*
> {series}. One braver you.
- {name} build{s} each class on the one before
- Show up, build on it, show up bolder
< Commit. Then conquer.
< Start bold. Finish bolder.
= any
? series week*of*
> {series}. No backing down now.
- {name} keep{s} the momentum, you bring the guts
- What looked huge at first now looks beatable
< Next round. Be there.
< Ride that momentum.
= any
? series starts*
> It {series}. So do you.
- {name} lead{s} you from day one, brave step by brave step
- One brave beginning, and then you build on it
< Be there from beat one.
< Start fierce. Stay fierce.
= any
? series new course
> New course. New nerve.
- {name} start{s} everyone together, from the very beginning
- Everybody starts together. Nobody starts alone
< Get in at the start.
< Day one. Bold face.
= any
? music
> Music: {music}. Turn it up.
- {name} put{s} big moves on big sound, and you in the middle
- Big sound, bold moves, and you right in the middle
< Turn yourself up.
< Make every song yours.
= any
? music
> The sound: {music}. The thunder: you.
- {name} set{s} you loose on every beat
- Let the beat lead, then overtake
< Bring your thunder.
< Turn up. Thunder in.
= any
? music
> Battle music: {music}.
- {name} march{es} you in, beat by beat
- Every beat is one more reason to lift your chin
< Answer the battle cry.
< Own the last chorus.
= any
? substitute
> {sub} steps in. The power stays on.
- Same time, same nerve, a fresh spark
< Give {sub} your fiercest.
< Bring your best for {sub}.
= any
? substitute
> {sub} is in for {for}. Full force ahead.
- A new voice, a fresh spark, the same strong class
- Fresh ideas, big energy, no half measures
< Give {sub} a mighty welcome.
< Meet {sub} at full power.
= any
? soldOut sold out
> Sold out. What a fearless crowd.
- {name} and a full, fearless class. Bring everything
- If you have a place, bring all of your power
< Full house. Full force.
< See you fearless ones there.
= any
? soldOut sold out
> Sold out. You brave, brilliant lot.
- {name} can’t wait for all of you fierce hearts
- A full class of fierce hearts, and yours among them
< Own the place you’ve got.
< Come in like thunder.
= any
? soldOut sold out
? soldOut waitlist
> Sold out, but the waitlist is open. Pounce.
- A place with {name} may open up, so get listed
- Put your name down. A place may open up
< Stay ready to pounce.
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
> Special guest: {guest}. Bring your A-game.
- New moves, new spark, you right in the middle
- Ask everything, try everything, take the best home
< Bring everything you’ve got.
< Say yes. See sparks fly.
= any
? guest
> {guest} in the house. Raise the roof.
- Fresh moves, fresh energy, and your nerve to match
< Shake the rafters.
< Be there. Be bold.
= salsa choreo heels burlesque chair contemporary class floor
? typed *no partner*
> No partner needed. Lead yourself.
- {name} teach{es} you to lead, and you take all the glory
- You take the first step and all the glory
< Take the lead here.
< Your best partner: you.
= any
? typed *alone or with a friend*
> Alone or with a friend, come bold.
- {name} dare{s} you either way, solo or side by side
- By yourself you’re brave. In pairs you’re unstoppable
< Packs and lone wolves welcome.
< Show up bold.
= any
? typed *new class
> New class. Be the first to conquer it.
- {name} start{s} fresh, and you get the very first try
- Nobody has a head start. Everybody has a first try
< Come make history.
< Plant the first flag.
@ Exotic Pole
? bring *knee pads*
> Bring {bring}. Unleash the bold you.
- {name} lead{s} slides, kips and low flow, heels on, lights low
- {name} wake{s} the attitude: slides, kips, low flow in heels
- Slides, kips and low flow in heels, with attitude that roars
< Slide like a panther.
< Heels on. Claws out.
< Reserve your spot, boldly.
= showcase
> Make them forget to blink.
- {name} tighten{s} every entrance and every finish, all of you together
- Every entrance strong, every finish fierce, all of you together
< Take the stage by storm.
< Unleash everything you rehearsed.
= any
? places max*
> {places}. Big moves, tiny crowd.
- {name} keep{s} an eye on every brave one of you
- Plenty of floor for each of you to fill
< Be one of the brave.
< Spread out. Show off.
= any
? bring *shorts*
> {bring} in the bag. Nerve in the bones.
- {name} teach{es} the moves, your legs do the bragging
- Free legs, big moves, no second thoughts
< Bare knees, bold heart. Come.
< Pack light. Hit hard.
= any
? level advanced*
> Advanced. You read that right, show-off.
- {name} hand{s} you the hard version first
- The hard version first, then the harder one
< Show-offs, take your places.
< Bring your best trick.
@ Spin Basics
> Walk in. Lift off. Land like a boss.
- {name} pilot{s} you through fireman, chair and back hook, softly down
- Fireman, chair and back hook with {name}, no strength needed yet
- Fireman, chair and back hook spins, no strength needed yet
< Stick the landing. Softly.
< Your runway starts here.
< Fasten your grip. Go.
@ Strength & Conditioning
> Inverts don’t click by wishing.
- Pull, core, shoulders: with {name}, inverts click by honest work
- Pull, core and shoulder work for pole, with progress to measure
< Stop wishing. Start pulling.
< No wand. Just work.
< Bring grit. Leave wishes.
@ Flexibility & Stretch
> Splits surrender to the patient.
- Warm and guided by {name}: splits, backbends and shoulders, kindly
- Kind, active stretching for splits, backbends and shoulders
< Book the long game.
< Outwait your splits.
< Patience, tiger. Come stretch.
`;
