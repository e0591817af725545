import { join } from 'node:path';
import getPort from 'get-port';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople } from '../attacks/demo-people.ts';
import { openDemoSite } from '../browser/demo-site.ts';
import { openPerson } from '../browser/log-in.ts';
import { call } from '../browser/write-by-call.ts';
import { checkout } from '../files/paths.ts';
import { writeWhole } from '../files/write-whole.ts';
import { findChromium } from '../local/test/chromium.ts';
import { accessibilityOf, measure } from './measure.ts';
import { lighthousePage, type MemberRow, type Row } from './table.ts';
import { weightOf } from './weight-of.ts';

const company = 'Hillside Joinery';
const business = `/business/${encodeURIComponent(company)}`;
const publicPages = [
  { page: '/', mostKb: 90 },
  { page: '/prayer', mostKb: 120 },
  { page: '/prayer-feed', mostKb: 120 },
  { page: '/login', mostKb: 120 },
  { page: '/members', mostKb: 120 },
  { page: business, mostKb: 120 },
];
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
let origin = '';
let port = 0;
let cookie = '';
let measured: Browser | undefined;

beforeAll(async () => {
  const [, stack] = await openDemoSite();
  ({ origin } = stack);
  const { page, context } = await openPerson(demoPeople[0].phone);
  await page.goto('/members');
  await call(page, 'PUT', `/api/company-profile/${encodeURIComponent(company)}`, {
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
  cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await context.close();
  port = await getPort();
  measured = await chromium.launch({
    executablePath: (await findChromium(console.error)) ?? '',
    args: ['--no-sandbox', '--disable-dev-shm-usage', `--remote-debugging-port=${port}`],
  });
});

afterAll(async () => {
  await measured?.close();
  const isWhole = rows.length === publicPages.length && memberRows.length === memberPages.length;
  if (isWhole)
    writeWhole(join(checkout, 'infra/docs/lighthouse.md'), await lighthousePage(rows, memberRows));
});

// How quick it was is written down and not judged: it tells of the machine, too.
test.each(publicPages)(
  'When $page is opened on a phone, then nothing is wrong with it, nothing jumps, and it is light',
  async ({ page, mostKb }) => {
    const figures = await measure(origin + page, { port });
    const scriptsKb = await weightOf(figures.scripts);
    rows.push({ page, figures, scriptsKb });
    expect(figures.accessibility).toBeGreaterThanOrEqual(95);
    expect(figures.bestPractices).toBeGreaterThanOrEqual(95);
    expect(figures.seo).toBeGreaterThanOrEqual(95);
    expect(figures.layoutShift).toBeLessThan(0.02);
    expect(scriptsKb).toBeLessThan(mostKb);
  },
);

test.each(memberPages)(
  'When a member opens %s, then Lighthouse finds nothing that keeps anybody out',
  async (page) => {
    const { accessibility, wrong } = await accessibilityOf(origin + page, { port, cookie });
    memberRows.push({ page, accessibility });
    expect(wrong).toEqual([]);
    expect(accessibility).toBe(100);
  },
);
