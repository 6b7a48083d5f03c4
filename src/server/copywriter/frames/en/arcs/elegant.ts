// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const elegant = `
= intro
> Every graceful dancer had a first class.
- It began like yours: one hand, one step, one turn
- A hand on the pole, a step around it, a soft turn
< Let this one be yours.
< Yours can begin with us.
= intro
> First you learn to stand. Then to glide.
- Shoulders down, one calm step, and you’re moving
- How to hold, how to step, how to turn, in that order
< Come and take the first step.
< Stand with us. Then glide with us.
= intro
> Nobody is born graceful. We practice.
- One thing at a time, with pointed toes at the end
- Calm hands first, then the feet, then all of you
< Come and practice with us.
< Grace is learned. Start with us.
= intro pole
> A good entrance takes three steps.
- Look up, breathe out, and place your hand on the pole
- One to arrive, one to breathe, one to begin
< Come and make your entrance.
< We’ll hold the door for you.
= pole
> Tall, steady, never late. Meet the pole.
- You bring the long lines, it brings the balance
- It stands perfectly still and lets you shine
< A partner you can lean on.
< You two will get along.
= pole
> The beauty is in the last inch.
- Long fingers, pointed toes, and a turn that ends quietly
- Anyone can hold on. We teach you to finish the line
< Reach all the way to the toes.
< Come and finish a line.
= pole
> Walk around it as if music followed you.
- A slow step, a long arm, and then the first turn
- Shoulders down, chin up, a light hand on the pole
< Turn every step into an entrance.
< Come and let the music follow.
= spin spinpole
> Turn like the figure in a music box.
- Evenly, gently, with your chin up
- Each turn a little smoother than the one before
< Let the melody carry you around.
< Come and turn with the music.
= spin spinpole
> The landing is the elegant part.
- You sweep out wide and set your feet down without a sound
- Step in, sweep around, and arrive on your toes
< Come and land without a sound.
< Land so that nobody hears.
= spin spinpole
> Draw a circle with a pointed toe.
- The shoulder stays low, the leg stays long
- One turn, unbroken, and back where it began
< Come and draw your finest.
< One circle, beautifully closed.
= spin
> Remember how a full skirt turns? Like that.
- Out wide, around once, and softly back to stillness
- A small push, a big circle, a gentle stop
< Swirl out. Settle softly.
< Come and swirl with us.
= spinpole
> The pole turns. You hold the line.
- Lean out and it slows, draw in and it quickens
- One long line, and the pole shows off every side of it
< Be lovely from every side.
< Come and draw a long one.
= static
> The pole stays still. You are the movement.
- You step, you sweep, you pause, and every line is your own
- A sculpture, then, but one that breathes
< Every line is yours to draw.
< Come and move beautifully.
= static
> Nothing turns but you. Make it graceful.
- A push from the floor, a long leg, and a quiet stop
- You decide how wide, how slow and where to pause
< Push gently. Sweep wide.
< Come and glide around.
= static
> As steady as the barre in ballet class.
- One hand on, back long, and then you leave the floor
- It holds still so that you can take your time
< Hand on, back long, and up.
< Come and lean out beautifully.
= tricks
> Make it look easy. We’ll show you how.
- First the grip, then the line, then the calm face
- You feel the work. Everyone else sees the line
< The effort stays our secret.
< Come and look effortless.
= tricks
> A fine trick has a graceful way out.
- You learn the way in, the hold, and the quiet way down
- Enter with care, leave with a pointed toe
< Arrive well. Leave even better.
< Come down as softly as you rose.
= tricks
> Strength, well dressed.
- The grip is iron. The wrist says otherwise
- You hold on with everything and point your toes anyway
< Strong hands, soft fingertips.
< Strength looks lovely on you.
= advanced
> The harder the move, the calmer the face.
- Long entries, clean exits, not a movement wasted
- Only you know what your shoulders are doing
< Let them see only the line.
< Stay calm. Point your toes.
= advanced
> You can do it. Now do it quietly.
- No kick, no rush, no heavy landing
- The same move, with half of the effort showing
< Quiet is the hard part.
< Come and make no sound.
= tricks advanced
> Hold it. Now hold it more beautifully.
- Lengthen the knee, soften the hand, relax the face
- One more breath, one more inch, and a softer hand
< Come for the finishing touches.
< The finish is what they remember.
= intermediate
> You know the moves. Now for the lines.
- The same moves, longer, calmer, finished to the fingertips
- Point the foot, straighten the knee, and it’s a new dance
< Come and lengthen everything.
< Same moves. Longer lines.
= intermediate
> No longer new. Time for a little polish.
- Cleaner entries, softer landings, one bigger move
- You have the moves. We smooth the way between two of them
< Polish looks good on you.
< Come and shine a little.
= intermediate
> Remember when you only held on? Look now.
- Now you point, extend, pause, and mean each of them
- The next thing to learn is how to take your time
< Come and add the pointed toe.
< From holding on to holding a line.
= flow
> One line, drawn without lifting the pen.
- Rise, turn, fold, each move leading to the next
- No stops, no corners, just one long stroke
< Keep the ink flowing.
< Come and draw to the music.
= flow
> Like handwriting, but with the whole body.
- A loop, a long stroke, a dot placed with the toe
- No two dancers write it the same way
< Come and sign your name.
< Nobody writes like you do.
= flow
> Dance as if nothing had an edge.
- Turn into slide into stillness, without a corner anywhere
- Every move ends where the next one begins
< Come and soften the edges.
< Round every corner beautifully.
= exotic
> Slow is the elegant kind of bold.
- One look instead of three, one step instead of five
- A long leg, a slow turn, and no hurry to explain
< Slow down and be seen.
< Come and be boldly slow.
= exotic
> Enter slowly. The music will wait.
- Unhurried, upright, toe first
- A turn of the head says more than a whole verse
< Walk in as if you’re expected.
< Every step, a fine entrance.
= exotic
> Bold lines, beautifully drawn.
- A sweep of the leg, an arched foot, a slow rise
- Slides, waves, long legs, and nothing rushed
< Draw yours down to the last toe.
< Come and draw a bold one.
= exotic
> Long legs, slow hair, perfect composure.
- You slide, you turn, and the face gives nothing away
- Sweep low, look up, and never rush the way back
< Come and be calmly bold.
< Look up last. Look up slowly.
= heels
> Stand as if you wore the good jewelry.
- Shoulders down, chin level, hips following quietly
- Long neck, slow turn, and let it catch the eye
< Walk as if it sparkles.
< Stand tall. Then stroll.
= heels
> Every movie staircase taught us one thing.
- Chin up, shoulders down, never look at your feet
- It isn’t the dress. It’s how slowly you come down
< Come and make that entrance.
< Chin up. Here you come.
= heels
> The walk is the whole dance.
- Toe first, hip last, and never rushed
- Cross, pause, turn, and let the last step linger
< Come and walk beautifully.
< Walk first. Then turn their heads.
= heels
> Smaller steps. Longer legs. Trust us.
- Toe down, knee straight, and suddenly you float
- It’s all in where you put the foot, and how slowly
< Come and float across.
< One lovely step at a time.
= lowflow floor
> There’s a graceful way to the floor.
- Knee, hip, hand, and not a sound
- Fold, unfold, extend, and rise without a seam
< Come down. Elegantly, of course.
< Down softly. Up just as softly.
= lowflow floor
> Long lines look even longer lying down.
- A leg unfolds, a back unrolls, the toes finish it
- Stretch out, sweep around, take the whole song
< Come and lengthen, lying down.
< Take the floor, gracefully.
= lowflow floor
> Like silk sliding off a chair.
- Nothing bumps, nothing hurries, everything pours
- Shoulder, hip, knee, each one set down in turn
< Silky, all the way down.
< Pour yourself across the floor.
= handstand
> A straight line looks lovely either way up.
- Hands below, toes above, a calm breath in between
- Wrists, shoulders, hips, and then a very long leg
< Come and hold one calm breath.
< Poise, the other way up.
= handstand
> The softer the kick, the longer the hold.
- No leap, only a lift, and the toes drift up
- Press the floor away and let the legs float after
< Kick softly. Stay longer.
< Come and float up.
= handstand
> Point your toes. They’re on top now.
- One long line from the palms to the last toe
- Stack the line first, then breathe, then point
< Finish the line up there.
< Come and give your toes the view.
= conditioning polefit
> Behind every effortless line, there is this.
- Patient pulls, honest holds, a straight back throughout
- Nobody sees this part. Everybody sees the lines
< Quiet work. Beautiful lines.
< Come and lay the foundations.
= conditioning polefit
> Graceful takes muscle. Come and use yours.
- Lift slowly, lower more slowly, toes pointed throughout
- One more, with a level breath and a calm face
< Work hard. Look calm.
< Sweat is just a little sparkle.
= conditioning polefit
> Ballerinas do the boring exercises. So do we.
- Planks, pulls and holds, done slowly and done well
- And then once more, because the last one was pretty
< The pretty part comes after.
< Slow, clean, and once more.
= stretch
> Unfold like good linen.
- Smooth the back, open the shoulders, let the creases go
- No tugging. One breath, one crease at a time
< Crease by crease, and kindly.
< Come and be unfolded.
= stretch
> A long line begins with a long breath.
- Along the hip, up the spine, out through the fingertips
- Breathe in to grow tall, breathe out to reach further
< Breathe out. Reach on.
< Come and take a long breath.
= stretch
> You don’t pull a flower open.
- You give it warmth and time. Hips like the same
- So we wait, we breathe, and we open a little more
< Take your time to bloom.
< Open slowly. There’s time.
= stretch
> Ask your hips nicely. They’ll answer.
- A long hold, a slow breath, and then a little further
- No force. Good manners work better
< Good manners, longer lines.
< Ask gently. Stay a while.
= yoga
> Breathe in. Let your shoulders come down.
- Slow shapes, soft hands, and a breath for each of them
- Arrive in each pose, and leave it just as calmly
< Calm looks lovely on you.
< Come and move calmly.
= yoga
> Small movements. Beautiful control.
- An inch here, a breath there, nothing rushed
- You move less, you notice more, and the line gets longer
< Small is the elegant way.
< Come and be precise.
= yoga
> A tall spine is a lovely beginning.
- Sit tall, breathe low, and give each move your attention
- First the breath, then the back, then everything else
< Come and sit tall with us.
< Begin tall. The calm comes along.
= choreo
> Learned by count. Danced by heart.
- First the steps, then the pauses, then the look
- Count by count, until you can stop counting
< Let the counts fade away.
< Come and learn one by heart.
= choreo
> A dance is a story, well told.
- A pause where it breathes, a pointed toe where it ends
- The steps come first, then the glances in between
< Save the best line for last.
< Come and tell it beautifully.
= choreo
> The pauses are part of the dance.
- Step, turn, and hold still for one lovely beat
- You learn where to move, and where to let the music breathe
< Come and hold one lovely beat.
< Mind the pauses. They’re lovely.
= chair
> Sitting is easy. Being seated is an art.
- Cross an ankle, turn a shoulder, take your time
- Lean, rise, and never a sound from the chair
< Come and be seated.
< The chair is yours for a song.
= chair
> One chair, and excellent manners.
- It offers you a seat. You offer a silhouette
- Sit tall, lean slowly, look over your shoulder
< Take your seat. Take your song.
< A chair is waiting for you.
= chair
> Cross your legs like it’s a scene.
- A slow lean, a long leg, a look that lasts two counts
- Sit, turn, unfold, and stand as if the curtain rose
< Come and play your scene.
< Ankles crossed. Music on.
= burlesque
> The slower the glove, the better.
- One finger at a time, with a smile that explains nothing
- A turned shoulder, a raised eyebrow, a well-timed pause
< Never rush a glove.
< Finger by finger. Come and see.
= burlesque
> A raised eyebrow can bring the house down.
- A pause, a look, a shoulder, in that order
- Less is lovelier, if you know when to stop
< Raise yours with us.
< Come and practice the look.
= burlesque
> Old Hollywood knew how to cross a floor.
- Slow hips, long neck, and a glance back at the end
- Chin up, shoulder first, and a pause before you turn
< Walk like a leading lady.
< Come and cross ours.
= twerk
> Calm shoulders. Busy hips.
- All poise above the waist, all bass below
- The face keeps its calm while the hips keep time
< Poise on top, bass below.
< Hips busy. Face calm.
= twerk
> Even elegance lets its hair down.
- Bent knees, loose hips, and shoulders that stay composed
- Bass on, hair down, chin still up
< Come and let yours down.
< Hair down. Chin up.
= twerk
> Good taste can have a lot of bass.
- Isolate, accent, repeat, and keep it tidy
- Sharp on the beat, soft in the knees
< Shake it, with poise.
< Come and shake neatly.
= salsa
> The music asks. Refusing would be rude.
- One step, then a turn, and then you’re dancing
- Light steps, a tall back, and a smile at the end
< Come and accept the invitation.
< Say yes with your feet.
= salsa
> Quick feet. Calm shoulders.
- Small steps, clean turns, nothing wasted
- The hips answer the drum, the back stays tall
< Light feet, tall back, good music.
< Come and step lightly.
= salsa
> Shall we dance?
- First the step, then the turn, then the easy smile
- Back tall, feet light, and the music does the talking
< The first song is yours.
< With pleasure, we hope.
= hoop
> The frame is ready. Be the portrait.
- Lean, lengthen, and let the arms finish the thought
- Turn your head, point your toes, and hold that picture
< Come and sit for your portrait.
< Every side is your good side.
= hoop
> A perfect circle, with you inside.
- Pointed toes, long neck, no hurry to come down
- The hoop is round. The long lines are yours
< Come and draw long lines in a circle.
< Take your seat, gracefully.
= hoop
> Sit in it like a sunny windowsill.
- One knee up, one leg long, a look outside
- Lean back, let one hand go, and stay for the view
< Come and enjoy the view.
< Stay up there for a song.
= hoop
> Up there, even a pause looks beautiful.
- Hook a knee, lean back, and let the arms fall last
- You rise, you settle, and for a moment nothing moves
< Come and pause in the air.
< Rise slowly. Pause often.
= silks
> Draped in fabric, dressed in air.
- A wrap at the ankle, a drape at the hip
- You wrap, you lean, and the cloth falls where it should
< Come and wear it beautifully.
< Let the fabric flatter you.
= silks
> Every wrap is a fitting.
- Once around the foot, once around the hip, and stand tall
- A fold here, a turn there, until it sits just right
< Come and be fitted.
< Wrapped well, lovely all around.
= silks
> The silk hangs straight. You add the curve.
- Step in, wrap once, and arch away from it
- One long cloth, one long line, and you in between
< Lean out. Look lovely.
< Come and add yours.
= trapeze straps
> An arc, drawn by the whole body.
- Out on the breath, back on the beat
- Pointed feet, long arms, and the ground left politely below
< Come and draw yours in the air.
< Poise, gently suspended.
= trapeze
> Sit up there like you were born to.
- Back straight, toes pointed, the floor politely below
- Settle first, then let one arm float
< Come and sit up there, beautifully.
< The air suits you.
= trapeze straps
> The prettiest pause is in midair.
- You rise on a breath and hold still at the top
- Long arms, pointed toes, a calm face up there
< Come and pause up high.
< Rise on a breath. Stay for two.
= straps
> Hold on tight. Look like you’re floating.
- The shoulders work. The feet just look pretty
- Grip above, pointed toes below, calm in between
< Come up, and look weightless.
< Float first. Come down later.
= seniors
> Poise suits you. So does good music.
- Clear steps, a good line, and very good company
- You have the bearing. We add the pole
< Come and bring your poise.
< Grace looks good on you.
= seniors
> Style gets better with time.
- So do balance, timing, and the courage to try a spin
- Good music, sure steps, and a turn worth showing
< Yours will look lovely with us.
< Come and show us yours.
= seniors
> You know yourself well. Dance like it.
- A steady grip, an easy turn, a long line
- Nothing to prove, just good moves, well done
< Take your time. Take a turn.
< Come and move well.
= inclusive
> Every curve is a line worth drawing.
- Moves that suit your body, and grace in every one
- A long neck, an open chest, and a line all your own
< Come and draw yours in full.
< Beautiful, exactly as you are.
= inclusive
> Take up space. Beautifully.
- Open arms, long legs, chin up
- Reach wide, breathe deep, and let the music find you
< Open your arms. Take the floor.
< Come and fill the whole song.
= inclusive
> The dance is cut to fit you.
- Not the other way around. Every move has your version
- We take the measure of the move, never of you
< Made for the body you have.
< Come and feel how well you fit.
= party
> A toast, danced rather than spoken.
- Pointed toes, raised chins, and laughter between the counts
- One song, one dance, and all of you in it
< To friendship, beautifully danced.
< Come and raise a pointed toe.
= party
> Some occasions call for pointed toes.
- You arrive as friends and leave with a dance
- Elegance on the count, laughter after it
< Pearls optional. Laughing encouraged.
< Come and dance to the guest of honor.
= party
> Graceful for one song. Giggling for the rest.
- A slow walk, a turn, a pose, all of you at once
- You learn one dance, and everybody gets a bow
< Bring the whole party.
< Come dressed to celebrate.
= private
> Made to measure, like all the best things.
- Your line, your pace, your questions answered
- Bring the move you want, and we fit it to you
< Made for one. For you.
< Come for your fitting.
= private
> All the attention, down to your fingertips.
- You ask, we look closely, and the line gets longer
- The grip, the angle, the toe, one after the other
< Bring the detail that bothers you.
< Come and be looked after.
= private
> Take a whole lesson for one move.
- That turn, that entry, that landing, until it’s lovely
- Slowly, from the first step to the last inch
< You choose. We polish.
< Which one will it be?
= practice
> Polish takes time. Here it is.
- Again, a little slower, a little longer in the line
- Your list, your music, nobody to follow
< Come and polish your favorite move.
< Once more, with pointed toes.
= practice
> Nobody sees this part. Enjoy it.
- First the wobbles, then the clean one
- Slower, softer, until it lands without a sound
< Again, and beautifully.
< Come and work quietly.
= practice
> That almost-lovely move? Finish it.
- One more try for the toes, one more for the face
- Only the last inch is missing, and the last inch takes time
< Come and add the last inch.
< One more try, one more inch.
= workshop
> A closer look at one fine thing.
- The entry, the angle, the finish, and the reason for each
- Good questions are welcome. The small ones are often the best
< The details make it lovely.
< Come and look a little closer.
= workshop
> There’s a trick to looking effortless.
- It’s usually a breath, an angle or a thumb
- Taken apart slowly, put back together with style
< Come and learn ours.
< The secret is in the details.
= workshop
> One topic. All the finer points.
- Slow enough to understand, precise enough to keep
- How it starts, what holds it, and how it ends well
< Come for the finer points.
< Ask about the smallest detail.
= showcase
> Rehearse until it looks effortless.
- Shoulders down, eyes level, every count in its place
- What they’ll remember is how easy it looked
< Curtain. Breathe. Begin.
< Once more, with ease.
= showcase
> Long practice. One beautiful moment.
- A held breath, a first note, and every line in place
- Every bow is earned quietly, count by count
< The applause will find you.
< Come and earn your bow.
= showcase
> Walk on as if they had waited.
- Chin up, breathe out, first note
- The first step decides it. We practice that one twice
< Shoulders down. You’re on.
< Make the entrance. Take the bow.
= photo
> Lengthen. Lift. Hold. Beautiful.
- The chin a little lower, the hand a little softer
- One pose, finished from the neck to the last toe
< Perfect. Once more, please.
< A moment worth framing.
= photo
> Choose a pose. Lengthen it by an inch.
- That inch is what you’ll see in the picture
- A softer hand, a longer neck, and hold
< Come and add your inch.
< Hold still. That’s the one.
= photo
> A portrait, in pointed toes.
- Shoulders down, eyes up, and one slow breath out
- Strong in the hold, soft in the hands, calm in the face
< Chin up, toes long, click.
< Come and be the portrait.
= men
> Real control doesn’t raise its voice.
- Lift, hold, lower, and not a muscle rushed
- Clean entries, steady hands, a level gaze
< Strong, and quiet about it.
< Gentlemen, hold that line.
= men
> Strength, well tailored.
- You bring the power. We take it in at the edges
- Straight lines, steady hands, a calm finish
< Come for the fitting, gentlemen.
< Cut clean, from grip to toe.
= men
> Strong is easy. Smooth is the challenge.
- No yanking. A slow pull, a long line, a soft landing
- Grip, breathe, lift, and come down without a thud
< Gentlemen, make it smooth.
< Come and land without a thud.
= prenatal
> Carry yourself gently. Both of you.
- A soft sway, a long breath, a hand where it’s needed
- Gentle moves, kind music, and rest whenever you like
< Rest well. Move softly.
< Come as slowly as you like.
= prenatal
> Grace, for two.
- Long breaths, soft knees, and a gentle sway
- Move softly, rest often, and let the music be kind
< Come and be taken care of.
< A quiet moment for you both.
= prenatal
> Slow is exactly the right pace.
- Sway, stretch, sit, breathe, in whatever order you like
- Nothing to keep up with, and a lot to enjoy
< Slow down beautifully, both of you.
< Take all the time you two need.
= postnatal
> Come back gently. Come back tall.
- Breath first, then length, then a little more each time
- No race to win, only a body to come home to
< Welcome back to yourself.
< In your own good time.
= postnatal
> A little breath, a little length, for you.
- Small moves, a tall spine, and nobody timing you
- You start with the breath, and the rest may wait
< Be gentle with yourself.
< Come and take a quiet moment.
= postnatal
> You’ve been so busy holding someone else.
- Now lower the shoulders, lengthen the neck, and breathe
- Gentle moves, kind music, and nobody rushing you
< Come and put yourself first, softly.
< A moment of grace for you.
= contemporary
> A gesture can say it better.
- Reach, fold, turn, and mean each of them
- The hand finishes what words would only spoil
< Let your hands speak for you.
< Come and say it in motion.
= contemporary
> Let the music finish your sentences.
- An arm extends, a back follows, a foot has the last word
- Listen with the shoulders, answer with the hands
< Eloquent, and not a word spoken.
< Come and have the last word.
= contemporary
> Dance to the ends of your fingers.
- The movement starts in the back and never quite stops
- Long arms, soft knees, and a breath before each reach
< Reach a little past the end.
< Come and fill every note.
= acro
> The finest lift looks like a handshake.
- Palm to palm, breath to breath, and up
- Clear hands, calm voices, a lift that looks like nothing
< You are in very good hands.
< Come and be lifted gently.
= acro
> Trust, beautifully balanced.
- One gives the base, one gives the line, both share the bow
- You find it together, one quiet breath at a time
< Come and lean on each other.
< Both of you, one steady line.
= acro
> One of you holds. One of you shines.
- Then you trade places, and say thank you
- The holding looks calm, and the shining does, too
< Shine first. Hold next.
< Come and take turns.
= circus
> The circus, in its best suit.
- A balance, a bow, and a most graceful wobble
- Every trick ends as it should, with a bow
< The bow is the best part.
< Applause, please. Softly.
= circus
> Wobble gracefully. Bow anyway.
- A hang, a balance, a flourish at the end
- The recovery is the elegant part
< Every wobble deserves a bow.
< Come and bow with us.
= openlevel
> Simple or grand, both look lovely.
- A plain version, a grand version, and grace in both
- You choose how far it reaches
< Come and pick your version.
< Your line, your choice.
= openlevel
> One song, and a line for everyone.
- Some draw it long, some small, all of it graceful
- Keep it simple or make it grand
< Yours belongs in it, too.
< Come and draw your own.
= teens
> Stand tall. It goes with everything.
- Long lines, strong arms, and a lot of practice
- Shoulders down, chin up, and then the hard part
< Chin up, toes pointed, ready.
< Come and wear it well.
= teens
> Make it look easy. That’s the fun of it.
- Point it, lengthen it, land it without a sound
- The hard part stays between us
< Come and practice looking calm.
< They’ll wonder how you did it.
= teens
> Clean lines first. Bigger tricks next.
- Point it, hold it, then try the harder one
- The calm version is the one people remember
< Clean and calm. That’s the style.
< Come and land it quietly.
= kids
> Tall as a swan, soft as a feather.
- Long neck, pointy toes, a landing nobody hears
- Swans glide on top and paddle like mad below
< Come and glide with us!
< Swans to the front, please.
= kids
> Little dancers, long lines.
- Stretch to the sky, point to the sea, and bow
- Stand like a statue, then float like a leaf
< Come and take a bow!
< And a curtsy. Lovely!
= kids
> Princes, princesses and swans, please line up.
- Pointed toes for the ball, quiet feet for the castle
- Long arms, proud chins, and the softest landings of all
< The ball begins with you!
< Come to the ball with us!
= kids
> Can you land like a cat? Show us!
- Stretch like a cat, jump like a cat, land without a sound
- Pointy toes, soft knees, and a very proud tail
< Shhh. Softest paws win!
< Come and land with us!
= class
> Move as if time were on your side.
- There’s time for each step, and for the end of it
- A long neck, soft hands, and one pause you’ll enjoy
< Take your time with us.
< Unhurried looks good on you.
= class
> Leave the rush at the door.
- Bring your shoulders down, your chin up, and yourself
- The music starts slowly, and so do we
< The rush can wait outside.
< Come in slowly.
= class
> Good music. Good manners. Pointed toes.
- Shoulders down, music up, one step at a time
- You learn the step, then you learn to finish it
< Come and dance well.
< Shoulders down. Shall we?
= intro
> First steps, beautifully taken.
- A hand on the pole, a calm breath, and a step
< Begin with us.
= intro
> Everyone’s first turn is small.
- Then it grows wider, and softer, and yours
< Take yours beautifully.
= pole
> Long lines start small.
- A hand on the pole, a step, a very long arm
< Come and lengthen yours.
= spin spinpole
> Turn softly. Land softer.
- Step in, sweep around, and set down on your toes
< Not a sound.
= static
> Stillness, with long legs.
- Push off, sweep wide, and stop where it looks best
< Come and pause beautifully.
= tricks
> Effortless takes practice.
- First you fix the grip, then the line, then the face
< Practice it with us.
= advanced
> Big moves. Quiet landings.
- Strong grip, soft hands, and a slow way down
< Land like nothing happened.
= intermediate
> Now point your toes.
- What you know already, only longer and slower
< Polish with us.
= flow
> No edges. Only lines.
- A turn melts into a slide, a slide into a rise
< Draw the next one.
= exotic
> Slow, bold, beautiful.
- Long legs, no hurry to explain
< Let them wait.
= heels
> Chin up. Walk slowly.
- Toe first, hip last
< Enter beautifully.
= lowflow floor
> Down, without a sound.
- Knees soft, hands quiet, and the legs unfold last
< Up, just as softly.
= handstand
> Toes up. Breathe out.
- Palms down, hips over, and one very long line
< Hold that line.
= conditioning polefit
> Grace is mostly muscle.
- Slow pulls, honest holds, and a very straight back
< Train yours with us.
= stretch yoga
> One breath longer.
- Slowly, kindly, a little further
< Breathe out, and stay.
= choreo
> Every pause is choreographed, too.
- One beat to hold still in, and one to be looked at
< Come and be still, beautifully.
= chair
> Please be seated. Beautifully.
- Cross an ankle, lean back, let one arm trail
< Ankles crossed. Begin.
= burlesque
> Slow glove. Slower smile.
- A shoulder, a pause, a look
< Leave them charmed.
= hoop
> Perfect circle. Longer lines.
- One leg in, one leg long, and a moment to look around
< Take a seat, gracefully.
= silks
> One wrap. One long line.
- Around the foot, over the hip, and lean away
< Lean back, long and lovely.
= trapeze straps
> Poise, with a gentle swing.
- Toes long, shoulders low, and no rush to come down
< Swing up gracefully.
= contemporary
> Say it with an arm.
- Reach from the back, arrive at the fingertips
< Not one word needed.
= class
> Move well. Finish beautifully.
- The last inch is the lovely one
< Come and finish with us.
@ Intro to Pole
> May we introduce you to the pole?
- Grips, then walks, then a spin. No experience needed
- First grips, first walks, first spin. A graceful beginning
< A pleasure to meet you.
< You two will get along beautifully.
@ Intro to Pole
> Your first spin deserves an entrance.
- Grips first, walks next, then the spin. No experience needed
- You learn to grip, walk and spin. No experience needed
< Come as you are. Leave spinning.
< Walk in tall. Spin once. Smile.
@ Intro to Pole
> No experience needed. Poise comes with practice.
- Learn your first grips and walks, and then a spin
- Grips, walks, a spin. No dance background needed
< We begin at the beginning.
< Take your first steps with us.
@ Beginner Pole
> Leave with a combo of your own.
- Spins, climbs and sits, composed at a steady pace
- A short one, made of spins, climbs and sits
< Come and compose yours.
< Yours to keep, and to show.
@ Beginner Pole
> A steady pace is the elegant one.
- Spins, climbs, sits, then a short combo of your own
- Build grip and core, and leave with a short combo
< No rush at all. Come in.
< Take your time climbing.
@ Beginner Pole
> Confidence comes one calm climb at a time.
- Spins and sits, too, and a short combo of your own
- Build grip and core through spins, climbs and sits
< Come and collect yours.
< Confidence looks lovely on you.
@ Intermediate Pole
> Upside down, and perfectly composed.
- First inverts and leg hangs, calmly and safely spotted
- Leg hangs, first inverts, cleaner transitions, safely spotted
< A graceful new point of view.
< You are in good hands.
@ Intermediate Pole
> You climb with ease. Now turn the page.
- First inverts and leg hangs come next, safely spotted
- First inverts, leg hangs and cleaner transitions, safely spotted
< Next chapter: upside down.
< Come and turn the next page.
@ Intermediate Pole
> The finest lines are in the transitions.
- Make them cleaner, and add your first inverts, safely spotted
- Smooth them out between leg hangs and first inverts
< Come and smooth every seam.
< Smooth, whichever way is up.
@ Advanced Pole
> Power, control, and a perfectly calm face.
- Handsprings, shoulder mounts, aerial combos, all with control
- For confident inverters: handsprings and shoulder mounts
< Come and make it look like nothing.
< Elegant lines, up to the toes.
@ Advanced Pole
> A handspring can be a quiet thing.
- Shoulder mounts and aerial combos, with power and control
- So can a shoulder mount, given power and control
< Power, politely expressed.
< Control is the loveliest part.
@ Advanced Pole
> For inverters with a taste for elegant lines.
- Aerial combos, shoulder mounts and handsprings
- Power and control, from shoulder mount to handspring
< Beautiful lines, all the way up.
< Come and draw them up high.
@ Spin Basics
> Good spins take timing, not muscle.
- A fireman, a chair, a back hook. No strength needed yet
- Walk in, let go, and land softly, with composure
< Come and sweep around.
< The floor will wait for you.
@ Spin Basics
> Walk in well. Land without a sound.
- Between them: fireman, chair, back hook. No strength needed
- In between, a fireman, a chair or a back hook
< Come and learn the quiet way.
< Elegance, in one turn.
@ Spin Basics
> No strength needed. A light hand will do.
- Learn the fireman, the chair and the back hook spin
- Walk in, leave the floor, spin, and land softly
< Come and turn with us.
< Grace does the heavy lifting.
@ Spin Pole
> The pole turns with you. How gracious.
- Momentum, balance, and combos that look effortless
- It leads you into floaty combos that feel like flying
< Let the pole lead for a song.
< Take this dance, and float.
@ Spin Pole
> Looking effortless is a matter of balance.
- Momentum does the rest, in combos that feel like flying
- The pole turns with you through floaty combos
< Come and float with us.
< Light, level, and lovely.
@ Spin Pole
> Waltz with a pole that turns.
- Momentum leads, balance follows, and it feels like flying
- Floaty combos that look effortless, one turn after another
< The next waltz is yours.
< Around, and beautifully around.
@ Pole Tricks
> Three tricks, served one step at a time.
- Taken apart with care, spotted, with options for every level
- Spotting, every level, and a photo. Bring your phone
< Chin up, and smile for the photo.
< Come and choose your favorite.
@ Pole Tricks
> Every portrait needs a good pose.
- Learn three tricks, step by step. Bring your phone
- Three tricks, spotting, every level. Bring your phone
< Chin up for the photo.
< Come and find yours.
@ Pole Tricks
> A trick should fit like a good jacket.
- Three a class, with options for every level
- Three a class, spotted and taken apart, step by step
< Come and try them on.
< One will surely suit you.
@ Pole Flow
> One long breath, beautifully drawn.
- Spins, floorwork and transitions, linked to the music
- Link spins and floorwork. Less counting, more feeling
< Breathe in, and begin.
< Let the music draw the line.
@ Pole Flow
> Count less. Listen more.
- Link spins, transitions and floorwork into one long breath
- Let the music link your spins and floorwork
< The music knows the way.
< Come and hear where it leads.
@ Pole Flow
> A flow, like good silk, has no seams.
- Spins, transitions and floorwork, in one long breath
- Less counting, more music, from spins to floorwork
< Come and slip into it.
< Smooth, from first note to last.
@ Pole Choreography
> One song. A routine worthy of it.
- Taught in sections, and danced full out as a finale
- Learn it in sections, dance it full out
< May we have this dance?
< The bow is yours.
@ Pole Choreography
> A new routine, served in courses.
- One song, section by section, danced full out for dessert
- Musicality first, and a full-out performance for dessert
< Come with an appetite.
< Stay for dessert.
@ Pole Choreography
> Learn it quietly. Dance it grandly.
- A new routine in sections, full out at the end
- One song, taken in sections, with a full-out finish
< Come and take the floor.
< Save your best bow.
@ Exotic Pole
> Bold, and beautifully unhurried.
- In heels: low flow, slides and kips. Bring knee pads
- Heels on, lights low, knee pads for the slides
< Come as your boldest self.
< Bold looks beautiful on you.
@ Exotic Pole
> Heels on. Lights low. Chin high.
- Low flow, slides and kips. Bring knee pads, please
- Bring knee pads for the slides, and your boldest self
< Come and make an entrance.
< Attitude, finely worn.
@ Exotic Pole
> Attitude is best worn with poise.
- Heels for the low flow, knee pads for the slides
- Slides, kips and low flow. Bring heels and knee pads
< Wear yours boldly.
< Your boldest self is invited.
@ Heels & Floorwork
> Heels or socks? Elegance goes with both.
- Leg lines, rolls and waves, to the floor and back
- Long leg lines, smoothly to the floor and back
< Dress your feet as you please.
< Come in your favorite pair.
@ Heels & Floorwork
> There is a graceful way down.
- By leg line, by roll, by wave, in heels or socks
- Rolls, waves, leg lines. Heels and socks are both welcome
< And a lovelier one back up.
< Come and take it with us.
@ Heels & Floorwork
> Any height of heel. Every inch of line.
- Rolls, waves and leg lines. Socks are welcome, too
- Smooth ways down and back. Socks are welcome, too
< Smoothly down. Smoothly up.
< Come at your own height.
@ Chair Dance
> A partner who always offers you a seat.
- You and a chair, in a sultry choreography. Easy to follow
- Sultry chair choreography, great with friends, easy to follow
< Come and lean back beautifully.
< Come and take a seat with us.
@ Chair Dance
> Sultry, seated and perfectly composed.
- Chair choreography, easy to follow, great with friends
- You, a chair, and choreography that is easy to follow
< Come and cross an ankle.
< Sit tall. Look lovely.
@ Chair Dance
> The finest dances begin sitting down.
- This one is sultry, easy to follow, great with friends
- A chair is your partner, and it’s easy to follow
< A seat is set for you.
< Take your place, and your time.
@ Aerial Hoop
> Graceful, from the very first class.
- Mounts, poses and spins, each in a low and a high version
- Every mount, pose and spin comes low or high
< You choose the height.
< The hoop will frame it.
@ Aerial Hoop
> Low or high, always lovely.
- Mounts, poses and spins in the hoop, in both versions
- Graceful strength, from your first mount, pose and spin
< Take your place in the circle.
< Both will suit you.
@ Aerial Hoop
> Strength can sit so gracefully.
- In a hoop, low or high, from the very first class
- In a hoop, through mounts, poses and spins, low or high
< Come and take your seat.
< Rise as high as you like.
@ Strength & Conditioning
> The quiet work behind every elegant invert.
- Patient work for pull, core and shoulders, made for pole
- Pull, core and shoulder work, until those inverts click
< Nobody sees it. Everybody notices.
< Grace needs good foundations.
@ Strength & Conditioning
> Progress, made to measure.
- Pull, core and shoulder work, cut to fit pole
- Pull, core and shoulders, for inverts that finally click
< Tailored to your inverts.
< Made for you and your inverts.
@ Strength & Conditioning
> Looking effortless takes a little effort.
- Pull, core and shoulders, for inverts that click
- Pull, core, shoulders, and progress you can measure
< Come and make the effort beautiful.
< Come and put in a little.
@ Flexibility & Stretch
> Lengthen from wherever you are.
- Splits, backbends and shoulders, guided and kind
- Warm, guided stretching for splits and backbends
< Start where you are, gracefully.
< Every starting point is a good one.
@ Flexibility & Stretch
> Kindness makes the longest lines.
- Splits, backbends and shoulders, warmly guided
- Splits and backbends, guided, whatever your starting point
< Be gracious with yourself.
< Come and lengthen with us.
@ Flexibility & Stretch
> Splits are a matter of patience and warmth.
- Backbends, too. Guided, and kind to your body
- Guided stretching, whatever your starting point
< Come and take your time bending.
< Patience and warmth, every time.
@ Intro to Pole
? offer first class free
> First class free. First spin, priceless.
- Grips, walks and that first spin. No experience needed
- Grips and walks come first. No experience needed
< Be our guest.
< Come and see how it suits you.
@ Intro to Pole
? offer free trial class
> A free trial class. Try it on.
- Slip into grips, walks and a spin. No experience needed
- Grips, walks, and your first graceful spin
< See how well it fits.
< We think it will suit you.
@ Beginner Pole
? wear shorts
> Wear shorts. Bare knees hold best.
- Climbs, sits, spins, and a short combo of your own
- Spins, climbs, sits, and a short combo to match
< Shorts on. Chin up. Climb.
< Bare knees, beautiful climbs.
@ Spin Basics
? bring water
> Bring water. Even grace gets thirsty.
- Fireman, chair and back hook, and no strength needed yet
- Walk in, take leave of the floor, land softly
< Spin, sip, and once more.
< Come and land softly with us.
@ Spin Pole
? level all
> Every level looks lovely afloat.
- The pole turns with you, in floaty combos
- Combos that look effortless, and feel like flying
< Come and float at your level.
< The pole turns for everyone.
@ Pole Flow
? bring knee pads
> Bring knee pads, and land like velvet.
- From spin to floorwork in one long breath
- Spins, transitions, floorwork, and more music than counting
< Come down as softly as you please.
< Soft knees, and not a seam.
@ Pole Choreography
? music
> A routine worthy of the song: {music}.
- Taught in sections, until you dance it full out
- Section by section, and full out at the end
< Save the bow for the end.
< Come and do it justice.
@ Pole Tricks
? places max *
> {places}. Three tricks, done properly.
- Step by step, with spotting. Bring your phone
- Spotting, and options for every level
< Come and choose your pose.
< You get time for every detail.
@ Heels & Floorwork
? bring knee pads
> Bring knee pads for the graceful way down.
- Rolls, waves and leg lines, in heels or in socks
- Leg lines, waves and rolls, in heels or socks
< Come and be kind to your knees.
< Down softly, up beautifully.
@ Heels & Floorwork
? places *left
> {places} for a graceful way down.
- With leg lines, rolls and waves, in heels or in socks
- Rolls and waves to the floor and back, in heels or socks
< Take yours, and take it slowly.
< Come and descend with us.
@ Chair Dance
? bring a friend
> Bring a friend. We’ll provide the seating.
- Sultry choreography with a chair, and easy to follow
- One chair each, and steps that are easy to follow
< Be seated, both of you.
< Two chairs, one very good time.
@ Chair Dance
? level beginner
> Beginners, please take a seat.
- Sultry choreography with a chair, easy to follow
- Your partner is a chair, and it’s easy to follow
< We saved you a seat.
< The chair has endless patience.
@ Aerial Hoop
? level beginner (no experience)
> No experience? The hoop is delighted.
- Mounts, poses, spins, and a low version to begin with
- Graceful strength, low or high, from the first class
< Begin low, and rise when you like.
< Sit low first. Shine anyway.
@ Strength & Conditioning
? bring a towel
> Bring a towel. Elegance is hard work.
- Pull, core and shoulder work, and inverts that click
- Shoulders, core, pull, and progress you can measure
< Work first. Grace comes next.
< Dab, breathe, once more.
@ Flexibility & Stretch
? bring mats (provided)
> Mats are provided. Just lie back.
- For splits, backbends and shoulders, guided with kindness
- Warm, guided stretching, whatever your starting point
< Come and stretch out with us.
< Lie down. Breathe. Lengthen.
@ Pole Flow
? level all
> Every level has a line to draw.
- Spins, floorwork and transitions, drawn in one long breath
- More feeling than counting, from spin to floorwork
< The music guides the hand.
< Draw yours as long as you like.
@ Exotic Pole
? wear heels
> Wear heels. Wear them with poise.
- Low flow, slides, kips, and knee pads to bring along
- Lights low, attitude high, and knee pads in your bag
< Come as boldly as you please.
< Walk in as if filmed.
@ Aerial Hoop
? level beginner
> Beginners, your frame is ready.
- Mounts, poses and spins, the low version first
- Every pose comes low or high, and grace comes early
< Step into the picture.
< You will look lovely in it.
@ Flexibility & Stretch
? level all
> Every level bends in its own good time.
- Splits, backbends and shoulders, guided with a kind hand
- Warm and guided, wherever your splits begin
< Come exactly as far as you like.
< Nothing forced, everything lengthened.
@ Chair Dance
? wear heels
> Wear heels. Be seated with poise.
- Sultry choreography with a chair, and steps easy to follow
- Easy to follow, great with friends, and the chair is yours
< Cross an ankle. Admire the view.
< Sit tall. Heels crossed.
@ Intro to Pole
? wear shorts
> Wear shorts. You have a first spin ahead.
- Grips and walks before it. No experience needed
- It comes after your first grips and walks
< Bare knees, first spin, big smile.
< Your first spin is waiting.
@ Beginner Pole
? places *left
> {places}. A short combo comes with each.
- Made of spins, climbs and sits, at a steady pace
- Build grip and core, then put a combo to it
< Come and climb with us.
< We’d love to keep you one.
@ Spin Basics
? level beginner (no experience)
> No experience, no strength, no rush at all.
- Only a fireman, a chair and a back hook spin
- You learn to walk in, let go and land softly
< Come and turn lightly.
< Land softly. Smile widely.
@ Strength & Conditioning
? bring water
> Bring water. Foundations are thirsty work.
- Pull, core and shoulders, and inverts that finally click
- Work for pull and core, and progress you can measure
< Sip, and pull once more.
< Here’s to the quiet work.
= any
? typed second class free
> Second class free. We believe in encores.
- The first is a pleasure, the second a present
- Come once for the music, and again for the line
< Bow, and come again.
< Come once. Come again.
@ Chair Dance
? offer first class free
> First class free, and the best seat.
- Sultry choreography with a chair, pleasantly easy to follow
- Your partner is a chair, and great with friends
< Sit down and be our guest.
< Take your seat. Enjoy the song.
@ Aerial Hoop
? offer first class free
> First class free. Grace comes with it.
- Graceful strength from the start, in a hoop, low or high
- Mounts, poses, spins, and a choice of low or high
< Take a seat in the air.
< Be our guest in the circle.
@ Beginner Pole
? offer first class free
> First class free. The combo is yours, too.
- Spins, climbs and sits, then a short combo
- Build grip and core, and leave with a short combo, all yours
< Come and take both home.
< A good class, and a combo to show.
@ Flexibility & Stretch
? bring * mat
> Bring {bring}, and take your time.
- Splits, backbends and shoulders, guided and warm
- Warm and kind, whatever your starting point
< Unroll the mat. Then your back.
< Lie down, and lengthen.
@ Pole Tricks
? level all
> Every level leaves with a portrait.
- Three tricks, spotted, step by step. Bring your phone
- Your phone, three tricks, and spotting for each of them
< Chin up, toes pointed, hold.
< Come and hold your best pose.
@ Pole Choreography
? offer first class free
> First class free. May we have the dance?
- A new routine in sections, and full out to finish
- One song, learned in sections and finished full out
< Come and dance one with us.
< Say yes to the music.
= any
? bring knee pads
> Bring knee pads. Land without a sound.
- Your knees will be comfortable, and the line will show it
- Comfort underneath, elegance on top
< Come down like velvet.
< Soft knees, fine lines.
= exotic heels lowflow floor flow choreo
? bring *knee pads*
> Bring {bring}, and the floor turns to velvet.
- Slide, kneel, turn, and rise as if it were nothing
- Long legs, soft landings, and no hurry at all
< Come and glide with us.
< Down gently. Up gracefully.
= pole intro spin spinpole static tricks flow
? wear shorts
> Wear shorts. Bare knees are good form here.
- Skin holds well, and long lines look lovely
- A secure hold begins every graceful line
< Well dressed, and well held.
< Come and hold on in style.
= pole intro spin spinpole static tricks flow
? bring *shorts*
> Bring {bring}. Bare knees hold beautifully.
- A secure hold first, and then the pointed toe
- Where the skin holds, the arms may relax
< Bare knees, long lines.
< Come and take hold with grace.
= any
? bring water
> Bring water. Poise deserves a pause.
- Move, sip, lengthen, and begin again
- A sip between the songs, and then the next one
< A toast to a fine line.
< Come and be beautifully refreshed.
= any
? bring * mat
> Bring {bring}, and take your place in style.
- Unroll it slowly. That is where the calm begins
- A small stage of your own, for long and quiet lines
< Settle in, and lengthen.
< Your corner of calm awaits.
= any
? bring *friend*
> Bring {bring}. Grace loves company.
- A shared glance, a shared smile, and the same song
- Arrive together, learn together, and bow together
< Arm in arm, shoulders down.
< The more, the lovelier.
= any
? bring a friend
> Bring a friend. Be each other’s plus-one.
- It’s like dinner, only with better music and pointed toes
- A little conversation, a little dance, and plenty of laughter
< Delighted to meet you both.
< An elegant way to catch up.
= any
? bring mats (provided)
> Mats are provided. Just bring yourself.
- Empty hands, long spine, nothing to carry
- A place is laid for you, as for a good dinner
< Settle in, and feel at home.
< Travel light. Move beautifully.
= any
? bring mats (provided)
> Everything is laid out. Mats are provided.
- Arrive unhurried, and let yourself be looked after
- Nothing to pack but a little patience
< Come and take your place.
< Good hosts think of everything.
= any
? wear heels
> Wear heels, and let every step be an entrance.
- Toe first, shoulders low, and eyes on the horizon
- A longer leg, a slower walk, a prouder chin
< Walk as through a grand hotel.
< Come and step into it.
= any
? wear heels
> Wear heels. Take your time in them.
- Small steps, long lines, and no rush whatsoever
- Height is lovely, and so is a steady pace
< Elegance never runs.
< Stand a little prouder with us.
= any
? bring heels (optional)
> Heels are optional. Elegance is up to you.
- Barefoot or raised, the line begins with the toe
- Bring a pair, or bring bare feet. Both look lovely
< Come at the height you like.
< Either way, you will look lovely.
= any
? bring heels (optional)
> With or without heels, you’ll look lovely.
- They’re optional, and a long line works at any height
- They’re optional. The grace is in the step
< Choose your height. Keep your poise.
< Dress your feet as you wish.
= any
? offer first class free
> First class free. With our compliments.
- No commitment, no ceremony, only a warm welcome
- Take your time, look around, and see how it suits you
< Consider yourself invited.
< Come and be our guest.
= any
? offer first class free
> Try it for size: first class free.
- As with any fit, you will know by moving
- Some things are best judged in motion
< We expect a lovely fit.
< Come and see how it drapes.
= any
? offer free trial class
> Your invitation: a free trial class.
- Nothing to decide beforehand, and nothing to prove
- Come and see whether we suit each other
< R.S.V.P. with a smile.
< We would love to meet you.
= any
? offer
> With our compliments: {offer}.
- A little courtesy, for those who have been curious
- It pairs well with good music and an open mind
< Consider it an invitation.
< Wrapped, and waiting for you.
= any
? offer half price
> Half price. Every bit of the elegance.
- The welcome is just as warm, the line just as long
- A fine class, a kind welcome, and time to enjoy both
< Come and enjoy the difference.
< Good taste, and good sense.
= any
? offer *off*
> {offer}. Good taste has its rewards.
- Good music, clear steps, and a little elegance
- The same warm welcome, the same fine lines
< Spend the difference beautifully.
< Good taste, well rewarded.
= any
? offer your friend comes free
> Your friend comes free. How gracious of you.
- You extend the invitation, and we extend the welcome
- Arrive together, learn together, and bow together, too
< Two guests, one lovely idea.
< Be the friend with good ideas.
= any
? level beginner (no experience)
> You need no experience to move with grace.
- A little music, a little time, a kind word
- A lifted chin, a lowered shoulder, and it begins
< All of it is here for you.
< Come and surprise yourself, gently.
= any
? level beginner
> Every elegant thing has a beginner’s chapter.
- This is yours: clear steps, kind words, and no hurry
- One simple step, and then the next, each of them well
< Turn to page one with us.
< It opens with a warm welcome.
= any
? level all
> Every level has its own elegance.
- A simple line, finely done, or a grand one, take your pick
- New or practiced, you will find a version that fits
< Yours will be welcome.
< Come and show us your own.
= any
? level all
> All levels, one good company.
- The new and the practiced share the same music
- Everyone finds a step that fits, and a smile beside it
< You will fit in beautifully.
< Come and find your own fine line.
= any
? level beginner (only)
> Beginners only. Everyone starts together.
- Everybody is new here, so nobody needs to pretend
- The same first steps, the same first smiles
< Begin together, gracefully.
< Come and be new, gracefully.
= any
? level advanced*
> Advanced: for those who love a fine finish.
- You have the strength. Here is time for the finish
- The hard part, polished until it looks like nothing
< Let no one see the effort.
< Refinement has no upper limit.
= any
? level advanced*
> The difficulty is advanced. The manner is calm.
- Demanding lines, level breath, a composed face
- Difficult things, done quietly and finished to the toes
< Composure is the final touch.
< Come and wear it lightly.
= any
? level intermediate*
> Intermediate, and ready for a finer finish.
- What you know, joined more smoothly and held a little longer
- The first steps are behind you. Now comes the style
< Come and add the polish.
< The next detail awaits you.
= any
? audience women only
> Women only. Shoulders may drop now.
- Good company, easy laughter, and nobody to impress
- A space to stand tall, move well and laugh aloud
< Come in, and stand tall.
< The floor is entirely yours.
= any
? places *left
> {places}. One of them would suit you.
- The music is chosen, and the welcome is warm
- Everything is ready. Only you are missing
< Come and make us complete.
< May we keep one for you?
= any
? places max *
> {places}. Like a good dinner party.
- Everyone is greeted, and nobody is overlooked
- Enough for good company, few enough for fine details
< You are cordially invited.
< We will notice every pointed toe.
= any
? places small group
> A small group, and a careful eye.
- Time for each of you, and for each fine detail
- You will be seen, corrected and complimented
< Come and be well looked after.
< Come and be noticed.
= any
? places few
> A few places, and one would suit you.
- The company is good, and the welcome is warm
- Lovely things are rarely available for long
< May we save you one?
< May we put down your name?
= pole intro spin spinpole static tricks flow exotic
? places your own pole
> Your own pole, for the whole class.
- Nobody to wait for, and a line to finish
- Yours from the first song to the last
< No waiting. Only long lines.
< Take all the time you please.
= any
? series
> Fine things take time: {series}.
- Each class adds a line, a detail, a little ease
- Step follows step, and grace follows both
< Come and see it through with us.
< Make a lovely habit of it.
= any
? series *weeks*
> {series} to learn some polish.
- Step by step, until it feels like second nature
- The same good company, and a finer line each time
< Come and keep the appointment.
< Grace grows with every class.
= any
? music
> On the program: {music}.
- A long line for the melody, a light step for the beat
- Music with character deserves dancers with poise
< Come and dance it with poise.
< Long lines, good songs.
= any
? substitute
> {sub} is in for {for}. You’re in good hands.
- The same warm welcome, in a new style
- A new eye, and a new detail to take home
< Come and be introduced to {sub}.
< The same grace, a new teacher.
= any
? substitute
> May we present {sub}, in for {for}.
- A change of hands, and the same care for every line
- A fresh eye is one of the finest things in dance
< A lovely change. Come and see.
< Come and meet a new style.
= any
? soldOut sold out
> Sold out. What good taste you have.
- To all who have a place: we look forward to you
- Thank you, all of you. We can hardly wait
< The next invitation is for you.
< With our warmest thanks.
= any
? soldOut sold out
> Every place is taken. How lovely of you.
- Thank you, and see you there with your chins up
- We look forward to every one of you
< There will be other dances.
< Until the next one, stay graceful.
= any
? soldOut sold out
? soldOut waitlist
> Fully booked, with a waitlist for the hopeful.
- Leave your name, and we may call you
- A place may return, and it may be yours
< Patience is always in style.
< We would so like to see you.
= any
? soldOut waitlist
> The waitlist is open. Leave us your name.
- Should a place return, it may well be yours
- Good company is worth a little patience
< Patience is the height of elegance.
< We hope to see you very soon.
= any
? guest
> It is our honor to present {guest}.
- A new eye, a new style, a warm welcome
- Come with good questions, leave with fine details
< Come and meet our guest.
< A rare pleasure. Share it with us.
= any
? guest
> Our guest of honor: {guest}.
- Fine company, fresh ideas, and details to take home
- A visitor sees the line with fresh eyes, and so will you
< Give our guest a graceful welcome.
< You are invited to the occasion.
= any
? typed *no partner needed
> No partner needed. The music offers its arm.
- It leads kindly, and it is never late
- Arrive alone, and be in good company at once
< Accept, and enjoy the dance.
< You make a perfect party of one.
= salsa contemporary class twerk burlesque heels chair openlevel
? typed *no partner needed
> No partner needed. You have two charming feet.
- They go together well, and they love a song
- Nobody leads, nobody follows, everybody dances
< Bring them both along.
< Come and give them an outing.
= any
? typed *new class
> A new class. The ribbon is yours to cut.
- Everybody begins at the same first step
- Fresh music, fresh ideas, and a very warm welcome
< Be among the first to bow.
< Come to the opening.
= any
? typed *new class
> We are pleased to announce a new class.
- A fresh page, and your line to draw
- All are new to it, and warmly welcome
< You are invited to the premiere.
< Come and wish it well.
= any
? typed *alone or with a friend
> Alone or with a friend, you are expected.
- You will not be alone for long
- For one or for two, a warm welcome
< You will be in lovely company.
< The pleasure is ours either way.
= any
? typed *every body is welcome
> Every body is welcome. Every line is lovely.
- Long, round, soft or strong, all worth drawing
- Take the space you need, beautifully
< Yours is lovely. Do bring it.
< Made to measure, for you.
= kids
? bring water
> Even swans need water. Please bring some.
- Glide, stretch, bow, and then a little sip
- Long necks, pointy toes, and a sip between dances
< Come and glide with the flock!
< Cheers, little swans!
@ Heels & Floorwork
? wear *heels*
> Wear {wear}. Come down with poise.
- Leg lines, rolls, waves, and smooth ways to the floor and back
< Gracefully down, elegantly up.
< Come and walk tall with us.
`;
