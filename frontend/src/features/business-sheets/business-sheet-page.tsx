import { sheets, type Sheet } from '@kbf/site-texts/sheets';
import { notFoundPage, pages, site, type PageHead } from '@kbf/contracts';
import { ArrowLeft, Printer } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { WithCare } from '../../components/care/with-care.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ConfirmButton } from '../../components/ui/confirm-button.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { paths } from '../../lib/paths.ts';
import { useHeardHere } from '../../lib/care/use-heard-here.ts';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { SheetBlock } from './sheet-block.tsx';
import { useKeptAnswers } from './use-kept-answers.ts';

const heads: Readonly<Record<string, PageHead>> = pages;

/** One of the guide's documents: to read, fill in and print. */
export function BusinessSheetPage() {
  const { sheet: id = '' } = useParams();
  const sheet = sheets.find((one) => one.id === id);
  usePageHead(heads[paths.businessSheet.href(id)] ?? notFoundPage);
  if (sheet) return <Document key={sheet.id} sheet={sheet} />;
  return (
    <PageState
      level={1}
      title="We could not find this document"
      text="It may have a new name. The guide lists all of them."
      action={<LinkButton to={paths.businessGuide.href()}>Go to the guide</LinkButton>}
    />
  );
}

function Document({ sheet: { id, title, summary, takes, pages: leaves } }: { sheet: Sheet }) {
  const { clear, isKept, written, ...writing } = useKeptAnswers(id);
  const due = useHeardHere(written);
  return (
    <div className="bg-linen print:bg-transparent">
      <div className="mx-auto w-full max-w-[54rem] px-[clamp(0.75rem,3vw,2rem)] py-10 print:max-w-none print:p-0">
        <header className="px-2 pb-8 print:hidden">
          <Link
            to={paths.businessGuide.href()}
            className="-ml-3 inline-flex min-h-11 items-center gap-2.5 rounded-md px-3 font-semibold text-gold-text hover:bg-gold/12"
          >
            <ArrowLeft size={20} strokeWidth={1.5} aria-hidden="true" />
            Kingdom business guide
          </Link>
          <h1 className="display mt-3 text-4xl">{title}</h1>
          <p className="mt-3 measure text-lg text-quiet">
            {summary} {leaves.length} pages. {takes}.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button onClick={() => window.print()}>
              <Printer size={20} strokeWidth={1.5} aria-hidden="true" />
              Print
            </Button>
            <ConfirmButton
              title="Clear what you wrote?"
              description="This clears everything in this document. You cannot undo this."
              confirmLabel="Clear"
              disabled={!Object.values(writing.answers).some(Boolean)}
              onConfirm={async () => clear()}
            >
              Clear what I wrote
            </ConfirmButton>
          </div>
          <p aria-live="polite" className="mt-4 text-sm text-quiet">
            {isKept
              ? 'What you write stays in this browser on this device. We never see it.'
              : 'This browser does not save what you write. Print it before you leave the page.'}
          </p>
        </header>
        <WithCare due={due}>
          {leaves.map((leaf, index) => (
            <section
              key={leaf.title}
              aria-labelledby={`leaf-${index}`}
              className="mb-8 flex min-w-0 flex-col rounded-md border border-hairline bg-surface px-[clamp(1.25rem,5vw,4rem)] pt-[clamp(1.75rem,5vw,3.5rem)] pb-6 print:mb-0 print:min-h-[23.5cm] print:break-after-page print:border-0 print:last:break-after-auto print:p-0"
            >
              <h2 id={`leaf-${index}`} className="display text-3xl">
                {leaf.title}
              </h2>
              {leaf.lead && <p className="mt-3 measure text-quiet">{leaf.lead}</p>}
              <div className="mt-7 flex flex-1 flex-col gap-7 print:mt-4 print:gap-4">
                {leaf.blocks.map((block) => (
                  <SheetBlock
                    key={'id' in block ? block.id : block.text}
                    block={block}
                    writing={writing}
                  />
                ))}
              </div>
              <p className="mt-8 flex justify-between gap-4 border-t border-hairline pt-3 text-sm text-quiet print:mt-4">
                <span>
                  {title}, {site.name}
                </span>
                <span className="whitespace-nowrap tabular-nums">
                  {index + 1} of {leaves.length}
                </span>
              </p>
            </section>
          ))}
        </WithCare>
      </div>
    </div>
  );
}
