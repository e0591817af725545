import type { Care, CareWords } from '@kbf/contracts';
import { certainCareFor } from '@kbf/moderation/certain';
import { wordsInJson } from '@kbf/moderation/words-in-json';
import type { GatewayRequest } from '../http.ts';
import { beginningOf } from './beginning-of-body.ts';
import { perSecond } from './per-second.ts';

/**
 * Refused calls that are looked at in a second, by one process. Each takes up to some milliseconds of it, and most
 * refusals are about a flood.
 */
const hasTime = perSecond(40);

/**
 * What the words say beyond doubt of danger, for a call that the gateway itself refuses: no service has heard them.
 * Only the phrase lists are asked; the trained model would cost the gateway more memory than all else it does.
 */
export async function careOfRefused(
  request: GatewayRequest,
  { fields, names = [] }: CareWords,
): Promise<Care | undefined> {
  if (!hasTime()) return undefined;
  const words = wordsInJson(await beginningOf(request), [...names, ...fields]);
  return certainCareFor(words.join('\n'));
}
