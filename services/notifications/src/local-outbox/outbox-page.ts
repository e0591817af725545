import { site } from '@kbf/contracts';
import { escapeHtml as escape } from '@kbf/process-kit';
import type { LocalMessage } from '../generated/prisma/client.ts';

/** Makes links in a message clickable. */
const withLinks = (text: string) =>
  escape(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

const kinds: Readonly<Record<string, string>> = {
  sms: 'Text',
  email: 'Email',
  push: 'Notice to the browser',
};

function messageHtml(message: LocalMessage, tokenQuery: string): string {
  const { id, channel, to, text, subject, html, createdAt } = message;
  const at = createdAt.toISOString();
  const time = `<time datetime="${at}">${at.slice(11, 19)}</time>`;
  const asHtml = `<a href="/dev/messages?html=${id}${escape(tokenQuery)}">View as HTML</a>`;
  const lines = [
    `<p><strong>${kinds[channel] ?? channel} to ${escape(to)}</strong>, ${time}</p>`,
    ...(subject ? [`<p>${escape(subject)}</p>`] : []),
    `<pre>${withLinks(text)}</pre>`,
    ...(html ? [`<p>${asHtml}</p>`] : []),
  ];
  return `<li>${lines.join('\n')}</li>`;
}

const head = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>Messages | ${site.name}</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark"><link rel="icon" href="/favicon.svg"></head>`;

/** The local outbox as a page. Plain HTML is enough: only developers see it. */
export function outboxPage(messages: LocalMessage[], token: string | undefined): string {
  const tokenQuery = token === undefined ? '' : `&token=${encodeURIComponent(token)}`;
  const list =
    messages.length === 0
      ? '<p>No messages yet. Request a login link, then reload this page.</p>'
      : `<ol reversed>${messages.map((message) => messageHtml(message, tokenQuery)).join('\n')}</ol>`;
  return `${head}
<body><h1>Messages that were not sent</h1>
<p>This site runs with <code>DELIVERY=outbox</code>. Texts and emails appear here, newest first.</p>
${list}</body></html>`;
}
