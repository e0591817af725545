import type { Care } from '../care/care.ts';
import { isDangerKind } from '../care/care-kinds.ts';

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
  /** The words could not be judged: a check failed, took too long, or had too much to do. An admin reads them first. */
  unread: 'unread',
  /** Nothing here reads the language of the words. An admin reads them first. */
  language: 'language',
  /** Beside a kind of harm: only a low score of our classifier. It does not hold texts of trusted authors. */
  weakHarm: 'weak harm',
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
  /** The same for comments. */
  manyComments: 'many comments',
  /** The author of the anonymous prayer has blocked the author of the comment. */
  blocked: 'blocked',
  /** Edited while an admin had hidden it. */
  hidden: 'hidden',
} as const;

/** The hold reason of a text for which help was shown. */
export const heldReasonOf = ({ kind }: Pick<Care, 'kind'>): string =>
  isDangerKind(kind) ? heldReasons.crisis : heldReasons[kind];

/** Who wrote a text, as far as it matters for what is held. */
export type Trust = {
  /** A member whom an admin has approved. */
  isApproved: boolean;
  /** Approved, or the author's last texts were all fine. */
  isTrusted: boolean;
};

/** Whether a text with only these reasons is public all the same, because of its author. */
export const isFreeForTrust = (
  reasons: readonly string[],
  { isApproved, isTrusted }: Trust,
): boolean =>
  (reasons.includes(heldReasons.weakHarm) &&
    isTrusted &&
    reasons.every((reason) => isWeakReason(reason))) ||
  (isApproved && reasons.length > 0 && reasons.every((reason) => reason === heldReasons.language));

const isWeakReason = (reason: string): boolean =>
  reason === heldReasons.weakHarm || (filterReasons as readonly string[]).includes(reason);
