import { hrefOf, sharePage, unsubscribe } from '@kbf/contracts';
import type { memberPaths, PagePath } from '@kbf/contracts';

/** Where an admin looks after things. */
const adminPage = '/admin' satisfies (typeof memberPaths)[number];

/**
 * Every address that a message of this service leads to, below the site's own: a message names no address but one of
 * these. Addresses that log in or confirm something come from auth, with the message.
 */
export const links = {
  careDesk: (): string => '/admin/care',
  contactNotice: (): string => adminPage,
  replyDue: (): string => adminPage,
  commentedPrayer: (prayerId: string): string => hrefOf(sharePage, { id: prayerId }),
  needContacts: (): string => '/needs?tab=contacts',
  needMatches: (): string => '/needs?tab=yours',
  partner: (): string => '/partner',
  checkIn: (): string => '/account?tab=prayers',
  decidedPrayer: (prayerId: string): string => hrefOf(sharePage, { id: prayerId }),
  decidedProfile: (): PagePath => '/',
  unsubscribe: (token: string): string =>
    `${hrefOf(unsubscribe)}?token=${encodeURIComponent(token)}`,
} as const;
