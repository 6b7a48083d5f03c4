import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ClassDescription, ClassType } from '../../../src/contract/classes.ts';
import { starterClasses } from '../../../src/server/copywriter/lines/index.ts';
import { seedClassTypes } from '../../../src/server/features/classes/actions.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { type SharedServer, sharedServer } from '../../server.ts';

const STARTER_CLASSES = starterClasses();

const DESCRIPTIONS = '/api/class-descriptions';
const FALLBACK = '/api/class-descriptions-with-fallback';

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
  await seedClassTypes(server.services);
});

let anna: TestUser;
beforeEach(async () => {
  anna = await createUser(server, { role: 'pro' });
});

/** The description of a universal class as this person sees it. */
async function shownTo({ client }: TestUser, name: string): Promise<string | null> {
  const types: ClassType[] = (await client.get('/api/custom-class-types')).body;
  return types.find(({ classType }) => classType === name)!.description;
}

describe('descriptions', () => {
  const save = (className: string, description: string) => anna.client.post(DESCRIPTIONS, { className, description });

  it('of a person’s own win over the universal ones [T3.3 T5.4]', async () => {
    const saved = await save('Spin Pole', ' My spin. ');
    expect(saved.status).toBe(200);
    expect(saved.body).toEqual({
      id: expect.any(String),
      className: 'Spin Pole',
      description: 'My spin.',
      userId: anna.id,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect((await anna.client.get(DESCRIPTIONS)).body).toEqual([saved.body]);
    const rows: ClassDescription[] = (await anna.client.get(FALLBACK)).body;
    expect(rows).toHaveLength(STARTER_CLASSES.length);
    expect(rows.map(({ className }) => className)).toEqual(
      rows.map(({ className }) => className).sort((a, b) => a.toLowerCase().localeCompare(b.toLowerCase())),
    );
    expect(rows.find(({ className }) => className === 'Spin Pole')).toEqual(saved.body);
    expect(await shownTo(anna, 'Spin Pole')).toBe('My spin.');
    const other = await createUser(server, { role: 'pro' });
    expect(await shownTo(other, 'Spin Pole')).toMatch(/^Let the pole turn/);
  });

  it('are overwritten, in any letter case of the class, even at the same moment [S7.17]', async () => {
    const first = (await save('Spin Pole', 'One')).body;
    const second = (await save('SPIN pole', 'Two')).body;
    expect(second).toMatchObject({ id: first.id, description: 'Two', createdAt: first.createdAt });
    await Promise.all(['Three', 'Four', 'Five'].map((text) => save('Pole Flow', text)));
    expect((await anna.client.get(DESCRIPTIONS)).body).toHaveLength(2);
  });

  it('that are empty delete the person’s own, and the universal one is shown again [T3.7]', async () => {
    const { id } = (await save('Spin Pole', 'My spin.')).body;
    const emptied = await save('Spin Pole', '  ');
    expect([emptied.status, emptied.body]).toEqual([200, null]);
    expect(await shownTo(anna, 'Spin Pole')).toMatch(/^Let the pole turn/);
    expect((await save('Spin Pole', '')).status).toBe(200);

    const again = (await save('Spin Pole', 'My spin.')).body;
    expect(again.id).not.toBe(id);
    const put = await anna.client.put(`${DESCRIPTIONS}/${again.id}`, { description: '' });
    expect([put.status, put.body]).toEqual([200, null]);
    expect((await anna.client.get(DESCRIPTIONS)).body).toEqual([]);
  });

  it('are changed and deleted by id [S3.5 T5.5 T5.6]', async () => {
    const { id } = (await save('Spin Pole', 'My spin.')).body;
    const changed = await anna.client.put(`${DESCRIPTIONS}/${id}`, { description: 'Better.' });
    expect(changed.body).toMatchObject({ id, className: 'Spin Pole', description: 'Better.' });
    const moved = await anna.client.put(`${DESCRIPTIONS}/${id}`, { className: 'Pole Flow', description: 'Better.' });
    expect(moved.body).toMatchObject({ id, className: 'Pole Flow' });
    await save('Spin Pole', 'Another.');
    const taken = await anna.client.put(`${DESCRIPTIONS}/${id}`, { className: 'spin pole', description: 'Better.' });
    expect(taken.status).toBe(409);
    expect(taken.body.message).toBe('“spin pole” has a description already.');
    expect((await anna.client.delete(`${DESCRIPTIONS}/${id}`)).body).toEqual({ message: 'Deleted' });
    expect((await anna.client.delete(`${DESCRIPTIONS}/${id}`)).status).toBe(404);
  });

  it('of other people, universal and unknown ones get the same response', async () => {
    const other = await createUser(server, { role: 'pro' });
    const foreign = (await other.client.post(DESCRIPTIONS, { className: 'Spin Pole', description: 'Theirs.' })).body;
    const free = await createUser(server);
    const [global] = (await free.client.get(FALLBACK)).body as ClassDescription[];
    for (const [method, body] of [
      ['put', { description: 'Mine.' }],
      ['put', { description: '' }],
      ['delete', undefined],
    ] as const) {
      const answers = [];
      for (const id of [randomUUID(), foreign.id, global!.id]) {
        answers.push(await anna.client[method](`${DESCRIPTIONS}/${id}`, body));
      }
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    }
    expect((await other.client.get(DESCRIPTIONS)).body).toEqual([foreign]);
    expect((await free.client.get(FALLBACK)).body[0]).toEqual(global);
  });

  it('have at most 150 characters [S5.3]', async () => {
    expect((await save('Spin Pole', 'x'.repeat(150))).status).toBe(200);
    const answer = await save('Spin Pole', 'x'.repeat(151));
    expect([answer.status, answer.body.fields]).toEqual([400, { description: 'At most 150 characters.' }]);
  });

  it('P12: are accepted only for existing classes', async () => {
    const unknown = await save('Aqua Pole', 'Nobody teaches it.');
    expect([unknown.status, Object.keys(unknown.body.fields)]).toEqual([404, ['className']]);
    const { id } = (await save('Spin Pole', 'My spin.')).body;
    const moved = await anna.client.put(`${DESCRIPTIONS}/${id}`, { className: 'Aqua Pole', description: 'X' });
    expect(moved.status).toBe(404);
    expect((await anna.client.get(DESCRIPTIONS)).body).toMatchObject([{ className: 'Spin Pole' }]);
    const other = await createUser(server, { role: 'pro' });
    await other.client.post('/api/custom-class-types', { classType: 'Aqua Pole' });
    expect((await save('Aqua Pole', 'Somebody else teaches it.')).status).toBe(404);
  });

  it('stay plain text', async () => {
    const text = '<img src=x onerror=alert(1)>';
    await anna.client.post('/api/custom-class-types', { classType: text });
    expect((await save(text, text)).body.description).toBe(text);
  });
});
