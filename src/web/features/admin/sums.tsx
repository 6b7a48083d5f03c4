import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { SumBy } from '../../../contract/activity.ts';
import { LoadState } from '../../ui/load-state.tsx';
import { sumsQuery } from './api.ts';
import type { Period } from './period.tsx';
import classes from './sums.module.css';

const HEIGHT = 96;
/** Days that a chart can show apart on a phone. */
const DAYS = 62;
const DAY_MS = 86_400_000;

/** The steps that suit a period. */
const stepOf = ({ from, to }: Period): SumBy => {
  const end = to ? Date.parse(to) : Date.now();
  return from && end - Date.parse(from) <= DAYS * DAY_MS ? 'day' : 'month';
};

/** Downloads over time, as bars; a screen reader is given the whole and the highest. */
export function Chart({ period }: { period: Period }) {
  const by = stepOf(period);
  const query = useQuery(sumsQuery({ ...period, by }));
  const sums = query.data?.sums ?? [];
  const highest = sums.reduce((most, sum) => (sum.downloads > most.downloads ? sum : most), {
    label: '',
    downloads: 0,
  });
  const total = sums.reduce((all, { downloads }) => all + downloads, 0);
  const said =
    total === 0
      ? 'No downloads in this period.'
      : `${total.toLocaleString()} downloads, most in ${highest.label}: ${highest.downloads.toLocaleString()}.`;
  return (
    <LoadState queries={[query]} title="The sums could not be loaded.">
      <figure className={classes.chart}>
        <figcaption>
          <Text size="sm" c="dimmed">
            {said}
          </Text>
        </figcaption>
        {total > 0 && (
          <>
            <svg viewBox={`0 0 ${sums.length} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={said}>
              {sums.map(({ key, downloads }, index) => {
                const height = (downloads / highest.downloads) * HEIGHT;
                return (
                  <rect key={key} x={index + 0.1} width={0.8} y={HEIGHT - height} height={height}>
                    <title>{`${key}: ${downloads.toLocaleString()}`}</title>
                  </rect>
                );
              })}
            </svg>
            <div className={classes.ends} aria-hidden="true">
              <span>{sums[0]!.label}</span>
              <span>{sums.at(-1)!.label}</span>
            </div>
          </>
        )}
      </figure>
    </LoadState>
  );
}

/** Sums in rows: the latest month first, or the studio with the most. */
export function SumsTable({ period, by }: { period: Period; by: 'month' | 'studio' }) {
  const query = useQuery(sumsQuery({ ...period, by }));
  const sums = query.data?.sums ?? [];
  const rows = by === 'month' ? sums.toReversed() : sums;
  return (
    <LoadState queries={[query]} title="The sums could not be loaded.">
      {rows.length === 0 ? (
        <Text c="dimmed">No downloads in this period.</Text>
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{by === 'month' ? 'Month (UTC)' : 'Studio, as its team is today'}</th>
              <th scope="col">Downloads</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, downloads }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>{downloads.toLocaleString()}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </LoadState>
  );
}
