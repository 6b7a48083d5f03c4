import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write(
    `\nSpinreel runs on Node 24; this is ${process.version}. Start it with npm start, which brings its own.\n`,
  );
  process.exit(1);
}

// Half of the time until the program is ready is reading code; what was compiled once is kept for the next start.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compiled'));
const { start } = await import('./start.ts');
await start();
