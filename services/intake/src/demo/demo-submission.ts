import type { ContactForm } from '@kbf/contracts';

/** A submission of an invented person. The phone numbers are from the range that is reserved for fiction. */
export type DemoSubmission = {
  fullName: string;
  email: string;
  phone: string | null;
  /** A filled form, or a message without one. */
  wrote: ContactForm | string;
  hoursAgo: number;
  status?: 'new' | 'contacted' | 'approved' | 'closed';
  note?: string;
  /** The demo member that it became. */
  personId?: string;
};
