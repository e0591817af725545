import type { Care, CareKind, CareLevel } from '@kbf/contracts';

/**
 * What a provider's categories of moderation say of danger to people. Its word for the writer's own intent is certain;
 * the others are also used of news, of grief and of the past.
 */
const meanings: Readonly<Record<string, readonly [CareLevel, CareKind]>> = {
  'self-harm/intent': ['certain', 'suicide'],
  'self-harm/instructions': ['possible', 'suicide'],
  'self-harm': ['possible', 'self-harm'],
  'sexual/minors': ['possible', 'child'],
  'harassment/threatening': ['possible', 'threat'],
  'hate/threatening': ['possible', 'threat'],
  'illicit/violent': ['possible', 'threat'],
  violence: ['possible', 'partner-violence'],
};

/** The danger that a provider hears of, the most telling category first; undefined when it hears of none. */
export function careOfProvider(flagged: readonly string[]): Care | undefined {
  const found = Object.entries(meanings).find(([category]) => flagged.includes(category));
  return found && { level: found[1][0], kind: found[1][1], language: 'en' };
}
