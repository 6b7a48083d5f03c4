import { createInterface } from 'node:readline';

/** What is to be made. `clip`: its file; null: over black. */
export type Film = { paragraphs: string[]; seconds: number; clip: string | null };

/** Makes a film for every line of the standard input, and says on the standard output when it can begin and when each film is there. */
export async function serve(make: (film: Film) => Promise<unknown>): Promise<void> {
  process.stdout.write('ready\n');
  for await (const film of createInterface({ input: process.stdin })) {
    await make(JSON.parse(film));
    process.stdout.write('done\n');
  }
}
