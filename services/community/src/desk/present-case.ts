import { careKinds, careLanguages, careLevels, carePlaces, dangerKinds } from '@kbf/contracts';
import type { CareCase, DeskItem, Together } from '@kbf/contracts';
import type { PersonContacts } from '@kbf/contracts/internal';
import { z } from 'zod';
import type { CareCase as Row } from '../generated/prisma/client.ts';
import { openContactOfCase, openOfCase } from './sealed.ts';
import type { Key } from './sealed.ts';

const known = z.object({
  level: z.enum(careLevels),
  kind: z.enum(careKinds),
  namedKind: z.enum(dangerKinds).nullable(),
  language: z.enum(careLanguages),
  place: z.enum(carePlaces),
});

type Danger = NonNullable<DeskItem['danger']>;
/** The person, what else waits of them, and of the same network. */
export type Beside = Pick<Danger, 'together' | 'flood' | 'person'>;

/** Those of certain dangers need no second look: two lines on a phone. */
const mostFirstWords = (level: string) => (level === 'certain' ? 20 : 8);

function firstWordsOf(config: Key, { id, level, sealedWords }: Row): string | null {
  const words = openOfCase(config, id, 'words', sealedWords)?.trim().split(/\s+/);
  if (!words) return null;
  const most = mostFirstWords(level);
  return words.slice(0, most).join(' ') + (words.length > most ? '…' : '');
}

/** A case as lists show it: with the first words, and whom to call. */
export function presentDanger(config: Key, row: Row, { together, flood, person }: Beside): Danger {
  const { level, kind, namedKind, place } = known.parse(row);
  return {
    level,
    kind,
    namedKind,
    place,
    author: row.userId ? 'member' : 'visitor',
    person,
    firstWords: firstWordsOf(config, row),
    shown: level === 'certain' ? 'help' : level === 'likely' ? 'card' : 'line',
    saysSafe: row.saysSafe,
    seenAt: row.seenAt?.toISOString() ?? null,
    handledAt: row.handledAt?.toISOString() ?? null,
    noDanger: row.noDanger,
    more: row.more,
    together,
    flood,
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
export function visitorOf(config: Key, row: Row): CareCase['person'] {
  const contact = openContactOfCase(config, row.id, row.sealedContact);
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
  const { language } = known.parse(row);
  return {
    ...presentDanger(config, row, { together, flood: null, person: null }),
    language,
    words: openOfCase(config, row.id, 'words', row.sealedWords),
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
