import { heldReasons } from '@kbf/contracts';
import type { Judgement } from '../checks/judge-text.ts';
import type { Deps } from '../deps.ts';
import { takePublicPlace } from '../limits/public-places-sql.ts';
import type { Sender } from '../limits/take-allowance.ts';

/** Decides the state of a posted prayer. A private prayer is never held, because only its author sees it. */
export async function decideState(
  deps: Pick<Deps, 'config' | 'database'>,
  sender: Sender,
  { isPublic, judgement }: { isPublic: boolean; judgement: Judgement },
): Promise<{ state: 'public' | 'held' | 'private'; heldReasons: string[] }> {
  if (!isPublic) return { state: 'private', heldReasons: [] };
  const { state, reasons } = judgement;
  if (state === 'held' || (await takePublicPlace(deps, sender)))
    return { state, heldReasons: reasons };
  return { state: 'held', heldReasons: [heldReasons.manyPrayers] };
}
