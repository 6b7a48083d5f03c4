import { Stack, Text } from '@mantine/core';
import { Compressor } from '../../features/tools/compressor.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { NarrowPage } from '../narrow-page.tsx';

/** Compresses a video, for people who need to send one. */
export default function CompressionPage() {
  return (
    <NarrowPage title="Video compression">
      <Stack gap="lg">
        <Stack gap={4}>
          <PageTitle>Video Compression Tool</PageTitle>
          <Text c="dimmed">Shrinks a video to the size that your studio’s website or a messenger accepts.</Text>
        </Stack>
        <Compressor />
      </Stack>
    </NarrowPage>
  );
}
