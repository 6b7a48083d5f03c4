import { Button, Modal, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { zod4Resolver } from 'mantine-form-zod-resolver';
import { z } from 'zod';
import { BOOKING_LINK_MAX, type Booking, bookingLinkSchema } from '../../../contract/booking.ts';
import { reportError } from '../../api/report.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { focusFirstError, putFieldErrors } from '../../ui/form-errors.ts';
import { LoadState } from '../../ui/load-state.tsx';
import { showSuccess } from '../../ui/notify.tsx';
import { useUser } from '../auth/api.ts';
import { bookingQuery, useSaveBooking } from './api.ts';
import classes from './booking.module.css';
import { ClassLinks } from './class-links.tsx';
import { TYPED_LINK } from './typed-link.ts';

type Props = { opened: boolean; onClose: () => void };

/** Where people book, over whatever is open. */
export function BookingDialog({ opened, onClose }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title="Booking link">
      <Links onDone={onClose} />
    </Modal>
  );
}

/** Read anew each time that they are opened: the studio's owner may have changed them. */
function Links({ onDone }: { onDone: () => void }) {
  const booking = useQuery({ ...bookingQuery, refetchOnMount: 'always' });
  return (
    <LoadState queries={[booking]} title="Your booking link could not be loaded.">
      {booking.data && <Whose booking={booking.data} onDone={onDone} />}
    </LoadState>
  );
}

function Whose({ booking, onDone }: { booking: Booking; onDone: () => void }) {
  const { own, studio } = booking;
  if (studio && (studio.link !== '' || studio.classes.length > 0)) return <StudioLinks studio={studio} />;
  return (
    <Stack gap="xl">
      <OwnLink own={own} isMember={studio !== null} onDone={onDone} />
      {!studio && <ClassLinks links={own} />}
    </Stack>
  );
}

/** What members of a team have. */
function StudioLinks({ studio }: { studio: NonNullable<Booking['studio']> }) {
  const all = [...(studio.link === '' ? [] : [{ classType: '', link: studio.link }]), ...studio.classes];
  return (
    <Stack gap="md">
      <Text>
        Your captions and QR codes have the booking links of {studio.name || 'your studio'}. Its owner sets them.
      </Text>
      <ul className={classes.links}>
        {all.map(({ classType, link }) => (
          <li key={classType}>
            <Text size="sm" c="dimmed">
              {classType === '' ? 'Every class' : classType}
            </Text>
            <div className={classes.link}>{link}</div>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

const inputSchema = z.object({ link: bookingLinkSchema, campaign: z.boolean() });

type OwnProps = { own: Booking['own']; isMember: boolean; onDone: () => void };

function OwnLink({ own, isMember, onDone }: OwnProps) {
  const { entitlements } = useUser();
  const save = useSaveBooking();
  const form = useForm({
    initialValues: { link: own.link, campaign: own.campaign },
    validate: zod4Resolver(inputSchema),
  });
  const submit = form.onSubmit((typed) => {
    const { link, campaign } = inputSchema.parse(typed);
    // What another window has changed meanwhile stays.
    const body = { ...(link !== own.link && { link }), ...(campaign !== own.campaign && { campaign }) };
    save.mutate(body, {
      onSuccess() {
        showSuccess(link === '' ? 'Saved. Your videos have no booking link.' : 'Saved. Your next caption has it.');
        onDone();
      },
      onError(error) {
        reportError(error);
        putFieldErrors(form, error);
      },
    });
  }, focusFirstError(form));
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label="Where people book"
          description={
            isMember
              ? 'For captions and QR codes, as long as your studio has no link of its own.'
              : entitlements.teamSeats > 0
                ? 'For captions and QR codes, yours and your team’s.'
                : 'For captions and QR codes.'
          }
          placeholder="sky.studio/book"
          maxLength={BOOKING_LINK_MAX}
          {...TYPED_LINK}
          {...form.getInputProps('link')}
        />
        <Switch
          label="Count where people come from"
          description="Adds utm_source=instagram and the like to the link, for your statistics. QR codes stay short."
          {...form.getInputProps('campaign', { type: 'checkbox' })}
        />
        <FormAlert form={form} error={save.error} what="Your booking link could not be saved." />
        <Button type="submit" variant="gradient" loading={save.isPending} fullWidth>
          Save
        </Button>
      </Stack>
    </form>
  );
}
