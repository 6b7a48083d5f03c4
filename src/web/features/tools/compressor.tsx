import { Alert, Button, FileButton, NumberInput, Progress, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { COMPRESSION } from '../../../contract/compression.ts';
import { FailureText } from '../../ui/failure-text.tsx';
import { fileFault } from '../uploads/faults.ts';
import { useVideoTypes } from '../uploads/video-files.ts';
import { CompressionResult } from './compression-result.tsx';
import classes from './compressor.module.css';
import { numberIn } from './number-in.ts';
import { type CompressionState, useCompression } from './use-compression.ts';

const { minMB, maxMB, defaultMB } = COMPRESSION;

/** The whole flow: choose a video and a size, compress, view the result, download it, start over. */
export function Compressor() {
  const { state, start, stop } = useCompression();
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [target, setTarget] = useState<string | number>(defaultMB);
  const reset = () => {
    stop();
    setFile(null);
    setTarget(defaultMB);
  };
  const choose = (chosen: File | null) => {
    if (!chosen) return;
    const wrong = fileFault(chosen);
    setFault(wrong);
    if (wrong) return;
    stop();
    setFile(chosen);
  };
  if (state.step === 'done' && file) return <CompressionResult result={state.result} onReset={reset} />;
  return (
    <Stack gap="lg">
      <FileChoice file={file} fault={fault} busy={state.step === 'compressing'} onChoose={choose} />
      {file && (
        <Stack
          component="form"
          gap="lg"
          onSubmit={(event: React.FormEvent) => {
            event.preventDefault();
            if (isSize(target)) void start(file, Number(target));
          }}
        >
          <NumberInput
            label="Target size (MB)"
            description={`Recommended: ${defaultMB} MB. From ${minMB} to ${maxMB} MB.`}
            min={minMB}
            max={maxMB}
            clampBehavior="none"
            // They are too small to press; the arrow keys do the same.
            hideControls
            // A comma is as good as a point, typed or pasted.
            allowedDecimalSeparators={[',', '.']}
            onPaste={(event) => pasteNumber(event, setTarget)}
            value={target}
            onChange={setTarget}
            disabled={state.step === 'compressing'}
            error={isSize(target) ? null : `Choose a target size from ${minMB} to ${maxMB} MB.`}
          />
          <Failure state={state} onReset={reset} />
          <Button type="submit" variant="gradient" fullWidth disabled={state.step === 'compressing' || !isSize(target)}>
            {state.step === 'compressing' ? 'Compressing...' : 'Compress Video'}
          </Button>
          {state.step === 'compressing' && <Working state={state} onCancel={stop} />}
        </Stack>
      )}
    </Stack>
  );
}

/** A number that is pasted takes the place of everything; what is none leaves everything as it is. */
function pasteNumber(event: React.ClipboardEvent<HTMLInputElement>, onNumber: (value: number) => void): void {
  event.preventDefault();
  const number = numberIn(event.clipboardData.getData('text'));
  if (number !== null) onNumber(number);
}

const isSize = (value: string | number) => value !== '' && Number(value) >= minMB && Number(value) <= maxMB;

type ChoiceProps = {
  file: File | null;
  fault: string | null;
  busy: boolean;
  onChoose: (file: File | null) => void;
};

function FileChoice({ file, fault, busy, onChoose }: ChoiceProps) {
  // Without it, choosing the same file again would not be a change.
  const again = useRef<() => void>(null);
  const videos = useVideoTypes();
  const change = (chosen: File | null) => {
    onChoose(chosen);
    again.current?.();
  };
  return (
    <div className={classes.choice} data-empty={file === null || undefined}>
      {file ? (
        <div className={classes.file}>
          <Text fw={600} className={classes.name}>
            {file.name}
          </Text>
          <Text size="sm" c="dimmed">
            {(file.size / 1e6).toFixed(2)} MB
          </Text>
        </div>
      ) : (
        <Text c="dimmed">Any video up to 1 GB. We delete it after an hour.</Text>
      )}
      <FileButton accept={videos} onChange={change} resetRef={again} inputProps={{ 'aria-label': 'Video file' }}>
        {(props) => (
          <Button {...props} variant={file ? 'default' : 'gradient'} disabled={busy}>
            {file ? 'Change File' : 'Choose video file'}
          </Button>
        )}
      </FileButton>
      {fault && (
        <Alert color="danger" role="alert" className={classes.fault}>
          {fault}
        </Alert>
      )}
    </div>
  );
}

function Working({ state, onCancel }: { state: CompressionState & { step: 'compressing' }; onCancel: () => void }) {
  const { percent, message } = state.progress;
  // Only the current step is announced, since every percent would be too much.
  const phase = message.replace(/ \d+%$/, '');
  return (
    <Stack gap="xs">
      <div className={classes.row}>
        <span aria-live="polite">{phase}</span>
        <span aria-hidden>{Math.floor(percent)}%</span>
      </div>
      <Progress.Root size="lg" radius="xl" transitionDuration={200}>
        <Progress.Section value={percent} className={classes.bar} aria-label="Progress of the compression" />
      </Progress.Root>
      <Button variant="subtle" color="gray" onClick={onCancel}>
        Cancel
      </Button>
    </Stack>
  );
}

function Failure({ state, onReset }: { state: CompressionState; onReset: () => void }) {
  if (state.step !== 'failed') return null;
  return (
    <Alert color="danger" role="alert" title="Compression Failed">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">Compression failed. Please try again.</Text>
        <Text size="sm" component="div">
          <FailureText failure={state.failure} />
        </Text>
        <Button variant="default" onClick={onReset}>
          Compress Another Video
        </Button>
      </Stack>
    </Alert>
  );
}
