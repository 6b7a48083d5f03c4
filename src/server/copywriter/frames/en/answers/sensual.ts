// size: data, a block for each kind of detail
/** Last lines that answer what the details say, in the form of parse.ts. */
export const sensual = `
? bring *heels (optional)*
? wear *heels (optional)*
< The sway isn’t.
< Bare feet sway just as well.
< Your hips won’t mind either way.
? bring *heels*knee pads*
< First tall, then low.
< High steps, soft landings.
? bring *heels*
? wear *heels*
< Let every step take its time.
< Let the click reach your hips.
< Make the first step slow.
? !bring *heels*
< Bare feet know how to sway.
< Bare soles feel more.
? bring *knee pads (recommended)*
< You’ll want to stay down there.
< The floor is worth lingering on.
? bring *knee pads*
< We’re going low.
< Sink as low as you like.
< Linger down there a while.
? bring *towel*
< Expect to glow.
< Things get warm.
? bring *water*
? bring *bottle*
< Sip, sway, repeat.
< Sip slowly, too.
< One sip, then one more song.
< It’s about to get warm.
? bring *socks (optional)*
< Bare toes are lovely, too.
< Cozy or bare, you choose.
? bring *socks*
< Warm toes, happy hips.
< Cozy from the toes up.
? bring *mats*(provided)*
< Just come and lie down.
< Your only job is to exhale.
< Sink in and sigh.
? bring *(provided)*
< You only bring the sway.
< Just add a deep breath.
? bring *blanket*
? typed bring *blanket*
? bring *cushion*
? bring *pillow*
< Make yourself a nest.
< Soft is the whole idea.
< The cozier, the better.
? bring *mat
? bring *mat and *
? bring *mat, *
? bring esterilla
? bring Matte
< Your own soft little island.
< Roll it out and exhale.
? bring *friend*
< Someone you breathe easily with.
< Bliss loves company.
< The one who needs to exhale.
? bring *layers*
? wear warm*
< Peel one off with every song.
< Cozy first, glowing later.
? bring *grip*
< You won’t want to let go.
< Then hold on a little longer.
? bring *snack*
? bring *something sweet*
< Savor that, too.
? bring *notebook*
< Write down what felt good.
< Put the goosebumps into words.
? wear *shorts*
< Let your legs breathe.
< Bare skin, slow slides.
? bring *
< Everything else can wait outside.
< And one deep breath.
? !bring anything
< Just you, warm and unhurried.
< Just your own sweet self.
< Not even a rush.
? !bring *
< One less thing to carry.
< Let your hands stay free and warm.
? !wear *lotion*
< Only the moves should glide.
< Save it for after.
< You’re silky enough already.
? !wear *jewel*
< The glow stays on.
< Let your eyes sparkle instead.
? !wear *
< Light things sway best.
< Less between you and the music.
? wear *leggings*
< Soft as a second skin.
< Made for a long, slow stretch.
? wear *barefoot*
< Feel it from the soles up.
< Feel every step.
? wear *black*
< It goes with your glow.
< Soft as dark velvet.
< Smolder softly.
? wear *white*
< Smooth as cream.
< And a hint of a blush.
? wear red*
? wear * red*
< Let it smolder.
< Red loves a slow song.
? wear *neon*
< Glow from the inside, too.
< Bright outside, melting inside.
? wear *costume*
? typed *costume*
< Slip into character.
< Then play the part slowly.
? wear *comfy*
< Comfort moves beautifully.
< Feeling good starts there.
? wear *sneakers*
? typed wear *sneakers*
< Laces tight, hips loose.
? wear *
< Then add a slow smile.
< The sway goes with everything.
? offer first class free
? offer free trial*
? offer free class
< Your hips will want a second.
< Go on, be tempted.
< Let your hips decide.
? offer 2 for 1
? offer your friend comes free
? offer *friend*
< Double the bliss.
< Slow songs like to be shared.
< Ask the one you giggle with.
? offer *student*
< Close the books. Breathe out.
< Let your thoughts go soft.
< The one class for daydreaming.
? offer *members*
< Membership has its pleasures.
< Belonging feels good.
? offer *half price*
< The pleasure stays whole.
< Indulge in full.
? offer *code*
< Type it softly.
< Whisper it as you type.
? offer *early bird*
< Rush just this once.
< Decide fast. Dance slow.
? offer *off*
< Resisting just got harder.
< Give in a little sooner.
? offer *
< Go on, indulge.
< Temptation never looked so easy.
? price *(drop-in)*
< Drop everything else, too.
< No strings. Just sway.
< Drift in, melt, drift out.
? price *(per person)*
< One slow song, shared.
? price *
< Goosebumps included.
< Feel every bit of it.
< Spend it on feeling good.
? level beginner (no experience)
< Your breath already knows how.
< Curiosity is enough.
< We begin with a breath.
< Your pulse already keeps time.
? level beginner (only)
< Nobody here is ahead of you.
< Blush in good company.
? level beginner*
? level level 1
< We’ll ease you in.
< Come new. Leave glowing.
< Every sway started small.
? level all*
< The music warms all of you.
< First sway or thousandth.
< One song, many ways to melt.
? level intermediate*
< Past the steps, into the feeling.
< Now comes the smooth part.
< You’ve earned the slow version.
? level advanced (only)
< Slow it down until it purrs.
< Power, poured slowly.
? level advanced*
< Now make it look like breathing.
< Smooth is the hardest part.
< Show us the slow version.
? level needs *
< Have it? Now let it flow.
< We start from there, slowly.
? level level *
< Right where it gets good.
? level *
< Savor where you are.
< Start there. Take your time.
? !level *
< Come when it feels right.
< If you’re ready, melt right in.
? audience *bodies welcome*
? audience *body welcome*
? typed *every body*
< Each one sways its own way.
< All of them dance.
< Yours will love it here.
? audience plus size*
? audience *curvy*
< Come and sway, gorgeous.
? audience all genders*
< Warm hips, every one of them.
< The slow song holds you all.
? audience men welcome
< Loose hips, easy breath.
< Softness takes strength, gentlemen.
< Warm, slow and at ease.
? audience queer*
? audience LGBT*
< Sway with pride.
< Come as all of you.
? audience women*
? audience ladies*
? audience frauen*
? audience mujeres*
< Shoulders down, hair down.
< Let your guard down, slowly.
? audience *couples*
< Watch each other, not the clock.
< Two heartbeats, one slow song.
< Bring whoever makes you blush.
? audience 18+
? audience adults*
< Blushing is allowed.
< So we can take it slow.
< Smolder freely.
? audience *0+
? audience *seniors*
< You know what feels good.
< Here’s to savoring it all.
? audience *pregnan*
< Sway for two.
< All soft, all slow.
? audience *moms*
? audience *mothers*
? audience *postnatal*
< Rock yourself for a change.
< Exhale. This time is yours.
? audience *bachelorette*
< Everyone gets to blush.
< Let the bride lead. Slowly.
? !audience *kids*
? !audience *children*
< Your own time, for once.
< Nobody tugs at your sleeve.
? audience *
< Your kind of company.
< Sounds like you? Sway in.
? places one left
< Slip into it.
< Say yes in one breath.
? places *left
< Don’t linger yet.
< Take one, then linger.
? places few
< Linger in class, not here.
< Quick fingers, slow hips.
? places small group
< Close, warm, unhurried.
< Cozy by design.
< Intimate, in the best way.
? places your own pole
< No sharing, no rushing.
< All yours to lean on.
< Get to know it slowly.
? places your own *
< Share it with no one.
< All yours, all class long.
? places max *
< Plenty of room to sway.
< A close little circle.
< Nobody gets hurried along.
? music *Beyoncé*
? music *Beyonce*
< Let that voice pour over you.
< Sway through every last chorus.
< Your hips know every word.
? music *R&B*
? music *slow jam*
? typed *slow jam*
< Nobody rushes a slow jam.
< Smooth was always the point.
< Slow jams, slower hips.
? music *DJ*
< Feel the bass arrive.
< Let the bass find your hips.
? music rock*
? music * rock*
? music *metal*
< Let the guitar take your hips.
< Rock can smolder, too.
? music *Latin*
? music *reggaeton*
? music *Rosalía*
? music *bachata*
? music *salsa*
? music *Bad Bunny*
< Hips understand every language.
< Hips first, words later.
? music *0s*
? music *throwback*
? music *oldies*
< Some songs never cool down.
< Your hips remember.
? music live*
? typed *live music*
? typed *live band*
< Live notes, real goosebumps.
< You can feel it breathing.
? music *
< Let it under your skin.
< Feel where it lands.
< Your hips heard that.
? content *split*
< Let gravity do it, gently.
< Let the floor come to you.
< Sink, sigh, sink again.
? content *chopper*
< Lift like a sigh.
< Up softly, down softer.
? content *invert*
< Let your hair fall, and breathe.
< Tip back and smile.
? content *handstand*
< Find the hush up there.
< Even the wobble can be soft.
? content *floor*
? content low *
? content * low *
< Sink down and stay a while.
< Melt downward.
? content *spin*
< Lean out and let it last.
< Dizzy can be delicious.
? content *climb*
? typed climb*
< Enjoy the long way up.
< Every inch, slowly.
< Nobody races to the top.
? content *flow*
? content *transition*
< The in-between is the best part.
< No hard edges, please.
? content *stretch*
? content *flex*
? content *backbend*
< Every muscle gets a sigh.
< Melt on the exhale.
< Long, longer, lovely.
? content *condition*
? typed *conditioning*
? content *strength*
? content *core*
< Tremble a little. It’s lovely.
< Warmth from the inside.
? content *choreo*
? content *routine*
? typed *choreography*
< Let it live in your hips.
< Learn it slowly, keep it longer.
< The looks count, too.
? content *
< Slowly, until it feels good.
< Savor the details.
? length *hours*
? length 90 minutes
? length 75 minutes
? length 2h
< Long enough to melt.
< Good things take longer.
< Plenty of time to linger.
? length *
< Nobody watches the clock.
< Savor every minute.
< Then float home.
? timing come *early
< Time to exhale first.
< Arrive slowly. It’s allowed.
< Leave your rush outside.
? timing doors*
< Don’t knock. Just sway in.
< Drift in, settle, exhale.
? timing until*
< Nowhere else to be until then.
< Stay for all of it.
? timing *
< Then time slows down.
< Note the time, then forget it.
? series week 1 of*
? series class 1 of*
? series part 1 of*
? series starts*
? series new course*
? series first class*
< Begin softly.
< All the good parts lie ahead.
? series last class*
? series final*
< One last long exhale.
< Endings can be slow, too.
< Savor it to the final note.
? series *weeks*
< A slow burn.
< Slow pleasures, in installments.
? series * of *
< The slow burn continues.
< Back to where it felt good.
? series *
< Let it unfold.
< Come back for more.
< No need to skip ahead.
? guest *
< Let yourself be charmed.
< Someone new to sway with.
< Watch closely. Then melt.
? substitute *
< The sway stays.
< Same warmth, new rhythm.
? place *parking*
< Step out slowly and breathe.
< Arrive unhurried.
? place *upstairs*
< Leave the day downstairs.
< Take the stairs slowly.
? place *beach*
< Waves know how to sway.
< Let the waves set the tempo.
? place *park
< Sway with the trees.
< Feel the air on your shoulders.
? place *rooftop*
? place *garden*
? place *outdoor*
? typed *rooftop*
? place *terrace*
< Let the breeze join in.
< The sky won’t rush you.
? place online*
? place online
< Home never swayed like this.
< Nobody can see you blush.
? place new location*
? place new studio*
? place new address*
? place new home*
< New walls, same warmth.
? place *studio*
? place *room*
< Close the door on the day.
< Follow the music.
< Sway straight in.
? place *
< Follow the warmth.
< That’s where time slows down.
< You’ll find us swaying.
? typed *alone or with*
? typed *solo or *
< One heartbeat or two.
< Either way, somebody holds you.
? typed *no partner*
? typed *partner not*
< You’re lovely company.
< The song leads.
? typed *no phone*
? typed *phones away*
? typed *phone away*
? typed *phone off*
? typed *leave your phone*
? typed *silence your phone*
? typed *phones on silent*
< Only your pulse and the song.
< Be here, all of you.
? typed *phone*
< Then slip it away and sway.
? typed *no photo*
? typed *no camera*
? typed *no pictures*
< Some things are only felt.
< Your skin will remember.
? typed *photo*
? typed *selfie*
< Hold still and smolder.
< Your glow, kept.
< Show us your slow smile.
? typed *video*
< Your sway, on record.
? typed *prosecco*
< Tingle twice.
< Sip slowly. Sway slower.
? typed wine*
? typed * wine*
? typed *cocktail*
? typed *drinks*
< Here’s to lingering.
< Sip slowly. Stay a while.
? typed * tea
< Sip. Sigh. Stay.
< Let the warmth spread.
< Warm hands, soft smile.
? typed *candle*
< Glow back.
< Sway like the flame.
? typed *playlist*
< Skip nothing.
< Sink into every track.
? typed *new class*
< Be the first to melt.
< Let it surprise your hips.
? typed *midwife*
? typed *doctor*
? typed *physio*
< Then sway with an easy mind.
< Your comfort comes first.
? typed *trick of the month*
< A month to melt into it.
< Long enough to fall for it.
? typed *your pace*
? typed *your own speed*
< Even slower, if you like.
< Slow is a pace, too.
< The music will wait.
? typed *no strength*
? typed *strength not*
< Melting takes none.
< Softness will do.
? typed *strength*
< Silk is strong, too.
< Power loves a slow song.
? typed *no flexib*
? typed *flexibility not*
< Soft starts on the inside.
? typed *laugh*
< It loosens the hips.
< Blush a little, too.
? typed * fun *
< Slow fun lasts longer.
< The lingering kind.
< And a little blushing.
? typed *the heat*
? typed * heat
? typed *heat up*
? typed *turn up the heat*
? typed *getting hot*
< Let it simmer.
< Slow burn, please.
? typed *boldest*
? typed *bold *
? typed *be bold*
< Bold can whisper.
< Bold moves, soft landings.
? typed *no air condition*
? typed *no a/c*
< Let yourself go soft.
< Warm is how we like it.
? typed *air condition*
< The warmth comes from you.
< Cool air, warm hips.
? typed *spotter*
? typed *spotting*
< So you can let go.
< Breathe out. You’re in good hands.
? typed *no mirror*
< Feel it instead.
< Your skin will tell you.
< Close your eyes if you like.
? typed *mirror*
< Meet your own eyes, softly.
? typed *judgment*
< Just warmth.
< Only soft looks here.
? typed *safe space*
< Soften here.
< Shoulders may drop.
? typed *shy*
< Shy hips sway, too.
< A blush is a fine warm-up.
? typed *everyone*welcome*
? typed *all are welcome*
< Shy hips included.
? typed *cool down*
? typed *cool-down*
? typed *savasana*
? typed *relaxation*
? typed *meditation*
< End on a sigh.
< Save your longest exhale for it.
? typed *warm-up*
< Let it take its time.
< Warm slowly. Glow longer.
? typed *massage*
< Melt completely.
< Let your shoulders sigh.
? typed *birthday*
< Treat your hips to a slow song.
< Celebrate slowly.
? typed *valentine*
< Love, at an unhurried pace.
< Warm skin, slow hearts.
? typed *christmas special*
? typed *christmas edition*
? typed *christmas class*
? typed *xmas special*
< Unwrap this one slowly.
< A present for your senses.
? typed *halloween*
< Haunt us slowly.
< Goosebumps, the good kind.
? typed *voucher*
< Give someone a slow song.
< For someone who needs a sigh.
< Keep one for yourself.
? typed *showers*
< Then glow all you like.
< Glow first, rinse later.
? typed *locker*
? typed *changing room*
< Leave the day in there.
< Slip into your slow side.
? typed *on time*
? typed *no late *
? typed *late entry*
? typed *be on time*
< Then you can stop rushing.
< Slow songs start on time.
? typed *sweat*
< Call it glowing.
? typed *coffee*
< Sip first, sway after.
< Warm cup, warm hips.
? typed *cake*
? typed *dessert*
? typed *brunch*
< Sweet on sweet.
? typed *vibes*
< Bring your slowest ones.
< Low, slow and warm ones.
? typed *after work*
< Exhale the whole day.
< Let the day slide off.
? typed *feel good*
? typed *feels good*
< Then stay with the feeling.
< From toes to fingertips.
? typed *relax*
< Jaw first, then shoulders.
< Softer. There you go.
< Nothing else to do.
? typed *sensual*
< Say it slower.
? typed *slow *
? typed *slowly*
< Slower feels even better.
< Our favorite speed.
? typed *good music*
? typed *great music*
? typed *for the music*
< Stay for the sway.
< Your hips will agree.
`;
