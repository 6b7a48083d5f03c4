import { beforeAll, expect, it } from 'vitest';
import { createUser } from '../../factories.ts';
import { type SharedServer, sharedServer } from '../../server.ts';
import { createOwner, invite } from '../people/fixtures.ts';

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
});

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

it('S17: with nine members, exactly one of twenty simultaneous adds gets the last seat [T5.37]', async () => {
  const owner = await createOwner(server);
  for (let seat = 0; seat < 9; seat++) await invite(owner, `seat${seat}@s17.example`);
  const adds = Array.from({ length: 20 }, (_, n) =>
    owner.client.post('/api/studio/team', { email: `more${n}@s17.example`, name: 'Jo' }),
  );
  const answers = await Promise.all(adds);
  expect(statuses(answers)).toEqual([200, ...Array(19).fill(409)]);
  for (const { status, body } of answers)
    if (status === 409) expect(body.message).toBe('Maximum team size of 10 members reached');
  expect((await owner.client.get('/api/studio/team')).body.teamMembers).toHaveLength(10);
});

it('S17: the same person added twenty times at once has one seat', async () => {
  const owner = await createOwner(server);
  const add = () => owner.client.post('/api/studio/team', { email: 'same@s17.example', name: 'Jo' });
  const answers = await Promise.all(Array.from({ length: 20 }, add));
  expect(statuses(answers)).toEqual([200, ...Array(19).fill(409)]);
});

it('S17: with one name change left, exactly one of ten simultaneous changes is counted and saved [S7.41]', async () => {
  const { client } = await createUser(server, { role: 'pro', subscriptionStatus: 'pro' });
  const save = (instructorName: string) => client.post('/api/instructor-preferences', { instructorName, studio: '' });
  await save('First');
  await client.post('/api/track-name-change');
  expect((await save('Second')).status).toBe(200);

  const tracked = await Promise.all(Array.from({ length: 10 }, () => client.post('/api/track-name-change')));
  expect(statuses(tracked)).toEqual([200, ...Array(9).fill(403)]);
  for (const { status, body } of tracked) {
    if (status === 200) expect(body).toMatchObject({ nameChangeCount: 2, remainingChanges: 0 });
    else expect(body).toMatchObject({ code: 'name_change_limit', maxReached: true });
  }
  const saved = await Promise.all(Array.from({ length: 10 }, (_, n) => save(`Name ${n}`)));
  expect(statuses(saved)).toEqual([200, ...Array(9).fill(403)]);
  const kept = saved.find(({ status }) => status === 200)!.body.instructorName;
  expect((await client.get('/api/instructor-preferences')).body.instructorName).toBe(kept);
});
