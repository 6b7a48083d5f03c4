import { Stack, Text } from '@mantine/core';
import { transparentVideo } from '../../../contract/transparency.ts';
import { AlphaNote } from '../../features/tools/alpha-note.tsx';
import classes from '../../features/tools/transparency.module.css';
import { PageTitle } from '../../ui/page-title.tsx';
import { DevelopmentOnly } from '../development-only.tsx';
import { NarrowPage } from '../narrow-page.tsx';

/** For developers: the one transparent video, and what should be visible. */
export default function TransparencyTestSimplePage() {
  return (
    <DevelopmentOnly>
      <NarrowPage title="Simple transparency test">
        <Stack gap="lg">
          <Stack gap={4}>
            <PageTitle>Simple Transparency Test</PageTitle>
            <Text c="dimmed">
              The text below has no ground of its own: where this browser shows transparency, the squares are behind it.
            </Text>
          </Stack>
          <video className={classes.video} aria-label="Transparent video" controls autoPlay loop muted playsInline>
            <source src={`${transparentVideo.path}?format=webm`} type='video/webm; codecs="vp9"' />
            <source src={transparentVideo.path} type="video/mp4" />
            Your browser does not support the video tag.
          </video>
          <Text size="sm" c="dimmed">
            A browser without VP9 gets the mp4 in its place. H.264 knows no transparency, so its ground is black.
          </Text>
          <AlphaNote />
        </Stack>
      </NarrowPage>
    </DevelopmentOnly>
  );
}
