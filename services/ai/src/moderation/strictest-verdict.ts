import { heldReasons } from '@kbf/contracts';
import type { Care } from '@kbf/contracts';
import { moderate } from '@kbf/moderation';
import { careWithVerdict } from './care-with-verdict.ts';
import type { ProviderModeration } from './provider-moderation.ts';

/** Whether a text or photo may be public at once, and the reasons if not. */
export type Verdict = { state: 'public' | 'held'; reasons: string[] };
/** `care`: danger that our rules or the provider found. */
export type JudgedText = Verdict & { care: Care | undefined };

/**
 * Checks a text for the public feed: always with our own filter, and with the provider when there is one. If the
 * provider does not answer in time, the text is held.
 * @param known what our rules noticed about danger
 */
export async function judgeText(
  provider: ProviderModeration | undefined,
  text: string,
  known?: Care,
): Promise<JudgedText> {
  const own = moderate(text);
  const theirs = await provider?.text(text);
  const reasons: string[] = [...own.reasons, ...(own.isWeak ? [heldReasons.weakHarm] : [])];
  if (theirs?.state === 'unchecked') reasons.push(heldReasons.unchecked);
  if (theirs?.state === 'checked') reasons.push(...theirs.flagged);
  return {
    state: reasons.length === 0 ? 'public' : 'held',
    reasons,
    care: careWithVerdict(known, theirs),
  };
}

/**
 * Checks a photo. Without a provider's verdict, the reason says so, and the configuration decides.
 * @param unchecked how to treat unchecked photos
 */
export async function judgePhoto(
  provider: ProviderModeration | undefined,
  dataUrl: string | undefined,
  unchecked: 'hold' | 'publish',
): Promise<Verdict> {
  if (!dataUrl) return { state: 'public', reasons: [] };
  const theirs = await provider?.photo(dataUrl);
  if (theirs?.state !== 'checked')
    return {
      state: unchecked === 'hold' ? 'held' : 'public',
      reasons: [heldReasons.photoUnchecked],
    };
  const isHeld = theirs.flagged.length > 0;
  return {
    state: isHeld ? 'held' : 'public',
    reasons: isHeld ? [heldReasons.photo, ...theirs.flagged] : [],
  };
}

/** The stricter of several verdicts, with all reasons. */
export function strictest(...verdicts: Verdict[]): Verdict {
  return {
    state: verdicts.some(({ state }) => state === 'held') ? 'held' : 'public',
    reasons: [...new Set(verdicts.flatMap(({ reasons }) => reasons))],
  };
}
