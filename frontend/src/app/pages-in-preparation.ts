import { paths } from '../config/paths.ts';

type PageInPreparation = { path: string; title: string; membersOnly?: true };

/**
 * Addresses that the navigation already names and whose pages are still being written. Each leaves when its page comes.
 */
export const pagesInPreparation: readonly PageInPreparation[] = [
  { path: paths.dashboard.path, title: 'Dashboard', membersOnly: true },
];
