import { ConfigError } from '@kbf/process-kit';
import type { NewPerson } from './people/create-person.ts';
import type { Tx } from './database.ts';

/** A made-up person for a local start. The phone numbers are from the range that is reserved for fiction. */
type DemoPerson = Required<
  Pick<NewPerson, 'id' | 'firstName' | 'lastName' | 'phone' | 'email' | 'role'>
> & {
  fullName: string;
};

function person(
  digit: number,
  firstName: string,
  lastName: string,
  role: DemoPerson['role'] = 'member',
): DemoPerson {
  const d = String(digit);
  return {
    id: `${d.repeat(8)}-${d.repeat(4)}-4${d.repeat(3)}-8${d.repeat(3)}-${d.repeat(12)}`,
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`,
    phone: `+1202555010${d}`,
    email: `${firstName}@${lastName}.example`.toLowerCase(),
    role,
  };
}

/** The people who exist after `npm start`. The seeds of the other services use the same ids. */
export const demoPeople: readonly DemoPerson[] = [
  person(1, 'Grace', 'Whitfield', 'admin'),
  person(2, 'Daniel', 'Okafor'),
  person(3, 'Ruth', 'Castellanos'),
  person(4, 'Samuel', 'Brandt'),
  person(5, 'Naomi', 'Petersen'),
];

/**
 * Refuses to send real messages on a site with demo people: their numbers are public.
 * @throws {ConfigError} when texts are sent live and a demo person exists
 */
export async function refuseDemoPeople(tx: Pick<Tx, 'person'>): Promise<void> {
  const found = await tx.person.count({ where: { id: { in: demoPeople.map(({ id }) => id) } } });
  if (found > 0)
    throw new ConfigError(
      'DELIVERY: is live, and this database has demo people whose numbers belong to others. ' +
        'Set DATABASE_URL to a database without them (npm start -- --no-demo), or DELIVERY=outbox',
    );
}
