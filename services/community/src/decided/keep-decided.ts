import { randomUUID } from 'node:crypto';
import { databaseNow } from '@kbf/data-kit';
import type { CommunityConfig } from '../config.ts';
import type { Tx } from '../database.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { sealOfDecided } from './sealed-decided.ts';

export type Decided = Pick<
  Prisma.DecidedTextUncheckedCreateInput,
  'kind' | 'subjectId' | 'prayerId' | 'authorUserId' | 'was' | 'decision' | 'decidedBy'
> & { reasons: string[]; words: string; sealedNote: string | null };

/** Stores a decision about a text for the other admins, in the transaction of the decision. */
export async function keepDecided(
  tx: Tx,
  config: Pick<CommunityConfig, 'SEALING_KEY'>,
  { words, ...decided }: Decided,
): Promise<void> {
  await tx.decidedText.create({
    data: {
      ...decided,
      id: randomUUID(),
      sealedWords: sealOfDecided(config, decided, 'words', words),
      decidedAt: await databaseNow(tx),
    },
  });
}
