import { strongestCare } from '@kbf/contracts';
import type { Care } from '@kbf/contracts';
import type { ProviderVerdict } from './provider-moderation.ts';

/** What our own rules and a provider found. A provider reads every language, so its verdict replaces `language`. */
export function careWithVerdict(
  own: Care | undefined,
  verdict: ProviderVerdict | undefined,
): Care | undefined {
  if (verdict?.state !== 'checked') return own;
  return strongestCare(own?.kind === 'language' ? undefined : own, verdict.care);
}
