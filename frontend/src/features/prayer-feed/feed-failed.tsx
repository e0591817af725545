import { Button } from '../../components/ui/button.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { useAgainWhenOnline, waitsForLine } from '../../lib/browser/use-again-when-online.ts';
import { readableMessage, type ApiError } from '../../lib/api/request-error.ts';

type FeedFailedProps = { problem: ApiError | undefined; onRetry: () => void };

/** The feed could not be loaded: because of the network, or with the site's own message. */
export function FeedFailed({ problem, onRetry }: FeedFailedProps) {
  const waits = useAgainWhenOnline(problem?.status === 0, onRetry);
  return (
    <PageState
      failed
      title="The prayers did not load"
      text={waits || !problem ? waitsForLine : readableMessage(problem)}
      action={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}
