import { until } from '@kbf/test-kit';
import type { Page } from 'playwright';

type Message = { to: string; text: string; createdAt: string };

/** The newest text or mail to somebody that has what is looked for. Waits until there is one. */
export async function messageTo(page: Page, to: string, wanted: RegExp): Promise<string> {
  let found: string | undefined;
  await until(async () => {
    const answer = await page.request.get('/dev/messages', {
      headers: { accept: 'application/json' },
    });
    const messages = (await answer.json()) as Message[];
    found = messages.find((one) => one.to === to && wanted.test(one.text))?.text.match(wanted)?.[0];
    return found !== undefined;
  });
  return found!;
}
