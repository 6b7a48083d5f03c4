import { List, Text, Title } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icons.tsx';
import { COPY } from './copy.ts';
import classes from './demo.module.css';
import phone from './phone.module.css';

const FILM = '/attached_assets/demo.mp4';
const POSTER = '/attached_assets/demo.jpg';

/** A film from our own engine that plays and pauses when pressed anywhere. */
export function Demo() {
  const { title, lead, points } = COPY.demo;
  return (
    <section className={classes.section} aria-labelledby="demo-title">
      <Player />
      <div className={classes.words}>
        <Title order={2} id="demo-title">
          {title}
        </Title>
        <Text c="dimmed" size="lg">
          {lead}
        </Text>
        <List spacing="sm" icon={<Icon name="check" />} className={classes.points}>
          {points.map((point) => (
            <List.Item key={point}>{point}</List.Item>
          ))}
        </List>
      </div>
    </section>
  );
}

function Player() {
  const film = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);
  // Until the page's code has loaded, and if it never does, the browser's own controls play the film.
  const mounted = useMounted();
  useEffect(() => setPlaying(film.current?.paused === false), []);
  const toggle = () => {
    const video = film.current;
    if (!video) return;
    setFailed(false);
    // Browsers still report a film that failed to load as playing.
    if (video.error) video.load();
    else if (!video.paused) return video.pause();
    video.play().catch((error: unknown) => {
      // Pausing before the first frame is ready aborts playback, which is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setFailed(true);
    });
  };
  return (
    <div id="demo" className={`${phone.frame} ${classes.player}`}>
      <video
        ref={film}
        className={classes.film}
        src={FILM}
        poster={POSTER}
        preload="none"
        loop
        controls={!mounted}
        muted
        playsInline
        width={540}
        height={960}
        aria-label="Demo: three class promos made with Spinreel"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onError={() => {
          setPlaying(false);
          setFailed(true);
        }}
      />
      {mounted && (
        <button
          type="button"
          className={classes.toggle}
          data-playing={playing || undefined}
          aria-label={playing ? 'Pause demo' : 'Play demo'}
          onClick={toggle}
        >
          <span className={classes.sign}>
            <Icon name={playing ? 'pause' : 'play'} />
          </span>
        </button>
      )}
      <p role="status" className={classes.failure}>
        {failed && 'The video could not be played. Check the connection and press it again.'}
      </p>
    </div>
  );
}
