import { Alert, Button, Group, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { startNew } from '../promos/open.ts';
import { useStudio } from './model/studio.ts';
import classes from './promo-bar.module.css';

/** What the person must know or decide about the promo that is open; usually nothing. */
export function PromoBar() {
  const { kept } = useStudio();
  return (
    <div role="status" className={classes.place}>
      {kept.behind !== null && <Behind deleted={kept.behind === 'deleted'} />}
      {kept.behind === null && kept.problem === 'limit' && (
        <Alert color="gold" className={classes.bar} title="Your account is full of promos">
          <Text size="sm">
            This one is only on this device. Delete some in My promos, and it is kept in your account as well.
          </Text>
        </Alert>
      )}
    </div>
  );
}

/** Somebody else was faster: nothing is replaced before the person has chosen. */
function Behind({ deleted }: { deleted: boolean }) {
  const { kept, user } = useStudio();
  const navigate = useNavigate();
  const letGo = () => {
    kept.takeTheirs();
    if (deleted) navigate({ to: '/', search: { promo: startNew(user.id) } });
  };
  return (
    <Alert
      color="gold"
      className={classes.bar}
      title={deleted ? 'Deleted on another device.' : 'Changed on another device.'}
    >
      <Text size="sm" mb="sm">
        {deleted
          ? 'This promo was deleted while you were working on it here. What you see is still yours.'
          : 'You see what you wrote here. The other version is safe as well.'}
      </Text>
      <Group gap="xs">
        <Button variant="default" size="sm" onClick={letGo}>
          {deleted ? 'Let it go' : 'Take that version'}
        </Button>
        <Button variant="default" size="sm" onClick={kept.keepMine}>
          Keep mine as a copy
        </Button>
      </Group>
    </Alert>
  );
}
