import type { FilmOrder } from './make-film.ts';

/** The external calls needed to have a film made ahead; `film-calls.ts` has the real ones. */
export type AheadCalls = {
  /** @returns what it is taken back by; null: nothing is made */
  prepare(order: FilmOrder): Promise<string | null>;
  forget(id: string): Promise<void>;
};

/** The film that the server makes ahead for this editor. Its failures are nobody's concern: whoever generates the film is told then. */
export type Ahead = {
  /** Has the film made, in place of the one before. */
  begin(order: FilmOrder): void;
  /** What was begun for another order is taken back. */
  changeTo(order: FilmOrder): void;
  /** The film was asked for: what was begun goes on. */
  handOver(): void;
  /** Takes back whatever was begun. */
  end(): void;
};

export function createAhead({ prepare, forget }: AheadCalls): Ahead {
  let begun: { name: string; id: Promise<string | null> } | null = null;
  const end = () => {
    const over = begun;
    begun = null;
    over?.id.then((id) => (id === null ? undefined : forget(id))).catch(() => undefined);
  };
  const isBegun = (name: string) => begun?.name === name;
  return {
    begin(order) {
      const name = JSON.stringify(order);
      if (isBegun(name)) return;
      end();
      begun = { name, id: prepare(order).catch(() => null) };
    },
    changeTo(order) {
      if (begun && !isBegun(JSON.stringify(order))) end();
    },
    handOver() {
      begun = null;
    },
    end,
  };
}
