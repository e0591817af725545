import { site } from '@kbf/contracts';

type LocalMessage = { channel: string; to: string; text: string; createdAt: Date };

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** Addresses in a message can be clicked: that is what the page is for. */
const withLinks = (text: string) =>
  escape(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

function messageHtml({ channel, to, text, createdAt }: LocalMessage): string {
  const at = createdAt.toISOString();
  return `<li><p><strong>${channel === 'sms' ? 'Text' : 'Mail'} to ${escape(to)}</strong>, <time datetime="${at}">${at.slice(11, 19)}</time></p>
<pre>${withLinks(text)}</pre></li>`;
}

/** The local outbox as a page for people. Plain HTML on purpose: nobody outside a developer's machine sees it. */
export function outboxPage(messages: LocalMessage[]): string {
  const list =
    messages.length === 0
      ? '<p>No messages yet. Ask for a login link, then reload this page.</p>'
      : `<ol reversed>${messages.map(messageHtml).join('\n')}</ol>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Messages | ${site.name}</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><link rel="icon" href="/favicon.svg"></head>
<body><h1>Messages that were not sent</h1>
<p>This site runs with <code>DELIVERY=outbox</code>: texts and mails end here, newest first.</p>
${list}</body></html>`;
}
