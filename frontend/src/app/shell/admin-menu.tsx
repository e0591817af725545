import { Link, useLocation } from 'react-router';
import type { NavigationLink } from './navigation-links.ts';

/** The admin's pages, on wide screens; narrow ones have them in the drawer. */
export function AdminMenu({ links }: { links: readonly NavigationLink[] }) {
  const { pathname } = useLocation();
  if (links.length === 0) return null;
  return (
    <nav aria-label="Admin" className="hidden border-l border-hairline pl-4 lg:block">
      <ul className="flex items-center gap-4 text-sm">
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={pathname.startsWith(to) ? 'page' : undefined}
              className="inline-flex min-h-11 items-center font-semibold text-gold-text hover:underline aria-[current=page]:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
