import { Link, matchPath, useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';

const community = paths.prayerCommunity.href();
const links = [
  { to: paths.prayer.href(), label: 'Chat' },
  { to: paths.prayerSingleFeed.href(), label: 'Feed' },
  { to: community, label: 'Community' },
];
/** All other addresses below belong to the community. */
const apart = [paths.prayer, paths.prayerSingleFeed, paths.prayerThrough];

/** Links to the three prayer pages, on each of them and on the pages of the community. */
export function PrayerNavigation() {
  const { pathname } = useLocation();
  const isTogether =
    matchPath(paths.together.path, pathname) &&
    !apart.some(({ path }) => matchPath(path, pathname));
  return (
    <nav aria-label="Prayer" className="border-b border-hairline">
      <ul className="page flex gap-7">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={
                matchPath(to, pathname) ? 'page' : isTogether && to === community ? true : undefined
              }
              className="-mb-px block border-b-2 border-transparent py-3 font-semibold text-quiet transition-colors hover:text-ink [&[aria-current]]:border-gold [&[aria-current]]:text-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
