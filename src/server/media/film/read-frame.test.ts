import { crc32, deflateSync } from 'node:zlib';
import { createCanvas, Image } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../contract/limits.ts';
import { defaultPromo } from '../../../scene/promo.ts';
import { SIGNATURE } from '../../../scene/script.ts';
import { drawFrame, drawWatermark } from './draw-frame.ts';
import { type FrameFault, readFrame } from './read-frame.ts';

/** A PNG with a dot of `size` at x, y on a transparent background. */
function dotted(width: number, height: number, x: number, y: number, size = 1): Buffer {
  const canvas = createCanvas(width, height);
  const surface = canvas.getContext('2d');
  surface.fillStyle = '#ff8800';
  surface.fillRect(x, y, size, size);
  return canvas.encodeSync('png');
}

async function pixels(png: Buffer) {
  const image = new Image();
  image.src = png;
  await image.decode();
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.getContext('2d').getImageData(0, 0, image.width, image.height);
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

const MAGIC = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** A handcrafted PNG: header fields, compressed pixels, other chunks in between. */
function handmade(
  header: Partial<Record<'width' | 'height' | 'depth' | 'type' | 'interlace', number>>,
  packed: Buffer,
  ...extra: Buffer[]
) {
  const { width = 540, height = 960, depth = 8, type = 6, interlace = 0 } = header;
  const ihdr = Buffer.alloc(13);
  ihdr.writeUInt32BE(width, 0);
  ihdr.writeUInt32BE(height, 4);
  ihdr.set([depth, type, 0, 0, interlace], 8);
  return Buffer.concat([MAGIC, chunk('IHDR', ihdr), ...extra, chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))]);
}

const clear = deflateSync(Buffer.alloc(960 * (1 + 540 * 4)));
const refused = (file: Buffer, reason: FrameFault) =>
  expect(readFrame(file)).rejects.toMatchObject({ name: 'FrameError', reason });

