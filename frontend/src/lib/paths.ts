import { memberPaths, type ContributionKind } from '@kbf/contracts';
import { matchPath } from 'react-router';

/** Every address of the site: its pattern for the router, and a builder for links. Addresses are written only here. */
export const paths = {
  home: { path: '/', href: () => '/' },
  about: { path: '/about', href: () => '/about' },
  contribute: {
    path: '/contribute',
    /** With a kind, its form is open. */
    href: (kind?: ContributionKind) => (kind ? `/contribute?form=${kind}` : '/contribute'),
  },
  prayer: { path: '/prayer', href: () => '/prayer' },
  prayerFeed: {
    path: '/prayer-feed',
    /** With an id, the feed opens on that prayer. */
    href: (prayerId?: string) =>
      prayerId ? `/prayer-feed?prayer=${encodeURIComponent(prayerId)}` : '/prayer-feed',
  },
  prayerSingleFeed: { path: '/prayer/feed', href: () => '/prayer/feed' },
  prayerThrough: { path: '/prayer/through', href: () => '/prayer/through' },
  prayerCommunity: { path: '/prayer/community', href: () => '/prayer/community' },
  /** Circles, prayer rooms and private chats: `togetherPaths`. */
  together: { path: '/prayer/*', href: () => '/prayer/community' },
  prayerShare: {
    path: '/prayer-share/:id',
    href: (id: string) => `/prayer-share/${encodeURIComponent(id)}`,
  },
  businessGuide: { path: '/kingdom-business-guide', href: () => '/kingdom-business-guide' },
  /** A document to fill in and print: `business-plan-template`. */
  businessSheet: {
    path: '/kingdom-business-guide/:sheet',
    href: (sheet: string) => `/kingdom-business-guide/${encodeURIComponent(sheet)}`,
  },
  founder: { path: '/profile', href: () => '/profile' },
  profile: {
    path: '/profile/:userId',
    href: (userId: string) => `/profile/${encodeURIComponent(userId)}`,
  },
  apps: { path: '/apps', href: () => '/apps' },
  business: {
    path: '/business/:companyName',
    href: (companyName: string) => `/business/${encodeURIComponent(companyName)}`,
  },
  needs: {
    path: '/needs',
    href: (tab?: 'yours' | 'contacts') => (tab ? `/needs?tab=${tab}` : '/needs'),
  },
  members: { path: '/members', href: () => '/members' },
  meetingsArchive: { path: '/meetings-archive', href: () => '/meetings-archive' },
  login: { path: '/login', href: () => '/login' },
  welcome: { path: '/welcome', href: () => '/welcome' },
  privacy: { path: '/privacy', href: () => '/privacy' },
  terms: { path: '/terms', href: () => '/terms' },
  verifyEmail: { path: '/verify-email', href: () => '/verify-email' },
  account: {
    path: '/account',
    href: (tab?: 'prayers' | 'data') => (tab ? `/account?tab=${tab}` : '/account'),
  },
  /** Only in local starts. */
  parts: { path: '/dev/components', href: () => '/dev/components' },
  admin: { path: '/admin', href: () => '/admin' },
  adminContact: {
    path: '/admin/contacts/:id',
    href: (id: string) => `/admin/contacts/${encodeURIComponent(id)}`,
  },
  adminDeliveries: { path: '/admin/deliveries', href: () => '/admin/deliveries' },
  adminPages: { path: '/admin/pages', href: () => '/admin/pages' },
  adminFounder: { path: '/admin/pages/founder', href: () => '/admin/pages/founder' },
  adminNewCompany: { path: '/admin/pages/new', href: () => '/admin/pages/new' },
  adminCompany: {
    path: '/admin/pages/companies/:slug',
    href: (slug: string) => `/admin/pages/companies/${encodeURIComponent(slug)}`,
  },
  adminRatings: { path: '/admin/replies', href: () => '/admin/replies' },
  adminLog: { path: '/admin/log', href: () => '/admin/log' },
  /** With or without the id of a desk item: `danger-0b1f…`. */
  adminCare: {
    path: '/admin/care/:id?',
    href: (id?: string) => (id === undefined ? '/admin/care' : `/admin/care/${id}`),
  },
  adminMembers: { path: '/admin/members', href: () => '/admin/members' },
  /** For everyone: visitors register, members find their goals. */
  training: { path: '/training', href: () => '/training' },
  trainingPlan: { path: '/training/plan', href: () => '/training/plan' },
  trainingCertificate: { path: '/training/certificate', href: () => '/training/certificate' },
  dashboard: {
    path: '/dashboard',
    /** With a tab, or with a module of the training. */
    href: (part: { tab?: string; module?: number } = {}) => {
      const asked = new URLSearchParams();
      if (part.tab) asked.set('tab', part.tab);
      if (part.module) asked.set('module', String(part.module));
      return asked.size > 0 ? `/dashboard?${asked}` : '/dashboard';
    },
  },
  partner: {
    path: '/partner',
    href: () => '/partner',
    /** The link for an invited person. The token is in the fragment, which is not sent to a server. */
    inviteHref: (token: string) => `/partner#invite=${encodeURIComponent(token)}`,
  },
  threePs: { path: '/three-ps', href: () => '/three-ps' },
  socialMedia: {
    path: '/social-media',
    href: (tab?: 'generator' | 'sharing') => (tab ? `/social-media?tab=${tab}` : '/social-media'),
  },
  financialCoaching: {
    path: '/financial-coaching',
    href: (tab?: 'calculator' | 'strategies') =>
      tab ? `/financial-coaching?tab=${tab}` : '/financial-coaching',
  },
} as const;

/** Anchors of the home page's sections. */
export const sections = { contact: 'contact' } as const;
export type Section = keyof typeof sections;

/** Address of a section. Works from every page, because the section is on the home page. */
export function sectionHref(section: Section): string {
  return `/#${sections[section]}`;
}

/** The pattern of an address, without ids or names; `/*` for an unknown address. */
export function patternOf(pathname: string): string {
  const page = Object.values(paths).find(({ path }) => matchPath(path, pathname));
  return page?.path ?? '/*';
}

/** Whether a path is for logged-in people only. Visitors get a page that offers Login, with status 404. */
export function isMemberPath(pathname: string): boolean {
  return memberPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
