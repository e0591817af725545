import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '@kbf/process-kit';

/**
 * Bounds open connections, in all and of one network. More are closed before a byte of theirs is read.
 * @param most.network Infinity where proxies stand before the gateway: all come from there
 */
export function boundConnections(server: Server, most: { all: number; network: number }): void {
  const byNetwork = new Map<string, number>();
  server.maxConnections = most.all;
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const own = (byNetwork.get(network) ?? 0) + 1;
    byNetwork.set(network, own);
    socket.once('close', () => {
      const left = (byNetwork.get(network) ?? 1) - 1;
      if (left > 0) byNetwork.set(network, left);
      else byNetwork.delete(network);
    });
    if (own > most.network) socket.destroy();
  });
}
