import { Button } from '@mantine/core';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { coverAddress } from '../../../../contract/media.ts';
import classes from './preview.module.css';

type Props = {
  url: string;
  file: File | null;
  /** On the whole screen: with sound, if the browser lets it begin with sound. */
  full?: boolean;
  onShown?: () => void;
};

/** The finished film, from memory if possible; if that fails, loaded again from the server on request. */
export function FilmView({ url, file, full = false, onShown }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [tries, setTries] = useState(0);
  const [broken, setBroken] = useState(false);
  const [src, setSrc] = useState<string | null>(null);
  // Before the paint: who asked for the film waits for its first picture.
  useLayoutEffect(() => {
    if (!file || tries > 0) return setSrc(url);
    const local = URL.createObjectURL(file);
    setSrc(local);
    return () => URL.revokeObjectURL(local);
  }, [file, url, tries]);
  // A new film has not failed yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each film
  useEffect(() => setBroken(false), [file, url]);

  usePlay(video, full ? src : null);

  if (broken) {
    const again = () => {
      setBroken(false);
      setTries(tries + 1);
    };
    return (
      <div className={classes.unplayed} role="alert">
        <p>Your video cannot be played here, but it is finished and saved, and you can download it.</p>
        <Button variant="default" onClick={again}>
          Try again
        </Button>
      </div>
    );
  }
  if (!src) return null;
  return (
    <video
      key={tries}
      className={classes.film}
      src={src}
      poster={coverAddress(url)}
      ref={video}
      autoPlay={!full}
      muted={!full}
      loop
      controls
      playsInline
      aria-label={full ? 'Full-screen film' : 'Your finished video'}
      onCanPlay={onShown}
      onError={() => setBroken(true)}
    />
  );
}

/** Plays what stands on the whole screen, with sound if the browser lets it begin with sound. @param src null: it plays by itself, or not at all */
function usePlay(video: RefObject<HTMLVideoElement | null>, src: string | null): void {
  useEffect(() => {
    const element = video.current;
    if (!element || !src || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const silently = () => {
      element.muted = true;
      return element.play();
    };
    element
      .play()
      .catch(silently)
      // It stands still then, with the browser's play button.
      .catch(() => undefined);
  }, [video, src]);
}
