import type { Care } from '../care/care.ts';

/** Reasons for which our own filter holds a text. */
export const filterReasons = [
  'threat',
  'hate',
  'abuse',
  'sexual',
  'link',
  'contact-details',
  'spam',
  'scam',
  'private-details',
] as const;
export type FilterReason = (typeof filterReasons)[number];

/** Other reasons to hold something. A provider's own categories can be reasons too. */
export const heldReasons = {
  /** The author may be in danger. */
  crisis: 'crisis',
  /** Our checks did not understand the words, often because of another language. An admin reads them first. */
  unread: 'unread',
  /** Enough people reported it. */
  reported: 'reported',
  /** The photo was rejected, or waits for a check. */
  photo: 'photo',
  /** The photo has not been checked. PHOTOS_UNCHECKED decides whether it may be published. */
  photoUnchecked: 'photo_unchecked',
  /** The provider did not answer. */
  unchecked: 'unchecked',
  /** The verdict did not come in time. */
  noVerdict: 'no verdict',
  /** The assistant's check held the request. */
  held: 'held',
  /** The author, or the author's network, has shared many prayers within the hour. */
  manyPrayers: 'many prayers',
  /** Edited while an admin had hidden it. */
  hidden: 'hidden',
} as const;

/** The hold reason of a text for which help was shown. */
export const heldReasonOf = ({ kind }: Pick<Care, 'kind'>): string =>
  kind === 'unread' ? heldReasons.unread : heldReasons.crisis;
