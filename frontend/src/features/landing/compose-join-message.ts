import { site } from '@kbf/contracts';
import type { JoinValues } from './join-schema.ts';

/** The message of a contact submission. "Company:" is the marker by which the admin page knows a membership request. */
export function composeJoinMessage({ companyName, aboutYourself }: JoinValues): string {
  return [
    `Company: ${companyName}`,
    `About: ${aboutYourself}`,
    `I am interested in joining ${site.name}.`,
  ].join('\n\n');
}
