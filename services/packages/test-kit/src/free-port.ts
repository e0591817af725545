import getPort from 'get-port';

/** A port of 127.0.0.1 that nothing listens on right now. */
export const freePort = (): Promise<number> => getPort({ host: '127.0.0.1' });
