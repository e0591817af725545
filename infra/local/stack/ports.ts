import getPort from 'get-port';

/** That many different ports of 127.0.0.1 that nothing listens on. */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await getPort({ host: '127.0.0.1' }));
  return ports;
}

/** True when nothing listens on this port, on any address of this machine. */
export const isFree = async (port: number): Promise<boolean> => (await getPort({ port })) === port;
