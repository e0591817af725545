import { generateClients } from '../database/generate.ts';
import { buildSpa } from '../local/spa.ts';
import { findHeadless } from '../local/test/chromium.ts';

/** What tests of the whole product need before they start stacks of their own. */
export default async function setup(): Promise<void> {
  await generateClients(console.error);
  await buildSpa(console.error);
  process.env['CHROME_PATH'] ??= await findHeadless(console.error);
}
