import type { Client } from './client.ts';

/** One event of a streamed reply. */
export interface StreamEvent {
  event: string;
  data: { text?: string; message?: string; code?: string; posted?: string; prayerId?: string };
}

export interface StreamedReply {
  status: number;
  /** The next event; undefined after the end of the stream. */
  next: () => Promise<StreamEvent | undefined>;
  /** All remaining events. */
  rest: () => Promise<StreamEvent[]>;
  /** Breaks the connection. */
  cut: () => void;
}

/** Requests a prayer like the page does, and reads the reply event by event. */
export async function askStreamed(client: Client, body: object): Promise<StreamedReply> {
  const connection = new AbortController();
  const response = await client.open('POST', '/api/prayer-chat', {
    body,
    headers: { accept: 'text/event-stream' },
    signal: connection.signal,
  });
  const events = readEvents(response);
  const next = async () => {
    const { value, done } = await events.next();
    return done ? undefined : value;
  };
  const rest = async () => {
    const all: StreamEvent[] = [];
    for (let event = await next(); event; event = await next()) all.push(event);
    return all;
  };
  return { status: response.status, next, rest, cut: () => connection.abort() };
}

async function* readEvents(response: Response): AsyncGenerator<StreamEvent, undefined> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const event = parse(text.slice(0, end));
      text = text.slice(end + 2);
      if (event) yield event;
    }
  }
  return undefined;
}

/** A keep-alive comment has neither name nor data. */
function parse(block: string): StreamEvent | undefined {
  const field = (name: string) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim();
  const [event, data] = [field('event'), field('data')];
  return event && data ? { event, data: JSON.parse(data) as StreamEvent['data'] } : undefined;
}
