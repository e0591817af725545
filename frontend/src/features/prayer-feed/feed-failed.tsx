import { Button } from '../../components/ui/button.tsx';
import { PageState } from '../../components/ui/page-state.tsx';

/** The feed could not be loaded at all. */
export function FeedFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <PageState
      failed
      title="The prayers did not load"
      text="Nothing is lost. Check your connection and try again."
      action={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}
