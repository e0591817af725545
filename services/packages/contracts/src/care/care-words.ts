/** Where a person wrote the text. */
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
  'circle',
  'rating',
  'private-chat',
] as const;
export type CarePlace = (typeof carePlaces)[number];

/** The parts of a body that a person wrote. Whether help is needed is decided from them first. */
export type CareWords = {
  /**
   * `draft`: the person is still typing. The answer says when help is needed, but admins are not told, because the text
   * was not sent.
   */
  place: CarePlace | 'draft';
  /** Fields of the body; every text inside them counts. */
  fields: readonly string[];
  /** Fields with a name or contact data. These can be foreign or unusual, so only explicit phrases count in them. */
  names?: readonly string[];
  /**
   * A field that the assistant wrote, if the body has the proof of it, and the person otherwise. A service that finds
   * the proof wrong removes it from the body.
   */
  unproven?: { field: string; proof: string };
  /** The field with the earlier turns, if any: after a danger, help continues. */
  conversation?: string;
};
