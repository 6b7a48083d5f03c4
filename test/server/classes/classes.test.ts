import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ClassDescription, ClassType } from '../../../src/contract/classes.ts';
import { starterClasses } from '../../../src/server/copywriter/lines/index.ts';
import { classDescriptions, classTypes } from '../../../src/server/db/schema/classes.ts';
import { users } from '../../../src/server/db/schema/people.ts';
import { seedClassTypes } from '../../../src/server/features/classes/actions.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { type SharedServer, sharedServer } from '../../server.ts';

const STARTER_CLASSES = starterClasses();

const TYPES = '/api/custom-class-types';
const DESCRIPTIONS = '/api/class-descriptions';
const FALLBACK = '/api/class-descriptions-with-fallback';

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
});

let anna: TestUser;
beforeEach(async () => {
  await server.services.db.delete(classTypes);
  await server.services.db.delete(classDescriptions);
  await seedClassTypes(server.services);
  anna = await createUser(server, { role: 'pro' });
});

async function typesOf({ client }: TestUser): Promise<ClassType[]> {
  return (await client.get(TYPES)).body;
}
async function ownTypesOf(person: TestUser): Promise<string[]> {
  return (await typesOf(person)).filter(({ userId }) => userId !== null).map(({ classType }) => classType);
}
async function add({ client }: TestUser, classType: string, description?: string): Promise<ClassType> {
  const answer = await client.post(TYPES, { classType, description });
  expect(answer.status).toBe(200);
  return answer.body;
}
async function universal(person: TestUser, name: string): Promise<ClassType> {
  return (await typesOf(person)).find(({ classType }) => classType === name)!;
}

describe('the starter set', () => {
  it('fits the limits and lists each class once', () => {
    expect(STARTER_CLASSES.length).toBeGreaterThanOrEqual(12);
    expect(new Set(STARTER_CLASSES.map(({ classType }) => classType.toLowerCase())).size).toBe(STARTER_CLASSES.length);
    for (const { classType, description } of STARTER_CLASSES) {
      expect(classType.length, classType).toBeLessThanOrEqual(30);
      expect(description.length, description).toBeLessThanOrEqual(150);
      expect(description.length, description).toBeGreaterThan(60);
    }
  });

  it('is shown to everybody, by name, with descriptions [S7.12]', async () => {
    const free = await createUser(server);
    const types = await typesOf(free);
    const names = STARTER_CLASSES.map(({ classType }) => classType).sort((a, b) => a.localeCompare(b));
    expect(types.map(({ classType }) => classType)).toEqual(names);
    for (const type of types) {
      expect(type).toMatchObject({ userId: null, editable: false });
      expect(type.description).toBe(STARTER_CLASSES.find((s) => s.classType === type.classType)!.description);
    }
    expect((await free.client.get(FALLBACK)).body).toHaveLength(names.length);
  });

  it('is created once, even by two processes at once, and what an admin deletes stays deleted', async () => {
    const admin = await createUser(server, { role: 'admin' });
    const { id } = await universal(admin, 'Chair Dance');
    expect((await admin.client.delete(`${TYPES}/${id}`)).status).toBe(200);
    await Promise.all([seedClassTypes(server.services), seedClassTypes(server.services)]);
    expect(await typesOf(admin)).toHaveLength(STARTER_CLASSES.length - 1);

    await server.services.db.delete(classTypes);
    await Promise.all([seedClassTypes(server.services), seedClassTypes(server.services)]);
    expect(await typesOf(admin)).toHaveLength(STARTER_CLASSES.length);
  });
});

