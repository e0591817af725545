import type { ContactSubmission } from '@kbf/contracts';

/** Each status in words, and the tone of its mark. */
export const statusWords = {
  new: { label: 'New', tone: 'gold' },
  contacted: { label: 'Contacted', tone: 'neutral' },
  approved: { label: 'Member', tone: 'olive' },
  closed: { label: 'Closed', tone: 'neutral' },
} as const satisfies Record<ContactSubmission['status'], object>;

/** The parts of a message, in the order in which the forms ask for them. */
export const partLabels = {
  company: 'Company',
  about: 'About',
  bio: 'Bio',
  speakingPreference: 'Speaking preference',
  description: 'Interest',
  amount: 'Donation amount',
  message: 'Message',
  text: 'Message',
} as const;
