import type { CommunityConfig } from '../config.ts';
import type { Tx } from '../database.ts';
import { openOfDecided } from './sealed-decided.ts';

/** Collects, for a member's export, admin decisions about the member's texts and their notes. */
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
