import type { CallShape } from '@kbf/contracts';
import { pages } from '@kbf/contracts';

/**
 * What the log calls a request. Calls by their declaration, not by their address: the id in an address may be the very
 * thing that proves whose it is.
 */
export function routeName(call: CallShape | undefined, path: string): string {
  if (call) return call.path;
  if (path in pages) return path;
  if (path.startsWith('/assets/')) return '/assets/*';
  if (path.startsWith('/api/docs')) return '/api/docs';
  return 'other';
}
