import type { PrayerComment } from '@kbf/contracts';
import { Flag, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx';
import { Menu } from '../../components/ui/menu.tsx';
import { lazyNamed } from '../../lib/lazy-named.ts';
import { fullDate, relativeTime } from '../../lib/relative-time.ts';
import { isOnItsWay } from './comment-change.ts';
import { useRemoveCommentMutation } from './prayer-feed-api.ts';

const ReportDialog = lazyNamed(
  () => import('../../components/report/report-dialog.tsx'),
  'ReportDialog',
);

type CommentItemProps = {
  prayerId: string;
  comment: PrayerComment;
  /** Where the focus goes once it is deleted. */
  returnTo: () => HTMLElement | null;
};

/** One comment; its author can delete it, others report it. */
export function CommentItem({ prayerId, comment, returnTo }: CommentItemProps) {
  const { id, userName, createdAt, mine } = comment;
  const [remove] = useRemoveCommentMutation();
  const [open, setOpen] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const sending = isOnItsWay(comment);
  const ask = () => {
    setIsAsked(true);
    setOpen(true);
  };
  const item = mine
    ? { label: 'Delete this comment', icon: <Trash2 size={18} strokeWidth={1.5} />, danger: true }
    : { label: 'Report this comment', icon: <Flag size={18} strokeWidth={1.5} /> };
  return (
    <li
      className={`flex gap-2 border-l border-hairline pl-4 ${sending ? 'animate-fade-in opacity-80' : ''}`}
    >
      <div className="min-w-0 flex-1">
        <p className="text-sm [overflow-wrap:anywhere]">
          <bdi className="font-semibold">{userName}</bdi>{' '}
          {sending ? (
            <span className="text-quiet">Sending...</span>
          ) : (
            <time dateTime={createdAt} title={fullDate(createdAt)} className="text-quiet">
              {relativeTime(createdAt)}
            </time>
          )}
        </p>
        <p dir="auto" className="mt-0.5 [overflow-wrap:anywhere] whitespace-pre-line">
          {comment.comment}
        </p>
      </div>
      {!sending && (
        <div className="-mt-2.5 -mr-2.5 shrink-0">
          <Menu
            label={`More about the comment of ${userName}`}
            items={[{ ...item, onSelect: ask }]}
          />
        </div>
      )}
      {isAsked && mine && (
        <ConfirmDialog
          open={open}
          onOpenChange={setOpen}
          danger
          title="Delete this comment for good?"
          description="This cannot be undone."
          confirmLabel="Delete"
          onConfirm={() => remove({ id: prayerId, commentId: id }).unwrap()}
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
            params={{ id: prayerId, commentId: id }}
          />
        </Suspense>
      )}
    </li>
  );
}
