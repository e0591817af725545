/** What kind of danger a text speaks of. Each has a help text and numbers of its own. */
export const careKinds = [
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
export type CareKind = (typeof careKinds)[number];

/**
 * - `certain`: help comes first, nothing is published, admins are told
 * - `possible`: the usual answer with one quiet line of help; held from the feed and put before an admin
 */
export const careLevels = ['certain', 'possible'] as const;
export type CareLevel = (typeof careLevels)[number];

/** Languages that we have help texts in. A text in another language is answered in English, simply. */
export const careLanguages = ['en', 'es'] as const;
export type CareLanguage = (typeof careLanguages)[number];
