import { limits } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { compose } from '../../src/messages/compose.ts';
import { mailTemplates } from '../../src/messages/mail-templates.ts';
import { links as ownLinks } from '../../src/messages/links.ts';
import { smsTemplates } from '../../src/messages/sms-templates.ts';
import { helpText } from '../../src/webhooks/handle-incoming-sms.ts';

const token = 'A1b2C3d4E5f6G7h8I9j0';
const gsm7 = /^[\w @£$¥!"#%&'()*+,\-./:;<=>?\n]*$/;
const origin = `https://${'a'.repeat(24)}.example`;
const links: Record<string, string> = {
  login: `${origin}/login#token=${token}`,
  'confirm-phone': `${origin}/login#token=${token}`,
  welcome: `${origin}/login#token=${token}`,
  'contact-data-changed': `${origin}/login#undo=${token}`,
  'contact-data-waiting': `${origin}/login#undo=${token}`,
  'passkey-added': `${origin}/login#undo=${token}`,
  'role-notice': `${origin}/login#role=${token}`,
  'account-deleted': `${origin}/login#keep=${token}`,
  'comment-notice': `${origin}${ownLinks.commentedPrayer('0b1f6c1e-7f0e-4c59-9b52-2e5f7a1f9a10')}`,
  'moderation-outcome': `${origin}/prayer-feed`,
};

const outcomes = ['published', 'hidden'] as const;
const fillings = Object.keys(smsTemplates).flatMap((kind) =>
  outcomes.flatMap((outcome) => [1, 99_999].map((count) => ({ kind, outcome, count }))),
);

test.each(fillings)(
  'When the text $kind ($outcome, $count) is written for a site address of 40 characters, then it fits one segment',
  ({ kind, outcome, count }) => {
    expect(origin).toHaveLength(40);
    const link = links[kind] ?? `${origin}/admin`;
    const about = kind === 'moderation-outcome' ? 'comment' : 'Financial Donation';
    const content = { to: '+12025550142', link, code: '123456', about, outcome, count };
    const { text, html } = compose('sms', kind, content);
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(gsm7);
    expect(text).not.toContain('undefined');
    expect(html).toBeUndefined();
  },
);

test.each(['made-admin', 'made-member', 'suspended', 'restored'])(
  'When a text tells that a person was %s, then it fits one segment, and says what was done',
  (about) => {
    for (const kind of ['role-changed', 'role-notice']) {
      const { text } = compose('sms', kind, { to: '+12025550142', link: links[kind], about });
      expect(text.length).toBeLessThanOrEqual(160);
      expect(text).toMatch(gsm7);
      expect(text).not.toContain('was changed');
    }
  },
);

test.each([
  ['role-changed', 'suspended'],
  ['account-restored', undefined],
])('When %s (%s) has removed new passkeys, then text and mail say so', (kind, about) => {
  const content = { to: 'ruth@castellanos.example', about };
  for (const channel of ['sms', 'email'] as const)
    expect(compose(channel, kind, content).text).toMatch(/passkeys (added .* )?(were )?removed/);
  expect(compose('email', 'role-changed', { ...content, about: 'restored' }).text).not.toContain(
    'passkeys',
  );
});

test.each(['login', 'confirm-phone', 'welcome'])(
  'When the text %s is written, then the link stands in its middle, with a way out at the end',
  (kind) => {
    const link = links[kind] ?? '';
    const { text } = compose('sms', kind, { to: '+12025550142', link, code: '123456' });
    expect(text.indexOf(link)).toBeGreaterThan(0);
    expect(text).toMatch(/STOP to opt out\.$/);
  },
);

test('When somebody asks for HELP, then the answer fits one segment', () => {
  expect(helpText.length).toBeLessThanOrEqual(160);
  expect(helpText).toMatch(gsm7);
});

const script = '<script>alert(1)</script>"\'&';

test.each(Object.keys(mailTemplates))(
  'When the mail %s is filled with scripts, then they come back as text, and nothing is loaded from elsewhere',
  (kind) => {
    const content = {
      to: 'ruth@castellanos.example',
      fullName: script,
      about: script,
      code: script,
      outcome: 'published' as const,
      count: 1,
      link: `https://fellowship.example/x?a=1&b="><script>`,
      unsubscribe: `https://fellowship.example/u?token="><script>`,
    };
    const { html, text, subject } = compose('email', kind, content);
    expect(html).not.toContain('<script');
    expect(html).not.toMatch(/<(?:img|table|link|iframe|form)\b/);
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).not.toContain('undefined');
    expect(text).not.toContain('undefined');
    expect(text).not.toMatch(/&(?:amp|lt|gt|quot);/);
    expect(subject).toBeTruthy();
  },
);

