import type { List, ListRow } from '../../src/scene/list-schema.ts';

const row = (lead: string, name: string, value = '', note = '', off = false): ListRow => ({
  ...{ lead, name, value, note, off },
});

const WEEK: List['groups'] = [
  {
    heading: 'Monday',
    rows: [
      row('17:30', 'Beginner Pole', 'Jasmine'),
      row('19:00', 'Spin Basics', 'Alex'),
      row('20:15', 'Exotic Flow', 'Mia'),
      row('21:30', 'Open Pole'),
    ],
  },
  {
    heading: 'Tuesday',
    rows: [
      row('9:30', 'Stretch & Mobility', 'Lena'),
      row('18:00', 'Pole Level 2', 'Jasmine', 'sold out'),
      row('19:15', 'Chair Dance', 'Noor', '2 places left'),
      row('20:30', 'Aerial Hoop', 'Mia'),
    ],
  },
  {
    heading: 'Wednesday',
    rows: [
      row('17:30', 'Kids Pole', 'Lena'),
      row('18:45', 'Spin Basics', 'Sam', 'instead of Alex'),
      row('20:00', 'Floorwork & Heels', 'Jasmine'),
    ],
  },
  {
    heading: 'Thursday',
    rows: [
      row('18:00', 'Beginner Pole', 'Alex'),
      row('19:15', 'Exotic Flow', 'Mia', 'cancelled', true),
      row('20:30', 'Handstands', 'Lena'),
      row('21:30', 'Open Pole'),
    ],
  },
  {
    heading: 'Friday',
    rows: [
      row('17:00', 'Pole Level 1', 'Jasmine'),
      row('18:15', 'Pole Level 3', 'Noor'),
      row('19:30', 'Friday Night Heels', 'Mia'),
      row('21:00', 'Social Jam'),
    ],
  },
  { heading: 'Saturday', rows: [row('10:00', 'Taster Class', 'Alex'), row('11:30', 'Flexibility', 'Lena')] },
  {
    heading: 'Sunday',
    rows: [row('10:30', 'Slow Flow', 'Sam'), row('12:00', 'Doubles Workshop', 'Mia & Noor'), row('15:00', 'Open Pole')],
  },
];

/** A studio's week with so many classes. */
export function weekOf(count: number): List {
  const groups = WEEK.map((group) => ({ ...group, rows: [] as ListRow[] }));
  // A class a day, then a second one, as timetables fill.
  for (let at = 0, left = count; left > 0; at++) {
    const [day, turn] = [at % WEEK.length, Math.floor(at / WEEK.length)];
    const next = WEEK[day]!.rows[turn];
    if (!next) continue;
    groups[day]!.rows.push(next);
    left--;
  }
  return { title: 'This week', groups: groups.filter(({ rows }) => rows.length > 0) };
}

export const PRICES: List = {
  title: 'Prices',
  groups: [
    {
      heading: '',
      rows: [
        row('', 'Taster class', '€15'),
        row('', 'Single class', '€22'),
        row('', '5 classes, valid 3 months', '€95'),
        row('', '10 classes, valid 6 months', '€170'),
        row('', 'Unlimited month', '€129'),
      ],
    },
  ],
};
