import { type PromoContent, packContent } from '../src/contract/promos.ts';
import { defaultPromo } from '../src/scene/promo.ts';

type Changes = Partial<Omit<PromoContent, 'form' | 'promo' | 'facts' | 'replacedFacts'>> & {
  form?: Partial<PromoContent['form']>;
  text?: string;
};

/** A promo's content as a browser sends it. */
export function contentOf({ form, text = 'Six poles', ...changes }: Changes = {}): string {
  return packContent({
    version: 1,
    form: {
      ...{ instructorName: 'Jasmine', studio: 'Sky Studio', classType: 'Spin Basics', schedule: '', date: null },
      ...{ time: '7:00 PM', details: '', writingStyle: 'sensual' },
      ...form,
    },
    promo: { ...defaultPromo, text },
    ...{ background: null, origin: 'edited', replacedText: null, ticket: null, facts: [], replacedFacts: [] },
    savedNames: { instructorName: 'Jasmine', studio: 'Sky Studio' },
    ...changes,
  });
}
