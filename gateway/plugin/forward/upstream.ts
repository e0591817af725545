import type { Logger } from '@kbf/process-kit';
import { Pool } from 'undici';
import { resolveAddresses } from './resolve-addresses.ts';
import type { Place } from './resolve-addresses.ts';

/** One process of a service, with connections to it. */
export type Address = { origin: string; pool: Pool; failures: number; leftOutUntil: number };

/** A service as the gateway sees it: all addresses it has right now. */
export type Upstream = {
  name: string;
  /** The next address in turn, without those in `tried`. Ones that failed lately come last. */
  pick: (tried: ReadonlySet<string>) => Address | undefined;
  /** Tells whether an address could be connected to. */
  report: (address: Address, reachable: boolean) => void;
  close: () => Promise<void>;
};

/** Names are looked up again this often (milliseconds): processes come and go. */
const lookupEveryMs = 3_000;
/** An address that refused is left out for so long (milliseconds), doubled with every further refusal. */
const leftOutMs = { first: 500, most: 5_000 };

/** Balances over all addresses of a service, in turn. */
export async function createUpstream(options: {
  name: string;
  urls: readonly string[];
  logger: Logger;
}): Promise<Upstream> {
  const { name, urls, logger } = options;
  let addresses: Address[] = [];
  let turn = 0;

  async function refresh(): Promise<void> {
    const places = await resolveAddresses(urls);
    // A name that cannot be looked up for a moment does not mean that its processes are gone.
    if (places.length === 0) return;
    const known = new Map(addresses.map((address) => [address.origin, address]));
    addresses = places.map((place) => known.get(place.origin) ?? open(place));
    const current = new Set(places.map((place) => place.origin));
    for (const [origin, address] of known) if (!current.has(origin)) void address.pool.close();
  }

  await refresh();
  if (addresses.length === 0) logger.warn({ service: name }, 'no address found yet');
  const timer = setInterval(() => void refresh(), lookupEveryMs);
  timer.unref();

  return {
    name,
    pick: (tried) => {
      const now = Date.now();
      let spare: Address | undefined;
      for (let step = 0; step < addresses.length; step += 1) {
        const at = (turn + step) % addresses.length;
        const address = addresses[at]!;
        if (tried.has(address.origin)) continue;
        if (address.leftOutUntil <= now) {
          turn = at + 1;
          return address;
        }
        if (!spare || address.leftOutUntil < spare.leftOutUntil) spare = address;
      }
      return spare;
    },
    report: (address, reachable) => {
      if (reachable) {
        if (address.failures > 0) logger.info({ service: name }, 'an address is back');
        address.failures = 0;
        address.leftOutUntil = 0;
        return;
      }
      if (address.failures === 0)
        logger.warn({ service: name, origin: address.origin }, 'an address cannot be reached');
      const pause = Math.min(leftOutMs.first * 2 ** Math.min(address.failures, 10), leftOutMs.most);
      address.failures += 1;
      address.leftOutUntil = Date.now() + pause;
    },
    close: async () => {
      clearInterval(timer);
      await Promise.all(addresses.map((address) => address.pool.close()));
    },
  };
}

function open(place: Place): Address {
  const pool = new Pool(place.origin, {
    connections: 1_024,
    pipelining: 1,
    // Services keep idle connections for 65 s: we always close first, so that none is used as it goes.
    keepAliveTimeout: 30_000,
    keepAliveMaxTimeout: 60_000,
    connect: { timeout: 2_000, servername: place.hostname },
  });
  return { origin: place.origin, pool, failures: 0, leftOutUntil: 0 };
}
