import { recorded } from '@kbf/events/testing';
import type { Auth } from './setup.ts';

/** What the contacts of a person were told, oldest first: each with the token of its link, or an empty one. */
export const toldTo = async ({ deps }: Pick<Auth, 'deps'>, personId: string) =>
  (await recorded(deps.database.sql, 'account.changed'))
    .filter((one) => one.personId === personId)
    .map(({ done, told: { fullName, ways } }) => ({
      done,
      fullName,
      ways: ways.map(({ to, undoLink = '' }) => ({
        to,
        token: /\/login#undo=(\w{20})$/.exec(undoLink)?.[1] ?? '',
      })),
    }));

/** The token of the newest link that was sent to a contact; empty when none was. */
export async function undoTokenOf(
  auth: Pick<Auth, 'deps'>,
  personId: string,
  contact: string | null,
): Promise<string> {
  const ways = (await toldTo(auth, personId)).flatMap((one) => one.ways);
  return ways.findLast(({ to, token }) => to === contact && token)?.token ?? '';
}
