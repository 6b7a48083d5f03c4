// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const mysterious = `
= intro pole
> Everyone in here remembers the first time.
- None of them will tell you what happened
- A hand closes, a foot leaves, something begins
< Now you’ll know, too.
< Don’t tell the others.
= intro
> There is a version of you who never left.
- You tried it once, and nobody has seen you since
- You’ll recognise the look when you have it
< Go and look.
< Someone is keeping your place.
= intro pole
> You’ve walked past this door before.
- Behind it: a pole, some music, and things unsaid
- Something always made you slow down
< This time, don’t.
< It was never locked.
= spin spinpole
> No one knows where you go in a spin.
- You leave, you turn, you come back with a different face
- It’s only a moment. It’s longer from the inside
< You don’t have to say.
< Come back when you’re ready.
< Some don’t come back the same.
= spin spinpole
> Follow the hand you can’t see.
- It takes you by the wrist and turns you once
- After that your feet have no say in it
< It knows the way round.
< Don’t ask whose.
< It lets you go. Mostly.
= spin spinpole
> Turn once, and the room has changed.
- The same faces, but they’ve seen something
- Look over your shoulder on the way round
< Turn again. Look closer.
< Were you always on this side?
< It won’t change back.
= spin
> The floor keeps no record of you.
- You were here, then you were air
- A step, a lean, and the trail goes cold
< Leave without a trace.
< Let them wonder where you stood.
< No footprints.
= static
> It stands there. It has seen things.
- It won’t turn, it won’t talk, it won’t let you go
- Put your ear to it on the way up
< Ask it. Quietly.
< It remembers everyone.
= tricks
> Now you see the hands. Now you don’t.
- The grip is somewhere. Nobody can find it
- First it looks impossible. Then it looks back
< We’ll show you where they went.
< Never explain it.
= tricks advanced
> What holds you up there? Don’t say.
- A knee, a secret, a very small piece of skin
- Once you know, you can’t unknow it
< Let them lean in and guess.
< They’ll never find it.
= advanced
> There are rooms above the room.
- You reach them backwards, by one knee
- Those who’ve been up there only nod
< You have the key.
< Go up. Say nothing.
= intermediate
> You’ve been told half of it.
- The other half is upside down
- Someone left it just above your reach
< Come for the rest.
< Reach.
= flow
> Nobody saw where one ended.
- A turn, a fall, a hand that wasn’t there before
- You’re following something. Keep following
< Nor where the next began.
< Even you.
= flow
> Something moves you. You let it.
- It begins in the spine and gives no name
- Down, around, and out through the fingertips
< It won’t say where.
< By the end you’ll know its name.
= exotic
> They’ll remember you. They won’t know why.
- A look held, a step withheld, a knee drawn slowly in
- It happens between the beats, where no one checks
< Leave before they do.
< Give them nothing else.
= exotic
> Never show them the whole face.
- Half through the hair, half over the shoulder
- What you keep is what they come back for
< Keep the other half.
< Turn away first.
= heels
> You hear it before you see who it is.
- One step. Then none. Then one, closer
- It has never once been in a rush
< Then it’s gone.
< It’s you, of course.
= heels
> Someone left these footsteps. Step into them.
- They fit. They shouldn’t, but they fit
- They lead across the floor and stop in the middle
< See where they stop.
< Now they’re yours.
= lowflow floor
> The floor knows things it never tells.
- Lie close enough and it begins
- Down where nobody looks, everything moves
< Put your ear to it.
< It makes exceptions.
= lowflow floor
> Something slips across the floor. It’s you.
- No steps, no sound, one shoulder at a time
- Like a thought someone is trying not to have
< Don’t let them hear.
< Gone under the music.
= handstand
> Turn it over. There’s something on the back.
- The room has an underside, and few have read it
- Hands where your feet were, quiet where the noise was
< Read it. Then come down.
< Tell no one what it says.
= conditioning polefit
> Something is being built in there.
- Quietly, under the skin, rep by rep
- You’ll know what it’s for when you need it
< No one suspects.
< Keep it hidden. For now.
= conditioning polefit
> Train like you’re keeping a secret.
- Pull, hold, breathe, and an ordinary face by the door
- What are you getting ready for? Good question
< Let them find out later.
< One day they’ll see.
= stretch
> The body keeps locked drawers.
- You don’t force them. You breathe until they open
- Hip, spine, shoulder, each with its own small key
< See what’s inside.
< One of them opens here.
= stretch
> Go slowly. Something is listening.
- It sits behind the hip and leaves when you rush
- The longer you stay, the more it tells you
< Stay until it speaks.
< Breathe. It’s coming closer.
= yoga
> Close your eyes. You’re not alone in there.
- Someone quiet lives behind the breath
- Sit very still and they come out
< You’ve met before.
< Say nothing. They know.
= choreo
> The steps are a code. Your body reads it.
- Count by count, and never written down
- At the end there’s a message. It’s for you
< Do not repeat it.
< Decipher it. Then dance it.
= choreo
> Who danced this before you?
- Somebody. It’s still warm
- The counts are known. What happens on seven isn’t
< Find out on seven.
< Leave something of your own.
= chair
> An empty chair, and it’s waiting for someone.
- It faces you. It faced you before you came in
- Sit, turn, vanish behind the back of it
< It’s you it wants.
< Leave it warm.
= chair
> Who sat here before you?
- There’s still a shape in the way it’s turned
- You lean where they leaned, and then you know
< No one ever saw them leave.
< It’ll remember you instead.
= burlesque
> They came to see. You decide what.
- Show a shoulder, hide a smile, keep the best for last
- The trick is never what comes off
< Keep one thing.
< And they’ll never be sure.
= twerk
> Something below has woken up.
- It moves before the bass and after it
- No one invited it. No one can stop it
< Let it out slowly.
< It was you all along.
= salsa
> A stranger knows your next step.
- A hand at your back, a turn you never learned
- The trumpets say one thing, the hips another
< How? Don’t ask.
< Dance. Ask nothing.
= hoop
> Step through. It closes behind you.
- On this side nothing weighs what it did
- Round, with no beginning, and a way in
< No one comes back the same way.
< You’re on the other side now.
= hoop
> The moon left its ring here.
- Nobody has come for it
- Slip a knee inside and see who notices
< Wear it a while.
< It won’t be asked for back.
= silks straps
> Someone is in the curtain.
- A hand, a knee, then only a fold that breathes
- It closed, it turned, it fell open. Empty
< It’s you. Say nothing.
< Look again.
= trapeze straps
> It swings. Nobody has touched it.
- Sit down on it and find out where it goes
- Back further than you’d think, and forth
< It was expecting you.
< Hold on. Don’t look behind you.
= seniors
> You know things now.
- When to wait. Whom to look at. When to leave
- The young ones rush. You let the turn come to you
< Use them.
< Never tell them how.
= inclusive
> There is more to you than they were told.
- Every curve keeps something back
- Move slowly and let them wonder
< Much more.
< Let them guess the rest.
= party
> What the bride did next is not in the pictures.
- There was a pole, there was a song, and then they all smiled
- Ask any of them. They’ll say it was lovely
< They’ve sworn.
< You’ll be one of them.
= private
> No witnesses.
- You say what you want to learn, quietly, and it begins
- What you ask in here stays in here
< It stays between us.
< And no one need know how.
= practice
> No one is leading. And yet you follow.
- A song comes on and your hands know something
- The same move again, and this time it answers
< See where it takes you.
< It wanted to be found.
= workshop
> There’s something hidden in that move.
- You’ve done it a hundred times and walked right past
- We stop, look under it, and go quiet
< You’ll never unsee it.
< Come and find it.
= showcase
> Behind the curtain, someone is breathing.
- The counts are in your bones. The rest is fog
- In a moment they’ll look up, and it won’t be you they see
< It’s you. Go.
< Whoever walks out, let them.
= photo
> Hold still. It’s trying to catch you.
- It’ll get the pose. It won’t get what you were thinking
- Half a face says more than a whole one
< Let it have half.
< No one will know what you meant.
= men
> You think you know what this is.
- So did they. Then one of them went up and came down quiet
- It looks like play. Watch their hands
< You don’t. Not yet.
< Ask them afterwards.
= prenatal
> Someone is listening from the inside.
- Move softly, breathe low, and wait for an answer
- You sway. They dream of the sea
< They know this song already.
< Be gentle. They can tell.
= postnatal
> You’ve been somewhere none of us can see.
- Come back slowly, and bring what you found
- The body remembers the way. It just won’t rush
< No need to speak of it.
< It kept your place.
= contemporary
> You begin a sentence and the body ends it.
- A hand stops halfway. It has remembered something
- Fall, and find out who gets up
< It says what you didn’t.
< Nobody knows whose story it is.
= acro
> Close your eyes. Someone has you.
- You don’t know how they do it. You only feel the floor leave
- Two breaths, and then one
< Don’t ask for their name.
< You’ll know when to land.
= circus
> It came to town without a sound.
- Nobody saw the tent go up. There’s a rope in it
- Step inside. They saved you an act
< By dawn, you’re one of them.
< It leaves with those who stay.
= openlevel
> No one asks how long you’ve been here.
- Some came last week. Some never went home
- You’ll be shown something, whoever you are
< Nor will they.
< Say nothing. Just begin.
= class
> You’re not sure what made you come.
- A song from a window, a rumor, a friend who changed
- It starts in the feet, and you stop wondering
< You will be.
< It has a way of finding people.
= class
> Something moves in you before the music starts.
- It has waited a long time behind the ribs
- Give it a floor and look the other way
< Let it out. Shut the door.
< No one will ask what it was.
`;
