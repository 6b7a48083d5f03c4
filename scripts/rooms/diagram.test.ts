import { expect, test } from 'vitest';
import { diagramFaults } from './diagram.ts';
import { readSource } from './read.ts';

const faults = (chart: string, files: Record<string, string>) =>
  diagramFaults(
    `# Z\n\n\`\`\`mermaid\nflowchart LR\n  a --> z\n\`\`\`\n\n## A\n\n\`\`\`mermaid\nflowchart TD\n${chart}\n\`\`\`\n`,
    Object.entries(files).map(([path, text]) => readSource(path, text)),
    { heading: 'A', folder: 'src/server' },
  );

const FILES = {
  'src/server/a/x.ts': "import '../b/x.ts';\nimport './y.ts';\nimport '../config.ts';",
  'src/server/a/y.ts': "const c = () => import('../c/x.ts');\nimport type { B } from '../b/x.ts';",
  'src/server/start.ts': "import './a/x.ts';",
};

test('a diagram that shows what is imported has no fault', () => {
  expect(faults('  a --> b & c', FILES)).toEqual([]);
});

test('an import that is not drawn is a fault where it stands', () => {
  expect(faults('  a --> b', FILES)).toEqual(['src/server/a/y.ts:1: a --> c is not drawn in ARCHITECTURE.md']);
});

test('an arrow without an import is a fault', () => {
  expect(faults('  a --> b & c\n  b --> c', FILES)).toEqual([
    'ARCHITECTURE.md:1: b --> c is drawn, and nothing imports it',
  ]);
});
