import { Alert, Modal, Stack, Switch, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CallOutput } from '../../../contract/call.ts';
import type { getReminders } from '../../../contract/reminders.ts';
import { failureOf } from '../../api/failure.ts';
import { FailureText } from '../../ui/failure-text.tsx';
import { platformOf } from '../../ui/hand-over.ts';
import { LoadState } from '../../ui/load-state.tsx';
import { deviceQuery, remindersQuery, useSetReminders, useThisDevice } from './api.ts';
import { type Ability, ownAbility } from './device.ts';

/** How a person is reminded of what they are to post, as a part of a page. */
export function Reminders() {
  return (
    <section aria-label="Reminders">
      <Title order={3} size="h5" mb="xs">
        Reminders
      </Title>
      <Loaded />
    </section>
  );
}

/** The same as a dialog. */
export function RemindersDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title="Reminders">
      <Loaded />
    </Modal>
  );
}

function Loaded() {
  const settings = useQuery(remindersQuery);
  const device = useQuery(deviceQuery);
  return (
    <LoadState queries={[settings, device]} title="Your reminders could not be loaded.">
      {settings.data && <Settings settings={settings.data} device={device.data ?? null} />}
    </LoadState>
  );
}

type Props = { settings: CallOutput<typeof getReminders>; device: string | null };

function Settings({ settings, device }: Props) {
  const save = useSetReminders();
  const { byMail, atNight } = settings;
  return (
    <Stack gap="md">
      <Text size="sm">
        When a video is to be posted, you get a message. A tap on it opens the video, ready to share. If your studio’s
        owner sees videos before they are posted, you hear of that in the same way.
      </Text>
      <ThisDevice settings={settings} device={device} />
      <Switch
        label="By mail"
        checked={byMail}
        disabled={save.isPending}
        onChange={({ currentTarget: { checked } }) => save.mutate({ byMail: checked })}
      />
      <Switch
        label="At night, too"
        description="Otherwise they wait from 10 PM to 8 AM."
        checked={atNight}
        disabled={save.isPending}
        onChange={({ currentTarget: { checked } }) => save.mutate({ atNight: checked })}
      />
      <NotSaved error={save.error} />
    </Stack>
  );
}

const WHY_NOT: Record<Exclude<Ability, 'able'>, string> = {
  homeScreen:
    'On an iPhone, Spinreel can send you messages once it is on your home screen: tap Share, then Add to Home Screen, and open it from there.',
  denied:
    'Messages from this site are blocked. Allow notifications for it in your browser’s settings, then open this again.',
  unable: 'This browser cannot show messages. Reminders by mail come everywhere.',
};

function ThisDevice({ settings: { publicKey, devices }, device }: Props) {
  const change = useThisDevice();
  const ability = ownAbility();
  const label = platformOf(navigator) === 'desktop' ? 'In this browser' : 'On this phone';
  if (ability !== 'able')
    return (
      <Text size="sm" c="dimmed">
        {WHY_NOT[ability]}
      </Text>
    );
  return (
    <>
      <Switch
        label={label}
        description={change.isPending ? 'One moment…' : 'Your browser asks you first. It ends when you sign out here.'}
        checked={device !== null && devices.includes(device)}
        disabled={change.isPending}
        onChange={({ currentTarget: { checked } }) => change.mutate({ on: checked, publicKey, device })}
      />
      <NotSaved error={change.error} />
    </>
  );
}

function NotSaved({ error }: { error: unknown }) {
  if (error === null) return null;
  return (
    <Alert color="danger" role="alert">
      <FailureText failure={failureOf(error)} />
    </Alert>
  );
}
