import { Link, useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session.ts';
import { adminLinks } from './admin-links.ts';
import { WaitingAtDesk } from './waiting-at-desk.tsx';

/** The desk itself is open only for its contacts; every other page also for addresses below it. */
const isOpen = (pathname: string, to: string) =>
  to === paths.admin.path
    ? pathname === to || pathname.startsWith(`${to}/contacts/`)
    : pathname.startsWith(to);

/** The admin pages, below the navigation on wide screens. Narrow screens have them in the drawer. */
export function AdminMenu() {
  const { pathname } = useLocation();
  const { user } = useSession();
  return (
    <nav
      aria-label="Admin"
      className="hidden border-b border-hairline bg-linen/40 lg:block print:hidden"
    >
      <ul className="page flex items-center gap-7 text-sm">
        {adminLinks(user).map(({ label, to }) => (
          <li key={to} className="flex items-center">
            <Link
              to={to}
              aria-current={isOpen(pathname, to) ? 'page' : undefined}
              className="inline-flex min-h-11 min-w-7 items-center font-semibold text-gold-text underline-offset-4 hover:underline aria-[current=page]:underline"
            >
              {label}
            </Link>
            <WaitingAtDesk of={{ label, to }} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
