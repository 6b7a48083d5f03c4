// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const poetry = `
= intro pole
> Before the first step, the floor holds its breath.
- A hand finds the cold line of the pole / and the cold line warms
- You do not know the words yet. / The hands begin
< Begin, and it breathes out.
< A small beginning, held upright.
= intro
> No bird remembers learning.
- Only the edge, and the air, / and something that said now
- There is a hand beside you, / and under you, at first, the ground
< You will remember. Lightly.
< Come to the edge. It is low.
= intro pole
> A door stands open the width of one song.
- Inside, a line from floor to ceiling / and room for someone new
- Step in with all your not-yet
< Step through before it ends.
< Someone new. You.
= spin spinpole
> For one turn, the earth goes on without you.
- It leaves its noise, its lists, / its long straight roads
- You are a leaf that learned the way / around its falling
< Then takes you back.
< It hardly notices. You do.
< And makes no sound returning.
= spin spinpole
> What does the moon feel, going round?
- A pull toward the center, / and the wish to be away
- One arm long as distance, / one breath the tide comes in on
< Lean out, and ask again.
< Perhaps this.
< Held, and always falling.
= spin spinpole
> The feet are the last to understand.
- The hand already knows, / the hair already follows
- First comes the lean, then the hush, / then the floor a memory
< Then they, too, are air.
< Tell them gently.
< They come back changed.
= spin
> A seed lets go and calls it flight.
- Round, and round, and nearly down, / and lifted once again
- No wing, no plan, / only a small curve and the wind
< It is not wrong.
< Let go. Call it what you like.
< The ground can wait for spring.
= static
> Still as a winter birch. And then the wind, you.
- What does not move / is moved around
- You lean your whole weather / against one quiet line
< It stands. You are the season.
< It keeps the shape of you.
= tricks
> The rain knows how to hang before it falls.
- A drop, a branch, / a moment longer than the law allows
- By the crook of a knee, / by nothing, by a breath
< Hang so. Then fall, or don’t.
< Held by almost nothing.
= tricks advanced
> Upside down, the sky is something you stand on.
- The heart, surprised, / knocks at the other door
- What was above is only below, / remembering
< Walk there a while.
< Blue, all the way down.
= advanced
> There is a silence above the difficult.
- You reach it hand by hand, / and then without the hands
- The body has forgotten fear / the way a bird forgets the egg
< Rest there. Then return.
< Few go. It knows your name.
= intermediate
> The road that was the journey is now the gate.
- Behind you: every fall / that taught you how to hold
- You know the river. / Now lie down upon the current
< Go through.
< On, where the map grows pale.
= flow
> A river never asks which step is next.
- It leans, it falls, it gathers, / and calls it all the sea
- Over the shoulder of a stone, / under the arm of the light
< Nor does it end. It widens.
< Be carried. Be the carrying.
= flow
> One breath, and what it grows into.
- A wave begins far out, / in somebody’s held shoulder
- It rises in the spine / and breaks along the wrist
< It does not break. It turns.
< Let it arrive.
= exotic
> Slowly, the way dusk takes off its colors.
- First the gold, then the rose, / then the last blue from the shoulder
- A knee, a pause, / a hem of sound along the floor
< Leave one for the stars to find.
< And nothing is as seen as what remains.
= exotic
> The look arrives a moment before the step.
- Between them, like a held match, / the whole song
- You move as smoke would move / if it were sure of the fire
< Let the step be late.
< Burn low. Burn long.
= heels
> Each step a small bell, struck once.
- It rings up through the hip / and stays a moment in the hair
- Between the sound and its leaving / you stand a little nearer to the sky
< Listen how far it goes.
< And then the other one.
= lowflow floor
> Close to the ground, the grass tells everything.
- How wind began. Where rain lies down. / What roots dream
- You roll like dusk over a hill / and leave it soft
< Lie down and be told.
< The low things have the longest songs.
= lowflow floor
> Let the floor be a shore, and you the tide.
- You come, you draw back, / you leave a line of something bright
- Rib by rib the wave unfolds
< It keeps what you bring it.
< Then come again, as oceans do.
= handstand
> Two palms, and the whole world stands on them.
- You carry it for a breath, / a blue and heavy fruit
- The feet, those old believers in the ground, / look out among the birds
< Set it down softly.
< It is lighter than they said.
= conditioning polefit
> The oak is patient with its rings.
- One more, and one more, / and no one hears it
- What lifts you later, lightly, / is laid down in the quiet wood
< One ring, and you are near the sky.
< Grow slowly. Hold the wind.
= conditioning polefit
> Under each feather there is bone.
- Pull, and the wing remembers / what it’s for
- Work is the long low note / the song stands on
< Sing from there.
< And air is only half of flight.
= stretch
> The body unfolds like a letter, read slowly.
- Crease by crease, / the old words come to light
- Here is the shoulder’s weather. / Here, what the hip has kept
< Read to the end.
< And sign it with a breath.
= stretch
> A field does not run toward the rain.
- It opens where it lies. / It lets the long day through
- The breath goes out as far as the fence / and further
< Lie open. It will come.
< Soften, and be green.
= stretch
> A knot is only a thread that waited.
- The spine a slow spool, / the breath the hand that turns it
- Something tight forgets its reason
< Now it need not wait.
< Follow the thread to where it’s soft.
= yoga
> Be still enough, and the birds come back.
- Breath like a pond / that has forgiven the stone
- One lands on the shoulder. / One sings behind the ribs
< Don’t move. They’re here.
< Even the quietest one.
= choreo
> The song has left its footprints. Step in them.
- Here it ran. Here it stood still / as if it had heard its name
- By the last chorus they are yours, / and still warm
< Let no one tell whose they were.
< Leave yours for the next.
= choreo
> Eight small rooms, and music in each one.
- Here you turn. Here you wait. / In one a window’s open
- Learn the way by heart, / by hip, by heel
< Go through, and leave the doors ajar.
< Live there for a song.
= chair
> An empty chair is a kind of question.
- You lean, and it is leaned on. / You leave, and it is longing
- Four legs, a back, / and all that was not said
< Be slow to answer.
< Sit, as a bird sits, about to.
= burlesque
> The glove falls like the first snow.
- Not much of it. / Only enough to hush the street
- What stays unseen / is what they carry home
< Let the rest be weather.
< And no one wished it faster.
= twerk
> Under the city, something keeps the beat.
- It rises through the bones like trains / and blossoms at the hip
- Low thunder, / and a laugh let loose in it
< Let it come up for air.
< Rain on, good drum.
= salsa
> The trumpet opens like a red umbrella.
- Under it, feet / that remember a warmer rain
- You turn, and the whole street / goes round inside your wrist
< Dance till it closes.
< Stay dry. Or don’t.
= hoop
> A moon, hung low enough to step into.
- You fill its curve / the way the dark does, slowly
- No end to hold. No corner where a thought could hide. / Only round
< Wane when you’re ready.
< Stay until you’re full.
= hoop
> The window has no wall. Lean out.
- Below you the small floor, / the small, forgotten day
- A ring of sky between your hands / and nothing holding it
< All that blue is yours.
< Lean further. It’s a window. Fly.
= silks straps
> Two rivers fall from the ceiling. You go upstream.
- Hand over hand like salmon, / like a prayer
- Wrapped in the falling, / you are the one thing that does not fall
< And rest where they begin.
< Then be let down like rain.
= trapeze straps
> A swing is a boat that chose the air.
- Out past the last of the ground, / and back with sky on your knees
- All of leaving, all of coming home, / in one swing
< Push off. It knows the shore.
< And see how near the far is.
= seniors
> The late sun is the gold one.
- It takes its time across the floor, / and touches every grain
- What the hand knows now / it learned by letting go
< Stand in it. Lean. Turn.
< Nothing it touches is plain.
= inclusive
> No one tells the hill to be less.
- The wind goes round it gladly. / The rain lies down along its side
- You are the country / this dance was looking for
< Rise as you are.
< All of it. The whole green hill.
= party
> Tie a ribbon round this day.
- For her who goes, for you who stayed, / for all the years you were
- Laughter, / like a flock put up by bells
< And let it fly a little.
< Keep the ends. She’ll want them.
= private
> One lamp, one page, one patient hand.
- The line that would not come / comes, when no one counts
- Say it again, the difficult word / your body’s learning
< The page is wide. Take your time.
< Read it to me slowly.
= practice
> Alone with the line, you hear it hum.
- No one says now. / The body says it
- The same small move, like a stone / turned over till it’s known
< And hum it back.
< Keep the smooth one in your hand.
= workshop
> Hold one small thing up, and look through.
- A drop has all the window in it. / A turn has all the dance
- The longer you look / the further in it goes
< There is a world in there.
< Then look again.
= showcase
> Behind the curtain, the sea is holding still.
- A hundred times you’ve broken on this shore / for no one
- Now the hush, the held tide, / the moon about to ask
< Go. It is asking.
< Be the wave they came to hear.
= photo
> A moment, pressed like a flower in a book.
- It will not move again, / and yet there’s wind in it
- Lift your face to the quiet click / that says: stay
< Years from now it opens there.
< Stay. And go on blooming.
= men
> A tree can dance. Ask any wind.
- It needs its height for that, / its roots, its long arms
- What is strong in you / has wanted to be moved
< Ask, and lean.
< The whole wood stirs.
= prenatal
> Two tides, one shore.
- You sway, and someone sways in you, / small boat, bright bay
- Breathe out. The moon is patient. / It has done this many times
< Rest where they meet.
< Soon there’ll be a name for it.
= postnatal
> After the flood, the river finds its bed.
- Not the old one. / Softer, and with new stones
- Each breath a little further / toward the green
< There is no haste in the thaw.
< Flow small. Flow home.
= contemporary
> Falling is a word the body says first.
- Then reaching, then the long vowel / of the spine
- What has no words still wants / the whole of your arms
< Say it softly. The floor will hear.
< And when you fall, it answers.
= acro
> Lean as the wheat leans on the wind.
- Neither holds, / and neither of them falls
- Your hands become the branch. / I come down light as weather
< And we are both the field.
< Lean. I have been rooted for this.
= circus
> A tent goes up inside the chest.
- A rope of breath, a ring of light, / one dancer very high
- Who learned to fall / so that the crowd could breathe
< Look up. It’s you.
< Stay for the quiet after.
= openlevel
> Every bird sings the song it has.
- One high, one low, one only just arrived, / and it is called the dawn
- Some leap, some linger, some begin, / and the room is full of wings
< Bring the song you’ve got.
< No one is late to light.
= teens
> You are the age of wind.
- All push and song and open doors, / and nowhere it has to be
- Hold on to something tall / and see who’s flying
< Blow through.
< The world leans when you pass.
= teens
> Nobody has named this star yet.
- It climbs, it slips, it climbs, / and then it stays
- The sky is high and patient. / So are we
< Put your name up there.
< Shine before they measure it.
= kids
> If trees could laugh, they’d sound like this.
- A squeak, a swing, a giggle / going all the way around
- Small hands around a silver trunk, / small feet among the birds
< Climb up and listen.
< And every leaf joins in.
= kids
> Who taught the swallows how to swoop?
- They won’t tell. They only / loop, and loop, and loop
- Hold on and lean out wide, / there’s summer in your arms
< Perhaps it was you.
< Come. They’re waiting on the wire.
= class
> The day comes loose at the music.
- First a foot, and then a thought, / and then the whole tired sky
- You only meant to listen. / Look, your hands
< Let it fall where it falls.
< They’re already dancing.
= class
> There is a room in you the rain can’t find.
- It has a window and a floor / and something playing low
- Come in from the day. / Move a little. Stay
< Dance there a while.
< Leave it lit for later.
`;
