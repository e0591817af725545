import { limits, site } from '@kbf/contracts';
import type { MessageContent } from './content.ts';
import { greeting } from './greeting.ts';
import type { MailParts } from './mail-layout.ts';
import { roleWords } from './sms-templates.ts';
import { linkOf, unsubscribing } from './template-links.ts';

const forAdmins = 'You get this because you are an admin.';

/** Mails to admins. */
export const adminMails = {
  'contact-notice': (content) => ({
    subject: `New message: ${content.about}`,
    opening: ['Someone sent us a message through the site.', `Type: ${content.about}`],
    action: { label: 'Read it', href: linkOf(content) },
    ...unsubscribing(content, forAdmins),
  }),
  'reply-due': (content) => ({
    subject: `A reply is due soon: ${content.about}`,
    opening: [
      `A contribution (${content.about}) has been waiting for most of a day. We promised a reply within ${site.contributionReplyHours} hours.`,
    ],
    action: { label: 'Reply now', href: linkOf(content) },
    closing: ['If someone has already replied, set its status to Contacted.'],
    ...unsubscribing(content, forAdmins),
  }),
  'frozen-notice': (content) => ({
    subject: 'An account is frozen. Please decide who owns it',
    opening: [
      'Changes to a member’s account contradict each other. One was made through the phone number, the other through the email address. No one can log in until one of you decides who owns the account.',
      'If you know the member, talk to them first, in person or by phone.',
    ],
    action: { label: 'Decide', href: linkOf(content) },
  }),
  'role-notice': (content) => ({
    subject: `Someone was ${roleWords(content.about)}`,
    opening: [
      greeting(content.fullName),
      `An admin changed a ${site.name} account. Someone was ${roleWords(content.about)}.`,
      'Use the button below to see who it was or to undo it. If you did this yourself, you do not need to do anything.',
    ],
    action: { label: 'See who it was', href: linkOf(content) },
    closing: [
      `The link is only for you. It works for ${limits.roleChange.undoDays} days, as long as you are an admin.`,
    ],
  }),
  'crisis-alert': (content) => ({
    subject: 'Someone may be in danger',
    opening: [
      content.count === undefined || content.count === 1
        ? 'Someone may be in danger. We showed them where to find help.'
        : `We noticed ${content.count} more messages that may mean danger. We showed each person where to find help.`,
    ],
    action: { label: 'Open the case', href: linkOf(content) },
    closing: ['This email does not include anything they wrote.'],
  }),
  'desk-digest': (content) => ({
    subject: `Care desk: ${content.about}`,
    opening: [`Waiting for an admin: ${content.about}.`],
    action: { label: 'Open the care desk', href: linkOf(content) },
    closing: [
      'We send this no more than once an hour. When someone is clearly in danger, we send a separate email right away.',
    ],
    ...unsubscribing(content, forAdmins),
  }),
  'wrong-codes': (content) => ({
    subject: 'Many wrong login codes today',
    opening: [
      'There were more wrong login codes than usual in the last hour. Someone may be guessing members’ codes.',
      'Every phone number has its own limit, so no member is locked out by this. The log shows whose codes were tried.',
    ],
    closing: ['We send this no more than once a day.'],
    ...unsubscribing(content, forAdmins),
  }),
  'cap-near': (content) => ({
    subject: `Almost used up today: ${content.about}`,
    opening: [
      `80% of today's ${content.about} have been used (the limit is ${content.count ?? 1}).`,
      'When none are left, new people cannot get in until tomorrow. Members who have logged in before still can.',
    ],
    closing: ['The limit is a site setting. We send this once a day.'],
    ...unsubscribing(content, forAdmins),
  }),
  'alert-cap': (content) => ({
    subject: 'We reached the limit for alerts',
    opening: [
      'We noticed more messages about danger than we can send alerts for. The next alert will count the ones we did not send.',
    ],
    action: { label: 'Open the care desk', href: linkOf(content) },
    closing: ['We send this once a day.'],
  }),
} as const satisfies Record<string, (content: MessageContent) => MailParts>;
