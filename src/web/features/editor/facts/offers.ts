import type { ClassType } from '../../../../contract/classes.ts';
import { CLASS_TIMES } from '../../../../contract/profile.ts';
import type { ClassForm } from '../model/class-form.ts';

/** The most classes that are offered, in a line that scrolls; the others are in Step 1. */
const CLASSES = 20;
/** What most classes begin at, for those who have not said yet. */
const COMMON_TIMES = ['6:00 PM', '7:00 PM', '7:30 PM', '8:00 PM'];
/** Names of classes for people who begin. */
const FOR_BEGINNERS = /\b(intro\w*|beginners?|basics?|first|foundations?|level (?:1|one)|fundamentals?)\b/i;

/** Each value once, what occurs most often first, then what comes first. Empty ones are nothing. */
export function usedMost<T extends string>(values: readonly T[]): T[] {
  const counts = new Map<T, number>();
  for (const value of values) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([value]) => value);
}

/** The classes that the account's promos are about most often, then the account's own, then those for beginners, then the others. */
export function classesToOffer(types: readonly ClassType[], forms: readonly Pick<ClassForm, 'classType'>[]): string[] {
  const used = usedMost(forms.map(({ classType }) => classType));
  const rank = ({ classType, userId }: ClassType) => {
    const place = used.indexOf(classType);
    if (place >= 0) return place - used.length;
    return userId !== null ? 0 : FOR_BEGINNERS.test(classType) ? 1 : 2;
  };
  const names = [...types].sort((a, b) => rank(a) - rank(b)).map(({ classType }) => classType);
  return [...new Set(names)].slice(0, CLASSES);
}

/** The times that the account's promos name most often, the one it has used last, then the common ones. */
export function timesToOffer(forms: readonly Pick<ClassForm, 'time'>[], last: string | null): string[] {
  const used = usedMost(forms.map(({ time }) => time));
  const all = [...used.slice(0, 3), ...(last === null ? [] : [last]), ...COMMON_TIMES];
  return [...new Set(all)].filter((time) => CLASS_TIMES.includes(time));
}
