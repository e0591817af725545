import { contributionTypes, limits, site } from '@kbf/contracts';
import type { MessageContent } from './content.ts';
import { greeting } from './greeting.ts';
import type { MailParts } from './mail-layout.ts';
import { changedWords, newPosts, roleWords } from './sms-templates.ts';

const minutes = limits.login.linkMinutes;
const hours = site.contributionReplyHours;
const linkHours = limits.login.verificationHours;

/** @throws for content without the link that the mail needs */
function linkOf({ link }: MessageContent): string {
  if (!link) throw new Error('the mail has no link');
  return link;
}

/** The unsubscribe part of repeated mails. */
const unsubscribing = ({ unsubscribe: href }: MessageContent, reason: string) =>
  href ? { unsubscribe: { reason, href } } : {};

const forAdmins = 'You get this because you are an admin.';

function thanks(content: MessageContent): MailParts {
  const isContribution = Object.values<string>(contributionTypes).includes(content.about ?? '');
  return {
    subject: 'We have your message',
    isReply: true,
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

/** Why an address must be confirmed. */
const whyToConfirm = {
  training: `This address was given to register for the training of ${site.name}. Please confirm that it is yours: then you are in.`,
  membership: `This address was given to become a member of ${site.name}. Please confirm that it is yours: then you are in.`,
  change: `This address is to become that of your account at ${site.name}. Please confirm that it is yours, where you are logged in.`,
  other: `This address was given to ${site.name}. Please confirm that it is yours.`,
} as const;

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
    opening: [greeting(content.fullName), whyToConfirm[content.purpose ?? 'other']],
    action: { label: 'Confirm the address', href: linkOf(content) },
    closing: [
      `The link works once, within ${linkHours} hours.`,
      'If it was not you, you can leave this mail alone: nothing happens without your confirmation.',
    ],
  }),
  welcome: (content) => ({
    subject: `Welcome to ${site.name}`,
    opening: [
      greeting(content.fullName),
      `Your request to join ${site.name} was approved. We are glad that you are here.`,
      'The button below confirms that this address is yours and lets you in.',
    ],
    action: { label: 'Come in', href: linkOf(content) },
    closing: [
      `The link works once, within ${linkHours} hours.`,
      'No password is needed: from then on we send a login link to this address whenever you ask for one.',
    ],
  }),
  'contact-data-changed': (content) => ({
    subject: `The ${changedWords(content.about)} of your account was changed`,
    opening: [
      greeting(content.fullName),
      `The ${changedWords(content.about)} of your account at ${site.name} was changed.`,
      'If it was you, there is nothing to do.',
    ],
    ...(content.link ? { action: { label: 'It was not me: undo it', href: content.link } } : {}),
    closing: [`If it was not you, write to us at once: ${site.contactEmail}`],
  }),
  'contact-data-waiting': (content) => ({
    subject: `The ${changedWords(content.about)} of your account is about to change`,
    opening: [
      greeting(content.fullName),
      `Somebody who is logged in as you has entered a new ${changedWords(content.about)}. It applies in ${limits.contactChange.changeWaitHours} hours.`,
      'If it was you, there is nothing to do.',
    ],
    ...(content.link ? { action: { label: 'It was not me: stop it', href: content.link } } : {}),
    closing: [`If it was not you, write to us at once: ${site.contactEmail}`],
  }),
  'passkey-added': (content) => ({
    subject: 'A passkey was added to your account',
    opening: [
      greeting(content.fullName),
      `A passkey was added to your account at ${site.name}: a device can log in as you without a text message.`,
      'If it was you, there is nothing to do.',
    ],
    ...(content.link ? { action: { label: 'It was not me: undo it', href: content.link } } : {}),
    closing: [`If it was not you, write to us at once: ${site.contactEmail}`],
  }),
  'passkey-removed': (content) => ({
    subject: 'A passkey of your account was removed',
    opening: [
      greeting(content.fullName),
      `A passkey of your account at ${site.name} was removed. You can log in with a text message or a mail as before.`,
      'If it was you, there is nothing to do.',
    ],
    closing: [`If it was not you, write to us at once: ${site.contactEmail}`],
  }),
  'account-restored': (content) => ({
    subject: 'Changes to your account were undone',
    opening: [
      greeting(content.fullName),
      `Somebody used our link to undo the last changes to your account at ${site.name}. Its phone number and e-mail address are what they were before, passkeys added since then are removed, and all logins have ended.`,
      'If it was you, there is nothing to do.',
    ],
    closing: [`If it was not you, write to us at once: ${site.contactEmail}`],
  }),
  'account-frozen': (content) => ({
    subject: 'Your account is frozen until we know whose it is',
    opening: [
      greeting(content.fullName),
      `The phone number and the e-mail address of an account at ${site.name} disagree: one has undone what the other has changed.`,
      'Nobody can log in until one of us decides. Nothing is deleted.',
    ],
    closing: [`Please tell us what happened: ${site.contactEmail}`],
  }),
  'account-given': (content) => ({
    subject: 'Your account is open again',
    opening: [
      greeting(content.fullName),
      `We decided that the account at ${site.name} is yours. You can log in with this e-mail address.`,
      'The phone number and all passkeys were removed. You can add yours again on your account page.',
    ],
  }),
  'frozen-notice': (content) => ({
    subject: 'An account is frozen: please decide whose it is',
    opening: [
      'The phone number and the e-mail address of a member disagree about who owns the account: one has undone what the other has changed. Nobody can log in until one of you decides.',
      'Talk to the member first, in person or by phone, if you know them.',
    ],
    action: { label: 'Decide', href: linkOf(content) },
  }),
  'role-changed': (content) => ({
    subject: 'An admin has changed your account',
    opening: [
      greeting(content.fullName),
      `You were ${roleWords(content.about)} at ${site.name}.`,
      'All other admins were told, and each of them can undo it.',
    ],
    closing: [`If you think that this is wrong, write to us: ${site.contactEmail}`],
  }),
  'role-notice': (content) => ({
    subject: `A person was ${roleWords(content.about)}`,
    opening: [
      greeting(content.fullName),
      `An admin of ${site.name} has changed an account: a person was ${roleWords(content.about)}.`,
      'The button below shows who it was, and can undo it. If you did it yourself, there is nothing to do.',
    ],
    action: { label: 'Look, and undo it', href: linkOf(content) },
    closing: [
      `The link is for you alone. It works for ${limits.roleChange.undoDays} days while you are an admin.`,
    ],
  }),
  'account-deleted': (content) => ({
    subject: `Your account will be erased in ${limits.erasure.waitDays} days`,
    opening: [
      greeting(content.fullName),
      `Your account at ${site.name} was deleted. Every login has ended, and nobody sees any more what you shared.`,
      `In ${limits.erasure.waitDays} days everything is erased. Until then the button below brings it back.`,
    ],
    action: { label: 'Keep my account', href: linkOf(content) },
    closing: [`If it was not you, keep your account and write to us at once: ${site.contactEmail}`],
  }),
  'account-erased': (content) => ({
    subject: 'Your account is deleted',
    opening: [
      greeting(content.fullName),
      `As you asked, your account at ${site.name} is deleted, and with it what we knew of you.`,
    ],
    closing: ['This is our last mail to you. You are welcome to come back at any time.'],
  }),
  'contact-thanks': thanks,
  'contact-notice': (content) => ({
    subject: `Somebody wrote to us: ${content.about}`,
    opening: ['A message came in through the site.', `Type: ${content.about}`],
    action: { label: 'Read it', href: linkOf(content) },
    ...unsubscribing(content, forAdmins),
  }),
  'reply-due': (content) => ({
    subject: `A reply is due soon: ${content.about}`,
    opening: [
      `A contribution (${content.about}) has waited for most of a day. We promised an answer within ${hours} hours.`,
    ],
    action: { label: 'Answer it', href: linkOf(content) },
    closing: ['If somebody has answered already, set its status to contacted.'],
    ...unsubscribing(content, forAdmins),
  }),
  'comment-notice': (content) => ({
    subject: 'Somebody commented on your prayer',
    opening: [greeting(content.fullName), 'There is a new comment on a prayer of yours.'],
    action: { label: 'Read it', href: linkOf(content) },
    closing: ['There may be more than one: we write once an hour at most.'],
    ...unsubscribing(content, 'You asked to hear of comments on your prayers.'),
  }),
  'check-in': (content) => ({
    subject: 'How is it going?',
    opening: [
      greeting(content.fullName),
      'You wanted us to ask about a prayer of yours: how is it going? One tap is an answer, and only you see it.',
    ],
    action: { label: 'Say how it is going', href: linkOf(content) },
    closing: ['We ask once. You can have us ask again, or leave it at that.'],
    ...unsubscribing(content, 'You asked us to check in about your prayers.'),
  }),
  'need-contact': (content) => ({
    subject:
      content.about === 'confirmed'
        ? 'A member agrees to talk with you'
        : 'A member asks you for contact',
    opening: [
      greeting(content.fullName),
      content.about === 'confirmed'
        ? 'You asked a member for contact about a need or an offer. They agree: both of you see now how to reach each other.'
        : 'A member would like to talk with you about what you need or offer. Nobody sees your number or address before you agree.',
    ],
    action: { label: 'Open it', href: linkOf(content) },
  }),
  'need-match': (content) => ({
    subject: 'Something new fits what you need or offer',
    opening: [
      greeting(content.fullName),
      `On the board of needs and offers, ${newPosts(content.count ?? 1)} what you need or offer.`,
    ],
    action: { label: 'See what fits', href: linkOf(content) },
    closing: ['We write once a day at most, and only when there is something new.'],
    ...unsubscribing(content, 'You asked to hear of what newly fits your needs and offers.'),
  }),
  'partner-answered': (content) => ({
    subject: 'Your accountability partner has answered',
    opening: [
      greeting(content.fullName),
      'Your accountability partner has answered the question of this week.',
    ],
    action: { label: 'Read it and answer', href: linkOf(content) },
    closing: ['We tell you once a week, as long as the two of you are partners.'],
    ...unsubscribing(content, 'You get this because you have an accountability partner.'),
  }),
  'moderation-outcome': moderationOutcome,
  'crisis-alert': (content) => ({
    subject: 'Someone may be in danger',
    opening: [
      content.count === undefined || content.count === 1
        ? 'Somebody wrote words of danger. They were shown the help lines.'
        : `Words of danger were noticed ${content.count} times since our last mail. Whoever wrote them was shown the help lines.`,
    ],
    action: { label: 'Please look', href: linkOf(content) },
    closing: ['Not a word of what was written is in this mail.'],
  }),
  'desk-digest': (content) => ({
    subject: `At the care desk: ${content.about}`,
    opening: [`This waits for one of you: ${content.about}.`],
    action: { label: 'Open the care desk', href: linkOf(content) },
    closing: [
      'We write once an hour at most. Words of danger that are certain come at once, in a mail of their own.',
    ],
    ...unsubscribing(content, forAdmins),
  }),
  'wrong-codes': (content) => ({
    subject: 'Many wrong login codes today',
    opening: [
      'More wrong login codes than usual came within an hour. Somebody may be guessing the codes of members.',
      'Each number has limits of its own, and no member is refused because of this. The log shows whose codes were tried.',
    ],
    closing: ['We write this once a day.'],
    ...unsubscribing(content, forAdmins),
  }),
  'cap-near': (content) => ({
    subject: `Nearly used up today: ${content.about}`,
    opening: [
      `Four fifths of today's ${content.about} are used up (the limit is ${content.count ?? 1}).`,
      'When none are left, new people are refused until tomorrow. Members who have logged in before are not.',
    ],
    closing: ['The limit is a setting of the site. We write this once a day.'],
    ...unsubscribing(content, forAdmins),
  }),
  'alert-cap': (content) => ({
    subject: 'There are more alerts than we may send',
    opening: [
      'Words of danger were noticed more often than we may send alerts. Those that were not sent are counted in the next one.',
    ],
    action: { label: 'Please look yourself', href: linkOf(content) },
    closing: ['We tell you this once a day.'],
  }),
} as const satisfies Record<string, (content: MessageContent) => MailParts>;
