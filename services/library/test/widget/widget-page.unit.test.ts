import { wisdomQuotes } from '@kbf/site-texts/quotes';
import { widgetThemes } from '@kbf/contracts';
import { describe, expect, it } from 'vitest';
import { widgetPage } from '../../src/widget/widget-page.ts';
import { palettes } from '../../src/widget/widget-style.ts';

const origin = 'https://fellowship.example';
const quote = wisdomQuotes[0]!;
const hostile = `</title></style><script>alert(1)</script>"><img src=x onerror='alert(2)'> &lt;`;

describe('the widget’s page', () => {
  it.each(['title', 'scripture', 'scriptureReference', 'kingdomPrinciple', 'category'] as const)(
    'When %s holds markup, then no element comes of it',
    (field) => {
      const html = widgetPage({ ...quote, [field]: hostile }, 'light', origin);
      expect(html).not.toMatch(/<script|<img/);
      expect(html.match(/<\/(?:title|style)>/g)).toHaveLength(2);
      expect(html).toContain('&amp;lt;');
    },
  );

  it.each(widgetThemes)(
    'When it is made for the %s theme, then nothing in it is fetched or run, and its one link opens apart',
    (theme) => {
      const html = widgetPage(quote, theme, origin);
      expect(html).not.toMatch(/<script|<link|<img|<iframe|url\(|@import|@font-face|\son\w+=|src=/);
      expect(html).toContain(`color-scheme: ${theme}`);
      expect(html.match(/<a [^>]*>[^<]*<\/a>/g)).toEqual([
        '<a href="https://fellowship.example" target="_blank" rel="noopener">Kingdom Builders Fellowship</a>',
      ]);
      for (const text of [quote.title, quote.scripture, quote.scriptureReference])
        expect(html).toContain(text);
    },
  );

  it('When the theme is another one, then so are the colors, and nothing else', () => {
    const plain = (theme: 'light' | 'dark') =>
      widgetPage(quote, theme, origin).replaceAll(/#[0-9a-f]{6}|light|dark/g, '');
    expect(plain('light')).toBe(plain('dark'));
    expect(widgetPage(quote, 'light', origin)).not.toBe(widgetPage(quote, 'dark', origin));
  });
});

/** Relative luminance, and the contrast of two colors (WCAG 2.2). */
const luminance = (color: string) =>
  [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at]!, 0);
const contrast = (one: string, other: string) => {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
};

it.each(widgetThemes)('When text stands on the %s card, then it can be read', (theme) => {
  const { paper, ink, quiet, goldText } = palettes[theme];
  for (const color of [ink, quiet, goldText])
    expect(contrast(color, paper)).toBeGreaterThanOrEqual(4.5);
});
