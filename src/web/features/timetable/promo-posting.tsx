import { Modal, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../ui/links.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { timetableQuery } from './api.ts';
import { PostingSection } from './posting-section.tsx';
import { comingIn, sayWho } from './week-classes.ts';
import { sayHours, sayLongDay } from './words.ts';

type Props = { promoId: string; opened: boolean; onClose: () => void };

/** When the video of one promo is posted, over whatever is open. */
export function PromoPosting({ promoId, opened, onClose }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title="When to post">
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
          <NoClass />
        ))}
    </LoadState>
  );
}

function NoClass() {
  return (
    <Stack gap="md" align="start">
      <Text>
        This video belongs to no class of this week and the next on your timetable, so nothing posts it or reminds you.
        Make a class’s video from your week, and it is posted at its time.
      </Text>
      <LinkButton variant="default" to="/week">
        Open the week
      </LinkButton>
    </Stack>
  );
}
