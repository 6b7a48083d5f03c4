import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { MediaTools } from './run.ts';

type Configured = { readonly config: Pick<Config, 'dataDir' | 'ffmpegPath' | 'ffprobePath'> };

/** Where media processing of this process takes place. */
export const scratchOf = ({ config }: Configured): string => join(config.dataDir, 'scratch');

/** The programs as named in the configuration. */
export const toolsOf = ({ config }: Configured): MediaTools => ({
  ffmpeg: config.ffmpegPath,
  ffprobe: config.ffprobePath,
});
