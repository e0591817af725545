import { listPrayers, publicPageHeader } from '@kbf/contracts';
import { readFeedFor } from '@kbf/contracts/internal';
import type { PageQuery } from '@kbf/data-kit';
import { etagMatches, markPlaces } from '@kbf/process-kit';
import type { Identity } from '@kbf/process-kit';
import { setListHeaders, implement, implementInternal, sent } from '@kbf/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Service } from '@kbf/service-kit';
import { ownKeys, readerKey } from '../people/actor.ts';
import { ownPlaces, pageRequest } from './feed-page.ts';
import { feedFor } from './feed-for.ts';
import type { Feed } from './feed.ts';
import type { Deps } from '../deps.ts';

/** Answers with a page of the feed. The body is ready: readers without a cookie share the same bytes. */
export async function sendPage(
  feed: Feed,
  query: PageQuery,
  identity: Identity,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const wanted = pageRequest(query, identity);
  const actor = readerKey(identity);
  void reply.type('application/json; charset=utf-8');
  if (actor === null) {
    const page = await feed.sharedPage(wanted);
    setListHeaders(request, reply, page.total, page.next);
    void reply.headers({ etag: page.etag, 'cache-control': 'no-cache', [publicPageHeader]: '1' });
    if (etagMatches(request.headers['if-none-match'], page.etag))
      return void reply.code(304).removeHeader('content-type').send();
    return void reply.send(page.body);
  }
  const { page, liked } = await feed.pageFor(wanted, actor);
  setListHeaders(request, reply, page.total, page.next);
  void reply.header('cache-control', 'private, no-store');
  return void reply.send(markPlaces(page.body, ownPlaces(page, liked, ownKeys(identity))));
}

export function registerFeedRoutes(app: Service, { feed }: Pick<Deps, 'feed'>): void {
  implement(app, listPrayers, async ({ query, identity, request, reply }) => {
    await sendPage(feed, query, identity, { request, reply });
    return sent;
  });
  implementInternal(app, readFeedFor, ({ body }) => feedFor(feed, body));
}
