import { generateClients } from '../database/generate.ts';
import { buildSpa } from '../local/spa.ts';

/** Setup for tests of the whole product, before they start their own stacks. */
export default async function setup(): Promise<void> {
  await generateClients(console.error);
  await buildSpa(console.error);
}
