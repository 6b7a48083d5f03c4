import dns, { type LookupAddress, type LookupAllOptions } from 'node:dns';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import { type AddressInfo, createServer as createTrap, isIP, type Server, Socket } from 'node:net';
import { join } from 'node:path';
import tls from 'node:tls';

/** An address that is of the internet; what is connected to here ends at the site. */
export const SITE = '93.184.215.14';
const PEM = readFileSync(join(import.meta.dirname, 'internet.pem'), 'utf8');

type Connect = (request: object, address: string, port: number) => number;
type Handles = { connect: Connect; connect6: Connect };

export type Internet = {
  /** Every address with its port that somebody has connected to, but for this machine's own servers. */
  readonly connected: string[];
  /** Connections to a socket that stands for all of our own network. */
  readonly trapped: () => number;
  /** Where names lead, one answer after the other, of which the last stays. */
  readonly names: Map<string, string[][]>;
  /** What the site at `SITE` answers. */
  answer: RequestListener;
  close(): Promise<void>;
};

/**
 * Puts an internet in place of the real one: names lead where `names` says, `SITE` is a server with a certificate for studio.example and
 * feeds.example, and every other address, on the ports of the web, is a trap. What is connected to is told by the system call's own binding.
 */
export async function openInternet(): Promise<Internet> {
  const site = createServer({ key: PEM, cert: PEM }, (request, response) => internet.answer(request, response));
  let trapped = 0;
  const trap = createTrap((socket) => {
    trapped += 1;
    socket.destroy();
  });
  const ports = await Promise.all([listen(site as unknown as Server), listen(trap)]);
  const internet = { connected: [], names: new Map(), answer: () => {}, trapped: () => trapped } as unknown as Internet;
  const ends = [setNames(internet.names), await setConnections(internet.connected, ports), setTrust()];
  return Object.assign(internet, {
    async close() {
      for (const end of ends) end();
      site.closeAllConnections();
      await Promise.all([site, trap].map((server) => new Promise((resolve) => server.close(resolve))));
    },
  });
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function setNames(names: Internet['names']): () => void {
  const real = dns.lookup;
  const fake = (name: string, options: LookupAllOptions, done: (...answer: unknown[]) => void) => {
    const answers = names.get(name);
    if (!answers) return (real as (...given: unknown[]) => void)(name, options, done);
    const found: LookupAddress[] = (answers.length > 1 ? answers.shift()! : answers[0]!).map((address) => ({
      ...{ address, family: isIP(address) },
    }));
    queueMicrotask(() => (options.all ? done(null, found) : done(null, found[0]!.address, found[0]!.family)));
  };
  dns.lookup = fake as unknown as typeof dns.lookup;
  syncBuiltinESMExports();
  return () => {
    dns.lookup = real;
    syncBuiltinESMExports();
  };
}

/** By the binding below `net`, so that nothing connects past it. */
async function setConnections(connected: string[], [site, trap]: readonly number[]): Promise<() => void> {
  const handles = await handlesOf();
  const { connect, connect6 } = handles;
  const to = (own: Connect): Connect =>
    function (this: unknown, request, address, port) {
      const isOfWeb = port === 443 || port === 80;
      if (isOfWeb || !/^(?:127\.|::1$)/.test(address)) connected.push(`${address}:${port}`);
      if (!isOfWeb) return own.call(this, request, address, port);
      return connect.call(this, request, '127.0.0.1', address === SITE && port === 443 ? site! : trap!);
    };
  Object.assign(handles, { connect: to(connect), connect6: to(connect6) });
  return () => Object.assign(handles, { connect, connect6 });
}

async function handlesOf(): Promise<Handles> {
  const probe = createTrap().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const socket = new Socket();
  socket.connect((probe.address() as AddressInfo).port, '127.0.0.1');
  const { _handle } = socket as unknown as { _handle: object };
  await once(socket, 'connect');
  socket.destroy();
  probe.close();
  return Object.getPrototypeOf(_handle) as Handles;
}

function setTrust(): () => void {
  const before = tls.getCACertificates();
  tls.setDefaultCACertificates([...before, PEM.slice(PEM.indexOf('-----BEGIN CERTIFICATE'))]);
  return () => tls.setDefaultCACertificates(before);
}
