// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const enchanting = `
= intro
> Nobody is born knowing how to sparkle.
- {name} start{s} with the grip, then the walk, then a small turn
- You start with the grip, then the walk, then a turn
< We checked.
= pole
> The shortest way to the clouds is up.
- {name} teach{es} you to climb, hold on and strike a pose up there
- You climb, you hold on, and you strike a pose
< They’ve been expecting you.
= spin
> Snow globes know this feeling.
- {name} teach{es} you to lift off, whirl round and settle gently
- You lift off, whirl round and settle gently
< Then settle like snow.
= heels
> Click your heels three times. Then dance.
- {name} teach{es} you to walk, turn and sway, one click at a time
- You walk, turn and sway, one click at a time
< There’s no place like this.
= chair
> Goldilocks tried three. You need one.
- {name} teach{es} you to sit, lean and turn around it to the beat
- You sit, lean and turn around it to the beat
< Yours is just right.
= class
> Park your broom. Stay for the dance.
- {name} teach{es} the moves one at a time, then with the music
- You learn the moves one at a time, then dance them all
< It knows how to wait.
= exotic
> Even the big bad wolf would blush.
- {name} teach{es} body waves, slow slides and a very unhurried walk
- You dance body waves, slow slides and a very unhurried walk
< Poor wolf.
< What big eyes he has.
= circus
> Every circus needs somebody to gasp at.
- {name} teach{es} swings, balances and a little trick before the bow
- You try swings, balances and a little trick before the bow
< Ooh. Aah. You.
< The drumroll is for you.
= lowflow floor
> Somewhere down here is a lost slipper.
- {name} lead{s} slow rolls, slides and turns across the floor
- You roll, slide and turn your way across the floor
< Dance till you find it.
= restore
> Nobody has hidden a pea under you.
- {name} guide{s} you from soft stretches into a long, quiet rest
- You move from soft stretches into a long, quiet rest
< We looked twice.
< Rest, Your Highness.
= handstand
> Walk on the sky for a while.
- {name} teach{es} you to press through your hands and stack up slowly
- You press through your hands and stack hips over shoulders
< Mind the clouds.
= burlesque
> Reveal nothing. Slowly.
- {name} teach{es} the walk, the turn and the art of almost
- You practice the walk, the turn and the art of almost
< Almost is the magic word.
= straps
> Wings would only get in the way.
- {name} teach{es} wraps, hangs and pulls, from the wrists to the shoulders
- You practice wraps, hangs and pulls in the air
< You fly by hand.
= choreo
> The dance is hidden in the song.
- {name} show{s} you where it is, count by count
- You find it count by count, then dance it through
< Listen. There it is.
= intro
> Every fairy learned to fly somewhere.
- {name} show{s} you how to grip, walk around the pole and take a first turn
- You learn a grip, a walk and one small first turn
< Why not here?
= intro
> The pole doesn’t know it’s your first time.
- {name} go{es} step by step, from the first grip to a small turn
- You hold it, walk around it and take a small turn
< We won’t tell it.
= pole
> Jack had a beanstalk. You have a pole.
- {name} teach{es} you to climb, sit and spin your way back down
- You climb, you sit, and you spin your way back down
< Nicer view, no giant.
< Fee, fi, fo, fun.
= spin spinpole
> Be your own carousel.
- {name} teach{es} you to lean out, hold the line and come down softly
- You hold on, lean out and let the turn carry you
< Horses not included.
= spinpole
> Point one toe, and the world starts turning.
- {name} show{s} you how to start the turn, ride it and slow it down
- You learn to start the turn, ride it and slow it down
< Around you, of course.
= static
> It stands still. Go on, enchant it.
- {name} show{s} you how to step, push off and keep the swing going
- Every spin gets its swing from your step and your push
< It doesn’t stand a chance.
= static
> No motor, no wires, just you.
- {name} teach{es} you to swing into spins and climb between them
- You walk in, push off and ride the swing around
< And a little abracadabra.
= tricks
> Now you see it. Now you do it.
- {name} take{s} each trick apart, from the first grip to the exit
- You take each trick apart and practice the way out, too
< Cue the ta-da.
= intermediate
> You’ve outgrown the first spell book.
- {name} link{s} the spins, sits and leg hangs you know into combos
- You link the spins, sits and leg hangs you know
< Open the second.
= intermediate
> Remember when one spin felt like magic?
- {name} help{s} you run spins, climbs and leg hangs into one another
- Now spins, climbs and leg hangs run into one another
< Wait for the combo.
= advanced
> Wizards would call this showing off.
- {name} work{s} on big combos, long holds and clean exits with you
- You work on longer holds, slower exits and bigger combos
< So show off.
= advanced
> Gravity still believes it has a say.
- {name} drill{s} shoulder mounts, long holds and slow descents with you
- You drill strong mounts, long holds and slow descents
< Let it believe.
< Bless its heart.
= openlevel
> Apprentices and wizards, same spell book.
- {name} give{s} apprentices a first step and wizards a harder one
- There’s a first step for apprentices and a harder one for wizards
< Open it at your page.
= flow
> Follow the song wherever it wanders.
- {name} lead{s} the way from the pole to the floor and back up
- You wander from the pole to the floor and back up
< Get beautifully lost.
= exotic
> Slow is the strongest spell.
- {name} teach{es} slow walks, hip circles and slides that take their time
- You walk slowly, circle your hips and take your time sliding down
< Take your time casting it.
= heels
> Glass would never survive this class.
- {name} teach{es} you to strut, turn and pose, from the heel up
- You strut, turn and pose, first slowly, then to the song
< Cinderella, take notes.
= lowflow floor
> Sink like a petal, rise like a wish.
- {name} show{s} you soft ways down, smooth rolls and slow ways up
- You practice soft ways down, smooth rolls and slow ways up
< And again, slower.
= chair
> It was an ordinary chair. Then you sat.
- {name} teach{es} you to circle it, sit slowly and cross your legs in time
- You sit slowly, lean back and cross your legs in time
< It still hasn’t recovered.
< Now it’s a throne.
= chair
> A chair has four feet. Sweep it off them.
- {name} lead{s} you around it, onto it and slowly into a lean
- You walk around it, sit down and lean over the back
< It’s blushing already.
= choreo
> Tell a fairy tale without a word.
- {name} teach{es} the routine scene by scene, from the first step to the bow
- You learn the routine scene by scene, then dance it whole
< The ending is happy.
= contemporary
> Fall like snow. Get up like spring.
- {name} teach{es} soft falls, wide turns and the way back up
- You practice soft falls, wide turns and the way back up
< Every flake lands differently.
= contemporary
> Somewhere in this song, you have wings.
- {name} teach{es} a phrase of reaches, curves and runs across the floor
- You learn a phrase of reaches, curves and runs
< Open them on the chorus.
= burlesque
> One glove. A whole spell.
- {name} teach{es} the glove, the shoulder and the pause before the wink
- You practice the glove, the shoulder and the pause before the wink
< Then there’s the other glove.
< Don’t rush the little finger.
= burlesque
> Magicians use smoke. You have a wink.
- {name} show{s} you the strut, the pose and how long to hold it
- You strut, you pose, and you hold it a beat longer
< And poof, they’re yours.
= twerk
> Some spells are stirred. This one’s shaken.
- {name} take{s} the bounce and the shake slowly, then speed{s} them up
- You practice the bounce and the shake, then speed them up
< Shake well before casting.
= salsa
> Once upon a one, two, three.
- {name} count{s} you into the basic step, then into a turn
- You start with the basic step and dance toward a turn
< Five, six, seven, ever after.
= hoop
> Somebody hung up the moon for you.
- {name} show{s} you how to get in, sit back and hang by the knees
- You get in, sit back and hang by your knees
< Sit in it a while.
= hoop
> Lions jump through hoops. You get to stay.
- {name} help{s} you get in, balance and strike a pose up there
- You get in, find your balance and strike a pose
< Make yourself comfortable.
= silks
> Rapunzel used hair. You have silk.
- {name} teach{es} you foot wraps, climbs and a pose to hold up there
- You practice foot wraps, climbs and one lovely pose
< Much kinder on the head.
= silks
> Caterpillars would call this cheating.
- {name} show{s} you how to wrap up, hang still and open out
- You wrap yourself up, hang still and open out again
< Cocoon first. Wings after.
= trapeze
> Fairies sit up here between wishes.
- {name} teach{es} you to get on, balance and lean right back
- You get on, balance and lean right back
< They’ve kept you a seat.
= acro
> Your flying carpet has a heartbeat.
- {name} teach{es} you to lift, balance and set each other down gently
- You lift, balance and set each other down gently
< Then you’re the carpet.
= handstand
> Hold up the whole world for a second.
- {name} show{s} you how to place your hands, kick up and come down
- You place your hands, kick up and come down softly
< Gently. It’s the only one.
< Then put it back.
= stretch
> Cats know this spell by heart.
- {name} guide{s} shoulders, hips and hamstrings through one long hold after another
- You stretch shoulders, hips and hamstrings, one long hold at a time
< Purr when you find it.
= stretch
> The magic word here is aaah.
- {name} lead{s} long, kind stretches for your back, hips and legs
- Long, kind stretches find your back, your hips, your legs
< Say it slowly.
= restore
> Sleeping Beauty was onto something.
- {name} guide{s} slow stretches, with longer and longer pauses between
- You stretch slowly, rest longer and let the floor hold you
< Nobody will kiss you awake.
= yoga
> Stand like a tree until the birds come.
- {name} lead{s} balances, bends and twists on one quiet breath
- You balance, bend and twist, one quiet breath at a time
< They’ll come.
< Hold still a little longer.
= yoga
> Somewhere in you, there’s a quiet forest.
- {name} take{s} you there with slow poses and long, deep breaths
- Slow poses and long, deep breaths show you the way
< Walk in softly.
= conditioning polefit
> Dragons weren’t born breathing fire.
- {name} count{s} you through squats, presses and planks
- You squat, press and plank, one after another
< They trained.
= conditioning polefit
> The sword won’t leave the stone by itself.
- {name} train{s} your grip, your back and your core for it
- Grip, back and core all get their share of work
< Heave, Your Majesty.
= men
> Sir, your beanstalk is waiting.
- {name} show{s} you how to climb, hold and come down in style
- You practice climbing, holding and coming down in style
< Up you go, Jack.
= inclusive
> The slipper fits everyone here.
- {name} show{s} each turn and pose in versions, so one fits you
- Each turn and pose comes in versions, so one fits you
< Try it on, and dance.
= seniors
> Your favorite song has asked you to dance.
- {name} lead{s} easy turns, holds and steps, in no hurry at all
- You dance easy turns and steps, in no hurry at all
< Say you’d be delighted.
< It’s been hoping.
= seniors
> Would you grant us this dance?
- {name} show{s} each turn and hold calmly, and then once more
- You see each turn and hold slowly, and then once more
< And the next one, too.
= prenatal
> Somebody in there likes this song.
- {name} lead{s} gentle circles, easy stretches and long, calm breaths
- You circle gently, stretch softly and breathe slowly
< Dance softly, both of you.
= postnatal
> The baby is the magic. You’re the magician.
- {name} guide{s} gentle core work, slow stretches and deep breaths
- Gentle core work comes first, then stretches and deep breaths
< Even magicians take a break.
= postnatal
> This chapter is about you.
- {name} help{s} you wake up your core, gently and step by step
- You wake up your core gently, with time to stretch
< Read it slowly.
< Baby gets the sequel.
= workshop
> One page of the spell book, read slowly.
- {name} stay{s} with one theme, from the first detail to the last
- You stay with one theme, from the first detail to the last
< Underline everything.
= showcase
> Somewhere, a curtain is holding its breath.
- {name} run{s} the entrance, the counts and the bow with you
- You run the entrance, the counts and the bow
< So is the front row.
< Let it exhale.
= showcase
> Every swan paddles first. Then it glides.
- {name} polish{es} the counts, the faces and the last pose with you
- You polish the counts, the faces and the last pose
< Nobody sees the feet.
= practice
> That one move has been waiting for you.
- {name} host{s}, and you try it again as often as you like
- You try it again, as often as you like
< Third try’s the charm.
= photo
> Fairy dust doesn’t photograph. You do.
- {name} adjust{s} a hand here and a toe there until it’s a picture
- You pick a pose and hold it for the picture
< Say sparkle.
= party
> Every kingdom needs a reason to dance.
- {name} teach{es} the whole court a pose, a turn and a little dance
- The whole court learns a pose, a turn and a dance
< You brought one.
< Long live the party.
= party
> Cinderella only had mice. You have friends.
- {name} get{s} you all dancing, one easy move after another
- You try poses, learn a little dance and show it off
< Much better dancers, too.
= private
> One lamp, one genie, all your wishes.
- {name} start{s} with the move you wish for and go{es} at your pace
- You wish for a move, and we start right there
< No limit of three.
= class
> Some doors lead to Narnia. This one has music.
- {name} show{s} you each step first, then everything to music
- You see each step first, then dance it to music
< Fewer lions, more dancing.
= kids
> Calling all tiny dragons! Time to fly!
- {name} show{s} you how to hang, swing and land on quiet feet
- You hang, you swing, and you land on quiet dragon feet
< Roar if you’re coming!
= teens
> Every superhero had a first training scene.
- {name} show{s} you swings, holds and poses, and you try them all
- You try swings, holds and poses, again and again
< Cue the training music.
< This one is yours.
= intro
> A new fairy tale starts with you.
- {name} teach{es} you the grips, the walks and a small, soft turn
- First you learn to hold, then to walk, then to turn
< Once upon a class.
< The first page is yours.
= intro
> The magic word is yes.
- {name} take{s} you from the warm-up to your first turn, step by step
- After a warm-up come a grip, a walk and a first turn
< Say it, and come.
< We’ll do the rest together.
= pole
> For one song, you can float.
- {name} teach{es} you to turn, climb and pose in time with the music
- You turn, you climb, you pose, and the music carries you
< Leave the ground with us.
= spin spinpole
> Every spin is a little flight.
- {name} teach{es} you to walk in, lean out and land softly
- You walk in, lean out, go round, and land on soft feet
< Fasten your wings.
= spin spinpole
> Twirl like the dancer in a music box.
- {name} show{s} you how to lean out, point your toes and turn
- You hold on, lean out, and go round with pointed toes
< Somebody wind the key.
= spinpole
> The pole turns, and you float.
- {name} teach{es} you to speed up, slow down and stay graceful
- You tuck in to turn faster and open out to slow down
< Come and drift with us.
= static
> The pole stays still. You make the magic.
- {name} teach{es} you to step, push off and swing into the spin
- You give every spin its swing, and climb between the turns
< That seems fair.
< Abracadabra, and round you go.
= tricks
> From the floor, it looks like magic.
- {name} show{s} you the grip, the hook and the way out
- You learn each trick in parts, from the grip to the exit
< Come and learn the secret.
< Soon it’s yours.
= tricks
> Every trick deserves a ta-da.
- {name} teach{es} you the way in, the hold and a clean way out
- You try the grip, hook a knee, and hold for a breath
< We’ll be the applause.
= advanced
> You already fly. Now enchant us.
- {name} take{s} you through big combos, long holds and slow descents
- You work on big combos, long lines and slow, controlled exits
< Consider us ready.
< The sky is all yours.
= intermediate
> You know the spells. Now join them.
- {name} help{s} you link spins, climbs and leg hangs into combos
- Your spins, climbs and leg hangs become one flowing combo
< One long abracadabra.
= intermediate
> The next chapter has more flying in it.
- {name} teach{es} you longer holds, new leg hangs and smoother transitions
- You try new leg hangs, hold them longer, and link them up
< Turn the page with us.
< Your story gets good now.
= exotic
> Cast your spell slowly.
- {name} teach{es} you hip circles, long slides and slow walks round the pole
- You walk, you circle your hips, and you slide to the floor
< There’s no counterspell.
= exotic
> Enchantresses take their time.
- {name} lead{s} you through body waves, floor slides and one last look
- You dance body waves, long slides and a look over the shoulder
< Every song obeys you.
< Smolder, and smile.
= heels
> Cinderella left early. You get to stay.
- {name} teach{es} you to strut, turn and pose in your heels
- You strut, you turn, and you draw long lines with your legs
< The pumpkin can wait.
< The ball is yours.
= lowflow floor
> The floor becomes your flying carpet.
- {name} lead{s} you through slow rolls, long slides and body waves
- You roll, slide and stretch out long, close to the ground
< Come along for the ride.
= handstand
> Upside down, the world turns to wonder.
- {name} show{s} you how to place your hands, kick up and balance
- You place your hands, press tall, and bring up one leg first
< Take a look around, wonderstruck.
< Hold the magic for a breath.
= conditioning polefit
> Grow your wings right here.
- {name} train{s} your arms, shoulders and core with holds and pulls
- You train arms, shoulders and core, one strong hold after another
< Soon you’ll use them.
< Then watch yourself fly.
= conditioning polefit
> Even wizards have to train.
- {name} keep{s} the beat while you pull, press, hold and rest
- You work to the beat with pulls, presses, squats and holds
< Then glow all the way home.
= stretch
> Softness is its own kind of magic.
- {name} guide{s} you through hips, back and hamstrings, breath by breath
- You stretch hips, back and hamstrings slowly, at your own pace
< Gently does the trick.
= stretch
> Here, patience works wonders.
- {name} help{s} you stretch gently, from your shoulders to your toes
- Every stretch is slow, from your shoulders down to your toes
< Come and melt a little.
= restore
> Where tired shoulders turn to clouds.
- {name} lead{s} you through slow stretches and into a long, soft rest
- You stretch, breathe out and drift a little with every hold
< Let the quiet carry you.
< Float home afterward.
= yoga
> Quiet is where the magic hides.
- {name} lead{s} you from pose to pose on a slow, deep breath
- You move from pose to pose and let every breath grow longer
< Come and listen for it.
< Shh. There it is.
= choreo
> Every dance is a spell in eight counts.
- {name} teach{es} you the routine step by step, then with the music
- You learn the steps slowly, then dance them all to the song
< Cast it with us.
< Five, six, abracadabra.
= choreo
> Step into the song like a fairy tale.
- {name} teach{es} you a routine, one short piece after another
- You learn one piece at a time, then dance from start to finish
< You play the lead.
= chair
> Come and put a chair under your spell.
- {name} teach{es} you to circle it, sit down slowly and lean back
- You circle it, sit, cross your legs, and lean back slowly
< It won’t resist.
< Be seated, and bewitch.
= chair
> Your throne is ready for its dance.
- {name} lead{s} a routine of turns, slow sits and crossed legs
- You dance a routine of slow sits, turns and crossed legs
< Reign for a song.
< Long may you sparkle.
= burlesque
> Abracadabra, darling. Now tease.
- {name} teach{es} you the walk, the glove and the well-timed wink
- You learn to walk, to pose, and to take off a glove slowly
< Say it with a shoulder.
= twerk
> There’s magic in those hips.
- {name} start{s} with bent knees and a bounce, then turn{s} up the beat
- You bend your knees, loosen up, and shake to the bass
< Let them cast a spell.
= salsa
> One song, and your feet are enchanted.
- {name} teach{es} you the basic step, the turns and the rhythm
- You start with the basic step, then add hips and a turn
< Blame the drums.
< They’ll never stand still again.
= hoop
> Come and sit in the moon.
- {name} help{s} you into the hoop, then show{s} you how to lean back
- You get into the hoop, find your seat, and lean back
< It’s lovely up here.
= hoop
> Come and float inside a magic ring.
- {name} teach{es} you mounts, poses and how to hang by your knees
- You learn to get in, to pose, and to hang by your knees
< Make a wish first.
< The air is waiting.
= silks
> Two lengths of silk become your wings.
- {name} teach{es} you to wrap your feet, stand up and lean out
- You pull up, wrap your feet, and lean out into the air
< Spread them with us.
= trapeze
> There’s a seat waiting among the stars.
- {name} help{s} you up, then teach{es} seats, stands and knee hangs
- You learn to get up, sit, stand, and hang by your knees
< Swing by, stargazer.
< The moon moved over.
= trapeze
> Come and fly like you did in dreams.
- {name} show{s} you how to hold on, lean back and swing
- You hold on, lean back, and let the swing carry you
< This time you’re awake.
= inclusive
> There’s magic in every body.
- {name} show{s} every move in more than one way, so it suits you
- You learn turns, poses and holds in the way that suits you
< Yours is welcome here.
= inclusive
> You’re enchanting exactly as you are.
- {name} teach{es} you turns and poses, and you choose your own version
- You spin, pose and dance in the version you like best
< Nothing to add but music.
< There’s a place for you here.
= party
> Your favorite people, all under one spell.
- {name} teach{es} you all a little dance, with poses and plenty of laughter
- You learn a little dance together and show it off at the end
< Gather the whole court.
= party
> Be a fairy-tale crew for a day.
- {name} get{s} you all dancing, from the first pose to the last song
- You try the pole, strike some poses, and dance as a group
< Happily ever after starts here.
= private
> A fairy godmother, all to yourself.
- {name} listen{s} to what you want to learn and start{s} right there
- You choose the move and the song, and we take our time
< What will you wish for?
< Your wish comes first.
= private
> Make a wish, and we’ll work on it.
- {name} work{s} with you on your move, your pace, your questions
- You bring your move, your song and every question you have
< Watch it come true.
< This magic is made to measure.
= practice
> Even magic takes a few tries.
- {name} host{s} while you try, repeat and polish what you like
- You pick the moves, the music and the pace, and play
< Abracadabra, once more.
< One of them will shine.
= workshop
> Come and learn how the magic is done.
- {name} take{s} one theme apart with you, detail by detail
- You take one theme apart, drill the details, and put it together
< Then the spell is yours.
< Secrets will be shared.
= workshop
> Spend a while inside one wonder.
- {name} go{es} through every detail slowly, and you ask what you like
- You try each detail slowly, repeat it, and ask what you like
< You’ll see it all anew.
< Take the sparkle home.
= showcase
> The curtain opens, and the magic starts.
- {name} help{s} you polish the counts, the poses and the bow
- You dance it through, polish the details, and practice the bow
< Breathe, and shine.
< They’ll believe every step.
= photo
> Come and look like a fairy tale.
- {name} help{s} you find the pose, the angle and the look
- You choose a favorite pose, point your toes, and hold it
< Sparkle, please.
< Once upon a picture.
= photo
> One pose, and the magic is kept.
- {name} help{s} you with the lines, from your shoulders to your toes
- You pick your best poses, and we perfect every line
< Come and be enchanting.
< Hold still, and glow.
= men
> Every hero needs a good grip.
- {name} teach{es} you to climb, hold and spin, with strength and control
- You climb, you hold, you spin, and you use your whole body
< Your quest starts here.
< Magic looks good on you.
= prenatal
> A little wonder, for both of you.
- {name} guide{s} easy stretches, slow circles and long, calm breaths
- You stretch, sway and breathe, and rest whenever you like
< Come and be cared for.
< Softly does it, you two.
= prenatal
> Two hearts, one slow song.
- {name} lead{s} soft hip circles, long breaths and time to rest
- You circle your hips, breathe deeply, and rest between songs
< A gentle kind of magic.
< We’ve saved you both a place.
= postnatal
> You made magic. This time is yours.
- {name} guide{s} gentle core work, slow stretches and easy breaths
- You wake up your core gently, then stretch and breathe
< Come and bloom softly.
< Be kind to yourself with us.
= contemporary
> Some feelings only come out dancing.
- {name} lead{s} you across the floor with reaches, turns and soft falls
- You warm up, learn a phrase, and dance it across the floor
< Set a little wonder free.
= acro
> Trust each other, and you’ll fly.
- {name} show{s} you how to lean, lift and balance together
- You learn to lift, to balance up there, and to swap places
< It’s magic for two.
< You’re in good hands.
= acro
> It takes two to make this magic.
- {name} teach{es} you to base, to fly, and to come down softly
- One lifts, one balances, and then you both change roles
< Rise like a wish.
< The spell is called trust.
= circus
> Come and be the wonder of the ring.
- {name} teach{es} you to swing, balance and finish with a bow
- You try a swing, a balance and a trick or two
< And now, the star: you.
< Believe. Then bow.
= teens
> Too big for fairy tales? Be in one.
- {name} show{s} you how to hold on, swing out and strike a pose
- You learn turns, poses and a little routine to show off
< Main characters, this way.
< Your legend starts here.
= teens
> You know that flying dream? Come and try it.
- {name} teach{es} you to hang on, swing and land softly
- You hold on, swing out, and try each move until it works
< It’s even better awake.
< Dream on with us.
= kids
> Abracadabra, feet off the floor!
- {name} show{s} you how to hold tight, swing and land softly
- You hold on tight, swing around, and finish with a pose
< Ta-da!
< Presto! Come and join in!
= kids
> Wanted: brave fairies and friendly wizards!
- {name} teach{es} you to swing, to balance, and to bow like a wizard
- There are swings, balances and games for little heroes
< Come by broom!
< Wings out, everyone!
= class
> One song, and the everyday is gone.
- {name} teach{es} you the moves slowly, then you dance them to music
- You learn move by move, then put it all to music
< Come and be enchanted.
< Let yourself sparkle.
= static
> One push, and the spell begins.
- {name} show{s} you where to push, when to lift and how to land
- You learn a walk, a push and a spin that slows down softly
< Come and stir the air.
= tricks
> Come and make gravity blink.
- {name} build{s} every trick with you, from the floor to the pose
- You build each trick slowly and practice coming out of it, too
< Show it who’s enchanted.
= advanced
> Come and do the impossible, beautifully.
- {name} give{s} you demanding holds and combos, and an eye for detail
- There are demanding holds, flowing combos and details to polish
< You know the magic words.
= flow
> Dance as if the air were helping.
- {name} teach{es} you soft transitions between spins, steps and the floor
- Steps, spins and floor moves melt into one long dance
< Maybe it is.
= exotic
> Put the song under your spell.
- {name} show{s} you how to walk, roll and slide with the beat
- You practice walks, rolls and slides until they feel like yours
< Enchanting suits you.
= heels
> Step, turn, sparkle.
- {name} teach{es} you to walk tall, turn smoothly and strike a pose
- You learn to walk tall, turn smoothly and dance a short routine
< Repeat until enchanted.
= lowflow floor
> Let the floor charm you into dancing.
- {name} teach{es} you rolls, leg lines and smooth ways to get up
- You learn rolls, leg lines and soft ways up and down
< Sink into a sweet dream.
= yoga
> Breathe yourself into another world.
- {name} lead{s} calm poses, long stretches and a quiet ending
- You hold calm poses, stretch out long, and end in quiet
< Leave the map behind.
= choreo
> By the last chorus, you’ll be enchanted.
- {name} go{es} through every count with you, then turn{s} up the song
- You repeat every count until the whole dance runs by itself
< Resist as long as you like.
= twerk
> Bass on, spell cast.
- {name} break{s} every shake down, and then the song speeds up
- You learn each shake in slow motion before the song speeds up
< Let the glitter fly.
= salsa
> Let the rhythm charm your hips.
- {name} lead{s} you from the first step to a stylish turn
- You practice the step, the hip and the turn to real songs
< They’re easily persuaded.
= silks
> Up in the silks, everything feels like magic.
- {name} teach{es} you wraps, poses and a soft way down
- You try wraps, poses and hangs, and learn a soft way down
< Even getting tangled.
= straps
> Make strength look like a spell.
- {name} lead{s} you through hangs, lifts and slow rolls in the straps
- You practice hangs, lifts and slow rolls, with rests between
< Wonder, at full stretch.
= trapeze
> Feel the air fall in love with you.
- {name} show{s} you seats, hangs and poses on the bar
- You try seats, hangs and poses on the bar, one by one
< It’s mutual.
= seniors
> Come and twirl with us.
- {name} show{s} you each move calmly, and repeat{s} it as you like
- You warm up gently, learn a few moves, and dance to music
< Every step is a small wonder.
= party
> One big wish: everyone dances.
- {name} teach{es} the poses, start{s} the music and cheer{s} you on
- There are easy moves, group poses and songs you all know
< Granted. Everyone up.
= practice
> A room, a song, and your own wonders.
- {name} host{s}, and you choose the moves and the music
- You work on your own list, in your own time
< Conjure what you like.
= photo
> Picture yourself enchanted.
- {name} guide{s} you from one pose to the next, line by line
- You move from one pose to the next and find your lines
< Then hold that picture.
= men
> Come and do something legendary.
- {name} teach{es} you to grip, climb and hold, with good technique
- You learn to grip, climb and hold, and how to spin
< Write your own myth.
= contemporary
> Move like a wish.
- {name} teach{es} a phrase of turns, curves and soft landings
- You learn a phrase of turns, curves and soft landings
< Don’t say it aloud.
= kids
> Come and swing like a forest fairy!
- {name} show{s} you how to hang on, spin round and land softly
- You jump, swing and balance, and learn a little trick
< Every fairy gets a turn!
= teens
> Your superpower is waiting for you.
- {name} teach{es} you swings, holds and poses, step by step
- You try swings, holds and poses, and cheer each other on
< Come and switch it on.
= openlevel
> One class, many kinds of magic.
- {name} give{s} you options for every move, from simple to bold
- You choose between simple and bold for every move
< Choose your own adventure.
= openlevel
> This magic is open to everyone.
- {name} show{s} each move in an easy version and a bigger one
- You take each move in the version that suits you
< Come and sparkle your way.
= flow
> Like magic, one move becomes the next.
- {name} show{s} you how a spin becomes a slide and a roll
- A spin runs into a slide, and a slide into a roll
< Melt into it with us.
@ Intro to Pole
> Once upon a {day}, you said yes.
- {name} open{s} the story with grips, walks and your first spin. No experience needed
- Your first grip, first walk and first spin begin with {name}. No partner needed
- The story opens with grips, walks and your very first spin. No experience needed
< Your fairy tale starts here.
< Chapter one is all yours.
< Say yes to wonder.
@ Intro to Pole
> No wand, no partner, no experience needed.
- {name} bring{s} the magic of a first grip, a first walk and a first spin
- Learn grips, walks and the wonder of your very first spin with {name}
- Just you, a few grips and walks, and the wonder of your first spin
< You’re magic enough.
< Come and be amazed.
< Bring only your wonder.
@ Intro to Pole
> There is magic in a first spin.
- {name} guide{s} you gently through grips, walks and your first spin. No experience needed
- From first grip to first spin, {name} guide{s} you. No dance background needed
- You hold, you walk, you spin, and no dance background is needed
< Let the wonder begin.
< Feel the first spark.
< Come and believe.
@ Intro to Pole
> Every fairy was new to the air once.
- {name} teach{es} grips, walks and a first spin, no experience or partner needed
- Come without experience, and {name} will show you grips, walks and your first spin
- Grips come first, then walks, then your first spin. No experience needed
< Borrow a little fairy dust.
< Make a wish and float.
< Your wings are ready.
@ Beginner Pole
> You’ll go home a little enchanted.
- {name} weave{s} spins, climbs and sits into a short combo of your very own
- Spin, climb and sit at a steady pace with {name}, and leave with a combo
- Spins, climbs and sits are woven into a short combo that goes home with you
< Take the magic home.
< Come and learn the spell.
< Leave with a little wonder.
@ Beginner Pole
> Magic grows at a steady pace.
- {name} lead{s} you steadily through spins, climbs and sits to a combo of your own
- Grow grip, core and confidence with {name}, and leave with your own combo
- Spins, climbs and sits grow at a steady pace, until a combo blossoms
< Watch your magic grow.
< Plant a wish here.
@ Beginner Pole
> Rapunzel waited. You can climb.
- {name} teach{es} you to climb, spin and sit, with a short combo to take home
- Climb, spin and sit with {name}, and carry a combo home like treasure
- You climb, you spin, you sit, and you leave with a combo of your own
< Lovely view. Come up.
< No prince required.
< The tower is yours.
@ Beginner Pole
> Every heroine starts with one climb.
- {name} guide{s} your spins, climbs and sits, and you leave with your own combo
- At a steady pace, {name} help{s} you build grip, confidence and a little combo
- Build grip, core and confidence with every spin, climb and sit, and keep the combo
< Be the heroine.
< Your adventure is here.
< Up, toward the stars.
@ Intermediate Pole
> Wonderland is upside down. Come and see.
- With {name} spotting you safely, first inverts and leg hangs become an adventure
- {name} safely spot{s} your first inverts and leg hangs, and polish{es} your transitions
- You climb with ease, so step into first inverts and leg hangs, safely spotted
< Alice would love this.
< Curiouser and curiouser.
< The looking glass is open.
@ Intermediate Pole
> You know how to climb. Meet the stars.
- {name} guide{s} you safely into first inverts, leg hangs and cleaner transitions
- Leave the ground behind with {name}, who spot{s} your first inverts and leg hangs
- First inverts and leg hangs are safely spotted, and every transition grows cleaner
< The stars say hello.
< Meet us upside down.
< Shine from up there.
@ Intermediate Pole
> Turn the world over and make a wish.
- First inverts and leg hangs are safe wonders with {name} there to spot you
- If you climb with ease, {name} will spot you safely into inverts and leg hangs
- You’re ready for first inverts and leg hangs, with someone to spot you safely
< Wish granted, upside down.
< See the magic overhead.
@ Advanced Pole
> Power, with a little stardust on it.
- {name} bring{s} power and control to shoulder mounts, handsprings and aerial combos
- Bring your inverts to {name} for shoulder mounts, handsprings and aerial combos
- Shoulder mounts, handsprings and aerial combos shine with power and control
< Scatter stardust with us.
< Leave a glittering trail.
@ Advanced Pole
> From below, it looks like a spell.
- {name} reveal{s} the power and control in handsprings, shoulder mounts and combos
- Confident inverters learn shoulder mounts, handsprings and aerial combos with {name}
- Up there, shoulder mounts and handsprings turn control into elegant lines
< Come up and enchant.
< Hold the room spellbound.
< Cast yours in the air.
@ Advanced Pole
> For confident inverters, the sky has doors.
- {name} open{s} the way to aerial combos, shoulder mounts and handsprings
- With {name}, power and control carry you into shoulder mounts and handsprings
- Aerial combos, shoulder mounts and handsprings are waiting, with control and grace
< Knock, and come up.
< Step into the sky.
< Every door is open.
@ Spin Basics
> No strength needed yet. Just wonder.
- {name} walk{s} you into fireman, chair and back hook, and gently back to earth
- Learn fireman, chair and back hook with {name}, and land each spin softly
- You walk in, let go of the floor, and land softly from three lovely spins
< Come and be whirled.
< Land like a feather.
@ Spin Basics
> Three spins, like three wishes.
- {name} grant{s} you fireman, chair and back hook, each with a soft landing
- Wish for fireman, chair and back hook with {name}. No strength needed yet
- Fireman, chair and back hook come true, and no strength is needed yet
< All three come true.
< Make your first wish.
< Wish, spin, smile.
@ Spin Basics
> Let go of the floor. Float.
- {name} teach{es} fireman, chair and back hook, from the walk in to a soft landing
- Float through fireman, chair and back hook with {name}. No strength needed yet
- You need no strength yet for fireman, chair and back hook, only a little trust
< Drift down like stardust.
< Float a little while.
< The air is ready.
@ Spin Pole
> This pole is under a spell. It turns.
- {name} show{s} you the magic of momentum and balance, in combos that feel like flying
- Let the pole carry you with {name}, in floaty combos that look effortless
- Momentum and balance do the magic, and floaty combos feel like flying
< Step up and be whirled.
< Say the word, and turn.
< Fall under its spell.
@ Spin Pole
> Be the dancer in the music box.
- {name} guide{s} your balance and momentum, so every combo floats and looks effortless
- Turn with the pole and {name}, in floaty combos that feel like flying
- The pole turns with you, and effortless-looking combos drift by like a dream
< Come and open the lid.
< Let the music box play.
@ Spin Pole
> Ever wished to fly? Wish granted.
- {name} turn{s} momentum and balance into floaty combos that feel like flying
- With {name}, the pole turns, you balance, and your combos float like feathers
- A turning pole, a little balance, and floaty combos feel like flying
< Fairy dust optional.
< Lift off with us.
< Fly softly.
@ Pole Tricks
> Magicians never tell. We show you everything.
- {name} reveal{s} three tricks step by step, with spotting and options for every level
- Step by step, {name} share{s} three tricks, with spotting. Bring your phone for the photo
- Three tricks are revealed step by step, with spotting. Bring your phone for the photo
< Then the magic is yours.
< Come backstage.
< Keep our secrets.
@ Pole Tricks
> Bring your phone. Magic needs proof.
- {name} guide{s} you step by step into three tricks, with spotting for every level
- Learn three tricks with {name}, with spotting and options for every level
- Every level learns three tricks, step by step and with spotting, before the photo
< Smile. You just did magic.
< Catch the sparkle.
< Pose, and be amazed.
@ Pole Tricks
> Three tricks a class. Three small miracles.
- {name} bring{s} three tricks to life, step by step, with spotting for every level
- Bring your phone. {name} teach{es} three tricks step by step, with spotting for all
- There’s spotting, an option for every level, and a photo for your phone
< Collect all three.
< Your ta-da is ready.
< Believe in all three.
@ Pole Flow
> Less counting. The music casts the spell.
- {name} link{s} spins, floorwork and transitions into one spellbound breath of movement
- Feel the music with {name} as spins and floorwork become one long breath
- Spins, floorwork and transitions become one long breath, and the music leads
< Come and be spellbound.
< Fall into the music.
< Drift into the song.
@ Pole Flow
> One long breath can hold a whole dream.
- {name} join{s} spins, floorwork and transitions, with less counting and more music
- Glide from spins to floorwork with {name}, counting less and feeling more
- You link spins, floorwork and transitions, counting less and feeling more
< Breathe in. It begins.
< Float on one breath.
@ Pole Flow
> Let the music take you by the hand.
- {name} lead{s} you from spin to floor and on, in one long breath of movement
- Flow through spins, floorwork and transitions with {name}, feeling every note
- Spins and floorwork flow on one breath, with hardly a thought of counting
< This song knows the way.
< Follow the sweetest note.
< Hold on, and glow.
@ Pole Choreography
> One song. By the end, it’s enchanted.
- {name} teach{es} you a new routine in sections, until you dance the song full out
- Learn the routine piece by piece with {name}, and perform the song full out
- A new routine is learned in sections and danced full out at the end
< Come and enchant a song.
< Finish in full sparkle.
< Shine on the last note.
@ Pole Choreography
> Every song is hiding a story.
- {name} teach{es} a new routine in sections, with a full-out happy ending
- Discover a new routine with {name}, section by section, and dance the ending full out
- You learn the routine in sections, and dance the whole tale full out
< You’re the happy ending.
< Step into the story.
< Be the leading star.
@ Pole Choreography
> Learn a spell, verse by verse.
- {name} build{s} a new routine to one song in sections, for a full-out finale
- Verse by verse, {name} teach{es} you a routine to dance full out at the end
- A new routine to one song grows in sections, toward a full-out finale
< Cast your finest spell.
< Abracadabra on the chorus.
< Dance the magic word.
@ Exotic Pole
> Heels on, lights low. The spell begins.
- {name} lead{s} you through low flow, slides and kips. Bring knee pads and boldness
- Enchant the floor with {name} in low flow, slides and kips. Bring knee pads
- Low flow, slides, kips and attitude work their magic. Bring knee pads
< Cast it your way.
< Your boldest magic, please.
< Bewitch us boldly.
@ Exotic Pole
> Your boldest self is waking from a spell.
- {name} call{s} you to low flow, slides and kips with attitude. Bring knee pads
- Heels on for low flow, slides and kips with {name}. Bring your knee pads
- Bring heels and knee pads for low flow, slides, kips and all your attitude
< No prince needed. Just heels.
< Wake up bold.
< Awake, enchantress.
@ Exotic Pole
> Attitude is a kind of magic.
- {name} teach{es} low flow, slides and kips, heels on and lights low. Bring knee pads
- Bring knee pads and your boldest self for slides, kips and low flow with {name}
- With heels, knee pads and your boldest self, slides and kips become magic
< Come and be spectacular.
< Bold ones, this way.
@ Heels & Floorwork
> Cinderella, you may keep both heels on.
- {name} lead{s} you through leg lines, rolls and waves, in heels or socks
- Dance leg lines, rolls and waves with {name}, in heels of any height or socks
- In heels or socks, you learn leg lines, rolls and smooth ways down and back
< Your ball is right here.
< No pumpkin at the end.
< Dance on, Cinderella.
@ Heels & Floorwork
> In heels or socks, you’ll enchant the floor.
- {name} show{s} you leg lines, rolls, waves and smooth ways to the floor and back
- With {name}, leg lines, rolls and waves take you smoothly down and back again
- Leg lines, rolls and waves carry you smoothly to the floor and back
< The floor is already charmed.
< Come and make it swoon.
< Melt, roll, rise.
@ Heels & Floorwork
> Move like a wave in a mermaid’s tale.
- {name} guide{s} your waves, rolls and leg lines, in heels of any height or socks
- Ride the waves with {name} through rolls and leg lines, in heels or in socks
- Rolls, waves and leg lines flow to the floor and back, in heels or socks
< The tide is with you.
< Surface, and shine.
@ Chair Dance
> Kiss no frogs. Your partner is a chair.
- {name} conjure{s} sultry choreography that’s easy to follow and great with friends
- Dance sultry choreography with {name} and a chair, easy to follow among friends
- The sultry choreography is easy to follow, and lovely to share with friends
< Chairs make charming princes.
< Happily, sultrily ever after.
< Sit, and be charmed.
@ Chair Dance
> An enchanted chair has asked you to dance.
- {name} keep{s} sultry choreography easy to follow and lovely to share with friends
- Follow {name} easily through sultry choreography, alone or with your friends
- The sultry steps are easy to follow, and friends are welcome under the spell
< Give the chair your hand.
< Take the enchanted seat.
< Sit down, spellbound.
@ Chair Dance
> The throne room is now a dance floor.
- {name} hold{s} court with sultry choreography, easy to follow and great with friends
- Rule your chair with {name}, in sultry choreography that’s easy to follow
- Sultry choreography is easy to follow here, and friends make fine royalty
< Be seated, Majesty.
< Claim your throne.
< Reign beautifully.
@ Aerial Hoop
> Take a seat in the moon.
- {name} show{s} you mounts, poses and spins, each in a low and a high version
- Mount, pose and spin with {name}, in a low version or a high one
- Mounts, poses and spins float low or high, graceful from the first class
< It’s your turn to glow.
< Rest on the moon.
< Shine like the moon.
@ Aerial Hoop
> Low or high, there’s wonder in the air.
- {name} teach{es} mounts, poses and spins, with graceful strength from the first class
- Find graceful strength with {name} in every mount, pose and spin, low or high
- Each mount, pose and spin has a low wonder and a high one
< Choose your own magic.
< Float at any height.
< Come and hover.
@ Aerial Hoop
> There’s a magic ring in the air.
- {name} guide{s} you into mounts, poses and spins, low or high, with graceful strength
- From your first class, {name} help{s} you mount, pose and spin, low or high
- Graceful strength begins with your first mount, pose and spin, low or high
< Make the ring yours.
< Step inside the ring.
< One ring, many wishes.
@ Strength & Conditioning
> Open sesame, stubborn invert.
- {name} train{s} pull, core and shoulders with you, until stubborn inverts click
- Build pull, core and shoulder strength with {name}, until those inverts click
- Pull, core and shoulder work is the magic word for inverts that click
< The treasure cave is opening.
< Say the magic word.
< Hear the lock click.
@ Strength & Conditioning
> Magic has muscles. Come and meet them.
- {name} introduce{s} pull, core and shoulder work, with progress you can measure
- Grow strong in pull, core and shoulders with {name}, and measure your progress
- Pull, core and shoulder work made for pole brings progress you can measure
< They’d love to meet you.
< Flex a little magic.
< Strong is spellbinding.
@ Strength & Conditioning
> Every lovely float has strength behind it.
- {name} build{s} your pull, core and shoulders for pole, and for inverts that click
- Work on pull, core and shoulders with {name}, until your inverts finally click
- Pull, core and shoulder work, made for pole, makes inverts click at last
< This is where floating begins.
< Come and build your magic.
< Rise, little by little.
@ Flexibility & Stretch
> A warm, kind spell for your body.
- {name} guide{s} you gently toward splits and backbends, whatever your starting point
- Stretch kindly with {name} for splits, backbends and shoulders, wherever you begin
- Active stretching for splits, backbends and shoulders is guided and gentle here
< Gentle magic works best.
< Be softly spellbound.
< Soften, and glow.
@ Flexibility & Stretch
> Buds don’t open by force. Neither do splits.
- {name} lead{s} you warmly into splits, backbends and shoulders, wherever you start
- Open up kindly with {name} for splits, backbends and shoulders, whatever your start
- Splits, backbends and shoulders open kindly, whatever your starting point
< Come and bloom gently.
< Petal by petal.
< Open like a rose.
@ Flexibility & Stretch
> Your shoulders are two sleeping beauties.
- {name} guide{s} you warmly and kindly into splits, backbends and easier shoulders
- From any starting point, {name} guide{s} you kindly to splits, backbends and shoulders
- Warm, guided stretching wakes splits, backbends and shoulders, wherever you start
< No kiss needed.
< Rise and shine, gently.
< Wake up softer.
@ Intro to Pole
? offer first class free
> First class free. First spell included.
- {name} show{s} you grips, walks and a first spin, with no experience needed
- Try grips, walks and the magic of a first spin, with no partner needed
< Come and say yes.
< Have a little magic.
@ Intro to Pole
? bring *friend*
> Bring {bring}. Every story needs two heroes.
- {name} teach{es} you both grips, walks and a first spin, no experience needed
- You both learn grips, walks and a first spin, with no experience needed
< Two wishes, one spin.
< Take turns being amazed.
@ Beginner Pole
? offer first class free
> First class free. No waiting in towers.
- {name} teach{es} you to spin, climb and sit, and send{s} you home with a combo
- Climb, spin and sit at a steady pace, and take a combo home
< Let down your hair.
< Rise, Rapunzel.
@ Beginner Pole
? series *weeks
> {Series} of climbing toward the stars.
- {name} lead{s} you steadily through spins, climbs and sits, up to a combo
- Spins, climbs and sits add up to grip, confidence and a combo of your own
< Begin the ascent.
< Write your first chapter.
@ Intermediate Pole
? series *weeks
> {Series} to Wonderland and back.
- {name} spot{s} your first inverts and leg hangs safely, and smooth{s} your transitions
- First inverts, leg hangs and cleaner transitions are safely spotted all the way
< Follow us upside down.
< Mind the rabbit hole.
@ Spin Basics
? level beginner
> Beginners, the air is yours.
- {name} guide{s} you through fireman, chair and back hook. No strength needed yet
- Learn fireman, chair and back hook, and how to land as softly as snow
< Your first flight is here.
@ Spin Pole
? level all
> All levels may fly here.
- {name} guide{s} you into momentum, balance and floaty combos that look effortless
- The pole turns with you, and every floaty combo feels like flying
< There’s air for everyone.
@ Pole Choreography
? music
> {Music}, and a little abracadabra.
- {name} teach{es} a routine in sections, and you dance the song full out
- Learn the new routine in sections, and dance full out at the end
< Cast your spell on cue.
@ Heels & Floorwork
? places *left
> {Places} at the ball.
- {name} lead{s} leg lines, rolls and waves, and socks count as slippers
- Leg lines, rolls and waves are danced in heels, and socks count as slippers
< Come to the ball.
< Slip into yours.
@ Chair Dance
? bring heels (optional)
> Heels or not, the chair is charmed.
- {name} enchant{s} the chair with sultry choreography that’s easy to follow
- The sultry choreography is easy to follow, with or without your friends
< Sit down, enchantress.
< Either way, you shine.
@ Aerial Hoop
? places max*
> {Places} under the same moon.
- {name} teach{es} each mount, pose and spin in a low and a high version
- You learn mounts, poses and spins, low or high, with graceful strength
< Come and be starlight.
= any
? bring *knee pads*
> Come under the spell, and bring {bring}.
< Land softly. Shine brightly.
= any
? bring *shorts*
> Bring {bring}, and leave the ball gown.
< Wings need room.
= any
? bring *water*
> Bring {bring}. We’ll bring the magic.
< One sip, and you’re glowing.
= any
? bring *towel*
> Bring {bring}. You’re going to glow.
< Sparkle all you like.
= any
? bring *mat
> Bring {bring}, and we’ll add the magic.
< Come and dream with us.
= any
? bring *friend*
> Bring {bring}. Magic is better shared.
< Happily ever after, you two.
= any
? bring *friend*
> Bring {bring}, and wonder together.
< Come and double the sparkle.
= any
? bring mats (provided)
> Come for the magic. Mats are provided.
< Just bring a wish.
= any
? wear *heels*
> Wear {wear}, and enchant the room.
< Come to the dance, Cinderella.
= any
? wear *heels*
> Wear {wear}. You’re going to the ball.
< The first dance is yours.
= any
? bring heels (optional)
> With or without heels, you’ll be enchanting.
< Glass slippers are optional, too.
= any
? wear
> Wear {wear}. Your fairy godmother insists.
< She has taste.
= any
? offer first class free
> First class free. Your first wish is granted.
< Two wishes to go.
< Come and wish again.
= any
? offer first class free
> First class free. Come and be enchanted.
< Magic, with our compliments.
= any
? offer free trial class
> Try a little magic in a free trial class.
< If it fits, it’s yours.
= any
? offer free trial class
> Wish granted: a free trial class.
< You have two left.
= any
? offer your friend comes free
> Your friend comes free, as if by magic.
< Come and share the wonder.
= any
? offer
> A small wish, granted: {offer}.
< Come and keep wishing.
= any
? offer
> Abracadabra: {offer}.
< No trick. Only a treat.
= any
? offer *half price*
> {Offer}, and all of the magic.
< Not one sparkle less.
= any
? offer *off*
> {Offer}, and all of the wonder.
< You get every last sparkle.
= any
? level beginner (no experience)
> No experience needed. Wizards start the same way.
- {name} show{s} you every move slowly, and then once more
- You see every move slowly before you try it
< Once upon a first time.
= any
? level beginner (no experience)
> You don’t need to know the spell.
- No experience needed. {name} show{s} you every move slowly
- No experience needed. We go step by step
< Come and learn it with us.
= any
? level beginner
> Even Merlin was a beginner once.
- {name} start{s} with the basics, and go{es} at an easy pace
- So we start with the basics, at an easy pace
< The beard comes later.
< Come and say hello, wizard.
= any
? level beginner
> Beginners, this way to the wonder.
- {name} start{s} at the first step and go{es} gently from there
- We start at the first step and go gently
< You’re exactly right here.
= any
? level all
> One spell for all levels, yours included.
- {name} adapt{s} each move to you, so you can simply enjoy it
- Each move comes in more than one version
< There’s room for your sparkle.
= any
? level beginner (only)
> Beginners only, so the wonder is new to everyone.
- {name} start{s} everyone together, at the very first step
- Everyone starts together, at the very first step
< Everybody gasps together.
= any
? level advanced*
> {Level}: time to make it look like magic.
< Nobody will see the strings.
= any
? level intermediate*
> {Level}: halfway between spark and dragon.
< Let’s see some flames.
= any
? audience
> {Audience}: this magic is yours.
< Consider yourself enchanted.
= any
? audience women*
> {Audience}: so much magic in one room.
- {name} lead{s} every witch, fairy and heroine among us
- Come as a witch, a fairy or simply yourself
< Join the coven, laughing.
= heels chair exotic choreo flow burlesque twerk salsa contemporary lowflow floor
? places *left
> {Places}. Make a wish, and dance with us.
- {name} teach{es} the moves slowly, then the whole dance to music
- You learn the moves slowly, then the whole dance to music
< We’d love to grant it.
= any
? places *left
> {Places} at the round table.
< One is yours, brave knight.
= any
? places few
> Just a few places in this fairy tale.
< One could be yours.
= any
? places max*
> {Places}. A small circle, and plenty of magic.
< Be one of its stars.
= any
? places small group
> Small group, big magic.
< Every spark gets noticed.
= intro pole spin spinpole static tricks flow exotic choreo intermediate advanced
? places your own pole
> Your own pole. Nobody shares a wand.
< Spells work better that way.
= any
? series starts*
> {Series}. So does the fairy tale.
< Begin where it begins.
< Meet us at chapter one.
= heels chair exotic choreo flow burlesque twerk salsa contemporary lowflow floor
? music
> {Music}. Your feet have been warned.
- {name} teach{es} you the steps first, then add{s} the song
- You learn the steps first, then dance them to the song
< They won’t listen.
= heels chair exotic choreo flow burlesque twerk salsa contemporary lowflow floor
? music
> {Music} will put you under its spell.
- {name} lead{s} you through the steps, the turns and the chorus
- You dance your way through the steps, the turns and the chorus
< Only dancing breaks it.
= any
? music
> The magic word is {music}.
< Hum it. It works.
= any
? length
> {Length}, and no pumpkin in sight.
< Forget the clock, Cinderella.
= any
? substitute
> Like magic, {sub} is in for {for}.
< Same spell, new sparkle.
= any
? substitute
> Enter {sub}, in for {for}, with sparkle.
< A wonderful plot twist.
= any
? soldOut sold out
> Sold out. What a wonderful spell.
< Sparkle on, all of you.
= any
? soldOut sold out
> Sold out: so many wishes, all granted.
- To everyone with a place: get ready to sparkle
< More magic soon. Keep wishing.
= any
? soldOut waitlist
> The waitlist is open. Some wishes come true.
< Fingers crossed, dreamer.
= any
? guest
> Something wonderful is coming: {guest}.
< Roll out something red.
= salsa contemporary heels choreo class burlesque twerk floor lowflow flow
? typed *no partner*
> No partner needed. Your magic works solo.
< Let the music ask you.
= pole polefit spin static tricks yoga stretch conditioning
? typed *new class*
> A new class just hatched.
- {name} lead{s} the warm-up, the moves and a soft stretch to finish
- You warm up, move to music, and finish with a soft stretch
< Could be a dragon.
= any
? typed *new class*
> Once upon a time: a new class.
< Be in the first chapter.
= any
? typed *small group*
> Small group. No need for breadcrumbs.
< Nobody gets lost.
= heels chair exotic choreo flow burlesque twerk salsa contemporary lowflow floor
? places *left
> {Places} on the dance card.
- {name} teach{es} you the steps, the turns and the poses, piece by piece
- You learn the steps, the turns and the poses, piece by piece
< Write yours in ink.
= heels chair exotic choreo flow burlesque twerk salsa contemporary lowflow floor
? music
> {Music}, and not one wallflower.
- {name} teach{es} you the moves slowly, then with every beat
- You learn the moves slowly, then dance them with the beat
< Even the roses dance.
= heels chair exotic choreo flow burlesque twerk salsa contemporary lowflow floor
? typed *new class*
> New class. Nobody knows the spells yet.
- {name} start{s} with the steps, then add{s} turns, poses and rhythm
- You start with the steps, then add turns, poses and rhythm
< Learn one before the wizards do.
= heels chair exotic choreo flow burlesque twerk salsa contemporary lowflow floor
? series week*
> {Series}. The plot thickens, in eight counts.
- {name} add{s} new steps, new turns and a few more counts
- New steps, new turns and a few more counts are waiting
< No spoilers, just steps.
= heels chair exotic choreo flow burlesque twerk salsa contemporary lowflow floor
? level all
> All levels at one ball.
- {name} teach{es} the steps slowly, then add{s} turns and poses for more
- You take the simple steps or add the turns and poses
< Waltz or wiggle.
= heels chair exotic choreo flow burlesque twerk salsa contemporary lowflow floor
? offer first class free
> First class free, says the fairy godmother.
- {name} teach{es} the steps, the turns and how to feel the beat
- You learn the steps, the turns and how to feel the beat
< Your invitation has arrived.
= pole spin spinpole static tricks polefit intermediate advanced
? places *left
> {Places} on the broomstick.
- {name} teach{es} you where to hold, how to swing and how to land
- You learn where to hold, how to swing and how to land
< Hop on behind us.
= pole spin spinpole static tricks polefit intermediate advanced
? series week*
> {Series}, and the wand feels lighter.
- {name} work{s} with you on grips, holds and the moves between them
- You work on grips, holds and the moves between them
< Wave it a little higher.
= pole spin spinpole static tricks polefit men inclusive
? level all
> All levels, one beanstalk.
- {name} show{s} every spin, climb and hold in an easy version, too
- Every spin, climb and hold comes in an easy version, too
< Every leaf has a view.
= polefit conditioning seniors pole
? typed *small group*
> Small group, mighty as a giant.
- {name} help{s} you with every grip, pull and hold along the way
- You work on grips, pulls and holds, one by one
< Gentle giants welcome.
= hoop silks trapeze straps
? places *left
> {Places} up in the air.
- {name} teach{es} you to get up, hold a pose and float
- You learn to get up, hold a pose and float
< Choose a star, and come.
= hoop silks trapeze straps
? series week*
> {Series}, and you float a little longer.
- {name} work{s} with you on seats, hangs and poses in the air
- You work on seats, hangs and poses up in the air
< Wonder grows with practice.
= hoop silks trapeze straps
? places max*
> {Places}. Plenty of magic in the air.
- {name} show{s} you how to sit, hang and balance above the ground
- You sit, you hang, you balance, and you learn to let go
< Take turns being a star.
= stretch yoga
? bring mats (provided)
> Mats are provided. We call them flying carpets.
- {name} lead{s} you through slow stretches and long, easy breaths
- You stretch slowly and breathe out, from your neck to your toes
< Lie down, and take off.
= stretch yoga
? bring *mat
> Bring {bring}, and let the magic unfold.
- {name} guide{s} your hips, back and shoulders into slow, kind stretches
- You stretch your hips, back and shoulders slowly and kindly
< Roll it out slowly.
= any
? typed *new class*
> A new class, fresh from the cauldron.
< Still bubbling.
= any
? level all
> All levels: one spell, many ways to say it.
- {name} show{s} each move in a small version and a grand one
- Each move has a small version and a grand one
< Any accent will do.
= any
? level advanced (only)
> {Level}. You already have the wings.
< Use them.
= any
? places *left
> {Places} on the flying carpet.
< Take a corner.
= any
? guest
> Rub the lamp, and who appears? {guest}.
< Wishes at the ready.
= any
? series * weeks*
> {Series}. Even beanstalks need a little time.
< Keep watering.
= any
? series week*
> {Series}. The beanstalk has reached the window.
< Next stop, clouds.
= any
? price
> {Price}. Magic beans not accepted.
< Keep the cow.
= any
> Make a wish.
< Granted.
< Then come.
= any
> Magic starts here.
< With you.
< Come along.
= any
> Follow the sparkle.
< This way.
< To us.
= any
> You, enchanted.
< Imagine that.
`;
