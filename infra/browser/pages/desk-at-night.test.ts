import { randomUUID } from 'node:crypto';
import { seal, secretKey } from '@kbf/process-kit';
import { addMember } from '../../faults/member.ts';
import { rows } from '../../faults/rows.ts';
import type { Stack } from '../../local/stack.ts';
import { expect, test } from '../fixtures.ts';
import { askByCall } from '../log-in.ts';
import { expectAccessibleInBothThemes } from '../look-over.ts';
import { sizes } from '../places-to-write.ts';

type Case = { level: string; kind: string; words: string; userId?: string; visitor?: string };

/** Puts a case at the desk, as community keeps it. `minutes`: how long ago it was noticed. */
async function putCase(
  stack: Stack,
  { level, kind, words, userId, visitor }: Case,
  minutes: number,
) {
  const id = randomUUID();
  const key = secretKey.parse(stack.secrets.sealing.community);
  await rows(
    stack.databaseUrl('community'),
    `INSERT INTO care_case (id, level, kind, language, place, sealed_words, user_id, visitor, noticed_at)
     VALUES ($1, $2, $3, 'en', 'prayer-chat', $4, $5, $6, now() - $7 * interval '1 minute')`,
    [id, level, kind, seal(key, words, `care case ${id} words`), userId, visitor, minutes],
  );
}

const emergencies = [
  'Thank you for the ovens. My brother has his hand in the mixer and it will not stop bleeding.',
  'She took all of her heart pills an hour ago and now she is cold.',
  'God is good. Dad fell off the roof and he is not answering us.',
];
const others = [
  { level: 'certain', kind: 'suicide', words: 'I have the rope and the letter is written.' },
  { level: 'likely', kind: 'child', words: 'My uncle comes into my room again at night.' },
  { level: 'possible', kind: 'eating', words: 'I skip supper again this week and feel lighter.' },
  { level: 'possible', kind: 'partner-violence', words: 'He counts my miles and my money.' },
];

test('When 200 messages of 90 people wait, then an admin finds and closes the three emergencies', async ({
  live: { stack, linkIn },
  visit,
}) => {
  test.slow();
  const { phone } = await addMember(stack, 'Miriam', 'Night', 'admin');
  const people = await Promise.all(
    emergencies.map((_, at) => addMember(stack, `Person${at}`, 'Inneed')),
  );
  await rows(
    stack.databaseUrl('auth'),
    'UPDATE person SET phone_verified_at = now() WHERE id = ANY($1)',
    [people.map(({ id }) => id)],
  );
  for (const [at, words] of emergencies.entries())
    await putCase(
      stack,
      { level: 'certain', kind: 'emergency', words, userId: people[at]!.id },
      95,
    );
  for (let n = 0; n < 197; n += 1)
    await putCase(stack, { ...others[n % others.length]!, visitor: `visitor ${n % 87}` }, n);

  const { page } = await visit({
    baseURL: stack.origin,
    reducedMotion: 'reduce',
    hasTouch: true,
  });
  await askByCall(page, stack.origin, phone);
  await page.goto(await linkIn(phone));
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.setViewportSize(sizes.phone);

  await page.goto('/admin');
  await expect(page.getByText(/At the care desk: \d+ certain/)).toBeVisible();
  await page.getByRole('link', { name: 'Open the care desk' }).click();
  await page.getByLabel('Kind').selectOption('A medical emergency');
  const found = page.getByRole('navigation', { name: 'Care desk' }).getByRole('link', {
    name: /^A medical emergency/,
  });
  await expect(found).toHaveCount(emergencies.length);
  await expectAccessibleInBothThemes(page);

  const called = new Set<string | null>();
  for (let left = emergencies.length; left > 0; left -= 1) {
    await expect(found).toHaveCount(left);
    await found.first().click();
    await expect(
      page.getByRole('heading', { level: 2, name: 'A medical emergency' }),
    ).toBeVisible();
    await expect(page.locator('blockquote')).toHaveText(new RegExp(emergencies.join('|')));
    called.add(await page.getByRole('link', { name: /^Call / }).getAttribute('href'));
    await page.getByRole('button', { name: 'Handled' }).click();
    await expect(page.getByText('Marked as handled.', { exact: true })).toBeVisible();
    await page.goto('/admin/care?kind=emergency');
  }
  await expect(page.getByText('No one is waiting')).toBeVisible();
  expect(called).toEqual(new Set(people.map((person) => `tel:${person.phone}`)));
});
