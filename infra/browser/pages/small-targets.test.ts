import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openQuietly, visitorRoutes } from '../visitor-routes.ts';

const phone = { width: 375, height: 812 };
const desk = { width: 1280, height: 800 };

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

async function lookAt(page: Page, routes: readonly string[], viewport = phone) {
  await page.setViewportSize(viewport);
  const wrong: string[] = [];
  for (const route of routes) {
    await openQuietly(page, route);
    wrong.push(...(await tooSmall(page)).map((what) => `${route}, ${what}`));
  }
  return wrong;
}

test('When a visitor has a phone, then nothing to press is smaller than a fingertip may be', async ({
  visit,
}) => {
  const { page } = await visit({ reducedMotion: 'reduce' });
  expect(await lookAt(page, visitorRoutes)).toEqual([]);
});

test('When a member has a phone, then nothing to press is smaller than a fingertip may be', async ({
  member,
}) => {
  const tabs = ['contact', 'login', 'prayers', 'data'].map((tab) => `/account?tab=${tab}`);
  const routes = ['/', '/dashboard', '/account', ...tabs, '/needs', '/partner', '/social-media'];
  expect(await lookAt(member.page, routes)).toEqual([]);
});

test('When an admin works, then nothing to press is smaller than it may be', async ({ admin }) => {
  const { page } = admin;
  const routes = ['', '/care', '/members', '/deliveries', '/pages', '/replies', '/log'].map(
    (one) => `/admin${one}`,
  );
  expect(await lookAt(page, routes)).toEqual([]);
  expect(await lookAt(page, routes.slice(0, 2), desk)).toEqual([]);
});
