import { DATA_SECTIONS, type PersonalData } from '../../contract/personal-data.ts';
import type { SessionUser } from '../db/schema/people.ts';
import type { Services } from '../services.ts';
import { HELD } from './held.ts';

/** In words for the person who reads the file. */
const NOTES = [
  'Addresses of videos and pictures open while you are signed in. Add them to the address of the site where they begin with a slash.',
  'Not included: passwords, session keys and other secrets; the names and addresses of other people, such as your team; lines of technical logs.',
  'Invoices and card data are kept by the payment provider: open them in Account Settings.',
];

/** Everything that is held about a person, as it is at one moment. */
export async function readPersonalData({ db }: Pick<Services, 'db'>, person: SessionUser): Promise<PersonalData> {
  const data = await db.transaction(
    async (tx) => {
      const sections: [string, Record<string, unknown>[]][] = [];
      for (const section of DATA_SECTIONS) sections.push([section, await HELD[section].read(tx, person)]);
      return Object.fromEntries(sections) as PersonalData['data'];
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  return { exportedAt: new Date().toISOString(), email: person.email, notes: NOTES, data };
}
