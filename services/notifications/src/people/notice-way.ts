import type { Channel } from '../messages/content.ts';
import type { Preferences } from '../preferences/preferences.ts';

/** The channel for a notice that is always sent: the one that the person chose, else the other one. */
export function noticeWay(
  person: { phone: string | null; email: string | null },
  { channel: first }: Preferences,
): { channel: Channel; to: string } | undefined {
  const ways = { sms: person.phone, email: person.email };
  const channel = ways[first] ? first : first === 'sms' ? 'email' : 'sms';
  const to = ways[channel];
  return to ? { channel, to } : undefined;
}
