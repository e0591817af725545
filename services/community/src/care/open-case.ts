import { shareLockPerson } from '@kbf/data-kit';
import type { EventPayload } from '@kbf/events';
import type { CommunityConfig } from '../config.ts';
import type { Tx } from '../database.ts';
import { countFlood, networkOfCase } from './flood-of-cases.ts';
import { visitorOfCase } from './same-person.ts';
import { sealOfCase } from './sealed-case.ts';

/**
 * Opens a case at the care desk. Cases are kept here because the desk is one queue, and held and reported texts, which
 * it shows beside them, are community's: one list in one order, from one database. Other services hand over what they
 * notice sealed, and keep nothing of it for the desk.
 *
 * A notice that comes again raises the case when more is known now, and has it wait again when the person wrote after
 * it was handled. What was erased stays erased. Of a flood from one network the first are cases, the others counted.
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
    // A member is asked of auth, who knows what is proven.
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
  if (count > 0 || kind === 'unread') return;
  // A danger is more than words that nobody understood; what is certain is more than either.
  const isLess =
    level === 'certain'
      ? [{ level: 'possible' }, { handledAt: { lt: new Date(noticedAt) } }]
      : [{ kind: 'unread' }];
  await tx.careCase.updateMany({
    where: { id, OR: isLess },
    data: {
      ...found,
      noticedAt: new Date(noticedAt),
      // Nobody has looked at these words.
      namedKind: null,
      seenAt: null,
      seenBy: null,
      handledAt: null,
      handledBy: null,
    },
  });
}
