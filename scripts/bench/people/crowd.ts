/** The installation that the people of the benchmark use, and their browsers. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import type { Clip } from '../../../src/contract/library.ts';
import { defaultPromo } from '../../../src/scene/promo.ts';
import type { Services } from '../../../src/server/services.ts';
import { Client } from '../../../test/client.ts';
import { contentOf } from '../../../test/promo.ts';
import { ORIGIN } from '../program.ts';
import { withServicesIn } from '../site.ts';
import type { Person, Plan, Report } from './plan.ts';

const CROWD = { read: 80, type: 60, save: 30, watch: 30, probe: 1 } as const;
/** With them the people make about 170 calls a second. */
const PAUSES = { read: 2400, type: 1600, save: 2400, probe: 50 };

/** Everybody else of the installation: so many people with their sessions, five promos and ten films each, under `key` in the store. */
export async function fill(
  { db }: { db: Pick<Services['db'], 'execute'> },
  people = 10_000,
  key = sql`'films/' || n`,
): Promise<void> {
  const [promos, films] = [people * 5, people * 10];
  const statements = [
    sql`insert into users (id, email, role, subscription_status)
      select 'p' || n, 'p' || n || '@elsewhere.example', 'pro', 'pro' from generate_series(1, ${people}) n`,
    sql`insert into sessions (id, token, user_id, expires_at)
      select 's' || n, md5(n::text), 'p' || n, now() + interval '20 days' from generate_series(1, ${people}) n`,
    sql`insert into promos (id, user_id, content)
      select gen_random_uuid()::text, 'p' || 1 + n % ${people}, ${contentOf()} from generate_series(1, ${promos}) n`,
    sql`insert into films (key, public_id, status, progress, plan, storage_key, bytes, started_at, finished_at, created_at)
      select md5(n::text), 'renders/' || md5(n::text), 'done', 100, '{"kind":"film","duration":15,"background":{}}', ${key}, 8000000,
        now() - n * interval '1 minute' - interval '8 seconds', now() - n * interval '1 minute', now() - n * interval '1 minute'
      from generate_series(1, ${films}) n`,
    sql`insert into renders (user_id, film_key, started_at)
      select 'p' || 1 + n % ${people}, md5(n::text), now() - n * interval '1 minute' from generate_series(1, ${films}) n`,
    sql`insert into written_texts (user_id, texts) select 'p' || 1 + n % ${people}, '[]' from generate_series(1, ${promos}) n`,
    sql`insert into rate_limits (key, count, resets_at) select 'k' || n, 1, now() + interval '1 hour' from generate_series(1, 20000) n`,
    sql`vacuum analyze`,
  ];
  for (const statement of statements) await db.execute(statement);
}

/** Registered without the limit on registrations per IP address, and with cookies that the program accepts. */
async function arrive({ auth, db }: Services): Promise<Person[]> {
  const people: Person[] = [];
  const content = contentOf({ text: 'Week §' });
  for (const [does, count] of Object.entries(CROWD) as [Person['does'], number][]) {
    for (let n = 0; n < count; n++) {
      const client = new Client(ORIGIN);
      const { cookies, userId } = await auth.signUp(
        { email: `${does}${n}@example.com`, password: 'correct horse' },
        new Headers(),
      );
      for (const line of cookies) client.keep(line);
      const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const promo = crypto.randomUUID();
      people.push({ does, cookie, promo, content });
      await db.execute(sql`update users set role = 'pro', subscription_status = 'pro' where id = ${userId}`);
      await db.execute(sql`insert into promos (id, user_id, content)
        select case n when 1 then ${promo} else gen_random_uuid()::text end, ${userId}, ${content} from generate_series(1, 12) n`);
    }
  }
  return people;
}

/** Fills a new installation in `dataDir`. @returns those of its people who are there */
export function settle(dataDir: string): Promise<Person[]> {
  return withServicesIn(dataDir, async (services) => {
    await fill(services);
    return arrive(services);
  });
}

/** Lets the people do what they do, with their browsers in a process of their own. */
export async function live(people: readonly Person[], time: Pick<Plan, 'seconds' | 'warmUpSeconds'>): Promise<Report> {
  const client = new Client(ORIGIN);
  for (const pair of people[0]!.cookie.split('; ')) client.keep(pair);
  const { universal } = (await client.get('/api/background-videos')).body as {
    universal: Pick<Clip, 'publicId' | 'posterUrl'>[];
  };
  return browse({
    ...{ origin: ORIGIN.replace('localhost', '127.0.0.1'), people, ...time, pauses: PAUSES },
    pictures: universal.map(({ posterUrl }) => posterUrl),
    background: universal[0]!.publicId,
    settings: defaultPromo,
  });
}

async function browse(plan: Plan): Promise<Report> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'client.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(plan));
  return (await json(child.stdout)) as Report;
}
