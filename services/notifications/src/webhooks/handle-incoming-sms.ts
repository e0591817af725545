import { site } from '@kbf/contracts';
import type { Deps } from '../deps.ts';
import { hashRecipient } from '../messages/recipient.ts';
import { isFirstTime } from './handle-once.ts';

// The words that carriers and Twilio treat as STOP.
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

const help = 'login links and notices you signed up for. Rates may apply.';
/** One segment, like all our texts. */
export const helpText = `${site.name}: ${help} STOP to opt out, START to opt in. ${site.contactEmail}`;

/** "Stop.", "STOP ALL" and "opt-out" are the same words: only letters count. */
const wordOf = (body: string | undefined) =>
  (body ?? '').replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/**
 * Handles STOP, START and HELP, each text once: a replayed old text changes nothing.
 * @returns the text to answer with; undefined for none. After STOP nothing may be sent, and when Twilio has answered
 * already (`OptOutType`), we must not send a second text.
 */
export async function handleIncomingSms(
  { config, database }: Pick<Deps, 'config' | 'database'>,
  form: Record<string, string>,
): Promise<string | undefined> {
  const { From: from, MessageSid: id } = form;
  if (!from || !id) return undefined;
  const word = wordOf(form['Body']);
  const recipientHash = hashRecipient(config.SEALING_KEY, from);
  return database.transaction(async (tx) => {
    if (!(await isFirstTime(tx, { id, isStatus: false }))) return undefined;
    if (stopWords.has(word))
      await tx.smsBlock.createMany({ data: { recipientHash }, skipDuplicates: true });
    if (startWords.has(word)) await tx.smsBlock.deleteMany({ where: { recipientHash } });
    return helpWords.has(word) && form['OptOutType'] === undefined ? helpText : undefined;
  });
}
