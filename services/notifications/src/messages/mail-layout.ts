import { site } from '@kbf/contracts';
import { escapeHtml } from '@kbf/process-kit';
import type { Composed } from './content.ts';

/** The content of a mail. Plain text and HTML are both created from it, so that they never differ. */
export type MailParts = {
  subject: string;
  /** Paragraphs before the link. */
  opening: readonly string[];
  action?: { label: string; href: string };
  /** Paragraphs after it. */
  closing?: readonly string[];
  /** Why the reader gets this mail, and the URL that ends it. */
  unsubscribe?: { reason: string; href: string };
  /** It answers a message that its reader sent. */
  isReply?: boolean;
};

/** The product's colors (tokens of the interface), for light and dark mode. */
const light = { paper: '#FBF7F0', surface: '#FFFFFF', ink: '#1B2338', quiet: '#5B6275' };
const dark = { paper: '#0F1626', surface: '#172136', ink: '#F3EDE1', quiet: '#A9B0C3' };
const sans = "'Source Sans 3', system-ui, -apple-system, 'Segoe UI', sans-serif";
const serif = "Fraunces, Georgia, 'Times New Roman', serif";

const stylesheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:${dark.paper}!important;color:${dark.ink}!important}
.sheet{background:${dark.surface}!important;border-color:#2A3550!important;color:${dark.ink}!important}
.quiet,.quiet a{color:${dark.quiet}!important}
.action{background:#E2B559!important;color:${dark.paper}!important}
}`;

/** @throws for a URL that is not http(s): it never becomes a link */
function checkedHref(href: string): string {
  const { protocol } = new URL(href);
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new Error('a link of an email is no web address');
  return escapeHtml(href);
}

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

function actionHtml({ label, href }: NonNullable<MailParts['action']>): string {
  const address = checkedHref(href);
  return `<p style="margin:24px 0"><a class="action" href="${address}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#7F5A12;color:#FBF7F0;text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>
<p class="quiet" style="margin:0 0 16px;font-size:14px;color:${light.quiet};word-break:break-all">If the button does not work, open this link: ${address}</p>`;
}

function footerHtml(unsubscribe: MailParts['unsubscribe']): string {
  const leave = unsubscribe
    ? ` ${escapeHtml(unsubscribe.reason)} <a href="${checkedHref(unsubscribe.href)}" style="color:${light.quiet}">Unsubscribe</a>.`
    : '';
  return `<p class="quiet" style="margin:24px 0 0;font-size:14px;color:${light.quiet}">${site.name} · ${escapeHtml(site.contactEmail)}.${leave}</p>`;
}

function toHtml(parts: MailParts): string {
  const subject = escapeHtml(parts.subject);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${subject}</title><style>${stylesheet}</style></head>
<body class="paper" style="margin:0;padding:24px 12px;background:${light.paper};color:${light.ink};font:17px/1.55 ${sans}">
<div role="article" aria-label="${subject}" class="sheet" style="max-width:560px;margin:0 auto;padding:28px 24px;background:${light.surface};border:1px solid #E6DDCD;border-radius:10px">
<h1 style="margin:0 0 20px;font:600 24px/1.25 ${serif}">${subject}</h1>
${parts.opening.map(paragraph).join('\n')}
${parts.action ? actionHtml(parts.action) : ''}
${(parts.closing ?? []).map(paragraph).join('\n')}
${footerHtml(parts.unsubscribe)}
</div></body></html>`;
}

function toText({ opening, action, closing = [], unsubscribe }: MailParts): string {
  const leave = unsubscribe ? [`${unsubscribe.reason} Unsubscribe: ${unsubscribe.href}`] : [];
  return [
    ...opening,
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    ...closing,
    [`${site.name} · ${site.contactEmail}`, ...leave].join('\n'),
  ].join('\n\n');
}

/** Creates both forms of a mail. No remote images, no tables, no further requests: it looks the same everywhere. */
export function layOutMail(parts: MailParts): Composed {
  return {
    subject: parts.subject,
    text: toText(parts),
    html: toHtml(parts),
    ...(parts.unsubscribe ? { unsubscribe: parts.unsubscribe.href } : {}),
    ...(parts.isReply ? { isReply: true } : {}),
  };
}
