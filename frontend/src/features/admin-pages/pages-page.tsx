import { site, type ListedCompany } from '@kbf/contracts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { LoadMore } from '../../components/load-more.tsx';
import { Query } from '../../components/query.tsx';
import { SaidAtLast } from '../../components/said-at-last.tsx';
import { ConfirmButton } from '../../components/ui/confirm-button.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { paths } from '../../lib/paths.ts';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { useDeleteCompanyMutation, useListCompaniesInfiniteQuery } from './pages-api.ts';

function CompanyLine({ company, onDeleted }: { company: ListedCompany; onDeleted: () => void }) {
  const { slug, companyName, industry, isBuiltIn } = company;
  const [remove] = useDeleteCompanyMutation();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline py-4">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <TextLink to={paths.business.href(slug)}>{companyName}</TextLink>
        <p className="text-sm text-quiet">
          {industry}
          {isBuiltIn && ' (built in)'}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton
          to={paths.adminCompany.href(slug)}
          variant="outline"
          aria-label={`Edit ${companyName}`}
        >
          Edit
        </LinkButton>
        <ConfirmButton
          aria-label={`Delete ${companyName}`}
          title={`Delete the page for ${companyName}?`}
          description="It is removed right away, and this is logged. Old links will say that it is gone."
          confirmLabel="Delete"
          onConfirm={() => remove({ companyName: slug }).unwrap()}
          onDone={onDeleted}
        >
          Delete
        </ConfirmButton>
      </div>
    </li>
  );
}

/** The founder's page and the company pages, for admins to edit. */
export function PagesPage() {
  usePageHead({ title: `Pages | ${site.name}`, description: 'Pages you can edit.', keywords: '' });
  const companies = useListCompaniesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const [deleted, setDeleted] = useState(0);
  const { saved } = Object(useLocation().state) as { saved?: string };
  return (
    <section className="page flex pt-8 pb-20 lg:pt-10 flex-col gap-8">
      <PageHeader
        title="Pages"
        lead="The founder and company pages, as everyone sees them."
        actions={
          <>
            <LinkButton to={paths.adminFounder.href()} variant="outline">
              Edit the founder’s page
            </LinkButton>
            <LinkButton to={paths.adminNewCompany.href()}>Add a company</LinkButton>
          </>
        }
      />
      {saved && deleted === 0 && <SaidAtLast title={`${saved} has been saved.`} />}
      {deleted > 0 && <SaidAtLast key={deleted} title="The page has been deleted." />}
      <Query
        of={companies}
        loadingLabel="Loading the pages..."
        loading={<SkeletonLines lines={5} />}
        failedTitle="The pages did not load"
        empty={<p className="text-quiet">No company pages yet.</p>}
      >
        {({ pages }) => (
          <ul className="-mt-8">
            {pages
              .flatMap(({ items }) => items)
              .map((company) => (
                <CompanyLine
                  key={company.slug}
                  company={company}
                  onDeleted={() => setDeleted(deleted + 1)}
                />
              ))}
          </ul>
        )}
      </Query>
      <LoadMore of={companies} label="Show more pages" pendingLabel="Loading the pages..." />
    </section>
  );
}
