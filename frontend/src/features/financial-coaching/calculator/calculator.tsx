import { useDeferredValue } from 'react';
import { readTerms } from '../../../lib/seller-financing/read-terms.ts';
import { Notice } from '../../../components/ui/notice.tsx';
import { Figures } from './calculator-figures.tsx';
import { Keep } from './keep.tsx';
import { ScheduleView } from './schedule-view.tsx';
import { TermsForm } from './terms-form.tsx';
import { useTermsInAddress } from './use-terms-in-address.ts';

/** What a seller earns by carrying the note, compared with a traditional sale. It calculates while typing. */
export function Calculator() {
  const { texts, change } = useTermsInAddress();
  const { problems } = readTerms(texts);
  // A schedule of a thousand years takes a moment: typing does not wait for it.
  const { terms } = readTerms(useDeferredValue(texts));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] print:block">
      {/* Sticky only where the screen is tall enough for all of it; otherwise its lower part could never be
          reached. */}
      <div className="lg:top-24 lg:self-start lg:[@media(min-height:56rem)]:sticky">
        <h2 className="display text-2xl">Your terms</h2>
        <TermsForm texts={texts} problems={problems ?? {}} onChange={change} />
      </div>
      <div className="min-w-0 print:mt-8">
        {terms ? (
          <>
            <Figures terms={terms} />
            <Keep terms={terms} texts={texts} />
            <ScheduleView terms={terms} />
          </>
        ) : (
          <Notice title="Nothing to calculate yet">
            One of your terms needs a change. See the note next to it. Everything else stays as you
            typed it.
          </Notice>
        )}
      </div>
    </div>
  );
}
