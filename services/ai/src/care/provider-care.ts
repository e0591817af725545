import type { Care, CareKind, CareLevel } from '@kbf/contracts';

/**
 * What a provider's moderation categories mean. Its category for the writer's own intent is certain; the others are
 * also used for news, grief and the past.
 */
const meanings: Readonly<Record<string, readonly [CareLevel, CareKind]>> = {
  'self-harm/intent': ['certain', 'suicide'],
  'self-harm/instructions': ['likely', 'suicide'],
  'self-harm': ['likely', 'self-harm'],
  'sexual/minors': ['likely', 'child'],
  'harassment/threatening': ['possible', 'threat'],
  'hate/threatening': ['possible', 'threat'],
  'illicit/violent': ['possible', 'threat'],
  violence: ['possible', 'partner-violence'],
};

/** The danger that a provider reports, the most specific category first; undefined when there is none. */
export function careOfProvider(flagged: readonly string[]): Care | undefined {
  const found = Object.entries(meanings).find(([category]) => flagged.includes(category));
  return found && { level: found[1][0], kind: found[1][1], language: 'en' };
}
