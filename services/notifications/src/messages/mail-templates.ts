import { contributionTypes, limits, site } from '@kbf/contracts';
import type { MessageContent } from './content.ts';
import { greeting } from './greeting.ts';
import type { MailParts } from './mail-layout.ts';

const minutes = limits.login.linkMinutes;
const hours = site.contributionReplyHours;

/** @throws for content without the link that the mail is there for */
function linkOf({ link }: MessageContent): string {
  if (!link) throw new Error('the mail has no link');
  return link;
}

function thanks(content: MessageContent): MailParts {
  const isContribution = Object.values<string>(contributionTypes).includes(content.about ?? '');
  return {
    subject: 'We have your message',
    opening: [
      greeting(content.fullName),
      `Thank you for writing to ${site.name}. Your message has arrived.`,
      isContribution
        ? `One of us reads it and answers you within ${hours} hours.`
        : 'One of us reads it and gets back to you.',
    ],
    closing: [
      `If it was not you who wrote, you can leave this mail alone, or tell us: ${site.contactEmail}`,
    ],
  };
}

function moderationOutcome(content: MessageContent): MailParts {
  const { about, outcome } = content;
  if (outcome === 'published')
    return {
      subject: `Your ${about} is public now`,
      opening: [
        greeting(content.fullName),
        `One of us has read your ${about}. The community can see it now.`,
      ],
      action: { label: 'See it', href: linkOf(content) },
    };
  return {
    subject: `Your ${about} is not shown to others`,
    opening: [
      greeting(content.fullName),
      `One of us has read your ${about} and decided not to show it to the community. That is about the words on a public page, not about you.`,
      `If you have questions, or if you think that we misread it, write to us: ${site.contactEmail}`,
    ],
  };
}

/** What each mail says. */
export const mailTemplates = {
  'email-login': (content) => ({
    subject: `Your login link for ${site.name}`,
    opening: [`Here is your login link for ${site.name}.`],
    action: { label: 'Log in', href: linkOf(content) },
    closing: [
      `It works once, within ${minutes} minutes. If you did not ask for it, you can leave this mail alone: without the link nobody gets in.`,
    ],
  }),
  'verify-email': (content) => ({
    subject: `Please confirm your e-mail address`,
    opening: [
      greeting(content.fullName),
      `This address was given to ${site.name}. Please confirm that it is yours.`,
    ],
    action: { label: 'Confirm the address', href: linkOf(content) },
    closing: [
      'If it was not you, you can leave this mail alone: nothing happens without your confirmation.',
    ],
  }),
  welcome: (content) => ({
    subject: `Welcome to ${site.name}`,
    opening: [
      greeting(content.fullName),
      `You are a member of ${site.name} now. We are glad that you are here.`,
    ],
    action: { label: 'Log in', href: linkOf(content) },
    closing: ['No password is needed: we send you a link each time.'],
  }),
  'contact-thanks': thanks,
  'contact-notice': (content) => ({
    subject: `Somebody wrote to us: ${content.about}`,
    opening: ['A message came in through the site.', `Type: ${content.about}`],
    action: { label: 'Read it', href: linkOf(content) },
  }),
  'reply-due': (content) => ({
    subject: `A reply is due soon: ${content.about}`,
    opening: [
      `A contribution (${content.about}) has waited for most of a day. We promised an answer within ${hours} hours.`,
    ],
    action: { label: 'Answer it', href: linkOf(content) },
    closing: ['If somebody has answered already, set its status to contacted.'],
  }),
  'comment-notice': (content) => ({
    subject: 'Somebody commented on your prayer',
    opening: [greeting(content.fullName), 'There is a new comment on a prayer of yours.'],
    action: { label: 'Read it', href: linkOf(content) },
    closing: ['There may be more than one: we write once an hour at most.'],
    ...(content.unsubscribe
      ? {
          unsubscribe: {
            reason: 'You asked to hear of comments on your prayers.',
            href: content.unsubscribe,
          },
        }
      : {}),
  }),
  'moderation-outcome': moderationOutcome,
  'crisis-alert': (content) => ({
    subject: 'Someone may be in danger',
    opening: ['Somebody wrote words of danger. They were shown the help lines.'],
    action: { label: 'Please look', href: linkOf(content) },
    closing: ['Not a word of what was written is in this mail.'],
  }),
} as const satisfies Record<string, (content: MessageContent) => MailParts>;
