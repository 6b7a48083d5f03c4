import { Writable } from 'node:stream';
import fastify from 'fastify';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { AppError } from '../errors.ts';
import { MediaError } from '../media/tool/run.ts';
import { handleError, toAppError } from './errors.ts';
import { explained } from './explained.ts';

it('A2: every server failure has a reference that is also in the log; other errors have none [P9]', async () => {
  const lines: string[] = [];
  const log = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) });
  const app = fastify({ loggerInstance: pino({ level: 'info' }, log) });
  app.setErrorHandler(handleError);
  app.get('/ours', async () => Promise.reject(new Error('the roof is on fire')));
  app.get('/theirs', async () => Promise.reject(new AppError('conflict')));

  const first = (await app.inject('/ours')).json();
  const second = (await app.inject('/ours')).json();
  for (const { reference } of [first, second]) {
    expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    const logged = lines.map((line) => JSON.parse(line)).filter((line) => line.reference === reference);
    expect(logged).toMatchObject([{ code: 'internal', err: { message: 'the roof is on fire' } }]);
  }
  expect(first.reference).not.toBe(second.reference);
  expect(JSON.stringify(first)).not.toContain('roof');
  expect((await app.inject('/theirs')).json()).not.toHaveProperty('reference');
  await app.close();
});

it('O13: whoever sends a file while ffmpeg has no room reads that nothing was saved, as for a full store [B452]', () => {
  const full = new MediaError('full', 'The disk has no room for the video.');
  for (const error of [toAppError(full), explained(full)])
    expect(error).toMatchObject({
      code: 'storage_full',
      status: 507,
      message: expect.stringContaining('nothing was saved'),
    });
});
