import type { Channel } from '../messages/content.ts';
import type { Preferences } from '../preferences/preferences.ts';

/** Where a notice goes that somebody always gets: by the channel they chose, else by the other one they have. */
export function noticeWay(
  person: { phone: string | null; email: string | null },
  { channel: first }: Preferences,
): { channel: Channel; to: string } | undefined {
  const ways = { sms: person.phone, email: person.email };
  const channel = ways[first] ? first : first === 'sms' ? 'email' : 'sms';
  const to = ways[channel];
  return to ? { channel, to } : undefined;
}
