import { join } from 'node:path';
import getPort from 'get-port';
import { chromium } from '@playwright/test';
import { demoPeople } from '../attacks/demo-people.ts';
import { expect, test as base } from '../browser/fixtures.ts';
import { logInElsewhere } from '../browser/log-in.ts';
import { call } from '../browser/write-by-call.ts';
import { checkout } from '../files/paths.ts';
import { writeWhole } from '../files/write-whole.ts';
import { findChromium } from '../local/test/chromium.ts';
import { accessibilityOf, measure } from './measure.ts';
import { lighthousePage, type MemberRow, type Row } from './table.ts';
import { weightOf } from './weight-of.ts';

const company = 'Hillside Joinery';
const business = `/business/${encodeURIComponent(company)}`;
const publicPages = ['/', '/prayer', '/prayer-feed', '/login', '/members', business];
/** Most scripts before anybody does something, with what loads when the browser is idle (kilobytes). */
const mostKbOf = (page: string) => (page === '/' ? 100 : 150);
const memberPages = [
  '/',
  '/dashboard',
  '/needs',
  '/partner',
  '/account',
  '/financial-coaching',
  '/social-media',
  '/three-ps',
  '/training',
  '/training/plan',
  '/training/certificate',
  '/admin',
  '/admin/care',
  '/admin/members',
  '/admin/pages',
  '/admin/deliveries',
  '/admin/log',
];

const rows: Row[] = [];
const memberRows: MemberRow[] = [];

const test = base.extend<object, { measured: { origin: string; port: number; cookie: string } }>({
  /** A site with one additional company page, a browser for Lighthouse, and an admin's cookie. */
  measured: [
    async ({ site: { origin }, browser }, use) => {
      const context = await browser.newContext({ baseURL: origin });
      await logInElsewhere(context, demoPeople[0].phone);
      const page = await context.newPage();
      await page.goto('/members');
      await call(page, 'POST', '/api/company-profiles', {
        companyName: company,
        tagline: 'Doors that close, for forty years',
        industry: 'Joinery',
        foundedYear: 1999,
        website: 'https://hillside.example/',
        biblicalQuote: null,
        biblicalReference: null,
        description: 'Nine people make doors, stairs and windows for old houses.',
        missionStatement: 'To leave every house better than we found it.',
        visionStatement: null,
        coreValues: ['Measure twice', 'Pay on Friday'],
        ceoName: 'Anna Hill',
        address: null,
        keyServices: ['Doors', 'Stairs'],
      });
      const cookies = await context.cookies();
      await context.close();
      const port = await getPort();
      const executablePath = await findChromium(console.error);
      const measuring = await chromium.launch({
        executablePath,
        args: ['--no-sandbox', '--disable-dev-shm-usage', `--remote-debugging-port=${port}`],
      });
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      await use({ origin, port, cookie });
      await measuring.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test.afterAll(async () => {
  const isWhole = rows.length === publicPages.length && memberRows.length === memberPages.length;
  if (isWhole)
    writeWhole(join(checkout, 'infra/docs/lighthouse.md'), await lighthousePage(rows, memberRows));
});

// Speed is recorded but not tested, because it depends on the machine.
for (const page of publicPages)
  test(`When ${page} is opened on a phone, then nothing is wrong with it, and nothing jumps`, async ({
    measured: { origin, port },
  }) => {
    const figures = await measure(origin + page, { port });
    const scriptsKb = await weightOf(figures.scripts);
    rows.push({ page, figures, scriptsKb });
    expect(figures.accessibility).toBeGreaterThanOrEqual(95);
    expect(figures.bestPractices).toBeGreaterThanOrEqual(95);
    expect(figures.seo).toBeGreaterThanOrEqual(95);
    expect(figures.layoutShift).toBeLessThan(0.02);
  });

for (const page of memberPages)
  test(`When a member opens ${page}, then Lighthouse finds nothing that keeps anybody out`, async ({
    measured: { origin, port, cookie },
  }) => {
    const { accessibility, wrong } = await accessibilityOf(origin + page, { port, cookie });
    memberRows.push({ page, accessibility });
    expect(wrong).toEqual([]);
    expect(accessibility).toBe(100);
  });

// The last one: a failure before it would begin a new process, without the rows. `first-load` tests the first screen.
test('When a public page is opened, then its scripts are light, with those that wait', () => {
  expect(rows).toHaveLength(publicPages.length);
  for (const { page, scriptsKb } of rows) expect.soft(scriptsKb, page).toBeLessThan(mostKbOf(page));
});
