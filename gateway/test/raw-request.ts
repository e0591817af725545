import { connect } from 'node:net';

/**
 * Sends bytes to a server just as they are, and gives back all that it answers. A server that refuses may end the
 * connection hard after its answer: what came before counts.
 */
export function rawRequest(origin: string, text: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = connect(Number(port), hostname, () => socket.write(text));
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  socket.on('error', (error) => (answer === '' ? reject(error) : undefined));
  socket.on('close', () => resolve(answer));
  return promise;
}

/** GET with a target as it is, not as a URL parser would write it. */
export const rawGet = (origin: string, target: string): Promise<string> =>
  rawRequest(origin, `GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
