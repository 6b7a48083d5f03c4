import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { fetchOutside, type Limits, Unacceptable } from '../../outside.ts';
import type { ModelConfig } from '../types.ts';

/** A message of the chat, as every compatible server has it. */
export interface Message {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** The model gave no answer that could be read: it is out of order, busy, or no model at all. The message holds nothing of what was asked. */
export class NoAnswer extends Error {}
/** Today's calls are used up; the model knows nothing of it. */
export class NoneLeft extends NoAnswer {}

/** What one writing may cost. */
export interface Allowance {
  /** Ends every call and every wait. */
  signal: AbortSignal;
  /** Milliseconds, as `Date.now()` counts them. */
  until: number;
  /** Counts one more call. False: there are none left for today. */
  mayCall: () => Promise<boolean>;
}

/** What is read of one answer. Where the model is, whoever runs the program has said; a redirect would send the key and the data elsewhere. */
const LIMITS: Omit<Limits, 'ms'> = { bytes: 32_768, redirects: 0, depth: 16, addresses: 'any' };
/** A call must have so many milliseconds left to be worth waiting for. */
const LEAST_MS = 1_000;
/** Servers that do not know `response_format` refuse it with one of these. */
const REFUSED: ReadonlySet<number> = new Set([400, 422]);

// Some servers answer in parts.
const contentSchema = z.union([
  z.string(),
  z.array(z.object({ text: z.string().default('') })).transform((parts) => parts.map(({ text }) => text).join('')),
]);
const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: contentSchema }) })).min(1),
});

/**
 * Opens a chat with one server: a function from the messages to the answer. A server that refuses `response_format` is asked without it from then on; one
 * that is busy (429, 503) and says for how long is asked once more after that, if there is the time.
 * @throws NoAnswer from that function, or the signal's reason
 */
export function openChat(config: ModelConfig): (messages: Message[], allowance: Allowance) => Promise<string> {
  let asksForJson = true;

  async function send(messages: Message[], json: boolean, { signal, until, mayCall }: Allowance) {
    if (!(await mayCall())) throw new NoneLeft('there are no calls left for today');
    // Only what nearly every compatible server accepts: some refuse token limits and temperatures.
    const body = { model: config.model, messages, ...(json && { response_format: { type: 'json_object' } }) };
    const headers = {
      'content-type': 'application/json',
      ...(config.apiKey ? { authorization: `Bearer ${config.apiKey}` } : {}),
    };
    return fetchOutside(
      `${config.baseUrl.replace(/\/+$/, '')}/chat/completions`,
      { method: 'POST', headers, body: JSON.stringify(body), signal },
      { ...LIMITS, ms: Math.max(1, until - Date.now()) },
    );
  }

  async function sendPatiently(messages: Message[], json: boolean, allowance: Allowance): Promise<Response> {
    const response = await send(messages, json, allowance);
    const wait = waitOf(response);
    if (wait === undefined || Date.now() + wait + LEAST_MS > allowance.until) return response;
    await pause(wait, undefined, { signal: allowance.signal });
    return send(messages, json, allowance);
  }

  async function sendAsUnderstood(messages: Message[], allowance: Allowance): Promise<Response> {
    const response = await sendPatiently(messages, asksForJson, allowance);
    if (!asksForJson || !REFUSED.has(response.status)) return response;
    const plain = await sendPatiently(messages, false, allowance);
    // Refused for another reason, it may still know the format.
    asksForJson = !plain.ok;
    return plain;
  }

  return async (messages, allowance) => {
    try {
      const response = await sendAsUnderstood(messages, allowance);
      if (!response.ok) throw new NoAnswer(`it answered with status ${response.status}`);
      return completionSchema.parse(await response.json()).choices[0]!.message.content;
    } catch (error) {
      allowance.signal.throwIfAborted();
      if (error instanceof SyntaxError || error instanceof z.ZodError)
        throw new NoAnswer('it does not speak the chat protocol');
      // Its own limit may end a hair before the signal's.
      const isLate = error instanceof DOMException && error.name === 'TimeoutError';
      if (error instanceof NoAnswer || isLate) throw error;
      if (error instanceof Unacceptable) throw new NoAnswer(`its answer is not read: ${error.message}`);
      throw new NoAnswer('it could not be reached');
    }
  };
}

/** Milliseconds after which a busy server wants to be asked again, from seconds or a date (RFC 9110, 10.2.3); undefined if it does not say. */
function waitOf({ status, headers }: Response): number | undefined {
  if (status !== 429 && status !== 503) return undefined;
  const after = headers.get('retry-after')?.trim();
  if (!after) return undefined;
  const wait = /^\d+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
