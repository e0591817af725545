import { careTextFor, helpLinesFor } from '@kbf/site-texts/care';
import type { Care } from '@kbf/contracts';
import { HelpLineItem } from '../care/help-line-item.tsx';
import { linkNumbers } from './link-numbers.tsx';

/** Help beside a usual answer: one quiet line, or a card that stands out when danger is likely. */
export function CareLine({ care }: { care: Care }) {
  return care.level === 'likely' ? (
    <CareCard care={care} />
  ) : (
    <p role="note" lang={care.language} className="measure border-l-2 border-gold pl-4">
      {linkNumbers(careTextFor(care).quiet)}
    </p>
  );
}

function CareCard({ care }: { care: Care }) {
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
