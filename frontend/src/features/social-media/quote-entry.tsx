import type { WisdomQuote } from '@kbf/contracts';
import { Check } from 'lucide-react';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';

type QuoteEntryProps = { quote: WisdomQuote; isChosen: boolean; onChoose: () => void };

/** One quote: the verse, its question for work, and the button that selects it. */
export function QuoteEntry({ quote, isChosen, onChoose }: QuoteEntryProps) {
  const { title, category, scripture, scriptureReference, kingdomPrinciple, tags } = quote;
  return (
    <li
      className={`flex flex-col border-t py-7 transition-colors [overflow-wrap:anywhere] ${isChosen ? 'border-gold bg-linen ring-12 ring-linen' : 'border-hairline'}`}
    >
      <p className="text-sm text-quiet">{category}</p>
      <h2 dir="auto" className="mt-1 font-display text-xl leading-snug">
        {title}
      </h2>
      <blockquote dir="auto" className="prose-serif mt-3">
        “{scripture}”
      </blockquote>
      <p className="reference mt-2 text-gold-text">{scriptureReference} (WEB)</p>
      <p dir="auto" className="mt-4 text-quiet">
        {kingdomPrinciple}
      </p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <ul aria-label="Tags" className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
        <Button
          variant={isChosen ? 'primary' : 'outline'}
          aria-pressed={isChosen}
          aria-label={`Select: ${title}`}
          onClick={onChoose}
        >
          {isChosen && <Check size={18} strokeWidth={2} aria-hidden="true" />}
          {isChosen ? 'Selected' : 'Select'}
        </Button>
      </div>
    </li>
  );
}
