/** The dangers that a text can speak of. */
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
 * Why help is shown, each with a help text and numbers of its own: a danger, or `unread`, words that nothing here
 * understands: most are harmless, but nobody knows before a person has read them.
 */
export const careKinds = [...dangerKinds, 'unread'] as const;
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
