import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ownerInfoQuery } from '../../studio/api.ts';
import type { FieldsProps } from './fields.ts';

/** The studio of a team member as the promo says it: its owner sets the name. */
export function TeamStudio({ form }: Pick<FieldsProps, 'form'>) {
  const owner = useQuery(ownerInfoQuery);
  return (
    <TextInput
      label="Studio"
      value={form.studio}
      readOnly
      description="Set by your studio’s owner."
      error={owner.isError && 'The name of your studio could not be loaded.'}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  );
}
