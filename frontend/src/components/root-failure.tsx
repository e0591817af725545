import { Button } from './ui/button.tsx';
import { PageState } from './ui/page-state.tsx';

/** What a person sees when even the shell broke. It uses no router and no session: those may be what failed. */
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
