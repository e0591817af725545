import { founderFigures } from '@kbf/contracts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { ArchPortrait } from '../../components/ui/arch-portrait.tsx';
import { paths } from '../../lib/paths.ts';
import { useGetFounderQuery } from '../../lib/api/public-api.ts';

type Figure = { count: string; of: string };

const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className="mt-8 grid gap-x-10 gap-y-5 sm:grid-cols-3">
    {figures.map(({ count, of }) => (
      <div key={of} className="flex flex-col-reverse justify-end">
        <dt className="text-quiet">{of}</dt>
        <dd className="whitespace-nowrap font-display text-4xl leading-tight text-gold-text">
          {count}
        </dd>
      </div>
    ))}
  </dl>
);

/** The founder with career figures. The whole card links to the founder's page. */
export function FounderCard() {
  const { data } = useGetFounderQuery();
  const figures = data?.figures ?? founderFigures;
  // Without an answer the card still links to the founder.
  const name = data ? `${data.firstName} ${data.lastName}` : 'Our founder';
  return (
    <section aria-labelledby="founder-heading" className="page pb-[clamp(3.5rem,2rem+6.4vw,6rem)]">
      <div
        data-scheme="dark"
        className="group relative grid grid-cols-[minmax(0,1fr)] items-center gap-x-16 gap-y-8 rounded-md bg-night px-[clamp(1.5rem,5vw,5rem)] py-[clamp(2.5rem,5vw,4.5rem)] text-ink sm:grid-cols-[minmax(0,13rem)_minmax(0,1fr)] print:grid-cols-1 print:px-0"
      >
        <ArchPortrait
          name={data ? name : ''}
          imageUrl={data?.profileImage ?? null}
          className="w-36 text-5xl sm:w-full print:hidden"
        />
        <div className="min-w-0">
          <p className="kicker">Our founder</p>
          <h2
            id="founder-heading"
            dir="auto"
            className="display mt-4 text-4xl [overflow-wrap:anywhere]"
          >
            {name}
          </h2>
          {figures.length > 0 && <Figures figures={figures} />}
          <Link
            to={paths.founder.href()}
            className="mt-8 inline-flex min-h-11 items-center gap-3 font-semibold text-gold-text after:absolute after:inset-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-focus"
          >
            Meet the founder
            <ArrowRight
              size={20}
              strokeWidth={1.5}
              aria-hidden="true"
              className="transition-transform duration-200 group-hover:translate-x-1"
            />
          </Link>
        </div>
      </div>
    </section>
  );
}
