import { siteScriptures } from '@kbf/content/site-scriptures';
import type { CurrentUser } from '@kbf/contracts';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Verse } from '../../components/ui/verse.tsx';
import { paths } from '../../config/paths.ts';
import { gatheringZone, weeklyGathering } from '../../lib/gathering.ts';
import { greetingAt } from './greeting.ts';

const doors = [
  {
    to: paths.prayer.href(),
    title: 'Bring a prayer',
    text: 'Write what is on your heart and receive a prayer for it.',
  },
  {
    to: paths.prayerFeed.href(),
    title: 'Pray with others',
    text: 'Read what the fellowship has shared, and leave a word.',
  },
];

/** The first page of a member's day: a greeting, what one can do, when the others meet. */
export function MemberHome({ user }: { user: CurrentUser }) {
  const { days, time, place } = weeklyGathering;
  const [greeting] = useState(() => greetingAt(new Date()));
  const name = user.firstName || user.fullName;
  return (
    <div className="page breathe">
      <h1 className="display text-5xl">
        {greeting}
        {name && `, ${name}`}.
      </h1>
      <div className="mt-14 grid gap-x-20 gap-y-14 lg:grid-cols-[7fr_4fr]">
        <nav aria-label="Today">
          <ul>
            {doors.map(({ to, title, text }) => (
              <li key={to} className="border-t border-hairline last:border-b">
                <Link to={to} className="group flex items-center gap-6 py-7">
                  <span className="flex-1">
                    <span className="block font-display text-2xl leading-snug group-hover:text-gold-text">
                      {title}
                    </span>
                    <span className="mt-1 block text-quiet">{text}</span>
                  </span>
                  <ArrowRight
                    strokeWidth={1.5}
                    aria-hidden="true"
                    className="shrink-0 text-gold transition-transform duration-200 group-hover:translate-x-1"
                  />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <aside className="flex flex-col gap-12 lg:border-l lg:border-hairline lg:pl-12">
          <div>
            <h2 className="kicker">Weekly gathering</h2>
            <p className="mt-4 font-display text-xl leading-snug">
              {days} at {time}
            </p>
            <p className="mt-1 text-quiet">
              {place}, {gatheringZone}
            </p>
          </div>
          <Verse {...siteScriptures.morning} className="text-lg italic" />
        </aside>
      </div>
    </div>
  );
}
