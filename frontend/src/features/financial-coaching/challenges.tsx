import { financialChallenges, type FinancialChallenge } from '@kbf/site-texts/coaching';
import { CategoryFilter } from '../../components/category-filter.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { Verse } from '../../components/ui/verse.tsx';
import { useWordInAddress } from '../../lib/browser/use-tab-in-address.ts';

function Challenge({ challenge }: { challenge: FinancialChallenge }) {
  const { title, category, situation, steps, question, scripture, scriptureReference } = challenge;
  return (
    <li className="border-t border-hairline">
      <details className="group">
        <summary className="grid min-h-11 list-none grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 py-6 [&::-webkit-details-marker]:hidden">
          <span>
            <span className="block text-sm text-quiet">{category}</span>
            <span className="mt-1 block font-display text-2xl leading-snug group-hover:text-gold-text">
              {title}
            </span>
            <span className="mt-2 block max-w-[64ch] text-quiet">{situation}</span>
          </span>
          <span
            aria-hidden="true"
            className="text-2xl leading-none text-gold-text transition-transform duration-200 group-open:rotate-45"
          >
            +
          </span>
        </summary>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 pb-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
          <div>
            <h3 className="font-semibold">What you can do</h3>
            <ol className="mt-3 max-w-[60ch]">
              {steps.map((step, index) => (
                <li key={step} className="grid grid-cols-[2.25rem_minmax(0,1fr)] py-2">
                  <span
                    aria-hidden="true"
                    className="font-display text-lg leading-normal text-gold-text"
                  >
                    {index + 1}
                  </span>
                  {step}
                </li>
              ))}
            </ol>
          </div>
          <div className="flex flex-col gap-6">
            <Verse text={scripture} reference={scriptureReference} className="text-lg italic" />
            <p className="border-l-2 border-gold pl-5">{question}</p>
          </div>
        </div>
      </details>
    </li>
  );
}

type ChallengesProps = { challenges?: readonly FinancialChallenge[] };

/** Financial challenges, all or one category. Each opens to its steps. */
export function Challenges({ challenges = financialChallenges }: ChallengesProps) {
  const [asked, setCategory] = useWordInAddress('category');
  const categories = [...new Set(challenges.map((challenge) => challenge.category))];
  const category = categories.find((one) => one === asked) ?? '';
  const shown = challenges.filter((one) => !category || one.category === category);
  return (
    <div>
      <CategoryFilter
        categories={categories}
        value={category}
        onValueChange={setCategory}
        counted={shown.length === 1 ? '1 challenge' : `${shown.length} challenges`}
      />
      {shown.length === 0 ? (
        <PageState title="No Challenges Found" text="Choose another category." />
      ) : (
        <ul>
          {shown.map((challenge) => (
            <Challenge key={challenge.id} challenge={challenge} />
          ))}
        </ul>
      )}
    </div>
  );
}
