import { Download, Printer } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { CopyButton } from '../../../components/copy-button.tsx';
import { Button } from '../../../components/ui/button.tsx';
import type { Terms, TermTexts } from '../../../lib/seller-financing/read-terms.ts';
import { schedule, scheduleCsv } from '../../../lib/seller-financing/schedule.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { addressOf } from './use-terms-in-address.ts';

/** Print, spreadsheet, or a link with the same terms. */
export function Keep({ terms, texts }: { terms: Terms; texts: TermTexts }) {
  const [address] = useSearchParams();
  const { origin, pathname } = window.location;
  const link = `${origin}${pathname}?${addressOf(texts, address)}`;
  return (
    <section aria-labelledby="keep-heading" className="mt-14 print:hidden">
      <h2 id="keep-heading" className="display text-2xl">
        Save your results
      </h2>
      <div className="mt-4 flex flex-wrap items-start gap-3">
        <Button variant="outline" onClick={() => window.print()}>
          <Printer size={18} strokeWidth={1.5} aria-hidden="true" />
          Print
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            saveFile('seller-financing.csv', 'text/csv', scheduleCsv(schedule(terms).rows))
          }
        >
          <Download size={18} strokeWidth={1.5} aria-hidden="true" />
          Download the schedule (CSV)
        </Button>
        <CopyButton text={link} label="Copy a link to these terms" />
      </div>
    </section>
  );
}
