// size: data, a block for each kind of detail
/** Last lines that answer what the details say, in the form of parse.ts. */
export const elegant = `
= kids teens
? bring * and water
? bring water*
< Even swans take sips.
< Pinkies up when you sip!
= kids teens
? bring a snack
< Curtsy first, nibble later.
< Crumbs are forgiven!
= kids teens
? bring *
< And your very best bow!
= kids teens
? wear *
< You will look splendid!
< Perfect for a curtsy!
= teens
? audience ages 12 and up
? audience ages * and up
< No homework, only pointed toes.
= kids
? audience ages *
< Just right for tiptoes!
< The finest years for twirling!
= kids teens
? typed *parents*
< Save them a curtsy!
< Teach them to curtsy at home!
? bring heels (optional)
? bring * heels (optional)
< Good taste isn’t.
< Let your feet decide.
< Elegance comes in every height.
? bring socks (optional)
< Pointed toes aren’t.
< Come formal or barefoot.
? bring * (optional)
? typed mats optional
< Your presence isn’t.
< We admire you either way.
? bring mats and blocks (provided)
< All you unroll is yourself.
< You need only unfold.
? bring * (provided)
< Consider it taken care of.
< You need only arrive.
? bring knee pads (recommended)
< Your knees second the motion.
< Prudence is always elegant.
? bring heels and knee pads
? bring heels, knee pads*
? bring knee pads and heels
< Glamour, meet good sense.
< Stand tall, kneel softly.
? bring knee pads
< Kneel in comfort, rise in style.
< Your knees have standards, too.
? bring water and a towel
? bring water and * towel
? bring *water, *towel*
? bring *towel*water
? typed bring water and a towel
< Sip, dab, resume.
< One to sip, one to dab.
< Looking effortless takes supplies.
? bring water
? bring * of water
? bring a water bottle
? bring your water bottle
< Looking effortless is thirsty work.
< Sip it like champagne.
< Still or sparkling, as you please.
? bring a towel
? bring *towel*
< Dab, never wipe.
< Even poise perspires.
? bring *mat
< Unroll it, then yourself.
< Your own red carpet.
< There’s a place for you both.
? bring *friend*
< We do love introductions.
< Good taste should be shared.
? bring *layers*
< Warmth, in several movements.
< Chill is for champagne.
< Wrapped, like anything precious.
? bring grip aid
? bring *grip*
? bring *chalk*
< Slipping is so inelegant.
< Dry hands, calm face.
? bring *snack*
< Pinkies up.
< Even grace gets peckish.
? bring *notebook*
< Good lines deserve writing down.
< Brilliance is easily forgotten.
< Penmanship won’t be graded.
? bring ID
? bring *ID
< A formal introduction. How nice.
? bring socks*
< Choose the good pair.
? bring heels
? bring * heels
? typed bring heels
< Your finest pair, naturally.
< They deserve to be seen.
< Elevation becomes you.
? bring *phone*
< For the society page, naturally.
< Some poses deserve proof.
< On silent, as at the opera.
? bring *
< Then you’re beautifully prepared.
< We’ll gladly see to the rest.
? !bring heels
< Tiptoes will do nicely.
< Height isn’t everything.
? !bring shoes
? !bring *shoes*
< Toes attend in person.
< Bare feet point best.
< Formality ends at the ankle.
? !bring anything
? !bring *
< You are quite enough.
< Just your charming self.
? !wear *lotion*
< Slippery is bad form.
? !wear *jewel*
< You are the jewel.
< The diamonds may stay at home.
? !wear *
? typed *perfume*
< We’ll admire you all the same.
? wear *shorts*
< A short hem is good form.
< Bare knees are formal enough.
? wear *leggings*
< Ankle-length, like any fine gown.
? wear heels
? wear *heels*
< Enter as if announced.
< A good heel wants to dance.
? wear *barefoot*
< Informal, and quite charming.
< Your toes make their debut.
? wear black
< Audrey would approve.
< It goes with every move.
? wear all white
? wear white
? wear *white*
< Leave the red wine at home.
< The swans will be envious.
< Impeccable, at least at first.
? wear something red
? wear *red
< Red needs no introduction.
< Subtlety sends its regrets.
? wear *80s*
? wear *neon*
? wear *90s*
< Even good taste likes a holiday.
? wear *costume*
? typed *costume*
< Disguise becomes you.
< Come as someone fabulous.
? wear *comfy*
< Elegance likes room to move.
< A stiff collar helps no one.
? wear *sneakers*
< Grace wears laces, too.
< Black tie, from the ankle up.
? wear *
? typed wear a tank top
< Move as if it were couture.
< You’ll be perfectly dressed.
? price *(drop-in)
< Drop in like an old friend.
< We adore an impulsive guest.
? price *(per person)
< Each of you is priceless.
< Charm is at no extra charge.
? price *(members)*
? price *(non members)*
< Membership has its graces.
? price *
< Compliments are included.
< An investment in poise.
? offer first class free
? offer *first class*
< It’s how we say hello.
< The second will be your idea.
? offer *trial*
< The verdict is yours.
< Consider it a first dance.
? offer 2 for 1
< Two bows, one bill.
< Choose your plus-one wisely.
< Arithmetic at its most charming.
? offer your friend comes free
< You’ll look terribly generous.
< Let your friend owe you dinner.
? offer half price*
< Nothing else is done by halves.
< The elegance comes whole.
? offer *% off*
? offer *off*
< Spend the rest on flowers.
< Thrift has never looked so chic.
? offer *members*
< Belonging has its privileges.
? offer *student*
< An elective worth taking.
< Extra credit for pointed toes.
? offer early bird*
? offer *early bird*
< Planning ahead is so becoming.
< Punctuality has its perks.
? offer *code*
< Fine clubs have passwords, too.
? offer free class
? offer free
< The best things often are.
< Grace, gratis.
< Only your presence is required.
? offer *
< A refusal would break our hearts.
< We do enjoy giving presents.
? level beginner (no experience)
? level *(no experience)
< Debuts need no rehearsal.
< You’ll gather some with us.
< Curiosity will do nicely.
? level beginner (only)
? level *beginner* (only)
< Every bow is a first.
< All debuts, no divas.
? level level 1
< From the top, with pleasure.
? !level beginner*
< We’ll skip the introductions.
? level beginner*
? level *beginner*
< Debuts are our favorite.
< First steps are applauded.
? level all
? level *all levels*
< Grace isn’t graded.
< Yours is the right one.
< Each has its own charm.
? level advanced (only)
? level *advanced* (only)
< Gasps will be discreet.
< You’ll recognize yourself.
? level intermediate and advanced
? level *advanced*
< Make difficult look polite.
< Hard moves, soft manners.
? level intermediate*
< The best part of the story.
< Time for the finer points.
? level level 2*
< Level one sends its regards.
< The plot thickens, gracefully.
? level needs *
< We’ll add the rest together.
< We take it from there.
? level *
< We’ll meet you right there.
< We hear it suits you.
? audience all bodies welcome
< Come in yours.
< Yours is the guest of honor.
< Grace lives in every one.
? audience plus size welcome
< Elegance was made for you.
? audience all genders welcome
< Grace never asked.
< We only ask for your name.
? audience men welcome
< Gentlemen, after you.
? audience *queer*
< Always, and with pleasure.
< You needn’t explain a thing.
? audience women only
< Gentlemen may wonder.
< Tiaras at your own discretion.
? audience for couples
? audience *couples*
< You’ve already been introduced.
< Hold hands, then hold a pose.
? audience 18+
< Chaperones need not attend.
< Grown-up company, good manners.
? audience 40+
? audience 4*+
? audience 5*+
? audience 6*+
< Do bring the good stories.
? audience *pregnan*
< Plus-one already included.
< Two are expected.
? audience moms welcome
? audience *moms*
< You’re allowed a turn, too.
< Someone else may preside at home.
? audience hen parties
? audience *hen*
? audience *bachelorette*
< A toast, in pointed toes.
< The speeches can wait.
? audience *
< Consider this your invitation.
< We had you in mind.
? places one left
< Someone elegant should take it.
< It would suit you perfectly.
< Fashionably late is too late.
? places *left
< Fashionably late won’t do.
< One would look lovely on you.
< May we pencil you in?
? places max *
< There is no back row.
< Your absence would be noticed.
? places few
? places *few*
< A swift yes is good manners.
< Be decisive. Beautifully.
? places small group
< Intimate, like good theater.
< Every pointed toe is noticed.
? places your own pole
? places *own*
< Nobody will cut in.
< It has saved you every dance.
? places *
? typed spots available
? typed places available
< We’re counting on you.
< Kindly take one.
? music live DJ
? music *DJ*
< Encores are a possibility.
? music Beyoncé
? music *Beyonc*
< Curtsy accordingly.
< Her Majesty sets the tempo.
? music *Taylor Swift*
< Swift steps, naturally.
? music *80s*
< Shoulder pads are forgiven.
< Restraint hadn’t been invented.
? music *90s*
? music *R&B*
< A good vintage, we think.
< Smooth never left.
? music *rock*
< Loud songs, soft landings.
< Volume, too, can be refined.
? music *Halloween*
? typed *halloween*
< Haunt us beautifully.
< Gliding is in order.
? music *
< Humming is permitted.
< Toes may tap in advance.
? content *split*
< The floor is in no hurry.
< Patience draws the longest line.
? content *chopper*
< Quieter than the name suggests.
< Lift off without a sound.
? content *invert*
< The chandelier’s point of view.
< Hairpins are advisable.
? content floorwork
? content *floor*
? content *low flow*
< The lowest form of elegance.
< Low, but never lowly.
< Descend at your leisure.
? content *handstand*
< Your feet get the view.
? content *spin*
< A lovely way to travel nowhere.
< Your hair will follow.
? content *
< Down to the last fingertip.
< Pointed toes will help.
? length 90 minutes
? length 60 minutes
? length 75 minutes
? length * minutes
< None of them rushed.
< Every one well spent.
? length *
< Rushing would be rude.
< Your watch may rest.
? timing come * early
? timing come early
< Grand entrances take time.
< Fashionably early, for once.
? timing doors *
< Make it an entrance.
< Enter with ceremony.
? timing until *
< Your carriage can wait.
< A graceful exit follows.
? typed *on time*
< Punctuality is rather chic.
< Late entrances are for divas.
? series first class*
< Nothing to catch up on.
< Page one, please.
? series week * of *
? series class * of *
? series part * of *
< The story so far: lovely.
< Previously: pointed toes.
? series last class*
< Endings deserve a curtsy.
? series starts *
? series from *
< Be there for the overture.
? series new course
? series new *
< Everyone starts on page one.
? series * weeks*
? series *weeks*
< A season, so to speak.
< Polish comes in layers.
? series *
< Practice makes poise.
< Good things come in chapters.
? guest *
< We’ve laid out our best manners.
< Guests of honor get curtsies.
? substitute *
< New name, same good manners.
< Poise needs no substitute.
? place *upstairs*
< Elegance, one flight up.
< Every diva needs a staircase.
? place Studio B
< B, as in bravo.
< A most distinguished letter.
? place room *
< Enter as if expected. You are.
< Knocking is not required.
? place *parking*
< Chauffeurs are welcome, too.
? place online
< The commute is delightful.
< Your salon becomes ours.
? place park
? place *the park*
< Trees make a polite audience.
< Nature dresses beautifully.
? place beach
? place *beach*
< The tide keeps time.
< Waves will be returned.
? place *
< The address suits you.
< We’ll look out for you.
? typed *no partner*
< Nobody to step on your toes.
< You’re splendid company.
< Your dance card is your own.
? typed *alone or with*
< Charming either way.
< Either is perfectly proper.
? typed no filming*
? typed no video*
? typed no photo*
? typed *no photos*
? typed *no phones*
? typed *no phone*
< Memory flatters everyone.
< Remember us fondly.
? typed *selfie*
< Vanity is encouraged.
? typed *video*
< Take two is always prettier.
< Hollywood has been told.
? typed *photo*
< Choose your better side.
< For the family album, of course.
? typed *phone*
< Calls can wait.
< Silent mode is good manners.
? typed no mirror*
< We’ll tell you how lovely you look.
? typed *mirror*
< A polite nod will do.
< Fair, honest and discreet.
? typed *prosecco*
< Poise first, bubbles second.
< To you, naturally.
? typed *drinks*
? typed *cocktail*
< The toast is to you.
? typed * tea
< Gossip will be poured, too.
< Pinkies at the ready.
? typed *cake*
? typed *cookie*
< Second helpings are good manners.
? typed *candle*
< Everyone looks expensive.
< Flattering, isn’t it?
? typed *playlist*
< Humming along is good manners.
? typed *new class*
< Premieres are so glamorous.
< Be there before the reviews.
? typed *midwife*
? typed *doctor*
< We look forward to you both.
< Good care comes first.
? typed *trick of the month*
< May we have the honor?
? typed *your pace*
< Haste is never chic.
< Yours is the loveliest tempo.
? typed *no strength*
< Charm will carry you.
? typed *strength*
< Quietly, of course.
< Worn lightly, like pearls.
? typed *laugh*
< Behind a fan, if you must.
< Poise may be recovered later.
? typed * fun *
? typed *silly*
< Dignity will recover.
< We take it quite seriously.
? typed *the heat*
< Then glow discreetly.
< A folding fan is advisable.
? typed *boldest*
< Present it with perfect calm.
< We’d love to be introduced.
? typed *no air condition*
< Glow is very much in.
< Fan yourself like a duchess.
? typed *air condition*
< Nobody wilts here.
< Composure, climate-controlled.
? typed *spotter*
? typed *spotting*
< As discreet as a good butler.
< Courage likes a chaperone.
? typed *sweat*
< We say glow.
< Dabbed, and never mentioned.
? typed *vibes*
< Pleasant company, in short.
? typed *popular demand*
? typed *you asked*
< We could hardly refuse.
< You have persuasive taste.
? typed *birthday*
< Many graceful returns.
? typed *gravity*
< It has been overruled, politely.
? typed *surprise*
< Raise one eyebrow in advance.
< Gasping politely is allowed.
? typed *christmas*
< Bows will be worn and taken.
< Come nicely wrapped.
? typed *valentine*
< Roses are optional.
? typed *left feet*
< Both are received with honors.
< A good waltz forgives them.
? typed *cash*
< Discreetly, in an envelope.
< Exact change is exquisite manners.
? typed *shower*
< Depart as polished as you came.
< Leave as crisp as linen.
? typed accessible*
? typed wheelchair accessible*
? typed *fully accessible*
< So is our welcome.
? typed *warm-up*
< Grace should never start cold.
? typed *feel free to ask*
? typed *question*
< Curiosity is good manners.
< We adore a raised hand.
? typed *rush*
< The clock may take a seat.
`;
