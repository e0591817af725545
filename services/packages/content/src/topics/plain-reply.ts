import { quoteVerse } from './assemble.ts';
import { general } from './areas/general.ts';
import { phrases, plainReplies } from './phrases.ts';
import type { Picker } from './seeded.ts';
import { followUps } from './phrases.ts';
import type { ComposedPrayer } from './types.ts';
import { freshVerse } from './verse-for.ts';

const WORDS = {
  greeting: {
    opening: plainReplies.greeting,
    invites: plainReplies.greetingInvites,
    verses: plainReplies.blessingVerses,
  },
  unclear: {
    opening: plainReplies.unclear,
    invites: plainReplies.unclearInvites,
    verses: general.verses,
  },
  foreign: {
    opening: plainReplies.foreign,
    invites: plainReplies.foreignInvites,
    verses: plainReplies.foreignVerses,
  },
  'off-topic': {
    opening: plainReplies.offTopic,
    invites: plainReplies.offTopicInvites,
    verses: [],
  },
  redirect: {
    opening: plainReplies.redirect,
    invites: plainReplies.redirectInvites,
    verses: [],
  },
  'about-guide': {
    opening: plainReplies.aboutGuide,
    invites: plainReplies.aboutGuideInvites,
    verses: [],
  },
  thanks: {
    opening: followUps.thanks,
    invites: plainReplies.thanksInvites,
    verses: plainReplies.blessingVerses,
  },
} as const;

const BLESSING = [
  'Go with your child into this day, and give peace that lasts longer than the day does.',
  'Keep what was begun in this prayer, and let it grow where no one sees it.',
];

/** Kinds that are answered in plain words, without a prayer that nobody asked for. */
const WITHOUT_PRAYER = new Set(['greeting', 'off-topic', 'redirect', 'about-guide']);

export type PlainReplyKind = keyof typeof WORDS;

/** A reply to what is no request for prayer: a greeting, thanks, words we cannot read, a question beside the topic. */
export const composePlain = (kind: PlainReplyKind, said: string, pick: Picker): ComposedPrayer => {
  const { opening, invites, verses } = WORDS[kind];
  const verse = verses.length > 0 ? freshVerse(verses, said, pick) : undefined;
  const lines =
    kind === 'thanks'
      ? [pick.fresh(BLESSING, said)]
      : pick.shuffled(general.prayers.slice(0, 4)).slice(0, 2);
  const prayer = WITHOUT_PRAYER.has(kind)
    ? ''
    : `${pick.fresh(phrases.address, said)} ${lines.join(' ').replace(/^\w/, (letter) => letter.toLowerCase())} Amen.`;
  const text = [
    pick.fresh(opening, said),
    prayer,
    verse ? quoteVerse(verse) : '',
    pick.fresh(invites, said),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
  return { text, topics: [], passages: verse ? [verse] : [] };
};
