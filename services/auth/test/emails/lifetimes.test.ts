import { limits, sendEmailLink, sendMagicLink, updateMe } from '@kbf/contracts';
import { recorded } from '@kbf/events/testing';
import { expect, test } from 'vitest';
import { openBrowser } from '../browser.ts';
import { memberIn } from '../log-in.ts';
import { queue } from '../queue.ts';
import { addMember, newPhone, useAuth } from '../setup.ts';

const auth = useAuth({ worker: true });
const minuteMs = 60_000;
const { linkMinutes, verificationHours } = limits.login;

/** Each way to cause a message: to whom it goes, and for how many minutes it is good. */
const messages: Record<string, [cause: () => Promise<string>, minutes: number]> = {
  'a login text': [
    async () => {
      const { phone } = await addMember(auth);
      await openBrowser(auth).call(sendMagicLink, { phoneNumber: phone });
      return phone;
    },
    linkMinutes,
  ],
  'a login mail': [
    async () => {
      const { email } = await addMember(auth, { email: 'in@long.example', emailVerified: true });
      await openBrowser(auth).call(sendEmailLink, { email });
      return email ?? '';
    },
    linkMinutes,
  ],
  'a new number': [
    async () => {
      const phone = newPhone();
      await (await memberIn(auth)).browser.call(updateMe, { phone });
      return phone;
    },
    linkMinutes,
  ],
  'a new address': [
    async () => {
      await (await memberIn(auth)).browser.call(updateMe, { email: 'new@long.example' });
      return 'new@long.example';
    },
    verificationHours * 60,
  ],
  'a registration': [
    async () => {
      await queue.register('reg@long.example');
      return 'reg@long.example';
    },
    verificationHours * 60,
  ],
  'an approved contact': [
    async () => {
      await queue.approve({ email: 'ok@long.example' });
      return 'ok@long.example';
    },
    verificationHours * 60,
  ],
};

test.each(Object.entries(messages))(
  'When the message is for %s, then it and its link are good for as long as it says',
  async (_, [cause, minutes]) => {
    const before = Date.now();
    const to = await cause();
    const all = await recorded(auth.deps.database.sql, 'message.requested');
    const sent = all.filter(({ content }) => content.to === to);
    expect(sent).toHaveLength(1);
    const good = (new Date(sent[0]!.notAfter).getTime() - before) / minuteMs;
    expect(good).toBeGreaterThan(minutes - 1);
    expect(good).toBeLessThan(minutes + 3);
    const stored = await auth.pool.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM (SELECT expires_at FROM login_request
        UNION ALL SELECT expires_at FROM email_claim) AS links WHERE expires_at = $1`,
      [sent[0]!.notAfter],
    );
    expect(stored.rows[0]?.n).toBe(1);
  },
);
