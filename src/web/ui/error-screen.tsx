import { Button, Center, Code, Stack, Text } from '@mantine/core';
import { PageTitle } from './page-title.tsx';

type Props = {
  title: string;
  children?: React.ReactNode;
  details?: string;
  action: { label: string; run: () => void };
};

/** A whole page that says what went wrong and offers one way on. */
export function ErrorScreen({ title, children, details, action }: Props) {
  return (
    <Center component="main" mih="100dvh" p="lg">
      <Stack align="center" gap="md" w="100%" maw="var(--sr-column)" ta="center" role="alert">
        <PageTitle>{title}</PageTitle>
        {children && <Text c="dimmed">{children}</Text>}
        <Button variant="gradient" onClick={action.run}>
          {action.label}
        </Button>
        {details && (
          <Stack gap="xs" w="100%" mt="md">
            <Text size="sm" c="dimmed">
              Technical details
            </Text>
            <Code block style={{ whiteSpace: 'pre-wrap' }}>
              {details}
            </Code>
          </Stack>
        )}
      </Stack>
    </Center>
  );
}
