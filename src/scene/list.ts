import type { List, ListRow } from './list-schema.ts';
import { tidy } from './script.ts';

/** One line of it as it is drawn. */
export const listLine = (text: string): string => tidy(text).replace(/\s+/g, ' ').trim();

/** Whether anything of a row is drawn. */
export const isRow = (row: ListRow): boolean =>
  [row.lead, row.name, row.value, row.note].some((each) => listLine(each));

/** Whether anything of it is drawn. */
export const isFilled = ({ title, groups }: List): boolean =>
  listLine(title) !== '' || groups.some(({ rows }) => rows.some(isRow));

/** A list as a post says it: a line for each row, under its heading. */
export function listText({ title, groups }: List): string {
  const said = groups.map(({ heading, rows }) =>
    [
      listLine(heading),
      ...rows.filter(isRow).map(({ lead, name, value, note }) => {
        const [first, ...rest] = [name, value, note].map(listLine).filter(Boolean);
        return [listLine(lead), [first, ...rest].filter(Boolean).join(' · ')].filter(Boolean).join(' ');
      }),
    ]
      .filter(Boolean)
      .join('\n'),
  );
  return [listLine(title), ...said].filter(Boolean).join('\n\n');
}
