import { NavLink } from 'react-router';
import { SectionLink } from '../../components/ui/section-link.tsx';
import type { NavigationLink } from './navigation-links.ts';

type NavigationItemProps = { link: NavigationLink; className: string; onSelect?: () => void };

/** One navigation link; the link of the current page is marked. A section of the home page is never marked. */
export function NavigationItem({ link, className, onSelect }: NavigationItemProps) {
  if (link.section) {
    return (
      <SectionLink section={link.section} onClick={onSelect} className={className}>
        {link.label}
      </SectionLink>
    );
  }
  return (
    <NavLink to={link.to} end onClick={onSelect} className={className}>
      {link.label}
    </NavLink>
  );
}
