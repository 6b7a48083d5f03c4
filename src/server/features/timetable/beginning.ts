import type { Clip } from '../../../contract/library.ts';
import type { Entry } from '../../../contract/timetable.ts';
import { LOOKS, type LookId } from '../../../scene/looks.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import type { Services } from '../../services.ts';
import { readBrand } from '../brand/actions.ts';
import { listBackgrounds } from '../library/actions.ts';
import { readUses } from '../promos/actions.ts';

/** What a person's videos may begin with. */
export type Choice = {
  /** Everything that they may use. */
  clips: readonly Clip[];
  /** What new promos begin with; null: black. */
  starter: Clip | null;
  /** The look that their brand kit says. */
  look: LookId | null;
  /** Their favourites, those that most of their promos stand over first, and then the library's. */
  favourites: readonly Clip[];
};

/** The backgrounds, by public id, of the videos that come before and after in the week, and of all of the week. */
export type Around = { next: readonly (string | null)[]; all: readonly (string | null)[] };

/** As many backgrounds take turns. */
const IN_TURN = 8;

export async function readChoice(services: Services, user: SessionUser): Promise<Choice> {
  const [{ universal, starter, personal, clips, studio }, brand, { uses }] = await Promise.all([
    listBackgrounds(services, user),
    readBrand(services, user),
    readUses(services, user),
  ]);
  const own = [...personal, ...clips, ...(studio?.personal ?? []), ...(studio?.clips ?? [])];
  const all = [...own, ...universal];
  const used = uses.toSorted((a, b) => b.own + b.members - (a.own + a.members));
  const liked = used.flatMap(({ publicId }) => all.find((clip) => clip.publicId === publicId) ?? []);
  const favourites = [...new Set([...liked, ...(starter ? [starter] : []), ...universal])].slice(0, IN_TURN);
  return { clips: all, starter, look: brand.included ? brand.kit.look : null, favourites };
}

/**
 * What the video of a class begins with: its own look and background. Otherwise the look of the brand kit, over the background that the look is drawn
 * for, or, in a week, over the favourite that its neighbours do not have and that stands least often in it.
 */
export function beginningOf(entry: Entry, { clips, starter, look: usual, favourites }: Choice, around?: Around) {
  const look = entry.look ?? usual;
  const mine = clips.find(({ publicId }) => publicId === entry.background);
  if (mine) return { look, background: mine };
  const slug = look ? LOOKS[look].background : undefined;
  if (slug === null) return { look, background: null };
  const drawnFor = (slug && clips.find((clip) => clip.slug === slug)) || starter;
  return { look, background: around ? (inTurn(favourites, drawnFor, around) ?? drawnFor) : drawnFor };
}

function inTurn(favourites: readonly Clip[], first: Clip | null, { next, all }: Around): Clip | null {
  const offered = [
    ...new Map([...(first ? [first] : []), ...favourites].map((clip) => [clip.publicId, clip])).values(),
  ];
  const times = ({ publicId }: Clip) => all.filter((each) => each === publicId).length;
  const free = offered.filter(({ publicId }) => !next.includes(publicId));
  return free.toSorted((a, b) => times(a) - times(b))[0] ?? null;
}
