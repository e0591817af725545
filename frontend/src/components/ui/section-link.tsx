import type { MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router';
import { goToSection } from '../../lib/browser/go-to-section.ts';
import { sectionHref, sections, type Section } from '../../lib/paths.ts';

/**
 * A link to a section of the home page. On a page that has the section, it only scrolls: a navigation would wait for
 * the code of the served form, which loads when the form is near. From other pages, the shell scrolls there.
 */
export function SectionLink({
  section,
  onClick,
  ...rest
}: { section: Section } & Omit<LinkProps, 'to'>) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const id = sections[section];
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (opensElsewhere || !document.getElementById(id)) return;
    event.preventDefault();
    goToSection(id);
  }
  return <Link {...rest} to={sectionHref(section)} onClick={follow} />;
}
