import { Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { zod4Resolver } from 'mantine-form-zod-resolver';
import { credentialsSchema, login } from '../../../contract/auth.ts';
import type { User } from '../../../contract/session.ts';
import { callApi } from '../../api/client.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { focusFirstError, putFieldErrors } from '../../ui/form-errors.ts';
import { LinkAnchor } from '../../ui/links.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { EmailField } from './email-field.tsx';
import { afterSignOut } from './sign-out.ts';
import { useFirstEmpty } from './use-first-empty.ts';
import type { TypedEmail } from './use-typed-email.ts';

const REDIRECT_MS = 100;

type Props = { next: string | undefined; typed: TypedEmail; onSignedIn: (user: User) => void };

/** Signs in with e-mail address and password. */
export function SignInForm({ next, typed, onSignedIn }: Props) {
  const form = useForm({
    initialValues: { email: typed.email, password: '' },
    onValuesChange: ({ email }) => typed.setEmail(email),
    validate: zod4Resolver(credentialsSchema),
  });
  useFirstEmpty(form);
  const signIn = useMutation({
    mutationFn: (body: typeof form.values) => afterSignOut(() => callApi(login, { body })),
    onSuccess: ({ user }) => void setTimeout(() => onSignedIn(user), REDIRECT_MS),
    onError: (error) => putFieldErrors(form, error),
  });
  const { email, password } = form.values;
  const busy = signIn.isPending || signIn.isSuccess;

  return (
    <form onSubmit={form.onSubmit((values) => signIn.mutate(values), focusFirstError(form))} noValidate>
      <Stack gap="md">
        <EmailField {...form.getInputProps('email')} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          // Dialogs otherwise focus their first field.
          data-autofocus={typed.email !== '' || undefined}
          {...form.getInputProps('password')}
        />
        <Group justify="flex-end" mt="calc(-1 * var(--mantine-spacing-xs))">
          <LinkAnchor to="/auth" search={{ mode: 'forgot', ...(next && { next }) }} size="sm" py="sm">
            Forgot password?
          </LinkAnchor>
        </Group>
        <FormAlert form={form} error={signIn.error} otherwise="Login failed. Please check your credentials." />
        <SubmitButton label="Sign In" busy={busy ? 'Signing in...' : null} needs={{ email, password }} />
      </Stack>
    </form>
  );
}
