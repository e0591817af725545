import type { Page } from 'playwright';

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

/** Runs in the page itself. Other notes may stand there; only those of help lead to a number. */
const look = `(() => {
  const lines = [...document.querySelectorAll('[role="note"]')].filter((note) =>
    note.querySelector('a[href^="tel:"], a[href^="sms:"]'),
  );
  const links = lines.flatMap((line) => [...line.querySelectorAll('a')]);
  const boxes = links.map((link) => link.getBoundingClientRect());
  return {
    lines: lines.length,
    isInView: lines.every((line) => {
      const { top, bottom, left, right } = line.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
    }),
    links: links.map((link) => link.getAttribute('href')),
    isLarge: boxes.every(({ width, height }) => width >= 24 && height >= 24),
    // A finger in its middle reaches it, and nothing that lies above.
    isOnTop: links.every((link, at) => {
      const { x, y, width, height } = boxes[at];
      return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  };
})()`;

/**
 * What stands of it before somebody who has sent words and does not scroll. Looked at in one moment: it may move to a
 * dialog or a bar that opens, and whoever waits for one of its parts there would wait for ever.
 */
export const seesLine = (page: Page): Promise<typeof lineInFirstScreen> => page.evaluate(look);
