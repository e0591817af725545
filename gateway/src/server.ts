import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { GatewayDeps } from '../plugin/deps.ts';
import { contextOf } from '../plugin/request-context.ts';
import type { GatewayRequest } from '../plugin/http.ts';
import { boundConnections } from './connection-places.ts';
import { internal, notFound, refuse, unreadable } from '../plugin/refuse.ts';

/** Longest times (milliseconds). */
const times = {
  /** From the first byte of a request to the end of its headers. */
  headers: 15_000,
  /** To the end of its body: 7 MB over a slow phone. */
  request: 180_000,
  /** An idle connection; longer than the minute that proxies in front usually keep one. */
  keepAlive: 75_000,
  /** Silence on a busy connection. Streams say that they are still there every 15 s, a model may think for 90. */
  silence: 120_000,
};

type Application = {
  (request: IncomingMessage, response: ServerResponse): void;
  use: (handler: unknown) => void;
};

/** Gives the host's server what it lacks: answers in our form for what no policy has answered, and time limits. */
export function configureServer(server: Server, deps: GatewayDeps): void {
  const [application] = server.listeners('request') as Application[];
  application?.use((request: GatewayRequest, response: ServerResponse) =>
    refuse(request, response, notFound),
  );
  // Express knows an error handler by its four parameters.
  application?.use(
    (error: Error, request: GatewayRequest, response: ServerResponse, _next: unknown) =>
      answerFailure(error, request, response, deps),
  );
  server.headersTimeout = times.headers;
  server.requestTimeout = times.request;
  server.keepAliveTimeout = times.keepAlive;
  server.timeout = times.silence;
  server.maxHeadersCount = 100;
  server.on('clientError', answerUnreadable);
  const { all, network } = deps.limits.connections;
  boundConnections(server, { all, network: deps.trustedProxies > 0 ? Infinity : network });
}

/** Ends a server: it takes no new connections, closes idle ones, and is done when the last answer is. */
export async function endServer(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  // Connections that become idle later are not closed by closing the server.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  server.close(() => resolve());
  await promise;
  clearInterval(sweep);
}

function answerFailure(
  error: Error & { status?: number },
  request: GatewayRequest,
  response: ServerResponse,
  { logger }: GatewayDeps,
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  // The host decodes paths before any policy sees them; what it cannot decode ends here.
  const isTheirs = error.status !== undefined && error.status >= 400 && error.status < 500;
  if (!isTheirs) logger.error({ err: error, requestId: contextOf(request).id }, 'request failed');
  refuse(request, response, isTheirs ? unreadable : internal);
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
