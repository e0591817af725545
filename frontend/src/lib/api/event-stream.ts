import { EventSourceParserStream } from 'eventsource-parser/stream';

/** One server-sent event with its data parsed. */
export type StreamedEvent = { event: string; data: unknown };

/** Reads a `text/event-stream` answer event by event. Throws when the connection breaks. */
export async function* readEvents(response: Response): AsyncGenerator<StreamedEvent> {
  if (!response.body) return;
  const reader = response.body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>)
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield { event: value.event ?? 'message', data: JSON.parse(value.data) as unknown };
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
