import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry, Exception } from '../../src/contract/timetable.ts';
import type { ReadRow } from '../../src/contract/timetable-import.ts';

export type Case = { title: string; text: string; rows: string[]; unread: [line: number, words: string][] };

const at = (name: string) => join(import.meta.dirname, name);
export const TODAY = '2026-11-28';
export const ZONE = 'Europe/Berlin';

/** What a file says that is read of a text. */
function expected(text: string): Pick<Case, 'rows' | 'unread'> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return {
    rows: lines.filter((line) => !line.startsWith('!')),
    unread: lines
      .filter((line) => line.startsWith('!'))
      .map((line) => {
        const [, number, words] = /^! (\d+) (.+)$/.exec(line)!;
        return [Number(number), words!];
      }),
  };
}

export const pasted = (): Case[] =>
  readFileSync(at('pasted.txt'), 'utf8')
    .split(/^== /m)
    .slice(1)
    .map((block) => {
      const [, title = '', text = '', result = ''] = /^(.*)\n([\s\S]*?)\n--\n([\s\S]*)$/.exec(block)!;
      return { title, text, ...expected(result) };
    });

/** An export in this folder, with what `.txt` beside it says. */
export const exported = (name: string): Case => ({
  ...{ title: name, text: readFileSync(at(name), 'utf8') },
  ...expected(readFileSync(at(`${name}.txt`), 'utf8')),
});

function differs({ state, moved, substitute, placesLeft, note }: Exception): string {
  const parts = [state, moved && `moved to ${moved.date} ${moved.time}`, substitute && `with ${substitute}`];
  return [...parts, placesLeft && `${placesLeft} left`, note].filter(Boolean).join(', ');
}

function when({ schedule, date, monthly, from, until }: Entry): string {
  const rhythm = schedule.replace(/^Every /, '') || date;
  const first = schedule !== '' && date ? ` of ${date}${monthly ? ` by ${monthly}` : ''}` : '';
  return `${rhythm}${first}${from ? ` from ${from}` : ''}${until ? ` until ${until}` : ''}`;
}

/** A row as the files have it. */
export function said({ entry, exceptions }: ReadRow): string {
  const facts = [entry.instructor, entry.place, entry.details];
  while (facts.length > 0 && facts.at(-1) === '') facts.pop();
  const beside = facts.length > 0 ? ` [${facts.join(' | ')}]` : '';
  const days = exceptions.map(({ date, exception }) => ` {${date}: ${differs(exception)}}`).join('');
  return `${when(entry)} ${entry.time}${entry.ends ? `-${entry.ends}` : ''} ${entry.classType}${beside}${days}`;
}
