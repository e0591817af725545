import type { FounderProfile } from '@kbf/contracts';
import { ArrowUpRight } from 'lucide-react';
import { buttonStyle } from '../../components/ui/button-style.ts';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { paths } from '../../lib/paths.ts';

type Company = FounderProfile['companies'][number];

function CompanyItem({ company }: { company: Company }) {
  const { name, role, website, profileLink, tagline, description } = company;
  return (
    <li className="grid gap-x-12 gap-y-4 border-b border-hairline py-9 first:pt-0 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div className="min-w-0">
        <h2 dir="auto" className="display text-2xl [overflow-wrap:anywhere]">
          {name}
        </h2>
        <p className="mt-2 text-sm text-gold-text">{role}</p>
      </div>
      <div className="min-w-0">
        {tagline && (
          <p dir="auto" className="prose-serif text-xl [overflow-wrap:anywhere]">
            “{tagline}”
          </p>
        )}
        {description && (
          <p dir="auto" className="measure mt-3 text-quiet [overflow-wrap:anywhere]">
            {description}
          </p>
        )}
        <div className="mt-5 flex flex-col items-start gap-3 sm:flex-row sm:flex-wrap print:hidden">
          {profileLink && (
            <LinkButton variant="outline" to={paths.business.href(profileLink)}>
              Business profile <span className="sr-only">of {name}</span>
            </LinkButton>
          )}
          {website && (
            <a
              href={website}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonStyle({ variant: 'quiet', className: 'first:-ml-5 max-sm:-ml-5' })}
            >
              Visit website <span className="sr-only">of {name}, in a new tab</span>
              <ArrowUpRight size={18} strokeWidth={1.5} aria-hidden="true" />
            </a>
          )}
        </div>
      </div>
    </li>
  );
}

/** The founder's companies; one with a page here links to it. */
export function Companies({ profile: { companies } }: { profile: FounderProfile }) {
  if (companies.length === 0)
    return <PageState title="No companies yet" text="They will appear here once they are added." />;
  return (
    <ul>
      {companies.map((company) => (
        <CompanyItem key={company.name} company={company} />
      ))}
    </ul>
  );
}