describe('own class types [S6.5]', () => {
  it('come after the universal ones, by name, and are the only ones that may be changed [S3.4 S7.13 T3.2]', async () => {
    await add(anna, 'zumba on pole');
    await add(anna, 'Aqua Pole', ' Wet and wild. ');
    const types = await typesOf(anna);
    expect(types.slice(-2)).toEqual([
      { id: expect.any(String), classType: 'Aqua Pole', description: 'Wet and wild.', userId: anna.id, editable: true },
      { id: expect.any(String), classType: 'zumba on pole', description: null, userId: anna.id, editable: true },
    ]);
    expect(types.filter(({ editable }) => editable)).toHaveLength(2);
    const other = await createUser(server, { role: 'pro' });
    expect(await ownTypesOf(other)).toEqual([]);
  });

  it.each([['aqua pole'], ['AQUA POLE'], ['  Aqua Pole '], ['intro to pole']])(
    'refuses the existing name %j',
    async (name) => {
      await add(anna, 'Aqua Pole');
      const answer = await anna.client.post(TYPES, { classType: name, description: 'Never kept.' });
      expect(answer.status).toBe(409);
      expect(answer.body).toEqual({
        code: 'conflict',
        message: `There is a class type named “${name.trim()}” already. Choose another name.`,
        fields: { classType: 'This name is taken.' },
      });
      expect(await ownTypesOf(anna)).toEqual(['Aqua Pole']);
      expect((await anna.client.get(DESCRIPTIONS)).body).toEqual([]);
    },
  );

  it('creates one of two with the same name at the same moment', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => anna.client.post(TYPES, { classType: 'Aqua Pole' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('may have the same name as somebody else’s', async () => {
    const other = await createUser(server, { role: 'pro' });
    await add(other, 'Aqua Pole');
    await add(anna, 'Aqua Pole');
    expect(await ownTypesOf(anna)).toEqual(['Aqua Pole']);
  });

  it.each([
    [{ classType: '   ' }, 'classType', 'Enter a name for the class type.'],
    [{ classType: 'x'.repeat(31) }, 'classType', 'At most 30 characters.'],
    [{ classType: 'X', description: 'x'.repeat(151) }, 'description', 'At most 150 characters.'],
  ])('name the invalid field (%#)', async (body, field, message) => {
    const answer = await anna.client.post(TYPES, body);
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ [field]: message });
  });

  it('are renamed, and the description follows [T5.3]', async () => {
    const { id } = await add(anna, 'Aqua Pole', 'Wet and wild.');
    const answer = await anna.client.put(`${TYPES}/${id}`, { classType: 'Water Pole' });
    expect(answer.status).toBe(200);
    const renamed = { id, classType: 'Water Pole', description: 'Wet and wild.', userId: anna.id, editable: true };
    expect(answer.body).toEqual(renamed);
    expect((await typesOf(anna)).at(-1)).toEqual(renamed);
    const lower = await anna.client.put(`${TYPES}/${id}`, { classType: 'water pole' });
    expect(lower.body).toMatchObject({ classType: 'water pole', description: 'Wet and wild.' });
    const taken = await anna.client.put(`${TYPES}/${id}`, { classType: 'SPIN POLE' });
    expect(taken.status).toBe(409);
    expect(await ownTypesOf(anna)).toEqual(['water pole']);
  });

  it('are deleted by id or by name, with their description [S7.14 S7.15]', async () => {
    const { id } = await add(anna, 'Aqua Pole', 'Wet and wild.');
    await add(anna, 'Water Pole', 'Wetter.');
    expect((await anna.client.delete(`${TYPES}/${id}`)).body).toEqual({ message: 'Deleted' });
    expect((await anna.client.delete(TYPES, { classType: 'water POLE' })).body).toEqual({ message: 'Deleted' });
    expect(await ownTypesOf(anna)).toEqual([]);
    expect((await anna.client.get(DESCRIPTIONS)).body).toEqual([]);
    expect((await anna.client.delete(`${TYPES}/${id}`)).status).toBe(404);
  });

  it('need a name or an id to be deleted [S7.14]', async () => {
    for (const body of [undefined, {}, { classType: ' ' }]) {
      const answer = await anna.client.delete(TYPES, body);
      expect(answer.status).toBe(400);
      expect(answer.body.code).toBe('invalid_input');
    }
  });

  it('of other people, universal and unknown ones get the same response [T3.5]', async () => {
    const other = await createUser(server, { role: 'pro' });
    const foreign = await add(other, 'Aqua Pole', 'Wet and wild.');
    const spin = await universal(anna, 'Spin Pole');
    for (const method of ['put', 'delete'] as const) {
      const answers = [];
      for (const id of [randomUUID(), foreign.id, spin.id]) {
        answers.push(await anna.client[method](`${TYPES}/${id}`, method === 'put' ? { classType: 'Mine' } : undefined));
      }
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    }
    expect((await anna.client.delete(TYPES, { classType: 'Aqua Pole' })).status).toBe(404);
    expect((await anna.client.delete(TYPES, { classType: 'Spin Pole' })).status).toBe(404);
    expect(await ownTypesOf(other)).toEqual(['Aqua Pole']);
    expect(await universal(anna, 'Spin Pole')).toEqual(spin);
  });

  it('G7: stay readable and usable when the plan ends, but are changed only with a plan', async () => {
    const { id } = await add(anna, 'Aqua Pole', 'Wet and wild.');
    const { db } = server.services;
    await db.update(users).set({ role: 'user' }).where(eq(users.id, anna.id));
    const listed: ClassType[] = (await anna.client.get(TYPES)).body;
    expect(listed.filter(({ userId }) => userId === anna.id)).toMatchObject([
      { classType: 'Aqua Pole', description: 'Wet and wild.', editable: false },
    ]);
    expect((await anna.client.put(`${TYPES}/${id}`, { classType: 'Dry Pole' })).status).toBe(403);
    expect((await anna.client.delete(`${TYPES}/${id}`)).status).toBe(403);
    expect((await anna.client.post(DESCRIPTIONS, { className: 'Aqua Pole', description: 'x' })).status).toBe(403);
    await db.update(users).set({ role: 'pro' }).where(eq(users.id, anna.id));
    expect(await ownTypesOf(anna)).toEqual(['Aqua Pole']);
  });
});

describe('the right to write [S6.3]', () => {
  it.each([
    [{ role: 'user' }, 403],
    [{ role: 'beta' }, 403],
    [{ role: 'studio_team' }, 403],
    [{ role: 'user', subscriptionStatus: 'pro' }, 200],
    [{ role: 'user', subscriptionStatus: 'past_due' }, 200],
    [{ role: 'studio_owner' }, 200],
    [{ role: 'admin' }, 200],
  ] as const)('%j: %i', async (columns, status) => {
    const { client } = await createUser(server, columns);
    const answer = await client.post(TYPES, { classType: 'Aqua Pole' });
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.body.code).toBe('plan_required');
    expect((await client.post(DESCRIPTIONS, { className: 'Aqua Pole', description: 'D' })).status).toBe(status);
  });

  it('excludes visitors', async () => {
    const client = server.client();
    expect((await client.get(TYPES)).status).toBe(401);
    expect((await client.post(TYPES, { classType: 'Aqua Pole' })).status).toBe(401);
    expect((await client.get(DESCRIPTIONS)).status).toBe(401);
    expect((await client.get(FALLBACK)).status).toBe(401);
  });
});

