import { generateClients } from '../database/generate.ts';
import { buildSpa } from '../local/spa.ts';
import { findHeadless } from '../local/test/chromium.ts';

/** Prepares what the sites of the tests start from, and finds the browser. Workers inherit the environment. */
export default async function setup(): Promise<void> {
  await generateClients(console.error);
  await buildSpa(console.error);
  process.env['CHROME_PATH'] ??= await findHeadless(console.error);
  if (!process.env['CHROME_PATH']) throw new Error('No Chromium: install it or set CHROME_PATH.');
}
