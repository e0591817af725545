import { randomUUID } from 'node:crypto';
import { prismaSql, recordEvent } from '@kbf/events';
import type { EventPayload } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { Person, UndoState } from '../generated/prisma/client.ts';
import { countNotices } from '../limits/count-request.ts';
import { fullNameOf } from '../names/person-name.ts';
import { hashFor, newLinkToken } from '../secrets/login-secrets.ts';
import { contactKinds, provenContact } from '../people/proven-contact.ts';

type Told = EventPayload<'account.changed'>;
type Way = Told['told']['ways'][number];

const channels = { phone: 'sms', email: 'email' } as const;
/** What ends an undo, and a removed passkey, cannot be undone. */
const withoutLink = new Set<Told['done']>(['passkey-removed', 'undone', 'frozen', 'given']);

/**
 * Tells the contacts of an account about a change, in the transaction of the change. Those that were proven before the
 * oldest change that can be undone get a link that undoes all changes. Later ones are told without a link: they may be
 * a thief's.
 * @param person as they were before the change
 * @param state undefined when the contacts of now are the only ones
 */
export async function tellOfChange(
  tx: Tx,
  { config, eventKeys }: Pick<Deps, 'config' | 'eventKeys'>,
  person: Person,
  done: Told['done'],
  state: UndoState | undefined,
): Promise<void> {
  const ways = await waysTo(tx, config, person, state, !withoutLink.has(done));
  const told = { fullName: fullNameOf(person), ways };
  const sql = prismaSql(tx);
  await countNotices(sql, config, channelsOf(ways));
  const changed = { changeId: randomUUID(), personId: person.id, done, told };
  await recordEvent(sql, 'account.changed', changed, eventKeys);
}

export const channelsOf = (ways: readonly Way[]) => ways.map(({ channel }) => channel);

/**
 * The contacts of an account that are told: those of the undo state, with a link that undoes unless told otherwise, and
 * those of now, without a link.
 */
export async function waysTo(
  tx: Tx,
  config: Deps['config'],
  person: Person,
  state: UndoState | undefined,
  hasLinks = true,
): Promise<Way[]> {
  const ways: Way[] = [];
  for (const what of contactKinds) {
    const channel = channels[what];
    const before = state && provenContact(state, what);
    const now = provenContact(person, what);
    if (before && !hasLinks) ways.push({ channel, to: before });
    else if (before)
      ways.push({ channel, to: before, undoLink: await newUndoLink(tx, config, person.id, what) });
    if (now && now !== before) ways.push({ channel, to: now });
  }
  return ways;
}

async function newUndoLink(
  tx: Tx,
  config: Deps['config'],
  personId: string,
  sentTo: (typeof contactKinds)[number],
): Promise<string> {
  const token = newLinkToken();
  const tokenHash = hashFor(config.HASHING_KEY, 'undo', token);
  await tx.undoLink.create({ data: { tokenHash, personId, sentTo } });
  return `${config.PUBLIC_ORIGIN}/login#undo=${token}`;
}
