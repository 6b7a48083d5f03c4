// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const fierce = `
= intro pole
> You against a pole. It has no chance.
- It has stood there for years. You’re just getting started
- Grip it, push off, take the room
< It never saw you coming.
< Round one is yours.
= intro
> Scared? Good. Bring it. It kicks hard.
- Nerves are only power without a job
- Grip first. Then go. Then roar
< Put it to work.
< Let it push you off the floor.
= intro pole
> Everyone who flies here once gripped too tight.
- First the grip. Then the lift. Then try and stop you
- Nobody was born upside down
< Grip. Your turn.
< Start where they started.
= spin spinpole
> Outrun the floor.
- Push off hard and don’t ask it for permission
- One step, one swing, and it’s behind you
< It can’t keep up.
< Leave it standing.
< Let it chase you.
= spin spinpole
> You are the storm. Find your eye.
- Arms long, core tight, everything else a blur
- Throw the leg, hold the line, let the air scatter
< Make it weather.
< Turn up the wind.
< Warn nobody.
= spin spinpole
> Gravity picked the wrong person.
- Kick off, lean out, laugh at it on the way round
- It pulls. You pull back
< Pick a fight with it.
< Show it who’s turning.
< It will learn.
= spin
> Push off like you’re leaving something behind.
- One leap, one grip, and a landing like a full stop
- Whatever it is, it doesn’t spin this fast
< Don’t look back.
< You’re already gone.
< It can’t hold on. You can.
= static
> Not a motor in sight. You’re the thunder.
- It doesn’t turn. You do, on nothing but your own power
- No engine. No excuse. All you
< It stands. You strike.
< Make it shake.
= static
> It’s going nowhere. You’re not.
- Every inch of every turn is one you made yourself
- Drive the leg, crush the grip, earn the spin
< Be the only thing that moves.
< Come and make it count.
= tricks
> Fear holds the pole with two hands. You don’t.
- First the grip, then the nerve, then nothing but thighs
- Let go on purpose. Hold on out of spite
< One hand. Then none.
< Let go and dare it.
= tricks advanced
> Stare at it. Then hang from it.
- That move you’re afraid of has had it easy so far
- Take it apart, learn where it hurts, put it back together airborne
< Make it blink first.
< Hunt it down.
= advanced
> You didn’t come this far to stay upright.
- Big entries. Locked grips. No soft landings in your head
- Up, over, out, and hold it like you mean it
< Go over.
< Higher. You know how.
= intermediate
> The easy part is over. Grin.
- Now the floor is further and the grip is everything
- You’ve got the spins. Come for the rest
< This is where it gets good.
< Sharpen your claws.
= flow
> A river doesn’t ask the rocks.
- Hit the floor, roll through it, rise and keep coming
- Nothing stops, nothing stalls, nothing apologises
< Run them over.
< Keep coming.
= flow
> No pause. No mercy. Music.
- Strike, slide, turn, and straight into the next one
- If there’s a gap, fill it with teeth
< Don’t let it breathe.
< Finish when the song does.
= exotic
> Look at them like you’ve already won.
- Then take your time proving it, low and loud
- Slides, kips, hair, and not one nervous smile
< Now collect.
< Take the floor. Keep it.
= exotic
> Hit the floor before the beat does.
- Knees wide, eyes up, every slide a threat
- Down is not losing. Down is where you strike from
< Leave a mark on it.
< Then rise like a warning.
= exotic
> Sweet is for dessert.
- Here it’s sharp hips, hard stops and a stare with an edge
- Crawl like you own the ground. You do
< Bare your teeth.
< Serve it cold.
= heels
> Walk in like the bass is scared of you.
- Every step a nail, every turn a slammed door
- Chin level, knees sharp, floor warned
< Warn the neighbors.
< Nail every step.
= heels
> Two blades. One floor. Begin.
- Step to cut, drag to scar, stop to kill the noise
- Height is for the view. Attitude is for the rest
< Sharpen every step.
< Leave it in ribbons.
= lowflow floor
> Rule from the ground.
- Sweep low, roll hard, come up only to look at them
- Panthers don’t stand tall either
< Stay low. Strike.
< Nobody looks down on you.
= lowflow floor
> You don’t fall down here. You start here.
- Push it, slam it, slide across it and get up changed
- Shoulder, hip, heel, one unbroken attack
< Start lower.
< Get down and go.
= handstand
> Carry the world for once.
- Palms down, shoulders locked, the whole planet on your hands
- Kick up like it’s a door
< You’re strong enough to hold it.
< Don’t drop it.
= handstand
> Turn the fear upside down. It falls out.
- Hands first, doubt last, feet wherever they please
- Fall, swear, kick up again
< Shake it loose.
< Stand on it.
= conditioning polefit
> Your pillow put up a fight. You won.
- Pull, press, hold, and one more for whoever laughed
- No mood? Bring the other one
< Now find a bigger opponent.
< Up. Now pull.
= conditioning polefit
> Nobody claps for pull-ups. Do them anyway.
- Armor gets made where no one’s looking
- Grip, back, core, again, until it’s boring, until it’s yours
< The tricks will clap later.
< Build it in silence.
= conditioning polefit
> Your shoulders have plans for you.
- Big ones. So feed them something heavy: you
- Pull until the word can’t leaves the building
< Don’t keep them waiting.
< Lift what you are.
= stretch
> Patience with claws.
- Hold the line, breathe through it, take one more inch
- Cats do this before they leap
< Stretch now. Pounce later.
< One inch. Take it.
= stretch
> Take the inch. Keep it.
- No force, no noise, just you not giving it back
- Long legs, open chest, a stubborn exhale
< Then take another.
< Nobody takes it from you.
= yoga
> Stillness is a power move.
- Feet rooted, eyes steady, nothing in here can shove you
- Hold the pose until the mind blinks
< Stand there. Unmoved.
< Let the world flinch.
= choreo
> Eight counts. No survivors.
- Learn it clean, dance it dirty, end it on a stare
- Every beat gets hit. None gets away
< Hit all eight.
< And the last one hardest.
= choreo
> You’re not in the back row. Not here.
- Steps into muscle, muscle into menace, menace into a finish
- Count it quietly. Dance it out loud
< Front. Center. Go.
< Take the front.
= chair
> It’s not a seat. It’s a throne. Act like it.
- Sit wide, rise slow, and kick it away if you feel like it
- One leg over the back, and nobody else gets to sit
< Take the seat.
< Long may you reign.
= chair
> Sit down? Make it a threat.
- Slam, lean, straddle, stare, stand up like a verdict
- Four legs under you, and none of them dares to move
< They’ll stand up for you.
< Nobody told it to be easy.
= burlesque
> Disarm them. One glove at a time.
- A shoulder, a stare, and a smile that’s really a knife
- Every button you undo takes one from them
< They surrender first.
< Keep the last weapon.
= twerk
> Earthquakes start low.
- Drop it, drive it, make the floor file a complaint
- Knees bent, back flat, thighs like thunder
< Shake the building.
< Feel the aftershock.
= salsa
> Fast feet. Sharp hips. No prisoners.
- Snap the turn, stamp the beat, stare down the trumpet
- The band speeds up. So do you
< Catch it or be caught.
< Make the drums sweat.
= hoop
> Step through the ring like it’s on fire.
- Tigers do it for the applause. You do it for you
- Up, in, over, and arms wide while it swings
< Jump.
< No trainer. No whip.
= hoop
> Steel ring. Iron will. Guess who bends.
- Bruise by bruise you teach it your name
- Hang by a knee and dare it to drop you
< Not you.
< It bends for you.
= silks straps
> Wrap your fists and fight the air.
- No floor, no wall, only what you can hold
- Wrap, lock, drop, and stop where you decide
< Hold tight. Go.
< You decide where it ends.
= trapeze straps
> Swing like you mean to break the sky.
- Knees hooked, arms open, the ground a rumor
- Drive it higher, then hang there and grin
< Leave a crack in it.
< Higher than that.
= seniors
> Forty was the warm-up.
- More grip, more nerve, and nobody left to impress
- You know exactly what you can take. Take more
< Now come the main events.
< Underestimate yourself elsewhere.
= inclusive
> Take up space. Then take some more.
- Thighs that grip, hips that lead, a body that doesn’t ask
- You were never too much. They were too little
< All of it. It’s yours.
< Fill the room.
= party
> The bride goes first. Into battle.
- One squad, one song, zero mercy
- Hair up, squad tight, last days of freedom well spent
< Charge.
< Hens? Hawks.
= private
> One target. All your aim.
- Name the move that keeps beating you. Here it goes down
- Nobody to wait for, nowhere to hide
< Hit it.
< Finish it.
= practice
> No one’s coming to push you. Perfect.
- Pick the move that beat you last time. Rematch
- Your song, your rules, as many rounds as it takes
< Push yourself.
< Rematch.
= workshop
> One move. We tear it open.
- Grip, angle, force, and what it’s been hiding from you
- Go deeper, until it has nowhere left to go
< Leave with its teeth.
< Nothing stays hidden.
= showcase
> Rehearse like they’re already watching.
- Every count clean, every landing loud, every face on
- Again, until the stage is afraid of you
< Let them come.
< Own it before they see it.
= photo
> Stare the lens down.
- Jaw set, grip locked, hold it until it blinks
- One frame, and it had better be scared of you
< It’ll blink first.
< Hold. Don’t flinch.
= men
> Leave the ego. Bring the grip.
- The pole has humbled bigger than you. Get back up it
- Pull, lock, hold, and don’t you dare let go
< Earn it back.
< Up you go. Again.
= contemporary
> Say the thing you swallowed.
- With the ribs, with the fists, with a fall that means it
- Throw the reach, refuse the rest
< Louder. Without a word.
< Spit it out. Dance it.
= acro
> Drop me? You wouldn’t dare.
- Grip wrists, lock eyes, lift each other like you mean it
- One throws, one flies, both roar
< Nobody falls alone.
< Hold fast.
= circus
> Run away with it. Then run it.
- Hang, swing, balance, and crack like the whip
- Lions would take notes
< The ring is yours.
< Roar first.
= twerk party exotic
> Loud is the only rule.
- Loud hips, loud hair, loud stops
- If the neighbors don’t know, go again
< Turn yourself up.
< Louder.
= openlevel
> Start where you are. Strike from there.
- Your hardest is hard enough
- One room, all kinds of strong, one rule: push
< Now hit harder.
< Full power, whatever yours is.
= teens
> Nothing up here is easy. Good.
- That’s what makes it yours
- Try it, miss it, grit your teeth, nail it
< Let them think it was.
< Earn the bragging.
= teens
> Somebody said you couldn’t. Cute.
- Up, over, hang on, and wave at them
- Strong arms, stubborn head, no backing down
< Show them from up there.
< Watch this.
= teens
> Don’t grow up. Climb up.
- Hands, knees, willpower, and then the view
- Bring your loudest song and your bravest try
< The view’s better.
< Further. You’ve got this.
= kids
> Tiger paws. Monkey feet. Dragon roar.
- First we stalk, then we climb, then we shout about it
- Squeeze with everything you have and fly
< ROAR!
< The jungle is waiting.
= kids
> Superheroes have to start somewhere.
- Strong hands, brave knees, and one giant swing
- Your hero pose needs practice. We have a pole for that
< Up, up and away!
< The world can wait till we’re done.
= class
> The week took its shot. Your turn.
- Stamp it, sweat it, shout it out of your ribs
- Music up, head up, gloves off
< Hit back.
< Shake it off for good.
= class
> Don’t be nice. Be loud.
- Feet, fists, hair, and a song that can take it
- In here nobody asks you to turn it down
< Nice can wait outside.
< Come and make noise.
`;
