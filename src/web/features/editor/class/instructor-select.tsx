import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { instructorNamesQuery, useTeamUpdates } from '../../studio/api.ts';
import type { FieldsProps } from './fields.ts';

type Props = Omit<FieldsProps, 'faults'> & {
  /** The name of the person who chooses. */
  own: string;
};

/** Which person in the studio teaches: chosen from the names of its owner and members. */
export function InstructorSelect({ form, change, own }: Props) {
  const names = useQuery(instructorNamesQuery);
  useTeamUpdates();
  const { instructorName } = form;
  const before = useRef(own);
  useEffect(() => {
    // Who has just changed their name in the console meant the promo beneath it too. One that is opened later is offered the name.
    if (before.current !== own && instructorName === before.current) change({ instructorName: own });
    before.current = own;
  }, [own, instructorName, change]);
  const offered = names.data?.instructorNames ?? [];
  // A chosen name stays available even if its owner has left or changed it: an old text may still use it.
  const all = instructorName === '' || offered.includes(instructorName) ? offered : [instructorName, ...offered];
  return (
    <NativeSelect
      label="Instructor name"
      value={instructorName}
      onChange={(event) => change({ instructorName: event.currentTarget.value })}
      disabled={names.isPending}
      error={names.isError && 'The names of your studio could not be loaded.'}
    >
      <option value="" disabled>
        {names.isPending ? 'Loading names...' : 'Choose an instructor'}
      </option>
      {all.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </NativeSelect>
  );
}
