import { site } from '@kbf/contracts';
import { useNavigate, useParams } from 'react-router';
import { Query } from '../../components/query.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { paths } from '../../lib/paths.ts';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { CompanyForm } from './company-form.tsx';
import { useGetCompanyToEditQuery } from './pages-api.ts';

function ExistingCompany({ slug, onSaved }: { slug: string; onSaved: (name: string) => void }) {
  const company = useGetCompanyToEditQuery(
    { companyName: slug },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Query
      of={{ ...company, data: company.isFetching ? undefined : company.data }}
      loadingLabel="Loading the page..."
      loading={<SkeletonLines lines={8} />}
      failedTitle="The page did not load"
      missing={
        <PageState
          title="This company page does not exist"
          action={<LinkButton to={paths.adminPages.href()}>See all pages</LinkButton>}
        />
      }
    >
      {(found) => <CompanyForm saved={found} onSaved={onSaved} />}
    </Query>
  );
}

/** Where an admin edits a company page. */
export function CompanyEditorPage() {
  usePageHead({
    title: `Company page | ${site.name}`,
    description: 'A company page.',
    keywords: '',
  });
  const { slug } = useParams();
  const navigate = useNavigate();
  const saved = (name: string) =>
    void navigate(paths.adminPages.href(), { state: { saved: name } });
  return (
    <section className="page flex pt-8 pb-20 lg:pt-10 flex-col gap-8">
      <PageHeader title={slug ? 'Edit company page' : 'New company page'} />
      <div className="max-w-[52rem]">
        {slug ? <ExistingCompany slug={slug} onSaved={saved} /> : <CompanyForm onSaved={saved} />}
      </div>
    </section>
  );
}
