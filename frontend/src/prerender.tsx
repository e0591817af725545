import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from './app/app.tsx';
import { ErrorBoundary } from './components/error-boundary.tsx';
import { RootFailure } from './components/root-failure.tsx';

/**
 * A page as a visitor sees it before any request: the served HTML, which `main.tsx` hydrates. The build calls this;
 * browsers do not load it.
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
      // Otherwise React would send large parts after the page, with an inline script to move them, which the content
      // policy refuses.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}
