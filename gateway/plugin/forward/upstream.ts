import type { Logger } from '@kbf/process-kit';
import { Pool } from 'undici';
import { resolveAddresses } from './resolve-addresses.ts';
import type { InstanceAddress } from './resolve-addresses.ts';

/** One process of a service, with connections to it. */
export type Instance = InstanceAddress & {
  /** Another one once the process there is ending. */
  pool: Pool;
  failures: number;
  leftOutUntil: number;
  isEnding: boolean;
};

/** What was seen of an instance: it answered, and keeps or ends connections; or it was not reached, or silent. */
export type Sighting = 'well' | 'ending' | 'away';

/** A service as the gateway sees it: all instances it has right now. */
export type Upstream = {
  name: string;
  /** The next instance in turn, without those in `tried`. Ones that failed lately come last. */
  pick: (tried: ReadonlySet<string>) => Instance | undefined;
  report: (instance: Instance, seen: Sighting) => void;
  close: () => Promise<void>;
};

/** Names are looked up again this often (milliseconds): processes come and go. */
const lookupEveryMs = 3_000;

/** Balances over all instances of a service, in turn. */
export async function createUpstream(options: {
  name: string;
  urls: readonly string[];
  logger: Logger;
  /** An instance that failed is left out for so long, doubled with every further failure. */
  leftOutMs: { first: number; most: number };
}): Promise<Upstream> {
  const { name, urls, logger, leftOutMs } = options;
  let instances: Instance[] = [];
  let turn = 0;

  async function refresh(): Promise<void> {
    const found = await resolveAddresses(urls);
    // A name that cannot be looked up for a moment does not mean that its processes are gone.
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

  return {
    name,
    pick: (tried) => {
      const now = Date.now();
      let spare: Instance | undefined;
      for (let step = 0; step < instances.length; step += 1) {
        const at = (turn + step) % instances.length;
        const instance = instances[at]!;
        if (tried.has(instance.origin)) continue;
        if (instance.leftOutUntil <= now) {
          turn = at + 1;
          // One call finds out whether it is back; others go elsewhere meanwhile.
          if (instance.failures > 0) instance.leftOutUntil = now + leftOutMs.most;
          return instance;
        }
        if (!spare || instance.leftOutUntil < spare.leftOutUntil) spare = instance;
      }
      return spare;
    },
    report: (instance, seen) => {
      if (seen === 'well') {
        if (instance.failures > 0) logger.info({ service: name }, 'an instance is back');
        Object.assign(instance, { failures: 0, leftOutUntil: 0, isEnding: false });
        return;
      }
      if (seen === 'ending') {
        instance.leftOutUntil = Date.now() + leftOutMs.most;
        if (instance.isEnding) return;
        instance.isEnding = true;
        // It will close the connections that we keep: none must be used at that moment.
        void instance.pool.close();
        instance.pool = openPool(instance);
        return;
      }
      if (instance.failures === 0)
        logger.warn({ service: name, origin: instance.origin }, 'an instance cannot be reached');
      const pause = Math.min(
        leftOutMs.first * 2 ** Math.min(instance.failures, 10),
        leftOutMs.most,
      );
      instance.failures += 1;
      instance.leftOutUntil = Date.now() + pause;
    },
    close: async () => {
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
    // Services keep idle connections for 65 s: we always close first, so that none is used as it goes.
    keepAliveTimeout: 30_000,
    keepAliveMaxTimeout: 60_000,
    connect: { timeout: 2_000, servername: hostname },
  });
}
