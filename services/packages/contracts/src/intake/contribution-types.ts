/**
 * The ways to contribute, with the same names on the page, in the form's message and for admins. In a separate file, so
 * that a page that only shows the names does not load the schema.
 */
export const contributionTypes = {
  speaker: 'Guest Speaker',
  sponsor: 'Event Sponsorship',
  donation: 'Financial Donation',
} as const;

export type ContributionKind = keyof typeof contributionTypes;
