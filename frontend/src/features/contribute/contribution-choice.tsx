import { ArrowRight, CalendarHeart, HandCoins, MicVocal } from 'lucide-react';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { contributionKinds } from './contribution-kinds.ts';

const icons = { speaker: MicVocal, sponsor: CalendarHeart, donation: HandCoins } as const;

type ContributionChoiceProps = {
  heading: RefObject<HTMLHeadingElement | null>;
  onChoose: () => void;
};

/** The choice between the three. Each is a link, so that Back and bookmarks work. */
export function ContributionChoice({ heading, onChoose }: ContributionChoiceProps) {
  return (
    <section aria-labelledby="choice-heading">
      <h2
        ref={heading}
        id="choice-heading"
        tabIndex={-1}
        className="display text-2xl focus:outline-none lg:text-3xl"
      >
        What would you like to give?
      </h2>
      <ul className="mt-5 lg:mt-8">
        {contributionKinds.map(({ kind, title, offer, asked }) => {
          const Icon = icons[kind];
          return (
            <li key={kind} className="border-t border-hairline last:border-b">
              <Link
                to={paths.contribute.href(kind)}
                onClick={onChoose}
                className="group grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-5 py-5 sm:gap-x-7 sm:py-7"
              >
                <span className="arch flex w-12 items-end justify-center bg-linen pb-4 text-gold-text ring-1 ring-hairline transition-colors [--arch-foot:4px] group-hover:bg-gold/20 sm:w-16 sm:pb-6">
                  <Icon strokeWidth={1.5} aria-hidden="true" className="size-5 sm:size-6" />
                </span>
                <span>
                  <span className="block font-display text-xl leading-snug group-hover:text-gold-text sm:text-2xl">
                    {title}
                  </span>
                  <span className="mt-1 block">{offer}</span>
                  <span className="mt-1.5 block text-sm text-quiet max-sm:hidden">{asked}</span>
                </span>
                <ArrowRight
                  strokeWidth={1.5}
                  aria-hidden="true"
                  className="text-gold transition-transform duration-200 group-hover:translate-x-1"
                />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
