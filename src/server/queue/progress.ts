import { EventEmitter } from 'node:events';
import pg from 'pg';
import type { Logger } from 'pino';

/** One channel for all; the key stands in the payload, because Postgres cannot listen to thousands of names cheaply. */
const CHANNEL = 'spinreel_progress';
const RECONNECT_MS = 500;
/** A silent connection is tried, so that a lost one is noticed. */
const CHECK_MS = 5000;

/** News of running work between processes, over Postgres' LISTEN and NOTIFY. News may be lost while the line is down: read the state as well. */
export type Progress = {
  /** Tells everybody who follows `key`. The payload is JSON, small (Postgres takes 8000 bytes). */
  publish(key: string, payload: object): Promise<void>;
  /**
   * Calls `listener` with every payload published under `key`, and with null when news may have been missed and the state must be read again.
   * @returns ends it
   */
  subscribe(key: string, listener: (payload: unknown) => void): () => void;
  close(): Promise<void>;
};

/** Opens this process's one listening connection; it comes back by itself after the database was away. */
export async function openProgress(databaseUrl: string, pool: pg.Pool, log: Logger): Promise<Progress> {
  const events = new EventEmitter().setMaxListeners(0);
  let client: pg.Client | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  const tellAll = () => {
    for (const key of events.eventNames()) events.emit(key, null);
  };

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    const lost = (err?: Error) => {
      if (client !== next) return;
      client = null;
      next.end().catch(() => {});
      if (closed) return;
      log.warn({ err }, 'progress: the listening connection was lost');
      retry = setTimeout(reconnect, RECONNECT_MS);
    };
    next.on('error', lost);
    next.on('end', () => lost());
    next.on('notification', ({ payload }) => {
      const { key, data } = JSON.parse(payload ?? '{}') as { key: string; data: unknown };
      events.emit(key, data);
    });
    client = next;
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      client = null;
      await next.end().catch(() => {});
      throw error;
    }
  };

  const reconnect = () => {
    connect()
      .then(tellAll)
      .catch(() => {
        if (!closed) retry = setTimeout(reconnect, RECONNECT_MS);
      });
  };

  const check = setInterval(() => client?.query('select 1').catch(() => {}), CHECK_MS);
  check.unref();
  await connect();

  return {
    async publish(key, payload) {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify({ key, data: payload })]);
    },
    subscribe(key, listener) {
      events.on(key, listener);
      return () => events.off(key, listener);
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(check);
      const open = client;
      client = null;
      await open?.end().catch(() => {});
    },
  };
}
