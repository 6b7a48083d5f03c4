import { expect, test } from 'vitest';
import { nameOf } from './names.ts';

const nobody = { firstName: '', lastName: '', email: 'jasmine@example.com' };

test('a person without a name is shown by e-mail address [S2.31]', () => {
  expect(nameOf(nobody)).toBe('jasmine@example.com');
  expect(nameOf({ ...nobody, firstName: 'Jasmine' })).toBe('Jasmine');
  expect(nameOf({ ...nobody, firstName: 'Jasmine', lastName: 'Lee' })).toBe('Jasmine Lee');
});
