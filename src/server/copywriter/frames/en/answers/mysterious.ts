// size: data, a block for each kind of detail
/** Last lines that answer what the details say, in the form of parse.ts. */
export const mysterious = `
? bring *heels* (optional)
< Curiosity isn’t.
< Announce yourself, or slip in.
? bring * (optional)
< Decide, and keep us guessing.
< Either way, we’re expecting you.
? !bring *heels*
< Nobody will hear you coming.
< Arrive unannounced.
? !bring anything
< Not even a reason.
< Curiosity fits in any pocket.
? !bring *
< Just you and your alibi.
< One thing fewer to hide.
? bring *heels and knee pads*
? bring *knee pads and heels*
? wear *heels and knee pads*
< Two clues are plenty.
? bring *knee pads* (recommended)
? bring * (recommended)
? wear * (recommended)
< We have our reasons.
< Don’t ask. You’ll see.
? bring *knee pads*
< The floor will explain.
< That’s all the hint you get.
? bring *mats* (provided)
? bring *mat* (provided)
< Bring your own questions.
? bring * (provided)
< We’ve thought of everything.
< You bring only the mystery.
? bring *heels*
? wear *heels*
< They’ll talk before you do.
< We’ll know those footsteps.
? bring *friend*
< Preferably one who won’t talk.
< Every alibi needs two.
< Agree on your story first.
? bring *water*towel*
< Draw your own conclusions.
< You didn’t hear why from us.
? bring *towel*
< Leave no evidence.
< You’ll know when to use it.
< That’s all we’re allowed to say.
? bring *water*
< No further clues.
< It will make sense later.
< The rest is classified.
? bring *mat
< It keeps what it hears.
< Unroll it and disappear.
? bring *layers*
? wear *warm*
? bring *hoodie*
? bring *sweater*
< Every mystery has layers.
< Start out under cover.
? bring *grip*
? bring *chalk*
< It won’t let anything slip.
? bring *snack*
? bring *lunch*
< Hide it well.
< Share it in whispers.
? bring *notebook*
< Write in code.
< Guard every page.
? bring *socks*
< Leave no footprints.
? bring your phone*
? typed bring your phone*
? bring a phone*
? bring phone*
< Collect some evidence.
? bring *
< All will be explained.
< That’s your only clue.
< You’ll soon see why.
< We have a plan.
? !wear *lotion*
< Some things mustn’t slip.
< Hold on and you’ll know why.
? !wear *
< That would give you away.
< Incognito suits you.
? wear *costume*
? typed *costume*
< Arrive as someone else.
< We won’t ask who you are.
? wear *sneakers*
< Perfect for a getaway.
< Nobody hears you leave.
? wear *leggings*
< Made for moving unseen.
? wear *barefoot*
< Not a sound, please.
< The floor has things to say.
? wear *black*
< Disappear in style.
< It’s that kind of meeting.
? wear *white*
< Nobody will suspect you.
< Like something seen at dusk.
? wear red
? wear something red
? wear * red
< It’s the signal.
< That’s how we’ll know you.
? wear *neon*
? wear *80s*
? wear *90s*
? wear *glitter*
? wear *sparkl*
< Hide in plain sight.
< You’ll be seen. Not known.
? wear *comfy*
< The best disguise there is.
< Nobody will look twice.
? wear *
? typed *dress code*
< Consider it your disguise.
< There’s a reason.
? price * (drop-in)
< Appear out of nowhere.
< No alibi required.
< Drop in. Deny everything.
? price * (per person)
? price * (per couple)
< Every accomplice counts.
? price *
< Our silence is included.
< Questions are free.
< That buys you the inside story.
? offer first class free
? offer *first class*free*
? offer free first*
< You’ll want to hear the rest.
< The first look always is.
< Consider it the first clue.
? offer *trial*
? offer free class*
< Call it an investigation.
< Come and gather evidence.
? offer 2 for 1*
< Two can keep a secret.
< Who’s your alibi?
< You know who to call.
? offer *friend*
< Secrets travel in pairs.
< One whisper should do it.
< Choose someone discreet.
? offer half price*
< The mystery stays whole.
? offer *code*
< Every good club has one.
< Say it under your breath.
? offer *members*
< Membership has its secrets.
< You know the handshake.
? offer *student*
< Study us closely.
< Call it research.
? offer early bird*
< Don’t wake the others.
< Come before anyone notices.
? offer *% off*
? offer * off
? offer * off *
< Keep that number quiet.
? offer *
< We’ll deny everything.
< Ask us how. Quietly.
? level beginner (no experience)
< Come knowing nothing.
< Not knowing is the best part.
? level beginner (only)
< You all find out together.
< Nobody knows more than you.
? level *needs *
< It’s the password.
< We’ll reveal the rest.
? level beginner*
< The first secret is the door.
< Every insider was once outside.
< Page one is yours.
? level all*
< Yours stays confidential.
< We never check the files.
? level advanced (only)
? level * (only)
< You know if we mean you.
< The others can wonder.
< You won’t need to ask.
? level intermediate*
< You know too much already.
< You’ve read the first half.
? level advanced*
< There’s one more locked door.
< You’ve earned the rest of it.
? level level *
? level * and up
< Access granted.
< Each one hides another.
? level *
? typed *improvers*
< Recognize yourself?
< You’re expected.
< We had someone in mind.
? audience *curvy*
< The invitation was always yours.
? audience *every body*
< Yours was always on the list.
< We meant you in particular.
? audience *bachelorette*
< The bride suspects nothing.
< Swear everyone in.
? audience *queer*
< No code words needed.
? audience *gender*
< Everyone’s in on it.
< Come as you, or incognito.
? audience *women*
< Let them wonder what we do.
< Close the door behind you.
< Not a word outside.
? audience *couple*
< Leave with a shared secret.
< Compare notes at home.
? audience men*
< The rumors are true, gentlemen.
< Nobody asks what brought you.
? audience *18*
? audience *21*
? audience *adults*
< Discretion is assumed.
< We may say no more.
? audience *40+*
< A circle worth whispering about.
< Don’t tell the others.
? audience *pregnan*
? audience *moms*
< Bring your smallest secret.
< Someone’s listening in.
? audience *
< Your name came up.
< Consider yourself summoned.
< We were thinking of you.
? places one left
< It’s been asking for you.
< Guess whose it is.
< Someone’s missing. Is it you?
? places *left
< Take one before word gets out.
< Make one disappear.
? places few
< Consider yourself tipped off.
< Quick, while nobody’s looking.
? places max*
< Any more and word gets out.
< Be one of those who know.
? typed *small group*
< Big secrets prefer it.
< Small circles hear more.
? typed *own pole*
< It answers only to you.
< It won’t repeat anything.
< You two should talk.
? places *
? typed *spots available*
? typed *places available*
< Guess who we had in mind.
< Take yours without a sound.
? music *dj*
< The next song is a secret.
? typed *halloween*
? typed *spooky*
< Count the dancers twice.
< Don’t look behind you.
? music *
< Listen between the lines.
< Something hides in the chorus.
? content *split*
< We never rush a reveal.
< Patience knows the way down.
? content *invert*
< The ceiling knows something.
< There, nothing is what it seems.
? content *chopper*
< It comes without a sound.
? content *floor*
< Lie low with us.
< Keep your ear to the ground.
? content *
< That’s all we’re revealing.
< The how stays between us.
? length *
< Officially, you’re elsewhere.
< Long enough to disappear.
? timing *early*
< Catch us whispering.
< Good spies do.
? timing doors*
< Knock twice.
< You know the knock.
? timing until*
< After that, it never happened.
< Then slip away unseen.
? timing *
? typed *on time*
? typed *sharp*
< Synchronize your watches.
< Be there before the first whisper.
< Latecomers miss the first clue.
? series final*
< No spoilers.
< Everything comes out now.
? series first*
? series * 1 of *
? series starts*
< Mark it in invisible ink.
< Be there for the first clue.
? series week * of *
? series class * of *
? series part * of *
? series * of *
< The plot thickens.
< Collect the next clue.
? series *new course*
? series *new*
< Fresh pages, no fingerprints.
< Not even we know the ending.
? series * weeks*
? series *month*
< Enough for a double life.
< One clue at a time.
< Prepare a good alibi.
? series *
< There’s a twist coming.
< Every part holds a clue.
? guest *
< We promised not to tell.
< Keep the name to yourself.
? substitute *
< Another voice, another secret.
< A familiar mystery, newly told.
? place *parking*
< Leave it where nobody asks.
< Your getaway is arranged.
? place *upstairs*
? place *rooftop*
< The stairs know the way.
< Come up and find out.
? place Studio B
< Studio A knows nothing.
< Not a word to Studio A.
? place room *
< Now you know which door.
< Don’t try the others.
? typed *new studio*
< Our hideout has moved.
< Somebody found the old one.
? place *park
? place *garden*
? place *outdoor*
< Out there, only the wind listens.
< Look like someone passing by.
? place *beach*
< The waves wash away all clues.
< The sand keeps no footprints.
? place online
< Disappear without leaving home.
< The neighbors suspect nothing.
? place *
< Now you know where we hide.
< Memorize it. Leave no note.
? typed *alone or with*
< The door asks no names.
< Either way, say nothing.
? typed *no partner*
< You’re mystery enough.
< Strangers are welcome.
? typed *no photo*
? typed *no phone*
< What happens here stays unposted.
< Leave no digital trace.
< The best stories have no proof.
? typed *photo*
? typed *selfie*
? typed *video*
< Look as if you know something.
< Evidence, for once.
? typed *headphone*
< Nobody hears what you hear.
? typed *phone*
< It has heard enough already.
? typed *prosecco*
? typed *drinks*
? typed *wine*
? typed *cocktail*
< Only the stories get out.
? typed * tea
< We’ll read the leaves.
< Talk low over the cups.
? typed *coffee*
< Overhear something good.
< Speak in low voices.
? typed *cake*
? typed *cookies*
< Leave no trace of it.
? typed *candle*
< The flames won’t talk.
< Watch your own shadow dance.
? typed *playlist*
< Every track is a clue.
< The last track explains it all.
? typed *new class*
< No spoilers exist yet.
< The rumor starts with you.
? typed *trick of the month*
< Next month, it disappears.
? typed *midwife*
? typed *doctor*
< Get the nod, then come.
? typed *your pace*
< Secrets can’t be rushed.
< Slow reveals are the best.
? typed *no strength*
< The trick lies elsewhere.
< That was only a rumor.
? typed *strength*
< Don’t show it all at once.
< They’ll never see it coming.
? typed *laugh*
? typed *silly*
? typed * fun *
< Try to keep a straight face.
< From outside, they’ll only hear it.
? typed *the heat*
? typed *hot in here*
< Nobody saw who lit the fire.
? typed *boldest*
< Nobody out there would guess.
? typed *air condition*
< You’ll still get chills.
? typed *spotter*
? typed *spotting*
< A quiet hand is always near.
? typed *mirror*
< Glass never gossips.
< You may not recognize yourself.
? typed *sweat*
< It won’t be mentioned.
< Admit nothing.
? typed *surprise*
< We’ve said too much.
? typed *birthday*
< Someone has been keeping quiet.
< Practice looking surprised.
? typed *judgment*
< What we see, we keep.
? typed *safe space*
< Secrets sleep well here.
< Even the walls are discreet.
? typed *vibes*
< The bad ones can’t find us.
? typed *gravity*
< It’s looking the other way.
? typed *dogs*
< They’ve never told a soul.
? typed *guest list*
< Say your name softly.
< Every list has a mystery guest.
? typed *popular demand*
< Whispers do work.
< The rumor got loud.
< We know who asked.
? typed *you asked*
< We heard every whisper.
< The walls had ears.
< We know it was you.
? typed *question*
< Even the one you’re hiding.
< We answer nearly all of them.
? typed *voucher*
< Sign it with an initial.
< Be someone’s secret admirer.
? typed *shower*
< You were never here.
? typed *locker*
? typed *changing room*
< Your other life starts there.
? typed *slow*
< Suspense takes time.
< Nothing given away too soon.
? typed *free cancel*
< Disappearing is allowed.
? typed *gentle*
? typed *relax*
< Nobody knows you’re off duty.
< Shh.
? typed *movie*
< Don’t give away the ending.
? typed *favorite class*
? typed *favourite class*
< Don’t tell the other classes.
< The others suspect nothing.
? typed *contest*
? typed *prize*
< Nobody knows who wins. Not yet.
? typed *in the dark*
? typed *glow*
? typed *black light*
< Only your outline gives you away.
? typed *masquerade*
< Guess who.
< Nobody’s who they seem.
? typed *secret*
< We’ve forgotten it already.
? typed *everyone*
< Strangers most of all.
< Even if you’re only spying.
< No password this time.
`;
