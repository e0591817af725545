import { createHmac } from 'node:crypto';
import type { TakenText } from './twilio-server.ts';

/** Reports a text's status to the site, signed as Twilio does. @returns the status of the site's answer */
export async function tellStatus(
  { sid, statusCallback }: TakenText,
  status: 'delivered' | 'undelivered' | 'failed',
  authToken: string,
): Promise<number> {
  if (!statusCallback) throw new Error('the text named no address for its status');
  const form = { MessageSid: sid, MessageStatus: status, SmsSid: sid };
  const signed = Object.entries(form)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .reduce((text, [name, value]) => text + name + value, statusCallback);
  const answer = await fetch(statusCallback, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': createHmac('sha1', authToken).update(signed).digest('base64'),
    },
    body: new URLSearchParams(form),
  });
  return answer.status;
}
