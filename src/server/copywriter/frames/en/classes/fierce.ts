// size: data, a block for each family
/** See `parse.ts` for the form. */
export const fierce = `
teens
> Louder. Higher. Your turn: *
> Your playlist. Your power: *
> You want tricks? Come and earn them: *
- Real tricks, real effort, your crew cheering you on
- Try hard, fall, laugh, go again
< Show us what you’ve got.
< Go big.
prenatal
> Growing a human. Still moving. Respect: *
> This is what power looks like: *
- Soft moves, deep breaths, a strong calm body
< Warrior calm. Mother strong.
< Power looks like this.
postnatal
> You made a human. You can do this: *
- Build it back, breath by breath, with care
< Gently. And mighty.
seniors
> Older? Bolder: *
> All that nerve. Use it: *
- Grip it, hold it, grin: nobody here is done yet
< Show the young ones.
< Still got it. Prove it.
inclusive
> Big presence. Bigger power: *
> Take up space. Then take more: *
- Every body here lifts, holds and fights gravity its own way
< Loud and proud.
< No shrinking. Ever.
party
> Unleash the bride: *
> Your squad. Your rules. Go: *
- Learn a routine, crank the music, scream for each other
< Make some noise for her.
< Squad, assemble.
private
> One goal. No distractions: *
> That trick has laughed at you long enough: *
- Pick your nemesis. We take it apart, piece by piece.
< Come and finish it.
< Name it. Nail it.
workshop
> All in. No half reps: *
> One theme. Full attack: *
- Drill it, break it, rebuild it, own it
< Bring your hunger.
< Come to work.
showcase
> Burn the stage down: *
> Final runs. Full power: *
> No marking. Full out: *
- Every run like they’re already watching
- Hit every count, hold every line, leave nothing behind
< Leave it all on stage.
< Again. Like you mean it.
practice
> Your enemy trick is waiting: *
> No plan? No problem. Go hunt it: *
- Try it, miss it, try it harder
- No teacher to hide behind. You and the move.
< Come back for what’s yours.
< Go get it.
silks
> Climb. Wrap. Drop: *
> Grab the fabric and rise: *
- Fists in the fabric, feet off the floor, no looking down
- You climb it with your hands and hold it with your nerve
< Climb for it.
< Hold tight. Let go on purpose.
hoop
> Steel ring. Iron will: *
> Ride the ring: *
> Get up there and own the circle: *
> Fight your way into the ring: *
- Swing up, lock in, let go with your hands
- Cold steel, hot hands, no fear of heights
- Pull, hook, rise, and stare down from the top
< Take the ring.
< Get up. Stay up.
< Own the circle.
trapeze
> Bar overhead. No excuses: *
> Hang tough: *
- Swing, tuck, kick up and over
< Fly at it.
< Grab the bar. Rise.
chair
> Take the throne: *
> That’s not a chair. It’s a throne: *
> Sit down. Shut them up: *
- Slam down, kick out, stare right through them
- Legs, looks and a chair that fears you
< Rule from your seat.
< Own the throne.
burlesque
> Sweet? No. Dangerous: *
> Smile like a weapon: *
- Strut, stop, stare: make them beg for the next step
< Knock them out.
< Tease hard.
twerk
> Bass up. Hips loose. Attack: *
> Make the floor shake: *
- Squat low, hit the bass, feel it burn
< Shake it like thunder.
< Drop it. Harder.
exotic
> Hair whip. Floor slam. No apologies: *
> Claws out. Hips loud: *
> Hit the floor like it owes you: *
- Slides, kicks, hair, and a stare that ends conversations
- Move like you own every beat
< Come dangerous.
< Bite. Smile. Repeat.
heels
> Every step a warning: *
> Stomp. Don’t walk: *
> Let them hear you coming: *
- Stomp, whip, drop, and come back up staring
- Sharp steps, sharper looks
< Walk like a verdict.
< Make the floor tremble.
lowflow
> Low. Slow. Lethal: *
> Stalk the floor: *
- Crawl, coil, strike: slow is never soft here
< Hunt slowly.
< Stay low. Stay dangerous.
floor
> Hit the floor. Rise like smoke: *
> Get down there and fight for it: *
- Throw yourself into it and roll out of it smiling
< Own every inch of floor.
< Down is not out.
handstand
> Flip gravity off its throne: *
> Kick up. Lock out. Hold: *
- Burning shoulders, steel wrists, one more kick
- Fall, kick up again, fall better
< Stay up. Longer.
< Hold it. Hold it. Hold.
acro
> Throw. Catch. Trust. Repeat: *
> Your team has your back. Jump: *
- Base like a rock, fly like you mean it
< Jump. They’ll catch you.
choreo
> Full out or not at all: *
> Five, six, seven, war: *
> Hit every beat: *
- Section by section, then all of it, all out
- Learn it fast, hit it hard
< Full out. Every count.
< No marking.
spin
> Grab. Swing. Fly: *
> Throw yourself round and hold on: *
> Feet off. Now: *
> Kick off like you mean it: *
> Faster. Higher. Again: *
- Kick off, grip hard, ride it all the way down
- First your feet leave the floor, then your fear does
- Grab high, swing wide, land like a threat
- No brakes, no doubts, one hard swing
< Let it rip.
< Feet off the floor. Go.
< Swing like you mean it.
spinpole
> Hold on. This one fights back: *
> Ride the storm: *
> Dizzy is for the weak: *
- The pole turns, you hold, the room becomes a blur
- Tuck in, speed up, and don’t you dare let go
< Ride it out.
< Be the hurricane.
static
> Static pole. Kinetic you: *
> It won’t move. You will: *
> You make the spin. All of it: *
- Your swing, your grip, your momentum, nobody else’s
- Every turn is torn out of your own arms
< Swing harder.
< You are the motor.
tricks
> Upside down and unafraid: *
> Grip like you mean it: *
> Scared? Good. Climb: *
- Invert, hook, hang, and let go with your hands
- Bruises first, bragging rights forever
- Take it apart, drill it, throw it
< Go for the scary one.
< Hang on. Let go. Roar.
polefit
> Gravity picked the wrong opponent: *
> Sweat now. Fly later: *
- Climb till it burns, then once more
< One more climb.
< Finish standing.
conditioning
> Pull until it shakes. Then pull: *
> No muscle gets a day off: *
> Shaking means it’s working: *
- Hang, pull, brace, burn, repeat
- Arms on fire, core of steel, no way out but through
< One more rep. Then one more.
< Leave shaking. Leave proud.
stretch
> Patience is power. Breathe and go deeper: *
> Discipline, not force: *
> Tight is temporary: *
- Hold, breathe, go one inch further than your excuses
- Every breath takes ground, and gives none back
< Stay there. Breathe. Win.
< One more breath. One more inch.
< Breathe. Push. Breathe.
restore
> Stand down. That’s an order: *
- Let the muscles go and let the breath run the show
< Recover. Return. Reign.
yoga
> Stillness takes guts: *
> Calm is a superpower. Train it: *
- Hold steady when everything shakes
< Unshakable. That’s you.
contemporary
> Feel it hard. Dance it harder: *
> Rip it open and dance: *
- Fall, fight, rise, and mean all of it
< Leave it all on the floor.
flow
> One move. Then the next. Never stop: *
> Unstoppable looks like this: *
> No brakes: *
- Spin into it, drop out of it, and keep going
- Chain it together and don’t let it break
< Don’t stop. Don’t think.
< Keep moving. Keep burning.
circus
> Into the ring. Make them gasp: *
- Throw it, catch it, throw it higher
< Make them roar.
straps
> Wrists wrapped. Teeth clenched. Up: *
- Pull, wrap, lock out and hold
< Hang on with everything.
salsa
> Hips like thunder. Eyes like fire: *
> Stomp it. Spin it. Own the floor: *
- Fast feet, hot hips, zero hesitation
< Burn up the floor.
< Set the beat on fire.
photo
> Game face on: *
> Hold it till the shutter drops: *
- Pick your hardest shape and hold it like a statue
< Shoot to thrill.
intro
> Nobody starts fearless. Start anyway: *
> Grab the pole. Scare your excuses: *
> First time? Go loud: *
- First grip, first spin, first roar
- Wobble, growl, laugh, go again
< Start before you’re ready.
< You start now. No debate.
intermediate
> Basics are behind you. Charge: *
> Upside down is the new up: *
- Harder entries, cleaner lines, no going back
< Next step: up. Go.
advanced
> You came for the hard stuff: *
> No shortcuts left. Climb: *
- Drops, flips, holds: everything you were warned about
< Make gravity sorry.
< Bring everything you have.
openlevel
> Every one of you. Full power: *
- Your hardest is hard enough
< Give your hundred percent.
men
> Grip. Pull. Conquer: *
> Think you’re tough? Hold this: *
> The gym won’t teach you this: *
- Hang, climb, flip: muscle is only half of it
< Get on the pole and prove it.
< Tough enough? Come.
pole
> Steel bites. Bite back: *
> Be gravity’s worst enemy: *
> Climb it like you’re angry: *
> Up is the only way: *
- Grip till your hands burn, spin till the fear is gone
- The pole doesn’t do pity
- Grip, swing, climb, and make the steel sing
< Hold on and roar.
< Climb. Fight. Fly.
< Make the pole remember you.
told
> {Line}. No apologies: *
> {Line}. Go: *
> {Line}. All in: *
> {Steps} Again. *
> {Steps} Roar. *
> {Steps} No fear. *
> Move. {Steps} *
> {Learn}. Bring it: *
> {Do}. Mean it: *
> {Ease}. Only nerve: *
> {Steps} Louder. *
- {Learn}. Take all of it.
- {Learn}. Full power, no mercy.
- {Learn}, hard and fast and loud
- {Do}. Then do it harder.
- {Do}, and leave your excuses at home
- {Ease}. Nerve is enough.
- {Ease}. So what’s your excuse?
- You leave with {leave} and fire in your chest
- {Way}, until it’s yours
- {Ease}. Bring fire.
- You {do}. No excuses.
- {Learn}. Own every second.
- {Ease}. Just don’t hold back.
- {Do}. Hold nothing back.
< {Step}. Now.
< {Step}. Louder.
< Earn {leave}.
`;
