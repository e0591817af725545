import { realEstateStrategies } from '@kbf/site-texts/coaching';
import { Notice } from '../../components/ui/notice.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { Verse } from '../../components/ui/verse.tsx';
import { paths } from '../../lib/paths.ts';

function Points({
  title,
  points,
  mark,
}: {
  title: string;
  points: readonly string[];
  mark: string;
}) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-2 grid gap-2">
        {points.map((point) => (
          <li key={point} className="grid grid-cols-[1.5rem_minmax(0,1fr)]">
            <span aria-hidden="true" className="text-gold-text">
              {mark}
            </span>
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Ways to own, buy and sell property: when each fits, its risks, how to begin. */
export function Strategies() {
  return (
    <div>
      <Notice>
        General knowledge from people who have done it, sometimes the hard way. It does not know
        your situation, so have a lawyer and a tax adviser read anything before you sign it.
      </Notice>
      <ol className="mt-10">
        {realEstateStrategies.map((strategy) => (
          <li
            key={strategy.id}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 border-t border-gold/40 py-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
          >
            <div>
              <h2 className="display text-3xl">{strategy.name}</h2>
              <p className="mt-4 text-lg">{strategy.what}</p>
              <div className="mt-8 max-lg:hidden">
                <Verse
                  text={strategy.scripture}
                  reference={strategy.scriptureReference}
                  className="italic"
                />
              </div>
            </div>
            <div className="grid content-start gap-x-12 gap-y-8 sm:grid-cols-2">
              <Points title="Good fit when" points={strategy.fits} mark="✓" />
              <Points title="Watch out for" points={strategy.beware} mark="!" />
              <p className="border-l-2 border-gold pl-5 sm:col-span-2">
                <span className="block text-sm text-quiet">First step</span>
                {strategy.firstStep}{' '}
                {strategy.id === 'seller-financing' && (
                  <TextLink to={paths.financialCoaching.href('calculator')}>
                    Go to the calculator
                  </TextLink>
                )}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
