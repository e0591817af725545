import type { Care } from '@kbf/contracts';
import { moderate } from '@kbf/moderation';

/** Partners give each other numbers, addresses and links; in public these would be held. */
const usualAmongFriends = new Set<string>(['contact-details', 'private-details', 'link', 'spam']);

/**
 * Returns true for a text that stays with its author: it may harm its reader, or its author may be in danger and needs
 * other help first. Decided in this service: texts between partners go to no provider.
 */
export function harmsSomebody(text: string, care: Care | undefined): boolean {
  return (
    care !== undefined || moderate(text).reasons.some((reason) => !usualAmongFriends.has(reason))
  );
}
