import { Text } from '@mantine/core';
import type { ConsoleProps } from '../backgrounds/console.ts';

/** The studio owner's console, in the library's Admin Panel tab. */
export default function StudioPanel(_: ConsoleProps) {
  return <Text c="dimmed">Class types, descriptions and your team are managed here.</Text>;
}
