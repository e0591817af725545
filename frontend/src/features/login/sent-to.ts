import { limits } from '@kbf/contracts';
import { forgetDraft, keepDraft, readDraft } from '../../lib/browser/drafts.ts';

/** Where a login link was sent, and the server's message: the same for members and everyone else. */
export type SentTo = { channel: 'sms' | 'email'; to: string; message: string };

const name = 'login-sent';

/** Stores where the link was sent, so that the code field is still there after a reload. */
export const keepSent = (sent: SentTo): boolean => keepDraft(name, { ...sent, at: Date.now() });

export const forgetSent = (): void => forgetDraft(name);

/** Where the last link was sent, while it is valid. */
export function readSent(): SentTo | undefined {
  const { channel, to, message, at } = readDraft(name, { channel: '', to: '', message: '', at: 0 });
  const isOver = !at || Date.now() - at > limits.login.linkMinutes * 60_000;
  if (isOver || !to || message === undefined) return undefined;
  return { channel: channel === 'email' ? 'email' : 'sms', to, message };
}
