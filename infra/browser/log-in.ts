import { type BrowserContext, type Page, expect } from '@playwright/test';
import { type LoginText, readLoginText } from '../faults/login-by-text.ts';

type Asking = Pick<Page, 'request'>;
type Message = { to: string; text: string };

/** The texts and mails that the demo site sent, the newest first. */
export async function messages({ request }: Asking): Promise<Message[]> {
  const answer = await request.get('/dev/messages', { headers: { accept: 'application/json' } });
  return (await answer.json()) as Message[];
}

/** Waits for a text or mail to somebody that matches. @returns the match in the newest one */
export async function messageTo(by: Asking, to: string, wanted: RegExp): Promise<string> {
  let found = '';
  const look = async () => {
    const text = (await messages(by)).find((one) => one.to === to && wanted.test(one.text))?.text;
    return (found = text?.match(wanted)?.[0] ?? '');
  };
  await expect.poll(look, `a message to ${to} with ${wanted}`).not.toBe('');
  return found;
}

/** Notes the texts that a number has. @returns a function that waits for one more login text */
export async function nextLoginText(by: Asking, phone: string): Promise<() => Promise<LoginText>> {
  const textsTo = async () => (await messages(by)).filter(({ to }) => to === phone);
  const before = new Set((await textsTo()).map(({ text }) => text));
  return async () => {
    let found = '';
    const look = async () =>
      (found = (await textsTo()).find(({ text }) => !before.has(text))?.text ?? '');
    await expect.poll(look, `a login text to ${phone}`).not.toBe('');
    return readLoginText(found);
  };
}

/** Asks for a login link as the login page does, without opening it. */
export async function askByCall(by: Asking, origin: string, phoneNumber: string): Promise<void> {
  const path = `${origin}/api/auth/send-magic-link`;
  const answer = await by.request.post(path, { data: { phoneNumber }, headers: { origin } });
  await expect(answer).toBeOK();
}

/** Logs in with the link of a text, in a tab of its own that is closed afterwards. */
export async function logInElsewhere(context: BrowserContext, phone: string): Promise<void> {
  const tab = await context.newPage();
  // On a phone, the menu hides the button to log out.
  await tab.setViewportSize({ width: 1280, height: 800 });
  const nextText = await nextLoginText(tab, phone);
  await tab.goto('/dev/messages');
  await askByCall(tab, new URL(tab.url()).origin, phone);
  await tab.goto((await nextText()).link);
  await expect(tab.getByRole('button', { name: 'Logout' })).toBeVisible();
  await tab.close();
}
