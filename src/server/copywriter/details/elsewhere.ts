// size: data, a table for each language
import { guessLanguage } from '../../../contract/languages.ts';
import type { Language } from '../../../contract/promotion.ts';
import type { Slot, SlotKind } from './slots.ts';

type Elsewhere = Exclude<Language, 'en'>;
/** What a slot's value, which has the reader's English form, is in the language; the first that fits. */
type Rows = readonly (readonly [RegExp, string])[];

interface Table {
  and: string;
  kinds: Partial<Record<SlotKind, Rows>>;
  /** What a price is for. */
  per: Rows;
  /** What is brought and worn, where the details were typed in English. */
  things: Readonly<Record<string, string>>;
  guestFrom: (guest: string, place: string) => string;
}

const HANDLE = '(@[\\w.]*\\w)';

const TABLES: Record<Elsewhere, Table> = {
  de: {
    and: ' und ',
    guestFrom: (guest, place) => `${guest} aus ${place}`,
    per: [
      [/^drop-in$/, 'für Drop-in'],
      [/^(?:per person|pro person)$/, 'pro Person'],
      [/^(?:students?|für studierende)$/, 'für Studierende'],
      [/^members?(?: only)?$/, 'für Mitglieder'],
      [/^(?:month|monat)$/, 'im Monat'],
      [/^(\d+) (?:classes|sessions)$/, 'für $1 Stunden'],
      [/^(?:pair|couple)$/, 'für zwei'],
      [/^cash(?: only)?$/, 'in bar'],
    ],
    kinds: {
      offer: [
        [/^first class free$/, 'die erste Stunde ist gratis'],
        [/^free trial class$/, 'die Probestunde ist gratis'],
        [/^2 for 1$/, 'zwei kommen, nur eine Person zahlt'],
        [/^your friend comes free$/, 'deine Begleitung kommt gratis mit'],
        [/^free class$/, 'diesmal gratis'],
        [/^free for members$/, 'für Mitglieder gratis'],
        [/^first class half price$/, 'die erste Stunde zum halben Preis'],
        [/^half price$/, 'zum halben Preis'],
        [/^(\d+% )off$/, '$1Rabatt'],
        [/^([$€£]?\d+[\d.,]*(?: ?€)?) off$/, '$1 Rabatt'],
        [/^use code (\w+)$/, 'mit dem Code $1'],
        [/^(?:early bird) ([$€£]?\d[\d.,]*(?: €)?)$/, '$1 als Early Bird'],
      ],
      series: [
        [/^week (\d+) of (\d+)$/, 'Woche $1 von $2'],
        [/^(?:class|part|session|lesson) (\d+) of (\d+)$/, 'Teil $1 von $2'],
        [/^(\d+) weeks$/, '$1 Wochen'],
        [/^(\d+) sessions$/, '$1 Termine'],
        [/^new (?:class|course|series|block|term|kurs)$/, 'ein neuer Kurs'],
        [/^starts (\d+\.\d+\.?|\d+\. \p{L}+)$/u, 'Start am $1'],
        [/^starts (?:today)$/, 'Start ist heute'],
        [/^starts (?:next week)$/, 'Start nächste Woche'],
        [/^from (\d[\d.]*) to (\d[\d.]*)$/, 'vom $1 bis $2'],
      ],
      level: [
        [/^beginner$/, 'alle, die neu anfangen'],
        [/^intermediate$/, 'die Mittelstufe'],
        [/^advanced$/, 'Fortgeschrittene'],
        [/^all$/, 'alle Level'],
        [/^intermediate and advanced$/, 'Mittelstufe und Fortgeschrittene'],
        [/^level (\d)$/, 'Level $1'],
        [/^level (\d)(?: and |–)(\d)$/, 'Level $1 und $2'],
      ],
      audience: [
        [/^ages (\d+) to (\d+)$/, 'von $1 bis $2 Jahren'],
        [/^ages (\d+)(?: and up|\+)$/, 'ab $1 Jahren'],
        [/^(\d+)\+$/, 'ab $1'],
        [/^(?:adults) only$/, 'nur für Erwachsene'],
        [/^(?:women|ladies|frauen|females?) only$/, 'nur für Frauen'],
        [/^(?:men|männer) only$/, 'nur für Männer'],
        [/^for (?:kids|children|kinder)$/, 'für Kinder'],
        [/^for (?:teens|jugendliche)$/, 'für Jugendliche'],
        [/^for (?:women|ladies|frauen)$/, 'für Frauen'],
        [/^for (?:men|männer)$/, 'für Männer'],
        [/^for (?:everyone|every body|all bodies)$/, 'für alle'],
        [/^for couples$/, 'für Paare'],
        [/^for seniors$/, 'für Ältere'],
        [/^(?:every|all) (?:body|bodies)(?: welcome)?$/, 'alle Körper willkommen'],
        [/^(?:LGBT\S*|queer|lgbt\S*)(?: welcome)?$/, 'queere Menschen willkommen'],
        [/^(?:men|guys) welcome$/, 'auch Männer sind willkommen'],
        [/^(?:all|every|any) genders? welcome$/, 'alle Geschlechter willkommen'],
        [/^friends welcome$/, 'Freundinnen und Freunde willkommen'],
      ],
      places: [
        [/^max (\d+)$/, 'höchstens $1 Personen'],
        [/^(?:1|one|ein|einen) left$/, 'noch ein Platz frei'],
        [/^two left$/, 'noch zwei Plätze frei'],
        [/^three left$/, 'noch drei Plätze frei'],
        [/^(\d+) left$/, 'noch $1 Plätze frei'],
        [/^few$/, 'nur noch wenige Plätze'],
        [/^small group$/, 'kleine Gruppe'],
        [/^your own pole$/, 'eine eigene Stange für dich'],
        [/^your own hoop$/, 'ein eigener Reifen für dich'],
      ],
      soldOut: [
        [/^waitlist$/, 'die Warteliste ist offen'],
        [/./, 'ausgebucht'],
      ],
      length: [
        [/^(\d+) minutes$/, '$1 Minuten'],
        [/^(?:1|one) hours?$/, 'eine Stunde'],
        [/^two hours$/, '2 Stunden'],
        [/^three hours$/, '3 Stunden'],
        [/^(\d(?:[.,]5)?) hours?$/, '$1 Stunden'],
      ],
      timing: [
        [/^come (\d+) minutes early$/, 'komm $1 Minuten früher'],
        [/^come early$/, 'komm bitte pünktlich'],
        [/^doors (\d+[:.]\d\d)$/, 'Einlass $1 Uhr'],
        [/^until (\d+(?:[:.]\d\d)?) ?uhr$/i, 'bis $1 Uhr'],
      ],
      place: [
        [/^online$/, 'online'],
        [/^(?:studio|room|raum) (\w+)$/i, 'Raum $1'],
        [/^upstairs$/, 'oben'],
        [/^downstairs$/, 'unten'],
      ],
      contact: [
        [new RegExp(`^DM ${HANDLE} to .*$`), 'buche bei $1'],
        [new RegExp(`^DM ${HANDLE}.*$`), 'schreib $1'],
        [new RegExp(`^follow ${HANDLE}$`), 'folge $1'],
        [new RegExp(`^tag ${HANDLE}$`), 'markiere $1'],
        [/^book at (\S+)$/, 'buche auf $1'],
        [/^write to (\S+)$/, 'schreib an $1'],
        [/^(?:call|text) (.+)$/, 'ruf an: $1'],
        [/^WhatsApp (.+)$/, 'WhatsApp: $1'],
        [/^link in bio$/, 'Link in der Bio'],
        [/^message me.*$/, 'schreib mir'],
        [/^message us.*$/, 'schreib uns'],
        [/^book online$/, 'online buchen'],
        [/^book (?:on|in) (?:the )?app$/, 'in der App buchen'],
        [/^book (?:on|in) (?:the )?(\S+)$/, 'über $1 buchen'],
        [/^(?:walk|drop)-ins welcome$/, 'einfach vorbeikommen'],
        [/^no booking needed$/, 'ohne Anmeldung'],
        [/^please book ahead$/, 'bitte vorher anmelden'],
      ],
    },
    things: {
      ...{ water: 'Wasser', towel: 'ein Handtuch', 'a towel': 'ein Handtuch', 'knee pads': 'Knieschoner' },
      ...{ shorts: 'Shorts', heels: 'Heels', socks: 'Socken', mat: 'eine Matte', 'a mat': 'eine Matte' },
      ...{ 'a yoga mat': 'eine Matte', 'your own mat': 'deine Matte', leggings: 'Leggings', grip: 'Grip' },
      ...{ 'grip aid': 'Grip', 'a water bottle': 'eine Wasserflasche', 'a friend': 'jemanden', sneakers: 'Turnschuhe' },
      ...{ chalk: 'Chalk', snacks: 'Snacks', layers: 'warme Sachen', 'a bottle of water': 'eine Flasche Wasser' },
    },
  },
  es: {
    and: ' y ',
    guestFrom: (guest, place) => `${guest}, de ${place}`,
    per: [
      [/^drop-in$/, 'la clase suelta'],
      [/^(?:per person|por persona)$/, 'por persona'],
      [/^(?:students?|estudiantes)$/, 'para estudiantes'],
      [/^(?:members?(?: only)?|socios)$/, 'para socios'],
      [/^(?:month|mes)$/, 'al mes'],
      [/^(\d+) (?:classes|sessions|clases)$/, 'por $1 clases'],
      [/^(?:pair|couple|pareja)$/, 'por pareja'],
      [/^cash(?: only)?$/, 'en efectivo'],
    ],
    kinds: {
      offer: [
        [/^first class free$/, 'la primera clase es gratis'],
        [/^free trial class$/, 'clase de prueba gratis'],
        [/^2 for 1$/, 'vienen dos, paga una persona'],
        [/^your friend comes free$/, 'tu acompañante viene gratis'],
        [/^free class$/, 'esta vez, gratis'],
        [/^free for members$/, 'gratis para socios'],
        [/^first class half price$/, 'la primera clase a mitad de precio'],
        [/^half price$/, 'a mitad de precio'],
        [/^(\d+%) off$/, '$1 de descuento'],
        [/^([$€£]?\d+[\d.,]*(?: ?€)?) off$/, '$1 de descuento'],
        [/^use code (\w+)$/, 'con el código $1'],
      ],
      series: [
        [/^week (\d+) of (\d+)$/, 'semana $1 de $2'],
        [/^(?:class|part|session|lesson) (\d+) of (\d+)$/, 'clase $1 de $2'],
        [/^(\d+) weeks$/, '$1 semanas'],
        [/^(\d+) sessions$/, '$1 sesiones'],
        [/^new class$/, 'una clase nueva'],
        [/^new (?:course|series|block|term|kurs)$/, 'curso nuevo'],
        [/^starts (\d+[./]\d+|\d+ de \p{L}+)$/u, 'empieza el $1'],
        [/^starts (?:today)$/, 'empieza hoy'],
        [/^starts (?:next week)$/, 'empieza la semana que viene'],
      ],
      level: [
        [/^beginner$/, 'quienes empiezan'],
        [/^intermediate$/, 'nivel intermedio'],
        [/^advanced$/, 'nivel avanzado'],
        [/^all$/, 'todos los niveles'],
        [/^intermediate and advanced$/, 'nivel intermedio y avanzado'],
        [/^level (\d)$/, 'nivel $1'],
        [/^level (\d)(?: and |–)(\d)$/, 'niveles $1 y $2'],
      ],
      audience: [
        [/^ages (\d+) to (\d+)$/, 'de $1 a $2 años'],
        [/^ages (\d+)(?: and up|\+)$/, 'desde los $1 años'],
        [/^(\d+)\+$/, 'mayores de $1'],
        [/^adults only$/, 'solo para personas adultas'],
        [/^(?:women|ladies|mujeres|females?) only$/, 'solo para mujeres'],
        [/^(?:men|hombres) only$/, 'solo para hombres'],
        [/^for (?:kids|children|niños)$/, 'para peques'],
        [/^for teens$/, 'para adolescentes'],
        [/^for (?:women|ladies|mujeres)$/, 'para mujeres'],
        [/^for (?:men|hombres)$/, 'para hombres'],
        [/^for (?:everyone|every body|all bodies)$/, 'para todo el mundo'],
        [/^for couples$/, 'para parejas'],
        [/^(?:every|all) (?:body|bodies)(?: welcome)?$/, 'aquí caben todos los cuerpos'],
        [/^(?:LGBT\S*|queer|lgbt\S*)(?: welcome)?$/, 'espacio LGTBIQ+'],
        [/^(?:all|every|any) genders? welcome$/, 'aquí caben todos los géneros'],
      ],
      places: [
        [/^max (\d+)$/, 'máximo $1 personas'],
        [/^(?:1|one) left$/, 'queda una plaza'],
        [/^two left$/, 'quedan dos plazas'],
        [/^three left$/, 'quedan tres plazas'],
        [/^(\d+) left$/, 'quedan $1 plazas'],
        [/^few$/, 'quedan pocas plazas'],
        [/^small group$/, 'grupo pequeño'],
        [/^your own pole$/, 'una barra solo para ti'],
        [/^your own hoop$/, 'un aro solo para ti'],
      ],
      soldOut: [
        [/^waitlist$/, 'hay lista de espera'],
        [/./, 'clase completa'],
      ],
      length: [
        [/^(\d+) minutes$/, '$1 minutos'],
        [/^(?:1|one) hours?$/, 'una hora'],
        [/^two hours$/, '2 horas'],
        [/^three hours$/, '3 horas'],
        [/^(\d(?:[.,]5)?) hours?$/, '$1 horas'],
      ],
      timing: [
        [/^come (\d+) minutes early$/, 'ven $1 minutos antes'],
        [/^come early$/, 'ven con tiempo'],
        [/^doors (\d+[:.]\d\d)$/, 'puertas a las $1'],
      ],
      place: [
        [/^online$/, 'online'],
        [/^(?:studio|room|sala|raum) (\w+)$/i, 'sala $1'],
        [/^upstairs$/, 'arriba'],
        [/^downstairs$/, 'abajo'],
      ],
      contact: [
        [new RegExp(`^DM ${HANDLE} to .*$`), 'reserva con $1'],
        [new RegExp(`^DM ${HANDLE}.*$`), 'escribe a $1'],
        [new RegExp(`^follow ${HANDLE}$`), 'sigue a $1'],
        [new RegExp(`^tag ${HANDLE}$`), 'etiqueta a $1'],
        [/^book at (\S+)$/, 'reserva en $1'],
        [/^write to (\S+)$/, 'escribe a $1'],
        [/^(?:call|text) (.+)$/, 'llama al $1'],
        [/^WhatsApp (.+)$/, 'WhatsApp: $1'],
        [/^link in bio$/, 'enlace en la bio'],
        [/^message me.*$/, 'escríbeme'],
        [/^message us.*$/, 'escríbenos'],
        [/^book online$/, 'reserva online'],
        [/^book (?:on|in) (?:the )?app$/, 'reserva en la app'],
        [/^book (?:on|in) (?:the )?(\S+)$/, 'reserva en $1'],
        [/^(?:walk|drop)-ins welcome$/, 'ven sin reserva'],
        [/^no booking needed$/, 'sin reserva'],
        [/^please book ahead$/, 'reserva antes, por favor'],
      ],
    },
    things: {
      ...{ water: 'agua', towel: 'una toalla', 'a towel': 'una toalla', 'knee pads': 'rodilleras' },
      ...{ shorts: 'pantalón corto', heels: 'tacones', socks: 'calcetines', mat: 'una esterilla' },
      ...{ 'a mat': 'una esterilla', 'a yoga mat': 'una esterilla', 'your own mat': 'tu esterilla' },
      ...{ leggings: 'mallas', grip: 'grip', 'grip aid': 'grip', 'a water bottle': 'una botella de agua' },
      ...{ 'a friend': 'a alguien', sneakers: 'zapatillas', chalk: 'magnesio', layers: 'ropa de abrigo' },
      ...{ 'a bottle of water': 'una botella de agua', snacks: 'algo de picar' },
    },
  },
};

