import type { TrackId } from '../../../src/scene/music.ts';
import type { Session } from '../session.ts';
import { glitter, highHeels, levelUp, neonNights, strobe, sundaySun } from './club.ts';
import { bigSmile, rooftop, velvet } from './mellow.ts';
import { goldDust, moonrise, paperHearts, slowBurn } from './slow.ts';
import { catwalk, concrete, slowWine } from './street.ts';

/** What plays each track. */
export const SONGS: Readonly<Record<TrackId, () => Session>> = {
  ...{ 'high-heels': highHeels, strobe, 'neon-nights': neonNights, glitter, 'sunday-sun': sundaySun },
  ...{ 'level-up': levelUp, 'slow-wine': slowWine, concrete, velvet, 'big-smile': bigSmile, rooftop, catwalk },
  ...{ 'slow-burn': slowBurn, moonrise, 'gold-dust': goldDust, 'paper-hearts': paperHearts },
};
