import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoPeople } from '../attacks/demo-people.ts';
import { expect, test } from '../browser/fixtures.ts';
import { heightFor, settled } from '../browser/look-over.ts';
import { checkout } from '../files/paths.ts';
import { pictures } from './pictures.ts';
import { toWebp } from './to-webp.ts';

const folder = join(checkout, 'infra/docs/screenshots');
/** A picture should not take longer to load than the page itself. */
const maxBytes = 150_000;
test.beforeAll(() => mkdir(folder, { recursive: true }));

for (const { name, path, who, prepare, looks } of pictures)
  for (const { width, colorScheme } of looks)
    test(`When ${name} is shown ${width} px wide and ${colorScheme}, then a picture of it is taken`, async ({
      visit,
      logIn,
      admin,
    }) => {
      const viewport = { width, height: heightFor(width) };
      const options = { viewport, colorScheme, reducedMotion: 'reduce' } as const;
      const member = await logIn(demoPeople[1].phone, options);
      const { page } = { visitor: await visit(options), member, admin }[who];
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await prepare?.(page, member.context);
      await page.mouse.move(0, 0);
      await page.waitForLoadState('networkidle');
      await settled(page);
      const picture = await toWebp(page, await page.screenshot());
      await writeFile(join(folder, `${name}-${width}-${colorScheme}.webp`), picture);
      expect(picture.length).toBeLessThan(maxBytes);
    });
