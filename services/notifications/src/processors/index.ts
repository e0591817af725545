import type { Processor } from '@kbf/events';
import type { Transaction } from '../database.ts';
import type { AskAdminContacts } from './admin-contacts.ts';
import { alertAdminsOnCrisisNoticed } from './alert-admins-on-crisis-noticed.ts';
import { sendLoginOnLoginRequested } from './send-login-on-login-requested.ts';

/** Every event that notifications processes. */
export function processors(deps: {
  key: Uint8Array;
  publicOrigin: string;
  adminContacts: AskAdminContacts;
  nudgeSender: () => void;
}): Processor<Transaction>[] {
  return [sendLoginOnLoginRequested(deps), alertAdminsOnCrisisNoticed(deps)];
}
