import { paths } from '../config/paths.ts';

type PageInPreparation = { path: string; title: string; membersOnly?: true };

/**
 * Addresses that the navigation already names and whose pages are still being written. Each leaves when its page comes.
 */
export const pagesInPreparation: readonly PageInPreparation[] = [
  { path: paths.prayerSingleFeed.path, title: 'Prayer Feed' },
  { path: paths.prayerCommunity.path, title: 'Prayer Community' },
  { path: paths.dashboard.path, title: 'Dashboard', membersOnly: true },
];
