import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { DATA_SECTIONS } from '../../contract/personal-data.ts';
import type { Tx } from '../db/client.ts';
import type { SessionUser } from '../db/schema/people.ts';
import { scratchOf } from '../media/tool/place.ts';
import { withScratch } from '../media/tool/scratch.ts';
import type { Services } from '../services.ts';
import { inShare } from '../shares.ts';
import { HELD } from './held.ts';

/** In words for the person who reads the file. */
const NOTES = [
  'Addresses of videos and pictures open while you are signed in. Add them to the address of the site where they begin with a slash.',
  'Not included: passwords, session keys and other secrets; the names and addresses of other people, such as your team; lines of technical logs.',
  'Invoices and card data are kept by the payment provider: open them in Account Settings.',
];

/**
 * Everything that is held about a person, as it is at one moment: JSON as `personalDataSchema` describes it. It is
 * written to a file first, so that neither the memory nor a connection to the database depends on how fast somebody
 * reads.
 * @throws as `inShare`
 */
export function readPersonalData(services: Pick<Services, 'db' | 'config'>, person: SessionUser): Promise<Readable> {
  return inShare('long', () =>
    withScratch(scratchOf(services), async (folder) => {
      const file = await open(join(folder, 'data.json'), 'wx+');
      try {
        await services.db.transaction((tx) => write(tx, person, file), {
          ...{ isolationLevel: 'repeatable read', accessMode: 'read only' },
        });
        // The folder is removed now; the file goes when it is closed.
        return file.createReadStream({ start: 0 });
      } catch (error) {
        await file.close();
        throw error;
      }
    }),
  );
}

async function write(tx: Tx, person: SessionUser, file: FileHandle): Promise<void> {
  const head = { exportedAt: new Date().toISOString(), email: person.email, notes: NOTES };
  await file.appendFile(`${JSON.stringify(head).slice(0, -1)},"data":{`);
  for (const [index, section] of DATA_SECTIONS.entries()) {
    await file.appendFile(`${index === 0 ? '' : ','}\n${JSON.stringify(section)}:[`);
    let before = '';
    for await (const row of HELD[section].read(tx, person)) {
      await file.appendFile(`${before}${JSON.stringify(row)}`);
      before = ',\n';
    }
    await file.appendFile(']');
  }
  await file.appendFile('}}\n');
}
