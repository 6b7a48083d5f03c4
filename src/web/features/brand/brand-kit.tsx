import { Modal } from '@mantine/core';
import { BrandForm } from './brand-form.tsx';

type Props = { opened: boolean; onClose: () => void };

/** The brand kit over whatever is open. */
export function BrandKit({ opened, onClose }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title="Brand kit">
      <BrandForm />
    </Modal>
  );
}
