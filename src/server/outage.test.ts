import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { isOutage, throughOutage } from './outage.ts';

const failure = (message: string, properties: object = {}) => Object.assign(new Error(message), properties);

it.each([
  ['a refused connection', failure('connect ECONNREFUSED', { code: 'ECONNREFUSED' })],
  ['one refused at every address', new AggregateError([failure('x', { code: 'ECONNREFUSED' })])],
  ['a server that is stopped', failure('terminating connection', { code: '57P01' })],
  ['a statement that ran out of time', failure('canceling statement due to statement timeout', { code: '57014' })],
  ['too many connections', failure('sorry, too many clients already', { code: '53300' })],
  ['a primary that has become a standby', failure('read-only transaction', { code: '25006' })],
  ['a database that is maintained', failure('database is not currently accepting connections', { code: '55000' })],
  ['a pool that is used up', failure('timeout exceeded when trying to connect')],
  ['a broken connection', failure('Connection terminated unexpectedly')],
  ['what a query wraps', new DrizzleQueryError('select', [], failure('Connection terminated unexpectedly'))],
  ['a store that is down', failure('We encountered an internal error', { $metadata: { httpStatusCode: 503 } })],
  ['a disk that does not read', failure('EIO: i/o error', { code: 'EIO' })],
])('%s is an outage', (_what, error) => expect(isOutage(error)).toBe(true));

it.each([
  ['a broken rule', failure('duplicate key value', { code: '23505' })],
  ['a wrong statement', failure('syntax error', { code: '42601' })],
  ['a missing file', failure('ENOENT', { code: 'ENOENT' })],
  ['a full store', failure('full', { $metadata: { httpStatusCode: 507 } })],
  ['a fault of ours', new TypeError('x is not a function')],
  ['no error at all', 'Connection terminated'],
])('%s is not', (_what, error) => expect(isOutage(error)).toBe(false));

it('work continues through an outage, and fails on any other error [A2]', async () => {
  const answers = [failure('x', { code: '57P01' }), failure('x', { code: 'ECONNREFUSED' }), 'done'];
  const work = async () => {
    const next = answers.shift();
    if (next instanceof Error) throw next;
    return next;
  };
  expect(await throughOutage(work, new AbortController().signal)).toBe('done');
  const wrong = failure('x', { code: '23505' });
  await expect(throughOutage(() => Promise.reject(wrong), new AbortController().signal)).rejects.toBe(wrong);
});

it('nobody waits longer than they asked for', async () => {
  const leaving = new AbortController();
  const away = failure('x', { code: '57P01' });
  const waiting = throughOutage(() => Promise.reject(away), leaving.signal);
  leaving.abort();
  await expect(waiting).rejects.toBe(away);
});
