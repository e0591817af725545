import { HttpResponse } from 'msw';

/** One event of a streamed answer. */
export const frame = (event: string, data: unknown) =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** A complete `text/event-stream` answer. */
export const stream = (...frames: string[]) =>
  new HttpResponse(frames.join(''), { headers: { 'content-type': 'text/event-stream' } });

/** An answer that the test writes and ends. */
export function openStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
  return {
    answer: () => new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } }),
    write: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    end: () => controller?.close(),
  };
}
