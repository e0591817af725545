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
 * Why help is shown. Each has its own help text and numbers.
 * - `unread`: the text could not be judged, because a check failed, took too long, or had too much to do
 * - `language`: nothing here reads the language of the text. Most such texts are harmless, but only a person can tell.
 */
export const careKinds = [...dangerKinds, 'unread', 'language'] as const;
export type CareKind = (typeof careKinds)[number];

export const isDangerKind = (kind: CareKind): kind is DangerKind =>
  kind !== 'unread' && kind !== 'language';

/**
 * The most serious first.
 * - `certain`: show help first, publish nothing, alert the admins
 * - `likely`: the usual answer below a help card; held until an admin decides
 * - `possible`: the usual answer with one quiet line of help; published like any other text
 * - `unread`: not judged, no level of danger; held until an admin decides
 */
export const careLevels = ['certain', 'likely', 'possible', 'unread'] as const;
export type CareLevel = (typeof careLevels)[number];

/** Languages with help texts. A text in another language is answered in simple English. */
export const careLanguages = ['en', 'es'] as const;
export type CareLanguage = (typeof careLanguages)[number];
