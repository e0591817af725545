import { recorded } from '@kbf/events/testing';
import type { Auth } from './setup.ts';

/** What the contacts of a person were told of changes, oldest first; each with its link’s token, or an empty one. */
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

/** The token of the newest link that was sent to a contact because of a change; empty when none was. */
export async function undoTokenOf(
  auth: Pick<Auth, 'deps'>,
  personId: string,
  contact: string | null,
): Promise<string> {
  const ways = (await toldTo(auth, personId)).flatMap((one) => one.ways);
  return ways.findLast(({ to, token }) => to === contact && token)?.token ?? '';
}

/** What the contacts of a person were told when their account was deleted, the newest deletion last. */
export const toldOfDeletion = async ({ deps }: Pick<Auth, 'deps'>, personId: string) =>
  (await recorded(deps.database.sql, 'account.deleted'))
    .filter((one) => one.personId === personId)
    .map(({ owner: { ways }, ...told }) => ({
      ...told,
      ways: ways.map(({ to, undoLink = '' }) => {
        const [, act = '', token = ''] = /\/login#(keep|undo)=(\w{20})$/.exec(undoLink) ?? [];
        return { to, act, token };
      }),
    }));

/** The link of the newest message to a contact that the account was deleted. */
export async function keepLinkOf(
  auth: Pick<Auth, 'deps'>,
  personId: string,
  contact: string | null,
): Promise<{ act: string; token: string }> {
  const ways = (await toldOfDeletion(auth, personId)).at(-1)?.ways ?? [];
  return ways.find(({ to }) => to === contact) ?? { act: '', token: '' };
}
