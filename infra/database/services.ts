import { join } from 'node:path';
import { type StatefulServiceName, statefulServiceNames } from '@kbf/contracts';
import { checkout } from '../files/paths.ts';

/** The services with state; each has its own database and role. */
export const statefulServices = statefulServiceNames;
export type StatefulService = StatefulServiceName;

export const serviceFolder = (service: string) => join(checkout, 'services', service);
export const schemaFile = (service: string) => join(serviceFolder(service), 'prisma/schema.prisma');
export const migrationsFolder = (service: string) =>
  join(serviceFolder(service), 'prisma/migrations');

/** Name of a service's database and of the role that owns it. */
export const databaseName = (service: string) => `kbf_${service}`;

/** @throws Error for a name that is not a service with state */
export function statefulService(name: string | undefined): StatefulService {
  const found = statefulServices.find((service) => service === name);
  if (!found) throw new Error(`No such service: ${name}. One of: ${statefulServices.join(', ')}.`);
  return found;
}
