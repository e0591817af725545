import type { CompanyProfile } from '@kbf/contracts';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ArchLine } from '../../components/ui/arch.tsx';
import { buttonStyle } from '../../components/ui/button-style.ts';

function Mark({ children }: { children: ReactNode }) {
  return (
    <li className="min-w-0 rounded-full border border-night-quiet/60 px-3.5 py-1 text-sm [overflow-wrap:anywhere] text-night-ink">
      {children}
    </li>
  );
}

/** Name, tagline and logos of a company, on a dark background. */
export function BusinessHero({ company }: { company: CompanyProfile }) {
  const { companyName, tagline, industry, foundedYear, website } = company;
  return (
    <header className="relative overflow-hidden bg-night text-night-ink">
      <ArchLine className="absolute right-[4vw] -bottom-10 h-72 text-night-gold/25 max-md:hidden lg:h-96" />
      <div className="page relative py-14 md:py-20">
        <h1
          dir="auto"
          className="display max-w-[18ch] text-4xl [overflow-wrap:anywhere] md:text-5xl"
        >
          {companyName}
        </h1>
        {tagline && (
          <p
            dir="auto"
            className="prose-serif mt-5 text-xl [overflow-wrap:anywhere] text-night-gold"
          >
            “{tagline}”
          </p>
        )}
        <ul className="mt-8 flex flex-wrap gap-2.5">
          {industry && <Mark>{industry}</Mark>}
          {foundedYear !== null && <Mark>Founded {foundedYear}</Mark>}
          <Mark>Faith-Based</Mark>
        </ul>
        {website && (
          <a
            href={website}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonStyle({ variant: 'dawn', size: 'lg', className: 'mt-9' })}
          >
            Visit Website
            <span className="sr-only">(opens in a new tab)</span>
            <ArrowUpRight size={20} strokeWidth={1.5} aria-hidden="true" />
          </a>
        )}
      </div>
    </header>
  );
}
