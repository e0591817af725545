import getPort from 'get-port';

/** A free port of 127.0.0.1. */
export const freePort = (): Promise<number> => getPort({ host: '127.0.0.1' });