describe('readFrame', () => {
  it.each([
    [0, 0, { x: 0, y: 0, width: 2, height: 2 }],
    [101, 333, { x: 100, y: 332, width: 2, height: 2 }],
    [1079, 1919, { x: 1078, y: 1918, width: 2, height: 2 }],
  ])('cuts a film-sized frame to the even rectangle around a dot at %i, %i [T5.8]', async (x, y, box) => {
    const frame = await readFrame(dotted(1080, 1920, x, y));
    expect(frame).toMatchObject(box);
    const { width, height, data } = await pixels(frame!.png);
    expect([width, height]).toEqual([box.width, box.height]);
    const at = ((y - box.y) * width + (x - box.x)) * 4;
    expect([...data.subarray(at, at + 4)]).toEqual([255, 136, 0, 255]);
  });

  it('keeps odd-sized ink whole', async () => {
    expect(await readFrame(dotted(1080, 1920, 11, 21, 4))).toMatchObject({ x: 10, y: 20, width: 6, height: 6 });
  });

  it('enlarges a frame of preview size [T5.8]', async () => {
    const frame = await readFrame(dotted(540, 960, 100, 200, 50));
    expect(frame!.x).toBeGreaterThanOrEqual(196);
    expect(frame!.x).toBeLessThanOrEqual(200);
    expect(frame!.width).toBeGreaterThanOrEqual(100);
    expect(frame!.width).toBeLessThanOrEqual(108);
  });

  it('returns nothing for a transparent frame', async () => {
    expect(await readFrame(createCanvas(1080, 1920).encodeSync('png'))).toBeNull();
    expect(await readFrame(handmade({}, clear))).toBeNull();
  });

  it('skips metadata that would unpack to gigabytes', async () => {
    const bomb = Buffer.concat([Buffer.from('icc\0\0', 'latin1'), deflateSync(Buffer.alloc(200_000_000))]);
    const before = process.memoryUsage().rss;
    expect(await readFrame(handmade({}, clear, chunk('iCCP', bomb), chunk('zTXt', bomb)))).toBeNull();
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  it('refuses anything but PNG', async () => {
    for (const file of [
      Buffer.alloc(0),
      Buffer.from('hello'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      MAGIC,
    ]) {
      await refused(file, 'not_png');
    }
    await refused(createCanvas(1080, 1920).encodeSync('jpeg'), 'not_png');
  });

  it.each([
    [16_000, 16_000],
    [1080, 1921],
    [540, 1920],
    [0, 0],
    [2 ** 31, 2 ** 31],
  ])('refuses %ix%i by its header alone', (width, height) =>
    refused(handmade({ width, height }, Buffer.from('never unpacked')), 'wrong_size'),
  );

  it('reads the other kinds of PNG that programs write', async () => {
    const palette = [chunk('PLTE', Buffer.from([255, 0, 0, 0, 255, 0])), chunk('tRNS', Buffer.from([0, 0]))];
    const oneBit = deflateSync(Buffer.alloc(960 * (1 + 68)));
    expect(await readFrame(handmade({ type: 3, depth: 1 }, oneBit, ...palette))).toBeNull();
    const grey = deflateSync(Buffer.alloc(960 * 541, 0));
    expect(await readFrame(handmade({ type: 0 }, grey))).toMatchObject({ x: 0, y: 0, width: 1080, height: 1920 });
    expect(await readFrame(handmade({ depth: 16 }, deflateSync(Buffer.alloc(960 * (1 + 540 * 8)))))).toBeNull();
  });

  it('refuses interlacing and unknown kinds', async () => {
    await refused(handmade({ depth: 4 }, clear), 'wrong_kind');
    await refused(handmade({ interlace: 1 }, clear), 'wrong_kind');
    await refused(handmade({ type: 5 }, clear), 'wrong_kind');
  });

  it('refuses truncated, excess, corrupt or missing pixel data', async () => {
    const whole = dotted(1080, 1920, 500, 500, 300);
    await refused(whole.subarray(0, whole.length / 2), 'damaged');
    await refused(handmade({}, deflateSync(Buffer.alloc(1000))), 'damaged');
    await refused(handmade({}, deflateSync(Buffer.alloc(300_000_000))), 'damaged');
    await refused(handmade({}, Buffer.from('not deflated')), 'damaged');
    const flipped = Buffer.from(whole);
    flipped[whole.length - 30]! ^= 255;
    await refused(flipped, 'damaged');
    const badFilter = deflateSync(Buffer.alloc(960 * (1 + 540 * 4), 9));
    await refused(handmade({}, badFilter), 'damaged');
    await refused(handmade({ type: 3 }, deflateSync(Buffer.alloc(960 * 541))), 'damaged');
  });

  it('refuses too many bytes', () =>
    refused(Buffer.concat([dotted(540, 960, 1, 1), Buffer.alloc(LIMITS.frameBytes)]), 'too_large'));
});

describe('drawFrame', () => {
  it('draws the text in film size, inside the margins, without the watermark [S9.2]', async () => {
    const png = await drawFrame(
      { ...defaultPromo, text: `Hello **you**\n\n${SIGNATURE}`, textShadow: false },
      { hasBackground: false },
    );
    const frame = await readFrame(png);
    expect(frame!.x).toBeGreaterThanOrEqual(96);
    expect(frame!.x + frame!.width).toBeLessThanOrEqual(984);
    expect(frame!.y + frame!.height).toBeLessThan(1248);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1920]);
    const { data } = await pixels(png);
    let gold = 0;
    for (let at = 0; at < data.length; at += 4)
      if (data[at] === 0xf5 && data[at + 1] === 0xc5 && data[at + 2] === 0x42) gold++;
    expect(gold).toBeGreaterThan(500);
  });

  it('is transparent without text', async () => {
    expect(
      await readFrame(await drawFrame({ ...defaultPromo, text: '', header: '' }, { hasBackground: true })),
    ).toBeNull();
  });

  it('has the scrim only over a background', async () => {
    const without = await readFrame(await drawFrame(defaultPromo, { hasBackground: false }));
    const over = await readFrame(await drawFrame(defaultPromo, { hasBackground: true }));
    expect(without!.width).toBeLessThan(1000);
    expect(over).toMatchObject({ x: 0, width: 1080 });
  });
});

describe('drawWatermark', () => {
  it('lies 64 units above the lower edge, in the middle', async () => {
    const { png, x, y, width, height } = await drawWatermark();
    expect(Math.abs(x + width / 2 - 540)).toBeLessThanOrEqual(4);
    expect(y).toBeGreaterThan(1700);
    expect(y + height).toBeLessThan(1880);
    expect((await pixels(png)).width).toBe(width);
    expect(await drawWatermark()).toBe(await drawWatermark());
  });
});
