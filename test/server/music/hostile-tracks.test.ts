import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OWN_MUSIC } from '../../../src/contract/music.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { saved, scratchFolders, storedFiles } from '../renders/fixtures.ts';

const run = promisify(execFile);
let server: TestServer;
let person: TestUser;
let folder: string;
/** Two seconds of a tone, as MP3 frames alone. */
let tone: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-music-'));
  server = await startServer({ ROLES: 'web' });
  person = await createUser(server, { role: 'pro' });
  tone = await made('tone.mp3', '-write_xing', '0', '-id3v2_version', '0');
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function made(name: string, ...more: string[]): Promise<Buffer> {
  const file = join(folder, name);
  const source = ['-f', 'lavfi', '-i', 'sine=f=330:r=8000:d=2,volume=10dB'];
  await run('ffmpeg', ['-v', 'error', '-y', ...source, ...more, '-b:a', '8k', file]);
  return readFile(file);
}
const add = ({ client }: TestUser, bytes: Uint8Array | string, name = 'song.mp3') =>
  client.multipart('/api/music', { rights: 'true', track: new File([bytes as BlobPart], name) });
const shelf = async ({ client }: TestUser) => (await client.get('/api/music')).body.tracks as { duration: number }[];

/** What tracks a file has. */
async function kindsIn(file: string): Promise<string[]> {
  const { stdout } = await run('ffprobe', [
    '-v',
    'error',
    '-show_entries',
    'stream=codec_type',
    '-of',
    'csv=p=0',
    file,
  ]);
  return stdout.trim().split('\n');
}

/** An ID3v2.3 tag with a picture of so many bytes (id3.org/id3v2.3.0, 4.15). */
function picture(bytes: number): Buffer {
  const content = Buffer.concat([Buffer.from('\0image/png\0\u0003\0', 'latin1'), Buffer.alloc(bytes, 0x5a)]);
  const frame = Buffer.alloc(10);
  frame.write('APIC');
  frame.writeUInt32BE(content.length, 4);
  const size = content.length + frame.length;
  const head = Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, size >> 21, (size >> 14) & 127, (size >> 7) & 127, size & 127]);
  return Buffer.concat([head, frame, content]);
}

const NO_SOUND = /^This is no sound that we can read/;
const HOSTILE: readonly (readonly [string, () => Uint8Array | string, string, RegExp])[] = [
  ['nothing', () => '', 'song.mp3', NO_SOUND],
  ['19 MB of zeros', () => new Uint8Array(19_000_000), 'song.mp3', NO_SOUND],
  ['an archive', () => Buffer.from('504b0304140000000800', 'hex'), 'song.wav', NO_SOUND],
  ['a list of HLS', () => '#EXTM3U\n#EXTINF:2,\nhttp://127.0.0.1:1/a.mp3\n#EXT-X-ENDLIST\n', 'song.m4a', NO_SOUND],
  ['a list of files', () => "ffconcat version 1.0\nfile '/etc/passwd'\n", 'song.mp3', NO_SOUND],
  ['a list of DASH', () => '<?xml version="1.0"?><MPD><BaseURL>file:///etc/passwd</BaseURL></MPD>', 'a.m4a', NO_SOUND],
  ['five hours', () => Buffer.concat(Array(9000).fill(tone)), 'song.mp3', /^A track plays for at most 10 minutes/],
];

describe('what is sent as a track is kept or refused in words, and leaves nothing behind [B734]', () => {
  test.each(HOSTILE)('%s', async (_, bytes, name, words) => {
    const { status, body } = await add(person, bytes(), name);
    expect([status, body.message]).toEqual([422, expect.stringMatching(words)]);
    expect([await shelf(person), await storedFiles(server), await scratchFolders(server)]).toEqual([[], [], []]);
  });

  test('what is more than it may be, no file, two, or one elsewhere is told as music', async () => {
    const send = (form: Record<string, string | Blob>) => person.client.multipart('/api/music', form);
    const file = new File([new Uint8Array(tone)], 'song.mp3');
    const large = await add(person, new Uint8Array(OWN_MUSIC.fileBytes + 1));
    expect([large.status, large.body.message]).toEqual([413, 'A track has at most 20 MB.']);
    for (const [form, words] of [
      [{ rights: 'true' }, 'No track file provided'],
      [{ rights: 'true', video: file }, 'The track is expected in the field track.'],
    ] as const) {
      const { status, body } = await send(form);
      expect([status, Object.values(body.fields)]).toEqual([400, [words]]);
    }
    expect([await storedFiles(server), await scratchFolders(server)]).toEqual([[], []]);
  });

  test('of a video the sound is kept, and of a file with a picture of 15 MB the music', async () => {
    const someone = await createUser(server, { role: 'pro' });
    const video = await made('video.mp4', '-f', 'lavfi', '-i', 'color=gray:s=90x160:d=2', '-shortest');
    for (const bytes of [video, Buffer.concat([picture(15_000_000), tone])]) {
      const { status, body } = await add(someone, bytes);
      expect([status, Math.round(body.duration)]).toEqual([200, 2]);
      expect(await saved(someone.client, body.url, kindsIn)).toEqual(['audio']);
      await someone.client.delete(`/api/music/${body.id}`);
    }
    expect([await storedFiles(server), await scratchFolders(server)]).toEqual([[], []]);
  });

  test('a greedy person gets ten, or is told to wait; others are served meanwhile', async () => {
    const [greedy, other] = [await createUser(server, { role: 'pro' }), await createUser(server, { role: 'pro' })];
    const sent = Array.from({ length: 12 }, () => add(greedy, tone));
    expect((await other.client.get('/api/music')).status).toBe(200);
    expect((await add(other, tone)).status).toBe(200);
    const answers = await Promise.all(sent);
    const kept = answers.filter(({ status }) => status === 200).length;
    for (const { status, body } of answers.filter((each) => each.status !== 200)) {
      expect([409, 429, 503]).toContain(status);
      expect(body.message).toMatch(/^(You have|Many people)/);
    }
    expect(kept).toBeGreaterThan(0);
    expect(await shelf(greedy)).toHaveLength(kept);
    expect(kept).toBeLessThanOrEqual(OWN_MUSIC.tracks);
    expect(await storedFiles(server)).toHaveLength(kept + 1);
    expect(await scratchFolders(server)).toEqual([]);
  });
});
