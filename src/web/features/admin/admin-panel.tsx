import { Text } from '@mantine/core';
import type { ConsoleProps } from '../backgrounds/console.ts';

/** The admin's console, in the library's Admin Panel tab. */
export default function AdminPanel(_: ConsoleProps) {
  return <Text c="dimmed">Users, videos, studios, classes and activity are managed here.</Text>;
}
