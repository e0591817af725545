import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { figuresOf } from './figures.ts';
import { type Pids, type Run, serverGroups } from './performance-tables.ts';
import { childrenOf } from './resident.ts';

export const connections = 50;
/** Milliseconds of load before the measured time, at least. */
const warmMs = 500;
/** Milliseconds after the load, in which servers finish what no one waits for anymore. */
const settleMs = 200;
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
    const own = ticks.reduce((sum, one) => sum + Number(one) * tickMs, 0);
    return childrenOf(pid).reduce((sum, child) => sum + cpuMsOf(child), own);
  } catch {
    // It has just ended: its time is now its parent's.
    return 0;
  }
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
  // The load tool is this process. All servers are its children.
  const readCpu = () => {
    const { user, system } = process.cpuUsage();
    const servers = serverGroups.map((group) => pids[group].map(cpuMsOf));
    return [
      ...servers.map((each) => each.reduce((sum, ms) => sum + ms, 0)),
      (user + system) / 1_000,
    ];
  };
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
  const [begun, before] = [performance.now(), readCpu()];
  isCounted = true;
  await waitFor(seconds * 1_000, 2);
  isCounted = false;
  const [ended, after] = [performance.now(), readCpu()];
  tool.stop();
  const { errors } = await done.promise;
  await sleep(settleMs);
  statuses.delete(load.status);
  if (statuses.size > 0 || errors > 0 || times.length === 0)
    throw new Error(`${errors} errors, unexpected statuses: ${JSON.stringify([...statuses])}`);
  const { calls, p50, p99 } = figuresOf(times);
  const cpu = after.map((ms, at) => ((ms - before[at]!) * 1_000) / calls);
  return { perSecond: (calls * 1_000) / (ended - begun), p50, p99, cpu };
}
