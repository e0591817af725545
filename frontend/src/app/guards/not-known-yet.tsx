import { Button } from '../../components/ui/button.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { refreshSession } from '../../lib/session/session.ts';

/** Shown instead of a members' page while the session is unknown. */
export function NotKnownYet() {
  return (
    <PageState
      level={1}
      failed
      title="We cannot check your login right now"
      text={
        'You may be offline, or something is away on our side. ' +
        'You are not logged out; this page opens as soon as we know.'
      }
      action={<Button onClick={() => void refreshSession()}>Try again</Button>}
    />
  );
}
