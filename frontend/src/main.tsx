import './styles/main.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/app.tsx';
import { ErrorBoundary } from './components/error-boundary.tsx';
import { RootFailure } from './components/root-failure.tsx';
import { watchErrors } from './lib/browser/report-error.ts';
import { loadSession } from './lib/session/session.ts';
import { surviveTranslation } from './lib/browser/survive-translation.ts';
import { noteTyped } from './lib/browser/use-typed-before.ts';
import { watchSession } from './lib/session/watch-session.ts';

watchErrors();
surviveTranslation();
void loadSession();
watchSession();
// An installed site has a page for when there is no network.
if (matchMedia('(display-mode:standalone)').matches)
  void navigator.serviceWorker?.register('/service-worker.js');

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root to render into');

const site = (
  <StrictMode>
    <ErrorBoundary fallback={<RootFailure />}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </ErrorBoundary>
  </StrictMode>
);

/** Whether the first render equals the served page. An address with parameters, or unsent text, differs from it. */
function beginsAsServed(): boolean {
  const { search, hash } = window.location;
  try {
    return search === '' && !hash.includes('=') && sessionStorage.length === 0;
  } catch {
    // Storage is blocked: nothing was stored.
    return search === '' && !hash.includes('=');
  }
}

// The served page is already readable: hydrate it in small steps, so that the page stays responsive.
if (root.hasChildNodes() && beginsAsServed()) startTransition(() => void hydrateRoot(root, site));
else {
  noteTyped(root);
  createRoot(root).render(site);
}
