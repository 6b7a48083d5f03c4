import { useEffect, useRef, useState } from 'react';
import type { Clip } from '../../../../contract/library.ts';
import type { Preview } from '../model/use-preview.ts';
import classes from './preview.module.css';

/** The background in the preview: the small silent loop, or the clip itself if its sound is on. It restarts with the film. */
export function BackgroundVideo({ clip, preview }: { clip: Clip; preview: Preview }) {
  const video = useRef<HTMLVideoElement>(null);
  const [broken, setBroken] = useState(false);
  const { clock, playing, run, sound } = preview;
  const src = sound ? clip.url : clip.previewUrl || clip.url;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new run or another source restarts it
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.muted = !sound;
    if (!playing) return element.pause();
    seek(element, clock.time());
    // A browser that blocks autoplay shows the poster, and the play button works.
    element.play().catch(() => undefined);
    let frame = 0;
    let round = clock.round();
    const follow = () => {
      if (clock.round() !== round) seek(element, clock.time());
      round = clock.round();
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [clock, playing, run, sound, src]);

  return (
    <>
      <img className={classes.background} src={clip.posterUrl} alt="" />
      {!broken && (
        <video
          ref={video}
          className={classes.background}
          src={src}
          muted
          loop
          playsInline
          preload="auto"
          aria-hidden
          onError={() => setBroken(true)}
        />
      )}
      {broken && (
        <p className={classes.failure} role="status">
          This background cannot be played here, but your video will include it.
        </p>
      )}
    </>
  );
}

/** Seeks to the film's position in a background that may be shorter and repeats. */
function seek(video: HTMLVideoElement, time: number): void {
  video.currentTime = Number.isFinite(video.duration) && video.duration > 0 ? time % video.duration : 0;
}
