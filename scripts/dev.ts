/** The program with live reload: the server restarts when its files change; the pages come from Vite and keep their state. */
import { spawn } from 'node:child_process';

const PAGES = '3000';
/** vite.config.ts proxies calls there. */
const API = '3001';

// Each in its own process group: Ctrl-C reaches only this process, which passes it on once. A server that gets it twice stops at once.
const start = (args: string[], env: Record<string, string> = {}) =>
  spawn('node', args, { stdio: 'inherit', detached: true, env: { ...process.env, ...env } });

const children = [
  start(['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
    PORT: API,
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${PAGES}`,
  }),
  start(['node_modules/vite/bin/vite.js', '--port', PAGES, '--strictPort']),
];

let ending = false;
function end(code: number): void {
  if (ending) return;
  ending = true;
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0));
for (const child of children) child.on('exit', (code) => end(code ?? 1));
