import { Modal, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { LoadState } from '../../ui/load-state.tsx';
import { timetableQuery } from './api.ts';
import { OwnPosting } from './own-posting.tsx';
import { PostingSection } from './posting-section.tsx';
import { comingIn, sayWho } from './week-classes.ts';
import { sayHours, sayLongDay } from './words.ts';

type Props = { promoId: string; opened: boolean; onClose: () => void };

/** When the video of one promo is posted, over whatever is open. */
export function PromoPosting({ promoId, opened, onClose }: Props) {
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  return (
    <Modal opened={opened} onClose={onClose} title="When to post" fullScreen={narrow} size="md">
      <OfPromo promoId={promoId} />
    </Modal>
  );
}

function OfPromo({ promoId }: Pick<Props, 'promoId'>) {
  const query = useQuery(timetableQuery);
  const timetable = query.data;
  const onDay =
    timetable && comingIn(timetable, timetable.days).find(({ occurrence: { made } }) => made.promoId === promoId);
  return (
    <LoadState queries={[query]} title="Your timetable could not be loaded.">
      {timetable &&
        (onDay ? (
          <Stack gap="md">
            <div>
              <Text>
                {onDay.kept.entry.classType}, {sayLongDay(onDay.occurrence.date)}, {sayHours(onDay.occurrence)}
              </Text>
              <Text c="dimmed">{sayWho(onDay.kept.entry, onDay.occurrence)}</Text>
            </div>
            <PostingSection onDay={onDay} rule={timetable.postRule} today={timetable.today} />
          </Stack>
        ) : (
          <OwnPosting promoId={promoId} />
        ))}
    </LoadState>
  );
}
