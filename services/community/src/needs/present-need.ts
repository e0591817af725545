import { needContact, needKind, needTag, need as needShape } from '@kbf/contracts';
import type { Need as ShownNeed, NeedContact as ShownContact } from '@kbf/contracts';
import type { Tx } from '../database.ts';
import type { Need, NeedContact } from '../generated/prisma/client.ts';
import type { Contacts } from '../people/read-contacts.ts';
import { shownName } from '../people/public-name.ts';
import { columnDay } from './open-needs.ts';

export type NeedRow = Need & { contacts: Pick<NeedContact, 'askerUserId' | 'state'>[] };
export type ContactRow = NeedContact & { need: Need };

/** The relations to read for one reader: the state of the reader's own contact request. */
export const forReader = (readerId: string) =>
  ({
    contacts: { where: { askerUserId: readerId }, select: { askerUserId: true, state: true } },
  }) as const;

export async function namesOf(
  { personName }: Pick<Tx, 'personName'>,
  ids: readonly string[],
): Promise<(id: string) => string> {
  const known = await personName.findMany({ where: { personId: { in: [...new Set(ids)] } } });
  const byId = new Map(known.map((name) => [name.personId, name]));
  return (id) => shownName(byId.get(id) ?? null);
}

export function presentNeed(
  row: NeedRow,
  readerId: string,
  nameOf: (id: string) => string,
): ShownNeed {
  return {
    id: row.id,
    kind: needKind.parse(row.kind),
    text: row.text,
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
  nameOf: (id: string) => string,
  reach: Contacts,
): ShownContact {
  const isSent = row.askerUserId === readerId;
  const other = isSent ? row.need.authorUserId : row.askerUserId;
  return {
    id: row.id,
    need: { id: row.needId, kind: needKind.parse(row.need.kind), text: row.need.text },
    direction: isSent ? 'sent' : 'received',
    otherUserId: other,
    otherName: nameOf(other),
    state: needContact.shape.state.parse(row.state),
    ...reach,
    createdAt: row.createdAt.toISOString(),
  };
}
