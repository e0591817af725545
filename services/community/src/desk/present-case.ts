import { careKinds, careLanguages, careLevels, carePlaces, dangerKinds } from '@kbf/contracts';
import type { CareCase, DeskItem, Together } from '@kbf/contracts';
import type { PersonContacts } from '@kbf/contracts/internal';
import { z } from 'zod';
import type { CareCase as Row } from '../generated/prisma/client.ts';
import { openOfCase } from './sealed.ts';
import type { Key } from './sealed.ts';

const known = z.object({
  level: z.enum(careLevels),
  kind: z.enum(careKinds),
  namedKind: z.enum(dangerKinds).nullable(),
  language: z.enum(careLanguages),
  place: z.enum(carePlaces),
});

/** A case as lists show it: without the person's words or name. */
export function presentDanger(
  row: Row,
  together: Together | null,
): NonNullable<DeskItem['danger']> {
  const { level, kind, namedKind, place } = known.parse(row);
  return {
    level,
    kind,
    namedKind,
    place,
    saysSafe: row.saysSafe,
    seenAt: row.seenAt?.toISOString() ?? null,
    handledAt: row.handledAt?.toISOString() ?? null,
    more: row.more,
    together,
  };
}

const presentMember = (id: string, person: PersonContacts | undefined): CareCase['person'] =>
  person ? { id, fullName: person.fullName, phone: person.phone, email: person.email } : null;

const written = z.object({
  fullName: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});

/** The contact data that a visitor gave in a form, if any. */
function visitorOf(config: Key, row: Row): CareCase['person'] {
  const contact = openOfCase(config, row.id, 'contact', row.sealedContact);
  return contact === null ? null : { id: null, ...written.parse(JSON.parse(contact)) };
}

/** The whole case. @param with.person as auth knows them; undefined for visitors, and when auth does not answer */
export function presentCase(
  config: Key,
  row: Row,
  beside: {
    person: PersonContacts | undefined;
    others: readonly Row[];
    together: Together | null;
    nameOf: (personId: string | null) => string | null;
  },
): CareCase {
  const { person, others, together, nameOf } = beside;
  const { level, language } = known.parse(row);
  return {
    ...presentDanger(row, together),
    language,
    shown: level === 'certain' ? 'help' : level === 'likely' ? 'card' : 'line',
    words: openOfCase(config, row.id, 'words', row.sealedWords),
    author: row.userId ? 'member' : 'visitor',
    person: row.userId ? presentMember(row.userId, person) : visitorOf(config, row),
    seenBy: nameOf(row.seenBy),
    handledBy: nameOf(row.handledBy),
    note: openOfCase(config, row.id, 'note', row.sealedNote),
    others: others.map((one) => ({
      ...known.pick({ level: true, kind: true, namedKind: true }).parse(one),
      id: one.id,
      at: one.noticedAt.toISOString(),
      seenAt: one.seenAt?.toISOString() ?? null,
      handledAt: one.handledAt?.toISOString() ?? null,
    })),
  };
}
