import type { PrayerReply } from '@kbf/contracts';

/** Where a prayer went that is not in the public feed yet, and who can read it. */
export function whereItWent({ posted, source, care }: PrayerReply): string | undefined {
  if (source === 'crisis')
    return 'This was not published. Besides you, only our admins can read it.';
  if (care && posted === 'no')
    return 'This was not shared with the community. Because it may be about danger, our admins can read it.';
  if (posted === 'held')
    return 'Your prayer is kept safe. Someone from our team reads it before it appears in the community feed.';
  if (posted === 'no') return 'This prayer stays between you and this page. It was not shared.';
  return undefined;
}

/** How to read a text that no person wrote. */
export const howToTakeIt: Record<PrayerReply['source'], string> = {
  model: 'AI can be wrong: people and Scripture are the better guides.',
  guide: 'No person has read your words to write this.',
  crisis: 'You matter to us. Please talk to a person now.',
};
