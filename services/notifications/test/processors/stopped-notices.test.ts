import { randomUUID } from 'node:crypto';
import { until } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { useAll } from '../providers.ts';
import { announce } from '../setup.ts';

const all = useAll();
const now = () => new Date().toISOString();

/** Announces what causes a repeated mail to this person, who is an admin, too. */
const causes: Record<string, (personId: string) => Promise<unknown>> = {
  'partner-answered': (personId) =>
    announce(all.notifications, 'partner.answered', {
      personId,
      week: `2026-03-${10 + all.mail.taken.length}`,
      answeredAt: now(),
    }),
  'check-in': (personId) =>
    announce(all.notifications, 'check-in.due', {
      personId,
      prayerId: randomUUID(),
      askedAt: now(),
    }),
  'gathering-reminder': (personId) =>
    announce(all.notifications, 'gathering.near', {
      personId,
      startsAt: new Date(Date.now() + 3_600_000 + all.mail.taken.length).toISOString(),
    }),
  'circle-invitation': (personId) =>
    announce(all.notifications, 'circle.invited', {
      personId,
      invitationId: randomUUID(),
      invitedAt: now(),
    }),
  'desk-digest': () =>
    announce(all.notifications, 'desk.waiting', {
      noticeId: randomUUID(),
      danger: 0,
      held: 1,
      reported: 0,
      countedAt: now(),
    }),
};

test.each(Object.entries(causes))(
  'When a repeated mail (%s) is stopped in one click, then no other one comes, and it says so in its text',
  async (kind, cause) => {
    const personId = randomUUID();
    const email = `${kind}@repeated.example`;
    all.auth.people.set(personId, { phone: null, email, fullName: 'Ruth' });
    all.auth.admins.splice(0, all.auth.admins.length, { personId, phone: null, email });
    const mails = () => all.mail.taken.filter(({ recipient }) => recipient === email);
    await cause(personId);
    await until(() => mails().length === 1);

    const [mail] = mails();
    expect(mail!.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const address = /^<(.+)>$/.exec(mail!.header('list-unsubscribe') ?? '')?.[1] ?? '';
    expect(mail!.text).toContain(`Unsubscribe: ${address}`);
    const { pathname, search } = new URL(address);
    const stopped = await all.notifications.call('POST', pathname + search, {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(stopped.status).toBe(200);

    await all.prisma.requestLimit.deleteMany();
    await cause(personId);
    expect(await all.prisma.message.count({ where: { kind } })).toBe(1);
  },
);
