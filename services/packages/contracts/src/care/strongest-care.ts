import type { Care } from './care.ts';
import { careLevels, isDangerKind } from './care-kinds.ts';

/** Lower is more serious. Between equal levels a danger ranks above a text that nothing here can read. */
const rankOf = ({ level, kind }: Care): number =>
  2 * careLevels.indexOf(level) + (isDangerKind(kind) ? 0 : 1);

/** The most serious result. Between equals the first wins. */
export function strongestCare(...known: (Care | undefined)[]): Care | undefined {
  return known.reduce(
    (most, one) => (one && (!most || rankOf(one) < rankOf(most)) ? one : most),
    undefined,
  );
}

/**
 * The result for a text whose author says that nobody is in danger now: the usual answer comes, and an admin reads the
 * text before it is published.
 */
export const afterSayingSafe = (
  care: Care | undefined,
  saysSafe: boolean | undefined,
): Care | undefined =>
  saysSafe && care?.level === 'certain' ? { ...care, level: 'likely' } : care;

const always: ReadonlySet<Care['kind']> = new Set(['emergency', 'overdose', 'threat']);

/** Dangers of which admins are told each time, whatever the author says: emergencies, and threats to others. */
export const staysCertain = (care: Care | undefined): boolean =>
  care?.level === 'certain' && always.has(care.kind);

/**
 * Whether a text waits for an admin because of what was noticed in it.
 * @param isApproved whether its author is a member whom an admin has approved
 */
export function isHeldForCare(care: Care, isApproved: boolean): boolean {
  if (care.kind === 'language') return !isApproved;
  return care.level !== 'possible';
}
