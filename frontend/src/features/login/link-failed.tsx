import { Button } from '../../components/ui/button.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { mayWork, type ApiError } from '../../lib/api/request-error.ts';

type LinkFailedProps = {
  failure: ApiError;
  onRetry: () => void;
  /** Missing for a link that cannot be requested. */
  onNewLink?: () => void;
};

/** A failed link: it may work in a moment, or a new one is needed. */
export function LinkFailed({ failure, onRetry, onNewLink }: LinkFailedProps) {
  const { serverMessage, status } = failure;
  return mayWork(failure) ? (
    <PageState
      level={1}
      failed
      title={status === 0 ? 'We could not reach the server' : 'We could not check your link'}
      text={
        status === 0
          ? 'Keep this page open, check your connection and try again.'
          : (serverMessage ?? 'Something is down on our side. Please try again in a moment.')
      }
      action={<Button onClick={onRetry}>Try again</Button>}
    />
  ) : (
    <PageState
      level={1}
      failed
      title="This link no longer works"
      text={
        serverMessage ?? 'Links work once and expire after ten minutes. You can request a new one.'
      }
      action={onNewLink && <Button onClick={onNewLink}>Request a new link</Button>}
    />
  );
}
