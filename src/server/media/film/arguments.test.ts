import { describe, expect, test } from 'vitest';
import { posterArguments, previewArguments } from '../ingest/poster-and-preview.ts';
import { INPUT_GUARDS } from '../tool/guards.ts';
import { type FilmParts, filmArguments, textVideoArguments } from './arguments.ts';
import type { Sheet } from './draw-sheet.ts';

const film: FilmParts = {
  duration: 15,
  background: { file: '/store/clip.mp4', start: 2.5, duration: 15, hasAudio: true },
  text: { file: '/scratch/text.png', x: 132, y: 608 },
  animation: 'animate-fade-in',
  watermark: { file: '/scratch/mark.png', x: 300, y: 1760 },
};

const option = (args: string[], name: string) => args[args.indexOf(name) + 1];
const graph = (parts: Partial<FilmParts> = {}) =>
  option(filmArguments({ ...film, ...parts }, '/scratch/film.mp4'), '-filter_complex')!;
const inputs = (args: string[]) => args.filter((_, i) => args[i - 1] === '-i');

describe('a film over a clip [B7]', () => {
  test('opens the clip once, guarded, from the piece’s start', () => {
    const args = filmArguments(film, '/scratch/film.mp4');
    expect(inputs(args)).toEqual(['/store/clip.mp4', '/scratch/text.png', '/scratch/mark.png']);
    const beforeClip = args.slice(0, args.indexOf('/store/clip.mp4'));
    expect(beforeClip.join(' ')).toContain(`${INPUT_GUARDS.join(' ')} -ss 2.5 -t 15 -i`);
    expect(args.at(-1)).toBe('/scratch/film.mp4');
  });

  test('has exact numbers of frames and samples', () => {
    expect(graph()).toContain('trim=end_frame=450');
    expect(graph()).toContain('atrim=start_sample=1024:end_sample=720000');
    expect(filmArguments(film, 'x')).not.toContain('-frames:v');
  });

  test('has the settings that the platforms require [S1.5 B141]', () => {
    const args = filmArguments(film, 'x');
    const wanted = {
      '-profile:v': 'high',
      '-pix_fmt': 'yuv420p',
      '-colorspace': 'bt709',
      '-color_range': 'tv',
      '-g': '60',
      '-ar': '48000',
      '-movflags': '+faststart+negative_cts_offsets',
      '-use_editlist': '0',
      '-map_metadata': '-1',
    };
    for (const [name, value] of Object.entries(wanted)) expect([name, option(args, name)]).toEqual([name, value]);
    expect(args.join(' ')).toContain('-preset superfast -crf 22 -x264-params b-adapt=0');
    expect(args).not.toContain('-maxrate');
    expect(option(filmArguments(film, 'x', true), '-maxrate')).toBe('7000k');
    expect(filmArguments({ ...film, background: null }, 'x', true)).toEqual(
      filmArguments({ ...film, background: null }, 'x'),
    );
  });

  test('reads a piece repeatedly if it is shorter than the film', () => {
    const piece = { ...film.background!, duration: 4 };
    const args = filmArguments({ ...film, background: piece }, 'x');
    expect(inputs(args).filter((file) => file === '/store/clip.mp4')).toHaveLength(4);
    expect(option(args, '-filter_complex')).toContain('concat=n=4:v=1:a=1');
    expect(option(args, '-filter_complex')).toContain('[4:v]scale=out_color_matrix=bt709');
  });

  test('repeats a very short piece from memory', () => {
    const piece = { ...film.background!, duration: 0.5 };
    const args = filmArguments({ ...film, background: piece }, 'x');
    expect(inputs(args)).toHaveLength(3);
    expect(option(args, '-filter_complex')).toContain('loop=-1:15');
    expect(option(args, '-filter_complex')).toContain('aloop=-1:24000');
  });

  test('gets a silent track if the piece has no sound', () => {
    const silent = graph({ background: { ...film.background!, hasAudio: false } });
    expect(silent).toContain('anullsrc=r=48000:cl=stereo,atrim=end_sample=718976[a]');
    expect(silent).not.toContain(':a:0');
  });
});

