import { randomUUID } from 'node:crypto';
import type { Identity } from '@kbf/process-kit';
import type { AnyBody, Answer, Community } from '../setup.ts';
import { newVisitor } from '../setup.ts';

/** A word of letters only: digits could look like a phone number. */
const newWord = () => randomUUID().replaceAll(/[^a-f]/g, '');

/** A request that differs from every other. */
export const newRequest = () => `Please pray for our shop ${newWord()}${newWord()}.`;

/** Shares a prayer; omitted fields have defaults. */
export function sharePrayer(
  community: Community,
  given: Record<string, unknown> = {},
  as: Identity = newVisitor(),
): Promise<Answer<AnyBody>> {
  return community.call('POST', '/api/prayers', {
    as,
    body: { userRequest: newRequest(), ...given },
  });
}

/** Shares a prayer that is public at once. @returns its id */
export async function sharePublic(community: Community, as?: Identity): Promise<string> {
  const { status, body } = await sharePrayer(community, {}, as);
  if (status !== 201) throw new Error(`not shared: ${status}`);
  return body.id;
}
