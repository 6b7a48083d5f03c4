import { Badge, Card, Collapse, SimpleGrid, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { TransparencyVideo } from '../../../contract/transparency.ts';
import classes from './transparency.module.css';

/** A card for each test video: what it is, whether it is ready, both of its forms, and their URLs. */
export function TransparencyCards({ videos }: { videos: TransparencyVideo[] }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="lg">
      {videos.map((video) => (
        <TransparencyCard key={video.name} video={video} />
      ))}
    </SimpleGrid>
  );
}

function TransparencyCard({ video }: { video: TransparencyVideo }) {
  const { name, description, status, originalUrl, transparentUrl } = video;
  return (
    <Card component="article">
      <Stack gap="sm">
        <div className={classes.title}>
          <Title order={2} size="h3">
            {name}
          </Title>
          <Badge
            variant={status === 'ready' ? 'filled' : 'outline'}
            color={status === 'ready' ? 'gold.5' : 'danger'}
            autoContrast
          >
            {status}
          </Badge>
        </div>
        <Text size="sm" c="dimmed">
          {description}
        </Text>
        <div className={classes.players}>
          <Player label="Original" url={originalUrl} />
          <Player label="Transparent" url={transparentUrl} />
        </div>
        <Urls urls={[originalUrl, transparentUrl].flatMap((url) => url ?? [])} />
      </Stack>
    </Card>
  );
}

function Player({ label, url }: { label: string; url: string | null }) {
  return (
    <figure className={classes.player}>
      {url ? (
        <video
          className={classes.video}
          src={url}
          aria-label={label}
          controls
          loop
          muted
          playsInline
          preload="metadata"
        >
          Your browser does not support the video tag.
        </video>
      ) : (
        <div className={`${classes.video} ${classes.missing}`}>could not be made</div>
      )}
      <figcaption>{label}</figcaption>
    </figure>
  );
}

function Urls({ urls }: { urls: string[] }) {
  const [open, { toggle }] = useDisclosure(false);
  if (urls.length === 0) return null;
  return (
    <div>
      <UnstyledButton onClick={toggle} className={classes.toggle}>
        {open ? 'Hide URLs' : 'Show URLs'}
      </UnstyledButton>
      <Collapse expanded={open}>
        <ul className={classes.urls}>
          {urls.map((url) => (
            <li key={url}>
              <a href={url}>{url}</a>
            </li>
          ))}
        </ul>
      </Collapse>
    </div>
  );
}
