import type { ButtonProps } from '@mantine/core';
import { hasWatermarkMarker } from '../../../../scene/script.ts';
import { LinkButton } from '../../../ui/links.tsx';
import { useStudio } from '../model/studio.ts';

type Props = Pick<ButtonProps, 'px' | 'fullWidth'>;

/** The way to a plan without a watermark, for people whose text has one. Its place is free before: when the first text arrives, nothing beside it moves. */
export function RemoveWatermark(props: Props) {
  const { state, user } = useStudio();
  if (!user.entitlements.watermark) return null;
  return (
    <LinkButton
      to="/upgrade"
      search={{ feature: 'watermark' }}
      variant="subtle"
      color="gold.5"
      size="compact-sm"
      mih="var(--sr-touch)"
      style={{ visibility: hasWatermarkMarker(state.promo.text) ? undefined : 'hidden' }}
      {...props}
    >
      Remove Watermark
    </LinkButton>
  );
}
