// size: data, a block for each kind of detail
/** Last lines that answer what the details say, in the form of parse.ts. */
export const confident = `
= kids
? bring *water*
< Heroes get thirsty!
< You bring the brave part!
= kids
? bring *
< And your biggest smile!
< The superpower you already have!
= kids
? wear *
< It’s your hero outfit!
< Champions dress to move!
= kids
? audience ages*
< Big enough to be brave!
< Old enough to shine!
= kids
? typed *parents*
? typed *grandparents*
< Prepare to be proud!
< Brave runs in the family!
= teens
? bring *water*
< And your best move, please.
< Show us what you can do!
= teens
? bring *
< The talent you already have.
< And zero doubts!
= teens
? wear *
< Come as you. That works best.
= teens
? audience ages*
< Old enough to own it!
< Your turn to show off!
? bring heels (optional)
< Walking tall isn’t.
< Your strut works either way.
< Confidence comes in flats, too.
? bring *(optional)
< You decide. As always.
< Confidence isn’t.
? bring *heels*knee pads*
< Go high. Go low. Own both.
< Then hold nothing back.
? bring *heels*
< The walk is already yours.
< The swagger you already have.
? bring knee pads (recommended)
? bring *knee pads*(recommended)
< And believing in yourself.
< And a little showing off.
? bring *knee pads*
< The nerve you already have.
< Your knees have backup. Go bold.
< The floor has met its match.
? bring *(provided)
< You’re the only thing missing.
< All we need now is you.
? bring *mat
< Take up every inch of it.
< Your mat, your rules.
< Unroll it like you belong.
? bring *water*towel*
< Come and earn them both.
< You don’t do things halfway.
? bring *towel*
< Give it a reason.
< Treat it like a trophy.
? bring *friend*
< Confidence is contagious.
< Show off for each other.
< Walk in as a power duo.
? bring *water*
< Every sip will be earned.
< Then raise it to yourself.
< Bold is thirsty work.
< Leave the doubts at home.
? bring *layers*
< Shed the doubts first.
< You’ll warm up to this.
? bring *grip*
< You can hold your own.
< You won’t let this one slip.
? bring *snack*
< You’ll be hungry for more.
< Big moves deserve a bite.
? bring *notebook*
? bring *pen and*
< First note: you belong here.
< Put it in writing: I can.
< Practice your autograph, too.
? bring *socks*
< Cold feet? Not you.
? bring *
< Confidence travels light.
< The main thing is you.
< And a chin held high.
? !bring *heels*
< You stand tall anyway.
? !bring anything
< You are the equipment.
< Just you. That’s plenty.
< Empty hands. Full confidence.
? !bring *
< You’ve got all it takes.
? wear *costume*
? typed *costume*
< Commit to the bit.
< Come as your boldest self.
< Be the one they remember.
? wear *shorts*
< Knees out. Chin up.
< Your legs have plans.
? wear *leggings*
< Consider them your power suit.
? wear *heels*
< Make every click count.
< Head even higher.
< Every step, a statement.
? wear *barefoot*
< Stand your ground.
? wear *black*
< You’ll stand out anyway.
< You supply the sparkle.
< Confidence is the accent color.
? wear *white*
< You bring the color.
< Just no white flags.
? wear *red*
< Here, red means go.
< Stop traffic on the way.
? wear *neon*
? wear *80s*
< Subtle can stay home.
? wear *comfy*
< You’ll impress us anyway.
< Ease looks good on you.
? wear *warm*
< Cozy is a power move.
< We’ll handle the warm welcome.
? wear *sneakers*
< Lace up like you mean it.
< Big steps ahead.
? wear *
< You make the outfit.
< You’ll carry it off.
< Then add confidence.
? !wear *lotion*
< You’re smooth enough already.
< You shine without it.
< Nothing slips past you.
? !wear *jewel*
< You’re the gem here.
? !wear *
< Less is bolder.
? price *(drop-in)
< Walk in. Stand out.
< Just turn up and dazzle.
< Decide late. Arrive proud.
? price *(per person)
< Each of you is worth it.
< Bet on each other.
? price *
< You’re a safe bet.
< You’re worth more.
? offer first class free
< Second thoughts not needed.
< Say yes first. Think later.
? offer *trial*
< You be the judge.
< Try us. Trust you.
< Go on, let us impress you.
? offer your friend comes free
? offer *friend*
< Bring your loudest supporter.
? offer 2 for 1
< Say yes twice.
< Who’s your other half?
? offer half price*
< Do nothing else by halves.
< Bring your whole self.
? offer free for members
? offer *members*
< You’re in. Act like it.
< Use what’s yours.
? offer *student*
< You’re a quick study.
< You’ll ace this one.
? offer early bird*
< Decisive looks good on you.
< You know what you want.
? offer *off*
< You’re still the full package.
< Knock off some doubt, too.
? offer *
< Don’t talk yourself out of it.
< You know a good thing.
? level beginner (no experience)
< You’ll leave with some.
< Walk in like you have plenty.
< Nobody is born knowing this.
? level beginner (only)
< Level ground. Stand tall.
< New is the only requirement.
? level beginner
? level level 1
< Starting is the bold part.
< Every pro was new once.
? level all
< You’re on the right one.
< There’s no wrong one.
< Wherever you are, own it.
? level intermediate*
< You’ve outgrown easy.
< You know more than you think.
? level advanced (only)
< If that’s you, own it.
< No false modesty, please.
? level advanced*
< Modesty is optional.
< You’ve done the work. Show it.
< Nothing to prove. Plenty to show.
? level needs*
< Got it? Flaunt it.
? level level*
< Own your number.
< Level up, head up.
? level *
< Be proud of where you stand.
< You’re good enough for this.
? audience plus size welcome
? audience *curvy*
< Take the front row.
? audience all bodies welcome
? audience every body*
? typed *every body*
< Yours was never the exception.
< Bring yours with pride.
< Welcome means welcome.
? audience all genders welcome
< Just be you, out loud.
< Every single one of you.
? audience *queer*
< No explaining needed.
< Come as your whole self.
? audience men welcome
< Strong move, gentlemen.
< Yes, you, sir.
? audience women only
? audience ladies*
? audience women*
< You run this room.
? audience for couples
< You two have got this.
< Make each other proud.
? audience 18+
< Sign your own permission slip.
< You make the rules.
? audience 40+
? audience 50+
? audience 60+
< You know what you’re worth.
< You know your own mind.
? audience *pregnan*
< You know what you need.
< You’re in charge here.
< Both of you are welcome.
? audience *
< Consider yourself invited.
< You’ve found your people.
? places one left
< We’d pick you.
< You’re the one.
< Be bold about it.
? places *left
< You only need one.
< The bold don’t dither.
? places few
? places limited
< Decide like you mean it.
< Trust your first instinct.
? places small group
< No hiding. No need.
< Everyone gets noticed.
? places your own pole
< No sharing the glory.
< Nobody cuts in.
< Every turn is your turn.
? places max *
< Nobody gets lost in the back.
< One of them is you, right?
? places *
< Make one yours.
? music *DJ*
< You’re the headliner.
< Let the bass back you up.
? music Beyoncé
< Bow down to no one.
< You run the world here.
? music *80s*
? music *90s*
? music *2000s*
? music throwback*
< Bring back your boldest moves.
< You know the words. Own them.
? music *
< Move like it’s about you.
< That’s your entrance music.
< Take the solo.
? content *split*
< Go far in both directions.
< Halfway still counts.
? content *chopper*
< You’re cleared for takeoff.
< Hover like you own the air.
? content *invert*
? content *handstand*
? content *ayesha*
< Head down. Confidence up.
< The world looks good from there.
? content *floor*
? content *low flow*
< The floor answers to you.
? content *spin*
< Turn heads. Start with yours.
< Your turn. Take it big.
? content *
< You’re up for it.
< Nothing you can’t try.
? length *
< You’re worth the time.
< Every minute belongs to you.
< Plenty of time to impress yourself.
? timing come *early*
? timing come early
< Make an entrance.
< The confident never rush.
? timing doors*
< Walk through like you own them.
< Be the one they open for.
? timing until*
< All yours till then.
< Leave them wanting more.
? series last class*
< Go out with your head high.
< Finish proud.
? series first class*
? series new course
? series starts*
? series week 1 of*
? series class 1 of*
? series part 1 of*
< Start like you mean it.
< Own the opening.
? series * of *
< You’re on a roll.
< Quitting isn’t your style.
? series *
< Commit to yourself.
< You see things through.
? guest *
< You belong in this company.
< Don’t be starstruck. Be seen.
< Show up like a star yourself.
? substitute *
< Your show goes on.
< Same you. Same nerve.
< Fresh eyes for your best moves.
? place beach
? place *beach*
< Make waves.
< Leave proud footprints.
< The whole shore is your stage.
? place park
? place *park
? place *outdoor*
< Let the passersby stare.
< Fresh air suits you.
? place online
< Your home, your stage.
< Even the cat will be impressed.
? place *parking*
< Step out like it’s a premiere.
< Arrive like a VIP.
? place *upstairs*
< You were always going up.
< Every stair, a little bolder.
? place *
< Walk in like it’s yours.
< Show up like a regular.
? typed *alone or with*
< You’re complete either way.
< Solo or duo, you shine.
? typed *no partner*
< One of you is plenty.
< You’re your own best match.
? typed *alone*
? typed *on your own*
< You’re good company anyway.
< You’re never the odd one out.
? typed *no photo*
? typed *no phone*
< You’re not here for likes.
< This one is just for you.
? typed *photo*
? typed *video*
? typed *selfie*
< Every side is your good side.
< You’re ready for your close-up.
? typed *phone*
< You’re the main event.
? typed *prosecco*
? typed *drink*
? typed *wine*
? typed *cocktail*
< Toast yourself.
< To you. Cheers.
< You’ll have something to celebrate.
? typed * tea
? typed *coffee*
< Raise your cup to you.
< You’ll have stories to tell.
? typed *candle*
< You’re the bright spot.
< Nobody outshines you.
? typed *playlist*
< Find your anthem.
< Cue your theme music.
? typed *new class*
< You set the standard.
< Nobody’s been here longer.
< Be the one who went first.
? typed *new studio*
? typed *new floor*
< Break it in with style.
? typed *midwife*
? typed *doctor*
? typed *physio*
< Then come with confidence.
< Sure is a good feeling.
? typed *trick of the month*
< Make it trick of the year.
? typed *your pace*
< Nobody sets it but you.
< Slow is strong, too.
? typed *strength*
< You’ve got more than you think.
< You already carry plenty.
? typed *laugh*
< Confidence laughs first.
? typed * fun *
? typed *fun!*
< Take your full share.
< You’re allowed to love it.
? typed *the heat*
< You’ve got plenty.
< You are the heat.
? typed *boldest*
< You know the one.
< That self has waited long enough.
< The shy one may watch.
? typed *air condition*
< Stay cool. You always do.
< Your cool was never in doubt.
< You’re still the coolest thing here.
? typed *spotter*
? typed *spotting*
< Bold loves backup.
< Someone’s got you. Go big.
? typed *no mirror*
< Trust how it feels.
< You don’t need one.
? typed *mirror*
< Like what you see.
< Give yourself a nod.
< Wink first.
? typed *vibes*
< You bring the best ones.
? typed *on time*
< Punctual is powerful.
< You wouldn’t miss your own entrance.
? typed *birthday*
< Party like it’s yours.
< Make a wish. Make it bold.
? typed shy*
? typed * shy*
? typed *nervous*
< Quiet confidence counts.
< Come as quiet as you like.
? typed *sweaty*
< Wear it with pride.
< Earned, not given.
? typed *relax*
< Calm is a power, too.
< Drop the shoulders. Keep the nerve.
? typed *question*
? typed *to ask
< Confident people ask.
< Speak up. We like it.
? typed *popular demand*
? typed *you asked*
< Great taste, all of you.
< You made this happen.
? typed *judgment*
< Not even from you.
< You’ve passed already.
? typed *no pressure*
< Just presence.
< You choose when to shine.
? typed *safe space*
< Take up plenty of it.
< There’s room for all of you.
? typed *glitter*
? typed *sparkl*
? typed *sequin*
< You were shining anyway.
< Sparkle like it’s your job.
? typed *dress up*
? typed *dress to impress*
< Overdressed? No such thing.
< Impress yourself first.
? typed lights *
? typed * lights *
? typed * lights
? typed *lighting*
< You’re bright enough.
< You’ll shine regardless.
? typed *prize*
? typed *contest*
< Be hard to beat.
< You came to win.
< Clear a space on the shelf.
? typed *valentine*
< Be your own Valentine.
< Ask yourself out.
< You’re quite a catch.
? typed *christmas*
? typed *holiday*
< You’re the special occasion.
? typed *cake*
? typed *brunch*
? typed *snack*
? typed *pizza*
< You’ve earned seconds.
< No apologies. Dig in.
? typed *sensual*
? typed *sexy*
< On your own terms.
< You decide how slow.
? typed *bring it on*
< You always do.
? typed *let*s go*
< After you.
< Lead the way.
? typed *gravity*
< Up is a decision.
? typed *silly*
< Dignity optional. Nerve included.
< Only the confident can.
? typed accessible*
< Your place is up front.
< You were always invited.
? typed bring *attitude*
< All of it, please.
< Leave none at home.
< You’ve been saving some up.
? typed *smile*
< And mean it.
< It suits you.
? typed *curious*
< Curious is halfway to bold.
< You know you are.
? typed *confidence*
< You’ve got a head start.
< Borrow ours to begin with.
? typed *community*
< You’re already one of us.
< Consider yourself in.
`;
