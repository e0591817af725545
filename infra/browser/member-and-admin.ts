import { afterAll, beforeAll } from 'vitest';
import { demoPeople } from '../attacks/demo-people.ts';
import { openPerson } from './log-in.ts';
import type { Visitor } from './visitor.ts';

const [adminPerson, , memberPerson] = demoPeople;

/** For tests that look at page after page: a member and an admin, logged in once, to whom nothing moves. */
export function useMemberAndAdmin(): { readonly member: Visitor; readonly admin: Visitor } {
  const people: Partial<Record<'member' | 'admin', Visitor>> = {};
  beforeAll(async () => {
    people.member = await openPerson(memberPerson.phone, { reducedMotion: 'reduce' });
    people.admin = await openPerson(adminPerson.phone, { reducedMotion: 'reduce' });
  });
  afterAll(() => Promise.all(Object.values(people).map(({ context }) => context.close())));
  return people as Required<typeof people>;
}
