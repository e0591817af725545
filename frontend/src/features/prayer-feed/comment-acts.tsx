import type { PrayerComment } from '@kbf/contracts';
import { Flag, Pencil, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx';
import { MenuList } from '../../components/ui/menu-list.tsx';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';
import { useSession } from '../../lib/session/session.ts';
import { isCorrectable } from './correctable.ts';
import { useRemoveCommentMutation } from './own-texts-api.ts';

const ReportDialog = lazyNamed(
  () => import('../../components/report/report-dialog.tsx'),
  'ReportDialog',
);

const CorrectDialog = lazyNamed(() => import('./correct-dialog.tsx'), 'CorrectDialog');

export type CommentActsProps = {
  label: string;
  /** Ids of the prayer and the comment. */
  ids: { id: string; commentId: string };
  comment: Pick<PrayerComment, 'mine' | 'comment' | 'createdAt'>;
  /** Where the focus goes after deletion. */
  returnTo: () => HTMLElement | null;
};

/** The menu of a comment after its first use: its author can delete it, others can report it. */
export function CommentActs({ label, ids, comment, returnTo }: CommentActsProps) {
  const [remove] = useRemoveCommentMutation();
  const [open, setOpen] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [isCorrecting, setCorrecting] = useState<boolean>();
  const { mine } = comment;
  const { status } = useSession();
  const [isNew] = useState(() => isCorrectable(comment.createdAt));
  const edit = {
    label: 'Edit this comment',
    icon: <Pencil size={18} strokeWidth={1.5} />,
    onSelect: () => setCorrecting(true),
  };
  const ask = () => {
    setIsAsked(true);
    setOpen(true);
  };
  const item = mine
    ? { label: 'Delete this comment', icon: <Trash2 size={18} strokeWidth={1.5} />, danger: true }
    : { label: 'Report this comment', icon: <Flag size={18} strokeWidth={1.5} /> };
  return (
    <>
      <MenuList
        label={label}
        items={[
          ...(mine && isNew && status === 'member' ? [edit] : []),
          { ...item, onSelect: ask },
        ]}
      />
      {isCorrecting !== undefined && (
        <Suspense>
          <CorrectDialog
            open={isCorrecting}
            onOpenChange={setCorrecting}
            ids={ids}
            text={comment.comment}
          />
        </Suspense>
      )}
      {isAsked && mine && (
        <ConfirmDialog
          open={open}
          onOpenChange={setOpen}
          danger
          title="Delete this comment for good?"
          description="You cannot undo this."
          confirmLabel="Delete"
          onConfirm={() => remove(ids).unwrap()}
          onDone={() => returnTo()?.focus()}
          returnTo={returnTo}
        />
      )}
      {isAsked && !mine && (
        <Suspense>
          <ReportDialog
            open={open}
            onOpenChange={setOpen}
            call="reportComment"
            what="this comment"
            params={ids}
          />
        </Suspense>
      )}
    </>
  );
}
