import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A stand-in for Postgres: it accepts connections and answers each message as configured. */
export type PostgresStandIn = { url: string; connections: () => number; close: () => void };

/** Starts one. @param answer receives the message of a connection, and the number of earlier messages on it */
export async function startPostgresStandIn(
  answer: (socket: Socket, before: number) => void,
): Promise<PostgresStandIn> {
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    let before = 0;
    socket.on('data', () => answer(socket, before++));
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `postgresql://nobody:x@127.0.0.1:${(server.address() as AddressInfo).port}/none`,
    connections: () => connections,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** One message of the Postgres protocol. */
function message(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(type), length, content]);
}

/** The server's message that it is starting (57P03). */
export const startingUp = message(
  'E',
  Buffer.from('SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0'),
);

/** The server's message that a connection is ready. */
export const welcome = Buffer.concat([
  message('R', Buffer.alloc(4)),
  message('Z', Buffer.from('I')),
]);
