import { sheets } from '@kbf/site-texts/sheets';
import { FileText } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';

/** The four documents: to fill in on screen, or to print and fill in by hand. */
export function Resources() {
  return (
    <section aria-labelledby="resources-heading">
      <h2 id="resources-heading" className="display text-2xl">
        Resources
      </h2>
      <p className="mt-2 text-quiet">Fill them out here, or print them and use a pen.</p>
      <ul className="mt-4">
        {sheets.map(({ id, title, summary, takes, pages }) => (
          <li key={id} className="border-t border-hairline last:border-b">
            <Link
              to={paths.businessSheet.href(id)}
              className="group grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 py-4"
            >
              <FileText strokeWidth={1.5} aria-hidden="true" className="mt-1 text-gold" />
              <span>
                <span className="block font-semibold group-hover:text-gold-text">{title}</span>
                <span className="block text-quiet">{summary}</span>
                <span className="mt-1 block text-sm text-quiet">
                  {pages.length} pages. {takes}.
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
