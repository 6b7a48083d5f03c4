/** Draws the launch screens of the app on an iPhone's home screen: the logo on the background color, once per screen size in index.html. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { COLORS } from '../src/web/colors.ts';

const root = new URL('../', import.meta.url);
const LINK = /href="\/(icons\/launch\/(\d+)x(\d+)\.png)"/g;

const page = await readFile(new URL('index.html', root), 'utf8');
const mark = await loadImage(await readFile(new URL('src/web/favicon.svg', root)));

await mkdir(new URL('public/icons/launch/', root), { recursive: true });
for (const [, path, width, height] of page.matchAll(LINK)) {
  const canvas = createCanvas(Number(width), Number(height));
  const ink = canvas.getContext('2d');
  ink.fillStyle = COLORS.ground;
  ink.fillRect(0, 0, canvas.width, canvas.height);
  const size = Math.round(canvas.width * 0.3);
  ink.drawImage(mark, (canvas.width - size) / 2, (canvas.height - size) / 2, size, size);
  await writeFile(new URL(`public/${path}`, root), await canvas.encode('png'));
}
