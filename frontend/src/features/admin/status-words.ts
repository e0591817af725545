import type { ContactField, ContactSubmission } from '@kbf/contracts';

/** The label of each status, and its color. */
export const statusWords = {
  new: { label: 'New', tone: 'gold' },
  contacted: { label: 'Contacted', tone: 'neutral' },
  approved: { label: 'Member', tone: 'olive' },
  closed: { label: 'Closed', tone: 'neutral' },
} as const satisfies Record<ContactSubmission['status'], object>;

/** The fields of the forms, in form order. */
export const partLabels = {
  company: 'Company',
  about: 'About',
  bio: 'Bio',
  speakingPreference: 'Speaking preference',
  description: 'Interest',
  amount: 'Donation amount',
  message: 'Message',
} as const satisfies Record<ContactField, string>;
