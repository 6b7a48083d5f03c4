// size: data, a block for each family
/** See `parse.ts` for the form. */
export const artistic = `
teens
> Your own style starts as a scribble: *
> Make something nobody has seen: *
- Try shapes, mix them up, put your name under them
< Sign it with your own move.
prenatal
> A portrait of two, in slow movement: *
- Round lines, soft strokes, plenty of white space
< Draw gently, both of you.
postnatal
> Redraw yourself in soft pencil: *
- Light strokes first, from the center outward
< One soft line at a time.
seniors
> A mature work, still in progress: *
> The late works are the bold ones: *
- Sure lines, warm colors, nothing left to prove
< Add another layer.
inclusive
> Every body is a composition: *
> Round lines, bold shapes, real people: *
- No standard frame: the movement is drawn to fit you
< You are the artwork.
party
> A group portrait of the bride: *
- Everyone adds a pose, and she signs the picture
< Strike your pose around her.
private
> A commission, and you choose the subject: *
> Face to face with your own movement: *
- Bring a sketch of an idea, and we work it out together
< Make it your own piece.
workshop
> Come into the atelier: *
> One subject, many studies: *
- Take one idea apart and compose it anew
< Work it until it speaks.
showcase
> The final varnish before the opening: *
> Last strokes before the curtain: *
- Timing, focus, faces: we put the whole picture together
< Put the last stroke on it.
practice
> Bring your own sketch: *
> A blank page with a pole in it: *
- Sketch, erase, repeat, keep what surprises you
< Leave a few good lines.
silks
> Fabric falls. Draw with it: *
> Two brushstrokes hanging in the air: *
- Wrap a line, release a shape, let the cloth finish the sentence
- The fabric is your paint, the air your canvas
< Paint the air with cloth.
< Let the fabric fall into line.
hoop
> A circle is a frame. Be the picture: *
> One circle, one body: *
> Compose yourself inside a circle: *
> Negative space, with you in it: *
- Bend a line around the ring and hold the negative space
- Every pose in the hoop is a still life that breathes
- Break the circle with one long leg
< Fill the frame.
< Draw your arc.
< Hold still, like a drawing.
trapeze
> A horizontal line, and you hang the rest: *
- Swing, suspend, hold: a mobile with a heartbeat
< Hang yourself in the picture.
chair
> Still life with chair. Then you move: *
> A chair, a body, a question of angles: *
- Lean, drape, break the line, sit back into the frame
- The chair is your set, your partner and your frame
< Sit for your own portrait.
< Break the still life.
burlesque
> Theater in a single gesture: *
- A character, a walk, a reveal composed to the second
< Play the part to the end.
twerk
> Percussion for the hips: *
- Accent, echo, accent: you play the beat from below
< Be the bass line.
exotic
> Ink-dark lines, drawn close to the floor: *
> Draw long lines with hair and hip: *
- Curve, slide, contrast, and a pause for the eye
< Draw it low, draw it long.
heels
> The leg is a line. Extend it: *
> Draw your signature in steps: *
- A point, a line, a curve of the hip, and the sentence is complete
- Sharp strokes with the heel, soft ones with the hip
< Sign the floor with every step.
< Let the line walk.
lowflow
> Charcoal on the floor, soft and slow: *
- Smudge one shape into the next and stay low
< Draw it slowly.
floor
> The floor is your largest canvas: *
> Leave a line wherever you roll: *
- Weight, release, spiral, and a line that rises again
- You print yourself on the floor and peel off again
< Leave your print.
< Draw across the whole page.
handstand
> Turn the picture upside down: *
> A vertical line, drawn from the wrists: *
- Stack, balance, erase what you don’t need
< Hold it, feet first.
acro
> A sculpture for two, always moving: *
> Two bodies, one composition: *
- Weight, counterweight, and the shape in between
< Find the shape between you.
choreo
> Set a song to movement, line by line: *
> From the first sketch to the full picture: *
- Phrase, accent, silence: you learn to read the song
- Sections first, then transitions, then your own color
< Dance what you hear.
< Color it in your own way.
spin
> Draw your first circle in the air: *
> One turn is one clean brushstroke: *
> A circle with no pencil: *
> Trace the air with one foot: *
> The arc comes first, then the name: *
- Step in, open the line, close it with a quiet landing
- Your leg draws the arc, your landing sets the full stop
- Extend, turn, suspend: three strokes, one gesture
- Look for the shape between two points of the circle
< Close the circle.
< Sign it with a landing.
< One stroke. Then another.
spinpole
> Kinetic sculpture, and you are it: *
> A shape that shows every side: *
- Change one angle, and the whole figure turns into another
- Hold the shape, and let the turning show it
< Let it turn in the light.
< Show every side.
static
> A fixed axis. You are the movement: *
- The pole stands, and you draw around it
< Draw around the axis.
tricks
> Balance, contrast, risk: *
> Compose a shape no one expects: *
> Upside down, every line reads anew: *
- Study the entry, hold the shape, design the exit
- Grip is the technique, the line is the art
< Frame it and hold.
< Draw the impossible line.
polefit
> Every artist needs a strong hand: *
- Push, pull, hold: training for bolder lines
< Train the hand that draws.
conditioning
> The craft beneath the art: *
> Before the line, there is the work: *
- Strength is the pencil. Here you sharpen it.
< Sharpen the pencil.
stretch
> Longer lines begin here: *
> Widen the canvas: *
> Make the drawing larger: *
- Soften the spine, lengthen the line, breathe into the space
- Every inch of range is another color to use
- Slow strokes for the back, fine ones for the hips
< Lengthen your line.
< Make room for longer lines.
< Draw it a little longer.
restore
> Let the page stay empty for a while: *
- Soft shapes, long pauses, and a breath to frame them
< Rest in the white space.
yoga
> Breath as a line, stillness as a shape: *
- Compose the body, let the breath do the shading
< Breathe life into the line.
contemporary
> Write it with the whole body: *
> Weight, breath, gesture, silence: *
- A fall becomes a phrase, a phrase becomes yours
< Say it without words.
flow
> One line, never lifting the pencil: *
> Improvise the drawing as you go: *
> One shape runs into the next, like watercolor: *
- Let one shape bleed into the next, and follow the edge
- You listen, you move, and the picture draws itself
< Don’t lift the pencil.
< Let the colors run.
circus
> Draw loops in the air: *
- Rhythm, object, body: three lines, one picture
< Sign the ring.
straps
> A body, suspended like a comma: *
- Hang the weight, shape the silence
< Hold the pause.
salsa
> Two dancers, one line of music: *
- Accents in the feet, brushwork in the hips
< Color the beat.
photo
> A moving thing, held for one frame: *
> Composed of you and air: *
- Angle, line, and the second when all of it agrees
< Hold that line. Click.
intro
> Your first line on an empty page: *
> Every artist begins with a scribble: *
> Make a mark: *
- A grip, a step, a turn: the primary colors of pole
- No talent needed to begin, only a first line
< Draw the first line.
< Begin with a sketch.
intermediate
> You know the colors. Now mix them: *
- Connect the shapes you know and draw longer lines
< Add depth.
advanced
> Where technique turns into signature: *
> Big gestures, fine control: *
- Power in the arms, silence in the face, a line to the last toe
< Leave your signature.
< Make it a masterpiece in progress.
openlevel
> One theme, as many pictures as people: *
- The same phrase, in everyone’s own handwriting
< Bring your handwriting.
men
> Heavy material, fine lines: *
> Sculpture, with a grip: *
- Mass, lift, balance: you learn to shape all three
< Shape it.
pole
> One vertical line. Compose around it: *
> A pole, a body, negative space: *
> Steel is the line. You are the curve: *
> Vertical, horizontal, you: *
- Circle it, climb it, break the line with your own
- Each shape is held by grip and finished by a fingertip
- Hang a line, bend it, let it go
< Draw yourself around it.
< Be the curve.
< Draw upward.
told
> {Line}, drawn in the air: *
> {Line}. Now add your own line: *
> {Line}. A study: *
> {Steps} Sign it. *
> {Steps} That’s the sketch. *
> {Steps} Frame it. *
> {Steps} Now in your own style. *
> {Learn}, as a study: *
> {Do}. There’s your line: *
> {Ease}. Just a blank page: *
> {Steps} Step back and look. *
- {Learn}: the lines you draw with
- {Learn}, in your own handwriting
- {Learn}, composed into something of your own
- You {do}, and sign it with your own style
- {Do}, and look at the line you’ve drawn
- {Ease}. Bring a blank page.
- {Ease}. An eye for lines is enough.
- You leave with {leave}, signed by you
- {Way}, from first sketch to finished line
- {Ease}. Every picture starts empty.
- You {do}, line by line
- {Learn}, from outline to color
- {Ease}. Your own handwriting will do.
- {Do}, then sign your work
< {Step}. Sign it.
< Come and {step}. In your own style.
< Sign {leave}.
`;
