import { createLogger } from '@kbf/process-kit';
import { openAuthDatabase } from './database.ts';
import { demoPeople } from './demo-people.ts';
import { createPerson } from './people/create-person.ts';

/** Creates the demo people, once. Their names reach the other services by events, like all names. */
export async function seed(databaseUrl: string): Promise<void> {
  const { transaction, close } = openAuthDatabase({
    url: databaseUrl,
    connections: 2,
    logger: createLogger('auth-seed', 'warn'),
  });
  try {
    for (const { fullName: _, ...person } of demoPeople)
      await transaction(async (tx) => {
        if (await tx.person.findUnique({ where: { id: person.id } })) return;
        await createPerson(tx, { ...person, phoneVerified: true, emailVerified: true });
      });
  } finally {
    await close();
  }
}
