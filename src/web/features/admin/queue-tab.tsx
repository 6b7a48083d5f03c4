import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { QueueJob } from '../../../contract/queue.ts';
import cards from '../../ui/card-list.module.css';
import { useConfirm } from '../../ui/confirm.tsx';
import { momentOf } from '../../ui/dates.ts';
import { LoadState } from '../../ui/load-state.tsx';
import { showSuccess } from '../../ui/notify.tsx';
import classes from './admin.module.css';
import { queueQuery, useCancelJob, useRetryJob } from './api.ts';
import { kindFacts, kindName, shownKinds, stopQuestion } from './queue-words.ts';

/** What the machines have to do, who waits for it, and what went wrong; refetched every few seconds. */
export function QueueTab() {
  const queue = useQuery(queueQuery);
  const { ask, dialog } = useConfirm();
  const cancel = useCancelJob();
  const retry = useRetryJob();
  const where = ({ kind, key }: QueueJob) => ({ kind, key });
  const onCancel = (job: QueueJob) =>
    ask({
      ...stopQuestion(job),
      action: 'Stop it',
      keep: 'Keep it going',
      danger: true,
      failure: 'It could not be stopped.',
      run: () => cancel.mutateAsync(where(job)).then(({ message }) => showSuccess(message)),
    });
  const onRetry = (job: QueueJob) =>
    ask({
      title: 'Try it again?',
      text: job.person
        ? `It goes back in the queue, and ${job.person.email} gets it after all.`
        : 'It goes back in the queue.',
      action: 'Try Again',
      failure: 'It could not be tried again.',
      run: () => retry.mutateAsync(where(job)).then(({ message }) => showSuccess(message)),
    });
  const { people = 0, kinds = [], jobs = [] } = queue.data ?? {};
  const failed = jobs.filter(({ state }) => state === 'failed');
  const open = jobs.filter(({ state }) => state !== 'failed');
  return (
    <Stack gap="md">
      <LoadState queries={[queue]} title="The queue could not be loaded.">
        <Text fw={600}>{waitingWords(people)}</Text>
        <dl className={classes.facts}>
          {shownKinds(kinds).map((each) => (
            <div key={each.kind}>
              <dt>{kindName(each.kind)}</dt>
              <dd>{kindFacts(each)}</dd>
            </div>
          ))}
        </dl>
        {open.length > 0 && <Jobs title="In the queue" jobs={open} action="Stop" onAction={onCancel} />}
        {failed.length > 0 && (
          <Jobs title="Failed in the last 24 hours" jobs={failed} action="Try Again" onAction={onRetry} />
        )}
        {failed.length === 0 && <Text c="dimmed">Nothing has failed in the last 24 hours.</Text>}
      </LoadState>
      {dialog}
    </Stack>
  );
}

function waitingWords(people: number): string {
  if (people === 0) return 'Nobody is waiting.';
  return people === 1 ? 'One person is waiting.' : `${people.toLocaleString()} people are waiting.`;
}

type JobsProps = { title: string; jobs: readonly QueueJob[]; action: string; onAction: (job: QueueJob) => void };

function Jobs({ title, jobs, action, onAction }: JobsProps) {
  return (
    <Stack component="section" gap="xs" aria-label={title}>
      <Title order={2} size="h4">
        {title}
      </Title>
      <ul className={cards.list}>
        {jobs.map((job) => (
          <li
            key={`${job.kind} ${job.key}`}
            className={cards.card}
            aria-label={`${kindName(job.kind)} of ${job.person?.email ?? 'nobody'}`}
          >
            <div className={classes.line}>
              <Text fw={600} className={cards.text}>
                {kindName(job.kind)}
                {job.state === 'running' && ', running'}
              </Text>
              <Text size="sm" c="dimmed">
                {momentOf(job.since)}
              </Text>
            </div>
            {(job.person || job.reason) && (
              <Text size="sm" className={cards.text}>
                {[job.person?.email, job.reason].filter(Boolean).join(' · ')}
              </Text>
            )}
            <Group mt="sm" className={cards.actions}>
              <Button variant="default" size="sm" onClick={() => onAction(job)}>
                {action}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
