import type { Tx } from '../database.ts';
import type { ContactChannel } from '../messages/content.ts';
import type { Preferences } from '../preferences/preferences.ts';
import type { NoticeTopic } from '../preferences/wishes.ts';
import { isAsked, isForBrowsers, isFree } from '../preferences/wishes.ts';

type Contacts = { phone: string | null; email: string | null };
type UsualWay = { channel: ContactChannel; to: string };
export type NoticeWay = UsualWay | { channel: 'push'; to: string; instead?: UsualWay | undefined };

/**
 * The email or text for a notice: on the channel that the person chose. What is sent without being asked for goes on
 * the other one if that is the only one that the person has. What is not worth the price of a text goes by email, and
 * what is for browsers alone goes nowhere else.
 */
function usualWay(
  { phone, email }: Contacts,
  { channel: first }: Preferences,
  topic: NoticeTopic,
): UsualWay | undefined {
  if (isForBrowsers(topic)) return undefined;
  if (isFree(topic)) return email ? { channel: 'email', to: email } : undefined;
  const ways = { sms: phone, email };
  const channel = ways[first] || isAsked(topic) ? first : first === 'sms' ? 'email' : 'sms';
  const to = ways[channel];
  return to ? { channel, to } : undefined;
}

/**
 * Where a notice goes, once: to the person's browsers, which costs nothing, unless the person wants this topic
 * otherwise; else by email or text. Empty when the person cannot be reached.
 */
export async function noticeWays(
  tx: Pick<Tx, 'pushBrowser'>,
  person: Contacts & { personId: string },
  preferences: Preferences,
  topic: NoticeTopic,
): Promise<NoticeWay[]> {
  const instead = usualWay(person, preferences, topic);
  const usual = instead ? [instead] : [];
  if (preferences.notByPush.some((one) => one === topic)) return usual;
  const { personId } = person;
  const browsers = await tx.pushBrowser.findMany({ where: { personId }, select: { id: true } });
  if (browsers.length === 0) return usual;
  return browsers.map(({ id: to }) => ({ channel: 'push', to, instead }));
}
