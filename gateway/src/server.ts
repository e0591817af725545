import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { networksOf } from '@kbf/process-kit';
import type { Logger } from '@kbf/process-kit';
import type { GatewayRequest } from '../plugin/http.ts';
import { createShares } from '../plugin/limits/shares.ts';
import { internal, notFound, unreadable } from '../plugin/refuse.ts';
import type { Basics } from '../plugin/refuse.ts';

/** Longest times (milliseconds). */
const times = {
  /** From the first byte of a request to the end of its headers. */
  headers: 15_000,
  /** To the end of its body: 7 MB from a slow phone. */
  request: 180_000,
  /** An idle connection; longer than the minute of most proxies. */
  keepAlive: 75_000,
  /** Silence on a busy connection. Streams send something every 15 s, and a model may think for 90 s. */
  silence: 120_000,
};

type Application = {
  (request: IncomingMessage, response: ServerResponse): void;
  use: (handler: unknown) => void;
};

type ServerDeps = Basics & {
  logger: Logger;
  /** `network` is Infinity behind a proxy: there every connection is the proxy's. */
  connections: { all: number; network: number };
};

/** Adds what the host's server lacks: our error answers for requests that no policy answered, and limits. */
export function configureServer(server: Server, deps: ServerDeps): void {
  const [application] = server.listeners('request') as Application[];
  application?.use((request: GatewayRequest, response: ServerResponse) =>
    deps.refuse(request, response, notFound),
  );
  // Express recognizes an error handler by its four parameters.
  application?.use(
    (error: Error, request: GatewayRequest, response: ServerResponse, _next: unknown) =>
      answerError(error, request, response, deps),
  );
  server.headersTimeout = times.headers;
  server.requestTimeout = times.request;
  server.keepAliveTimeout = times.keepAlive;
  server.timeout = times.silence;
  server.maxHeadersCount = 100;
  server.on('clientError', answerUnreadable);
  // Connections over the limit are closed before a byte is read.
  const shares = createShares(deps.connections);
  server.on('connection', (socket: Socket) => {
    const networks = networksOf(socket.remoteAddress ?? '');
    if (shares.take(networks, 1)) socket.once('close', () => shares.giveBack(networks, 1));
    else socket.destroy();
  });
}

/**
 * Ends a server: it accepts no new connections, and waits for the last answer.
 * @param lingerMs how long idle connections stay open: the first request of a new one may be on its way, and a proxy
 * cannot send a request with a body again
 */
export async function endServer(server: Server, lingerMs: number): Promise<void> {
  // The close of HTTP servers ends idle connections at once.
  const closed = new Promise<void>((resolve) =>
    NetServer.prototype.close.call(server, () => resolve()),
  );
  await Promise.race([closed, sleep(lingerMs, undefined, { ref: false })]);
  // Also those that become idle later.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  await closed;
  clearInterval(sweep);
}

function answerError(
  error: Error & { status?: number },
  request: GatewayRequest,
  response: ServerResponse,
  { contextOf, refuse, logger }: ServerDeps,
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  // The host decodes paths before any policy. A path that it cannot decode is an error of the client.
  const isClientError = error.status !== undefined && error.status >= 400 && error.status < 500;
  if (!isClientError)
    logger.error({ err: error, requestId: contextOf(request).id }, 'request failed');
  refuse(request, response, isClientError ? unreadable : internal);
}

function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : '400 Bad Request';
  const body = JSON.stringify({ message: unreadable.message, code: unreadable.code });
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
