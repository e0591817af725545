/** Says yes so many times in each second. @param now milliseconds, for tests */
export function perSecond(most: number, now: () => number = Date.now): () => boolean {
  let second = 0;
  let used = 0;
  return () => {
    const current = Math.floor(now() / 1_000);
    if (current !== second) [second, used] = [current, 0];
    used += 1;
    return used <= most;
  };
}
