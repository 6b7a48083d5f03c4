import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Server, Upload } from '@tus/server';
import { createUpload } from '../../../../contract/library.ts';
import { LIMITS } from '../../../../contract/plans.ts';
import { findPerson } from '../../../db/people.ts';
import { AppError, answerOf, logFailure, toAppError } from '../../../http/errors.ts';
import { explained } from '../../../http/explained.ts';
import type { SessionUser } from '../../../http/session.ts';
import type { Services } from '../../../services.ts';
import { assertMayUpload, may, mayComplete } from '../policy.ts';
import * as queries from '../queries.ts';
import { lookAlone, takeLook } from './check.ts';
import { openSource, settle } from './intake.ts';
import { appendStream } from './parts.ts';
import { titleOf } from './title.ts';
import { protocolError } from './tus-errors.ts';

/** Who makes a request, and of which upload: as the session and the route's checked parameters say, never as the address does. */
type Asked = { user: SessionUser; id: string | null };
/** Set before the protocol's handler is called. */
const asked = new WeakMap<IncomingMessage, Asked>();

/** What tus clients may say of an upload, each a text. */
type Metadata = Record<'title' | 'filename' | 'name' | 'libraryType' | 'targetUserId', string | null | undefined>;

type ProtocolRequest = Parameters<NonNullable<ConstructorParameters<typeof Server>[0]['onIncomingRequest']>>[0];

/** The protocol's handler, with every failure in the form in which all of our calls answer. */
class OurServer extends Server {
  override write(...[context, headers, status, body]: Parameters<Server['write']>): ReturnType<Server['write']> {
    if (status < 400) return super.write(context, headers, status, body);
    headers.set('Content-Type', 'application/json; charset=utf-8');
    return super.write(
      context,
      headers,
      status,
      body?.startsWith('{') ? body : JSON.stringify(protocolError(status, body)),
    );
  }
}

/**
 * The tus protocol (1.0.0, with creation, creation-with-upload and termination) over our own uploads: nothing is kept in the process, so a client may
 * go on at another one.
 */
export function createTus(services: Services) {
  const server = new OurServer({
    path: createUpload.path,
    relativeLocation: true,
    allowedOrigins: [],
    maxSize: LIMITS.uploadBytes,
    namingFunction: () => randomUUID(),
    getFileIdFromRequest: (request) => askedOf(request).id ?? undefined,
    datastore: new UploadStore(services),
    onIncomingRequest: async (request) => {
      const { id } = askedOf(request);
      if (id !== null) await enter(services, request, id);
    },
    onUploadCreate: async (request, upload) => {
      await open(services, askedOf(request).user, upload);
      return {};
    },
    onUploadFinish: async (request, upload) => {
      await finish(services, askedOf(request).user, upload.id);
      return {};
    },
    onResponseError: async (_request, error) => toAnswer(services, error),
  });
  return {
    /**
     * Answers the request. The reply must be in the hands of nobody else.
     * @param id of the upload that the route's parameters name; null: a new one
     */
    handle(user: SessionUser, id: string | null, ...[request, response]: Parameters<Server['handle']>): Promise<void> {
      asked.set(request, { user, id });
      // The protocol's handler looks for the id in the address, query and all.
      request.url = id === null ? createUpload.path : `${createUpload.path}/${id}`;
      // srvx gives what a request threw only to those who listen.
      return server.handle(request, response) as Promise<void>;
    },
  };
}

function askedOf(request: ProtocolRequest): Asked {
  const raw = request.runtime?.node?.req as IncomingMessage | undefined;
  const found = raw && asked.get(raw);
  if (!found) throw new AppError('unauthorized');
  return found;
}

