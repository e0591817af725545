import type { CommunityConfig } from '../config.ts';
import type { Tx } from '../database.ts';
import { openOfDecided } from './sealed-decided.ts';

/** What admins decided about the texts of a member, and what they noted with it, for the member. */
export async function gatherDecided(
  tx: Tx,
  config: Pick<CommunityConfig, 'SEALING_KEY'>,
  authorUserId: string,
) {
  const rows = await tx.decidedText.findMany({
    where: { authorUserId },
    orderBy: { decidedAt: 'asc' },
  });
  return rows.map((row) => {
    const { kind, was, decision, reasons, sealedWords, sealedNote, decidedAt } = row;
    const words = openOfDecided(config, row, 'words', sealedWords);
    const note = sealedNote === null ? null : openOfDecided(config, row, 'note', sealedNote);
    return { kind, was, decision, reasons, words, note, decidedAt };
  });
}
