// size: data, a block for each kind of detail
/** Last lines that answer what the details say, in the form of parse.ts. */
export const confident = `
= kids
? bring *water*
< Sip, stand tall, go again!
< You bring the brave part!
= kids
? bring *
< And all of your courage!
< The superpower you already have!
= kids
? wear *
< Stand tall in it!
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
< You’re sure at any height.
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
< And a good word for yourself.
? bring *knee pads*
< The nerve you already have.
< Go low like you own the floor.
< The floor is yours to take.
? bring *(provided)
< You’re the only thing missing.
< You’re what it takes.
? bring *mat
< Take up every inch of it.
< Your mat, your rules.
< Stand your ground on it.
? bring *water*towel*
< You came to work. It shows.
< You don’t do things halfway.
? bring *towel*
< Carry it like a winner.
? bring *friend*
< Confidence is contagious.
< Show off for each other.
< You’re both good enough for this.
? bring *water*
< Take a sip. You’ve got this.
< You’ve got what it takes, too.
< You think ahead. Good.
< Leave the doubts at home.
? bring *layers*
< The doubts can come off first.
? bring *grip*
< You can hold your own.
< You’ve got a firm hold on this.
? bring *snack*
< You take good care of yourself.
< You come prepared. Be proud.
? bring *notebook*
? bring *pen and*
< First note: you belong here.
< Put it in writing: I can.
< Your own words are worth keeping.
? bring *socks*
< You’re sure-footed in any pair.
? bring *
< Confidence travels light.
< The main thing is you.
< And a chin held high.
? !bring *heels*
< You stand tall anyway.
? !bring anything
< Just you. That’s plenty.
< Empty hands. Full confidence.
? !bring *
< You’ve got all it takes.
? wear *costume*
? typed *costume*
< Be proud in whatever you pick.
< Come as your boldest self.
< You can carry any role.
? wear *shorts*
< Chin up. You wear them well.
< Stand proud in them.
? wear *leggings*
< Somebody capable is in them.
? wear *heels*
< You’re steady at every height.
< Head even higher.
< Every step on purpose.
? wear *barefoot*
< Stand your ground.
? wear *black*
< You stand out in any color.
< Confidence is the accent color.
? wear *white*
< You can carry off white.
? wear *red*
< You’re bold enough for red.
< Be seen. You’ve earned it.
? wear *neon*
? wear *80s*
< You were never one for subtle.
? wear *comfy*
< You’ll impress us anyway.
< Ease looks good on you.
? wear *warm*
< Comfort is confidence, too.
< You’ll stand proud in it.
? wear *sneakers*
< Lace up like you mean it.
< Your steps are sure ones.
? wear *
< You make the outfit.
< You’ll carry it off.
< Then add confidence.
? !wear *lotion*
< You’ve got a hold. Trust it.
< You shine without it.
? !wear *jewel*
< You need no extras to shine.
? !wear *
< Less is bolder.
? price *(drop-in)
< Walk in. Stand out.
< Turn up. You’re ready.
< Decide late. Arrive proud.
? price *(per person)
< Each of you is worth it.
< Believe in each other.
? price *
< Invest in yourself.
< You’re worth more.
? offer first class free
< All it takes is your yes.
< Say yes first. Think later.
? offer *trial*
< You’re the one who decides.
< Try us. Trust you.
< Go on. See how it suits you.
? offer your friend comes free
? offer *friend*
< Bring your loudest supporter.
? offer 2 for 1
< Say yes twice.
< You both deserve it.
? offer half price*
< Nothing half about you.
< Bring your whole self.
? offer free for members
? offer *members*
< You’re in. Act like it.
< Use what’s yours.
? offer *student*
< You know how to learn. Trust that.
< You’ll ace this one.
? offer early bird*
< Decisive looks good on you.
< You know what you want.
? offer *off*
< You’re still the full package.
< Do it for yourself.
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
< Whatever yours is, own it.
< Wherever you are, own it.
? level intermediate*
< You’re past easy. Be proud.
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
< You belong here, gentlemen.
< Yes, you, sir.
? audience women only
? audience ladies*
? audience women*
< You run this room.
? audience for couples
< You two have got this.
< Make each other proud.
? audience 18+
< You need nobody’s permission.
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
< You decide well. Decide now.
? places few
? places limited
< Decide like you mean it.
< Trust your first instinct.
? places small group
< No hiding. No need.
< Everyone gets noticed.
? places your own pole
< Stand tall. It’s all yours.
< Take hold and take your time.
< Every turn is your turn.
? places max *
< You’ll be seen. Be proud of it.
< Count yourself among them.
? places *
< Make one yours.
? music *DJ*
< You’re the headliner.
< Step up. It’s your moment.
? music Beyoncé
< Head up, like her.
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
< You’re ready to lift off.
< You’ve got the nerve to hover.
? content *invert*
? content *handstand*
? content *ayesha*
< Head down. Confidence up.
< You’re in charge both ways up.
? content *floor*
? content *low flow*
< You’re in command down there.
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
< You belong under open sky.
< Leave proud footprints.
< The whole shore is your stage.
? place park
? place *park
? place *outdoor*
< Let the passersby look.
< Fresh air suits you.
? place online
< Your home, your stage.
< Your place, your say.
? place *parking*
< You’ve arrived in every sense.
< Step out with your head up.
? place *upstairs*
< You were always going up.
< Go up like you’re expected.
? place *
< Walk in like it’s yours.
< Show up like a regular.
? typed *alone or with*
< You’re complete either way.
< Solo or duo, you shine.
? typed *no partner*
< One of you is plenty.
< You can do this on your own.
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
< You’ve earned a toast.
? typed * tea
? typed *coffee*
< Raise your cup to you.
< You’re worth sitting down with.
? typed *candle*
< You shine by yourself.
< Nobody outshines you.
? typed *playlist*
< Find your anthem.
< Every song is on your side.
? typed *new class*
< You set the standard.
< Nobody’s been here longer.
< Be the one who went first.
? typed *new studio*
? typed *new floor*
< Walk in like it was built for you.
? typed *midwife*
? typed *doctor*
? typed *physio*
< Then come with confidence.
< Then come in, head high.
? typed *trick of the month*
< You’re up to it. Claim it.
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
< Have all of it. You may.
< You’re allowed to love it.
? typed *the heat*
< You’ve got plenty.
< You can take it. You know that.
? typed *boldest*
< You know the one.
< That self has waited long enough.
? typed *air condition*
< You stay calm. You always do.
< Your cool was never in doubt.
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
? typed *vibes*
< You bring the best ones.
? typed *on time*
< You keep your word to yourself.
< You’re worth being there for.
? typed *birthday*
< Celebrate yourself, too.
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
< You knew it was good.
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
< You can carry the sparkle.
? typed *dress up*
? typed *dress to impress*
< Overdressed? No such thing.
< Impress yourself first.
? typed lights *
? typed * lights *
? typed * lights
? typed *lighting*
< You’ll shine regardless.
? typed *prize*
? typed *contest*
< You’re a worthy winner already.
< You came to win.
< Believe you can win. You can.
? typed *valentine*
< Be your own Valentine.
< You’re worth choosing first.
? typed *christmas*
? typed *holiday*
< You’re the special occasion.
? typed *cake*
? typed *brunch*
? typed *snack*
? typed *pizza*
< You may enjoy every bit of it.
< You deserve it, no apologies.
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
< Up is your decision.
? typed *silly*
< You’re sure enough to be silly.
< Only the confident can.
? typed accessible*
< Your place is up front.
< You were always invited.
? typed bring *attitude*
< All of it, please.
< Leave none at home.
< You’ve got plenty of it.
? typed *smile*
< And mean it.
< It suits you.
? typed *curious*
< Curious is halfway to bold.
< You know you are.
? typed *confidence*
< You’ve got a head start.
< We already have it in you.
? typed *community*
< You’re already one of us.
< Consider yourself in.
`;
