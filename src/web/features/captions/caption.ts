import table from '../../../../copy/hashtags.tsv?raw';
import * as captions from '../../../contract/captions/caption.ts';
import { readHashtags } from '../../../contract/captions/hashtags.ts';

/** The hashtags that are known, which came with the program. */
export const HASHTAGS = readHashtags(table);

/** As `captionOf` of the contract has it, with these hashtags. */
export const captionOf = captions.captionOf.bind(null, HASHTAGS);
export const captionFor = captions.captionFor.bind(null, HASHTAGS);
