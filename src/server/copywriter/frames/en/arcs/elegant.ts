// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const elegant = `
= intro pole
> Every long line began with a small step.
- A hand placed, a heel lifted, the shoulder unhurried
- We begin with how you arrive at the pole
< Take yours.
< The rest follows.
= intro
> Nobody is born poised. It is practiced.
- Calm hands first, and then everything else
- One thing at a time, and each of them well
< Begin the practice.
< You are expected.
= intro pole
> A good entrance takes three steps.
- Look up, breathe out, and place your hand
- What comes after is surprisingly light
< Make yours.
< We’ll hold the door.
= spin spinpole
> The art of leaving the floor without a sound.
- A quiet push, a long leg, a return like silk
- Nothing hurried, not even the landing
< Return just as softly.
< Leave it well.
< Not a sound. Not a rush.
= spin spinpole
> Draw a circle with a pointed toe.
- The shoulder stays low, the line stays long
- One turn, unbroken, and back where it began
< Close it neatly.
< Let it be perfect once.
< Then sign it with a bow.
= spin spinpole
> Music box. Fine mechanism. You.
- Wound gently, turning evenly, chin quietly high
- Each turn a little smoother than the one before
< Lift the lid.
< Let the melody finish.
< And wind it once more.
= spin
> It is all in how you let go.
- The fingers last, the breath long, the toes already pointed
- A turn is only a farewell to the floor, done nicely
< Beautifully, of course.
< Fingers last.
< And in how you return.
= static
> Still as marble. Until you move it.
- All the line is yours, and all the effort hidden
- A sculpture, then, but one that breathes
< Carve something.
< Let no one see the work.
= tricks
> Strength, well dressed.
- The grip is iron. The wrist says otherwise
- What takes everything should look like nothing
< Nobody need know.
< Wear it lightly.
= tricks advanced
> Hold. And now hold it more beautifully.
- Lengthen the knee, soften the hand, release the face
- The difference is an inch and a breath
< There it is.
< That is the difference.
= advanced
> Effort is a personal matter.
- Up here there are only lines, and a calm face
- Long entries, clean exits, and nothing in between wasted
< Keep it to yourself.
< Show only the line.
= intermediate
> You have the words. Now the handwriting.
- The same moves, joined with care and finished to the fingertips
- Fewer gestures, each of them meant
< Write something lovely.
< Refine it.
= flow
> One line, drawn without lifting the pen.
- Rise, turn, fold, and never quite arrive
- The spaces between are where it becomes a dance
< Keep the ink flowing.
< End with a flourish.
= flow
> Like handwriting, but with the whole body.
- A loop, a long stroke, a dot placed with the toe
- It reads best when nothing is crossed out
< Yours, sincerely.
< Sign it.
= exotic
> Restraint is the bold part.
- One glance instead of three, one step instead of five
- Let the line of the leg do the talking
< Less. And then a little less.
< Hold something back.
= exotic
> Walk as though the music were yours.
- Unhurried, upright, the toe arriving first
- A turn of the head can be an entire phrase
< It is.
< It will wait for you.
= heels
> Stand as if you wore the good jewelry.
- Toe, ball, breath, and the hip quietly after
- Stand tall, and the room rearranges itself
< Wear it well.
< Stand. Then stroll.
= heels
> A staircase is optional. Descend anyway.
- Slow step, lifted chest, a hand that trails
- Every walk deserves an audience of one
< Make your descent.
< One step at a time.
= lowflow floor
> Even the floor can be a place of grace.
- Fold, unfold, extend, and rise without a seam
- Long lines lie down beautifully
< Lie down. Elegantly.
< And rise as if it were nothing.
= lowflow floor
> Closer to the ground, further from the rush.
- A leg unfolds, a back unrolls, a hand completes it
- Every roll has a beginning, a middle and a toe
< Unfold there.
< Settle, and shine.
= handstand
> Balance is a quiet conversation.
- The palms ask, the toes answer, nobody raises their voice
- Stack the line first, and then breathe
< Listen, and stay.
< Upright, the other way.
= conditioning polefit
> Behind every effortless line, this.
- Patient pulls, honest holds, and a straight back throughout
- We build the part that nobody sees
< Quiet work. Lasting line.
< Lay the foundations.
= conditioning polefit
> Composure can be trained.
- One more, with a calm face and a level breath
- Pull slowly, lower slower, finish tall
< And so it is.
< Keep your countenance.
= stretch
> Longer, softer, and nothing hurried.
- Each breath finds a little more room than the last
- Length comes to those who stop asking for it
< Allow it.
< Breathe, and there it is.
= stretch
> A long line begins with a long breath.
- Over the hip, along the spine, out through the fingertips
- Hold it kindly, and it will hold you
< Take yours here.
< And out it goes.
= stretch
> Unfold like good linen.
- Smooth the back, open the shoulder, let the creases go
- Nothing is forced, and everything falls into place
< Crease by crease.
< Hang loose. Fall well.
= yoga
> An appointment with stillness.
- Sit tall, breathe low, and leave the rest unanswered
- It asks for nothing but your attention
< Please be seated.
< Kept, for once.
= choreo
> Every phrase has its punctuation.
- A pause where it breathes, a toe where it ends
- We set the steps as one sets a table
< Place the full stop yourself.
< Speak it fluently.
= choreo
> A dance is only etiquette set to music.
- Who leads, who waits, and where the hand belongs
- Count by count until it looks like conversation
< After you.
< May we have this one?
= chair
> One chair, and excellent manners.
- Cross an ankle, turn a shoulder, take your time
- It offers a seat. You offer a silhouette
< Do sit.
< Stay for the second verse.
= chair
> To sit is easy. To be seated is an art.
- Lower the gaze last, and the hand just before it
- A lean, a line, a rise without a sound
< Take your place.
< The seat is kept for you.
= burlesque
> The slower the glove, the better the manners.
- A fingertip, a pause, a smile that explains nothing
- Tease as one would decant something rare
< Never rush a glove.
< Leave them charmed.
= twerk
> Rhythm, with its hair down.
- The hips keep time and the face keeps its calm
- Let loose precisely, and precisely on the beat
< Excellent taste. Excellent bass.
< With pleasure.
= salsa
> Good manners, quick feet.
- A hand offered, a turn accepted, a hip that disagrees
- The rhythm is lively, the frame never is
< Shall we?
< A pleasure, as always.
= hoop
> A perfect circle, and you within it.
- Pointed toe, long neck, an unhurried rise
- One curve of steel, and all the others yours
< Complete the picture.
< Sit as if it were the moon.
= hoop
> The frame is ready. Be the portrait.
- Lean, lengthen, and let the arms finish the thought
- From every side it ought to be lovely
< Hold it for the painter.
< Turn. Another good side.
= silks straps
> Draped, never dropped.
- A fold at the ankle, a fall of cloth, a long arm
- Let the fabric do what couture only promises
< Dressed in air.
< Fall in folds.
= trapeze straps
> An arc, drawn by the whole body.
- Out on the breath, back on the beat
- A bar, two ropes, and impeccable lines
< Let it swing true.
< Poise, suspended.
= seniors
> Grace improves with keeping.
- Unhurried steps, a good line, and nothing left to prove
- You have the bearing. We add the pole
< As you will see.
< A fine vintage. Pour.
= inclusive
> Elegance was never a size.
- A long neck, an open chest, every curve its own line
- Take the room you need, and take it beautifully
< It fits you perfectly.
< Made to your measure.
= party
> A toast to the bride, in motion.
- Pearls optional, pointed toes encouraged
- A little poise, a little mischief, one lovely memory
< May she have this dance.
< To her. And turn.
= private
> Tailored. Naturally.
- Your line, your pace, adjusted at the shoulder
- We take the measure first, and then we take our time
< It will fit.
< Made for one.
= practice
> Polish takes time. Here is some.
- Again, a little slower, a little longer in the line
- No one to follow but your own standard
< Until it gleams.
< Once more, with care.
= workshop
> A closer look at one fine thing.
- The grip, the angle, the finish: each has its reasons
- We turn it in the light of good questions
< Understand it. Then wear it.
< The detail is the beauty.
= showcase
> Rehearse until it looks like chance.
- Shoulders down, eyes level, every count in its place
- What they’ll remember is how easily you left
< And then let it happen.
< Curtain. Breathe. Begin.
= photo
> Lengthen. Lift. And hold that thought.
- The chin a little lower, the hand a little softer
- Elegance takes a fraction of a second, and some preparation
< Perfect. Once more.
< Kept, as it deserves.
= men
> A gentleman holds the line.
- And the plank, and the pole, with a level gaze
- Power, kept quiet, is a very good look
< Without a word.
< Well held, sir.
= prenatal
> Carry yourself gently. Both of you.
- A soft sway, a long breath, a hand where it’s needed
- Grace, these months, is knowing when to sit
< Rest well. Move softly.
< With all the time it takes.
= postnatal
> A gracious return.
- Breath first, then length, then a little more each time
- Nothing to get back to. Something to come home to
< Welcome back to yourself.
< In your own good time.
= contemporary
> A gesture can say it better.
- Reach as if it mattered, fall as if you’d planned it
- The hand finishes what the voice could not
< Let it speak for you.
< Nothing further need be said.
= acro
> The finest lift looks like a handshake.
- Palm to palm, breath to breath, without a word
- A pair of you, one vertical line
< Delighted to meet you.
< Steady. Thank you.
= circus
> The circus, in its finest.
- A balance, a bow, an impeccable wobble
- Sawdust never looked so well
< Bow from the waist.
< Applause, please. Softly.
= openlevel
> One room, many handwritings.
- Simple or ornate, every line is welcome
- You choose how far it reaches
< Bring your own.
< All of them legible. All lovely.
= teens
> Stand tall. It goes with everything.
- Long lines, strong arms, quiet confidence in training
- A little poise, a lot of practice
< Never out of style.
< Chin up. There.
= teens
> Make it look easy. That’s the fun of it.
- Point it, lengthen it, land it without a thud
- The hard part stays between us
< They’ll never know.
< Easy as that.
= kids
> Tall as a swan, soft as a feather.
- Long neck, pointy toes, a landing nobody hears
- Swans glide on top and paddle like mad below
< Glide along!
< Swans to the front, please.
= kids
> Little dancers, long lines.
- Stretch to the sky, point to the sea, and bow
- Stand like a statue, then float like a leaf
< Take a bow!
< And curtsy. Lovely!
= class
> An invitation to move well.
- Shoulders down, music up, and manners for the feet
- Stand a little straighter than you came
< The pleasure is ours.
< Do join us.
= class
> A little music, and the manners to move to it.
- Shoulders first, then the wrists, then whatever the strings suggest
- Nothing is asked of you that cannot be done gracefully
< Do stay for the next one.
< With your compliments to the band.
`;
