// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const elegant = `
= intro
> Even Ginger Rogers had a first lesson.
- {name} see{s} you calmly from the first grip to the first spin
- You begin with one calm hand on the pole
< Ginger’s went rather well.
= intro
> Your debut is announced with pleasure.
- {name} teach{es} the grip, the turn and the gracious smile
- You take hold of the pole, and a soft turn follows
< The first bow is yours.
= intro
> Grace was never inherited. It is practiced.
- {name} begin{s} where grace begins, with a steady hold
- A steady hold comes first, then one calm turn
< Consider us the finishing school.
= intro
> A first spin takes about three seconds.
- {name} see{s} you lightly around the pole and softly down
- One turn around the pole, and you land softly
< The smile lasts considerably longer.
= intro
> Dancing with a pole needs no small talk.
- {name} introduce{s} you to the pole with perfect calm
- A firm hold and one calm turn say enough
< The pole is a marvelous listener.
= pole
> Walk around the pole as if music followed.
- {name} teach{es} the unhurried walk and the graceful turn
- Lift your chin, take hold and step into the turn
< The violins will catch up.
= pole
> A spin isn’t over until the toes point.
- {name} lead{s} every spin to a long and finished line
- A calm spin ends in one long, deliberate line
< Toes get the last word.
= pole
> Climb like a cat, not a firefighter.
- {name} teach{es} the kind of climb that nobody hears
- You rise quietly and come down just as softly
< Cats never clatter.
= pole
> Your partner is tall, quiet and polished.
- {name} introduce{s} you to the pole and teach{es} you to lead
- Take hold of the pole, and the two of you turn beautifully
< You’ll make a handsome pair.
= pole tricks
> Rise above it all, and mind your toes.
- {name} show{s} you how to ascend in style
- The climb is calm, and the pose is calmer
< One smiles, looking down.
= spin spinpole
> The landing is the elegant part.
- {name} guide{s} every spin from the push to the pointed toe
- You sweep out wide and set your feet down without a sound
< Arrivals are quietly applauded.
= spin spinpole
> A good spin enters like a good guest.
- {name} see{s} to a graceful entrance and a timely exit
- One light step, one easy turn and a graceful goodbye
< Leave everyone charmed.
= spin spinpole
> Land so softly that nobody looks up.
- {name} listen{s} for the landing and hear{s} nothing
- One sweep around the pole, then a most discreet arrival
< We’ll look anyway.
= spin spinpole
> Gravity has been politely declined.
- {name} convey{s} your regrets and teach{es} you to float
- One light step, and the floor is excused
< Accept our invitation instead.
= spinpole
> The pole turns. You hold the line.
- {name} keep{s} you composed while the pole does the turning
- The pole provides the motion, and you provide the poise
< You’re lovely from every side.
= spinpole
> One sees everyone from a turning pole.
- {name} see{s} to your best side, and the others
- One light push, and the view comes around to you
< And everyone sees you.
= static
> This pole has never lost its composure.
- {name} coach{es} a steady climb and a serene pose
- The pole stands quite still while you climb and sit tall
< Stay every bit as calm.
= static
> Steady as a barre. Far more fun.
- {name} bring{s} a little ballet to every climb and hold
- You rise with a tall back and pointed toes
< Pliés are optional.
= static
> The pole stands still and lets you shine.
- {name} teach{es} you to sit tall, well above the floor
- Sit tall, extend one leg and accept the attention
< The pole is such a gentleman.
= tricks
> Make it look easy. We’ll show you how.
- {name} teach{es} the grip first and the calm face after
- A sure grip and a level breath hide the work
< The effort stays our secret.
= tricks
> A fine trick has a graceful way out.
- {name} rehearse{s} the exit as carefully as the entrance
- You come down as calmly as you went up
< Depart in style.
= tricks
> Iron grip. Velvet expression.
- {name} work{s} on the firm hold and the soft wrist
- Hold on firmly, and let the face know nothing
< Nobody sees the iron.
= tricks advanced
> Hold it. Now hold it more beautifully.
- {name} {has} an eye for the last bent knee
- You straighten one knee and soften one hand
< Now breathe, also beautifully.
= advanced
> The harder the move, the calmer the face.
- {name} raise{s} the difficulty and lower{s} the shoulders
- You invert and extend as if it were nothing
< Composure is warmly requested.
= advanced
> You know the move. Do it quietly.
- {name} polish{es} your combos until nobody hears you land
- Omit the kick, and lower without a sound
< Leave the gasping to others.
= advanced
> A handspring, and not one hair disturbed.
- {name} ask{s} for great power and perfect composure
- Great power ends in one long, quiet line
< Perhaps one hair.
= intermediate
> You can climb. Now climb as if admired.
- {name} refine{s} every climb, down to the wrist
- The leg lengthens, and the hand remembers its manners
< We’ll do the admiring.
= intermediate
> Past the basics. Time for a little polish.
- {name} smooth{s} the climbs and the landings you know
- The moves you know come up like good silver
< Shine in good company.
= intermediate
> You used to hold on. Now you pose.
- {name} add{s} a long line to every hold you know
- You lean back and open one gracious arm
< Allow us to admire you.
= intermediate
> The leg hang works. Point the other foot.
- {name} care{s} very much about the other foot
- One more pointed toe, and the line is complete
< There. Exquisite.
= flow
> Good conversation flows. So does this.
- {name} keep{s} the phrases long and the pauses graceful
- Each turn answers the last with perfect ease
< Do go on.
= flow
> Dance without a single sharp corner.
- {name} round{s} each turn until it glides into the next
- A turn becomes a glide, and the glide a rise
< The corners won’t be missed.
= flow
> The music leads. You follow gracefully.
- {name} teach{es} you to answer each phrase with a turn
- You listen, and the next turn suggests itself
< May we have this dance?
= flow
> Manners are shown between the moves.
- {name} attend{s} to the little courtesies between the turns
- You leave one turn politely and greet the next
< Each turn is thanked in passing.
= flow
> Nobody should notice where the turn ended.
- {name} hide{s} every seam, like a good dressmaker
- One turn simply hands you on to the next
< Not even you.
= exotic
> Slow is the elegant kind of bold.
- {name} take{s} every slide and sweep at a stately pace
- One long sweep of the leg says quite enough
< We are in no rush.
= exotic
> Low to the floor, with very high standards.
- {name} keep{s} every slide slow and every toe pointed
- You slide down slowly, and not one toe forgets itself
< Sink to the occasion.
= exotic
> Hair down, chin up, nothing hurried.
- {name} lead{s} the low sweep and the languid look up
- You sweep low, look up and keep a level gaze
< Haste would ruin the hair.
= exotic
> Scandalous, and perfectly well behaved.
- {name} teach{es} the slow slide and the innocent look
- You slide slowly, with a most proper smile
< Let the drawing room talk.
= exotic
> Fashionably slow. It’s the new late.
- {name} take{s} the long way through every wave and turn
- Each wave of the leg arrives one beat later
< Arrive and be admired.
= heels
> Stand as if you wore the good jewelry.
- {name} teach{es} the tall stance and the leisurely walk
- Lengthen the neck, and let the walk take its time
< Your invisible diamonds suit you.
= heels
> Walk as if down a movie staircase.
- {name} direct{s} each crossed step and every lifted chin
- The toe goes first, and the eyes stay ahead
< Only the staircase is imaginary.
= heels
> In heels, the walk is the dance.
- {name} teach{es} the walk that stops a conversation
- One crossed step, one pause, and you are dancing
< Every hallway is a rehearsal.
= heels
> Cross the floor as if you owned it.
- {name} show{s} you how a proprietor walks
- Place the toe, take your time and survey the estate
< The floor is yours, heel to toe.
< Collect the rent in compliments.
= heels
> Elegance, a little higher than usual.
- {name} keep{s} every step steady and every turn clean
- You lead with the toe and turn on the beat
< The air is lovely here.
= heels
> Heels speak first. Let them speak well.
- {name} listen{s} closely and refine{s} every click
- One even step after another makes a fine impression
< Kindly let the heels finish.
= lowflow floor
> There’s a graceful way to the floor.
- {name} take{s} you down softly and back up in style
- Soft knees take you down, and poise brings you back
< Allow us to demonstrate.
= lowflow floor
> Long lines look even longer lying down.
- {name} let{s} every roll unfold to the last toe
- Stretch out, and send one leg on a slow circle
< Take all the floor you like.
= lowflow floor
> One may lie down, if one does it well.
- {name} show{s} you how one arrives on the floor
- The knees go softly, and the rest follows politely
< Kindly recline.
= lowflow floor
> The floor, too, deserves your best manners.
- {name} teach{es} the slow and courteous roll
- You roll over softly and rise without any haste
< Consider the floor charmed.
= lowflow
> Sinking has never looked so deliberate.
- {name} lead{s} you the long, calm way down to the floor
- Inch by inch, you settle like a fine gown
< All according to plan.
= handstand
> A straight line looks lovely either way up.
- {name} straighten{s} you gently, from wrists to pointed toes
- Press the floor away, and let the toes rise
< Only your ponytail disagrees.
= handstand
> Stand tall. On your hands.
- {name} teach{es} the calm kick up and the quiet way down
- The hands do the standing for once
< Your feet have earned a rest.
= handstand
> The softer the kick, the longer the hold.
- {name} prefer{s} a gentle kick and a quiet exit
- You lift one leg lightly, and the other follows
< Float up with us.
= handstand
> Good form holds, even upside down.
- {name} see{s} to your shoulders and your composure
- The shoulders stack calmly, and the legs ascend
< Manners stay the right way up.
= conditioning polefit
> Behind every effortless line: honest work.
- {name} count{s} every pull and every hold with you
- You pull, hold and breathe as if at leisure
< Nobody else need know.
= conditioning polefit
> Grace takes muscle. Bring yours along.
- {name} ask{s} for one more rep, and ask{s} nicely
- Each hold is firm, and each breath is well behaved
< Work hard. Look calm.
= conditioning polefit
> Sweat, but make it look expensive.
- {name} request{s} one last rep, with dignity
- Every rep is finished, and both shoulders stay low
< Spare no effort.
= conditioning polefit
> Train hard. Keep your chin up.
- {name} coach{es} the planks and protect{s} the poise
- You hold to the count, with a most level gaze
< Perspire in style.
= conditioning
> One does not endure a plank. One holds it.
- {name} count{s} slowly, as the dignified do
- The neck stays long, and the breath stays civil
< No slouching, please.
= stretch
> Fold like a letter on fine paper.
- {name} smooth{s} every fold with great patience
- You bend at the hips and crease nothing else
< Yours, sincerely.
= stretch
> Reach as if drawing on opera gloves.
- {name} draw{s} each stretch out to the fingertips
- One long, unhurried reach, and the shoulders settle
< And now the other glove.
= stretch
> Ask your hips nicely. They’ll answer.
- {name} give{s} every lunge the time to settle
- You settle into a lunge and wait for a reply
< Good manners always help.
= stretch
> Your toes request a visit.
- {name} take{s} the scenic route to your toes
- You fold forward slowly and bid your feet good day
< Kindly accept the invitation.
= stretch
> Your hamstrings have been rather reserved.
- {name} coax{es} every hamstring like a shy dinner guest
- A patient forward fold makes the conversation easier
< Hamstrings warm to good company.
= restore
> The art of doing less.
- {name} set{s} a pace that asks for very little
- You lie down, lengthen a little and stay there
< Rest becomes you.
< Allow yourself the pause.
= restore
> A pause, beautifully spent.
- {name} let{s} every stretch take the time it likes
- You ease into a stretch and let the week go
< Pauses are best taken lying down.
= restore
> You are resting. The week may call later.
- {name} settle{s} you in and keep{s} everything unhurried
- You lie back and stretch softly, with nowhere to be
< Callers may leave a card.
= yoga
> Lower your shoulders, as one lowers one’s voice.
- {name} keep{s} each breath long and each movement polite
- You breathe evenly and raise nothing but the spine
< Civilized, isn’t it?
= yoga
> Small movements. Beautiful control.
- {name} lead{s} small, slow movements and long, even breaths
- You move exactly as far as feels good
< Precision is a pleasure.
= yoga
> Sit tall. Breathe low. Begin.
- {name} begin{s} with the breath and let{s} the back follow
- The back lengthens, and the breath keeps good time
< The rest is exhaling.
= choreo
> Learned by count. Danced by heart.
- {name} count{s} you in until your feet know the way
- First you count to eight, and then you simply dance
< The dance will stay with you.
= choreo
> The pauses are part of the dance.
- {name} place{s} every step and every stillness
- You learn when to move and when to be admired
< Stop by and see.
= choreo
> Eight counts. Impeccable manners.
- {name} introduce{s} the steps to you one by one
- Each step waits politely for its count
< Take your places, please.
= choreo
> The steps are laid out like fine cutlery.
- {name} take{s} you from the first course to dessert
- You take the steps in order, as one takes the forks
< The dance is served.
= chair
> Sitting is easy. Being seated is an art.
- {name} teach{es} the crossed ankle and the silent rise
- Cross an ankle, lower the shoulders and take your time
< Kindly be seated.
= chair
> Cross your legs like a film star.
- {name} direct{s} every slow turn and sidelong glance
- You unfold one leg and look over your shoulder
< Your scene begins here.
= chair
> After dinner, one dances with the chair.
- {name} lead{s} you and your chair through every turn
- You circle the chair once and sit on the beat
< May we clear the table?
= chair
> The chair will remain standing. You needn’t.
- {name} teach{es} you to lean back with complete conviction
- Sink slowly, lean back and point every last toe
< Do sit. Devastatingly.
= chair
> Every great house keeps one good chair.
- {name} teach{es} the noble lean and the crossed leg
- You lean back slowly and rise when it pleases you
< The chair has been kept for you.
= burlesque
> A raised eyebrow can bring the house down.
- {name} rehearse{s} the walk and, above all, the eyebrow
- One shoulder turns, and one look says the rest
< Kindly raise the other.
= burlesque
> Old Hollywood knew how to cross a floor.
- {name} teach{es} the long walk and the glance back
- You lift your chin and pause before the turn
< Your close-up, by reservation.
= burlesque
> Keep them waiting, with excellent manners.
- {name} rehearse{s} the long walk and the longer pause
- You cross the floor slowly and stop for one long look
< They will forgive you.
= burlesque
> A wink is simply a curtsy of the eye.
- {name} teach{es} the slow stroll and the well-timed wink
- You stroll, you pause, and one eye does the talking
< Lower one eyelid graciously.
= twerk
> Calm shoulders. Busy hips.
- {name} start{s} with soft knees and build{s} up to the bounce
- The knees soften, and the bounce finds the beat
< Poise on top, bass below.
= twerk
> Good taste can have a lot of bass.
- {name} place{s} every bounce with discernment
- You bounce on the beat with impeccable timing
< Kindly turn up the bass.
= twerk
> Even elegance lets its hair down.
- {name} loosen{s} the hips and spare{s} the dignity
- The knees soften, and decorum takes a short rest
< You have our permission.
= twerk
> There is a proper way to shake.
- {name} teach{es} the bounce from the knees, with due decorum
- Soft knees, loose hips and a perfectly civil smile
< Do be thorough.
= salsa
> The music asks. Refusing would be rude.
- {name} show{s} you how to accept with both feet
- One light step on the beat, and you have accepted
< Do say yes.
= salsa
> Shall we dance?
- {name} count{s} you in and keep{s} excellent time
- One light step leads to one clean turn
< With the greatest pleasure.
= salsa
> Good dancers are always asked again.
- {name} teach{es} the steps that earn the next dance
- You step lightly, turn cleanly and thank the music
< Keep your dance card open.
= hoop
> Not every ring is worn on the finger.
- {name} show{s} you how to wear a hoop sitting down
- You rise, settle into the hoop and catch the eye
< Consider yourself engaged.
= hoop
> Up there, even a pause looks beautiful.
- {name} help{s} you up and recommend{s} the pause
- You lean back in the hoop and do nothing, exquisitely
< Linger as you like.
= hoop trapeze
> Welcome to very high society.
- {name} help{s} you rise by degrees, toes pointed
- You lift yourself up and take your seat with ease
< You have been accepted.
= hoop trapeze
> The best seat is off the floor.
- {name} usher{s} you up and see{s} you comfortably settled
- You lift your legs and settle in gracefully
< Up is a lovely direction.
= hoop
> Sit in the hoop like royalty.
- {name} teach{es} the tall seat and the crossed ankle
- You sit tall and open one arm to your public
< Your Grace, please ascend.
= silks
> One wrap. One long line.
- {name} take{s} you slowly from the wrap to the pose
- You wrap a foot and finish at the fingertips
< Elegance hangs in the air.
= silks
> The fabric falls. You rise gracefully.
- {name} teach{es} the wrap first and the ascent after
- You take hold, wrap a leg and ascend without haste
< Height becomes you.
= silks
> Wear the fabric as one wears a ball gown.
- {name} arrange{s} every wrap and every fold
- Wrap the silk once, step up and let it trail behind
< Draped to perfection.
= silks
> At last, curtains you may hang from.
- {name} teach{es} the proper way to wrap, lean and dangle
- You wrap a foot, lean out and mind the drapery
< The curtain rises with you.
= trapeze
> Sit up there as if born to it.
- {name} help{s} you up and attend{s} to the toes
- You take your seat on the bar without a fuss
< The air suits you.
= trapeze straps
> The prettiest pause is in midair.
- {name} teach{es} the lift, and then the stillness
- You pull up, lengthen your legs and simply stay
< Rise and be admired.
= straps
> Hold on well. Look like you’re floating.
- {name} teach{es} the firm hold first and the light look after
- The hands work, and the rest of you merely hovers
< Float this way, please.
= trapeze straps
> Poise, with a gentle swing.
- {name} teach{es} a smooth hang and a very calm face
- You sway through the air, entirely at your ease
< Swing by, gracefully.
= trapeze
> A swing, for people with pointed toes.
- {name} teach{es} tall seats and very stylish hangs
- You settle on the bar and lean back at leisure
< The playground was merely rehearsal.
= seniors
> Poise suits you. So does good music.
- {name} lead{s} steady holds and easy, handsome turns
- You hold on, turn with ease and enjoy the tune
< Wear the poise to class.
= seniors
> Style is always in season.
- {name} show{s} you easy turns and sure, steady holds
- One easy turn, one steady hold, one handsome pose
< You’re in season, too.
= seniors
> Dance as you please. We insist.
- {name} offer{s} each turn in a version to your liking
- You choose how far to reach and when to turn
< Encores are up to you.
= seniors
> Something new to mention at dinner.
- {name} provide{s} the story, one easy turn at a time
- You take hold of a pole and turn, unruffled
< Mention the pole casually.
< Let a fork drop.
= inclusive
> Take up space. Beautifully.
- {name} make{s} room for each pose in all its grandeur
- Open your arms, and let the pose fill the floor
< Arms first, then everything.
= inclusive
> Here, the move is altered. Never you.
- {name} fit{s} every turn and pose to you
- You choose the version of each pose that fits
< Consider us your tailor.
= inclusive
> Come as you are. Pose as you like.
- {name} receive{s} you warmly, with an option for each pose
- You find the pose you like and wear it proudly
< We are delighted already.
= party
> Skip the speech. Dance the toast.
- {name} teach{es} you all a toast in elegant steps
- A few easy steps, and the toast is given
< To friendship, gracefully.
= party
> Some occasions call for pointed toes.
- {name} host{s} you all through one elegant dance
- You learn one dance and finish it on tiptoe
< Yours is such an occasion.
= party
> Graceful for one song. Giggling for the rest.
- {name} see{s} to the dance, and you see to the laughter
- One short dance is learned, and all of you bow
< The giggling needs no rehearsal.
= party
> Raise a toe to the guest of honor.
- {name} teach{es} you all a dance fit for a toast
- You learn one short dance and dedicate it gladly
< Hear, hear!
= private
> One pole, one lesson, one guest of honor.
- {name} plan{s} everything around you, as a good host would
- You choose the move, and nothing else is discussed
< Nobody will upstage you.
= private
> You are the entire guest list.
- {name} attend{s} to you alone, fingertips included
- Your questions and your favorite moves come first
< At your service, entirely.
= private
> A whole lesson for the move you love.
- {name} attend{s} to every detail, from entry to exit
- You pick one move and polish it at your leisure
< By all means, indulge.
= practice
> Polish takes time. Here it is.
- {name} host{s}, and the agenda is entirely yours
- Your own list sets the order and the pace
< Every try is welcome.
= practice
> That almost-lovely move? Finish it.
- {name} keep{s} the floor open for one more try
- You repeat the move calmly until the toes approve
< We will cheer politely.
= practice
> Your list. Your pace. Pointed toes.
- {name} host{s}, and nobody interrupts your repeats
- You pick a move and repeat it in peace
< Good company is provided.
= practice
> Attempt number nine is allowed to wobble.
- {name} host{s} the floor with endless tact
- You try again, calmly, as often as you like
< Number ten takes the bow.
< Nobody polite is counting.
= workshop
> One topic. All the finer points.
- {name} answer{s} every why with great patience
- You stay with one theme until the details shine
< Bring your smallest questions.
= workshop
> Connoisseurs begin with the details.
- {name} savor{s} every move, from the grip to the last toe
- You linger over one theme and learn to appreciate it
< Acquire the taste with us.
= workshop
> A fine watch is adjusted, never hurried.
- {name} adjust{s} one small detail after another
- You return to one theme until it runs smoothly
< We keep excellent time.
= showcase
> A good entrance needs no introduction.
- {name} rehearse{s} the first step with you, chin and all
- You lift your chin, and the first pose does the rest
< Simply walk on.
= showcase
> Applause is best received calmly.
- {name} rehearse{s} the piece with you, and the bow too
- The last pose holds, and the chin stays level
< Practice the modest smile.
= showcase
> All that practice, for one bow.
- {name} polish{es} the piece until the bow is earned
- You run the piece once more and let the ending linger
< Then bow again.
= photo
> Lengthen. Lift. Hold. Beautiful.
- {name} host{s}, with an eye for every fingertip
- The shoulders settle, the chin lifts, and you stay
< Reserve your best side.
= photo
> Choose a pose. Wear it well.
- {name} help{s} with the fitting, from chin to toes
- You breathe out, and the pose settles on your shoulders
< Kindly look this way.
= photo
> The mantelpiece has looked a little bare.
- {name} host{s} and see{s} to hands and chin
- You take your finest pose and hold it graciously
< Think of the silver frame.
= photo
> Pose as if the society page had called.
- {name} host{s} and arrange{s} every becoming angle
- You lengthen the neck and make the headlines wait
< Kindly spell your name.
= men
> Real control doesn’t raise its voice.
- {name} coach{es} the climb that makes no announcement
- You lower yourself slowly and land without a thud
< Gentlemen do not grunt.
= men
> Strength, well tailored.
- {name} add{s} a clean line to every hold
- The grip is firm, and the finish is immaculate
< Consider yourselves fitted, gentlemen.
= men
> Strong is easy. Smooth is the challenge.
- {name} refine{s} the climb, right down to the landing
- The climb is steady, and the feet arrive quietly
< Challenge politely accepted.
= men
> Cufflinks off. Grip on.
- {name} coach{es} firm holds and unruffled expressions
- You take hold, climb and keep your composure
< Sleeves up, gentlemen.
= men
> A gentleman never slams the landing.
- {name} coach{es} the slow and courteous way down
- You hold on, breathe and set your feet down gently
< Doors are closed softly, too.
= prenatal
> A reservation for one, a welcome for two.
- {name} receive{s} you both with easy, gentle movements
- You stretch a little and rest whenever you please
< The smaller guest may sleep.
= prenatal
> Grace, for two.
- {name} lead{s} every movement with a light hand
- You breathe, sway and stretch as suits you both
< You are both expected.
= prenatal
> The most important guests never rush.
- {name} keep{s} each stretch gentle and each breath long
- You sway, breathe and sit down when you wish
< We shall wait for you both.
= postnatal
> Come back gently. Come back tall.
- {name} begin{s} with the breath and add{s} poise with care
- One calm breath leads to one calm movement
< Whenever you are ready.
= postnatal
> You have hosted beautifully. Now be the guest.
- {name} attend{s} to you with slow, gentle movement
- You lower the shoulders and lengthen the neck
< Allow us to do the honors.
= postnatal
> At last, an appointment with yourself.
- {name} lead{s} gentle stretches and long, easy breaths
- You breathe low, stretch slowly and answer to nobody
< Do keep the appointment.
= contemporary
> Finish the reach, as one finishes a sentence.
- {name} send{s} each reach politely to its end
- No reach is cut short, and no turn runs on
< With a flourish, please.
= contemporary
> A gesture says it better than words.
- {name} lead{s} each reach from the back to the fingertips
- You dance a phrase and let the pauses speak
< Wave if you’re coming.
= contemporary
> Fall. Catch yourself. Call it choreography.
- {name} teach{es} the soft fold and the noble recovery
- You fold softly and rise as if by design
< Recover beautifully.
= acro
> One of you holds. One of you shines.
- {name} coach{es} both parts with equal courtesy
- The base stays calm, and the flyer enjoys the view
< Kindly alternate.
= acro
> Trust, beautifully balanced.
- {name} start{s} with a lean and build{s} with care
- You lean on each other and calmly rise
< We will hold steady.
= acro
> The flyer smiles. So, somehow, does the base.
- {name} coach{es} both of you to look entirely at ease
- You balance each other, and neither shows the work
< Both deserve the bow.
= circus
> The circus, in its best suit.
- {name} add{s} a flourish to every balance and catch
- Each catch is clean, and each flourish unhurried
< Applause, please. Softly.
= circus
> Every good trick ends with a bow.
- {name} teach{es} the trick and, naturally, the bow
- You try a balance and finish it in style
< Bravo in advance.
= openlevel
> Simple or grand, both look lovely.
- {name} show{s} every move in a plain and a grand version
- Each turn comes plain or with a flourish
< Choose as the mood takes you.
= openlevel
> One song, and a version for everyone.
- {name} teach{es} every turn in more than one version
- You share the music and choose how far to reach
< Yours will be lovely.
= openlevel
> Every move comes à la carte.
- {name} recommend{s} a lighter and a bolder version
- You choose the turn or the pose that tempts you
< Bon appétit.
= teens
> Stand tall. It goes with everything.
- {name} coach{es} strong holds with a long, proud neck
- You learn a trick and wear it with pointed toes
< Chin up. You’re ready.
= teens
> Make it look easy. That’s the fun.
- {name} coach{es} the hard part kindly, one try at a time
- You learn the trick first and the casual face after
< Friends will wonder how.
= teens
> Nobody gets this in gym class.
- {name} coach{es} strong arms, pointed toes and quiet style
- You learn a trick and polish it to the toes
< Dodgeball will understand.
= teens
> Teach your toes some manners.
- {name} coach{es} straight knees and perfectly calm faces
- The knees stay straight, and every landing is silent
< Toes are quick learners.
= kids
> Tall as a swan. Soft as a feather.
- {name} show{s} small swans how to land softly
- We stretch our necks and land without a splash
< Glide in with us!
= kids
> Little dancers, long lines.
- {name} help{s} everyone reach up high and bow low
- We point our toes and finish with a curtsy
< Big applause awaits!
= kids
> Can you land like a cat? Show us!
- {name} show{s} little cats how to stretch and tiptoe
- We jump and come down so softly that nobody hears
< Shhh. Quiet paws win!
= kids
> Swan practice! Bring your longest neck.
- {name} lead{s} everyone in gliding and bowing
- We glide and bow like swans at a ball
< The flock awaits!
= kids
> Can a flamingo curtsy? Let’s find out!
- {name} teach{es} small flamingos to balance and bow
- We stand on one leg and bow to our neighbor
< Flamingos, take a bow!
< One leg is plenty!
= class
> Good music. Good manners. Pointed toes.
- {name} teach{es} each step with care and a level chin
- Each step is properly introduced before the next
< Shall we begin?
= class
> One leaves the rush with one’s coat.
- {name} proceed{s} calmly, one clear step at a time
- One step follows another, and nobody needs to run
< The rush may be collected afterwards.
= class
> Your calendar could use some elegance.
- {name} bring{s} you one polished step after another
- New steps look well beside the other appointments
< Pencil us in, please.
= class
> The last inch is the elegant one.
- {name} polish{es} every move, right up to the fingertips
- Each step is finished, down to the last toe
< Go the extra inch.
= intro
> The first grip is really a handshake.
- {name} introduce{s} you to the pole, and the rest is conversation
- You take hold and walk one calm circle
< A pleasure to meet you.
= spin
> Take one elegant step. Then skip the next.
- {name} teach{es} the step, and the graceful lack of one
- You push away lightly and let the turn carry you
< The floor will manage.
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
- {name} guide{s} you calmly from the first grip to the spin. No experience needed
- Arrive without any experience, and {name} will guide you to your first spin
- Grips and walks lead the way, and your first spin follows. No partner needed
< Simply come as yourself.
< Enter, toes first.
< We have been expecting you.
@ Intro to Pole
> No experience? How lovely. Begin here.
- {name} start{s} at the first grip and walk{s} you to your first spin
- From the first grip to the first spin, {name} will be beside you
- Learn your first grips, walks and spin, without any dance background
< New is a fine thing to be.
< Take your first steps gracefully.
< Step forward. You are welcome.
@ Intro to Pole
> Every graceful spin begins with a simple grip.
- {name} teach{es} your first grips, walks and spin. No dance background needed
- Learn your first grips, walks and a spin with {name}. No partner needed
- A few calm steps lead to your first spin. No experience needed
< Take the pole’s hand.
< Hold on with pleasure.
< Save your first waltz.
@ Beginner Pole
> Leave with a combo of your own.
- {name} lead{s} you through spins, climbs and sits at a calm, steady pace
- Spins, climbs and sits with {name} build your grip, core and confidence
- Spins, climbs and sits come at a steady pace and build your confidence
< Go home a little prouder.
< Wear your combo home.
@ Beginner Pole
> Grace takes its time.
- {name} lead{s} you calmly through spins, climbs and sits to a combo of your own
- Spin, climb and sit with {name}, and carry home a combo of your own
- Learn spins, climbs and sits at a steady pace, and take home a combo
< No rush. Do join us.
< Good form is never hurried.
< One small step, one smile.
@ Beginner Pole
> Confidence looks beautiful on you.
- {name} set{s} a steady pace, and you leave with a combo of your own
- Climb, spin and sit with {name}, and leave with your own short combo
- Spins, climbs and sits build grip and core, and become your own combo
< Chin up, and climb.
< Take a small bow.
@ Beginner Pole
> A spin, a climb, a moment of poise.
- {name} keep{s} the pace steady and send{s} you home with your own combo
- Build grip, core and confidence with {name}, and leave with a short combo
- You learn at a steady pace, and a short combo goes home with you
< Sit prettily. Climb proudly.
@ Intermediate Pole
> Upside down, and perfectly composed.
- {name} spot{s} your first inverts and leg hangs, and refine{s} your transitions
- Try your first inverts and leg hangs with {name} there to spot you
- First inverts and leg hangs come next, and we spot you safely
< You are in good hands.
< The view is lovely.
< Poise works both ways up.
@ Intermediate Pole
> You are cordially invited upside down.
- {name} spot{s} you through first inverts, now that you climb with ease
- First inverts, leg hangs and cleaner transitions follow, with {name} to spot you
- We spot you through first inverts, leg hangs and cleaner transitions
< We shall receive you up there.
< Take the lovelier view.
@ Intermediate Pole
> The beauty lies between the moves.
- {name} smooth{s} your transitions and spot{s} your first inverts and leg hangs
- Polish your transitions with {name}, and go safely upside down
- We polish transitions, and we spot your first inverts and leg hangs
< In between, you shine.
< Smooth, even upside down.
@ Intermediate Pole
> A calm breath, and over you go.
- {name} stay{s} beside you for first inverts, leg hangs and smoother transitions
- You climb with ease, and {name} will spot your first inverts and leg hangs
- If you climb with ease, we will spot your first inverts and leg hangs
< Serenity suits you up there.
< Exhale, and admire the view.
@ Advanced Pole
> Power, control and a perfectly calm face.
- {name} bring{s} elegant lines to aerial combos, shoulder mounts and handsprings
- Bring your inverts, and {name} will add handsprings, shoulder mounts and combos
- Your aerial combos, shoulder mounts and handsprings end in elegant lines
< Lovely, all the way up.
< Composure is everything.
< Show us your finest line.
@ Advanced Pole
> Strength, in its finest form.
- {name} give{s} confident inverters handsprings, shoulder mounts and elegant lines
- Bring power and control to handsprings and shoulder mounts with {name}
- Confident inverters refine handsprings, shoulder mounts and aerial combos
< Rise to the occasion.
< Take the high road.
@ Advanced Pole
> A handspring can be a quiet thing.
- {name} add{s} control and long lines to shoulder mounts and aerial combos
- Shoulder mounts and aerial combos gain power and control with {name}
- Shoulder mounts and aerial combos, too, gain power, control and elegant lines
< Spectacular, in a whisper.
< Let your lines speak.
< Quiet, please. Someone is flying.
@ Advanced Pole
> Elegant lines, high above the floor.
- Confident inverters join {name} for aerial combos, shoulder mounts and handsprings
- {name} refine{s} your handsprings and shoulder mounts with power and control
- You bring confident inverts. We add handsprings and shoulder mounts
< Finish to the fingertips.
< We’ll look up to you.
< Meet us at the top.
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
- {name} lead{s} you from fireman to back hook, and always to a soft landing
- Learn fireman, chair and back hook spins with {name}, and land softly
- Walk in, let go, and land softly from fireman, chair and back hook
< Let go, gracefully.
< Muscles may sit this one out.
< Sweep around with us.
@ Spin Basics
> Beautiful spins begin with a walk.
- {name} teach{es} you fireman, chair and back hook spins, and how to land softly
- Leave the floor with {name} in a fireman, a chair or a back hook
- Fireman, chair and back hook await you. No strength needed yet
< Stroll in. Swirl out.
< Simply walk in.
@ Spin Basics
> Lightness can be learned.
- {name} show{s} you fireman, chair and back hook spins, and a soft landing
- Fireman, chair and back hook come gently with {name}. No strength needed
- Learn fireman, chair and back hook spins, and land without a sound
< Join us for a turn.
@ Spin Pole
> The pole turns. You float.
- {name} guide{s} you through momentum, balance and combos that feel like flying
- Find balance and momentum with {name} in combos that feel like flying
- Momentum and balance carry you through combos that feel like flying
< Take flight, gracefully.
< Reserve your place aloft.
@ Spin Pole
> To all appearances, no effort at all.
- {name} teach{es} you momentum, balance and floaty combos on a turning pole
- Let the pole turn with you while {name} teach{es} floaty combos
- The pole turns with you, and a little momentum makes your combos float
< One simply floats past.
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
> Three tricks, and the manners to match.
- {name} teach{es} you step by step, with options for every level. Bring your phone
- Go gracefully, step by step, with {name} there to spot you. Bring your phone
- We go step by step, with options for every level. Bring your phone
< Bow after the third.
< Remain quite unruffled.
< Good form photographs well.
@ Pole Tricks
> Three tricks, served one at a time.
- {name} show{s} you each step, spotting included, at every level. Bring your phone
- Learn each trick at your level with {name}, spotting included. Bring your phone
- Each trick comes step by step, with options for every level. Bring your phone
< Do help yourself.
< A photo for dessert.
@ Pole Tricks
> Every fine trick is a few small steps.
- {name} break{s} down three tricks, with spotting for every level. Bring your phone
- Learn three tricks, step by step, with {name} to spot you at every level
- Three tricks come together in one class, with spotting for every level
< You are in steady hands.
< Small steps. Grand finish.
@ Pole Tricks
> Poise first. Then the photo.
- {name} guide{s} you through three tricks at your level. Bring your phone
- Three tricks come together step by step with {name}, whatever your level
- We spot you through three tricks, at every level. Bring your phone
< Hold. Breathe. Look lovely.
< Come and be admired.
@ Pole Flow
> One long breath, beautifully danced.
- {name} link{s} spins, floorwork and transitions, and the music leads the way
- Follow {name} and the music through spins, floorwork and transitions
- Spins, floorwork and transitions become one, with more music than counting
< Inhale, and do begin.
< Let the song carry you.
@ Pole Flow
> A good dancer counts discreetly, if at all.
- {name} lead{s} you from spins to floorwork in one long, unbroken breath
- Link spins, transitions and floorwork into one long breath with {name}
- You link spins, transitions and floorwork into one long breath of movement
< Leave the sums to others.
< Reserve a song for yourself.
@ Pole Flow
> From start to finish, a seamless affair.
- {name} join{s} spins, floorwork and transitions into one long breath
- Let {name} guide you through spins and floorwork that follow the music
- One move melts into the next, with less counting and more music
< Do stay to the end.
< Glide a while with us.
< Let nothing interrupt you.
@ Pole Flow
> Allow each move to introduce the next.
- {name} show{s} you how spins, floorwork and transitions become one long breath
- Count less and feel more with {name}, from the first spin to the floor
- Spins lead to floorwork, and the music matters more than the count
< How do you do?
< One song, no interruptions.
< We would love to be introduced.
@ Pole Choreography
> One song. One routine. Your finest bow.
- {name} teach{es} you section by section, and you dance full out to finish
- Learn a new routine with {name}, section by section, and dance full out
- You learn in sections, and dance the whole routine full out
< Let the song be yours.
< Do accept this dance.
@ Pole Choreography
> Learn it gently. Dance it grandly.
- {name} teach{es} one song in sections, with a full-out finale
- Section by section with {name}, a new routine becomes a full-out performance
- One song comes together in sections, and the finale is danced full out
< Keep your best bow for last.
< May we see the last pose?
< Grandeur suits you.
@ Pole Choreography
> A new dance to call your own.
- {name} take{s} one song in sections, and at the end you perform full out
- Enjoy one song with {name}, in sections first and full out at the end
- You learn one song in sections, and perform the routine full out
< Give one song your all.
< Take the floor with us.
< Reserve your place among dancers.
@ Pole Choreography
> First the steps. Then the performance.
- {name} guide{s} you through a new routine, section by section, to a full-out finish
- Enjoy a new routine with {name}, full of musicality, performance and fun
- A new routine to one song grows section by section and ends full out
< Take your bow with us.
< Do hold the last pose.
< Bow, smile, and bow again.
@ Exotic Pole
> Bold, and beautifully unhurried.
- {name} lead{s} you through slides, kips and low flow. Bring heels and knee pads
- Put your heels on and follow {name} through low flow, slides and kips
- Low flow, slides and kips look their best in heels, with attitude
< Daring looks good on you.
< Keep the audience waiting.
< Step out in style.
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
< Rushing is so unbecoming.
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
< Descend as you please.
< Take the scenic way.
< Softly down, softly up.
@ Heels & Floorwork
> Long legs, soft rolls, endless poise.
- {name} lead{s} you smoothly to the floor and back, in heels or in socks
- Draw leg lines and waves with {name}, in heels of any height or socks
- You flow to the floor and back, in heels of any height or socks
< Choose your own altitude.
@ Heels & Floorwork
> Walk tall. Roll softly. Rise slowly.
- {name} show{s} you leg lines and waves. Socks are as welcome as heels
- Bring heels or socks, and {name} will bring leg lines, rolls and waves
- Leg lines and waves lead to the floor and back. Socks are welcome
< Put your best foot forward.
< Reserve your graceful descent.
@ Chair Dance
> A partner who always offers you a seat.
- {name} teach{es} a sultry chair dance, easy to follow and lovely with friends
- Follow {name} through a sultry, easy dance. Come without any experience
- You and a chair share a sultry dance that is easy to follow
< Do be seated.
< Lean back beautifully.
< Accept with a smile.
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
- {name} teach{es} mounts, poses and spins, each in a low and a high version
- Choose low or high with {name}, for every mount, pose and spin
- Mounts, poses and spins all have a low and a high version
< The hoop frames you beautifully.
< Pose, if you please.
< Reserve your place in the air.
@ Aerial Hoop
> Low or high, in the best of circles.
- {name} teach{es} mounts, poses and spins with grace from the first class
- Find graceful strength with {name} in mounts, poses and spins
- Mounts, poses and spins bring graceful strength from the very first class
< Float at either height.
< Rise as you please.
< The very best society.
@ Aerial Hoop
> Strength can sit so gracefully.
- {name} show{s} you low and high versions of every mount, pose and spin
- Mount, pose and spin in the hoop with {name}, low or high
- You mount, pose and spin, low or high, from your very first class
< Sit tall, and smile.
< A circle suits you.
< Sit pretty with us.
@ Aerial Hoop
> A circle, a seat, a lovely view.
- Low or high, {name} {has} a version of every pose, mount and spin
- From your first class with {name}, you mount, pose and spin, low or high
- Choose the low or the high version of every mount, pose and spin
< Come up and see us.
< Settle in, in style.
< Height is so becoming.
@ Strength & Conditioning
> The quiet work behind every elegant invert.
- {name} train{s} your pull, core and shoulders, with progress you can measure
- Train pull, core and shoulders with {name}, and measure your progress
- Pull, core and shoulder work for pole brings progress that you can measure
< Nobody sees. Everybody notices.
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
< Ease is earned here.
< Sweat first. Float later.
@ Strength & Conditioning
> Beautiful inverts are built patiently.
- {name} plan{s} your pull, core and shoulder work for progress you can measure
- Work wisely with {name} on pull, core and shoulders, and see your progress
- Pull, core and shoulder work, made for pole, lets you measure your progress
< Patience is a fine look.
< Good form is worth the wait.
@ Flexibility & Stretch
> Begin anywhere. End beautifully.
- {name} guide{s} your splits, backbends and shoulders with warmth and kindness
- Let {name} guide you warmly toward splits, backbends and open shoulders
- We stretch for splits, backbends and shoulders, and stay kind to your body
< Breathe out, and make yourself at home.
< Unfold beautifully.
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
- {name} give{s} splits and backbends their time, whatever your starting point
- Stretch for splits and backbends with {name}, whatever your starting point
- Warm, kind guidance meets you where you are, backbends and shoulders included
< Leisure becomes you.
< Bend at your leisure.
< Treat yourself gently.
@ Flexibility & Stretch
> Warm, guided and always kind.
- {name} lead{s} stretches for splits, backbends and shoulders, wherever you start
- Begin wherever you are, and {name} will guide splits, backbends and shoulders
- Stretch for splits, backbends and shoulders from any starting point
< Every beginning is beautiful.
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
- Learn grips, walks and a first spin with {name}, whoever you are
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
< Join us, knees and all.
@ Beginner Pole
? places *left
> {places}. A combo comes with each.
- {name} build{s} your combo from spins, climbs and sits at a steady pace
- Spin, climb and sit your way to a combo of your own with {name}
- You learn spins, climbs and sits at a steady pace, with confidence
< We would love your company.
< Reserve in good time.
< A place here would suit you.
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
> No experience? You need no introduction.
- {name} ease{s} you into fireman, chair and back hook, and a soft landing
- Learn to leave the floor with {name} in a fireman, chair or back hook
- You learn the fireman, chair and back hook, and how to land softly
< No ceremony. Just join us.
< Arrive lightly. Nod graciously.
@ Spin Pole
? level all
> Every level looks lovely afloat.
- {name} teach{es} momentum and balance for combos that feel like flying
- Try combos with {name} that look effortless and feel like flying
- The pole turns with you, and your combos feel like flying
< The pole makes no exceptions.
< Float at your level.
@ Pole Tricks
? level all
> Every level, and not one ruffled feather.
- {name} break{s} down three tricks and spot{s} you. Bring your phone
- Take three tricks step by step with {name}, and bring your phone
- You learn three tricks, spotted, step by step. Bring your phone
< Chin up, toes pointed, hold.
< Bows are in order.
< Choose your best angle.
@ Pole Tricks
? places max *
> {places}. Three tricks, done properly.
- {name} spot{s} you step by step, at every level. Bring your phone
- Go step by step with {name}, spotted at your level. Bring your phone
- We go step by step, with spotting for every level. Bring your phone
< Good company, fine poses.
< Every pose gets a nod.
@ Pole Flow
? level all
> Every level can move beautifully.
- Spins, floorwork and transitions meet in one long breath with {name}
- Feel the music with {name} from the first spin to the floor
- Link spins, floorwork and transitions, with more feeling than counting
< The melody invites you.
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
? places *left
> {places} for a graceful way down.
- {name} teach{es} rolls, waves and leg lines, in heels or in socks
- Enjoy rolls, waves and leg lines with {name}, in heels or in socks
- You learn rolls, waves and leg lines, in heels or in socks
< Gravity, but gracious.
< We descend together.
< Kindly choose your spot.
@ Chair Dance
? bring a friend
> Bring a friend. We’ll provide the seating.
- {name} teach{es} you both a sultry chair dance that is easy to follow
- Follow {name} through a sultry choreography that is easy and fun to share
- You both learn a sultry chair dance that is easy to follow
< Kindly sit, side by side.
< Two seats, one lovely song.
< Share a song with us.
@ Chair Dance
? level beginner
> Beginners, please take a seat.
- {name} teach{es} a sultry choreography that is easy and lovely with friends
- Enjoy a sultry, easy-to-follow dance with {name}, a chair and your friends
- The choreography is sultry, easy to follow, and loves good company
< Legs crossed, chin up.
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
< Strike a leisurely pose.
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
@ Aerial Hoop
? level beginner
> Beginners, the hoop will receive you now.
- {name} teach{es} mounts, poses and spins, with a low version of each
- Choose the low version with {name} for every mount, pose and spin
- Every mount, pose and spin has a low version, kept for you
< Take the low seat. Rise later.
< You’ll look lovely up there.
@ Aerial Hoop
? offer first class free
> First class free. Grace comes with it.
- {name} teach{es} mounts, poses and spins, and a low version of every one
- Try mounts, poses and spins with {name}, low or high as you like
- Mounts, poses and spins await you, low or high as you like
< Be our guest up here.
< Rise as our guest.
< The box seat is yours.
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
> Bring water. Even composure gets thirsty.
- {name} train{s} pull, core and shoulders with you until inverts finally click
- Build pull, core and shoulders with {name}, and your inverts finally click
- You train pull, core and shoulders for pole, and inverts finally click
< Sip discreetly, then once more.
< To your very good strength.
@ Flexibility & Stretch
? level all
> Every level bends in its own good time.
- {name} guide{s} splits, backbends and shoulders warmly and kindly
- Stretch kindly and warmly with {name} for splits, backbends and shoulders
- We guide splits, backbends and shoulders warmly, and we are kind to your body
< Only as far as is pleasant.
< Gently is the proper way.
< Reach as you please.
= any
? typed second class free
> Second class free. We believe in encores.
- {name} teach{es} the first and look{s} forward to the second
- You come for the steps and return for the pleasure
< Bravo, twice.
= any
? bring knee pads
> Please bring knee pads. We land softly.
- {name} lead{s} the way down, calmly and in style
- You kneel as one should, in perfect comfort
< Your knees will approve.
= exotic heels lowflow floor flow choreo
? bring *knee pads*
> Bring {bring}. The floor is for dancing.
- {name} teach{es} the slow slide and the graceful kneel
- You kneel, slide and rise as if it were nothing
< Down gently. Up gracefully.
= pole intro spin spinpole static tricks flow
? wear shorts
> Wear shorts, please. Bare knees hold well.
- {name} start{s} with a sure grip and excellent form
- A sure grip comes first, and the toes point after
< Short hems, long lines.
= pole intro spin spinpole static tricks flow
? bring *shorts*
> Bring {bring}. Bare knees hold beautifully.
- {name} teach{es} the secure grip and then the light look
- You take hold of the pole and turn with ease
< Pack lightly. Dance well.
= any
? bring water
> Bring water, please. We pause in style.
- {name} know{s} when a sip is called for
- You move, you sip and you carry on beautifully
< Cheers to good form.
= any
? bring * mat
> Bring {bring}, and unroll it with ceremony.
- {name} begin{s} once everyone is properly settled
- You smooth the corners and begin with poise
< The unrolling is the overture.
= any
? bring *friend*
> Bring {bring}. Grace loves company.
- {name} welcome{s} all of you with equal pleasure
- You arrive together and learn side by side
< The more, the lovelier.
= any
? bring a friend
> Bring a friend. Be each other’s plus-one.
- {name} welcome{s} the pair of you
- You learn side by side and compliment each other
< R.S.V.P. for two.
= any
? bring mats (provided)
> Mats are provided. Just bring yourself.
- {name} receive{s} you and see{s} that all is in order
- You arrive with empty hands and perfect ease
< Travel light. Join us.
= any
? wear heels
> Wear heels. Make every step an entrance.
- {name} see{s} to the walk and the lifted chin
- You lead with the toe and let the world look
< We’ve been expecting you.
= any
? wear heels
> Wear heels. Take your time in them.
- {name} set{s} a stately pace for every step
- Small steps will do, and no haste whatever
< Elegance never runs.
= any
? bring heels (optional)
> Heels are optional. Elegance is up to you.
- {name} teach{es} every step with either choice in mind
- Every step is lovely with heels or without
< Comfort suits you, too.
= any
? bring heels (optional)
> With or without heels, you’ll look lovely.
- Heels are optional, and {name} admire{s} either choice
- Heels are optional, and the steps take no offense
< Choose your own height.
= any
? offer first class free
> First class free. With our compliments.
- {name} receive{s} you as a guest of honor
- You try a few moves and see which suit you
< You are warmly invited.
= any
? offer first class free
> Try it for size: first class free.
- {name} see{s} to the fitting in person
- You slip into a move and see how it sits
< We expect a lovely fit.
= any
? offer free trial class
> Your invitation: a free trial class.
- {name} look{s} forward to making your acquaintance
- You see, at your leisure, whether we suit each other
< R.S.V.P. with a smile.
< We’d love to meet you.
= any
? offer
> With our compliments: {offer}.
- {name} would be delighted if you accepted
- We offer this gladly, and with a small bow
< Consider it an invitation.
= any
? offer half price
> Half price. Every bit of the elegance.
- {name} teach{es} with no less care than usual
- The welcome is whole, and so is the class
< Good taste, good sense.
= any
? offer *off*
> {offer}. Good taste has its rewards.
- {name} teach{es} with the customary courtesy
- You are received as warmly as ever
< Do treat yourself.
= any
? offer your friend comes free
> Your friend comes free. How gracious of you.
- {name} look{s} forward to you both
- You arrive as a pair and learn as a pair
< Book for two, gracefully.
= any
? level beginner (no experience)
> You need no experience to move with grace.
- {name} guide{s} you kindly from one step to the next
- The first moves arrive one by one, unhurried
< Surprise yourself, gently.
= any
? level beginner
> Beginners are most welcome here.
- {name} explain{s} each move with kindness and no haste
- Every first step is received with a smile
< We will take good care.
= any
? level all
> Every level has its own elegance.
- {name} offer{s} a version of each move that suits you
- You choose the version of each move that suits you
< You belong, gracefully.
= any
? level all
> All levels, and nobody keeps score.
- {name} {has} a version of every move for you
- You share the music and never compare the steps
< Bows all around.
= any
? level beginner (only)
> Beginners only. Everyone starts together.
- {name} begin{s} at the very beginning
- The first step is new to all of you
< Be new here. Gracefully.
= any
? level advanced*
> Advanced, and terribly modest about it.
- {name} keep{s} the moves demanding and the praise discreet
- You do difficult things and mention none of them
< Modesty may wait outside.
= any
? level advanced*
> The difficulty is advanced. The manner is calm.
- {name} ask{s} for daring moves and a level gaze
- The hard part is done quietly, down to the toes
< Kindly keep your composure.
= any
? level intermediate*
> Intermediate, and ready for a finer finish.
- {name} smooth{s} the way between the moves you know
- The moves you know receive a second coat of polish
< Only the shine is missing.
= any
? audience women only
> Women only. Make yourself at ease.
- {name} keep{s} the welcome warm and the pace gracious
- You learn side by side, with nobody to impress
< The floor is entirely yours.
= any
? places *left
> {places}. One of them would suit you.
- {name} would be charmed to receive you
- We would be honored by your company
< Kindly put your name down.
= any
? places max *
> {places}. Like a good dinner party.
- {name} greet{s} every guest and answer{s} every question
- Every guest is greeted, and nobody is overlooked
< Your place is set.
= any
? places small group
> A small group. No toe goes unnoticed.
- {name} {has} time for each of you, toes included
- There is time for each of you, fingertips included
< Point accordingly.
= any
? places few
> A few places, passed around like chocolates.
- {name} would be delighted by your company
- The company is good, and the welcome is warm
< Take a place. We insist.
= pole intro spin spinpole static tricks flow exotic
? places your own pole
> Your own pole, for the whole class.
- {name} teach{es}, and nobody waits for a turn
- You practice at leisure and share with no one
< Enjoy the privilege.
= any
? series
> Kindly note it in ink: {series}.
- {name} build{s} each class upon the last
- Each class continues where the last one bowed
< Pencil is too timid.
= any
? series *weeks*
> {series}, paced like a good novel.
- {name} turn{s} the pages without any haste
- Each class is a chapter, and the polish builds
< Don’t skip to the end.
= any
? music
> On the program: {music}.
- {name} set{s} every step to the melody
- You reach with the melody and land on the beat
< Come and hear the music danced.
= any
? substitute
> {sub} is in for {for}. You’re in good hands.
- A warm welcome and a new point of view await
< Do come and meet {sub}.
= any
? substitute
> May we present {sub}, in for {for}.
- The class goes ahead, and a fresh eye is welcome
< Kindly say hello.
= any
? soldOut sold out
> Sold out. What good taste you have.
- {name} look{s} forward to every one of you
- Thank you, all of you. The pleasure will be mutual
< Until very soon, then.
= any
? soldOut sold out
> Every place is taken. How lovely of you.
- {name} send{s} warm thanks to each of you
- Thank you. We look forward to every one of you
< There will be other dances.
= any
? soldOut sold out
? soldOut waitlist
> Fully booked, with a waitlist for the hopeful.
- {name} send{s} warm thanks and hope{s} with you
- Leave your name, and a place may yet return
< Patience is always in style.
= any
? soldOut waitlist
> The waitlist is open. Leave us your name.
- {name} will be glad if a place returns
- Should a place return, it may well be yours
< We hope to see you.
= any
? guest
> It is our honor to present {guest}.
- Our guest brings a style that deserves a welcome
- You learn something new, in distinguished company
< A rare pleasure. Join us.
= any
? guest
> Best manners, everyone, for {guest}.
- A new point of view deserves our full attention
< Chins up for our guest.
= any
? typed *no partner needed
> No partner needed. The music offers its arm.
- {name} see{s} that you are in the best of company
- You arrive alone and are in good company at once
< The pleasure is ours.
= salsa contemporary class twerk burlesque heels chair openlevel
? typed *no partner needed
> No partner needed. You have two charming feet.
- {name} teach{es} your feet every step and turn
- You step, turn and smile entirely unaccompanied
< Let us introduce ourselves.
= any
? typed *new class
> A new class. Nobody has a usual spot yet.
- {name} welcome{s} the very first of you
- You begin it from the very first step
< Choose your spot graciously.
= any
? level advanced (only)
> Advanced only. Kindly astonish us.
- {name} set{s} difficult moves and expect{s} no fuss
- You take on difficult moves and leave out the drama
< We gasp very quietly.
= any
? price
> {Price}. Elegance is thrown in.
- {name} teach{es} every step and how to finish it
- Each step comes with its own proper finish
< Money rarely looks so graceful.
= any
? typed *new class
> We are pleased to announce a new class.
- {name} open{s} it with a warm welcome
- You may be among the very first to attend
< Come to the premiere.
= any
? typed *alone or with a friend
> Alone or with a friend, you are expected.
- {name} welcome{s} you, and whomever you bring
- You will be in good company from the first song
< A place, or two?
= any
? typed *every body is welcome
> Every body is welcome. Every line is lovely.
- {name} fit{s} each move to you, and gladly
- You take each move in the version that fits you
< Come, and be at ease.
= kids
? bring water
> Please bring water. Even swans need a sip.
- {name} teach{es} small swans to glide and to sip
- We glide, we bow and we sip like swans
< Cheers, everyone!
`;
