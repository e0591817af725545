import { createHmac } from 'node:crypto';
import { careLevels } from '@kbf/contracts';
import { databaseNow, lockInTransaction, shareLockPerson } from '@kbf/data-kit';
import type { EventPayload } from '@kbf/events';
import type { Tx } from '../database.ts';
import { visitorOfCase } from './same-person.ts';
import { sealOfCase } from './sealed.ts';
import type { Key } from './sealed.ts';

/**
 * This many notices from one network and level within an hour get separate cases. A household stays below it; a flood
 * does not.
 */
const mostOfNetwork = 20;
const hourMs = 60 * 60_000;

type Notice = EventPayload<'care.noticed'>['notice'];

/**
 * The network that identifies a flood. Null for members and for visitors who left contact data, because each of
 * them is a separate person, and for notices without a known network.
 */
function networkOfCase({ SEALING_KEY }: Key, { userId, contact, network }: Notice): string | null {
  if (userId || contact || !network || network === 'unknown') return null;
  const hash = createHmac('sha256', SEALING_KEY).update(`network of a care case ${network}`);
  return hash.digest('base64url').slice(0, 22);
}

/**
 * Adds a notice to the count of the newest case of its network and level, when that network has used its share in the
 * last hour and one of its cases is still open. Later notices become cases again, so that unseen notices are not added
 * to a handled case.
 * @returns whether it was counted
 */
async function countFlood(
  tx: Tx,
  { id, level, network }: { id: string; level: string; network: string },
): Promise<boolean> {
  await lockInTransaction(tx, `care network ${network}`);
  if ((await tx.careCase.count({ where: { id } })) > 0) return false;
  const since = { gte: new Date((await databaseNow(tx)).getTime() - hourMs) };
  const same = { network, level, noticedAt: since };
  if ((await tx.careCase.count({ where: same })) < mostOfNetwork) return false;
  const newest = await tx.careCase.findFirst({
    where: { ...same, handledAt: null },
    orderBy: [{ noticedAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
  });
  if (!newest) return false;
  await tx.careCase.update({ where: { id: newest.id }, data: { more: { increment: 1 } } });
  return true;
}

/**
 * Opens a case at the care desk. Community stores cases because the desk is one list from one database, and it also
 * shows held and reported texts, which belong to community. Other services hand over their notices encrypted and store
 * nothing for the desk.
 *
 * A repeated notice raises the level of the case when more is known now, and reopens it when the person wrote after it
 * was handled. An erased case stays erased. In a flood from one network, the first notices become cases and the others
 * are counted.
 */
export async function openCase(
  tx: Tx,
  config: Key,
  { noticeId: id, notice, noticedAt }: EventPayload<'care.noticed'>,
): Promise<void> {
  const { level, kind, language, place, words, saysSafe = false, userId, contact } = notice;
  const network = networkOfCase(config, notice);
  if (userId && (await shareLockPerson(tx, userId)).isErased) return;
  const sealed = (part: 'words' | 'contact', text: string) => sealOfCase(config, id, part, text);
  const found = {
    level,
    kind,
    language,
    saysSafe,
    sealedWords: sealed('words', words),
    // Members: auth knows their proven contacts.
    ...(contact && !userId ? { sealedContact: sealed('contact', JSON.stringify(contact)) } : {}),
  };
  if (network && (await countFlood(tx, { id, level, network }))) return;
  const { count } = await tx.careCase.createMany({
    data: [
      {
        ...found,
        id,
        place,
        network,
        userId: userId ?? null,
        visitor: visitorOfCase(config, notice),
        noticedAt: new Date(noticedAt),
      },
    ],
    skipDuplicates: true,
  });
  if (count > 0 || level === 'unread') return;
  const lower = { level: { in: careLevels.slice(careLevels.indexOf(level) + 1) } };
  const isLess =
    level === 'certain' ? [lower, { handledAt: { lt: new Date(noticedAt) } }] : [lower];
  await tx.careCase.updateMany({
    where: { id, OR: isLess },
    data: {
      ...found,
      noticedAt: new Date(noticedAt),
      // No admin has read these words.
      namedKind: null,
      seenAt: null,
      seenBy: null,
      handledAt: null,
      handledBy: null,
    },
  });
}
