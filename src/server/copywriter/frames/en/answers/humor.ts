// size: data, a block for each kind of detail
/** Last lines that answer what the details say, in the form of parse.ts. */
export const humor = `
? bring *heels* (optional)
< So is wobbling.
< Balance, sadly, isn’t.
? bring *socks* (optional)
< Matching ones even more so.
< One hole is acceptable.
? bring * (optional)
< A sense of humor isn’t.
< Showing up isn’t.
< Forgetful people win again.
? bring *heels*knee pads*
< Glamour, now with airbags.
< Good luck explaining that bag.
? bring *knee pads* (recommended)
< Signed, both your knees.
< By everyone with knees.
? bring *knee pads*
< Ideally two.
< Your knees asked us to ask.
? bring *heels*
< Ideally a matching pair.
< And ankles you can trust.
< The wedding pair counts.
? bring *water*towel*
< That’s a hint, by the way.
< Please don’t mix them up.
? bring *towel*
< Sadly, no pool is involved.
< Not the fancy guest one.
? bring *friend*
< You’ll want a witness.
< Ideally the loud one.
? bring *water*
< Ideally in a bottle.
< Laughing is thirsty work.
< Drinking it is the easy part.
? bring *grip*
? bring *chalk*
< Butterfingers, rejoice.
< Sliding down is not the plan.
? bring *layers*
< Dress like you distrust the forecast.
? bring *snack*
< Crunch quietly, please.
< Hide it from the others.
? bring *notebook*
< Doodles count as notes.
< Spelling isn’t graded.
? bring *mat* (provided)
? bring *mats* (provided)
< You provide the lying down.
< Sadly, none of them fly.
? bring * (provided)
< Just provide yourself.
< Your bag just got lighter.
? bring *mat
< Yes, the one under the bed.
< Dust it off. We saw that.
< Unrolling it counts as warming up.
? bring ID
? bring your ID
? bring photo ID
< Yes, that picture again.
< Nobody looks good in theirs.
? bring *boldest*
< The shy one can drive.
< The sensible one may watch.
? bring *yourself*
< Accept no substitutes.
< You’re surprisingly easy to pack.
? !bring anything
< You’ve already packed.
< Even we can’t forget that.
? !bring *heels*
? !bring *shoes*
< Ankles, at ease.
< Blisters get the week off.
< Stay down here with us.
? !bring *
< One less thing to forget.
? bring *
< Write it on your hand.
< We’ll bring the bad jokes.
< Forget anything else you like.
? !wear *lotion*
< Nobody wants to chase the soap.
< Buttered people don’t stick.
? !wear *jewel*
< The diamonds can stay home.
< Nobody is proposing.
? !wear *
< Long story. Short rule.
< Somebody had to try it first.
? wear *costume*
? typed *costume*
< The bus will stare. Enjoy it.
< Glory can be itchy.
? wear *shorts*
< Summer is a state of mind.
< Your knees want to watch.
? wear *leggings*
< The ones without the hole.
< Finally, they see some exercise.
? wear *heels*
< We’ll pretend they’re comfortable.
< Strut responsibly.
? wear *sneakers*
< Tie them twice.
< Squeaking is part of the music.
? wear *barefoot*
< Impossible to leave at home.
< You already own the outfit.
? wear *black*
< Apologies to white-cat owners.
< Your closet was born for this.
? wear *white*
< Spaghetti afterwards, please.
< Your laundry skills will show.
? wear red*
< Bulls are not invited.
< Ketchup stains finally fit in.
? wear *neon*
? wear *80s*
? wear *glitter*
? wear *sequin*
< Too much is the minimum.
< Visible from space, ideally.
< Our eyes will recover.
? wear *comfy*
< Basically pajamas with ambition.
< Buttons get the day off.
? wear *warm*
< Think burrito.
< Your mother was right.
< Shivering is a different class.
? wear *
< Clean, if possible.
< Inside out is fine, too.
? level beginner (no experience)
< You’ve prepared perfectly.
< We checked. You have exactly enough.
? level beginner (only)
< Experts, nice try.
< Confusion is mutual.
? level beginner*
? level level 1
< We all had to look it up.
< Silly questions are our favorite.
< Left and right may be guessed.
? !level beginner
< The deep end, in other words.
< Wobble a little first. We’ll wait.
? level all*
< We’ve never met a wrong one.
< “Huh?” counts as a level.
< Yours definitely exists.
? level intermediate*
< Right between oops and ta-da.
< Past the wobbling, mostly.
? level advanced (only)
< Gravity has been briefed.
< Show-offs, gather round.
< Easy is seeing other people.
? level advanced*
< Easy is down the hall.
< Please make it look easy.
? level needs *invert*
< Upside down is the password.
< Your hair knows the way.
? level needs *
< Charm alone won’t do.
< We’ll know. Trust us.
? level *
< No cheat codes.
? audience *every body*
< Bring the one you’ve got.
< No fitting room required.
< Elbows and all.
? audience *curvy*
< The back row is closed.
? audience *gender*
< Humans, basically.
< If you’re a person, you qualify.
? audience men welcome
< Stop waiting in the car.
< Yes, you in the doorway.
< You can put the bags down.
? audience *queer*
< Closets are for coats.
< Fabulous is the default setting.
? audience *moms*
< Nap schedules permitting.
< Finish a whole sentence here.
? audience *women*
? audience *frauen*
? audience *mujeres*
< Snorting with laughter is safe here.
? audience *bachelorette*
< The best man hears nothing.
< The bride giggles first.
? audience *couple*
< Netflix can watch itself.
< Blame each other lovingly.
? audience *18*
? audience *adults*
? audience *21*
< Bedtime is negotiable.
< No permission slip needed.
? audience *40+*
< Best stories in the building.
? audience *pregnan*
< Small kicks count as applause.
< Your plus-one packs light.
? audience *
< You’ve been spotted.
< Just say “that’s me” and wave.
? price * (per person)
< You count as one person.
< Imaginary friends can watch.
? price * (drop-in)
< Commitment issues welcome.
< Parachute not needed.
? offer *student*
< Homework is no excuse.
< Instant noodles can wait.
? price *
< Check between the sofa cushions.
< The bad puns are complimentary.
? offer *first class free*
< The second one is your fault.
< There goes your best excuse.
? offer *trial*
< The jury is you.
< Judge us afterwards.
? offer *2 for 1*
< Decide who’s the free one.
< Twins, this is your moment.
? offer *friend*
< Suddenly you have many friends.
< They owe you dinner.
? offer *half price*
< We’ll still teach both halves.
< The jokes stay full size.
? offer *% off*
< Spend the rest wisely. Or here.
? offer *members*
< Secret handshake not required.
? offer *early bird*
< No worms involved.
< Owls, set an alarm.
< Snoozing gets expensive.
? offer *code*
< Spelling matters for once.
< Whisper it dramatically.
? offer *
< Our accountant needs a hug.
< Act cool about it.
< Tell only people you like.
? places one left
< Don’t leave it to a stranger.
< Musical chairs, final round.
? places *left*
< Overthinking is not a booking.
< Rock, paper, scissors, anyone?
< Eeny, meeny, yours.
? places few
< Your move, overthinker.
< Ditherers, run.
? places max*
< Even we can count that far.
< Hiding will be difficult.
? places small group
< Large jokes.
< Gossip travels quickly.
? places your own *
< Name it if you like.
< You may hug it.
? places *
< Dibs are legally binding.
? music *Beyonc*
< You woke up like this.
< Wind machine sold separately.
? music *Taylor*
< Any era will do.
< Shake it off. Literally.
? music *Rihanna*
< Ella, ella, eh.
< Work, work, work, and so on.
? music *90s*
< Your old diary approves.
< You still know every word.
< Frosted tips are forgiven.
? music *80s*
< Hairspray at your own risk.
< Shoulder pads welcome.
? music *rock*
< Headbanging counts as a warm-up.
< Horns up, toes pointed.
? music *DJ*
< Please don’t request the Macarena.
? music *
< Expect an earworm.
< Singing along isn’t graded.
< Humming is unavoidable.
? content *split*
< Banana not included.
< Tight jeans, beware.
< Halfway down is a place, too.
? content *chopper*
< You know what Arnold says.
? content *invert*
< Empty your pockets first.
< We look different from there.
? content *floor*
? content *low flow*
< You can’t fall any lower.
< Lying down counts as dancing.
? content *handstand*
< High fives with feet only.
? content *spin*
< Round trips only.
< The room may spin back.
? content *
< Practice your ta-da.
< Your family will want a demo.
? length *90*
? length *1.5*
< About one rom-com.
? length *2 h*
< Visit the bathroom first.
< Your phone will miss you.
? length *
< You’ve queued longer for less.
< The sofa will hardly notice.
? timing *early*
< Yes, you. We know.
< Tell yourself it starts earlier.
< The gossip won’t wait.
? timing doors*
< Push. No, pull.
< Knocking is optional.
? timing until*
< Then the sofa gets you back.
< After that, back to reality.
? timing *
< Punctual people get to be smug.
? series week 1 of*
? series class 1 of*
? series part 1 of*
< Nobody knows the plot yet.
< Meet the cast.
? series week * of*
? series class * of*
? series part * of*
< Binge-watching isn’t possible.
< Skipping episodes is cheating.
? series last class*
< Waterproof mascara advised.
< Exit with jazz hands.
? series first class*
< Nobody is behind yet.
< No homework so far.
? series new*
< It has that new-course smell.
? series starts*
< Excuses expire that day.
< Reschedule the dentist.
< Tell your sofa gently.
? series *week*
< Long enough for inside jokes.
< Shorter than most gym contracts.
? series *
< Put it on the fridge.
? guest *
< We even tidied up.
< Try not to stare. We’ll fail.
? substitute *
< Fresh audience for your jokes.
< Your old excuses work again.
< No paper planes, please.
? place online
< Pants are recommended.
< The commute is excellent.
< Move the laundry first.
? place *parking*
< The hard part is solved.
< No more circling the block.
? place *beach*
< You’ll find sand until Christmas.
? place *park
< Joggers will slow down. Wave.
< Dogs will have opinions.
? place *upstairs*
? place *third floor*
< The stairs are your warm-up.
< Puffing on arrival is normal.
? typed *new studio*
< Update your autopilot.
< Don’t wait for us at the old one.
? place *studio *
? place *room *
< Follow the giggling.
? place *
< Your phone knows the way.
? typed *alone or with*
< Relationship status: irrelevant.
< Both have advantages.
? typed *no partner*
< Your mother can stop asking.
< Nobody to step on.
? typed *no photo*
< No evidence. No blackmail.
< Your boss will never know.
? typed *photo*
? typed *selfie*
< Blinking is forgiven.
< Practice your surprised face.
? typed *video*
< Bloopers are art.
< Eyebrows, behave.
? typed *phone*
< Mom can call later.
< The group chat will survive.
? typed *prosecco*
< Hydration, but festive.
< Bubbles improve any joke.
? typed *drinks*
? typed *cocktail*
< A cooldown with ice.
? typed tea*
? typed * tea
< Spilling it is encouraged.
< Pinkies up, please.
? typed *coffee*
< Everyone talks faster then.
? typed *cake*
? typed *cookies*
? typed *brunch*
? typed *pizza*
? typed *snacks*
< We’d have come for less.
< Crumbs are evidence.
? typed *candle*
< It’s nobody’s birthday. Probably.
? typed *birthday*
< Off-key singing is traditional.
? typed *playlist*
< Guilty pleasures may appear.
< Requests get a polite nod.
? typed *new class*
< The bad jokes are vintage.
< No regulars to impress.
? typed *popular demand*
? typed *you asked*
< Flattery always works here.
< You only have yourselves to blame.
? typed *midwife*
< The stork doesn’t get a vote.
? typed *doctor*
< Handwriting permitting.
? typed *trick of the month*
< Show it off before it expires.
< Bragging lasts all month.
? typed *your pace*
? typed *your own pace*
< Nobody honks.
< There’s no fast lane to block.
? typed *no strength*
? typed *strength*not*
? typed *strength*yet*
< Lifting a fork counts.
< Jam jars may stay shut.
? typed *strength*
< Jam jars, prepare yourselves.
< Friends moving house will call.
? typed *laugh*
< We go first.
< At the jokes, mostly.
? typed * fun *
< Side effects include giggling.
? typed *silly*
? typed *giggle*
< Serious people may supervise.
< Straight faces are temporary.
? typed *the heat*
? typed *hot in here*
< The smoke alarm has been warned.
< Oven mitts, anyone?
? typed *boldest*
< The shy one holds the bags.
< Leave the sensible one at home.
? typed *air condition*
< We’ve never been cooler.
< Nobody fights over the thermostat.
? typed *sweaty*
? typed *sweat
? typed *sweat *
< Deodorant is friendship.
< Mascara takes its chances.
? typed *spotter*
? typed *spotting*
< Somebody always looks up to you.
? typed *no mirror*
< Your hair may do anything.
< You look amazing. Trust us.
? typed *mirror*
< Wave. Someone waves back.
< Winking at yourself is fine.
? typed *judgment*
< Except of our puns.
< The court has adjourned.
? typed *question*
? typed *free to ask*
< Silly ones get answered first.
< We have most of the answers.
? typed *easy to follow*
? typed *step by step*
< Our left feet agree.
< Daydreamers catch up, too.
? typed *warm-up*
< Yawning counts as stretching.
< Eyebrows are included.
? typed *dogs welcome*
? typed *dog-friendly*
< Well-behaved humans, too.
< Wagging counts as rhythm.
? typed *vibes*
< Grumpy ones can wait outside.
? typed *voucher*
< Better than scented soap.
< Easy to wrap, too.
? typed *halloween*
< Witches, park your brooms outside.
< Ghosts already float. Show-offs.
? typed *christmas*
? typed *santa*
< Naughty or nice is your business.
? typed *pajama*
? wear *pajama*
< Finally, no need to change.
< Nobody will send you to bed.
? typed *black light*
? typed *uv *
< Lint will steal the show.
< Your teeth will headline.
? typed *no sharing*
? typed *not share*
< Only-child energy welcome.
? typed *share*pole*
? typed *two*per pole*
? typed *2*per pole*
< One twirls, one comments.
< Siblings have trained for this.
? typed *surprise*
< We’re biting our tongues.
< We’ve nearly told you twice.
? typed *challenge*
< Your sofa said you wouldn’t.
< You’ve survived group chats.
? typed *theme*
< Overdoing it is the point.
< Subtle people, be brave.
? typed *raffle*
< Cross your toes.
< Rehearse your winning face.
? typed *open house*
< Nosy people welcome.
< We hid the mess.
? typed *gentle
? typed *gentle *
? typed *gently*
< The puns are less so.
< Family game day is rougher.
? typed *slow *
? typed *slowly*
< Think dial-up internet.
< Nobody will overtake you.
? typed *routine*
? typed *choreo*
< Kitchen premiere to follow.
< Smile through the tricky part.
? typed *confidence*
? typed *confident*
< Fake it till the chorus.
< Terms and wobbles apply.
? typed *me time*
? typed *me-time*
? typed *self-care*
? typed *self care*
? typed *treat yourself*
< Let the phone ring itself out.
< You’re officially unavailable.
? typed *after work*
< Your boss isn’t invited.
`;
