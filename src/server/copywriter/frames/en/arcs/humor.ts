// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const humor = `
= spin
> Spinning isn’t just for laundry.
- {name} start{s} every spin on the gentle cycle
- You go round gently and come out in one piece
< Delicates welcome.
< No ironing afterwards.
= spin
> Going round in circles, but on purpose.
- {name} know{s} exactly where this is going: round
- Round you go, and nobody blames the GPS
< We’re not lost. Promise.
< Dizzy looks good on you.
= spin
> Merry-go-round, now without the horse.
- {name} send{s} you round the pole, minus the organ music
- Round you go, and nobody waits at the fence with your jacket
< Saddle not required.
< All aboard, grown-ups.
= spin
> Like swinging round a lamppost, with lessons.
- {name} teach{es} the swing, and no umbrella gets hurt
- You swing round properly, and no dog walker stares
< Rain not included.
< Gene Kelly would approve.
= spinpole
> The pole turns. You look calm. Everybody wins.
- {name} show{s} you how to look busy while the pole turns
- You hold a pose and let the pole work overtime
< Take the credit anyway.
< Physics does half the work.
= spinpole
> Your office chair has trained you for this.
- {name} teach{es} you to turn without armrests
- You push off and glide round, no spreadsheet in sight
< Same fun, better view.
< Your desk never knew.
= spinpole
> Like a revolving door you don’t want to leave.
- {name} teach{es} you to go round, round again and eventually off
- You hold a pose and go round again, just because
< Hotel guests, look away.
< Nobody behind you is pushing.
= static
> One of you has to move. Guess who.
- {name} teach{es} you to swing, since the pole won’t
- The pole stays put, so the swinging is up to you
< All credit goes to you.
< Nobody else to blame.
= static
> Finally, something in your life that stays put.
- {name} introduce{s} you to the pole and hope{s} it lasts
- You climb the pole, lean on it, and it never needs space
< Enjoy a steady relationship.
< The pole is very committed.
= static
> Looking for the on switch? It’s you.
- {name} get{s} you going with one good push
- You push, swing and pose without a software update
< Batteries not needed.
< Manual is more fun.
= tricks
> Upside down is just a better angle.
- {name} flip{s} your point of view, one grip at a time
- Seen feet first, even your week makes sense
< Gravity does your hair.
< Hello, ceiling.
= tricks
> It looked so easy on the internet.
- {name} put{s} back the steps that the video left out
- You learn the part between “ready” and “done”
< Log off. Hang on.
< Meet the missing middle.
= tricks
> Looks impossible. So did assembling that wardrobe.
- For your next trick, {name} {has} actual instructions
- We take the trick apart, and no screws are left over
< No hammer required.
< Swearing in Swedish is fine.
= tricks
> Step one: hold on. Step two: same.
- {name} teach{es} a trick in pieces, and each starts with “hold on”
- You learn a grip first, and then you learn to trust it
< Smiling comes third.
< Letting go comes much later.
= intermediate
> You’ve stopped apologizing to the pole.
- {name} ask{s} for a leg hang, and you don’t even blink
- You link your moves and whisper sorry only once
< The pole forgave you long ago.
< Next: stop thanking the ATM.
= intermediate
> You and the pole are friends now.
- {name} skip{s} the handshake and go{es} straight to combos
- You climb right up without being introduced again
< No more small talk.
< Book a proper catch-up.
= intermediate
> No longer lost. Not yet smug.
- {name} add{s} a leg hang, and there goes your modesty
- You link the moves you know and try not to look pleased
< Smug comes later.
= advanced
> Hanging by one knee is normal here.
- {name} say{s} “now let go” as if that were nothing
- You invert, hold it, and nobody even looks up
< Come and feel ordinary.
< You’ll blend in beautifully.
= advanced
> Easy moves? You’ve done them all.
- {name} smile{s} sweetly and suggest{s} a shoulder mount
- You get the moves with long, worrying names
< Then the other side. Sorry.
< Finally, something to swear at.
= advanced
> Your mother would like you down from there.
- {name} would like you a little higher, and upside down
- You invert, hold and pretend not to hear the phone
< Wave to Mom.
< Text her afterwards.
= openlevel
> One move, many versions, zero wrong ones.
- {name} {has} an easy version, a hard one and one for show-offs
- You pick your version without copying from your neighbor
< Every answer is right.
< Multiple choice, all correct.
= openlevel
> Same class, very different ambitions.
- {name} teach{es} heroes and hesitators alike
- You do your version, your neighbor does another, nobody sulks
< World domination comes later.
< Giggling is an ambition, too.
= class
> You could stay home. You’ve seen home.
- {name} {has} steps that don’t fit in your hallway
- You learn a dance, and the remote gets a rest
< The sofa has been informed.
< The dishes can wait.
= class
> Bring both left feet. They’re welcome here.
- {name} teach{es} the steps to whichever foot turns up
- You copy a step, and your feet agree eventually
< We have a matching pair.
< Left, left, left. Perfect.
= class
> Your calendar needed something that isn’t a meeting.
- {name} {has} an agenda, but it’s all dancing
- You learn the steps, and nobody shares a screen
< Accept this invitation.
< No slides. Promise.
= pole
> Nobody ever applauded a treadmill.
- {name} teach{es} you a climb worth a proper cheer
- You climb, you pose, and nobody checks the mileage
< Bow as often as needed.
< Whooping comes as standard.
= pole
> Firefighters have poles. You get music, too.
- {name} teach{es} the scenic way down
- You even go up the pole, which firefighters never do
< No siren. Just style.
< Answer the call.
= pole
> Gravity would like a word with you.
- {name} teach{es} you to climb and change the subject
- You climb, take a seat and pretend you’re out
< Newton can wait.
< Let Newton leave a message.
= intro
> You hold the pole. It holds you. Fair?
- {name} negotiate{s} your first swing
- You grip, you step, and both sides keep their word
< Shake hands, then book.
= intro
> It won’t judge you. It’s a pole.
- {name} won’t judge either, whatever your feet do
- You try a first swing, and the pole keeps a straight face
< Poles can’t even talk.
< Steel has no opinions.
= intro
> Can’t tell left from right? Still qualified.
- {name} just say{s} “the other one” until it works
- You take a few steps round the pole, in some direction
< Either hand will do.
< You’ve got the job.
= intro
> First class? Giggling is on the syllabus.
- {name} cover{s} the first spin, and you cover your mouth
- You learn one easy spin and one good snort
< There is no exam.
< Laugh early, laugh often.
= flow
> Forgot the next move? That’s freestyle.
- {name} nod{s} and call{s} whatever you do interpretation
- You turn, roll and act as if that had been the plan
< Mistakes are artistic choices here.
< Nobody has the script.
= flow
> Make it up as you go. You do at work.
- {name} give{s} you a few moves and a confident nod
- You turn, slide and look like you read the memo
< Act as if rehearsed.
< Nobody will circle back.
= flow
> Like your aunt’s stories: one thing leads to another.
- {name} link{s} each move to the next, without the cousins
- You turn, roll, slide, and there’s always one more
< And then, get this.
< There’s a point. Somewhere.
= exotic
> Walk slowly. It looks like a decision.
- {name} teach{es} the strut that never checks its phone
- You roll, slide and arrive whenever you feel like it
< Rushing is for buses.
< Nobody’s double-parked.
= exotic
> By day, emails. Here, floor slides.
- {name} teach{es} the only slides worth attending
- You flip your hair and leave everyone on read
< Warmest regards.
< Out of office: on.
= exotic
> Flip your hair now. Detangle it all weekend.
- {name} teach{es} the hair flip, and the knots are all yours
- You roll, slide and end up with hair in your lip gloss
< Brush afterwards.
< Worth every knot.
= exotic
> As slow as hotel Wi-Fi, but on purpose.
- {name} lead{s} the body rolls, one bar at a time
- You slide, you wait, you slide a little more
< Please do not refresh.
< Buffering never looked so good.
= heels
> Walk like you’ve never tripped.
- {name} teach{es} the strut and won’t bring up that carpet
- You stride, turn and deny everything
< That curb never happened.
= heels
> You learned to walk once. Again, in heels.
- {name} cheer{s} every step, as your parents did
- You strut a few steps, and nobody calls Grandma
< Ankles, we believe in you.
= heels
> Your heels want more than weddings.
- {name} teach{es} your heels a life beyond the chicken dance
- You strut through a whole song without one uncle
< Speeches not included.
< Finally, no buffet queue.
= lowflow floor
> The floor has never let anybody down.
- {name} introduce{s} you to the floor, shoulder first
- You roll and slide, and the floor is always there for you
< Such a supportive partner.
< Reliable, and always on time.
= lowflow floor
> Standing is overrated. Don’t tell your standing desk.
- {name} teach{es} the art of not getting up yet
- You sink, roll and stay down for a good reason
< Adjustable height: very low.
< Ergonomics, but dramatic.
= lowflow floor
> Lying on the floor, but artistically.
- {name} explain{s} which way to roll and when to sigh
- You slide, roll over and give it a French title
< Carpet experience counts.
< At last, your talent.
= lowflow
> All of the drama, none of the altitude.
- {name} keep{s} the drama at ankle height
- You slide along the ground and still make a scene
< No ladder needed.
< Look expensive down there.
= handstand
> Stand on your own two hands.
- {name} line{s} up your shoulders, your hips and your doubts
- You kick up, wobble and call it independence
< Your feet can watch.
< Applaud with your toes.
= handstand
> Look up to somebody. Start with your feet.
- {name} teach{es} the kick-up, and your feet move upstairs
- You kick up, and suddenly your feet look down on you
< Feet, please stay humble.
< Fame is for toes, too.
= handstand
> Walking on your feet? So last week.
- {name} start{s} you off by a nice, patient wall
- You kick up and stand there as if waiting for a bus
< Your soles deserve a view.
< Shake hands with the floor.
= conditioning polefit
> Carry all the shopping in one go? Same.
- {name} coach{es} you for the bag with the melons
- You pull, hold and refuse to make a second trip
< Bags, beware.
< Car to kitchen, no stops.
= conditioning polefit
> Planks are better with bad jokes.
- {name} count{s} slowly and tell{s} jokes even slower
- You hold, you shake, and then comes the punchline
< Groaning is free cardio.
< Laughing works the core.
= conditioning polefit
> Planks: where time stands still.
- {name} seem{s} to count in another time zone
- You hold a plank while empires rise and fall
< Nearly there. Nearly. Nearly.
< Bring a long joke.
= conditioning
> Pickle jars are getting nervous.
- {name} train{s} your arms for gherkins and beyond
- You pull and press as if lunch depended on it
< Lids, meet your match.
< Sandwiches will be easier.
= polefit
> Cardio, but nobody runs anywhere.
- {name} get{s} you puffing within reach of the pole
- You climb, squat and arrive exactly where you started
< Puffing is a language.
< No rain. No traffic.
= stretch
> Touch your toes? Let’s start with a wave.
- {name} introduce{s} you to your toes, in stages
- You fold forward and greet whatever you reach
< Your shins send regards.
< Knees are good company.
= stretch
> Your hamstrings have left a voicemail.
- {name} put{s} you through to your hamstrings, gently
- You fold forward and finally get through
< Return the call.
< Press one to sigh.
= stretch
> You picked up a pen and made a noise.
- {name} stretch{es} whatever just creaked
- You reach, hold and groan on purpose
< We all know that noise.
< Sound effects welcome.
= stretch
> The splits and you: it’s complicated.
- {name} mediate{s} between you and your hamstrings
- You breathe, slide a little and stay on speaking terms
< Take it slowly, you two.
< Give love another chance.
= restore
> Lying around, but on purpose and with a teacher.
- {name} call{s} it a class, so nobody can complain
- You lie down, breathe out and pass with distinction
< Snoring is a compliment.
< Your sofa taught you well.
= restore
> Your to-do list isn’t invited.
- {name} {has} one item on the agenda: lying down
- You stretch a little and cross off nothing at all
< The list can wait in the car.
= yoga
> Breathing: you’ve done it. Now on purpose.
- {name} explain{s} breathing in and, later, breathing out
- You reach up, breathe out and feel quite accomplished
< Exhale like royalty.
< In. Out. Excellent.
= yoga
> Sit up straight, Mom said. Here’s how.
- {name} teach{es} a long back without the raised eyebrow
- You grow long, twist and begin to see Mom’s point
< Mom was right. Annoying.
< Call her afterwards.
= yoga
> Inner peace is in there, behind the grocery list.
- {name} lead{s} you past milk and eggs to one deep breath
- You breathe, stretch and nearly stop thinking of bread
< Om. And oat milk.
< Put the list down.
= choreo
> You already dance this in the kitchen.
- {name} teach{es} a dance with more elbow room
- You learn the steps, and nothing boils over
< The spoon can stay home.
< Fridges never clap.
= choreo
> Five, six, seven, where were we?
- {name} find{s} the count and start{s} again from five
- You learn a part, forget it and find it again
< Nobody loses count alone.
< Ah yes. Eight.
= choreo
> If you’re lost, look dramatic. It counts.
- {name} teach{es} the steps, and your face covers the gaps
- You dance what you know and brood through the rest
< Call every mistake a solo.
< Stare into the distance.
= chair
> You sit all day. Now do it properly.
- {name} teach{es} sitting as a spectator sport
- You lean back, cross a leg and type nothing at all
< Best seat of the week.
< Your desk will be jealous.
= chair
> A meeting you’ll want to sit through.
- {name} chair{s} the dance, naturally
- You lean back, cross a leg, and all are in favor
< There will be no questions.
< Sit down and misbehave.
= chair
> It’s furniture. You’re the drama.
- {name} direct{s} you, and the chair just stands there
- You sit on the chair, circle it and finally walk out on it
< Outdo the furniture.
< No assembly required.
= burlesque
> A whole song for one glove. Mittens would be quicker.
- {name} teach{es} the tug, the pause and the other pause
- You strut, shimmy and make one finger last a verse
< The left hand gets an encore.
< Speed is for taxis.
= burlesque
> Both eyes close when you wink? Still charming.
- {name} teach{es} the shimmy, and the wink sorts itself out
- You strut, pause and blink with intent
< Lashes do the rest.
< Eyebrows may assist.
= burlesque
> Tease is just suspense with shoulders.
- {name} direct{s} both shoulders, one at a time
- You shimmy, stop and let the popcorn go cold
< To be continued.
< Cliffhangers welcome.
= twerk
> Your hips don’t lie. They do gossip.
- {name} teach{es} your hips to speak up
- You bounce, and out comes the whole story
< Listen to the juicy bits.
< We’re all ears.
= twerk
> Shake well before use.
- {name} teach{es} the shake, and you supply the fizz
- You bend your knees, shake and settle at the bottom
< No expiration date.
< Keep away from sofas.
= twerk
> Your booty has been sitting in meetings.
- {name} give{s} your hips the floor at last
- You bounce, drop and move to adjourn
< Motion carried.
< Any other business? Dancing.
= salsa
> Left foot, right foot, dramatic look.
- {name} teach{es} the feet, and traffic taught you the look
- You step, turn and gaze as if somebody had missed a train
< Eyebrows are optional.
< Soap stars train for years.
= salsa
> You put your left foot in. Wrong dance, right spirit.
- {name} teach{es} what else the left foot can do
- You learn the step and, yes, you turn around
< That’s what it’s all about.
< Put the right one in, too.
= salsa
> Step on the beat, not on feet.
- {name} teach{es} you the basic step and where it lands
- You learn the step and aim with care
< Your toes are safe.
< Apologies cover the rest.
= hoop
> The hula hoop got a promotion.
- {name} teach{es} you to sit where you used to wiggle
- You sit inside the hoop, and it stays up by itself
< No more chasing it downhill.
< Hips, take a seat.
= hoop
> Half chair, half swing, all showing off.
- {name} teach{es} the seat, the lean and the smug look
- You sit, lean back and wait to be noticed
< Subtle was never the plan.
= hoop
> Getting in is an art. So is staying.
- {name} teach{es} the getting in and, kindly, the getting out
- You tuck up your legs and find one knee left over
< Wriggling is a technique.
< Leaving is the hard part.
= silks straps
> Tangled? We call it a wrap.
- {name} know{s} which end to pull
- You wrap, hang and come out the way you went in
< Knots are our hobby.
< We know the exit.
= silks
> Swinging on curtains, now with permission.
- {name} even encourage{s} you to swing
- You wrap a foot, stand up and match the drapes
< No rail was harmed.
< Nobody will tell Mom.
= silks
> Hang in there. That’s the whole class.
- {name} show{s} you the wrap that does the hanging for you
- You wrap a foot and take the advice literally
< Untangling is included.
< Loose ends welcome.
= straps
> Gym class rope, minus the whistle.
- {name} coach{es} the pull-up without a clipboard
- You pull up, hang on and skip the dodgeball
< Nobody picks teams.
< Full marks for trying.
= trapeze
> Grown-ups on swings. About time.
- {name} teach{es} the knee hang and won’t call you in for dinner
- You sit, lean back and skip the queue of toddlers
< Mom isn’t watching. Higher!
< No pushing in line.
= trapeze
> Run away with the circus. Back by dinner.
- {name} skip{s} the clowns and start{s} with the bar
- You hang, pose and keep your day job
< Lions have the day off.
< Sawdust not included.
= trapeze
> Your call is important to us. Please hang.
- {name} put{s} you through to the bar, by the knees
- You sit, tip back and enjoy being on hold
< No elevator music.
< You’re next in line.
= circus
> The career your school counselor never mentioned.
- {name} teach{es} the tricks and won’t ask for your grades
- You try, you miss, you bow and try again
< Tell your parents gently.
< No lions to feed.
= contemporary
> Feelings, now with choreography.
- {name} know{s} a reach for every mood
- You sink to the floor, but in time
< Very moving. Literally.
< Bring a mood. Dance.
= contemporary
> Reach for something. Nobody asks what.
- {name} only ask{s} you to reach a little further
- You stretch, spiral and come back beautifully empty-handed
< Gaze past the window.
< Look meaningful. It works.
= contemporary
> Like a sad movie ending, minus the tissues.
- {name} direct{s} the long walk away
- You turn, reach back and refuse to explain
< Cue the violins.
< Roll the credits.
= acro
> Playing airplane, with better technique.
- {name} explain{s} takeoff before anybody boards
- You lean in, lift off, and nobody reclines on you
< Arms out. Noises optional.
< Now boarding.
= acro
> Team building, but somebody actually gets lifted.
- {name} skip{s} the icebreaker and go{es} straight to the lift
- You lean on each other and need no flip chart
< Best meeting of the week.
< Accept the invite.
= acro
> Trust me, says someone standing on your knees.
- {name} teach{es} you where to stand and when to giggle
- You hold hands, lean apart, and nobody can text
< Good friends make good furniture.
< Say yes politely.
= men
> Lifting, but the dumbbell is you.
- {name} coach{es} the climb and never ask{s} what you bench
- You pull yourself up and put yourself back neatly
< No plates to rack.
= men
> You’ve moved a fridge. You’ll be fine.
- {name} shout{s} “pivot” only where it helps
- You grip the pole, climb it and leave it where it is
< No van needed.
< No stairs this time.
= men
> Every lamppost has tempted you. Be honest.
- {name} {has} a pole that’s meant for swinging
- You climb, you swing round, and no taxi honks
< We won’t tell.
< Up you go, gents.
= seniors
> Good grip, good music, questionable jokes.
- {name} teach{es} turns, holds and comic timing
- You learn a hold, a turn and at least one punchline
< Bring your best pun.
< Groaning at puns is allowed.
= seniors
> The gossip spins as fast as we do.
- {name} lead{s} the turns and never repeat{s} a word
- You step, turn and miss nothing that matters
< Details after the next turn.
< Names will be changed.
= seniors
> A better answer to “any hobbies?”
- {name} teach{es} the moves, and you rehearse the shrug
- You learn a pose for those who don’t believe you
< Mention pole very casually.
< Then watch the eyebrows rise.
= inclusive
> Judgment was on the list. We lost the list.
- {name} {has} a pose for everybody and no list at all
- You turn, you pose, and nobody takes notes
< Good riddance, dear list.
< Help us not find the list.
= inclusive
> Main characters only. So, everybody.
- {name} direct{s} the turns, and nobody plays a tree
- You walk, turn and get all the close-ups
< You got the part.
= inclusive
> We have a type: people who show up.
- {name} like{s} you already, and you haven’t even posed
- You turn, you pose, and we’re smitten
< Consider this a match.
< Seat of honor, obviously.
= party
> The group chat finally meets in person.
- {name} teach{es} the pose, and nobody is typing
- You strike a pose, and for once everybody replies
< Mute nobody.
< Bring the whole thread.
= party
> Better than charades. Louder, too.
- {name} give{s} you clues, also known as choreography
- You learn a dance, and no book title comes up
< Nobody has to guess.
< Shrieking counts as applause.
= party
> The group dance nobody will live down.
- {name} teach{es} all of you, so nobody can testify
- You learn a dance together and hold it against each other
< Excellent material for speeches.
< Deny everything later.
= private
> Teacher’s pet? That’s you. Nobody else applied.
- {name} only ever call{s} on you
- You get every question right, or at least every question
< Apples are optional.
< No need to raise your hand.
= private
> Finally, a class that revolves around you.
- {name} orbit{s} you politely
- You pick the move, and the planets wait
< Go on, be selfish.
= private
> “Once more” is the whole curriculum.
- {name} never sigh{s} when a move needs another go
- You repeat the tricky bit until it apologizes
< Again? Gladly.
< We love a rerun.
= workshop
> One topic, in detail. We’re great at parties.
- {name} could talk about one move for ages, luckily
- You ask, you try, and nobody changes the subject
< Go on, ask.
< Bring a why.
= workshop
> For everyone who asks “but how, exactly?”
- {name} explain{s} every move with hands and feet
- You slow a move down until the penny drops
< Ah. Like that.
< Nerds, sign here.
= workshop
> That one move? Let’s look under the hood.
- {name} check{s} the timing and top{s} up the technique
- You slow the move down and listen for the rattle
< Test drive included.
< No mechanic required.
= showcase
> That was perfect. Let’s do it again.
- {name} start{s} the piece again and look{s} innocent
- You run the piece again, and this time facing front
< Same, but with feeling.
< Last time. Probably.
= showcase
> Jazz hands don’t rehearse themselves.
- {name} clean{s} up the feet, too
- You run the whole piece, wrists first
< From the top. Smiling.
< All ten fingers, please.
= showcase
> Smile. Nobody knows the steps but us.
- {name} polish{es} the steps, and the grin for emergencies
- You run the piece and beam through the foggy bit
< If lost, jazz hands.
< Wrong is also choreography.
= showcase
> Bow as if you expected flowers.
- {name} run{s} the finish until it looks spontaneous
- You rehearse the bow, then the modest second bow
< Act surprised anyway.
< Vases at the ready.
= practice
> Trying it again counts as a plan.
- {name} host{s} and won’t ask how it’s going
- You pick a move and repeat it, strategically
< Tenth time lucky.
< Nobody keeps score.
= practice
> Homework, but the kind you look forward to.
- {name} host{s}, and copying is allowed
- You work on your own moves, and nothing is due
< No dog will eat this.
< Grade yourself generously.
= practice
> Your nemesis move has been asking about you.
- {name} host{s} and stay{s} out of the fight
- You look that move in the eye and try again
< Round two. Ding ding.
< Schedule the rematch.
= photo
> Look natural. Upside down.
- {name} remind{s} you that breathing looks natural, too
- You hold the pose as if you slept like that
< Just act normal.
< Say cheese. Hang on.
= photo
> Your phone is full of lunch. Fix that.
- {name} help{s} you pose better than a sandwich
- You hold a pose that needs no dressing
< Dessert can wait.
< Prettier than soup.
= photo
> Hold it. Hold it. Now smile.
- {name} say{s} “nearly” with great conviction
- You hold the pose until the grin is real
< Breathe after the click.
< Blinking comes later.
= prenatal
> Room for one more. Obviously.
- {name} lead{s} slow sways for a very small audience
- You sway and breathe, and somebody naps through it
< You two count as one.
< You’re both very welcome.
= prenatal
> Bring a plus-one. Oh, you already did.
- {name} lead{s} gently, and one of you may listen
- You stretch slowly, and the plus-one kicks off the beat
< That one gets in anyway.
< No second ticket required.
= prenatal
> Moving for two. Napping for three.
- {name} lead{s} the moving, and you’re gifted at the rest
- You sway, sit down and call it a set
< Snoring is fine.
< Yawn whenever you like.
= postnatal
> You and your core should catch up.
- {name} arrange{s} a gentle reunion, one breath at a time
- You breathe in and say you’ve been meaning to call
< Long time no brace.
< Start with hello.
= postnatal
> Here nobody asks if you’ve slept.
- {name} just say{s} “lie down”
- You breathe, stretch and finish a thought
< Yawning is encouraged.
< Pajama energy welcome.
= intro
> Step one: introduce yourself to a pole.
- {name} handle{s} the introductions, then the first spin
- You say hello, take hold and go for a little walk
< It’s the strong, silent type.
= intro
> Everybody’s first spin looks like a hug.
- {name} turn{s} the hug into a spin
- You hug the pole, you step, and suddenly you’re going round
< Hug now. Style later.
= pole
> It’s a pole. You’ll get attached.
- {name} teach{es} holding on first and letting go later
- You hold on, climb a bit and forget how to leave
< Clinging is encouraged.
= spin
> Whee is a technical term here.
- {name} explain{s} where to hold and when to squeal
- You swing out one leg, and the noise comes by itself
< Pronounce it loudly.
< Extra e’s are welcome.
= spinpole
> Push once. Enjoy the consequences.
- {name} explain{s} the brakes before anybody needs them
- You tuck in and speed up, which seemed clever at first
< There will be several laps.
< The pole stops eventually.
= static
> Like a group project: you do everything.
- {name} at least read{s} the instructions with you
- You swing, you climb, and the pole signs its name
< The pole takes half credit.
= tricks
> Every trick starts with “wait, which leg?”
- {name} wait{s} patiently, then point{s} at your knee
- You sort out the legs first and the glory later
< It was the other leg.
= intermediate
> You say “leg hang” at dinner now.
- {name} teach{es} a leg hang worth explaining over dessert
- You hang by one leg, and here it needs no explaining
< Your family stopped asking.
= advanced
> You pointed your toes reading this.
- {name} see{s} the toes first and the invert second
- You point your toes in inverts, in queues and at the dentist
< Both feet. We saw.
= openlevel
> Like a buffet: take only what you can carry.
- {name} serve{s} every move in small, medium and heroic
- You try the small helping and go back for more
< Nobody counts your trips.
< Come back for seconds.
= flow
> Keep moving and nobody sees the mistake.
- {name} link{s} the moves, and you link the excuses
- You roll out of one move and straight into an alibi
< What mistake?
= exotic
> Crawling, but not looking for an earring.
- {name} teach{es} the crawl nobody mistakes for cleaning
- You crawl, slide and look for nothing at all
< The earring can stay lost.
= heels
> Everything sounds more important in heels.
- {name} teach{es} a walk that sounds like a promotion
- A few steps in, you sound like upper management
< The floor will announce you.
< Make an entrance. Audibly.
= heels
> In heels, even a wobble is choreography.
- {name} nod{s} at every wobble as if it were planned
- You strut, turn and wobble with full conviction
< Wobble on the beat.
= lowflow floor
> You were going to lie down anyway.
- {name} just add{s} a slow roll
- You slide, roll, and nobody throws a blanket over you
< Now it’s called dancing.
= chair
> So many ways to sit. None of them polite.
- {name} teach{es} the poses that etiquette books skip
- You sit backward, sideways and once almost properly
< Manners can stand.
= choreo
> The group goes left. You’re the director’s cut.
- {name} rewind{s} until everybody faces one way
- You learn the dance scene by scene and ad-lib less
< Bonus footage, obviously.
< Cut. Beautiful. Again.
= contemporary
> Roll on the floor. Call it longing.
- {name} teach{es} the roll and respect{s} the longing
- You sink, roll over and long for the other side
< Sigh on the last count.
= contemporary
> Stare out of a window, but with steps.
- {name} teach{es} the staring in eight counts
- You turn, reach back and nearly remember why
< Rain is optional.
< Nobody asks what’s wrong.
= burlesque
> Take forever to do almost nothing.
- {name} teach{es} the shrug that takes a whole verse
- You strut, pause and postpone the rest
< Almost is the whole trick.
= twerk
> Your behind deserves a solo.
- {name} teach{es} the tune, bounce by bounce
- You find the beat, and the rest of you hums along
< Everything else is backup.
= hoop
> If you like it, put yourself in a ring.
- {name} say{s} “I do”, then show{s} you how
- You sit inside, lean back and flash the ring
< All the single knees, come.
< No proposal needed.
= silks
> It’s a very long scarf. Hang from it.
- {name} show{s} you a knot your mother never tied
- You wrap one foot and wear the fabric like nobody else
< Winter was never this fun.
= trapeze
> A bar where nobody orders anything.
- {name} serve{s} nothing but good advice
- You hang by your knees and still walk straight afterwards
< The regulars hang around.
= acro
> Trust falls, but you stay up.
- {name} teach{es} the part after “ready?”
- You lean, get lifted and never meet the carpet
< HR would never approve.
= handstand
> High five the floor. Stay there.
- {name} make{s} sure you and the floor stay in touch
- You plant both hands and give the floor no choice
< Don’t leave the floor hanging.
= stretch
> Somewhere down there are your toes.
- {name} send{s} you on a slow expedition past the knees
- You fold forward and report what you see
< Wave if you see your toes.
= restore
> Napping, but with instructions.
- {name} give{s} the instructions very quietly
- You stretch, lie down and follow every word, eyes shut
< Step one: close your eyes.
< You’re good at this already.
= conditioning
> “Last one” is always a lie.
- {name} say{s} “last one” with a perfectly straight face
- You pull, press and believe it every single time
< Okay, now really.
< And one for luck.
= polefit
> Burpees were considered. The pole won.
- {name} swap{s} every burpee for a climb
- You climb, squat and quietly thank the committee
< The vote was unanimous.
= men
> The bench press never let you spin.
- {name} insist{s} on a little whirl
- You climb, spin and never wipe down a bench
< The bench had its chance.
= seniors
> A serious hobby for unserious people.
- {name} teach{es} the holds with a nearly straight face
- You learn a turn and almost keep it together
< Giggles are taken seriously.
= prenatal
> Somebody is getting a free ride.
- {name} keep{s} the ride smooth and the sways small
- You sway, stretch and do all the driving
< Smallest passenger, best seat.
= postnatal
> Here, burping is nobody’s job.
- {name} hand{s} you nothing to hold
- You stretch with both arms, and both are yours
< Breathing is your only chore.
< You’re off duty. Exhale.
= practice
> You bring the list. The list wins.
- {name} host{s} and won’t ask about last week’s list
- You repeat one move, and the list grows by two
< Cross one off. Maybe.
= photo
> Hold still. Now look like you’re floating.
- {name} see{s} the effort, but the picture won’t
- You point your toes and think of helium
< Blink on your own time.
= party
> Best idea since “let’s skip the speeches”.
- {name} replace{s} the speeches with one short dance
- You dance your toast, and nobody loses the notes
< Raise a leg instead.
< Uncle Bob can rest his voice.
= private
> You are the front row.
- {name} call{s} a class of one a full house
- You choose the move, and nobody tall sits down in front
< You’re the back row, too.
= class
> Dance like the others are lost, too.
- {name} know{s} the way through the steps, luckily
- You learn a turn and end up facing somebody friendly
< Everyone’s lost. Trust us.
= intro
> You need two hands. You brought them.
- {name} show{s} you where both hands go
- You put one hand up, one down, and off you swing
< Perfectly equipped, then.
< Feet are welcome, too.
= flow
> Nobody planned this. That’s the plan.
- {name} bring{s} the moves, and you bring the wrong order
- You take a turn and a roll and shuffle them
< Stick to the plan. Loosely.
= twerk
> Only one part of you is busy.
- {name} find{s} your hips plenty to do
- You bounce below and look bored above
< The rest can supervise.
= salsa
> Step, step, turn, find the others again.
- {name} wave{s} from where you should be
- You learn one turn and come out facing almost everyone
< Everyone’s where you left them.
= acro
> It takes two to wobble.
- {name} sort{s} out who wobbles where
- You find the balance, admire it and look for it again
< It takes three to laugh.
< Blame is shared equally.
= restore
> Nobody here is impressed by busy.
- {name} recommend{s} a really good lie-down
- You stretch slowly and achieve nothing, beautifully
< Be gloriously unproductive.
= yoga
> Clear your mind. Wait, did you lock the car?
- {name} breathe{s} with you until you’re fairly sure
- You stretch, breathe and almost let the car go
< The car is locked. Exhale.
< You locked it. Probably.
= any
? typed *new class*
> New class. Even the regulars are lost.
- {name} start{s} from zero, so nobody is behind
- We all learn at once, so nobody can brag
< Get lost with us.
< Equality, at last.
= any
? level advanced (only)
> Advanced only. You’re already stretching, aren’t you?
- {name} skip{s} hello and go{es} straight to the hard parts
- We start where other classes get nervous
< Thought so.
= any
? places *left
> {Places}. Somewhere, somebody is still overthinking.
- {name} {has} the moves picked, so there’s nothing to ponder
- You just turn up, which takes very little thinking
< Don’t be that somebody.
= any
? places max*
> {Places}. The back row is the front row.
- {name} see{s} every try, even the sneaky ones
- You stand in both rows at once, which is very efficient
< Hiding was overrated.
= any
? guest
> Guest: {guest}. We rehearsed our hellos.
- You take notes, and we take deep breaths
< Hi. Hello. Good day. Hi.
@ Intro to Pole
> You’ve held a bus pole. You’re practically trained.
- {name} take{s} you from first grip to first spin, no ticket or experience needed
- {name} teach{es} you grips, walks and a spin. No partner, no experience, no panic
- You learn grips, walks and your first spin. No experience needed, just two hands
< Next stop: your first spin.
< Hop on and hold tight.
< All you need is hands.
@ Intro to Pole
> No experience? Neither did we. We hid it well.
- {name} introduce{s} you to grips, walks and a first spin, handshakes and all
- No dance background needed. {name} show{s} you grips, walks and a proud first spin
- You learn to hold on, walk round and spin, and a partner isn’t needed
< Start wobbly. Leave grinning.
< Everyone’s first spin wobbles.
< We still wobble in secret.
@ Intro to Pole
> Can’t dance? The pole never asked.
- {name} teach{es} grips, walks and a spin to people who only dance at weddings
- No experience or partner needed. {name} guide{s} you from grip to walk to spin
- Find your grip, walk and try a first spin, with no partner to trip over
< Two left feet are welcome.
< One spin and you’re hooked.
< Just bring two hands.
@ Intro to Pole
? offer first class free
> First class free. Giggling free, too.
- {name} help{s} you to a grip, a walk and a spin, whatever your feet claim
- With {name}, you try grips, walks and a first spin, no experience needed
- You try grips, walks and your first spin, and nobody expects experience
< Come and giggle on the house.
< Your wallet can rest.
< Say yes to free.
@ Intro to Pole
? offer free trial class
> Free trial class. The pole doesn’t bite.
- {name} {has} grips, walks and a first spin for you, and the pole is housebroken
- With {name}, it’s grips, walks and a first spin. No experience or partner needed
- You try grips, walks and your first spin, no experience or partner needed
< Say hello with both hands.
< Try it. You’ll giggle.
< No biting. Lots of smiling.
@ Intro to Pole
? level beginner (no experience)
> No experience needed. You’ve held a broom before.
- {name} teach{es} you grips, walks and a first spin, all more fun than sweeping
- Swap the broom for grips, walks and a first spin with {name}
- You learn grips, walks and your first spin, and nothing gets swept
< Better than sweeping.
< The broom can rest.
< Sweep yourself off your feet.
@ Intro to Pole
? bring *friend*
> Bring {bring}. Deny it together.
- {name} teach{es} you both a grip, a walk and a spin, and won’t tell a soul
- With {name}, you both learn to grip, walk and spin, no dance background needed
- You learn grips, walks and first spins side by side, no experience needed
< Two beginners, one good alibi.
< Book for two, admit nothing.
< You were at the library.
@ Intro to Pole
? offer 2 for 1*
> {Offer}. Bring whoever dared you.
- {name} teach{es} you each a grip, a walk and a first spin. No experience needed
- With {name}, you both get from grip to first spin, no experience needed
- You each learn grips, walks and a first spin. No dance background needed
< Call their bluff.
< They go first. Fair’s fair.
< Text them: your turn.
@ Aerial Hoop
? places max*
> {Places}. Your wriggling gets individual attention.
- {name} teach{es} mounts, poses and spins, in a low and a high version
- With {name}, mounts, poses and spins come low or high, dignity either way
- You learn mounts, poses and spins, low first if you like your carpet
< Wriggle with distinction.
< Hop in. Look graceful.
< Small circle. Big smiles.
@ Pole Flow
? substitute
> {sub} is in for {for}. Still nobody can count.
- You link spins, floorwork and transitions by ear, which beats arithmetic
- Spins, floorwork and transitions become one long breath, whoever leads
- You feel the music more, count less and link spins with floorwork
< New face, same bad math.
< Lost count? So did we.
< Eight comes up eventually.
@ Beginner Pole
> You get to sit. On a pole.
- {name} teach{es} spins, climbs and sits, and you take a combo home
- {name} help{s} you spin, climb and take a seat where no chair fits
- You spin, climb and sit at a steady pace, and leave with your own combo
- Build grip, core and confidence, and leave with a combo worth bragging about
< Take a seat, up high.
< Best seat in the house.
< Reserve your vertical seat.
@ Beginner Pole
> Your own combo to go. Fries not included.
- {name} serve{s} spins, climbs and sits at a steady pace, plus your own combo
- With {name}, your spins, climbs and sits turn into one combo to take away
- Spins, climbs and sits build your confidence and come wrapped as a combo
< One combo to go, please.
< Come hungry. Leave proud.
< Your order is ready. Grab it.
@ Beginner Pole
> A steady pace. Like traffic, but with a view.
- {name} steer{s} you through spins, climbs and sits to your own short combo
- Nobody rushes you. {name} build{s} spins, climbs and sits into your own combo
- You get grip, confidence and a combo, one climb at a time
< Slow, steady and smug.
< Merge when you’re ready.
< All combo, no horns.
@ Beginner Pole
> You’ll say “my combo” at dinner. A lot.
- {name} teach{es} spins, climbs and sits until you own a combo worth reporting
- With {name}, you spin, climb, sit and come home with an anecdote
- Spins, climbs and sits give you grip, confidence and a dinner topic
< Bragging rights included.
< Brag gently.
< Pass the salt, then the combo.
@ Beginner Pole
? series * weeks*
> {Series}. Your own combo is the finale.
- {name} build{s} your spins, climbs and sits at a steady, friendly pace
- With {name}, you gain grip and confidence, one spin and climb at a time
- Spins, climbs and sits come at a steady pace, with no cliffhangers
< You’re the main character.
< No spoilers. Just spins.
< Don’t miss the first episode.
@ Intermediate Pole
> You can climb. Next stop: upside down.
- {name} spot{s} your first inverts and leg hangs, and trust{s} your hair to cope
- With {name}, first inverts, leg hangs and transitions are safely spotted
- First inverts and leg hangs come safely spotted. Your hair is on its own
- You learn first inverts, leg hangs and cleaner transitions, safely spotted throughout
< The ceiling says hi.
< Flip now. Fix hair later.
< Same room, bigger hair.
@ Intermediate Pole
> Bad hair day? Go upside down.
- {name} spot{s} every invert, leg hang and transition while gravity does your hair
- {name} spot{s} first inverts and leg hangs, but combing it is up to you
- You climb with ease, so here come first inverts and leg hangs, safely spotted
< Come for the new hairdo.
< Upside down suits you.
< Gravity is a good stylist.
@ Intermediate Pole
> Hang by your legs. Loose change is ours.
- {name} spot{s} first inverts and leg hangs, and the coins roll where they like
- You invert, hang and smile, with {name} spotting every attempt
- You get first inverts, cleaner transitions and somebody to spot you
< We split the change fairly.
< Keys? You get them back.
< Hang in there. With us.
@ Intermediate Pole
? series * weeks*
> {Series}. Season finale: you, upside down.
- {name} spot{s} your first inverts and leg hangs, and edit{s} the transitions
- With {name}, first inverts and leg hangs come safely spotted, no stunt double needed
- The plot has first inverts, leg hangs and cleaner transitions, all safely spotted
< Tune in upside down.
< Cast: you. Crew: gravity.
< Subtitles will be upside down, too.
@ Advanced Pole
> You don’t own a ladder. You don’t need one.
- {name} {has} aerial combos, shoulder mounts and handsprings for confident inverters
- With {name}, you go up in shoulder mounts and handsprings, with elegant lines
- You get aerial combos, shoulder mounts and handsprings, and no rungs at all
< Change a lightbulb while you’re at it.
< It beats waiting for the elevator.
< Ceilings? You’ve painted them.
@ Advanced Pole
> Your resting position is upside down.
- {name} wake{s} you for shoulder mounts, handsprings and aerial combos
- With {name}, you stretch out in shoulder mounts, handsprings and elegant lines
- Aerial combos, shoulder mounts and handsprings await, with control and elegant lines
< Put your feet up. Way up.
< Sitting is for the others.
< Come up. Hang around.
@ Advanced Pole
> Put “inverts” under skills on your résumé.
- {name} coach{es} aerial combos, shoulder mounts and handsprings with power and control
- {name} add{s} shoulder mounts and handsprings to the list, with elegant lines
- You get aerial combos, shoulder mounts and elegant lines, and a strong reference
< Networking, but higher up.
< Show off. You’ve earned it.
< Feet can come down later.
@ Spin Basics
> Fireman spins, without the ladder or the cat.
- {name} teach{es} the fireman, the chair and the back hook, down to the soft landing
- {name} teach{es} three spins, no strength needed, and leave{s} the cat in the tree
- You learn the fireman, chair and back hook, and no strength is needed yet
- Walk in, let go of the floor and land softly in three different spins
< No emergency. Just fun.
< Slide in. Sirens optional.
< Land softly. Grin widely.
@ Spin Basics
> No strength needed. Your excuse just retired.
- {name} guide{s} you through fireman, chair and back hook spins with soft landings
- Walk in, let go and land softly. {name} {has} three friendly spins for you
- You walk in, let go and land softly, in fireman, chair and back hook
< Out of excuses? Lovely.
< Muscles may follow, too.
< Noodle arms are welcome.
@ Spin Basics
> Let go of the floor. It’s been clingy.
- {name} make{s} fireman, chair and back hook spins friendly. No strength needed yet
- {name} help{s} you leave the floor for three spins and come back softly
- Fireman, chair and back hook spins end in soft landings and no hard feelings
< The floor will cope.
< Let the floor down gently.
< You and the floor can stay friends.
@ Spin Basics
? level beginner
> Beginners welcome. We’ve all missed the pole once.
- {name} teach{es} you fireman, chair and back hook spins, soft landing included
- With {name}, it’s fireman, chair and back hook spins. No strength needed yet
- You learn fireman, chair and back hook spins and how to land softly
< The pole is the tall, shiny thing.
< Everyone giggles at first.
< Come wobbly. Go grinning.
@ Spin Basics
> The only spin class without a bike.
- {name} teach{es} you to walk in, let go and land softly in three lovely spins
- With {name}, you fly through fireman, chair and back hook. No strength needed yet
- You glide through fireman, chair and back hook spins, and need no strength yet
< No saddle, luckily.
< Leave the helmet at home.
< Spin first. Giggle second.
@ Spin Pole
> The pole does the turning. You’re management.
- {name} teach{es} you momentum, balance and the art of looking effortless
- With {name}, you find momentum and balance, and call it leadership
- You find momentum, balance and floaty combos, and nobody notices the effort
- Momentum and balance give you floaty combos that look effortless and feel like flying
< Delegate beautifully.
< Let the pole work.
< Teamwork at its laziest.
@ Spin Pole
> Like flying, with better legroom.
- {name} help{s} you to floaty, balanced combos, and no seat belt sign spoils it
- The pole turns while {name} talk{s} you through floaty, effortless-looking combos
- Momentum and balance carry you through floaty combos, and nobody kicks your seat
< Window seats? All of them.
< Board whenever you like.
< No baggage. Just balance.
@ Spin Pole
> Finally, a pole that does half the work.
- {name} add{s} balance, momentum and floaty combos that look completely effortless
- {name} add{s} your half: balance, momentum and not looking busy
- You bring the balance, momentum brings the rest, and your combos feel like flying
< Lazy never looked lovelier.
< Hop on for a whirl.
< Look effortless. We won’t tell.
@ Spin Pole
? level all
> Every level welcome. The pole turns for everyone.
- {name} bring{s} you momentum, balance and floaty combos that feel like flying
- With {name}, you find momentum and balance, and look perfectly effortless
- You learn momentum, balance and floaty combos that feel exactly like flying
< Everyone gets a turn.
< Hop on and go round.
< Dizzy is a level, too.
@ Pole Tricks
> Your phone finally gets a good photo.
- {name} teach{es} three tricks step by step, then your phone takes a bow
- {name} spot{s} you through three tricks in small steps, whatever your level
- You learn three tricks step by step, with spotting and options for every level
- Three tricks come in small steps, with spotting and an option for every level
< Say cheese. Point toes.
< Charge the phone. Point toes.
< Clear some phone storage.
@ Pole Tricks
> Three new tricks. No dog biscuits involved.
- {name} explain{s} three tricks step by step, spot{s} every level and admire{s} your photo
- With {name}, you learn three tricks step by step and shake hands on it
- Three tricks, taken step by step with spotting, end in one very smug photo
< Good humans get a photo.
< Sit, stay, then smile.
< Show everyone your new trick.
@ Pole Tricks
> Impossible, but in bite-size pieces.
- {name} slice{s} three tricks into small steps, with spotting for every level
- With {name}, three tricks come in friendly steps, spotted and fit for every level
- Every level gets three tricks, plenty of spotting and a photo for the fridge
< Impossible starts small.
< Bring your phone for evidence.
< Chew slowly. Point toes.
@ Pole Tricks
? places max*
> {Places}, three tricks, one very smug photo.
- {name} spot{s} you step by step, with an option for every level
- With {name}, small steps lead to each pose, and every level gets an option
- You go step by step, with spotting and an option for every level
< Everyone fits in the photo.
< Squeeze in and smile.
< Elbows in. Say cheese.
@ Pole Tricks
? level all
> Every level, three tricks, same goofy photo face.
- {name} explain{s} each trick in small steps, and everybody gets spotted
- {name} spot{s} each of you, step by step, and won’t mention the face
- You learn all three step by step, with spotting and an option that fits
< Warm up your selfie arm.
< Everybody blinks once.
< All levels say cheese.
@ Pole Flow
> Bad at counting? You’ll love this.
- {name} link{s} spins, floorwork and transitions, and the counting gets lost
- {name} let{s} you feel the music through spins and floorwork, no counting on fingers
- Spins, floorwork and transitions become one long breath, and nobody counts to eight
- You link spins, floorwork and transitions by feeling, and leave the math at home
< Five, six, never mind.
< No calculator needed.
< Dance now. Count never.
@ Pole Flow
> One long breath. Okay, maybe two.
- {name} blend{s} spins, floorwork and transitions, and nobody turns blue
- With {name}, you slip from spins into floorwork, counting less and feeling more
- You link spins, floorwork and transitions, count less and feel the music more
< Breathe in. Sign up. Exhale.
< Breathing is encouraged.
< Inhale. Roll. Giggle.
@ Pole Flow
> For people who stop counting at three.
- {name} let{s} the music lead spins and floorwork, and it never asks for four
- With {name}, spins and floorwork flow together, and the music does the math
- You feel the music while spins, floorwork and transitions become one long breath
< Four is overrated.
< One, two, lovely.
< Forget to count with us.
@ Pole Flow
? music
> Flow to {music}. Math class was never like this.
- {name} let{s} spins, floorwork and transitions add up by themselves
- With {name}, you feel every note from spin to floorwork, and solve for nothing
- Spins, floorwork and transitions melt into one long breath, remainder zero
< Show your work anyway.
< One, two, whatever.
< Sing along. Flatly is fine.
@ Pole Choreography
> One song. You’ll hum it for days.
- {name} teach{es} a new routine in sections, and everyone finishes full out
- With {name}, you learn a routine bit by bit, until the neighbors know it, too
- You learn a new routine in sections and dance the whole song full out
- A new routine comes in sections, with a full-out performance at the end
< Hum now. Dance later.
< Your kitchen gets the encore.
< Humming is not cheating.
@ Pole Choreography
> You know the chorus. Now learn the moves.
- {name} bring{s} a new routine in friendly sections and a full-out ending
- {name} build{s} the routine section by section, until your arms know the words
- You take a new routine section by section, and go full out at the end
< Lip-syncing is encouraged.
< Sing along. Everyone does.
< Bring your chorus face.
@ Pole Choreography
> By the last chorus, you’ll want a dressing room.
- {name} cut{s} a new routine into sections for one full-out, diva-grade finale
- With {name}, a new routine grows section by section, and so does your bow
- A new routine in sections brings musicality, performance and one full-out finish
< Take a bow. Twice.
< Diva requests after class.
< Jazz hands at the ready.
@ Pole Choreography
? music
> {Music}. You know the words already.
- {name} add{s} the moves in sections, until you dance the routine full out
- With {name}, you learn the routine in sections and perform it full out
- You learn the new routine in sections and finish the whole song full out
< Next tour stop: your kitchen.
< Lip-sync as if it’s live.
< Words done. Moves next.
@ Exotic Pole
> Your boldest self hit snooze again.
- {name} play{s} alarm clock with low flow, slides and kips. Bring knee pads
- Heels on, lights low. {name} {has} slides and kips worth getting up for
- Put your heels on for low flow, slides and kips, and bring knee pads
- With heels on and lights low, you learn slides, kips and serious attitude
< Rise and slide.
< Naptime is over.
< Snooze it later. Slide now.
@ Exotic Pole
> Attitude is mostly cheekbones and not laughing.
- {name} teach{es} low flow, slides and kips with a perfectly straight face
- Join {name} in heels and knee pads for low flow, slides and sucked-in cheeks
- Heels on, lights low, and your boldest self slides in with knee pads
- With lights low and heels on, you learn low flow, slides and kips
< Cheekbones ready? Slide.
< Laughing is allowed afterwards.
< Practice your serious face.
@ Exotic Pole
> Lights low. Nobody sees you mouthing “five, six”.
- {name} lead{s} low flow, slides and kips, and count{s} so you don’t have to
- {name} {has} the slides, the kips and the count. Bring heels and knee pads
- Your heels learn low flow, slides and kips. Your knees get knee pads
- Your heels and your boldest self learn low flow, slides and kips
< Seven, eight, smolder.
< Count quietly, slide boldly.
< Bluffing is choreography.
@ Exotic Pole
? wear *heels*
> Heels on, lights low, inbox off.
- {name} lead{s} low flow, slides and kips, and nobody’s cc’d. Bring knee pads
- Low flow, slides and kips with {name} beat every meeting. Bring knee pads
- Low flow, slides and kips with {name} are bolder than any meeting
- Your boldest self learns low flow, slides and kips. Bring knee pads
- Your boldest self learns low flow, slides and kips, with plenty of attitude
< Out of office, boldly.
< No replies until after class.
< Warmest regards, your heels.
@ Heels & Floorwork
> Socks are just very low heels.
- {name} teach{es} leg lines, rolls and waves to any heel, including none
- With {name}, leg lines, rolls and waves work in heels or in socks
- Any heel height works for leg lines, rolls, waves and a smooth way down
- You learn leg lines, rolls, waves and smooth ways down and up again
< Any height, including flat.
< Socks, this is your moment.
< Wear the pair you love.
@ Heels & Floorwork
> Getting down is easy. We also teach up.
- {name} roll{s} you smoothly down and, even better, back up. Heels or socks
- Heels or socks, {name} {has} rolls, waves and a return ticket for both
- Rolls, waves and leg lines take you to the floor and gracefully back
- In heels or socks, you learn leg lines, rolls and a graceful way back
< Getting up, without the groan.
< Down smoothly, up smugly.
< The floor sends its love.
@ Heels & Floorwork
> Anyone can sit down. We make an event of it.
- {name} stage{s} leg lines, rolls and a grand descent, in heels or in socks
- With {name}, even socks reach the floor in waves and long leg lines
- Leg lines, rolls and waves get you to the floor, in heels or in socks
< Allow time for applause.
< Down you go, with fanfare.
< It was choreography all along.
@ Heels & Floorwork
? places *left
> {Places}. The floor is big. The list isn’t.
- {name} teach{es} leg lines, waves and smooth ways down, in heels or socks
- With {name}, you get waves, leg lines and a soft way down, heels or socks
- In heels or socks, you learn leg lines, waves and smooth ways down
< We saved you some floor.
< Slide into our messages.
< Make it a smooth entrance.
@ Heels & Floorwork
? bring heels (optional)
> Heels optional. Socks get the same applause.
- {name} teach{es} leg lines, rolls, waves and a smooth way down and back
- With {name}, you roll and wave from standing to floor and, yes, back
- You learn leg lines, rolls, waves and smooth ways to the floor and back
< The floor accepts both.
< Flat is also a height.
< Your ankles may choose.
@ Chair Dance
> This partner never steps on your toes.
- {name} lead{s} sultry choreography, easy to follow for everyone but the chair
- {name} introduce{s} you to a chair, and it gets sultry. Easy to follow, too
- The choreography is sultry, easy to follow and even better with friends
- You and a chair learn sultry choreography that’s easy to follow
< Four legs, perfect manners.
< Strong, silent and sturdy.
< Say yes to the chair.
@ Chair Dance
> You’ve practiced sitting for years. Now dance.
- {name} turn{s} plain sitting into sultry choreography that you and friends can follow
- With {name}, a chair finally gets sultry, easy to follow and fun with friends
- Sultry choreography with a chair is easy to follow and more fun with friends
< Sit with purpose.
< Take a seat. Dance.
< All that sitting paid off.
@ Chair Dance
> This is as sultry as furniture gets.
- {name} lead{s} chair choreography that’s easy to follow, alone or with friends
- {name} make{s} the dance easy to follow for you, your chair and your friends
- Your chair choreography is easy to follow, and your friends will want a seat
< Smolder sensibly.
< Furniture showrooms will ban you.
< Lean in. Chairs don’t mind.
@ Chair Dance
? bring *friend*
> Bring {bring}. No fighting over the chair.
- {name} seat{s} you side by side for sultry choreography that’s easy to follow
- Sultry choreography is easy to follow with {name}, and funnier in company
- You share sultry choreography that’s easy to follow, with one chair each
< One smolders, one snorts.
< Reserve two good seats.
< No dibs on the left one.
@ Chair Dance
? bring heels (optional)
> Heels optional. You’ll be sitting half the time.
- {name} lead{s} sultry choreography that’s easy to follow, even sitting down
- With {name}, even sitting gets sultry, easy to follow and great with friends
- You learn sultry chair choreography that’s easy to follow and great with friends
< Sit down in style.
< Feet up. Smolder on.
< The chair adores you anyway.
@ Aerial Hoop
> Yes, there’s a low version. Exhale.
- {name} teach{es} mounts, poses and spins, and you pick low or high
- {name} {has} a low version of every mount, pose and spin. And a brave one
- Every mount, pose and spin comes low or high, and both look graceful
- You learn mounts, poses and spins, low or high, from your first class
< Nobody checks your altitude.
< Start low. Look lovely.
< Exhale. Sign up. Smile.
@ Aerial Hoop
> Like your office chair, after a wild weekend.
- {name} help{s} you mount the hoop, pose in it and spin, low or high
- With {name}, you mount, pose and spin gracefully, and nobody wants a report
- Mounts, poses and spins build graceful strength, with a low version of each
< Lumbar support? None.
< Have a graceful seat.
< HR has approved the hoop.
@ Aerial Hoop
> Graceful from class one. Yes, even us.
- {name} show{s} you mounts, poses and spins, with a low and high version each
- With {name}, you choose low or high, in every mount, pose and spin
- Every mount, pose and spin has a low version and a high one
< Surprise yourself.
< Pretend you always could.
< Point your toes. Accept compliments.
@ Aerial Hoop
> Graceful means not saying “oof” out loud.
- {name} teach{es} mounts, poses and spins, low or high, and nobody reports a noise
- With {name}, mounts, poses and spins turn graceful and nearly silent
- Mounts, poses and spins build strength, and each one has a low version
< Keep the “oof” on the inside.
< Sit pretty.
< Whisper your “oof”, then.
@ Aerial Hoop
? level beginner (no experience)
> No experience? You’ve sat down before.
- {name} start{s} you low with mounts, poses and spins, graceful from class one
- With {name}, you try low mounts, poses and spins, and the graceful kind of sitting
- You start low with mounts, poses and spins, and feel graceful straight away
< Same idea, only rounder.
< Sit down. You’ve trained.
< Start low. Grin high.
@ Aerial Hoop
? level beginner
> Beginners, the hoop comes in low.
- {name} start{s} with low mounts, poses and spins, and save{s} high ones for later
- With {name}, you get graceful mounts, poses and spins at a polite altitude
- You learn mounts, poses and spins down low, and go high when ready
< Low and slightly proud.
< Try low. Brag high.
< Near the ground, still fabulous.
@ Strength & Conditioning
> Your invert is still loading.
- {name} train{s} your pull, core and shoulders until those inverts finally click
- {name} press{es} all the buttons: pull, core and shoulders
- You train pull, core and shoulders for pole, so inverts finally click
- Pull, core and shoulder work brings measurable progress and inverts that click
< Click. There it is.
< Time to finish loading.
< Have you tried pulling harder?
@ Strength & Conditioning
> Progress you can measure in fewer swear words.
- {name} train{s} pull, core and shoulders for pole, and keep{s} it clean
- With {name}, pull and core get work, inverts click, and you say it nicely
- You work on pull, core and shoulders until inverts click, politely
< Groaning counts as singing.
< Language, please. Then pull.
< Gosh darn it, one more.
@ Strength & Conditioning
> Your arms called in sick. We said no.
- {name} put{s} pull, core and shoulders on the same shift, until inverts click
- {name} {has} work made for pole: pull, core and no long lunch
- Pull, core and shoulder work made for pole turns into inverts that click
< Your core already clocked in.
< Arms will thank you. Shakily.
@ Flexibility & Stretch
> Your shoulders can leave your ears now.
- {name} coax{es} your shoulders down and you toward splits, wherever you start
- {name} guide{s} you kindly to splits and backbends, from wherever you got stuck
- Active stretching takes you kindly toward splits and backbends, wherever you start
- You stretch for splits, backbends and shoulders, warmly guided, wherever you begin
< Your ears will thank you.
< Unclench and come along.
< Shoulders down. Spirits up.
@ Flexibility & Stretch
> You can reach the remote. Excellent start.
- {name} lead{s} kind, active stretching for splits and backbends, wherever you begin
- {name} guide{s} you kindly from the sofa to splits and backbends, cushion by cushion
- Wherever you begin, we stretch kindly toward splits, backbends and looser shoulders
< First the remote, then splits.
< Keep reaching.
< Next stop: your toes.
@ Flexibility & Stretch
> You got stuck in a sweater once. Never again.
- {name} bring{s} kind guidance to splits, backbends and trapped shoulders
- {name} guide{s} you kindly to splits and backbends, and maybe out of the sweater
- Splits, backbends and shoulders get warm, guided stretching that’s kind to your body
< The sweater won’t win twice.
< No scissors needed. Breathe.
< Stretch now. Nap later.
@ Flexibility & Stretch
> Splits take time. Good thing you’re sitting.
- {name} stretch{es} with you toward splits and backbends, and nobody is in a rush
- Your starting point is fine. {name} guide{s} you kindly through splits and backbends
- Nobody rushes your splits, backbends or shoulders, and the stretching stays kind
< No rush. Just reach.
< Sit down. Lean forward. Sigh.
< Your hamstrings vote yes.
= pole spin spinpole static tricks intermediate intro polefit
? offer first class free
> First class free. Firefighters had to apply.
- {name} waive{s} the ladder test and start{s} with a swing
- You hold on, swing round, and no alarm goes off
< Try before you slide.
< No uniform required.
= pole spin spinpole static tricks intermediate intro polefit
? offer
> {Offer}. Same pole, same gravity.
- {name} still teach{es} you to hold on and argue back
- You still swing round and land where you started
< Newton sends his regards.
= pole spin spinpole static tricks intermediate intro polefit
? places *left
> {Places}. Hold on. No, literally, hold on.
- {name} show{s} you where to hold and when to breathe
- You grip first and congratulate yourself later
< Both hands, please.
< Hanging on counts as a yes.
= pole spin spinpole static tricks intermediate intro polefit
? price
> {Price}. Lampposts charge less but teach nothing.
- {name} even explain{s} which hand goes where
- You swing round the pole, and no bus stops for you
< Stay off the streetlights.
< Applause is a bonus.
= pole spin spinpole static tricks intermediate intro polefit
? music
> Music: {music}. Yes, that’s your lip-sync face.
- {name} teach{es} the moves and look{s} away politely
- You swing and turn, mouthing all the wrong words
< Both hands are busy anyway.
< Hum if you must.
= chair heels exotic burlesque choreo contemporary salsa twerk class flow
? offer first class free
> First class free. Dance now, overthink later.
- {name} teach{es} the steps before doubt arrives
- You learn a turn before your head objects
< Your feet can decide.
< Sofa grooves count as practice.
= chair heels exotic burlesque choreo contemporary salsa twerk class flow
? offer
> {Offer}. Your dance moves stay priceless.
- {name} appraise{s} your moves kindly
- You learn new moves and add them to the collection
< Kitchen grooves count, too.
< The robot dance is not for sale.
= chair heels exotic burlesque choreo contemporary salsa twerk class flow
? places *left
> {Places}. Your feet have already decided.
- {name} take{s} it from there, one step at a time
- You learn the steps, and the rest of you catches up
< Tell your head later.
< Your toes vote yes.
= chair heels exotic burlesque choreo contemporary salsa twerk class flow
? price
> {Price}. Dramatic looks included.
- {name} teach{es} the steps, and your face improvises
- You learn a turn and finish with a smolder
< Hair tosses as standard.
< Eyebrows at full power.
= chair heels exotic burlesque choreo contemporary salsa twerk class flow
? music
> Dancing to {music}. Your kitchen will be jealous.
- {name} teach{es} steps that need no fridge
- You learn the moves, and nothing is in the oven
< Shameless singing allowed.
< Wooden spoons stay home.
= hoop silks trapeze straps
? offer first class free
> First class free. No strings attached. Well, one.
- {name} show{s} you how to get up and, later, back down
- You sit, you hang, and there’s no fine print
< Terms and toes apply.
< No catch. Just a hang.
= hoop silks trapeze straps
? offer
> {Offer}. Hanging around has never been better.
- {name} call{s} your dangling technique
- You lean back and dangle with a purpose
< Chairs can’t compete.
= hoop silks trapeze straps
? places *left
> {Places}. Your plans are up in the air. Good.
- {name} get{s} the rest of you into the air, too
- You go up, hang about and enjoy the view
< Land on yes.
< Leave nothing hanging but you.
= stretch yoga
? offer first class free
> First class free. Grunting always was.
- {name} {has} heard every groan in the book
- You fold, reach and contribute an oof
< Grunt once for yes.
< Oof is a full sentence.
= stretch yoga
? offer
> {Offer}. Your hamstrings drive a harder bargain.
- {name} negotiate{s} slowly, muscle by muscle
- You reach, hold and settle somewhere near the shins
< Haggle gently.
= stretch yoga
? places *left
> {Places}. Can’t reach your toes? Reach your phone.
- {name} help{s} with the toes, fold by fold
- You tap the screen first and fold forward later
< Great reach so far.
= any
? bring
> Bring {bring}. Leave your to-do list at home.
< Chores are patient.
< You’re busy having fun.
= any
? bring
> Packing list: {bring}. Mom would add a sweater.
< Mom means well.
< Pack like nobody’s mother.
= any
? bring
> You need {bring} and a sense of humor.
< We have spare jokes.
< Laughing warms you up.
= any
? bring *knee pads*
> Bring {bring}. Your joints say thanks.
< Happy knees, happy you.
< Soft landings, please.
= any
? bring *shorts*
> Bring {bring}. Snow is no excuse.
< Ignore the weather report.
< Goosebumps are a fashion choice.
= any
? bring *water*
> Bring {bring}. Laughing makes people thirsty.
< Cheers in advance.
< Sip, giggle, repeat.
= any
? bring *towel*
> Bring {bring}. Not to reserve a sun lounger.
< Vacation rules don’t apply.
< Nobody was here first.
= any
? bring *friend*
> Bring {bring}. Somebody has to film you.
< Pick one with steady hands.
= any
? bring *friend*
> Bring {bring}. It’s twice as funny.
< Choose the one who laughs.
< Blame each other, hug later.
= any
? bring *mats* (provided)
> We bring {bring}. Like a potluck, but you win.
< Empty hands welcome.
< No casserole needed.
= any
? wear *heels*
> Wear {wear}. Sitting down is called floorwork.
- {name} teach{es} the strut and approve{s} the resting
- You strut, turn and sit down for artistic reasons
< Standing is only the start.
< Ankles may complain in writing.
= any
? wear *heels*
> The heels from that wedding? Wear them.
- {name} give{s} old heels a second dance
- You strut, you turn, and nobody proposes a toast
< No speeches this time.
< Leave the bouquet at home.
= any
? bring heels (optional)
> Heels optional. Fun isn’t.
< Your feet get a vote.
< Decide at the last moment.
= any
? wear
> Wear {wear}. Facial expression: your choice.
< A grin goes with everything.
< We suggest smirking.
= any
? wear
> What to wear? {Wear}. Crisis over.
< Your closet can relax.
< One decision less.
= any
? wear bare feet
> Bare feet. Toes, look presentable.
< Sole mates welcome.
< Laces get a holiday.
= any
? offer first class free
> First class free. The risk is liking it.
- {name} teach{es} the moves and accept{s} no responsibility
- You try one class and then start moving appointments
< You might get hooked.
< Try it on us.
= any
? offer free trial class
> Free trial class. No salesman jumps out.
- {name} only jump{s} if the class requires it
- You try the class, look around and keep your wallet shut
< Have a good look round.
< Just us and the music.
= any
? offer your friend comes free
> Your friend comes free. Choose wisely.
- {name} teach{es} you both and take{s} no sides
- You learn the moves side by side and compare wobbles
< Text the fun one.
< Start a shortlist.
= any
? offer
> {Offer}. Our accountant is lying down.
- {name} lead{s} the class as if nothing had happened
- You get the whole class, and we get a stern email
< Math was never our thing.
< Send flowers to accounting.
= any
? offer half price*
> {Offer}. You still get the whole class.
- {name} decline{s} to stop in the middle
- You learn everything, second half included
< All of the fun, too.
< No half measures.
= any
? offer *% off*
> {Offer}. Every joke is still included.
- {name} teach{es} the moves at full size
- You get all of it, even the groans
< Bad puns as well.
< Same class, happier wallet.
= any
? offer 2 for 1*
> {Offer}. Friendship just got very practical.
- {name} teach{es} you both, whoever is the bargain
- You practice side by side and split the giggles
< Call the fun one.
< Share like dessert.
= any
? offer free for members
> Free for members. That card finally opens something.
< Flash it like a detective.
< Check the other jacket.
= any
? level beginner (no experience)
> No experience needed. Nodding knowingly is enough.
- {name} see{s} through the nod and start{s} slowly
- You nod, try it, and then nod for real
< Mm-hm. Exactly.
< Nod now, know later.
= any
? level beginner (no experience)
> No experience needed. No résumé, either.
- {name} skip{s} the interview and go{es} straight to step one
- You learn one step and get promoted to the next
< You’re hired.
< Consider yourself qualified.
= any
? level beginner
> Beginners welcome. Wobbling is a warm-up.
- {name} {has} a soft spot for wobblers
- You wobble, grin and try the next bit
< Arrive pre-wobbled.
< Steady is for tables.
= any
? level beginner
> Beginners welcome. We confuse left and right, too.
- {name} show{s} every step slowly, then point{s}
- You copy one step, then the same one correctly
< Pick a side. Any side.
< Either foot may go first.
= any
? level beginner (only)
> Beginners only. The show-offs have been told.
- {name} start{s} at the very beginning and wait{s} for everyone
- You ask anything, and nobody sighs knowingly
< No splits next to you.
< Everyone’s new. Enjoy it.
= any
? level all
> Every level welcome. Nobody checks your ID.
- {name} teach{es} whoever you claim to be
- You pick a version and never explain yourself
< Bold, shy or in between.
= any
? level advanced*
> Advanced: you’ve used up all the easy moves.
< Come for the rest.
< Try the leftovers.
= any
? level intermediate
> Intermediate level. You know most names by now.
< Mumble the others with us.
< Nicknames are fine, too.
= any
? audience
> {Audience}. We practiced our welcome in the car.
< It sounded better in the car.
< Please look surprised.
= any
? audience women*
> {Audience}. Somebody else can guard the sofa.
< The cushions will cope.
< Go out and play.
= any
? audience LGBTQ*
> {Audience}. Nobody keeps a straight face.
< We gave up trying.
< So glad you’re here.
= any
? audience all bodies*
> {Audience}. The jokes need work. You don’t.
< Come and heckle kindly.
< We’re practicing the punchlines.
= any
? price
> {Price}. Laughing is included.
- {name} teach{es} the moves, and the giggles teach themselves
- You learn new moves and get the punchlines on top
< Snorting, too.
< Giggle as you like.
= any
? places *left
> {Places}. Your group chat is still discussing it.
- {name} start{s} the class without waiting for the poll
- You learn the moves while they agree on an emoji
< Thumbs up, then turn up.
= any
? places few
> Places go fast. Faster than office donuts.
- {name} teach{es} whoever gets there first
- You save your place and tell no colleagues
< First come, first sprinkled.
< Napkin optional.
= any
? places max*
> {Places}. We’ll actually learn your name.
- {name} practice{s} your name beforehand
- You ask, and the answer is addressed to you
< Spelling and all.
< No aliases, please.
= any
? places small group
> Small group. Your jokes will be heard.
- {name} laugh{s} at every pun, to be safe
- You try every move and test your material
< Bring a good one.
< Pun responsibly.
= intro pole spin spinpole static tricks flow exotic choreo intermediate advanced
? places your own pole
> Your own pole. No taking turns.
< Sharing is for dessert.
< Hog it happily.
= any
? series * weeks*
> {Series}. You’ve finished longer shows.
- {name} teach{es} move by move and never skip{s} to the ending
- You learn a bit more per episode, and nobody spoils it
< You’re in the cast.
< No remote required.
= any
? series * weeks*
> {Series}. Finally, a subscription you’ll use.
- {name} add{s} new moves, no update required
- You learn more each time, and no ad interrupts
< Sign up in person.
< No password needed.
= any
? series week * of *
> {Series}. Previously: you, on a sofa.
- {name} pick{s} up the plot, one move further on
- You move the story along, mostly on the beat
< You’re in this episode.
< Tune in, in person.
= any
? series starts*
> {Series}. So far you’ve missed nothing.
- {name} start{s} at step one, so no recap is needed
- You begin with the others, on page one
< Join the opening scene.
< Catch every episode.
= any
? series last class*
> {Series}. Act as if you always knew it.
- {name} pretend{s} it was always this smooth
- You run your favorites once more, smugly
< Bow like a veteran.
< Graduate with a smirk.
= any
? series
> {Series}. Your calendar needed good news.
- {name} beat{s} any dentist appointment
- You get new moves where the dentist used to be
< Pen, not pencil.
< Underline twice.
= any
? music
> Soundtrack: {music}. Dignity waits outside.
- {name} teach{es} the moves, and the chorus does the rest
- You know the words, and now come the moves
< Collect your dignity on the way out.
< Dignity had other plans anyway.
= any
? music
> Playlist: {music}. Singing badly is allowed.
- {name} teach{es} the moves and forgive{s} the high notes
- You learn the moves first and ruin the chorus later
< Wrong words are welcome.
< Nobody wears earplugs.
= any
? substitute
> {sub} is in for {for}. New jokes, too.
- You hear the punchlines mid-move, so laugh carefully
< Please laugh early.
< Laughter carries on.
= any
? substitute
> {sub} is in for {for}. Please look equally confused.
- The moves go on as planned, and so does the confusion
< Nod as usual.
< Blank stares translate.
= any
? soldOut sold out
> Sold out. And no, not just our moms.
- {name} counted twice to be sure
< See you next time.
< Thank you, all of you.
= any
? soldOut sold out
? soldOut waitlist
> Sold out. The waitlist has better gossip anyway.
- {name} look{s} forward to the gossip
< Good company, that list.
< Queue up with a smile.
= any
? soldOut waitlist
> The waitlist: like brunch, but worth it.
< Table for you, soon. Maybe.
< Name first, toes crossed.
= any
? guest
> Special guest: {guest}. We’ll try to be normal.
- You learn something new, and we forget our names
< Gasping is allowed.
< Help us stay calm.
= any
? guest
> Guest: {guest}. Everybody act casual.
- You watch up close and shut your mouth politely
< Practice your calm face.
< Wide eyes are fine.
= salsa contemporary chair choreo heels burlesque class
? typed *no partner*
> No partner needed. Nobody’s toes but your own.
< You lead. You decide.
< Follow yourself for once.
= any
? typed *no partner*
> No partner needed. You’re good company already.
< Table for one.
< You get all your jokes.
= any
? typed *new class*
> New class. No dibs have been called.
- {name} {has} no favorites yet
- We all start at once, and nobody knows where to stand
< Call dibs.
= any
? typed *alone or with a friend*
> Come alone or with a friend. Leave popular.
- {name} introduce{s} everybody, left feet first
- You learn the moves, and then all the names
< We talk to everyone.
< Strangers last one song.
= any
? typed *second class free*
> Second class free. Like a sequel, but better.
- {name} return{s} with the original cast
- You come back, and the plot thickens
< See you twice.
< Stay after the credits.
= stretch
? place online
> Online. Nobody can prove you skipped the last one.
- {name} trust{s} you, which is worse
- You reach, fold and confess nothing
< We’d never ask.
< Log on and lie down.
= stretch yoga
? place online
> Online. Your carpet finally has a purpose.
- {name} lead{s} the folds, and the carpet supports you
- You fold forward and find the missing remote
< Pets may join in.
< Traffic looks good.
= showcase
? typed *costumes on*
> Costumes on. Itching counts as acting.
< Stay in character.
< Sequins, behave.
= party
? typed *prosecco*
> Prosecco included. The speeches write themselves.
< Toasts may wander.
< Cheers to the group.
`;
