import { setTimeout as sleep } from 'node:timers/promises';
import { limits, type Prayer } from '@kbf/contracts';
import { until } from '@kbf/test-kit';
import type { Client } from './client.ts';

/** All public prayers, page by page. */
export async function readFeed(client: Client): Promise<Prayer[]> {
  const all: Prayer[] = [];
  let path: string | undefined = `/api/prayers?limit=${limits.list.max}`;
  while (path) {
    const answer = await client.call('GET', path);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    all.push(...(answer.json() as Prayer[]));
    const next = /<([^>]+)>;\s*rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    path = next && new URL(next, 'http://site').pathname + new URL(next, 'http://site').search;
  }
  return all;
}

/** How often a prayer request is in the feed. */
export async function timesInFeed(client: Client, request: string): Promise<number> {
  return (await readFeed(client)).filter((prayer) => prayer.userRequest === request).length;
}

/** Longer than a repeated event needs to show a second effect. */
const aftermathMs = 1_500;

/** Waits until the prayer is in the feed, and a little longer for a duplicate. @returns how often it is there */
export async function settledTimesInFeed(client: Client, request: string): Promise<number> {
  await until(async () => (await timesInFeed(client, request)) > 0);
  await sleep(aftermathMs);
  return timesInFeed(client, request);
}
