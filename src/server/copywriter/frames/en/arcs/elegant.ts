// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const elegant = `
= intro pole
> Every long line began with a small step.
- A hand on the pole, and you have begun
- First how to stand, then how to turn
< Come and take yours with us.
< The rest follows gracefully.
= intro
> Nobody is born poised. It is practiced.
- Calm hands first, and then everything else
- One thing at a time, and each of them well
< Come and begin with us.
< Poise starts with a first class.
= intro pole
> A good entrance takes three steps.
- Look up, breathe out, and place your hand
- What comes after is lighter than it looks
< Come and make your entrance.
< We’ll hold the door.
= pole
> An upright partner, in every sense.
- It holds still, it never interrupts, and it lets you shine
- You bring the line, it keeps the balance
< Come and make its acquaintance.
< You will get along beautifully.
= spin spinpole
> Rise with grace. Land with composure.
- A quiet push, a long leg, and a soft return
- Nothing is hurried, not even the landing
< Gracefully up, gracefully back.
< Come and learn it at your leisure.
= spin spinpole
> Draw a circle with a pointed toe.
- The shoulder stays low, the line stays long
- One turn, unbroken, and back where it began
< Come and draw your finest.
< One circle, beautifully closed.
= spin spinpole
> Turn like the figure in a music box.
- Evenly, gently, with the chin quietly high
- Each turn a little smoother than the one before
< Let the melody carry you around.
< Do stay for one more turn.
= spin
> A fine turn begins with letting go.
- A long arm, pointed toes, a long breath, and around you go
- A turn is a small farewell to the floor, nicely done
< Leave gracefully. Return gracefully.
< Come and let go beautifully.
= static
> The pole stays still. You are the movement.
- The line is yours to draw, and so is the pause
- A sculpture, then, but one that breathes
< Give it a lovely shape.
< Stillness becomes you.
= static
> A pole as steady as good manners.
- It waits while you find your line
- You supply the grace, it supplies the balance
< Lean on it with confidence.
< Steady, and beautifully so.
= tricks
> Strength, well dressed.
- The grip is iron. The wrist says otherwise
- What takes everything should look like nothing
< Come and make it look easy.
< Strength suits you.
= tricks
> A fine trick has a graceful way out.
- Enter with care, leave with a pointed toe
- The arrival, the hold, the exit, each of them polished
< Come and collect another.
< Arrive well. Leave even better.
= tricks advanced
> Hold it. Now hold it more beautifully.
- Lengthen the knee, soften the hand, relax the face
- The difference is a detail and a breath
< Come for the finishing touches.
< Elegance is in the finish.
= advanced
> The harder the move, the calmer the face.
- Long entries, clean exits, and nothing in between wasted
- The effort stays with you. The line is seen
< Let them see only the line.
< Composure, at any height.
= intermediate
> You know the moves. Now, the finesse.
- The same moves, joined with care and finished to the fingertips
- Fewer gestures, each of them meant
< Come and refine what you love.
< Polish becomes you.
= flow
> One line, drawn without lifting the pen.
- Rise, turn, fold, each move leading to the next
- It becomes a dance in the spaces between the moves
< Keep the ink flowing.
< Come and draw it to the music.
= flow
> Like handwriting, but with the whole body.
- A loop, a long stroke, a dot placed with the toe
- No two dancers write it the same way
< Come and sign your name.
< Find your own fine hand.
= exotic
> Restraint can be the boldest grace.
- One glance instead of three, one step instead of five
- Let the line of the leg do the talking
< Come and be boldly unhurried.
< Less, and all the lovelier for it.
= exotic
> Enter with poise. The music is yours.
- Unhurried, upright, the toe arriving first
- A turn of the head can be an entire phrase
< Every step, a fine entrance.
< Walk tall. Look lovely doing it.
= heels
> Stand as if you wore the good jewelry.
- Toe, ball, breath, and the hip quietly after
- Shoulders low, chin level, every step considered
< Come and wear it well.
< Stand tall. Then stroll.
= heels
> No staircase required. Descend anyway.
- A slow step, a lifted chest, a hand that trails
- Every walk deserves to be an entrance
< Come and practice your entrance.
< One lovely step at a time.
= lowflow floor
> Even the floor can be a place of grace.
- Fold, unfold, extend, and rise without a seam
- Long lines lie down beautifully
< Come down. Elegantly, of course.
< Then rise as if it were nothing.
= lowflow floor
> Closer to the ground, further from the rush.
- A leg unfolds, a back unrolls, a hand completes it
- Every roll has a beginning, a middle and a pointed toe
< Come and unfold with us.
< Settle down, and shine.
= handstand
> Balance is a quiet conversation.
- The palms ask, the toes answer, nobody raises their voice
- Stack the line first, and then breathe
< Come and listen with your hands.
< Poise, the other way up.
= handstand
> A straight line looks lovely either way up.
- Hands below, toes above, a calm breath in between
- Lengthen, settle, and let the balance come to you
< Come and turn things over, politely.
< One calm breath longer, each time.
= conditioning polefit
> Behind every effortless line, there is this.
- Patient pulls, honest holds, and a straight back throughout
- We build the part that nobody sees
< Quiet work. Lasting lines.
< Come and lay the foundations.
= conditioning polefit
> Composure can be trained.
- One more, with a calm face and a level breath
- Pull slowly, lower more slowly, finish proudly
< Come and train yours.
< Effort looks well on you.
= stretch
> Lengthen with grace. Nothing is hurried.
- Each breath finds a little more room than the last
- Nothing is demanded, everything is invited
< Lengthen at your leisure.
< Poise needs a little time.
= stretch
> A long line begins with a long breath.
- Over the hip, along the spine, out through the fingertips
- Hold it kindly, and it lengthens by itself
< Come and breathe it with us.
< Breathe out, and let it grow.
= stretch
> Unfold like good linen.
- Smooth the back, open the shoulder, let the creases go
- Nothing is forced, and everything falls into place
< Crease by crease, and kindly.
< Come and be beautifully unfolded.
= yoga
> A tall spine is a lovely beginning.
- Sit tall, breathe low, and give each move your attention
- Precise moves, a steady breath, and a poised finish
< Come and work with grace.
< Precision, gracefully done.
= yoga
> Breathe in elegance. Breathe out the rush.
- A long spine, soft hands, and each shape given its time
- Enter each pose calmly and leave it just as calmly
< Come and move with poise.
< Calm looks lovely on you.
= choreo
> A dance is a story, well told.
- A pause where it breathes, a pointed toe where it ends
- The steps are laid like a table, piece by piece
< Come and learn it by heart.
< Do tell it with us.
= choreo
> A dance is only good manners set to music.
- When to wait, and where the hand belongs
- Count by count, until it looks like conversation
< May we have this one?
< Do mind your steps with us.
= chair
> One chair, and excellent manners.
- Cross an ankle, turn a shoulder, take your time
- It offers a seat. You offer a silhouette
< Do sit. Do stay for the song.
< A chair is waiting for you.
= chair
> Sitting is easy. Being seated is an art.
- A lean, a line, a rise without a sound
- Lower yourself as if the chair were gilded
< Come and be seated.
< The chair is yours for a song.
= burlesque
> The slower the glove, the better the manners.
- A fingertip, a pause, a smile that explains nothing
- A turned shoulder, a raised eyebrow, and a well-timed wait
< One never rushes a glove.
< Come and leave them charmed.
= burlesque
> A tease is best served with composure.
- Reveal a wrist as if it were a masterpiece
- A slow walk, a long look, a bow at the end
< Come and be perfectly charming.
< Wink, and leave it at that.
= twerk
> Rhythm, with its hair down.
- The hips keep time and the face keeps its calm
- Let loose precisely, and precisely on the beat
< Excellent taste. Excellent bass.
< Shake it, with poise.
= twerk
> Hips, too, deserve a proper education.
- Isolate, accent, repeat, and keep a straight face
- Bent knees, a steady beat, and a composed expression
< Come and send yours to school.
< With pleasure, and with bass.
= salsa
> Good music, met with good manners.
- A step offered, a turn accepted, and a graceful finish
- The feet follow the music, the shoulders stay composed
< Shall we dance?
< May we have the honor?
= salsa
> The music asks. It would be rude to refuse.
- It begins with a step, and the shoulders stay poised
- Light steps, a tall back, and a smile for punctuation
< Come and accept the invitation.
< Say yes with your feet.
= hoop
> A perfect circle, and you within it.
- Pointed toe, long neck, an unhurried rise
- The hoop is round. The long lines are yours
< Come and complete the picture.
< Take your seat with poise.
= hoop
> The frame is ready. Be the portrait.
- Lean, lengthen, and let the arms finish the thought
- A turned head, a long leg, a portrait that breathes
< Come and sit for it.
< Every side is your good side.
= silks
> Draped in cloth, dressed in air.
- A fold at the ankle, a drape at the hip, a long arm
- Let the fabric do what couture only promises
< Come and wear it beautifully.
< It will become you.
= silks
> Fabric this fine deserves a long line.
- Wrap, lengthen, and let the cloth trail behind you
- It holds your hip, your foot, and the eye
< Come and be draped.
< Let it hang in graceful folds.
= trapeze straps
> An arc, drawn by the whole body.
- Out on the breath, back on the beat
- Pointed feet, long arms, and the ground politely left below
< Come and draw yours in the air.
< Poise, gently suspended.
= trapeze straps
> Poise is lovelier with a little air beneath.
- Long arms, pointed toes, a calm face up there
- Rise without haste, and hold as if it were nothing
< Come up, and take your time.
< The air suits you.
= seniors
> Poise suits you. So does good music.
- Clear steps, a good line, and very good company
- You have the bearing. We add the pole
< Come and see for yourself.
< Elegance looks well on you.
= inclusive
> Every curve is a line worth drawing.
- Moves that suit your body, and grace in every one
- A long neck, an open chest, and a line all your own
< Come and draw yours in full.
< Beautiful, exactly as you are.
= party
> A toast, danced rather than spoken.
- A little poise, a little mischief, one lovely memory
- Pointed toes, raised chins, and laughter between the counts
< Come and raise a pointed toe.
< To friendship, beautifully danced.
= party
> Some occasions call for pointed toes.
- One song, one dance, and the whole company in it
- Elegance on the count, laughter after it
< Do celebrate with us.
< Arrive as friends. Leave as a troupe.
= private
> Tailored. Naturally.
- Your line, your pace, your questions answered
- First we take your measure, then we cut the dance to fit
< It will fit you beautifully.
< Made for one. For you.
= private
> The whole lesson, cut to your measure.
- What you wish to learn, at your own pace
- A detail here, a correction there, all for you
< Come and be well attended to.
< Bespoke suits you.
= practice
> Polish takes time. Here is some.
- Again, a little slower, a little longer in the line
- No one to follow but your own standard
< Come and polish your favorite move.
< Once more, with care.
= practice
> Repetition is how grace is made.
- The same move again, and each time a little quieter
- Choose your move, take your time, and make it shine
< Come and refine at your own pace.
< Again, please. Beautifully.
= workshop
> A closer look at one fine thing.
- The entry, the angle, the finish: each has its reasons
- Good questions are welcome, and so are the details
< Understand it. Then wear it well.
< The beauty is in the detail.
= workshop
> The finer points deserve your full attention.
- Taken apart with care, put back together with style
- Slow enough to understand, precise enough to keep
< Come and study them with us.
< Leave with the secret of good finish.
= showcase
> Rehearse until it looks effortless.
- Shoulders down, eyes level, every count in its place
- What they’ll remember is how easy it looked
< Then let the music begin.
< Curtain. Breathe. Begin.
= showcase
> Long practice. One beautiful moment.
- Every bow was earned in quiet, count by count
- A held breath, a first note, and every line in place
< It will be a pleasure to see.
< The applause will find you.
= photo
> Lengthen. Lift. And hold that thought.
- The chin a little lower, the hand a little softer
- Elegance takes a fraction of a second, and some preparation
< Perfect. Once more, please.
< A moment worth framing.
= men
> A gentleman holds the line.
- Clean entries, steady hands, a level gaze
- Power, kept quiet, is a very good look
< Strength needs no raised voice.
< Well held, sir.
= men
> Strength is finest when it takes its time.
- Lift, hold, lower, and not a muscle hurried
- Straight lines, steady hands, a calm finish
< Gentlemen, we await you.
< Tailored power. Come and try it on.
= prenatal
> Carry yourself gently. Both of you.
- A soft sway, a long breath, a hand where it’s needed
- Gentle moves, a long breath, and good company
< Rest well. Move softly.
< Take all the time it takes.
= prenatal
> Grace, for two.
- Long breaths, soft knees, and a gentle sway
- Move softly, rest often, and let the music be kind
< Come and be looked after.
< A quiet pleasure, shared by both.
= postnatal
> A gracious return.
- Breath first, then length, then a little more each time
- Nothing to get back to. Something to come home to
< Welcome back to yourself.
< In your own good time.
= contemporary
> A gesture can say it better.
- Reach, fold, turn, and mean each of them
- The hand finishes what the voice could not
< Let your hands speak for you.
< Come and say it in motion.
= contemporary
> Let the music finish your sentences.
- An arm extends, a back follows, a foot has the last word
- Listen with the shoulders, answer with the hands
< Come and converse with it.
< Eloquent, and not a word spoken.
= acro
> The finest lift looks like a handshake.
- Palm to palm, breath to breath, without a word
- A pair of you, one steady line
< Come and learn it with grace.
< Come and be well balanced.
= acro
> Trust, beautifully balanced.
- One gives the base, one gives the line, both share the bow
- Clear hands, calm voices, a lift that looks like nothing
< Come and lean on each other.
< You are in very good hands.
= circus
> The circus, in its finest.
- A balance, a bow, and a most graceful wobble
- Every trick ends as it should, with a bow
< Come and take yours.
< Applause, please. Softly.
= openlevel
> Simple or ornate, every line is welcome.
- You choose how far it reaches, and it is lovely either way
- A plain version, a grand version, and grace in both
< Come and draw your own.
< The choice is gladly yours.
= teens
> Stand tall. It goes with everything.
- Long lines, strong arms, quiet confidence in training
- A little poise, a lot of practice
< Poise is never out of style.
< Chin up, toes pointed, ready.
= teens
> Make it look easy. That’s the fun of it.
- Point it, lengthen it, land it without a sound
- The hard part stays between us
< Come and practice looking calm.
< They’ll wonder how you did it.
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
< Royal bows for all of you!
= class
> An invitation to move well.
- Shoulders down, music up, and manners for the feet
- A little music, a little poise, and good company
< We look forward to your company.
< Do join us.
= class
> Music, and the manners to move to it.
- Nothing is asked that cannot be done gracefully
- Shoulders first, then whatever the music suggests
< Come, and stay for the encore.
< We would love to dance with you.
= class
> Move as if time were on your side.
- There is time for each step and its finish
- A long neck, a soft hand, a welcome pause
< Come and take your time with us.
< At your leisure, and with style.
= any
> Heads high.
< Gracefully, please.
= any
> Poise, please.
< Do come.
= any
> Poised and tall.
< Beautifully.
< Elegantly so.
= any
> Long lines.
< Draw yours.
= any
> Grace invites you.
< Kindly accept.
< Arrive softly.
@ Intro to Pole
> May we introduce you to the pole?
- Grips, then walks, then a spin. No experience needed
- First grips, first walks, first spin. A graceful beginning
< A pleasure to meet you.
< We foresee a friendship.
@ Intro to Pole
> Your first spin deserves an entrance.
- Grips first, walks next, then the spin. No experience needed
- You learn to grip, walk and spin. No experience needed
< Come as you are. Leave spinning.
< We would be honored.
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
< Come and sign it.
< Bespoke, and yours to keep.
@ Beginner Pole
> A steady pace is the elegant one.
- Spins, climbs, sits, and a short combo as your souvenir
- Build grip and core, and leave with a short combo
< There is no rush at all.
< Rise at your leisure.
@ Beginner Pole
> Confidence comes one calm climb at a time.
- Spins and sits, too, and a short combo of your own
- Build grip and core through spins, climbs and sits
< Come and collect yours.
< It looks well on you.
@ Intermediate Pole
> Even upside down, one keeps one’s composure.
- First inverts and leg hangs, calmly and safely spotted
- Leg hangs, first inverts, cleaner transitions, safely spotted
< A graceful new point of view.
< You are in good hands.
@ Intermediate Pole
> You climb with ease. Now turn the page.
- First inverts and leg hangs come next, safely spotted
- First inverts, leg hangs and cleaner transitions, safely spotted
< Next chapter: upside down.
< It reads well either way up.
@ Intermediate Pole
> The finest lines are in the transitions.
- Make them cleaner, and add your first inverts, safely spotted
- Smooth them out between leg hangs and first inverts
< Come and smooth every seam.
< Polished, whichever way is up.
@ Advanced Pole
> Power, control, and a perfectly calm face.
- Shoulder mounts, handsprings and aerial combos, well composed
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
- Aerial combos, shoulder mounts, handsprings, finely drawn
- Power and control, from shoulder mount to handspring
< Confidence, beautifully carried.
< Come and draw them up high.
@ Spin Basics
> Spinning takes manners, not muscle.
- A fireman, a chair, a back hook. No strength needed yet
- Walk in, let go, and land softly, with composure
< Come and glide instead.
< The floor will wait politely.
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
< Do let it lead you.
< Accept this dance, and float.
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
> Three tricks, presented step by step.
- Taken apart with care, spotted, with options for every level
- Spotting, every level, and a photo. Bring your phone
< Hold yours beautifully.
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
- Learn it section by section, then dance it full out
< May we have this dance?
< The bow is yours.
@ Pole Choreography
> A new routine, served in courses.
- One song, section by section, danced full out for dessert
- Musicality first, and a full-out performance for dessert
< Come with an appetite.
< Do stay for dessert.
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
< Boldness becomes you.
@ Exotic Pole
> Heels on. Lights low. Chin high.
- Low flow, slides and kips. Kindly bring knee pads
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
< Come and be seated with poise.
< Do sit down with us.
@ Chair Dance
> Sultry, seated and perfectly composed.
- Chair choreography, easy to follow, great with friends
- You, a chair, and choreography that is easy to follow
< Come and cross an ankle.
< Be seated, beautifully.
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
< Come for a fitting.
< It will suit your inverts.
@ Strength & Conditioning
> Looking effortless takes a little effort.
- Pull, core and shoulders, for inverts that click
- Pull, core, shoulders, and progress you can measure
< Composure, class by class.
< Come and put it in, gracefully.
@ Flexibility & Stretch
> Lengthen from wherever you are.
- Splits, backbends and shoulders, guided and kind
- Warm, guided stretching for splits and backbends
< Come exactly as you bend.
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
< We have plenty of both.
< Neither is ever rushed.
@ Intro to Pole
? offer first class free
> First class free. First spin, priceless.
- Grips, walks and that first spin. No experience needed
- Grips and walks come first. No experience needed
< Do be our guest.
< Come and see how it suits you.
@ Intro to Pole
? offer free trial class
> Try it on first: a free trial class.
- Slip into grips, walks and a spin. No experience needed
- Grips, walks, and your first graceful spin
< See how well it fits.
< We think it will suit you.
@ Beginner Pole
? wear shorts
> Wear shorts. Bare knees hold best.
- Climbs, sits, spins, and a short combo of your own
- Spins, climbs, sits, and a short combo to match
< Chic, and for good reason.
< Elegance can be practical.
@ Spin Basics
? bring water
> Bring water. Even grace gets thirsty.
- Fireman, chair and back hook, and no strength needed yet
- Walk in, take leave of the floor, land softly
< Spin. Sip. Encore.
< Come and land softly with us.
@ Spin Pole
? level all
> Every level looks lovely afloat.
- The pole turns with you, in floaty combos
- Combos that look effortless, and feel like flying
< Come and float at your own height.
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
< The honor of this dance is yours.
< Come and do it justice.
@ Pole Tricks
? places max *
> {places}. Three tricks. Good company.
- Step by step, with spotting. Bring your phone
- Spotting, and options for every level
< Come and choose your pose.
< Every trick well attended to.
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
< Kindly take yours.
< Come and descend with us.
@ Chair Dance
? bring a friend
> Bring a friend. We’ll provide the seating.
- Sultry choreography with a chair, and easy to follow
- One chair each, and steps that are easy to follow
< Be seated, both of you.
< Good company, well seated.
@ Chair Dance
? level beginner
> Beginners, please be seated.
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
< It has been expecting you.
@ Strength & Conditioning
? bring a towel
> Bring a towel. Elegance is hard work.
- Pull, core and shoulder work, and inverts that click
- Shoulders, core, pull, and progress you can measure
< Effort, gracefully worn.
< Dab gracefully, and carry on.
@ Flexibility & Stretch
? bring mats (provided)
> Mats are provided. You are expected.
- For splits, backbends and shoulders, guided with kindness
- Warm, guided stretching, whatever your starting point
< Kindly lie down.
< Yours is waiting to be unrolled.
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
< Every step an entrance.
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
< Comfort and style, at last.
@ Intro to Pole
? wear shorts
> Wear shorts. You have a first spin to attend.
- Grips and walks before it. No experience needed
- It comes after your first grips and walks
< Do arrive in good spirits.
< The pole expects you.
@ Beginner Pole
? places *left
> {places}. A short combo comes with each.
- Made of spins, climbs and sits, at a steady pace
- Build grip and core, then put a combo to it
< Kindly choose yours.
< We would gladly keep you one.
@ Spin Basics
? level beginner (no experience)
> No experience, no strength, no rush at all.
- Only a fireman, a chair and a back hook spin
- You learn to walk in, let go and land softly
< Come and be lightly turned.
< A soft landing is arranged.
@ Strength & Conditioning
? bring water
> Bring water. Foundations are thirsty work.
- Pull, core and shoulders, and inverts that finally click
- Work for pull and core, and progress you can measure
< Sip, and build a little higher.
< Cheers to the quiet work.
= any
? typed second class free
> Second class free. We do believe in encores.
- The first is a pleasure, the second a present
- Come once for the music, and again for the line
< Bow, and come again.
< Twice is a lovely number.
@ Chair Dance
? offer first class free
> First class free, and the best seat.
- Sultry choreography with a chair, pleasantly easy to follow
- Your partner is a chair, and great with friends
< Do sit down and be our guest.
< A generous chair, we must say.
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
- Spins, climbs, sits, and a short combo besides
- Build grip and core, and leave with a short combo, all yours
< Please accept both.
< Twice generous. Do come.
@ Flexibility & Stretch
? bring * mat
> Bring {bring}. Length will come by itself.
- Splits, backbends and shoulders, guided and warm
- Warm and kind, whatever your starting point
< Unroll it. Then unroll yourself.
< Lay it down, and lengthen.
@ Pole Tricks
? level all
> Every level leaves with a portrait.
- Three tricks, spotted, step by step. Bring your phone
- Your phone, three tricks, and spotting for each of them
< Chin up, toes pointed, hold.
< Come and pose at your own level.
@ Pole Choreography
? offer first class free
> First class free. May we have the dance?
- A new routine in sections, and full out to finish
- One song, learned in sections and finished full out
< It would be our pleasure.
< Do say yes to the music.
= any
? bring
> Kindly bring {bring}. We’ll see to the rest.
- Good music, good company, and all the time you need
- A calm welcome, clear steps, and a little elegance
< Then simply enjoy yourself.
< We look forward to welcoming you.
= any
? bring
> A small request: bring {bring}.
- And a little curiosity, if you have some to spare
- Everything else can be learned here, at your own pace
< Poise, we can teach you.
< The welcome is already prepared.
= any
? bring
> What to bring: yourself and {bring}.
- Shoulders low, chin up, and you are perfectly equipped
- Leave the rush behind. It goes with nothing
< You will be in good company.
< Simple, and quite enough.
= any
? bring knee pads
> Bring knee pads, for a graceful landing.
- Soft below, poised above, and no hurry on the way down
- Comfort for the knees, a long line for the rest
< Kneel in comfort. Rise in style.
< Come and land in style.
= any
? bring knee pads
> A soft landing begins well: bring knee pads.
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
= any
? wear shorts
> Wear shorts. Long lines like to be free.
- Knees that move easily, and a line without a crease
- Freedom for the legs, composure for the rest
< Cut short, for the long line.
< Simple, light, and just right.
= pole intro spin spinpole static tricks flow
? bring *shorts*
> Bring {bring}. Bare knees hold beautifully.
- A secure hold first, and then the pointed toe
- Where the skin holds, the arms may relax
< Practical, and rather chic.
< Come and take hold with grace.
= any
? bring water
> Bring water. Poise deserves a pause.
- Move, sip, lengthen, and begin again
- A sip between the songs, and then the next one
< A toast to a fine line.
< Come and be beautifully refreshed.
= any
? bring a towel
> Bring a towel. We prefer to call it glowing.
- A little effort behind every graceful line
- It is the mark of a well-danced song
< Glow with dignity.
< Come and shine, quite literally.
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
< We look forward to you all.
< The more, the lovelier.
= any
? bring a friend
> Bring a friend. Be each other’s plus-one.
- It’s like dinner, only with better music and pointed toes
- A little conversation, a little dance, and plenty of laughter
< Delighted to meet you both.
< An elegant way to catch up.
= any
? bring a friend
> Do bring a friend. We’ll see to the introductions.
- You know each other. The music you will meet
- They will thank you for it, and so shall we
< Come as a pair.
< A pleasure shared is twice as lovely.
= any
? bring mats (provided)
> Mats are provided. You need only arrive.
- Empty hands, long spine, nothing to carry
- A place is laid for you, as for a good dinner
< Settle in, and feel at home.
< Travel light. Move beautifully.
= any
? bring mats (provided)
> Everything is laid out. Mats are provided.
- Arrive unhurried, and let yourself be looked after
- Your company is all we ask you to bring
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
> With or without heels, please do come.
- They are optional. A long line works at any height
- The grace is in the step, not in the shoe size
< Choose your height. Keep your poise.
< Dress your feet as you wish.
= any
? wear
> The dress code: {wear}.
- For the finishing touch, add a long neck and a calm smile
- Accessories: shoulders down, chin up
< You will look splendid in it.
< Dressed for the occasion. Do come.
= any
? wear
> Wear {wear}. Add a graceful smile.
- A long line flatters everything
- The secret is in the shoulders: low, and at ease
< We can hardly wait to see you.
< Come and take it dancing.
= any
? offer first class free
> First class free. With our compliments.
- No commitment, no ceremony, only a warm welcome
- Take your time, look around, and see how it suits you
< Consider yourself invited.
< Hosting you would be a pleasure.
= any
? offer first class free
> Try it for size: first class free.
- As with any fit, you will know by moving
- Some things are best judged in motion
< We expect a lovely fit.
< Come and see how it drapes.
= any
? offer first class free
> First class free. In every sense, first class.
- A warm welcome, and ample room to grow
- All that is asked of you is a little curiosity
< Welcome aboard.
< Do come and enjoy the view.
= any
? offer free trial class
> Your invitation: a free trial class.
- Nothing to decide beforehand, and nothing to prove
- Come and see whether we suit each other
< R.S.V.P. with a smile.
< We would be charmed to meet you.
= any
? offer
> With our compliments: {offer}.
- A little courtesy, for those who have been curious
- It pairs well with good music and an open mind
< Do accept.
< We would love to welcome you.
= any
? offer
> A small courtesy for you: {offer}.
- Because a good invitation comes with a little something
- All you need to add is your company
< Please, make use of it.
< The pleasure is mutual.
= any
? offer
> Good taste, well rewarded: {offer}.
- You have always known how to choose
- A fine reason to begin, or to begin again
< Enjoy it gracefully.
< Take it with a bow.
= any
? offer half price
> Half price. Every bit of the elegance.
- The welcome is just as warm, the line just as long
- A fine class, a kind welcome, and time to enjoy both
< A most agreeable arrangement.
< Good taste, and good sense.
= any
? offer *off*
> {offer}. Good taste has its rewards.
- Good music, clear steps, and a little elegance
- The same warm welcome, the same fine lines
< Spend the difference beautifully.
< A most civilized arrangement.
= any
? offer your friend comes free
> Your friend comes free. How gracious of you.
- You extend the invitation, and we extend the welcome
- Arrive together, learn together, and bow together, too
< Two guests, one lovely idea.
< Be the friend with good ideas.
= any
? level beginner (no experience)
> No experience? You are perfectly on time.
- Every poised person you admire began just here
- We begin with the simple things, and do them well
< Come and begin beautifully.
< A first step is all it takes.
= any
? level beginner (no experience)
> No experience required. Only your company.
- We explain everything, kindly, and more than once
- Curiosity is the best of qualifications
< We will be glad you came.
< Let us make the introductions.
= any
? level beginner (no experience)
> You need no experience to move with grace.
- A little music, a little time, a kind word
- A lifted chin, a lowered shoulder, and it begins
< All of it is here for you.
< Come and surprise yourself, gently.
= any
? level beginner
> Beginners are our guests of honor.
- The steps are simple, the welcome is warm, the pace is yours
- We take it from the very start, and we take our time
< Our best welcome is for you.
< Do let us welcome you.
= any
? level beginner
> Every elegant thing has a beginner’s chapter.
- This is yours: clear steps, kind words, and no hurry
- One simple step, and then the next, each of them well
< Turn to page one with us.
< It opens with a warm welcome.
= any
? level beginner
> Beginners welcome. Warmly, and by name.
- Nobody expects perfection. We begin with a smile
- Ask anything, twice if you wish, and take your time
< Come and be properly welcomed.
< We look forward to the introduction.
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
? level all
> A courteous class: every level is welcome.
- Nobody is too new, and nobody is too polished
- Every step has a version that suits you
< Kindly come as you are.
< Room has been made for you.
= any
? level beginner (only)
> Beginners only. What charming company.
- Everybody is new here, so nobody needs to pretend
- The same first steps, the same first smiles
< Begin together, gracefully.
< You will all be introduced.
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
? audience
> {audience}. A gracious welcome awaits.
- A warm welcome, good music, and company you will enjoy
- Good music, clear steps, and a kind word for everyone
< We look forward to meeting you.
< Come and be warmly received.
= any
? audience
> {audience}, in very good company.
- Good company, unhurried steps, and music to match
- Come with your shoulders low and your chin up
< You are among friends here.
< Come and enjoy it with grace.
= any
? audience women only
> Women only. Shoulders may drop now.
- Good company, easy laughter, and nobody to impress
- A space to stand tall, move well and laugh aloud
< Come in, and stand tall.
< The floor is entirely yours.
= any
? price
> {price}. The poise is complimentary.
- So are the warm welcome and the good company
- Good music is included, and so is a kind eye for your line
< A small luxury. Do enjoy it.
< Gracefully spent, and well worth it.
= any
? price
> A small luxury: {price}.
- Good music, good form, and time that belongs to you
- It comes without a ribbon, and with very good company
< Treat yourself well.
< You have excellent taste.
= any
? price
> {price}, with a gracious welcome.
- The warm welcome comes with our compliments
- A lifted chin goes home with you at no extra charge
< Consider it an investment in grace.
< Worth every graceful step.
= any
? places *left
> {places}. One of them would suit you.
- The music is chosen, and the welcome is warm
- Good company is promised, and only you are missing
< Kindly make it yours.
< May we keep it for you?
= any
? places *left
> A courteous note: {places}.
- It would be lovely to see you in one of them
- The rest of the company is looking forward to you
< Do take a place while you may.
< We would love it to be you.
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
< Intimate, attentive, and lovely.
= any
? places few
> A few places, and one would suit you.
- The company is good, and the welcome is warm
- Lovely things are rarely available for long
< Kindly claim yours.
< May we put down your name?
= pole intro spin spinpole static tricks flow exotic
? places your own pole
> Your own pole, reserved with compliments.
- Nobody to wait for, and a line to finish
- Yours from the first song to the last
< We look forward to receiving you.
< Take all the time you please.
= any
? series
> Fine things take time: {series}.
- Each class adds a line, a detail, a little ease
- Step follows step, and grace follows both
< Come and see it through with us.
< A lovely habit to acquire.
= any
? series
> In the program: {series}.
- Each class picks up where the last one bowed
- A little more ease, a little more finish, every time
< Do take your place in it.
< Come and be part of the story.
= any
? series *weeks*
> {series} in which to acquire some polish.
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
< Kindly come and dance.
= any
? music
> The honor of this dance goes to {music}.
- First we listen. Then we move, and rather well
- A good beat, a long line, and a smile
< Come and return the compliment.
< Do join us for it.
= any
? music
> Impeccable taste in music: {music}.
- You will know the mood within a bar or so
- A good song deserves a long line and a light step
< Come and dance to it with us.
< Let it choose your first step.
= any
? substitute
> {sub} is in for {for}. Fine hands, indeed.
- The same warm welcome, in a new style
- A new eye, and a new detail to take home
< Do come and be introduced.
< The pleasure will be shared.
= any
? substitute
> May we present {sub}, in for {for}.
- A change of hands, and the same care for every line
- A fresh eye is one of the finest things in dance
< A charming change. Do join in.
< Come and meet a new style.
= any
? soldOut sold out
> Sold out. We are most flattered.
- To all who have a place: we look forward to you
- What good taste you have, all of you
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
- Leave your name, and we may call it
- A place may return, and it may be yours
< Patience is always in style.
< We would so like to see you.
= any
? soldOut waitlist
> The waitlist is open. Do leave your name.
- Should a place return, it may well be yours
- Good company is worth a little patience
< Patience is the height of elegance.
< We hope to see you very soon.
= any
? guest
> It is our honor to present {guest}.
- A new eye, a new style, a warm welcome
- Come with good questions, leave with fine details
< Do come and meet our guest.
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
< Do come and wish it well.
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
= any
? length
> {length}, and not one of them hurried.
- Time to arrive, to learn, and to finish each line well
- Long enough for the details, and for a smile in between
< Time well spent, and gracefully.
< Come and take all of it.
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
