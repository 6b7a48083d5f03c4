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
< Plus a rainbow of ideas!
= kids teens
? wear *
< You’ll be the brightest picture!
< Now pose like a sculpture!
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
< Originality isn’t.
< Some art skips the pedestal.
< Michelangelo’s David went barefoot.
? bring socks (optional)
? bring *socks* (optional)
< Mismatched counts as pop art.
? bring * (optional)
? typed mats optional
< Your own style isn’t.
< Artist’s choice.
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
< Only marble knees can skip them.
? bring *water*towel*
< Sculptors sweat, too.
< Watercolor, our way.
? bring *water*
< Just don’t dip your brush.
< You’re the watercolor.
? bring *towel*
< Pat the artwork dry.
< Even marble would sweat here.
? bring *mat
< A canvas you can lie on.
? bring *friend*
< Every artist needs a muse.
< Now it’s a group show.
< Take turns being the muse.
? bring *layers*
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
< Stick figures count.
< Leonardo never left without one.
? bring ID
? bring *ID
< Your least artistic portrait.
< Self-portraits don’t count.
? bring *socks*
< Pop art for the feet.
< Dalí wouldn’t bother matching them.
? bring *heels*
< Two pedestals, one sculpture.
< Every sculpture needs a base.
? bring *phone*
? typed *bring *phone*
< Self-portraits are a tradition.
< Every artist needs a portfolio.
? wear *shorts*
< Free legs draw longer lines.
? wear *leggings*
< Patterned ones count as paintings.
? wear *sneakers*
< Banksy surely wears them.
< Lace up for street art.
? bring *
< A sketch fits in any bag.
< And one unpainted idea.
< The muse brings the rest.
? !bring *heels*
< The pedestal stays home.
< Toes draw finer lines.
? !bring *shoes*
? !wear *shoes*
< Statues go barefoot, too.
< Footprints are fine art.
? !bring anything
? !bring *
< Minimalism. We approve.
< Great art needs few materials.
< The artist is enough.
? !wear *lotion*
< Oil belongs on canvas.
< Matte finish only.
? !wear *jewel*
< You’re the showpiece.
? !wear *
? typed *perfume*
< Editing is an art.
? wear *costume*
? typed *costume*
< Frida always dressed up.
< Call it performance art.
? wear *barefoot*
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
< Soft clothes, bold strokes.
< Nobody paints in a tuxedo.
? wear *
? typed *dress code*
? typed wear a tank top
< You’ll be quite the picture.
< Wear it like a signature.
? price * (drop-in)
< Spontaneity makes great art.
< Inspiration rarely plans ahead.
? price * (per person)
< Each of you is an original.
? price *members*
< Museums do the same.
< Join the art movement.
? price *
< For an original, not a print.
< Consider it your museum ticket.
? offer first class free
? offer *first class*free*
? offer free first*
< The first sketch always is.
< You’ll want the whole collection.
? offer *trial*
? offer free class*
< Sketch first, decide later.
< Pencil first. Ink can follow.
? offer 2 for 1*
< Choose your muse.
< Two artists, one frame.
? offer your friend comes free
< Muses get in free.
? offer *friend*
< Your favorite muse, perhaps?
? offer half price*
< You get the full picture.
? offer *code*
< Copy it. That’s no forgery.
? offer *members*
< Patronage has its perks.
? offer *student*
< Starving artists, rejoice.
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
< Your sketch is ready for color.
? level all*
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
< Your brush will know the way.
< Your easel’s this way.
? audience *curvy*
< You belong in the picture.
< Front and center in the frame.
< Masterpieces, all of you.
? audience *every body*
< Every one an original.
< We collect originals.
? audience *bachelorette*
< The bride is the centerpiece.
? audience *queer*
< The full palette, always.
< No coloring inside the lines.
? audience *gender*
< Art never asked.
< Paint yourself as you are.
? audience *moms*
< Crayons can wait at home.
< Your own art, for once.
< You’ve made masterpieces already.
? audience *women*
< Not muses. Artists.
< The muse picks up the brush.
< Frida would feel at home.
? audience *couple*
< Two signatures, one picture.
< A living double portrait.
? audience men*
< The Thinker could use a break.
< Marble never had this much fun.
? audience 18+
? audience *18*
? audience *21*
? audience *adults*
< No crayons this time.
? audience *40+*
< You’ve found your own brushstroke.
< Bold colors only, please.
? audience *pregnan*
< Two in one portrait.
< A beautiful work in progress.
? audience *
< The picture needed you.
< Everyone brings a color.
< Step into the frame.
? places one left
< Be the finishing touch.
< The picture is missing you.
? places *left
< Sign before the paint dries.
< Frame one for yourself.
< Collectors act quickly.
? places few
? places *few*
< Small edition. Sign early.
? places max*
< A small, numbered edition.
< Every brushstroke gets noticed.
? typed *small group*
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
< Dalí’s clocks are no excuse.
< Catch the very first brushstroke.
? series final*
< Time for the signature.
< Step back and admire.
? series first*
? series * 1 of *
? series starts*
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
< Straight lines appreciated.
< Consider it an installation.
? place *upstairs*
? place *rooftop*
< High art, literally.
< Artists love an attic.
? place Studio B
< B is for brushstroke.
? typed *new studio*
< Same artists, new frame.
< The collection has moved.
< New walls to fill.
? place room *
< Follow the trail of paint.
? place park
? place park *
? place *the park*
? place *garden*
? place *outdoor*
< Monet worked outside, too.
< Plein air, as painters say.
< A landscape with you in it.
? place *beach*
< Draw big. The tide erases.
< Every seascape needs a figure.
? place online
< You’re already in the frame.
< Digital art counts.
? place *
< X marks the masterpiece.
< Art happens there.
< Now picture yourself there.
? typed *alone or with*
< Portrait or double portrait?
< Solo works hang well, too.
? typed *no partner*
< You’re artist and muse.
< A one-person show.
? typed *no photo*
? typed *no phone*
< Paint it from memory.
< Museums have that rule, too.
< Mona Lisa would be grateful.
? typed *photo*
? typed *selfie*
? typed *video*
< Chin up, Mona Lisa.
< Hold it like a statue.
? typed *phone*
< Live art beats a screen.
< Look up. Art is happening.
? typed *prosecco*
? typed *drinks*
? typed *wine*
? typed *cocktail*
< Like any good gallery opening.
< Critics come for this part.
< A toast to the artists!
? typed * tea
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
< You’re the brightest brushstroke.
? typed *playlist*
< A gallery for your ears.
< Every song, a new canvas.
? typed *new class*
< No critic has seen it yet.
< Be there for the unveiling.
? typed *trick of the month*
< Hang it on the calendar.
< Next month, a new canvas.
? typed *midwife*
? typed *doctor*
< Their signature, then yours.
? typed *your pace*
< Leonardo rarely finished on time.
? typed *no strength*
< A soft pencil is enough.
< Brushes aren’t heavy.
? typed *strength*
< Carved, not painted.
< Marble would envy you.
< Think chisel, not brush.
? typed *laugh*
? typed *silly*
< Mona Lisa barely managed a smile.
< Serious art can wait.
? typed * fun *
< Play is how art starts.
< Nobody whispers in this museum.
? typed *the heat*
? typed *hot in here*
< Use your warmest colors.
< Good clay gets fired, too.
? typed *boldest*
< Primary colors only.
< Pastels can wait.
? typed *no air condition*
? typed no ac
< Expect warm colors.
< Dalí’s clocks would feel at home.
? typed *air condition*
< Wax sculptures welcome.
< Climate-controlled, like fine art.
< Cool colors included.
? typed *spotter*
? typed *spotting*
< A good frame holds the picture.
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
< Painted in every shade.
? typed *dogs*
< Paw prints are signatures.
? typed *popular demand*
< Encore, in full color.
< The gallery hangs it again.
? typed *you asked*
< We take commissions.
? typed *question*
< We’ll draw you a diagram.
< Art loves a question.
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
< Venice would feel flattered.
< Your brushstroke gives you away.
? typed *left feet*
< Picasso painted it that way.
< Abstract footwork is welcome.
? typed *warm-up*
< We prime every canvas.
< Nobody sculpts cold clay.
? typed *everyone*
< Every color in the box.
< It takes a big frame.
`;
