import { paths } from '../config/paths.ts';

type PageInPreparation = { path: string; title: string; membersOnly?: true };

/**
 * Addresses that the navigation already names and whose pages are still being written. Each leaves when its page comes.
 */
export const pagesInPreparation: readonly PageInPreparation[] = [
  { path: paths.about.path, title: 'About Us' },
  { path: paths.contribute.path, title: 'Contribute' },
  { path: paths.apps.path, title: 'Apps' },
  { path: paths.meetingsArchive.path, title: 'Archived Meetings' },
  { path: paths.dashboard.path, title: 'Dashboard', membersOnly: true },
];
