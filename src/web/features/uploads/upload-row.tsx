import { ActionIcon, Button, Progress, VisuallyHidden } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { formatBytes } from '../../../contract/bytes.ts';
import { told } from '../../api/failure.ts';
import { FailureText } from '../../ui/failure-text.tsx';
import { Icon } from '../../ui/icons.tsx';
import { estimateText } from './format.ts';
import type { Upload } from './upload.ts';
import classes from './upload-panel.module.css';
import { useUploads } from './use-uploads.ts';

/** One upload: its state, its progress, and the ways to stop it. */
export function UploadRow({ upload }: { upload: Upload }) {
  const uploads = useUploads();
  const { online } = useNetwork();
  const { name, phase, progress, note } = upload;
  if (phase === 'failed') return <FailedRow upload={upload} />;
  const sending = phase === 'uploading' || phase === 'paused';
  return (
    <li className={classes.row} data-phase={phase}>
      <div className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.status}>{statusText(upload, online)}</span>
        {note && <span className={classes.note}>{note}</span>}
        {/* Announced when the phase changes, not at every percent. */}
        <VisuallyHidden role="status">
          {[`${name}: ${phaseText(upload, online)}`, note].filter(Boolean).join(' ')}
        </VisuallyHidden>
      </div>
      {sending && (
        <ActionIcon
          size="var(--sr-touch)"
          radius="md"
          aria-label={`${phase === 'paused' ? 'Resume' : 'Pause'} ${name}`}
          onClick={() => uploads.setPaused(upload, phase !== 'paused')}
        >
          <Icon name={phase === 'paused' ? 'play' : 'pause'} />
        </ActionIcon>
      )}
      {sending && (
        <ActionIcon
          size="var(--sr-touch)"
          radius="md"
          aria-label={`Cancel ${name}`}
          onClick={() => uploads.dismiss(upload)}
        >
          <Icon name="close" />
        </ActionIcon>
      )}
      {phase === 'complete' && (
        <span className={classes.done}>
          <Icon name="check" />
        </span>
      )}
      {phase === 'complete' && note && <Dismiss upload={upload} />}
      <Progress
        className={classes.bar}
        value={progress}
        size={6}
        color={phase === 'paused' || !online ? 'gray' : phase === 'complete' ? 'gold' : 'accent'}
        aria-label={`Progress of ${name}`}
      />
    </li>
  );
}

function Dismiss({ upload }: { upload: Upload }) {
  const uploads = useUploads();
  return (
    <ActionIcon
      size="var(--sr-touch)"
      radius="md"
      aria-label={`Dismiss ${upload.name}`}
      onClick={() => uploads.dismiss(upload)}
    >
      <Icon name="close" />
    </ActionIcon>
  );
}

function FailedRow({ upload }: { upload: Upload }) {
  const uploads = useUploads();
  const { name, fault, reference, again, unusable } = upload;
  const why = unusable
    ? `The upload worked, but we could not make clips from it. ${fault}`
    : (fault ?? 'Upload failed');
  return (
    <li className={classes.row} data-phase="failed">
      <div className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.fault} role="alert">
          <FailureText failure={{ ...told(why), reference }} />
        </span>
      </div>
      {again && (
        <Button variant="default" size="compact-md" className={classes.again} onClick={() => uploads.retry(upload)}>
          Try again
        </Button>
      )}
      <Dismiss upload={upload} />
    </li>
  );
}

/** Shown while the server cannot be asked for the progress. */
const DROPPED = 'The connection dropped. Your video is still being processed.';

function phaseText({ phase, interrupted, said }: Upload, online: boolean): string {
  switch (phase) {
    case 'uploading':
      if (!online) return 'You are offline. The upload continues as soon as you are back online.';
      return interrupted ? 'Connection lost. Trying again...' : 'Uploading...';
    case 'paused':
      return 'Paused';
    case 'processing':
      return interrupted ? DROPPED : (said ?? 'Processing video...');
    case 'segmenting':
      return interrupted ? DROPPED : (said ?? 'Creating 15-second clips...');
    case 'complete':
      return 'Upload complete!';
    case 'failed':
      return 'Upload failed';
  }
}

function statusText(upload: Upload, online: boolean): string {
  const { phase, sentBytes, bytes, secondsLeft } = upload;
  const text = phaseText(upload, online);
  if (phase === 'uploading' || phase === 'paused') return `${text} ${formatBytes(sentBytes)} of ${formatBytes(bytes)}`;
  return secondsLeft !== null && phase !== 'complete' ? `${text} ${estimateText(secondsLeft)} left` : text;
}
