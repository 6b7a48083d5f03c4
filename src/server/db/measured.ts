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

/** A connection that counts the time and the failures of its statements. */
export class MeasuredClient extends pg.Client {
  /** The server has refused to write: it is no longer the primary, and the connection is worth nothing. */
  isStandby = false;

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
        if (error) this.#failed(error);
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
          this.#failed(error);
        },
      );
    return result;
  }) as pg.Client['query'];

  /** SQLSTATE's first two characters say what kind of failure it is (appendix A of Postgres' manual). */
  #failed({ code }: Error & { code?: unknown }): void {
    if (code === READ_ONLY) this.isStandby = true;
    databaseErrors.inc({ class: typeof code === 'string' && code.length === 5 ? code.slice(0, 2) : 'none' });
  }
}
