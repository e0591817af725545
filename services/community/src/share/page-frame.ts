import { site } from '@kbf/contracts';
import { escapeHtml } from '@kbf/process-kit';

const mark = `<svg class="mark" viewBox="0 0 32 36" aria-hidden="true">
<path d="M3 36V16a13 13 0 0 1 26 0v20z" fill="currentColor"/>
<path d="M8.500 36V17a7.500 7.500 0 0 1 15 0v19z" fill="#e8bf6a"/>
<path d="M8.500 30.500c5-3.600 10-3.600 15 0V36h-15z" fill="#7f5a12"/></svg>`;

const { weekly } = site.gatherings;
/** Formats the date without converting it to a time zone. */
const written = (iso: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(new Date(iso));
const time = written(`2025-01-01T${weekly.startsAt}Z`, { hour: 'numeric', minute: '2-digit' });
const hasBegun = Date.now() >= Date.parse(weekly.since);
const beginning = `${hasBegun ? 'Since' : 'Starting'} ${written(weekly.since, { dateStyle: 'long' })}`;
const zone =
  new Intl.DateTimeFormat('en-US', { timeZone: site.timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date(0))
    .find(({ type }) => type === 'timeZoneName')?.value ?? site.timeZone;

const header = `<header class="top"><div class="page">
<a class="home" href="/">${mark}<span>${site.shortName}</span></a>
<nav aria-label="Main"><a href="/prayer">Prayer</a><a href="/prayer-feed">Feed</a></nav>
</div></header>`;

const footer = `<footer class="bottom"><div class="page">
<div>${mark}<p class="name">${site.name}</p>
<p class="about">A ${site.legalForm} of business owners and professionals who meet online every week.</p></div>
<nav aria-label="Footer"><a href="/about">About Us</a><a href="/prayer">Prayer</a><a href="/contribute">Contribute</a>
<a href="/#contact">Join Us</a></nav>
<div><p class="when">Weekly gathering</p><p class="time">${weekly.weekday}s at ${time}</p>
<p class="zone">${weekly.place}, ${zone}<br>${beginning}</p></div>
</div><div class="page legal"><p>© ${new Date().getFullYear()} ${site.name}</p>
<p><a href="/privacy">Privacy</a><a href="/terms">Terms</a></p>
<a href="mailto:${site.contactEmail}">${site.contactEmail}</a></div></footer>`;

/** A page in the site's design. @param tags whole elements, and `main` too: escaped already */
export function pageFrame({ title, tags }: { title: string; tags: string }, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="robots" content="noindex">
<script src="/theme.js"></script>
${tags}<link rel="icon" href="/favicon.svg">
<link rel="preload" href="/prayer-share/fraunces.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/prayer-share/style.css">
</head>
<body>
${header}
<main class="page"><div class="sheet">
${main}
</div></main>
${footer}
</body>
</html>
`;
}
