/**
 * Facts about the fellowship that all parts of the product share, so that pages, text messages and share tags agree.
 * Browser-safe.
 *
 * The two gathering times contradict each other on purpose: the specification gives both, each for its own pages, and
 * the fellowship can settle them here.
 */
export const site = {
  name: 'Kingdom Builders Fellowship',
  shortName: 'Kingdom Builders',
  description:
    'A nonprofit fellowship of Christian entrepreneurs, business owners and professionals ' +
    'who pray, plan and grow together online.',
  keywords:
    'Christian entrepreneurs, faith-based business, fellowship, prayer, biblical business, purpose, online community',
  timeZone: 'America/New_York',
  legalForm: '501(c)(3) nonprofit',
  contactEmail: 'hello@kingdombuilders.example',
  socialAccount: '@kingdombuilders',
  /** Promise on the contribution page (specification section 9). Hours. */
  contributionReplyHours: 24,
  gatherings: {
    /** Shown in the footer and on the dashboard's Community tab. */
    weekly: {
      weekday: 'Wednesday',
      startsAt: '18:30',
      place: 'Online',
      since: '2025-07-01',
      /** The specification gives a length only for the other time. We assume the same length here. */
      minutes: 90,
    },
    /** Shown on the archived meetings page. */
    archived: {
      weekday: 'Sunday',
      startsAt: '18:00',
      endsAt: '19:30',
      place: 'Online',
      minutes: 90,
    },
  },
} as const;
