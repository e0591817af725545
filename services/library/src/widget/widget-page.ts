import { site } from '@kbf/contracts';
import type { WidgetTheme, WisdomQuote } from '@kbf/contracts';
import { escapeHtml } from '@kbf/process-kit';
import { widgetStyle } from './widget-style.ts';

/** Longer verses use a smaller font, so that the card need not scroll. Lengths in characters. */
function sizeOf(scripture: string): string {
  if (scripture.length > 170) return ' class="longest"';
  return scripture.length > 100 ? ' class="long"' : '';
}

const arch =
  '<svg viewBox="0 0 32 40" aria-hidden="true"><path d="M3 39V16a13 13 0 0 1 26 0v23z"/>' +
  '<path d="M9 39V17a7 7 0 0 1 14 0v22M9 31c4.6-3 9.4-3 14 0"/></svg>';

/**
 * The widget as a complete document: no script, no further requests, nothing that a sandboxed frame would refuse. Its
 * link opens the fellowship's site in a new tab, without access to the surrounding page.
 * @param origin of the fellowship's site
 */
export function widgetPage(quote: WisdomQuote, theme: WidgetTheme, origin: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Wisdom for today | ${escapeHtml(site.name)}</title>
<style>${widgetStyle(theme)}</style>
</head>
<body>
<main>
${arch}
<p class="kind">Wisdom for today: ${escapeHtml(quote.category)}</p>
<h1>${escapeHtml(quote.title)}</h1>
<figure>
<blockquote${sizeOf(quote.scripture)}>${escapeHtml(quote.scripture)}</blockquote>
<figcaption>${escapeHtml(quote.scriptureReference)} (WEB)</figcaption>
</figure>
<p class="thought">${escapeHtml(quote.kingdomPrinciple)}</p>
<a href="${escapeHtml(origin)}" target="_blank" rel="noopener">${escapeHtml(site.name)}</a>
</main>
</body>
</html>
`;
}
