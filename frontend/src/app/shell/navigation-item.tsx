import { Link, NavLink } from 'react-router';
import type { NavigationLink } from './navigation-links.ts';

type NavigationItemProps = { link: NavigationLink; className: string; onSelect?: () => void };

/** One link of the navigation; the one of the page on screen is marked. A section of the home page never is. */
export function NavigationItem({ link, className, onSelect }: NavigationItemProps) {
  if (link.to.includes('#')) {
    return (
      <Link to={link.to} onClick={onSelect} className={className}>
        {link.label}
      </Link>
    );
  }
  return (
    <NavLink to={link.to} end onClick={onSelect} className={className}>
      {link.label}
    </NavLink>
  );
}
