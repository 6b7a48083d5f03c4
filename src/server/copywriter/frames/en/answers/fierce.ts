// size: data, a block for each kind of detail
/** Last lines that answer what the details say, in the form of parse.ts. */
export const fierce = `
= kids
? bring *water*
< Tigers get thirsty!
< Dragons need to cool down!
= kids
? bring *snack*
< Lions get hungry!
= kids
? bring *
< And your biggest roar!
< Heroes come prepared!
= kids
? wear *
< Every hero needs an outfit!
= kids
? typed *parents*
< The cubs have got this.
< Expect to hear some roaring.
= kids
? audience ages *
< Little lions, come on in!
< Is that you? Then roar!
= teens
? bring *
< And your loudest cheer.
= teens
? wear *
< Plus your game face.
= teens
? audience ages *
< That’s you? Go big.
< Bring your whole crew.
= teens
? level beginner*
< First tries are brave tries.
? !bring anything
? typed *nothing to bring*
< Except nerve.
< Empty hands. Full force.
< Just you, unleashed.
? bring *glitter*
? wear *glitter*
< War paint comes in sparkle.
< Shine like a blade.
? wear *barefoot*
< Big cats never lace up.
< Give your claws some air.
? wear *sneakers*
< Laces tight. Gloves off.
< Lace up. Let loose.
? wear *costume*
? typed *costume*
< Claws out.
< Go too far.
< Dress like the villain.
< Subtle stays home.
? !wear *lotion*
? typed *no lotion*
? typed *no oil*
< Slipping away is not an option.
< Hold on like a predator.
? !wear *jewelry*
? !wear *jewel*
? typed *no jewelry*
< Flash your teeth instead.
? audience all bodies*
< Apologies are not.
< Every one of them fierce.
< Take up all the room.
? typed *halloween*
< Be the monster.
< Scare somebody.
? typed *on time*
< The first beat won’t wait.
? place *park
? place *outdoor*
< Back to the wild.
< Four walls can’t hold you.
? typed *alone or with*
< You’re a force either way.
< Solo act or double trouble.
? typed *no partner*
< You’re the whole pack.
< You lead.
< Follow no one.
? typed *no phone*
< Let the world wait.
< Nobody interrupts a storm.
? typed *phone*
< You’ll want proof.
? typed *no photo*
< Leave no tracks.
? typed *photo*
? typed *selfie*
< Look dangerous.
< Bring the killer look.
? typed *video*
? typed *filmed*
< Make the replay worth it.
< Earn your slow motion.
? typed *prosecco*
< Cheers, you beasts.
< Bubbles have bite.
? typed drinks*
? typed *drinks after*
? typed *cocktail*
< Cheers to the brave.
? typed * tea
< Even tigers sip.
< Recharge that roar.
? typed *coffee*
? typed *brunch*
< Roar first. Refuel after.
< Feed the beast.
? typed *snacks*
? typed *cake*
? typed *pizza*
< Conquerors get fed.
< Guard your plate.
? typed *candle*
< You’re the bigger flame.
? typed *playlist*
< Outlast every track.
< The volume only goes up.
? typed *new class*
< The throne’s still empty.
< Leave the first claw mark.
? typed *midwife*
? typed *doctor*
< Wise beats wild.
< Real power asks first.
? typed *injur*
< Strong people speak up.
< Honest beats heroic.
? typed *trick of the month*
< Hunting season is open.
< Take it home as a trophy.
? typed *your pace*
< Slow can still bite.
< You set it. Nobody stops it.
? typed *no strength*
< Stubborn outlasts strong.
< Nerve does the lifting.
? typed *no dance*
? typed *two left feet*
? typed *no rhythm*
< Attitude has its own beat.
< Stomp. The beat will follow.
? typed *laugh*
< Laugh in gravity’s face.
< Show your teeth.
? typed * fun *
< The fierce kind.
< Dangerous amounts of it.
? typed *the heat*
< Open flames welcome.
< The floor can take it.
? typed *bring it on*
? typed *let's go*
< Challenge accepted.
< No brakes from here.
? typed *hot in here*
< You lit the fuse.
< Wait till you erupt.
? typed *boldest*
< Nothing less.
< Polite can stay home.
? typed *air condition*
< It has met its match.
< Let’s see who wins.
? typed *spotter*
? typed *spotting*
< So go bigger.
< Swing harder. Somebody’s got you.
? typed *mirror*
< Stare yourself down.
< Meet your fiercest rival.
? typed *sweat*
< Wear it like a medal.
< Shine on, warrior.
? typed *bruise*
< Tigers have stripes, too.
< Trophies come in purple.
? typed *vibes*
< Ours growl.
< The snarling kind.
? typed *gravity*
< Fight it tooth and nail.
< Teach it some respect.
? typed *dogs*
< Wolves, too.
? typed *birthday*
< Party animals, break loose.
< Howl first. Wish later.
? typed *contest*
? typed *battle*
? typed *competition*
< Smile. Then strike.
< Take no prisoners.
? typed *challenge*
< Take it personally.
< Pick a fight with it.
? typed *don't be shy*
< Be dangerous.
? typed *shy*welcome*
? typed *if you're shy*
< Tigers are quiet, too.
< Silent storms hit hardest.
? typed *judgment*
< Just power.
< Only roars.
? typed *everyone*welcome*
? typed *everybody*welcome*
< Come as the beast you are.
< Excuses aren’t.
? typed *popular demand*
? typed *you asked*
< You roared. We heard.
< Careful what you roar for.
? typed *christmas*
< Slay all the way.
< Unwrap your wild side.
? typed *valentine*
< Love with teeth.
< Love yourself fiercely.
? typed *perform*
< Leave them speechless.
< Own the last count.
? typed *relax*
< Rest like you won.
< Stand down, warrior.
? typed *charity*
? typed *fundraiser*
< Roar for a reason.
< Fight the good fight.
? typed *rain or shine*
? typed *all weather*
< We are the weather.
< Storms don’t stop storms.
? typed *warm-up*
< Cold engines don’t roar.
< Then it gets dangerous.
? typed *dress code*
< Look like you’d win.
? bring heels (optional)
< Attitude is required.
< You’re dangerous either way.
< Trouble also comes in flats.
? bring socks (optional)
< Cold feet stay home.
< Guts aren’t.
< Tigers go without.
? bring * (optional)
? typed *optional
< You are not.
< Nerve isn’t.
? bring knee pads (recommended)
< Brace for impact.
< Drop like a meteor.
< Holding back isn’t.
? bring heels and knee pads
? bring heels, knee pads*
< Stand tall. Drop hard.
< Glamour, meet armor.
? bring *knee pads
< Armor up.
< The floor hits back.
< Go hard. Land soft.
? bring *heels
? wear *heels
< The louder, the better.
< Walk like a warning.
< No tiptoeing.
< Announce yourself.
? !bring heels
< Giants need no lift.
< Stalk in flat. Strike tall.
? !bring *
< One less excuse.
< Guts will do.
? bring * (provided)
< Nerve is up to you.
< You provide the power.
< Backbone is yours to bring.
? bring *mat
< Roll it out. Rule it.
< Claim your territory.
? bring water and *towel
< March in fully armed.
< Empty one. Soak the other.
< Never throw in the towel.
? bring *water
? bring *water bottle
< Cool the engine. Roar on.
< You’re the fire.
< You’ll earn every sip.
? bring *towel
< Wring it out and go again.
< It won’t stay dry.
? bring a friend
? bring your friends
? bring friends
< Rivals count, too.
< Claws and all.
< Leave as a pack.
? bring *layers
? wear *layers
< Cold stands no chance.
< Shed them like a snake.
? bring *grip aid*
? bring *chalk*
< Let nothing slip.
< Nothing gets away from you.
? bring *snack*
< Beasts need feeding.
< Big cats get hungry.
? bring *notebook*
< Take notes. Take over.
< Every conqueror has a plan.
? bring *shorts
? wear *shorts
< Legs, charge.
< Let those legs loose.
? bring *
< And your claws.
< And a bit of menace.
< Leave the excuses behind.
? wear *leggings
? bring *leggings
< Big moves incoming.
< Leap like a leopard.
? wear *black
< Like a panther.
< Look like trouble.
? wear *white
< Look innocent. Don’t be.
< Angels can bite.
? wear *red
< Stop traffic.
< Be the warning sign.
? wear *neon
? wear *80s*
< Flash like lightning.
< Blind us.
? wear *comfy*
< Loose clothes. Lethal moves.
< Soft outside. Steel inside.
? wear *
< And your game face.
< Wear it like armor.
< Make it look dangerous.
? price * (drop-in)
< Drop in. Don’t back out.
< Drop in like a storm.
? price * (per person)
< Round up the pack.
< Strength in numbers.
? price *
< Full force is included.
< Guts not included.
? offer first class free
? offer free class
< Your excuse just died.
< All it takes is nerve.
? offer free trial*
< Try us. We dare you.
< Put us to the test.
? offer 2 for 1*
< Double trouble.
< Two predators. One hunt.
? offer your friend comes free
? offer *friend*
< Haul them in with you.
< Neither of you has an excuse.
? offer *half price*
< The other half is nerve.
< Half-hearted is not on offer.
? offer *% off*
< Not one percent off your roar.
? offer *student*
< Graduate with claws.
< Leave the library roaring.
? offer early bird*
< Early tigers eat first.
< Strike first.
? offer black friday*
< Stampede this way.
? offer *
< Now name one excuse.
< Take it and run wild.
? level beginner (no experience)
< Nerve beats experience.
< Every tiger was a kitten.
? level beginner (only)
< No experts to hide behind.
< Kittens with claws.
? !level *
< Consider yourself warned.
< The claws are out.
? level beginner*
< Just don’t hold back.
< All roars start small.
< Nobody is born fierce.
? level all*
< Half-hearted isn’t one of them.
< No spectators.
< One setting: full power.
? level advanced (only)
< Finally, no brakes.
< Sharp claws required.
< Big cats only.
? level *advanced
< The claws come out now.
? level intermediate*
< Training wheels off.
< Comfort zone closed.
? level level 2*
< Boss fight ahead.
< Crank it up a notch.
? level needs*
< Prove it.
< That’s just the warm-up.
< From there it gets wild.
? level *
< No coasting.
< Now raise it.
? audience plus size*
< So is your power.
< Take over the front row.
? audience all genders*
< Fierce has no gender.
< Roar, whoever you are.
? audience men*
< Tough? Show us.
< Point your toes like blades.
? audience queer*
? audience LGBT*
< Pride has claws.
< As loud as thunder.
? audience women*
? audience women only
? audience ladies*
< Lionesses do the hunting.
< A whole room of trouble.
? audience mom*
? audience mum*
< Nobody outlasts you.
< Mama bears have claws.
? audience hen*
< Hens with claws.
< Ruffle some feathers.
? audience for couples
? audience *couples*
< Circle each other like tigers.
< Dare each other.
? audience 18+
< Claws fully grown.
< Grown lions, this way.
? audience 40+
? audience 50+
? audience over *
< Show them how it’s done.
< Doubters, step aside.
? audience *pregnan*
< Gentle is a power, too.
< Strong and unhurried.
? audience *
< Your turn to rule.
< Come and take over.
? places one left
< Winner takes it.
< Somebody will pounce. You?
? places * left
< Fastest paw wins.
< Enough circling. Pounce.
< No time for maybe.
? places few
< The bold get in.
< Spot one. Pounce.
? places small group
< Small packs hunt best.
< No back row to hide in.
? places your own pole
< Guard it like a dragon.
< No sharing. No mercy.
? places max*
< Nowhere to hide.
< Small pack. Sharp claws.
? places *
? typed *spots available*
< Take one by storm.
< Stake your claim.
? music *Beyoncé*
< Slay accordingly.
< Who runs the floor? You.
? music *R&B*
< Smooth songs. Sharp moves.
< Smooth is a weapon, too.
? music *DJ*
? guest *DJ*
< Give the booth a show.
< Make that DJ sweat.
? music *rock*
< Thrash till it echoes.
< Rock back harder.
? music *
< Every beat is a target.
< Hit it where it counts.
? content *split*
< The floor has it coming.
< Inch by stubborn inch.
? content *invert*
< Upside down, still on top.
< Turn the tables. And yourself.
? content *chopper*
< Legs like blades.
? content *floor*
< Hunting starts down low.
< The floor never saw it coming.
? content *
< Sink your teeth in.
< Conquer and repeat.
< No polite versions.
? length 2 hours
? length 90 minutes
? length 1.5 hours
< Bring stamina.
< Time enough to get dangerous.
? length *
< Not one second on autopilot.
< Burn every minute.
? timing come *early
< Late is for prey.
< Sharpen your claws in peace.
? timing doors*
< Storm them.
< Storm through them.
? timing until*
< Don’t fade before then.
< Then you may purr.
? timing *
? typed * sharp
< Come in swinging.
< Strike on the second.
? series *last class*
< Leave nothing in the tank.
< Go out with a roar.
? series *week * of *
? series *class * of *
? series *part * of *
< This round, gloves off.
< Raise the stakes.
? series new course
< Break it in.
< Fresh start. Full force.
? series starts*
< Claws out from day one.
? series *weeks*
< Quitters need not apply.
< Come back hungrier every time.
? series *
< Don’t miss a beat.
< Dig in. Hold on.
? guest *
< Show off shamelessly.
< Be a tough act to follow.
? substitute *
< Same roar. New lion.
< Nobody gets off easier.
? place *upstairs*
< The high ground is yours.
< Attack the stairs.
? place Studio B
< B is for beast.
< Roar when you find it.
? place online
< Shake your own walls.
< Mute the mic. Not yourself.
< Warn the neighbors.
? place *parking*
< Leave the brakes there.
? place *beach
< Out-roar the waves.
< Leave claw marks in the sand.
? place *
< Storm the place.
? contact drop-ins welcome
? contact walk-ins welcome
< Ambush us.
? contact no booking needed
< Just pounce.
< Attack at will.
`;
