import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceName } from '@kbf/contracts';
import type { ProcessName } from '@kbf/process-kit';
import getPort from 'get-port';
import { checkout } from '../../files/paths.ts';

/** Where an instance of a process listens. */
export interface Place {
  name: ProcessName;
  port: number;
  opsPort: number;
}

const freePort = () => getPort({ host: '127.0.0.1' });

/** Whether this port is free on all addresses of this machine. */
export const isFree = async (port: number): Promise<boolean> => (await getPort({ port })) === port;

/**
 * Ports for every instance of every process.
 * @param gatewayPort port of the first gateway; a free one when left out
 */
export async function findPlaces(
  services: readonly ServiceName[],
  instances: Partial<Record<ProcessName, number>>,
  gatewayPort?: number,
): Promise<Place[]> {
  const places: Place[] = [];
  for (const name of ['gateway', ...services] as const)
    for (let index = 0; index < (instances[name] ?? 1); index += 1)
      places.push({ name, port: await freePort(), opsPort: await freePort() });
  const first = places.find((place) => place.name === 'gateway');
  if (first && gatewayPort) first.port = gatewayPort;
  return places;
}

/** `community`, and `community-2` for the second one. */
export function nameOf(place: Place, places: readonly Place[]): string {
  const number = places.filter((other) => other.name === place.name).indexOf(place) + 1;
  return number === 1 ? place.name : `${place.name}-${number}`;
}

/** The entry file of the process. */
export function entryOf(name: ProcessName): string {
  const folder = name === 'gateway' ? 'gateway' : `services/${name}`;
  const file = join(checkout, folder, 'src/main.ts');
  if (!existsSync(file)) throw new Error(`${name} has no ${file}`);
  return file;
}
