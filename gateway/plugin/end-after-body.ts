import { gatewayDeps } from './deps.ts';
import type { GatewayRequest, GatewayResponse } from './http.ts';

/** How much of a refused body is read and thrown away at most (bytes). */
const mostBytes = 16 * 1024 * 1024;

/**
 * Answers while the body of the request is still coming, and ends the connection once it has come. A connection that
 * ends with bytes unread is reset: a browser that is still sending would then show an error of its own in place of our
 * answer.
 * @param body as long as the answer's `content-length` says
 */
export function endAfterBody(
  request: GatewayRequest,
  response: GatewayResponse,
  body: string | undefined,
): void {
  let bytes = 0;
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, gatewayDeps().limits.refusedBodyMs);
  timer.unref();
  if (body !== undefined) response.write(body);
  request.once('end', end).once('close', end).once('error', end);
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > mostBytes) end();
  });
  request.resume();
}
