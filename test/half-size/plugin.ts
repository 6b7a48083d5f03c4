import type { Plugin } from 'vitest/config';
import { replaced } from './replace.ts';

/** Films of 540x960 in the tests of a project. */
export const halfSize: Plugin = {
  name: 'half-size',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith('frame.ts')) return null;
    const file = await this.resolve(source, importer, { skipSelf: true });
    return file ? replaced(file.id, importer) : null;
  },
};
