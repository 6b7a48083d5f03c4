/** What people were told, written down by those who were told it; the auditor compares it with what is there. */

export type FilmEntry = {
  readonly person: string;
  /** What it was to say. */
  readonly text: string;
  /** accepted: nothing final yet. */
  told: 'accepted' | 'ready' | 'failed';
  /** In which words it failed. */
  reason: string | null;
  /** SHA-256 of the file as it was handed over, once it was. */
  sha256: string | null;
  /** The download was counted, as far as the person knows. */
  counted: boolean;
};

export type UploadEntry = {
  readonly person: string;
  readonly title: string;
  told: 'accepted' | 'ready' | 'failed';
  reason: string | null;
};

export type PromoEntry = {
  readonly person: string;
  /** What was saved last, as its person was told; version 0: nothing. */
  readonly version: number;
  readonly content: string;
  /** What has been sent since without an answer: it may be there or not. null: nothing. */
  readonly trying: string | null;
};

export type ClassEntry = {
  readonly person: string;
  readonly name: string;
  /** changed by hand: put in by an import, and given a look since. */
  readonly told: 'trying' | 'put in' | 'changed by hand';
};

/** A class on its day, of which a video was asked for. */
export type DayEntry = {
  readonly person: string;
  /** trying: asked for without an answer. accepted: nothing final yet. */
  readonly told: 'trying' | 'accepted' | 'ready' | 'failed' | 'stopped';
  readonly reason: string | null;
  /** How often its person has had it made, or changed its day. */
  readonly asked: number;
  /** Who teaches it that day, as its person was told; empty: whoever always does. */
  readonly substitute: string;
  /** Who was to teach it since, without an answer. null: nobody. */
  readonly trying: string | null;
};

/** A video that was to be posted to Instagram. */
export type PostEntry = {
  readonly person: string;
  /** trying: chosen without an answer. */
  readonly told: 'trying' | 'chosen';
};

export class Ledger {
  /** By the render's id. */
  readonly films = new Map<string, FilmEntry>();
  /** By the job's id. */
  readonly uploads = new Map<string, UploadEntry>();
  /** By the promo's id. */
  readonly promos = new Map<string, PromoEntry>();
  /** By the person's id and the class's name. */
  readonly classes = new Map<string, ClassEntry>();
  /** By the person's id, the class's id and the day that the timetable has it on. */
  readonly days = new Map<string, DayEntry>();
  /** By the person's id, the class's id and the day that the timetable has it on. */
  readonly posts = new Map<string, PostEntry>();
  /** What Instagram has published, by the post whose video it is. */
  readonly published = new Map<string, string[]>();
  /** What has gone wrong at Instagram, with how often. */
  readonly mishaps = new Map<string, number>();
  /** The plan that a person was told they have, by the person's id. */
  readonly payments = new Map<string, string>();
  /** Answers that nobody should get, with how often. */
  readonly wrong = new Map<string, number>();
  /** Refused in words before anything was accepted, with how often. */
  readonly refused = new Map<string, number>();
  /** Calls without an answer, or with one that says that nobody could, with how often; they were repeated. */
  readonly failed = new Map<string, number>();
  /** Files that ended early although their answer was complete. */
  partial = 0;
  texts = 0;
  calls = 0;
  /** Calls that were repeated: no answer, or one that asked to try again. */
  repeated = 0;

  note(list: Map<string, number>, what: string): void {
    list.set(what, (list.get(what) ?? 0) + 1);
  }
}
