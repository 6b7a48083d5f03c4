import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'index.html'), 'utf8');
const manifest = JSON.parse(readFileSync(join(root, 'public/manifest.webmanifest'), 'utf8'));

/** Width and height of a PNG, from its header. */
function sizeOf(path: string): [width: number, height: number] {
  const bytes = readFileSync(join(root, 'public', path));
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test('every launch screen fits its phone to the pixel, and none is unused', () => {
  const links = [
    ...page.matchAll(/apple-touch-startup-image"[^>]*?: (\d+)px[^>]*?: (\d+)px[^>]*?: (\d)\)"[^>]*?href="([^"]+)"/g),
  ];
  for (const [, width, height, ratio, path] of links) {
    expect(sizeOf(path!), path).toEqual([Number(width) * Number(ratio), Number(height) * Number(ratio)]);
  }
  const linked = links.map(([, , , , path]) => path!.split('/').at(-1));
  expect(linked.toSorted()).toEqual(readdirSync(join(root, 'public/icons/launch')).toSorted());
});

test('a launch screen has the logo in the middle and the background around it', async () => {
  const picture = await loadImage(readFileSync(join(root, 'public/icons/launch/1170x2532.png')));
  const ink = createCanvas(picture.width, picture.height).getContext('2d');
  ink.drawImage(picture, 0, 0);
  const at = (x: number, y: number) => [...ink.getImageData(x, y, 1, 1).data.subarray(0, 3)];
  const ground = [0x0d, 0x07, 0x11];
  expect([at(340, 1266), at(830, 1266), at(585, 1010), at(585, 1520)]).toEqual([ground, ground, ground, ground]);
  expect(at(585, 1266), 'gold').toEqual([0xf5, 0xc5, 0x42]);
});

test('the home-screen icons have their declared sizes', () => {
  expect(sizeOf('/icons/apple-touch-icon.png')).toEqual([180, 180]);
  for (const { src, sizes } of manifest.icons) expect(`${sizeOf(src).join('x')}`, src).toBe(sizes);
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
});

test("on the home screen it is a standalone app, in the page's colors", () => {
  const ground = /name="theme-color" content="([^"]+)"/.exec(page)![1];
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone', name: 'Spinreel' });
  expect([manifest.theme_color, manifest.background_color]).toEqual([ground, ground]);
  for (const tag of ['apple-mobile-web-app-title" content="Spinreel', 'status-bar-style" content="black-translucent']) {
    expect(page).toContain(tag);
  }
});
