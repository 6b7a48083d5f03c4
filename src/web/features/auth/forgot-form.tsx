import { Alert, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { zod4Resolver } from 'mantine-form-zod-resolver';
import { forgotPassword, forgotPasswordSchema } from '../../../contract/auth.ts';
import { callApi } from '../../api/client.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { focusFirstError, putFieldErrors } from '../../ui/form-errors.ts';
import { LinkAnchor } from '../../ui/links.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { EmailField } from './email-field.tsx';
import { useFirstEmpty } from './use-first-empty.ts';
import type { TypedEmail } from './use-typed-email.ts';

/** Requests an e-mail with a link to a new password. The message afterwards is the same for every e-mail address. */
export function ForgotForm({ next, typed }: { next: string | undefined; typed: TypedEmail }) {
  const form = useForm({
    initialValues: { email: typed.email },
    onValuesChange: ({ email }) => typed.setEmail(email),
    validate: zod4Resolver(forgotPasswordSchema),
  });
  useFirstEmpty(form);
  const ask = useMutation({
    mutationFn: (body: typeof form.values) => callApi(forgotPassword, { body }),
    onError: (error) => putFieldErrors(form, error),
  });

  return (
    <Stack gap="md">
      {ask.isSuccess ? (
        <Alert color="gold" title="Check your email" role="status">
          If there is an account for {form.values.email.trim()}, a link to set a new password is on its way. It can take
          a few minutes. Check your spam folder too.
        </Alert>
      ) : (
        <form onSubmit={form.onSubmit((values) => ask.mutate(values), focusFirstError(form))} noValidate>
          <Stack gap="md">
            <Text c="dimmed">Enter your email address and we will send you a link to set a new password.</Text>
            <EmailField {...form.getInputProps('email')} />
            <FormAlert form={form} error={ask.error} what="The link could not be sent." />
            <SubmitButton
              label="Send reset link"
              busy={ask.isPending ? 'Sending...' : null}
              needs={{ email: form.values.email }}
            />
          </Stack>
        </form>
      )}
      <LinkAnchor to="/auth" search={next ? { next } : {}} size="sm" py="sm" ta="center">
        Back to sign in
      </LinkAnchor>
    </Stack>
  );
}
