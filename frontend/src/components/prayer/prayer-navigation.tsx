import { NavLink } from 'react-router';
import { paths } from '../../lib/paths.ts';

const links = [
  { to: paths.prayer.href(), label: 'Chat' },
  { to: paths.prayerSingleFeed.href(), label: 'Feed' },
  { to: paths.prayerCommunity.href(), label: 'Community' },
];

/** Links to the three prayer pages, on each of them. */
export function PrayerNavigation() {
  return (
    <nav aria-label="Prayer" className="border-b border-hairline">
      <ul className="page flex gap-7">
        {links.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className="-mb-px block border-b-2 border-transparent py-3 font-semibold text-quiet transition-colors hover:text-ink aria-[current=page]:border-gold aria-[current=page]:text-ink"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
