import { checkScripture, encodePhoto, fetchPhoto, moderateText } from './ai-calls.ts';
import {
  endLogin,
  findPersonContacts,
  findProvenContacts,
  identifyLogin,
  listAdminContacts,
} from './auth-calls.ts';
import type { InternalCallShape } from './internal-call.ts';

/** Every call between services, on one page. */
export const internalCalls: readonly InternalCallShape[] = [
  identifyLogin,
  endLogin,
  listAdminContacts,
  findPersonContacts,
  findProvenContacts,
  moderateText,
  checkScripture,
  encodePhoto,
  fetchPhoto,
];
