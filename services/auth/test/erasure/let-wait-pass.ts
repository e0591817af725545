import { startDueErasures } from '../../src/erasure/start-due-erasures.ts';
import type { Auth } from '../setup.ts';

/** Lets the wait between deletion and erasure end, or nearly with `minutes: -1`, and does what is due then. */
export async function letWaitPass(
  { deps }: Pick<Auth, 'deps'>,
  personId: string,
  { minutes = 0 } = {},
): Promise<void> {
  await deps.database.pool.query(
    `UPDATE erasure SET due_at = clock_timestamp() - $2 * interval '1 minute' WHERE person_id = $1`,
    [personId, minutes],
  );
  await startDueErasures(deps);
}

/** Lets the time end in which the changes of a person can be undone. */
export const letUndoEnd = ({ deps }: Pick<Auth, 'deps'>, personId: string) =>
  deps.database.pool.query(
    `UPDATE undo_state SET ends_at = clock_timestamp() WHERE person_id = $1`,
    [personId],
  );
