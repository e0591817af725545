import { paths, sectionHref, type Section } from '../../lib/paths.ts';
import type { Session } from '../../lib/session/session.ts';

/** `section`: the link leads to a section of the home page. */
export type NavigationLink = { label: string; to: string; section?: Section };

/** The navigation links for the current session (specification section 2). While it is loading: as for a visitor. */
export function navigationLinks(status: Session['status']): NavigationLink[] {
  const isMember = status === 'member';
  return [
    { label: 'Home', to: paths.home.href() },
    { label: 'About Us', to: paths.about.href() },
    { label: 'Prayer', to: paths.prayer.href() },
    { label: isMember ? 'Member Apps' : 'Apps', to: paths.apps.href() },
    { label: 'Contribute', to: paths.contribute.href() },
    isMember
      ? { label: 'Dashboard', to: paths.dashboard.href() }
      : { label: 'Join', to: sectionHref('contact'), section: 'contact' },
  ];
}
