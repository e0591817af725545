import { limits } from '@kbf/contracts';
import { forgetDraft, keepDraft, readDraft } from '../../lib/drafts.ts';

/** Where a login link went, and what the server said of it: the same words for members and for everyone else. */
export type SentTo = { channel: 'sms' | 'email'; to: string; message: string };

const name = 'login-sent';

/** Keeps in this tab where the link went: after a reload the code of a text that is on its way still has its field. */
export const keepSent = (sent: SentTo): boolean => keepDraft(name, { ...sent, at: Date.now() });

export const forgetSent = (): void => forgetDraft(name);

/** Where the last link went, as long as it works. */
export function readSent(): SentTo | undefined {
  const { channel, to, message, at } = readDraft(name, { channel: '', to: '', message: '', at: 0 });
  const isOver = !at || Date.now() - at > limits.login.linkMinutes * 60_000;
  if (isOver || !to || message === undefined) return undefined;
  return { channel: channel === 'email' ? 'email' : 'sms', to, message };
}
