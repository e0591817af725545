import { catalogue, recordEvent } from '@kbf/events';
import type { ProcessorOf } from '@kbf/events';
import { announceComment } from '../comments/announce-comment.ts';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { undoOf } from '../desk/undo.ts';
import { dropPhotos } from '../profiles/profile-photos.ts';

const toldKind = catalogue['moderation.decided'].payload.shape.kind;

/** Does what cannot be undone, when the time to undo a decision is over: tells people, and empties replaced photos. */
export const concludeDecisionOnDeskDecided = ({
  config,
  relay,
}: Pick<Deps, 'config' | 'relay'>): ProcessorOf<Tx, 'desk.decided'> => ({
  name: 'conclude-decision-on-desk-decided',
  event: 'desk.decided',
  handle: async ({ tx, sql }, { decisionId: id }) => {
    const found = await tx.decidedText.findUnique({ where: { id } });
    if (!found?.sealedUndo) return;
    const { count } = await tx.decidedText.updateMany({
      where: { id },
      data: { sealedUndo: null },
    });
    if (count === 0) return;
    const { kind, subjectId, prayerId, authorUserId, decision, decidedAt } = found;
    const undo = undoOf.open(config, found, found.sealedUndo);
    const { before, after } = undo ?? {};
    if (kind === 'profile' && before && after) {
      const photos = [before['photo_id'], before['held_photo_id']];
      const replaced = photos.filter((one) => one !== null && one !== after['photo_id']);
      await dropPhotos(tx, replaced.map(String));
    }
    if (kind === 'comment' && decision === 'release' && before && !before['published_at']) {
      const comment = await tx.prayerComment.findUnique({ where: { id: subjectId } });
      if (comment) await announceComment({ tx, sql }, comment);
    }
    // No message for a name: people see on their own posts whether it is shown.
    // When the key has changed, it is not known whether others see a difference: the author is told.
    if (!authorUserId || undo?.isChange === false || kind === 'name') return;
    await recordEvent(sql, 'moderation.decided', {
      decisionId: id,
      kind: toldKind.parse(kind),
      prayerId,
      authorId: authorUserId,
      outcome: decision === 'release' ? 'published' : 'hidden',
      decidedAt: decidedAt.toISOString(),
    });
  },
  afterCommit: async () => relay.nudge(),
});
