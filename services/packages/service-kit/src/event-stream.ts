import type { FastifyReply, FastifyRequest } from 'fastify';

/** Milliseconds between comments that keep proxies from closing a quiet stream. */
const heartbeatMs = 15_000;

export type EventStream = {
  send: (event: string, data: unknown) => void;
  end: () => void;
  /** Aborted when the client disconnects before the end. */
  gone: AbortSignal;
};

/** Whether the client wants server-sent events. */
export function wantsEventStream(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('text/event-stream');
}

/** Answers with server-sent events. Takes over Fastify's reply and keeps the headers that were already set. */
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
  // If the client left before the stream was opened, no event follows.
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
