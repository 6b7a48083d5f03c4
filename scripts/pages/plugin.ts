/** Part of the web build: finished documents for the public pages, and compressed copies of every text asset. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Manifest, type Plugin } from 'vite';
import type { Prerendered } from '../../src/web/prerender.tsx';
import { documentOf, shellOf, stylesOf } from './document.ts';

const root = join(import.meta.dirname, '../..');
/** The public pages' documents are outside the folder served as files: the server fills them in first. */
const DOCUMENTS = join(root, 'dist/documents');

/** Puts a .br and a .gz beside every text asset: compressed once here instead of on every request. */
export function compressed(out: string): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const folder = join(out, 'assets');
        for (const name of readdirSync(folder).filter((file) => /\.(js|css|svg)$/.test(file))) {
          const file = join(folder, name);
          const content = readFileSync(file);
          writeFileSync(`${file}.br`, brotliCompressSync(content));
          writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
        }
      },
    },
  };
}

/** Leaves out zod's JSON schemas, a quarter of it: only the server makes any. In a page they throw. */
export function withoutJsonSchemas(): Plugin {
  return {
    name: 'without-json-schemas',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/ },
      handler(code) {
        const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => `none as ${name}`);
        return `const none = () => { throw new Error('Pages have no JSON schemas.'); };\nexport { none as process, ${names} };`;
      },
    },
  };
}

/** Renders each public page into its own document, so that it can be read and indexed without JavaScript. */
export function prerendered(out: string): Plugin {
  return {
    name: 'prerendered',
    apply: 'build',
    closeBundle: {
      sequential: true,
      async handler() {
        const shell = shellOf(readFileSync(join(out, 'index.html'), 'utf8'), readdirSync(join(out, 'assets')));
        const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8')) as Manifest;
        rmSync(join(out, '.vite'), { recursive: true });
        const pages = await draw(await bundle());
        writeFileSync(join(out, 'index.html'), shell);
        rmSync(DOCUMENTS, { recursive: true, force: true });
        mkdirSync(DOCUMENTS, { recursive: true });
        const index: Record<string, string> = {};
        for (const page of pages) {
          const file = page.path === '/' ? 'landing.html' : `${page.path.slice(1)}.html`;
          writeFileSync(join(DOCUMENTS, file), documentOf(shell, page, stylesOf(manifest, page.module)));
          index[page.path] = file;
        }
        // Written last: it signals that everything is there.
        writeFileSync(join(DOCUMENTS, 'index.json'), JSON.stringify(index));
      },
    },
  };
}

/** The same pages as a module for Node. @returns the module's file */
async function bundle(): Promise<string> {
  const outDir = join(root, 'dist/prerender');
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    // The router must render the same as in the browser, otherwise the browser could not hydrate the page.
    resolve: {
      alias: {
        '@tanstack/router-core/isServer': join(root, 'node_modules/@tanstack/router-core/dist/esm/isServer/client.js'),
      },
    },
    ssr: { noExternal: true },
    build: { ssr: 'src/web/prerender.tsx', outDir, emptyOutDir: true, assetsInlineLimit: 0, target: 'node24' },
  });
  return join(outDir, 'prerender.js');
}

/** In its own thread: modules of the pages keep handles open that would keep the build from exiting. */
async function draw(module: string): Promise<Prerendered[]> {
  const worker = new Worker(join(import.meta.dirname, 'draw.ts'), {
    workerData: module,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  try {
    return await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  } finally {
    await worker.terminate();
  }
}
