import type { UserProfile } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { announce, named } from '../recorded-events.ts';
import { newMember, newVisitor, useCommunity } from '../setup.ts';
import { saveProfile } from './profile.ts';

const set = useCommunity({ worker: true });
const pathOf = (userId: string) => `/api/user-profiles/${userId}`;

test.each([
  ['nobody', [null, null, null, '+1 202 555 0188']],
  ['members', [null, null, '+1 202 555 0188', '+1 202 555 0188']],
  ['everyone', ['+1 202 555 0188', '+1 202 555 0188', '+1 202 555 0188', '+1 202 555 0188']],
] as const)(
  'When a phone is shown to %s, then visitor, who joined by mail, member and owner see it so',
  async (phoneVisibility, phones) => {
    const member = newMember();
    const given = { phone: '+1 202 555 0188', email: 'me@home.example', phoneVisibility };
    await saveProfile(set.community, member, given);
    const [joinedByMail, approved] = [newMember(), newMember()];
    const told = named(joinedByMail.userId, 1, 'Anna Lindqvist');
    await announce(set.community, 'person.changed', { ...told, approved: false });
    await announce(set.community, 'person.changed', named(approved.userId, 1, 'Ruth Castellanos'));
    const seen = [newVisitor(), joinedByMail, approved, member].map(async (as) => {
      const { body } = await set.community.call<UserProfile>('GET', pathOf(member.userId), { as });
      const list = await set.community.call<UserProfile[]>('GET', '/api/user-profiles?limit=100', {
        as,
      });
      expect(list.body.find(({ userId }) => userId === member.userId)).toEqual(body);
      return body;
    });
    const bodies = await Promise.all(seen);

    expect(bodies.map(({ phone }) => phone)).toEqual(phones);
    expect(bodies.map(({ email }) => email)).toEqual([null, null, null, 'me@home.example']);
  },
);
