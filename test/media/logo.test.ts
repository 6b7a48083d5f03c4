import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { createCanvas } from '@napi-rs/canvas';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PictureError, readLogo } from '../../src/server/media/picture/read-logo.ts';

const tools = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'logo-'));
});
afterAll(() => rm(folder, { recursive: true }));

const read = (file: Buffer | string) => readLogo(tools, join(folder, 'scratch'), Buffer.from(file));
const pixelsOf = async (file: Buffer | string) => PNG.sync.read((await read(file)).png);
function pixel({ data, width }: PNG, x: number, y: number): number[] {
  return [...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 4)];
}

const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (content: string, size = 'viewBox="0 0 200 100"') => `<svg ${NAMESPACES} ${size}>${content}</svg>`;

/** Red, half transparent to the right, in a canvas with empty margins. */
function drawn(width = 300, height = 200) {
  const canvas = createCanvas(width, height);
  const surface = canvas.getContext('2d');
  surface.fillStyle = '#ff0000';
  surface.fillRect(50, 50, 100, 100);
  surface.globalAlpha = 0.5;
  surface.fillRect(150, 50, 100, 100);
  return canvas;
}

describe('a logo is kept as a plain picture', () => {
  test('of a PNG, without its empty margins and with its transparency [B210]', async () => {
    const picture = await pixelsOf(drawn().toBuffer('image/png'));
    expect([picture.width, picture.height]).toEqual([200, 100]);
    expect(pixel(picture, 50, 50)).toEqual([255, 0, 0, 255]);
    const half = pixel(picture, 150, 50);
    expect(half.slice(0, 3)).toEqual([255, 0, 0]);
    expect(half[3]).toBeCloseTo(128, -0.5);
  });

  test('of a large PNG, smaller, without a fringe of the color that its transparent pixels have [B210]', async () => {
    const png = new PNG({ width: 2400, height: 2400 });
    // Transparent green around a white disc.
    for (let y = 0; y < 2400; y++) {
      for (let x = 0; x < 2400; x++) {
        const inside = (x - 1200) ** 2 + (y - 1200) ** 2 < 1000 ** 2;
        png.data.set(inside ? [255, 255, 255, 255] : [0, 255, 0, 0], 4 * (y * 2400 + x));
      }
    }
    const picture = await pixelsOf(PNG.sync.write(png));
    expect([picture.width, picture.height]).toEqual([1000, 1000]);
    let least = 255;
    for (let at = 0; at < picture.data.length; at += 4) {
      if (picture.data[at + 3]! > 40) least = Math.min(least, picture.data[at]!, picture.data[at + 2]!);
    }
    expect(least).toBeGreaterThan(240);
  });

  test('of a JPEG [B210]', async () => {
    const canvas = createCanvas(500, 250);
    const surface = canvas.getContext('2d');
    surface.fillStyle = '#2040c0';
    surface.fillRect(0, 0, 500, 250);
    const picture = await pixelsOf(canvas.toBuffer('image/jpeg'));
    expect([picture.width, picture.height]).toEqual([500, 250]);
    const [red, green, blue, opacity] = pixel(picture, 250, 125) as [number, number, number, number];
    expect(Math.max(Math.abs(red - 0x20), Math.abs(green - 0x40), Math.abs(blue - 0xc0))).toBeLessThan(4);
    expect(opacity).toBe(255);
  });

  test('of an SVG with a style sheet and no size of its own [B210]', async () => {
    const drawing = svg(
      '<!-- <script> --><style>.a { fill: #00ff00 }</style><rect class="a" width="200" height="100"/>',
    );
    const picture = await pixelsOf(
      `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">${drawing}`,
    );
    expect([picture.width, picture.height]).toEqual([1000, 500]);
    expect(pixel(picture, 500, 250)).toEqual([0, 255, 0, 255]);
  });

  test('of an SVG that says it is a hundred kilometers wide', async () => {
    const drawing = svg(
      '<circle cx="100" cy="50" r="40"/>',
      'width="100000000000" height="50000000000" viewBox="0 0 200 100"',
    );
    expect(await read(drawing)).toMatchObject({ width: 800, height: 800 });
  });
});

/** A PNG of one bit a pixel: a few kB that decode to so many pixels. */
function blackPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length, 0);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, data, Buffer.alloc(4)]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const rows = deflateSync(Buffer.alloc(Math.min(height, 14_000) * (Math.ceil(width / 8) + 1)));
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', header), chunk('IDAT', rows)]);
}

/** Ten times ten times ... one rectangle. */
function laughs(depth: number): string {
  const levels = Array.from(
    { length: depth },
    (_, level) => `<g id="a${level + 1}">${`<use xlink:href="#a${level}"/>`.repeat(10)}</g>`,
  );
  return svg(`<defs><rect id="a0" width="9" height="9"/>${levels.join('')}</defs><use xlink:href="#a${depth}"/>`);
}

