import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ownerInfoQuery } from '../studio/api.ts';
import type { FieldsProps } from './name-fields.tsx';

/** The studio of a team's member: its owner says what it is called. */
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
      description="Set by the owner of your studio."
      error={owner.isError && 'The name of your studio could not be loaded.'}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  );
}
