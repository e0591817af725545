import { type Visit, type Visitor, expect } from './fixtures.ts';
import type { LiveSite } from './live-site.ts';
import { askByCall } from './log-in.ts';

/** Logs in at the live site with the link of the first text to this number. */
export async function logInLive(
  visit: Visit,
  { stack, linkIn }: LiveSite,
  phone: string,
): Promise<Visitor> {
  const person = await visit({ baseURL: stack.origin, reducedMotion: 'reduce', hasTouch: true });
  await askByCall(person.page, stack.origin, phone);
  await person.page.goto(await linkIn(phone));
  await expect(person.page.getByRole('button', { name: 'Logout' })).toBeVisible();
  return person;
}
