import type { Promo } from '../../../../scene/promo.ts';
import { ZONES } from '../../../../scene/zones.ts';
import { entries } from '../../../ui/entries.ts';
import type { StyleChange } from '../model/state.ts';
import { useStudio } from '../model/studio.ts';
import { useBands } from '../model/use-bands.ts';
import { Segments } from './segments.tsx';

const PLACES = { auto: 'Auto', top: 'Top', middle: 'Middle', bottom: 'Bottom' } as const;

type Props = { promo: Promo; change: (values: StyleChange) => void };

/** Where the film will be posted, whose safe zone the text keeps inside. */
export function MadeForField({ promo: { madeFor }, change }: Props) {
  return (
    <Segments
      label="Made for"
      value={madeFor}
      onChange={(next) => change({ madeFor: next })}
      options={entries(ZONES).map(([value, { label }]) => ({ value, label }))}
    />
  );
}

/** Where the text stands; dragged in the preview, it has a place of its own. */
export function PlaceField({ promo: { textPlace }, change }: Props) {
  const dragged = textPlace === 'free' ? [{ value: 'free' as const, label: 'Yours' }] : [];
  return (
    <Segments
      label="Text position"
      value={textPlace}
      onChange={(next) => change({ textPlace: next })}
      hint={useHint(textPlace)}
      options={[...entries(PLACES).map(([value, label]) => ({ value, label })), ...dragged]}
    />
  );
}

function useHint(textPlace: Promo['textPlace']): string {
  const { background } = useStudio().state;
  const surveyed = useBands() !== null;
  if (textPlace !== 'auto') return 'You can also drag the text in the preview.';
  if (surveyed) return 'The text stands where your background moves least.';
  return background
    ? 'We have not looked through this clip, so the text is in the middle.'
    : 'Over black that is the middle.';
}
