import { expect, test } from '../fixtures.ts';
import { expectAccessibleInBothThemes, expectFits } from '../look-over.ts';
import { sizeNames, sizes } from '../places-to-write.ts';
import { answerPrayers, prayerPage, openPrayer } from '../prayer.ts';

const request = 'Please pray for our bakery, and for patience with each other.';

for (const size of sizeNames)
  test(`When both scenes are looked at on a ${size}, then axe finds nothing in either theme`, async ({
    visit,
  }) => {
    const { page } = await openPrayer(visit, { viewport: sizes[size], reducedMotion: 'reduce' });
    await answerPrayers(page);
    const { field, stay } = prayerPage(page);
    await expectAccessibleInBothThemes(page);
    await field.fill(request);
    await field.press('Control+Enter');
    await stay.click();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Pray for something else' }).click();
    await page.getByText('Earlier in this conversation (1)').click();
    await expectAccessibleInBothThemes(page);
  });

test('When the site itself has replied, then axe finds nothing in either theme', async ({
  visit,
}) => {
  const { page } = await openPrayer(visit, { viewport: sizes.phone, reducedMotion: 'reduce' });
  const { field, label, stay, end } = prayerPage(page);
  await field.fill(request);
  await field.press('Control+Enter');
  await expect(end).toBeVisible();
  await expect(label).toBeFocused();
  await stay.click();
  await expectAccessibleInBothThemes(page);
});

test('When words are long or in another script, then no width is exceeded in either scene', async ({
  visit,
}) => {
  const { page } = await openPrayer(visit);
  const long = `${'x'.repeat(60)}@example.org صلّوا من أجل عائلتي ${'長'.repeat(80)}`;
  await answerPrayers(page, `${long}\n\nAmen.`);
  const { field, stay } = prayerPage(page);
  const widths = [320, 375, 768, 1024, 1280, 1920];
  await field.fill(long);
  await expectFits(page, widths);
  await field.press('Control+Enter');
  await stay.click();
  await expectFits(page, widths);
});
