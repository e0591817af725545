import { randomUUID } from 'node:crypto';
import { beforeEach } from 'vitest';
import { useAll } from '../providers.ts';

/** A member's contacts, both channels. */
export const ruth = { phone: '+12025550103', email: 'ruth@castellanos.example' };

/** For tests of a notice to a member: before each test nothing was sent. */
export function useNotices(kind: string) {
  const all = useAll();
  beforeEach(async () => {
    all.mail.taken.splice(0);
    all.twilio.taken.splice(0);
    await all.prisma.message.deleteMany();
  });
  return {
    all,
    /** A person whom auth knows, with these proven contacts. */
    member: (contacts: { phone: string | null; email: string | null } = ruth): string => {
      const personId = randomUUID();
      all.auth.people.set(personId, { ...contacts, fullName: 'Ruth Castellanos' });
      return personId;
    },
    /** Sets a member's channel for notices, and whether they want notices of comments and matches. */
    wish: (
      userId: string,
      channel: 'sms' | 'email',
      commentOnOwnPrayer: boolean,
      needMatches = false,
    ) =>
      all.notifications.call('PUT', '/api/notifications/preferences', {
        as: { role: 'member', userId },
        body: { commentOnOwnPrayer, needMatches, channel },
      }),
    /** How many notices of this kind were queued. */
    kept: () => all.prisma.message.count({ where: { kind } }),
  };
}
