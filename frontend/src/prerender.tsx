import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from './app/app.tsx';
import { ErrorBoundary } from './components/error-boundary.tsx';
import { RootFailure } from './components/root-failure.tsx';

/**
 * A page as a visitor sees it before anything was asked: what the served HTML holds, and what `main.tsx` takes over.
 * The build calls this; no browser loads it.
 */
export async function renderPage(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <ErrorBoundary fallback={<RootFailure />}>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </ErrorBoundary>
    </StrictMode>,
    {
      // A large part would else come after the page, with a script in it that moves it: the content policy has none.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}