test('When a link is no web address, then the mail is not written', () => {
  const content = { to: 'ruth@castellanos.example', link: 'javascript:alert(1)' };
  expect(() => compose('email', 'email-login', content)).toThrow('no web address');
});

test.each([
  ['Ruth Castellanos', 'Hello Ruth,'],
  ['Zoë', 'Hello Zoë,'],
  ['https://buy.example now', 'Hello,'],
  ['buy.example', 'Hello,'],
  ['<b>Ruth</b>', 'Hello,'],
  ['', 'Hello,'],
])('When somebody calls themselves %s, then the mail begins %s', (fullName, expected) => {
  const content = { to: 'ruth@castellanos.example', fullName, about: 'Member' };
  expect(compose('email', 'contact-thanks', content).text.split('\n')[0]).toBe(expected);
});

test.each([
  ['Guest Speaker', true],
  ['Event Sponsorship', true],
  ['Financial Donation', true],
  ['Member', false],
  ['General Contact', false],
])('When a %s writes, then a reply within 24 hours is promised: %s', (about, promised) => {
  const content = { to: 'ruth@castellanos.example', fullName: 'Ruth', about };
  const { text, html } = compose('email', 'contact-thanks', content);
  expect(text.includes('within 24 hours')).toBe(promised);
  expect(html?.includes('within 24 hours')).toBe(promised);
});

test.each(['sms', 'email'] as const)(
  'When there is no template for a message by %s, then it is an error, not an empty one',
  (channel) => {
    expect(() => compose(channel, 'constructor', { to: '+12025550142' })).toThrow('no template');
  },
);

test.each([
  ['training', 'sign up for the'],
  ['membership', 'used this address to join'],
  ['change', 'You asked to use this address'],
] as const)(
  'When an address is to be confirmed for %s, then the mail greets, says what for, and how long the link holds',
  (purpose, words) => {
    const link = `${origin}/verify-email#token=${token}`;
    const content = { to: 'ruth@castellanos.example', fullName: 'Ruth Castellanos', link, purpose };
    const { text } = compose('email', 'verify-email', content);
    expect(text).toContain('Hello Ruth,');
    expect(text).toContain(words);
    expect(text).toContain(`expires in ${limits.login.verificationHours} hours`);
  },
);

test('When somebody is approved who has no number, then the mail welcomes them and has the way in', () => {
  const link = `${origin}/verify-email#token=${token}`;
  const content = { to: 'ruth@castellanos.example', fullName: 'Ruth Castellanos', link };
  const { subject, text } = compose('email', 'welcome', content);
  expect(subject).toBe('Welcome to Kingdom Builders Fellowship');
  expect(text).toContain(link);
  expect(text).toContain('has been approved');
});

test('When an alert stands for many, then it says for how many, by text and by mail', () => {
  const content = { to: '+12025550142', link: `${origin}/`, count: 299 };
  expect(compose('sms', 'crisis-alert', content).text).toContain('299 more messages');
  expect(compose('email', 'crisis-alert', content).text).toContain('299 more messages');
});
