import { Switch } from '@mantine/core';
import { kindOf } from '../../../../scene/animations.ts';
import type { Promo } from '../../../../scene/promo.ts';
import type { StyleChange } from '../model/state.ts';

/** Offered where the text is not in its place from the beginning anyway. */
export function CoverFirst({ promo, change }: { promo: Promo; change: (values: StyleChange) => void }) {
  if (kindOf(promo.animationType).moves !== 'start') return null;
  return (
    <Switch
      label="Cover first"
      description="Starts with your finished text for an instant, so that Instagram shows it in your grid."
      checked={promo.coverFirst}
      onChange={(event) => change({ coverFirst: event.currentTarget.checked })}
    />
  );
}
