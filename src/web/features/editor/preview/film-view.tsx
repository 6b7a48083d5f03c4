import { Button } from '@mantine/core';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { coverAddress } from '../../../../contract/media.ts';
import { languageOf } from '../../../ui/language-of.ts';
import { useStudio } from '../model/studio.ts';
import classes from './preview.module.css';
import { wordsInFilm } from './words.ts';

type Props = {
  url: string;
  file: File | null;
  /** On the whole screen: with sound, if the browser lets it begin with sound. */
  full?: boolean;
  onShown?: () => void;
};

/** The finished film, from memory if possible; if that fails, loaded again from the server on request. */
export function FilmView({ url, file, full = false, onShown }: Props) {
  const words = wordsInFilm(useStudio().state.promo);
  const { video, keep } = useVideo();
  const [tries, setTries] = useState(0);
  const [broken, setBroken] = useState(false);
  const src = useSource(url, file, tries);
  // A new film has not failed yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each film
  useEffect(() => setBroken(false), [url]);

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
      ref={keep}
      autoPlay={!full}
      muted={!full}
      loop
      controls
      playsInline
      lang={languageOf(words)}
      aria-label={`${full ? 'Full-screen video' : 'Your finished video'}${words && `: ${words}`}`}
      onCanPlay={onShown}
      // A browser that refuses the file in memory may take it from the server.
      onError={() => (src === url ? setBroken(true) : setTries(tries + 1))}
    />
  );
}

/** A video that goes ends its load: WebKit would go on with it, and now and then give the next video of the same film an error or nothing at all. */
function useVideo() {
  const video = useRef<HTMLVideoElement>(null);
  const keep = useCallback((element: HTMLVideoElement) => {
    video.current = element;
    return () => {
      video.current = null;
      element.removeAttribute('src');
      element.load();
    };
  }, []);
  return { video, keep };
}

/** The address of the film: of the file in memory, if there is one from the beginning, and of the server's when that has failed; null before the first render. */
function useSource(url: string, file: File | null, tries: number): string | null {
  const [src, setSrc] = useState<string | null>(null);
  // What has begun to load plays on: for a file that arrives later it would begin anew, and WebKit reports the load that it gives up as a fault.
  const begun = useRef({ url, file });
  if (begun.current.url !== url) begun.current = { url, file };
  const { file: first } = begun.current;
  // Before the paint: who asked for the film waits for its first picture.
  useLayoutEffect(() => {
    if (!first || tries > 0) return setSrc(url);
    const local = URL.createObjectURL(first);
    setSrc(local);
    return () => URL.revokeObjectURL(local);
  }, [first, url, tries]);
  return src;
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
