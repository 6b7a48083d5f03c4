import pg from 'pg';
import { databaseErrors, databaseSeconds } from '../telemetry/metrics.ts';
import { childOf } from '../telemetry/tracing.ts';

const WORDS = new Set(['select', 'insert', 'update', 'delete', 'begin', 'commit', 'rollback']);

/** SQLSTATE of a write on a server that only reads. */
const READ_ONLY = '25006';

/** The first word of a statement, if it is one of the usual ones. */
function wordOf(text: string): string {
  const word = /^\s*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? '';
  return WORDS.has(word) ? word : 'other';
}

type Done = (error: Error | null, result: unknown) => void;

/** What the driver says that has given up on an answer. */
const UNANSWERED = 'Query read timeout';

/** A connection that counts the time and the failures of its statements, and knows when it is worth nothing any more. */
export class MeasuredClient extends pg.Client {
  /**
   * The pool must not lend it again: the server has refused to write, so it is no longer the primary, or still works at
   * a statement that nobody waits for.
   */
  isSpent = false;
  /** Gives it back to the pool that has lent it. */
  declare readonly release?: pg.PoolClient['release'];

  override query = ((...args: unknown[]) => {
    const [first] = args;
    const text = typeof first === 'string' ? first : (first as { text?: unknown } | undefined)?.text;
    const query = super.query.bind(this) as (...given: unknown[]) => unknown;
    // A prepared object that sends itself.
    if (typeof text !== 'string') return query(...args);
    const statement = wordOf(text);
    const timer = databaseSeconds.startTimer({ statement });
    // Values are parameters: the text names nobody.
    const facts = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, 500) };
    const span = childOf(`database ${statement}`, 'client', facts);
    const end = (error?: unknown) => {
      timer();
      span?.end(error);
    };
    const done = args.at(-1);
    if (typeof done === 'function') {
      const counted: Done = (error, result) => {
        end(error ?? undefined);
        if (error) this.#failed(error, statement);
        (done as Done)(error, result);
      };
      return query(...args.slice(0, -1), counted);
    }
    const result = query(...args);
    if (result instanceof Promise)
      result.then(
        () => end(),
        (error) => {
          end(error);
          this.#failed(error, statement);
        },
      );
    return result;
  }) as pg.Client['query'];

  /** SQLSTATE's first two characters say what kind of failure it is (appendix A of Postgres' manual). */
  #failed({ code, message }: Error & { code?: unknown }, statement: string): void {
    this.isSpent ||= code === READ_ONLY || message === UNANSWERED;
    // Drizzle begins a transaction before the block in which it gives its connection back (drizzle-team/drizzle-orm#6241).
    if (statement === 'begin') this.release?.(true);
    databaseErrors.inc({ class: typeof code === 'string' && code.length === 5 ? code.slice(0, 2) : 'none' });
  }
}
