import { Alert, Stack } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { ReminderAnswer } from '../features/reminders/answer.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { NarrowPage } from './narrow-page.tsx';

const route = getRouteApi('/reminder');

/** Where the links of a reminder's mail lead. */
export default function ReminderPage() {
  const { key, stop } = route.useSearch();
  const isStop = stop === 'mail';
  return (
    <NarrowPage title="Reminder">
      <Stack gap="lg">
        <PageTitle>{isStop ? 'Reminders by mail' : 'Have you posted it?'}</PageTitle>
        {key ? (
          <ReminderAnswer reminderKey={key} isStop={isStop} />
        ) : (
          <Alert color="danger">This link is incomplete. Open it again from the mail.</Alert>
        )}
      </Stack>
    </NarrowPage>
  );
}
