/** One response of the server. */
export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON if the response is JSON, otherwise null. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look at answers of every shape, also at wrong ones
  readonly body: any;
  readonly text: string;
  readonly bytes: Uint8Array;
};

type Options = { headers?: Record<string, string>; body?: BodyInit; signal?: AbortSignal };

/** A person's browser as the server sees it: keeps cookies between requests, follows no redirect. */
export class Client {
  readonly url: string;
  /** Cookies by name, as they will be sent. */
  readonly cookies = new Map<string, string>();
  /** Every `Set-Cookie` line received, for tests that check the attributes. */
  readonly setCookies: string[] = [];

  constructor(url: string) {
    this.url = url;
  }

  /** @param path from the root of the server, or a full URL */
  async request(method: string, path: string, { headers = {}, body, signal }: Options = {}): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(path, this.url), {
      method,
      redirect: 'manual',
      headers: { ...(cookie && { cookie }), ...headers },
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text ? JSON.parse(text) : null,
      text,
      bytes,
    };
  }

  get(path: string, options?: Options): Promise<Answer> {
    return this.request('GET', path, options);
  }

  /** Sends `data` as JSON; without data there is no body and no content type. */
  post(path: string, data?: unknown, options?: Options): Promise<Answer> {
    return this.json('POST', path, data, options);
  }

  put(path: string, data?: unknown, options?: Options): Promise<Answer> {
    return this.json('PUT', path, data, options);
  }

  patch(path: string, data?: unknown, options?: Options): Promise<Answer> {
    return this.json('PATCH', path, data, options);
  }

  delete(path: string, data?: unknown, options?: Options): Promise<Answer> {
    return this.json('DELETE', path, data, options);
  }

  /** Posts a multipart form; a Blob becomes a file, named by its field. */
  multipart(path: string, fields: Record<string, string | Blob>, options?: Options): Promise<Answer> {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return this.request('POST', path, { ...options, body });
  }

  private json(method: string, path: string, data: unknown, options: Options = {}): Promise<Answer> {
    if (data === undefined) return this.request(method, path, options);
    const headers = { 'content-type': 'application/json', ...options.headers };
    return this.request(method, path, { ...options, headers, body: JSON.stringify(data) });
  }

  /** Stores one `Set-Cookie` line. */
  keep(line: string): void {
    this.setCookies.push(line);
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(name.length + 1);
    const ended = attributes.some((attribute) => attribute.toLowerCase() === 'max-age=0');
    if (ended || value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
