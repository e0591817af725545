/**
 * Makes a reader's own page out of a JSON page for many: writes `true` over the `false` that begins at each place. A
 * space follows, so the page keeps its length.
 * @param places in bytes
 */
export function markPlaces(page: Buffer, places: readonly number[]): Buffer {
  if (places.length === 0) return page;
  const own = Buffer.from(page);
  for (const at of places) own.write('true ', at, 'latin1');
  return own;
}
