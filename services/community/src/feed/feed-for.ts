import { limits, listPrayers } from '@kbf/contracts';
import type { FeedFor, readFeedFor } from '@kbf/contracts/internal';
import type { Identity } from '@kbf/process-kit';
import { listHeaders } from '@kbf/service-kit';
import type { InternalRequest } from '@kbf/service-kit';
import { actorKey, authorOf, ownKeys } from '../people/actor.ts';
import { ownPlaces, pageRequest } from './feed-page.ts';
import type { Feed } from './feed.ts';

const addressOf = (limit: number | undefined) =>
  listPrayers.path + (limit === undefined ? '' : `?limit=${limit}`);

/**
 * The first page of the feed for readers who may see the same prayers, and where it is different for each.
 * @throws 401 for a reader without any identity
 */
export async function feedFor(
  feed: Feed,
  { limit, isApproved, held, readers }: InternalRequest<typeof readFeedFor>['body'],
): Promise<FeedFor> {
  const identities = readers.map(({ userId, visitorId }): Identity => ({
    role: userId ? 'member' : 'visitor',
    isApproved,
    ...(userId && { userId }),
    ...(visitorId && { visitorId }),
  }));
  const wanted = pageRequest({ limit: limit ?? limits.list.default }, identities[0]!);
  const found = await Promise.all(
    identities.map((reader) => feed.pageFor(wanted, actorKey(authorOf(reader)))),
  );
  // The newest of them. Readers who got another one just before a change are asked for again.
  const { page } = found.at(-1)!;
  return {
    etag: page.etag,
    headers: listHeaders(addressOf(limit), page.total, page.next),
    page: page.etag === held ? null : page.body.toString(),
    places: found.map(({ page: own, liked }, at) =>
      own.etag === page.etag ? ownPlaces(page, liked, ownKeys(identities[at]!)) : null,
    ),
  };
}
