/** Scripts that run in the page itself, as no process of ours knows what a style comes to on the screen. */

/** What both scripts use. */
const words = `
  const nameOf = (one, more = '') => {
    const image = one.querySelector('img');
    const said = one.getAttribute('aria-label') || one.innerText || image?.alt || more;
    return said.trim().replaceAll(/\\s+/g, ' ').slice(0, 60);
  };
  const called = (one, more) => one.localName + ' "' + nameOf(one, more) + '"';
`;

/**
 * What has the focus now, and what is wrong with this stop. A radio button that is out of sight inside its label shows
 * its ring on a neighbour. What is in a frame is a page of its own.
 */
export const lookAtStop = `(() => {
  ${words}
  const walk = (window.keyboardWalk ??= { seen: new Set(), last: undefined });
  const here = document.activeElement;
  if (!here || here === document.body) return { at: 'end', wrong: [] };
  if (walk.seen.has(here)) return { at: here === walk.last ? 'same' : 'end', wrong: [] };
  walk.seen.add(here);
  walk.last = here;
  if (here.localName === 'iframe') return { at: 'a frame', wrong: [] };

  const label = here.closest('label') ?? document.querySelector('label[for="' + here.id + '"]');
  const shown = label && here.getBoundingClientRect().width < 8 ? label : here;
  const name = called(here, label?.innerText);
  const box = shown.getClientRects()[0] ?? shown.getBoundingClientRect();

  const isSeenAt = (part) => {
    const height = box.top + Math.min(box.height, 80) / 2;
    const spot = document.elementFromPoint(box.left + box.width * part, height);
    return spot !== null && (shown.contains(spot) || spot.closest('label')?.contains(shown));
  };
  const hasRing = (one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1.5;
  };
  const isLoose = (one) =>
    one !== null && (['fixed', 'sticky'].includes(getComputedStyle(one).position) || isLoose(one.parentElement));
  const { nextElementSibling, previousElementSibling, parentElement } = here;
  const near = [here, label, nextElementSibling, previousElementSibling, parentElement];

  const wrong = [];
  if (![0.5, 0.15, 0.85].some(isSeenAt)) wrong.push(name + ' is out of sight or covered');
  if (!near.some((one) => one && hasRing(one))) wrong.push(name + ' shows no ring');
  if (here.tabIndex > 0) wrong.push(name + ' has a place of its own in the order');
  if (nameOf(here, label?.innerText) === '' && !here.title) wrong.push(name + ' has no name');
  if (isLoose(shown)) return { at: name, wrong };

  const place = { name, top: box.top + scrollY, bottom: box.bottom + scrollY, left: box.left, right: box.right };
  const { place: before } = walk;
  const isSameColumn = before && place.left < before.right && before.left < place.right;
  if (isSameColumn && place.bottom <= before.top + 1) wrong.push(name + ' stands above ' + before.name + ', before it');
  walk.place = place;
  return { at: name, wrong };
})()`;

/**
 * After the walk: what no stop was made at, and what only a mouse can press. Of a group that arrow keys go through, one
 * part is the stop.
 */
export const lookForMissed = `(() => {
  ${words}
  const seen = [...(window.keyboardWalk?.seen ?? [])];
  window.keyboardWalk = undefined;
  const isThere = (one) => one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
  const isOfGroup = (one) => {
    const group = one.closest('[role=tablist], [role=radiogroup], fieldset');
    const isPart = group === one || one.type === 'radio';
    return group !== null && isPart && seen.some((other) => group.contains(other));
  };
  const active = 'a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [tabindex]';
  const isStop = (one) => !one.disabled && one.tabIndex >= 0 && !one.closest('[inert]') && isThere(one);
  const missed = [...document.querySelectorAll(active)].filter(
    (one) => !seen.includes(one) && isStop(one) && !isOfGroup(one));
  const byKeys = 'a, button, input, select, textarea, label, summary, option, [role], [tabindex]';
  const mouseOnly = [...document.body.querySelectorAll('*')].filter(
    (one) => getComputedStyle(one).cursor === 'pointer' && !one.closest(byKeys) && isThere(one));
  return [
    ...missed.map((one) => called(one) + ' is never reached'),
    ...mouseOnly.map((one) => called(one) + ' is for a mouse alone'),
  ];
})()`;

/** Whether the focus is in something that stands over the page. */
export const isInside = `document.activeElement?.closest('[role=dialog], [role=alertdialog], [role=menu]') !== null`;
