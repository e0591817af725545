import { recorded } from '@kbf/events/testing';
import type { EventName } from '@kbf/events';
import { recordedEvents, useService } from '@kbf/test-kit';
import type { CallService, ServiceOptions } from '@kbf/test-kit';
import type { Deps } from '../src/deps.ts';
import { createPerson } from '../src/people/create-person.ts';
import type { NewPerson } from '../src/people/create-person.ts';
import { auth } from '../src/service.ts';

/** A process of auth, as tests use it. */
export type Auth = { call: CallService; deps: Deps };

/** For one test file: a database and one auth process on it. Both end with the file. */
export function useAuth({ env, ...options }: ServiceOptions = {}) {
  const started = useService(auth, { ...options, env: { DELIVERY: 'outbox', ...env } });
  return {
    get deps() {
      return started.deps;
    },
    get databaseUrl() {
      return started.databaseUrl;
    },
    call: started.call,
    /** Another process on the same database with different settings. */
    configured: (more: Record<string, string>): Promise<Auth> =>
      started.startAnother({ env: { DELIVERY: 'outbox', ...env, ...more } }),
    get prisma() {
      return started.deps.database.prisma;
    },
    get pool() {
      return started.deps.database.pool;
    },
  };
}

const areas = [202, 212, 213, 303, 312];
let phones = 0;
/** A number that no other test uses, and no similar one either: none that a test writes out ends with 0199. */
export function newPhone(): string {
  const n = phones++;
  return `+1${areas[Math.floor(n / 680)]}${320 + (n % 680)}0199`;
}

/** Creates a person; a member with a proven number by default. */
export const addPerson = ({ deps }: Pick<Auth, 'deps'>, input: Partial<NewPerson> = {}) =>
  deps.database.transaction((tx) =>
    createPerson(tx, {
      firstName: 'Lydia',
      lastName: 'Marsh',
      phone: newPhone(),
      phoneVerified: true,
      ...input,
    }),
  );

/** A member with a number, and that number as text. */
export async function addMember(auth: Pick<Auth, 'deps'>, input: Partial<NewPerson> = {}) {
  const phone = newPhone();
  return { ...(await addPerson(auth, { phone, ...input })), phone };
}

/** Empties the database, for tests of the first people of a site. */
export const forgetAll = ({ deps }: Pick<Auth, 'deps'>) =>
  deps.database.pool.query(
    'TRUNCATE person, login_request, request_limit, audit_log, outbox_event CASCADE',
  );

/** Recorded events of one name, oldest first, sealed fields closed. */
export const eventsOf = ({ deps }: Pick<Auth, 'deps'>, name: EventName) =>
  recordedEvents(deps.database.sql, name);

/** `code` is empty when the message has none. */
export type SentMessage = { to: string; link: string; token: string; code: string };

/** Messages handed over for sending to a number or address, decrypted as notifications does it, oldest first. */
export async function messagesTo(
  { deps }: Pick<Auth, 'deps'>,
  recipient: string,
): Promise<SentMessage[]> {
  return (await recorded(deps.database.sql, 'message.requested'))
    .filter(({ content }) => content.to === recipient)
    .map(({ content: { to, link, code = '' } }) => ({
      to,
      link,
      code,
      token: /#token=(\w+)/.exec(link)?.[1] ?? '',
    }));
}

/** The last of those messages. */
export async function messageTo(auth: Pick<Auth, 'deps'>, recipient: string): Promise<SentMessage> {
  const message = (await messagesTo(auth, recipient)).at(-1);
  if (!message) throw new Error('no message was sent there');
  return message;
}

/** A code that differs from `code`: another one for each `n` from 1. */
export const wrongCode = (code: string, n = 1): string =>
  String((Number(code) + n) % 1_000_000).padStart(6, '0');
