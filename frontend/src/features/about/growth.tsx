import { Badge } from '../../components/ui/badge.tsx';
import { SectionHeading } from '../../components/ui/section-heading.tsx';

const markets = [
  {
    name: 'Online Fellowship',
    status: 'Active',
    tone: 'olive',
    text: 'Every week for ninety minutes, wherever you are. This is where everyone starts.',
    sun: 'M6 24a18 18 0 0 1 36 0z',
  },
  {
    name: 'Online National',
    status: 'Launching',
    tone: 'gold',
    text: 'Groups by region and industry, so the people who pray for you know your market.',
    sun: 'M12 24a12 12 0 0 1 24 0z',
  },
  {
    name: 'Church Partnerships',
    status: 'Planning',
    tone: 'neutral',
    text: 'With churches that want to send businesspeople back to work on Monday with a blessing.',
    sun: 'M18 24a6 6 0 0 1 12 0z',
  },
] as const;

/** From one online meeting to the nation: three places on one horizon, the sun at three heights. */
export function Growth() {
  return (
    <section aria-labelledby="growth-heading" className="page breathe">
      <SectionHeading id="growth-heading" className="max-w-[36rem]">
        From one online table to the whole nation
      </SectionHeading>
      <p className="mt-5 measure text-lg text-quiet">
        We grow slowly and on purpose: first a fellowship that lasts, then the next place.
      </p>
      <ol
        aria-label="Focus markets"
        className="mt-12 grid grid-cols-[minmax(0,1fr)] md:grid-cols-3"
      >
        {markets.map(({ name, status, tone, text, sun }) => (
          <li
            key={name}
            className="relative max-md:border-l max-md:border-gold/50 max-md:pb-10 max-md:pl-8 max-md:last:pb-0"
          >
            <svg
              viewBox="0 0 48 24"
              aria-hidden="true"
              focusable="false"
              className="h-4 w-8 max-md:absolute max-md:top-1.5 max-md:-left-4 max-md:bg-paper md:h-14 md:w-28"
            >
              <path d={sun} className={tone === 'neutral' ? 'fill-gold/35' : 'fill-gold'} />
            </svg>
            <div className="md:border-t md:border-gold md:pt-6 md:pr-10">
              <h3 className="font-display text-xl leading-snug">{name}</h3>
              <p className="mt-2">
                <Badge tone={tone}>{status}</Badge>
              </p>
              <p className="mt-3 max-w-[38ch] text-quiet">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
