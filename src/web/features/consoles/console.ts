import { ownsTeam, type Plan } from '../../../contract/plans.ts';

/** For people who manage others: the text of links to their console, and its address, a search parameter of the studio's URL. */
export const CONSOLES = {
  admin: {
    label: 'Admin Panel',
    about: 'People, videos, studios, classes and activity.',
    address: { console: 'admin' },
  },
  studio_owner: {
    label: 'Team',
    about: 'Your instructors, their videos and your class types.',
    address: { console: 'team' },
  },
} as const;

/** The console for this plan; null for people who manage nobody. */
export function consoleOf(plan: Plan) {
  if (plan === 'admin') return CONSOLES.admin;
  return ownsTeam(plan) ? CONSOLES.studio_owner : null;
}

/** What the studio's URL says about consoles. */
export type ConsoleSearch = {
  console?: (typeof CONSOLES)[keyof typeof CONSOLES]['address']['console'];
  /** Whom the admin console shows. */
  person?: string;
};

/** A console is open over the editor. */
export const isConsoleOpen = ({ console, person }: ConsoleSearch) => console !== undefined || person !== undefined;

/** Reads the parameters of a URL; whatever is not an address of a console is ignored. */
export function readConsole({ console, person }: Record<string, unknown>): ConsoleSearch {
  const known = Object.values(CONSOLES).find(({ address }) => address.console === console)?.address;
  return { ...known, ...(typeof person === 'string' && { person }) };
}

/** Where the fragments of earlier addresses, which people have kept, lead now; undefined for any other. */
export function consoleOfFragment(fragment: string): ConsoleSearch | undefined {
  if (fragment === 'admin-panel') return CONSOLES.admin.address;
  return fragment === 'team' ? CONSOLES.studio_owner.address : undefined;
}

/** Parameters of a studio URL that keep the promo which is open, for links and navigation. `{}` leaves the console. */
export const overPromo =
  (search: ConsoleSearch) =>
  ({ promo }: { promo?: string }): ConsoleSearch & { promo?: string } => ({
    ...(promo !== undefined && { promo }),
    ...search,
  });
