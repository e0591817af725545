import { randomUUID } from 'node:crypto';
import { seal, secretKey } from '@kbf/process-kit';
import { addMember } from '../../faults/member.ts';
import { rows } from '../../faults/rows.ts';
import type { Stack } from '../../local/stack.ts';
import { expect, test } from '../fixtures.ts';
import { logInLive } from '../log-in-live.ts';
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
  {
    kind: 'emergency',
    words:
      'Thank you for the ovens. My brother has his hand in the mixer and it will not stop bleeding.',
  },
  {
    kind: 'overdose',
    words: 'She took all of her heart pills an hour ago and now she is cold.',
  },
  { kind: 'emergency', words: 'God is good. Dad fell off the roof and he is not answering us.' },
];
const others = [
  { level: 'certain', kind: 'suicide', words: 'I have the rope and the letter is written.' },
  { level: 'likely', kind: 'child', words: 'My uncle comes into my room again at night.' },
  { level: 'possible', kind: 'eating', words: 'I skip supper again this week and feel lighter.' },
  { level: 'possible', kind: 'partner-violence', words: 'He counts my miles and my money.' },
];

test('When 200 messages of 90 people wait, then an admin finds and closes the three emergencies', async ({
  live,
  visit,
}) => {
  test.slow();
  const { stack } = live;
  const { phone } = await addMember(stack, 'Miriam', 'Night', 'admin');
  const people = await Promise.all(
    emergencies.map((_, at) => addMember(stack, `Person${at}`, 'Inneed')),
  );
  await rows(
    stack.databaseUrl('auth'),
    'UPDATE person SET phone_verified_at = now() WHERE id = ANY($1)',
    [people.map(({ id }) => id)],
  );
  for (const [at, one] of emergencies.entries())
    await putCase(stack, { level: 'certain', ...one, userId: people[at]!.id }, 95);
  for (let n = 0; n < 197; n += 1)
    await putCase(stack, { ...others[n % others.length]!, visitor: `visitor ${n % 87}` }, n);

  const { page } = await logInLive(visit, live, phone);
  await page.setViewportSize(sizes.phone);

  await page.goto('/admin');
  await page.getByRole('link', { name: /^3 medical emergencies/ }).tap();
  const now = page.getByRole('region', { name: 'Right now: 3 medical emergencies' });
  const listed = now.getByRole('link', { name: /^(Medical emergency|Overdose or poisoning)/ });
  await expect(listed).toHaveCount(emergencies.length);
  const toCall = now.getByRole('link', { name: /^Call Person\d Inneed$/ });
  await expect(toCall).toHaveCount(emergencies.length);
  await expect(toCall.first()).toBeInViewport();
  const numbers = await toCall.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  const expected = new Set(people.map((person) => `tel:${person.phone}`));
  expect(new Set(numbers)).toEqual(expected);
  await expectAccessibleInBothThemes(page);

  await listed.first().tap();
  const words = page.locator('blockquote');
  const read: string[] = [];
  const left = [
    '2 medical emergencies left.',
    '1 medical emergency left.',
    'No medical emergency is waiting.',
  ];
  const called: (string | null)[] = [];
  for (const _ of emergencies) {
    await expect(words).toHaveText(
      new RegExp(
        emergencies.flatMap((one) => (read.includes(one.words) ? [] : one.words)).join('|'),
      ),
    );
    read.push(await words.innerText());
    called.push(await page.getByRole('link', { name: /^Call \+/ }).getAttribute('href'));
    // The desk ignores the second half of a double tap. No one reads that fast, but a test does: it touches the words.
    await words.tap();
    await page.getByRole('button', { name: 'Handled' }).tap();
    await expect(page.locator('output', { hasText: left[read.length - 1] })).toBeVisible();
  }
  expect(new Set(called)).toEqual(expected);
  // What comes next is the newest of the other certain dangers.
  await expect(page.getByRole('heading', { level: 2, name: 'Suicide' })).toBeVisible();

  await page.getByRole('link', { name: 'All cases' }).tap();
  await expect(page.getByText('20 of 197 messages')).toBeVisible();
  await expect(now).toHaveCount(0);
  await page.getByRole('button', { name: /^Child in danger \d+$/ }).tap();
  await page.getByRole('button', { name: 'Show 20 more' }).tap();
  await expect(page.getByText('40 of 49 messages')).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Care desk' }).getByRole('link', { name: /^Suicide/ }),
  ).toHaveCount(0);
});
