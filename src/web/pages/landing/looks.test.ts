import { expect, test } from 'vitest';
import { LOOKS } from '../../../scene/looks.ts';
import { COPY } from './copy.ts';

test('the looks of the landing page are those of the editor, under their names, over a clip [B232]', () => {
  for (const { id, name } of COPY.looks.items) {
    expect(LOOKS[id].name).toBe(name);
    expect(LOOKS[id].background).not.toBeNull();
  }
});
