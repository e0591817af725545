import type { BrowserContext } from 'playwright';

/**
 * Asks for a login link as the login page does, without opening it: for stories about something else.
 * @throws when it is refused
 */
export async function askByCall(
  { request }: Pick<BrowserContext, 'request'>,
  origin: string,
  phoneNumber: string,
): Promise<void> {
  const path = '/api/auth/send-magic-link';
  const answer = await request.post(origin + path, { data: { phoneNumber }, headers: { origin } });
  if (!answer.ok()) throw new Error(`${answer.status()} from ${path}`);
}
