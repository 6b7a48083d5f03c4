import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { daySchema } from '../../../contract/days.ts';

/** Days of a period, YYYY-MM-DD in UTC, both included; without one it is open on that side. */
export type Period = { from?: string; to?: string };

const DAY_MS = 86_400_000;
const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
const monthStart = (ago: number, now = new Date()) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago)).toISOString().slice(0, 10);
const dayBefore = (day: string) => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);

const PERIODS: Record<string, () => Period> = {
  'All time': () => ({}),
  'Last 7 days': () => ({ from: dayAgo(6) }),
  'Last 30 days': () => ({ from: dayAgo(29) }),
  'This month': () => ({ from: monthStart(0) }),
  'Last month': () => ({ from: monthStart(1), to: dayBefore(monthStart(0)) }),
  'Last 12 months': () => ({ from: monthStart(11) }),
};
const OWN = 'From … to …';

/** Chooses a period by its name, or by its days, of which only good ones are used. */
export function PeriodFields({ onPeriod }: { onPeriod: (period: Period) => void }) {
  const [name, setName] = useState('All time');
  const [days, setDays] = useState({ from: '', to: '' });
  const isGood = (day: string) => day === '' || daySchema.safeParse(day).success;
  const change = (side: 'from' | 'to', day: string) => {
    const next = { ...days, [side]: day };
    setDays(next);
    if (!isGood(next.from) || !isGood(next.to)) return;
    onPeriod({ ...(next.from && { from: next.from }), ...(next.to && { to: next.to }) });
  };
  return (
    <>
      <NativeSelect
        label="Period"
        value={name}
        onChange={(event) => {
          const next = event.currentTarget.value;
          setName(next);
          if (next !== OWN) onPeriod(PERIODS[next]!());
        }}
        data={[...Object.keys(PERIODS), OWN]}
      />
      {name === OWN &&
        (['from', 'to'] as const).map((side) => (
          <TextInput
            key={side}
            label={side === 'from' ? 'First day' : 'Last day'}
            placeholder="YYYY-MM-DD"
            value={days[side]}
            onChange={(event) => change(side, event.currentTarget.value.trim())}
            error={!isGood(days[side]) && 'Enter a date as YYYY-MM-DD.'}
          />
        ))}
    </>
  );
}
