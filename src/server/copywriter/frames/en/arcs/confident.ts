// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const confident = `
= intro pole
> You don’t have to be ready. Just here.
- Ready happens somewhere around the second song
- We start with a hand on the pole. You have one of those
< The ready part comes after.
< Be here. We’ll do the rest with you.
= intro
> You’ve watched long enough. You can do this.
- A grip, a step, and proof
- Nobody here started good. They started
< From the inside, it’s better.
< Your turn to be watched.
= intro pole
> Say yes first. Figure it out after.
- That’s how everyone in this room began
- Your hands work it out before your head does
< We’ll help with the after.
< Yes. See? Easy.
= spin spinpole
> Trust your grip. It’s better than you think.
- It has held bags, doors and worse. It’ll hold you
- Step out, lean back, and let it do its job
< It’s got you.
< So are you.
< Hold on. Look up.
= spin spinpole
> Take off like you know where you’ll land.
- You’ll know by the third try. Look sure on the first
- Push from the floor, eyes up, whole arm
< You will.
< Land it. Then nod.
< And you’ll be right.
= spin spinpole
> The room turns around you. As it should.
- You’re the fixed point. Everything else can move
- Long arm, open chest, one clean turn
< Stay in the middle of it.
< Center of things. Get used to it.
< It suits you there.
= spin
> One good lean and the floor lets go.
- The trick is to believe it a second early
- Shoulders back, hips out, and there you go
< Lean. You’ve got this.
< It always does.
< Be early. Be sure.
= static
> The pole holds still. So does your nerve.
- You set the speed, the height and the ending
- Nothing spins unless you say so
< You say so.
< Your push. Your pace. Your move.
= tricks
> Can you? Let’s find out that you can.
- Grip by grip, with a spot when you want one
- It looks impossible until you’re in it
< Yes. You can.
< Told you.
= tricks advanced
> Look down. You put yourself up here.
- Your grip, your legs, your decision
- Nobody carried you. Enjoy the view
< Now stay a moment.
< And you’ll do it again.
= advanced
> You’re past asking whether.
- Now it’s only when, how high and how clean
- You know your grips. Trust them with more
< Go.
< How high? You tell us.
= intermediate
> Remember being scared of that? Look at you.
- The moves you begged for are your warm-up now
- So pick the next one that scares you
< Next one, please.
< You’ll laugh at this one too.
= flow
> You know more moves than you think. Link them.
- No plan, no panic, just the next thing you know
- Trust the first idea. It’s usually right
< Your body has the order.
< Keep going. It knows.
= flow
> There are no wrong turns. Only your turns.
- Take the long way down if you like it better
- You choose what’s next, and you choose well
< Take one.
< Wherever you end up, you meant it.
= exotic
> You’re not too shy. You’re just early.
- By the second chorus the hair does it by itself
- Slide like someone who was asked to stay
< Try it for a song.
< Stay for the second chorus.
= exotic
> Look up. That’s the whole secret.
- Down is where doubt is. Up is where they are
- Shoulders back, chin level, and let them look away first
< Eyes on you. Yours too.
< Chin up. All the way through.
= heels
> Walk like they saved you a seat.
- Hips lead, shoulders rest, the floor clears
- Slow is not hesitant. Slow is sure
< They did.
< Front row, obviously.
= heels
> Your balance is fine. Meet your strut.
- It’s been in there all along, waiting for a beat
- Stand on it, step with it, then turn it loose
< You two will get on.
< Step one: own step one.
= lowflow floor
> Take your time down there. It’s your floor now.
- Every roll is a choice and nobody’s rushing you
- Low, slow, sure
< Get up when you’re done.
< You’ll rise when you say so.
= handstand
> You hold yourself up all week. Now literally.
- Palms wide, eyes still, and trust what’s under you: you
- Wobbling isn’t failing. It’s steering
< You’re good at it.
< Steady. You’ve had practice.
= handstand
> The wall is there. One day you won’t ask.
- Kick up with it, breathe against it, drift off it
- Two hands, one line, no drama
< Not yet? Fine. Not yet.
< You’ll notice when you’ve left it.
= conditioning polefit
> You’ll outlast your excuses.
- They get tired around rep six. You don’t
- Pull, hold, and count what you can do, not what you can’t
< They’ll sit this one out.
< Still here. Still you.
= conditioning polefit
> You said you can’t. You said that last time.
- Then you pulled, held, and went home grinning
- One rep settles more than a week of wondering
< And then you did.
< Say it again after.
= stretch
> You are not stiff. You’re on your way.
- An inch is an inch, and it’s yours
- Your range, your pace, no comparing
< Further than last time. That’s it.
< Your inch. Nobody else’s.
= stretch
> Never mind the splits. Look how far you are.
- Breathe where you are, and be there properly
- Straight back, honest hips, patient you
< The rest will come.
< From here, onward.
= yoga
> You don’t have to earn the rest.
- Lie down, breathe in, you’ve done enough
- Feet grounded, back tall, nothing to prove to anybody
< Take your rest.
< It was always yours.
= choreo
> You’ll have it by the last chorus. You always do.
- The first run is for the feet, the second for the face
- Miss one, catch the next, and keep looking up
< Wait and see.
< Bring the face. Feet follow.
= choreo
> Dance it like it was written for you.
- Once the counts are in, leave them. The rest is you
- Take the front when you’re ready. Or before
< It is now.
< Signed, you.
= chair
> Take the seat. Nobody else is getting it.
- Lean back as if you’d been expected
- Sit wide, look up, take your time standing
< It’s got your name on it.
< Comfortable? Good. Stay.
= chair
> You can lead. It will follow. It’s a chair.
- Tip it, turn it, straddle it, leave it wanting
- A partner that never steps on your foot
< You lead.
< It won’t argue.
= burlesque
> You already have the wink.
- We only add the glove, the bump and the nerve
- Nobody has to see a thing until you say
< Use it.
< They’re ready when you are.
= twerk
> That move you do at home? Bring it.
- It only needed a bigger room and a louder song
- Knees soft, back strong, no apologies
< It’s ready to go out.
< Home was the rehearsal.
= salsa
> Take the lead. Even if you’re following.
- A sure step makes any step the right one
- Hip, hold, turn, and look like you called it
< You called it.
< Step in. They’ll make room.
= hoop
> The hoop holds you. You hold the room.
- One knee in, one hand off, one good look around
- You’ll believe it by your second pose
< Let go with one. See?
< Held. And holding.
= hoop
> Sit up there like you own the air.
- Straight back, loose legs, no hurry to come down
- It wobbles until you stop asking it not to
< You do, for a song.
< Who else’s is it?
= silks straps
> You tied it. You trust it.
- Wrap, check, lean, and feel it catch
- Every knot in there is one you made yourself
< So let go.
< Good knots. Good nerves.
= trapeze straps
> Two ropes, one bar, one decision.
- Swing once and your body makes it for you
- You know where the bar is. It’s in your hand
< Yours. Good one.
< You won’t take it back.
= seniors
> You’ve done harder things than this.
- You’ve raised, built, moved and started over
- Now it’s a grip, a lean and a good laugh
< This one comes with music.
< So, a pole. Fine.
= inclusive
> Nothing about you needs to fit in first.
- The pole holds you. The room wants you. Start now
- This body. This class. No conditions
< You fit.
< Come as all of it.
= inclusive
> This body? It’s the one that does it.
- It grips, it turns, it takes up all its space
- Not the one from before, not the one for later
< Bring that one.
< Yes, that one.
= party
> She said yes. Now everyone else does.
- Yes to the pole, yes to the hair flip, yes to everything
- By the last song even the quiet one is leading
< Say it together.
< Yes, yes and yes.
= private
> Say what you want out loud.
- Bring the one that won’t work yet. We take it apart
- Ask it twice. Try it ten times. It’s all yours
< It’ll work.
< You name it. You get there.
= practice
> You know what you need. Go get it.
- Nobody’s counting how often you try
- Your list, your song, your turn
< It’s your pole for now.
< Tick one off.
= workshop
> You’ll know why. That’s what makes it stick.
- Not just how it looks, but what holds it up
- Ask the question everyone else wants to ask
< Ask it. Own it.
< After this, you can explain it.
= showcase
> You’ve done the work. Now take the credit.
- Run it full out, then run it like they’re clapping
- Shoulders back before the music starts
< It’s called a bow.
< Walk on. They came for you.
= photo
> That’s your good side. So is that one.
- Pick the pose you’re proud of and stay in it
- Nobody says smile. You’ll know when
< Keep them all.
< No bad angles. Only yours.
= men
> Strong enough to try something new.
- It takes grip, nerve, and the will to look silly once
- Lift, hold, turn, and find out what’s missing at the gym
< So try it.
< Once. Then you’re hooked.
= prenatal
> You’re already doing the hardest part.
- So this is soft, steady, and all for you
- Breathe with it, move with it, sit when you like
< Trust your body. Look what it’s doing.
< We’ll go at your pace.
= postnatal
> You made a person. You can do this.
- Small moves, steady breath, no rush at all
- Start with what’s there. It’s plenty
< Gently. You’ve earned gently.
< You already have proof.
= contemporary
> You have something to say. Take the floor.
- No right way, only the way you’d mean it
- Big reach, full breath, no explaining
< We’re listening.
< Say all of it.
= acro
> Say “ready” and mean it.
- Someone has your hips. You have your core
- Both of you hold. Neither of you bluffs
< Ready?
< Then up you go.
= circus
> You’re not the audience type.
- So hang from it, balance on it, bow
- Everyone in the ring once stood outside it
< Step in.
< You belong in there.
= openlevel
> There’s a version of this that’s yours.
- Higher or lower, fast or slow, you choose
- Nobody in here is behind
< Find it here.
< It’s a good one.
= teens
> You don’t have to be good. You get good.
- First the try, then the wobble, then the wow
- Stand next to people who clap for all three
< That’s how it works.
< The first try is here.
= teens
> Nobody’s rating this. Go for it.
- No likes, no filters, just you getting higher
- Laugh when it fails. Grin when it works
< Full try. Full grin.
< Five stars anyway.
= kids
> I can’t do it yet. Yet!
- Yet is a magic word. It grows into I did it
- Strong hands, brave face, one more try
< Watch me!
< I did it!
= kids
> Be the bravest you in the room!
- Big steps, strong arms, loudest cheer wins
- We climb a little higher every time
< You can do it!
< High five, champ!
= class
> You’re allowed to take up room.
- Wide arms, full steps, all of the floor
- Stop shrinking for one whole song and see
< Take all you like.
< More. There’s plenty.
= class
> Come in like you’ve been here before.
- Next time you will have been
- Shoulders down, head up, second row if you must
< Front row by the end.
< You’ll be a regular by the chorus.
`;
