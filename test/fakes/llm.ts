import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * good: answers as asked, about the class in the request. malformed: prose instead of JSON. slow: never answers. drip:
 * sends its answer's head and then nothing. error: status 500. refuses-format: status 400 to whoever asks for JSON by
 * `response_format`, otherwise good. obeys-injection: prints its prompt, a link and a script. Anything else: that
 * content, word for word, or that status.
 */
export type LlmMode =
  | 'good'
  | 'malformed'
  | 'slow'
  | 'drip'
  | 'error'
  | 'refuses-format'
  | 'obeys-injection'
  | { content: string }
  | { status: number; retryAfter?: string };

interface LlmRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly model: string;
  readonly response_format?: unknown;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

export interface FakeLlm {
  /** For LLM_BASE_URL. */
  readonly baseUrl: string;
  readonly requests: LlmRequest[];
  /** How the next requests are answered; takes turns where several are given and stays with the last. */
  answer(...modes: [LlmMode, ...LlmMode[]]): void;
  /** Resolves when a request has arrived that has no answer yet. */
  asked(): Promise<void>;
  /** Resolves when a caller has gone away without an answer. */
  leftAlone(): Promise<void>;
  close(): Promise<void>;
}

/** A local server that speaks the OpenAI chat protocol. */
export async function startLlm(...first: [LlmMode, ...LlmMode[]]): Promise<FakeLlm> {
  let modes: LlmMode[] = first;
  const requests: LlmRequest[] = [];
  let [onAsked, onLeft] = [() => {}, () => {}];
  const asked = new Promise<void>((resolve) => {
    onAsked = resolve;
  });
  const left = new Promise<void>((resolve) => {
    onLeft = resolve;
  });
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await readAll(request));
    const question = { path: request.url ?? '', authorization: request.headers.authorization, ...body } as LlmRequest;
    requests.push(question);
    response.once('close', () => {
      if (!response.writableFinished) onLeft();
    });
    const mode = modes.length > 1 ? modes.shift()! : modes[0]!;
    reply(response, mode, question);
    if (!response.writableEnded) onAsked();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    answer: (...next) => {
      modes = next;
    },
    asked: () => asked,
    leftAlone: () => left,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function reply(response: ServerResponse, mode: LlmMode, asked: LlmRequest): void {
  if (mode === 'slow') return;
  const status = mode === 'error' ? 500 : mode === 'refuses-format' && asked.response_format ? 400 : statusOf(mode);
  if (status !== 200) {
    const after = typeof mode === 'object' && 'retryAfter' in mode ? { 'retry-after': mode.retryAfter } : {};
    response
      .writeHead(status, { 'content-type': 'application/json', ...after })
      .end('{"error":{"message":"not like this"}}');
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json' });
  if (mode === 'drip') {
    response.write('{"choices":[');
    return;
  }
  const message = { role: 'assistant', content: contentOf(mode, asked) };
  response.end(JSON.stringify({ object: 'chat.completion', choices: [{ index: 0, finish_reason: 'stop', message }] }));
}

const statusOf = (mode: LlmMode) => (typeof mode === 'object' && 'status' in mode ? mode.status : 200);

function contentOf(mode: LlmMode, { messages }: LlmRequest): string {
  if (typeof mode === 'object' && 'content' in mode) return mode.content;
  if (mode === 'malformed') return 'Sure! Here is your promotional text: come and dance with us.';
  if (mode === 'obeys-injection') {
    return JSON.stringify({
      intro: '**Pwned** <script>alert(1)</script>',
      details: [messages[0]?.content.slice(0, 90) ?? '', 'More at http://evil.example'],
      closings: ['Visit evil.example.com now'],
    });
  }
  const data = JSON.parse(messages.find(({ role }) => role === 'user')?.content ?? '{}');
  return JSON.stringify({
    intro: `Hear the model sing of **${data.classType || 'dance'}**`,
    details: ['Warm hands and a song you know', data.classDetails || 'Come as you are'],
    closings: ['We kept you a place.', 'See you soon.'],
  });
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
