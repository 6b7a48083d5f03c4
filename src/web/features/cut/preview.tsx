import { Button } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { FRAME_RATE } from '../../../scene/timeline.ts';
import { Icon } from '../../ui/icons.tsx';
import classes from './cut.module.css';
import { type ClipItem, type Item, isPhoto, type PhotoItem } from './list.ts';

/** The parts one after the other, as they are stored small, without sound: near enough to judge order and lengths. */
export function Preview({ items, shown }: { items: readonly Item[]; shown: Item | undefined }) {
  const [at, setAt] = useState<number | null>(null);
  const item = at === null ? (shown ?? items[0]) : items[at];
  const isPlaying = at !== null && item !== undefined;
  const frames = item?.frames ?? 0;
  useEffect(() => {
    if (at === null) return;
    const timer = setTimeout(() => setAt(at + 1 < items.length ? at + 1 : null), (1000 * frames) / FRAME_RATE);
    return () => clearTimeout(timer);
  }, [at, frames, items.length]);
  return (
    <div className={classes.preview}>
      <div className={classes.stage}>
        {item &&
          (isPhoto(item) ? (
            <Still key={item.id} item={item} moves={isPlaying} />
          ) : (
            <Moving key={item.id} item={item} plays={isPlaying} />
          ))}
      </div>
      <Button
        variant="default"
        disabled={items.length === 0}
        leftSection={<Icon name={isPlaying ? 'pause' : 'play'} />}
        onClick={() => setAt(isPlaying ? null : 0)}
      >
        {isPlaying ? 'Stop' : 'Play'}
      </Button>
    </div>
  );
}

function Still({ item: { photo, center, frames, move }, moves }: { item: PhotoItem; moves: boolean }) {
  const reduced = useReducedMotion();
  const style = {
    objectPosition: placeOf(photo.aspect, center),
    '--long': `${frames / FRAME_RATE}s`,
    '--way': Math.min(0.08, (0.02 * frames) / FRAME_RATE),
  } as CSSProperties;
  return <img src={photo.url} alt="" style={style} className={moves && !reduced ? classes[move] : undefined} />;
}

function Moving({ item: { clip, from }, plays }: { item: ClipItem; plays: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const film = video.current;
    if (!film) return;
    film.currentTime = from / FRAME_RATE;
    if (plays) film.play().catch(() => undefined);
    else film.pause();
  }, [from, plays]);
  return (
    <video
      ref={video}
      src={clip.previewUrl}
      poster={clip.posterUrl}
      muted
      playsInline
      preload="auto"
      tabIndex={-1}
      aria-hidden
    />
  );
}

/** What the server crops to, as the page says it: a share of what is left over. */
export function placeOf(aspect: number, center: { x: number; y: number }): string {
  const share = (seen: number, at: number) =>
    seen >= 1 ? 50 : 100 * Math.min(1, Math.max(0, (at - seen / 2) / (1 - seen)));
  const wanted = 9 / 16;
  return `${share(Math.min(1, wanted / aspect), center.x)}% ${share(Math.min(1, aspect / wanted), center.y)}%`;
}
