import type { Care } from '../care/care.ts';

/** Why our own filter holds a text. */
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

/** Why else something is held. Besides, reasons are the filter's, and the categories of a provider in its words. */
export const heldReasons = {
  /** Somebody may be in danger. */
  crisis: 'crisis',
  /** Nothing here understood the words, often of another language: a person reads them first. */
  unread: 'unread',
  /** Enough people reported it. */
  reported: 'reported',
  /** The photo was found unfit, or waits. */
  photo: 'photo',
  /** Nobody and nothing has looked at the photo: whoever publishes it goes by PHOTOS_UNCHECKED. */
  photoUnchecked: 'photo_unchecked',
  /** The provider did not answer. */
  unchecked: 'unchecked',
  /** There was no verdict in time. */
  noVerdict: 'no verdict',
  /** The assistant's check of the request held it. */
  held: 'held',
  /** Its author, or everybody in the same network, has shared many within the hour. */
  manyPrayers: 'many prayers',
  /** Changed while an admin had hidden it. */
  hidden: 'hidden',
} as const;

/** Why a text is held that help was shown for. */
export const heldReasonOf = ({ kind }: Pick<Care, 'kind'>): string =>
  kind === 'unread' ? heldReasons.unread : heldReasons.crisis;
