import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';

/** `reason`: why there was no answer, or what a refusal says. */
export type LoadCall = { method: 'GET' | 'POST'; status: number; at: number; reason?: string };

/**
 * Eight reads a second, and a prayer every second and a half, until it is stopped. A call without an answer has the
 * status 0.
 * @param host name of the site, for an address that only this test uses
 * @returns stops it, with all calls in the order in which they were asked
 */
export function startLoad(origin: string, host?: string): () => Promise<LoadCall[]> {
  const pool = new Pool(origin, { connections: 50, connect: { rejectUnauthorized: false } });
  const calls: LoadCall[] = [];
  const under: Promise<void>[] = [];
  const headers = { 'content-type': 'application/json', ...(host ? { host } : {}) };
  async function call(method: LoadCall['method'], path: string, body?: object): Promise<void> {
    const at = Date.now();
    const asked = pool.request({ method, path, headers, body: body ? JSON.stringify(body) : null });
    const outcome = await asked.then(
      async (answer) => {
        const text = await answer.body.text();
        return answer.statusCode < 300
          ? { status: answer.statusCode }
          : { status: answer.statusCode, reason: text.slice(0, 300) };
      },
      (error: Error) => ({ status: 0, reason: error.message }),
    );
    calls.push({ method, at, ...outcome });
  }
  const going = new AbortController();
  const run = async () => {
    for (let beat = 0; !going.signal.aborted; beat += 1) {
      under.push(call('GET', '/api/prayers'));
      const requestId = randomUUID();
      const userRequest = `Please pray for our shop, number ${beat}.`;
      if (beat % 12 === 0) under.push(call('POST', '/api/prayers', { userRequest, requestId }));
      await sleep(125);
    }
  };
  const running = run();
  return async () => {
    going.abort();
    await running;
    await Promise.all(under);
    await pool.close();
    return calls.toSorted((one, next) => one.at - next.at);
  };
}

export const failedOf = (calls: readonly LoadCall[]): LoadCall[] =>
  calls.filter(({ status }) => status < 200 || status >= 300);
