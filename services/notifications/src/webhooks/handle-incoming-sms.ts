import { site } from '@kbf/contracts';
import type { Database } from '../database.ts';
import { hashRecipient } from '../messages/recipient.ts';

// The words that carriers and Twilio treat alike.
const stopWords = new Set([
  'STOP',
  'STOPALL',
  'UNSUBSCRIBE',
  'CANCEL',
  'END',
  'QUIT',
  'REVOKE',
  'OPTOUT',
]);
const startWords = new Set(['START', 'YES', 'UNSTOP']);
const helpWords = new Set(['HELP', 'INFO']);

/** One segment, as every text of ours. */
export const helpText = `${site.name}: login links and notices you asked for. Rates may apply. STOP ends, START begins again. ${site.contactEmail}`;

/**
 * Honours STOP, START and HELP.
 * @returns what to answer by text; undefined for nothing. After STOP nothing may be sent, and where Twilio has answered
 * already (`OptOutType`) a second text would be one too many.
 */
export async function handleIncomingSms(
  deps: { database: Database; key: Uint8Array },
  form: Record<string, string>,
): Promise<string | undefined> {
  const word = (form.Body ?? '').trim().toUpperCase();
  const from = form.From ?? '';
  if (from === '') return undefined;
  const recipientHash = hashRecipient(deps.key, from);
  if (stopWords.has(word)) {
    await deps.database.smsBlock.createMany({ data: { recipientHash }, skipDuplicates: true });
    return undefined;
  }
  if (startWords.has(word)) {
    await deps.database.smsBlock.deleteMany({ where: { recipientHash } });
    return undefined;
  }
  return helpWords.has(word) && form.OptOutType === undefined ? helpText : undefined;
}
