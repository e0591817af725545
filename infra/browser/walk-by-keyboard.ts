import { type Locator, type Page, expect } from '@playwright/test';

/** Longer ways are taken for a trap. */
const mostStops = 400;

interface KeyboardWalk {
  seen: Set<Element>;
  last?: Element;
  place?: { name: string; top: number; bottom: number; left: number; right: number };
}

declare global {
  interface Window {
    keyboardWalk?: KeyboardWalk;
  }
}

/**
 * Runs in the page: which element has the focus, and what is wrong with this stop. A radio button that is out of sight
 * inside its label shows its ring on a neighbor. A frame is a page of its own.
 */
function lookAtStop(): { at: string; wrong: string[] } {
  const walk = (window.keyboardWalk ??= { seen: new Set() });
  const here = document.activeElement;
  if (!(here instanceof HTMLElement) || here === document.body) return { at: 'end', wrong: [] };
  if (walk.seen.has(here)) return { at: here === walk.last ? 'same' : 'end', wrong: [] };
  walk.seen.add(here);
  walk.last = here;
  if (here.localName === 'iframe') return { at: 'a frame', wrong: [] };

  const label =
    here.closest('label') ?? document.querySelector<HTMLElement>(`label[for="${here.id}"]`);
  const shown = label && here.getBoundingClientRect().width < 8 ? label : here;
  const image = here.querySelector('img')?.alt;
  const said = here.getAttribute('aria-label') || here.innerText || image || label?.innerText || '';
  const words = said.trim().replaceAll(/\s+/g, ' ').slice(0, 60);
  const name = `${here.localName} "${words}"`;
  const box = shown.getClientRects()[0] ?? shown.getBoundingClientRect();

  const isSeenAt = (part: number) => {
    const height = box.top + Math.min(box.height, 80) / 2;
    const spot = document.elementFromPoint(box.left + box.width * part, height);
    return spot !== null && (shown.contains(spot) || spot.closest('label')?.contains(shown));
  };
  const hasRing = (one: Element | null) => {
    if (!one) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1.5;
  };
  const isLoose = (one: Element | null): boolean =>
    one !== null &&
    (['fixed', 'sticky'].includes(getComputedStyle(one).position) || isLoose(one.parentElement));
  const { nextElementSibling, previousElementSibling, parentElement } = here;
  const near = [here, label, nextElementSibling, previousElementSibling, parentElement];

  /** Whether a part of the page that scrolls or hides what is over its edge cuts the ring off. */
  const isRingCut = (one: HTMLElement) => {
    const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(one);
    const grown = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) - 1;
    const { top, bottom, left, right } = one.getBoundingClientRect();
    const isCutBy = (above: HTMLElement | null): boolean => {
      if (!above || above === document.body || outlineStyle === 'none') return false;
      const frame = above.getBoundingClientRect();
      const isInside =
        getComputedStyle(above).overflow === 'visible' ||
        (top - grown >= frame.top &&
          bottom + grown <= frame.bottom &&
          left - grown >= frame.left &&
          right + grown <= frame.right);
      return !isInside || isCutBy(above.parentElement);
    };
    return isCutBy(one.parentElement);
  };
  const isFaint = (one: Element | null): boolean =>
    one !== null && (Number(getComputedStyle(one).opacity) < 1 || isFaint(one.parentElement));

  const wrong: string[] = [];
  if (isRingCut(shown)) wrong.push(`the ring of ${name} is cut off`);
  if (hasRing(here) && isFaint(here)) wrong.push(`the ring of ${name} is faint`);
  if (![0.5, 0.15, 0.85].some(isSeenAt)) wrong.push(`${name} is out of sight or covered`);
  if (!near.some(hasRing)) wrong.push(`${name} shows no ring`);
  if (here.tabIndex > 0) wrong.push(`${name} has a place of its own in the order`);
  if (words === '' && !here.title) wrong.push(`${name} has no name`);
  if (isLoose(shown)) return { at: name, wrong };

  const { left, right } = box;
  const place = { name, top: box.top + scrollY, bottom: box.bottom + scrollY, left, right };
  const { place: before } = walk;
  const isSameColumn = before && place.left < before.right && before.left < place.right;
  if (isSameColumn && place.bottom <= before.top + 1)
    wrong.push(`${name} stands above ${before.name}, before it`);
  walk.place = place;
  return { at: name, wrong };
}

