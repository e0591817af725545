import type { DeskDetail, DeskPlace } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { notFound } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { readWaitingText } from './desk-sql.ts';
import { nextAtDesk, presentDangerItem, presentText } from './list-desk.ts';
import { readReportedChats } from './reported-chats.ts';
import { lookAtCase } from './look-at-case.ts';

/** One item of the desk with its context. @throws 404 when it no longer waits; a handled case can still be read */
export async function readDeskItem(
  deps: Deps,
  identity: Identity,
  place: DeskPlace,
): Promise<DeskDetail> {
  const next = await nextAtDesk(deps, place);
  const { kind } = place;
  if (kind === 'danger') {
    const { row, together, shown } = await lookAtCase(deps, identity, place.id);
    const beside = { together, flood: null, person: shown.person };
    return { ...presentDangerItem(deps.config, row, row.noticedAt, beside), case: shown, next };
  }
  const row = await readWaitingText(deps.database.sql, place);
  if (!row) throw notFound('Another admin has already decided this.');
  const item = presentText({ ...row, kind });
  if (kind === 'profile' && item.text)
    Object.assign(item.text, await readReportedChats(deps, identity, place.id));
  return { ...item, case: null, next };
}
