import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Server, Upload } from '@tus/server';
import { createUpload } from '../../../../contract/library.ts';
import { LIMITS } from '../../../../contract/plans.ts';
import { AppError, toAppError } from '../../../http/errors.ts';
import { explained } from '../../../http/explained.ts';
import type { SessionUser } from '../../../http/session.ts';
import { tooLarge } from '../../../http/upload-form.ts';
import type { Services } from '../../../services.ts';
import { assertMayUpload, mayFollow } from '../policy.ts';
import * as queries from '../queries.ts';
import { openSource } from './intake.ts';
import { appendStream, completeParts, giveUp } from './parts.ts';
import { titleOf } from './title.ts';

/** Who makes the request; set before the protocol's handler is called. */
const people = new WeakMap<IncomingMessage, SessionUser>();

/** What tus clients may say of an upload, each a text. */
type Metadata = Record<'title' | 'filename' | 'name' | 'libraryType' | 'targetUserId', string | null | undefined>;

/**
 * The tus protocol (1.0.0, with creation, creation-with-upload and termination) over our own uploads: nothing is kept in the process, so a client may
 * go on at another one. Each request is handed in with the person whose session it carries.
 */
export function createTus(services: Services) {
  const server = new Server({
    path: createUpload.path,
    relativeLocation: true,
    allowedOrigins: [],
    maxSize: LIMITS.uploadBytes,
    namingFunction: () => randomUUID(),
    datastore: new UploadStore(services),
    onIncomingRequest: async (request, id) => {
      if (request.method === 'POST') return;
      const source = await queries.findSource(services.db, { id });
      if (!source || !(await mayFollow(services, source, personOf(request)))) throw ERRORS.FILE_NOT_FOUND;
      // A crash between the last byte and the look at the file: whoever asks for the offset now sets it going again.
      if (request.method === 'HEAD' && source.status === 'uploading' && source.received === source.bytes) {
        await completeParts(services, source);
      }
    },
    onUploadCreate: async (request, upload) => {
      await open(services, personOf(request), upload);
      return {};
    },
    onUploadFinish: async (_request, upload) => {
      const source = await queries.findSource(services.db, { id: upload.id });
      if (!source) throw new AppError('not_found');
      await completeParts(services, source);
      return {};
    },
    onResponseError: async (_request, error) => toAnswer(services, error),
  });
  return {
    /** Answers the request. The reply must be in the hands of nobody else. */
    handle(user: SessionUser, ...[request, response]: Parameters<Server['handle']>): Promise<void> {
      people.set(request, user);
      // srvx gives what a request threw only to those who listen.
      return server.handle(request, response) as Promise<void>;
    },
  };
}

function personOf(request: Parameters<NonNullable<ConstructorParameters<typeof Server>[0]['onIncomingRequest']>>[0]) {
  const raw = request.runtime?.node?.req as IncomingMessage | undefined;
  const person = raw && people.get(raw);
  if (!person) throw new AppError('unauthorized');
  return person;
}

async function open(services: Services, user: SessionUser, upload: Upload): Promise<void> {
  const { title, filename, name, libraryType, targetUserId } = (upload.metadata ?? {}) as Metadata;
  const userId = libraryType === 'universal' ? null : targetUserId || user.id;
  await assertMayUpload(services, user, userId);
  const target = { userId, title: titleOf(title ?? undefined, filename ?? name ?? '') };
  await openSource(services, user.id, target, { id: upload.id, bytes: upload.size! });
}

/** The protocol's own errors stay as they are; ours become what every call of ours answers with. */
function toAnswer({ log }: Services, error: unknown): { status_code: number; body: string } {
  const { status_code, body } = error as { status_code?: number; body?: string };
  let known: AppError;
  try {
    if (status_code === 413) known = tooLarge();
    else if (status_code === 404) known = new AppError('not_found', 'There is no such upload. Begin it anew.');
    else if (status_code) return { status_code, body: body ?? '' };
    else known = explained(error);
  } catch {
    log.error({ err: error }, 'an upload failed');
    known = toAppError(error);
  }
  return { status_code: known.status, body: JSON.stringify(known.toBody()) };
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

  override async remove(id: string): Promise<void> {
    await giveUp(this.#services, await this.#find(id));
  }

  async #find(id: string): Promise<queries.Source> {
    const source = await queries.findSource(this.#services.db, { id });
    if (!source) throw ERRORS.FILE_NOT_FOUND;
    return source;
  }
}
