import type { CurrentUser } from '@kbf/contracts';
import { paths } from '../../lib/paths.ts';
import type { NavigationLink } from './navigation-links.ts';

/** Admin links; empty for everyone else. */
export function adminLinks(user: CurrentUser | null): NavigationLink[] {
  if (user?.role !== 'admin') return [];
  return [
    { label: 'Admin', to: paths.admin.href() },
    { label: 'Care desk', to: paths.adminCare.href() },
    { label: 'Members', to: paths.adminMembers.href() },
    { label: 'Pages', to: paths.adminPages.href() },
    { label: 'Deliveries', to: paths.adminDeliveries.href() },
    { label: 'Replies', to: paths.adminRatings.href() },
    { label: 'Log', to: paths.adminLog.href() },
  ];
}
