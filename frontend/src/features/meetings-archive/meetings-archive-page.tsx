import { meetingsScripture } from '@kbf/site-texts/page-scriptures';
import { pages, site } from '@kbf/contracts';
import { Notice } from '../../components/ui/notice.tsx';
import { SectionHeading } from '../../components/ui/section-heading.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { Verse } from '../../components/ui/verse.tsx';
import { paths, sectionHref } from '../../lib/paths.ts';
import { clockTime, gatheringZone, weeklyGathering } from '../../lib/browser/gathering.ts';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { MeetingSteps } from './meeting-steps.tsx';

const { archived } = site.gatherings;
const hours = `${clockTime(archived.startsAt)} - ${clockTime(archived.endsAt)}`;

/** The specification's meeting time for this page; the footer shows the other one. */
const facts = [
  {
    name: 'Weekly fellowship',
    value: `Every ${archived.weekday}, ${hours}, ${gatheringZone}`,
  },
  { name: 'Where', value: archived.place },
  { name: 'Duration', value: `${archived.minutes} minutes` },
  { name: 'Format', value: 'Interactive discussion' },
  { name: 'Access', value: 'Members only' },
];

/** How a meeting went, and when; kept for interested readers. */
export function MeetingsArchivePage() {
  usePageHead(pages['/meetings-archive']);
  const { days, time } = weeklyGathering;
  return (
    <div className="page breathe">
      <header className="measure">
        <p className="kicker">Archived Meetings</p>
        <h1 className="display mt-6 text-4xl sm:text-5xl">
          Ninety minutes that carry you through the week
        </h1>
      </header>
      <div className="mt-10">
        <Notice>
          We are currently focusing on online community building. This page shows how our meetings
          used to run.
        </Notice>
      </div>
      <div className="mt-16 grid grid-cols-[minmax(0,1fr)] gap-x-20 gap-y-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <section aria-labelledby="format-heading">
          <SectionHeading id="format-heading">How a meeting goes</SectionHeading>
          <MeetingSteps />
        </section>
        <div className="flex flex-col gap-12 lg:border-l lg:border-gold/40 lg:pl-12">
          <section aria-labelledby="schedule-heading">
            <h2 id="schedule-heading" className="display text-2xl">
              Schedule
            </h2>
            <dl className="mt-5">
              {facts.map(({ name, value }) => (
                <div key={name} className="border-t border-hairline py-3">
                  <dt className="text-sm text-quiet">{name}</dt>
                  <dd className="mt-0.5">{value}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section aria-labelledby="today-heading">
            <h2 id="today-heading" className="display text-2xl">
              Today
            </h2>
            <p className="mt-4">
              We meet online on {days} at {time}, {gatheringZone}. To join, fill out{' '}
              <TextLink to={sectionHref('contact')}>the form on our home page</TextLink>. Until
              then, <TextLink to={paths.prayer.href()}>the prayer room</TextLink> is open.
            </p>
          </section>
          <Verse {...meetingsScripture} className="text-lg italic" />
        </div>
      </div>
    </div>
  );
}
