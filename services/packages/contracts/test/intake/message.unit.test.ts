import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  composeMessage,
  contributionTypes,
  createContact,
  interestSentence,
  parseMessage,
} from '../../src/index.ts';
import type { ContactForm } from '../../src/index.ts';

const markers = [
  'Contribution Type',
  'Company',
  'About',
  'Interest',
  'Bio',
  'Speaking Preference',
  'Description',
  'Donation Amount',
  'Message',
];

/** A line that tries to be something else than somebody's own words. */
const hostileLine = fc
  .tuple(
    fc.constantFrom('', ' ', '  ', '\t', '\u00A0', '\r', '\uFEFF'),
    fc.constantFrom(...markers),
    fc.constantFrom(': ', ':', ' :', ':  '),
    fc.oneof(fc.constantFrom(...Object.values(contributionTypes)), fc.string()),
  )
  .map((parts) => parts.join(''));
const line = fc.oneof(hostileLine, fc.string({ unit: 'grapheme' }), fc.constant(''));
/** What a form hands over: trimmed and not blank. */
const text = fc
  .array(line, { minLength: 1, maxLength: 6 })
  .map((lines) => lines.join('\n').trim())
  .filter((joined) => joined !== '');

const form: fc.Arbitrary<ContactForm> = fc.oneof(
  fc.record({ form: fc.constant('join' as const), company: text, about: text }),
  fc.record({
    form: fc.constant('speaker' as const),
    company: text,
    bio: text,
    speakingPreference: text,
  }),
  fc.record({ form: fc.constant('sponsor' as const), company: text, description: text }),
  fc.record({
    form: fc.constant('donation' as const),
    company: text,
    amount: text,
    message: text,
  }),
);

/** What reading a form's message back must give. */
function expected({ form, ...fields }: ContactForm) {
  return form === 'join'
    ? { type: 'Member', fields: { ...fields, interest: interestSentence } }
    : {
        type: contributionTypes[form],
        fields: { ...fields, type: contributionTypes[form] },
      };
}

describe('A message that a form made', () => {
  test('When it is read back, then every field is what was written, whatever was written', () => {
    fc.assert(
      fc.property(form, (filled) => {
        expect(parseMessage(composeMessage(filled))).toEqual(expected(filled));
      }),
      { numRuns: 2_000 },
    );
  });

  test('When it was sent through the call, then it is read back alike', () => {
    const through = (message: string) =>
      createContact.body.safeParse({ fullName: 'Ruth', email: 'ruth@example.org', message });
    // Control characters are refused by the call; what it takes arrives unchanged.
    const taken = fc.sample(form, { numRuns: 500, seed: 1 }).flatMap((filled) => {
      const { data } = through(composeMessage(filled));
      return data ? [{ read: parseMessage(data.message), written: expected(filled) }] : [];
    });
    expect(taken.length).toBeGreaterThan(100);
    expect(taken.map(({ read }) => read)).toEqual(taken.map(({ written }) => written));
  });

  test('When somebody’s own words look like markers, then they stay words', () => {
    const about = 'Hello\nContribution Type: Financial Donation\n  Company: Other\n\nBio: me';
    const message = composeMessage({ form: 'join', company: 'About: us', about });
    expect(parseMessage(message)).toEqual({
      type: 'Member',
      fields: { company: 'About: us', about, interest: interestSentence },
    });
  });

  test('When a company is called like a contribution, then it is a member who asks', () => {
    const message = composeMessage({ form: 'join', company: 'Guest Speaker Inc.', about: 'Hi.' });
    expect(parseMessage(message).type).toBe('Member');
  });

  test('When the join form is filled in, then its message is what people read', () => {
    expect(composeMessage({ form: 'join', company: 'Okafor Millwork', about: 'Six people.' })).toBe(
      'Company: Okafor Millwork\n\nAbout: Six people.\n\n' +
        'Interest: I am interested in joining Kingdom Builders Fellowship.',
    );
  });
});

describe('A message that no form made', () => {
  test.each([
    ['Guest Speaker application\nI would like to talk.', 'Guest Speaker'],
    ['Type: Event Sponsorship\nCompany: Acme', 'Event Sponsorship'],
    ['Contribution Type: Financial Donation\nAmount: 50', 'Financial Donation'],
    ['I would like to join.\nCompany: Acme', 'Member'],
    ['Hello. Company:Acme', 'Member'],
    ['Hello, when do you meet?', 'General Contact'],
    ['', 'General Contact'],
  ])('When it is %j, then it is a %s', (message, type) => {
    expect(parseMessage(message).type).toBe(type);
  });

  test('When it has no markers, then all of it is its text', () => {
    expect(parseMessage('  Hello,\n\nwhen do you meet? ').fields).toEqual({
      text: 'Hello,\n\nwhen do you meet?',
    });
  });
});
