import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed, prerendered } from './scripts/pages/plugin.ts';

/** Where `vite dev` finds the API; scripts/dev.ts starts it there. */
const API = 'http://127.0.0.1:3001';
const OUT = 'dist/web';

export default defineConfig({
  plugins: [react(), prerendered(OUT), compressed(OUT)],
  build: {
    outDir: OUT,
    manifest: true,
    target: 'es2022',
    // Fonts and pictures stay files: data: addresses would bypass the cache and the content security policy.
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': API, '/media': API, '/attached_assets': API } },
});
