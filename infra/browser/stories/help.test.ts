import { expect, test } from '../fixtures.ts';
import { expectAccessibleInBothThemes } from '../look-over.ts';
import { expectHelp, outright, placesToWrite, sizeNames, sizes } from '../places-to-write.ts';
import { quiet } from '../quiet.ts';

for (const size of sizeNames) {
  for (const [name, { come, write }] of Object.entries(placesToWrite))
    test(`When danger is in a ${name} on a ${size}, then help is in the first screen`, async ({
      visit,
    }) => {
      const { page } = await visit({ viewport: sizes[size], reducedMotion: 'reduce' });
      await come(page);
      await write(page, outright);
      await expectHelp(page, { fields: 0 });
    });

  test(`When a member in danger comments on a ${size}, then the same, and no other person sees it`, async ({
    member,
    visit,
  }) => {
    const { page } = member;
    await page.setViewportSize(sizes[size]);
    const { come, write } = placesToWrite['comment']!;
    await come(page);
    await write(page, outright);
    await expectHelp(page, { fields: 0 });
    await expect(page.getByText(/was not published/)).toBeVisible();

    const { page: stranger } = await visit();
    await come(stranger);
    await quiet(stranger);
    await expect(stranger.getByText(outright)).toHaveCount(0);
  });
}

test('When help is shown, then it is accessible in both themes, and the words come back when wanted', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: sizes.phone, reducedMotion: 'reduce' });
  const { come, write } = placesToWrite['comment']!;
  await come(page);
  await write(page, outright);
  await expectHelp(page, { fields: 0 });
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Keep writing' }).click();
  await expect(page.getByLabel('Write a comment')).toHaveValue(outright);
});
