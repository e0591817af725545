import { afterEach, expect, test } from 'vitest';
import { findingsInBothThemes } from './look-over.ts';
import { sizes } from './places-to-write.ts';
import { answerPrayers, prayerPage, prayerVisits } from './prayer.ts';

const { open, closeAll } = prayerVisits();
afterEach(closeAll);
const request = 'Please pray for our bakery, and for patience with each other.';

test.each(['phone', 'desk'] as const)(
  'When both scenes are looked at on a %s, then axe finds nothing in either theme',
  async (size) => {
    const page = await open({ viewport: sizes[size], reducedMotion: 'reduce' });
    await answerPrayers(page);
    const { field, stay } = prayerPage(page);
    expect(await findingsInBothThemes(page)).toEqual([]);
    await field.fill(request);
    await field.press('Control+Enter');
    await stay.click();
    expect(await findingsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Pray for something else' }).click();
    await page.getByText('Earlier in this conversation (1)').click();
    expect(await findingsInBothThemes(page)).toEqual([]);
  },
);

test('When words are long or in another script, then no width is exceeded in either scene', async () => {
  const page = await open();
  const long = `${'x'.repeat(60)}@example.org صلّوا من أجل عائلتي ${'長'.repeat(80)}`;
  await answerPrayers(page, `${long}\n\nAmen.`);
  const { field, stay } = prayerPage(page);
  const tooWide = async () => {
    const found: number[] = [];
    for (const width of [320, 375, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate<number>('document.documentElement.scrollWidth');
      if (wide > width) found.push(width);
    }
    return found;
  };
  await field.fill(long);
  expect(await tooWide()).toEqual([]);
  await field.press('Control+Enter');
  await stay.click();
  expect(await tooWide()).toEqual([]);
});
