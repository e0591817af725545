import { type Server, createServer } from 'node:net';

/** That many different ports of 127.0.0.1 that nothing listens on. */
export async function freePorts(count: number): Promise<number[]> {
  // All are held until all are known, else the same one could come twice.
  const held = await Promise.all(Array.from({ length: count }, () => listen(0)));
  const ports = held.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  });
  await Promise.all(held.map(close));
  return ports;
}

/** True when nothing listens on this port, on either address that browsers try for `localhost`. */
export async function isFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1']) {
    try {
      await close(await listen(port, host));
    } catch (error) {
      // A machine without IPv6 cannot listen there, and neither can anybody else.
      if (['EADDRINUSE', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? ''))
        return false;
    }
  }
  return true;
}

function listen(port: number, host = '127.0.0.1'): Promise<Server> {
  const { promise, resolve, reject } = Promise.withResolvers<Server>();
  const server = createServer();
  server.once('error', reject);
  server.listen(port, host, () => resolve(server));
  return promise;
}

function close(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  return promise;
}
