// size: data, a line for each kind of detail that is said in several ways
/** Conditions of answers that mean the same: who writes the first of a line means all of them. */
export const SAME = `
typed * fun * = typed fun * = typed fun = typed fun,*
typed * tea = typed * tea * = typed tea * = typed tea
typed *air condition* = typed *aircon* = typed *air-condition* = typed *a/c* = typed *ac on*
typed *alone or with* = typed *with or without*partner* = typed *singles and couples* = typed *solo or*
typed *black light* = typed *blacklight*
typed *boldest* = typed *bold self* = typed *bolder*
typed *christmas* = typed *xmas*
typed *cool down* = typed *cooldown*
typed *dogs welcome* = typed *dog friendly*
typed *everyone* = typed *everybody*
typed *everyone*welcome* = typed *all welcome*
typed *free cancel* = typed *cancellation*
typed *halloween* = music *halloween*
typed *laugh* = typed *giggl*
typed *masquerade* = typed *masks* = typed *masked*
typed *new class* = typed *brand new*
typed *new studio* = typed *new location* = place *new location* = typed *we moved* = place *new studio* = typed *moved to*
typed *no air condition* = typed *no aircon*
typed *no flexib* = typed *not flexible*
typed *no partner* = typed *without a partner* = typed *come alone* = typed *partner*not*
typed *no phone* = typed *phone-free* = typed *phone*off* = typed *phone*away* = typed *phone*silent*
typed *no photo* = typed *no film* = typed *no filming* = typed *no video*
typed *no strength* = typed *no muscle*
typed *on time* = typed *be late* = typed *punctual* = typed *latecomer*
typed *own pole* = places your own*
typed *photo* = typed *picture*
typed *prosecco* = typed *champagne* = typed *bubbl*
typed *question* = typed ask * = typed * ask * = typed * ask
typed *relax* = typed *unwind*
typed *small group* = places small* = typed *small class*
typed *spotting* = typed *spotted*
typed *strength* = typed *strong*
typed *sweaty* = typed *to sweat*
typed *the heat* = typed *heated*
typed *trick of the month* = typed *move of the month*
typed *video* = typed *filming* = typed *film*
typed *voucher* = typed *gift*
typed *warm-up* = typed *warm up*
typed *your pace* = typed *own pace* = typed *own time*
typed accessible* = typed fully accessible* = typed wheelchair*
audience *40+* = audience *50+* = audience *60+* = audience *over 40* = audience *over 50*
audience *bachelorette* = audience *hen * = audience *bride* = audience *hen*part* = typed *bride*
audience *couple* = audience *partners*
audience *curvy* = audience *plus size*
audience *every body* = audience *bodies*
audience *moms* = audience *mums*
audience *pregnan* = audience *prenatal*
audience *queer* = audience *LGBT* = audience *pride* = audience *LGBTQ*
audience *women* = audience *ladies* = audience *girls*
audience 18+ = audience ages 18* = audience adults only = audience 21+ = !audience kids
audience all bodies welcome = typed *all bodies*
audience men* = audience *guys* = audience * men*
audience women only = audience ladies only = audience for women* = audience ladies night
bring * (optional) = wear * (optional)
bring *friend* = bring *bestie* = typed *bring * mate* = bring *plus one*
!bring *heels* = !wear *heels*
bring *heels* (optional) = wear *heels* (optional) = typed *heels optional*
bring *heels*knee pads* = bring *knee pads*heels*
bring *knee pads* = wear *knee pads*
bring *layers* = wear *layers*
bring *mat = bring *mats = bring *mat *
bring *notebook* = bring pen* = bring *journal*
bring *phone* = typed bring *phone*
bring *socks* = wear *socks*
bring *water*towel* = bring *towel*water* = typed *water*towel*
!bring anything = !bring equipment
bring knee pads = bring your knee pads
bring mats and blocks (provided) = bring mats (provided) = bring * mats (provided)
content *invert* = content *upside* = content *inversion*
level all* = level *open* = level every*
level level 2* = level level 3* = level level 4*
offer *first class free* = offer *free class*
offer *friend* = offer *plus one*
offer *student* = price *student*
offer *trial* = offer *taster*
offer 2 for 1* = offer *buy one*
offer half price* = offer *half off*
place *outdoor* = place *outside* = typed *outdoor*
place *park = place *park *
place *parking* = typed *parking*
place *upstairs* = place *2nd floor* = place *second floor* = place *top floor* = place *3rd floor*
place online = place *zoom* = place *livestream*
place room * = place studio * = place *studio
places few = places limited*
places max* = places *people
places one left = places 1 left = places last *
price * (drop-in) = typed *drop-in* = typed *drop in*
price * (per person) = price * (each)
series final* = series last*
series first class* = series week 1 of * = series class 1 of * = series part 1 of *
series starts* = series from* = series begins*
wear *barefoot* = typed *barefoot* = wear bare feet
wear *comfy* = wear *comfortable* = wear *cozy*
wear *costume* = bring *costume* = typed *fancy dress*
!wear *jewel* = !wear *ring*
wear *leggings* = bring *leggings*
!wear *lotion* = !wear *oil* = !wear *cream* = !bring *lotion* = typed *lotion*
wear *shorts* = bring *shorts*
wear *sneakers* = bring *sneakers* = typed *sneakers* = wear *trainers*
wear black = wear *all black*
wear red* = wear *something red* = wear all red*
`;
