import { checkScripture, encodePhoto, fetchPhoto, moderateText } from './ai-calls.ts';
import {
  endLogin,
  findPersonContacts,
  findProvenContacts,
  identifyLogin,
  listAdminContacts,
  listContactsToShow,
} from './auth-calls.ts';
import { readFeedFor } from './community-calls.ts';
import type { InternalCallShape } from './internal-call.ts';

/** Every call between services, on one page. */
export const internalCalls: readonly InternalCallShape[] = [
  identifyLogin,
  endLogin,
  listAdminContacts,
  findPersonContacts,
  listContactsToShow,
  findProvenContacts,
  moderateText,
  checkScripture,
  encodePhoto,
  fetchPhoto,
  readFeedFor,
];
