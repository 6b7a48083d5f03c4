import { expect, it } from 'vitest';
import type { Call } from './call.ts';
import { costOf, ratesOf } from './costs.ts';
import { CALLS } from './index.ts';

it.each(CALLS.map((call) => [`${call.method} ${call.path}`, call] as const))(
  'A11: %s has a cost and a rate for people, networks and visitors [A11 B390]',
  (_name, call: Call) => {
    const { slot, keeps, answers } = costOf(call);
    expect(['quick', 'heavy', 'inside', 'waits']).toContain(slot);
    for (const bytes of [keeps, answers]) expect(bytes).toBeGreaterThanOrEqual(0);
    // One person has 24 MB of memory, and several calls at once.
    expect(keeps + answers).toBeLessThanOrEqual(12_000_000);
    // What a call keeps in memory is at least what its body may have, unless it is streamed.
    if (call.bodyLimit && !call.form) expect(keeps).toBeGreaterThanOrEqual(call.bodyLimit);
    const { person, network, visitors, site } = ratesOf(call);
    for (const { max, seconds } of [person, network, visitors, site]) {
      expect(max).toBeGreaterThan(0);
      expect(seconds).toBeGreaterThan(0);
      // Whatever nobody limits more is limited to fifty calls a second.
      expect(max / seconds).toBeLessThanOrEqual(2_500);
    }
    expect(person.max / person.seconds).toBeLessThanOrEqual(50);
    expect(network.max).toBeGreaterThan(person.max);
    expect(site.max).toBeGreaterThan(visitors.max);
  },
);

it('A10: calls that may draw, cut, hash or read files hold no place among the quick ones [A10 B390]', () => {
  const slotOf = (path: string) =>
    CALLS.filter((call) => call.path === path && call.method !== 'DELETE').map((call) => costOf(call).slot);
  for (const path of [
    '/api/generate-video',
    '/api/prepare-video',
    '/api/compose-video',
    '/api/brand/logo',
    '/media/emoji/:points',
  ])
    for (const slot of slotOf(path)) expect(['inside', 'waits'], path).toContain(slot);
  expect(slotOf('/api/auth/register')).toEqual(['heavy']);
  expect(slotOf('/api/promos')).toEqual(['quick']);
});
