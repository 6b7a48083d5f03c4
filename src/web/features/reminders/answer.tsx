import { Alert, Button, List, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CallOutput } from '../../../contract/call.ts';
import type { readReminder } from '../../../contract/reminders.ts';
import { failureOf } from '../../api/failure.ts';
import { dayName } from '../../ui/dates.ts';
import { FailureText } from '../../ui/failure-text.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { reminderQuery, useAnswer } from './api.ts';

type Props = { reminderKey: string; isStop: boolean };

/** What a reminder in a mail is answered with: nothing is done until somebody taps. */
export function ReminderAnswer({ reminderKey, isStop }: Props) {
  const reminder = useQuery(reminderQuery(reminderKey));
  return (
    <LoadState queries={[reminder]} title="This reminder could not be loaded.">
      {reminder.data && <Answers reminder={reminder.data} {...{ reminderKey, isStop }} />}
    </LoadState>
  );
}

const clock = (time: string) =>
  new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(new Date(`2000-01-03T${time}`));

function Answers({ reminder, reminderKey, isStop }: Props & { reminder: CallOutput<typeof readReminder> }) {
  const { posts, isAnswered, byMail } = reminder;
  const answer = useAnswer(reminderKey);
  const posted = !isAnswered && (
    <Button
      variant={isStop ? 'default' : 'gradient'}
      loading={answer.isPending && answer.variables === 'posted'}
      disabled={answer.isPending}
      onClick={() => answer.mutate('posted')}
    >
      {posts.length > 1 ? 'I have posted them' : 'I have posted it'}
    </Button>
  );
  const stop = byMail && (
    <Button
      variant={isStop ? 'gradient' : 'default'}
      loading={answer.isPending && answer.variables === 'noMail'}
      disabled={answer.isPending}
      onClick={() => answer.mutate('noMail')}
    >
      No more reminders by mail
    </Button>
  );
  return (
    <Stack gap="md">
      {!isStop && posts.length > 0 && (
        <List>
          {posts.map(({ classType, date, time }) => (
            <List.Item key={`${classType} ${date} ${time}`}>
              {classType}, {dayName(date)} at {clock(time)}
            </List.Item>
          ))}
        </List>
      )}
      {isAnswered && !isStop && !answer.data && <Text>It is noted as posted.</Text>}
      {!byMail && isStop && !answer.data && <Text>You get no reminders by mail.</Text>}
      {answer.error !== null && (
        <Alert color="danger" role="alert">
          <FailureText failure={failureOf(answer.error)} />
        </Alert>
      )}
      {answer.data ? (
        <Alert color="gold" role="status">
          {answer.data.message}
        </Alert>
      ) : (
        <>
          {isStop ? stop : posted}
          {isStop ? posted : stop}
        </>
      )}
      <LinkButton to="/week" variant="subtle">
        Open your week
      </LinkButton>
    </Stack>
  );
}
