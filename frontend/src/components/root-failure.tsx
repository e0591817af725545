import { Button } from './ui/button.tsx';
import { PageState } from './ui/page-state.tsx';

/** Shown when even the shell failed. It uses no router and no session, because those may be the cause. */
export function RootFailure() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <PageState
        failed
        title="Something went wrong on our side"
        text="Nothing you have shared is lost. Reloading the page usually helps."
        action={<Button onClick={() => window.location.reload()}>Reload page</Button>}
      />
    </main>
  );
}
