import type { DeskItem } from '@kbf/contracts';
import type { Deps } from '../deps.ts';
import type { CareCase } from '../generated/prisma/client.ts';
import { readContacts } from '../people/read-contacts.ts';
import { visitorOf } from './present-case.ts';

type Person = NonNullable<DeskItem['danger']>['person'];

/** Finds whom to call for these cases: members by what auth says now, visitors by what they wrote in a form. */
export async function readPersons(
  {
    config,
    database: { prisma },
    people,
    logger,
  }: Pick<Deps, 'config' | 'database' | 'people' | 'logger'>,
  cases: readonly CareCase[],
): Promise<(one: CareCase) => Person> {
  const ids = cases.flatMap(({ userId }) => userId ?? []);
  const names = await prisma.personName.findMany({ where: { personId: { in: ids } } });
  const contactsOf = await readContacts({ people, logger }, ids);
  return (one) => {
    if (!one.userId) return visitorOf(config, one);
    const name = names.find(({ personId }) => personId === one.userId);
    return name ? { fullName: name.fullName, phone: contactsOf(one.userId).phone } : null;
  };
}
