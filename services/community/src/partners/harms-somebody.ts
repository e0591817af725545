import type { Care } from '@kbf/contracts';
import { moderate } from '@kbf/moderation';

/** Numbers, addresses and links are what partners give each other; in public they would be held. */
const usualAmongFriends = new Set<string>(['contact-details', 'private-details', 'link', 'spam']);

/**
 * Whether a text stays with its author: it sounds as if it could harm whoever reads it, or as if the author were in
 * danger and should talk to somebody else first. Decided here alone: what partners write goes to no provider.
 */
export function harmsSomebody(text: string, care: Care | undefined): boolean {
  return (
    care !== undefined || moderate(text).reasons.some((reason) => !usualAmongFriends.has(reason))
  );
}
