import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Server, Upload } from '@tus/server';
import { createUpload, ME, titleOf } from '../../../contract/library.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { findPerson } from '../../accounts/people.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import { answerOf, logFailure, toAppError } from '../../http/errors.ts';
import { explained } from '../../http/explained.ts';
import type { Services } from '../../services.ts';
import { appendStream } from './append-stream.ts';
import { checkAlone, checkUpload } from './check-upload.ts';
import { mayEnd } from './end-video.ts';
import { openUpload, settle } from './intake.ts';
import { librariesNamed } from './named.ts';
import { assertMayComplete, assertMayUpload, mayComplete, mayWith } from './policy.ts';
import * as queries from './queries.ts';
import * as removal from './removal-queries.ts';
import { protocolError } from './tus-errors.ts';

/** Who makes a request, and for which upload: from the session and the route's checked parameters, never from the URL. */
type Asked = { user: SessionUser; id: string | null };
/** Set before the protocol's handler is called. */
const asked = new WeakMap<IncomingMessage, Asked>();

/** What tus clients may say of an upload, each a text. */
type Metadata = Record<
  'title' | 'filename' | 'name' | 'libraryType' | 'targetUserId' | 'libraries',
  string | null | undefined
>;

type ProtocolRequest = Parameters<NonNullable<ConstructorParameters<typeof Server>[0]['onIncomingRequest']>>[0];

/** The protocol's handler, with every failure in the format that all our calls use. */
class OurServer extends Server {
  override write(...[context, headers, said, body]: Parameters<Server['write']>): ReturnType<Server['write']> {
    const status = ownStatus(said);
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
 * The tus protocol (1.0.0, with creation, creation-with-upload and termination) over our own uploads: nothing is kept
 * in the process, so a client may continue at another one.
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
     * Handles the request. Nobody else may hold the reply.
     * @param id of the upload that the route's parameters name; null: a new one
     */
    handle(user: SessionUser, id: string | null, ...[request, response]: Parameters<Server['handle']>): Promise<void> {
      asked.set(request, { user, id });
      // The protocol's handler looks for the id in the URL, query and all.
      request.url = id === null ? createUpload.path : `${createUpload.path}/${id}`;
      // srvx reports what a request threw only to listeners.
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

/**
 * Checks the permission that a request needs. A HEAD of an upload that has arrived, but is not being checked, starts
 * the check; the response does not wait for it.
 */
async function enter(services: Services, request: ProtocolRequest, id: string): Promise<void> {
  const { user } = askedOf(request);
  const upload = await queries.findUpload(services.db, { id });
  if (!upload) throw ERRORS.FILE_NOT_FOUND;
  if (request.method === 'PATCH') return assertMayComplete(services, user, upload);
  const isAllowed =
    request.method === 'DELETE' ? mayEnd(services, user, upload) : mayWith(services, user, 'follow', upload);
  if (!(await isAllowed)) throw ERRORS.FILE_NOT_FOUND;
  if (request.method === 'HEAD' && (await mayComplete(services, user, upload))) void checkAlone(services, id);
}

async function open(services: Services, user: SessionUser, upload: Upload): Promise<void> {
  const { title, filename, name, libraryType, targetUserId, libraries: named } = (upload.metadata ?? {}) as Metadata;
  const isUniversal = libraryType === 'universal';
  const libraries = isUniversal ? [null] : await librariesNamed(services, user, named || targetUserId || ME);
  for (const library of libraries) await assertMayUpload(services, user, library);
  if (upload.size === 0) throw new AppError('unprocessable', 'The file is empty. Upload it again.');
  const target = { libraries, title: titleOf(title ?? undefined, filename ?? name ?? '') };
  await openUpload(services, user.id, target, { id: upload.id, bytes: upload.size! });
}

/**
 * Has an upload checked whose bytes have all arrived, if nobody is at it and its sender may still add it; the sender is
 * read again, because the bytes may have taken an hour. If it was checked before, the response is the same as then.
 * @throws AppError `unprocessable` with the reason; as assertMayComplete
 */
async function finish(services: Services, { id: userId }: SessionUser, id: string): Promise<void> {
  const [upload, user] = await Promise.all([
    queries.findUpload(services.db, { id }),
    findPerson(services.db, { id: userId }),
  ]);
  if (!upload) throw ERRORS.FILE_NOT_FOUND;
  await assertMayComplete(services, user, upload);
  const look = await checkUpload(services, id);
  const looked = look ? await look() : await queries.findUpload(services.db, { id });
  if (!looked) throw ERRORS.FILE_NOT_FOUND;
  if (looked.status === 'failed') throw new AppError('unprocessable', looked.reason ?? undefined);
}

/** Extensions of the protocol that we do not have are the caller's mistake: the list of those we have is in the answer to OPTIONS. */
const ownStatus = (status: number) => (status === 501 ? 400 : status);

/** The protocol's own errors keep their status; ours take the format of all our calls. */
function toAnswer({ log }: Services, error: unknown): { status_code: number; body: string } {
  const { status_code: said, body } = error as { status_code?: number; body?: string };
  const status_code = said && ownStatus(said);
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

  /** The row exists already: it was created where the permission was checked. */
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

  /** Aborts an upload that has not arrived completely. @throws AppError `conflict` if it has */
  override async remove(id: string): Promise<void> {
    const { id: found } = await this.#find(id);
    const files = await removal.deleteUnfinished(this.#services.db, found, 'all');
    if (!(await settle(this.#services, id, files))) throw new AppError('conflict', 'This upload is already complete.');
  }

  async #find(id: string): Promise<queries.Upload> {
    const upload = await queries.findUpload(this.#services.db, { id });
    if (!upload) throw ERRORS.FILE_NOT_FOUND;
    return upload;
  }
}
