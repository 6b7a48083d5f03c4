import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { MediaTools } from './run.ts';

type Configured = { readonly config: Pick<Config, 'dataDir' | 'ffmpegPath' | 'ffprobePath'> };

/** Where media work of this process takes place. */
export const scratchOf = ({ config }: Configured): string => join(config.dataDir, 'scratch');

/** The programs as the configuration names them. */
export const toolsOf = ({ config }: Configured): MediaTools => ({
  ffmpeg: config.ffmpegPath,
  ffprobe: config.ffprobePath,
});
