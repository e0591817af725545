import type { Place } from './environment.ts';
import { freePorts } from './ports.ts';
import type { ServiceName } from '@kbf/contracts';
import type { ProcessName } from '@kbf/process-kit';

/**
 * Ports for every instance of every process.
 * @param gatewayPort port of the first gateway; a free one when left out
 */
export async function findPlaces(
  services: readonly ServiceName[],
  instances: Partial<Record<ProcessName, number>>,
  gatewayPort?: number,
): Promise<Place[]> {
  const names = (['gateway', ...services] as ProcessName[]).flatMap((name) =>
    Array.from({ length: instances[name] ?? 1 }, () => name),
  );
  const ports = await freePorts(names.length * 2);
  const places = names.map((name, index) => ({
    name,
    port: ports[index * 2]!,
    opsPort: ports[index * 2 + 1]!,
  }));
  const first = places.find((place) => place.name === 'gateway');
  if (first && gatewayPort) first.port = gatewayPort;
  return places;
}

/** `community`, and `community-2` for the second one. */
export function nameOf(place: Place, places: readonly Place[]): string {
  const number = places.filter((other) => other.name === place.name).indexOf(place) + 1;
  return number === 1 ? place.name : `${place.name}-${number}`;
}
