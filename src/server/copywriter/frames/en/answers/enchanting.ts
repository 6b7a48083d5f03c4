// size: data, a block for each kind of detail
/** Last lines that answer what the details say, in the form of parse.ts. */
export const enchanting = `
= kids
? bring *water*
< Little dragons get thirsty.
< Even fairies stop for a sip.
= kids
? bring *snack*
< Every quest has a picnic.
= kids
? bring *friend*
< Every hero has a best friend.
< Two heroes are better than one.
= kids
? bring *
< Every adventure needs supplies.
= kids
? wear *
< Just right for an adventure.
< Your cape may be invisible.
= kids
? audience ages *
? typed *ages *
< Just the age for adventures.
< Dragons never tell theirs.
< Old enough for a little magic.
= kids
? typed *parents *outside*
? typed *parents wait*
? typed *parents stay*
< Enjoy the quiet kingdom.
< The little dragons are in good company.
< The castle is in small hands.
= kids
? places max*
? places small group
? typed *small group*
< A small band of heroes.
< Every little wizard gets a turn.
= teens
? bring *water*
< Every hero stops at the spring.
= teens
? bring *friend*
< Every main character has one.
< No quest without a sidekick.
= teens
? bring *
< Then the adventure can begin.
= teens
? wear *
< Ready for the first scene.
= teens
? audience ages *
? typed *ages *
< Your legend can start now.
< Old enough for real adventures.
< That’s when the best stories start.
? bring heels (optional)
? bring *heels (optional)
< Glass slippers or bare toes, you enchant.
< The spell asks for no slippers.
< The ball goes on either way.
? !bring *heels*
< The glass slippers can stay home.
< Fairies dance without.
? bring *heels and knee pads*
? bring *knee pads and heels*
< Glass slippers, soft landings.
? bring *heels*
< Do leave with both, Cinderella.
< Your slippers have dreamed of this.
? bring knee pads (recommended)
? bring *knee pads (recommended)
< Soft landings are half the magic.
< Even falling stars like to land softly.
? bring *knee pads*
< Every knight wears a little armor.
? bring *water*towel*
< There’s glowing to be done.
< Magic is warm work.
? bring *water*
< Call it your potion.
< From an enchanted well, if possible.
? bring *towel*
< You’ll be glowing.
< Fold it like a small flying carpet.
? bring *mats* (provided)
? bring *mat (provided)
< Flying carpets, ready and waiting.
< Pick your flying carpet.
? bring *mat
< It’s a flying carpet in disguise.
< Unroll it, and the rooftops fall away.
? bring *grip aid*
? bring *chalk*
< Fairy dust, for your hands.
< Every wizard has a secret ingredient.
? bring *snack*
? bring *food*
< Traveler’s bread, as in every tale.
? bring *pen*notebook*
? bring *notebook*
? bring *pen
< Spells are worth writing down.
< Your book of spells starts here.
< Once upon a page.
? bring *layers*
? bring *sweater*
? bring *hoodie*
< Every butterfly began wrapped in silk.
? bring *friend*
? bring *partner*
< Whoever you’d take to the ball.
< Every hero needs a sidekick.
? bring *phone*
? bring *camera*
< Magic likes a witness.
< Some wonders ask to be kept.
? bring *socks (optional)
? bring *socks*
< Soft steps keep the spell.
? wear *shorts*
< Dressed for flying, like every fairy.
< Leave the ball gown at home.
? !bring anything
? typed *bring nothing*
< Except perhaps a wish.
< Your own magic is plenty.
? !bring *
< Wonder travels light.
? bring * (optional)
< Wonder isn’t.
< The magic works either way.
? bring * (recommended)
< Take it from your fairy godmother.
? bring * (provided)
< As if by magic.
< The elves have been busy.
< All you bring is wonder.
? bring *
< Every spell has its ingredients.
< The rest happens by magic.
< We’ll bring the wonder.
? wear *costume*
? typed *costume*
< Come as your own fairy tale.
< Step out of the storybook.
? wear *heels*
< Every fairy tale needs a pair.
< No glass required.
? wear *barefoot*
< Fairies never bother with more.
< Mermaids would trade their voices.
? wear *sneakers*
< Your feet will have adventures.
? wear *leggings*
< Made for flying over rooftops.
< Mermaid scales are welcome.
< The ball gown can wait.
? wear *black*
< Stars shine best on it.
< Black cats bring luck here.
< Cut from the night sky.
? wear *white*
< Come like the first snow.
< Swans, the lake is yours.
? wear *red*
< Red as the apple in the tale.
< Riding Hood would be proud.
< Rubies, roses, you.
? wear *neon*
? wear *80s*
< Fireflies will envy you.
< Glow like a will-o’-the-wisp.
? wear *gold*
? wear *silver*
? wear *glitter*
? wear *sequins*
< Dragons dream of such treasure.
< Treasure suits you.
? wear *comfy*
< Soft as a cloud you could ride.
< Coziness is a spell, too.
? !wear *lotion*
< Magic likes a steady hold.
< Spells work best on bare hands.
? !wear *jewel*
< Leave the treasure in its chest.
< You’ll sparkle all the same.
? !wear *
< The spell works better without.
< You have sparkle of your own.
? wear *
< Wonder goes with everything.
< Your fairy godmother would agree.
? price * (drop-in)
< One spell at a time.
< Come in whenever the moon calls.
? price *
< For a genie you would wait longer.
< Then come the three wishes.
? offer first class free
< Page one is on us.
< Call it your first wish.
? offer *trial*
< Try the slipper on.
< Goldilocks tried first, too.
? offer 2 for 1
< Two wishes, one coin.
< Who shares your flying carpet?
? offer *friend comes free*
< A good fairy paid.
? offer *half price*
< The other half is magic.
< Half of it turned to stardust.
? offer *members*
< Open sesame, dear members.
? offer *student*
< Every wizard was an apprentice first.
< Wizards in training, rejoice.
? offer *early bird*
< The early fairy gets the dust.
? offer *off*
< A wishing star did that.
< Somebody waved a wand.
? offer *
< Your fairy godmother sends her love.
< Some wishes just come true.
< Wishing does work, it seems.
? level beginner (no experience)
? typed *no experience*
< Once upon a time, nobody had any.
< Curiosity is the magic word.
< No wizard was born knowing spells.
? level beginner (only)
< Everyone’s on page one.
< Everyone’s wings are new.
? level beginner
< Every legend has a page one.
< Fairies learn to fly, too.
? level all
? typed *all levels*
< From apprentice to wizard.
< Caterpillars and butterflies alike.
< One spell fits all.
? level intermediate*
< The middle chapters are the best.
< You know some spells already.
? level advanced (only)
< The sky knows your wings by now.
< You already know the spell.
? level advanced*
< Time for the big spells.
< Turn to the mightiest page.
< This one’s for the wizards.
? level level 2
< Chapter two, and the magic deepens.
? level needs *
< It’s the key to this kingdom.
< That spell opens the gate.
? level *
< If the slipper fits, come.
< This chapter is for you.
? audience all bodies welcome
< Magic comes in every shape.
< Each of you is part of the magic.
< The slipper fits you here.
? audience plus size welcome
< The leading role is yours.
? audience all genders welcome
< Princes, queens, dragons, all.
< Every fairy tale has room.
? audience queer*
? audience LGBTQ*
< Unicorns, your herd is here.
< Over the rainbow is right here.
? audience men welcome
< Princes dance, too.
< Heroes sparkle, too.
? audience women only
< A fairy circle of your own.
< Witches, fairies, heroines.
< Queens, court is in session.
? audience for couples
? typed *couples*
< Ever after needs practice.
< Once upon the two of you.
? audience 18+
< Fairy tales grow up, too.
< Grown-ups need magic, too.
? audience 40+
? audience 50+
? audience 60+
< This story only gets better.
< Magic never checks the calendar.
? audience *pregnan*
< A soft spell for two.
< The smallest guest is welcome, too.
? typed *midwife*
? typed *doctor*
< The wise ones know best.
? audience *
< This fairy tale is yours.
< We wished for you.
? places one left
< Somebody’s wish comes true.
< It has been waiting for you.
< One wish should do it.
? places *left
< Wish for yours.
< One fits like a glass slipper.
? places few
< One waits under your wishing star.
< Rare as a four-leaf clover.
? places max*
< A fairy ring, just large enough.
< A circle just right for spells.
? places small group
? typed *small group*
< Big magic likes a small circle.
< More stardust for each of you.
? places your own pole
? typed *own pole*
< Call it your magic wand.
< Long may you two dance.
? music *Beyonc*
< Long live the Queen.
< Every kingdom needs a queen bee.
? music *90s*
? music *80s*
? music *2000s*
? music *throwback*
< One chorus turns back every clock.
< You still know the magic words.
? music *DJ*
? typed *DJ*
< The spell is mixed live.
< A wizard stirs every song.
? typed *playlist*
< Every song is a little spell.
< Each song opens another door.
? music *
< The first note is the magic word.
< One chorus, and you’re enchanted.
< Some spells come with a beat.
? content *splits*
< Open sesame, slowly.
< Patience is the magic word.
? content *invert*
< Alice would feel at home.
< Wonder looks best upside down.
? content *chopper*
< Rise like a dragon from the lake.
< Up and over, as if by magic.
? content *floorwork*
< Fairies dance close to the moss.
< Some magic stays close to earth.
? content *
< One more spell for your book.
< It only looks like magic.
< Even wizards had to practice.
? length *hours*
? length *hrs*
< Time for a whole fairy tale.
< Even Cinderella would stay.
< That’s a long, lovely spell.
? length *
< It flies by, wings and all.
? timing come * early
? timing *early*
< Be there when the spell begins.
< Good spells never rush.
? timing doors*
< Say open sesame.
< The drawbridge is coming down.
? timing until*
< Your coach may wait outside.
< Then carry the glow home.
? timing *
< Magic keeps good time.
? series starts*
< Circle it in stardust.
< Be there for page one.
? series last class*
? typed *last class*
< And they danced ever after.
< Make the ending sparkle.
? series new course
? typed *new course*
< Page one is still blank.
? series week*
< The tale grows more wondrous.
< The spell is growing.
? series class*
< The next page is turning.
? series *weeks*
< Watch the beanstalk grow.
< A fairy tale in chapters.
? series *
< To be continued, beautifully.
< Every chapter has its magic.
? guest *
< Roll out the flying carpet.
< Somebody rubbed the lamp.
? substitute *
< A new voice tells the same tale.
< New wand, same magic.
< The spell is in good hands.
? typed *no parking*
< Come by broom, or by moonbeam.
< Flying carpets never need it.
< Leave the pumpkin at home.
? place *parking*
< For pumpkin coaches, too.
< Park your carriage and come.
? place *upstairs*
< Towers have the best magic.
< Every step is nearer the stars.
? place *park*
? place *garden*
< The trees know a few spells.
< Fairies live out here.
? place *beach*
< The mermaids may join.
< The sandcastles need royalty.
? place *online*
? typed *zoom*
< The crystal ball is clearing.
< No broomstick required.
? place *studio*
? place *room*
< Follow the breadcrumbs.
< You’ll know it by the sparkle.
? place *
< Your broom knows the way.
? typed *alone or with*
? typed *with or without partner*
< Cinderella did both.
? typed *no partner*
< Cinderella came alone, too.
< One wand is enough for a spell.
< Your own magic will do.
? typed *no phone*
? typed *no photo*
< Some spells can’t be captured.
< Let the spell live in memory.
? typed *photo*
< Fairy tales need pictures, too.
< Proof that magic happened.
? typed *video*
< Once upon a close-up.
? typed no drinks*
? typed *no alcohol*
< Potions wait outside.
< The magic is strong enough.
? typed *prosecco*
< Bubbles are tiny wishes.
< To happily ever after.
? typed *drinks*
? typed *cocktail*
< The potions await.
? typed *coffee*
< A potion for sleeping beauties.
< The oldest wake-up potion.
? typed *cake*
< Sweet as the house in the forest.
< Alice would have a slice.
? typed * tea
< A potion of leaves and wishes.
? typed *candle*
< Every flame is a small wish.
< Fairies gather where it flickers.
? typed *surprise*
< Not even the fairies will tell.
< Some magic stays in the hat.
? typed *new class*
< Fresh from the wishing well.
< The storybook just opened.
? typed *trick of the month*
< Each new moon brings its own spell.
? typed *your pace*
< Spells work slowly, too.
< Every flower keeps its own time.
? typed *no strength*
< A wish lifts itself.
< Even giants started small.
? typed *no flexib*
< Even the willow once stood straight.
< The magic bends, and you follow.
? typed *strength*
? typed *get strong*
? typed *feel strong*
< Even wings need training.
< Swords don’t lift themselves.
? typed *laugh*
? typed *giggle*
< It’s the oldest magic there is.
< Fairies are born from it.
? typed * fun *
? typed *good vibes*
? typed *good mood*
? typed *smile*
< It works like a charm.
< The good kind of spell.
? typed *the heat*
< Somebody wake the dragon.
< Even the Snow Queen would melt.
? typed *boldest*
? typed *brave*
< Your inner dragon is invited.
< Fairy tales love a daring lead.
? typed no air condition*
? typed no a/c*
? typed no AC*
< Warm as a sleeping dragon’s cave.
? typed *air condition*
< Expect a cool spell.
< The Snow Queen sends a breeze.
? typed *spotter*
? typed *spotting*
< Guardian angels, in person.
< Trust your fairy godmother.
? typed no mirror*
< Feel it instead, fairest of all.
? typed *mirror*
< It already knows the answer.
< It’s on your side, Snow White.
? typed *glitter*
? typed *sparkle*
< Fairies call it dust.
< It never really leaves.
< Tinker Bell left some here.
? typed *halloween*
< Witches, park your brooms.
< The pumpkin coach is waiting.
? typed *valentine*
< Cupid’s arrow knows the tune.
< Roses are red. You’re enchanted.
? typed *birthday*
< Make the wish first.
< Royalty suits you.
? typed hair*
? typed * hair*
< Rapunzel knows all about it.
? typed no shower*
< Wear the glow home.
? typed *shower*
< Mermaids approve.
< A waterfall all your own.
? typed no locker*
< Leave the treasure at home.
? typed *locker*
< Treasure chests for all.
? typed *warm-up*
< Spells work better warm.
< Even dragons stretch their wings.
? typed *cool down*
< Even comets slow down.
< Land softly, little star.
? typed *performance*
? typed *showcase*
< Every ball needs an entrance.
< Save a bow for the fairies.
? typed *questions*
< Three wishes, endless questions.
< Alice never stopped asking.
? typed *judgment*
< The forest is friendly here.
< Only good fairies here.
< Kindness is the house spell.
? typed *come as you are*
< No gown could be more enchanting.
< You’re already in the story.
? typed *mistake*
< Every spell wobbles at first.
< Even wizards drop the wand.
< Wrong spells open new doors.
? typed *sweaty*
? typed *a sweat*
< Dragons call it glowing.
? typed *relax*
< Even dragons curl up and dream.
< Sleeping Beauty sends her love.
? typed *confiden*
< Wear it like stardust.
? typed *freestyle*
? typed *improvis*
< The song holds the wand.
< No two spells alike.
< Nobody knows the ending yet.
? typed *new routine*
? typed *new choreo*
< Fresh from the spell book.
< The ink still shimmers.
? typed *theme*
< Step straight into the story.
? typed *cash only*
? typed *bring cash*
< Treasure chests welcome.
< As at every fairy market.
? typed *hydrat*
< Call it an enchanted spring.
? typed *on time*
< When the spell begins, be inside.
< Cinderella learned the hard way.
? typed *babies welcome*
? typed *baby welcome*
? typed *bring your baby*
< Tiny fairies sleep anywhere.
< Lullabies are magic, too.
? typed *christmas*
< Even reindeer learn to fly.
< Snow falls softly in this tale.
? typed *pride*
< Every color casts its own spell.
< Unicorns come in every color.
`;
