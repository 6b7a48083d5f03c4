import { z } from 'zod';
import { FIGURES, type Figures, type Place } from '../../contract/instagram.ts';

/** "Instagram Media Insights": how it names what it counts. */
const NAMES: Readonly<Record<(typeof FIGURES)[number], string>> = {
  reach: 'reach',
  views: 'views',
  interactions: 'total_interactions',
  profileVisits: 'profile_visits',
  profileTaps: 'profile_activity',
};

/** What there is of each place. One that is not there for a post fails the whole question, so that the last to be asked is what all posts have. */
export const ASKED: Readonly<Record<Place, readonly (readonly (keyof Figures)[])[]>> = {
  reel: [
    ['reach', 'views', 'interactions'],
    ['reach', 'views'],
  ],
  story: [
    ['reach', 'views', 'interactions', 'profileVisits', 'profileTaps'],
    ['reach', 'views'],
  ],
};

export const metricsOf = (asked: readonly (keyof Figures)[]): string => asked.map((name) => NAMES[name]).join(',');

/** More people than there are. */
const MOST = 20_000_000_000;
const count = z.object({ value: z.number().int().min(0).max(MOST) });
/** What cannot be a count is as if it were not there. */
const metric = z.object({
  name: z.string(),
  values: z.array(count).catch([]).default([]),
  total_value: count.optional().catch(undefined),
});
export const insightsSchema = z
  .object({ data: z.array(z.union([metric, z.unknown().transform(() => null)])) })
  .transform(({ data }): Figures => {
    const found: Figures = {};
    for (const name of FIGURES) {
      const said = data.find((each) => each?.name === NAMES[name]);
      const value = said?.total_value?.value ?? said?.values[0]?.value;
      if (value !== undefined) found[name] = value;
    }
    return found;
  });
