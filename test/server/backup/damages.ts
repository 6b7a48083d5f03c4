import { execFileSync } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, readFile, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** One installation with a backup, and another that it is restored over. All are folders. */
export type Places = {
  /** DATA_DIR, with the store in `files`. */
  data: string;
  /** The backup. */
  folder: string;
  /** The DATA_DIR of the other installation. */
  there: string;
  /** The folder with the tables, in `folder`. */
  readonly database: string;
  /** The database that is backed up. */
  readonly url: string;
  /** The database of the other installation. */
  readonly thereUrl: string;
};
/** How a command ends, and what it says of a damage. */
export type Said = readonly [exit: 0 | 1, words: string];
export type Damage = {
  readonly what: string;
  readonly backup: Said;
  readonly verify: Said;
  readonly restore: Said;
  /** For those that must be root. */
  readonly needsRoot?: true;
  /** @returns what ends it */
  do(places: Places): Promise<unknown>;
};

const flip = async (path: string) => {
  const bytes = await readFile(path);
  bytes[Math.floor(bytes.length / 2)]! ^= 1;
  await writeFile(path, bytes);
};
const LOGO = 'logos/one.png';
const copy = ({ folder }: Places) => join(folder, 'files', LOGO);
/** The file in both stores: of the installation, and of the one that is restored over. */
const stored = ({ data, there }: Places) => [data, there].map((each) => join(each, 'files', LOGO));
const each = (paths: string[], change: (path: string) => Promise<unknown>) => Promise.all(paths.map(change));
const secret = ({ folder, database }: Places) => join(folder, database, 'app-secret');
const users = ({ folder, database }: Places) => join(folder, database, 'public.users.jsonl.gz');
const manifest = ({ folder }: Places) => join(folder, 'manifest.json');

/** Gives the database another identity, or its own again. @returns what undoes it */
async function asAnother(url: string): Promise<() => Promise<unknown>> {
  const { rows } = await query(url, 'select installation from backup_status');
  await query(url, 'update backup_status set installation = gen_random_uuid()');
  return () => query(url, `update backup_status set installation = '${rows[0].installation}'`);
}

async function query(url: string, text: string) {
  const client = new pg.Client(url);
  await client.connect();
  return client.query(text).finally(() => client.end());
}

/** Holds a connection to both databases. @returns what ends it */
async function connected({ url, thereUrl }: Places, name: string, text: string): Promise<() => Promise<unknown>> {
  const clients = [url, thereUrl].map((each) => new pg.Client({ connectionString: each, application_name: name }));
  for (const client of clients) {
    await client.connect();
    await client.query(text);
  }
  return () => Promise.all(clients.map((client) => client.end()));
}

const NONE = 'Backed up to BACKUP';
const RIGHT = 'Everything in it was read, and is as it was written.';
const RESTORED = '0 were missing and 0 were damaged in the store, and were written; 4 were right.';
const copied = (fault: string) => `logos/one.png: the copy here ${fault}; it was made anew from the store`;
const kept = (fault: string) => `logos/one.png: the file in the store ${fault}; the copy here is sound, and is kept`;
const refused = (fault: string) => `files/logos/one.png ${fault}\nTo restore everything else, add --without-damaged`;
const noRows = 'Rows that are damaged cannot be restored: use another backup. Nothing was changed.';
const noManifest = 'manifest.json is damaged, or of another version of Spinreel. Nothing was changed.';
const secretFault = (fault: string) => `DUMP/app-secret ${fault}\nTo restore everything else, add --without-damaged`;
const overlap = (what: string) =>
  `${what}, in which the program writes and removes. Give a folder of its own, best on another disk. Nothing was changed.`;

