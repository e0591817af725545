import { test } from '../fixtures.ts';
import { quiet } from '../quiet.ts';
import {
  expectHelp,
  morePlacesOfVisitors,
  outright,
  placesOfMembers,
  sizes,
} from '../places-to-write.ts';

const ways = [
  { size: 'phone', isOffline: false },
  { size: 'desk', isOffline: true },
] as const;
const casesOf = (places: object) =>
  Object.keys(places).flatMap((place) => ways.map((way) => ({ place, ...way })));

for (const { place, size, isOffline } of casesOf(morePlacesOfVisitors))
  test(`When danger is in a ${place} on a ${size} (offline: ${isOffline}), then help is in the first screen`, async ({
    visit,
  }) => {
    const { page, context } = await visit({ viewport: sizes[size], reducedMotion: 'reduce' });
    const { come, write } = morePlacesOfVisitors[place]!;
    await come(page);
    if (isOffline && !place.startsWith('goal')) {
      await quiet(page);
      await context.setOffline(true);
    }
    await write(page, outright);
    // The page may have other fields: help takes the place of the one that was written in.
    await expectHelp(page);
  });

for (const { place, size, isOffline } of casesOf(placesOfMembers))
  test(`When danger is in a ${place} on a ${size} (offline: ${isOffline}), then help is in the first screen`, async ({
    member: { page, context },
  }) => {
    await page.setViewportSize(sizes[size]);
    const { come, write } = placesOfMembers[place]!;
    await come(page);
    if (isOffline) await quiet(page);
    await context.setOffline(isOffline);
    await write(page, `${outright} ${place} ${size}`);
    await expectHelp(page);
  });
