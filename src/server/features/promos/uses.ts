import { packedName } from '../../../contract/promos.ts';
import type { ClipUse } from '../../../contract/shelf.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import type { Services } from '../../services.ts';
import { listJoined, ownsStudio } from '../studio/actions.ts';
import * as queries from './queries.ts';

/** More are counted, and not named. */
const NAMED = 3;

/** Which backgrounds a person's promos stand over; for the owner of a studio also how many of the members' do, and not which. */
export async function readUses({ db }: Services, user: SessionUser): Promise<{ uses: ClipUse[] }> {
  const members = ownsStudio(user) ? await listJoined(db, user.id) : [];
  const [own, theirs] = await Promise.all([
    queries.listOver(db, user.id, NAMED),
    queries.countOver(
      db,
      members.map(({ id }) => id),
    ),
  ]);
  const uses = new Map<string, ClipUse>();
  const entryOf = (publicId: string) => {
    const use = uses.get(publicId) ?? { publicId, promos: [], own: 0, members: theirs.get(publicId) ?? 0 };
    uses.set(publicId, use);
    return use;
  };
  for (const publicId of theirs.keys()) entryOf(publicId);
  for (const { id, title, publicId, own: count, text } of own) {
    const use = entryOf(publicId);
    use.own = count;
    const name = title ?? (text === null ? null : packedName(text));
    if (name) use.promos.push({ id, name });
  }
  return { uses: [...uses.values()] };
}
