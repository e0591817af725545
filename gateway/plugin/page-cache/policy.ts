import { listPrayers } from '@kbf/contracts';
import { anonymous } from '@kbf/process-kit';
import { gatewayDeps } from '../deps.ts';
import { contextOf } from '../request-context.ts';
import { sendStored } from '../files/send-stored.ts';
import { asyncStep, servicePolicy } from '../http.ts';

/** The call whose answer is the same for every reader without a cookie, and is asked for by nearly all of them. */
const held = listPrayers;
/** Characters of an address that is worth holding. */
const longestTarget = 300;

/** Answers readers without cookies from memory, if what is in memory is the page as it is now. */
export const pageCachePolicy = servicePolicy('page-cache', (service) => {
  const { pageCache, metrics } = gatewayDeps();
  return asyncStep(async (request, response) => {
    const { call, identity, path, search } = contextOf(request);
    const target = path + search;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || identity !== anonymous || target.length > longestTarget) return 'next';
    if (call?.id !== held.id || call.service !== service) return 'next';

    const page = await pageCache.pageFor(target);
    metrics.pages.inc({ outcome: page ? 'held' : 'passed on' });
    if (!page) return 'next';
    await sendStored(request, response, page);
    return 'answered';
  });
});
