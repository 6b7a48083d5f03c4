// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const elegant = `
= intro
> Every graceful dancer had a first class.
- {name} show{s} you how to hold, how to step, how to turn
- {name} start{s} gently, with one calm turn
- You take hold, step around the pole, and turn softly
< Have your first with us.
< Make this one yours.
= intro
> First you learn to stand. Then to glide.
- {name} teach{es} the first calm step with you
- {name} take{s} you from standing to gliding, one calm step after another
- You lower your shoulders, take one calm step, and glide
< Book the first step.
< Stand tall. The gliding follows.
= intro
> Nobody is born graceful. We practice.
- {name} start{s} with calm hands, and the feet soon follow
- {name} practice{s} the first turns with you
- We take one thing at a time, and point our toes last
- Calm hands come first, and the feet soon follow
< Grace is learned. Start with us.
< Come and practice with us.
= intro pole
> A good entrance takes three steps.
- {name} show{s} you how to arrive, breathe and take the pole
- You arrive, you breathe, and you begin
< We are holding the door.
< We await your entrance.
= pole
> Tall, steady, never late. Meet the pole.
- {name} introduce{s} you and teach{es} you both to dance
- {name} make{s} the introductions, step by step
- You bring the long lines, and it brings the balance
< You two will get along beautifully.
< Reserve a first meeting.
= pole
> The beauty is in the last inch.
- {name} help{s} you finish every line, to the fingers and toes
- {name} finish{es} every line with you
- You lengthen your fingers, point your toes, and stop quietly
< Reserve an elegant finish.
< Finish your lines with us.
= pole
> Walk around the pole as if music followed.
- {name} lead{s} a slow walk and a lovely turn
- {name} set{s} a slow and graceful pace
- You lift your chin and lay a light hand on the pole
< Turn every step into an entrance.
< Stroll over and join us.
= spin spinpole
> Turn like the figure in a music box.
- {name} teach{es} you to turn evenly, with pointed toes
- {name} wind{s} you up gently, and you spin
- You turn evenly and gently, with your chin up
- Each turn is a little smoother than the last
< Let the melody carry you around.
< Reserve your pirouette.
= spin spinpole
> The landing is the elegant part.
- {name} guide{s} you in, around, and down without a sound
- {name} teach{es} spins that land softly
- You sweep out wide and set your feet down without a sound
- Step in, sweep around, and arrive on your toes
< Land softly, among friends.
< Reserve a soft landing.
= spin spinpole
> Draw a circle with a pointed toe.
- {name} help{s} you keep the leg long and the circle round
- {name} guide{s} you through one unbroken turn
- The shoulder stays low, the leg stays long
- You turn once, unbroken, and return where you began
< Draw your finest with us.
< Join the circle.
= spin
> Turn like a ballgown: wide, then softly still.
- One small push, and all that imaginary silk swings out
- {name} show{s} you the small push, the big circle, the gentle stop
- {name} set{s} the swirl in motion
< Swirl out. Settle softly.
< May we have this swirl?
= spinpole
> The pole turns. You hold the line.
- {name} teach{es} you to lean out, draw in, and stay long
- {name} guide{s} you out, around and in again
- Lean out and it slows, draw in and it quickens
- One long line, and the pole shows off every side of it
< You’re lovely from every side.
< Hold a lovely line.
= static
> The pole stays still. You are the movement.
- {name} guide{s} every step, sweep and pause around the stillness
- {name} lead{s} every step, sweep and lovely pause
- You step, you sweep, you pause, and every line is your own
< Every line is yours to draw.
< Come and be the movement.
= static
> Nothing turns but you. Make it graceful.
- {name} take{s} you from a push to a sweep to stillness
- {name} teach{es} wide turns and quiet stops
- You decide how wide, how slow and where to pause
< Push gently. Sweep wide.
< Glide over and join us.
= static
> Steady as a barre. Far more fun.
- {name} bring{s} a little ballet to every climb
- {name} place{s} the hand, and you lengthen the back
- You lay a hand on, lengthen your back, and rise
- It holds still so that you can take your time
< Rise with a straight back.
< Reserve your steady partner.
= tricks
> Make it look easy. We’ll show you how.
- {name} teach{es} the grip first, then the line, then the calm face
- {name} show{s} you where the effort hides
- You feel the work. Everyone else sees the line
< The effort stays our secret.
< Booking is easy, too.
= tricks
> A fine trick has a graceful way out.
- You learn the way in, the hold and a quiet way down
- {name} teach{es} the way in, the hold, and the quiet way down
- {name} pair{s} each trick with its exit
- You enter with care and leave with a pointed toe
< Leave a trick beautifully.
< Make a fine exit with us.
= tricks
> An iron grip in a silk glove.
- You hold on with everything. Your wrist says otherwise
- {name} teach{es} strong hands, soft wrists and a very calm face
- {name} bring{s} the tricks, and soften{s} the hands
- You hold on with everything and point your toes anyway
< Strong hands, soft fingertips.
< Dress your strength up with us.
= advanced
> The harder the move, the calmer the face.
- {name} bring{s} the hard moves, the long entries and the clean exits
- {name} teach{es} hard moves and calm faces
- Only you know what your shoulders are doing
< Stay calm, and join us.
< Bring your calmest face.
= advanced
> You can do the move. Now do it quietly.
- {name} polish{es} the move until nobody hears you land
- {name} help{s} you land without a sound
- You leave out the kick and land without a sound
- The move stays the same, and the effort disappears
< Do book. Discreetly, of course.
< Quiet, please. Then applause.
= tricks advanced
> Hold it. Now hold it more beautifully.
- {name} help{s} you lengthen the knee and soften the hand
- {name} polish{es} every line with you
- You add a breath, an inch and a softer hand
< The finish is what they remember.
< Book your finishing touches.
= intermediate
> You know the moves. Now for the lines.
- {name} finish{es} every move with you, to the fingertips
- {name} lengthen{s} what you know, inch by lovely inch
- Your moves grow longer and calmer, to the fingertips
< Same moves. Longer lines.
< Lengthen everything with us.
= intermediate
> No longer new. Time for a little polish.
- {name} polish{es} your entries, your landings and your lines
- {name} polish{es} entries and landings alike
- Your entries grow cleaner and your landings softer
< Polish looks good on you.
< Book yourself in for polish.
= intermediate
> You used to hold on. Now you pose.
- {name} teach{es} you to point, extend and take your time
- {name} add{s} the pause and the pointed toe
- Now you point, extend, pause, and mean each of them
< Strike a pose with us.
< Bring your best pointed toe.
= flow
> One line, drawn without lifting the pen.
- {name} lead{s} every rise, turn and fold in one stroke
- Rise, turn and fold as {name} lead{s} the way
- You rise, turn and fold, and each move leads on
- You move without a stop, in one long stroke
< Draw a line with us.
< Sign up in one stroke.
= flow
> Handwriting, with the whole body.
- {name} teach{es} the loops, and you write with grace
- {name} teach{es} the loops, and you sign your name
- No two dancers write it the same way
< Sign here, please.
< Your signature is welcome.
= flow
> Dance without a single sharp corner.
- {name} melt{s} a spin into a slide and a lovely stillness
- {name} round{s} each turn into the next slide
- A turn becomes a slide, and a slide becomes stillness
- Every move ends where the next one begins
< Soften every corner with us.
< Smooth company is welcome.
= exotic
> Slow is the elegant kind of bold.
- {name} teach{es} the slow turn and the unhurried look
- {name} make{s} one slow step say everything
- You take one slow step, and it says everything
< Reserve a slow song.
< Be bold. Take your time.
= exotic
> Enter slowly. The music will wait.
- {name} stage{s} an entrance that takes its time
- {name} teach{es} the unhurried entrance
- You walk in upright and take your time
< Walk in. You are expected.
< Your entrance is on the program.
= exotic
> Bold lines, beautifully drawn.
- {name} draw{s} slides, waves and long legs into one bold line
- {name} bring{s} slow slides and long legs
- Slides and waves grow longer, and nothing is rushed
< Bold lines are welcome here.
< Draw yours boldly.
= exotic
> Long legs, slow hair, perfect composure.
- {name} lead{s} you low, around, and up again without losing composure
- {name} lead{s} slow slides with perfect calm
- You slide, you turn, and the face gives nothing away
- Sweep low, look up, and never rush the way back
< Composure is always invited.
< Toss your hair slowly.
= heels
> Stand as if you wore the good jewelry.
- {name} teach{es} you to lift your chin and stroll
- {name} teach{es} a walk to match
- You lengthen your neck, turn slowly, and catch every eye
< Stand tall. Then stroll.
< Reserve your finest walk.
< Your invisible diamonds suit you.
= heels
> Walk as if down a movie staircase.
- {name} lead{s} you down with your chin up and hips easy
- {name} teach{es} you to walk and never look down
- You lift your chin and never look at your feet
- It isn’t the dress. It’s how slowly you come down
< Make your grand descent.
< Book your slow descent.
= heels
> In heels, the walk is the dance.
- {name} teach{es} you to cross, pause, turn and linger
- {name} build{s} a dance from one lovely step
- The toe goes first, the hip follows, and nobody rushes
< Walk our way.
< Walk first. Turn heads next.
= heels
> Smaller steps. Longer legs. Trust us.
- {name} show{s} you where the toe goes, and the rest floats
- {name} teach{es} the small, floating step
- You set the toe, straighten the knee, and float
< One lovely step at a time.
< Trust us, and book.
= lowflow floor
> There’s a graceful way to the floor.
- {name} teach{es} you to set down softly, without a sound
- {name} show{s} you the quietest way down
- You set down knee, hip and hand without a sound
- You fold, unfold, extend, and rise without a seam
< Down softly. Up just as softly.
< Come down in style.
= lowflow floor
> Long lines look even longer lying down.
- {name} teach{es} you to unroll your back and unfold your legs
- {name} lead{s} slow rolls with long legs
- You stretch out, sweep around, and take the whole song
< The floor is yours, full length.
< Reserve your length of floor.
= lowflow floor
> Reach the floor like falling silk.
- {name} help{s} you pour yourself softly to the floor
- {name} smooth{s} every roll until nothing bumps
- Nothing bumps, nothing hurries, and everything flows
- You set down shoulder, hip and knee, each in turn
< Come and move like silk.
< Reserve a silken landing.
= handstand
> A straight line looks lovely either way up.
- {name} stack{s} wrists, shoulders, hips, and one very long leg
- {name} straighten{s} you from palms to toes, kindly
- You press with your hands, lift your toes, and breathe calmly
< Poise, the other way up.
< Book either way up.
= handstand
> The softer the kick, the longer the hold.
- {name} teach{es} you to press the floor away and float after
- {name} soften{s} the kick, and the legs float up
- No leap, only a lift, and the toes drift up
< Kick softly. Stay longer.
< Float up with us.
= handstand
> Handstands: at last, the toes on top.
- {name} build{s} one long line from your palms to your toes
- {name} build{s} a long line from palms to toes
- Stack the line first, then breathe, then point
< Finish the line up there.
< Book your toes a view.
= conditioning polefit
> Behind every effortless line: honest work.
- {name} set{s} patient pulls and honest holds, with a straight back
- {name} count{s} the pulls, and the lines remember
- Nobody sees this part. Everybody sees the lines
< Quiet work. Beautiful lines.
< Book the work behind the beauty.
= conditioning polefit
> Graceful takes muscle. Bring yours along.
- {name} ask{s} for one more, with a level breath and pointed toes
- {name} set{s} slow lifts and even slower lowers
- Lift slowly, lower more slowly, toes pointed throughout
< Work hard. Look calm.
< Sweat is just a little sparkle.
= conditioning polefit
> Ballerinas do the boring exercises. So do we.
- {name} take{s} planks, pulls and holds slowly, and finish{es} them well
- {name} make{s} even a plank look pretty
- Planks, pulls and holds, done slowly and done well
- And then once more, because the last one was pretty
< Slow, clean, and once more.
< Book the boring part. Really.
= stretch
> Unfold like good linen.
- {name} smooth{s} the back, open{s} the shoulders, and never tug{s}
- {name} smooth{s} your back, hips and shoulders
- You smooth your back and let every crease go
< Unfold in good company.
< Smooth things over with us.
= stretch
> A long line begins with a long breath.
- {name} lead{s} the breath along the hip and up the spine
- {name} lengthen{s} your breath, and your hips follow
- Your breath travels from the hips to the fingertips
- Breathe in to grow tall, breathe out to reach further
< Breathe out. Reach on.
< Breathe in. Join us.
= stretch
> Nobody ever pulled a flower open.
- {name} open{s} hips with warmth, breath and plenty of time
- {name} give{s} every stretch its warmth and time
- You give it warmth and time. Hips like the same
< Take your time to bloom.
< Come and bloom slowly.
= stretch
> Ask your hips nicely. They’ll answer.
- {name} teach{es} long holds, slow breaths and good manners
- {name} ask{s} with long holds and slow breaths
- You hold, breathe slowly, and go a little further
< Ask gently. Stay a while.
< Your hips are cordially invited.
= yoga
> Breathe in. Let your shoulders come down.
- {name} guide{s} you through slow shapes, a breath for each
- {name} lead{s} slow shapes and one long exhale
- Arrive in each pose, and leave it just as calmly
< Calm looks lovely on you.
< Reserve some calm.
= yoga
> Small movements. Beautiful control.
- {name} guide{s} the small things: an inch here, a breath there
- {name} keep{s} it small, slow and precise
- An inch here, a breath there, nothing rushed
< Small is the elegant way.
< Be precise: book a place.
= yoga
> A tall spine is a lovely beginning.
- {name} take{s} the breath first, then the back, then everything else
- {name} build{s} calmly from the spine
- Sit tall, breathe low, and give each move your attention
< Sit tall with us.
< Begin tall. Stay calm.
= choreo
> Learned by count. Danced by heart.
- {name} teach{es} the steps, then the pauses, then the look
- {name} count{s} the steps until you needn’t
- Count by count, until you can stop counting
< Learn one by heart with us.
< Kindly count yourself in.
= choreo
> A dance is a story, well told.
- {name} teach{es} the steps first, then the glances in between
- {name} tell{s} it step by step, glances included
- The steps come first, then the glances in between
< Save the best line for last.
< Tell it with us.
= choreo
> The pauses are part of the dance.
- {name} teach{es} you where to move, and where the music breathes
- {name} choreograph{s} the steps, and the stillness between
- Step, turn, and hold still for one lovely beat
< Pause here, and book.
< Hold one lovely beat with us.
= chair
> Sitting is easy. Being seated is an art.
- {name} guide{s} the lean, the crossed ankle and the silent rise
- {name} teach{es} you to cross, lean and rise slowly
- You cross an ankle, turn a shoulder, and take your time
< May we reserve your seat?
< Be seated with us.
= chair
> One chair, and excellent manners.
- {name} teach{es} you to sit tall, lean slowly and glance back
- {name} teach{es} slow, well-mannered leans
- It offers you a seat. You offer a silhouette
< Take your seat. Take your song.
< May we pull out your chair?
= chair
> Cross your legs like a film star.
- Sit, turn, unfold, and give them one long look
- {name} direct{s} your scene as you sit, turn and rise
- {name} direct{s}, and the chair co-stars
< Cross your ankles. Begin.
< Your scene begins at the chair.
= burlesque
> The slower the glove, the better.
- {name} teach{es} the glove, the shoulder and the well-timed pause
- {name} take{s} the glove finger by finger
- One finger at a time, with a smile that explains nothing
< Never rush a glove.
< Gloves on. You’re invited.
= burlesque
> A raised eyebrow can bring the house down.
- {name} time{s} the pause, the look and the shoulder with you
- {name} rehearse{s} the look and the pause with you
- Less is lovelier, if you know when to stop
< Raise yours if you’re coming.
= burlesque
> Old Hollywood knew how to cross a floor.
- {name} bring{s} slow hips, a long neck and a glance back
- {name} teach{es} the walk and the glance
- You lift your chin and pause before you turn
< Walk like a leading lady.
< Your close-up, by reservation.
= twerk
> Calm shoulders. Busy hips.
- {name} teach{es} hips to keep time while the face keeps calm
- {name} work{s} the hips, and spare{s} the shoulders
- Your poise stays above, and the bass goes below
< Poise on top, bass below.
< Your hips have a reservation.
= twerk
> Even elegance lets its hair down.
- {name} loosen{s} your hips, never your composure
- {name} turn{s} up bass and hips, never the chin
- Your hair comes down, and your chin stays up
< Hair down. Chin up.
< Let yours down with us.
= twerk
> Good taste can have a lot of bass.
- {name} teach{es} you to isolate, accent and stay tidy
- {name} teach{es} sharp accents and soft knees
- You isolate, accent, repeat, and keep it tidy
- You stay sharp on the beat and soft in the knees
< Shake it, with poise.
< Shake on it with us.
= salsa
> The music asks. Refusing would be rude.
- {name} lead{s} you from the first step to the first turn
- {name} answer{s} with a step and a turn
- You take one step and one turn, and you’re dancing
- You step lightly, stand tall, and end with a smile
< Let your feet say yes.
< Do accept the invitation.
= salsa
> Quick feet. Calm shoulders.
- {name} teach{es} small steps, clean turns and easy poise
- {name} count{s} the quick, light steps
- You learn small steps, clean turns and easy poise
- Your hips answer the drum, and your back stays tall
< Good music is asking.
< Step lightly over to us.
= salsa
> Shall we dance?
- {name} add{s} a step, a turn and an easy smile
- {name} lead{s} each step and turn
- You keep your feet light, and the music does the talking
< The first song is yours.
< With the greatest pleasure.
= hoop
> The frame is ready. Be the portrait.
- {name} teach{es} you to lean, lengthen and hold the picture
- {name} compose{s} each pose, down to the toes
- Lean, lengthen, and let the arms finish the thought
< Every side is your good side.
< Sit for your portrait.
= hoop
> A perfect circle, with you inside.
- {name} guide{s} you into the hoop and into a long line
- {name} lengthen{s} every line inside it
- You point your toes and take your time up there
- The hoop is round. The long lines are yours
< Complete our circle.
< Take the prettiest seat around.
= hoop
> Sit in the hoop like a sunny windowsill.
- {name} teach{es} you to sit, lean back and enjoy the view
- {name} guide{s} you as you sit and lean
- You bend one knee, lengthen one leg, and enjoy the view
< Stay up there for a song.
< Reserve your sunny windowsill.
= hoop
> Up there, even a pause looks beautiful.
- {name} lead{s} you up to lean back and pause
- {name} teach{es} you a lovely pause
- You rise, you settle, and for a moment nothing moves
< Rise slowly. Pause often.
< Reserve a pause up there.
= silks
> Draped in fabric, dressed in air.
- {name} teach{es} a wrap at the ankle, a drape at the hip
- {name} teach{es} a well-draped wrap
- You wrap an ankle, drape a hip, and stand tall
< The fabric flatters everyone.
< Dress for the air. Book.
= silks
> Every wrap is a fitting.
- A fold here, a turn there, and you stand tall
- {name} pin{s} nothing, wrap{s} everything: the foot, the hip, a long lean
- {name} wrap{s} foot, hip and waist with care
< Wrapped well, lovely all around.
< Reserve your wrap.
= silks
> The silk hangs straight. You add the curve.
- {name} guide{s} you to step in, wrap once and arch away
- {name} teach{es} one wrap and one arch
- One long cloth, one long line, and you in between
< Lean out. Look lovely.
< Add a curve to your week.
= trapeze straps
> Draw an arc with the whole body.
- {name} guide{s} you out on a breath and back on the beat
- {name} guide{s} every long, graceful swing
- You swing out on a breath and return on the beat
- You point your feet and leave the ground politely below
< Poise, gently suspended.
< Swing by, gracefully.
= trapeze
> Sit on a trapeze as if born there.
- {name} help{s} you settle, lengthen and float an arm
- {name} teach{es} tall sits and gentle swings
- You sit tall, point your toes, and swing gently
< The air suits you.
< May we offer you a swing?
= trapeze straps
> The prettiest pause is in midair.
- {name} take{s} you up to hold beautifully still
- {name} time{s} each rise and pause
- You lengthen your arms, point your toes, and stay calm
< Pause your day with us.
< Rise. Breathe. Be admired.
= straps
> Hold on tight. Look like you’re floating.
- {name} teach{es} the shoulders to work and the feet to be pretty
- {name} set{s} the grip, feet float
- Grip above, pointed toes below, calm in between
< Float first. Come down later.
< Float over. Book a place.
= seniors
> Poise suits you. So does good music.
- {name} bring{s} clear steps, good lines and very good company
- {name} bring{s} clear steps and good music
- You have the bearing. We add the pole
< Grace looks good on you.
< Reserve your first song.
= seniors
> Style is always in season.
- Good timing and good taste make a lovely dancer
- {name} choose{s} good music, sure steps and a turn worth showing
- {name} add{s} sure steps and easy turns
< Yours will look lovely with us.
< We would love your company here.
= seniors
> You know yourself well. Dance like it.
- {name} offer{s} a steady grip, an easy turn and a long line
- {name} lead{s} good moves and never rush{es} you
- There is nothing to prove, and much to enjoy
< Take your time. Take a turn.
< Dance as you please.
= inclusive
> Every curve is a line worth drawing.
- {name} fit{s} every move to your body and your grace
- {name} find{s} grace in every body
- Every move suits your body and shows its grace
< Beautiful, exactly as you are.
< Come, and be celebrated.
= inclusive
> Take up space. Beautifully.
- {name} help{s} you open your arms and lift your chin
- {name} help{s} you reach wide and stand proud
- Reach wide, breathe deep, and let the music find you
< Open your arms. Take the floor.
< Reserve plenty of floor.
= inclusive
> The dance is cut to fit you.
- {name} bring{s} a version of every move that fits you
- {name} tailor{s} every move to you
- Every move has a version made for you
< Made for the body you have.
< Reserve your perfect fit.
= party
> Skip the speech. Dance the toast.
- {name} lead{s} you all through one elegant, giggling dance
- {name} teach{es} one dance to all of you
- You point your toes, raise your chins, and laugh together
- You share one song, one dance and plenty of laughter
< To friendship, beautifully danced.
< Reserve a date to toast.
= party
> Some occasions call for pointed toes.
- {name} bring{s} the dance, and you bring the friends
- {name} host{s} the dance and the laughter
- You arrive as friends and leave with a dance
- You dance with elegance, and laugh between the counts
< Pearls optional. Laughing encouraged.
< Celebrate the guest of honor.
= party
> Graceful for one song. Giggling for the rest.
- {name} teach{es} you all a walk, a turn and a pose
- {name} host{s}, and you supply the giggles
- You learn one dance, and everybody gets a bow
< Bring the whole party.
< Invite everyone. Then book.
= private
> Made to measure, like all the best things.
- {name} tailor{s} the lesson to your line and your pace
- {name} tailor{s} the lesson to you
- The lesson follows your line, your pace and your questions
< A lesson made for you.
< By appointment, with pleasure.
= private
> All the attention, down to your fingertips.
- {name} look{s} closely at every grip, angle and toe
- {name} answer{s} all your questions in detail
- You ask, we look closely, and your line grows longer
< Bring us your question.
< Enjoy our full attention.
= private
> Take a whole lesson for one move.
- {name} polish{es} your turn or landing until it’s lovely
- {name} {has} time for every detail
- You choose the move, and we polish it until it’s lovely
< Bring the move you love.
< Reserve a lesson for yourself.
= practice
> Polish takes time. Here it is.
- {name} host{s} the floor: your list, your music, your own pace
- {name} host{s}, and your own list decides
- Again, a little slower, a little longer in the line
- You bring your own list and follow nobody
< Once more, with pointed toes.
< The floor is yours. Drop by.
= practice
> Practice: the part nobody sees. Enjoy it.
- {name} host{s} the wobbles, and applaud{s} the clean one after
- {name} host{s}, and officially see{s} no wobbles
- First the wobbles, then the clean one
- Slower, softer, until it lands without a sound
< Once more, and beautifully.
< Wobble here, in good company.
= practice
> That almost-lovely move? Finish it.
- {name} host{s} the last inch: one try for toes, one for face
- {name} host{s} as many tries as it takes
- One more try for the toes, one more for the face
< One more try, one more inch.
< Add the last inch. Drop by.
= workshop
> A closer look at one fine thing.
- {name} take{s} one thing apart: the entry, the angle, the finish
- {name} take{s} a very close look
- The entry, the angle, the finish, and the reason for each
- Good questions are welcome. The small ones are often the best
< Look closely. Book promptly.
< Bring your small questions.
= workshop
> There’s a trick to looking effortless.
- {name} take{s} it apart slowly and put{s} it back with style
- {name} reveal{s} the trick to it
- It’s usually a breath, an angle or a thumb
< The secret is in the details.
< Learn it with us.
= workshop
> One topic. All the finer points.
- {name} show{s} you how to begin, hold and finish well
- {name} take{s} it slowly, and answer{s} every why
- Slow enough to understand, precise enough to keep
< Ask about the smallest detail.
< Book for the finer points.
= showcase
> Rehearse until it looks effortless.
- {name} lead{s} the rehearsal, every count and every glance in place
- {name} lead{s} it once more, with ease
- What they’ll remember is how easy it looked
< Once more, with ease.
< Be there before the curtain.
= showcase
> Long practice. One beautiful moment.
- {name} lead{s} you from the last rehearsal to the first note
- {name} lead{s} you, count by count, to your bow
- A held breath, a first note, and every line in place
- Every bow is earned quietly, count by count
< Earn your bow with us.
< Your bow is on the program.
= showcase
> Walk on as if they had waited.
- The first step decides it, so we take it twice
- {name} rehearse{s} the first step twice, since it decides everything
- {name} lead{s} you on: chin up, breathe out
- Chin up, breathe out, first note
< Shoulders down. You’re on.
< Make the entrance. Take the bow.
= photo
> Lengthen. Lift. Hold. Beautiful.
- {name} help{s} you find one pose, finished from neck to toe
- {name} host{s}, chins and hands included
- The chin a little lower, the hand a little softer
< A moment worth framing.
< Reserve your best side.
= photo
> Choose a pose. Lengthen it by an inch.
- {name} host{s} the shoot: a softer hand, a longer neck, and hold
- {name} find{s} the pose and the extra inch
- That inch is what you’ll see in the picture
< Hold still. That’s the one.
< Book, pose, lengthen.
= photo
> A portrait, in pointed toes.
- {name} arrange{s} it: shoulders down, eyes up, one slow breath out
- {name} host{s} a sitting, long toes and calm faces
- Shoulders down, eyes up, and one slow breath out
- Strong in the hold, soft in the hands, calm in the face
< Chin up, toes long, click.
< Sit for one with us.
= men
> Real control doesn’t raise its voice.
- {name} teach{es} you to lift, hold and lower calmly
- {name} coach{es} strong lifts and a level gaze
- You learn clean entries, steady hands and a level gaze
< Strong, and quiet about it.
< Gentlemen, kindly book.
= men
> Strength, well tailored.
- {name} tailor{s} your power to straight lines and a calm finish
- {name} add{s} clean lines and a calm finish
- You bring the strength, and we add clean lines
< Well cut, well done.
< Gentlemen, you are invited.
= men
> Strong is easy. Smooth is the challenge.
- {name} smooth{s} the pull, the line and the landing
- {name} set{s} strong pulls and soft landings
- You grip, breathe, lift, and come down without a thud
< Gentlemen, make it smooth.
< Smooth landings, gentlemen.
= prenatal
> Carry yourself gently. Both of you.
- {name} lead{s} a soft sway, a long breath and a rest
- {name} lead{s} gentle, restful moves
- Enjoy gentle moves, kind music, and rest whenever you like
< Rest well. Move softly.
< A place for you both?
= prenatal
> Grace, for two.
- {name} guide{s} you both through long breaths and a gentle sway
- {name} keep{s} it gentle for two
- Move softly, rest often, and let the music be kind
< A quiet moment for you both.
< A gentle place awaits you.
= prenatal
> Slow is exactly the right pace.
- {name} offer{s} a sway, a stretch or a seat
- {name} sway{s}, stretch{es} and breathe{s} at your pace
- There is nothing to keep up with, and much to enjoy
< Slow down beautifully, both of you.
< Join us, in your own time.
= postnatal
> Come back gently. Come back tall.
- {name} start{s} with the breath and add{s} a little more
- {name} welcome{s} you back, gently
- There is no race, only a body to come home to
< Welcome back to yourself.
< Come whenever you are ready.
= postnatal
> A little breath, a little length, for you.
- {name} lead{s} small, calm moves and a long breath
- {name} lead{s} small moves, beginning with the breath
- You start with the breath, and the rest may wait
< Be gentle with yourself.
< Reserve a quiet moment.
= postnatal
> You’ve been so busy holding someone else.
- {name} lead{s} gentle moves and kind music, and nobody rushes you
- {name} lead{s} a breath, a stretch and a quiet moment
- Now lower the shoulders, lengthen the neck, and breathe
< A moment of grace for you.
< This moment is yours.
= contemporary
> A gesture says it better than words.
- {name} teach{es} you to reach, fold, turn, and mean it
- {name} ask{s} with an arm, and your back answers
- The hand finishes what words would only spoil
< Let your hands speak for you.
< Wave if you’re coming.
= contemporary
> Let the music finish your sentences.
- {name} lead{s} an arm, a back, a foot into one long sentence
- {name} lead{s} arm, back and foot
- Listen with the shoulders, answer with the hands
< Eloquent, and not a word spoken.
< Have the last word with us.
= contemporary
> Dance to the ends of your fingers.
- {name} send{s} each reach from the back out to the fingertips
- {name} lead{s} each reach outward
- The movement starts in the back and never quite stops
- Long arms, soft knees, and a breath before each reach
< Reach out, and book.
= acro
> The finest lift looks like a handshake.
- {name} guide{s} you palm to palm, breath to breath, and up
- {name} guide{s} you up, palm to palm
- Clear hands, calm voices, a lift that looks like nothing
< You are in very good hands.
< Reserve a helping hand.
= acro
> Trust, beautifully balanced.
- {name} teach{es} one to base, one to shine, both to bow
- {name} guide{s} the base, the balance, the bow
- You find it together, one quiet breath at a time
< Both of you, one steady line.
< Lean in, and join us.
= acro
> One of you holds. One of you shines.
- {name} coach{es} the one who holds and the one who shines
- {name} teach{es} both parts in turn
- Then you trade places, and say thank you
- The holding looks calm, and the shining does, too
< Shine first. Hold next.
< Take turns with us.
= circus
> The circus, in its best suit.
- {name} teach{es} a balance, a bow and a graceful wobble
- {name} add{s} a bow to every trick
- You learn a balance, a bow and a most graceful wobble
- Every trick ends as it should, with a bow
< The bow is the best part.
< Applause, please. Softly.
= circus
> Wobble gracefully. Bow anyway.
- {name} teach{es} a hang, a balance and a flourish at the end
- {name} coach{es} hangs, balances and gracious recoveries
- The recovery is the elegant part
< Every wobble deserves a bow.
< Come and take a bow.
= openlevel
> Simple or grand, both look lovely.
- {name} show{s} you a simple and a grand version
- {name} show{s} each move plain and grand
- You choose how far each move reaches
< Your line, your choice.
< Simple or grand, you’re welcome.
= openlevel
> One song, and a line for everyone.
- {name} keep{s} it simple or make{s} it grand, as you like
- {name} find{s} everyone a line of their own
- Some draw it long, some small, and all gracefully
< Add yours with us.
< There’s a line for you.
= teens
> Stand tall. It goes with everything.
- {name} coach{es} long lines, strong arms and a proud chin
- {name} coach{es} long lines and strong arms
- You build long lines, strong arms and a proud chin
< Chin up. You’re ready.
< Stand tall with us, please.
= teens
> Make it look easy. That’s the fun of it.
- {name} help{s} you lengthen each move and land softly
- {name} coach{es} the hard part, kindly
- You lengthen each move and land without a sound
< They’ll wonder how you did it.
< Practice looking calm with us.
= teens
> Clean lines first. Bigger tricks next.
- {name} coach{es} the clean line before the harder trick
- {name} coach{es} every line until it’s clean
- The calm version is the one people remember
< Clean, calm, and proud.
< Book the next trick.
= kids
> Tall as a swan, soft as a feather.
- {name} teach{es} long necks, pointy toes and landings nobody hears
- {name} lead{s} the little swans
- Swans glide on top and paddle like mad below
< Swans to the front, please.
< Save your swan a place!
= kids
> Little dancers, long lines.
- {name} help{s} them reach for the sky, point their toes and bow
- {name} show{s} them statues, leaves and bows
- Stand like a statue, then float like a leaf
< And a curtsy. Lovely!
< Little bows, big applause!
= kids
> Princes, princesses and swans, please line up.
- {name} teach{es} pointed toes and the softest landings
- {name} open{s} the ball on quiet toes
- We point our toes for the ball and tiptoe through the castle
< The ball begins with you!
< Join the guest list!
= kids
> Can you land like a cat? Show us!
- {name} show{s} little cats how to stretch, jump and land
- {name} lead{s} the softest paws and proudest tails
- Little cats point their toes and land very softly
< Shhh. Softest paws win!
< Book a place for small paws!
= class
> Move as if time were on your side.
- {name} give{s} each step its time, and the ending, too
- {name} give{s} every step its time
- You soften your hands and enjoy every pause
< Unhurried looks good on you.
< Make yourself some time.
= class
> Leave the rush at the door.
- {name} begin{s} with slow music and a long breath
- {name} start{s} the music slowly
- The music starts slowly, and so do we
< The rush can wait outside.
< Walk in slowly. You’re expected.
= class
> Good music. Good manners. Pointed toes.
- {name} teach{es} you to finish every step beautifully
- {name} bring{s} good steps and good music
- You lower your shoulders and take one step at a time
< Shall we begin?
< Good company is expected.
= intro
> First steps, beautifully taken.
- You take a calm breath and a first step
- {name} take{s} every one of them with you
< Step gently in.
= intro
> Everyone’s first turn is small.
- {name} make{s} yours wider and softer
- Soon it grows wider, and softer, and yours
< Take your turn with us.
= pole
> Long lines start small.
- A step and a long arm are all you need
- {name} lengthen{s} yours from first step to fingertip
< Begin yours with us.
= spin spinpole
> Turn softly. Land softer.
- {name} guide{s} the sweep and the silent landing
- You sweep around and set down on your toes
< Softly, and once more.
= static
> Stillness, with long legs.
- {name} set{s} wide sweeps and lovely pauses
- You push off, sweep wide, and stop beautifully
< Stop by, beautifully.
= tricks
> Effortless takes practice.
- You learn the grip, the line and the calm face
- {name} practice{s} grip, line and face with you
< Practice it with us.
= advanced
> Big moves. Quiet landings.
- {name} bring{s} strong grips and slow descents
- You grip well and come down slowly
< Land like nothing happened.
= intermediate
> You know the moves. Now point your toes.
- {name} make{s} what you know longer and slower
- You do what you know, only longer and slower
< Polish them with us.
= flow
> No edges. Only lines.
- A turn becomes a slide, and a slide becomes a rise
- {name} melt{s} one move into the next
< The next line is yours.
= exotic
> Slow, bold, beautiful.
- {name} keep{s} it slow, and you keep it bold
- You lengthen your legs and take your time
< Take your time, boldly.
= heels
> Chin up. Walk slowly.
- {name} lead{s} a slow and lovely walk
- The toe leads and the hip follows
< Enter beautifully.
= lowflow floor
> Down, without a sound.
- {name} lead{s} you down softly, and up again
- You soften your knees, and the legs unfold last
< Down softly, up slowly. Join us.
= handstand
> Toes up. Breathe out.
- You press down, stack up, and draw one long line
- {name} stack{s} you up, palms to toes
< Hold that line.
= conditioning polefit
> Grace is mostly muscle.
- {name} set{s} slow pulls, honest holds, straight backs
- Slow pulls, honest holds, and a very straight back
< Train yours with us.
= stretch yoga
> One breath longer.
- {name} guide{s} you slowly, kindly, a little further
- Slowly, kindly, a little further
< Breathe out, and stay.
= choreo
> Every pause is choreographed, too.
- One beat to move, one to be looked at
- {name} set{s} every step, and every stillness
< Pause with us.
= chair
> Please be seated. Beautifully.
- {name} show{s} you how to cross and lean
- You cross an ankle and lean back slowly
< Ankles crossed. Begin.
= burlesque
> Slow glove. Slower smile.
- {name} time{s} the glove and the smile with you
- You turn a shoulder, pause, and look
< Leave them charmed.
= hoop
> Perfect circle. Longer lines.
- You sit tall and lengthen one leg
- {name} guide{s} you into the hoop, gracefully
< Take a seat, gracefully.
= silks
> One wrap. One long line.
- {name} guide{s} the wrap and the long lean
- Around the foot, over the hip, and lean away
< Lean back, long and lovely.
= trapeze straps
> Poise, with a gentle swing.
- {name} keep{s} toes long and the swing gentle
- You lengthen your toes and never rush to come down
< Swing up gracefully.
= contemporary
> Say it with one long arm.
- {name} lead{s} it from the back to the fingertips
- Reach from the back, arrive at the fingertips
< Not one word needed.
= class
> Move well. Finish beautifully.
- {name} polish{es} every move to its last inch
- The last inch is the lovely one
< Finish in our company.
= spin spinpole
> Gravity has been politely declined.
- {name} teach{es} you to step in, sweep around and float
- {name} spin{s} you around, ever so politely
- Step in, lean out, and leave the floor with a smile
< Accept our invitation instead.
< Float by. Gravity won’t mind.
= pole tricks
> Excuse us, dear floor. We’re leaving.
- {name} take{s} you up with good manners and pointed toes
- {name} teach{es} a graceful goodbye
- You take hold, breathe, and say an elegant goodbye
< Depart in good company.
< The floor will forgive you.
= intro
> Two left feet? Both are welcome.
- {name} teach{es} them both, one kind step at a time
- {name} {is} kind to both of them
- You step, hold and turn, and your feet soon agree
< Bring both along.
< Your feet are on the list.
= chair
> Do sit down. Dramatically.
- {name} direct{s} the sit, the lean and one very slow look
- {name} teach{es} the dramatic sit
- You sit slowly, lean further, and look up last of all
< Your chair requests your company.
< Book a chair. Cause a scene.
= hoop trapeze
> Welcome to very high society.
- {name} show{s} you how to rise, sit and wave from above
- {name} teach{es} the art of sitting high
- You point your toes, lift your chin, and wave
< Join our high circle.
< The view from here? Lovely.
= stretch
> Your toes request a visit.
- {name} guide{s} you there through long holds and longer breaths
- {name} lead{s} you there, kindly
- Fold a little, breathe a little, and give them our regards
< Reach out to us.
< Visit as far as you like.
= conditioning polefit
> Sweat, but make it look expensive.
- {name} lead{s} slow pulls, long holds and one dignified last rep
- {name} set{s} the holds, you keep composed
- Slow pulls, long holds, and a face that gives nothing away
< Invest in a place.
< Luxuriously hard work. Join us.
= heels
> Elegance, from a few inches higher.
- {name} take{s} you from the first step to a slow, certain strut
- {name} teach{es} the view, step by step
- You lead with the toe and take all your time
< Step up and join us.
< The air is lovely up here.
= lowflow floor
> Fall beautifully. On purpose.
- {name} guide{s} every fall into a roll, a wave, a rise
- {name} teach{es} the art of falling softly
- You set down softly, and nobody hears you land
< Fall for us, gracefully.
< Meet us on the floor.
= handstand
> Stand tall. On your hands.
- {name} line{s} you up: wrists, shoulders, hips, pointed toes
- {name} stack{s} you, calmly
- Same good manners, the other way up
< Reserve a different view.
< Turn your week upside down.
= choreo
> Eight counts. Impeccable manners.
- {name} teach{es} the steps, the pauses and the polite little flourish
- {name} count{s} you in, impeccably
- One to arrive, seven to be remembered
< Take your places, please.
< Be there by count one.
= twerk
> Even the chandelier may shake.
- {name} teach{es} the bounce with loose hips and a level chin
- {name} bring{s} the bounce and the bass
- Your knees stay soft and your pinkies stay up
< Shake hands, then hips.
< Bring bounce. We have bass.
= flow
> Good conversation, only without the words.
- {name} introduce{s} one move to the next, most politely
- {name} keep{s} the movement talking
- A turn asks, a slide answers, and the music listens
< Join us, and converse.
< You had us at hello.
= exotic
> Fashionably slow. It’s the new late.
- {name} take{s} the long way through every slide, wave and turn
- {name} teach{es} fashionably slow slides
- Each turn arrives exactly when it pleases
< Arrive slowly, and be admired.
< Arrive when the music does.
= class
> Your calendar could use some elegance.
- {name} add{s} clear steps, good music and a little polish
- {name} bring{s} the elegance, step by step
- Enjoy good music, clear steps and a most graceful finish
< Pencil us in, please.
< Kindly make an entry.
= kids
> Swan practice! Bring your longest neck.
- {name} lead{s} the flock: long necks, pointy toes, quiet landings
- {name} teach{es} gliding, stretching and bowing
- Glide like a swan, balance like a flamingo, bow like a star
< Sign up your swan!
< The pond is open. Glide in!
= men
> Cufflinks off. Grip on.
- {name} coach{es} clean lifts, long lines and calm landings
- {name} coach{es} strength with good manners
- You learn a firm grip and a gentlemanly landing
< Gentlemen, reserve a pole.
< Reserve. Grip. Rise.
@ Intro to Pole
> May we introduce you to the pole?
- {name} take{s} you through grips, walks and your first spin. No experience needed
- Meet the pole with {name}. You leave with grips, walks and a first spin
- You learn to hold, to walk and to spin. No dance background needed
< The pleasure will be ours.
< Do come and say hello.
< Reserve your first dance.
@ Intro to Pole
> Your first spin deserves a graceful entrance.
- {name} guide{s} you gracefully from your first grip to a spin. No experience needed
- Arrive without any experience, and {name} will guide you to your first spin
- Grips come first, walks come next, and then you spin. No partner needed
< Simply come as yourself.
< Make your entrance with us.
< We have been expecting you.
@ Intro to Pole
> No experience? How lovely. Begin here.
- {name} show{s} you how to grip, how to walk and how to spin
- From the first grip to the first spin, {name} will be beside you
- Learn your first grips, walks and spin, without any dance background
< We begin at the beginning.
< Take your first steps gracefully.
< Step forward. You are welcome.
@ Intro to Pole
> Every graceful spin begins with a simple grip.
- {name} teach{es} your first grips, walks and spin. No dance background needed
- Learn your first grips, walks and a spin with {name}. No partner needed
- A few calm steps lead to your first spin. No experience needed
< Begin beautifully.
< Hold on, and enjoy.
< Save your first waltz.
@ Beginner Pole
> Leave with a combo of your own.
- {name} lead{s} you through spins, climbs and sits at a calm, steady pace
- Spins, climbs and sits with {name} build your grip, core and confidence
- Spins, climbs and sits come at a steady pace and build your confidence
< Leave a little prouder.
< A lovely thing to keep.
< Reserve your steady start.
@ Beginner Pole
> Grace takes its time.
- {name} lead{s} you through spins, climbs and sits to a combo of your own
- Spin, climb and sit with {name}, and carry home a combo of your own
- Learn spins, climbs and sits at a steady pace, and take home a combo
< No rush. Do join us.
< Good form is never hurried.
< One steady step, one smile.
@ Beginner Pole
> Confidence looks beautiful on you.
- {name} set{s} a steady pace, and you leave with a combo of your own
- Climb, spin and sit with {name}, and leave with your own short combo
- Spins, climbs and sits build grip and core, and become your own combo
< Chin up, and climb.
< Stand proudly with us.
< Take a small bow.
@ Beginner Pole
> A spin, a climb, a moment of poise.
- {name} keep{s} the pace steady and send{s} you home with your own combo
- Build grip, core and confidence with {name}, and leave with a short combo
- You learn at a steady pace, and a short combo goes home with you
< Sit prettily. Climb proudly.
< Rise with us.
< Your place is ready.
@ Intermediate Pole
> Upside down, and perfectly composed.
- {name} spot{s} your first inverts and leg hangs, and refine{s} your transitions
- Try your first inverts and leg hangs with {name} there to spot you
- First inverts and leg hangs come next, and we spot you safely
< You are in good hands.
< The view is lovely.
< Poise works both ways up.
@ Intermediate Pole
> You climb with ease. Ready for upside down?
- {name} spot{s} you through first inverts, leg hangs and cleaner transitions
- Go safely upside down with {name}, from first inverts to leg hangs
- We spot you through first inverts, leg hangs and cleaner transitions
< The next chapter is yours.
< Take the lovelier view.
< Reserve the view from above.
@ Intermediate Pole
> The beauty lies between the moves.
- {name} smooth{s} your transitions and spot{s} your first inverts and leg hangs
- Polish your transitions with {name}, and go safely upside down
- We polish transitions, and we spot your first inverts and leg hangs
< Polish looks lovely on you.
< Smooth, even upside down.
< Join us for the details.
@ Intermediate Pole
> A calm breath, and over you go.
- {name} stay{s} beside you for first inverts, leg hangs and smoother transitions
- You climb with ease, and {name} will spot your first inverts and leg hangs
- If you climb with ease, we will spot your first inverts and leg hangs
< Breathe, and join us.
< Calm looks lovely up there.
< Stay calm. Turn over.
@ Advanced Pole
> Power, control and a perfectly calm face.
- {name} bring{s} elegant lines to aerial combos, shoulder mounts and handsprings
- Bring your inverts, and {name} will add handsprings, shoulder mounts and combos
- Your aerial combos, shoulder mounts and handsprings end in elegant lines
< Elegant, all the way up.
< Composure is everything.
< Show us your finest line.
@ Advanced Pole
> Strength, in its finest form.
- {name} give{s} confident inverters handsprings, shoulder mounts and elegant lines
- Bring power and control to handsprings and shoulder mounts with {name}
- Confident inverters refine handsprings, shoulder mounts and aerial combos
< Rise to the occasion.
< Arrive confident. Leave glowing.
< Reserve your place up high.
@ Advanced Pole
> A handspring can be a quiet thing.
- {name} add{s} control and long lines to shoulder mounts and aerial combos
- Shoulder mounts and aerial combos gain power and control with {name}
- Shoulder mounts and aerial combos, too, gain power, control and elegant lines
< Quietly spectacular, like you.
< Let your lines speak.
< Quiet, please. Someone is flying.
@ Advanced Pole
> Elegant lines, high above the floor.
- Confident inverters join {name} for aerial combos, shoulder mounts and handsprings
- {name} refine{s} your handsprings and shoulder mounts with power and control
- You bring confident inverts. We add handsprings and shoulder mounts
< Finish to the fingertips.
< We’ll look up to you.
< Join us at the top.
@ Spin Basics
> Step in. Sweep around. Land softly.
- {name} teach{es} the fireman, chair and back hook. No strength needed yet
- Turn through fireman, chair and back hook with {name}. No strength needed yet
- You learn the fireman, the chair and the back hook. No strength needed
< Take a graceful turn.
< Lightness becomes you.
< Reserve your first circle.
@ Spin Basics
> Good spins take timing, not muscle.
- {name} lead{s} you from fireman to chair to back hook, and land{s} you softly
- Learn fireman, chair and back hook spins with {name}, and land softly
- Walk in, let go, and land softly from fireman, chair and back hook
< Let go, gracefully.
< A soft landing awaits.
< Sweep around with us.
@ Spin Basics
> Beautiful spins begin with a walk.
- {name} teach{es} you fireman, chair and back hook spins, and how to land softly
- Leave the floor with {name} in a fireman, a chair or a back hook
- Fireman, chair and back hook await you. No strength needed yet
< Stroll in. Swirl out.
< Off the floor, beautifully.
< Your circle is waiting.
@ Spin Basics
> Lightness can be learned.
- {name} show{s} you fireman, chair and back hook spins, and a soft landing
- Fireman, chair and back hook come gently with {name}. No strength needed
- Learn fireman, chair and back hook spins, and land without a sound
< Be light on your feet.
< Step lightly our way.
< Join us for a turn.
@ Spin Pole
> The pole turns. You float.
- {name} guide{s} you through momentum, balance and combos that feel like flying
- Find balance and momentum with {name} in combos that feel like flying
- Momentum and balance carry you through combos that feel like flying
< Take flight, gracefully.
< Float our way.
< Reserve your place aloft.
@ Spin Pole
> It looks effortless. It feels like flying.
- {name} teach{es} you momentum, balance and floaty combos on a turning pole
- Let the pole turn with you while {name} teach{es} floaty combos
- The pole turns with you, and a little momentum makes your combos float
< Take to the air.
< Let yourself float.
< Up, and gracefully around.
@ Spin Pole
> May the pole have this dance?
- {name} teach{es} momentum and balance for floaty combos that look effortless
- Glide through floaty combos with {name}, and feel as if you were flying
- Add a little momentum to a turning pole, and your combos float
< Say yes, and float.
< Kindly let the pole lead.
< Your partner awaits you.
@ Spin Pole
> Lean out. Draw in. Float.
- {name} show{s} you how balance and momentum become combos that feel like flying
- With {name}, momentum and balance become combos that look effortless
- The pole turns with you through combos that feel like flying
< Light, level and lovely.
< Let the air carry you.
< Around, and beautifully around.
@ Pole Tricks
> Three tricks, and a portrait to keep.
- {name} teach{es} you step by step, with options for every level. Bring your phone
- Go gracefully, step by step, with {name} there to spot you. Bring your phone
- We go step by step, with options for every level. Bring your phone
< Hold still, and smile.
< Chin up for the photo.
< Strike a lovely pose.
@ Pole Tricks
> Every portrait needs a good pose.
- {name} show{s} you three tricks, spotting included, at every level. Bring your phone
- Learn three tricks at your level with {name}, spotting included. Bring your phone
- You learn three tricks at your level, spotting included. Bring your phone
< Picture yourself here.
< Show us your best side.
< Look up, and smile.
@ Pole Tricks
> Every fine trick is a few small steps.
- {name} break{s} down three tricks, with spotting for every level. Bring your phone
- Learn three tricks, step by step, with {name} to spot you at every level
- Learn three in one class, with spotting and options for every level
< You are in steady hands.
< Small steps. Grand finish.
< Smile for the photo.
@ Pole Tricks
> Poise first. Then the photo.
- {name} guide{s} you through three tricks at your level. Bring your phone
- Three tricks come together step by step with {name}, whatever your level
- We spot you through three tricks, at every level. Bring your phone
< Hold. Breathe. Look lovely.
< Come and be admired.
< Reserve your finest pose.
@ Pole Flow
> One long breath, beautifully danced.
- {name} link{s} spins, floorwork and transitions, and the music leads the way
- Follow {name} and the music through spins, floorwork and transitions
- Spins, floorwork and transitions become one, with more music than counting
< Breathe in, and begin.
< Exhale, and join us.
< Let the song carry you.
@ Pole Flow
> Count less. Listen more.
- {name} lead{s} you from spins to floorwork in one long, unbroken breath
- Link spins, transitions and floorwork into one long breath with {name}
- You link spins, transitions and floorwork into one long breath of movement
< The music knows the way.
< Listen, and join us.
< Reserve a song for yourself.
@ Pole Flow
> Smooth as silk, from start to finish.
- {name} join{s} spins, floorwork and transitions into one long breath
- Let {name} guide you through spins and floorwork that follow the music
- One move melts into the next, with less counting and more music
< Slip into the music.
< Glide a while with us.
< Let nothing interrupt you.
@ Pole Flow
> Every move leads somewhere lovely.
- {name} show{s} you how spins, floorwork and transitions become one long breath
- Count less and feel more with {name}, from the first spin to the floor
- Spins lead to floorwork, and the music matters more than the count
< Follow the music to us.
< One song, no interruptions.
< Wander beautifully with us.
@ Pole Choreography
> One song. One routine. Your finest bow.
- {name} teach{es} you section by section, and you dance full out to finish
- Learn a new routine with {name}, section by section, and dance full out
- You learn in sections, and dance the whole routine full out
< The bow is yours.
< Do accept this dance.
< The floor awaits you.
@ Pole Choreography
> Learn it gently. Dance it grandly.
- {name} teach{es} one song in sections, and the finale is danced full out
- Section by section with {name}, a new routine becomes a full-out performance
- One song comes together in sections, and the finale is danced full out
< Save your best bow.
< Dance the finale with us.
< Finish grandly with us.
@ Pole Choreography
> A new dance to call your own.
- {name} take{s} one song in sections, and at the end you perform full out
- Enjoy one song with {name}, in sections first and full out at the end
- You learn one song in sections, and perform the routine full out
< Give one song your all.
< Make this dance yours.
< Reserve your place among dancers.
@ Pole Choreography
> First the steps. Then the performance.
- {name} guide{s} you through a new routine, section by section, to a full-out finish
- Enjoy a new routine with {name}, full of musicality, performance and fun
- A new routine to one song grows section by section and ends full out
< Take your bow with us.
< Show us your grand finish.
< Bow, smile, and bow again.
@ Exotic Pole
> Bold, and beautifully unhurried.
- {name} lead{s} you through slides, kips and low flow. Bring heels and knee pads
- Put your heels on and follow {name} through low flow, slides and kips
- Low flow, slides and kips look their best in heels, with attitude
< Bold looks beautiful on you.
< Make them wait, beautifully.
< Boldly, slowly, beautifully.
@ Exotic Pole
> Heels on. Lights low. Chin high.
- {name} guide{s} you through slides, kips and low flow. Bring your boldest self
- Glide through low flow, slides and kips with {name}, and bring knee pads
- Slides, kips and low flow await your boldest self. Bring knee pads, please
< Enter slowly. Stay bold.
< Your entrance, if you please.
< Reserve your entrance.
@ Exotic Pole
> Attitude is best worn with poise.
- With heels on and lights low, {name} will teach slides, kips and low flow
- Bring heels and knee pads, and {name} will bring slides, kips and low flow
- Slides, kips and low flow find their elegance in heels
< Boldness is always in style.
< Bring your slowest look.
< Slow down. Stand tall.
@ Exotic Pole
> Slow, low and entirely composed.
- {name} turn{s} slides, kips and attitude into one bold dance in heels
- Enjoy slides and kips with {name}. Bring knee pads and your boldest self
- Bring your boldest self to low flow, slides and kips in heels
< Lower, slower, lovelier.
< Nothing rushed. Everything noticed.
< Boldness, by invitation.
@ Heels & Floorwork
> Heels or socks? Both look lovely here.
- {name} guide{s} you through leg lines, rolls, waves and smooth ways down
- Roll and wave your way smoothly to the floor and back with {name}
- Learn leg lines, rolls, waves and a smooth way to the floor
< Dress your feet beautifully.
< Every pair is welcome.
< Bring your favorite pair.
@ Heels & Floorwork
> There is a graceful way down.
- {name} teach{es} leg lines, rolls and waves. Heels and socks are both welcome
- Learn leg lines, rolls and waves with {name}, in heels or in socks
- You learn leg lines, rolls and waves, in heels of any height or socks
< Come down beautifully.
< Take the scenic way.
< Softly down, softly up.
@ Heels & Floorwork
> Long legs, soft rolls, endless poise.
- {name} lead{s} you smoothly to the floor and back, in heels or in socks
- Draw leg lines and waves with {name}, in heels of any height or socks
- You flow to the floor and back, in heels of any height or socks
< Unfold with us.
< Every height suits you.
< The floor is ready.
@ Heels & Floorwork
> Walk tall. Roll softly. Rise slowly.
- {name} show{s} you leg lines and waves. Socks are as welcome as heels
- Bring heels or socks, and {name} will bring leg lines, rolls and waves
- Leg lines and waves lead to the floor and back. Socks are welcome
< Rise, and join us.
< Put your best foot forward.
< Reserve your graceful descent.
@ Chair Dance
> A partner who always offers you a seat.
- {name} teach{es} a sultry chair dance, easy to follow and lovely with friends
- Follow {name} through a sultry, easy dance. Come without any experience
- You and a chair share a sultry dance that is easy to follow
< Do be seated.
< Lean back beautifully.
< Your seat is set.
@ Chair Dance
> Sultry, seated and perfectly composed.
- {name} lead{s} an easy choreography with a chair, and friends are welcome
- Dance with a chair, your friends and {name}. The steps are easy to follow
- The choreography is easy to follow and great with friends
< Sit tall. Look lovely.
< Cross your ankles. Smile.
< Smolder, politely.
@ Chair Dance
> The finest dances begin sitting down.
- {name} make{s} a sultry choreography easy to follow. No experience needed
- Enjoy a sultry, easy choreography with {name}, a chair and your friends
- You learn a sultry choreography that is easy to follow and great with friends
< Please take a seat.
< Stay for one song.
< Sit down. Stand out.
@ Chair Dance
> May we offer you a chair?
- {name} guide{s} you through sultry, easy steps. No experience needed
- Bring your friends for a sultry, easy choreography with {name}
- Your partner has four legs, and the sultry choreography is easy to follow
< Sit, lean, and linger.
< Accept, and sit beautifully.
< Reserve seats for your friends.
@ Aerial Hoop
> Graceful, from the very first class.
- {name} present{s} mounts, poses and spins, each in a low and a high version
- Choose low or high with {name}, for every mount, pose and spin
- Mounts, poses and spins all have a low and a high version
< The hoop frames you beautifully.
< Pose, if you please.
< Reserve your first hoop portrait.
@ Aerial Hoop
> Low or high, always lovely.
- {name} teach{es} mounts, poses and spins with grace from the first class
- Find graceful strength with {name} in mounts, poses and spins
- Mounts, poses and spins bring graceful strength from the very first class
< Float at either height.
< Rise as you please.
< Rise into the frame.
@ Aerial Hoop
> Strength can sit so gracefully.
- {name} show{s} you low and high versions of every mount, pose and spin
- Mount, pose and spin in the hoop with {name}, low or high
- You mount, pose and spin, low or high, from your very first class
< Sit high, and smile.
< A circle suits you.
< Sit pretty with us.
@ Aerial Hoop
> A circle, a seat, a lovely view.
- Low or high, {name} {has} a version of every pose, mount and spin
- From your first class with {name}, you mount, pose and spin, low or high
- Choose the low or the high version of every mount, pose and spin
< Come up and see us.
< Take your seat in style.
< Enjoy the view from here.
@ Strength & Conditioning
> The quiet work behind every elegant invert.
- {name} train{s} your pull, core and shoulders, with progress you can measure
- Train pull, core and shoulders with {name}, and measure your progress
- Pull, core and shoulder work for pole brings progress that you can measure
< Nobody sees. Everybody notices.
< Do the lovely work.
< Strength is good style.
@ Strength & Conditioning
> Progress, made to measure.
- {name} lead{s} pull, core and shoulder work, so that your inverts finally click
- Train pull, core and shoulders with {name}, and feel your inverts click
- Pull, core and shoulder work for pole lets your inverts finally click
< Tailored for pole.
< A fine fit for you.
< Reserve your fitting.
@ Strength & Conditioning
> Looking effortless takes a little effort.
- With {name}, patient pull, core and shoulder work makes inverts finally click
- Work on pull, core and shoulders with {name}, and your inverts finally click
- You train pull, core and shoulders, and your inverts finally click
< Make the effort with us.
< Effort, elegantly rewarded.
< Work first. Float later.
@ Strength & Conditioning
> Beautiful inverts are built patiently.
- {name} plan{s} your pull, core and shoulder work for progress you can measure
- Work wisely with {name} on pull, core and shoulders, and see your progress
- Pull, core and shoulder work, made for pole, lets you measure your progress
< Patience is a fine look.
< Be patient. Be strong.
< Reserve your quiet strength.
@ Flexibility & Stretch
> Lengthen from wherever you are.
- {name} guide{s} your splits, backbends and shoulders with warmth and kindness
- Let {name} guide you warmly toward splits, backbends and open shoulders
- We stretch for splits, backbends and shoulders, and stay kind to your body
< Start where you are.
< Unfold beautifully.
< Kindness goes a long way.
@ Flexibility & Stretch
> Kindness makes the longest lines.
- {name} guide{s} splits, backbends and shoulders, whatever your starting point
- Whatever your starting point, {name} will guide splits, backbends and shoulders
- Enjoy warm guidance for splits and backbends, whatever your starting point
< Be gracious with yourself.
< Breathe, and lengthen.
< Arrive just as you are.
@ Flexibility & Stretch
> Nobody ever rushed a beautiful split.
- {name} stretch{es} backbends and shoulders with you, whatever your starting point
- Stretch for splits and backbends with {name}, whatever your starting point
- Warm, kind guidance meets you where you are, backbends and shoulders included
< Take your time with us.
< Bend at your leisure.
< Treat yourself gently.
@ Flexibility & Stretch
> Warm, guided and always kind.
- {name} lead{s} stretches for splits, backbends and shoulders, wherever you start
- Begin wherever you are, and {name} will guide splits, backbends and shoulders
- Stretch for splits, backbends and shoulders from any starting point
< Breathe out, and join us.
< Every beginning is beautiful.
< Reserve a gentle stretch.
@ Intro to Pole
? offer first class free
> First class free. Do be our guest.
- {name} welcome{s} you with grips, walks and a spin. No experience needed
- Take your first grips, walks and spin with {name}. No experience needed
- You learn grips, walks and your first spin. No dance background needed
< We would be delighted.
< Accept, and spin.
< See how spinning suits you.
@ Intro to Pole
? offer free trial class
> Your free trial class, with our compliments.
- {name} help{s} you into grips, walks and your first spin. No experience needed
- Try on grips, walks and a first spin with {name}. No partner needed
- Try your first grips, walks and spin. No experience needed
< We think pole suits you.
< Try a little elegance.
< R.S.V.P. with a spin.
@ Intro to Pole
? wear shorts
> Wear shorts. Your first spin is coming.
- {name} prepare{s} you with grips and walks. No experience needed
- Learn grips, walks and a spin with {name}, without any dance background
- You learn grips and walks, and then you turn. No experience needed
< Dress lightly. Turn gracefully.
< Bare knees, big smile.
< Make your debut with us.
@ Beginner Pole
? wear shorts
> Wear shorts. Bare knees climb best.
- {name} take{s} you through spins and sits to a short combo of your own
- Spin, climb and sit with {name} until the combo is yours
- At a steady pace, you spin, climb and sit, and leave with a combo
< Up you go, gracefully.
< Short hems. Long lines.
< Join us, knees and all.
@ Beginner Pole
? places *left
> {places}. A combo comes with each.
- {name} build{s} yours from spins, climbs and sits at a steady pace
- Spin, climb and sit your way to a combo of your own with {name}
- You learn spins, climbs and sits at a steady pace, with confidence
< We would love your company.
< Reserve yours in good time.
< One would suit you beautifully.
@ Beginner Pole
? offer first class free
> First class free. The combo is yours, too.
- {name} lead{s} you through spins, climbs and sits at a steady pace
- Spin, climb and sit with {name}, and take the combo home
- You learn spins, climbs and sits, and take your own combo home
< Come as our guest.
< Leave with something lovely.
< Do accept with pleasure.
@ Spin Basics
? bring water
> Bring water. Even grace gets thirsty.
- From fireman to back hook, {name} teach{es} spins that need no strength yet
- Turn in a fireman, a chair and a back hook with {name}
- You turn in fireman, chair and back hook spins. No strength needed yet
< Spin, sip, and smile.
< Land softly. Sip slowly.
< Refreshingly graceful.
@ Spin Basics
? level beginner (no experience)
> No experience, no strength, no rush at all.
- {name} ease{s} you into fireman, chair and back hook, and a soft landing
- Learn to leave the floor with {name} in a fireman, chair or back hook
- You learn the fireman, chair and back hook, and how to land softly
< Simply come and turn.
< No ceremony. Just join us.
< Land softly. Smile widely.
@ Spin Pole
? level all
> Every level looks lovely afloat.
- {name} teach{es} momentum and balance for combos that feel like flying
- Try combos with {name} that look effortless and feel like flying
- The pole turns with you, and your combos feel like flying
< The pole turns for everyone.
< Drift over to us.
< Float at your level.
@ Pole Tricks
? level all
> Every level leaves with a portrait.
- {name} break{s} down three tricks and spot{s} you. Bring your phone
- Take three tricks step by step with {name}, and bring your phone
- You learn three tricks, spotted, step by step. Bring your phone
< Chin up, toes pointed, hold.
< Let us see you shine.
< Choose your best angle.
@ Pole Tricks
? places max *
> {places}. Three tricks, done properly.
- {name} spot{s} you step by step, at every level. Bring your phone
- Go step by step with {name}, spotted at your level. Bring your phone
- We go step by step, with spotting for every level. Bring your phone
< Good company, fine poses.
< Be among the few.
< Pose in good company.
@ Pole Flow
? bring knee pads
> Bring knee pads, and land like velvet.
- {name} lead{s} you from spin to floor in one long breath of music
- Link spins and floorwork with {name}, and feel more than you count
- You link spins, transitions and floorwork, and the music does the counting
< Come down softly. Join us.
< Soft knees, long breath.
< Velvet suits you.
@ Pole Flow
? level all
> Every level can move beautifully.
- Spins, floorwork and transitions meet in one long breath with {name}
- Feel the music with {name} from the first spin to the floor
- Link spins, floorwork and transitions, with more feeling than counting
< Let the music invite you.
< There is room to glide.
< Flow as you are.
@ Pole Choreography
? music
> A routine worthy of the song: {music}.
- {name} teach{es} you section by section, and the finish is full out
- Learn section by section with {name}, and perform full out at the end
- You learn section by section, and finish full out
< Do the song justice.
< Save a bow for us.
< Dance beautifully to the end.
@ Pole Choreography
? offer first class free
> First class free. May we have the dance?
- {name} teach{es} a new routine to one song, and you finish full out
- Learn one song in sections with {name}, and finish full out
- You learn a new routine in sections, and finish full out
< Say yes to the music.
< Do say you’ll come.
< The floor expects you.
@ Exotic Pole
? wear heels
> Wear heels. Wear them with poise.
- {name} teach{es} low flow, slides and kips. Please bring knee pads and attitude
- Glide through slides and kips with {name}, and bring your boldest self
- Low flow, slides and kips await, with lights low and attitude high
< Walk in as if filmed.
< Arrive boldly. Leave slowly.
< Click, turn, smile.
@ Heels & Floorwork
? bring knee pads
> Bring knee pads for the graceful way down.
- {name} teach{es} leg lines, rolls and waves, in heels or in socks
- Learn rolls, waves and leg lines with {name}, in heels or in socks
- You learn leg lines, waves and rolls, in any heels or in socks
< Soft knees, lovely lines.
< Down softly, up beautifully.
< Your knees send their thanks.
@ Heels & Floorwork
? places *left
> {places} for a graceful way down.
- {name} teach{es} rolls, waves and leg lines, in heels or in socks
- Enjoy rolls, waves and leg lines with {name}, in heels or in socks
- You learn rolls, waves and leg lines, in heels or in socks
< Come down in good style.
< We descend together.
< Kindly choose your spot.
@ Heels & Floorwork
? wear *heels*
> Wear {wear}. Come down with poise.
- {name} teach{es} leg lines, rolls and waves, and smooth ways to the floor
- Find the smooth way to the floor and back with {name}
- You learn leg lines, rolls, waves and a smooth way down
< Every step is an entrance.
< Walk tall, all the way.
< Book, and walk tall.
@ Chair Dance
? bring a friend
> Bring a friend. We’ll provide the seating.
- {name} teach{es} you both a sultry chair dance that is easy to follow
- Follow {name} through a sultry choreography that is easy and fun to share
- You both learn a sultry chair dance that is easy to follow
< Be seated, both of you.
< Two seats, one lovely song.
< Share a song with us.
@ Chair Dance
? level beginner
> Beginners, please take a seat.
- {name} teach{es} a sultry choreography that is easy and lovely with friends
- Enjoy a sultry, easy-to-follow dance with {name}, a chair and your friends
- The choreography is sultry, easy to follow, and loves good company
< We saved you a seat.
< Sit down, and shine.
< The chair is very patient.
@ Chair Dance
? wear heels
> Wear heels. Be seated with poise.
- {name} lead{s} a sultry chair dance that is easy and great with friends
- Enjoy a sultry chair dance with {name}, with or without experience
- You learn a sultry dance with a chair, and the steps are easy
< Cross an ankle, and smile.
< Sit tall. Heels crossed.
< Strike a seated pose.
@ Chair Dance
? offer first class free
> First class free, and the best seat.
- {name} teach{es} a sultry chair dance that asks for no experience
- Learn a sultry, easy chair dance with {name}, great with friends
- You learn a sultry chair dance that is easy to follow
< Sit, and be our guest.
< Sit back, and enjoy.
< The chair is expecting you.
@ Aerial Hoop
? level beginner (no experience)
> No experience? The hoop is delighted.
- {name} begin{s} low with mounts, poses and spins, graceful from the first class
- Start low with {name}, and mount, pose and spin from the first class
- You begin with the low version of every mount, pose and spin
< Begin low. Rise at leisure.
< The hoop holds you kindly.
< Let us lift you.
@ Aerial Hoop
? level beginner
> Beginners, your frame is ready.
- {name} teach{es} mounts, poses and spins, with a low version of each
- Choose the low version with {name} for every mount, pose and spin
- You learn mounts, poses and spins, with a low version of each
< Come into the picture.
< You’ll look lovely up there.
< Come and be framed.
@ Aerial Hoop
? offer first class free
> First class free. Grace comes with it.
- {name} teach{es} mounts, poses and spins, and a low version of every one
- Try mounts, poses and spins with {name}, low or high as you like
- Mounts, poses and spins await you, low or high as you like
< Be our guest up here.
< Rise as our guest.
< Take a seat up high.
@ Strength & Conditioning
? bring a towel
> Bring a towel. Elegance is hard work.
- {name} guide{s} pull, core and shoulder work, and your inverts finally click
- Work your pull, core and shoulders with {name}, and your inverts click
- Pull, core and shoulder work for pole helps your inverts finally click
< Glow beautifully with us.
< Dab, breathe, once more.
< Worth every drop.
@ Strength & Conditioning
? bring water
> Bring water. Foundations are thirsty work.
- {name} work{s} on pull, core and shoulders with you, and inverts finally click
- Build pull, core and shoulders for pole with {name}. Inverts finally click
- You train pull, core and shoulders for pole, and inverts finally click
< Sip, and once more.
< Build something lovely with us.
< Here’s to good strength.
@ Flexibility & Stretch
? bring mats (provided)
> Mats are provided. Just lie back.
- {name} guide{s} splits, backbends and shoulders from any starting point
- Let {name} guide your splits and backbends, whatever your starting point
- Splits, backbends and shoulders are guided kindly, whatever your starting point
< Arrive, unfold, unwind.
< Empty hands, long lines.
< Lie back. Breathe out.
@ Flexibility & Stretch
? bring * mat
> Bring {bring}, and take your time.
- {name} guide{s} you with kindness through splits, backbends and shoulders
- Stretch toward splits and backbends with {name}, whatever your starting point
- Splits, backbends and shoulders are guided warmly, from any starting point
< Roll out, and unfold.
< Lie down, and lengthen.
< Unroll beside us.
@ Flexibility & Stretch
? level all
> Every level bends in its own good time.
- {name} guide{s} splits, backbends and shoulders warmly and kindly
- Stretch kindly and warmly with {name} for splits, backbends and shoulders
- We guide splits, backbends and shoulders warmly, and we are kind to your body
< Bend only as you please.
< Gently does it.
< Reach as you please.
= any
? typed second class free
> Second class free. We believe in encores.
- {name} lead{s} the first, and gladly repeat{s} the pleasure
- The first is a pleasure, the second a present
< Bow, and come again.
< Book one, bow twice.
= any
? bring knee pads
> Bring knee pads. Land without a sound.
- {name} take{s} you down gently, and up again
- You kneel in comfort and rise in elegance
< Come down like velvet.
< Kneel softly. Rise beautifully.
= exotic heels lowflow floor flow choreo
? bring *knee pads*
> Bring {bring}, and the floor turns to velvet.
- {name} lead{s} you down to it, and gracefully up again
- Slide, kneel, turn, and rise as if it were nothing
- Long legs, soft landings, and no hurry at all
< Down gently. Up gracefully.
< Glide in and join us.
= pole intro spin spinpole static tricks flow
? wear shorts
> Wear shorts. Bare knees are good form here.
- {name} show{s} you a secure hold, then the pointed toe
- A secure hold begins every graceful line
< Do join us, knees and all.
< Short hems, long lines.
= pole intro spin spinpole static tricks flow
? bring *shorts*
> Bring {bring}. Bare knees hold beautifully.
- {name} teach{es} the hold first, then the long line
- A secure hold first, and then the pointed toe
< Bare knees, long lines.
< Pack the shorts. Book the place.
= any
? bring water
> Bring water. Poise deserves a pause.
- {name} lead{s} the song, and grant{s} you the sip
- You move, sip, lengthen, and begin again
- There is time for a sip between the songs
< Raise your bottle. Point your toes.
< Cheers to good form. Join us.
= any
? bring * mat
> Bring {bring}, and take your place in style.
- {name} begin{s} once the last one is unrolled
- Unroll it slowly. That is where the calm begins
< Settle in, and lengthen.
< Reserve your corner of calm.
= any
? bring *friend*
> Bring {bring}. Grace loves company.
- {name} welcome{s} everyone you arrive with
- You share a glance, a smile and the same song
- Arrive together, learn together, and bow together
< The more, the lovelier.
< Book together, bow together.
= any
? bring a friend
> Bring a friend. Be each other’s plus-one.
- {name} welcome{s} you both with good music
- It’s like dinner, only with better music and pointed toes
< An elegant way to catch up.
< R.S.V.P. for two.
= any
? bring mats (provided)
> Mats are provided. Just bring yourself.
- {name} see{s} to the music, and you see to the toes
- You arrive with empty hands and a long spine
< Book, and travel light.
< Empty hands, beautiful lines.
= any
? bring mats (provided)
> Everything is laid out. Mats are provided.
- {name} see{s} to the music and the moves
- Arrive unhurried, and let yourself be looked after
< Good hosts think of everything.
< Choose your mat. Lie back.
= any
? wear heels
> Wear heels, and let every step be an entrance.
- {name} teach{es} the step, and you make the entrance
- You lead with the toe and look to the horizon
- You lengthen your leg and lift your chin
< Check in like a grand hotel.
< Step in. We’ve been expecting you.
= any
? wear heels
> Wear heels. Take your time in them.
- {name} set{s} a steady, stately pace
- You take small steps and all the time you like
< Elegance never runs.
< Book ahead, then stroll.
= any
? bring heels (optional)
> Heels are optional. Elegance is up to you.
- {name} begin{s} with the toe, shod or bare
- Barefoot or raised, the line begins with the toe
- Bring a pair, or bring bare feet. Both look lovely
< Either way, you will look lovely.
< Both heights are welcome.
= any
? bring heels (optional)
> With or without heels, you’ll look lovely.
- They’re optional, and a long line works at any height
- They’re optional. The grace is in the step
< Choose your height. Keep your poise.
< Dress your feet as you like.
= any
? offer first class free
> First class free. With our compliments.
- {name} show{s} you the steps, with our warm regards
- There is no commitment, only a warm welcome
- Take your time, look around, and see how it suits you
< You are warmly invited.
= any
? offer first class free
> Try it for size: first class free.
- {name} show{s} you around, without any commitment
- Some things are best judged in motion
< We expect a lovely fit.
< Book your complimentary try-on.
= any
? offer free trial class
> Your invitation: a free trial class.
- Only see whether we suit each other
- {name} show{s} you the first steps, and the good music
- There is nothing to decide and nothing to prove
< R.S.V.P. with a smile.
< We would love to meet you.
= any
? offer
> With our compliments: {offer}.
- A small courtesy, and {name} to welcome you
- A small courtesy for everyone who has been curious
< Consider it an invitation.
< Do accept, and book.
= any
? offer half price
> Half price. Every bit of the elegance.
- {name} teach{es} every inch, to the toes
- The welcome is just as warm, and the lines are just as long
< Good taste, good sense, good class.
< Not booking would be rude.
= any
? offer *off*
> {offer}. Good taste has its rewards.
- {name} bring{s} the music and the manners
- You will find good music and a little elegance
- You will find the same warm welcome and the same fine lines
< Good taste, well rewarded.
< Reward yourself with a place.
= any
? offer your friend comes free
> Your friend comes free. How gracious of you.
- {name} teach{es} you both the same fine line
- You extend the invitation, and we extend the welcome
- Arrive together, learn together, and bow together, too
< Be the friend with good ideas.
< Book for two, gracefully.
= any
? level beginner (no experience)
> You need no experience to move with grace.
- {name} guide{s} you from one small step to the next
- You lift your chin, lower your shoulders, and begin
< Book your very first entrance.
< Surprise yourself, gently.
= any
? level beginner
> Every elegant thing has a beginner’s chapter.
- {name} read{s} the first page aloud with you
- This is yours: clear steps, kind words, and no hurry
< Turn to page one with us.
< Bookmark it. Better yet, book.
= any
? level all
> Every level has its own elegance.
- {name} {has} a version that fits yours
- New or practiced, you will find a version that fits
< Reserve a place at your level.
< Show us your own.
= any
? level all
> All levels, one good company.
- {name} {has} a step for each of you
- The new and the practiced share the same music
< You will fit in beautifully.
< Join the good company.
= any
? level beginner (only)
> Beginners only. Everyone starts together.
- {name} begin{s} with the very first step
- Everybody is new here, so nobody needs to pretend
- You share the same first steps and the same first smiles
< Begin together, gracefully.
< Be new here. Gracefully, of course.
= any
? level advanced*
> Advanced: for those who love a fine finish.
- {name} bring{s} the hard part, and the polish
- You have the strength. Here is time for the finish
- We polish the hard part until it looks like nothing
< Book yourself a fine finish.
< Polish has no upper limit.
= any
? level advanced*
> The difficulty is advanced. The manner is calm.
- {name} bring{s} demanding lines, and a calm word
- The lines are demanding, and the breath stays calm
- You do difficult things quietly, and finish to the toes
< Calmly reserve your place.
< Bring calm. We bring difficulty.
= any
? level intermediate*
> Intermediate, and ready for a finer finish.
- {name} join{s} what you know, and smooth{s} it over
- The first steps are behind you. Now comes the style
< Finish it finely with us.
< Sign up for the finish.
= any
? audience women only
> Women only. Shoulders may drop now.
- {name} keep{s} the music good and the company easy
- The company is good, and there is nobody to impress
- A space to stand tall, move well and laugh aloud
< The floor is entirely yours.
< Tell the others. Book together.
= any
? places *left
> {places}. One of them would suit you.
- {name} {is} ready, and so is the music
- The music is chosen, and the welcome is warm
- Everything is ready. Only you are missing
< May we keep one for you?
< Kindly put your name down.
= any
? places max *
> {places}. Like a good dinner party.
- {name} greet{s} everyone and overlook{s} nobody
- Everyone is greeted, and nobody is overlooked
- The company is good, and every detail is noticed
< You are cordially invited.
< Your place is set.
= any
? places small group
> A small group, and a careful eye.
- {name} {has} time for each of you
- There is time for each of you and each fine detail
< Book, and be well looked after.
< Be noticed, toes and all.
= any
? places few
> A few places, and one would suit you.
- {name} would love to welcome you
- The company is good, and the welcome is warm
< May we save you one?
< May we put down your name?
= pole intro spin spinpole static tricks flow exotic
? places your own pole
> Your own pole, for the whole class.
- {name} teach{es}, and the pole is yours throughout
- It is yours from the first song to the last
< Take all the time you please.
< Reserve a pole of your own.
= any
? series
> Fine things take time: {series}.
- {name} add{s} a line and a little ease each class
- Step follows step, and grace follows both
< Make a lovely habit of it.
< Reserve the whole set.
= any
? series *weeks*
> {series} to learn some polish.
- {name} build{s} it step by step
- Step by step, it becomes second nature
- The same good company, and a finer line each time
< Grace grows with every class.
< Make a standing appointment.
= any
? music
> On the program: {music}.
- You draw long lines to the melody and step to the beat
- {name} set{s} a long line to the melody
< Long lines, good songs.
< Come and hear it danced.
= any
? substitute
> {sub} is in for {for}. You’re in good hands.
- You will find the same warm welcome in a new style
- A fresh eye often finds a lovely new detail
< The same grace, a new teacher.
< Do come and meet {sub}.
= any
? substitute
> May we present {sub}, in for {for}.
- Every line will receive the same fine care
< A lovely change. Come and see.
< Do give {sub} a warm welcome.
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
< We hope there’s room for you.
= any
? soldOut waitlist
> The waitlist is open. Leave us your name.
- Should a place return, it may well be yours
- Good company is worth a little patience
< Patience is the height of elegance.
< We hope to see you soon.
= any
? guest
> It is our honor to present {guest}.
- Our guest brings a new style and deserves a warm welcome
- Bring good questions, and leave with fine details
< Reserve a place with our guest.
< A rare pleasure. Do share it.
= any
? guest
> Our guest of honor: {guest}.
- You will enjoy fine company and fresh ideas
< Give our guest a graceful welcome.
< You are invited to the occasion.
= any
? typed *no partner needed
> No partner needed. The music offers its arm.
- {name} make{s} the introductions on the floor
- It leads kindly, and it is never late
- Arrive alone, and be in good company at once
< Accept, and enjoy the dance.
< Book a table for one.
= salsa contemporary class twerk burlesque heels chair openlevel
? typed *no partner needed
> No partner needed. You have two charming feet.
- {name} teach{es} them both the same song
- They go together well, and they love a song
- Nobody leads, nobody follows, everybody dances
< Bring them both along.
< Book them an outing.
= any
? typed *new class
> A new class. The ribbon is yours to cut.
- {name} hold{s} the scissors for you
- Everybody begins at the same first step
- You will find fresh ideas and a very warm welcome
< Be among the first to bow.
< Reserve for opening day.
= any
? typed *new class
> We are pleased to announce a new class.
- {name} open{s} it with a first lovely step
- A fresh page awaits your first line
- All are new to it, and warmly welcome
< You are invited to the premiere.
< Be there for the first bow.
= any
? typed *alone or with a friend
> Alone or with a friend, you are expected.
- {name} welcome{s} you, and whomever you bring
- You will not be alone for long
< You will be in lovely company.
< A place for one, or two?
= any
? typed *every body is welcome
> Every body is welcome. Every line is lovely.
- {name} find{s} the loveliness in each
- Every body has its own grace, and yours is welcome
< Made to measure, for you.
< Come, and be at ease.
= kids
? bring water
> Even swans need water. Please bring some.
- {name} lead{s} the flock, sips included
- Glide, stretch, bow, and then a little sip
- Long necks, pointy toes, and a sip between dances
< Cheers, little swans!
< Join the flock!
`;
