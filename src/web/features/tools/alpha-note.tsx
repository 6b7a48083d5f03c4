import { Alert } from '@mantine/core';

/** What this installation cannot do, shown where somebody might think that the video is broken. */
export function AlphaNote() {
  return (
    <Alert color="gold" title="Safari and iPhone">
      The transparent videos are WebM with a VP9 alpha plane: Chrome, Edge and Firefox show them. Safari takes
      transparency only as HEVC with alpha, which ffmpeg’s libx265 cannot write here; there the ground is black. Videos
      that people download are not affected: their text is part of the picture.
    </Alert>
  );
}
