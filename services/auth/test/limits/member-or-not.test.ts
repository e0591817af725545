import { beginPasskeyLogin, loginByPasskey, sendMagicLink } from '@kbf/contracts';
import type { AnswerOf } from '@kbf/contracts';
import { makePasskeyDevice } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { askByMail, askByText, from, useLimits } from '../ask-for-login.ts';
import { openBrowser } from '../browser.ts';
import { memberIn } from '../log-in.ts';
import { addMember, newPhone } from '../setup.ts';
import type { Auth } from '../setup.ts';

/** No limit and no refusal tells who is a member, or names a way that is closed. */
const { auth, limited } = useLimits();

let people = 0;
const newMail = () => `one${people++}@members.example`;
const ways = {
  texts: {
    ask: askByText,
    member: async () => (await addMember(auth)).phone,
    nobody: async () => newPhone(),
  },
  mails: {
    ask: askByMail,
    member: async () => {
      const email = newMail();
      await addMember(auth, { email, emailVerified: true });
      return email;
    },
    nobody: async () => newMail(),
  },
};

test.each(Object.entries(ways))(
  'When a new network asks for %s from the share of new ones, then members and nobody use it up alike',
  async (_what, { ask, member, nobody }) => {
    const app = await limited({ textsPerDay: 0, loginMailsPerDay: 0 });
    const statusesOf = async (n: number, recipients: readonly (() => Promise<string>)[]) => {
      const statuses = [];
      for (const recipient of recipients)
        statuses.push((await ask(app, await recipient(), from(n))).status);
      return statuses;
    };
    const refused = [200, 200, 429];
    expect(await statusesOf(1, [member, member, member])).toEqual(refused);
    expect(await statusesOf(2, [nobody, nobody, nobody])).toEqual(refused);
    expect(await statusesOf(3, [member, nobody, member])).toEqual(refused);
  },
);

const refusalOfPasskey = async (app: Auth) => {
  const browser = openBrowser(app, { address: from(7) });
  const options = (
    await browser.call<AnswerOf<typeof beginPasskeyLogin>>(beginPasskeyLogin)
  ).json();
  const device = makePasskeyDevice();
  device.register({ ...options, user: { id: 'bm9ib2R5' } });
  return (await browser.call(loginByPasskey, device.sign(options))).json()['message'];
};
const noTexts = { textsPerDay: 0, textsToNewNetworksDay: 0 };
const noMails = { loginMailsPerDay: 0, mailsToNewNetworksDay: 0 };

test.each([
  ['both are open', {}, 'with your phone instead'],
  ['texts are closed', noTexts, 'with your email instead'],
  ['both are closed', { ...noTexts, ...noMails }, 'does not work here. An admin can let you in.'],
])(
  'When a passkey is refused while %s, then what it names is open',
  async (_what, closed, words) => {
    expect(await refusalOfPasskey(await limited(closed))).toContain(words);
  },
);

test.each([
  ['open', {}, 'Please use your email instead.'],
  ['closed', noMails, 'An admin can let you in.'],
])(
  'When a country gets no texts while mails are %s, then the mail is named if it is open',
  async (_what, closed, words) => {
    const app = await limited(closed);
    const answer = await askByText(app, '+442071838750', from(7));
    expect([answer.status, answer.json()['message']]).toEqual([
      400,
      expect.stringContaining(words),
    ]);
  },
);

test('When a mailbox is closed, then a refused text promises nothing of it, and names the admin', async () => {
  const app = await limited({
    ...noTexts,
    perRecipientAnywhereHour: 0,
    perRecipientNewNetworksHour: 0,
  });
  const refused = (await askByText(app, newPhone(), from(7))).json()['message'];
  expect(refused).toContain('If that does not work, an admin can let you in.');
  expect((await askByMail(app, newMail(), from(7))).json()['message']).toContain('An admin can');
  expect((await askByText(app, newPhone(), from(7))).json()['message']).not.toContain('instead');
});

test('When a known browser’s person has no other contact, then the refusal names none', async () => {
  const refusalTo = async (input: Parameters<typeof memberIn>[1]) => {
    const { phone, browser } = await memberIn(auth, input);
    const app = await limited({ ...noTexts, textsToMembersDay: 0 });
    const known = openBrowser(app, { address: from(people++) });
    for (const [name, value] of browser.cookies)
      if (name !== known.loginCookie) known.cookies.set(name, value);
    return (await known.call(sendMagicLink, { phoneNumber: phone })).json()['message'];
  };
  expect(await refusalTo({})).not.toContain('instead');
  expect(await refusalTo({ email: newMail(), emailVerified: true })).toContain(
    'your email instead',
  );
});
