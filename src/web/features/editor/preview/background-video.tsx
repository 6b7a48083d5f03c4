import { useWindowEvent } from '@mantine/hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Clip } from '../../../../contract/library.ts';
import type { Promo, Sound } from '../../../../scene/promo.ts';
import { startOf, usedPart } from '../../backgrounds/part.ts';
import { useUsedPart } from '../../backgrounds/use-used-part.ts';
import type { Preview } from '../model/use-preview.ts';
import classes from './preview.module.css';

type Props = { clip: Clip; promo: Promo; preview: Preview };

/** The part of a clip that the film shows. While another start is looked for, until that part is there, the clip plays from there. */
export function Background({ clip, promo: { backgroundVideoUrl: url, sound }, preview }: Props) {
  const part = useUsedPart(clip, url);
  const wanted = usedPart(clip, url).url;
  const [there, setThere] = useState(wanted);
  if (!part) return null;
  const sought = there !== wanted || part.url !== wanted;
  return (
    <>
      <BackgroundVideo
        key={part.url}
        clip={part}
        preview={preview}
        volume={VOLUMES[sound]}
        onThere={() => setThere(part.url)}
      />
      {sought && <ClipFrom clip={clip} start={startOf(clip, url)} playing={preview.playing} />}
    </>
  );
}

/** A clip that plays from `start`. */
function ClipFrom({ clip, start, playing }: { clip: Clip; start: number; playing: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  const seek = useCallback(() => {
    const element = video.current;
    // Before it knows how long it is, it cannot be sought.
    if (!element || element.readyState === 0) return;
    element.currentTime = start;
    if (playing) element.play().catch(() => undefined);
    else element.pause();
  }, [start, playing]);
  useEffect(seek, [seek]);
  return (
    <video
      ref={video}
      className={classes.background}
      src={clip.previewUrl || clip.url}
      muted
      playsInline
      preload="auto"
      aria-hidden
      onLoadedMetadata={seek}
    />
  );
}

type VideoProps = { clip: Clip; preview: Preview; volume: number; onThere: () => void };

/** `quieter` is 10 dB less. iPhones leave the volume to their buttons. */
const VOLUMES: Record<Sound, number> = { on: 1, quieter: 0.32, off: 0 };

/** The background in the preview: the small silent loop, or the clip itself if its sound is on. It restarts with the film. */
function BackgroundVideo({ clip, preview, volume, onThere }: VideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [broken, setBroken] = useState(false);
  // Without a line nothing is wrong with it: its picture stands there until the line is back.
  useWindowEvent('online', () => setBroken(false));
  const { clock, playing, run } = preview;
  const sound = preview.sound && volume > 0;
  const src = sound ? clip.url : clip.previewUrl || clip.url;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new run or another source restarts it
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.muted = !sound;
    element.volume = volume;
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
  }, [clock, playing, run, sound, volume, src]);

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
          onLoadedData={onThere}
          onError={() => {
            setBroken(true);
            onThere();
          }}
        />
      )}
      {broken && navigator.onLine && (
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
