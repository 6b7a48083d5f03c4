import { useEffect, useMemo, useRef, useState } from 'react';
import { bandsBehind } from '../../../contract/media.ts';
import type { PromoContent } from '../../../contract/promos.ts';
import type { User } from '../../../contract/session.ts';
import { createPainter } from '../../../scene/draw.ts';
import { FRAME } from '../../../scene/frame.ts';
import type { Promo } from '../../../scene/promo.ts';
import { restingTime } from '../../../scene/timeline.ts';
import { newCanvas } from '../../ui/canvas.ts';
import { emojiPictures, loadFontsFor } from '../../ui/scene-fonts.ts';
import { useUsedPart } from '../backgrounds/use-used-part.ts';
import { useLogo } from '../brand/use-logo.ts';
import classes from './shelf.module.css';

/** CSS pixels of the picture's width until it is laid out. */
const WIDTH = 180;

type Props = { content: Pick<PromoContent, 'promo' | 'background'>; user: User };

/** A promo as its film looks in the middle: its text, drawn by the film's own renderer, over the still image of its background. */
export function Picture({ content: { promo, background }, user }: Props) {
  const { watermark } = user.entitlements;
  const logo = useLogo(user, promo);
  const shown = useUsedPart(background, promo.backgroundVideoUrl);
  const canvas = useRef<HTMLCanvasElement>(null);
  const near = useIsNear(canvas);
  const what = useMemo(() => ({ promo, background, watermark, logo }), [promo, background, watermark, logo]);
  const drawn = useRef<typeof what | null>(null);
  useEffect(() => {
    if (!near) {
      // A drawn picture takes about 1 MB of a phone's memory, and a shelf may have 200.
      if (drawn.current && canvas.current) canvas.current.width = 0;
      drawn.current = null;
      return;
    }
    if (drawn.current === what) return;
    const { promo, background, watermark, logo } = what;
    let gone = false;
    loadFontsFor(promo).then(
      () => {
        const surface = canvas.current?.getContext('2d');
        if (gone || !canvas.current || !surface) return;
        const width = Math.round((canvas.current.clientWidth || WIDTH) * window.devicePixelRatio);
        canvas.current.width = width;
        canvas.current.height = Math.round((width * FRAME.height) / FRAME.width);
        const options = {
          ...{ scale: width / FRAME.width, hasBackground: promo.backgroundVideoUrl !== null, guide: false },
          ...logo,
          ...{ watermark, bands: bandsBehind(background?.survey, promo), pictures: emojiPictures },
        };
        // Of a list its first page.
        const shown: Promo = promo.list ? { ...promo, animationType: 'none' } : promo;
        createPainter(newCanvas)(shown, restingTime(shown), surface, options);
        drawn.current = what;
      },
      // Without its fonts the picture stays without its text, which the card says as well.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [near, what]);
  return (
    <span className={classes.picture} aria-hidden="true">
      {shown && <img src={shown.posterUrl} alt="" loading="lazy" onError={hide} />}
      <canvas ref={canvas} />
    </span>
  );
}

function hide(event: { currentTarget: HTMLElement }): void {
  event.currentTarget.hidden = true;
}

/** True while the element is near what can be seen of the page: pictures elsewhere cost nothing. */
function useIsNear(element: { readonly current: Element | null }): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)!.isIntersecting), {
      rootMargin: '50%',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return near;
}
