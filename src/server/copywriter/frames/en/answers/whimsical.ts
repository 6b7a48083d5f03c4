// size: data, a block for each kind of detail
/** Last lines that answer what the details say, in the form of parse.ts. */
export const whimsical = `
= kids
? bring *water*
< Little elephants get thirsty!
= kids
? bring *snack*
< Hungry caterpillars, hooray!
< Munch like a rabbit!
< Save a crumb for the mouse!
= kids
? bring *friend*
< Best friends giggle double!
< Every duckling needs a buddy!
= kids
? bring *sock*
? wear *sock*
< Odd ones are the luckiest!
< Let them dance, too!
= kids
? bring * (provided)
< The squirrels packed for you!
< All you pack is a giggle!
= kids
? bring *
< And pack one giggle!
< Every explorer packs a bag!
< Teddy can help you pack!
= kids
? wear *costume*
? typed *costume*
< Wings, tails and trunks welcome!
< Who will you be?
< Dragons, tuck in your tails!
= kids
? wear *bare*
? wear *barefoot*
< Toes, come out and play!
< Wiggle them hello!
= kids
? wear *
< Good for wiggling!
= kids
? audience ages *
< Teddies of any age may watch!
< A fine age for flying!
= kids
? typed *parents *outside*
? typed *parents wait*
? typed *parents stay*
? typed *no parents*
< Listen for the giggles!
< Wave goodbye like a penguin!
= kids
? typed *parents*
< Show them your best roar!
= kids
? level beginner*
< Ducklings wobble, too!
< Every frog was a tadpole!
< A wiggle is plenty!
= kids
? offer *
< Tell your teddy!
< Wheee, said the piggy bank!
= kids
? price *
< Chocolate coins don’t count!
= kids
? places *left
< Hop in, little frog!
< One is just your size!
= kids
? places *
< Every duckling gets a turn!
< Cozy as a rabbit hole!
= kids
? timing *early*
< Early penguins waddle calmly!
< Plenty of time to say hello!
= kids
? music *
< Even the teddies tap along!
< Wiggle till it stops!
= kids
? series *
< Like a bedtime story, but bouncy!
= kids
? typed *birthday*
< Hop, hop, hooray!
< Make a wish and wiggle!
< Even the balloons are excited!
= kids
? typed *laugh*
? typed * fun *
< Giggles are catching!
= teens
? bring *water*
< Even dragons hydrate.
= teens
? bring *friend*
< Sidekicks make the best stories.
< Raccoons always bring a lookout.
= teens
? bring *
< Quest supplies, sorted.
< Every quest begins with a bag.
= teens
? wear *
< Save the cape for later.
< Superheroes keep it practical, too.
= teens
? audience ages *
< Penguins that age are unstoppable.
< Dragons that age get a bigger cave.
= teens
? level beginner*
< Dragons trip over their tails, too.
< Even escalators start at the bottom.
= teens
? typed *parents*
< They can talk to the houseplants.
= teens
? places *
< Small crew, large parrot.
< Every penguin gets a turn.
= teens
? offer *
< Tell the goldfish at once.
? bring heels (optional)
? bring *heels* (optional)
< Storks come without.
< Tiptoes are built in.
< Penguins never bother.
? bring *socks* (optional)
< Toes may peek out.
< Odd ones get extra luck.
? bring * (optional)
< Daydreaming isn’t.
< You aren’t.
< Wiggling isn’t.
? bring *heels*knee pads*
< Half flamingo, half turtle.
< Tall toes, cozy knees.
? bring *knee pads* (recommended)
< Any turtle would agree.
< Your knees wrote us a letter.
? bring *knee pads*
< Tuck your knees in.
< Turtles thought of it first.
< Your knees will purr.
? bring *heels*
< Both. They get lonely.
< The giraffes will nod at you.
< They’ve been pacing in the hallway.
? bring *water*towel*
< Just add a rubber duck.
< Nearly a day at the beach.
? bring *towel*
< Fold it into a swan.
< It’s a cape till then.
? bring *friend*
< Penguins never come alone.
< Imaginary ones count, too.
< Pooh never went without Piglet.
? bring *water*
< Camels bring their own.
< Goldfish swear by it.
< Every daisy needs a sip.
? bring *grip*
? bring *chalk*
< Geckos are born with it.
< Spiders will want the recipe.
? bring *layers*
< Hatch when you’re ready.
< Be a happy onion.
? bring *snack*
< Squirrels never leave without.
< The ants have been informed.
? bring *notebook*
< Draw a dragon in the margin.
< Explorers always keep one.
? bring *mat* (provided)
? bring *mats* (provided)
< Pick the one that smiles.
< One of them is ticklish. Probably.
? bring * (provided)
< The teaspoons insisted.
< Even snails carry more.
? bring *mat
< Let it lie down first.
< It always wanted to travel.
< Roll it like a cinnamon bun.
? bring ID
? bring * ID
< Even zebras carry a barcode.
< Smile at the stranger in it.
? bring *yourself*
< All of you, giggles too.
? bring *boldest*
? typed *boldest*
< Fluff up those feathers.
< The mouse is roaring already.
? bring *phone*
? bring *camera*
< Teach it to say cheese.
? bring *baby*
? typed *baby*
? typed *babies*
< Rattles count as music.
< The smallest guests may doze off.
< Dribbling is allowed.
? !bring anything
< Snails could never.
< Hands free for waving.
< Arrive like a breeze.
? !bring *heels*
? !bring *shoes*
< Penguins do fine without.
< Toes, you’re off duty.
? !bring *
< Snails pack far too much.
< The umbrella stand can stay home, too.
? !wear *lotion*
< Leave slippery to the eels.
< Even geckos skip it.
? !wear *jewel*
< The sock drawer will guard it all.
< Sorry, magpies.
? !wear *
< Everything else may come and play.
? wear *costume*
? typed *costume*
< Dragons, mind your tails.
< Anything but sensible.
< Somebody has to be the flamingo.
? wear *shorts*
< Let your knees see the world.
< Knees need sunshine, too.
? wear *leggings*
< Zebras prefer the striped ones.
< Spiders need four pairs.
? wear *heels*
< Mind the chandelier.
< Clip, clop, curtsy.
? wear *sneakers*
< Tie them with bunny ears.
< Squeak like happy mice.
? wear *barefoot*
< Ducks have always known.
< Toes always vote for this.
< Your toes are all invited.
? wear *black*
< Ravens will want your tailor.
< Cats have worn it for ages.
? wear *white*
< Like a very polite ghost.
< Swans will feel underdressed.
? wear red*
< Ladybugs will salute.
< Robins have a head start.
? wear *neon*
? wear *80s*
? wear *glitter*
? wear *sequin*
< Fireflies will take notes.
< Parrots will feel plain.
? wear *comfy*
< Teddy bears live like this.
< Dressed for sitting on clouds.
? wear *warm*
< Be a very cozy cocoon.
< Polar bears had the idea first.
? wear *
< The flamingos have approved it.
< Twirl once before you leave.
? level beginner (no experience)
< Tadpoles had none, either.
< Every butterfly began by crawling.
< Curious toes will do.
? level beginner (only)
< All ducklings, no swans.
< Everyone hatches together.
? level beginner*
? level level 1
< Acorns first. Oaks later.
< Wobbling is how ducklings walk.
? !level beginner
< Here be dragons.
< The nest is one tree over.
< The pond is deep on this side.
? level all*
< Tortoises and hares alike.
< Every branch has room.
< Tadpoles, frogs, the odd newt.
? level intermediate*
< Halfway up the beanstalk.
< No longer a tadpole.
? level advanced (only)
< The mountain goats know who they are.
? level advanced*
< Right up at the giraffe’s ears.
< Mind your head on the moon.
? level needs *invert*
< Bats call it standing.
? level needs *
< The turnstile is rather strict.
< The doormat will ask.
? level *
< Just right, said the armchair.
? audience *every body*
< Yours is our favorite.
< Bring the one you live in.
< Wings, too, if you have any.
? audience *curvy*
< Sparkle wherever you please.
? audience *gender*
< Teapots never ask.
< Rainbows don’t pick favorites.
? audience men welcome
? audience men*
< Badgers, otters, all of you.
< Your horse can wait outside.
? audience *queer*
< Over the rainbow, first left.
< Unicorns are regulars here.
? audience *moms*
< The teddy bears can babysit.
? audience *bachelorette*
< Mind the veil, flamingos.
? audience *women*
< The otters made the rules.
< The whole pond agrees.
? audience *couple*
< Lovebirds get a bigger branch.
< Hold hands like otters.
? audience *18*
? audience *21*
? audience *adults*
< Recess for grown-ups.
< No need to grow up further.
< Bedtime stories can wait.
? audience *40+*
< The tallest trees agree.
< The owls voted yes.
? audience *pregnan*
< Tiny toes may tap along.
< Two hearts, one little dance.
? audience *
< The doormat means you.
< Your flock has landed.
? price * (per person)
< Two-headed dragons count as one.
< Imaginary friends ride along.
? price * (drop-in)
< Float in like a leaf.
< Mary Poppins does it, too.
< Raindrops do it all the time.
? offer *student*
< Wise little owls, this way.
< Major in twirling.
< Bookworms may come out now.
? price *
< Tell your piggy bank gently.
< Acorns not accepted.
? offer *first class free*
< The turnstile winked.
< Your piggy bank may sleep in.
< The cash register is napping.
? offer *trial*
< Dip a whisker in.
< Bees try every flower once.
? offer *2 for 1*
< Cherries come like that, too.
? offer *friend*
< Every sidekick should.
< Send the invitation by pigeon.
? offer *half price*
? offer half price*
< The mice nibbled the rest.
< You still get both wings.
? offer *% off*
< The abacus giggled.
< The number shrank in the wash.
? offer *members*
< Wave your card at the geranium.
< The doorknob knows your hand.
? offer *early bird*
< Owls, just this once.
< Worms, you’ve been warned.
? offer *code*
< Tell it to the keyhole.
< Parrots can’t keep it to themselves.
? offer *
< The squirrels can’t believe it, either.
< The piggy bank did a cartwheel.
< Tell the goldfish.
? places one left
< It has your name knitted in.
< It’s shaped like you.
? places *left
< Pick one before the cat does.
< Think musical chairs.
? places few
< The teapot only pours so far.
< Hop to it, rabbit.
? places max*
< We’re not sardines.
< Small nest, happy birds.
< Every duckling gets counted.
? places small group
< We’d fit in one teapot.
< Cozy as a mouse hole.
? places your own *
< Introduce yourself politely.
< It likes being talked to.
? music *Beyonc*
< Every bee knows the queen.
< The hive is rehearsing.
? music *90s*
< Tamagotchis may come.
< Your scrunchie remembers.
? music *80s*
< Even the hair has volume.
< Your old Walkman says hi.
? music *DJ*
< The jukebox is on vacation.
? music *
< Your toes know the words.
< Even the snails tap along.
< Hum it to your houseplants.
? content *split*
< Say hello to both horizons.
< Scissors will be impressed.
? content *chopper*
< Whirr if you like.
< Cleared for takeoff, dragonfly.
? content *invert*
< See what the bats see.
< Your hair gets to dangle.
? content *floor*
? content *low flow*
< Even the rugs are jealous.
? content *handstand*
< Toes, meet the clouds.
< Shake hands with the ground.
? content *spin*
< Like a leaf in no hurry.
< Carousels get jealous.
? content *
< The owls are taking notes.
< In small steps, like a caterpillar.
< Ta-da comes at the end.
? length *90*
? length *1.5*
< Long enough for a proper adventure.
< Even the snail gets there.
? length *2 h*
< Two snails could fall in love.
< Long enough for two cuckoos.
? length *
< Time flies. You may, too.
< The white rabbit can relax.
? timing *early*
< Time to fluff your feathers.
< Early snails stay calm.
? timing doors*
< The doorknob can’t wait.
< Wipe your paws.
< Knock like a woodpecker.
? timing until*
< Then the cuckoo goes to bed.
? timing *
? typed *on time*
? typed *sharp*
< Cuckoo!
< The white rabbit set the clock.
< The snail has already left.
? series final*
< The last carriage waves.
< Curtsy before you go.
? series first*
? series * 1 of *
? series starts*
< Circle it in crayon.
< Tell the snails early.
? series week * of *
? series class * of *
? series part * of *
? series * of *
< Previously, there were ducklings.
? series *new*
< Fresh page, sharp crayons.
? series * weeks*
? series *month*
< A row of knitting for each.
< Even the snail arrives by then.
? series *
< You’ll want a bookmark.
< It has parts, like a caterpillar.
? guest *
< Roll out the tiny carpet.
< Sound the kazoos.
< The ducks have lined up.
? substitute *
< New driver, same little train.
< Same ship, another captain.
? place online
< Your cat gets the best seat.
< Teleport from your own rug.
? typed *no parking*
< Come by tricycle.
? place *parking*
< Dragons may need two spaces.
< Unicycles need only half.
? place *beach*
< Bow to the crabs.
< The sandcastle can wait.
? place *park
? place *garden*
? place *outdoor*
< The ladybugs saved you some grass.
< Squirrels watch from the balcony.
? place *upstairs*
? place *rooftop*
< The pigeons live up there, too.
< Snails, take the handrail.
? place Studio B
< B is for butterfly.
< B, as in boogie.
< The bees suggested it.
? place *new *
? typed *new studio*
< We’ve built a new nest.
< Snails have it easier.
< Tell your feet in advance.
? place room *
< It’s bigger on the inside.
< Follow the doorknobs.
? place *
< Turn left at the sleepy cat.
< Ask any passing owl.
< The pigeons take the bus.
? typed *alone or with*
< Swans or lone wolves.
< Teddy bears count as company.
? typed *no partner*
< Spoons do fine without forks.
< Unicorns travel solo.
< Your two feet get along fine.
? typed *no phone*
< Carrier pigeons, too.
< Crickets may ring.
? typed *no photo*
< Unicorns hate flashes.
< Draw it later in crayon.
< Blink twice to remember.
? typed *photo*
? typed *selfie*
? typed *video*
< Chin up, whiskers out.
< Say cheese, little mouse.
? typed *headphone*
< The crickets hear nothing.
< A concert between two ears.
? typed *prosecco*
< Bubbles giggle on the way up.
< Hiccups are applause.
? typed *drinks*
? typed *cocktail*
? typed *wine*
< Tiny umbrellas encouraged.
< Cheers, say the goldfish.
? typed * tea
< The Mad Hatter may drop by.
< Check the pot for dormice.
? typed *coffee*
< The mugs are wide awake.
< Owls take two.
? typed *cake*
? typed *cookies*
? typed *brunch*
? typed *pizza*
? typed *snacks*
< The crumbs are for the sparrows.
< Mice, tie your napkins on.
? typed *candle*
< Moths, please sit down.
< It leans in to listen.
? typed *birthday*
< Wish first, twirl second.
< Somewhere a balloon is excited.
? typed *playlist*
< The crickets made suggestions.
< Every song gets its own wiggle.
? typed *halloween*
? typed *spooky*
< Ghosts, bring your own sheet.
< Park your broom sideways.
< Pumpkins, practice your grin.
? typed *christmas*
? typed *holiday party*
< Even the elves are coming.
< Jingle while you wiggle.
< Reindeer may park outside.
? typed *valentine*
< Cupid, mind the elbows.
? typed *new class*
< Freshly hatched.
< Be kind. It’s still shy.
< It hopes to make friends.
? typed *trick of the month*
< The rabbit gets next month.
< Squirrels are already practicing.
? typed *midwife*
? typed *doctor*
< They’re the wisest owls around.
? typed *your pace*
< The tortoise won, remember?
< Snail, hare or anything between.
? typed *no strength*
< Popeye may keep his spinach.
< Spaghetti is welcome, too.
? typed *strength*
< The ants want your autograph.
< Spinach sends its love.
? typed *laugh*
? typed *silly*
? typed * fun *
< Hyenas, sit at the back.
< Even the owl snorted once.
? typed *the heat*
? typed *hot in here*
< Dragons, take it from here.
< Marshmallows at the ready.
< The snowmen have left.
? typed no air condition*
? typed no aircon*
? typed no a/c*
? typed no AC*
< Sorry, penguins.
? typed *air condition*
< Penguins gave it five stars.
< Snowmen are safe here.
? typed *spotter*
< Humpty Dumpty needed one.
< Like a big, calm bear.
? typed *spotting*
< Soft paws at the ready.
? typed no mirror*
< Vampires will feel at home.
? typed *mirror*
< Wave first. It waves back.
< Alice walked straight through.
? typed *sweat*
< Dew, if you’re a daisy.
< Dragons call it steam.
? typed *surprise*
< Not even the owl knows.
< The rabbit’s still in the hat.
? typed *judgment*
< The teddy bears only clap.
? typed *safe space*
< Hedgehogs uncurl here.
< Leave your prickles outside.
? typed *vibes*
< The bad ones missed the bus.
< Unicorn-approved.
? typed *gravity*
< Apples may disagree.
< It’s more of a suggestion.
< Newton can hold the coats.
? typed *dogs*
< Cats will hear about this.
? typed *popular demand*
? typed *you asked*
< The houseplants kept asking.
< The crickets never stopped asking.
? typed *question*
< Why is the sky blue?
< Owls love a good why.
? typed *voucher*
< The ribbon can hardly wait.
< Wrap it before the cat does.
? typed no shower*
< Ducks, save it for the pond.
? typed *shower*
< Rubber ducks welcome.
< Sing like a whale.
? typed no locker*
< Leave the treasure with the dragon.
? typed no *changing room*
< Superheroes, find a phone booth.
? typed *locker*
? typed *changing room*
< Caterpillar in. Butterfly out.
< Phone booths are for superheroes.
< Narnia is behind the coats.
? typed *rain or shine*
? typed *if it rains*
< Ducks prefer rain.
< Frogs voted for both.
? typed *gentle*
? typed *relax*
? typed *slow*
< Snails nod, slowly.
< Hush, says the teapot.
? typed *new friends*
? typed *community*
< Every goose finds its flock.
< Say hello to the next flamingo.
? typed *in the dark*
? typed *glow*
? typed *black light*
< Fireflies, it’s your moment.
< Glowworms, take a bow.
? typed *everyone*
< Hedgehogs, too.
< Bring the whole zoo.
< Even the cat said yes.
`;
