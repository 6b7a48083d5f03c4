import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CallOutput } from '../../contract/call.ts';
import type { getSite } from '../../contract/tools.ts';
import type { Config } from '../config.ts';

/** A built page, filled in for this installation. */
export type PageDocument = {
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
  /** ETag of the content; each encoding adds its name. */
  readonly etag: string;
};

export type Documents = {
  /** The finished document of a public page; null for every other URL. */
  publicPage(path: string): Promise<PageDocument | null>;
  /** The document in which the browser renders every other page. */
  shell(): Promise<PageDocument>;
  /** The public pages' paths, the start page first. */
  publicPaths(): Promise<string[]>;
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** What the pages need to know about this installation. */
export function siteOf(config: Config): CallOutput<typeof getSite> {
  return {
    supportEmail: config.supportEmail,
    postalAddress: config.postalAddress,
    production: config.nodeEnv === 'production',
    metaPixelId: config.metaPixelId,
    instagram: config.instagram !== null,
  };
}

/**
 * The built pages in `dist`, filled in with what only the installation knows. Each is read on first request and again
 * after a new build.
 */
export function openDocuments(dist: string, config: Config): Documents {
  const kept = new Map<string, { modified: number; document: Promise<PageDocument> }>();
  const load = async (file: string, known: Record<string, unknown>): Promise<PageDocument> => {
    const path = join(dist, file);
    const { mtimeMs } = await stat(path);
    const last = kept.get(file);
    if (last?.modified === mtimeMs) return last.document;
    const document = readFile(path, 'utf8').then((html) => pack(fill(html, config, known)));
    kept.set(file, { modified: mtimeMs, document });
    return document;
  };
  const index = async () =>
    JSON.parse(await readFile(join(dist, 'documents/index.json'), 'utf8')) as Record<string, string>;
  const site = { '/api/site': siteOf(config) };
  return {
    shell: () => load('web/index.html', site),
    publicPaths: async () => Object.keys(await index()),
    async publicPage(path) {
      const file = (await index())[path];
      // The start page is built for visitors; the legal pages are the same for everyone, signed in or not.
      const known = path === '/' ? { ...site, '/api/auth/user': null } : site;
      return file === undefined ? null : load(`documents/${file}`, known);
    },
  };
}

/** Fills the installation's own values into the placeholders left by the build. */
function fill(html: string, config: Config, known: Record<string, unknown>): string {
  const values: Record<string, string> = {
    PUBLIC_URL: escapeHtml(config.publicUrl),
    SUPPORT_EMAIL: escapeHtml(config.supportEmail),
    POSTAL_ADDRESS: escapeHtml(config.postalAddress),
    KNOWN: JSON.stringify(known).replaceAll('<', '\\u003c'),
  };
  return html.replace(/%([A-Z]+(?:_[A-Z]+)*)%/g, (place, name: string) => values[name] ?? place);
}

function escapeHtml(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
  return text.replace(/[&<>"']/g, (character) => names[character]!);
}

async function pack(html: string): Promise<PageDocument> {
  const plain = Buffer.from(html);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  return {
    plain,
    br: await compressBrotli(plain, { params: quality }),
    gzip: await compressGzip(plain),
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
  };
}
