import type { BrowserError, BrowserErrorKind, reportBrowserError } from '@kbf/contracts';
import { patternOf } from '../paths.ts';

/** Limit per page load, so that a repeated error does not flood the server. */
const mostReports = 5;
const mostFrames = 20;

// Typed by the contract, without loading its schemas.
const path: (typeof reportBrowserError)['path'] = '/api/browser-errors';

const told = new Set<string>();

/** Stack frames in our own files, innermost first. Frames of extensions and other sites are ignored. */
function framesOf(stack: string): string[] {
  return stack
    .split(`${window.location.origin}/`)
    .slice(1)
    .flatMap((rest) => /^assets\/[\w.-]+\.js:\d+:\d+/.exec(rest)?.[0] ?? [])
    .slice(0, mostFrames);
}

/**
 * Reports an error: its kind, the place in our files, and the pattern of the page. Its message is not sent, because it
 * may contain a person's words. Never throws and never waits.
 */
export function reportError(kind: BrowserErrorKind, error: unknown): void {
  const { name = '', stack = '' } = error instanceof Error ? error : {};
  const frames = framesOf(stack);
  // Without a frame in our files there is nothing to look up; a script that did not load has none.
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
    // The report is anonymous.
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
}

/** Reports every uncaught error from now on. Returns a function that stops it. */
export function watchErrors(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('error', ({ error }) => reportError('thrown', error), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => reportError('rejected', reason), {
    signal,
  });
  // Event of the build tool: a file of this version is gone, or could not be loaded.
  window.addEventListener('vite:preloadError', () => reportError('loading', undefined), { signal });
  return () => stop.abort();
}

/** Resets the reports like a new page load. For tests. */
export function resetReports(): void {
  told.clear();
}
