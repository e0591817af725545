import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { resetStore } from '../lib/session/store.ts';
import { endProof } from '../lib/api/fresh-proof.ts';
import { resetQuietLine } from '../lib/care/quiet-line.ts';
import { noteLogin, resetSession } from '../lib/session/session.ts';
import { resetPlace } from '../lib/session/place-before-login.ts';
import { resetToasts } from '../lib/browser/toast.ts';
import { fillBrowserGaps } from './browser-gaps.ts';
import { assistants, landingAnswers, server, visitor } from './server.ts';

// Long, because a busy machine is slow.
configure({ asyncUtilTimeout: 120_000 });

// Every test starts with a fresh page and a strict API replacement. The files of a worker share modules.
beforeAll(() => {
  fillBrowserGaps();
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  // A login may exist: the server's answer decides, as in the tests.
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
  endProof(false);
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset['theme'];
});
afterAll(() => server.close());
