import { PAGE_SECONDS } from '../../../../scene/list-layout.ts';
import type { Promo } from '../../../../scene/promo.ts';
import { usePages } from '../model/use-layout.ts';
import classes from './style-section.module.css';

/** The longest film, in seconds. */
export const LONGEST = 15;

/** Of a list, that its pages are too short to be read. */
export function PageHint({ promo }: { promo: Promo }) {
  const pages = usePages(promo);
  const words = pages && sayShort(pages.length, promo.videoDuration);
  return words && <p className={classes.hint}>{words}</p>;
}

/** What is said of so many pages in a film of so many seconds; null: they can be read. */
export function sayShort(pages: number, seconds: number): string | null {
  const each = seconds / pages;
  if (pages < 2 || each >= PAGE_SECONDS) return null;
  const shown = Math.floor(each * 10) / 10;
  const needs = pages * PAGE_SECONDS;
  const enough = needs < LONGEST ? `choose ${needs} seconds or more` : `choose ${LONGEST} seconds`;
  const longer = seconds < LONGEST ? [enough] : [];
  const shorter = needs > LONGEST ? ['take out some rows'] : [];
  return `Your list has ${pages} pages, each shown for ${shown === 1 ? '1 second' : `${shown} seconds`}. That is too short to read: ${[...longer, ...shorter].join(' and ')}.`;
}
