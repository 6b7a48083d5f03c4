import { createServer, type Server } from 'node:http';

/** A language model that answers nonsense, and sometimes does not answer at all; people must have their text nevertheless. */
export class UnreliableModel {
  isFrozen = false;
  readonly #server: Server;

  constructor(port: number) {
    this.#server = createServer((request, response) => {
      request.resume();
      if (this.isFrozen) return;
      const message = { role: 'assistant', content: 'Nothing that anybody could post.' };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }] }));
    }).listen(port, '127.0.0.1');
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