/** Asks the right that a request needs. A HEAD of what has arrived, but is looked at by nobody, sets that going; its answer does not wait for it. */
async function enter(services: Services, request: ProtocolRequest, id: string): Promise<void> {
  const { user } = askedOf(request);
  const source = await queries.findSource(services.db, { id });
  const isAllowed =
    source !== null &&
    (request.method === 'PATCH'
      ? await mayComplete(services, user, source)
      : await may(services, user, request.method === 'DELETE' ? 'delete' : 'follow', source.userId));
  if (!isAllowed) throw ERRORS.FILE_NOT_FOUND;
  if (request.method === 'HEAD' && (await mayComplete(services, user, source))) void lookAlone(services, id);
}

async function open(services: Services, user: SessionUser, upload: Upload): Promise<void> {
  const { title, filename, name, libraryType, targetUserId } = (upload.metadata ?? {}) as Metadata;
  const userId = libraryType === 'universal' ? null : targetUserId || user.id;
  await assertMayUpload(services, user, userId);
  if (upload.size === 0) throw new AppError('unprocessable', 'The file is empty. Upload it again.');
  const target = { userId, title: titleOf(title ?? undefined, filename ?? name ?? '') };
  await openSource(services, user.id, target, { id: upload.id, bytes: upload.size! });
}

/**
 * Has an upload looked at whose bytes have all arrived, if nobody is at it and its sender may still add it; the sender is asked for anew, because
 * the bytes may have taken an hour. What has been looked at already is answered as it was then.
 * @throws AppError `unprocessable` with the reason, `not_found`
 */
async function finish(services: Services, { id: userId }: SessionUser, id: string): Promise<void> {
  const [source, user] = await Promise.all([
    queries.findSource(services.db, { id }),
    findPerson(services.db, { id: userId }),
  ]);
  if (!source || !(await mayComplete(services, user, source))) throw ERRORS.FILE_NOT_FOUND;
  const look = await takeLook(services, id);
  const looked = look ? await look() : await queries.findSource(services.db, { id });
  if (!looked) throw ERRORS.FILE_NOT_FOUND;
  if (looked.status === 'failed') throw new AppError('unprocessable', looked.reason ?? undefined);
}

/** The protocol's own errors keep their status; ours become what every call of ours answers with. */
function toAnswer({ log }: Services, error: unknown): { status_code: number; body: string } {
  const { status_code, body } = error as { status_code?: number; body?: string };
  if (status_code !== undefined && status_code < 500) return { status_code, body: body ?? '' };
  if (status_code !== undefined) {
    const said = protocolError(status_code, body);
    return { status_code, body: JSON.stringify({ ...said, reference: logFailure(error, said.code, log) }) };
  }
  const known = asKnown(error);
  return { status_code: known.status, body: JSON.stringify(answerOf(error, known, log)) };
}

function asKnown(error: unknown): AppError {
  try {
    return explained(error);
  } catch {
    return toAppError(error);
  }
}

/** Uploads as tus sees them. */
class UploadStore extends DataStore {
  readonly #services: Services;

  constructor(services: Services) {
    super();
    this.#services = services;
    this.extensions = ['creation', 'creation-with-upload', 'termination'];
  }

  /** The row stands already: it was made where who may do so was looked at. */
  override async create(upload: Upload): Promise<Upload> {
    return upload;
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    return appendStream(this.#services, await this.#find(id), stream, offset);
  }

  override async getUpload(id: string): Promise<Upload> {
    const { bytes, received, createdAt } = await this.#find(id);
    return new Upload({ id, size: bytes, offset: received, creation_date: createdAt.toISOString() });
  }

  /** Gives up an upload that has not arrived whole. @throws AppError `conflict` if it has */
  override async remove(id: string): Promise<void> {
    const source = await this.#find(id);
    const files = await queries.deleteUnfinished(this.#services.db, source);
    if (!(await settle(this.#services, id, files))) throw new AppError('conflict', 'This upload has arrived already.');
  }

  async #find(id: string): Promise<queries.Source> {
    const source = await queries.findSource(this.#services.db, { id });
    if (!source) throw ERRORS.FILE_NOT_FOUND;
    return source;
  }
}
