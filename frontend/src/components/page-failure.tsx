import { Button } from './ui/button.tsx';
import { PageState } from './ui/page-state.tsx';

/** Shown in place of a page that failed or could not be loaded; navigation and footer stay. */
export function PageFailure() {
  return (
    <PageState
      failed
      level={1}
      title="We could not show this page"
      text="Nothing you have shared is lost. Check your connection, then reload the page."
      // A new version may have replaced the requested file, so only a full reload is sure to help.
      action={<Button onClick={() => window.location.reload()}>Reload page</Button>}
    />
  );
}
