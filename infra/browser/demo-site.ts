import type { Browser } from 'playwright';
import { manyPrayers } from '../faults/many-prayers.ts';
import { type Stack, startStack } from '../local/stack.ts';
import { openBrowser } from './open-browser.ts';

/**
 * Kept alive as by `npm start`: most files are on this site, and one process that ended would fail them all. On a busy
 * machine one that is well may be silent for longer.
 */
const hungTimes = { everyMs: 5_000, answerMs: 10_000, mostSilent: 6 };
/** All files share one address: together they may share more prayers in an hour than one visitor. */
const { AI_PUBLIC_PRAYERS_PER_HOUR } = manyPrayers.ai;
const env = { ...manyPrayers, ai: { AI_PUBLIC_PRAYERS_PER_HOUR }, all: { LOOP_STILL_MS: '60000' } };

let shared: Promise<[Browser, Stack]> | undefined;

/**
 * A browser, and a site with demo content, for all files of this part that only add to it: starting them costs seconds.
 * They end with the process of the tests. By its name, for no passkey works at an address in numbers.
 */
export const openDemoSite = (): Promise<[Browser, Stack]> => (shared ??= start());

async function start(): Promise<[Browser, Stack]> {
  try {
    return await Promise.all([
      openBrowser(),
      startStack({ demo: true, host: 'localhost', env, keepAlive: true, hungTimes }),
    ]);
  } catch (error) {
    // One start that failed fails one file; the next one tries again.
    shared = undefined;
    throw error;
  }
}
