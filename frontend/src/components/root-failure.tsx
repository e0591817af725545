import { Button } from './ui/button.tsx';
import { PageState } from './ui/page-state.tsx';

/** Shown when even the shell failed. It uses no router and no session, because those may be the cause. */
export function RootFailure() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <PageState
        failed
        title="Something broke on our side"
        text="Nothing you have already shared is lost. Loading the page again usually helps."
        action={<Button onClick={() => window.location.reload()}>Load the page again</Button>}
      />
    </main>
  );
}
