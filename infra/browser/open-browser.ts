import { type Browser, chromium } from 'playwright';
import { findChromium } from '../local/test/chromium.ts';

/** A real Chromium without a window. @throws Error when there is none on this machine */
export async function openBrowser(): Promise<Browser> {
  const executablePath = await findChromium(console.error);
  if (!executablePath) throw new Error('No Chromium: install it or set CHROME_PATH.');
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
}
