import { connect } from 'node:net';

/**
 * GET with an unchanged target: fetch would normalize it.
 * @returns the whole answer with its status line
 */
export function rawGet(origin: string, target: string): Promise<string> {
  const { hostname, port, host } = new URL(origin);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = connect(Number(port), hostname, () =>
    socket.write(`GET ${target} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`),
  );
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  socket.on('end', () => resolve(answer));
  socket.on('error', reject);
  return promise;
}
