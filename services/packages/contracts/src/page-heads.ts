import { page, unlistedPaths, type PageHead } from './pages.ts';
import { site } from './site.ts';

const heads = {
  '/': { title: site.name, description: site.description, keywords: site.keywords },
  '/prayer': page(
    'Prayer',
    'Share what is on your heart, receive a personal prayer, and let a community pray with you.',
    'prayer request, prayer assistant, Christian prayer, pray together, fellowship',
  ),
  '/prayer-feed': page(
    'Community Prayers',
    'Prayers the fellowship has shared. Read, pray along and leave a word of encouragement.',
    'community prayers, prayer feed, pray for others, Christian fellowship',
  ),
  '/prayer/feed': page('Prayer Feed', 'The community’s prayers, one card at a time.'),
  '/prayer/through': page(
    'Pray for Others',
    'Pray through the community’s prayers, one at a time. The least prayed for come first.',
    'pray for others, community prayers, intercession, Christian fellowship',
  ),
  '/needs': page('Needs and Offers', 'What members need and what they can share.'),
  '/prayer/community': page(
    'Prayer Community',
    'The fellowship’s prayer partners, group prayers and prayer circles.',
  ),
  '/about': page('About Us', 'Why the fellowship exists, what it stands for, and who started it.'),
  '/contribute': page(
    'Contribute',
    'Speak at a gathering, sponsor an event, or support the fellowship with a donation.',
    'guest speaker, event sponsorship, donation, Christian nonprofit',
  ),
  '/kingdom-business-guide': page(
    'Kingdom Business Guide',
    'Turn your business into one that serves a purpose, with a guide, seven steps, six values and four documents.',
    'Christian business, faith-based business, biblical values, purpose statement',
  ),
  '/kingdom-business-guide/business-plan-template': page(
    'Business Plan Template',
    'A five-page business plan, to fill out here or print.',
  ),
  '/kingdom-business-guide/biblical-values-cards': page(
    'Biblical Values Cards',
    'Six values for work, each on a card with a verse, three practices and a question.',
  ),
  '/kingdom-business-guide/operations-checklist': page(
    'Operations Checklist',
    'What a well-run company does every day, week, month and year, to check off and print.',
  ),
  '/kingdom-business-guide/kingdom-impact-worksheet': page(
    'Kingdom Impact Worksheet',
    'Who your work affects, what it gives, and how you would know. Four pages to fill out.',
  ),
  '/apps': page('Apps', 'Apps and widgets for members of the fellowship.'),
  '/members': page(
    'Members',
    'Owners, makers and professionals of the fellowship, in their own words.',
    'member directory, Christian business owners, fellowship members',
  ),
  '/training': page(
    'Training',
    'Six modules from what you want to what you do on Monday. Sign up with a goal and an email address.',
    'Christian business training, life goals, purpose driven life, action plan',
  ),
  '/profile': page('Our Founder', 'The founder’s beliefs, vision, companies and work.'),
  '/meetings-archive': page(
    'Archived Meetings',
    'How a fellowship meeting works. Five steps, ninety minutes.',
  ),
  '/login': page(
    'Login',
    'Log in with a link sent to your phone. No password needed.',
    'member login',
  ),
  '/welcome': page(
    'Welcome',
    'Members log in here. If you are new, get in touch first or ask the coach a question.',
    'join the fellowship, member login, new member registration, Christian business coach',
  ),
  '/privacy': page(
    'Privacy',
    'What we keep about you, why we keep it, and how to get it or delete it.',
    'privacy',
  ),
  '/terms': page('Terms', 'What you agree to by taking part.', 'terms of use'),
  '/verify-email': page('Confirm your email', 'The page that the link in our email opens.'),
} as const satisfies Record<string, PageHead>;

export type PagePath = keyof typeof heads;

const withPath = ([path, head]: [string, PageHead]) => [
  path,
  unlistedPaths.includes(path) ? head : { ...head, path },
];

/**
 * Head of every page, by route. The gateway writes it into the served HTML, and the SPA updates it on navigation. One
 * table keeps the two equal.
 */
export const pages = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.entries(heads).map(withPath),
) as Record<PagePath, PageHead>;