describe('admins', () => {
  it('change what everybody sees', async () => {
    const admin = await createUser(server, { role: 'admin' });
    const made = await add(admin, 'Aqua Pole', 'Wet and wild.');
    expect(made).toMatchObject({ userId: null, editable: true });
    expect((await typesOf(admin)).every(({ editable }) => editable)).toBe(true);
    expect(await universal(anna, 'Aqua Pole')).toEqual({ ...made, editable: false });
    await admin.client.post(DESCRIPTIONS, { className: 'Aqua Pole', description: 'Only wet.' });
    expect((await universal(anna, 'Aqua Pole')).description).toBe('Only wet.');
    expect((await admin.client.delete(`${TYPES}/${made.id}`)).status).toBe(200);
    expect(await universal(anna, 'Aqua Pole')).toBeUndefined();
  });

  it('rename a class type together with everybody’s descriptions', async () => {
    const admin = await createUser(server, { role: 'admin' });
    await anna.client.post(DESCRIPTIONS, { className: 'Chair Dance', description: 'My way.' });
    const { id } = await universal(admin, 'Chair Dance');
    await admin.client.put(`${TYPES}/${id}`, { classType: 'Chair Flow' });
    expect((await universal(anna, 'Chair Flow')).description).toBe('My way.');
    const free = await createUser(server);
    expect((await universal(free, 'Chair Flow')).description).toMatch(/^Sultry choreography/);
  });

  it('P12: deleting a universal class type deletes everybody’s descriptions of it, but not their own class types', async () => {
    const admin = await createUser(server, { role: 'admin' });
    const [own, other] = [await createUser(server, { role: 'pro' }), await createUser(server, { role: 'pro' })];
    await add(own, 'Aqua Pole', 'My own water.');
    const { id } = await add(admin, 'Aqua Pole', 'Wet and wild.');
    for (const { client } of [anna, other]) {
      expect((await client.post(DESCRIPTIONS, { className: 'aqua pole', description: 'My way.' })).status).toBe(200);
    }
    // People whose plan has ended keep what they wrote, for when it comes back.
    await server.services.db.update(users).set({ role: 'user' }).where(eq(users.id, other.id));
    const writers = async () =>
      (await server.services.db.select().from(classDescriptions))
        .filter(({ className }) => /pole$/i.test(className) && /^(aqua|water)/i.test(className))
        .map(({ userId, className }) => [userId, className]);
    await admin.client.put(`${TYPES}/${id}`, { classType: 'Water Pole' });
    expect(await writers()).toEqual(
      expect.arrayContaining([
        [own.id, 'Aqua Pole'],
        [null, 'Water Pole'],
        [anna.id, 'Water Pole'],
        [other.id, 'Water Pole'],
      ]),
    );
    expect((await admin.client.delete(`${TYPES}/${id}`)).status).toBe(200);
    expect(await writers()).toEqual([[own.id, 'Aqua Pole']]);
  });

  it('P12: a renamed class type leaves no description behind, even if the new name has one', async () => {
    const { id } = await add(anna, 'Aqua Pole', 'Wet and wild.');
    const { db } = server.services;
    await db.insert(classDescriptions).values({ className: 'Water Pole', description: 'Left over.', userId: anna.id });
    expect((await anna.client.put(`${TYPES}/${id}`, { classType: 'Water Pole' })).status).toBe(200);
    const rows: ClassDescription[] = (await anna.client.get(DESCRIPTIONS)).body;
    expect(rows.map(({ className }) => className)).toEqual(['Water Pole']);
  });

  it('P12: the audit log has what admins change for everybody, not what people change for themselves', async () => {
    const admin = await createUser(server, { role: 'admin' });
    const { id } = await add(admin, 'Aqua Pole', 'Wet and wild.');
    await admin.client.put(`${TYPES}/${id}`, { classType: 'Water Pole' });
    await admin.client.post(DESCRIPTIONS, { className: 'Water Pole', description: 'Only wet.' });
    const described = (await admin.client.get(DESCRIPTIONS)).body.find(
      ({ className }: ClassDescription) => className === 'Water Pole',
    );
    await admin.client.put(`${DESCRIPTIONS}/${described.id}`, { description: 'Wetter.' });
    await admin.client.delete(`${DESCRIPTIONS}/${described.id}`);
    await admin.client.post(DESCRIPTIONS, { className: 'Water Pole', description: '' });
    await admin.client.delete(TYPES, { classType: 'Water Pole' });
    await add(anna, 'Mine', 'Own.');
    await anna.client.delete(TYPES, { classType: 'Mine' });
    const { entries } = (await admin.client.get('/api/admin/audit?pageSize=20')).body;
    expect(entries.filter(({ actorId }: { actorId: string }) => actorId === anna.id)).toEqual([]);
    const everybody = { subjectId: null, subjectEmail: '' };
    expect(entries.filter(({ actorId }: { actorId: string }) => actorId === admin.id).reverse()).toMatchObject([
      { action: 'class-type-added', details: { classType: 'Aqua Pole', description: 'Wet and wild.' }, ...everybody },
      { action: 'class-type-renamed', details: { from: 'Aqua Pole', to: 'Water Pole' } },
      { action: 'class-description-changed', details: { classType: 'Water Pole', description: 'Only wet.' } },
      { action: 'class-description-changed', details: { classType: 'Water Pole', description: 'Wetter.' } },
      { action: 'class-description-deleted', details: { classType: 'Water Pole' } },
      { action: 'class-type-deleted', details: { classType: 'Water Pole' } },
    ]);
  });

  it('see the universal descriptions as their own, and nobody’s private ones [S7.16]', async () => {
    await add(anna, 'Aqua Pole', 'Wet and wild.');
    const admin = await createUser(server, { role: 'admin' });
    const rows: ClassDescription[] = (await admin.client.get(DESCRIPTIONS)).body;
    expect(rows).toHaveLength(STARTER_CLASSES.length);
    expect(rows.every(({ userId }) => userId === null)).toBe(true);
    expect(await ownTypesOf(admin)).toEqual([]);
  });
});
