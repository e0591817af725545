import { randomUUID } from 'node:crypto';
import { identityHeader, requestIdHeader } from '@kbf/contracts';
import { anonymous } from '@kbf/process-kit';
import { fetchWhole } from '../forward/fetch-whole.ts';
import type { Upstream } from '../forward/upstream.ts';
import type { IdentityResolver } from '../identity/identity-resolver.ts';
import type { FetchPage } from './page-cache.ts';

/** Longest that readers wait for a check (milliseconds) before each asks community by itself. */
const timeoutMs = 5_000;

/** Asks community for public pages, in the name of a reader without cookies. */
export function createFetchPage(
  community: Upstream,
  tokenFor: IdentityResolver['tokenFor'],
): FetchPage {
  return (target, etag) =>
    fetchWhole(community, {
      method: 'GET',
      path: target,
      headers: {
        accept: 'application/json',
        [requestIdHeader]: randomUUID(),
        [identityHeader]: tokenFor(anonymous, 'community'),
        ...(etag ? { 'if-none-match': etag } : {}),
      },
      isRepeatable: () => true,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    });
}
