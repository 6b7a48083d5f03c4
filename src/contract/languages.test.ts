import { expect, it } from 'vitest';
import { guessLanguage } from './languages.ts';

it.each([
  ['Spin Basics', 'en'],
  ['', 'en'],
  ['Bring water', 'en'],
  ['Beginners welcome!', 'en'],
  ['Exotic Pole\nSub: Leo for Kim', 'en'],
  ['Beyoncé night! Wear heels', 'en'],
  ['trick of the month: Ayesha', 'en'],
  ['Anfänger willkommen', 'de'],
  ['Bitte Wasser und Handtuch mitbringen', 'de'],
  ['erste Stunde kostenlos', 'de'],
  ['Kurs fällt heute aus', 'de'],
  ['noch 3 Plätze frei', 'de'],
  ['Vertretung: Carla', 'de'],
  ['15 €, Pole Flow für alle', 'de'],
  ['Kinder Akrobatik', 'de'],
  ['Primera clase gratis', 'es'],
  ['trae agua y toalla', 'es'],
  ['quedan 3 plazas', 'es'],
  ['clase cancelada', 'es'],
  ['sin experiencia', 'es'],
  ['Todos los niveles', 'es'],
  ['Barra para principiantes', 'es'],
])('%j is %s [B190]', (text, language) => {
  expect(guessLanguage(text)).toBe(language);
});
