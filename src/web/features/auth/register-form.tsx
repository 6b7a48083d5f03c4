import { Button, Checkbox, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { zod4Resolver } from 'mantine-form-zod-resolver';
import { register } from '../../../contract/auth.ts';
import type { User } from '../../../contract/session.ts';
import { callApi } from '../../api/client.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { focusFirstError, putFieldErrors } from '../../ui/form-errors.ts';
import { trackLead, trackRegistration } from '../marketing/track.ts';
import { EmailField } from './email-field.tsx';
import { registrationFormSchema } from './forms.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useKnownEmail } from './use-known-email.ts';

const REDIRECT_MS = 500;

/** Creates an account, which is signed in at once. */
export function RegisterForm({ onSignedIn }: { onSignedIn: (user: User) => void }) {
  const knownEmail = useKnownEmail();
  const form = useForm({
    initialValues: { email: knownEmail, password: '', confirm: '', consent: false },
    validate: zod4Resolver(registrationFormSchema),
  });
  const create = useMutation({
    mutationFn: ({ email, password }: typeof form.values) => callApi(register, { body: { email, password } }),
    onSuccess({ user }) {
      trackLead(user.email);
      trackRegistration();
      setTimeout(() => onSignedIn(user), REDIRECT_MS);
    },
    onError: (error) => putFieldErrors(form, error),
  });
  const { email, password, confirm } = form.values;
  const busy = create.isPending || create.isSuccess;

  return (
    <form onSubmit={form.onSubmit((values) => create.mutate(values), focusFirstError(form))} noValidate>
      <Stack gap="md">
        <EmailField {...form.getInputProps('email')} />
        <NewPasswordFields
          label="Password"
          name="password"
          password={form.getInputProps('password')}
          confirm={form.getInputProps('confirm')}
        />
        <Checkbox
          label="I am 18 or older, or my parent or guardian agrees to this."
          name="consent"
          {...form.getInputProps('consent', { type: 'checkbox' })}
        />
        <FormAlert form={form} error={create.error} otherwise="Registration failed. Please try again." />
        <Button type="submit" variant="gradient" fullWidth disabled={!email || !password || !confirm || busy}>
          {busy ? 'Creating account...' : 'Create Account'}
        </Button>
      </Stack>
    </form>
  );
}
