import type { CallOutput } from '../../contract/call.ts';
import type { OwnWords } from '../../contract/own-words.ts';
import type { PromotionInput as ContractInput, generatePromotion, Language } from '../../contract/promotion.ts';
import type { Edits } from './edits.ts';
import type { Used } from './memory.ts';

type Output = CallOutput<typeof generatePromotion>;

/** What the class form knows, and what the server adds. Every text may be empty; all of it is untrusted. */
export interface PromotionInput extends ContractInput {
  /** What the class is about, in the owner's words; gets a line of its own if it is short enough. */
  classDescription?: string | undefined;
  /** What the person says in every text. */
  ownWords?: (Pick<OwnWords, 'phrases' | 'signOff'> & Partial<Pick<OwnWords, 'city'>>) | undefined;
  /** What the person has made of earlier texts. */
  edits?: Edits | undefined;
  /** The same seed gives the same built-in text; if absent, a random one is drawn. */
  seed?: number | undefined;
}

/** An OpenAI-compatible chat endpoint. */
export interface ModelConfig {
  /** With its version: 'https://api.openai.com/v1'. */
  baseUrl: string;
  /** Absent for a local model that needs none. */
  apiKey?: string | undefined;
  model: string;
  /** Milliseconds for one writing, with both tries; 12,000 if absent. */
  timeLimitMs?: number | undefined;
}

/** The part of pino that the copywriter uses. */
export interface CopywriterLog {
  warn(fields: object, message: string): void;
}

export interface Promotion {
  /** 4 to 6 paragraphs separated by blank lines, then the signature block if requested. */
  text: string;
  writer: 'built-in' | 'model';
  /** A model was configured but could not be used; the page says so. */
  fellBack: boolean;
  language: Language;
  /** No text of that tone is right but the one that was sent. */
  unchanged?: boolean;
  /** Two more texts like it. */
  alternatives: Output['alternatives'];
  understood: Output['understood'];
  leftOut: Output['leftOut'];
  /** What `text` and each of the alternatives used, for the account's memory. */
  used: Used[];
}
