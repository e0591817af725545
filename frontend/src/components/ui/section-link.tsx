import { Link, type LinkProps } from 'react-router';
import { sectionHref, type Section } from '../../lib/paths.ts';

/** A link to a section of the home page. The shell scrolls there when the page is rendered. */
export function SectionLink({ section, ...rest }: { section: Section } & Omit<LinkProps, 'to'>) {
  return <Link {...rest} to={sectionHref(section)} />;
}
