import pg from 'pg';
import type { Logger } from 'pino';

export type Progress = {
  /** Tells everybody who follows `topic`, in every process. Kept nowhere: who comes later reads the state from its table. */
  publish(topic: string, payload: unknown): Promise<void>;
  /**
   * Calls `listener` with what is published from now on, until the function that is returned is called. What is published while the connection
   * is taken up anew does not arrive, so a follower looks at the state itself from time to time.
   */
  subscribe(topic: string, listener: (payload: unknown) => void): () => void;
  close: () => Promise<void>;
};

const CHANNEL = 'spinreel_progress';
const RECONNECT_MS = 500;

/** Messages between processes over Postgres's LISTEN and NOTIFY, on one connection of its own. @throws Error if that cannot be opened */
export async function openProgress(url: string, pool: pg.Pool, log: Logger): Promise<Progress> {
  const listeners = new Map<string, Set<(payload: unknown) => void>>();
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const deliver = (message: string) => {
    const { topic, payload } = JSON.parse(message) as { topic: string; payload: unknown };
    for (const listener of listeners.get(topic) ?? []) {
      try {
        listener(payload);
      } catch (err) {
        log.error({ err, topic }, 'a follower of progress failed');
      }
    }
  };

  const connect = async () => {
    const fresh = new pg.Client({ connectionString: url, application_name: 'spinreel progress', keepAlive: true });
    fresh.on('error', () => {}); // 'end' follows.
    fresh.on('notification', ({ payload }) => deliver(payload ?? '{}'));
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
    } catch (error) {
      await fresh.end().catch(() => {});
      throw error;
    }
    client = fresh;
    fresh.once('end', reconnect);
    if (closed) await fresh.end();
  };

  const reconnect = () => {
    client = null;
    if (closed) return;
    timer = setTimeout(() => connect().catch(reconnect), RECONNECT_MS);
  };

  await connect();
  return {
    async publish(topic, payload) {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify({ topic, payload })]);
    },
    subscribe(topic, listener) {
      const followers = listeners.get(topic) ?? new Set();
      listeners.set(topic, followers.add(listener));
      return () => {
        followers.delete(listener);
        if (followers.size === 0 && listeners.get(topic) === followers) listeners.delete(topic);
      };
    },
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
