// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const fierce = `
= intro pole
> Scared? Good. Grip harder.
- {name} teach{es} you the grip, the push and your first bold turn
- Both hands on, one foot off the floor, and you’re on your way
< Book now. Be scared later.
< Come shaking. Leave grinning.
= intro pole
> Your first grip starts a fire.
- {name} show{s} you how to grip, push off and turn boldly
- You hold on, push off and try again, a little bolder
< Book your first spark.
< Come fan the flames.
= pole
> Climb it. Spin it. Rule it.
- {name} drill{s} strong grips, hard pushes and long fierce lines
- Strong hands, strong core, and nothing held back
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
< Grab yourself a spin.
= spin
> Spin first. Ask gravity later.
- {name} teach{es} you to step, swing, turn and land like a cat
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
- {name} take{s} the trick apart with you, from entry to release
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
< Come and catch fire.
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
< Let your hair fly.
= heels
> Sharp heels. Sharper looks.
- {name} sharpen{s} your walk, your turn and your stare
- Hard walks, clean kicks, hips on the beat
< Stomp in. Stand out.
< Strut over and sign up.
= lowflow floor
> Get low. Get dangerous.
- {name} lead{s} slides, sweeps and rolls, with your eyes always up
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
- {name} coach{es} you to pull up, hook a knee and hang strong
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
- {name} lead{s} strong, joyful moves with room for every body
- Push, hold, turn, and be proud of every move
< Be proud. Be here.
< Your power belongs here.
= seniors
> Your strength is ready. Let it roar.
- {name} lead{s} strong holds, sure turns and plenty of laughter
- Strength, balance and a good time, at your own pace
< Strong and proud. Join us.
< Bring all your power.
= party
> One squad. No shame.
- {name} lead{s} one big routine, and all of you are in it
- The shy one goes first, the loud one goes wild
< Bring the whole squad.
< Book the squad in.
= private
> Name your move. Make it yours.
- {name} give{s} you and your favorite move full attention
- One move, taken apart until it gives in
< Book your own power session.
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
> Strong hands. Steady nerve.
- {name} walk{s} you through the grip, the pull and a powerful turn
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
< Claim the floor. Stay fierce.
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
< Own your runway.
< Strut in. Stand your ground.
= lowflow floor
> Floor? Call it a launch pad.
- {name} lead{s} you over shoulder, hip and hand, and back up
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
< Rise like thunder.
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
- {name} teach{es} you to lean, cross, turn, stare and stand
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
< Let the ground feel you.
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
- {name} coach{es} you to sit tall, lean out and own the circle
- One knee, one hand, one deep breath, up
< Take your corner, fighter.
< See you in the ring.
= hoop
> Steel ring. Iron will. Guess who wins.
- {name} teach{es} you to push, pull, sit and shine up there
- You hold on, you rise, you hang there and grin
< Shine like steel.
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
< Make the air your kingdom.
< Rise and roar.
= seniors
> Fierce gets better with practice.
- {name} build{s} strong holds, big nerve and moves to be proud of
- You know what you can do. Now do more
< Show up strong.
< Strong, proud, signed up.
= seniors
> Experience is a superpower. Use it.
- {name} lead{s} the fun: hold, turn, breathe, laugh out loud
- You know how to stay with it. Now add music
< Laugh like a lion.
< Heroes, save your spot.
= inclusive
> Take up space. Be proud.
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
> Bring your grip. Bring your grit.
- {name} find{s} the muscles that the gym never mentioned
- Strength meets style, and both are welcome
< Brave enough? Book in.
< Hands on. Up you go.
= men
> Strong is good. Strong and smooth wins.
- {name} teach{es} you to pull, press, turn and land with control
- Core on, shoulders set, and a move worth showing off
< Lift yourself higher.
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
< Come and get your win.
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
- {name} lead{s} you through climbs, spins and grips with bite
- Expect big climbs and even bigger grins
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
- {name} teach{es} you to sit, hang, lean and rule up there
- Sit in it, hang under it, lean out, rule
< Come claim what’s yours.
< Rise to the top.
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
< Make your grand escape.
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
@ Exotic Pole
? bring *knee pads*
> Bring {bring}. Unleash the bold you.
- {name} lead{s} slides, kips and low flow with heels on and lights low
- Heels on, lights low, and {name} wake{s} up your attitude with slides and kips
- Heels on and lights low for slides, kips, low flow and attitude
< Slide like a panther.
< Go low. Look up.
< Claws out, heels on.
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
@ Heels & Floorwork
? wear *heels*
> Wear {wear}. Make the floor listen.
- {name} lead{s} you down and back up with leg lines, rolls and smooth waves
- {name} drill{s} leg lines, rolls, waves and a smooth way down and back up
- You learn leg lines, rolls, waves and smooth ways down and back up
< Strut. Strike. Rise.
< Every step is thunder.
< Walk in like royalty.
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
@ Flexibility & Stretch
? bring *mat* (provided)
> Mats provided. Bring your inner tiger.
- {name} lead{s} splits, backbends and shoulders kindly, whatever your starting point
- Your splits and backbends are in kind, strong hands with {name}, wherever you start
- Active stretching for splits and backbends is kind to you, wherever you start
< Paws out. Stretch.
< Tigers, save your spot.
< Roll in like royalty.
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
- A place with {name} may open up, so add your name
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
`;
