/** The program with reload: the server restarts when its files change, the pages come from Vite and keep their state. */
import { type ChildProcess, spawn } from 'node:child_process';

const children: ChildProcess[] = [
  spawn('node', ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: '3001', PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://localhost:3000' },
  }),
  spawn('node', ['node_modules/vite/bin/vite.js', '--port', '3000', '--strictPort'], { stdio: 'inherit' }),
];

let ending = false;
function end(code: number): void {
  if (ending) return;
  ending = true;
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
}

process.on('SIGINT', () => end(0));
process.on('SIGTERM', () => end(0));
for (const child of children) child.on('exit', (code) => end(code ?? 1));
