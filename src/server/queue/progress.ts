import pg from 'pg';
import type { Logger } from 'pino';

export type Progress = {
  /** Notifies everyone who follows `topic`, in every process. Not stored: late followers read the state from its table. */
  publish(topic: string): Promise<void>;
  /**
   * Calls `listener` for everything published there from now on, until the returned function is called. Messages
   * published while the connection is being reopened are lost, so every listener is called once it is open again, and a
   * follower reads the state itself from time to time.
   */
  subscribe(topic: string, listener: () => void): () => void;
  close: () => Promise<void>;
};

const CHANNEL = 'spinreel_progress';
const RECONNECT_MS = 500;

/** Messages between processes over Postgres's LISTEN and NOTIFY, on a dedicated connection. @throws Error if that cannot be opened */
export async function openProgress(url: string, pool: pg.Pool, log: Logger): Promise<Progress> {
  const listeners = new Map<string, Set<() => void>>();
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const wake = (topic: string) => {
    for (const listener of listeners.get(topic) ?? []) {
      try {
        listener();
      } catch (err) {
        log.error({ err, topic }, 'a follower of progress failed');
      }
    }
  };

  const connect = async () => {
    const fresh = new pg.Client({ connectionString: url, application_name: 'spinreel progress', keepAlive: true });
    fresh.on('error', () => {}); // 'end' follows.
    fresh.on('notification', ({ payload }) => wake((JSON.parse(payload ?? '{}') as { topic: string }).topic));
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
    // What was published meanwhile is lost: everybody looks.
    for (const topic of listeners.keys()) wake(topic);
  };

  const reconnect = () => {
    client = null;
    if (closed) return;
    timer = setTimeout(() => connect().catch(reconnect), RECONNECT_MS);
  };

  await connect();
  return {
    async publish(topic) {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify({ topic })]);
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
