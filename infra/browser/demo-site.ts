import type { Browser } from 'playwright';
import { unhurried } from '../faults/unhurried.ts';
import { type Stack, startStack } from '../local/stack.ts';
import { openBrowser } from './open-browser.ts';

let shared: Promise<[Browser, Stack]> | undefined;

/**
 * A browser, and a site with demo content, for all files of this part that only add to it: starting them costs seconds.
 * They end with the process of the tests. By its name, for no passkey works at an address in numbers.
 */
export const openDemoSite = (): Promise<[Browser, Stack]> =>
  (shared ??= Promise.all([
    openBrowser(),
    startStack({ demo: true, host: 'localhost', env: unhurried }),
  ]));
