import { type Page, expect } from '@playwright/test';

/**
 * What is to be pressed and is smaller than 24 by 24 CSS pixels (WCAG 2.5.8). A link within a sentence is as high as
 * its line, and may be; of a control with a label, the label counts too.
 */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const all = 'a[href], button, input, select, textarea, summary, [role=tab], [role=checkbox]';
    for (const one of document.querySelectorAll<HTMLElement>(all)) {
      if (!one.checkVisibility({ visibilityProperty: true }) || one.matches(':disabled')) continue;
      const labels = one instanceof HTMLInputElement ? (one.labels ?? []) : [];
      const boxes = [one, ...labels].map((part) => part.getBoundingClientRect());
      if (boxes[0]!.width <= 1) continue;
      const grown = ['::before', '::after']
        .map((part) => getComputedStyle(one, part))
        .filter(({ content, position }) => content !== 'none' && position === 'absolute')
        .map(({ width, height }) => ({
          width: Number.parseFloat(width),
          height: Number.parseFloat(height),
        }));
      const most = (side: 'width' | 'height') =>
        Math.max(...[...boxes, ...grown].map((box) => box[side] || 0));
      const inLine = one.tagName === 'A' && getComputedStyle(one).display === 'inline';
      if (most('width') >= 24 && (inLine || most('height') >= 24)) continue;
      found.push(`${most('width')} x ${most('height')} px: ${one.outerHTML.slice(0, 120)}`);
    }
    return found;
  });

/** Everything to press on the page that is open is large enough for a fingertip. */
export const expectLargeTargets = async (page: Page, about: string): Promise<void> =>
  expect(await tooSmall(page), `${page.url()} ${about}`).toEqual([]);
