import { connect } from 'node:net';
import type { Act } from './aim.ts';

/** Bodies that are started and never finished, each on a connection that stays open until it is cut. */
export const halfBody =
  (paths: readonly string[]): Act =>
  async ({ origin, address, signal }) => {
    const { hostname, port, host } = new URL(origin);
    const path = paths[Math.floor(Math.random() * paths.length)];
    const { promise, resolve } = Promise.withResolvers<number>();
    let status = 0;
    const socket = connect({ host: hostname, port: Number(port), localAddress: address }, () =>
      socket.write(
        [
          `POST ${path} HTTP/1.1`,
          `host: ${host}`,
          'content-type: application/json',
          'content-length: 60000',
          '',
          '{"token":"',
        ].join('\r\n'),
      ),
    );
    socket.on('data', (answer) => (status = Number(answer.toString().split(' ')[1])));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(status));
    signal.addEventListener('abort', () => socket.destroy(), { once: true });
    return promise;
  };