const BOMBS: [string, RegExp, () => Buffer | string][] = [
  ['a PNG of 14000x14000', /14000 x 14000 pixels/, () => blackPng(14_000, 14_000)],
  ['a PNG of 8000x8000', /8000 x 8000 pixels/, () => blackPng(8_000, 8_000)],
  ['a PNG that says 2000000000x1', /2000000000 x 1 pixels/, () => blackPng(2_000_000_000, 1)],
  ['a PNG without pixels', /damaged/, () => blackPng(0, 100)],
  ['a PNG cut off', /damaged/, () => drawn().toBuffer('image/png').subarray(0, 60)],
  ['a JPEG of 60000x60000', /60000 x 60000 pixels/, hugeJpeg],
  ['a transparent PNG', /Nothing can be seen/, () => createCanvas(200, 200).toBuffer('image/png')],
  ['one of a few pixels', /only 20 x 20 pixels/, solid],
  ['a hair', /long and thin/, () => svg('<rect width="2000" height="10"/>', 'viewBox="0 0 2000 1000"')],
  ['a text', /none of them/, () => 'hello'],
  ['a page', /none of them/, () => '<html><script>alert(1)</script></html>'],
  ['a GIF', /none of them/, () => Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')],
  ['an SVG with a script', /contains a script/, () => svg('<script>alert(1)</script>')],
  ['an SVG with a script under a prefix', /contains a script/, () => svg('<x:script>alert(1)</x:script>')],
  ['an SVG with a handler', /contains a script/, () => svg('<rect width="9" height="9" onload="alert(1)"/>')],
  [
    'an SVG with an entity',
    /declares entities/,
    () => `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('&a;')}`,
  ],
  ['an SVG with a page inside', /has a page inside/, () => svg('<foreignObject><p>x</p></foreignObject>')],
  ['an SVG with a picture inside', /has a picture inside/, () => svg('<image href="file:///etc/passwd"/>')],
  ['an SVG with text', /Convert the text to outlines/, () => svg('<text y="20">Sky</text>')],
  ['an SVG that refers to a file', /refers to other files/, () => svg('<use href="other.svg#a"/>')],
  ['an SVG that refers to a paint', /refers to other files/, () => svg('<rect fill="url(http://x.example/#a)"/>')],
  ['an SVG with a foreign style sheet', /refers to other files/, () => svg('<style>@import "x.css";</style>')],
  ['an SVG of a billion rectangles', /cannot be drawn|too long/, () => laughs(9)],
  ['an SVG nested 40000 times', /cannot be drawn|too long/, () => svg('<g>'.repeat(40_000) + '</g>'.repeat(40_000))],
  ['an SVG with 15000 filters', /cannot be drawn|too long/, filters],
  ['an SVG of 2 MB', /larger than 1 MB/, () => svg(' '.repeat(2_000_000))],
  ['an SVG that is cut off', /cannot be drawn/, () => svg('<rect').slice(0, -8)],
  ['an SVG of a million open comments', /cannot be drawn/, () => `<svg ${NAMESPACES}>${'<!--'.repeat(240_000)}`],
  ['an SVG of spaces', /cannot be drawn|Nothing/, () => svg(`<a href=${' '.repeat(900_000)}`)],
];

function hugeJpeg(): Buffer {
  const file = createCanvas(100, 100).toBuffer('image/jpeg');
  const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
  file.writeUInt16BE(60_000, frame + 5);
  file.writeUInt16BE(60_000, frame + 7);
  return file;
}

function solid(): Buffer {
  const canvas = createCanvas(300, 300);
  canvas.getContext('2d').fillRect(10, 10, 20, 20);
  return canvas.toBuffer('image/png');
}

function filters(): string {
  const steps = Array.from({ length: 15_000 }, (_, at) => `<feTurbulence numOctaves="99" result="r${at}"/>`).join('');
  return svg(`<filter id="f">${steps}</filter><rect filter="url(#f)" width="200" height="100"/>`);
}

describe('hostile files', () => {
  test.each(BOMBS)('S2: %s is refused with a reason, and the next logo is read [B211]', async (_name, reason, make) => {
    const error = await read(make()).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(PictureError);
    expect((error as Error).message).toMatch(reason);
    expect(process.memoryUsage().rss).toBeLessThan(2e9);
  });

  test('S1: whatever a drawing refers to, nothing is asked for and nothing stays behind [B211]', async () => {
    let asked = 0;
    const listener = createServer((_request, response) => {
      asked++;
      response.end();
    });
    await new Promise<void>((ready) => listener.listen(0, '127.0.0.1', ready));
    const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/x`;
    try {
      for (const content of [
        `<image href="${url}" width="9" height="9"/>`,
        `<x:image x:href="${url}" width="9" height="9"/>`,
        `<rect width="99" height="99" fill="url(${url}#a)"/>`,
        `<style>@font-face { src: url(&#34;${url}&#34;) }</style><rect width="99" height="99"/>`,
        `<a xlink:href="${url}"><rect width="99" height="99"/></a>`,
      ]) {
        await read(svg(content)).catch((error) => expect(error).toBeInstanceOf(PictureError));
      }
      await read(`<!DOCTYPE svg SYSTEM "${url}">${svg('<rect width="99" height="99"/>')}`);
    } finally {
      await new Promise((closed) => listener.close(closed));
    }
    expect(asked).toBe(0);
    expect(await readdir(join(folder, 'scratch'))).toEqual([]);
    expect(await read(drawn().toBuffer('image/png'))).toMatchObject({ width: 200, height: 100 });
  });
});
