import { site } from '@kbf/contracts';
import { useState, type FormEvent } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Query } from '../../components/query.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { paths } from '../../lib/paths.ts';
import { forgetDraft, keepDraft, readDraft } from '../../lib/browser/drafts.ts';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { CompanyForm } from './company-form.tsx';
import { useGetCompanyToEditQuery } from './pages-api.ts';

const newCompany = 'new-company';

/** Asks for the name of a new page first: its address is made from it. */
function NewCompany({ onSaved }: { onSaved: (name: string) => void }) {
  const [kept] = useState(() => readDraft(newCompany, { name: '', chosen: '' }));
  const [name, setName] = useState(kept.name ?? '');
  const [chosen, setChosen] = useState(kept.chosen);
  if (chosen)
    return (
      <CompanyForm
        company={{ ...emptyCompany, companyName: chosen }}
        address={chosen}
        onSaved={(saved) => {
          forgetDraft(newCompany);
          onSaved(saved);
        }}
      />
    );
  const begin = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    setChosen(name.trim());
    keepDraft(newCompany, { name, chosen: name.trim() });
  };
  return (
    <form onSubmit={begin} className="grid max-w-[26rem] gap-5">
      <Field label="Company name" hint="We use it for the page’s web address.">
        {(control) => (
          <TextInput
            {...control}
            required
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              keepDraft(newCompany, { name: target.value });
            }}
          />
        )}
      </Field>
      <Button type="submit">Continue</Button>
    </form>
  );
}

const emptyCompany = {
  tagline: null,
  industry: '',
  foundedYear: null,
  website: null,
  biblicalQuote: null,
  biblicalReference: null,
  description: null,
  missionStatement: null,
  visionStatement: null,
  coreValues: [],
  ceoName: null,
  address: null,
  keyServices: [],
};

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
      {(found) => <CompanyForm company={found} address={slug} onSaved={onSaved} />}
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
        {slug ? <ExistingCompany slug={slug} onSaved={saved} /> : <NewCompany onSaved={saved} />}
      </div>
    </section>
  );
}
