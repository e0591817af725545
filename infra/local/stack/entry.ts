import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ProcessName } from '@kbf/process-kit';
import { checkout } from '../../files/paths.ts';

/** The entry file of the process. */
export function entryOf(name: ProcessName): string {
  const folder = name === 'gateway' ? 'gateway' : `services/${name}`;
  const file = join(checkout, folder, 'src/main.ts');
  if (!existsSync(file)) throw new Error(`${name} has no ${file}`);
  return file;
}
