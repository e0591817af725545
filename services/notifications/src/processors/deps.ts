import type { EventKeys } from '@kbf/events';
import type { AuthContacts } from '../people/auth-contacts.ts';

/** What processors work with besides the transaction they are given. */
export type ProcessorDeps = {
  /** SEALING_KEY */
  key: Uint8Array;
  /** Seals what is handed over for an export. */
  eventKeys: EventKeys;
  publicOrigin: string;
  contacts: AuthContacts;
  nudgeSender: () => void;
  nudgeRelay: () => void;
};
