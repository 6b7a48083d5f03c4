import { Button, Switch, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { bookingLinkOf, classIn, codeAddress } from '../../../../contract/booking.ts';
import { CODE_ADDRESS_MAX } from '../../../../scene/limits.ts';
import { bookingQuery } from '../../booking/api.ts';
import { BookingDialog } from '../../booking/booking.tsx';
import classes from '../../brand/brand.module.css';
import { useStudio } from '../model/studio.ts';

/** The QR code on this video, where there is a booking link for it, and the way to one. */
export function CodeField() {
  const { state, dispatch } = useStudio();
  const [opened, { open, close }] = useDisclosure(false);
  const { data: booking } = useQuery(bookingQuery);
  // Where it is not known what people book by, the code that is there can still be taken away.
  const link = booking ? (bookingLinkOf(booking, classIn(state))?.link ?? null) : (state.promo.code ?? null);
  if (!booking && link === null) return null;
  const address = link === null ? null : codeAddress(link);
  const show = (code: string | undefined) => dispatch({ type: 'promoChanged', change: { code } });
  return (
    <div className={classes.block}>
      <div className={classes.words}>
        {address === null ? (
          <NoCode link={link} />
        ) : (
          <Switch
            label="QR code for booking"
            description={`On this video: ${link}`}
            classNames={{ description: classes.link }}
            checked={state.promo.code !== undefined}
            onChange={(event) => show(event.currentTarget.checked ? address : undefined)}
          />
        )}
      </div>
      <Button variant="default" onClick={open}>
        {link === null ? 'Add your booking link' : 'Booking link'}
      </Button>
      <BookingDialog opened={opened} onClose={close} />
    </div>
  );
}

/** What there is to do before a video can have one. */
function NoCode({ link }: { link: string | null }) {
  return (
    <>
      <Text fw={600}>QR code for booking</Text>
      <Text size="sm" c="dimmed">
        {link === null
          ? 'Add the link by which people book, and your video can show it as a QR code.'
          : `Your booking link is too long to be read off a video. Use one of at most ${CODE_ADDRESS_MAX} characters.`}
      </Text>
    </>
  );
}
