import { type Browser, chromium } from 'playwright';
import { findHeadless } from '../local/test/chromium.ts';

let shared: Promise<Browser> | undefined;

/**
 * A real Chromium without a window, one for all files: what a person has of it is a context of their own. It ends with
 * the process of the tests.
 * @throws Error when there is none on this machine
 */
export const openBrowser = (): Promise<Browser> => (shared ??= launch());

async function launch(): Promise<Browser> {
  const executablePath = await findHeadless(console.error);
  if (!executablePath) throw new Error('No Chromium: install it or set CHROME_PATH.');
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
}
