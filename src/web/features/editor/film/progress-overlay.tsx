import { Button, Modal, Progress, Text } from '@mantine/core';
import type { Film } from '../model/film.ts';
import classes from './progress-overlay.module.css';

/** Covers everything while the film is generated or composed. */
export function ProgressOverlay({ film, onCancel }: { film: Film; onCancel: () => void }) {
  const open = film.status === 'generating' || film.status === 'composing';
  return (
    <Modal
      opened={open}
      onClose={onCancel}
      withCloseButton={false}
      closeOnClickOutside={false}
      size="xs"
      title="Creating your video..."
      classNames={{ title: classes.title, header: classes.header }}
    >
      <FilmProgress film={film} />
      <Text size="sm" c="dimmed" mt="md">
        1080 × 1920, ready for stories and reels.
      </Text>
      <Button variant="subtle" color="gray" fullWidth mt="md" onClick={onCancel}>
        Cancel
      </Button>
    </Modal>
  );
}

/** The bar with its message; only the message is announced, since every percent would be too much. */
export function FilmProgress({ film: { progress, message } }: { film: Film }) {
  const percent = Math.round(progress);
  return (
    <div className={classes.progress}>
      <div className={classes.row}>
        <span role="status">{message}</span>
        <span aria-hidden>{percent}%</span>
      </div>
      <Progress.Root size="lg" radius="xl" transitionDuration={200}>
        <Progress.Section value={percent} className={classes.bar} aria-label="Progress of your video" />
      </Progress.Root>
    </div>
  );
}
