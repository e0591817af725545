import { Button } from './ui/button.tsx';
import { PageState } from './ui/page-state.tsx';

/** Shown in place of a page that failed or could not be loaded; navigation and footer stay. */
export function PageFailure() {
  return (
    <PageState
      failed
      level={1}
      title="This page could not be shown"
      text="Nothing you have already shared is lost. Check your connection, then load the page again."
      // A new version may have replaced the requested file, so only a full reload is sure to help.
      action={<Button onClick={() => window.location.reload()}>Load the page again</Button>}
    />
  );
}
