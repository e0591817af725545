import { composeMessage } from '@kbf/contracts';
import type { JoinValues } from './join-schema.ts';

/** The message of a contact submission, as the admin page reads it back. */
export function composeJoinMessage({ companyName, aboutYourself }: JoinValues): string {
  return composeMessage({ form: 'join', company: companyName, about: aboutYourself });
}
