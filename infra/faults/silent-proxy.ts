import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

/** A proxy between processes and a server. */
export type SilentProxy = {
  port: number;
  /** From now on connections stay open and pass no data, as after an unnoticed failover. */
  silence: () => void;
  /** New connections pass data again. The silenced ones stay silent. */
  comeBack: () => void;
  close: () => Promise<void>;
};

/** @param socketPath Unix socket of the server */
export async function startSilentProxy(socketPath: string): Promise<SilentProxy> {
  const pairs = new Set<[Socket, Socket]>();
  let isSilent = false;

  const server = createServer((client) => {
    client.on('error', () => undefined);
    if (isSilent) {
      client.pause();
      return;
    }
    const upstream = connect(socketPath);
    const pair: [Socket, Socket] = [client, upstream];
    pairs.add(pair);
    upstream.on('error', () => undefined);
    client.pipe(upstream);
    upstream.pipe(client);
    for (const [one, other] of [pair, pair.toReversed() as typeof pair])
      one.once('close', () => {
        pairs.delete(pair);
        other.destroy();
      });
  });
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    silence: () => {
      isSilent = true;
      for (const [client, upstream] of pairs) {
        client.unpipe(upstream).pause();
        upstream.unpipe(client).pause();
      }
    },
    comeBack: () => {
      isSilent = false;
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
