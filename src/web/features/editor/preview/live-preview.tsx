import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Clip } from '../../../../contract/library.ts';
import { createPainter, type Draw } from '../../../../scene/draw.ts';
import { FRAME } from '../../../../scene/frame.ts';
import type { Promo } from '../../../../scene/promo.ts';
import { isAtRest } from '../../../../scene/timeline.ts';
import { newCanvas } from '../../../ui/canvas.ts';
import { languageOf } from '../../../ui/language-of.ts';
import { emojiPictures } from '../../../ui/scene-fonts.ts';
import type { FilmLogo } from '../../brand/use-logo.ts';
import { useBands } from '../model/use-bands.ts';
import { useDrawablePromo } from '../model/use-drawable-promo.ts';
import type { Preview } from '../model/use-preview.ts';
import { Background } from './background-video.tsx';
import classes from './preview.module.css';
import { wordsInFilm } from './words.ts';

type Props = { promo: Promo; background: Clip | null; watermark: boolean; preview: Preview; logo: FilmLogo };

/** The film before it is made: its background, and over it the text drawn by the film's own renderer, with its animation. */
export function LivePreview({ promo, background, watermark, preview, logo: filmLogo }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<Draw | null>(null);
  const width = useDeviceWidth(canvas);
  const { drawable, failure } = useDrawablePromo(promo);
  const { clock, playing, run, guide } = preview;
  const bands = useBands();
  const words = wordsInFilm(promo);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new run of the clock restarts the drawing
  useEffect(() => {
    const surface = canvas.current?.getContext('2d');
    if (!surface || !drawable || width === 0) return;
    painter.current ??= createPainter(newCanvas);
    const draw = painter.current;
    const options = {
      scale: width / FRAME.width,
      hasBackground: drawable.backgroundVideoUrl !== null,
      bands,
      ...filmLogo,
      watermark,
      guide,
      pictures: emojiPictures,
    };
    let frame = 0;
    let still = false;
    const tick = () => {
      const time = clock.time();
      const rests = !drawable.list && isAtRest(drawable, time);
      // For most of the film a text is still: not redrawing it saves the phone's battery.
      if (!rests || !still) draw(drawable, time, surface, options);
      still = rests;
      if (playing) frame = requestAnimationFrame(tick);
    };
    tick();
    return () => cancelAnimationFrame(frame);
  }, [drawable, bands, filmLogo, width, watermark, guide, clock, playing, run]);

  return (
    <>
      {background && <Background key={background.publicId} clip={background} promo={promo} preview={preview} />}
      <canvas
        ref={canvas}
        className={classes.canvas}
        width={width || FRAME.width}
        height={Math.round(((width || FRAME.width) * FRAME.height) / FRAME.width)}
        role="img"
        lang={languageOf(words)}
        aria-label={words ? `Preview of your video: ${words}` : 'Preview of your video, without text'}
        data-ready={drawable !== null || undefined}
      />
      {background && <span className={classes.label}>With background video</span>}
      {failure && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
    </>
  );
}

/** Width of an element in device pixels; 0 before layout. */
function useDeviceWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    // Its layout width, not the displayed one: a preview that is temporarily shrunk needs no redraw.
    const observer = new ResizeObserver(([entry]) =>
      setWidth(Math.round((entry?.contentRect.width ?? 0) * window.devicePixelRatio)),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
