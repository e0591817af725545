import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Target = { path: string } | { host: string; port: number };

/**
 * A connection to a server that a test can cut and restore, on a Unix socket in its own folder. To its users, the
 * server goes away and comes back.
 */
export async function breakable(fileName: string, target: Target) {
  const folder = await mkdtemp(join(tmpdir(), 'kbf-way-'));
  const path = join(folder, fileName);
  const sockets = new Set<Socket>();
  let server: Server | undefined;

  function bridge(near: Socket): void {
    const far = connect(target);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far);
    far.pipe(near);
  }

  async function mend(): Promise<void> {
    server = createServer(bridge);
    const { promise, resolve } = Promise.withResolvers<void>();
    server.listen(path, resolve);
    await promise;
  }

  async function cut(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (server?.listening) server.close(() => resolve());
    else resolve();
    for (const socket of sockets) socket.destroy();
    await promise;
  }

  await mend();
  return {
    folder,
    path,
    cut,
    mend,
    async stop() {
      await cut();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A breakable connection to the Redis at `redis`. Use its `path` as the address. */
export async function breakableRedis(redis: string) {
  return await breakable('redis.sock', redis.startsWith('/') ? { path: redis } : tcp(redis, 6379));
}

/** A breakable connection to the database at `url`. Use its `url` as the address. */
export async function breakablePostgres(url: string) {
  const sockets = new URL(url).searchParams.get('host');
  const way = await breakable(
    '.s.PGSQL.5432',
    sockets ? { path: join(sockets, '.s.PGSQL.5432') } : tcp(url, 5432),
  );
  const detour = new URL(url);
  detour.hostname = 'localhost';
  // The port is part of the socket file's name, so it must match the socket in use here.
  detour.port = '5432';
  detour.searchParams.set('host', way.folder);
  return { ...way, url: detour.href };
}

function tcp(url: string, defaultPort: number): Target {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port) || defaultPort };
}
