import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withLock } from '../files/lock.ts';
import { checkout, checkoutMarks, pinnedNode } from '../files/paths.ts';
import { writeWhole } from '../files/write-whole.ts';
import { makeLean } from './lean-client.ts';
import { schemaFile, serviceFolder, statefulServices } from './services.ts';

const execute = promisify(execFile);
const prisma = join(checkout, 'node_modules/prisma');

/**
 * Generates, in parallel, the Prisma client of each service whose schema has changed.
 * @returns the services generated now
 */
export async function generateClients(report: (line: string) => void = () => undefined) {
  const stale = (await Promise.all(statefulServices.map(staleness))).filter(
    (one) => one !== undefined,
  );
  if (stale.length === 0) return [];
  return withLock(join(checkoutMarks, 'generate'), async () => {
    // Another process may have done it during the wait.
    const left = (await Promise.all(stale.map((one) => staleness(one.service)))).filter(
      (one) => one !== undefined,
    );
    if (left.length > 0)
      report(`Generating database clients: ${left.map((x) => x.service).join(', ')}…`);
    await Promise.all(left.map((one) => generate(one.service, one.hash)));
    return left.map((one) => one.service);
  });
}

const generated = (service: string) => join(serviceFolder(service), 'src/generated/prisma');
/** Hash of the client's sources; it exists only while the client beside it is complete. */
const stampFile = (service: string) => `${generated(service)}.hash`;

async function staleness(service: string): Promise<{ service: string; hash: string } | undefined> {
  if (!existsSync(schemaFile(service))) return undefined;
  const ours = join(import.meta.dirname, 'lean-client.ts');
  const sources = [schemaFile(service), join(prisma, 'package.json'), ours];
  const hash = createHash('sha256');
  for (const source of sources) hash.update(await readFile(source));
  const wanted = hash.digest('hex');
  const found = await readFile(stampFile(service), 'utf8').catch(() => '');
  const isThere = existsSync(join(generated(service), 'client.ts'));
  return isThere && found === wanted ? undefined : { service, hash: wanted };
}

async function generate(service: string, hash: string): Promise<void> {
  await rm(stampFile(service), { force: true });
  // Prisma does not write into a folder with an incomplete client.
  await rm(generated(service), { recursive: true, force: true });
  const env = {
    ...process.env,
    // Generation uses WebAssembly; without this setting Prisma would download an unused engine.
    PRISMA_SCHEMA_ENGINE_BINARY: '/bin/true',
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    CHECKPOINT_DISABLE: '1',
  };
  const args = [join(prisma, 'build/index.js'), 'generate', '--schema', schemaFile(service)];
  try {
    await execute(pinnedNode(), args, { cwd: serviceFolder(service), env });
  } catch (cause) {
    const { stderr = '' } = cause as { stderr?: string };
    throw new Error(`The database client of ${service} cannot be generated: ${stderr}`, { cause });
  }
  await makeLean(generated(service));
  writeWhole(stampFile(service), hash);
}

if (import.meta.main) await generateClients((line) => console.log(line));
