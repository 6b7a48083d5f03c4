import { Button, Group, Text } from '@mantine/core';

type Props = {
  /** Counted from 1. */
  page: number;
  pageSize: number;
  total: number;
  /** What is counted, such as 'users'. */
  what: string;
  onPage: (page: number) => void;
};

/** How long a list is, and the buttons to its other pages. */
export function Pager({ page, pageSize, total, what, onPage }: Props) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const count = `${total.toLocaleString()} ${what}`;
  return (
    <Group justify="space-between" gap="xs">
      <Text size="sm" c="dimmed" role="status">
        {pages === 1 ? count : `${count} · page ${page} of ${pages.toLocaleString()}`}
      </Text>
      {pages > 1 && (
        <Group gap="xs">
          <Button variant="default" size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            Previous
          </Button>
          <Button variant="default" size="sm" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            Next
          </Button>
        </Group>
      )}
    </Group>
  );
}
