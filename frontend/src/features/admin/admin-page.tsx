import { site } from '@kbf/contracts';
import { useParams } from 'react-router';
import { ListSearch, useListSearch } from '../../components/list-search.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { Button } from '../../components/ui/button.tsx';
import { saveFile } from '../../lib/browser/save-file.ts';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { WhatWaitsAtDesk } from '../../components/what-waits.tsx';
import { ContactDialog } from './submission-dialog.tsx';
import { ContactTable } from './contact-table.tsx';
import { useExportSubmissionsMutation } from './contacts-api.ts';
import { Figures } from './admin-figures.tsx';
import { SiteFigures } from './site/site-figures.tsx';
import { statusWords } from './status-words.ts';

const types = [
  'Member',
  'Guest Speaker',
  'Event Sponsorship',
  'Financial Donation',
  'General Contact',
];
const filters = {
  type: { label: 'Type', options: Object.fromEntries(types.map((type) => [type, type])) },
  status: {
    label: 'Status',
    options: Object.fromEntries(
      Object.entries(statusWords).map(([status, { label }]) => [status, label]),
    ),
  },
};

/** The admin's overview of submissions: how many, from whom, and their status. */
export function AdminPage() {
  usePageHead({ title: `Admin | ${site.name}`, description: 'Admin overview.', keywords: '' });
  const { asked } = useListSearch();
  const { id } = useParams();
  const [exportTable, { isLoading: isExporting }] = useExportSubmissionsMutation();

  async function download() {
    const { data } = await exportTable(asked);
    const day = new Date().toISOString().slice(0, 10);
    if (data !== undefined) saveFile(`contact-submissions-${day}.csv`, 'text/csv', data);
  }
  return (
    <section className="page flex pt-8 pb-20 lg:pt-10 flex-col gap-12">
      <PageHeader
        title={`${site.shortName} admin`}
        lead="Who contacted us, and where each conversation stands."
      />
      <WhatWaitsAtDesk />
      <Figures />
      <section aria-labelledby="directory" className="flex flex-col gap-6">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <h2 id="directory" className="display text-2xl">
            Contact directory
          </h2>
          <Button
            variant="outline"
            pending={isExporting}
            pendingLabel="Preparing the table..."
            onClick={() => void download()}
          >
            Download as CSV
          </Button>
        </div>
        <ListSearch label="Name, email, phone or message" filters={filters} />
        <ContactTable asked={asked} />
      </section>
      <SiteFigures />
      {id && <ContactDialog key={id} id={id} />}
    </section>
  );
}
