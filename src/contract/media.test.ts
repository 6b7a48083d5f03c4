import { describe, expect, it } from 'vitest';
import { isPublicId, mediaAddress, parseDelivery, parsePiece, previewAddress } from './media.ts';

const id = `universal/${'0123456789abcdef'.repeat(2)}`;
const own = `user-videos/Ab3_x-9/${'f'.repeat(32)}`;

describe('parsePiece [S3.13]', () => {
  it.each([
    [id, { publicId: id, start: 0, duration: null }],
    [own, { publicId: own, start: 0, duration: null }],
    [mediaAddress(id, 'mp4'), { publicId: id, start: 0, duration: null }],
    [`https://films.example${mediaAddress(id, 'mp4')}`, { publicId: id, start: 0, duration: null }],
    [`so_15,du_15/${id}`, { publicId: id, start: 15, duration: 15 }],
    [`du_2.5/${id}`, { publicId: id, start: 0, duration: 2.5 }],
    [`/media/video/upload/so_15,du_15/${id}.mp4`, { publicId: id, start: 15, duration: 15 }],
    [`${mediaAddress(id, 'mp4')}?so=1.5&du=3`, { publicId: id, start: 1.5, duration: 3 }],
    [`${mediaAddress(id, 'mp4')}?start=30&duration=15#t=2`, { publicId: id, start: 30, duration: 15 }],
  ])('%s', (reference, piece) => {
    expect(parsePiece(reference)).toEqual(piece);
  });

  it.each([
    '',
    'universal/',
    'universal/abc',
    '../../etc/passwd',
    `../${id}`,
    `${id}/../x`,
    `/etc/${id}`,
    `${id}\0`,
    `so_-1/${id}`,
    `so_x/${id}`,
    `du_0/${id}`,
    `so_1e3/${id}`,
    `${id}?so=NaN`,
    `so_9999999/${id}`,
    `so_1,so_2/${id}`,
    `so_1,x_2/${id}`,
    `w_270/${id}`,
    'user-videos/a/b/c',
    'https://evil.example/x.mp4',
  ])('%j names nothing', (reference) => {
    expect(parsePiece(reference)).toBeNull();
  });
});

describe('U7: the media host', () => {
  const part = { publicId: id, start: 2, duration: 3, format: 'mp4', small: false, strip: false };
  it.each([
    [`so_2,du_3/${id}.mp4`, {}],
    [`du_3,so_2/${id}.mp4`, {}],
    [`so_2/du_3/${id}.mp4`, {}],
    [`${id}.mp4`, { so: '2', du: '3' }],
    [`${id}.mp4`, { start: '2', duration: '3' }],
    [`so_2/${id}.mp4`, { du: '3' }],
    [`so_2,du_3/${id}.mp4`, { so: '7', du: '8' }],
  ])('reads %s with %j as the same part', (path, query) => {
    expect(parseDelivery(path, query)).toEqual(part);
  });

  it.each([
    { start: 0, duration: null },
    { start: 2, duration: 3 },
    { start: 1.5, duration: null },
    { start: 0, duration: 0.1 },
  ])('reads the addresses of %j as they were written', (each) => {
    const read = (address: string) => parseDelivery(address.replace('/media/video/upload/', ''), {});
    expect(read(mediaAddress(id, 'jpg', each))).toEqual({
      publicId: id,
      ...each,
      format: 'jpg',
      small: false,
      strip: false,
    });
    expect(read(previewAddress(id, each))).toEqual({ publicId: id, ...each, format: 'mp4', small: true, strip: false });
  });

  it.each([
    [id, {}],
    [`${id}.mov`, {}],
    [`w_300/${id}.mp4`, {}],
    [`${id}.mp4`, { so: '-1' }],
    [`${id}.mp4`, { du: '0' }],
    [`${id}.mp4`, { start: '' }],
  ])('knows no file under %s with %j', (path, query) => {
    expect(parseDelivery(path, query)).toBeNull();
  });
});

describe('isPublicId', () => {
  it.each([id, own, `renders/${'a'.repeat(32)}`, `overlays/${'0'.repeat(32)}`])('%s is one', (text) => {
    expect(isPublicId(text)).toBe(true);
  });
  it.each([`${id}x`, `films/${'a'.repeat(32)}`, `renders/${'A'.repeat(32)}`, `${id}\n`])('%j is none', (text) => {
    expect(isPublicId(text)).toBe(false);
  });
});
