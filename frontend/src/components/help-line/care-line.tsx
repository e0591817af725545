import { careTextFor } from '@kbf/site-texts/care';
import type { Care } from '@kbf/contracts';
import { linkNumbers } from './link-numbers.tsx';

/** One quiet line of help. */
export const CareLine = ({ care }: { care: Care }) => (
  <p role="note" lang={care.language} className="measure border-l-2 border-gold pl-4">
    {linkNumbers(careTextFor(care).quiet)}
  </p>
);
