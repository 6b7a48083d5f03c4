/**
 * Draws the pictures of the public pages: the card for shared links (assets/attached/social-card.jpg), one class in several looks
 * (assets/attached/looks) and the icons of the installed app (public/icons). The files are committed.
 *
 *    node scripts/make-pictures.ts
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Canvas, createCanvas, GlobalFonts, loadImage, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { drawTextLayer } from '../src/scene/draw.ts';
import { FRAME } from '../src/scene/frame.ts';
import { registerFontsFor } from '../src/server/media/film/register-fonts.ts';
import { COLORS } from '../src/web/colors.ts';
import { COPY } from '../src/web/pages/landing/copy.ts';
import { inLook, SCENES, type Scene, setScene } from './pages/scenes.ts';

const root = new URL('../', import.meta.url);
/** How long the films are whose pictures these are. */
const SECONDS = 15;
/** Of a look's picture, to the preview's 540x960. */
const LOOK_SCALE = 2 / 3;
const CARD = { width: 1200, height: 630 };
const font = (id: string, weight: number) =>
  fileURLToPath(new URL(`node_modules/@fontsource/${id}/files/${id}-latin-${weight}-normal.woff2`, root));
GlobalFonts.registerFromPath(font('playfair-display', 600), 'Card Heading');
GlobalFonts.registerFromPath(font('inter', 400), 'Card Text');

function glow(ink: SKRSContext2D, x: number, y: number, radius: number, color: string): void {
  const light = ink.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, color);
  light.addColorStop(1, `${color.slice(0, 7)}00`);
  ink.fillStyle = light;
  ink.fillRect(0, 0, ink.canvas.width, ink.canvas.height);
}

/** One frame of a film as the editor makes it. */
async function drawScene(scene: Scene, scale: number): Promise<Canvas> {
  const { ground, promo, around } = await setScene(scene, SECONDS);
  registerFontsFor(promo);
  const [width, height] = [Math.round(FRAME.width * scale), Math.round(FRAME.height * scale)];
  const text = createCanvas(width, height);
  drawTextLayer(promo, text.getContext('2d'), { scale, ...around });
  const canvas = createCanvas(width, height);
  const ink = canvas.getContext('2d');
  ink.drawImage(await loadImage(ground.poster), 0, 0, width, height);
  ink.drawImage(text, 0, 0);
  return canvas;
}

async function drawCard(): Promise<Buffer> {
  const canvas = createCanvas(CARD.width, CARD.height);
  const ink = canvas.getContext('2d');
  ink.fillStyle = COLORS.ground;
  ink.fillRect(0, 0, CARD.width, CARD.height);
  glow(ink, 1100, -40, 620, `${COLORS.accent}59`);
  glow(ink, 620, 660, 560, `${COLORS.accentEnd}4d`);
  const places = [
    { scene: 2, x: 1060, y: 345, turn: 0.14 },
    { scene: 1, x: 690, y: 345, turn: -0.14 },
    { scene: 0, x: 875, y: 325, turn: 0 },
  ];
  for (const { scene, x, y, turn } of places) await place(ink, SCENES[scene]!, x, y, turn);
  ink.font = '600 46px "Card Heading"';
  ink.fillStyle = COLORS.text;
  ink.fillText('Spin', 64, 128);
  const width = ink.measureText('Spin').width;
  ink.fillStyle = COLORS.gold;
  ink.fillText('reel', 64 + width, 128);
  ink.font = '600 58px "Card Heading"';
  ink.fillStyle = COLORS.text;
  for (const [line, words] of ['Your next class,', 'on everyone’s', 'phone tonight'].entries()) {
    ink.fillText(words, 64, 282 + line * 70);
  }
  ink.font = '26px "Card Text"';
  ink.fillStyle = COLORS.muted;
  ink.fillText('Promo videos for pole classes,', 64, 502);
  ink.fillText('written and ready in minutes', 64, 538);
  return canvas.encode('jpeg', 88);
}

async function place(ink: SKRSContext2D, scene: Scene, x: number, y: number, turn: number): Promise<void> {
  const scale = 0.53;
  const film = await drawScene(scene, scale);
  ink.save();
  ink.translate(x, y);
  ink.rotate(turn);
  const outline = new Path2D();
  outline.roundRect(-film.width / 2, -film.height / 2, film.width, film.height, 26);
  ink.shadowColor = '#000000b0';
  ink.shadowBlur = 40;
  ink.shadowOffsetY = 16;
  ink.fillStyle = COLORS.card;
  ink.fill(outline);
  ink.shadowColor = '#00000000';
  ink.clip(outline);
  ink.drawImage(film, -film.width / 2, -film.height / 2);
  ink.lineWidth = 3;
  ink.strokeStyle = COLORS.lineStrong;
  ink.stroke(outline);
  ink.restore();
}

/** The logo from src/web/favicon.svg. `share` is how much of the icon it takes up; masks may cut off what is outside the middle 80%. */
async function drawIcon(size: number, share: number): Promise<Buffer> {
  const canvas = createCanvas(size, size);
  const ink = canvas.getContext('2d');
  ink.fillStyle = COLORS.ground;
  ink.fillRect(0, 0, size, size);
  glow(ink, size * 0.8, 0, size * 0.9, `${COLORS.accentEnd}40`);
  const scale = (size * share) / 24;
  ink.translate(size / 2 - 16 * scale, size / 2 - 16 * scale);
  ink.scale(scale, scale);
  ink.lineCap = 'round';
  ink.lineJoin = 'round';
  const band = ink.createLinearGradient(6, 6, 26, 26);
  band.addColorStop(0, COLORS.accent);
  band.addColorStop(1, COLORS.accentEnd);
  ink.lineWidth = 3.4;
  ink.strokeStyle = band;
  ink.stroke(new Path2D('M24.5 10.3A10.2 10.2 0 1 1 16 5.8'));
  const sign = new Path2D('M13.2 11.4v9.2l7.6-4.6Z');
  ink.lineWidth = 1.6;
  ink.fillStyle = COLORS.gold;
  ink.strokeStyle = COLORS.gold;
  ink.fill(sign);
  ink.stroke(sign);
  return canvas.encode('png');
}

const looks = new URL('assets/attached/looks/', root);
await mkdir(looks, { recursive: true });
for (const { id } of COPY.looks.items) {
  const film = await drawScene(inLook(id), LOOK_SCALE);
  await writeFile(new URL(`${id}.webp`, looks), await film.encode('webp', 80));
}
const icons = new URL('public/icons/', root);
await mkdir(icons, { recursive: true });
await writeFile(new URL('assets/attached/social-card.jpg', root), await drawCard());
for (const size of [192, 512]) {
  await writeFile(new URL(`icon-${size}.png`, icons), await drawIcon(size, 0.72));
  await writeFile(new URL(`maskable-${size}.png`, icons), await drawIcon(size, 0.5));
}
// iOS rounds the corners itself.
await writeFile(new URL('apple-touch-icon.png', icons), await drawIcon(180, 0.66));
