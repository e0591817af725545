import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

/** One place where a service answers. */
export type Place = {
  /** Origin with the address in numbers: what is connected to. */
  origin: string;
  /** Host as configured: what certificates are checked against. */
  hostname: string;
};

/** All places behind the configured addresses. Names are looked up; one that cannot be is left out. */
export async function resolveAddresses(urls: readonly string[]): Promise<Place[]> {
  const found = await Promise.all(urls.map((url) => placesOf(new URL(url))));
  const byOrigin = new Map(found.flat().map((place) => [place.origin, place]));
  return [...byOrigin.values()];
}

async function placesOf(url: URL): Promise<Place[]> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(hostname) !== 0) return [{ origin: url.origin, hostname }];
  try {
    const addresses = await lookup(hostname, { all: true });
    const port = url.port ? `:${url.port}` : '';
    return addresses.map(({ address, family }) => ({
      origin: `${url.protocol}//${family === 6 ? `[${address}]` : address}${port}`,
      hostname,
    }));
  } catch {
    return [];
  }
}
