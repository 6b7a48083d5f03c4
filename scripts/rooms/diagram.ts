import { dirname, join } from 'node:path/posix';
import type { Source } from './read.ts';

/** A folder whose folders are drawn, and the heading of ARCHITECTURE.md under which they are. */
export interface Diagram {
  heading: string;
  folder: string;
}

/**
 * Where a flowchart of ARCHITECTURE.md and the imports between folders disagree, as `path:line: fault`.
 * @param markdown its Mermaid arrows read `a --> b & c`
 * @param sources without tests
 */
export function diagramFaults(markdown: string, sources: readonly Source[], { heading, folder }: Diagram): string[] {
  const drawn = arrowsOf(markdown.split(`## ${heading}\n`)[1] ?? '');
  const roomOf = (path: string) =>
    path.startsWith(`${folder}/`) ? /^([^/]+)\//.exec(path.slice(folder.length + 1))?.[1] : undefined;
  const found = new Map<string, string>();
  for (const { path, imports } of sources) {
    for (const { specifier, line } of imports) {
      const [from, to] = [path, join(dirname(path), specifier)].map(roomOf);
      if (!specifier.startsWith('.') || !from || !to || from === to) continue;
      const arrow = `${from} --> ${to}`;
      if (!found.has(arrow)) found.set(arrow, `${path}:${line}`);
    }
  }
  return [
    ...[...found]
      .filter(([arrow]) => !drawn.has(arrow))
      .map(([arrow, at]) => `${at}: ${arrow} is not drawn in ARCHITECTURE.md`),
    ...[...drawn]
      .filter((arrow) => !found.has(arrow))
      .map((arrow) => `ARCHITECTURE.md:1: ${arrow} is drawn, and nothing imports it`),
  ];
}

function arrowsOf(markdown: string): Set<string> {
  const chart = /```mermaid\nflowchart [^\n]*\n([\s\S]*?)```/.exec(markdown)?.[1] ?? '';
  return new Set(
    chart.split('\n').flatMap((line) => {
      const [from, to] = line.trim().split(' --> ');
      return to === undefined ? [] : to.split(' & ').map((each) => `${from} --> ${each}`);
    }),
  );
}
