import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { instructorPreferences } from '../../../src/server/db/schema/profile.ts';
import { createUser } from '../../factories.ts';
import { type SharedServer, sharedServer } from '../../server.ts';

const PATH = '/api/instructor-preferences';

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
});

describe('preferences', () => {
  it('are empty at first [S7.10]', async () => {
    const { client } = await createUser(server);
    const answer = await client.get(`${PATH}?t=1700000000000`);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      instructorName: '',
      studio: '',
      lastClassTime: null,
      writingStyle: 'sensual',
      language: 'auto',
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('keep what the welcome form sends, trimmed [S7.11]', async () => {
    const { client } = await createUser(server);
    const saved = await client.post(PATH, { instructorName: ' Anna ', studio: ' Pole Club ' });
    expect(saved.status).toBe(200);
    const kept = {
      instructorName: 'Anna',
      studio: 'Pole Club',
      lastClassTime: null,
      writingStyle: 'sensual',
      language: 'auto',
    };
    expect(saved.body).toEqual(kept);
    expect((await client.get(PATH)).body).toEqual(kept);
  });

  it('keep the class time, style and language if they are not sent [S3.3 S7.11 B199]', async () => {
    const { client } = await createUser(server);
    const names = { instructorName: 'Anna', studio: 'Pole Club' };
    const full = { ...names, lastClassTime: '4:15 PM', writingStyle: 'fierce', language: 'de' };
    expect((await client.post(PATH, full)).body).toEqual(full);
    expect((await client.post(PATH, { ...names, lastClassTime: null })).body).toEqual(full);
    expect((await client.post(PATH, { ...names, studio: 'Other' })).body).toEqual({ ...full, studio: 'Other' });
  });

  it('are separate for each person', async () => {
    const [one, other] = [await createUser(server), await createUser(server)];
    await one.client.post(PATH, { instructorName: 'Anna', studio: 'Pole Club' });
    expect((await other.client.get(PATH)).body.instructorName).toBe('');
  });

  it('fall back to the default style when the saved one is no longer offered', async () => {
    const { client, id } = await createUser(server);
    await client.post(PATH, { instructorName: 'Anna', studio: 'Pole Club', writingStyle: 'poetry' });
    const { db } = server.services;
    await db
      .update(instructorPreferences)
      .set({ writingStyle: 'gone', language: 'gone' })
      .where(eq(instructorPreferences.userId, id));
    expect((await client.get(PATH)).body).toMatchObject({ writingStyle: 'sensual', language: 'auto' });
  });

  it.each([
    [{ studio: 'S' }, 'instructorName'],
    [{ instructorName: 'x'.repeat(31), studio: 'S' }, 'instructorName'],
    [{ instructorName: 'A', studio: 'x'.repeat(31) }, 'studio'],
    [{ instructorName: 'A', studio: 'S', lastClassTime: '9:07 PM' }, 'lastClassTime'],
    [{ instructorName: 'A', studio: 'S', writingStyle: 'angry' }, 'writingStyle'],
    [{ instructorName: 'A', studio: 'S', language: 'fr' }, 'language'],
    [{ instructorName: ['A'], studio: 'S' }, 'instructorName'],
  ])('refuse %j and name the field [S5.1]', async (body, field) => {
    const { client } = await createUser(server);
    const answer = await client.post(PATH, body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
    expect((await client.get(PATH)).body.instructorName).toBe('');
  });

  it('accept names of exactly 30 characters [S5.1]', async () => {
    const { client } = await createUser(server);
    const body = { instructorName: 'x'.repeat(30), studio: 'y'.repeat(30) };
    expect((await client.post(PATH, body)).body).toMatchObject(body);
  });

  it('are not for visitors', async () => {
    expect((await server.client().get(PATH)).status).toBe(401);
    expect((await server.client().post(PATH, { instructorName: 'A', studio: 'S' })).status).toBe(401);
  });
});
