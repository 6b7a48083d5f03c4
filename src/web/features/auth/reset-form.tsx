import { Alert, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { zod4Resolver } from 'mantine-form-zod-resolver';
import { resetPassword } from '../../../contract/auth.ts';
import { ApiError, callApi } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { focusFirstError, putFieldErrors } from '../../ui/form-errors.ts';
import { LinkAnchor, LinkButton } from '../../ui/links.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { userQuery } from './api.ts';
import { resetFormSchema } from './forms.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useFirstEmpty } from './use-first-empty.ts';

/** Sets a new password with the token from an e-mailed link. */
export function ResetForm({ token }: { token: string }) {
  const form = useForm({
    initialValues: { newPassword: '', confirm: '' },
    validate: zod4Resolver(resetFormSchema),
  });
  useFirstEmpty(form);
  const reset = useMutation({
    mutationFn: ({ newPassword }: typeof form.values) => callApi(resetPassword, { body: { token, newPassword } }),
    // The old password's sessions have all ended, including this browser's.
    onSuccess: () => queryClient.setQueryData(userQuery.queryKey, null),
    onError: (error) => putFieldErrors(form, error),
  });
  const { newPassword, confirm } = form.values;

  if (reset.isSuccess) {
    return (
      <Stack gap="md">
        <Alert color="gold" title="Your password has been changed" role="status">
          Sign in with your new password. You have been signed out everywhere else.
        </Alert>
        <LinkButton to="/auth" variant="gradient" fullWidth>
          Go to sign in
        </LinkButton>
      </Stack>
    );
  }
  const refused = reset.error instanceof ApiError && reset.error.code === 'invalid_input';
  return (
    <form onSubmit={form.onSubmit((values) => reset.mutate(values), focusFirstError(form))} noValidate>
      <Stack gap="md">
        <NewPasswordFields
          label="New password"
          name="newPassword"
          password={form.getInputProps('newPassword')}
          confirm={form.getInputProps('confirm')}
        />
        <FormAlert form={form} error={reset.error} what="Your password could not be changed.">
          {refused && (
            <LinkAnchor to="/auth" search={{ mode: 'forgot' }} size="sm">
              Ask for a new link
            </LinkAnchor>
          )}
        </FormAlert>
        <SubmitButton
          label="Set new password"
          busy={reset.isPending ? 'Saving...' : null}
          needs={{ 'new password': newPassword, 'password again': confirm }}
        />
      </Stack>
    </form>
  );
}
