import { contributionTypes, site } from '@kbf/contracts';
import type { MessageContent } from './content.ts';
import { greeting } from './greeting.ts';
import type { MailParts } from './mail-layout.ts';
import { newPosts } from './sms-templates.ts';
import { linkOf, unsubscribing } from './template-links.ts';

function thanks(content: MessageContent): MailParts {
  const isContribution = Object.values<string>(contributionTypes).includes(content.about ?? '');
  return {
    subject: 'We got your message',
    isReply: true,
    opening: [
      greeting(content.fullName),
      `Thank you for contacting ${site.name}. We have received your message.`,
      isContribution
        ? `Someone from our team will read it and reply within ${site.contributionReplyHours} hours.`
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

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** What a week brought, one sentence for each thing that happened. */
function weekLines({ week }: MessageContent): string[] {
  const { prayed = 0, comments = 0, matches = 0 } = week ?? {};
  return [
    ...(prayed > 0 ? [`This week, people prayed ${times(prayed)} for what you shared.`] : []),
    ...(comments > 0
      ? [`There ${comments === 1 ? 'is one new comment' : `are ${comments} new comments`} for you.`]
      : []),
    ...(matches > 0
      ? [`On the board of needs and offers, ${newPosts(matches)} what you need or offer.`]
      : []),
  ];
}

const { weekly } = site.gatherings;
const nextGathering = `We meet again on ${weekly.weekday}, online. The time and the link are on your home page.`;

/** Mails about what a person wrote, asked for or takes part in. */
export const communityMails = {
  'contact-thanks': thanks,
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
  week: (content) => ({
    subject: 'Your week with the fellowship',
    opening: [greeting(content.fullName), ...weekLines(content), nextGathering],
    action: { label: 'See your prayers', href: linkOf(content) },
    closing: ['We send this once a week, and only when there is something to tell.'],
    ...unsubscribing(content, 'You get this because you share prayers, needs or offers with us.'),
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
  'gathering-reminder': (content) => ({
    subject: 'We meet in an hour',
    opening: [
      greeting(content.fullName),
      'The weekly gathering that you are coming to starts in about an hour. The link to the meeting is on your home page.',
    ],
    action: { label: 'Open your home page', href: linkOf(content) },
    ...unsubscribing(content, 'You asked us to remind you of this gathering.'),
  }),
  'circle-invitation': (content) => ({
    subject: 'You are invited to a prayer circle',
    opening: [
      greeting(content.fullName),
      'A member has invited you to a prayer circle. You can see who, accept, or decline.',
    ],
    action: { label: 'See the invitation', href: linkOf(content) },
    closing: ['We tell you once about each invitation.'],
    ...unsubscribing(content, 'You get this because members can invite you to prayer circles.'),
  }),
  'moderation-outcome': moderationOutcome,
} as const satisfies Record<string, (content: MessageContent) => MailParts>;
