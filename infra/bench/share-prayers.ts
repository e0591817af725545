import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Prayer, listPrayers } from '@kbf/contracts';
import { until } from '@kbf/test-kit';
import { rows } from '../faults/rows.ts';
import { askStreamed } from '../faults/streamed-reply.ts';
import { uniqueWord } from '../faults/unique-word.ts';
import { type BenchSite, clientWith, fromAddress } from './bench-site.ts';
import { figuresOf } from './figures.ts';
import { keepAsking } from './keep-asking.ts';
import { startRun, warmMs } from './measure.ts';
import type { Run } from './performance-tables.ts';

const perSecond = 50;
const fewest = 100;
/** Milliseconds until a shared prayer must be visible. */
const longestMs = 10_000;

/** Visitors who have shared something, at all sites. No one comes so often that their prayer waits for an admin. */
let sharedCount = 0;

/** A visitor shares a prayer as the page does. @returns its id @throws when there is no whole reply */
async function share({ stack, visitors }: BenchSite) {
  const n = sharedCount++ % visitors.length;
  const { cookie } = visitors[n]!;
  const begun = performance.now();
  const reply = await askStreamed(clientWith(stack.origin, { ...fromAddress(n), cookie }), {
    message: `Please pray for our shop, for the people who work in it, and for ${uniqueWord()}.`,
    requestId: randomUUID(),
  });
  let event = await reply.next();
  while (event && event.event !== 'done') event = await reply.next();
  const endedAt = performance.now();
  const id = event?.data.prayerId;
  if (!id) throw new Error(`A prayer was not answered: ${reply.status}`);
  await reply.rest();
  return { id, endedAt, replyMs: endedAt - begun };
}

/** Reads the first page without a cookie. `seen`: when each prayer was first there. */
function watchFirstPage({ stack: { origin } }: BenchSite) {
  const seen = new Map<string, number>();
  const firstPage = new URL(listPrayers.path, origin);
  let url = firstPage;
  let newestBefore: string | undefined;
  const stop = keepAsking(async () => {
    const answer = await fetch(url, { headers: fromAddress(randomInt(1 << 24)) });
    if (answer.status !== 200) throw new Error(`${url.pathname} answered ${answer.status}`);
    const ids = ((await answer.json()) as Prayer[]).map(({ id }) => id);
    newestBefore ??= ids[0];
    const isNew = ids.map((id) => !seen.has(id));
    for (const [at, id] of ids.entries()) if (isNew[at]) seen.set(id, performance.now());
    // Under load prayers are saved in batches, which can be longer than a page: look further down.
    const isLong = isNew.slice(ids.length / 2).includes(true) && !ids.includes(newestBefore!);
    const next = /<([^>]+)>;\s*rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    url = isLong && next ? new URL(next, origin) : firstPage;
  });
  return { seen, stop };
}

/** Dates these prayers back behind all others, so that the first page is the same for the next run. */
async function putAway({ stack }: BenchSite, ids: readonly string[]): Promise<void> {
  const long = `interval '30 years'`;
  await rows(
    stack.databaseUrl('community'),
    `WITH dated AS (UPDATE prayer SET published_at = published_at - ${long}, created_at = created_at - ${long}
       WHERE id = ANY($1))
     SELECT nextval('feed_version')`,
    [ids],
  );
}

/**
 * Visitors share 50 prayers a second, however long the replies take, and another reader waits for each.
 * @returns figures of the reply, and of the time from its end until the prayer is visible
 * @throws when a prayer is not answered, or not visible within 10 seconds
 */
export async function sharePrayers(site: BenchSite, seconds: number): Promise<[Run, Run]> {
  const { seen, stop } = watchFirstPage(site);
  const shareUntilVisible = async () => {
    const shared = await share(site);
    const seenAt = await until(() => seen.get(shared.id), longestMs).catch(() => {
      throw new Error('A shared prayer did not become visible');
    });
    return { ...shared, visibleMs: Math.max(0, seenAt - shared.endedAt) };
  };
  const startAll = async (count: number) => {
    const all: ReturnType<typeof shareUntilVisible>[] = [];
    const begun = performance.now();
    for (let at = 0; at < count; at += 1) {
      await sleep(Math.max(0, begun + (at * 1_000) / perSecond - performance.now()));
      all.push(shareUntilVisible());
      // It is reported below.
      all.at(-1)!.catch(() => undefined);
    }
    return all;
  };
  try {
    const warm = await Promise.all(await startAll((perSecond * warmMs) / 1_000));
    const [begun, end] = [performance.now(), startRun(site.pids)];
    const counted = await Promise.all(await startAll(Math.max(fewest, perSecond * seconds)));
    const run = end(counted.map(({ replyMs }) => replyMs));
    const lastEnd = Math.max(...counted.map(({ endedAt }) => endedAt));
    run.perSecond = (counted.length * 1_000) / (lastEnd - begun);
    const { p50, p99 } = figuresOf(counted.map(({ visibleMs }) => visibleMs));
    const ids = [...warm, ...counted].map(({ id }) => id);
    await putAway(site, ids);
    return [run, { ...run, p50, p99 }];
  } finally {
    await stop();
  }
}
