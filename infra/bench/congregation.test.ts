import { setTimeout as sleep } from 'node:timers/promises';
import type { Prayer } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { type Client, createClient } from '../faults/client.ts';
import { fetchFrom } from '../faults/fetch-from.ts';
import { figuresOf, rounded } from './figures.ts';
import { useSite } from './site.ts';

const people = 100;
/** One network can like one prayer only so often a day. */
const likesOfOnePrayer = 5;
/** All people open the page within this time (milliseconds). */
const withinMs = 10_000;
/** The requests of a visitor. */
const reads = ['/api/prayers', '/api/wisdom-quotes'];

const site = useSite();

/** Times of one kind of call (milliseconds), and its statuses. */
type Seen = { ms: number[]; statuses: Set<number> };

test('When a congregation behind one router opens the feed and says that it prays, then all are answered', async () => {
  const { origin } = site.stack;
  const first = await createClient(origin).call('GET', '/api/prayers');
  // There are too few prayers for all of them, so the last people only read.
  const prayerIds = (first.json() as Prayer[]).map(({ id }) => id);
  const fetchAs = fetchFrom('127.8.8.8');
  const seen: Record<'page' | 'read' | 'like', Seen> = {
    page: { ms: [], statuses: new Set() },
    read: { ms: [], statuses: new Set() },
    like: { ms: [], statuses: new Set() },
  };
  const visit = async (at: number) => {
    await sleep((at * withinMs) / people);
    const own = createClient(origin, new Map(), fetchAs);
    const step = async (what: keyof typeof seen, ...call: Parameters<Client['call']>) => {
      const begun = performance.now();
      const { status } = await own.call(...call);
      seen[what].ms.push(performance.now() - begun);
      seen[what].statuses.add(status);
    };
    await step('page', 'GET', '/prayer-feed');
    await Promise.all(reads.map((path) => step('read', 'GET', path)));
    if (at < prayerIds.length * likesOfOnePrayer)
      await step('like', 'POST', `/api/prayers/${prayerIds[at % prayerIds.length]}/like`, {
        body: { liked: true },
      });
  };
  await Promise.all(Array.from({ length: people }, (_, at) => visit(at)));
  console.table(
    Object.entries(seen).map(([what, { ms, statuses }]) => {
      const { calls, p50, p99 } = figuresOf(ms);
      return {
        what,
        calls,
        'p50 ms': rounded(p50),
        'p99 ms': rounded(p99),
        statuses: [...statuses].join(),
      };
    }),
  );
  for (const { statuses } of Object.values(seen)) expect([...statuses]).toEqual([200]);
}, 120_000);
