import { site } from '@kbf/contracts';
import { escapeHtml } from '@kbf/process-kit';
import type { Topic } from './wishes.ts';

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} | ${site.name}</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark"><link rel="icon" href="/favicon.svg"></head>
<body><main><h1>${title}</h1>
${body}
<p><a href="/">${site.name}</a></p></main></body></html>`;

/** The topics of the mails. */
const about: Record<Topic, string> = {
  comments: 'comments on your prayers',
  matches: 'new matches for your needs and offers',
  partner: 'your accountability partner’s answers',
  'check-ins': 'how your prayers are going',
  gatherings: 'gatherings that you are coming to',
  circles: 'invitations to prayer circles',
  prayed: 'people who prayed for you',
  chats: 'new messages in private chats',
  week: 'what your week brought',
  desk: 'what is waiting for an admin',
};

/** Asks before anything changes. @param action URL of the button, with its token */
export const askPage = (action: string, topic: Topic): string =>
  page(
    'Unsubscribe from these emails?',
    `<p>We will stop sending you emails, texts and notifications about ${about[topic]}.
To turn them on again, go to your account page.</p>
<form method="post" action="${escapeHtml(action)}">
<input type="hidden" name="List-Unsubscribe" value="One-Click"><button>Unsubscribe</button></form>`,
  );

export const donePage: string = page(
  'You are unsubscribed',
  `<p>We will no longer send you these emails. To turn them on again, go to your account page.</p>`,
);
