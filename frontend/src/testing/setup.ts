import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { resetStore } from '../app/store.ts';
import { resetQuietLine } from '../lib/care/quiet-line.ts';
import { noteLogin } from '../lib/login-hint.ts';
import { resetPlace } from '../lib/place-before-login.ts';
import { resetSession } from '../lib/session.ts';
import { resetToasts } from '../lib/toast.ts';
import { fillBrowserGaps } from './browser-gaps.ts';
import { assistants, landingAnswers, server, visitor } from './server.ts';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 120_000 });

// Every test starts with a fresh page and a strict API stand-in. Modules are shared between the files of a worker.
beforeAll(() => {
  fillBrowserGaps();
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  // A login that may be there or not: what the server answers decides, as it does in the tests.
  noteLogin(true);
  server.use(visitor, assistants('model'), ...landingAnswers);
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
  resetStore();
  resetSession();
  resetPlace();
  resetToasts();
  resetQuietLine();
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset['theme'];
});
afterAll(() => server.close());
