// size: data, a block for each kind of detail
/** Last lines that answer what the details say, in the form of parse.ts. */
export const poetry = `
= kids teens
? bring * and water
? bring water*
< Small sips, big leaps!
< Even little fish need it!
< Sip like a sparrow!
= kids teens
? bring a snack
< Nibble, giggle, go again!
= kids teens
? bring *
< And a pocketful of giggles!
< And one brave idea!
= kids teens
? wear *
< Good for wiggling in!
< Now wiggle, just to check!
< Good for skipping home, too!
= teens
? audience ages *
< Write outside the lines.
< Your own words will do.
= kids
? audience ages *
< A fine age for whirling!
< Knees and elbows, all invited!
= kids teens
? typed *parents*
< One big wave, then play!
< They get the first hug!
? bring heels (optional)
? bring * heels (optional)
< Tiptoe is a height, too.
< Your height is up to you.
? bring socks (optional)
< Toes are fond of air.
? bring * (optional)
? typed mats optional
< Either way, the page turns.
< The poem works either way.
< Bring only your breath.
? bring mats and blocks (provided)
< Lay the day down on one.
< Somewhere soft to put the day.
? bring * (provided)
< Empty hands hold more.
< Come with both hands free.
? bring knee pads (recommended)
< Kindness, in pairs.
< Moss for the knees.
? bring heels and knee pads
? bring heels, knee pads*
? bring knee pads and heels
< For the rise and the landing.
< One pair walks, one pair kneels.
? bring knee pads
< Kneel like a whisper.
< Soft landings, by the pair.
? bring water and a towel
? bring water and * towel
? bring *water, *towel*
? bring *towel*water
? typed bring water and a towel
< For the drought and the rain.
< One for the well, one for the rain.
? bring water
? bring * of water
? bring a water bottle
? bring your water bottle
< You’ll be the wave.
< A little rain, carried along.
< Some lines leave you thirsty.
? bring a towel
? bring *towel*
< Call it dew.
< For the weather you make.
? bring *mat
< A small country, rolled up.
< A room you can carry.
? bring *friend*
< Joy likes a witness.
< Two make a rhyme.
< Someone to remember it with.
? bring *layers*
? wear warm *
< Come as winter, leave as June.
? bring grip aid
? bring *grip*
? bring *chalk*
< Hold what you love.
< Letting go can wait.
? bring *snack*
< Crumbs for the way home.
< Joy has an appetite.
? bring *notebook*
< Ink keeps what the day forgets.
< Your body will dictate.
? bring ID
? bring *ID
< A still face, before the dance.
? bring socks*
? bring *socks
< A hush for each foot.
< Quiet comes in pairs.
< Footsteps can whisper.
? bring heels
? bring * heels
? typed bring heels
< A little nearer the sky.
< Footsteps are music, too.
< The horizon moves a little.
? bring *phone*
< One picture, then the real thing.
< Then forget you have it.
< Some moments don’t come twice.
? bring *
< The rest you have already.
< And a breath to spare.
< Leave the day by the door.
? !bring heels
< Tiptoe is high enough.
< The ground is good company.
? !bring shoes
? !bring *shoes*
< The ground knows bare feet.
< Footprints will do.
? !bring anything
< You are the whole list.
< Empty hands are a beginning.
? !wear *lotion*
< Hold fast, like a good rhyme.
? !wear *jewel*
< Leave the gold asleep at home.
< Hands speak better bare.
? !wear *
? typed *perfume*
< Less is a kind of freedom.
? wear *shorts*
< Short, like a summer verse.
< Let the air meet your knees.
? wear *leggings*
< A long line for each leg.
? wear heels
? wear *heels*
< Walk in capital letters.
< Every step leaves an accent.
< Let the floor hear rain.
? wear *barefoot*
< You learned to walk this way.
< The ground will tell you things.
? wear black
< Be the ink.
< Ravens have always known.
< Black, like the space between stars.
? wear all white
? wear white
? wear *white*
< Snow never explains itself.
< Every page was white once.
< You bring the ink.
? wear something red
? wear *red
< Poppies never whisper.
< One red word is enough.
< Red speaks first.
? wear *80s*
? wear *90s*
? wear *70s*
< An old song still fits.
< The years come back, dancing.
? wear *neon*
< Some colors sing.
< Meadows dress like this.
? wear *costume*
? typed *costume*
< Autumn changes clothes, too.
< Be someone you made up.
? wear *comfy*
< Clothes that ask for nothing.
< Softness is allowed.
? wear *sneakers*
< Tie a knot. Then let go.
< Soft soles, loud heart.
? wear *
? typed wear a tank top
< Then forget what you’re wearing.
< Leaves wear only the wind.
< The wind fits everyone.
? price *(drop-in)
< No promises, only a song.
< One class, one small poem.
< Fall in like rain.
? price *(per person)
< Company can’t be priced.
? price *(members)*
? price *(non members)*
< A kindness among friends.
? price *
< Joy keeps no receipts.
< The rest can’t be counted.
? offer first class free
? offer *first class*
< Beginnings ask so little.
< No vows, only a beginning.
? offer *trial*
< Read a page. Then decide.
< Try us on like a coat.
< One toe in the sea.
? offer 2 for 1
< Love does the same arithmetic.
< Share it like an umbrella.
? offer your friend comes free
< Friendship was always free.
? offer half price*
< The joy comes whole.
? offer *% off*
? offer *off*
< Nothing else gets smaller.
? offer free for members
< You are inside the song.
? offer *members*
< You’re already in the poem.
< We know you by heart.
? offer *student*
< Some lessons have no desk.
< Learn what no book holds.
? offer early bird*
? offer *early bird*
< Sing before the others wake.
< Dawn has always been generous.
? offer *code*
< Some words are keys.
? offer free class
? offer free
< Like rain, like birdsong.
< So are sunsets.
< So is rain on a summer roof.
? offer *
< Catch it like the first leaf.
< Yes is such a short word.
? level beginner (no experience)
? level *(no experience)
< A blank page suits us.
< The river found its own way.
< Curiosity knows enough.
? level beginner (only)
? level *beginner* (only)
< Everyone is on page one.
< Nobody here is ahead.
? level level 1
< Every count begins there.
? !level beginner*
< We begin in the middle.
< The first page is behind you.
< You know the alphabet.
? level beginner*
? level *beginner*
< We were all rough drafts.
< Start small. Acorns do.
< First lines are the bravest.
? level all
? level *all levels*
< The same rain fills every cup.
< A river has every depth.
? level advanced (only)
? level *advanced* (only)
< You’ve earned the difficult words.
? level intermediate and advanced
? level *advanced*
< Hard things, said simply.
< The long words are yours.
? level intermediate*
< You know how it begins.
< The middle has the best lines.
? level level 2*
< The story knows you already.
< You remember how it started.
? level needs *
< That much is already yours.
< We’ll write on from there.
? level *
< Open the book there.
< Your line starts there.
? audience all bodies welcome
< Each one is a first edition.
< The one you have is right.
? audience plus size welcome
< Take all the page you want.
< You were always in this poem.
? audience all genders welcome
< A name is all we ask.
? audience men welcome
? audience men
? audience men*
< Grace has a deep voice, too.
< Come and be moved.
? audience *queer*
< No part of you waits outside.
< Love is the only grammar.
? audience women only
< No one hushes the song.
< The floor is hers, and hers.
? audience for couples
? audience *couples*
< Two hands you know by heart.
? audience 18+
< Childhood waits by the window.
? audience 40+
? audience 4*+
? audience 5*+
? audience 6*+
? audience *40+*
< The good chapters have begun.
< You know which songs are yours.
< Bring a story or two.
? audience *pregnan*
< Someone is listening, softly.
< Already a duet.
< Come as two.
? audience *postnatal*
? audience *new mums*
? audience *new moms*
< Your own name, for a while.
< A lullaby for you, this time.
? audience *bachelorette*
< Before the vow, the laughter.
< Something borrowed: a rhythm.
< Some laughter keeps for years.
? places one left
< One blank line, waiting.
< Every poem has a last line.
? places *left
< A blank, the length of your name.
< An empty place is a question.
? places few
< Say yes before it’s a memory.
? places max*
< A stanza, not a crowd.
? typed *small group*
< Short poems say the most.
< We’ll learn each other’s names.
? typed *own pole*
< No one reads over your shoulder.
< Something to hold, all yours.
? places *
? typed *spots available*
? typed *places available*
< Write your name in one.
? music *dj*
< Each song happens only once.
< Wave after wave, no shore.
? typed *halloween*
? typed *spooky*
< Haunt beautifully.
< An owl, a moon, and you.
? music *
< Some songs want a body.
< Listen with your feet.
< Let it say what you can’t.
< The chorus knows you’re coming.
? content *split*
< Two directions, one breath.
< Inch by inch, like a shoot.
< Slow is the only shortcut.
? content *invert*
< Gravity, read backward.
< See what the ceiling sees.
? content *chopper*
< Up, and open like a fan.
? content *floor*
< Lying down can be eloquent.
< Speak low.
< The ground is listening.
? content *
< Now say it without words.
? length *
< Long enough to forget the clock.
< Time enough to mean it.
? timing come * early
? timing come early
? timing *early*
< Let the day catch up.
< Arrive before you begin.
? timing doors *
< Every poem has a way in.
? timing until *
< Then the quiet street.
< Stay to the last word.
? typed *on time*
< Even the silence starts on time.
< Be here for the first word.
< First lines are worth hearing.
? series first class*
< A first page, still white.
? series week * of *
? series class * of *
? series part * of *
< Read on.
< The story kept your place.
? series final*
< Make the last line count.
< Endings are for remembering.
? series starts *
? series from *
? series begins *
< Mark it in good ink.
< Circle it like a moon.
? series new course
? series new *
< Nobody has read ahead.
? series * weeks*
? series *weeks*
< Slowly, like anything that lasts.
? series *
< Come back like a refrain.
< One line leads to another.
? guest *
< Some visits echo.
< Listen as fields listen to rain.
? substitute *
< Same poem, another voice.
< Hear it read differently.
? place *upstairs*
? place 3rd floor
? place *top floor
< A few steps nearer the sky.
< The stairs are the prologue.
< Let the street grow small.
? place Studio B
< The quiet side of the record.
< B, as in breath.
? place room *
< Rooms remember who moved in them.
< Cross the threshold. Exhale.
? place *parking*
< Leave the road outside.
? place online
< Your own four walls will listen.
< Distance is only a word.
? place park
? place *park
? place *garden*
? place *outdoor*
< The leaves will hum along.
< The best ceiling is sky.
? place beach
? place *beach*
< Footprints are first drafts.
< The sea never repeats itself.
? typed *new studio*
< The walls have no memories yet.
< Help the walls remember.
? place *
< Come in, and let the street wait.
? typed *alone or with*
< Come as I, leave as we.
< Solos and duets are both music.
? typed *no partner*
< One is a whole poem.
? typed *no photo*
? typed *no phone*
< What nobody films stays yours.
< Be unrecorded.
? typed *photo*
? typed *selfie*
? typed *video*
< One breath, kept.
< Later, you’ll believe it.
? typed *headphone*
? typed *silent disco*
< An ocean between two ears.
< Silence, from the outside.
? typed *phone*
< Hush, small bright window.
< The world can wait a verse.
? typed *prosecco*
< Small bubbles, rising like laughter.
< To everything still unsaid.
< Small stars, in a glass.
? typed *drinks*
? typed *cocktail*
? typed *wine*
< The talk is a last verse.
< Toast the last line.
< Stay until the stories start.
? typed * tea
< Steam is a slow dancer.
< Let the talk steep.
< Hold something warm. Exhale.
? typed *coffee*
< Warm hands, long talks.
< It smells like a beginning.
? typed *cake*
? typed *cookie*
< Some endings are sweet.
< Leave only crumbs and laughter.
? typed *candle*
< Flames know how to sway.
< Shadows dance, too.
< Let the dark be gentle.
? typed *playlist*
< A love letter, in tracks.
? typed *new class*
< Be its opening line.
< Its first memory could be you.
? typed *midwife*
? typed *doctor*
< Ask first. Then breathe.
< A yes worth waiting for.
? typed *trick of the month*
< A new word each moon.
< Learn it before the moon turns.
? typed *your pace*
< Slow is a tempo, too.
< Even slow rivers arrive.
< No one is counting.
? typed *no strength*
< Ivy started small.
? typed *strength*
< Roots do it quietly.
< Oaks take their time.
? typed *laugh*
< Laughter has no wrong notes.
< It counts as breathing.
? typed * fun *
? typed *silly*
< Joy needs no footnote.
< Play is a serious word.
? typed *the heat*
< Be the month of July.
< Embers first, then flame.
? typed *boldest*
< The shy one may come, too.
< Write yourself in bold.
? typed *no air condition*
< Call it weather.
< Breezes are made by moving.
< Summer comes inside.
? typed *air condition*
< Let summer stay outside.
? typed *spotter*
? typed *spotting*
< A hand where doubt was.
< Trust has two hands.
< Lean. Someone is there.
? typed *no mirror*
< Feeling is a kind of seeing.
< Your eyes may rest.
? typed *mirror*
< Look, then look kindly.
< Smile. It answers.
? typed *sweat*
< The body makes its own rain.
? typed *birthday*
< Another year, underlined.
? typed *vibes*
< A feeling, before its word.
? typed *judgment*
< Nobody counts the blots.
< Crossed-out lines are fine.
< Only gentle readers here.
? typed *safe space*
< Unfold here.
< Set your armor by the door.
? typed *surprise*
< The best lines come unannounced.
< Leave a blank for it.
? typed *christmas*
< Joy needs no wrapping.
< Fold the year up softly.
< A hush, like falling snow.
? typed *valentine*
< Love, in any handwriting.
? typed *left feet*
< The left side is the heart’s.
? typed *shower*
< Warm rain, afterward.
< Sing there, too.
? typed *locker*
? typed *changing room*
< Hang the day on a hook.
? typed *question*
< Wonder out loud.
< Every question opens a window.
? typed *voucher*
< Give someone a beginning.
? typed *warm-up*
< Even songs hum first.
? typed *breath*
< You’ve practiced all your life.
< It was here all along.
< The shortest poem there is.
? typed *slow*
? typed *rush*
< Honey never hurried.
< Moss has all the time.
? typed *stress*
< Hang it up with your coat.
< Breathe out, wave by wave.
< It can wait in the hall.
? typed *gentle*
? typed *relax*
< Let your shoulders stop talking.
< Exhale what the day said.
? typed accessible*
< Come in, however you come.
? typed *popular demand*
? typed *you asked*
< Some songs are called back.
< We heard the echo.
? typed *in the dark*
? typed *glow*
? typed *black light*
< Stars do it every night.
< Fireflies know this dark.
? typed *gravity*
< It pulls. You answer.
< It only wants to be close.
? typed *confiden*
< It starts as a whisper.
< Wear it until it fits.
? typed *community*
? typed *family*
< Strangers, until the second verse.
< Many voices, one refrain.
? typed *everyone*
< That includes the shy.
`;
