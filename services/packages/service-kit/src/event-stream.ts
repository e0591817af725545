import type { FastifyReply, FastifyRequest } from 'fastify';

/** Milliseconds between comments that keep proxies from closing a quiet stream. */
const heartbeatMs = 15_000;

export type EventStream = {
  send: (event: string, data: unknown) => void;
  end: () => void;
  /** Aborted when the reader goes away before the end. */
  gone: AbortSignal;
};

/** Whether whoever asks wants server-sent events. */
export function wantsEventStream(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('text/event-stream');
}

/** Answers with server-sent events. Fastify's reply is taken over; headers set on it so far are kept. */
export function openEventStream(request: FastifyRequest, reply: FastifyReply): EventStream {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...reply.getHeaders(),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  } as Record<string, string>);
  raw.flushHeaders();
  const gone = new AbortController();
  let ended = false;
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), heartbeatMs);
  const left = () => {
    clearInterval(heartbeat);
    if (!ended) gone.abort();
  };
  // Whoever left before the stream was opened does not leave a second time.
  if (raw.destroyed) left();
  else raw.on('close', left);
  raw.on('error', (error) => request.log.debug({ reason: error.message }, 'stream broke'));
  return {
    send: (event, data) => {
      if (!raw.destroyed) raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    end: () => {
      ended = true;
      clearInterval(heartbeat);
      raw.end();
    },
    gone: gone.signal,
  };
}
