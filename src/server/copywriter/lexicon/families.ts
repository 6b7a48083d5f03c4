// size: data, a block for each family
/**
 * What the writer knows of classes, one family a line; a class belongs to every family whose name its type has in it, the most telling first ('Chair
 * Heels Choreo' is about a chair before it is about heels). What is said of them is in copy/words. copy/README.md says how to add to it.
 *
 *   names     parts of a class's name in English, German and Spanish; `*` stands for any letters
 *   forbidden words that no line about it may have
 */
export interface Family {
  id: FamilyId;
  names: string;
  forbidden?: string;
}

const POLE = 'poles?|grips?|metal|climbs?|climbing|stangen?|barras?';

const LIST = [
  {
    id: 'kids',
    names: 'kids|kid|children|kinder*|mini|minis|little|tots|junior|juniors|niños|niñas|infantil|peques',
  },
  {
    id: 'teens',
    names: 'teen|teens|teenager*|youth|jugend*|jugendliche|adolescentes|juvenil|tween|tweens',
  },
  {
    id: 'prenatal',
    names: 'prenatal|pre-natal|pregnan*|mum-to-be|mums-to-be|schwanger*|embarazadas',
    forbidden:
      'inver\\w+|upside|burn|push|harder|fire|fight|fierce|fall|drop|jump|fly|kopfüber|feuer|kämpf\\w*|spring\\w*|bocabajo|fuego|salta\\w*',
  },
  {
    id: 'postnatal',
    names: 'postnatal|post-natal|new mums|rückbildung*|posparto',
    forbidden: 'inver\\w+|burn|harder|fight|attack|feuer|kämpf\\w*|fuego',
  },
  {
    id: 'seniors',
    names: 'seniors?|40\\+|50\\+|60\\+|over 40|over 50|ü40|ü50|mature|best agers?|mayores',
    forbidden: 'grandm\\w+|old|elderly|halfway',
  },
  {
    id: 'inclusive',
    names: 'plus[- ]size|curvy|curve|every body|all bodies|body positive|big & bold|inclusive|thick',
    forbidden:
      'slim\\w*|light as|weigh\\w*|weightless|feather\\w*|tiny|skinny|schwerelos\\w*|feder\\w*|pluma\\w*|ligera|ligero',
  },
  {
    id: 'party',
    names:
      'hen|hens|bachelorette|party|parties|birthday|jga|junggesellinnen*|despedida|girls night|ladies night|celebration',
  },
  {
    id: 'private',
    names: 'private|1:1|1-1|one[- ]on[- ]one|one to one|personal|einzel*|privat*|particular|privada',
    forbidden:
      'crowd|everyone|group|together|friends?|gruppe|gemeinsam|zusammen|alle|grupo|todo el mundo|gente|compañía',
  },
  {
    id: 'workshop',
    names: 'workshop|masterclass|intensive|intensiv*|taller|bootcamp|special|camp',
  },
  {
    id: 'showcase',
    names: 'showcase|performance|perform|show|competition|comp prep|auftritt|bühne|stage',
  },
  {
    id: 'practice',
    names:
      'practice|open pole|open studio|open gym|open training|free training|freies training|training time|pole jam|jam|práctica|libre',
    forbidden:
      'teach\\w*|guides? you|routine|learn from|lesson|counts? you in|choreo|unterricht|aprend\\w*|enseñ\\w*|te guía',
  },
  {
    id: 'silks',
    names: 'silk|silks|aerial silks?|tissu|vertikaltuch|tuch|tücher|telas|fabric|hammock|sling|aerial sling|hamaca',
    forbidden: 'poles?|metal',
  },
  {
    id: 'hoop',
    names: 'hoop|hoops|lyra|aerial hoop|luftring|aro|cerceau|aerial ring',
    forbidden: POLE,
  },
  {
    id: 'trapeze',
    names: 'trapeze|trapez|trapecio|static trapeze|aerials?|aerial basics|luftakrobatik|aéreos?',
    forbidden: POLE,
  },
  {
    id: 'chair',
    names: 'chair|chairs|stuhl|chairdance|silla|sillas',
    forbidden: `${POLE}|hoop`,
  },
  {
    id: 'burlesque',
    names: 'burlesque|burlesk|fan dance|cabaret',
  },
  {
    id: 'twerk',
    names: 'twerk|twerking|booty|perreo|dancehall',
    forbidden: POLE,
  },
  {
    id: 'exotic',
    names: 'strip|strip*|lap dance|exotic|exot|exotic pole|russian exotic|hard style|old school',
  },
  {
    id: 'heels',
    names: 'heels|heel|stiletto*|high heels|tacones',
    forbidden: 'climbs?|climbing',
  },
  {
    id: 'lowflow',
    names: 'low flow|lowflow|low pole|bodenarbeit|sensual flow|slow flow',
  },
  {
    id: 'floor',
    names: 'floor|floorwork|floor work|floorplay|boden|suelo',
    forbidden: POLE,
  },
  {
    id: 'handstand',
    names: 'handstand*|handstands|inversions?|hand balancing|pino|verticales|handbalancing',
    forbidden: POLE,
  },
  {
    id: 'acro',
    names: 'acro|acroyoga|acrobatics|akrobatik|acrobacia|partner acro|doubles|duo|duos|partner*|tumbling',
  },
  {
    id: 'choreo',
    names: 'choreo|choreography|choreographie|coreo|coreografía|routine',
  },
  {
    id: 'spin',
    names: 'spin basics|basic spins?|spins|spin class|spinning basics|drehungen|giros|static spins?',
  },
  {
    id: 'spinpole',
    names: 'spin pole|spinning pole|spinpole|spinny|drehende stange|spin flow|spin',
  },
  {
    id: 'static',
    names: 'static|static pole|statisch*|estática',
  },
  {
    id: 'tricks',
    names: 'tricks|trick|pole tricks|inverts?|inverting|figuren|trucos|combos?',
  },
  {
    id: 'polefit',
    names: 'pole fit|polefit|pole fitness|pole workout|pole sport|fitness|pole cardio|pole & tone',
  },
  {
    id: 'conditioning',
    names: 'strength|conditioning|kraft|fuerza|core|power|abs|stärke|strong|cardio|hiit|circuit|acondicionamiento',
  },
  {
    id: 'restore',
    names:
      'restore|restorative|relax*|recovery|recover|unwind|gentle stretch|entspann*|regeneration|relajación|restaurativo',
    forbidden: `${POLE}|splits?|backbends?|deeper|strong\\w*|push|sweat|loud|burn|attack|fight|roar|fire|spagat|kraft|feuer|fuego|fuerte`,
  },
  {
    id: 'stretch',
    names:
      'stretch|stretching|flex|flexibility|flexy|splits?|contortion|backbends?|bendy|dehnen|dehnung|beweglichkeit|estiramientos?|flexibilidad|spagat|mobility',
    forbidden: `${POLE}|sweat|loud|burn|attack|fight|roar|sprint|feuer|laut|kämpf\\w*|brüll\\w*|fuego|ruge|grita|pelea`,
  },
  {
    id: 'yoga',
    names: 'yoga|aerial yoga|yin|vinyasa|meditation|pilates|barre|mindful*|breathwork',
    forbidden: `${POLE}|loud|burn|attack|fight|roar|fire|sweat|feuer|laut|kämpf\\w*|brüll\\w*|fuego|ruge|grita|pelea`,
  },
  {
    id: 'contemporary',
    names: 'contemporary|contemp|lyrical|modern|jazz|ballet|zeitgenössisch|contemporáneo|(?<!pole )dance|tanz|baile',
    forbidden: 'grip|metal|climbs?',
  },
  {
    id: 'flow',
    names: 'flow|pole flow|flow & glow|fluid|dance flow|pole dance flow|improv*|freestyle|improvisation|musicality',
  },
  {
    id: 'circus',
    names: 'circus|zirkus|circo|juggling|hula|hula hoop|fire',
    forbidden: POLE,
  },
  {
    id: 'straps',
    names: 'straps|rope|corde lisse|strapaten|cuerda|cintas|cube|spiral',
    forbidden: 'poles?|metal',
  },
  {
    id: 'salsa',
    names: 'salsa|bachata|tango|kizomba|merengue|ballroom|latin|reggaeton|zumba|hip hop|street dance|afro',
    forbidden: POLE,
  },
  {
    id: 'photo',
    names: 'photo|photoshoot|shooting|film day|fotoshooting|sesión de fotos',
    forbidden: 'the moves|new moves|music|teach\\w*|learn\\w*',
  },
  {
    id: 'intro',
    names:
      'intro|introduction|first timers?|taster|trial|schnupper*|probestunde|einsteiger*|iniciación|discover|101|newbie|absolute beginner*|anfänger*|beginner|beginners|level 1|basics|foundations?|fundamentals|principiantes|grundlagen',
  },
  {
    id: 'intermediate',
    names: 'intermediate|inter|improvers?|level 2|mittelstufe|intermedio',
  },
  {
    id: 'advanced',
    names: 'advanced|adv|level 3|level 4|pro|elite|fortgeschritten*|avanzado',
    forbidden: 'first spin|first time|no experience|beginners?|erstes mal|zum ersten mal|primera vez|primer giro',
  },
  {
    id: 'openlevel',
    names: 'open level|all levels?|mixed levels?|any level|alle level|todos los niveles|every level',
  },
  {
    id: 'men',
    names: "men|mens|men[’']s|guys|bros?|herren|männer|hombres|dudes",
    forbidden: 'ladies|women|she|her|goddess|queen|frauen|göttin|königin|mujeres|diosa|reina',
  },
  {
    id: 'pole',
    names: 'pole|poledance|pole dance|pole dancing|stange|barra|pole art|pole class*',
  },
  {
    id: 'class',
    names: '',
  },
] as const;

export type FamilyId = (typeof LIST)[number]['id'];

export const FAMILIES: readonly Family[] = LIST;
