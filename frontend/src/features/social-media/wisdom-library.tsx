import type { WisdomQuote } from '@kbf/contracts';
import { useState } from 'react';
import { CategoryFilter } from '../../components/category-filter.tsx';
import { Button } from '../../components/ui/button.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { QuoteEntry } from './quote-entry.tsx';

type WisdomLibraryProps = {
  quotes: readonly WisdomQuote[];
  chosen: WisdomQuote | undefined;
  onChoose: (id: string) => void;
  onShare: () => void;
};

/** The quotes by category. One can be chosen; what comes of it stands at the foot of the screen. */
export function WisdomLibrary({ quotes, chosen, onChoose, onShare }: WisdomLibraryProps) {
  const [category, setCategory] = useState('');
  const categories = [...new Set(quotes.map((quote) => quote.category))];
  const shown = quotes.filter((quote) => !category || quote.category === category);
  return (
    <div>
      <CategoryFilter
        categories={categories}
        value={category}
        onValueChange={setCategory}
        counted={shown.length === 1 ? '1 quote' : `${shown.length} quotes`}
      />
      {shown.length === 0 ? (
        <PageState title="No Quotes Available" text="There is none in this category yet." />
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-14 lg:grid-cols-2">
          {shown.map((quote) => (
            <QuoteEntry
              key={quote.id}
              quote={quote}
              isChosen={quote.id === chosen?.id}
              onChoose={() => onChoose(quote.id)}
            />
          ))}
        </ul>
      )}
      {chosen && (
        <div className="sticky bottom-0 z-10 -mx-5 mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-gold bg-paper px-5 py-3">
          <p className="min-w-0 [overflow-wrap:anywhere]">
            <span className="text-quiet">Selected: </span>
            <bdi className="font-semibold">{chosen.title}</bdi>
          </p>
          <Button onClick={onShare}>Share it</Button>
        </div>
      )}
    </div>
  );
}
