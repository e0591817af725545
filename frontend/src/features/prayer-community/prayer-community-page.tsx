import { pages } from '@kbf/contracts';
import { PrayerNavigation } from '../../components/prayer/prayer-navigation.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { SectionHeading } from '../../components/ui/section-heading.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { paths } from '../../lib/paths.ts';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { communityValues, plans, prayerEtiquette } from './community-words.ts';

function Guidelines({ title, rules }: { title: string; rules: readonly string[] }) {
  return (
    <section>
      <h3 className="display text-xl">{title}</h3>
      <ul className="mt-4 flex flex-col gap-3">
        {rules.map((rule) => (
          <li key={rule} className="flex gap-3">
            <span aria-hidden="true" className="mt-[0.8em] h-px w-4 shrink-0 bg-gold" />
            {rule}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The prayer community: plans, current state, and rules of conduct. */
export function PrayerCommunityPage() {
  usePageHead(pages['/prayer/community']);
  return (
    <>
      <PrayerNavigation />
      <div className="page breathe flex flex-col gap-[clamp(3.5rem,2rem+6.4vw,6rem)]">
        <header className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:items-end">
          <div>
            <p className="kicker">Prayer community</p>
            <h1 className="display mt-4 text-4xl lg:text-5xl">No one prays alone for long.</h1>
          </div>
          <aside aria-label="Coming Soon" className="border-l-2 border-gold pl-5">
            <p className="font-semibold">Coming Soon</p>
            <p className="mt-1 text-quiet">
              One of the ways below is not open yet. Today you can{' '}
              <TextLink to={paths.prayer.href()}>ask for a prayer</TextLink>,{' '}
              <TextLink to={paths.prayerThrough.href()}>pray for others</TextLink> one by one, and
              join a circle.
            </p>
          </aside>
        </header>
        <section aria-labelledby="plans">
          <h2 id="plans" className="sr-only">
            Ways to pray together
          </h2>
          <ul className="border-t border-hairline">
            {plans.map(({ name, text, to }) => (
              <li
                key={name}
                className="grid items-baseline gap-x-12 gap-y-2 border-b border-hairline py-7 sm:grid-cols-[minmax(0,17rem)_minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)_auto]"
              >
                <h3 className="display text-2xl">{name}</h3>
                <p className="measure text-quiet">{text}</p>
                <p>
                  {to ? (
                    <TextLink to={to}>Open {name}</TextLink>
                  ) : (
                    <Badge tone="gold">Coming Soon</Badge>
                  )}
                </p>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <SectionHeading>Community guidelines</SectionHeading>
          <div className="mt-8 grid gap-x-20 gap-y-10 md:grid-cols-2">
            <Guidelines title="Prayer etiquette" rules={prayerEtiquette} />
            <Guidelines title="Community values" rules={communityValues} />
          </div>
          <div className="mt-10 flex flex-wrap gap-3">
            <LinkButton to={paths.prayerThrough.href()}>Pray for others</LinkButton>
            <LinkButton variant="outline" to={paths.prayerFeed.href()}>
              Read the community prayers
            </LinkButton>
          </div>
        </section>
      </div>
    </>
  );
}
