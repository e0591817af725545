import { demoPeople } from '../../attacks/demo-people.ts';
import { type Visitor, expect, test } from '../fixtures.ts';
import { lookOver, otherDesks } from '../look-over.ts';
import { inGroups } from '../visitor-routes.ts';
import { walkByKeyboard } from '../walk-by-keyboard.ts';

const [, daniel] = demoPeople;
const modules = [1, 2, 3, 4, 5, 6].map((number) => `/dashboard?module=${number}`);
const notThere = '/profile/99999999-9999-4999-8999-999999999999';

interface Look {
  heading?: string | RegExp;
  /** Words or links in the main part of the page. */
  shows?: readonly string[];
  status?: number;
  /** Of a page with status 404. */
  title?: RegExp;
  /** What is below the first screen of a page comes when a visitor scrolls to it. */
  scrollTo?: string;
}

const ofVisitors: Record<string, Look> = {
  '/': { scrollTo: 'Someone wrote this' },
  '/prayer': {},
  '/about': {},
  '/contribute': {},
  '/contribute?form=speaker': {},
  '/kingdom-business-guide': {},
  '/kingdom-business-guide/business-plan-template': {},
  '/kingdom-business-guide/biblical-values-cards': {},
  '/apps': {},
  '/apps?tab=tools': {},
  '/meetings-archive': {},
  '/prayer-feed': {},
  '/prayer/feed': {},
  '/prayer/through': {},
  '/prayer/community': {},
  '/welcome': {
    heading: 'There is a place for you at the table.',
    shows: ['Member login', 'New member registration', 'Ask the coach', 'Join Our Fellowship'],
  },
  '/privacy': {
    heading: 'Privacy',
    shows: ['What you give us', 'When someone is in danger', 'Texts and email'],
  },
  '/terms': { heading: 'Terms', shows: ['501(c)(3)'] },
  '/login': {
    heading: 'Come in. The door is open.',
    shows: [
      'For international numbers, include the country code, starting with +',
      'Send Login Link',
      'Use email instead',
    ],
  },
  '/verify-email': {
    heading: 'Please open the link in your email',
    shows: ['Email address', 'Send another email'],
  },
  '/members': { heading: 'The people beside you', shows: ['Daniel Okafor'] },
  [`/profile/${daniel.id}`]: { heading: 'Daniel Okafor', shows: ['Hands can pray, too'] },
  '/profile': { heading: 'Nathaniel Brooks', shows: ['Experience'] },
  '/profile?tab=companies': { heading: 'Nathaniel Brooks', shows: ['Harbor & Hearth Lodging'] },
  '/business/harbor-and-hearth-lodging': {
    heading: 'Harbor & Hearth Lodging',
    shows: ['Core Values'],
  },
  '/training': { heading: /^Start with what you want/, shows: ['What do you want?'] },
  '/nothing-here': {
    status: 404,
    shows: ['Back to home', 'Did you forget to add the page to the router?'],
  },
  // A path of members shows a visitor one sentence and the way in.
  '/dashboard': { status: 404, title: /^Log in to see this/, shows: ['Login'] },
  [notThere]: { status: 404, shows: ['See all members'] },
};
const ofMembers = [
  '/',
  ...modules,
  ...['support', 'contribution', 'community'].map((tab) => `/dashboard?tab=${tab}`),
  '/training',
  '/training/plan',
  '/training/certificate',
  '/needs',
  '/needs?tab=yours',
  '/needs?tab=contacts',
  '/partner',
  '/prayer/circles',
  '/prayer/room',
  '/prayer/chats',
  ...['profile', 'contact', 'login', 'prayers', 'data'].map((tab) => `/account?tab=${tab}`),
  '/three-ps',
  '/social-media',
  '/social-media?tab=generator',
  '/social-media?tab=sharing',
  '/financial-coaching',
  '/financial-coaching?tab=calculator',
  '/financial-coaching?tab=strategies',
];
const ofAdmins = [
  '/admin',
  '/admin/members',
  '/admin/care',
  '/admin/care?show=handled',
  '/admin/care?show=decided',
  '/admin/pages',
  '/admin/pages/founder',
  '/admin/pages/new',
  '/admin/deliveries',
  '/admin/replies',
  '/admin/log',
];

async function look({ page, complaints }: Visitor, path: string, wanted: Look = {}): Promise<void> {
  const { heading = /./, title = /Page Not Found/, shows = [], status = 200, scrollTo } = wanted;
  complaints.length = 0;
  expect((await page.goto(path))?.status()).toBe(status);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  for (const words of shows)
    await expect(page.locator('main').getByText(words).first()).toBeVisible();
  if (scrollTo) await page.getByRole('heading', { name: scrollTo }).scrollIntoViewIfNeeded();
  if (status === 404) await expect(page).toHaveTitle(title);
  await lookOver(page, otherDesks);
  // The browser itself reports an answer of 404.
  if (status !== 404) expect(complaints).toEqual([]);
}

/** Many controls of a desk come with a login: one reaches them with the keyboard, too. */
async function lookAndWalk(person: Visitor, path: string): Promise<void> {
  await look(person, path);
  expect((await walkByKeyboard(person.page)).length).toBeGreaterThan(8);
}

for (const paths of inGroups(Object.keys(ofVisitors)))
  test(`When a visitor opens ${paths[0]} and more, then each is whole, fits and is accessible`, async ({
    visit,
  }) => {
    const visitor = await visit();
    for (const path of paths) await test.step(path, () => look(visitor, path, ofVisitors[path]));
  });

for (const paths of inGroups(ofMembers))
  test(`When a member opens ${paths[0]} and more, then each is whole, and keys are enough`, async ({
    member,
  }) => {
    for (const path of paths) await test.step(path, () => lookAndWalk(member, path));
  });

for (const paths of inGroups(ofAdmins))
  test(`When an admin opens ${paths[0]} and more, then each is whole, and keys are enough`, async ({
    admin,
  }) => {
    for (const path of paths) await test.step(path, () => lookAndWalk(admin, path));
  });
