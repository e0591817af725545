import { loadCode } from '../../lib/browser/load-code.ts';

/** Loads the page's calls with the store. */
export const loadCalls = () => loadCode(() => import('./prayer-calls.ts'));
