import { randomUUID } from 'node:crypto';
import { limits } from '@kbf/contracts';
import type { Care, createNeed as call, OwnNeed } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { conflict, invalid, memberIdOf } from '@kbf/service-kit';
import type { z } from 'zod';
import type { Judgement } from '../checks/judge-text.ts';
import { trustOf } from '../checks/trust-of.ts';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { Need } from '../generated/prisma/client.ts';
import { takeAllowance, type Sender } from '../limits/take-allowance.ts';
import { readContacts } from '../people/read-contacts.ts';
import { ownContactsIn } from '../people/own-contacts.ts';
import { lockAuthor } from '../people/lock-author.ts';
import { withMatches } from './list-needs.ts';
import { dayColumn, today } from './open-needs.ts';

type Posted = z.output<typeof call.body>;
type By = { identity: Identity; sender: Sender; care: Care | undefined };
const dayMs = 86_400_000;

/**
 * Posts an approved member's need or offer.
 * @returns `need` unless it waits for an admin
 * @throws 400 for a day that is past or too far ahead, 409 when too many are open or the id was used for another, 429
 */
export async function createNeed(
  deps: Deps,
  { identity, sender, care }: By,
  posted: Posted,
): Promise<{ id: string; need: OwnNeed | undefined; care?: Care | undefined }> {
  const { database } = deps;
  const memberId = memberIdOf(identity);
  const day = await today(database.prisma);
  checkLastDay(posted.endsOn, day);
  await takeAllowance(deps, 'needs', sender);
  const trust = await trustOf(database.prisma, identity);
  const contacts = (await readContacts(deps, [memberId]))(memberId);
  const ownContacts = ownContactsIn([posted.text], contacts);
  const judgement = await deps.judge([posted.text], care, trust, contacts);
  const row = await database.transaction(async (tx) => {
    await lockAuthor(tx, { userId: memberId, visitorId: null });
    return (
      (await findEarlier(tx, memberId, posted)) ??
      insert(tx, memberId, { ...posted, judgement, ownContacts })
    );
  });
  const isHeld = row.state === 'held';
  const need = isHeld ? undefined : await withMatches(deps, memberId, { ...row, contacts: [] });
  return { id: row.id, need, care: judgement.care };
}

function checkLastDay(endsOn: string, day: string): void {
  const latest = dayColumn(day).getTime() + limits.need.daysMax * dayMs;
  const isFit = endsOn >= day && dayColumn(endsOn).getTime() <= latest;
  if (isFit) return;
  const message = `must be today or later, at most ${limits.need.daysMax} days away`;
  throw invalid('Please choose a different last day.', [{ path: 'body.endsOn', message }]);
}

async function findEarlier(
  tx: Tx,
  memberId: string,
  { requestId, text, kind }: Posted,
): Promise<Need | undefined> {
  if (!requestId) return undefined;
  const earlier = await tx.need.findUnique({ where: { requestId } });
  if (!earlier) return undefined;
  const isSame =
    earlier.authorUserId === memberId && earlier.text === text && earlier.kind === kind;
  if (!isSame) throw conflict('This was already sent with different content.');
  return earlier;
}

async function insert(
  tx: Tx,
  memberId: string,
  posted: Posted & { judgement: Judgement; ownContacts: string[] },
): Promise<Need> {
  const { kind, text, tag, endsOn, requestId, judgement, ownContacts } = posted;
  const open = await tx.need.count({
    where: { authorUserId: memberId, endsOn: { gte: dayColumn(await today(tx)) } },
  });
  if (open >= limits.need.openMax)
    throw conflict(
      `You already have ${limits.need.openMax} open posts. Please delete one you no longer need first.`,
    );
  const createdAt = await databaseNow(tx);
  return tx.need.create({
    data: {
      id: randomUUID(),
      kind,
      text,
      ownContacts,
      tag,
      authorUserId: memberId,
      endsOn: dayColumn(endsOn),
      state: judgement.state,
      heldReasons: judgement.reasons,
      createdAt,
      publishedAt: judgement.state === 'public' ? createdAt : null,
      requestId: requestId ?? null,
    },
  });
}
