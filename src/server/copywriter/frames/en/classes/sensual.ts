// size: data, a block for each family
/** See `parse.ts` for the form. */
export const sensual = `
teens
> Find the move that feels like you: *
> Music on, shoulders down, you: *
- Try it, feel it, make it yours
< Move like nobody else.
< Your music, your way.
prenatal
> Two heartbeats, one soft rhythm: *
> Soft circles, long breaths, the two of you: *
- Move gently, listen inward, rest whenever you like
- Nothing to push, everything to feel
< Breathe. You are both welcome.
< Come and be carried a while.
postnatal
> Come home to your body, gently: *
> A little while that belongs to you: *
- Slow, kind movement from the core outward
< Take this time. It is yours.
< Gently does it.
seniors
> You know your body. Come and enjoy it: *
> Unhurried, grown-up, gloriously yours: *
- Turn, hold, stretch, and take all the time you like
< You have nothing to prove.
< Take your time. Enjoy it.
inclusive
> Every curve has something to say: *
> Feel at home in your own skin: *
> All of you, moving, exactly as you are: *
- Every move in the version that feels good on you
- Come to feel your body, not to hide it
< Your body knows. Let it show.
< Take up space. Beautifully.
party
> Make the bride blush: *
> Your favorite people, one slow song: *
- A little routine to learn together, as bold as you like
- Laugh first, then let your hips do the talking
< Bring the ones who make you blush.
< For the bride, with a wink.
private
> All eyes on what you want: *
> Your song. Your body. Your own time: *
- Tell us what you long to learn, and we begin there
- Nobody to compare with, nobody to hurry you
< Tell me where to begin.
< Take all the time you want.
workshop
> Stay with one feeling a little longer: *
> More time to sink into every detail: *
- One theme, explored slowly, from every side
< Come and go deeper.
< Sink in and stay a while.
showcase
> Let them feel what you feel: *
> Every glance, every pause, on purpose: *
- Run it, breathe, and mean every second of it
< Hold their gaze.
< Make them hold their breath.
practice
> You, your playlist and no one counting: *
> Time to play with what you love: *
- Come back to a move and let it melt into your body
< Do what feels good.
< Take it at your own tempo.
silks
> Wrapped in silk, held in the air: *
> Let the fabric hold you: *
> Soft fabric, slow breath, your feet off the floor: *
- Wrap, lean back and feel the fabric take your weight
- Sink into the silks, then pour yourself out of them
< Let yourself be wrapped.
< Lean back. It holds you.
hoop
> Lean back. The hoop has you: *
> A circle to curl into: *
> Hang from a curve, soften, breathe: *
> Hang from it like a held breath: *
- Slide into the ring, arch back and let your arms fall open
- Curl up in the hoop, then unfold one line at a time
- Cool ring, warm skin, and all the time you want
< Come and curl into the circle.
< Lean back and let it turn.
< Let the circle have you.
trapeze
> Let the bar hold you. Let the rest go: *
> Rock, lean, and let the air do the rest: *
- Sink under the bar, hang long and feel the swing
< Lean into the sway.
< Let the swing carry you.
chair
> Take a seat. Take your time: *
> A chair, a slow turn, a long look: *
> Sit down like you mean it: *
- Cross a leg, lean back, make them wait for the next move
- Slide off the seat as slowly as you dare
< Save your best look for the chair.
< Sit down. Slowly.
burlesque
> One glove at a time: *
> The tease is in the waiting: *
> Shimmy, glance, and let them wonder: *
- Walk, pause, look back: the art of taking your time
- A shoulder, a smile, a secret you keep
< Leave them wanting.
< Tease. Smile. Walk away.
twerk
> Let your hips answer the bass: *
> Feel the bass in your hips: *
- Drop low, loosen up, and let the rhythm shake you
< Let it shake. Let it go.
< Bring your hips. They know why.
exotic
> Lower. Slower. Look up: *
> All hips, all hair, all yours: *
> Slow down until they can feel it: *
- Slides, rolls and a gaze that takes its time
- Move close to the floor and closer to yourself
< Own the slow ones.
< Hips first. Thoughts later.
heels
> Heels on. Hips loose. Take your time: *
> Let every step land like a promise: *
> Longer legs, slower steps, more you: *
- Walk, roll a hip, stroke a line down your leg
- Every step a little slower than they expect
< Strut softly. They will hear you.
< Slow steps. Long looks.
lowflow
> Melt down and stay there a while: *
> Slow, low and close to the floor: *
> Let it pour out of you: *
- Roll through the hips, trail a hand, sink into the floor
- One slow wave after another, never in a hurry
< Sink in. Stay low.
< Slower. There. Like that.
floor
> Let the floor catch every curve: *
> Melt into the floor, rise like a wave: *
- Roll, reach, trail a fingertip along the floor
- Fall slowly, land softly, rise when you are ready
< Give the floor your weight.
< Down here, there is no rush.
handstand
> Breathe out and balance there: *
> Everything turns quiet upside down: *
- Feel your palms, your breath, the stillness in between
< Breathe. Float. Stay.
acro
> Lean in. Somebody has you: *
> Trust is a feeling. Come and feel it: *
- Lean on somebody’s balance and learn to soften
< Lean in a little further.
< Let yourself be held.
choreo
> One song, and your whole body in it: *
> Learn it slowly. Dance it like a secret: *
- Phrase by phrase, until the song is under your skin
- Less counting, more skin, more song
< Feel this one with us.
< Let the song undress the steps.
spin
> Let go of the floor. Let the pole hold you: *
> One slow turn, and the world goes soft: *
> Hold on, lean out, exhale: *
> Round once, slowly, and again: *
> Weightless for as long as you hold your breath: *
- Lean away from the pole until it turns you like a slow dance
- Hook a knee, lean out, and come down as soft as breath
- Your feet leave first, your thoughts soon after
- Open a leg, soften a shoulder, let the turn take its time
< Lean out and let it turn.
< Let go. Softly.
< Come round slowly.
< Feel the floor let go.
spinpole
> Close your eyes. The pole turns for you: *
> Dizzy in the best way: *
> One push, and the whole world blurs: *
- Open up and it slows, curl in and it quickens, like a pulse
- The pole moves, and you melt around it
< Let it turn you.
< Give in to the turn.
static
> The pole stays still. You don’t have to: *
> Skin to steel, slow and sure: *
- You make every turn yourself, as slowly as you like
< Hold on. Feel everything.
tricks
> Hold your breath. Hold that shape: *
> The moment your hands let go: *
- Wrap, squeeze, lean back, and feel that you are held
- From the first touch to the last slow line
< Come and lean all the way back.
< Trust your skin. It holds.
polefit
> Warm skin, deep breath, one more climb: *
> Feel every muscle wake up: *
- Pull, hold, breathe out, and feel the heat spread
< Get warm with us.
< Feel it everywhere.
conditioning
> Feel the heat rise, breath by breath: *
> Slow strength. Deep breath. Warm skin: *
- Hold it, shake a little, breathe through it
< Come and feel your own power.
< Stay with the heat.
stretch
> Breathe out. Sink a little deeper: *
> Give your body what it has been asking for: *
> Long, slow and deliciously warm: *
> Slow is the whole point: *
- Soften the hips, open the back, let the breath do the work
- Stay in each stretch until something lets go
- A hand on your own hip, a breath, a little more room
< Melt a little more.
< Exhale. Let it open.
< Give it one more breath.
restore
> Lie down, breathe out, stay there: *
- Long holds, heavy limbs, and a breath that takes its time
< Sink a little, then stay.
yoga
> Inhale slowly. Exhale everything else: *
> Drop into your breath, and stay: *
- Slow shapes, long breaths, a body that softens
< Come back to your breath.
< Rest in your own skin.
contemporary
> Let the feeling move first: *
> Fall, catch your breath, fall again: *
- Let the weight drop, let the music lift it
< Feel it, then move.
< Let the music have you.
flow
> One breath, one wave, no edges: *
> Let one move melt into the next: *
> Stop counting. Start feeling: *
- Slide out of one shape and into the next, like honey
- The in-between is where it gets good
< Stay in the flow.
< Melt with the music.
circus
> Step into the ring and feel it spin: *
- Turn, balance, play with the rhythm in your hips
< Let the rhythm hold you.
straps
> Wrapped, lifted, held: *
- Wind in, hang still, let your body fall long
< Let it hold you.
salsa
> Closer. Now listen to the rhythm: *
> A hand on the back, a step closer: *
- Hips that answer, steps that listen, a look that stays
< Follow the hips.
< One more song. A little closer.
photo
> Look into the lens. Take your time: *
> Hold that look: *
- Find your line, your gaze, and the pose that feels like skin
< Hold still. Beautiful.
intro
> The first touch is the one you remember: *
> Come curious. Leave glowing: *
> A first time should be this gentle: *
> Nervous is allowed. So is enjoying it: *
- We go slowly: a step, a breath, a first soft move
- Nobody expects anything of you but a little curiosity
- Hands on, shoulders soft, one slow walk around the pole
< Let us be your first.
< First times can be this sweet.
< Let it surprise you.
intermediate
> You know the moves. Now feel them: *
- What you know, smoother, softer, slower
< Take it deeper.
advanced
> Make the hard things look like breathing: *
> Strength, poured slowly: *
- Hold longer, lower slower, let the line linger
< Make it look like nothing.
< Slow it down. If you can.
openlevel
> Wherever you are, start with your breath: *
- The same song for everyone, a different depth for each
< Come exactly as you feel.
men
> Slow is a kind of strength: *
> Power, unhurried: *
- Hold, lower, roll a shoulder, and take your time with it
< Slow down. Own it.
< Strength, with feeling.
pole
> You, the pole and a slow song: *
> Walk around it. Let it wait: *
> Cool steel, warm skin: *
> Let your hips decide where the song goes: *
- A slow walk, a turn, a hip that finishes the line
- Let the pole take your weight and the song take the rest
- Walk, lean, hold, and let your breath set the tempo
< Give it your weight.
< One slow turn at a time.
< Lean in. It holds.
told
> {Line}. Take your time: *
> {Line}. Let it sink in: *
> {Steps} Exhale. *
> Slowly now. {Steps} *
> {Steps} Sigh. *
> {Steps} No rush. *
> {Do}. Slowly does it: *
> {Learn}, unhurried: *
> {Learn}, and nowhere to hurry: *
> {Ease}. Just breathe: *
> {Ease}. Take your time: *
> {Learn}. Stay a while: *
> {Learn}, danced on the exhale: *
> {Ease}. Come closer and see: *
> {Steps} Breathe. *
- {Learn}, as slow as you like
- {Learn}, and all the time in the world
- {Learn}, with a breath in between
- Slowly, you {do}
- You learn to {do}, one breath at a time
- {Ease}. Just breath, skin and a little curiosity.
- {Ease}. Come as you are and soften.
- You leave with {leave} and a slower pulse
- {Way}, with time to feel every move
- {Ease}. Only time, and a song.
- {Do}, as slow as honey
- {Learn}, and no reason to rush
- {Learn}, soft and unhurried
- {Do}, and feel every moment of it
- {Ease}. Listen to your breath, that’s all.
- {Ease}. Let the music do the rest.
- {Ease}. Your breath knows the way.
- {Ease}. Let your shoulders drop first.
- {Learn}, each one a long exhale
- You {do}, and let it last
< Come and {step}.
< Breathe in. {Step}.
< Leave with {leave}.
`;
