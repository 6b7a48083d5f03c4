import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Where `vite dev` finds the API; scripts/dev.ts starts it there. */
const API = 'http://127.0.0.1:3001';
const OUT = 'dist/web';

/** Puts a .br and a .gz beside every text asset: compressed once here instead of at every request. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle() {
      const folder = join(OUT, 'assets');
      for (const name of readdirSync(folder).filter((file) => /\.(js|css|svg)$/.test(file))) {
        const file = join(folder, name);
        const content = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(content));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [react(), compressed()],
  build: {
    outDir: OUT,
    target: 'es2022',
    // Fonts and pictures stay files: data: addresses would bypass the cache and the content security policy.
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': API, '/media': API, '/attached_assets': API } },
});
