import { z } from 'zod';
import { keySchema } from './strings.ts';

/**
 * Of a deletion that nothing brings back: what its question named, as it was shown. If that is no longer so (another
 * window, somebody else), the call is a 409 and nothing is deleted. Without it, whatever is there now is deleted.
 */
export const seenQuery = z.object({ seen: keySchema(500).optional() });
