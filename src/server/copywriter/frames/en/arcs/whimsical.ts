// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const whimsical = `
= intro pole
> The pole has been told to expect you.
- It’s polished itself twice and is trying to look casual
- Say hello with one hand. It’s shy at first
< It’s practicing its hello.
< Do act surprised.
= intro
> Somewhere a pigeon is learning this, too.
- It also began with both feet on the ground
- A hop, a flap, a bit of dignity mislaid
< Pigeons say it gets easier.
< Tell no pigeon you were nervous.
= intro pole
> Your feet have applied for flying lessons.
- They wrote the letter themselves. The spelling was terrible
- First a walk, then a lean, then a polite request to the air
< They’ve been accepted.
< Lesson one: let go of the floor.
= spin spinpole
> One {day} the floor mislaid your feet.
- It looked everywhere. They were up by the ceiling
- They came back with a small cloud and would not say whose
< They lived dizzily ever after.
< The floor kept their seats.
= spin spinpole
> The pole is part carousel.
- On its mother’s side. It doesn’t talk about the horses
- Hop on as it passes and keep your elbows in
< Mind the invisible horses.
< Tickets are one hop each.
< The swans were full.
= spin spinpole
> A teacup has resigned. You’ll do.
- Duties: spinning, tilting, not spilling
- The saucer will catch you. It’s had training
< Apply within. Bring sugar.
< Lean out. Don’t spill.
< The spoon sends its regards.
= spin spinpole
> The wind needs help with corners.
- It’s good at straight ones but gets lost on the bend
- You lean out, you go round, it takes notes
< It pays in tousled hair.
< Show it how.
< It starts you on small ones.
= spin
> Left, says the compass, giggling.
- North, north-ish, hat, ceiling, north again
- You’re not lost. You’re just going around it
< Such fun, for a compass.
< Follow your nose around.
< All of them are north by now.
= static
> It doesn’t spin. It’s a pole of principles.
- You may go round it as often as you please
- It once considered wobbling, and wrote a letter about it
< It respects a good push.
< It’ll wait. It’s good at that.
= tricks
> Bats say we’re the ones upside down.
- Hook a knee, hang a while, and consider their side
- They’ve left a pamphlet. It’s surprisingly good
< Come and hear them out.
< They’ve saved you a rafter.
= tricks advanced
> Your ankles would like a word with your ears.
- They’ve lived in the same body for years and never met
- We introduce them gently, over your head
< They get on splendidly.
< It’s about time.
= advanced
> The ceiling has sent an invitation.
- It’s handwritten, and it says bring both knees
- Take the pole as far as it goes, then knock
< It rarely has company.
< RSVP with your feet.
= intermediate
> Halfway up there’s a landing with a small rug.
- People rest there between “how” and “ha”
- The kettle’s imaginary and the view is real
< Wipe your feet. Keep going.
< Leave a note for the next one.
= flow
> A ribbon got loose and became a dance.
- It went through the knees and left by the elbows
- Nobody has tied it up since, and nobody tried
< Catch it if you like.
< It’s gone round the corner with you.
= flow
> Rivers take this class under false names.
- There’s one by the wall who calls herself Linda
- They come to learn how to turn without a bank
< Flow along. They won’t tell.
< Say hi to Linda.
= exotic
> Your left hip knows a story. It’s not short.
- The right one interrupts at all the good bits
- By the floor slide, even the radiator is listening
< Let them finish.
< They never agree on the ending.
= exotic
> A cat taught this class to somebody’s knee.
- The knee taught the hip, and the hip got ideas
- Nobody knows what became of the cat, but it strolled
< Stroll accordingly.
< Stretch. Yawn. Slay a sunbeam.
= heels
> Your heels have been slipping out without you.
- Quietly, one after the other, toward the music
- It seems only polite to go along
< They know a place.
< Ask them how the floor is.
= lowflow floor
> The carpet remembers being a meadow.
- Roll about on the floor and it starts to hum
- Somewhere under your shoulder, a small cricket tunes up
< Lie down. It’s nearly June in there.
< Take off like a dandelion, lying down.
= lowflow floor
> The floor is tired of only knowing your feet.
- It’s heard so much about the rest of you
- Introduce a shoulder, then a hip, then the lot
< It’s been looking forward to this.
< It says: charmed.
= handstand
> The sky is downstairs for now.
- Put your hands on the ground to stop it from floating off
- Your feet can pop up and see who lives there
< Mind the clouds on your way out.
< Shut the floor when you leave.
= conditioning polefit
> Inside you a small engine wears a bow tie.
- It coughs, it puffs, and then it does one more
- Give it a pull-up and it starts to whistle
< It thinks it can.
< Toot when ready.
= conditioning polefit
> Your muscles hold a meeting. All in favor?
- The shoulders move a motion. The core seconds it
- Thighs would like it noted that they’re trembling
< Carried. With cheers.
< Any other business: biscuits.
= stretch
> Caterpillars call it getting ready.
- You lie about, you lengthen, you feel something at your back
- Nobody rushes a caterpillar. They’ve tried
< Wings take a while. Lie down.
< It’s probably wings.
= stretch
> Your knees and nose have been pen pals for years.
- They’d love to meet, but the spine keeps losing the address
- Breathe out, fold down, post another letter
< Any day now.
< They send their love, and an inch.
= yoga
> A snail runs this one. In spirit.
- First you arrive. Then, later, you arrive a bit more
- Breathe in as far as the garden and out as far as the gate
< No rush. Ask the snail.
< It left early and it’s still coming.
= choreo
> The steps live in a box. They want out.
- One by one, please, and the shy one last
- They’ll line up by the chorus. They always do
< Take off the lid.
< One of them keeps dancing after.
= choreo
> Seven counts fell down a well. Eight jumped in.
- We haul them up one by one and dry them off
- By the second verse they’re holding hands
< They’re fine now. They’re dancing.
< Throw in a penny. Count along.
= chair
> This chair ran away from a very dull kitchen.
- It wants rhythm, travel, and someone to lean on it properly
- It’s never been danced with. Be kind to its knees
< Don’t tell the table.
< It’s not going back.
= burlesque
> A feather fell off the moon and asked for music.
- It likes gloves, winks, and being chased by applause
- It tickles its way from the elbow to the grin
< Give it eight counts.
< It won’t say what it’s seen.
= twerk
> There’s a drum in your back pocket.
- You sat on it for years and thought nothing of it
- Bend your knees and it plays by itself
< Boom, it says. Politely.
< Best not to sit on it now.
= salsa
> A trumpet sneezed and the whole room turned.
- Bless you, said the hips, and stepped on two
- Nobody has walked in a straight line since
< Bring a hanky. And hips.
< Bless you. And turn.
= hoop
> Saturn has lent us a ring.
- We’re to keep it dusted and give it turns
- Sit in it sideways and think large, slow thoughts
< It would like it back by spring.
< Mind the moons.
= hoop
> A doughnut dreamed it was a swing.
- You’re the bit in the middle that everyone forgets
- Curl up in the hole and let it rock you
< Don’t wake it.
< Nobody takes a bite. Promise.
= silks straps
> A cloud left its scarf behind.
- Wrap up in it and see if you start to drift
- It smells of rain and tall places
< It’ll be back for it. Enjoy.
< Drift off. It’s that kind of scarf.
= trapeze straps
> Parrots find this quite normal.
- A bar, a swing, a bit of showing off
- Hang by the knees and say something colorful
< Pretty bird.
< Crackers are a state of mind.
= seniors
> The years came too. They’re by the coats.
- They said go ahead, they’d only watch
- By the second song one of them was humming
< They clap at all the right places.
< Take a few of them for a spin.
= inclusive
> Planets are round, and look how they’re followed.
- Bring your own gravity. We orbit gladly
- All your hills and valleys, on tour round a pole
< The moons are already in love.
< Whole planets only.
= party
> The bride has been swapped with a peacock.
- It’s louder than she was and the hens adore it
- Feathers, giggles, a routine with too much strutting
< Nobody wants the old one back.
< Return by the wedding. Slightly ruffled.
= private
> One pole, one you, one very attentive moth.
- It’s seen all the classes and gives excellent notes
- Ask your question. It’s nearly certain to be its favorite
< It’ll clap. It’s hard to hear.
< It has cleared its diary.
= practice
> Left alone, the pole tells stories.
- Half of them are about you, and one rhymes
- Bring a song and see which part it hums
< Come and listen with your knees.
< It won’t tell what you tried.
= workshop
> We found a small door in a big move.
- Behind it are springs, a lever and a label saying gently
- We all go in, on tiptoe, with questions
< Mind your head.
< Close it after you. It gets ideas.
= showcase
> Your knees say they’re about to be stars.
- The elbows want it known they rehearsed as well
- Once more from the top, and this time the shy toe bows
< They’re signing autographs already.
< Somebody fetch the knees a bouquet.
= photo
> A bird lives in the lens. It wants to see.
- Hold a pose till it tilts its head
- It’s fond of toes and suspicious of chins
< Everybody say worm.
< It blinked first. Lovely.
= men
> Somewhere in your beard lives a ballet dancer.
- No beard? An eyebrow will do for a start
- It’s strong as an ox and wants to try the pole
< Let it drive.
< Point your toes. It’s watching.
= prenatal
> Someone small has ordered a slow dance.
- Extra sway, please, and a long hum in the middle
- They’ll tip in kicks
< Coming right up.
< Table for two. Well, one and a bit.
= postnatal
> Your body has been lent out, and it’s back.
- It’s brought souvenirs and would like to lie down
- We stretch it, thank it, and ask about the trip
< Welcome it home.
< No questions till it’s had a sit.
= contemporary
> A leaf fell and someone called it choreography.
- It turned twice for no reason and landed on a feeling
- We do it all again, with knees
< Bring your own autumn.
< It meant every bit of it.
= acro
> You be the tree. I’ll be the thing with wings.
- Then the tree gets a go, which surprises the birds
- Trunk steady, feet light, giggles rising like sap
< Trees welcome. Also wings.
< Don’t sneeze, tree.
= circus
> An elephant nobody can see holds the rope.
- It’s never dropped anyone and it’s fond of bows
- Swing, balance, and thank it on the way down
< It’s already waving you in.
< Peanuts are a state of mind.
= openlevel
> Some came by moonbeam, some by bus.
- It all counts, and everybody’s hats are by the door
- Do your bit as high as your hat feels safe
< Any road leads here.
< The bus was lovely, too.
= teens
> Gravity called in sick. Nobody told school.
- So hold on with something and see how high it goes
- Its desk is empty, and there are toffees in the drawer
< It’ll be back. Go now.
< Sign its get-well card upside down.
= teens
> There’s a staircase with no stairs. It’s a pole.
- At the top: a view, an echo, and your best idea yet
- You go up by knees and come down by grinning
< Mind the missing step. All of them.
< Say hi to the echo.
= kids
> A giraffe lost its neck. We think it’s this pole.
- Climb up and ask if it’s missing a head
- It’s ticklish near the top, so giggle quietly
< The giraffe says thank you!
< Mind the ears!
= kids
> Who put wheels on the clouds?
- Now they zoom round and round, and you can ride one
- Hold tight with your knees and beep at the birds
< Beep beep!
< Park it by the rainbow!
= kids
> The floor is jam. Up you go!
- Sticky toes, monkey hands, no dipping in the strawberry bits
- Hang on until somebody brings toast
< Toast is coming!
< Licking is not allowed!
= class
> A song has moved in with your left foot.
- It hums through the laces and wants to go out
- Take it dancing before it starts on the right
< It promised to wipe its feet.
< They were made for each other.
= class
> Dust bunnies practice this when we’re out.
- They’ve got the twirl, but nobody can match your knees
- Come and show them how it’s done with bones
< They’ll clap. Very softly.
< Sweep in.
`;
