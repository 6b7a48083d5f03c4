import { useEffect, useRef } from 'react';
import type { Clip } from '../../../contract/library.ts';
import { createPainter, type Draw, FRAME } from '../../../scene/draw.ts';
import type { Promo } from '../../../scene/promo.ts';
import { plainText } from '../../../scene/script.ts';
import { poseAt } from '../../../scene/timeline.ts';
import { emojiPictures } from '../../ui/scene-fonts.ts';
import { usedPart } from './background-part.ts';
import { BackgroundVideo } from './background-video.tsx';
import { newCanvas } from './frame.ts';
import classes from './preview.module.css';
import { editableText } from './state.ts';
import { type Preview, useDeviceWidth, useDrawablePromo } from './use-preview.ts';

type Props = { promo: Promo; background: Clip | null; watermark: boolean; preview: Preview };

/** The film before it is made: its background, and over it the text drawn by the film's own painter, moving as it will. */
export function LivePreview({ promo, background, watermark, preview }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<Draw | null>(null);
  const width = useDeviceWidth(canvas);
  const { drawable, failure } = useDrawablePromo(promo);
  const { clock, playing, run, guide } = preview;
  const shown = background && usedPart(background, promo.backgroundVideoUrl);
  const words = [promo.header, plainText(editableText(promo))].filter((part) => part.trim() !== '').join('. ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another run of the clock begins the drawing anew
  useEffect(() => {
    const surface = canvas.current?.getContext('2d');
    if (!surface || !drawable || width === 0) return;
    painter.current ??= createPainter(newCanvas);
    const draw = painter.current;
    const options = {
      scale: width / FRAME.width,
      hasBackground: drawable.backgroundVideoUrl !== null,
      watermark,
      guide,
      pictures: emojiPictures,
    };
    let frame = 0;
    let drawn = '';
    const tick = () => {
      const { opacity, dy } = poseAt(drawable.animationType, clock.time(), drawable.videoDuration);
      const pose = `${opacity} ${dy}`;
      // Most of the film the text stands still, and a phone's battery is thankful.
      if (pose !== drawn) draw(drawable, clock.time(), surface, options);
      drawn = pose;
      if (playing) frame = requestAnimationFrame(tick);
    };
    tick();
    return () => cancelAnimationFrame(frame);
  }, [drawable, width, watermark, guide, clock, playing, run]);

  return (
    <>
      {shown && <BackgroundVideo key={shown.url} clip={shown} preview={preview} />}
      <canvas
        ref={canvas}
        className={classes.canvas}
        width={width || FRAME.width}
        height={Math.round(((width || FRAME.width) * FRAME.height) / FRAME.width)}
        role="img"
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
