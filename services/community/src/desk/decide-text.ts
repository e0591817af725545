import { randomUUID } from 'node:crypto';
import type { DeskDecision } from '@kbf/contracts';
import { databaseNow, recordPrivilegedAct } from '@kbf/data-kit';
import { recordEvent } from '@kbf/events';
import type { Identity } from '@kbf/process-kit';
import { adminIdOf, conflict, isFresh, notFound } from '@kbf/service-kit';
import { countChange, decidableTexts } from './decidable-texts.ts';
import type { Work } from './decidable-texts.ts';
import { readWaitingText } from './desk-sql.ts';
import type { DeskRow } from './desk-sql.ts';
import { readColumns } from './rows-sql.ts';
import type { TextKind } from './rows-sql.ts';
import { sealOfDecided } from './sealed.ts';
import type { Key } from './sealed.ts';
import { undoOf } from './undo.ts';

export type Taken = {
  decision: DeskDecision;
  note?: string | undefined;
  together?: boolean | undefined;
  seenAt?: string | undefined;
};
/** The reports of a text that an admin decides about. Null for a part of a prayer and for a name. */
export function reportsOf(kind: TextKind, id: string) {
  if (kind === 'prayer') return { prayerId: id, commentId: null };
  if (kind === 'comment') return { commentId: id };
  if (kind === 'need') return { needId: id };
  return kind === 'profile' ? { profileUserId: id } : null;
}

/** The name of an act in the audit log. Thanks and photos are parts of a prayer. */
export const actAbout = (kind: TextKind, done: 'decided' | 'reopened') =>
  `${kind === 'thanks' || kind === 'photo' ? 'prayer' : kind}.${done}`;

/** All words that an admin decided about. */
const wordsOf = ({ text, also: { waiting, tags, thanks } }: DeskRow): string =>
  [text, waiting, tags.join(', '), thanks].filter(Boolean).join('\n\n');

/** Carries out a decision about one text, and stores it for the other admins. */
export async function decideText(
  { tx, sql, identity }: Work & { identity: Identity },
  config: Key,
  {
    kind,
    id,
    state,
    taken: { note, seenAt },
  }: { kind: TextKind; id: string; state: 'public' | 'hidden'; taken: Taken },
): Promise<void> {
  const { lock, decide } = decidableTexts[kind];
  await lock(tx, id);
  const row = await readWaitingText(sql, { kind, id });
  if (!row) throw notFound('Another admin has already decided this.');
  if (seenAt !== undefined && row.created_at.getTime() !== Date.parse(seenAt))
    throw conflict('This has changed since you opened it. Please read it again.');
  const before = await readColumns(sql, { kind, id });
  const photoId = await decide({ tx, sql, protects: isFresh(identity) }, id, state);
  const after = await readColumns(sql, { kind, id });
  const decidedAt = await databaseNow(tx);
  const reports = reportsOf(kind, id);
  if (reports)
    await tx.report.updateMany({ where: { ...reports, decidedAt: null }, data: { decidedAt } });
  const isPartOfPrayer = ['prayer', 'thanks', 'photo'].includes(kind);
  await recordPrivilegedAct(sql, identity, {
    action: actAbout(kind, 'decided'),
    subjectId: id,
    details: { state, ...(isPartOfPrayer ? { part: kind } : {}) },
  });
  const decisionId = randomUUID();
  const of = { kind, subjectId: id };
  const isChange = row.state !== state || photoId !== undefined;
  await tx.decidedText.create({
    data: {
      ...of,
      id: decisionId,
      prayerId: isPartOfPrayer ? id : row.prayer_id,
      authorUserId: row.author_user_id,
      was: row.state,
      decision: state === 'public' ? 'release' : 'hide',
      reasons: row.reasons,
      sealedWords: sealOfDecided(config, of, 'words', wordsOf(row)),
      sealedNote: note === undefined ? null : sealOfDecided(config, of, 'note', note),
      sealedUndo: undoOf.seal(config, of, { before, after, photoId: photoId ?? null, isChange }),
      decidedAt,
      decidedBy: adminIdOf(identity),
    },
  });
  await recordEvent(sql, 'desk.decided', { decisionId, decidedAt: decidedAt.toISOString() });
  await countChange(
    tx,
    { kind, prayerId: row.prayer_id },
    { from: before['state'], to: after['state'] },
  );
}
