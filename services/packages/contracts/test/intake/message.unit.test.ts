import { describe, expect, test } from 'vitest';
import {
  composeMessage,
  contactForm,
  createContact,
  typeOfForm,
  typeOfMessage,
} from '../../src/index.ts';
import type { ContactForm } from '../../src/index.ts';

const company = 'Okafor Millwork';
const forms: ContactForm[] = [
  { kind: 'join', company, about: 'Six people.' },
  { kind: 'speaker', company, bio: 'I built it.', speakingPreference: 'Evenings.' },
  { kind: 'sponsor', company, description: 'A meal.' },
  { kind: 'donation', company: '', amount: '50', message: 'With thanks.' },
];

describe('A form', () => {
  test.each([
    [
      forms[0]!,
      'Company: Okafor Millwork\n\nAbout: Six people.\n\n' +
        'Interest: I am interested in joining Kingdom Builders Fellowship.',
    ],
    [
      forms[1]!,
      'Contribution Type: Guest Speaker\n\nCompany: Okafor Millwork\n\nBio: I built it.\n\n' +
        'Speaking Preference: Evenings.',
    ],
    [
      forms[2]!,
      'Contribution Type: Event Sponsorship\n\nCompany: Okafor Millwork\n\nDescription: A meal.',
    ],
    [
      forms[3]!,
      'Contribution Type: Financial Donation\n\nDonation Amount: 50\n\nMessage: With thanks.',
    ],
  ])('When $kind is filled in, then its text has what the specification asks', (form, text) => {
    expect(composeMessage(form)).toBe(text);
    expect(typeOfMessage(text)).toBe(typeOfForm(form));
  });

  test('When it is sent without a company, then only a donation is taken', () => {
    const taken = forms.filter((form) => contactForm.safeParse({ ...form, company: '' }).success);
    expect(taken.map(({ kind }) => kind)).toEqual(['donation']);
  });

  test('When a form of an unknown kind is sent, then it is refused', () => {
    const body = { fullName: 'Ruth', email: 'ruth@example.org', message: 'Hello' };
    expect(createContact.body.safeParse(body).success).toBe(true);
    const form = { ...forms[0], kind: 'other' };
    expect(createContact.body.safeParse({ ...body, form }).success).toBe(false);
  });

  test('When its words look like another kind, then the kind of the form counts', () => {
    expect(typeOfForm({ kind: 'join', company: 'Guest Speaker Inc.', about: 'Hi.' })).toBe(
      'Member',
    );
  });
});

test.each([
  ['Guest Speaker application\nI would like to talk.', 'Guest Speaker'],
  ['Type: Event Sponsorship\nCompany: Acme', 'Event Sponsorship'],
  ['Contribution Type: Financial Donation\nAmount: 50', 'Financial Donation'],
  ['I would like to join.\nCompany: Acme', 'Member'],
  ['Hello. Company:Acme', 'Member'],
  ['Hello, when do you meet?', 'General Contact'],
  ['', 'General Contact'],
])('When only the message %j comes, then it is a %s', (message, type) => {
  expect(typeOfMessage(message)).toBe(type);
});
