import { expect, it } from 'vitest';
import { spelled } from './spell.ts';

it.each([
  ['inscripcion hasta el sabado, informacion x whats', 'inscripción hasta el sábado, información por WhatsApp'],
  ['Inscripcion abierta con Encarnacion', 'Inscripción abierta con Encarnacion'],
  ['PROMOCION de 7 a 11 anos', 'PROMOCIÓN de 7 a 11 años'],
  ['dani esta malito, esta semana da la clase noelia', 'Dani está malito, esta semana da la clase Noelia'],
  ['maestra invitada d argentina', 'maestra invitada de Argentina'],
  ['en la sala D del centro', 'en la sala D del centro'],
  ['60 min, min 8', '60 minutos, mínimo 8'],
  ['dudas? escribeme a @inscripcion.sabado', '¿Dudas? Escríbeme a @inscripcion.sabado'],
  ['wa.me/34600?text=hola o wa/me?n', 'wa.me/34600?text=hola o wa/me?n'],
  ['nos mudamos!! parking detras', '¡Nos mudamos! Parking detrás'],
  ['sin locion ni anillos, moviles fuera xfa', 'sin loción ni anillos, móviles fuera por favor'],
  ['practica conmigo, por zoom', 'practica conmigo, por Zoom'],
])('what is typed in Spanish on a phone has its marks, and names stay: %s', (typed, wanted) => {
  expect(spelled(typed, 'es')).toBe(wanted);
});

it.each([
  ['dm 4 info', 'DM for info'],
  ['lvl 4 beginners welcome', '4 beginners'],
])('a figure is a word only where nothing is counted: %s', (typed, wanted) => {
  expect(spelled(typed, 'en')).toContain(wanted);
});

it('a German ending has a capital letter, and its word stays', () => {
  expect(spelled('mit anmeldung und sportschuhe', 'de')).toBe('mit Anmeldung und Sportschuhe');
});

// None of these is on a list of words.
const NOUNS = ['prag', 'trafohaus', 'punsch', 'dachterrasse', 'kletterwand', 'zwieback', 'lavendel', 'sonnenschirm'];
const LEADS = ['aus', 'mit', 'ohne', 'beim', 'zum', 'vom', 'am alten', 'mit einem', 'für den neuen', 'hinterm', 'pro'];
const ENDS = ['', ', 12€', '. Danke', '!', ' und drinnen', ' um 18', ' ab 12.1.', ' 🎉', ' + Extras'];
const NO_NOUNS = ['uns', 'dich', 'heute', 'neue', 'alle', 'beide', 'jetzt', 'anmelden', 'abgesagt', 'möglich'];

it('the last word of a group after a German article or preposition is a noun, whatever it is [B655]', () => {
  const wrong = LEADS.flatMap((lead) =>
    ENDS.flatMap((end) => [
      ...NOUNS.filter((noun) => {
        const wanted = `${lead} ${noun.charAt(0).toUpperCase()}${noun.slice(1)}${end}`;
        return spelled(`${lead} ${noun}${end}`, 'de') !== wanted;
      }).map((noun) => `${lead} ${noun}${end}`),
      ...NO_NOUNS.filter((word) => spelled(`${lead} ${word}${end}`, 'de') !== `${lead} ${word}${end}`).map(
        (word) => `${lead} ${word}${end}`,
      ),
    ]),
  );
  expect(wrong).toEqual([]);
});