/** Kinds whose value is the person's own words, so that they suit a text in the language that they were typed in. */
const OWN_WORDS: ReadonlySet<SlotKind> = new Set(['bring', 'wear', 'content', 'place']);

function rowOf(rows: Rows, value: string): string | undefined {
  const row = rows.find(([words]) => words.test(value));
  return row ? value.replace(row[0], row[1]) || undefined : undefined;
}

/** The values for frames that a slot has in a language; undefined if there are no words for it, so that what was typed is quoted. */
export function valuesIn(
  language: Elsewhere,
  { kind, value, of }: Slot,
  typed = '',
): Record<string, string> | undefined {
  const { kinds, per, and, guestFrom } = TABLES[language];
  // Its frames need no words for it.
  if (kind === 'cancelled') return value === 'cancelled' ? {} : undefined;
  if (kind === 'substitute') return { sub: value, for: of ?? '' };
  if (kind === 'guest') return { guest: of ? guestFrom(value, of) : value };
  if (kind === 'music') return of ? undefined : { music: value };
  if (kind === 'price') {
    const what = of && rowOf(per, of);
    return of && !what ? undefined : { price: [value, what].filter(Boolean).join(' ') };
  }
  if (kind === 'series' && of && !/^from \d[\d.]*$/.test(of)) return undefined;
  const known = rowOf(kinds[kind] ?? [], value);
  if (kind === 'series' && known && of)
    return { series: `${known}, ${language === 'de' ? 'ab' : 'desde el'} ${of.slice(5)}` };
  if (known !== undefined) return { [kind.toLowerCase()]: known };
  if (!OWN_WORDS.has(kind)) return undefined;
  const items = thingsIn(language, value);
  if (items !== undefined) return { [kind]: items };
  return guessLanguage(typed) === language && kind !== 'content'
    ? { [kind]: value.replaceAll(' and ', and) }
    : undefined;
}

/** 'knee pads and water' if there is a word for each of them. */
function thingsIn(language: Elsewhere, value: string): string | undefined {
  const { things, and } = TABLES[language];
  const items = value.split(/, | and /).map((item) => things[item.toLowerCase()]);
  if (items.some((item) => item === undefined)) return undefined;
  return [items.slice(0, -1).join(', '), items.at(-1)].filter(Boolean).join(and);
}
