import type { HeldFor, PrayerReply } from '@kbf/contracts';
import type { Outcome } from './use-outcome.ts';

/** Why a prayer waits. */
export const whyHeld: Record<HeldFor, string> = {
  limit:
    'We got many prayers from you or your network this past hour. Someone from our team will read this one first.',
  review: 'Someone from our team will read it before it appears in the community feed.',
};

/** Where a prayer went that is not in a feed, and who can read it. */
export function whereItWent(
  { posted, source, care }: PrayerReply,
  outcome: Outcome | undefined,
): string | undefined {
  if (source === 'crisis') return 'This was not published. Only you and our admins can read it.';
  if (care && posted === 'no')
    return 'This was not shared with the community. Our admins can read it only if someone is in immediate danger.';
  if (posted === 'no') return 'You can read this prayer here. It was not shared.';
  if (!outcome || outcome === 'asking') return 'Your prayer is on its way to the community...';
  if (outcome === 'unknown')
    return 'We do not know yet whether your prayer is in the community feed. Please check there in a few minutes.';
  if (outcome.state === 'held')
    return `Your prayer is safe. ${whyHeld[outcome.heldFor ?? 'review']}`;
  if (outcome.state === 'hidden')
    return 'An admin has removed your prayer from the community feed.';
  if (outcome.state === 'private')
    return 'Your prayer is private. It is not in the community feed.';
  return undefined;
}

/** How to read a text that no person wrote. */
export const howToTakeIt: Record<PrayerReply['source'], string> = {
  model: 'AI can be wrong. Scripture and people are better guides.',
  guide: 'No person read your words to write this.',
  crisis: 'You matter to us. Please talk to a person now.',
};
