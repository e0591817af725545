import { careTextFor, helpLinesFor } from '@kbf/site-texts/care';
import type { Care } from '@kbf/contracts';
import { CareLine } from '../help-line/care-line.tsx';
import { linkNumbers } from '../help-line/link-numbers.tsx';
import { HelpLineItem } from './help-line-item.tsx';

/** Help beside a usual answer: one quiet line, or a card that stands out when danger is likely. */
export const CareBeside = ({ care }: { care: Care }) =>
  care.level === 'likely' ? <CareCard care={care} /> : <CareLine care={care} />;

export function CareCard({ care }: { care: Care }) {
  const { title, quiet } = careTextFor(care);
  const [first] = helpLinesFor(care);
  return (
    <aside
      role="note"
      lang={care.language}
      className="measure flex flex-col gap-3 border-l-4 border-clay py-1 pl-4"
    >
      <p className="text-lg font-semibold">{title}</p>
      <ul>{first && <HelpLineItem line={first} language={care.language} />}</ul>
      <p>{linkNumbers(quiet)}</p>
    </aside>
  );
}
