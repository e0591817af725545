import { callPaths } from '@kbf/contracts/paths';
import { paths } from '../../lib/paths.ts';

type Place = {
  href: string;
  /** A download, not a page. */
  isFile?: true;
  /** Visitors can use it, too. */
  isForAll?: true;
};

const module = (number: number): Place => ({ href: paths.dashboard.href({ module: number }) });

/** The page of each app, by its id. An app that is not listed has no page here. */
const places: Readonly<Record<string, Place>> = {
  'prayer-companion': { href: paths.prayer.href(), isForAll: true },
  'growth-coach': { href: paths.dashboard.href({ tab: 'growth' }) },
  'life-goals-coach': module(1),
  'human-needs-coach': module(3),
  'three-ps-coach': module(5),
  'kingdom-business-guide': { href: paths.businessGuide.href() },
  'statement-writer': { href: paths.businessGuide.href() },
  'contribution-guide': { href: paths.contribute.href() },
  'daily-wisdom-widget': { href: paths.socialMedia.href('generator') },
  'social-media-manager': { href: paths.socialMedia.href() },
  'seller-financing-widget': { href: paths.financialCoaching.href('calculator') },
  'gathering-calendar-widget': { href: callPaths.getGatheringCalendar.path, isFile: true },
};

/** The page of an app; undefined if it has none here. */
export const placeOf = (id: string): Place | undefined => places[id];
