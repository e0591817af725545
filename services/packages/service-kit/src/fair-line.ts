/** Work in line, each piece with whose it is. */
export type FairLine<Work> = {
  add: (asker: string, work: Work) => void;
  remove: (asker: string, work: Work) => void;
  /** Takes the next piece: askers in turn, each asker's own in the order in which they came. */
  next: () => Work | undefined;
};

/** A line in which nobody waits for more than one piece of each other asker, however much one of them brings. */
export function createFairLine<Work>(): FairLine<Work> {
  const byAsker = new Map<string, Set<Work>>();

  function remove(asker: string, work: Work): void {
    const own = byAsker.get(asker);
    own?.delete(work);
    if (own?.size === 0) byAsker.delete(asker);
  }

  return {
    add: (asker, work) => {
      const own = byAsker.get(asker);
      if (own) own.add(work);
      else byAsker.set(asker, new Set([work]));
    },
    remove,
    next: () => {
      const [first] = byAsker;
      if (!first) return undefined;
      const [asker, own] = first;
      const [work] = own;
      // Whoever had their turn is the last one now.
      byAsker.delete(asker);
      byAsker.set(asker, own);
      if (work !== undefined) remove(asker, work);
      return work;
    },
  };
}
