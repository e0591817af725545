import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { figuresOf } from './figures.ts';
import { type Pids, type Run, serverGroups } from './performance-tables.ts';
import { childrenOf } from './resident.ts';

export const connections = 50;
/** Milliseconds of load before the measured time, at least. */
export const warmMs = 500;
/** Milliseconds: a site is idle when it uses less than a tenth of a core for so long; the longest wait for it. */
const idle = { windowMs: 300, waitMs: 20_000 };
/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

/** CPU time of a process and its children, also of those that ended (milliseconds). */
function cpuMsOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before may contain spaces. These are utime and stime, and the same of ended children.
    const ticks = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15);
    const own = sum(ticks.map(Number)) * tickMs;
    return own + cpuMsOfAll(childrenOf(pid));
  } catch {
    // It has just ended: its time is now its parent's.
    return 0;
  }
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
const cpuMsOfAll = (pids: readonly number[]) => sum(pids.map(cpuMsOf));

/** Waits for what servers do after they have answered, such as sending mails: it would slow the next run. */
export async function waitUntilIdle(sites: readonly Pids[]): Promise<void> {
  const read = () => sites.map((pids) => cpuMsOfAll(Object.values(pids).flat()));
  let before = read();
  for (let waited = 0; waited < idle.waitMs; waited += idle.windowMs) {
    await sleep(idle.windowMs);
    const now = read();
    if (now.every((ms, at) => ms - before[at]! < idle.windowMs / 10)) return;
    before = now;
  }
}

/** Starts to measure time and processor time. @returns ends it; `times`: of all calls in between (milliseconds) */
export function startRun(pids: Pids): (times: readonly number[]) => Run {
  // The load tool is this process. All servers are its children.
  const readCpu = () => {
    const { user, system } = process.cpuUsage();
    return [...serverGroups.map((group) => cpuMsOfAll(pids[group])), (user + system) / 1_000];
  };
  const [begun, before] = [performance.now(), readCpu()];
  return (times) => {
    const [ended, after] = [performance.now(), readCpu()];
    const { calls, p50, p99 } = figuresOf(times);
    const cpu = after.map((ms, at) => ((ms - before[at]!) * 1_000) / calls);
    return { perSecond: (calls * 1_000) / (ended - begun), p50, p99, cpu };
  };
}

type Request = {
  method?: 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
};

/** Requests to one server. */
export type Load = {
  url: string;
  /** The request number n, from 0. */
  ask: (n: number) => Request;
  /** Each connection sends so many different requests, then begins again. */
  perConnection: number;
  /** The only expected status. */
  status: number;
};

/**
 * Sends requests over 50 connections, each as soon as the last one is answered.
 * @throws when there is any other status, or a broken connection
 */
export async function measure(load: Load, pids: Pids, seconds: number): Promise<Run> {
  const times: number[] = [];
  const statuses = new Map<number, number>();
  const seen = { answers: 0, isOver: false };
  let isCounted = false;
  let started = 0;
  const done = Promise.withResolvers<autocannon.Result>();
  const options: autocannon.Options = {
    url: load.url,
    connections,
    duration: seconds + 60,
    timeout: 60,
    sampleInt: 50,
    setupClient: (client) => {
      const first = started++;
      const own = Array.from({ length: load.perConnection }, (_, at) => at * connections + first);
      client.setRequests(own.map(load.ask));
    },
  };
  const tool = autocannon(options, (error, result) => {
    seen.isOver = true;
    if (error) done.reject(error as Error);
    else done.resolve(result);
  });
  tool.on('response', (_client, status, _bytes, ms) => {
    seen.answers += 1;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (isCounted) times.push(ms);
  });
  // Slow answers come in waves: one that is cut short would distort the figures.
  const waitFor = async (ms: number, waves: number) => {
    const goal = seen.answers + waves * connections;
    await sleep(ms);
    while (seen.answers < goal && !seen.isOver) await sleep(10);
  };
  await waitFor(warmMs, 1);
  const end = startRun(pids);
  isCounted = true;
  await waitFor(seconds * 1_000, 2);
  isCounted = false;
  const run = end(times);
  tool.stop();
  const { errors } = await done.promise;
  statuses.delete(load.status);
  if (statuses.size > 0 || errors > 0 || times.length === 0)
    throw new Error(`${errors} errors, unexpected statuses: ${JSON.stringify([...statuses])}`);
  return run;
}
