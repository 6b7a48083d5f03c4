import { useMounted } from '@mantine/hooks';
import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Icon } from '../../ui/icons.tsx';
import phone from './phone.module.css';
import classes from './player.module.css';

/** Plays the film because somebody asked for it elsewhere. */
export type PlayerHandle = { play: () => void };

type Props = {
  id?: string;
  /** Name of the files below /attached_assets/. */
  film: string;
  poster: string;
  /** What the film shows. */
  label: string;
  /** What it is called on its button. */
  name: string;
  /** It plays by itself while it is in sight, once the page has loaded; not for people who want little motion or few bytes. */
  auto?: boolean;
  ref?: Ref<PlayerHandle>;
};

/** A film of our own in a phone's frame; pressed anywhere, it plays or pauses. Nothing of it but its still image is loaded before it plays. */
export function Player({ id, film, poster, label, name, auto = false, ref }: Props) {
  const { video, playing, failed, coming, play, toggle, on } = useFilm(auto);
  // Until the page's code has loaded, and if it never does, the browser's own controls play the film.
  const mounted = useMounted();
  useImperativeHandle(ref, () => ({ play }));
  return (
    <div id={id} className={`${phone.frame} ${classes.player}`}>
      <video
        ref={video}
        className={classes.film}
        src={`/attached_assets/${film}`}
        poster={`/attached_assets/${poster}`}
        preload="none"
        loop
        controls={!mounted && !auto}
        muted
        playsInline
        width={540}
        height={960}
        aria-label={label}
        {...on}
      />
      {mounted && (
        <button
          type="button"
          className={classes.toggle}
          data-playing={playing || coming || undefined}
          aria-label={`${playing ? 'Pause' : 'Play'} ${name}`}
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

/** Plays and pauses a film, and knows whether it could. */
function useFilm(auto: boolean) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);
  const { coming, leave } = useAutoplay(video, auto);
  useEffect(() => setPlaying(video.current?.paused === false), []);
  const play = () => {
    setFailed(false);
    // Browsers still report a film that failed to load as playing.
    if (video.current?.error) video.current.load();
    video.current?.play().catch((error: unknown) => {
      // Pausing before the first frame is ready aborts playback, which is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setFailed(true);
    });
  };
  const toggle = () => {
    leave();
    if (video.current?.paused === false && !video.current.error) video.current.pause();
    else play();
  };
  const on = {
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
    onError: () => {
      setPlaying(false);
      // Nobody has asked for one that plays by itself.
      setFailed(!coming);
    },
  };
  return { video, playing, failed, coming, play, toggle, on };
}

/** Network Information, which not every browser has. */
type Line = { connection?: { saveData?: boolean; effectiveType?: string } };

/** People who want little motion, or whose line is slow or paid by the byte, press play themselves. */
function wantsQuiet(): boolean {
  const { saveData, effectiveType = '4g' } = (navigator as Line).connection ?? {};
  return matchMedia('(prefers-reduced-motion: reduce)').matches || saveData === true || effectiveType !== '4g';
}

/**
 * Plays a film while at least a quarter of it is in sight, from the moment the page has loaded everything else.
 * @returns `coming`: it has not played yet but will; `leave` leaves it to the person
 */
function useAutoplay(video: RefObject<HTMLVideoElement | null>, auto: boolean): { coming: boolean; leave: () => void } {
  const [coming, setComing] = useState(auto);
  const watch = useRef<IntersectionObserver | null>(null);
  useEffect(() => {
    const film = video.current;
    if (!auto || !film || wantsQuiet()) return setComing(false);
    watch.current = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return film.pause();
        // A browser that lets nothing play by itself, as in battery saving: the button is there.
        film.play().then(
          () => setComing(false),
          () => setComing(false),
        );
      },
      { threshold: 0.25 },
    );
    const begin = () => watch.current?.observe(film);
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    return () => {
      window.removeEventListener('load', begin);
      watch.current?.disconnect();
    };
  }, [video, auto]);
  return {
    coming,
    leave: () => {
      setComing(false);
      watch.current?.disconnect();
    },
  };
}
