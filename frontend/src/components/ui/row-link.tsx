import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type RowLinkProps = {
  to: string;
  title: ReactNode;
  /** A short description. */
  children: ReactNode;
  /** For short lists that are the main content of a page. */
  isLarge?: boolean;
};

/** A list row between thin lines. The whole row is a link; its arrow moves on hover. */
export function RowLink({ to, title, children, isLarge = false }: RowLinkProps) {
  return (
    <li className="border-t border-hairline last:border-b">
      <Link to={to} className={`group flex items-center ${isLarge ? 'gap-6 py-6' : 'gap-5 py-4'}`}>
        <span className="min-w-0 flex-1">
          <span
            className={`block font-display leading-snug group-hover:text-gold-text ${isLarge ? 'text-2xl' : 'text-lg'}`}
          >
            {title}
          </span>
          <span className={`block text-quiet ${isLarge ? 'mt-1' : 'text-sm'}`}>{children}</span>
        </span>
        <ArrowRight
          size={isLarge ? 24 : 20}
          strokeWidth={1.5}
          aria-hidden="true"
          className="shrink-0 text-gold transition-transform duration-200 group-hover:translate-x-1"
        />
      </Link>
    </li>
  );
}
