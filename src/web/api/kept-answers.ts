import type { Call, CallOutput } from '../../contract/call.ts';
import { getAuthUser, type User } from '../../contract/session.ts';
import { NetworkError } from './client.ts';
import { queryClient } from './query-client.ts';
import { keep, kept } from './storage.ts';

type Reading = Call & { output: NonNullable<Call['output']> };

/** Paths whose latest answer is a kept one. */
const inUse = new Set<string>();

/** Belongs to a person, so that a sign-out removes it. */
const nameOf = ({ path }: Call, whose: string) => `spinreel.answer.${whose}.${path}`;

/** Whose page this is; nobody's before that is known. */
const reader = () => queryClient.getQueryData<User | null>([getAuthUser.path])?.id ?? '';

/**
 * What `load` answers. Without a connection, what the server has last answered the same person in this browser, so that a page can be opened.
 * @param whose id of the person; '' for the person themselves
 * @throws what `load` throws, where nothing is kept or the server has answered
 */
export async function orKept<C extends Reading>(
  call: C,
  load: () => Promise<CallOutput<C>>,
  whose = reader(),
): Promise<CallOutput<C>> {
  try {
    const answer = await load();
    inUse.delete(call.path);
    keep(nameOf(call, whose), JSON.stringify(answer));
    return answer;
  } catch (error) {
    const answer = error instanceof NetworkError ? keptAnswer(call, whose) : null;
    if (answer === null) throw error;
    inUse.add(call.path);
    return answer;
  }
}

/** What the server has last answered; null: nothing, or nothing that this version can read. @param whose as for `orKept` */
export function keptAnswer<C extends Reading>(call: C, whose = reader()): CallOutput<C> | null {
  try {
    return call.output.parse(JSON.parse(kept(nameOf(call, whose)) ?? '')) as CallOutput<C>;
  } catch {
    return null;
  }
}

/** Whether the page shows a kept answer of this call. */
export const isKeptInUse = (path: unknown): boolean => inUse.has(path as string);
