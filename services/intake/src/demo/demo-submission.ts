import type { ContactForm } from '@kbf/contracts';

/** What somebody made up sent; the phone numbers are of the range that telephone companies keep for fiction. */
export type DemoSubmission = {
  fullName: string;
  email: string;
  phone: string | null;
  /** A filled form, or words without one. */
  wrote: ContactForm | string;
  hoursAgo: number;
  status?: 'new' | 'contacted' | 'approved' | 'closed';
  note?: string;
  /** The demo member that it became. */
  personId?: string;
};
