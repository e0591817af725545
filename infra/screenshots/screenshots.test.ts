import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople } from '../attacks/demo-people.ts';
import { openDemoSite } from '../browser/demo-site.ts';
import { openPerson } from '../browser/log-in.ts';
import { settled } from '../browser/settled.ts';
import { openVisitor, type Visitor } from '../browser/visitor.ts';
import { checkout } from '../files/paths.ts';
import { pictures } from './pictures.ts';
import { toWebp } from './to-webp.ts';

const folder = join(checkout, 'infra/docs/screenshots');
/** Nobody should wait for a picture of a page longer than for the page. */
const maxBytes = 150_000;
/** Still pictures: no film, nothing half faded in. */
const still = { reducedMotion: 'reduce' } as const;

let people: Record<(typeof pictures)[number]['who'], Visitor>;

beforeAll(async () => {
  await mkdir(folder, { recursive: true });
  const [browser, { origin }] = await openDemoSite();
  const [grace, daniel] = demoPeople;
  people = {
    visitor: await openVisitor(browser, origin, still),
    member: await openPerson(daniel.phone, still),
    admin: await openPerson(grace.phone, still),
  };
});

afterAll(() => Promise.all(Object.values(people ?? {}).map(({ context }) => context.close())));

test.each(pictures.flatMap((picture) => picture.looks.map((look) => ({ ...picture, ...look }))))(
  'When $name is shown $width px wide and $colorScheme, then a picture of it is taken',
  async ({ name, path, who, prepare, width, colorScheme }) => {
    // A tab of its own begins without what was said in another.
    const page = await people[who].context.newPage();
    await page.emulateMedia({ colorScheme, ...still });
    await page.setViewportSize({ width, height: width < 600 ? 812 : 800 });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await prepare?.(page, people.member.context);
    await page.mouse.move(0, 0);
    await page.waitForLoadState('networkidle');
    await settled(page);
    const picture = await toWebp(page, await page.screenshot());
    await writeFile(join(folder, `${name}-${width}-${colorScheme}.webp`), picture);
    expect(picture.length).toBeLessThan(maxBytes);
    await page.close();
  },
);
