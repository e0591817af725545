/** Where a person wrote. */
export const carePlaces = [
  'prayer-chat',
  'coach',
  'contribute-chat',
  'business-guide',
  'prayer',
  'comment',
  'thanks',
  'contact',
  'profile',
  'training',
  'report',
  'need',
  'partner',
] as const;
export type CarePlace = (typeof carePlaces)[number];

/** Which part of a body a person wrote: from it is decided, before anything else, whether help is due. */
export type CareWords = {
  /**
   * `draft`: the person is still typing. The answer says when help is due, and no one is told: a text that was not sent
   * is nobody else's business.
   */
  place: CarePlace | 'draft';
  /** Fields of the body; every text below them counts. */
  fields: readonly string[];
  /** Fields for a name: foreign and odd in themselves, so only what is said outright counts in them. */
  names?: readonly string[];
  /** The field with the earlier turns, where there are some: after a danger, help goes on. */
  conversation?: string;
};
