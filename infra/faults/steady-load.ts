import { randomUUID } from 'node:crypto';
import type { Client } from './client.ts';
import { uniqueWord } from './unique-word.ts';

/** One call of the load and its result: the status, or 0 without an answer. */
export type LoadCall = { what: 'read' | 'write' | 'like'; status: number; ms: number };

/** Calls that continue until it is stopped. */
export type SteadyLoad = {
  /** Stops and waits for running calls. @returns all calls */
  stop: () => Promise<LoadCall[]>;
  /** Number of calls so far. */
  count: () => number;
};

/**
 * Reads and writes like the pages do, one call after the other per client: two reads, a prayer with a `requestId`, and
 * a like, which has none.
 * @param prayerId of a public prayer
 */
export function startLoad(clients: readonly Client[], prayerId: string): SteadyLoad {
  const calls: LoadCall[] = [];
  const going = new AbortController();
  const make = async (what: LoadCall['what'], call: () => ReturnType<Client['call']>) => {
    const begun = performance.now();
    const status = await call().then(
      (answer) => answer.status,
      () => 0,
    );
    calls.push({ what, status, ms: performance.now() - begun });
  };
  const go = async (client: Client) => {
    while (!going.signal.aborted) {
      await make('read', () => client.call('GET', '/api/prayers'));
      await make('read', () => client.call('GET', `/api/prayers/${prayerId}`));
      const userRequest = `Please pray for our shop and for ${uniqueWord()}.`;
      const body = { userRequest, requestId: randomUUID() };
      await make('write', () => client.call('POST', '/api/prayers', { body }));
      const path = `/api/prayers/${prayerId}/like`;
      await make('like', () => client.call('POST', path, { body: { liked: true } }));
    }
  };
  const all = clients.map(go);
  return {
    stop: async () => {
      going.abort();
      await Promise.all(all);
      return calls;
    },
    count: () => calls.length,
  };
}

/** Calls that failed. */
export const failedCalls = (calls: readonly LoadCall[]) =>
  calls.filter(({ status }) => status < 200 || status >= 300);