export const DAMAGES: readonly Damage[] = [
  // What is in the backup.
  {
    what: 'backup: a bit of a file',
    backup: [1, copied('has other content')],
    verify: [1, 'files/logos/one.png has other content'],
    restore: [1, refused('has other content')],
    do: (at) => flip(copy(at)),
  },
  {
    what: 'backup: a file is cut',
    backup: [1, copied('has 10 bytes instead of 3000')],
    verify: [1, 'files/logos/one.png has 10 bytes instead of 3000'],
    restore: [1, refused('has 10 bytes instead of 3000')],
    do: (at) => truncate(copy(at), 10),
  },
  {
    what: 'backup: a file is longer',
    backup: [1, copied('has 3001 bytes instead of 3000')],
    verify: [1, 'files/logos/one.png has 3001 bytes instead of 3000'],
    restore: [1, refused('has 3001 bytes instead of 3000')],
    do: (at) => appendFile(copy(at), 'x'),
  },
  {
    what: 'backup: a file is missing',
    backup: [1, copied('is missing')],
    verify: [1, 'files/logos/one.png is missing'],
    restore: [1, refused('is missing')],
    do: (at) => rm(copy(at)),
  },
  {
    what: 'backup: a bit of a file, and the store has lost it',
    backup: [1, 'logos/one.png: the copy here has other content, the file in the store is missing'],
    verify: [1, 'files/logos/one.png has other content'],
    restore: [1, refused('has other content')],
    do: (at) => Promise.all([flip(copy(at)), each(stored(at), (path) => rm(path))]),
  },
  {
    what: 'backup: a file is missing, and a bit of the store’s is wrong',
    backup: [1, 'logos/one.png: the copy here is missing, the file in the store has other content'],
    verify: [1, 'files/logos/one.png is missing'],
    restore: [1, refused('is missing')],
    do: (at) => Promise.all([rm(copy(at)), each(stored(at), flip)]),
  },
  {
    what: 'backup: all files are missing',
    backup: [1, 'Damage was found, 0 files of it are left:'],
    verify: [1, '4 parts of it are damaged:'],
    restore: [1, 'all rows, without these 4. Nothing was changed.'],
    do: ({ folder }) => rm(join(folder, 'files'), { recursive: true }),
  },
  {
    what: 'secret: a bit',
    backup: [0, NONE],
    verify: [1, 'DUMP/app-secret has other content'],
    restore: [1, secretFault('has other content')],
    do: (at) => flip(secret(at)),
  },
  {
    what: 'secret: cut',
    backup: [0, NONE],
    verify: [1, 'DUMP/app-secret has 8 bytes instead of 64'],
    restore: [1, secretFault('has 8 bytes instead of 64')],
    do: (at) => truncate(secret(at), 8),
  },
  {
    what: 'secret: missing',
    backup: [0, NONE],
    verify: [1, 'DUMP/app-secret is missing'],
    restore: [1, secretFault('is missing')],
    do: (at) => rm(secret(at)),
  },
  {
    what: 'manifest: a bit',
    backup: [1, noManifest],
    verify: [1, noManifest],
    restore: [1, noManifest],
    do: (at) => flip(manifest(at)),
  },
  {
    what: 'manifest: cut',
    backup: [1, noManifest],
    verify: [1, noManifest],
    restore: [1, noManifest],
    do: (at) => truncate(manifest(at), 500),
  },
  {
    what: 'manifest: empty',
    backup: [1, noManifest],
    verify: [1, noManifest],
    restore: [1, noManifest],
    do: (at) => truncate(manifest(at), 0),
  },
  {
    what: 'manifest: missing',
    backup: [1, 'and holds no backup. Give an empty folder. Nothing was changed.'],
    verify: [1, 'There is no backup in BACKUP: it has no manifest.json. Nothing was changed.'],
    restore: [1, 'There is no backup in BACKUP: it has no manifest.json. Nothing was changed.'],
    do: (at) => rm(manifest(at)),
  },
  {
    what: 'dump: a bit',
    backup: [0, NONE],
    verify: [1, 'DUMP/public.users.jsonl.gz has other content'],
    restore: [1, noRows],
    do: (at) => flip(users(at)),
  },
  {
    what: 'dump: cut',
    backup: [0, NONE],
    verify: [1, 'DUMP/public.users.jsonl.gz has 9 bytes instead of'],
    restore: [1, noRows],
    do: (at) => truncate(users(at), 9),
  },
  {
    what: 'dump: a table is missing',
    backup: [0, NONE],
    verify: [1, 'DUMP/public.users.jsonl.gz is missing'],
    restore: [1, noRows],
    do: (at) => rm(users(at)),
  },
  {
    what: 'dump: all tables are missing',
    backup: [0, NONE],
    verify: [1, 'DUMP/public.users.jsonl.gz is missing'],
    restore: [1, noRows],
    do: ({ folder, database }) => rm(join(folder, database), { recursive: true }),
  },
  {
    what: 'extra: photos and notes in the folder',
    backup: [0, NONE],
    verify: [0, 'Not of the backup, and left alone: 3 files'],
    restore: [0, RESTORED],
    async do({ folder, database }) {
      for (const path of ['files/my-photos/a.jpg', 'database-notes/todo.txt', `${database}/mine.txt`]) {
        await mkdir(join(folder, path, '..'), { recursive: true });
        await writeFile(join(folder, path), 'mine');
      }
    },
  },
  {
    what: 'extra: the list of an interrupted backup is damaged',
    backup: [1, 'unfinished.json is damaged, or of another version of Spinreel. Nothing was changed.'],
    verify: [0, RIGHT],
    restore: [0, RESTORED],
    do: ({ folder }) => writeFile(join(folder, 'unfinished.json'), '{"paths":["files/logos/two.png"]}'),
  },
  // What is in the store.
  {
    what: 'store: a bit of a file',
    backup: [1, kept('has other content')],
    verify: [0, RIGHT],
    restore: [0, '0 were missing and 1 were damaged in the store, and were written; 3 were right.'],
    do: (at) => each(stored(at), flip),
  },
  {
    what: 'store: a file is cut',
    backup: [1, kept('has 10 bytes instead of 3000')],
    verify: [0, RIGHT],
    restore: [0, '0 were missing and 1 were damaged in the store, and were written; 3 were right.'],
    do: (at) => each(stored(at), (path) => truncate(path, 10)),
  },
  {
    what: 'store: a file is missing',
    backup: [1, kept('is missing')],
    verify: [0, RIGHT],
    restore: [0, '1 were missing and 0 were damaged in the store, and were written; 3 were right.'],
    do: (at) => each(stored(at), (path) => rm(path)),
  },
  {
    what: 'store: a file that no row names',
    backup: [0, NONE],
    verify: [0, RIGHT],
    restore: [0, RESTORED],
    do: (at) => each(stored(at), (path) => writeFile(join(path, '../foreign.png'), 'foreign')),
  },
  {
    what: 'store: the secret of DATA_DIR is cut',
    backup: [1, 'app-secret is damaged: a secret has at least 32 characters.'],
    verify: [0, RIGHT],
    restore: [0, RESTORED],
    do: ({ data, there }) => each([data, there], (path) => truncate(join(path, 'app-secret'), 8)),
  },
  // The place.
  {
    what: 'place: a folder with something else in it',
    backup: [1, 'BACKUP is not empty (holiday.jpg), and holds no backup. Give an empty folder. Nothing was changed.'],
    verify: [1, 'There is no backup in BACKUP'],
    restore: [1, 'There is no backup in BACKUP'],
    async do(at) {
      at.folder = await mkdtemp(join(at.folder, '../used-'));
      await writeFile(join(at.folder, 'holiday.jpg'), 'sun');
    },
  },
  {
    what: 'place: the folder of another installation',
    backup: [
      1,
      'BACKUP holds the backup of another installation. Give this one a folder of its own. Nothing was changed.',
    ],
    verify: [0, RIGHT],
    restore: [0, RESTORED],
    do: ({ url }) => asAnother(url),
  },
  {
    what: 'place: the program is running',
    backup: [0, NONE],
    verify: [0, RIGHT],
    restore: [1, 'Spinreel is running on this database. Stop it first. Nothing was changed.'],
    do: (at) => connected(at, 'spinreel', 'select 1'),
  },
  {
    what: 'place: another backup is running',
    backup: [1, 'Another backup or restore of this database is running. Wait for its end. Nothing was changed.'],
    verify: [0, RIGHT],
    restore: [1, 'Another backup or restore of this database is running. Wait for its end. Nothing was changed.'],
    do: (at) => connected(at, 'psql', `select pg_advisory_lock(${0x6261636b})`),
  },
  {
    what: 'place: DATA_DIR itself, by a link',
    backup: [1, overlap('BACKUP is DATA_DIR (DATA)')],
    verify: [1, 'There is no backup in BACKUP'],
    restore: [1, 'There is no backup in BACKUP'],
    async do(at) {
      const link = join(at.data, '../link');
      await symlink(at.data, link);
      at.folder = link;
    },
  },
  {
    what: 'place: inside the store',
    backup: [1, overlap('BACKUP is inside DATA_DIR (DATA)')],
    verify: [0, RIGHT],
    restore: [1, overlap('BACKUP is inside DATA_DIR (DATA)')],
    async do(at) {
      const inside = join(at.there, 'files/backup');
      await rename(at.folder, inside);
      at.folder = inside;
      at.data = at.there;
    },
  },
  {
    what: 'place: above DATA_DIR',
    backup: [1, overlap('BACKUP contains DATA_DIR (DATA)')],
    verify: [0, RIGHT],
    restore: [1, overlap('BACKUP contains DATA_DIR (THERE)')],
    async do(at) {
      for (const name of ['data', 'there'] as const) {
        const inside = join(at.folder, name);
        await rename(at[name], inside);
        at[name] = inside;
      }
    },
  },
  {
    what: 'place: a full disk',
    needsRoot: true,
    backup: [1, 'There is no space left. There is no new backup; what was in the folder before is as it was.'],
    verify: [0, RIGHT],
    restore: [1, 'There is no space left. Nothing was changed.'],
    async do(at) {
      const small = await mkdtemp(join(tmpdir(), 'spinreel-full-'));
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400k', 'tmpfs', small]);
      for (const name of ['folder', 'there'] as const) {
        await cp(at[name], join(small, name), { recursive: true });
        at[name] = join(small, name);
      }
      await rm(join(at.there, 'files', LOGO));
      execFileSync('sh', ['-c', `cat /dev/zero > ${join(small, 'filler')} 2>/dev/null || true`]);
      return async () => {
        execFileSync('umount', [small]);
        await rm(small, { recursive: true });
      };
    },
  },
];
