/** Places for answers that stay open. */
export type Places = {
  /** @param end ends the answer @returns gives the place back, or undefined if there is none */
  take: (network: string, end: () => void) => (() => void) | undefined;
  /** Ends all of them, and lets no more begin. */
  endAll: () => void;
};

/**
 * Bounds answers that stay open, so that services keep room for calls whatever one address opens.
 * @param most at once, in all and of one network
 */
export function createPlaces(most: { all: number; network: number }): Places {
  const byNetwork = new Map<string, number>();
  const open = new Set<() => void>();
  let ended = false;
  return {
    take: (network, end) => {
      const own = byNetwork.get(network) ?? 0;
      if (ended || open.size >= most.all || own >= most.network) return undefined;
      open.add(end);
      byNetwork.set(network, own + 1);
      return () => {
        open.delete(end);
        const left = (byNetwork.get(network) ?? 1) - 1;
        if (left === 0) byNetwork.delete(network);
        else byNetwork.set(network, left);
      };
    },
    endAll: () => {
      ended = true;
      for (const end of open) end();
    },
  };
}
