// size: data, a block for each kind of detail
/** Last lines that answer what the details say, in the form of parse.ts. */
export const artistic = `
= kids teens
? bring *water*
< Paintbrushes need water, too!
< A sip between masterpieces!
= kids teens
? bring *snack*
< Hungry artists draw wobbly lines!
< Even Picasso stopped for lunch!
= kids teens
? bring *
< And all your colors!
< Plus one big, wild idea!
= kids teens
? wear *
< You’ll be the brightest picture!
< Now strike a pose!
= teens
? audience ages *
< Your style, your signature.
< Nobody grades this art.
< Art has no wrong answers.
= kids
? audience ages *
< Just right for masterpieces!
< Big enough to sign your art!
= kids teens
? typed *parents*
< The artists take it from here!
< Every artist needs fans!
< Autographs after class!
? bring *heels* (optional)
? wear *heels* (optional)
? typed *heels optional*
< Originality isn’t.
< Some art skips the pedestal.
< Michelangelo’s David went barefoot.
? bring socks (optional)
? bring *socks* (optional)
< Mismatched counts as pop art.
? bring * (optional)
? wear * (optional)
? typed mats optional
< Imagination isn’t.
< Artist’s choice.
? bring mats (provided)
? bring mats and blocks (provided)
? bring *mat* (provided)
? bring *mats* (provided)
< You provide the picture.
< The canvas is already stretched.
< Just add the artist.
? bring * (provided)
< Call it an arts grant.
< All we need is the artist.
? bring *knee pads* (recommended)
? bring * (recommended)
? wear * (recommended)
< Artists look after their tools.
< The best artists come prepared.
? bring *heels and knee pads*
? bring *knee pads and heels*
? bring heels, knee pads*
? wear *heels and knee pads*
< High art, low art.
< Fine lines, soft landings.
? bring *knee pads*
? wear *knee pads*
< Only marble knees can skip them.
? bring *water*towel*
? bring *towel*water*
? typed *water*towel*
< Sculptors sweat, too.
< Watercolor, our way.
? bring *water*
< Just don’t dip your brush.
< You’re the watercolor.
? bring *towel*
< Pat the artwork dry.
< Even marble would sweat here.
? bring your own mat
? bring *mat
? bring *mats
? bring *mat and*
< A canvas you can lie on.
? bring *friend*
? bring *bestie*
? bring *plus one*
? typed *bring * mate*
< Every artist needs a muse.
< Now it’s a group show.
< Take turns being the muse.
? bring *layers*
? wear *layers*
< Oil painters swear by them.
< All good paintings have them.
? bring *grip*
? bring *chalk*
< Good art stays on the wall.
< The Mona Lisa never slipped.
? bring *snack*
? bring *lunch*
< Starving artist is a cliché.
< A still life you can finish.
? bring *notebook*
? bring pen*
? bring a pen*
? bring *and pen*
? bring *journal*
< Stick figures count.
< Leonardo never left without one.
? bring ID
? bring *ID
< Your least artistic portrait.
< Self-portraits don’t count.
? bring *socks*
? wear *socks*
< Pop art for the feet.
< Dalí wouldn’t bother matching them.
? bring *heels*
< Two pedestals, one sculpture.
< Every sculpture needs a base.
? bring *phone*
? typed *bring *phone*
< Self-portraits are a tradition.
< Every artist needs a portfolio.
? bring *shorts*
? wear *shorts*
< Statues wore far less.
? bring *leggings*
? wear *leggings*
< Patterned ones count as paintings.
? bring *sneakers*
? wear *sneakers*
? wear *trainers*
? typed *sneakers*
< Banksy surely wears them.
< Lace up for street art.
? bring *
< Imagination fits in any bag.
< And one wild idea.
< The muse brings the rest.
? !bring *heels*
? !wear *heels*
< The pedestal stays home.
< Toes draw finer lines.
? !bring *shoes*
? !wear *shoes*
< Statues go barefoot, too.
< Footprints are fine art.
? !bring anything
? !bring *equipment*
? !bring *
< Minimalism. We approve.
< Great art needs few materials.
< The artist is enough.
? !wear *lotion*
? !wear *oil*
? !bring *lotion*
? typed *lotion*
< Oil belongs on canvas.
< Matte finish only.
? !wear *rings*
? !wear *jewel*
< You’re the showpiece.
? !wear *
? typed *perfume*
< Editing is an art.
? wear *costume*
? typed *costume*
? typed *fancy dress*
< Frida always dressed up.
< Call it performance art.
? wear *barefoot*
? wear bare feet
? typed *barefoot*
< Ten toes, ten tiny brushes.
? wear *heels*
< Consider yourself on a pedestal.
< Walk like a statue set free.
? wear *black*
< Very gallery opening.
< You’re the ink.
< They’ll take you for the curator.
? wear *white*
< Marble suits you.
< A blank canvas, literally.
? wear red
? wear something red
? wear * red
< Every picture needs an accent.
? wear *neon*
? wear *80s*
? wear *90s*
? wear *glitter*
? wear *sparkl*
< Warhol would want your portrait.
< Pop art, life-size.
< Subtle is for watercolors.
? wear *comfy*
? wear *comfortable*
? wear *cozy*
< Soft clothes, bold strokes.
< Nobody paints in a tuxedo.
? wear *
? typed *dress code*
? typed wear a tank top
< You’ll be quite the picture.
< Wear it like a signature.
? price * (drop-in)
? typed *drop-in*
? typed *drop in*
< Spontaneity makes great art.
< Inspiration rarely plans ahead.
? price * (per person)
? price * (each)
< Each of you is an original.
? price *members*
< Museums do the same.
< Join the movement.
? price *
< Picassos go for slightly more.
< No bidding required.
? offer first class free
? offer *first class*free*
? offer free first*
< The first sketch always is.
< You’ll want the whole collection.
? offer free trial class
? offer *trial*
? offer *taster*
? offer free class*
< Sketch first, decide later.
< Pencil first. Ink can follow.
? offer 2 for 1*
? offer *buy one*
< Choose your muse.
< Two artists, one frame.
? offer your friend comes free
< Muses get in free.
? offer *friend*
? offer *plus one*
< Your favorite muse, perhaps?
? offer half price*
? offer *half off*
< You get the full picture.
? offer *code*
< Copy it. That’s no forgery.
? offer *members*
< Patronage has its perks.
? offer *student*
< Starving artists, rejoice.
< No essay, just art.
? offer *early bird*
< Monet rose early, too.
? offer *% off*
? offer *off*
< Keep the rest for paint.
< Collectors, take note.
< The art keeps its value.
? offer *
< Patrons of the arts, this way.
< A fine time to start collecting.
? level beginner (no experience)
? level *(no experience)
< Picasso spent years unlearning.
< Scribbles are welcome.
? level beginner (only)
? level *beginner* (only)
< Everyone’s still on page one.
< Fresh canvases, all of you.
? level *needs *
< Then we add the color.
? !level beginner*
< You’ve filled your first sketchbook.
< Past the stick figures.
? level all*
? level *open*
? level every*
< From doodlers to masters.
< Every gallery needs variety.
< Sketches hang beside masterpieces.
? level level 1
? level beginner*
< Every masterpiece started rough.
< Even Picasso had a first sketch.
? level advanced (only)
? level * (only)
< Fine brushes only.
? level intermediate and advanced
? level *advanced*
< Now break the rules.
< Show us your signature style.
? level intermediate*
< The fun is in the shading.
< Between doodle and da Vinci.
? level level *
? level * and up
< New stage, same artist.
? level *
? typed *improvers*
< Recognize your own style?
< Your easel’s this way.
? audience *plus size*
? audience *curvy*
< You belong in the picture.
< Front and center, please.
< Masterpieces, all of you.
? audience *bodies*
? audience *every body*
< Every one an original.
< We collect originals.
? audience *hen*part*
? audience *bachelorette*
? typed *bride*
< The bride is the centerpiece.
? audience *queer*
? audience *lgbt*
? audience *pride*
< The full palette, always.
< No coloring inside the lines.
? audience *gender*
< Art never asked.
< Paint yourself as you are.
? audience *moms*
? audience *mums*
< Crayons can wait at home.
< Your own art, for once.
< You’ve made masterpieces already.
? audience *women*
? audience *ladies*
? audience *girls*
< Not muses. Artists.
< The muse picks up the brush.
< Frida would feel at home.
? audience *couple*
? audience *partners*
< Two signatures, one picture.
< A living double portrait.
? audience men*
? audience * men*
? audience *guys*
< The Thinker could use a break.
< Marble never had this much fun.
? !audience kids
? audience *18*
? audience *21*
? audience *adults*
< No crayons this time.
< Mature works only.
? audience *40+*
? audience *50+*
? audience *60+*
? audience *over 40*
? audience *over 50*
< You know your own style.
< Bold colors only, please.
? audience *prenatal*
? audience *pregnan*
< Two in one portrait.
< A beautiful work in progress.
? audience *
< The picture needed you.
< Everyone brings a color.
< Step into the frame.
? places one left
? places 1 left
? places last *
< Be the finishing touch.
< The picture is missing you.
? places *left
< Sign before the paint dries.
< Frame one for yourself.
< Collectors act quickly.
? places few*
? places *few*
? places limited*
< Small edition. Sign early.
? places max*
? places *people
< A small, numbered edition.
< Every brushstroke gets noticed.
? places small*
? typed *small group*
? typed *small class*
< More salon than museum.
< Big canvas, few artists.
? places *own*
? typed *own pole*
< No sharing the easel.
< An easel to yourself.
? places *
? typed *spots available*
? typed *places available*
< Put your name on one.
< Take your place in the picture.
< Pencil in your name.
? music *dj*
< Someone else mixes the colors.
< Paint by ear.
? music *halloween*
? typed *halloween*
? typed *spooky*
< Munch screamed first.
< Skulls are a classic still life.
? music *Beyonc*
< She even danced in the Louvre.
< Every chorus, a new pose.
? music *
< Dance it in color.
< Now give it a shape.
< Every beat, a brushstroke.
? content *split*
< One long line. Eventually.
< Straight lines take patience.
< The longest line you’ll draw.
? content *chopper*
< Leonardo sketched one first.
? content *invert*
? content *upside*
< Perspective is everything.
< Some paintings hang that way.
? content *handstand*
< Sign the bottom. Or the top?
? content *floor*
? content *low flow*
< Pollock worked down there, too.
< The biggest canvas we have.
? content *spin*
< Draw circles nobody can copy.
? content *
< Study it from every angle.
< Sketch it, then own it.
< Add your signature to it.
? length *
< The Sistine Chapel took longer.
< Long enough for a second coat.
< Masterpieces can’t be rushed.
? timing *early*
< Mix your colors in peace.
< Every artist needs to set up.
? timing doors*
< Every exhibition starts that way.
? timing until*
< Then the paint may dry.
< Then sign it and step back.
< Museums close, too.
? timing *
? typed *on time*
? typed *sharp*
? typed *punctual*
? typed *be late*
< Dalí’s clocks are no excuse.
< Catch the very first brushstroke.
? series last*
? series final*
< Time for the signature.
< Step back and admire.
? series first*
? series * 1 of *
? series starts*
? series from*
? series begins*
< Clean brushes, fresh start.
< The first brushstroke is yours.
? series week * of *
? series class * of *
? series part * of *
? series * of *
< One more layer of paint.
< The easel’s still out.
? series *new course*
? series *new*
< Page one of the sketchbook.
< Nobody has seen this picture.
? series * weeks*
? series *weeks*
? series *month*
< Monet spent years on lilies.
< Good paint goes on in layers.
< Time to develop a style.
? series *
< Great artists work in series.
< You’ll want the full set.
< Collect every piece.
? guest *
< Steal a technique. Artists do.
< Collaborations make art history.
? substitute *
< Same canvas, another brush.
< Every artist paints it differently.
? place *parking*
? typed *parking*
< Straight lines appreciated.
< Consider it an installation.
? place *upstairs*
? place *2nd floor*
? place *second floor*
? place *top floor*
? place *rooftop*
< High art, literally.
< Artists love an attic.
? place Studio B
< B is for brushstroke.
? place *new location*
? place *new studio*
? typed *new studio*
? typed *new location*
? typed *moved to*
? typed *we moved*
< Same artists, new frame.
< The collection has moved.
< New walls to fill.
? place studio *
? place room *
? place *studio
< Follow the trail of paint.
? place park
? place park *
? place *the park*
? place *garden*
? place *outdoor*
? place *outside*
< Monet worked outside, too.
< Plein air, as painters say.
< A landscape with you in it.
? place *beach*
< Draw big. The tide erases.
< Every seascape needs a figure.
? place online
? place *zoom*
? place *livestream*
< You’re already in the frame.
< Digital art counts.
? place *
< X marks the masterpiece.
< Art happens there.
< Now picture yourself there.
? typed *with or without*partner*
? typed *alone or with*
? typed *solo or with*
? typed *singles and couples*
< Portrait or double portrait?
< Solo works hang well, too.
? typed *no partner*
? typed *without a partner*
? typed *come alone*
< You’re artist and muse.
< A one-person show.
? typed *no photo*
? typed *no video*
? typed *no film*
? typed *no filming*
? typed *no phone*
? typed *phones off*
? typed *phone* off*
? typed *phone-free*
< Paint it from memory.
< Museums have that rule, too.
< Mona Lisa would be grateful.
? typed *photo*
? typed *selfie*
? typed *picture*
? typed *video*
? typed *we film*
< Chin up, Mona Lisa.
< Hold it like a statue.
? typed *phone*
< Live art beats a screen.
< Look up. Art is happening.
? typed *prosecco*
? typed *drinks*
? typed *champagne*
? typed *wine*
? typed *cocktail*
? typed *bubbl*
< Like any good gallery opening.
< Critics come for this part.
< A toast to the artists!
? typed tea
? typed tea *
? typed * tea
? typed * tea *
< Watercolor, but drinkable.
< Still life with teacup.
? typed *coffee*
< Every art movement began in cafés.
< Talk art until it’s cold.
? typed *cake*
? typed *cookie*
< Crumbs are abstract art.
< A still life worth eating.
? typed *candle*
< Paint with your silhouette.
? typed *in the dark*
? typed *glow*
? typed *black light*
? typed *blacklight*
< You’re the brightest brushstroke.
? typed *playlist*
< A gallery for your ears.
< Every song, a new canvas.
? typed *new class*
? typed *brand new*
< No critic has seen it yet.
< Be there for the unveiling.
? typed *trick of the month*
? typed *move of the month*
< Hang it on the calendar.
< Next month, a new canvas.
? typed *midwife*
? typed *doctor*
< Their signature, then yours.
? typed *your pace*
? typed *own pace*
? typed *own time*
< Leonardo rarely finished on time.
? typed *no strength*
? typed *no muscle*
< Imagination does the lifting.
< Brushes aren’t heavy.
? typed *strength*
? typed *strong*
< Carved, not painted.
< Marble would envy you.
< Think chisel, not brush.
? typed *laugh*
? typed *giggl*
? typed *silly*
< Mona Lisa barely managed a smile.
< Serious art can wait.
? typed fun
? typed fun *
? typed fun, *
? typed fun,*
? typed * fun
? typed * fun *
? typed * fun, *
< Play is how art starts.
< Nobody whispers in this museum.
? typed *bring the heat*
? typed *the heat*
? typed *heated*
? typed *hot in here*
< Use your warmest colors.
< Good clay gets fired, too.
? typed *boldest*
? typed *bold self*
? typed *bolder*
< Primary colors only.
< Pastels can wait.
? typed *no air condition*
? typed *no aircon*
? typed no ac
< Expect warm colors.
< Dalí’s clocks would feel at home.
? typed *air condition*
? typed *aircon*
? typed *air-condition*
? typed *ac on*
< Wax sculptures welcome.
< Climate-controlled, like fine art.
< Cool colors included.
? typed *spotter*
? typed *spotting*
? typed *spotted*
< The Tower of Pisa is jealous.
< Handled like fine art.
? typed *mirror*
< You’ll meet the model.
< A living self-portrait.
? typed *sweat*
< Call it varnish.
< Wet paint always shines.
? typed *surprise*
< Wait for the unveiling.
< No peeking under the cloth.
? typed *birthday*
< Celebrate in full color.
? typed *judgment*
< Not even an art critic.
< Critics can stay home.
? typed *safe space*
< Messy sketches are welcome.
? typed *vibes*
< In every shade.
? typed *dogs*
< Paw prints are signatures.
? typed *popular demand*
< Encore, in full color.
< The public has taste.
? typed *you asked*
< We take commissions.
? typed ask *
? typed * ask *
? typed * ask
? typed *question*
< We’ll draw you a diagram.
< Art loves a question.
? typed *gift*
? typed *voucher*
< No wall space required.
< Easier to wrap than a sculpture.
? typed *shower*
< Every brush gets rinsed.
< Arias are art, too.
? typed *locker*
? typed *changing room*
< Step out as the artwork.
< Enter as yourself, exit as art.
? typed *slow*
< Like paint drying, but lovely.
< Fine lines take time.
? typed *free cancel*
? typed *cancellation*
< Erasers exist for a reason.
< Plans are sketches.
< Pencil is fine with us.
? typed *gentle*
? typed *relax*
< Think pastels.
< Watercolor, not oils.
? typed *contest*
? typed *prize*
< May the best line win.
< Critics, sharpen your pencils.
? typed *masquerade*
? typed *masks*
? typed *masked*
< Venice would feel flattered.
< Only your style gives you away.
? typed *left feet*
< Picasso painted it that way.
< Abstract footwork is welcome.
? typed *warm-up*
? typed *warm up*
< We prime every canvas.
< Nobody sculpts cold clay.
? typed *everyone*
? typed *everybody*
< Every color in the box.
< It takes a big frame.
`;
