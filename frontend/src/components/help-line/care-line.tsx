import { careTextFor } from '@kbf/site-texts/care';
import type { Care } from '@kbf/contracts';
import { linkNumbers } from './link-numbers.tsx';

/** One quiet line of help; with a title when danger is likely. */
export function CareLine({ care }: { care: Care }) {
  const { title, quiet } = careTextFor(care);
  const isLikely = care.level === 'likely';
  return (
    <div
      role="note"
      lang={care.language}
      className={`measure pl-4 ${isLikely ? 'border-l-4 border-clay' : 'border-l-2 border-gold'}`}
    >
      {isLikely && <p className="mb-1 text-lg font-semibold">{title}</p>}
      <p>{linkNumbers(quiet)}</p>
    </div>
  );
}
