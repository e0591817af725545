import type { Tx } from '../database.ts';
import type { Key } from '../sealed.ts';
import { openPart } from './sealed-rating.ts';

/** A person's thumbs with their texts, for the export. */
export async function gatherRatings(tx: Tx, key: Key, memberId: string) {
  const rows = await tx.replyRating.findMany({
    where: { memberId },
    orderBy: { createdAt: 'asc' },
  });
  return rows.map((row) => ({
    assistant: row.assistant,
    thumb: row.thumb,
    reason: row.reason,
    text: openPart(key, row, 'text'),
    question: openPart(key, row, 'question'),
    reply: openPart(key, row, 'reply'),
    createdAt: row.createdAt,
  }));
}
