import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `vite dev` finds the API; scripts/dev.ts starts it there. */
const API = 'http://127.0.0.1:3001';

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist/web',
    target: 'es2022',
    // Fonts and pictures stay files: data: addresses would bypass the cache and the content security policy.
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': API, '/media': API } },
});
