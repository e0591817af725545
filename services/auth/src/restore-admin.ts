import { normalEmail } from '@kbf/contracts';
import { createLogger } from '@kbf/process-kit';
import { openAuthDatabase } from './database.ts';
import type { Tx } from './database.ts';
import type { Person } from './generated/prisma/client.ts';
import { lockAdmins } from './members/keep-an-admin.ts';
import { fullNameOf } from './names/person-name.ts';
import { changePerson } from './people/change-person.ts';
import { lockPersonRow } from './people/lock-person.ts';
import { readPhoneNumber } from './people/phone-number.ts';
import { contactKinds, provenContact } from './people/proven-contact.ts';
import { keepOnly } from './undo/give-account.ts';

/**
 * Makes a person an active admin: ends a suspension, gives a frozen account to that contact, and gives the role. For
 * the operator, when an admin has locked out the others. A running auth process tells the other services.
 * @param contact a number or address that the person has confirmed; for a frozen account, one of the two that disagree
 * @returns the person's name
 * @throws Error when nobody has confirmed it
 */
export async function restoreAdmin(databaseUrl: string, contact: string): Promise<string> {
  const { transaction, close } = openAuthDatabase({
    url: databaseUrl,
    connections: 1,
    logger: createLogger('restore-admin', 'warn'),
  });
  const given = { phone: readPhoneNumber(contact)?.e164, email: normalEmail(contact) };
  try {
    return await transaction(async (tx) => {
      await lockAdmins(tx);
      const person = (await findActive(tx, given)) ?? (await openFrozen(tx, given));
      if (!person) throw new Error(`No one has confirmed ${contact}.`);
      await changePerson(tx, person.id, { role: 'admin', suspended: false }, null);
      return fullNameOf(person);
    });
  } finally {
    await close();
  }
}

type Given = { phone: string | undefined; email: string };

const proven = ({ phone, email }: Given) => [
  ...(phone ? [{ phone, phoneVerifiedAt: { not: null } }] : []),
  { email, emailVerifiedAt: { not: null } },
];

const findActive = (tx: Tx, given: Given) =>
  tx.person.findFirst({ where: { erasingAt: null, frozenAt: null, OR: proven(given) } });

/** The contacts that a frozen account has now may be those of a thief. The undo state counts, and one contact stays. */
async function openFrozen(tx: Tx, given: Given): Promise<Person | undefined> {
  const state = await tx.undoState.findFirst({
    where: { person: { erasingAt: null, frozenAt: { not: null } }, OR: proven(given) },
  });
  const contact = state && contactKinds.find((kind) => provenContact(state, kind) === given[kind]);
  if (!contact) return undefined;
  await lockPersonRow(tx, state.personId, state);
  return keepOnly(tx, state, { contact, actorId: null });
}

if (import.meta.main) {
  const [contact] = process.argv.slice(2);
  const url = process.env['DATABASE_URL'];
  if (!contact || !url)
    throw new Error('Give a phone number or email address, and the DATABASE_URL of auth.');
  process.stdout.write(`${await restoreAdmin(url, contact)} is an admin, and can log in.\n`);
}
