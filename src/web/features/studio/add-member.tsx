import { Button, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { zod4Resolver } from 'mantine-form-zod-resolver';
import { LIMITS } from '../../../contract/limits.ts';
import { newTeamMemberSchema } from '../../../contract/studio.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { focusFirstError, putFieldErrors } from '../../ui/form-errors.ts';
import { showSuccess } from '../../ui/notify.tsx';
import { useAddMember } from './api.ts';

/** Invites somebody to the owner's team. */
export function AddMember() {
  const add = useAddMember();
  const form = useForm({
    initialValues: { name: '', email: '' },
    validate: zod4Resolver(newTeamMemberSchema),
  });
  const blank = form.values.name.trim() === '' || form.values.email.trim() === '';

  const submit = form.onSubmit((values) => {
    if (add.isPending) return;
    add.mutate(values, {
      onSuccess: ({ email }) => {
        showSuccess(`An invitation is on its way to ${email}.`);
        form.reset();
        form.getInputNode('name')?.focus();
      },
      onError: (error) => putFieldErrors(form, error),
    });
  }, focusFirstError(form));

  return (
    <form onSubmit={submit} aria-label="Add a team member" noValidate>
      <Stack gap="sm">
        <Text fw={600}>Add a team member</Text>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <TextInput
            label="Name"
            maxLength={LIMITS.instructorName}
            autoComplete="off"
            enterKeyHint="next"
            {...form.getInputProps('name')}
          />
          <TextInput
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="off"
            enterKeyHint="send"
            {...form.getInputProps('email')}
          />
        </SimpleGrid>
        <FormAlert form={form} error={add.error} what="The member could not be added." />
        <Button type="submit" variant="default" disabled={blank} loading={add.isPending} w="fit-content">
          Add member
        </Button>
      </Stack>
    </form>
  );
}
