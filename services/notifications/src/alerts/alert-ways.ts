import type { ContactChannel } from '../messages/content.ts';
import { hashRecipient } from '../messages/recipient.ts';
import type { Admin } from '../people/auth-contacts.ts';

/** One channel on which an admin is alerted. */
export type AlertWay = { channel: ContactChannel; to: string; recipientHash: string };

/** An alert goes to each admin by text and by mail, so that the admin sees whichever comes first. */
export function alertWays(key: Uint8Array, admins: readonly Admin[]): AlertWay[] {
  const wayOf = (channel: ContactChannel, to: string | null): AlertWay[] =>
    to ? [{ channel, to, recipientHash: hashRecipient(key, to) }] : [];
  return admins.flatMap(({ phone, email }) => [...wayOf('sms', phone), ...wayOf('email', email)]);
}
