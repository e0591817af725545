import { site, whoAnswered } from '@kbf/contracts';
import type { Prayer } from '@kbf/contracts';
import { escapeHtml } from '@kbf/process-kit';
import { takeCharacters } from '../people/take-characters.ts';

/** A text as one line of at most `max` characters, for share tags. */
export function excerpt(text: string, max = 160): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (takeCharacters(line, max) === line) return line;
  const cut = takeCharacters(line, max - 1);
  return `${cut.replace(/\s\S*$/, '')}…`;
}

type Head = { title: string; tags: string };

function page({ title, tags }: Head, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="robots" content="noindex">
${tags}<link rel="stylesheet" href="/prayer-share/style.css">
</head>
<body>
<header><a href="/">${escapeHtml(site.name)}</a></header>
<main>
${main}
</main>
</body>
</html>
`;
}

function shareTags(prayer: Prayer, origin: string, title: string): string {
  const description = excerpt(prayer.userRequest);
  const image = prayer.photoUrl ? `${origin}${prayer.photoUrl}` : undefined;
  const properties: [string, string][] = [
    ['og:type', 'article'],
    ['og:site_name', site.name],
    ['og:title', title],
    ['og:description', description],
    ['og:url', `${origin}/prayer-share/${prayer.id}`],
    ...(image ? [['og:image', image] satisfies [string, string]] : []),
  ];
  const names: [string, string][] = [
    ['description', description],
    ['keywords', site.keywords],
    ['twitter:card', image ? 'summary_large_image' : 'summary'],
    ['twitter:site', site.socialAccount],
    ['twitter:title', title],
    ['twitter:description', description],
    ...(image ? [['twitter:image', image] satisfies [string, string]] : []),
  ];
  const meta = (kind: string) => (pair: [string, string]) =>
    `<meta ${kind}="${pair[0]}" content="${escapeHtml(pair[1])}">\n`;
  return [...properties.map(meta('property')), ...names.map(meta('name'))].join('');
}

/** The page of one public prayer. Everything that a person wrote is shown as text (`dir="auto"`: in any script). */
export function sharePage(prayer: Prayer, origin: string): string {
  const title = `A prayer request from ${prayer.userName} | ${site.name}`;
  const date = new Date(prayer.createdAt);
  const day = date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: site.timeZone });
  const label = whoAnswered(prayer.responseSource);
  const by = label ? ` <span class="by">${label}</span>` : '';
  const response = prayer.aiPrayerResponse
    ? `<section class="response"><h2>Community Prayer${by}</h2>
<p class="letter" dir="auto">${escapeHtml(prayer.aiPrayerResponse)}</p></section>\n`
    : '';
  const thanks = prayer.thanks
    ? `\n<p class="letter" dir="auto">${escapeHtml(prayer.thanks)}</p>`
    : '';
  const answered = prayer.answeredAt
    ? `<section class="response"><h2>This prayer was answered</h2>${thanks}</section>\n`
    : '';
  const photo = prayer.photoUrl
    ? `<img src="${escapeHtml(prayer.photoUrl)}" alt="Photo shared with this prayer">\n`
    : '';
  return page(
    { title, tags: shareTags(prayer, origin, title) },
    `<article>
<h1>A prayer request from <bdi>${escapeHtml(prayer.userName)}</bdi></h1>
<p class="meta"><time datetime="${prayer.createdAt}">${day}</time></p>
<p class="letter" dir="auto">${escapeHtml(prayer.userRequest)}</p>
${photo}${response}${answered}</article>
<a class="open" href="/prayer-feed?prayer=${prayer.id}">Pray with the community</a>`,
  );
}

/** For prayers that are hidden, deleted, or never were. */
export function missingSharePage(): string {
  return page(
    { title: `Prayer not found | ${site.name}`, tags: '' },
    `<article>
<h1>This prayer is not here</h1>
<p>It may have been taken back by the person who shared it. Others are waiting for a prayer.</p>
</article>
<a class="open" href="/prayer-feed">Open the community prayers</a>`,
  );
}
