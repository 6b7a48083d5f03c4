// size: data, a block for each family
/** See `parse.ts` for the form. */
export const elegant = `
teens
> Poise is learned. Start young: *
> Fine lines, great company: *
- Good technique, taught with patience and a sense of humor
< Chin up, shoulders down, enjoy.
< A pleasure to have you.
prenatal
> Grace for two: *
> A quiet pause, for you both: *
> Gently moved, beautifully carried: *
- Soft circles, long breaths and all the rest you wish for
- Move with ease, pause whenever you please
< Do come, both of you.
< Rest is part of the art.
postnatal
> A graceful return, at your own pace: *
- Careful, considered movement from the core outward
< Be kind to yourself. We shall be.
seniors
> Elegance has no age limit: *
> Poise, perfected over decades: *
- Measured turns, assured holds, excellent company
< Experience becomes you.
< It has never suited you better.
inclusive
> Grace comes in every size: *
> Beautiful lines, on every body: *
- Each move is fitted to the one who dances it
< Made to your measure.
< Grace suits you.
party
> Something graceful for the bride-to-be: *
> A toast to good friends and good posture: *
- A short routine, learned together and bowed to at the end
< Raise a glass, point a toe.
< To the bride. And her poise.
private
> Tailored to you, and no one else: *
> Undivided attention, unhurried progress: *
- Your questions first, then every detail that answers them
- One teacher, one student, one detail at a time
< It is made to measure.
< The floor is yours alone.
workshop
> The finer points, at leisure: *
> Time for what a class must skip: *
- One theme, studied closely from first step to final line
< Come for the details.
< Detail rewards you.
showcase
> The final polish: *
> Every entrance, every exit, in place: *
- From the first step on stage to the final bow
< Polish it once more.
< Bow. You have earned it.
practice
> Refinement takes repetition: *
> Polish what you have begun: *
- Repeat the line until it needs no thought
< Polish at your leisure.
< Take whatever time it takes.
silks
> Draped, suspended, composed: *
> Cloth, air and a perfect line: *
- Wrap with care, extend slowly, let the fabric frame you
- The fabric falls, and the line stays
< Dress yourself in air.
< Let the fabric flatter you.
hoop
> A perfect circle, and you within it: *
> A portrait, framed in the air: *
> Seated in the hoop, at ease in the air: *
> Rise into the ring without a sound: *
- Lift, settle, extend: the hoop frames every line you draw
- A quiet mount, a held pose, a soft return to earth
- One toe on the ring, one hand, and the picture is complete
< Take your seat in the air.
< Your frame awaits.
< Compose yourself in the ring.
trapeze
> Suspended, and perfectly composed: *
> The art of sitting well, in the air: *
- A straight back, a pointed toe, a gentle swing
< Do take a seat above us.
chair
> Do sit down. Beautifully: *
> A seat, a line, a lifted chin: *
> Posture has never been this interesting: *
- A crossed leg, an arched back, a slow and certain rise
- The chair gives you support, you give it elegance
< Kindly be seated.
< A seat has been kept.
burlesque
> Lace in spirit, wit in every step: *
> The refined art of the tease: *
- A glove, a glance, a perfectly timed pause
< Leave them wishing for more.
< A wink, well placed.
twerk
> Even hips have technique: *
> Rhythm, studied from the hips up: *
- Isolations first, then tempo, then abandon
< With rhythm and good form.
exotic
> Slow lines, long legs, lifted gaze: *
> Seduction, with excellent technique: *
- Sweeping legs, a soft roll, a gaze that never hurries
- Every slide drawn out, every finish complete
< Unhurried. Unforgettable.
< Let the line linger.
heels
> Poised in heels, from the first step: *
> A long line begins at the heel: *
> Walk as though the floor were yours: *
- Place the foot, lengthen the leg, lift the gaze
- Balance first, then line, then a quiet swagger
< Step out with poise.
< Walk well.
lowflow
> Close to the floor, and all the finer: *
> The long line, drawn low: *
- Slow transitions, extended legs, nothing wasted
< Slowness is a luxury. Enjoy it.
floor
> The floor, treated as a stage: *
> To descend is an art: *
- Roll, extend and rise, without a sound
< Fall well. Rise better.
< Descend with grace.
handstand
> Inverted, and perfectly composed: *
> A straight line, from wrist to toe: *
- Stacked shoulders, quiet hips, pointed toes
- Balance is a detail, and details can be learned
< Composure, upside down.
< Turn your world over. Neatly.
acro
> A conversation in balance: *
> Two bodies, one clean line: *
- Support given, weight received, and a soft landing
< Balance is a courtesy.
choreo
> A piece of music, beautifully worn: *
> Every count in its proper place: *
- The phrase, the pause, the finish, each with its own care
- Learned in sections, danced as a whole
< Dance it from first count to bow.
< Every count counts.
spin
> Step, turn, land without a sound: *
> The first turn, finely drawn: *
> A turn that ends as softly as it began: *
> Leave the floor with good manners: *
> The quiet joy of a well-made turn: *
- A measured step, an open leg, a quiet landing
- Grip, swing, line, landing: each turn properly finished
- A hand above, a hand below, and a line that opens slowly
- One step in, one long line, one soft arrival
< Turn beautifully.
< Land softly. It is a habit.
spinpole
> Held, turned and displayed like porcelain: *
> In perfect rotation: *
- Draw in to quicken, open out to slow, and never rush the finish
< Turn at your own tempo.
< Revolve with grace.
static
> Stillness, and one perfect turn: *
> The pole is still. The line is yours: *
- Momentum you make yourself, a line you hold yourself
< Precision pays.
tricks
> Difficult things, done quietly: *
> The trick is to make it look easy: *
- A clean entry, a held line, a silent exit
- Technique first, applause after
< Make it look effortless.
< Finish the line.
polefit
> Strength, in good taste: *
> Exertion, elegantly done: *
- Climb with control, lower with care
< Well worked, well done.
conditioning
> Strength is what grace stands on: *
> The quiet work behind the line: *
- Controlled pulls, steady holds, impeccable form
< Form first. Always.
< Grace begins here.
stretch
> Length, line and a little patience: *
> Good lines are grown slowly: *
> Unhurried hips, an open back: *
> Ease is a discipline: *
- A long spine, an open shoulder, a breath that takes its time
- Warmed first, lengthened slowly, never forced
- Ribs soft, neck long, and nothing hurried
< Lengthen. Breathe. Linger.
< Your lines will thank you.
< A longer line, in good time.
restore
> Unhurried, from the first breath on: *
- Long holds, even breaths, and nothing to rush for
< Leave rested and unruffled.
yoga
> Stillness, beautifully held: *
> A breath, well taken: *
- Quiet shapes, steady breath, an uncluttered mind
< Breathe, and be still.
< Serenity suits you.
contemporary
> Feeling, given a form: *
> Every gesture finished, every pause meant: *
- A reach, a fall, a recovery, and nothing without reason
< Let the line speak.
flow
> One continuous line: *
> Where one move ends, the next has begun: *
- Seamless transitions and no hard edges
- The art lies in the joins
< Let nothing interrupt you.
< Flow becomes you.
circus
> The ring, with manners: *
- Rhythm, balance and a well-timed flourish
< Take your bow.
straps
> Suspended by the wrists, composed throughout: *
- Strength below the surface, calm above
< Hold the line.
salsa
> Good company, good rhythm, good posture: *
> An invitation to dance, properly: *
- A clear lead, a neat turn, a polite little smile
< May we have this dance.
< Dance well. Smile better.
photo
> Hold still. You are the picture: *
- The angle, the line, the time to find your best shape
< Hold the line, please.
intro
> A graceful way to begin: *
> Every fine dancer once held on too tight: *
> First steps, properly taught: *
- How to stand, how to hold, how to turn for the very first time
- Nothing is assumed, everything is shown
< Begin well.
< We shall begin at the beginning.
intermediate
> The basics, refined: *
> Upside down, and none the less poised: *
- Cleaner entries, longer lines, calmer exits
< Refine what you know.
advanced
> Mastery, worn lightly: *
> Power, kept out of sight: *
- Great strength, shown as great ease
- The difficult, done without haste
< Let it look effortless.
< Control is the final grace.
openlevel
> Whatever your ability, the same attention: *
- Each move offered simply, and again with a flourish
< Choose your own measure.
men
> Strength, with better lines: *
> A gentleman’s way to defy gravity: *
- Control, extension and a clean landing
< Power, politely put.
pole
> A straight pole, a curved line: *
> Poise, a few feet off the floor: *
> Weight, lifted lightly: *
> Height, held with composure: *
- A long leg, a lifted chest, a landing without a sound
- Hold with strength, finish with softness
- Shoulders low, toes long, and a steady hand
< Rise with grace.
< Lightness is a technique.
< Ascend, gracefully.
told
> {Line}, with poise: *
> {Line}, and every detail considered: *
> {Line}. Nothing more is needed: *
> {Steps} With poise. *
> {Steps} Beautifully. *
> {Steps} With grace. *
> {Steps} Effortlessly. *
> {Learn}, with care: *
> {Do}, unhurriedly: *
> {Ease}. A little poise will do: *
> {Steps} Quite lovely. *
- {Learn}, each given its proper time
- {Learn}, finished to the fingertips
- {Learn}, with care for every line
- You learn to {do}, gracefully
- {Do}, with care and composure
- {Ease}. Only a wish for beautiful movement.
- {Ease}. Good manners towards your body suffice.
- You take home {leave}
- {Way}, without haste
- {Ease}. We shall see to the rest.
- Here you {do}, one refined step at a time
- {Learn}, presented with quiet care
- {Ease}. Poise comes with patience.
- {Do}, and let every line be finished
< {Step}, beautifully.
< Come and {step}, with poise.
< Take home {leave}.
`;
