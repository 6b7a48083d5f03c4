import { createHash, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { audit } from '../../scripts/torture/auditor.ts';
import { Ledger } from '../../scripts/torture/ledger.ts';
import { createUser } from '../factories.ts';
import { startServer } from '../server.ts';
import { addDoneRender } from './renders/fixtures.ts';

const film = (changes: object) => ({
  ...({ person: 'x', told: 'ready', reason: null, sha256: null, counted: false } as const),
  ...changes,
});

it('the auditor of a torture finds each way in which database, store and what people were told can differ [B250]', async () => {
  const server = await startServer();
  try {
    const { storage, db } = server.services;
    const { id: person } = await createUser(server, { role: 'pro' });
    const nothing = {
      countedTwice: [],
      lost: [],
      missingFiles: [],
      orphans: [],
      partial: [],
      wrongAnswers: [],
      wrongFailures: [],
    };
    const right = new Ledger();
    const sound = await addDoneRender(server, person);
    right.films.set(sound, film({ sha256: createHash('sha256').update('not really a film').digest('hex') }));
    // What a crash leaves: the sweep takes it away.
    await storage.put('films/nobody-s.mp4', Buffer.from('x'));
    expect(await audit(server.services, right)).toEqual(nothing);
    expect(await storage.size('films/nobody-s.mp4')).toBe(null);

    const wrong = new Ledger();
    const [gone, came, other, uncounted, never] = [
      randomUUID(),
      await addDoneRender(server, person),
      sound,
      sound,
      randomUUID(),
    ];
    wrong.films.set(gone, film({}));
    wrong.films.set(came, film({ told: 'failed', reason: 'Sorry' }));
    wrong.films.set(other, film({ sha256: 'of other bytes', counted: true }));
    wrong.uploads.set(never, { person, told: 'ready', reason: null });
    wrong.promos.set(randomUUID(), { person, version: 3, content: '' });
    wrong.payments.set(person, 'individual_pro');
    wrong.note(wrong.wrong, '500 GET /');
    wrong.partial = 1;
    const { rows } = await db.$client.query(
      'select f.storage_key as key from films f join renders r on r.film_key = f.key where r.id = $1',
      [came],
    );
    await storage.delete(rows[0].key);
    const { lost, wrongFailures, partial, missingFiles, wrongAnswers } = await audit(server.services, wrong);
    expect(lost).toEqual([
      `film ${gone} was accepted and is not there`,
      `film ${uncounted}: its download was counted and is not there`,
      `upload ${never} was accepted and is not there`,
      expect.stringContaining('version 3 was saved and is not there'),
      `person ${person} has paid for individual_pro and has nothing`,
    ]);
    expect(wrongFailures).toEqual([`film ${came} came out, and its person was told: Sorry`]);
    expect(partial).toEqual([
      `film ${other} was handed over with other bytes than it has`,
      '1 files ended early although their answer was complete',
    ]);
    expect(missingFiles).toEqual([rows[0].key]);
    expect(wrongAnswers).toEqual(['1 times 500 GET /']);
  } finally {
    await server.close();
  }
});
