import { Button, List, Stack, Text, Title } from '@mantine/core';
import { generateTransparencyTest } from '../../../contract/transparency.ts';
import { callApi } from '../../api/client.ts';
import { logWarning } from '../../api/report.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { AppHeader } from '../../features/account/header.tsx';
import { AlphaNote } from '../../features/tools/alpha-note.tsx';
import classes from '../../features/tools/transparency.module.css';
import { TransparencyCards } from '../../features/tools/transparency-cards.tsx';
import { showError } from '../../ui/notify.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { DevelopmentOnly } from '../development-only.tsx';

/** For developers: does the text stay transparent through the encoder, the server and this browser? */
export default function TransparencyTestPage() {
  return (
    <DevelopmentOnly>
      <title>Transparency test · Spinreel</title>
      <AppHeader />
      <main className={classes.page}>
        <TransparencyTest />
      </main>
    </DevelopmentOnly>
  );
}

function TransparencyTest() {
  const test = useMutation({
    mutationFn: () => callApi(generateTransparencyTest, { body: { useBlackBackground: true } }),
    onError: (error) => {
      logWarning('Transparency test failed', error);
      showError(error, 'The test videos could not be made');
    },
  });
  return (
    <Stack gap="xl">
      <Stack gap="xs" className={classes.intro}>
        <PageTitle>Transparency Test</PageTitle>
        <Text c="dimmed">
          Each test video is made twice by the engine that makes the videos: as a video over black, and as the text
          alone on nothing.
        </Text>
      </Stack>
      <Button variant="gradient" className={classes.start} loading={test.isPending} onClick={() => test.mutate()}>
        Generate New Test Videos
      </Button>
      <div aria-live="polite">
        {test.isPending && <Text c="dimmed">The videos are being made. The first time takes some seconds each.</Text>}
        {test.isIdle && <Text c="dimmed">No test videos yet.</Text>}
        {test.data && <TransparencyCards videos={test.data.videos} />}
      </div>
      <AlphaNote />
      <Stack gap="sm">
        <Title order={2} size="h3">
          How to test
        </Title>
        <List type="ordered" className={classes.guide}>
          <List.Item>Generate the videos and start both players of a card.</List.Item>
          <List.Item>
            The original stands on black. Behind the transparent one you see the squares of this page.
          </List.Item>
          <List.Item>Look at soft edges and the shadow: they must fade into the squares, without a dark rim.</List.Item>
          <List.Item>
            Open the addresses in another browser. Where the ground is black, it knows no alpha plane.
          </List.Item>
        </List>
      </Stack>
    </Stack>
  );
}
