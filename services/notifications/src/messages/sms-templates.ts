import { limits, site } from '@kbf/contracts';
import type { MessageContent } from './content.ts';

const minutes = limits.login.linkMinutes;
const from = `${site.shortName}:`;
const stop = 'Reply STOP to opt out.';

/** The changed data, in words. */
export const changedWords = (about: string | undefined): string =>
  about === 'phone' ? 'phone number' : 'e-mail address';

/** What an admin did to a person. */
const roleChanges: Readonly<Record<string, string>> = {
  'made-admin': 'made an admin',
  'made-member': 'made a member again',
  suspended: 'suspended',
  restored: 'let in again',
};
export const roleWords = (about = ''): string => roleChanges[about] ?? 'changed';

/** The number of new posts, in words. */
export const newPosts = (count: number): string =>
  count === 1 ? 'a new post of a member fits' : `${count} new posts of members fit`;

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
      ? `${from} someone may be in danger. They were shown the help lines. Please look: ${link}`
      : `${from} ${count} times words of danger were noticed, and help lines shown. Please look: ${link}`,
  'alert-cap': ({ link }: MessageContent) =>
    `${from} more alerts than we may send now. Please look yourself: ${link} We write again later.`,
  'cap-near': ({ about, count = 1 }: MessageContent) =>
    `${from} four fifths of today's ${about} are used up (the limit is ${count}). We write once a day.`,
  'wrong-codes': () =>
    `${from} many wrong login codes came within an hour: somebody may be guessing. See the log. We write once a day.`,
  'desk-digest': ({ link, about }: MessageContent) =>
    `${from} at the care desk: ${about}. Please look: ${link} We write once an hour at most.`,
  'contact-data-changed': ({ about, link }: MessageContent) =>
    `${from} the ${changedWords(about)} of your account was changed. ${notYou(link, 'undoes it')}`,
  'contact-data-waiting': ({ about, link }: MessageContent) =>
    `${from} your ${changedWords(about)} with us changes in a day. ${notYou(link, 'stops it')}`,
  'passkey-added': ({ link }: MessageContent) =>
    `${from} a passkey was added to your account. ${notYou(link, 'undoes it')}`,
  'passkey-removed': ({ link }: MessageContent) =>
    `${from} a passkey of your account was removed. ${notYou(link, 'undoes it')}`,
  'account-restored': () =>
    `${from} changes to your account were undone, and all logins ended. Not you? Write to us: ${site.contactEmail}`,
  'account-frozen': () =>
    `${from} two contacts disagree about your account. Nobody can log in until we decide. Write to us: ${site.contactEmail}`,
  'account-given': () =>
    `${from} your account is open again. You can log in with this number. Passkeys and the e-mail were removed.`,
  'frozen-notice': ({ link }: MessageContent) =>
    `${from} two contacts disagree about who owns an account. It is frozen. Please decide: ${link}`,
  'role-changed': ({ about }: MessageContent) =>
    `${from} an admin has changed your account: you were ${roleWords(about)}. Wrong? Write to ${site.contactEmail}`,
  'role-notice': ({ about, link }: MessageContent) =>
    `${from} a person was ${roleWords(about)}. See who at ${link} and undo it there.`,
  'account-deleted': ({ link }: MessageContent) =>
    `${from} your account is hidden, and erased in ${limits.erasure.waitDays} days. ${notYou(link, 'stops it')}`,
  'contact-notice': ({ link, about }: MessageContent) =>
    `${from} somebody wrote to us (${about}). Read it: ${link}`,
  'reply-due': ({ link, about }: MessageContent) =>
    `${from} a contribution (${about}) waits for an answer, promised within ${site.contributionReplyHours} h. ${link}`,
  'comment-notice': ({ link }: MessageContent) =>
    `${from} new comment on your prayer: ${link} ${stop}`,
  'check-in': ({ link }: MessageContent) =>
    `${from} you asked us to ask: how is it going with your prayer? ${link} ${stop}`,
  'need-contact': ({ link, about }: MessageContent) =>
    about === 'confirmed'
      ? `${from} a member agrees to talk with you: ${link} ${stop}`
      : `${from} a member asks you for contact: ${link} ${stop}`,
  'need-match': ({ link, count = 1 }: MessageContent) =>
    `${from} ${newPosts(count)} what you need or offer: ${link} ${stop}`,
  'partner-answered': ({ link }: MessageContent) =>
    `${from} your accountability partner has answered this week: ${link} ${stop}`,
  'moderation-outcome': ({ link, about, outcome }: MessageContent) =>
    outcome === 'published'
      ? `${from} your ${about} is public now: ${link} ${stop}`
      : `${from} your ${about} is not shown to others. Questions: ${site.contactEmail} ${stop}`,
} as const satisfies Record<string, (content: MessageContent) => string>;
