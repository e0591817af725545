import './styles/main.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/app.tsx';
import { ErrorBoundary } from './components/error-boundary.tsx';
import { RootFailure } from './components/root-failure.tsx';
import { watchErrors } from './lib/report-error.ts';
import { loadSession } from './lib/session.ts';
import { watchSession } from './lib/watch-session.ts';

watchErrors();
void loadSession();
watchSession();

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root to render into');

createRoot(root).render(
  <StrictMode>
    <ErrorBoundary fallback={<RootFailure />}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </ErrorBoundary>
  </StrictMode>,
);
