import { Button, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { COMPRESSED_NAME, type Compression } from '../../../contract/compression.ts';
import { Icon } from '../../ui/icons.tsx';
import classes from './compressor.module.css';

/** The result: the figures, the video to view, and its download. */
export function CompressionResult({ result, onReset }: { result: Compression; onReset: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="lg">
      <div>
        <Title order={2} size="h3" ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
          Compression complete
        </Title>
        <Text c="dimmed" mt={4}>
          {result.message}
        </Text>
      </div>
      <dl className={classes.figures}>
        {figuresOf(result).map(({ name, value, best }) => (
          <div key={name} className={classes.figure} data-best={best || undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {result.videoUrl && (
        <>
          {/* biome-ignore lint/a11y/useMediaCaption: the person's own video, which has no captions */}
          <video className={classes.video} src={result.videoUrl} controls playsInline preload="metadata">
            Your browser does not support the video tag.
          </video>
          <Button
            component="a"
            href={`${result.videoUrl}?download=1`}
            download={COMPRESSED_NAME}
            variant="gradient"
            fullWidth
            leftSection={<Icon name="download" />}
          >
            Download Compressed Video
          </Button>
        </>
      )}
      <Button variant="default" fullWidth onClick={onReset}>
        Compress Another Video
      </Button>
    </Stack>
  );
}

/** Sizes, ratio and reduction as displayed, each with one decimal. */
function figuresOf({ originalSizeMB, compressedSizeMB, compressionRatio }: Compression) {
  const [small, ratio] = [compressedSizeMB ?? originalSizeMB, compressionRatio ?? 1];
  const saved = Math.max(0, 100 * (1 - small / originalSizeMB));
  return [
    { name: 'Original size', value: `${originalSizeMB.toFixed(1)} MB` },
    { name: 'Compressed size', value: `${small.toFixed(1)} MB`, best: true },
    { name: 'Compression ratio', value: `${ratio.toFixed(1)}:1` },
    { name: 'Size reduction', value: `${saved.toFixed(1)}%` },
  ];
}
