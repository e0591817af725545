import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { widgetSnippet } from '@kbf/contracts';
import { demoPeople } from '../attacks/demo-people.ts';
import { openPerson } from './log-in.ts';
import { lookOver } from './look-over.ts';
import type { Visitor } from './visitor.ts';

let member: Visitor;

beforeAll(async () => {
  member = await openPerson(demoPeople[2].phone);
});
afterAll(() => member?.context.close());

const addresses = [
  '/three-ps',
  '/social-media',
  '/social-media?tab=generator',
  '/social-media?tab=sharing',
  '/financial-coaching',
  '/financial-coaching?tab=calculator',
  '/financial-coaching?tab=strategies',
];

test.each(addresses)(
  'When a member opens %s, then axe finds nothing, nothing sticks out, and nothing is reported',
  async (address) => {
    const { page, complaints } = member;
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await lookOver(page)).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

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

async function openElsewhere(page: Page, snippet: string) {
  const site = await foreignSite(snippet);
  const tab = await page.context().newPage();
  await tab.goto(site.url);
  return {
    tab,
    end: async () => {
      await tab.close();
      site.close();
    },
  };
}

test('When the code stands on somebody else’s page, then the quote is there in its frame', async () => {
  const { page } = member;
  await page.goto('/social-media?tab=generator');
  await page.getByLabel('Dark', { exact: true }).click();
  const code = await page.getByLabel('Code for your site').inputValue();
  const { tab, end } = await openElsewhere(page, code);
  const widget = tab.frameLocator('iframe');
  await widget.getByText(/^Wisdom for today/).waitFor();
  const box = await tab.locator('iframe').boundingBox();
  expect([box?.width, box?.height]).toEqual([400, 600]);
  await end();
});

test('When our site is down, then the code says so on somebody else’s page', async () => {
  const gone = await foreignSite('');
  gone.close();
  const { tab, end } = await openElsewhere(member.page, widgetSnippet(gone.url, 'light'));
  await tab.getByText('Unable to load wisdom widget', { exact: true }).waitFor();
  expect(await tab.locator('iframe').count()).toBe(0);
  await end();
});

test('When a quote is chosen by keyboard, then it can be shared, and not before', async () => {
  const { page } = member;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/social-media?tab=sharing');
  const share = page.getByRole('button', { name: /^Share on/ });
  await share.first().waitFor();
  await expect.poll(() => share.count()).toBe(3);
  await expect.poll(() => share.first().isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Open the wisdom library' }).press('Enter');
  await page
    .getByRole('button', { name: /^Select: / })
    .first()
    .press('Enter');
  await page.getByRole('button', { name: 'Share it' }).press('Enter');
  await expect.poll(() => share.first().isDisabled()).toBe(false);
  await page.locator('[role=tabpanel]:focus').waitFor();
  await page.getByText('#FaithAndFinance').first().waitFor();
});

test('When terms are typed, then figures, address and file follow, and the address opens them again', async () => {
  const { page } = member;
  await page.goto('/financial-coaching?tab=calculator');
  const figures = page.getByRole('region', { name: 'What it comes to' });
  await figures.getByText('$2,528.27').waitFor();
  await page.getByLabel('Down payment', { exact: true }).fill('250000');
  await figures.getByText('$1,580.17').waitFor();
  await page.waitForURL(/down=250000/);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the schedule (CSV)' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file.split('\r\n')).toHaveLength(362);
  expect(file).toMatch(/\n360,[\d.]+,[\d.]+,[\d.]+,0\.00\r\n$/);
  await page.reload();
  await figures.getByText('$1,580.17').waitFor();
  await page.getByLabel('Term', { exact: true }).fill('0');
  await page.getByText('Please enter at least one month: 0.25 years are three').waitFor();
});
