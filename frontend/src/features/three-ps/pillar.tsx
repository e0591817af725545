import type { SiteScripture } from '@kbf/site-texts/site-scriptures';
import { Verse } from '../../components/ui/verse.tsx';

type PillarProps = {
  number: number;
  name: string;
  says: string;
  text: string;
  verse: SiteScripture;
  asks: readonly string[];
  week: string;
};

const grounds = ['bg-linen', '', 'bg-night text-ink'] as const;

/** One pillar: the word, its verse, and its questions. The third has a dark background. */
export function Pillar({ number, name, says, text, verse, asks, week }: PillarProps) {
  const id = `pillar-${number}`;
  return (
    <section
      aria-labelledby={id}
      data-scheme={number === 3 ? 'dark' : undefined}
      className={grounds[number - 1]}
    >
      <div className="page breathe grid grid-cols-[minmax(0,1fr)] gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div>
          <p className="kicker">{says}</p>
          <h2 id={id} className="display mt-5 text-hero [text-wrap:wrap]">
            {name === 'Process/Pressure' ? (
              <>
                Process/
                <wbr />
                Pressure
              </>
            ) : (
              name
            )}
          </h2>
          <p className="mt-6 max-w-[46ch] text-lg">{text}</p>
          <div className="mt-10 max-w-[44ch]">
            <Verse {...verse} className="text-lg italic" />
          </div>
        </div>
        <div className="lg:pt-16">
          <h3 className="font-semibold">Ask yourself</h3>
          <ol className="mt-4">
            {asks.map((question, index) => (
              <li
                key={question}
                className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-t border-gold/40 py-4"
              >
                <span
                  aria-hidden="true"
                  className="font-display text-xl leading-snug text-gold-text"
                >
                  {index + 1}
                </span>
                <span className="prose-serif text-lg">{question}</span>
              </li>
            ))}
          </ol>
          <p className="mt-4 border-l-2 border-gold pl-5">
            <span className="block text-sm text-quiet">This week</span>
            {week}
          </p>
        </div>
      </div>
    </section>
  );
}
