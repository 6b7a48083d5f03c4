import { join } from 'node:path';

/** Where the server under test listens and keeps its data. With a port of its own, one more run does not disturb this one. */
export const PORT = Number(process.env.E2E_PORT ?? 3987);
export const BASE_URL = `http://localhost:${PORT}`;
export const DATA_DIR = dataDirOf(PORT);

/** Where a server on that port keeps its data. */
export function dataDirOf(port: number): string {
  return join(import.meta.dirname, `../../.scratch/e2e-${port}`);
}
