import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { foldText, type WisdomQuote } from '@kbf/contracts';
import { CategoryFilter } from '../../components/category-filter.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { useWordInAddress } from '../../lib/browser/use-tab-in-address.ts';
import { QuoteEntry } from './quote-entry.tsx';

/** A few screens; more on request. */
const atOnce = 12;

type WisdomLibraryProps = {
  quotes: readonly WisdomQuote[];
  chosen: WisdomQuote | undefined;
  onChoose: (id: string) => void;
  onShare: () => void;
};

/** The quotes by category and search. One can be selected; its actions are at the bottom of the screen. */
export function WisdomLibrary({ quotes, chosen, onChoose, onShare }: WisdomLibraryProps) {
  const [asked, setCategory] = useWordInAddress('category');
  const [words, setWords] = useState('');
  const [most, setMost] = useState(atOnce);
  const list = useRef<HTMLUListElement>(null);
  const categories = [...new Set(quotes.map((quote) => quote.category))];
  const category = categories.find((one) => one === asked) ?? '';
  const found = quotesWith(quotes, words).filter(
    (quote) => !category || quote.category === category,
  );

  /** Move the focus to the first new quote: the button may be gone. */
  function showMore() {
    flushSync(() => setMost(most + atOnce));
    list.current?.children[most]?.querySelector('button')?.focus({ preventScroll: true });
  }
  return (
    <div>
      <CategoryFilter
        categories={categories}
        value={category}
        onValueChange={(name) => {
          setCategory(name);
          setMost(atOnce);
        }}
        counted={found.length === 1 ? '1 quote' : `${found.length} quotes`}
      >
        <Field label="Search for" className="w-full sm:w-72">
          {(control) => (
            <TextInput
              {...control}
              type="search"
              value={words}
              onChange={({ target }) => {
                setWords(target.value);
                setMost(atOnce);
              }}
            />
          )}
        </Field>
      </CategoryFilter>
      {found.length === 0 ? (
        <PageState
          title="No Quotes Available"
          text={
            words
              ? 'No quotes match. Try different words.'
              : 'There are no quotes in this category yet.'
          }
        />
      ) : (
        <ul ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-x-14 lg:grid-cols-2">
          {found.slice(0, most).map((quote) => (
            <QuoteEntry
              key={quote.id}
              quote={quote}
              isChosen={quote.id === chosen?.id}
              onChoose={() => onChoose(quote.id)}
            />
          ))}
        </ul>
      )}
      {found.length > most && (
        <Button variant="outline" className="mt-4" onClick={showMore}>
          Show more quotes
        </Button>
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

/** Quotes that contain all of these words, or words that begin with them. */
function quotesWith(quotes: readonly WisdomQuote[], words: string): readonly WisdomQuote[] {
  const looked = foldText(words).split(' ').filter(Boolean);
  return quotes.filter((quote) => {
    const { title, category, scripture, scriptureReference, kingdomPrinciple, tags } = quote;
    const parts = [title, category, scripture, scriptureReference, kingdomPrinciple, ...tags];
    const text = foldText(parts.join('\n'));
    return looked.every((word) => text.includes(word));
  });
}
