import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '../../api/site.ts';
import { InstagramConnection } from './connection.tsx';

/** Opens the dialog, where this installation can post to Instagram; otherwise nothing. */
export function InstagramButton({ onClick }: { onClick: () => void }) {
  const isThere = useQuery(siteQuery).data?.instagram === true;
  if (!isThere) return null;
  return (
    <Button variant="default" onClick={onClick}>
      Instagram
    </Button>
  );
}

/** The person's Instagram account, over whatever is open. */
export function InstagramDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title="Instagram">
      <InstagramConnection alone />
    </Modal>
  );
}
