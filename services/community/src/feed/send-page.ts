import { heldPageHeader, listPrayers, publicPageHeader } from '@kbf/contracts';
import { timeCursor } from '@kbf/data-kit';
import type { PageQuery } from '@kbf/data-kit';
import { etagMatches, markPlaces } from '@kbf/process-kit';
import type { Identity } from '@kbf/process-kit';
import { setListHeaders, implement, sent } from '@kbf/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Service } from '@kbf/service-kit';
import { ownKeys, readerKey } from '../people/actor.ts';
import { statesFor } from '../audience/audience.ts';
import { ownPlaces } from './feed-page.ts';
import type { Feed } from './feed.ts';
import type { Deps } from '../deps.ts';

/** More do not fit into a header: then the whole page is sent. */
const mostPlaces = 1_000;

/** Answers with a page of the feed. The body is ready: readers without a cookie share the same bytes. */
export async function sendPage(
  feed: Feed,
  query: PageQuery,
  identity: Identity,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const wanted = {
    states: statesFor(identity),
    limit: query.limit,
    after: query.cursor ? timeCursor.decode(query.cursor) : undefined,
  };
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
  const places = ownPlaces(page, liked, ownKeys(identity));
  const held = request.headers[heldPageHeader];
  if (held === undefined || places.length > mostPlaces)
    return void reply.send(markPlaces(page.body, places));
  void reply.header(heldPageHeader, [page.etag, ...places].join(' '));
  void reply.send(held === page.etag ? '' : page.body);
}

export function registerFeedRoutes(app: Service, { feed }: Pick<Deps, 'feed'>): void {
  implement(app, listPrayers, async ({ query, identity, request, reply }) => {
    await sendPage(feed, query, identity, { request, reply });
    return sent;
  });
}
