import type { DeskPlace } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { invalid } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { decideText } from './decide-text.ts';
import type { Taken } from './decide-text.ts';
import { handleCases, noteCase } from './update-case.ts';

type Deciding = Pick<Deps, 'config' | 'database' | 'feed' | 'relay'>;

/**
 * Carries out an admin's decision at once. The author is told when the time to undo is over: see `concludeDecision`.
 * @returns how many were decided together
 * @throws 400 for a decision that does not fit the kind of item, 404 when the item does not wait, 409 when it was
 * changed since the admin looked
 */
export async function decideItem(
  { config, database, feed, relay }: Deciding,
  identity: Identity,
  { kind, id }: DeskPlace,
  taken: Taken,
): Promise<number> {
  const { decision, note, together } = taken;
  const isForDanger = decision === 'handled' || decision === 'noDanger';
  if ((kind === 'danger') !== isForDanger)
    throw invalid('That decision does not apply here.', [
      {
        path: 'body.decision',
        message: kind === 'danger' ? 'is handled or noDanger' : 'is release or hide',
      },
    ]);
  if (together && kind !== 'danger')
    throw invalid('Posts are decided one at a time.', [
      { path: 'body.together', message: 'is for a danger' },
    ]);
  const count = await database.transaction(async (tx, sql) => {
    const work = { tx, sql, identity };
    if (kind !== 'danger') {
      const state = decision === 'release' ? 'public' : 'hidden';
      await decideText(work, config, { kind, id, state, taken });
      return 1;
    }
    if (note !== undefined) await noteCase(work, config, { id, note });
    return handleCases(work, { id, together, noDanger: decision === 'noDanger' });
  });
  relay.nudge();
  if (kind !== 'danger') await feed.changed();
  return count;
}
