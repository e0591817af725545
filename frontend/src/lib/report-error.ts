import type { BrowserError, BrowserErrorKind, reportBrowserError } from '@kbf/contracts';
import { patternOf } from '../config/paths.ts';

/** Of one page load, so that something that fails over and over does not flood us. */
const mostReports = 5;
const mostFrames = 20;

// Typed against the contract without carrying its schemas into the first load.
const path: (typeof reportBrowserError)['path'] = '/api/browser-errors';

const told = new Set<string>();

/** Places in files of ours, innermost first. Those of extensions and other sites are none of our business. */
function framesOf(stack: string): string[] {
  return stack
    .split(`${window.location.origin}/`)
    .slice(1)
    .flatMap((rest) => /^assets\/[\w.-]+\.js:\d+:\d+/.exec(rest)?.[0] ?? [])
    .slice(0, mostFrames);
}

/**
 * Tells us that something failed: the kind of error, where in our files, and the pattern of the page. Its words stay
 * here; they may be somebody's own. Never throws and never waits.
 */
export function reportError(kind: BrowserErrorKind, error: unknown): void {
  const { name = '', stack = '' } = error instanceof Error ? error : {};
  const frames = framesOf(stack);
  // Without a place of ours nothing can be looked for; a file that did not load has none.
  if (name === 'AbortError' || (frames.length === 0 && kind !== 'loading')) return;
  const report: BrowserError = {
    kind,
    name: /^[A-Za-z]{1,40}$/.test(name) ? name : 'Error',
    route: patternOf(window.location.pathname),
    frames,
  };
  const body = JSON.stringify(report);
  if (told.has(body) || told.size >= mostReports || !navigator.onLine) return;
  told.add(body);
  void fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    // Who it was is not asked.
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
}

/** From now on, tells us of every error that nobody catches. Returns a function that stops it. */
export function watchErrors(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('error', ({ error }) => reportError('thrown', error), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => reportError('rejected', reason), {
    signal,
  });
  // Of the build tool: a file of this version is gone, or could not be fetched.
  window.addEventListener('vite:preloadError', () => reportError('loading', undefined), { signal });
  return () => stop.abort();
}

/** Forgets what was told, as a fresh page load would. For tests. */
export function resetReports(): void {
  told.clear();
}
