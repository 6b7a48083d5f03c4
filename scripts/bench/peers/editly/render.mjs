// node render.mjs OUT
import editly from 'editly';
import { serve } from './serve.ts';

const [outPath] = process.argv.slice(2);

await serve(async ({ paragraphs, seconds, clip }) => {
  /** The paragraphs, which fade in one after the other. */
  function text({ canvas }) {
    const context = canvas.getContext('2d');
    return {
      onRender(progress) {
        context.font = '600 32px sans-serif';
        context.fillStyle = 'white';
        for (const [n, line] of paragraphs.entries()) {
          context.globalAlpha = Math.min(1, Math.max(0, (progress * seconds * 30 - 8 * n) / 24));
          context.fillText(line, 80, 700 + 120 * n);
        }
      },
      onClose() {},
    };
  }
  await editly({
    ...{ outPath, width: 1080, height: 1920, fps: 30, keepSourceAudio: true, defaults: { transition: null } },
    customOutputArgs: [
      '-c:v',
      'libx264',
      '-preset',
      'veryfast',
      '-crf',
      '22',
      '-c:a',
      'aac',
      '-movflags',
      '+faststart',
    ],
    clips: [
      {
        duration: seconds,
        layers: [
          { type: 'video', path: clip },
          { type: 'canvas', func: text },
        ],
      },
    ],
  });
});
