import { createHmac } from 'node:crypto';
import { careLevels } from '@kbf/contracts';
import { databaseNow, lockInTransaction, shareLockPerson } from '@kbf/data-kit';
import type { EventPayload } from '@kbf/events';
import type { Tx } from '../database.ts';
import { visitorOfCase } from './same-person.ts';
import { sealOfCase } from './sealed.ts';
import type { Key } from './sealed.ts';

type Notice = EventPayload<'care.noticed'>['notice'];

const hourMs = 60 * 60_000;

const hashOf = ({ SEALING_KEY }: Key, text: string) =>
  createHmac('sha256', SEALING_KEY).update(text).digest('base64url').slice(0, 22);

const unknown = 'unknown';

/**
 * The widest network of the sender, to show many cases of one network together. Null for approved members, and for
 * notices without a known network. Names, accounts and contact data in forms are free, so they make no difference.
 */
function networkOfCase(key: Key, { networks }: Notice): string | null {
  const widest = networks?.at(-1) ?? unknown;
  return widest === unknown ? null : hashOf(key, `network of a care case ${widest}`);
}

/**
 * Words that are counted when they come again. Null for members and for senders who gave contact data, because each of
 * them may be a separate person, and for emergencies.
 */
function sameWordsOf(key: Key, notice: Notice): string | null {
  const { networks, userId, contact, place, level, kind, words } = notice;
  const narrow = networks?.[0] ?? unknown;
  if (userId || contact || narrow === unknown || kind === 'emergency') return null;
  return hashOf(key, `words of a care case ${narrow} ${place} ${level} ${kind} ${words}`);
}

/**
 * Counts words that came from the same network and place within the hour and still wait. Other words, another place or
 * kind, and every emergency are a case of their own: nothing is lost.
 * @returns whether they were counted
 */
async function countAgain(
  tx: Tx,
  { id, sameWords }: { id: string; sameWords: string },
): Promise<boolean> {
  await lockInTransaction(tx, `care words ${sameWords}`);
  if ((await tx.careCase.count({ where: { id } })) > 0) return false;
  const since = new Date((await databaseNow(tx)).getTime() - hourMs);
  const earlier = await tx.careCase.findFirst({
    where: { sameWords, noticedAt: { gte: since }, handledAt: null },
    select: { id: true },
  });
  if (!earlier) return false;
  await tx.careCase.update({ where: { id: earlier.id }, data: { more: { increment: 1 } } });
  return true;
}

/**
 * Opens a case at the care desk. Community stores cases because the desk is one list from one database, and it also
 * shows held and reported texts, which belong to community. Other services hand over their notices encrypted and store
 * nothing for the desk.
 *
 * A repeated notice raises the level of the case when more is known now, and reopens it when the person wrote after it
 * was handled. An erased case stays erased. The same words from the same network are counted.
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
  const sameWords = sameWordsOf(config, notice);
  if (sameWords && (await countAgain(tx, { id, sameWords }))) return;
  const { count } = await tx.careCase.createMany({
    data: [
      {
        ...found,
        id,
        place,
        network,
        sameWords,
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
      noDanger: false,
    },
  });
}
