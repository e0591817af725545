import getPort from 'get-port';

/** This many different free ports of 127.0.0.1. */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await getPort({ host: '127.0.0.1' }));
  return ports;
}

/** Whether this port is free on all addresses of this machine. */
export const isFree = async (port: number): Promise<boolean> => (await getPort({ port })) === port;
