import { Button, Flex, Modal, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { zod4Resolver } from 'mantine-form-zod-resolver';
import { changePassword } from '../../../contract/auth.ts';
import { callApi } from '../../api/client.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { focusFirstError, putFieldErrors } from '../../ui/form-errors.ts';
import { showSuccess } from '../../ui/notify.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useUser } from '../auth/api.ts';
import { changePasswordFormSchema } from '../auth/forms.ts';
import { NewPasswordFields } from '../auth/new-password-fields.tsx';

type Props = { opened: boolean; onClose: () => void };

/** Dialog that changes the password. */
export function ChangePassword({ opened, onClose }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title="Change Password">
      <ChangePasswordForm onClose={onClose} />
    </Modal>
  );
}

function ChangePasswordForm({ onClose }: { onClose: () => void }) {
  const { email } = useUser();
  const form = useForm({
    initialValues: { currentPassword: '', newPassword: '', confirm: '' },
    validate: zod4Resolver(changePasswordFormSchema),
  });
  const change = useMutation({
    mutationFn: ({ currentPassword, newPassword }: typeof form.values) =>
      callApi(changePassword, { body: { currentPassword, newPassword } }),
    onSuccess: () => {
      showSuccess('Your password has been changed. You have been signed out on all other devices.');
      onClose();
    },
    onError: (error) => putFieldErrors(form, error),
  });

  return (
    <form onSubmit={form.onSubmit((values) => change.mutate(values), focusFirstError(form))} noValidate>
      <Stack gap="md">
        {/* Tells password managers which account this is. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          required
          data-autofocus
          {...form.getInputProps('currentPassword')}
        />
        <NewPasswordFields
          label="New password"
          name="newPassword"
          password={form.getInputProps('newPassword')}
          confirm={form.getInputProps('confirm')}
        />
        <FormAlert form={form} error={change.error} what="Your password could not be changed." />
        <Flex direction={{ base: 'column-reverse', xs: 'row' }} justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="gradient" disabled={change.isPending}>
            {change.isPending ? 'Saving...' : 'Change Password'}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
