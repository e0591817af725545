import { limits, site } from '@kbf/contracts';
import type { MessageContent } from './content.ts';

const minutes = limits.login.linkMinutes;
const from = `${site.shortName}:`;
const stop = 'Reply STOP to opt out.';

/** The changed data, in words. */
export const changedWords = (about: string | undefined): string =>
  about === 'phone' ? 'phone number' : 'email address';

/** What an admin did to a person. */
const roleChanges: Readonly<Record<string, string>> = {
  'made-admin': 'made an admin',
  'made-member': 'made a member again',
  suspended: 'suspended',
  restored: 'unsuspended',
};
export const roleWords = (about = ''): string => roleChanges[about] ?? 'changed';

/** The number of new posts, in words. */
export const newPosts = (count: number): string =>
  count === 1 ? 'a new post from a member matches' : `${count} new posts from members match`;

/** What the owner can do if the change was not theirs. Only contacts that were proven before have a link. */
const notYou = (link: string | undefined, does: string): string =>
  link ? `Not you? ${link} ${does}.` : `Not you? Write to us: ${site.contactEmail}`;

/**
 * Every text fits one segment (160 characters of GSM-7) for site addresses of up to 40 characters, so that it arrives
 * in one piece and costs one message. The link is in the middle: some phones cut a text at its end or change its last
 * word. A text never contains words that a person typed.
 */
export const smsTemplates = {
  login: ({ link, code }: MessageContent) =>
    `${from} open ${link} or enter ${code}. Valid ${minutes} min. ${stop}`,
  'confirm-phone': ({ link, code }: MessageContent) =>
    link
      ? `${from} confirm at ${link} or enter ${code}. Valid ${minutes} min. ${stop}`
      : `${from} enter ${code} to confirm this number. Valid ${minutes} min. ${stop}`,
  welcome: ({ link }: MessageContent) =>
    `Welcome to ${site.name}. You can log in now: ${link} ${stop}`,
  'crisis-alert': ({ link, count = 1 }: MessageContent) =>
    count === 1
      ? `${from} someone may be in danger. We showed them where to get help. Please check: ${link}`
      : `${from} ${count} more messages may mean danger. We showed where to get help. Please check: ${link}`,
  'alert-cap': ({ link }: MessageContent) =>
    `${from} we reached the limit for alerts. Please check the care desk: ${link} We will text again later.`,
  'cap-near': ({ about, count = 1 }: MessageContent) =>
    `${from} 80% of today's ${about} have been used (the limit is ${count}). We send this once a day.`,
  'wrong-codes': () =>
    `${from} many wrong login codes in the last hour. Someone may be guessing. See the log. Sent at most once a day.`,
  'desk-digest': ({ link, about }: MessageContent) =>
    `${from} care desk: ${about}. Please check: ${link} Sent at most once an hour.`,
  'contact-data-changed': ({ about, link }: MessageContent) =>
    `${from} your ${changedWords(about)} was changed. ${notYou(link, 'undoes it')}`,
  'contact-data-waiting': ({ about, link }: MessageContent) =>
    `${from} your ${changedWords(about)} will change in a day. ${notYou(link, 'stops it')}`,
  'passkey-added': ({ link }: MessageContent) =>
    `${from} a passkey was added to your account. ${notYou(link, 'undoes it')}`,
  'passkey-removed': ({ link }: MessageContent) =>
    `${from} a passkey was removed from your account. ${notYou(link, 'undoes it')}`,
  'account-restored': () =>
    `${from} changes to your account were undone, new passkeys removed, logins ended. Not you? Write to us: ${site.contactEmail}`,
  'account-frozen': () =>
    `${from} there were conflicting changes to your account. No one can log in until we decide. Write to us: ${site.contactEmail}`,
  'account-given': () =>
    `${from} you can use your account again. Log in with this number. Passkeys and the email were removed.`,
  'frozen-notice': ({ link }: MessageContent) =>
    `${from} an account is frozen because of conflicting changes. Please decide who owns it: ${link}`,
  'role-changed': ({ about }: MessageContent) =>
    `${from} an admin changed your account. You were ${roleWords(about)}.${about === 'suspended' ? ' New passkeys were removed.' : ''} Wrong? Write to us: ${site.contactEmail}`,
  'role-notice': ({ about, link }: MessageContent) =>
    `${from} someone was ${roleWords(about)}. See who or undo it: ${link}`,
  'account-deleted': ({ link }: MessageContent) =>
    `${from} your account is hidden. We'll delete it in ${limits.erasure.waitDays} days. ${notYou(link, 'stops it')}`,
  'contact-notice': ({ link, about }: MessageContent) =>
    `${from} new message (${about}). Read it: ${link}`,
  'reply-due': ({ link, about }: MessageContent) =>
    `${from} a contribution (${about}) still needs the reply we promised within ${site.contributionReplyHours} hours. ${link}`,
  'comment-notice': ({ link }: MessageContent) => `${from} new comment for you: ${link} ${stop}`,
  'check-in': ({ link }: MessageContent) =>
    `${from} you asked us to check in about your prayer. How is it going? ${link} ${stop}`,
  'need-contact': ({ link, about }: MessageContent) =>
    about === 'confirmed'
      ? `${from} a member said yes to your request: ${link} ${stop}`
      : `${from} a member would like to talk with you: ${link} ${stop}`,
  'need-match': ({ link, count = 1 }: MessageContent) =>
    `${from} ${newPosts(count)} what you need or offer: ${link} ${stop}`,
  'partner-answered': ({ link }: MessageContent) =>
    `${from} your accountability partner has answered this week: ${link} ${stop}`,
  'moderation-outcome': ({ link, about, outcome }: MessageContent) =>
    outcome === 'published'
      ? `${from} your ${about} is now public: ${link} ${stop}`
      : `${from} your ${about} is hidden from others. Questions: ${site.contactEmail} ${stop}`,
} as const satisfies Record<string, (content: MessageContent) => string>;
