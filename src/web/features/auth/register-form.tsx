import { Anchor, Checkbox, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { zod4Resolver } from 'mantine-form-zod-resolver';
import { register } from '../../../contract/auth.ts';
import type { User } from '../../../contract/session.ts';
import { callApi } from '../../api/client.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { focusFirstError, putFieldErrors } from '../../ui/form-errors.ts';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { trackLead, trackRegistration } from '../marketing/track.ts';
import { EmailField } from './email-field.tsx';
import { registrationFormSchema } from './forms.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { afterSignOut } from './sign-out.ts';
import { useFirstEmpty } from './use-first-empty.ts';
import type { TypedEmail } from './use-typed-email.ts';

const REDIRECT_MS = 500;

/** Creates an account and signs it in at once. */
export function RegisterForm({ typed, onSignedIn }: { typed: TypedEmail; onSignedIn: (user: User) => void }) {
  const form = useForm({
    initialValues: { email: typed.email, password: '', confirm: '', consent: false },
    onValuesChange: ({ email }) => typed.setEmail(email),
    validate: zod4Resolver(registrationFormSchema),
  });
  useFirstEmpty(form);
  const create = useMutation({
    mutationFn: ({ email, password }: typeof form.values) =>
      afterSignOut(() => callApi(register, { body: { email, password } })),
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
          aria-invalid={Boolean(form.errors.consent) || undefined}
          {...form.getInputProps('consent', { type: 'checkbox' })}
        />
        <FormAlert form={form} error={create.error} otherwise="Registration failed. Please try again." />
        <LegalNote />
        <SubmitButton
          label="Create Account"
          busy={busy ? 'Creating account...' : null}
          needs={{ email, password, 'password again': confirm }}
        />
      </Stack>
    </form>
  );
}

/** The terms that an account agrees to. They open in another tab, so that nothing typed is lost. */
function LegalNote() {
  const link = (href: string, label: string) => (
    <Anchor href={href} target="_blank" rel="noopener" size="sm" inherit>
      {label}
    </Anchor>
  );
  return (
    <Text size="sm" c="dimmed">
      By creating an account you agree to the {link('/terms', 'Terms of Service')} and confirm that you have read the{' '}
      {link('/privacy', 'Privacy Policy')}.
    </Text>
  );
}
