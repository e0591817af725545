import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

/** One address where a service answers. */
export type InstanceAddress = {
  /** Origin with the address in numbers: what is connected to. */
  origin: string;
  /** Host as configured: what certificates are checked against. */
  hostname: string;
};

/** All instances behind the configured addresses. Names are looked up; one that cannot be is left out. */
export async function resolveAddresses(urls: readonly string[]): Promise<InstanceAddress[]> {
  const found = await Promise.all(urls.map((url) => addressesOf(new URL(url))));
  const byOrigin = new Map(found.flat().map((address) => [address.origin, address]));
  return [...byOrigin.values()];
}

async function addressesOf(url: URL): Promise<InstanceAddress[]> {
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