describe('layers', () => {
  const sheet: Sheet = {
    ...{ file: '/scratch/text.rgba', width: 600, height: 300 },
    parts: [
      { member: 'ground', x: 0, y: 400, width: 600, height: 200, row: 0 },
      { member: { unit: 0, of: 2 }, x: 132, y: 608, width: 400, height: 60, row: 200 },
      { member: { unit: 1, of: 2 }, x: 140, y: 668, width: 380, height: 40, row: 260 },
    ],
  };

  test('the text moves, the watermark does not', () => {
    const slide = graph({ animation: 'animate-slide-up' });
    expect(slide).toMatch(/overlay=x=132:y='608\+2\*round\(.*\)':eval=frame:eof_action=repeat/);
    expect(slide).toContain('overlay=x=300:y=1760:eof_action=repeat');
  });

  test('an image is repeated only while it fades', () => {
    expect(graph()).toMatch(
      /split\[part0\]\[text\];\[part0\]loop=90:1,.*fade=t=in:st=0:d=1:alpha=1,settb=1\/30,setpts='N\+0'/,
    );
    // Frame 449 is the film's last.
    const out = /loop=89:1,.*fade=t=out:st=0:d=1:alpha=1,settb=1\/30,setpts='if\(eq\(N\\,0\)\\,0\\,N\+360\)'/;
    expect(graph({ animation: 'animate-fade-out' })).toMatch(out);
    expect(graph({ animation: 'none' })).not.toContain('loop=');
  });

  test('of text are cut from one sheet and laid one by one while they move, and then as one [B165]', () => {
    const args = filmArguments({ ...film, sheet }, 'x');
    expect(inputs(args)).toEqual(['/store/clip.mp4', '/scratch/text.rgba', '/scratch/text.png', '/scratch/mark.png']);
    expect(args.join(' ')).toContain('-f rawvideo -pixel_format rgba -video_size 600x300');
    const [steps, all] = [graph({ sheet }).split(';'), graph({ sheet })];
    expect(all).toContain('split=3[part0][part1][part2]');
    expect(steps.filter((step) => step.startsWith('[part2]crop=380:40:0:260,'))).toHaveLength(1);
    const moving = ":enable='not(between(t,2.983333,14.983333))'";
    expect(steps.filter((step) => step.includes(moving))).toHaveLength(3);
    expect(all).toContain("overlay=x=132:y=608:eof_action=repeat:enable='between(t,2.983333,14.983333)'[on_text]");
  });

  test('of a film that begins with its cover are not laid in its first frames [B167]', () => {
    expect(graph({ sheet, coverFirst: true })).toContain(
      "enable='between(t,-0.016667,0.083333)+between(t,2.983333,14.983333)'[on_text]",
    );
  });

  test('use the film’s color matrix', () => {
    for (const index of [1, 2, 3]) {
      expect(graph({ sheet })).toContain(`[${index}:v]scale=out_color_matrix=bt709:out_range=tv,format=yuva420p`);
    }
  });

  test('without layers the background is unchanged', () => {
    expect(graph({ text: null, watermark: null })).toMatch(/\[ground\]format=yuv420p\[v\]$/);
  });
});

test('a film over black opens no clip and is silent [T5.9]', () => {
  const args = filmArguments({ ...film, background: null, watermark: null }, 'x');
  expect(inputs(args)).toEqual(['/scratch/text.png']);
  expect(option(args, '-filter_complex')).toContain('color=c=black:s=1080x1920:r=30');
  expect(option(args, '-filter_complex')).toContain('anullsrc');
});

test.each([0, 16, 1.5, Number.NaN, -1])('a film of %s seconds is rejected', (duration) => {
  expect(() => filmArguments({ ...film, duration }, 'x')).toThrow(RangeError);
  expect(() => textVideoArguments({ ...film, duration }, 'x')).toThrow(RangeError);
});

test('an empty piece is rejected as a background', () => {
  expect(() => graph({ background: { ...film.background!, duration: 0 } })).toThrow('empty');
  expect(() => graph({ background: { ...film.background!, start: -1 } })).toThrow('empty');
});

test('poster and preview open the clip guarded', () => {
  for (const args of [posterArguments('c.mp4', 1, 'p.jpg'), previewArguments('c.mp4', 'p.mp4')]) {
    expect(args.slice(0, args.indexOf('c.mp4')).join(' ')).toContain(INPUT_GUARDS.join(' '));
  }
  expect(previewArguments('c.mp4', 'p.mp4')).toContain('-an');
});
