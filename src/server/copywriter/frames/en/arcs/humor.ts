// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const humor = `
= intro pole
> Nobody is watching. We’re all busy panicking.
- Everyone here is counting to four and hoping for the best
- First you hold on. Then you find out why
< Panic in good company.
< Same panic, nicer people.
= intro
> Two left feet? You’ll only need one.
- The other is in the air, pointing at something important
- Hook it, hold on, act as if you planned it
< Bring both, just in case.
< Left one, right one, we’re not picky.
= intro
> Remember the playground? It grew up too.
- Same pole, same grin, slightly more thinking beforehand
- Hang on, swing round, pretend you’re here for the technique
< Nobody will call you in for dinner.
< No queue for the slide, either.
= spin spinpole
> You’ve got dizzy for worse reasons.
- This time there is technique, and someone who counts you in
- Push off, lean out, and arrive roughly where you meant to
< This one has a landing.
< Nobody makes you sing.
< Better reasons here.
< Same dizzy, nicer floor.
= spin spinpole
> The floor needs some space.
- Take it off your feet for one whole turn and see how it copes
- You leave, you turn, you come back. Like a grown-up
< It’ll take you back.
< You two will be fine.
< Give it a turn.
= spin
> Going round in circles, but on purpose.
- No progress report. Just a lean, a push and a small whoop
- The same circle as all week, only this one is fun
< Finally, a good circle.
< Arrive where you started.
< As meetings go, quite short.
= spin spinpole
> Your feet hand in their notice.
- They’re back in two turns, and they want a raise
- No hard feelings. They just want to see the room
< Accept it. Temporarily.
< Effective immediately.
< The hands work overtime.
= spin
> Elegance, after a short wobble.
- The wobble is included. Most of us open with it
- Walk, swing, hang on, look thoughtful
< Or a long one. We’ll wait.
< Wobbles welcome.
< Bow after both.
= spinpole
> The pole turns. You look calm. Everybody wins.
- You tuck, it speeds up. You open, it slows down. You scream, it doesn’t care
- It does half the work and asks for none of the credit
< Calm face optional.
< Take the credit anyway.
= static
> It won’t move. So one of you has to.
- No motor, no momentum, no one else to blame
- You push, you swing, you climb. The pole supervises
< Somebody has to start. Be brave.
< Spoiler: it’s you.
= static
> Finally, something in your life that stays put.
- Lean on it, hang off it, go round it. It has no plans to leave
- No mood swings, just yours
< It’ll still be here next week.
< Enjoy the stability.
= tricks
> Hold my bag. Actually, hold my ankle.
- We take it apart slowly, so that it only looks like a bad idea
- First the entry, then the hold, then the face you make
< Ankles are returned afterwards.
< You’ll get it back, promise.
= tricks
> It looked so easy on the internet.
- The internet left out the part where your thigh has opinions
- We put that part back in, one grip at a time
< Now with the missing steps.
< Your feed owes you an apology.
= tricks advanced intermediate
> Upside down, everyone’s hair has a plan.
- Yours is to be everywhere. We plan the rest
- Know your left? Good. Upside down it’s the other one
< Let the hair do its thing.
< The hair will survive. So will you.
= intermediate
> You know enough now to be dangerous.
- Mostly to yourself, so we put a grip under it first
- No longer new, not yet bored. Lovely place to be
< Come be mildly dangerous.
< Danger, but with good technique.
= intermediate
> Still saying “just one more”? You live here now.
- Longer combos, fewer excuses, the same favorite panic face
- You came for one class. That was some classes ago
< We’ll put your name on a hook.
< One more. Then one more.
= advanced
> Your mother would like you to come down now.
- She’s right about many things. This isn’t one of them
- Big moves, calm entries, and an exit we actually discussed
< Wave to her from up there.
< Tell her someone’s spotting.
= advanced
> Perfectly normal people don’t hang by one knee.
- So it’s good that we are all here
- We compare bruises, then entries, then notes
< Normal is waiting outside.
< Join the abnormal.
= flow
> One move after another. That’s the whole scam.
- We just don’t tell you where one stops and the other starts
- If it goes wrong slowly enough, it’s a transition
< Go wrong. Slowly.
< Nobody saw the join.
= flow
> Forgot the next move? That’s freestyle.
- Roll, reach, turn, and look as if it came to you in a dream
- Confidence is most of it. The rest is pointing something
< Forget beautifully.
< We call it artistic choice.
= exotic
> Walk slowly. It looks like a decision.
- So does a hair flip, and so does slipping, with the right face
- Slide, roll, stare. The laundry does not need to know
< Decide something. Slowly.
< If in doubt, slower.
= exotic
> Your serious face is about to be tested.
- Ten counts of eye contact with nobody in particular. Good luck
- Body roll, slide, smoulder. Giggling is part of the warm-up
< Smoulder now, laugh later.
< First one to giggle wins.
= exotic
> By day, emails. Here, floor slides.
- Nobody from accounting will recognise that hair flip
- “Kind regards” will never sound the same again
< Warmest regards.
< Out of office: on.
= heels
> Newborn giraffes started like this, too.
- First we practise standing, which is harder than it sounds
- It’s just walking, but with consequences
< Ankles, we believe in you.
< Wobble now. Strut later.
= heels
> Tall people, how is it up there?
- We’re about to find out, and we’d like to come down in style
- Step, drag, turn, and don’t look at the floor. It’s still there
< Send a postcard.
< Enjoy the view.
= lowflow floor
> Never drop what you can’t dance with.
- You’re already down there. Might as well look as if you meant it
- Roll, slide, sweep. Legs first, doubts later
< Get up? Eventually.
< Stay down. It’s going well.
= lowflow floor
> Lying on the floor, but professionally.
- You’ve trained for this on every carpet you ever met
- Roll over, stretch out, add one leg. It’s choreography now
< Finally, your talent.
< Down you go. Gracefully.
= handstand
> Your feet get all the attention.
- Let your hands have a go and see how they like being stood on
- Kick up, find the wall, thank the wall
< Give them a break.
< They’ve had their turn.
= handstand
> Your problems, but upside down.
- From here most of them look like somebody’s shoelaces
- Hands down, hips up, blood to the head. Much clearer
< See? Smaller already.
< Turn them over. Have a look.
= conditioning polefit
> Carrying all the shopping in one go? Come here.
- The talent is there. We just add technique
- Pull, press, hold, and a small speech to your shoulders
< No second trip.
< One trip. Always.
= conditioning polefit
> We do the boring bits. Loudly.
- Pull-ups with jokes in them, planks with complaints
- You do the work, we do the counting, slightly too slowly
< Complaints welcome. Keep planking.
< We count. You swear quietly.
= conditioning
> Jars have started opening when they see you.
- Pull, hold, carry on. The pickles have been warned
- Everything you’d skip at home, with witnesses
< Poor pickles.
< Nothing stays shut.
= stretch
> Touch your toes? Let’s start with a wave.
- They’re further away than they were, but we’ll get in touch
- Breathe out, lean over, say hello to your knees on the way
< They’d love to hear from you.
< Send them our love.
= stretch
> Your hamstrings have left a voicemail.
- It’s mostly noises. We’ll listen together, slowly
- Long holds, deep breaths, honest negotiations
< Call them back.
< They just want to talk.
= stretch
> The splits and you: it’s complicated.
- You want it, the hips want time. We sit between you
- Nobody gets rushed, nobody gets blamed
< Take it slow. You two have time.
< We’re rooting for you both.
= yoga
> Lie down. Achievement unlocked.
- From there it only gets slower, and nobody checks your score
- Breathe in, breathe out, repeat. You’ve been practising for years
< No further questions.
< You’re already good at this.
= yoga
> Your inbox can’t find you in child’s pose.
- Head down, back round, gone. Nobody has ever been reached here
- We breathe until even the shoulders stop replying
< Do not disturb.
< Currently unavailable.
= choreo
> You already dance this in the kitchen.
- We add counts, a beginning, and fewer wooden spoons
- Step by step, until your legs remember what your head forgot
< The spoon can stay home.
< The fridge was a tough audience.
= choreo
> Five, six, seven, where were we?
- Somebody in front of you will know. Somebody behind you is copying you
- We learn it in pieces and hide the joins with hair
< Eight. It was eight.
< Just follow the confident one.
= choreo
> If you’re lost, look dramatic. It counts.
- One song, a lot of counts, and a pose for emergencies
- Steps first, feelings second, applause third
< Drama covers everything.
< Nobody questions a good pose.
= chair
> You sit all day. Time to do it properly.
- Lean back, cross over, slide off. None of it is good for typing
- At last a chair that doesn’t want you to answer anything
< Your office chair isn’t ready.
< Best seat you’ve had all week.
= chair
> It has four legs. You have two. Still fair.
- You sit on it, round it, across it, and once nearly next to it
- It stays still. That’s its only move, so use it
< Outdance the furniture.
< The chair never stood a chance.
= burlesque
> Taking off one glove can take all year.
- We stretch it over eight counts and one raised eyebrow
- Tease, turn, and leave them with a finger still in the glove
< Take your time. They’ll wait.
< Any decade now.
= burlesque
> Wink with one eye. The other is for balance.
- A shimmy, a shoulder, a name you’d never tell your bank
- Bump left, bump right, apologise to no one
< Both eyes on you.
< You’ll know when to blink.
= twerk
> Your hips don’t lie. They do gossip.
- Once they get going there is no stopping the story
- Bend, bounce, breathe. The rest tells itself
< Let them talk.
< And then, and then, and then.
= twerk
> Finally, a use for sitting muscles.
- They’ve been resting all day. They’re ready
- Shake first, ask questions later
< Up you get. Both of you.
< The chair will miss you.
= salsa
> Forward, back, whoops, forward.
- The whoops is the part where the hips come in
- You step on the beat, next to it, and finally on purpose
< Keep the whoops. It’s cute.
< It’s only a mistake if you stop.
= salsa
> Hips first. Dignity follows if it can.
- Quick steps, turns, and a face that says you grew up with this
- Left, right, turn somebody, be somebody
< Dignity knows the address.
< It’ll catch up.
= hoop
> The circle of life, with a few more bruises.
- You sit in it, hang from it, and get stuck in it beautifully
- Duck under, lean out, and smile as if that was the plan
< It all comes round.
< Hakuna, and so on.
= hoop
> No corners to hide in. Sorry.
- Just a ring, your knees, and an audience of people also stuck
- One leg in, one arm out, now find the rest of you
< Round is the new brave.
< You’ll be found. You’ll be upside down.
= silks straps
> Tangled? We call it a wrap.
- Round the foot, behind the knee, and over something you’ll remember later
- If you can’t find your left hand, you’re doing it right
< That’s a wrap.
< We’ll untie you. Usually.
= silks straps
> Curtains, but they’ve stopped minding.
- You always wanted to as a child. This time nobody shouts
- Wrap it, stand in it, be lovely in it
< Please don’t try it at home.
< The rail can take it here.
= trapeze straps
> Swing first. Regret nothing.
- Sit, stand, hang by the knees, and act surprised
- Like a park swing with much higher standards
< Higher, please.
< No one’s pushing. Yet.
= seniors
> Joints that click count as percussion.
- Five, six, seven, click. We work with what we’ve got
- Everyone stretches, everyone laughs, someone’s hip joins in
< Bring your own clicks.
< Come and keep time.
= seniors
> Act your age? We tried. Dull.
- Turns, holds, and the odd noise when getting up
- We warm up first. And then a bit more. You know why
< We’ll grow up later.
< Try ours instead.
= inclusive
> Too much? Good. We ordered extra.
- Moves that fit your body, and no part of you left in the hall
- Bring the thighs. The pole loves thighs
< Bring all of it.
< Extra is the right amount.
= inclusive
> Dear body, about all those rumors.
- None of them asked what you can do. We will
- You hold on, you turn, you laugh, you win
< Let’s start some better ones.
< Sincerely, us.
= party
> Somebody has to embarrass the bride.
- It might as well be all of you, in eight counts
- One of you will turn out to be suspiciously good
< Her turn first.
< She’ll forgive you. Eventually.
= party
> What happens on the pole stays on the phone.
- A silly routine, big hair, and evidence from every angle
- Everyone gets a turn. Nobody gets to say no
< Charge it first.
< Delete nothing.
= private
> Nobody to hide behind. Nobody to hide from.
- Ask the same thing nine times. We’ve heard it ten
- Bring that one move you pretend not to care about
< All yours, mistakes included.
< What falls here stays here.
= practice
> Unsupervised. What could go wrong?
- Try it, miss it, glare at it, try it again
- Nobody points at your toes, so point them yourself
< Probably the same thing as last time.
< Let’s find out.
= practice
> Your nemesis move has been asking about you.
- You know the one. It says hello and it’s still smug
- Bring a song, a grudge, and as many tries as it takes
< Settle it.
< Go say hello.
= workshop
> Nerds, this one’s for us.
- One subject, taken apart until it begs for mercy
- Why does it slip? We’ll discuss it at length, upside down
< Bring questions. Silly ones too.
< Class dismissed, eventually.
= workshop
> You know that one move? We’ll get to the bottom.
- It’s usually the grip. Sometimes it’s the elbow. It’s never the outfit
- We stop, rewind, and look at it from embarrassing angles
< Mystery solved. Mostly.
< The elbow. It was the elbow.
= showcase
> Smile. Nobody knows the steps but us.
- And some of us are guessing, so smile wider
- One more run, and this time everyone turns left
< If lost, jazz hands.
< The other left.
= showcase
> “From the top” is a love language.
- We say it often. We say it when you’re lying down
- Again, but smiling. Again, but together. Again
< We love you. From the top.
< Last time. That’s a lie.
= photo
> Chin down, toes pointed, stop breathing. Lovely.
- You hold it, we hold it, everyone holds it. Got it
- One of these will be you with your eyes open
< You may breathe now.
< Breathe. Blink. Next.
= men
> Real men point their toes.
- They also hold planks, spin a bit, and ask where the grip goes
- It looks like play and feels like moving a piano
< Toes, gentlemen. Toes.
< Pointed. Both of them.
= men
> Bench press talks. Poles listen.
- Then they hold you up by one elbow and ask how that’s going
- Pull, hold, invert, sit down quietly for a moment
< Come and be humbled.
< It’s going fine. Thanks for asking.
= prenatal
> Dancing for two. Napping for three.
- We move gently, breathe a lot, and nobody suggests names
- Sway, stretch, sit down whenever somebody kicks
< Bring the passenger.
< Waddle over.
= postnatal
> Remember your core? It remembers you, vaguely.
- We reintroduce you gently. There may be awkward silences
- You two lost touch for good reasons. One of them is asleep, hopefully
< Take it easy on each other.
< Long time no brace.
= contemporary
> Roll on the floor. Call it longing.
- Reach for something. Don’t get it. That’s the dance
- Fall, recover, look at the ceiling as if it owes you an answer
< The ceiling never writes back.
< Longing is welcome.
= acro
> Trust me, says someone standing on your knees.
- They’re right, though. We check the feet twice
- One of you flies. One of you says “fine” through your teeth
< Bring someone you’d like to keep.
< You can let go of that breath.
= circus
> So you want to run away with the circus.
- Start small: hang from something, wobble, bow
- No lions, just Latin names for getting stuck
< Running not required.
< Back in time for dinner.
= openlevel
> From “what” to “watch this”, all in one class.
- Some float, some hang on, all snort at the same jokes
- You do your version, we clap for your version
< Bring your version.
< Both answers are correct.
= class
> Your horoscope said to try something new.
- You move, you laugh, Mercury does as it likes
< The stars said come.
= class
> You could stay home. You’ve seen home.
- Here there’s music, company, and no dishes looking at you
- Move badly, then better, then hungry
< Home will wait up.
< The sofa has been informed.
`;
