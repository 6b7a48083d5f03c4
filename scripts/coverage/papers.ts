import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const PAPERS = ['*.md', '{docs,copy,test}/**/*.md'];
const FILES = ['*', '{.ci,assets,copy,deploy,docs,public,scripts,src,test}/**/*'];
const DECISIONS = 'docs/decisions';

/** What a paper names as code: a file by the end of its path, and a command. */
const PATH = /`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|py|html|css|json|ya?ml|md))`/g;
const COMMAND = /`npm run ([\w:-]+)/g;
const LINK = /\]\(([\w./-]+\.(?:md|txt|ts))(?:#[\w-]+)?\)(?:, point (\d+))?/g;

/**
 * Checks what the papers of the project refer to: files, commands, links, points of decisions, and that the list of
 * decisions has each page.
 * @param root the project folder
 * @returns what is wrong as `file:line: fault`
 */
export function paperFaults(root: string): string[] {
  const ends = new Set(globSync(FILES, { cwd: root }).flatMap((path) => endsOf(path.replaceAll('\\', '/'))));
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
  const papers = globSync(PAPERS, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  const faults = papers.sort().flatMap((paper) =>
    readFileSync(join(root, paper), 'utf8')
      .split('\n')
      .flatMap((text, index) => {
        const missing = [
          ...Array.from(text.matchAll(PATH), ([, path]) => path!)
            .filter((path) => !ends.has(path) && !path.startsWith('dist/'))
            .map((path) => `there is no file ${path}`),
          ...Array.from(text.matchAll(COMMAND), ([, name]) => name!)
            .filter((name) => !(name in scripts))
            .map((name) => `there is no command npm run ${name}`),
          ...Array.from(text.matchAll(LINK)).flatMap(([, path, point]) =>
            missingTarget(root, join(dirname(paper), path!), point),
          ),
        ];
        return missing.map((fault) => `${paper}:${index + 1}: ${fault}`);
      }),
  );
  return [...faults, ...unlisted(root)];
}

/** What a decision, `films.md` or `films.md#4` for its fourth point, lacks. */
export function missingDecision(root: string, decision: string): string[] {
  const [page = '', point] = decision.split('#');
  return missingTarget(root, `${DECISIONS}/${page}`, point);
}

function missingTarget(root: string, path: string, point: string | undefined): string[] {
  const file = join(root, path);
  if (!existsSync(file)) return [`there is no file ${path}`];
  const has = point === undefined || new RegExp(`^${point}\\. `, 'm').test(readFileSync(file, 'utf8'));
  return has ? [] : [`${path} has no point ${point}`];
}

function unlisted(root: string): string[] {
  const list = readFileSync(join(root, DECISIONS, 'README.md'), 'utf8');
  return globSync('*.md', { cwd: join(root, DECISIONS) })
    .filter((page) => page !== 'README.md' && !list.includes(`](${page})`))
    .map((page) => `${DECISIONS}/README.md: does not list ${page}`);
}

/** `src/a/b.ts`, `a/b.ts` and `b.ts`. */
function endsOf(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(index).join('/'));
}
