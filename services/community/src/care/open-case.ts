import { careLevels } from '@kbf/contracts';
import { shareLockPerson } from '@kbf/data-kit';
import type { EventPayload } from '@kbf/events';
import type { CommunityConfig } from '../config.ts';
import type { Tx } from '../database.ts';
import { countFlood, networkOfCase } from './flood-of-cases.ts';
import { visitorOfCase } from './same-person.ts';
import { sealOfCase } from './sealed-case.ts';

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
  config: Pick<CommunityConfig, 'SEALING_KEY'>,
  { noticeId: id, notice, noticedAt }: EventPayload<'care.noticed'>,
): Promise<void> {
  const { level, kind, language, place, words, userId, contact } = notice;
  const network = networkOfCase(config, notice);
  if (userId && (await shareLockPerson(tx, userId)).isErased) return;
  const sealed = (part: 'words' | 'contact', text: string) => sealOfCase(config, id, part, text);
  const found = {
    level,
    kind,
    language,
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
