import { site } from '@kbf/contracts';
import type { Deps } from '../deps.ts';
import { hashRecipient } from '../messages/recipient.ts';
import { isFirstTime } from './handle-once.ts';

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

const help = 'login links and notices you asked for. Rates may apply.';
/** One segment, as every text of ours. */
export const helpText = `${site.name}: ${help} STOP ends, START begins again. ${site.contactEmail}`;

/** "Stop.", "STOP ALL" and "opt-out" are the same words: only letters count. */
const wordOf = (body: string | undefined) =>
  (body ?? '').replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/**
 * Honours STOP, START and HELP, each text once: an old one that is sent again changes nothing.
 * @returns what to answer by text; undefined for nothing. After STOP nothing may be sent, and where Twilio has answered
 * already (`OptOutType`) a second text would be one too many.
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
