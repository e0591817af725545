import { normalEmail } from '@kbf/contracts';
import { createLogger } from '@kbf/process-kit';
import { openAuthDatabase } from './database.ts';
import { lockAdmins } from './members/keep-an-admin.ts';
import { fullNameOf } from './names/person-name.ts';
import { changePerson } from './people/change-person.ts';
import { readPhoneNumber } from './people/phone-number.ts';

/**
 * Makes a person an active admin: ends a suspension, opens a frozen account, and gives the role. For the operator, when
 * an admin has locked out the others. A running auth process tells the other services.
 * @param contact a number or address that the person has confirmed
 * @returns the person's name
 * @throws Error when nobody has confirmed it
 */
export async function restoreAdmin(databaseUrl: string, contact: string): Promise<string> {
  const { transaction, close } = openAuthDatabase({
    url: databaseUrl,
    connections: 1,
    logger: createLogger('restore-admin', 'warn'),
  });
  const phone = readPhoneNumber(contact)?.e164;
  const proven = [
    ...(phone ? [{ phone, phoneVerifiedAt: { not: null } }] : []),
    { email: normalEmail(contact), emailVerifiedAt: { not: null } },
  ];
  try {
    return await transaction(async (tx) => {
      await lockAdmins(tx);
      const person = await tx.person.findFirst({ where: { erasingAt: null, OR: proven } });
      if (!person) throw new Error(`No one has confirmed ${contact}.`);
      await tx.person.update({ where: { id: person.id }, data: { frozenAt: null } });
      await changePerson(tx, person.id, { role: 'admin', suspended: false }, null);
      return fullNameOf(person);
    });
  } finally {
    await close();
  }
}

if (import.meta.main) {
  const [contact] = process.argv.slice(2);
  const url = process.env['DATABASE_URL'];
  if (!contact || !url)
    throw new Error('Give a phone number or email address, and the DATABASE_URL of auth.');
  process.stdout.write(`${await restoreAdmin(url, contact)} is an admin, and can log in.\n`);
}
