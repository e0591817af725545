import type { Locator, Page } from 'playwright';

/** Words that the phrase lists and the classifier take for possible danger, and no more. */
export const betweenTheLines =
  'Most days I cannot see a reason to go on, and I am tired of everything.';

/** The quiet line as it must be: once, in the first screen, and its numbers to be tapped. */
export const lineInFirstScreen = {
  lines: 1,
  isInView: true,
  links: ['sms:988', 'tel:988'] as (string | null)[],
  isLarge: true,
  isOnTop: true,
};

/** What stands of it before somebody who has sent words and does not scroll. */
export async function seesLine(page: Page): Promise<typeof lineInFirstScreen> {
  // Other notes may stand on the page; only this line can be closed.
  const line = page
    .getByRole('button', { name: 'Close this line' })
    .locator('..')
    .getByRole('note');
  await line.first().waitFor();
  const links = await line.getByRole('link').all();
  const boxes = await Promise.all(links.map((link) => link.boundingBox()));
  const onTop = await Promise.all(links.map(isOnTop));
  return {
    lines: await line.count(),
    isInView: await isInView(page, line.first()),
    links: await Promise.all(links.map((link) => link.getAttribute('href'))),
    isLarge: boxes.every((box) => box !== null && box.height >= 24 && box.width >= 24),
    isOnTop: onTop.every(Boolean),
  };
}

async function isInView(page: Page, part: Locator): Promise<boolean> {
  const box = await part.boundingBox();
  const { height, width } = page.viewportSize()!;
  return (
    box !== null &&
    box.y >= 0 &&
    box.y + box.height <= height &&
    box.x >= 0 &&
    box.x + box.width <= width
  );
}

/** Whether a finger in its middle reaches it, and nothing that lies above. */
const isOnTop = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(element.ownerDocument.elementFromPoint(x + width / 2, y + height / 2));
  });
