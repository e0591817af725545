import { type AnswerOf, type CurrentUser, devMessages, limits } from '@kbf/contracts';
import { until } from '@kbf/test-kit';
import type { Client } from './client.ts';

const messages = devMessages.answers[200];
export type LocalMessage = AnswerOf<typeof devMessages>[number];

/** The newest texts to a number in the local outbox, newest first. */
export async function textsTo(client: Client, phone: string): Promise<LocalMessage[]> {
  const answer = await client.call('GET', '/dev/messages', {
    headers: { accept: 'application/json' },
  });
  return messages.parse(answer.json()).filter(({ to }) => to === phone);
}

/** Content of a login text. */
export interface LoginText {
  /** Address to open. */
  link: string;
  /** The token in it. */
  token: string;
  code: string;
}

/** Parses a login text. @throws Error when link or code is missing */
export function readLoginText(text: string): LoginText {
  const link = /https?:\/\/\S+\/login#token=(\w+)/.exec(text);
  const code = new RegExp(`\\b\\d{${limits.login.codeDigits}}\\b`).exec(
    text.replace(link?.[0] ?? '', ''),
  );
  if (!link?.[1] || !code) throw new Error(`No login text: ${text}`);
  return { link: link[0], token: link[1], code: code[0] };
}

/** Asks for a login text and waits for it. */
export async function askForText(client: Client, phone: string): Promise<LoginText> {
  // Compare texts, not their number: older ones leave the outbox while new ones arrive.
  const before = new Set((await textsTo(client, phone)).map(({ text }) => text));
  const asked = await client.call('POST', '/api/auth/send-magic-link', {
    body: { phoneNumber: phone },
  });
  if (asked.status !== 200) throw new Error(`send-magic-link answered ${asked.status}`);
  const text = await until(async () =>
    (await textsTo(client, phone)).find((one) => !before.has(one.text)),
  );
  return readLoginText(text.text);
}

/** Logs in with the link of a text; the client then has the login cookie. */
export async function logIn(client: Client, phone: string): Promise<CurrentUser> {
  const { token } = await askForText(client, phone);
  const answer = await client.call('POST', '/api/auth/redeem-link', { body: { token } });
  if (answer.status !== 200) throw new Error(`redeem-link answered ${answer.status}`);
  return answer.json() as CurrentUser;
}
