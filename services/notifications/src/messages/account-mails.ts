import { limits, site } from '@kbf/contracts';
import type { MessageContent } from './content.ts';
import { greeting } from './greeting.ts';
import type { MailParts } from './mail-layout.ts';
import { changedWords, roleWords } from './sms-templates.ts';
import { linkOf } from './template-links.ts';

const minutes = limits.login.linkMinutes;
const linkHours = limits.login.verificationHours;

/** Why an address must be confirmed. */
const whyToConfirm = {
  training: `Someone used this address to sign up for the ${site.name} training. Please confirm that it is yours, and you are in.`,
  membership: `Someone used this address to join ${site.name}. Please confirm that it is yours, and you are in.`,
  change: `You asked to use this address for your ${site.name} account. Please confirm it in a browser where you are logged in.`,
  other: `Someone gave this address to ${site.name}. Please confirm that it is yours.`,
} as const;

/** Mails about logging in and about a person's own account. */
export const accountMails = {
  'email-login': (content) => ({
    subject: `Your login link for ${site.name}`,
    opening: [`Here is your login link for ${site.name}.`],
    action: { label: 'Log in', href: linkOf(content) },
    closing: [
      `It works once and expires in ${minutes} minutes. If you did not request it, you can ignore this email. No one can log in without the link.`,
    ],
  }),
  'verify-email': (content) => ({
    subject: `Please confirm your email address`,
    opening: [greeting(content.fullName), whyToConfirm[content.purpose ?? 'other']],
    action: { label: 'Confirm my email', href: linkOf(content) },
    closing: [
      `The link works once and expires in ${linkHours} hours.`,
      'If this was not you, you can ignore this email. Nothing happens unless you confirm.',
    ],
  }),
  welcome: (content) => ({
    subject: `Welcome to ${site.name}`,
    opening: [
      greeting(content.fullName),
      `Your request to join ${site.name} has been approved. We are glad you are here.`,
      'Use the button below to confirm your address and log in.',
    ],
    action: { label: 'Log in', href: linkOf(content) },
    closing: [
      `The link works once and expires in ${linkHours} hours.`,
      'You do not need a password. When you want to log in, we will send a login link to this address.',
    ],
  }),
  'contact-data-changed': (content) => ({
    subject: `Your ${changedWords(content.about)} was changed`,
    opening: [
      greeting(content.fullName),
      `The ${changedWords(content.about)} for your ${site.name} account was changed.`,
      'If this was you, you do not need to do anything.',
    ],
    ...(content.link ? { action: { label: 'This was not me: undo it', href: content.link } } : {}),
    closing: [`If this was not you, write to us right away: ${site.contactEmail}`],
  }),
  'contact-data-waiting': (content) => ({
    subject: `Your ${changedWords(content.about)} is about to change`,
    opening: [
      greeting(content.fullName),
      `Someone logged in to your account entered a new ${changedWords(content.about)}. It takes effect in ${limits.contactChange.changeWaitHours} hours.`,
      'If this was you, you do not need to do anything.',
    ],
    ...(content.link ? { action: { label: 'This was not me: stop it', href: content.link } } : {}),
    closing: [`If this was not you, write to us right away: ${site.contactEmail}`],
  }),
  'passkey-added': (content) => ({
    subject: 'A passkey was added to your account',
    opening: [
      greeting(content.fullName),
      `A passkey was added to your ${site.name} account. The device that holds it can log in as you without a text message.`,
      'If this was you, you do not need to do anything.',
    ],
    ...(content.link ? { action: { label: 'This was not me: undo it', href: content.link } } : {}),
    closing: [
      `If this was not you, write to us right away: ${site.contactEmail}`,
      'There may be more than one. We send this no more than once an hour.',
    ],
  }),
  'passkey-removed': (content) => ({
    subject: 'A passkey was removed from your account',
    opening: [
      greeting(content.fullName),
      `A passkey was removed from your ${site.name} account. You can still log in with a text message or an email.`,
      'If this was you, you do not need to do anything.',
    ],
    closing: [
      `If this was not you, write to us right away: ${site.contactEmail}`,
      'There may be more than one. We send this no more than once an hour.',
    ],
  }),
  'account-restored': (content) => ({
    subject: 'Changes to your account were undone',
    opening: [
      greeting(content.fullName),
      `Someone used our link to undo the last changes to your account at ${site.name}. The phone number and email address are back to what they were, passkeys added since then were removed, and everyone was logged out.`,
      'If this was you, you do not need to do anything.',
    ],
    closing: [`If this was not you, write to us right away: ${site.contactEmail}`],
  }),
  'account-frozen': (content) => ({
    subject: 'Your account is frozen until we know who owns it',
    opening: [
      greeting(content.fullName),
      `Changes to a ${site.name} account contradict each other. One was made through its phone number, the other through its email address.`,
      'No one can log in until our team decides. Nothing is deleted.',
    ],
    closing: [`Please tell us what happened: ${site.contactEmail}`],
  }),
  'account-given': (content) => ({
    subject: 'You can use your account again',
    opening: [
      greeting(content.fullName),
      `We decided that the ${site.name} account is yours. You can log in with this email address.`,
      'The phone number and all passkeys were removed. You can add yours again on your account page.',
    ],
  }),
  'role-changed': (content) => ({
    subject: 'An admin changed your account',
    opening: [
      greeting(content.fullName),
      `You were ${roleWords(content.about)} at ${site.name}.`,
      ...(content.about === 'suspended'
        ? [
            `You are logged out everywhere, and passkeys added in the last ${limits.contactChange.undoDays} days were removed. A thief may have added them.`,
          ]
        : []),
      'We told all other admins, and any of them can undo it.',
    ],
    closing: [`If you think this is wrong, write to us: ${site.contactEmail}`],
  }),
  'account-deleted': (content) => ({
    subject: `Your account will be deleted in ${limits.erasure.waitDays} days`,
    opening: [
      greeting(content.fullName),
      `You asked us to delete your ${site.name} account. You are logged out everywhere, and no one can see what you shared.`,
      `We will delete everything in ${limits.erasure.waitDays} days.`,
      ...(content.link
        ? ['Until then, you can bring your account back with the button below.']
        : []),
    ],
    ...(content.link ? { action: { label: 'Keep my account', href: content.link } } : {}),
    closing: [`If this was not you, write to us right away: ${site.contactEmail}`],
  }),
  'account-erased': (content) => ({
    subject: 'Your account has been deleted',
    opening: [
      greeting(content.fullName),
      `As you asked, we have deleted your ${site.name} account and everything we knew about you.`,
    ],
    closing: ['This is our last email to you. You are welcome back any time.'],
  }),
} as const satisfies Record<string, (content: MessageContent) => MailParts>;
