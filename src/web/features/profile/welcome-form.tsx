import { Button, List, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { zod4Resolver } from 'mantine-form-zod-resolver';
import { LIMITS } from '../../../contract/limits.ts';
import { welcomeSchema } from '../../../contract/profile.ts';
import { reportError } from '../../api/report.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { putFieldErrors } from '../../ui/form-errors.ts';
import { Icon } from '../../ui/icons.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useSignOut } from '../auth/session.ts';
import { useSavePreferences } from './api.ts';

const PROMISES = [
  'Get your promo text written from your class details',
  'Style it and watch it live on your video',
  'Put it over a background, or over black',
  'Download a 9:16 video, ready for stories and reels',
];

/** First run: asks for the two names that every promo carries. */
export function WelcomeForm({ onDone }: { onDone: () => void }) {
  const save = useSavePreferences();
  const signOut = useSignOut();
  const form = useForm({
    initialValues: { instructorName: '', studio: '' },
    validate: zod4Resolver(welcomeSchema),
    transformValues: ({ instructorName, studio }) => ({ instructorName: instructorName.trim(), studio: studio.trim() }),
  });
  const blank = !form.values.instructorName.trim() || !form.values.studio.trim();

  const submit = form.onSubmit((names) =>
    save.mutate(names, {
      onSuccess: onDone,
      onError: (error) => {
        reportError(error);
        putFieldErrors(form, error);
      },
    }),
  );

  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <PageTitle>Welcome to Spinreel</PageTitle>
        <Text c="dimmed">Two names, and you are on stage. They appear in the promos you make.</Text>
      </Stack>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput
            label="Your Name"
            required
            autoComplete="name"
            maxLength={LIMITS.instructorName}
            {...form.getInputProps('instructorName')}
          />
          <TextInput
            label="Studio Name"
            required
            autoComplete="organization"
            maxLength={LIMITS.studioName}
            {...form.getInputProps('studio')}
          />
          <FormAlert form={form} error={save.error} what="Your names could not be saved." />
          <Button type="submit" variant="gradient" disabled={blank || save.isPending} fullWidth>
            {save.isPending ? 'Setting up...' : 'Get Started'}
          </Button>
        </Stack>
      </form>
      <Promises />
      <Button variant="subtle" color="gray" fullWidth onClick={() => signOut()}>
        Logout
      </Button>
    </Stack>
  );
}

function Promises() {
  return (
    <Stack gap="sm">
      <Text fw={600} size="sm">
        What you can do here
      </Text>
      <List spacing="xs" size="sm" c="dimmed" icon={<Icon name="check" />}>
        {PROMISES.map((promise) => (
          <List.Item key={promise}>{promise}</List.Item>
        ))}
      </List>
    </Stack>
  );
}
