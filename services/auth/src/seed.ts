import { createLogger, createPool } from '@kbf/process-kit';
import { openDatabase } from './database.ts';
import { demoPeople } from './demo-people.ts';
import { createPerson } from './people/create-person.ts';

/** Makes the demo people, once. Their names reach the other services by events, as everybody's do. */
export async function seed(databaseUrl: string): Promise<void> {
  const pool = createPool(databaseUrl, 2, createLogger('auth-seed', 'warn'));
  const database = openDatabase(pool);
  try {
    for (const { fullName: _, ...person } of demoPeople)
      await database.$transaction(async (tx) => {
        if (await tx.person.findUnique({ where: { id: person.id } })) return;
        await createPerson(tx, { ...person, phoneVerified: true, emailVerified: true });
      });
  } finally {
    await database.$disconnect();
    await pool.end();
  }
}
