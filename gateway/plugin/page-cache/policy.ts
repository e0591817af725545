import { listPrayers } from '@kbf/contracts';
import { anonymous } from '@kbf/process-kit';
import { sendStored } from '../files/send-stored.ts';
import type { GatewayMetrics } from '../gateway-metrics.ts';
import { asyncStep, definePolicy, isRead } from '../http.ts';
import type { ContextOf } from '../request-context.ts';
import type { PageCache } from './page-cache.ts';

/** Longer addresses are not held (characters). */
const longestTarget = 300;

/**
 * Answers readers without cookies from memory. Only the feed is held: nearly every reader asks for it, and its answer
 * is the same for all of them.
 */
export const pageCachePolicy = ({
  contextOf,
  pageCache,
  metrics,
}: {
  contextOf: ContextOf;
  pageCache: PageCache;
  metrics: GatewayMetrics;
}) =>
  definePolicy('page-cache', () =>
    asyncStep(async (request, response) => {
      const { call, identity, path, search } = contextOf(request);
      const target = path + search;
      if (!isRead(request.method) || identity !== anonymous || target.length > longestTarget)
        return 'next';
      if (call?.id !== listPrayers.id) return 'next';

      const page = await pageCache.pageFor(target);
      metrics.pages.inc({ outcome: page ? 'held' : 'passed on' });
      if (!page) return 'next';
      await sendStored(request, response, page);
      return 'answered';
    }),
  );
