import type { Occurrence } from './timetable.ts';

/** 'Miércoles: Spin & Yoga' becomes 'miercoles-spin-yoga'. */
const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'class';

/**
 * '2026-12-03-1900-spin-basics.mp4', and '…-2.mp4' for a second class of the same name at the same time.
 * @param names those that are taken; this one becomes one of them
 */
export function videoName(
  { date, time }: Pick<Occurrence, 'date' | 'time'>,
  classType: string,
  names: Set<string>,
): string {
  const base = `${date}-${time.replace(':', '')}-${slugOf(classType)}`;
  let name = `${base}.mp4`;
  for (let at = 2; names.has(name); at++) name = `${base}-${at}.mp4`;
  names.add(name);
  return name;
}
