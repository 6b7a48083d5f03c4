import { Button, FileButton, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { useMediaQuery } from '@mantine/hooks';
import { Icon } from '../../ui/icons.tsx';
import { InAppNotice } from '../../ui/in-app-notice.tsx';
import type { Libraries, UploadTarget } from './target.ts';
import type { Upload } from './upload.ts';
import classes from './upload-panel.module.css';
import { UploadRow } from './upload-row.tsx';
import { useLibraryChanges, useUploads, useUploadsInto } from './use-uploads.ts';
import { useVideoTypes } from './video-files.ts';

type Props = {
  /** Whose library the videos are for; null while nobody is chosen, and nothing can be uploaded. */
  target: UploadTarget | null;
  /** The libraries whose uploads are listed; those of the target. */
  shown?: Libraries | undefined;
  /** Called whenever clips were added to or removed from that library: reload its list. */
  onReady?: (() => void) | undefined;
};

/**
 * Uploads videos into libraries: chosen, dropped or filmed, one or many, with pause, resume and cancel. Uploads continue when the panel is
 * unmounted, and are in it again when it returns. For the person's own library, everyone's, and in the consoles somebody else's.
 */
export function UploadPanel({ target, shown, onReady }: Props) {
  const uploads = useUploads();
  const libraries = target?.libraries ?? [];
  const list = useUploadsInto(shown ?? libraries);
  const touch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  useLibraryChanges((changed) => {
    if (libraries.includes(changed)) onReady?.();
  });

  const disabled = libraries.length === 0;
  const add = (files: readonly File[]) => {
    if (!disabled) void uploads.add(files, libraries);
  };
  return (
    <div className={classes.panel}>
      <InAppNotice>A large upload may stop if you switch to another app.</InAppNotice>
      <Dropzone
        onDrop={add}
        disabled={disabled}
        activateOnClick={false}
        activateOnKeyboard={false}
        className={classes.zone ?? ''}
        role="group"
        aria-label={target ? `Upload to ${target.label}` : 'Upload'}
        tabIndex={-1}
        // It is the buttons that are pressed.
        inputProps={{ 'aria-hidden': true }}
      >
        <UploadButtons disabled={disabled} touch={touch} onFiles={add} />
        <Text size="sm" c="dimmed">
          {touch ? '' : 'Or drop videos here. '}Up to 1 GB each, in any format a phone records. They are cut into
          15-second clips.
        </Text>
      </Dropzone>
      <UploadRows uploads={list} />
    </div>
  );
}

/** The uploads of a library, also where nothing can be added to it: a plan may end in the middle of one. */
export function UploadRows({ uploads }: { uploads: readonly Upload[] }) {
  return (
    <>
      <Rows label="Uploads" uploads={uploads.filter(({ phase }) => phase !== 'failed')} className={classes.going} />
      {/* Not in a scrolling box: each needs to be read and acted on. */}
      <Rows label="Failed uploads" uploads={uploads.filter(({ phase }) => phase === 'failed')} />
    </>
  );
}

function Rows({
  label,
  uploads,
  className = '',
}: {
  label: string;
  uploads: Upload[];
  className?: string | undefined;
}) {
  if (uploads.length === 0) return null;
  return (
    <ul className={`${classes.rows} ${className}`} aria-label={label}>
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} />
      ))}
    </ul>
  );
}

type ButtonsProps = { disabled: boolean; touch: boolean; onFiles: (files: readonly File[]) => void };

function UploadButtons({ disabled, touch, onFiles }: ButtonsProps) {
  const videos = useVideoTypes();
  const addOne = (file: File | null) => file && onFiles([file]);
  return (
    <div className={classes.buttons}>
      <FileButton accept={videos} onChange={addOne} disabled={disabled}>
        {(props) => (
          <Button {...props} leftSection={<Icon name="upload" />} variant="light">
            Add Single
          </Button>
        )}
      </FileButton>
      <FileButton accept={videos} multiple onChange={onFiles} disabled={disabled}>
        {(props) => (
          <Button {...props} leftSection={<Icon name="stack" />} variant="default">
            Bulk Upload
          </Button>
        )}
      </FileButton>
      {touch && (
        <FileButton accept="video/*" capture="environment" onChange={addOne} disabled={disabled}>
          {(props) => (
            <Button {...props} leftSection={<Icon name="camera" />} variant="default">
              Record
            </Button>
          )}
        </FileButton>
      )}
    </div>
  );
}
