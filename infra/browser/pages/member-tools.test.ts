import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { widgetSnippet } from '@kbf/contracts';

/** Serves one page from an origin of its own, as a site of somebody else. */
async function foreignSite(html: string) {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>Somebody else</title><body>${html}`);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** Opens that page in a tab of its own. */
async function openElsewhere(page: Page, snippet: string): Promise<Page> {
  const site = await foreignSite(snippet);
  const tab = await page.context().newPage();
  await tab.goto(site.url);
  tab.on('close', site.close);
  return tab;
}

test('When the code stands on somebody else’s page, then the quote is there in its frame', async ({
  member,
}) => {
  const { page } = member;
  await page.goto('/social-media?tab=generator');
  await page.getByLabel('Dark', { exact: true }).click();
  const code = await page.getByLabel('Code for your site').inputValue();
  const tab = await openElsewhere(page, code);
  const widget = tab.frameLocator('iframe');
  await expect(widget.getByText(/^Wisdom for today/)).toBeVisible();
  const box = await tab.locator('iframe').boundingBox();
  expect([box?.width, box?.height]).toEqual([400, 600]);
});

test('When our site is down, then the code says so on somebody else’s page', async ({ member }) => {
  const gone = await foreignSite('');
  gone.close();
  const tab = await openElsewhere(member.page, widgetSnippet(gone.url, 'light'));
  await expect(tab.getByText('Unable to load wisdom widget', { exact: true })).toBeVisible();
  await expect(tab.locator('iframe')).toHaveCount(0);
});

test('When a quote is chosen by keyboard, then it can be shared, and not before', async ({
  member,
}) => {
  const { page } = member;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/social-media?tab=sharing');
  const share = page.getByRole('button', { name: /^Share on/ });
  await expect(share.first()).toBeVisible();
  await expect(share).toHaveCount(3);
  await expect(share.first()).toBeDisabled();
  await page.getByRole('button', { name: 'Open the wisdom library' }).press('Enter');
  await page
    .getByRole('button', { name: /^Select: / })
    .first()
    .press('Enter');
  await page.getByRole('button', { name: 'Share it' }).press('Enter');
  await expect(share.first()).toBeEnabled();
  await expect(page.locator('[role=tabpanel]:focus')).toBeVisible();
  await expect(page.getByText('#FaithAndFinance').first()).toBeVisible();
});

test('When terms are typed, then figures, address and file follow, and the address opens them again', async ({
  member,
}) => {
  const { page } = member;
  await page.goto('/financial-coaching?tab=calculator');
  const figures = page.getByRole('region', { name: 'The result' });
  await expect(figures.getByText('$2,528.27')).toBeVisible();
  await page.getByLabel('Down payment', { exact: true }).fill('250000');
  await expect(figures.getByText('$1,580.17')).toBeVisible();
  await page.waitForURL(/down=250000/);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the schedule (CSV)' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file.split('\r\n')).toHaveLength(362);
  expect(file).toMatch(/\n360,[\d.]+,[\d.]+,[\d.]+,0\.00\r\n$/);
  await page.reload();
  await expect(figures.getByText('$1,580.17')).toBeVisible();
  await page.getByLabel('Term', { exact: true }).fill('0');
  await expect(
    page.getByText('Please enter at least one month. For example, 0.25 years is three months'),
  ).toBeVisible();
});
