import { useEffect, useRef, useState } from 'react';
import type { PromoContent } from '../../../contract/promos.ts';
import { createPainter } from '../../../scene/draw.ts';
import { FRAME } from '../../../scene/frame.ts';
import { poseAt } from '../../../scene/timeline.ts';
import { newCanvas } from '../../ui/canvas.ts';
import { emojiPictures, loadFontsFor } from '../../ui/scene-fonts.ts';
import classes from './shelf.module.css';

/** Pixels of the picture; on the shelf it is at most half as wide. */
const WIDTH = 360;

type Props = { content: PromoContent; watermark: boolean };

/** A promo as its film looks in the middle: its text, drawn by the film's own renderer, over the still image of its background. */
export function Picture({ content: { promo, background }, watermark }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const seen = useSeen(canvas);
  useEffect(() => {
    if (!seen) return;
    let gone = false;
    loadFontsFor(promo).then(
      () => {
        const surface = canvas.current?.getContext('2d');
        if (gone || !surface) return;
        const options = {
          ...{ scale: WIDTH / FRAME.width, hasBackground: promo.backgroundVideoUrl !== null, guide: false },
          ...{ watermark, pictures: emojiPictures },
        };
        createPainter(newCanvas)(promo, stillTime(promo), surface, options);
      },
      // Without its fonts the picture stays without its text, which the card says as well.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [seen, promo, watermark]);
  return (
    <span className={classes.picture} aria-hidden="true">
      {background && <img src={background.posterUrl} alt="" loading="lazy" onError={hide} />}
      <canvas ref={canvas} width={WIDTH} height={(WIDTH * FRAME.height) / FRAME.width} />
    </span>
  );
}

function hide(event: { currentTarget: HTMLElement }): void {
  event.currentTarget.hidden = true;
}

/** A moment at which the whole text is there. */
function stillTime({ animationType, videoDuration }: PromoContent['promo']): number {
  const times = [videoDuration / 2, videoDuration * 0.75, 0];
  return times.find((time) => poseAt(animationType, time, videoDuration).opacity === 1) ?? 0;
}

/** True from the moment the element comes near the window: pictures further down cost nothing until then. */
function useSeen(element: { readonly current: Element | null }): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '50%' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [seen, element]);
  return seen;
}
