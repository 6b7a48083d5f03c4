import { sql } from 'drizzle-orm';
import type { PostStep } from '../../src/contract/instagram.ts';
import type { Services } from '../../src/server/services.ts';
import type { Findings } from './findings.ts';
import type { Ledger } from './ledger.ts';

type Row = {
  id: string;
  key: string;
  state: PostStep;
  media_id: string | null;
  asked: boolean;
  trouble: string | null;
  is_noted: boolean;
};

/** Compares what stands on Instagram with what was chosen, and with what people are shown of it: each is there once at most, and none is lost without a word. */
export async function auditPosts({ db }: Services, ledger: Ledger, findings: Findings): Promise<void> {
  const { rows } = await db.execute<Row>(sql`
    select p.id, p.user_id || ' ' || coalesce(p.entry_id || ' ' || p.date, p.promo_id) as key, p.state, p.media_id, p.trouble,
           p.asked_at is not null as asked,
           p.entry_id is null or exists (select from timetable_promos t where t.person_id = p.user_id and t.entry_id = p.entry_id
             and t.date = p.date and t.posted_at is not null) as is_noted
    from instagram_posts p`);
  const ids = new Set(rows.map(({ id }) => id));
  for (const [post, media] of ledger.published) {
    if (media.length > 1) findings.madeTwice.push(`post ${post} is on Instagram ${media.length} times`);
    if (!ids.has(post)) findings.lost.push(`post ${post} is on Instagram, and nothing is known of it`);
  }
  for (const [key, { told }] of ledger.posts)
    if (told === 'chosen' && !rows.some((row) => row.key === key)) findings.lost.push(`post ${key} was chosen`);
  for (const row of rows) auditPost(row, ledger.published.get(row.id) ?? [], findings);
}

function auditPost({ id, state, media_id, trouble, asked, is_noted }: Row, media: string[], findings: Findings) {
  if (media.length > 0 && !asked) findings.lost.push(`post ${id} is on Instagram, and was never asked for (${state})`);
  if (state === 'published') {
    if (media.length === 0) findings.wrongAnswers.push(`post ${id} is shown as published, and is not on Instagram`);
    if (media_id !== null && !media.includes(media_id)) findings.changed.push(`post ${id} is shown as ${media_id}`);
    if (!is_noted) findings.lost.push(`post ${id} is on Instagram, and its class is not noted as posted`);
  } else if (state === 'failed' || state === 'cancelled') {
    if (!trouble) findings.lost.push(`post ${id} has ${state} without a word`);
    if (media.length > 0 && state === 'cancelled')
      findings.wrongFailures.push(`post ${id} is on Instagram and shown as cancelled: ${trouble}`);
  } else if (!trouble || asked) findings.late.push(`post ${id} is ${state}, and its person no longer waited`);
}
