// size: data, a block for each kind of detail
/** Last lines that answer what the details say, in the form of parse.ts. */
export const playful = `
= kids
? bring *water*
< Glug, glug, hooray!
< Rockets need fuel!
= kids
? bring *socks*
< Silly ones, please!
< Odd pairs are our favorite!
= kids
? bring *snack*
< Crunch time!
< Even superheroes munch!
= kids
? bring *friend*
< Giggles come in pairs!
< Pick your silliest one!
= kids
? bring *
< Packed? Ready, set, wiggle!
< Backpack on, superstar!
< Now all we need is you!
= kids
? wear *
< Superhero outfit: check!
< Dressed for adventure!
= kids
? audience ages *
< Is that you? Yippee!
< Hop if that’s you!
= kids
? typed *parents*outside*
? typed *parents*wait*
? typed *drop off*
< Wave bye-bye!
= kids
? typed *parents*
< Best fans in the world!
< Show them your ta-da!
= teens
? bring *friend*
< Group chat, pick somebody!
< Inside jokes start here!
< You two are trouble already!
= teens
? bring *
< And your loudest laugh!
< Packed already? Show-off!
= teens
? audience ages *
< Little siblings, not this time!
< Finally, one for your crew!
? bring water and a towel
? bring a towel and water
? bring *water*towel*
< It’s almost a beach day!
< Rubber duck optional!
? bring water
? bring *bottle*
? bring * water
< Sip, sip, hooray!
< Fun is thirsty work!
? bring a towel
? bring *towel*
< It doubles as a cape!
< The fluffy one! Live a little!
? bring heels and knee pads
? bring *heels*knee pads*
< One for up, one for down!
< Grand entrance, soft landing!
? bring knee pads (recommended)
< Three cheers for squishy pads!
? bring knee pads
? wear knee pads
? bring *knee pads*
< Slide, slide, hooray!
< Superhero knees, activate!
< Knees deserve nice things!
? bring heels (optional)
? wear heels (optional)
< Giggling is compulsory!
< The strut comes either way!
? bring heels
? wear heels
? bring *heels*
? wear *heels*
< They’ll hear us coming!
< Click-clack, here you come!
? bring socks (optional)
? bring *socks*
< Mismatched? Even better!
< Stripes score bonus points!
? bring mats and blocks (provided)
? bring *blocks* (provided)
< Please don’t build a fort!
? bring *mats* (provided)
? bring *mat (provided)
< Call dibs on a comfy one!
< Just add you!
? bring * (provided)
< You’re the missing ingredient!
< Skip all the way here!
? bring *mat
< Unroll, flop, grin!
< Race you to the front row!
? bring *friend*
< You know exactly which one!
< Tell them it’s a surprise!
? bring *layers*
? wear layers
< On, off, on again! Whee!
< Peel as you play!
? wear *warm *
? bring *warm *
? wear *sweater*
< Snuggle in, wiggle out!
< Snug now, bouncy later!
? bring *grip*
< Stick with us!
< High fives get sticky!
< Superglue is cheating!
? bring *snack*
< Snack o’clock! Hooray!
< No swapping! Okay, maybe!
? bring *notebook*
< Doodles welcome!
< There’s no test, promise!
< Spelling doesn’t count!
? typed *no phone*
? !bring *phone*
< Cat videos can wait!
? bring *phone*
? typed *bring*phone*
< You’ll want the replay!
< Make room for bloopers!
? !bring anything
< Okay, one thing: your grin!
< Jazz hands need no luggage!
? !bring *heels*
< Flat-out fun!
< Your toes just cheered!
? !bring *
< One thing less, one hop more!
? typed *costume*contest*
< May the silliest win!
? wear *costume*
< Yes, even the dinosaur!
? typed *costume*
< And who might you be?
< The sillier, the better!
? wear *shorts*
? bring shorts
< Knees need a day out!
? wear *leggings*
< Loud prints get loud cheers!
< Superheroes wear them, too!
? wear *barefoot*
< Ten toes, reporting for fun!
< Nail polish gets applause!
< No tickling!
? wear black
? wear *black*
< Ninjas welcome!
< Sneak in, bounce out!
? wear *white*
< Spaghetti comes after!
< No puddles on the way, please!
? wear something red
? wear red
< Ladybug dots optional!
< Ready, set, red!
? wear *neon*
? wear *80s*
< Glow, glow, go!
< Leg warmers, your time is now!
< Sunglasses, just in case!
? wear *comfy*
< Pajama people, rejoice!
< Favorite old T-shirt? Invited!
? wear *sneakers*
< Double knots, triple fun!
< Squeaks are music to us!
? !wear *lotion*
< Slides only on purpose!
< Sticky is the new smooth!
? !wear *jewel*
< You’re sparkly enough!
? !wear *
< The smile stays on, though!
? wear *
< Give us a twirl!
< Outfit sorted! Fun next!
< Ta-da! Look at you!
? bring *
< And the giggles, of course!
< Bag packed? Let’s play!
? offer first class free
< Try one, grin twice!
< Your first giggle’s on us!
? offer *trial*
? offer free trial*
< Peek, wiggle, decide!
< Try us on for size!
< Go on, have a nibble!
? offer free class
< Free! Whee! It even rhymes!
< Read it twice! Still true!
? offer 2 for 1*
< One plus one equals whee!
< Who gets to be the plus-one?
< Twins, this one’s easy!
? offer your friend comes free
< Watch how fast they text back!
< Best friend status: secured!
< They owe you a high five!
? offer half price*
< The fun stays whole!
? offer *code*
< Psst! Pass it on!
< Type away, secret agent!
? offer free for members
? offer *for members*
< Members, take a bow!
< Members, you lucky ducks!
? offer *student*
< Homework: have fun!
< Class dismissed! Come play!
< Skipping class? Not this one!
? offer early bird*
< Up, up and book!
< Tweet, tweet!
? offer *off*
< The fun is not reduced!
< Spend the rest on glitter!
? offer *
< Ooh, shiny!
< Squealing is understandable!
? level beginner (no experience)
< Oops is part of the fun!
< Wobbly knees very welcome!
< Brand-new is our favorite kind!
? level beginner (only)
< Wobblers of the world, unite!
< Show-offs, not this time!
? level beginner
< Wobbles get applause!
< Everybody wobbles first! Yay!
< “Oops” is a fine first word!
? level all
< Level Oops counts, too!
< Wobbly to wow, come along!
< First-timers, wave! Pros, wave back!
? level intermediate
? level improvers
< Look, no hands!
< Past oops, almost wow!
? level advanced (only)
< You’ve earned this playground!
< Fancy mistakes only, please!
< Easy stuff, wait outside!
? level advanced
< Tricky is our love language!
< Off to the tall slides!
? level level 1*
< Player one, ready!
< Your high score starts here!
? level level *
< Boss music, please!
< Achievement unlocked!
? level needs *
< Nodding? You’re in!
< Got it? Hop aboard!
? !level beginner*
< Not your first rodeo? Yeehaw!
? level *
< Just right? Hop in!
< Is that you? Wave!
? audience all bodies welcome
< If you have one, you’re in!
< Bring the one you have!
? audience plus size welcome
< Welcome, with confetti!
< Front row’s calling!
? audience all genders welcome
< He, she, they, whee!
< All the pronouns, one big hello!
? audience men welcome
< Yes, you too, sir!
< Whee has no gender!
< Dads, dudes, gents, come play!
? audience *queer*
< All colors come out to play!
? audience women only
< What we giggle at stays here!
< Cackling allowed!
? audience *couples*
< Tag, you two are it!
< Hop along, lovebirds!
? audience 18+
< Acting like it is optional!
< No bedtime! Hooray!
? audience 40+
? audience 50+
? audience 60+
< Recess is back!
< The cool crowd’s all here!
? audience *pregnan*
< Two of you, one big hello!
< Tiny plus-ones welcome!
? audience *
< That’s you? Lucky us!
< Yes, you with the smile!
? places one left
< Tag, you’re it!
< It’s waving at you!
< Eeny, meeny… done!
? places two left
? places 2 left
< You and your favorite human!
? places *left
< Eeny, meeny, miny, you!
< Call shotgun!
< Snap! One’s yours!
? places few
< Shout dibs!
< Fingers on the buzzer!
< Ready, set, book!
? places max *
< Cozy as a kitten pile!
< Just right for a group hug!
< Be the loud one!
? places small group
< Big laughs, though!
< Enough for a conga line!
< A huddle of high fives!
? places your own pole
< Your very own merry-go-round!
< Hug it all you want!
< Finally, no taking turns!
? places *
< Dibs are allowed!
? music *Beyonc*
< Hive, assemble!
< Put a grin on it!
< Who runs this class? You!
? music *DJ*
< Hop to the drop!
< Hands in the air, please!
? music *90s*
< Pager off, volume up!
< Bring your boy-band face!
< Rewind and bounce!
? music *80s*
< Air guitars, tune up!
< Big hair, bigger chorus!
< Moonwalk in, if you like!
? typed *halloween*
< Boo! The friendly kind!
< Zombie arms count!
? music *
< La la la, whee!
< Bad singing very welcome!
< Hairbrush microphones, please!
< Your shoulders started already!
? content *split*
< Slide, slide, ta-da!
< Every inch gets a cheer!
< Left leg, wave goodbye to right!
? content *chopper*
< Get to the chopper!
? content *invert*
< Ponytails, look out below!
< Wave at us upside down!
? content *handstand*
< Mind the ceiling, toes!
? content *floor*
< Flop, roll, hooray!
< It’s not lava, promise!
? content *spin*
< Whee is the technical term!
< Round and round and whee!
? typed *trick of the month*
? typed *move of the week*
? typed *of the month*
< Collect them all!
< It even comes with a ta-da!
? content *
< Practice your ta-da face!
< Sounds fancy! Feels like play!
? length *hours*
? length *hour
< Better than any movie!
< More time for more whee!
? length 90 *
< Enough time to get silly!
? length *
< Blink and it’s over!
< Wind up, play, repeat!
? timing come * early
? timing come early
< Early birds get the gossip!
< First one there says hooray!
< Extra time for hellos!
? timing doors *
< Push! No, pull! Come in!
? timing until *
< The grin lasts longer!
< Then home, still humming!
? timing *
< Tick, tock, hooray!
? series first class*
< Ready, steady, wobble!
< Pilot episode!
< Everyone’s the new kid!
? series week *
? series class *
? series part *
< Previously: giggles!
< Same silly gang, new episode!
? series starts *
? series from *
< Circle it in glitter!
< Jazz hands until then!
? series last *
< Go out with a giggle!
< Save the sniffles for after!
? series new *
< Bounce in on day one!
< Fresh out of the box!
< Nobody’s ahead of you!
? series * weeks*
? series * week*
< Binge-worthy!
< No spoilers, please!
< That’s a whole season of whee!
? series *
< Mark it with a smiley!
< Stay for the whole season!
? guest *
< Red carpet smiles, please!
< Autographs? Ask nicely!
< Make some happy noise!
? substitute *
< Say hi with jazz hands!
? place *parking*
? place *car park*
< Beep beep, hooray!
< Park it, skip over!
< Honk if you’re coming!
? place *upstairs*
< Penthouse fun!
< Up you hop!
? place room *
< Follow the giggles!
< Wrong door? Wave and move on!
? place *park
? place *garden*
< Race you to the grass!
< Sunshine or not, we’ll play!
< Tag on the lawn! You’re it!
? place *beach*
< Splash, giggle, repeat!
< Sandcastles come after!
< Sandy toes, big grins!
? place online
< Cat cameos welcome!
< Push the couch back and go!
< Pajamas count as sportswear!
? place new location
< New walls, same wiggles!
< Hide and seek champions, find us!
? place *
< We’ll be the ones waving!
< X marks the fun!
? price *(drop-in)
< Drop everything and come!
< Spontaneous people, unite!
? price *(per person)
< Imaginary friends don’t count!
< Line up the gang!
? price *
< Giggles included!
< Worth every wobble!
< And the whee comes with it!
? typed *no partner*
< You’re your own plus-one!
< Nobody steps on your toes!
? typed *alone or with*
< Odd numbers, even numbers, hooray!
< Solo or squad, hop in!
? typed *no photo*
< Your silly faces are safe!
? typed *photo*
? typed *selfie*
< Say cheese! Say whee!
< Yes, do the duck face!
? typed *video*
< Bloopers are our favorite!
< Wave to your future self!
? typed *prosecco*
< Bubbles suit you!
< Pop! Fizz! Whee!
? typed *drinks*
? typed *cocktail*
? typed *wine*
< Tiny umbrellas encouraged!
< Cheers in advance!
? typed * tea
< Pinkies up, giggles on!
< Spill it gently!
< Dunking is allowed!
? typed *coffee*
< Sip, buzz, bounce!
< Froth mustaches welcome!
? typed *cookie*
< Crumbs are a compliment!
? typed *cake*
< Dibs on the corner piece!
< Forks at the ready!
? typed *candle*
< No blowing them out!
< Somebody hum Happy Birthday!
? typed *playlist*
< Your kitchen will want it, too!
< Skip button? What skip button?
? typed *new class*
? typed *new on the schedule*
< Fresh out of the oven!
< Not a scratch on it!
< Be there for the first wobble!
? typed *ask*midwife*
? typed *ask*doctor*
? typed *check*doctor*
? typed *talk*doctor*
? typed *check*midwife*
< Thumbs up? Come play!
< Got the nod? Lovely!
< We’ll be here, waving!
? typed *midwife*
< Bring every question!
? typed *your pace*
< Snails and rockets, both welcome!
< Nobody’s holding a stopwatch!
? typed *no strength*
? typed *strength*not needed*
< Spaghetti arms welcome!
< A strong giggle will do!
? typed *strength*
< Flex and giggle!
< Superhero poses allowed!
< Grr! In a friendly way!
? typed *silly*
< Finally, our specialty!
< We’ve been practicing!
? typed *laugh*
< Snorting allowed!
< It counts as core work!
< Bring your silliest one!
? typed *fun*
< Now you’re talking! Whee!
< Side effects: giggling!
< Serious faces, good luck!
? typed *the heat*
? typed *bring*heat*
< Marshmallows optional!
? typed *boldest*
< Your shy side can watch!
? typed *no air*
< Phew, giggle, repeat!
< Think tropical!
? typed *air condition*
< Stay cool, cucumber!
< Cool, cool, hooray!
? typed *spotter*
? typed *spotting*
< Wobble away!
< Up you go, we’ve got you!
? typed *no mirror*
? typed *without mirror*
< Silly faces go unseen!
? typed *mirror*
< Wink at yourself!
< Ooh, who’s that cutie?
? typed *birthday*
< Hip, hip, wiggle!
< Sing it off-key, please!
? typed *good mood*
? typed *good vibes*
? typed *smile*
< Good luck staying grumpy!
< Yours is contagious!
? typed *judgment*
? typed *safe space*
< Silly moves count double!
< Thumbs only go up here!
? typed *popular demand*
? typed *you asked*
< You asked so nicely!
? typed *glitter*
< Sparkle, wiggle, repeat!
< Twinkle, twinkle, you!
< More is more!
? typed *surprise*
< Practice your gasp!
< Ooh! No spoilers!
? typed *sweat*
< We call it sparkling!
< Shiny is a good look!
? typed *dogs welcome*
< Woof! That’s a yes!
< Fetch your human!
? typed sing *
? typed * sing *
? typed *sing along*
< Off-key is a key, too!
< Car singers, this is it!
`;
