import type { ButtonProps } from '@mantine/core';
import { hasWatermarkMarker } from '../../../scene/script.ts';
import { LinkButton } from '../../ui/links.tsx';
import type { Studio } from './use-studio.ts';

type Props = { studio: Studio } & Pick<ButtonProps, 'px' | 'fullWidth'>;

/** The way to a plan without watermark, for somebody whose text carries it. */
export function RemoveWatermark({ studio: { state, user }, ...props }: Props) {
  if (!user.entitlements.watermark || !hasWatermarkMarker(state.promo.text)) return null;
  return (
    <LinkButton
      to="/upgrade"
      search={{ feature: 'watermark' }}
      variant="subtle"
      color="gold.5"
      size="compact-sm"
      {...props}
    >
      Remove Watermark
    </LinkButton>
  );
}
