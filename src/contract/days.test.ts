import { expect, test } from 'vitest';
import { scheduleIn } from './days.ts';

test.each([
  ['Every Thursday', 'jeden Donnerstag', 'todos los jueves'],
  ['Thursday, December 3', 'Donnerstag, 3. Dezember', 'jueves, 3 de diciembre'],
  ['toString', 'toString', 'toString'],
  ['constructor', 'constructor', 'constructor'],
])('%s in German and Spanish; what the form does not have stays as it is [B191]', (schedule, de, es) => {
  expect([scheduleIn('de', schedule), scheduleIn('es', schedule)]).toEqual([de, es]);
});
