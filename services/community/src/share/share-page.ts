import { site, whoAnswered } from '@kbf/contracts';
import type { Prayer } from '@kbf/contracts';
import { escapeHtml } from '@kbf/process-kit';
import { pageFrame } from './page-frame.ts';
import { shareTags } from './share-tags.ts';

const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  timeZone: site.timeZone,
});

const letter = (text: string) => `<p class="letter" dir="auto">${escapeHtml(text)}</p>`;

function photoOf({ photoUrl, photoSize }: Prayer): string {
  if (!photoUrl) return '';
  const size = photoSize ? ` width="${photoSize.width}" height="${photoSize.height}"` : '';
  return `<img src="${escapeHtml(photoUrl)}"${size} alt="Photo shared with this prayer">\n`;
}

function responseOf({ aiPrayerResponse, responseSource }: Prayer): string {
  if (!aiPrayerResponse) return '';
  const label = whoAnswered(responseSource);
  const by = label ? ` <span class="by">${label}</span>` : '';
  return `<section class="response"><h2>Community Prayer${by}</h2>
${letter(aiPrayerResponse)}</section>\n`;
}

function answerOf({ answeredAt, thanks }: Prayer): string {
  if (!answeredAt) return '';
  const words = thanks ? `\n${letter(thanks)}` : '';
  return `<section class="response answered"><h2>This prayer was answered</h2>${words}</section>\n`;
}

/** The page of one public prayer. All text from people is shown as text (`dir="auto"`: in any script). */
export function sharePage(prayer: Prayer, origin: string): string {
  const title = `A prayer request from ${prayer.userName} | ${site.name}`;
  const day = dayFormat.format(new Date(prayer.createdAt));
  return pageFrame(
    { title, tags: shareTags(prayer, origin, title) },
    `<article>
<h1>A prayer request from <bdi>${escapeHtml(prayer.userName)}</bdi></h1>
<p class="meta"><time datetime="${prayer.createdAt}">${day}</time></p>
${letter(prayer.userRequest)}
${photoOf(prayer)}${responseOf(prayer)}${answerOf(prayer)}</article>
<p class="ways"><a class="open" href="/prayer-feed?prayer=${prayer.id}">Pray with the community</a>
<a class="other" href="/prayer">Ask for your own prayer</a></p>`,
  );
}

/** For hidden, deleted and unknown prayers. */
export function missingSharePage(): string {
  return pageFrame(
    { title: `Prayer not found | ${site.name}`, tags: '' },
    `<article>
<h1>We could not find this prayer</h1>
<p class="letter">The person who shared it may have deleted it. Others would be grateful for your prayers.</p>
</article>
<p class="ways"><a class="open" href="/prayer-feed">Open the community prayers</a></p>`,
  );
}
