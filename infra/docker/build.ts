/** Builds what the image needs: database clients and pages. */
import { generateClients } from '../database/generate.ts';
import { buildSpa } from '../local/spa.ts';

await generateClients(console.log);
await buildSpa(console.log);
