import type { Facts } from '../facts.ts';
import type { Memory } from '../memory.ts';
import type { CopywriterLog, ModelConfig } from '../types.ts';
import { NoAnswer, NoneLeft, openChat } from './ask.ts';
import { type Breaker, createBreaker } from './breaker.ts';
import { correctionOf, messagesFor, type Plan, RULES } from './prompt.ts';
import { readAnswer } from './read.ts';
import { type Broken, type Checked, check, isHighlightOf } from './rules.ts';

/** For one writing, with both tries and every wait. */
const TIME_LIMIT_MS = 12_000;
const TRIES = 2;

export interface Asked {
  facts: Facts;
  plan: Plan;
  memory: Memory;
}

export interface Conditions {
  /** Fires when nobody waits for the text any more. */
  signal?: AbortSignal | undefined;
  /** Counts one more call to the model. False: today's are used up. Absent: they are not counted. */
  mayCall?: (() => Promise<boolean>) | undefined;
  log: CopywriterLog;
}

/** A language model behind an OpenAI-compatible endpoint, with what this process has learned about it. */
export interface Model {
  /**
   * Lets the model write: two tries within the time limit, the second one told which rule the first one broke. Undefined if nothing came of it; the
   * reason is logged without words of anybody. Rejects only with the reason of `signal`.
   */
  write(asked: Asked, conditions: Conditions): Promise<Checked | undefined>;
}

export function openModel(config: ModelConfig, breaker: Breaker = createBreaker()): Model {
  const chat = openChat(config);

  async function converse({ facts, plan, memory }: Asked, { signal: gone, mayCall, log }: Conditions) {
    const limit = config.timeLimitMs ?? TIME_LIMIT_MS;
    const timeout = AbortSignal.timeout(limit);
    const allowance = {
      signal: gone ? AbortSignal.any([gone, timeout]) : timeout,
      until: Date.now() + limit,
      mayCall: mayCall ?? (() => Promise.resolve(true)),
    };
    const messages = messagesFor(facts, plan);
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const content = await chat(messages, allowance);
      const answer = readAnswer(content, isHighlightOf(facts));
      if (answer) breaker.worked();
      else breaker.failed();
      const checked = answer
        ? check(answer, facts, { words: plan.words, memory, examples: plan.examples, prompt: RULES })
        : UNREADABLE;
      if ('paragraphs' in checked) return checked;
      log.warn({ attempt, model: config.model, reason: `the answer breaks a rule: ${checked.rule}` }, WARNING);
      messages.push(
        { role: 'assistant', content: content.slice(0, LONGEST_ANSWER) },
        { role: 'user', content: correctionOf(checked) },
      );
    }
    return undefined;
  }

  return {
    async write(asked, conditions) {
      const { signal: gone, log } = conditions;
      gone?.throwIfAborted();
      if (!breaker.mayAsk()) {
        log.warn({ model: config.model, reason: 'it keeps failing and is left alone for a minute' }, WARNING);
        return undefined;
      }
      try {
        return await converse(asked, conditions);
      } catch (error) {
        if (gone?.aborted) {
          breaker.gaveUp();
          throw gone.reason;
        }
        const isLate = error instanceof DOMException && error.name === 'TimeoutError';
        const reason = isLate ? 'no answer in time' : error instanceof NoAnswer ? error.message : 'it failed';
        if (error instanceof NoneLeft) breaker.gaveUp();
        else breaker.failed();
        log.warn({ model: config.model, reason }, WARNING);
        return undefined;
      }
    },
  };
}

const WARNING = 'The model wrote no usable promotion';
const LONGEST_ANSWER = 4000;
const UNREADABLE: Broken = { rule: 'no JSON object of the wanted form', says: '', paragraph: 0 };
