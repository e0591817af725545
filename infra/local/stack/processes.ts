import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../paths.ts';

/** Services behind the gateway. */
export const serviceNames = ['auth', 'community', 'ai', 'notifications'] as const;
export type ServiceName = (typeof serviceNames)[number];
export const processNames = ['gateway', ...serviceNames] as const;
export type ProcessName = (typeof processNames)[number];

/** The file that is the process. */
export function entryOf(name: ProcessName): string {
  const folder = name === 'gateway' ? 'gateway' : `services/${name}`;
  const file = join(checkout, folder, 'src/main.ts');
  if (!existsSync(file)) throw new Error(`${name} has no ${file}`);
  return file;
}
