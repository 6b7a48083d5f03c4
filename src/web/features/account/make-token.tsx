import { Button, Flex, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { zod4Resolver } from 'mantine-form-zod-resolver';
import { makeToken, newTokenSchema, TOKEN_DAYS, type TokenScope } from '../../../contract/tokens.ts';
import { callApi } from '../../api/client.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { dayOf } from '../../ui/dates.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { focusFirstError, putFieldErrors } from '../../ui/form-errors.ts';

/** What a token may do, in words. Whoever makes something must read how it goes. */
export const MAY: Record<TokenScope, string> = {
  read: 'May read',
  make: 'May read, and make videos',
};
const SCOPES: Record<TokenScope, TokenScope[]> = { read: ['read'], make: ['read', 'make'] };

type Props = { onMade: (secret: string) => void; onCancel: () => void };

/** The form for a new token. */
export function MakeToken({ onMade, onCancel }: Props) {
  const form = useForm({
    initialValues: { name: '', may: 'make' as TokenScope, days: 90 as (typeof TOKEN_DAYS)[number] },
    validate: zod4Resolver(newTokenSchema.pick({ name: true })),
  });
  const make = useMutation({
    mutationFn: ({ name, may, days }: typeof form.values) =>
      callApi(makeToken, { body: { name, days, scopes: SCOPES[may] } }),
    onSuccess: ({ secret }) => onMade(secret),
    onError: (error) => putFieldErrors(form, error),
  });
  return (
    <form onSubmit={form.onSubmit((values) => make.mutate(values), focusFirstError(form))} noValidate>
      <Stack gap="md">
        <TextInput
          label="Name"
          description="What uses it, so that you recognize it later."
          placeholder="Monday’s script"
          name="name"
          autoComplete="off"
          required
          data-autofocus
          {...form.getInputProps('name')}
        />
        <NativeSelect
          label="What it may do"
          name="may"
          data={Object.entries(MAY).map(([value, label]) => ({ value, label }))}
          {...form.getInputProps('may')}
        />
        <NativeSelect
          label="It ends"
          name="days"
          data={TOKEN_DAYS.map((days) => ({ value: String(days), label: `in ${days} days, on ${lastDay(days)}` }))}
          value={String(form.values.days)}
          onChange={({ currentTarget }) =>
            form.setFieldValue('days', TOKEN_DAYS.find((days) => String(days) === currentTarget.value) ?? 90)
          }
        />
        <FormAlert form={form} error={make.error} what="The token could not be made." />
        <Flex direction={{ base: 'column-reverse', xs: 'row' }} justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" variant="gradient" loading={make.isPending}>
            Make token
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}

const lastDay = (days: number) => dayOf(new Date(Date.now() + days * 86_400_000).toISOString());
