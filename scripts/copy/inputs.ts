import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { readSource } from '../rooms/read.ts';

/** The writer with its tests, and the texts that both read. */
const WRITER = 'src/server/copywriter/**/*.ts';
const TESTS = 'test/copy/*';
const TEXTS = 'copy/**/*.txt';
/** What `npm test` keeps of the last time that the writer's tests have passed. */
export const PASSED = 'test/copy/passed.txt';

/**
 * What the writer's tests depend on, as a hash: the writer, its tests, all that they import, and the texts. As long as it stays, so does what they say.
 * @param root the project folder
 */
export function writerInputs(root: string): string {
  const files = new Set<string>();
  const queue = globSync([WRITER, TESTS, TEXTS], { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  for (const path of queue) {
    if (files.has(path) || path === PASSED) continue;
    files.add(path);
    if (!path.endsWith('.ts')) continue;
    const { imports } = readSource(path, readFileSync(join(root, path), 'utf8'));
    const here = imports.filter(({ specifier }) => specifier.startsWith('.'));
    queue.push(
      ...here.map(({ specifier }) => join(dirname(path), specifier)).filter((to) => existsSync(join(root, to))),
    );
  }
  const hash = createHash('sha256');
  for (const path of [...files].sort()) hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}
