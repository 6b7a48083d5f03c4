import { listBackgroundVideos } from '../../../contract/library.ts';
import { queryOf } from '../../api/query-client.ts';

/** The backgrounds that the person may choose from. */
export const backgroundsQuery = queryOf(listBackgroundVideos);
