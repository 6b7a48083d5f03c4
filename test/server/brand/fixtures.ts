import { createCanvas } from '@napi-rs/canvas';
import type { Answer } from '../../client.ts';
import type { TestUser } from '../../factories.ts';

/** A logo of one color, as a PNG. */
export function logoOf(color: string, width = 200, height = 100): Blob {
  const canvas = createCanvas(width, height);
  const surface = canvas.getContext('2d');
  surface.fillStyle = color;
  surface.fillRect(0, 0, width, height);
  return new Blob([new Uint8Array(canvas.toBuffer('image/png'))], { type: 'image/png' });
}

/** Puts a logo into somebody's kit. */
export const putLogo = ({ client }: TestUser, logo: Blob): Promise<Answer> =>
  client.multipart('/api/brand/logo', { logo });

/** The kit that somebody's films are made with. */
export const kitOf = async ({ client }: TestUser) => (await client.get('/api/brand')).body.kit;
