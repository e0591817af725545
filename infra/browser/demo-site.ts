import type { Browser } from 'playwright';
import { type Stack, startStack } from '../local/stack.ts';
import { openBrowser } from './open-browser.ts';

/** A busy machine holds nothing back for want of a verdict in time. */
const unhurried = { MODERATION_TIMEOUT_MS: '30000' };

let shared: Promise<[Browser, Stack]> | undefined;

/**
 * A browser, and a site with demo content, for all files of this part that only add to it: starting them costs seconds.
 * They end with the process of the tests. By its name, for no passkey works at an address in numbers.
 */
export const openDemoSite = (): Promise<[Browser, Stack]> =>
  (shared ??= Promise.all([
    openBrowser(),
    startStack({ demo: true, host: 'localhost', env: { community: unhurried } }),
  ]));
