import { site } from '@kbf/contracts';
import { dayAndTime } from '../../../lib/browser/relative-time.ts';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** Parts in the order in which people look for them. */
const headings: Record<string, string> = {
  auth: 'You and your logins',
  community: 'Profile, prayers and comments',
  intake: 'Forms and training',
  ai: 'Chats',
  notifications: 'Messages and notifications',
};

/** "emailVerifiedAt" as "Email verified at". */
const words = (name: string) => {
  const spaced = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(text);
const isPhoto = (text: string) => /^data:image\/jpeg;base64,[\w+/=]+$/.test(text);

function textHtml(text: string): string {
  if (isPhoto(text)) return `<img src="${text}" alt="Photo">`;
  if (isMoment(text)) return escaped(dayAndTime(text));
  return `<span dir="auto">${escaped(text)}</span>`;
}

function html(value: unknown): string {
  if (value === null || value === undefined || value === '')
    return '<span class="none">none</span>';
  if (Array.isArray(value))
    return value.length === 0
      ? '<span class="none">none</span>'
      : `<ol>${value.map((item) => `<li>${html(item)}</li>`).join('')}</ol>`;
  if (typeof value === 'object')
    return `<dl>${Object.entries(value)
      .map(([name, inner]) => `<dt>${escaped(words(name))}</dt><dd>${html(inner)}</dd>`)
      .join('')}</dl>`;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? textHtml(value) : escaped(JSON.stringify(value));
}

const style = `
  :root { color-scheme: light dark; }
  body { font: 17px/1.6 system-ui, sans-serif; max-width: 46rem; margin: 3rem auto; padding: 0 1.25rem;
    overflow-wrap: anywhere; }
  h1, h2 { font-family: Georgia, serif; font-weight: 500; line-height: 1.2; }
  h2 { margin-top: 3rem; border-top: 2px solid #b8862b; padding-top: 1rem; }
  dl { display: grid; grid-template-columns: minmax(8rem, 30%) minmax(0, 1fr); gap: .35rem 1.25rem; margin: .5rem 0; }
  dt { opacity: .7; } dd { margin: 0; white-space: pre-line; }
  ol { margin: .25rem 0; padding-left: 1.4rem; } li { margin-bottom: 1rem; }
  img { max-width: 100%; border-radius: 10px; } .none { opacity: .55; }
  @media (max-width: 30rem) { dl { display: block; } dd { margin-bottom: .5rem; } }`;

/** All data about a person as a page to read and print: no scripts, no external resources. */
export function archivePage(archive: Readonly<Record<string, unknown>>): string {
  const services = new Set([...Object.keys(headings), ...Object.keys(archive)]);
  const parts = [...services]
    .filter((service) => service in archive)
    .map(
      (service) =>
        `<h2>${escaped(headings[service] ?? words(service))}</h2>${html(archive[service])}`,
    )
    .join('\n');
  const title = `Your data at ${site.name}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escaped(title)}</h1>
<p>Created on ${escaped(dayAndTime(new Date().toISOString()))}, from every part of the site.</p>
${parts}
</body>
</html>
`;
}
