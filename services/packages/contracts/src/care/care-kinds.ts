/** The kinds of danger that a text can speak of. */
export const dangerKinds = [
  'suicide',
  'self-harm',
  'other-suicide',
  'overdose',
  'partner-violence',
  'child',
  'assault',
  'threat',
  'voices',
  'eating',
  'after-birth',
  'elder',
  'forced-labour',
  'emergency',
] as const;
export type DangerKind = (typeof dangerKinds)[number];

/**
 * Why help is shown. Each has its own help text and numbers: a danger, or `unread` for words that our checks do not
 * understand. Most of those are harmless, but only a person can tell.
 */
export const careKinds = [...dangerKinds, 'unread'] as const;
export type CareKind = (typeof careKinds)[number];

/**
 * - `certain`: show help first, publish nothing, alert the admins
 * - `possible`: the usual answer with one quiet line of help; held from the feed for an admin to check
 */
export const careLevels = ['certain', 'possible'] as const;
export type CareLevel = (typeof careLevels)[number];

/** Languages with help texts. A text in another language is answered in simple English. */
export const careLanguages = ['en', 'es'] as const;
export type CareLanguage = (typeof careLanguages)[number];
