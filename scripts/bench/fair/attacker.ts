/**
 * One attack, in a process that gives way to everything else: what the attacker's own machine does is no part of it.
 * Prints a line when it has begun.
 */
import { setPriority } from 'node:os';
import { json } from 'node:stream/consumers';
import { Client } from '../../../test/client.ts';
import { ATTACKS, attack } from './attacks.ts';

export type Plan = {
  readonly attack: string;
  readonly origin: string;
  readonly cookies: readonly string[];
  readonly clip: string;
};

setPriority(19);
const plan = (await json(process.stdin)) as Plan;
const chosen = ATTACKS[plan.attack]!;
const client = new Client(plan.origin);
for (const cookie of plan.cookies) client.keep(cookie);
const prepared = await chosen.prepare?.(client);
process.stdout.write('begun\n');
await Promise.all(Array.from({ length: chosen.connections }, () => attack(chosen, client, plan.clip, prepared)));
