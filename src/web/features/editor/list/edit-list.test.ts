import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weekOf } from '../../../../../test/scene/lists.ts';
import { type List, listSchema } from '../../../../scene/list-schema.ts';
import { countRows, isFull, moved, withMore, without, withRow } from './edit-list.ts';

const names = ({ groups }: List) => groups.flatMap(({ rows }) => rows.map(({ lead, name }) => `${lead} ${name}`));

test('a row that is moved passes one other, or stands under the next heading, and none is lost [B838]', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 24 }),
      fc.array(fc.constantFrom(-1, 1), { maxLength: 30 }),
      fc.nat(100),
      (count, ways, start) => {
        let list = weekOf(count);
        const group = start % list.groups.length;
        let place = { group, row: 0 };
        const name = list.groups[group]!.rows[0]!.name;
        for (const way of ways) {
          const next = moved(list, place, way as -1 | 1);
          if (!next) continue;
          expect(names(next.list).sort()).toEqual(names(list).sort());
          ({ list, place } = next);
          expect(list.groups[place.group]!.rows[place.row]!.name).toBe(name);
          expect(listSchema.safeParse(list).success).toBe(true);
        }
      },
    ),
  );
});

test('rows are added to the end, changed, and removed with a heading that has none left [B838]', () => {
  const list = weekOf(3);
  expect(withMore(list, 1).groups[1]!.rows).toHaveLength(2);
  expect(withMore(list, null).groups).toHaveLength(4);
  expect(names(withRow(list, { group: 0, row: 0 }, { name: 'Spin' }))[0]).toBe('17:30 Spin');
  expect(without(list, { group: 1, row: 0 }).groups.map(({ heading }) => heading)).toEqual(['Monday', 'Wednesday']);
  expect([countRows(list), isFull(list), isFull(weekOf(24))]).toEqual([3, false, true]);
});
