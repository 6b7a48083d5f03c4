import { Alert, Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LIMITS } from '../../../../contract/limits.ts';
import { LIST_LIMITS, type List } from '../../../../scene/list-schema.ts';
import { CountedInput } from '../../../ui/counted-input.tsx';
import { timetableQuery } from '../../timetable/api.ts';
import { renewedList, weekState } from '../../timetable/week-list.ts';
import { useStudio } from '../model/studio.ts';

/** Step 1 of a list: what stands above it on every page. */
export function ListName() {
  const { state, dispatch } = useStudio();
  const { list } = state.promo;
  if (!list) return null;
  return (
    <Stack gap="md">
      {list.week && <OutOfDate list={list} />}
      <CountedInput
        label="Title"
        description="It stands above the list on every page."
        value={list.title}
        max={LIST_LIMITS.title}
        onChange={(title) => dispatch({ type: 'listChanged', list: { ...list, title } })}
      />
      <CountedInput
        label="Header text"
        description="A small line above the title, such as your studio."
        value={state.promo.header}
        max={LIMITS.header}
        onChange={(header) => dispatch({ type: 'promoChanged', change: { header } })}
      />
    </Stack>
  );
}

/** Of a list of the week, once the timetable says something else. */
function OutOfDate({ list }: { list: List }) {
  const { dispatch, preferences } = useStudio();
  const { data: timetable } = useQuery(timetableQuery);
  const how = timetable && weekState(list, timetable);
  if (!timetable || (how !== 'changed' && how !== 'over')) return null;
  const renewed = renewedList(list, timetable, preferences.language);
  return (
    <Alert
      color="gold"
      role="status"
      title={how === 'over' ? 'This week is over.' : 'Your timetable has changed since.'}
    >
      <Text size="sm" mb={renewed ? 'sm' : 0}>
        {renewed
          ? 'The new timetable takes the place of these rows. Undo brings them back.'
          : 'There are no classes this week or the next.'}
      </Text>
      {renewed && (
        <Button size="sm" variant="default" onClick={() => dispatch({ type: 'listChanged', list: renewed })}>
          Take the new timetable
        </Button>
      )}
    </Alert>
  );
}
