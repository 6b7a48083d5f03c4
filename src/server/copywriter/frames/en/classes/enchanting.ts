// size: data, a block for each family
/** See `parse.ts` for the form. */
export const enchanting = `
teens
> Your superpower starts right here: *
> Every hero learns to fly somewhere: *
- Learn the trick, share the magic, cheer each other on
< Come and find your magic.
prenatal
> A lullaby in movement, for two: *
> Cradle the little wonder: *
- Sway, breathe, and listen to the small magic within
< Be gently carried, both of you.
< A soft place for the two of you.
postnatal
> A gentle spell to call you back: *
- Breath by breath, your own strength finds its way home
< Welcome back, gently.
seniors
> Magic keeps. So have you: *
> Some sparkle only gets brighter: *
- A turn, a hold, a little glow that you had forgotten
< Shine the way you do.
inclusive
> Every body holds its own magic: *
> You were always made to shine: *
- A move for every shape, and wonder in each
< You are the enchantment.
party
> Once upon a bride: *
> A fairy tale, with her best friends in it: *
- A little dance, a lot of sparkle, a tale to tell at the wedding
< And they laughed ever after.
< For the bride, with love.
private
> Three wishes. One teacher. All yours: *
> Whisper which move you dream of: *
- Name your wish, and we conjure it step by step
< Your wish comes first.
workshop
> An open spellbook, page by page: *
- One secret, unfolded slowly, until it is yours
< Learn the whole spell.
showcase
> The stage is about to come alive: *
- One more run, and the magic holds
< Let them gasp.
practice
> A quiet place to work your magic: *
> Practice is how the spell holds: *
- Say the charm again and again, until it works
< Come and try your wings.
silks
> Wrap yourself in air and wonder: *
> Ribbons in the sky, and you in them: *
> Woven into the air: *
- Wrap, lean, and the silk blossoms round you
- A cocoon first, and then wings
< Unfold your wings.
< Let the silk work its magic.
hoop
> Step into the ring and leave the ground: *
> Sit in the moon for a while: *
> A circle of air, and you inside: *
> A halo you can sit in: *
- Slip into the hoop, let it turn, and watch the world go soft
- A mount, a breath, and there you are, afloat in a ring
- The ring sways, and the world hums along
< Your moon is waiting.
< Float a while.
< Drift in a ring of air.
trapeze
> A swing that remembers how to fly: *
- Lift your feet, and the air takes over
< Come and catch the air.
chair
> The chair only looks ordinary: *
> Watch a chair come alive: *
- You touch it, it answers, and suddenly you are two
- A lean, a turn, and the plain old chair has a part to play
< Cast your spell, sitting down.
< Sit, and let it begin.
burlesque
> A feather, a smile, and they are yours: *
> Charm is a kind of magic: *
- A glance casts it, a pause seals it
< Bewitch them with a wink.
twerk
> Under the spell of the bass: *
- The beat drops, and your hips know the magic word
< Let the rhythm charm you.
exotic
> Bewitching, from the floor up: *
> Slow spells, cast with the hips: *
- A sweep of the leg, a look, and the spell is cast
< Leave them spellbound.
heels
> Put them on, and something changes: *
> Cinderella would stay for this: *
> Every step casts a little spell: *
- A heel, a turn, a line of leg, and heads do too
- Come as yourself, strut out as a fairy tale
< Glide in. Sparkle out.
< Bring your glass slippers.
lowflow
> Low tide, slow tide, magic tide: *
- You sink, you swirl, you surface somewhere new
< Drift in and stay.
floor
> Even the floor lends you wings: *
- You fall like a petal and rise like mist
< Rise like morning mist.
handstand
> Hang the world upside down: *
> For one breath, weightless: *
- Hands to the earth, feet to the stars, and hold
< Stand among the stars.
acro
> Somebody lifts you, and you fly: *
- Two balances make one small miracle
< Come and be lifted.
choreo
> A song that turns into a story: *
> Learn the steps. Wake the story: *
- Piece by piece, until the music tells it through you
- Every count is a charm, and together they cast the spell
< Dance the story to its end.
< Let the song have its magic.
spin
> The ground lets go, and you float: *
> One turn, and you are somewhere lovelier: *
> It feels a little like flying: *
> A circle drawn on thin air: *
> The floor sleeps, and you float above it: *
- A step, a breath, and the air carries you round
- You circle down as lightly as a seed in the wind
- One hand, one wish, one wide slow circle
- You leave the ground like a leaf and land like snow
< Come and let the air hold you.
< Turn once and make a wish.
< Circle down like a feather.
spinpole
> A music box, and you in the middle: *
> Turn, little star: *
- Draw in, and it whirls. Open out, and it dreams.
- Let go of the ground and become the music box
< Let it turn you into light.
< Spin a little magic.
static
> Stillness, and then you turn: *
- No wind, no wheel, just your own small magic
< Wake the stillness.
tricks
> It looks like magic. We’ll show you how: *
> Some magic is done upside down: *
- A grip, a hook, a breath, and you hang there like a spell
- First it looks impossible, then it is yours
< Come and learn the charm.
< Abracadabra: your turn.
polefit
> Strength is a quiet kind of magic: *
- Rise, hold, glow, and rise once more
< Glow with us.
conditioning
> Where the magic gets its muscles: *
- Every pull charges the spell
< Make the magic hold.
stretch
> Unfold like something waking in spring: *
> Breathe, and let yourself bloom: *
> Like ivy finding the light: *
- Soft shoulders, open hips, a spine like a willow
- Each breath opens another small door
- Every exhale loosens a tiny knot of stardust
< Bloom a little.
< Unfold, petal by petal.
< Open like a flower.
restore
> Every breath a little softer: *
- The floor turns into a cloud, and you lie down on it
< Rest, and let it glow.
yoga
> A breath can be a spell: *
- Stillness settles like snow, and something opens
< Be still and glow.
contemporary
> Let a feeling grow wings: *
- You fall, the music catches you, and you drift on
< Drift where the music goes.
flow
> Like mist above a lake: *
> One long spell, never broken: *
> Let the music lift you like a leaf: *
- Each move melts into the next, and you are carried
- No edges, no counting, only a gentle current
< Let yourself be carried.
< Float where it takes you.
circus
> The tent opens. The wonder begins: *
- A toss, a spin, a gasp, and all of it yours
< Step into the wonder.
straps
> Held by a ribbon, lifted by nothing: *
- Wind, rise, hover, and the world goes hush
< Rise into the hush.
salsa
> One song, and the whole floor glows: *
- A hand, a turn, and your feet remember magic
< Dance till the spell breaks.
photo
> Catch the magic in one picture: *
- Hold your loveliest shape, and let the moment keep it
< Keep a little of the magic.
intro
> Every bit of magic has a first page: *
> Once upon a first spin: *
> Begin with a wish to fly: *
- A first grip, a first turn, and a glow you did not expect
- We take you by the hand and lift you into it
< Your first page is open.
< Make a wish and begin.
intermediate
> Now the magic turns upside down: *
- What you know takes wing, a little higher
< Rise a little higher.
advanced
> Higher magic, for those who can fly: *
> This is where gravity forgets you: *
- Drops, holds and flights that make the air stand still
< Make the air hold its breath.
openlevel
> The same stars for everyone: *
- Each of you finds a little magic at your own height
< Shine from where you are.
men
> Strength that learns to float: *
- A lift, a hold, and the heavy turns light
< Float, gentlemen.
pole
> A silver line between floor and sky: *
> Hold on, and the ground lets go: *
> A pole, a song, a little magic: *
> It begins with one light step: *
- You turn, you rise, and something in you lights up
- A climb, a breath, a view from where wishes live
- A glide around silver, a wish on the way up
< Come and leave the ground.
< Rise and shine.
< Let the silver lift you.
told
> {Line}, as if by magic: *
> {Line}, and a little wonder: *
> {Line}. Imagine: *
> {Steps} Shimmer. *
> {Steps} There’s the magic. *
> {Steps} Glow. *
> {Steps} And there is wonder. *
> {Learn}, touched by wonder: *
> {Do}, as in a dream: *
> {Ease}. Just make a wish: *
> {Steps} Was that magic? *
- {Learn}, with a little magic in between
- {Learn}, and wonder in every one
- {Learn}, each a small spell of its own
- You learn to {do}, and it feels like magic
- You {do}, and the air begins to glow
- {Ease}. A little wonder is enough.
- {Ease}. The magic meets you where you are.
- You float home with {leave}
- {Way}, until the magic holds
- {Ease}. Bring a wish.
- {Do}, light as a wish
- {Learn}, with a sparkle on top
- {Ease}. Dreaming is allowed.
- {Do}, the way one does in dreams
< Come and {step}, lightly.
< {Step}. There’s the magic.
< Float home with {leave}.
`;
