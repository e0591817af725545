import { needContact, needKind, needTag, need as needShape } from '@kbf/contracts';
import type { Need as ShownNeed, NeedContact as ShownContact } from '@kbf/contracts';
import type { Tx } from '../database.ts';
import type { Need, NeedContact } from '../generated/prisma/client.ts';
import type { Deps } from '../deps.ts';
import { readContacts } from '../people/read-contacts.ts';
import type { Contacts } from '../people/read-contacts.ts';
import { withProvenContacts } from '../people/own-contacts.ts';
import { shownName } from '../people/public-name.ts';
import { columnDay } from './open-needs.ts';

export type NeedRow = Need & { contacts: Pick<NeedContact, 'askerUserId' | 'state'>[] };
export type ContactRow = NeedContact & { need: Need };

/** The relations to read for one reader: the state of the reader's own contact request. */
export const forReader = (readerId: string) =>
  ({
    contacts: { where: { askerUserId: readerId }, select: { askerUserId: true, state: true } },
  }) as const;

async function namesOf(
  { personName }: Pick<Tx, 'personName'>,
  ids: readonly string[],
): Promise<(id: string) => string> {
  const known = await personName.findMany({ where: { personId: { in: [...new Set(ids)] } } });
  const byId = new Map(known.map((name) => [name.personId, name]));
  return (id) => shownName(byId.get(id) ?? null);
}

/** How the authors of needs are shown: by name, and with their contacts in a text as long as they are proven. */
export type Authors = {
  nameOf: (id: string) => string;
  textOf: (row: Pick<Need, 'text' | 'ownContacts' | 'authorUserId'>) => string;
};

/** Contacts are asked from auth only when a text contains some. */
export async function authorsOf(
  deps: Pick<Deps, 'database' | 'people' | 'logger'>,
  needs: readonly Need[],
  others: readonly string[] = [],
): Promise<Authors> {
  const authorsIn = (some: readonly Need[]) => some.map(({ authorUserId }) => authorUserId);
  const nameOf = await namesOf(deps.database.prisma, [...authorsIn(needs), ...others]);
  const contactsOf = await readContacts(
    deps,
    authorsIn(needs.filter(({ ownContacts }) => ownContacts.length > 0)),
  );
  return {
    nameOf,
    textOf: ({ text, ownContacts, authorUserId }) =>
      withProvenContacts(text, ownContacts, contactsOf(authorUserId)),
  };
}

export function presentNeed(
  row: NeedRow,
  readerId: string,
  { nameOf, textOf }: Authors,
): ShownNeed {
  return {
    id: row.id,
    kind: needKind.parse(row.kind),
    text: textOf(row),
    tag: needTag.parse(row.tag),
    endsOn: columnDay(row.endsOn),
    userId: row.authorUserId,
    userName: nameOf(row.authorUserId),
    mine: row.authorUserId === readerId,
    contact: needShape.shape.contact.parse(row.contacts[0]?.state ?? 'none'),
    createdAt: row.createdAt.toISOString(),
  };
}

/** @param reach the other person's contact data, as far as both agree */
export function presentContact(
  row: ContactRow,
  readerId: string,
  { nameOf, textOf }: Authors,
  reach: Contacts,
): ShownContact {
  const isSent = row.askerUserId === readerId;
  const other = isSent ? row.need.authorUserId : row.askerUserId;
  return {
    id: row.id,
    need: { id: row.needId, kind: needKind.parse(row.need.kind), text: textOf(row.need) },
    direction: isSent ? 'sent' : 'received',
    otherUserId: other,
    otherName: nameOf(other),
    state: needContact.shape.state.parse(row.state),
    ...reach,
    createdAt: row.createdAt.toISOString(),
  };
}
