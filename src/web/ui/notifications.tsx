import '@mantine/notifications/styles.layer.css';
import { useMediaQuery } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import classes from './notifications.module.css';

/** Short messages: on top, on a phone within a thumb's reach, where they leave the preview to be seen. */
export default function ShortMessages() {
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  return <Notifications position={phone ? 'bottom-center' : 'top-center'} className={classes.messages} />;
}
