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
    subject: 'We got your message',
    isReply: true,
    opening: [
      greeting(content.fullName),
      `Thank you for contacting ${site.name}. We have received your message.`,
      isContribution
        ? `Someone from our team will read it and reply within ${hours} hours.`
        : 'Someone from our team will read it and get back to you.',
    ],
    closing: [
      `If you did not send this message, you can ignore this email or let us know: ${site.contactEmail}`,
    ],
  };
}

function moderationOutcome(content: MessageContent): MailParts {
  const { about, outcome } = content;
  if (outcome === 'published')
    return {
      subject: `Your ${about} is now public`,
      opening: [
        greeting(content.fullName),
        `Someone from our team has read your ${about}. The community can see it now.`,
      ],
      action: { label: 'View it', href: linkOf(content) },
    };
  return {
    subject: `Your ${about} is hidden from the community`,
    opening: [
      greeting(content.fullName),
      `Someone from our team read your ${about} and decided to keep it hidden. This is about what belongs on a public page. It is not about you.`,
      `If you have questions, or if you think we got it wrong, write to us: ${site.contactEmail}`,
    ],
  };
}

/** Why an address must be confirmed. */
const whyToConfirm = {
  training: `Someone used this address to sign up for the ${site.name} training. Please confirm that it is yours, and you are in.`,
  membership: `Someone used this address to join ${site.name}. Please confirm that it is yours, and you are in.`,
  change: `You asked to use this address for your ${site.name} account. Please confirm it in a browser where you are logged in.`,
  other: `Someone gave this address to ${site.name}. Please confirm that it is yours.`,
} as const;

export const mailTemplates = {
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
  'frozen-notice': (content) => ({
    subject: 'An account is frozen. Please decide who owns it',
    opening: [
      'Changes to a member’s account contradict each other. One was made through the phone number, the other through the email address. No one can log in until one of you decides who owns the account.',
      'If you know the member, talk to them first, in person or by phone.',
    ],
    action: { label: 'Decide', href: linkOf(content) },
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
  'contact-thanks': thanks,
  'contact-notice': (content) => ({
    subject: `New message: ${content.about}`,
    opening: ['Someone sent us a message through the site.', `Type: ${content.about}`],
    action: { label: 'Read it', href: linkOf(content) },
    ...unsubscribing(content, forAdmins),
  }),
  'reply-due': (content) => ({
    subject: `A reply is due soon: ${content.about}`,
    opening: [
      `A contribution (${content.about}) has been waiting for most of a day. We promised a reply within ${hours} hours.`,
    ],
    action: { label: 'Reply now', href: linkOf(content) },
    closing: ['If someone has already replied, set its status to Contacted.'],
    ...unsubscribing(content, forAdmins),
  }),
  'comment-notice': (content) => ({
    subject: 'New comment on your prayer',
    opening: [greeting(content.fullName), 'Someone commented on one of your prayers.'],
    action: { label: 'Read it', href: linkOf(content) },
    closing: ['There may be more than one. We email you about comments no more than once an hour.'],
    ...unsubscribing(content, 'You asked us to let you know about comments on your prayers.'),
  }),
  'check-in': (content) => ({
    subject: 'How is it going?',
    opening: [
      greeting(content.fullName),
      'You asked us to check in about one of your prayers. How is it going? You can answer with one tap, and only you will see it.',
    ],
    action: { label: 'Tell us how it is going', href: linkOf(content) },
    closing: ['We only ask once. You can have us ask again later, or leave it at that.'],
    ...unsubscribing(content, 'You asked us to check in about your prayers.'),
  }),
  'need-contact': (content) => ({
    subject:
      content.about === 'confirmed'
        ? 'A member said yes to your request'
        : 'A member would like to talk with you',
    opening: [
      greeting(content.fullName),
      content.about === 'confirmed'
        ? 'A member said yes to your request about a need or an offer. You can now see how to reach each other.'
        : 'A member would like to talk with you about something you need or offer. No one sees your phone number or email unless you agree.',
    ],
    action: { label: 'View the request', href: linkOf(content) },
  }),
  'need-match': (content) => ({
    subject: 'New matches for your needs and offers',
    opening: [
      greeting(content.fullName),
      `On the board of needs and offers, ${newPosts(content.count ?? 1)} what you need or offer.`,
    ],
    action: { label: 'See the matches', href: linkOf(content) },
    closing: ['We send this no more than once a day, and only when there is something new.'],
    ...unsubscribing(
      content,
      'You asked us to let you know about new matches for your needs and offers.',
    ),
  }),
  'partner-answered': (content) => ({
    subject: 'Your accountability partner has answered',
    opening: [
      greeting(content.fullName),
      'Your accountability partner has answered this week’s question.',
    ],
    action: { label: 'Read and reply', href: linkOf(content) },
    closing: ['We send this once a week while the two of you are partners.'],
    ...unsubscribing(content, 'You get this because you have an accountability partner.'),
  }),
  'moderation-outcome': moderationOutcome,
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
