// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const sensual = `
= intro pole spin
> The first touch is always a little cold.
- Wait. It warms to you
- One hand, then the other, then a breath
< It warms up. So do you.
< Stay until it’s warm.
< Hold on a little longer.
= intro
> You’ve thought about it. Now feel it.
- A hand, a hip, a slow walk around
- Nothing to know, everything to notice
< Stop thinking. Begin.
< It feels better than you thought.
= intro pole spin
> Leave the day outside with your coat.
- In here one step can take a whole breath
- Walk, lean, exhale. The rest can wait
< Collect it afterwards, if you must.
< You won’t miss it.
< It can wait out there.
= spin spinpole
> Lean back. The air will hold you.
- Your hand knows when. Your body follows
- One long exhale, and you’re already turning
< Breathe out. Let it.
< Trust it for one turn.
< Give it all of you.
< It’s softer than it looks.
< Nothing else to do.
= spin spinpole
> The best part is just after you let go.
- A slow half circle with nothing to do but feel it
- The floor leaves. The breath stays
< Let go, then stay a while.
< Come for that part.
< Then again, for the feeling.
< Stretch that moment.
< It’s over too soon.
= spin
> Your fingertips will remember this.
- The cool of it, the curve, the soft return
- First the reach, then the turn, then a shiver
< Give them something to remember.
< Once around. Then again.
< And ask for more.
< So will your wrists.
< They’ve been waiting, too.
< Trail them along it first.
= spin spinpole
> Slower. The turn isn’t going anywhere.
- Let it reach your shoulder, your waist, the ends of your hair
- One hand high, one hip heavy, and all the time there is
< Take it slower still.
< Let it last.
< Savor it.
< Stretch it to the last inch.
< There’s more where that came from.
= spin
> First the breath. Then the floor falls away.
- You come down softer than you left
- In through the nose, out through the whole body
< Exhale on the way around.
< Land like a sigh.
< You won’t miss it at all.
< The floor will come back for you.
< Breathe, and be carried.
= spin spinpole
> Walk toward it as if it could hear you.
- Heel, toe, hip, and then the turn takes over
- A slow circle first. Then a closer one
< Come closer. Then turn.
< Let it hear you coming.
< It answers with a turn.
< Slow steps. Soft landing.
< It hears you.
= spin
> Feel the pull before you feel the turn.
- It starts in the palm and ends in the knees
- A tug, a tilt, a hush all the way around
< Give in to it.
< Then follow.
< Let it pull you in.
< Don’t resist.
< Round and round, and under.
= spin spinpole
> One arm above you. Everything else, undone.
- You hang, you turn, you forget which way was forward
- A long line from the wrist to the toes
< Come undone for a while.
< Hang there and breathe.
< Just the one hand, and trust.
< Stay loose. Stay close.
= spin
> It hums a little when you let it take you.
- A low note, somewhere between your hand and your hip
- Listen for it on the second time around
< Let it hum.
< Low, and lower.
< Come and feel it.
< Closer. There, you hear it.
< You’ll hum too.
= spin spinpole
> Let your hair be the last to arrive.
- First the hip, then the shoulder, then the rest of you
- A turn so slow that it trails behind
< It follows you.
< Arrive late. All of you.
< Slowly, then sweetly.
< It’s worth the wait.
< Let it trail.
= spin
> Lighter than a breath against your neck.
- That’s how the floor should feel when you return to it
- You leave it warm and come back softer
< Touch down like that.
< Soft out. Softer in.
< Barely there, and all yours.
< Come back to it gently.
= spin
> Nothing to hold on to but one cool line.
- And around it, warm, unhurried, you
- Palm first. Then the inside of the knee
< Hold on loosely.
< It only needs one hand.
< Warm it with your hands.
< Once you’re warm, let go.
< Around it, and around.
= spin spinpole
> The room goes soft when you start to turn.
- Faces blur, music stays, your breath gets long
- Let the edges melt and keep only the middle
< Keep turning. Keep breathing.
< Stay in the soft part.
< Let it blur.
< Eyes half closed is fine.
< And come back slowly.
= spin
> Your shoulder knows it first.
- It drops, it opens, and the turn pours down your back
- A small surrender at the top, a long one on the way down
< Let it tell the rest of you.
< Soften there.
< Then the spine. Then the knees.
< Follow it round.
= spin spinpole
> Some music goes in circles. Join it.
- A long note, a lean, a leg left trailing
- By the second verse your feet have forgotten the floor
< Stay until it fades.
< Turn with the low notes.
< Let it play through you.
< One more verse.
= spinpole
> Open slowly. The turn slows with you.
- Fold in and it quickens, like a pulse
- It answers every breath you take
< Tell it how fast.
< It listens. Take your time.
= static
> The pole stays still. You don’t have to.
- Press close, slide, press away
- All the movement in it is yours
< Move it. Slowly.
< Every shiver is your own.
= static
> Something steady to melt against.
- Shoulder, back, a long slide down
- It doesn’t rush you. It doesn’t move at all
< Melt. It will hold.
< Lean in as long as you like.
= tricks
> Skin holds what hands let go.
- A thigh, a breath, and then you simply hang there
- It stings a little, and then it’s silence
< Trust your skin.
< Let go with your hands first.
= tricks advanced
> Hold it. Longer. There.
- The grip, the stillness, the heat of staying
- Every second up there belongs to you
< And only then let go.
< Linger where it’s hardest.
= advanced intermediate
> Upside down, every breath is louder.
- Listen to it, and take your time coming down
- The blood, the hush, the slow way back
< Come hear yours.
< Down is the sweetest part.
= intermediate
> You know the steps. Now make them ache.
- Slower in, longer out, and nothing thrown away
- Same moves, more breath in between
< Nothing new. Just deeper.
< Draw it out.
= flow
> Don’t stop. Dissolve.
- One move melts before the next begins
- No edges, only breath
< Dissolve into the next.
< Let it run through you.
= flow
> Move like something poured.
- Over the hip, down the spine, into the floor
- Slow as honey, and just as hard to stop
< Let it pour.
< Every drop of it.
= flow
> Close your eyes. Follow the breath.
- It knows where your body wants to go
- In, and you rise. Out, and you sink
< It knows the way.
< Keep following.
= exotic
> Make them wait for the next step.
- Drag it, draw it out, and look back once
- There’s a whole world between two beats
< Then make them wait again.
< The wait is the dance.
= exotic
> Nothing is faster than your gaze.
- So let the hips take their time
- Slide down last. Look up first
< Look up. Then move.
< Take as long as you want.
= exotic
> The floor is part of the embrace.
- Down the pole, along the leg, back up by inches
- Hair, spine, fingertips, in that order
< Let it have you for a song.
< Sink into it.
= heels
> Listen to the heel before it lands.
- A drag, a pause, a sound like a decision
- Toe first, slowly, as if testing the sea
< Then let it land.
< Make every step a sound.
= heels
> Higher, slower, closer to the music.
- Each step starts in the hip and takes its time arriving
- You don’t walk. You pour yourself forward
< Let the hips lead.
< Arrive late. On purpose.
= lowflow floor
> Sink. There’s nowhere lower to go.
- Let the floor take your back, your breath, your week
- Roll over like a thought you don’t want to end
< Stay down here a while.
< Let it hold all of you.
= lowflow floor
> A slow wave, from your fingers to the floor.
- It starts with a breath and leaves through the toes
- Shoulder, rib, hip, and back again
< Then let it come back.
< Ride it all the way down.
= handstand
> All of you in your palms. And a breath.
- Everything else goes quiet and hangs in the air
- Press, float, hear your own pulse
< Stay there for one breath more.
< Feel how quiet it gets.
= conditioning polefit
> Feel every inch of the pull.
- Slow up, slower down, and the heat in between
- Skin warm, breath deep, nothing wasted
< Slower. There it is.
< Stay with the heat.
= conditioning polefit
> Heat comes before grace.
- Hold until it hums, breathe until it softens
- Under all that softness, something that can hold you
< Earn the glow.
< Let it burn sweetly.
= stretch
> Breathe into the place that says no.
- Stay there until it turns into a maybe
- Longer exhale, softer hips, no force at all
< Wait for its yes.
< It softens. Give it time.
= stretch
> Melting takes time. You have it.
- Hip by hip, breath by breath, down into the floor
- Nothing is pulled. Everything is let go
< Melt a little lower.
< Let warmth do the work.
= stretch
> Long spine. Soft belly. Nowhere to be.
- Let each breath lengthen what the day made short
- Fold over yourself and stay
< Be here instead.
< Exhale the day.
= yoga
> Let the exhale be the longest thing.
- Follow it down, past the shoulders, past the list
- Skin, breath, stillness, in that order
< One more. Longer.
< Out, and out, and out.
= choreo
> Learn it slowly. Dance it like a secret.
- Count by count it moves from your head to your hips
- First the steps, then the breath between them
< Then tell it with your body.
< Keep it. Or show it.
= choreo
> The song goes in through the skin.
- By the second chorus you stop counting and start feeling
- Every beat finds a place on you
< Let it in.
< It stays with you after.
= chair
> It only has to hold you. Slowly.
- A long lean, a crossed leg, a look over the shoulder
- Sit as if you’d been asked twice
< Take your seat. Take your time.
< Sink. It’s yours.
= chair
> Back of the chair, back of your neck.
- One is wood. One has goosebumps
- Arch, breathe, let the head fall last
< Let them meet.
< Lean into it.
= burlesque
> The glove comes off last. If at all.
- Finger by finger, breath by breath, look by look
- It’s not what you show. It’s how long it takes
< They can wait.
< Leave one finger in.
= twerk
> Start low. Let it travel.
- From the heel to the hip to the grin
- Bass in the belly, heat in the thighs
< Let it shake you awake.
< Follow it down.
= salsa
> One beat for the foot, one for the hip.
- And the pause in between is only for you
- Closer, back, closer again
< Stay on the pause.
< Let the hip answer.
= hoop
> Curl into the curve.
- Cool ring, warm skin, a slow turn in the air
- It holds your back like an open hand
< Stay curled a while.
< Let it turn you.
= hoop
> Lean back until only the air is left.
- One knee over the ring, one breath, and you hang there soft
- Hair down, arms open, nowhere to go
< Let the air have the rest.
< Hang there. Breathe.
= silks straps
> Wrapped once. Breathe. Wrapped again.
- It tightens when you move and holds you when you don’t
- Fold yourself in until the room goes quiet
< Then let it unwind you.
< Stay in for a while.
= silks trapeze straps
> Let the air rock you.
- Slow swing, loose hair, a hand trailing behind
- You become somebody else’s concern
< Back and forth. No hurry.
< Sway until it stills.
= inclusive
> Every curve has its own slow way around.
- Soft belly, full hips, long exhale
- Touch your own skin as if you’d missed it
< Take all of yours.
< No inch left out.
= seniors
> Slow is what you get better at.
- The glance, the turn, the breath you no longer rush
- You know by now what feels good
< Come and take your time.
< You know how.
= men
> Strength, but slower.
- A reach, a lean, a long controlled breath down
- The grip is firm. The rest may soften
< Let it move you.
< Soft is its own strength.
= private
> Just you, the music and one long breath.
- Ask for it slower. Ask for it again
- Nothing to rush, nothing to hide
< All the time is yours.
< Take it in your own rhythm.
= practice
> Your song. Your pace. Your skin.
- Repeat the part that feels good
- Follow what your body asks for next
< Again, if you like it.
< Stay in it a while.
= workshop
> We’ll stay with one thing until it glows.
- Look closer, move slower, feel what it’s made of
- Every inch of it, in its own time
< Linger over it with us.
< Slow enough to feel it.
= showcase
> A held breath before the first note.
- The stillness, the heat, and every eye on your shoulder blade
- Let them wait one beat longer
< Then let it out.
< Breathe. Begin.
= photo
> Hold still. Let the look linger.
- A breath, a shoulder, an almost smile
- Stay in the shape until it stays in you
< And keep it forever.
< One slow second, kept.
= prenatal
> Two heartbeats, one slow sway.
- Soft knees, warm hands, long breath out
- Roll the hips and let the floor carry both of you
< Sway as long as you like.
< Breathe for two.
= postnatal
> Come back to your skin, gently.
- Breath by breath, as soft as it needs to be
- Nothing to reach. Only to feel
< It waited for you.
< Slowly. You’re still you.
= contemporary
> Say it with the inside of your wrist.
- A reach, a fall, a breath left open
- What has no words still wants to move
< Let the body finish.
< Say it slowly.
= party
> The bride first. Slowly, please.
- A walk, a hip, a laugh you can’t hold back
- One long look over one bare shoulder
< Then everyone else.
< She’ll feel it for days.
= acro
> Lean in. Give me all of you.
- A palm, a sole, a breath you share
- The longer you trust, the softer it gets
< I’ve got you.
< Let yourself be held.
= openlevel
> Your own pace is the right one.
- Some melt fast, some take their time
- Slow it down until it’s yours
< Take it.
< However long it takes.
= class
> Your body has been patient all day.
- Let it stretch, sway and say what it wanted to say
- One slow song, and your shoulders come down
< Now it’s its turn.
< Give it a song.
= class
> Let the music find the back of your neck.
- From there it knows its way down
- A sway, a sigh, a foot that starts without you
< Down it goes. Slowly.
< Then let it have the rest.
`;
