import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ERROR, EXAMPLES, setUp } from '../../../src/web/pages/developers/examples.ts';
import { createUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { addClip } from './fixtures.ts';

const run = promisify(execFile);

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
  folder = await mkdtemp(join(tmpdir(), 'spinreel-examples-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await server.close();
});

it('the examples of /developers make a video and a week of a timetable and download them, word for word, as a free person [B808]', async () => {
  await addClip(server, [{ grey: 90, hertz: 440 }]);
  const { client } = await createUser(server, { email: 'maya@example.com' });
  const { body } = await client.post('/api/access-tokens', { name: 'Examples', scopes: ['read', 'make'], days: 30 });
  const steps = [setUp(server.url, body.secret), ...EXAMPLES].map(({ code }) => code);
  const script = join(folder, 'examples.sh');
  await writeFile(script, steps.join('\n\n'));
  const { stdout } = await run('sh', ['-eu', script], { cwd: folder }).catch((error) => {
    throw new Error(`${error.stderr}\n${error.stdout}`);
  });
  expect(stdout).toMatch(/^maya@example\.com\n/);
  expect(stdout).toContain('Maya');
  expect(stdout).toContain('"status": "done"');
  const probed = await run('ffprobe', [
    '-v',
    'error',
    '-show_entries',
    'format=duration',
    '-of',
    'csv=p=0',
    join(folder, 'promo.mp4'),
  ]);
  expect(Number(probed.stdout)).toBeCloseTo(8, 0);
  expect(JSON.parse(await readFile(join(folder, 'download.json'), 'utf8'))).toMatchObject({
    downloadCount: 2,
    remaining: 3,
  });

  const week = await readFile(join(folder, 'week.zip'));
  // The name of its first file stands behind 30 bytes.
  expect(week.toString('latin1', 30)).toMatch(/^\d{4}-\d\d-\d\d-1[89]\d\d-(?:spin-basics|pole-level-2)\.mp4/);

  const refused = await run('sh', ['-c', `SPINREEL=${server.url}; ${ERROR.code}`]);
  expect(refused.stdout).toBe(ERROR.answer);
});
