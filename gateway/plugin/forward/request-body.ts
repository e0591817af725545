import type { IncomingMessage } from 'node:http';

/** The body was longer than the call allows. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
  readonly mostBytes: number;

  constructor(mostBytes: number) {
    super(`the body is longer than ${mostBytes} bytes`);
    this.mostBytes = mostBytes;
  }
}

/** What a request carries, to be read once, as it comes. */
export type RequestBody = AsyncIterable<Buffer>;

/**
 * The body of a request as it comes in, or undefined if it has none. Nothing of it is read until somebody iterates, so
 * that it can still go elsewhere when the first address cannot be connected to.
 * @param mostBytes reading beyond this throws {@link BodyTooLarge}
 * @param keep is given each piece as it is read
 */
export function requestBody(
  request: IncomingMessage,
  mostBytes: number,
  keep?: (chunk: Buffer) => void,
): RequestBody | undefined {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  if (encoding === undefined && (length === undefined || Number(length) === 0)) return undefined;
  return { [Symbol.asyncIterator]: () => read(request, mostBytes, keep) };
}

async function* read(
  request: IncomingMessage,
  mostBytes: number,
  keep?: (chunk: Buffer) => void,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  // The connection must outlive the reading: the answer still goes over it.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const buffer = chunk as Buffer;
    bytes += buffer.length;
    if (bytes > mostBytes) throw new BodyTooLarge(mostBytes);
    keep?.(buffer);
    yield buffer;
  }
}

/** Whether a request says up front that it is longer than allowed. */
export function announcesTooMuch(request: IncomingMessage, mostBytes: number): boolean {
  return Number(request.headers['content-length'] ?? 0) > mostBytes;
}
