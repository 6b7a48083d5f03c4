import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';

export default function ShortMessages() {
  return <Notifications position="top-center" />;
}
