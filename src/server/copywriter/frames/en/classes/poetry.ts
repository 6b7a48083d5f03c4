// size: data, a block for each family
/** See `parse.ts` for the form. A couplet's lines are parted by ' / '. */
export const poetry = `
teens
> You want to fly? We know the way: / *, come up and play
> A bit of nerve, a lot of fun: / *, for everyone
- Try it, fall, and try again, / count to three, and maybe ten
< Find your crew, they’re waiting too.
prenatal
> Two hearts, one slow and gentle sway: / *, you lead the way
> A quiet song for two to share: / *, moved with care
- A breath for you, a breath for two, / a slow soft circle rolling through
< Rest and sway the gentle way.
postnatal
> A gentle way to start again: / *, breathe in till ten
- A little breath, a little more, / rising softly from the floor
< Slow and kind, body and mind.
seniors
> The years have taught you how to dare: / *, with time to spare
> A turn or two, a glint, a grin: / *, where wonders begin
- A steady hand, a lifted chin, / it’s never late for a first spin
< Come and show the years can glow.
inclusive
> Round as the moon and bold as the sea: / *, let it be
> A shape like yours was made to shine: / *, line by line
- Every curve has room to play, / every body knows its way
< Shine your way, come and stay.
party
> She’ll say “I do”, but first she’ll sway: / *, the bride’s own day
> A toast, a tune, a twirl, a cheer: / *, her friends all here
- A little dance for the bride to learn, / and every friend shall have a turn
< Raise a cheer, the bride is here.
private
> A song for one, a patient eye: / *, take your time and try
> Ask what you never dared to ask: / *, one single task
- Your own questions, one by one, / and time enough till each is done
< Just for you, start to breakthrough.
workshop
> One thread to follow, fine and long: / *, one theme, one song
- We take a thing apart with care / and find the secret hiding there
< Follow the thread and forge ahead.
showcase
> The curtain waits, the heart beats fast: / *, rehearsed at last
> One more run and one more bow: / *, the time is now
- Lift your chin and find your place, / wear the story on your face
< Take a bow, you’re ready now.
practice
> Nobody counts, nobody leads: / *, each move it needs
> Your time, your tune, your own old song: / *, all along
- Once for the hands and once for the feet, / and once again until it’s sweet
< Play your song all day long.
silks
> The fabric falls, the fabric holds: / *, wrapped in folds
> Climb a river made of air: / *, we’ll meet you there
- A wrap, a fold, a breath, a fall, / the silk will hold you through it all
- Wind the silk around your knee / and lean back slowly, light and free
< Let it unfold, the silk will hold.
hoop
> A ring of moon hung in the air: / *, sit up there
> A circle turns and so will you: / *, and see the view
- A knee, a lean, an open arm, / the hoop will hold you safe from harm
- The circle hums, the floor lets go, / you float above the world below
< Round and slow, up you go.
trapeze
> A bar, a swing, a bit of sky: / *, and up you fly
> Swing out wide and swing back in: / *, let it begin
- Hang by your hands, then hang by your knees, / rocking as light as a leaf in the breeze
< Swing up high and brush the sky.
chair
> An empty chair, a song begun: / *, two partners, one
> Sit down, lean back, and turn your head: / *, no more is said
- Four legs that wait and two that sway, / a seat that has so much to say
< Take a seat and feel the beat.
burlesque
> A glove, a glance, a breath, a pause: / *, and then applause
> A feather’s tale, a wicked smile: / *, stay a while
- A shoulder says what lips will not, / a wink can tell them quite a lot
< Tease and turn and watch them burn.
twerk
> The bass drops down, the hips reply: / *, give it a try
- Bend your knees and find the beat, / it starts in your hips and ends in your feet
< Drop down low and let it go.
exotic
> Hair like rain and hips like fire: / *, low desire
> Slow as smoke along the floor: / *, and then once more
- A slide, a look, a leg drawn long, / the pause that answers to the song
< Down you go, bold and slow.
heels
> A click, a sway, a longer line: / *, heel and spine
> Hear the rhythm in your stride: / *, walk with pride
- Step by step the music grows, / from the hip down to the toes
- A slow long line, a sharper beat, / a story written by your feet
< Chin up high and saunter by.
lowflow
> The tide is low, the song is slow: / *, down we go
> Soft as waves that reach the sand: / *, hip and hand
- A roll, a wave, a long exhale, / a slow and winding, floor-bound tale
< Sink down low and find the flow.
floor
> Fall like rain and rise like mist: / *, roll and twist
> The floor is kind, the floor is wide: / *, come and slide
- Lay it down and let it roll, / from fingertip to very sole
< Down you go, soft and slow.
handstand
> The floor’s above, the sky’s below: / *, up you go
> Put your palms where feet would be: / *, wild and free
- A kick, a wobble, then you’re there, / two hands on earth, two feet in air
< Feet up high, toes to the sky.
acro
> You be the tree, I’ll be the bird: / *, without a word
> Lean on me, I’ll lean on you: / *, made for two
- A hand to hold, a foot to fly, / one stays below, one climbs up high
< Trust and fly, you and I.
choreo
> One song to learn, one song to keep: / *, where counts run deep
> First the counts and then the soul: / *, piece by piece a whole
- Line by line we learn it through, / until the song belongs to you
- Eight by eight the story grows, / from the first step to the final pose
< Learn it by heart, dance every part.
spin
> The floor lets go, the air says stay: / *, we turn away
> One small step and round you go: / *, soft and slow
> Hold on tight and lift your toes: / *, and round it goes
> Let the floor fall out of mind: / *, leave it behind
- A step, a swing, a circle drawn, / you land before the song has gone
- A hand, a hook, a breath, a turn, / the softest landing left to learn
- One foot free and one foot near, / a turn, a glide, and no more fear
< Round and round, then touch the ground.
< Turn with grace, land in place.
< Once around, then kiss the ground.
spinpole
> The pole turns round, the world turns too: / *, and in it you
> Tuck in quick and open slow: / *, round we go
- Close your arms, the world runs fast, / open wide and make it last
< Round and free, turn with me.
static
> The pole stands still, the body flies: / *, watch it rise
> It will not turn, so you will do: / *, the swing is you
- A step to start, a swing to soar, / a line that brushes past the floor
< Still it stands, turn in your hands.
tricks
> Upside down the world makes sense: / *, no pretense
> Hands let go and still you stay: / *, learn the way
- A hook, a grip, a leap of trust, / polish the lines and shake off the dust
- Bit by bit and hand by hand, / up you go and down you land
< Learn the trick, make it stick.
polefit
> Climb and breathe and climb some more: / *, up from the floor
> A beat, a pull, a burst of will: / *, up the hill
- Pull and hold and breathe and climb, / one more round and one more time
< Up you climb, one more time.
conditioning
> Strength is grown, not found, not lent: / *, effort well spent
> Pull and hold and breathe and rise: / *, before your eyes
- The quiet work that no one sees / will hold you later with such ease
< Hold it long, breathe it strong.
stretch
> Slow as a flower finds the sun: / *, no need to run
> Breathe out the day and lengthen the line: / *, hip and spine
- A longer breath, a softer spine, / a hip that opens, line by line
- Reach a little, rest a while, / meet your toes and make them smile
< Breathe and bend, reach and extend.
restore
> Lay down the week, lay down the day: / *, rest and stay
- A slower breath, a softer hold, / and all the quiet you can fold
< Breathe out slow and let it go.
yoga
> Breathe in the quiet, breathe out the day: / *, soften and stay
> A slower breath, a softer gaze: / *, unhurried ways
- Let the breath come, let it go, / soft above and calm below
< Still and slow, let it go.
contemporary
> What has no words can still be said: / *, from foot to head
> Fall and float and fall once more: / *, from sky to floor
- A reach for something out of sight, / a fall that turns into a flight
< Fall and rise and close your eyes.
flow
> One move becomes the next, then more: / *, from air to floor
> Like a river, like a song: / *, come along
> No need to count, no need to know: / *, and let it flow
- A turn becomes a wave, a fall, / and music runs beneath it all
- One long breath from start to end, / where every edge begins to bend
< Breathe and go, let it flow.
circus
> The tent is up, the drums begin: / *, the ring, the spin
- Toss it high and catch it low, / bow to the moon and start the show
< Bow and spin, let it begin.
straps
> Two ribbons hold you by the wrist: / *, a rising twist
- Wind and rise and hang there, still, / a leaf that’s held by its own will
< Rise and stay, hang and sway.
salsa
> A step, a turn, a hand held tight: / *, the beat is right
> The hips can hear what feet forget: / *, you’re not done yet
- Quick and quick and then one slow, / the hand will tell you where to go
< Feel the beat and trust your feet.
photo
> A breath, a shape, a shutter’s blink: / *, quicker than you think
- Hold the line a moment more, / a foot in the sky, a hand near the floor
< Hold it, stay, click away.
intro
> A hand, a step, a breath, a start: / *, with shaking heart
> You need not know, you need not fear: / *, it all starts here
> A first small step, a first small fly: / *, come and try
- Hold on once and step around, / feel how the foot forgets the ground
- Nobody knew when they began, / we show you how, and then you can
< Hold on tight and start out light.
< Come and try, and you will fly.
intermediate
> You know the start, now learn the rise: / *, brand new skies
- Upside down and calm inside, / a longer line, a smoother slide
< Rise and see how it can be.
advanced
> Higher than fear and slower than flame: / *, you know your name
> What once was hard is now your art: / *, steady heart
- A lift, a line, a slow descent, / all that power gently spent
< Rise and hold, calm and bold.
openlevel
> Bring what you know and come along: / *, one shared song
- Some will soar and some will sway, / each one finds another way
< Big or small, a place for all.
men
> A grip, a lift, a steady hand: / *, take your stand
> Strength that sways and strength that sings: / *, and gives it wings
- A heavy climb, a lighter fall, / the pole will answer to it all
< Hold on tight and take to flight.
pole
> Hold on tight and let it start: / *, hand and heart
> A line of steel, a curve of you: / *, and music too
> The pole stands tall, the song is slow: / *, up we go
> Hands on steel and feet on air: / *, meet us there
- Hand over hand and heart over head, / the body will say what cannot be said
- A climb, a turn, a soft descent, / a song that’s over, a breath well spent
- A grip, a sigh, a gentle swing, / and even heavy hearts take wing
< Hold on, sway, and fly away.
< Climb up high and touch the sky.
`;
