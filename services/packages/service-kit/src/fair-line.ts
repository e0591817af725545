/** Work in line, each piece with whose it is. */
export type FairLine<Work> = {
  add: (asker: string, work: Work) => void;
  remove: (asker: string, work: Work) => void;
  /**
   * Takes the next piece: of the asker who has had least, each asker's own in the order in which they came.
   * @param mayGo leaves out askers whose first piece may not go now
   */
  next: (mayGo?: (asker: string, work: Work) => boolean) => Work | undefined;
  /** Notes what a piece of somebody has cost, such as milliseconds. Before `next`, so that it counts there. */
  spend: (asker: string, cost: number) => void;
};

/** Where every asker stands is forgotten once it means nothing any more; looked at when there are so many. */
const mostKnown = 1_000;

/**
 * A line in which whoever comes waits only for the piece that is under way, and for one of each other asker who has had
 * as little: however much one of them brings, and however long each piece of theirs takes. Nobody waits for ever, as
 * whoever comes anew begins where the line stands now, not at nothing.
 */
export function createFairLine<Work>(): FairLine<Work> {
  const byAsker = new Map<string, Set<Work>>();
  /** How much each one has had, on a scale that begins for newcomers at `now`. */
  const had = new Map<string, number>();
  let now = 0;

  function forgetOld(): void {
    if (had.size < mostKnown) return;
    for (const [asker, amount] of had) if (amount <= now && !byAsker.has(asker)) had.delete(asker);
  }
  const hadBy = (asker: string): number => had.get(asker) ?? now;

  function remove(asker: string, work: Work): void {
    const own = byAsker.get(asker);
    own?.delete(work);
    if (own?.size === 0) byAsker.delete(asker);
  }

  return {
    add: (asker, work) => {
      const own = byAsker.get(asker);
      if (own) {
        own.add(work);
        return;
      }
      forgetOld();
      byAsker.set(asker, new Set([work]));
      had.set(asker, Math.max(now, hadBy(asker)));
    },
    remove,
    next: (mayGo = () => true) => {
      let first: string | undefined;
      for (const [asker, [work]] of byAsker)
        if (work !== undefined && mayGo(asker, work))
          if (first === undefined || hadBy(asker) < hadBy(first)) first = asker;
      if (first === undefined) return undefined;
      now = Math.max(now, hadBy(first));
      // Counts for a little even if nobody says what it cost.
      had.set(first, hadBy(first) + 1);
      const [work] = byAsker.get(first) ?? [];
      if (work !== undefined) remove(first, work);
      return work;
    },
    spend: (asker, cost) => {
      had.set(asker, hadBy(asker) + cost);
      // What each of those in line could have had in that time: without it, ever new ones would always be first.
      now += cost / (byAsker.size + 1);
    },
  };
}
