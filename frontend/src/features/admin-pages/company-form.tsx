import { putCompany, type CompanyProfile } from '@kbf/contracts';
import { Form } from '../../components/form/form.tsx';
import { TextAreaField } from '../../components/form/text-area-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { companyOf, companyValues, companyValuesOf, type CompanyValues } from './company-values.ts';
import { tags } from './pages-api.ts';

type CompanyFormProps = {
  /** The page as it is; none for a new one. */
  company: CompanyProfile | undefined;
  /** Where it is written: the slug of the page, or of a new one a name that makes it. */
  address: string;
  onSaved: (name: string) => void;
};

/** A company page, written or changed by an admin. What is left empty is not shown. */
export function CompanyForm({ company, address, onSaved }: CompanyFormProps) {
  return (
    <Form<typeof putCompany, CompanyValues>
      call={putCompany}
      params={{ companyName: address }}
      schema={companyValues}
      defaults={companyValuesOf(company)}
      toBody={companyOf}
      draft={`company-${address}`}
      changesSaved
      changes={[tags.companies]}
      submitLabel="Save the page"
      pendingLabel="Saving..."
      onSent={({ companyName }) => onSaved(companyName)}
      className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2 [&>*]:min-w-0 sm:[&>button]:col-span-2"
    >
      <TextField name="companyName" label="Company name" />
      <TextField name="industry" label="Industry" optional />
      <TextField name="tagline" label="Tagline" optional />
      <TextField name="foundedYear" label="Founded in" inputMode="numeric" optional />
      <TextField name="website" label="Website" type="url" optional />
      <TextField name="ceoName" label="CEO & founder" optional />
      <TextField name="address" label="Address" optional />
      <TextField name="biblicalReference" label="Reference of the verse" optional />
      <TextAreaField name="biblicalQuote" label="Verse" optional />
      <TextAreaField name="description" label="About" optional />
      <TextAreaField name="missionStatement" label="Mission" optional />
      <TextAreaField name="visionStatement" label="Vision" optional />
      <TextAreaField name="coreValues" label="Core values" hint="One on each line" optional />
      <TextAreaField name="keyServices" label="Key services" hint="One on each line" optional />
    </Form>
  );
}
