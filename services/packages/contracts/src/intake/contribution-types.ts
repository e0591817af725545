/**
 * The ways to contribute, as the page, the message of a form and the admin call them. Apart from the message, so that a
 * page that only names them carries no schema.
 */
export const contributionTypes = {
  speaker: 'Guest Speaker',
  sponsor: 'Event Sponsorship',
  donation: 'Financial Donation',
} as const;

export type ContributionKind = keyof typeof contributionTypes;
