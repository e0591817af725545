import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Best first: Brotli is smaller. */
export const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

/** A file in memory, with the compressed forms that were needed so far. */
export type StoredFile = {
  body: Buffer;
  headers: Readonly<Record<string, string | string[]>>;
  etag: string;
  compressible: boolean;
  /** Whether range requests are answered: players of audio and video send them. */
  inParts: boolean;
  /** `best` for files of the build, `fast` for pages that change often. */
  effort: 'best' | 'fast';
  encoded: Map<Encoding, Promise<Buffer>>;
};

const compressibleTypes = /^(?:text\/|image\/svg|application\/(?:json|javascript|manifest|xml))/;
/** Smaller files are not worth compressing (bytes). */
const leastBytes = 600;
const effortLevels = { best: 9, fast: 4 } as const;

export function createStoredFile(
  body: Buffer,
  headers: Record<string, string | string[]> & { 'content-type': string },
  options: { etag?: string; effort?: 'best' | 'fast' } = {},
): StoredFile {
  const etag =
    options.etag ?? `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return {
    body,
    headers,
    etag,
    compressible: body.length >= leastBytes && compressibleTypes.test(headers['content-type']),
    inParts: /^(?:audio|video)\//.test(headers['content-type']),
    effort: options.effort ?? 'best',
    encoded: new Map(),
  };
}

/** The compressed form of a file, made when it is first needed. */
export function encodedForm(file: StoredFile, encoding: Encoding): Promise<Buffer> {
  const known = file.encoded.get(encoding);
  if (known) return known;
  const level = effortLevels[file.effort];
  const made =
    encoding === 'br'
      ? toBrotli(file.body, { params: { [constants.BROTLI_PARAM_QUALITY]: level } })
      : toGzip(file.body, { level });
  file.encoded.set(encoding, made);
  return made;
}
