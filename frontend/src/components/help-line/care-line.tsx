import { careTextFor } from '@kbf/site-texts/care';
import type { Care } from '@kbf/contracts';
import { linkNumbers } from './link-numbers.tsx';

/** The quiet help line beside a usual answer, when danger is only possible. */
export function CareLine({ care }: { care: Pick<Care, 'kind' | 'language'> }) {
  return (
    <p role="note" lang={care.language} className="measure border-l-2 border-gold pl-4">
      {linkNumbers(careTextFor(care).quiet)}
    </p>
  );
}
