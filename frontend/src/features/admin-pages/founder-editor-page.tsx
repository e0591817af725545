import { putFounder, site, type FounderProfile } from '@kbf/contracts';
import { useNavigate } from 'react-router';
import { Form } from '../../components/form/form.tsx';
import { TextAreaField } from '../../components/form/text-area-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { Query } from '../../components/query.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { paths } from '../../lib/paths.ts';
import { useGetFounderQuery } from '../../lib/api/public-api.ts';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { founderOf, founderValues, founderValuesOf, type FounderValues } from './founder-values.ts';
import { GroupList } from './group-list.tsx';
import { tags } from './pages-api.ts';

function FounderForm({ founder, onSaved }: { founder: FounderProfile; onSaved: () => void }) {
  return (
    <Form<typeof putFounder, FounderValues>
      call={putFounder}
      schema={founderValues}
      defaults={founderValuesOf(founder)}
      toBody={founderOf}
      draft="founder-page"
      changesSaved
      changes={[tags.founder]}
      submitLabel="Save page"
      pendingLabel="Saving..."
      onSent={onSaved}
      className="grid grid-cols-[minmax(0,1fr)] gap-8"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2 [&>*]:min-w-0">
        <TextField name="firstName" label="First name" />
        <TextField name="lastName" label="Last name" />
        <TextField name="profileImage" label="Portrait" hint="Image web address" optional />
        <TextField name="coverImage" label="Cover" hint="Image web address" optional />
        <TextAreaField name="identity" label="About the founder" optional />
        <TextAreaField name="achievements" label="Achievements" hint="One per line" optional />
        <TextAreaField name="humanBeliefs" label="Human beliefs" hint="One per line" optional />
        <TextAreaField
          name="empoweringBeliefs"
          label="Empowering beliefs"
          hint="One per line"
          optional
        />
        <TextAreaField name="vision" label="Vision" optional />
        <TextAreaField name="mission" label="Mission" optional />
      </div>
      <GroupList name="companies" title="Companies" one="company">
        {(prefix) => (
          <>
            <TextField name={`${prefix}.name`} label="Name" />
            <TextField name={`${prefix}.role`} label="Role" optional />
            <TextField name={`${prefix}.website`} label="Website" type="url" optional />
            <TextField
              name={`${prefix}.profileLink`}
              label="Page on this site"
              hint="The last part of its web address"
              optional
            />
            <TextField name={`${prefix}.tagline`} label="Tagline" optional />
            <TextAreaField name={`${prefix}.description`} label="Description" optional />
          </>
        )}
      </GroupList>
      <GroupList name="experience" title="Experience" one="experience">
        {(prefix) => (
          <>
            <TextField name={`${prefix}.title`} label="Title" />
            <TextField name={`${prefix}.duration`} label="Duration" optional />
            <TextAreaField name={`${prefix}.description`} label="Description" optional />
          </>
        )}
      </GroupList>
      <GroupList name="figures" title="Key figures" one="fact">
        {(prefix) => (
          <>
            <TextField name={`${prefix}.count`} label="Number" />
            <TextField name={`${prefix}.of`} label="What it counts" />
          </>
        )}
      </GroupList>
    </Form>
  );
}

/** Where an admin edits the founder's page. */
export function FounderEditorPage() {
  usePageHead({ title: `Founder | ${site.name}`, description: 'The founder.', keywords: '' });
  const founder = useGetFounderQuery(undefined, { refetchOnMountOrArgChange: true });
  const navigate = useNavigate();
  return (
    <section className="page flex pt-8 pb-20 lg:pt-10 flex-col gap-8">
      <PageHeader title="The founder’s page" lead="Empty fields are not shown." />
      <div className="max-w-[52rem]">
        <Query
          of={{ ...founder, data: founder.isFetching ? undefined : founder.data }}
          loadingLabel="Loading the page..."
          loading={<SkeletonLines lines={8} />}
          failedTitle="The page did not load"
        >
          {(found) => (
            <FounderForm
              founder={found}
              onSaved={() =>
                void navigate(paths.adminPages.href(), {
                  state: { saved: 'The founder’s page' },
                })
              }
            />
          )}
        </Query>
      </div>
    </section>
  );
}
