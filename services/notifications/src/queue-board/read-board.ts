import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import type {
  AppControllerRoute,
  BullBoardQueues,
  IServerAdapter,
} from '@bull-board/api/typings/app';
import type { QueueDesk } from '@kbf/events';
import findMyWay from 'find-my-way';
import { boardSettings } from './board-settings.ts';
import { z } from 'zod';

const job = z.object({ from: z.string(), body: z.string() });
const envelope = z.object({ id: z.string(), version: z.number(), occurredAt: z.string() });

/** Shows only a job's event name, ids and producer. The payload may contain personal data. */
function idsOnly(data: unknown): object {
  const { success, data: found } = job.safeParse(data);
  if (!success) return {};
  try {
    return { from: found.from, event: envelope.parse(JSON.parse(found.body)) };
  } catch {
    return { from: found.from };
  }
}

type Queue = Parameters<Parameters<QueueDesk['read']>[0]>[0][number];
type Asked = { path: string; query: Record<string, unknown> };
type Found = { status: number; body: unknown };

/** Collects the calls that bull-board's page makes from its server adapter. */
function collect() {
  const made: { queues: BullBoardQueues; routes: readonly AppControllerRoute[] } = {
    queues: new Map(),
    routes: [],
  };
  const adapter: IServerAdapter = {
    setQueues: (queues) => {
      made.queues = queues;
      return adapter;
    },
    setApiRoutes: (routes) => {
      made.routes = routes;
      return adapter;
    },
    setViewsPath: () => adapter,
    setStaticPath: () => adapter,
    setEntryRoute: () => adapter,
    setErrorHandler: () => adapter,
    setUIConfig: () => adapter,
  };
  return { made, adapter };
}

function adapterOf(queue: Queue): BullMQAdapter {
  const adapter = new BullMQAdapter(queue, { readOnlyMode: true });
  adapter.setFormatter('data', idsOnly);
  adapter.setFormatter('returnValue', () => null);
  return adapter;
}

/**
 * Answers the read calls of bull-board's page. Write calls do not exist here: retrying a failed job is our own call,
 * which is logged.
 * @returns undefined for an unknown path
 * @throws when Redis is down
 */
export function readBoard(desk: QueueDesk, { path, query }: Asked): Promise<Found | undefined> {
  return desk.read(async (queues) => {
    const { made, adapter: serverAdapter } = collect();
    createBullBoard({ queues: queues.map(adapterOf), serverAdapter });
    const router = findMyWay();
    for (const call of made.routes.filter(({ method }) => method === 'get'))
      for (const route of [call.route].flat()) router.on('GET', route, () => undefined, call);
    const found = router.find('GET', path);
    if (!found) return undefined;
    const call = found.store as AppControllerRoute;
    const { status = 200, body } = await call.handler({
      queues: made.queues,
      uiConfig: boardSettings,
      params: found.params,
      query,
      body: {},
      headers: {},
    });
    return { status, body };
  });
}
