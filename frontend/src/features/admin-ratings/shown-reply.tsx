import { Query } from '../../components/query.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { useGetReplyRatingQuery } from './ratings-api.ts';

type ShownReplyProps = { id: string; onOpenChange: (open: boolean) => void };

/** Question and reply that a person lets admins read. */
export function ShownReply({ id, onOpenChange }: ShownReplyProps) {
  const rating = useGetReplyRatingQuery({ id });
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      size="wide"
      title="Question and answer"
      description="The person agreed that admins read this."
    >
      <Query
        of={rating}
        loadingLabel="Loading question and answer..."
        loading={<SkeletonLines lines={4} />}
        failedTitle="Question and answer did not load"
        missing={<p>This was deleted meanwhile.</p>}
      >
        {({ question, reply }) => (
          <dl className="flex flex-col gap-4">
            <div>
              <dt className="font-semibold">Question</dt>
              <dd className="[overflow-wrap:anywhere] whitespace-pre-line">{question}</dd>
            </div>
            <div>
              <dt className="font-semibold">Answer</dt>
              <dd className="prose-serif [overflow-wrap:anywhere] whitespace-pre-line">{reply}</dd>
            </div>
          </dl>
        )}
      </Query>
    </Dialog>
  );
}
