import { listPrayers } from '@kbf/contracts';
import { implement, sent } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { sendPage } from './send-page.ts';

export function registerFeedRoutes(app: Service, { feed }: Pick<Deps, 'feed'>): void {
  implement(app, listPrayers, async ({ query, identity, request, reply }) => {
    await sendPage(feed, query, identity, { request, reply });
    return sent;
  });
}
