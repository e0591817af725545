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
        'You may be offline, or something on our side is down. ' +
        'You are still logged in. This page will open as soon as we can check.'
      }
      action={<Button onClick={() => void refreshSession()}>Try again</Button>}
    />
  );
}
