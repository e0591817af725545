import { lookup } from 'node:dns/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@kbf/process-kit';
import { Pool } from 'undici';

/** One address of a service. */
type InstanceAddress = {
  /** Origin with the IP address, for connections. */
  origin: string;
  /** Host as configured, for checking certificates. */
  hostname: string;
};

/** One process of a service, with connections to it. */
export type Instance = InstanceAddress & {
  /** Replaced when the process there is ending. */
  pool: Pool;
  failures: number;
  leftOutUntil: number;
  isEnding: boolean;
};

/** What a call saw of an instance: it answered; it closes its connections; or it was not reached or silent. */
type Sighting = 'well' | 'ending' | 'away';

/** A service with all its current instances. */
export type Upstream = Awaited<ReturnType<typeof createUpstream>>;

const lookAgainMs = 50;

/** Names are looked up again this often (milliseconds), as processes start and end. */
const lookupEveryMs = 3_000;

/** Balances calls over all instances of a service, in turn. */
export async function createUpstream(options: {
  name: string;
  urls: readonly string[];
  logger: Logger;
  /** A failed instance is left out for `first`, doubled with every further failure while there is another. */
  leftOutMs: { first: number; most: number };
}) {
  const { name, urls, logger, leftOutMs } = options;
  let instances: Instance[] = [];
  let turn = 0;

  async function refresh(): Promise<void> {
    const found = await resolveAddresses(urls);
    // A failed look-up does not mean that the processes are gone.
    if (found.length === 0) return;
    const known = new Map(instances.map((instance) => [instance.origin, instance]));
    instances = found.map((address) => known.get(address.origin) ?? openInstance(address));
    const current = new Set(found.map(({ origin }) => origin));
    for (const [origin, instance] of known) if (!current.has(origin)) void instance.pool.close();
  }

  await refresh();
  if (instances.length === 0) logger.warn({ service: name }, 'no address found yet');
  const timer = setInterval(() => void refresh(), lookupEveryMs);
  timer.unref();

  const isLone = (instance: Instance) =>
    instances.every((other) => other === instance || other.failures > 0);
  const isAway = (now: number) => instances.every(({ leftOutUntil }) => leftOutUntil > now);

  return {
    name,
    /** The next instance in turn that is not in `tried`. Instances that failed lately come last. */
    pick: (tried: ReadonlySet<string>): Instance | undefined => {
      const now = Date.now();
      let spare: Instance | undefined;
      for (let step = 0; step < instances.length; step += 1) {
        const at = (turn + step) % instances.length;
        const instance = instances[at]!;
        if (tried.has(instance.origin)) continue;
        if (instance.leftOutUntil <= now) {
          turn = at + 1;
          // One call finds out whether it is back. Meanwhile others use another instance.
          if (instance.failures > 0)
            instance.leftOutUntil = now + (isLone(instance) ? leftOutMs.first : leftOutMs.most);
          return instance;
        }
        if (!spare || instance.leftOutUntil < spare.leftOutUntil) spare = instance;
      }
      return spare;
    },
    report: (instance: Instance, seen: Sighting): void => {
      if (seen === 'well') {
        if (instance.failures > 0) logger.info({ service: name }, 'an instance is back');
        Object.assign(instance, { failures: 0, leftOutUntil: 0, isEnding: false });
        return;
      }
      if (seen === 'ending') {
        instance.leftOutUntil = Date.now() + leftOutMs.most;
        if (instance.isEnding) return;
        instance.isEnding = true;
        // It will close our kept connections: none must be used at that moment.
        void instance.pool.close();
        instance.pool = openPool(instance);
        return;
      }
      if (instance.failures === 0)
        logger.warn({ service: name, origin: instance.origin }, 'an instance cannot be reached');
      const doubled = leftOutMs.first * 2 ** Math.min(instance.failures, 10);
      // Calls wait for a lone instance, so it is tried often.
      const pause = isLone(instance) ? leftOutMs.first : Math.min(doubled, leftOutMs.most);
      instance.failures += 1;
      instance.leftOutUntil = Date.now() + pause;
    },
    /** Waits while no instance can be reached, and not at all otherwise. @param until on the clock of `performance` */
    waitWhileAway: async (until: number): Promise<void> => {
      while (isAway(Date.now()) && performance.now() < until) await sleep(lookAgainMs);
    },
    close: async (): Promise<void> => {
      clearInterval(timer);
      await Promise.all(instances.map((instance) => instance.pool.close()));
    },
  };
}

function openInstance(address: InstanceAddress): Instance {
  const instance = { ...address, failures: 0, leftOutUntil: 0, isEnding: false };
  return { ...instance, pool: openPool(address) };
}

function openPool({ origin, hostname }: InstanceAddress): Pool {
  return new Pool(origin, {
    connections: 1_024,
    pipelining: 1,
    // Services close idle connections after 65 s. We close first, so that none is used while it closes.
    keepAliveTimeout: 30_000,
    keepAliveMaxTimeout: 60_000,
    connect: { timeout: 2_000, servername: hostname },
  });
}

/** All instances behind the configured addresses. Names that cannot be looked up are left out. */
export async function resolveAddresses(urls: readonly string[]): Promise<InstanceAddress[]> {
  const found = await Promise.all(urls.map((url) => addressesOf(new URL(url))));
  const byOrigin = new Map(found.flat().map((address) => [address.origin, address]));
  return [...byOrigin.values()];
}

async function addressesOf(url: URL): Promise<InstanceAddress[]> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
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
