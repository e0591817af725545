import { generateClients } from '../database/generate.ts';
import { buildSpa } from '../local/spa.ts';

/** What tests of the whole product need before they start stacks of their own. */
export default async function setup(): Promise<void> {
  await generateClients(console.error);
  await buildSpa(console.error);
}
