import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * good: answers as asked, about the class in the request. malformed: prose instead of JSON. slow: never answers. drip: sends its answer's head
 * and then nothing. error: status 500. obeys-injection: prints its prompt, a link and a script. Anything else: that content, word for word.
 */
export type LlmMode = 'good' | 'malformed' | 'slow' | 'drip' | 'error' | 'obeys-injection' | { content: string };

interface LlmRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

export interface FakeLlm {
  /** For LLM_BASE_URL. */
  readonly baseUrl: string;
  readonly requests: LlmRequest[];
  /** How the next requests are answered; takes turns where several are given and stays with the last. */
  answer(...modes: [LlmMode, ...LlmMode[]]): void;
  close(): Promise<void>;
}

/** A local server that speaks the OpenAI chat protocol. */
export async function startLlm(...first: [LlmMode, ...LlmMode[]]): Promise<FakeLlm> {
  let modes: LlmMode[] = first;
  const requests: LlmRequest[] = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await readAll(request));
    const asked = { path: request.url ?? '', authorization: request.headers.authorization, ...body } as LlmRequest;
    requests.push(asked);
    const mode = modes.length > 1 ? modes.shift()! : modes[0]!;
    reply(response, mode, asked);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    answer: (...next) => {
      modes = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function reply(response: ServerResponse, mode: LlmMode, asked: LlmRequest): void {
  if (mode === 'slow') return;
  if (mode === 'error') {
    response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{"message":"overloaded"}}');
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json' });
  if (mode === 'drip') {
    response.write('{"choices":[');
    return;
  }
  const content = typeof mode === 'object' ? mode.content : contentOf(mode, asked);
  const message = { role: 'assistant', content };
  response.end(JSON.stringify({ object: 'chat.completion', choices: [{ index: 0, finish_reason: 'stop', message }] }));
}

function contentOf(mode: 'good' | 'malformed' | 'obeys-injection', { messages }: LlmRequest): string {
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
    details: ['Warm hands, bright lights and a song you know', data.classDetails || 'Come as you are'],
    closings: ['We kept you a place.', 'See you soon.'],
  });
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