/**
 * Runs in the page after the walk: controls that had no stop, and elements that only a mouse can press. A group that
 * arrow keys go through has one stop.
 */
function lookForMissed(): string[] {
  const seen = [...(window.keyboardWalk?.seen ?? [])];
  window.keyboardWalk = undefined;
  const isThere = (one: Element) =>
    one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
  const isOfGroup = (one: HTMLElement) => {
    const group = one.closest('[role=tablist], [role=radiogroup], fieldset');
    const isPart = group === one || one.matches('[type=radio]');
    return group !== null && isPart && seen.some((other) => group.contains(other));
  };
  const isStop = (one: HTMLElement) =>
    !one.matches(':disabled') && one.tabIndex >= 0 && !one.closest('[inert]') && isThere(one);
  const active =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [tabindex]';
  const missed = [...document.querySelectorAll<HTMLElement>(active)].filter(
    (one) => !seen.includes(one) && isStop(one) && !isOfGroup(one),
  );
  const byKeys = 'a, button, input, select, textarea, label, summary, option, [role], [tabindex]';
  const mouseOnly = [...document.body.querySelectorAll('*')].filter(
    (one) => getComputedStyle(one).cursor === 'pointer' && !one.closest(byKeys) && isThere(one),
  );
  return [
    ...missed.map((one) => `${one.outerHTML.slice(0, 120)} is never reached`),
    ...mouseOnly.map((one) => `${one.outerHTML.slice(0, 120)} is for a mouse alone`),
  ];
}

async function walk(page: Page): Promise<{ stops: string[]; wrong: string[] }> {
  const stops: string[] = [];
  const wrong: string[] = [];
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    getSelection()?.empty();
    scrollTo(0, 0);
  });
  let isTrap = true;
  for (let count = 0; isTrap && count < mostStops; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtStop);
    isTrap = stop.at !== 'end' || stops.length === 0;
    wrong.push(...stop.wrong);
    if (!['end', 'same'].includes(stop.at)) stops.push(stop.at);
  }
  if (isTrap) wrong.push(`no end after ${mostStops} presses, at ${stops.at(-1)}`);
  wrong.push(...(await page.evaluate(lookForMissed)));
  return { stops, wrong };
}

/**
 * Walks through the page that is open with the Tab key, from its top to its end. Every stop is in sight, has a ring and
 * comes in order; every control has a stop; nothing is for a mouse alone; and the way has an end. Another
 * walk forgives what came or went during the first, as a toast does.
 * @returns the stops
 */
export async function walkByKeyboard(page: Page): Promise<string[]> {
  let stops: string[] = [];
  const look = async () => {
    const done = await walk(page);
    ({ stops } = done);
    return done.wrong;
  };
  await expect.poll(look, page.url()).toEqual([]);
  return stops;
}

/**
 * Opens a dialog or a menu with the Enter key, goes around in it, and leaves it with Escape: the keyboard stays in it,
 * and comes back to the opener.
 */
export async function openAndLeave(page: Page, opener: Locator): Promise<void> {
  await opener.focus();
  await page.keyboard.press('Enter');
  const opened = page.locator('[role=dialog], [role=alertdialog], [role=menu]').first();
  // The parts of a date field have the focus without matching `:focus`.
  const inside = page.locator(':is([role=dialog], [role=alertdialog], [role=menu]):focus-within');
  await expect(opened).toBeVisible();
  for (let count = 0; count < 12; count += 1) {
    await expect(inside.first(), `after ${count} presses of Tab`).toBeAttached();
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
  await expect(opener).toBeFocused();
}
