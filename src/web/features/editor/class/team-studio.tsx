import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ownerInfoQuery } from '../../studio/api.ts';
import type { FieldsProps } from './fields.ts';

/** The studio of a team member: its owner sets the name. */
export function TeamStudio({ form, change }: FieldsProps) {
  const owner = useQuery(ownerInfoQuery);
  const studioName = owner.data?.studioName;

  useEffect(() => {
    if (studioName && studioName !== form.studio) change({ studio: studioName });
  });

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
