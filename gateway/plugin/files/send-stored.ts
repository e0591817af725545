import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { etagMatches } from '@kbf/process-kit';
import Negotiator from 'negotiator';
import { encodedForm, encodings } from './stored-file.ts';
import type { StoredFile } from './stored-file.ts';

/** Answers with a stored file: its best compressed form, a part of it, or 304 when the client has it. */
export async function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  file: StoredFile,
  status = 200,
): Promise<void> {
  const headers: OutgoingHttpHeaders = { ...file.headers, ...(file.etag && { etag: file.etag }) };
  if (file.compressible) headers['vary'] = 'accept-encoding';
  if (file.inParts) headers['accept-ranges'] = 'bytes';

  if (status === 200 && file.etag && etagMatches(request.headers['if-none-match'], file.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const accepted = file.compressible ? new Negotiator(request).encodings([...encodings]) : [];
  const encoding = encodings.find((known) => accepted.includes(known));
  let body = encoding ? await encodedForm(file, encoding) : file.body;
  if (encoding) headers['content-encoding'] = encoding;
  else if (file.inParts && status === 200) {
    const range = parseRange(request.headers.range, body.length);
    if (range === 'unsatisfiable') {
      response.writeHead(416, { 'content-range': `bytes */${body.length}` }).end();
      return;
    }
    if (range) {
      headers['content-range'] = `bytes ${range.first}-${range.last}/${body.length}`;
      body = body.subarray(range.first, range.last + 1);
      status = 206;
    }
  }
  headers['content-length'] = body.length;
  response.writeHead(status, headers).end(body);
}

/**
 * Reads a Range header. Players of audio and video need it. The package range-parser does not do: it refuses "the last
 * 500 bytes" of a shorter file, which means the whole file (RFC 9110, 14.1.2).
 * @returns the first and the last byte, both included; undefined for the whole file (no range, or a form that may be
 * ignored: several ranges, other units)
 */
export function parseRange(
  header: string | undefined,
  size: number,
): { first: number; last: number } | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return undefined;
  return first >= size ? 'unsatisfiable' : { first, last };
}
