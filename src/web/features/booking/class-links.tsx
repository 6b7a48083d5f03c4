import { Alert, Button, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BOOKING_LINK_MAX, type BookingLinks, bookingLinkSchema } from '../../../contract/booking.ts';
import { ApiError } from '../../api/client.ts';
import { failureOf } from '../../api/failure.ts';
import { reportError } from '../../api/report.ts';
import { FailureText } from '../../ui/failure-text.tsx';
import { showSuccess } from '../../ui/notify.tsx';
import { classTypesQuery } from '../classes/api.ts';
import { useSaveClassLink } from './api.ts';
import classes from './booking.module.css';
import { TYPED_LINK } from './typed-link.ts';

/** Classes that are booked elsewhere: each is kept and taken away at once. */
export function ClassLinks({ links }: { links: BookingLinks }) {
  const types = useQuery(classTypesQuery).data ?? [];
  const { typed, fault, save, keep, add, change } = useClassLink();
  const linkOf = (name: string) => links.classes.find(({ classType }) => classType === name)?.link ?? '';
  return (
    <Stack gap="sm">
      <div>
        <Title order={3} size="h5">
          Classes that are booked elsewhere
        </Title>
        <Text size="sm" c="dimmed">
          A class’s own link takes the place of the one above.
        </Text>
      </div>
      <Kept links={links} remove={(classType) => keep(classType, '')} />
      <NativeSelect
        label="Class"
        value={typed.classType}
        onChange={({ currentTarget: { value } }) => change({ classType: value, link: linkOf(value) })}
        data={[{ value: '', label: 'Choose a class' }, ...types.map(({ classType }) => classType)]}
      />
      {typed.classType !== '' && (
        <>
          <TextInput
            label={`Link of ${typed.classType}`}
            maxLength={BOOKING_LINK_MAX}
            {...TYPED_LINK}
            value={typed.link}
            error={fault}
            onChange={({ currentTarget: { value } }) => change({ link: value })}
          />
          <Button variant="default" loading={save.isPending} onClick={add}>
            Save this class’s link
          </Button>
        </>
      )}
      {save.isError && fault === null && (
        <Alert color="danger" role="alert">
          <FailureText failure={failureOf(save.error, { what: 'The link was not saved.' })} />
        </Alert>
      )}
    </Stack>
  );
}

function Kept({ links: { classes: kept }, remove }: { links: BookingLinks; remove: (classType: string) => void }) {
  if (kept.length === 0) return null;
  return (
    <ul className={classes.links}>
      {kept.map(({ classType, link }) => (
        <li key={classType} className={classes.row}>
          <div>
            <Text size="sm" c="dimmed">
              {classType}
            </Text>
            <div className={classes.link}>{link}</div>
          </div>
          <Button
            variant="subtle"
            color="gray"
            aria-label={`Remove the link of ${classType}`}
            onClick={() => remove(classType)}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The link of a class that is being typed, and what keeps it. */
function useClassLink() {
  const save = useSaveClassLink();
  const [typed, setTyped] = useState({ classType: '', link: '' });
  const [fault, setFault] = useState<string | null>(null);
  const keep = (classType: string, link: string) =>
    save.mutate(
      { classType, link },
      {
        onSuccess() {
          showSuccess(
            link === '' ? `${classType} is booked like every other class.` : `${classType} has its own link.`,
          );
          setTyped({ classType: '', link: '' });
        },
        onError(error) {
          reportError(error);
          setFault((error instanceof ApiError && error.fields.link) || null);
        },
      },
    );
  const add = () => {
    const read = bookingLinkSchema.min(1, 'Enter the link of the class.').safeParse(typed.link);
    setFault(read.error?.issues[0]?.message ?? null);
    if (read.success) keep(typed.classType, read.data);
  };
  const change = (fields: Partial<typeof typed>) => {
    setFault(null);
    save.reset();
    setTyped({ ...typed, ...fields });
  };
  return { typed, fault, save, keep, add, change };
}
