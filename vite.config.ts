import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { compressed, prerendered, withoutJsonSchemas } from './scripts/pages/plugin.ts';
import { FLOOR } from './src/contract/floor.ts';

/** Where `vite dev` finds the API; scripts/dev.ts starts it there. */
const API = 'http://127.0.0.1:3001';
const OUT = 'dist/web';

/**
 * The worker that opens the studio without a connection. It keeps the program and its fonts, never a call's answer or a video; pages come from
 * the server as long as it can be reached. A new version waits until the person reloads.
 */
const offline: Partial<VitePWAOptions> = {
  registerType: 'prompt',
  injectRegister: null,
  manifest: false,
  workbox: {
    globPatterns: [
      'index.html',
      'floor.js',
      'assets/*.{js,css}',
      'assets/{inter,playfair-display}-latin-*-normal-*.woff2',
    ],
    // What shows reminders.
    importScripts: ['push.js'],
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    navigateFallback: null,
    runtimeCaching: [
      {
        urlPattern: ({ request, url }) =>
          request.mode === 'navigate' && !/^\/(api|media|attached_assets)\//.test(url.pathname),
        handler: 'NetworkOnly',
        options: { precacheFallback: { fallbackURL: '/index.html' } },
      },
      {
        urlPattern: /\/assets\/[^/]+\.woff2$/,
        handler: 'CacheFirst',
        options: { cacheName: 'fonts', expiration: { maxEntries: 100 } },
      },
      {
        urlPattern: /\/media\/emoji\/[0-9a-f-]+$/,
        handler: 'CacheFirst',
        options: { cacheName: 'emoji', expiration: { maxEntries: 300, maxAgeSeconds: 30 * 24 * 3600 } },
      },
    ],
  },
};

export default defineConfig({
  plugins: [react(), withoutJsonSchemas(), prerendered(OUT), VitePWA(offline), compressed(OUT)],
  build: {
    outDir: OUT,
    manifest: true,
    target: Object.entries(FLOOR).map(([browser, version]) => browser + version),
    // Fonts and pictures stay files: data: addresses would bypass the cache and the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What every page begins with, in files of their own: each is evaluated in a task of its own, and kept while only our code changes.
        codeSplitting: {
          groups: [
            { name: 'base-react', test: /node_modules\/(react|react-dom|scheduler)\// },
            {
              name: 'base-router',
              test: /node_modules\/@tanstack\/(react-router|router-core|history|react-store|store)\//,
            },
            { name: 'base-query', test: /node_modules\/@tanstack\/(react-query|query-core)\// },
            // With what must come before the first schema.
            { name: 'base-zod', test: /node_modules\/zod\/|\/src\/web\/no-eval/ },
            // Alone, each part of it is smaller than the headers of its answer.
            { name: 'base-parts', test: /node_modules\//, tags: ['$initial'] },
            { name: 'base-own', tags: ['$initial'] },
            { name: 'parts', test: /node_modules\/@mantine\/|\/src\/web\/ui\//, minShareCount: 12 },
            // What signs people in, and what many forms need.
            {
              name: 'forms',
              test: /\/src\/web\/(ui\/(form-|password-field|submit-button)|features\/auth\/.*-form)|\/(Checkbox|TextInput|use-form)\.mjs$/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': API, '/media': API, '/attached_assets': API } },
});
