import { createCompany, putCompany, type CompanyProfile } from '@kbf/contracts';
import { Form } from '../../components/form/form.tsx';
import { TextAreaField } from '../../components/form/text-area-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { companyOf, companyValues, companyValuesOf, type CompanyValues } from './company-values.ts';
import { tags } from './pages-api.ts';

type CompanyFormProps = {
  /** The saved page; undefined for a new one. */
  saved?: CompanyProfile & { slug: string };
  onSaved: (name: string) => void;
};

/** The form for a company page. Empty fields are not shown on the page. */
export function CompanyForm({ saved, onSaved }: CompanyFormProps) {
  const usual = {
    schema: companyValues,
    defaults: companyValuesOf(saved),
    toBody: companyOf,
    draft: `company-${saved?.slug ?? ''}`,
    changes: [tags.companies],
    submitLabel: 'Save page',
    pendingLabel: 'Saving...',
    onSent: ({ companyName }: CompanyProfile) => onSaved(companyName),
    className:
      'grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2 [&>*]:min-w-0 sm:[&>button]:col-span-2',
  };
  return saved ? (
    <Form<typeof putCompany, CompanyValues>
      {...usual}
      call={putCompany}
      params={{ companyName: saved.slug }}
      changesSaved
    >
      <CompanyFields />
    </Form>
  ) : (
    <Form<typeof createCompany, CompanyValues> {...usual} call={createCompany}>
      <CompanyFields />
    </Form>
  );
}

function CompanyFields() {
  return (
    <>
      <TextField name="companyName" label="Company name" />
      <TextField name="industry" label="Industry" optional />
      <TextField name="tagline" label="Tagline" optional />
      <TextField name="foundedYear" label="Founded in" inputMode="numeric" optional />
      <TextField name="website" label="Website" type="url" optional />
      <TextField name="ceoName" label="CEO & founder" optional />
      <TextField name="address" label="Address" optional />
      <TextField name="biblicalReference" label="Verse reference" optional />
      <TextAreaField name="biblicalQuote" label="Verse" optional />
      <TextAreaField name="description" label="About" optional />
      <TextAreaField name="missionStatement" label="Mission" optional />
      <TextAreaField name="visionStatement" label="Vision" optional />
      <TextAreaField name="coreValues" label="Core values" hint="One per line" optional />
      <TextAreaField name="keyServices" label="Key services" hint="One per line" optional />
    </>
  );
}
