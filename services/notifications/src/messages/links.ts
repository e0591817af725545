import { hrefOf, unsubscribe } from '@kbf/contracts';
import type { memberPaths, PagePath } from '@kbf/contracts';

const adminPage = '/admin' satisfies (typeof memberPaths)[number];

/** In the feed: a prayer for members has no share page. */
const prayer = (id: string): string => `${'/prayer-feed' satisfies PagePath}?prayer=${id}`;

/**
 * All links in messages of this service, relative to the site: a message contains no other link. Links that log in or
 * confirm something come from auth, with the message.
 */
export const links = {
  careDesk: (): string => '/admin/care',
  frozenAccounts: (): string => '/admin/members?frozen=true',
  contactNotice: (): string => adminPage,
  replyDue: (): string => adminPage,
  commentedPrayer: prayer,
  needContacts: (): string => '/needs?tab=contacts',
  needMatches: (): string => '/needs?tab=yours',
  gathering: (): PagePath => '/',
  circles: (): string => '/prayer/circles' satisfies (typeof memberPaths)[number],
  chats: (): string => '/prayer/chats' satisfies (typeof memberPaths)[number],
  partner: (): string => '/partner',
  ownPrayers: (): string => '/account?tab=prayers',
  decidedPrayer: prayer,
  decidedProfile: (): PagePath => '/',
  unsubscribe: (token: string): string =>
    `${hrefOf(unsubscribe)}?token=${encodeURIComponent(token)}`,
} as const;
