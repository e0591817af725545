/** How much more an IPv6 /56 and a /48 may than a /64: they can hold several households. */
const widening = [1, 2, 4] as const;

/** @param limit of an IPv4 address or an IPv6 /64 @param width place of the network in the list, narrow to wide */
export const allowanceOf = (limit: number, width: number): number => limit * (widening[width] ?? 1);

/** Something of which there is only so much at once, in all and for one network. */
export type Shares = ReturnType<typeof createShares>;

export function createShares(most: { all: number; network: number }) {
  const used = new Map<string, number>();
  let usedInAll = 0;
  return {
    /** @param networks narrow to wide @returns whether there was enough left */
    take: (networks: readonly string[], amount: number): boolean => {
      const after = networks.map((network) => (used.get(network) ?? 0) + amount);
      const isTooMuch = after.some((sum, width) => sum > allowanceOf(most.network, width));
      if (isTooMuch || usedInAll + amount > most.all) return false;
      usedInAll += amount;
      for (const [width, network] of networks.entries()) used.set(network, after[width]!);
      return true;
    },
    giveBack: (networks: readonly string[], amount: number): void => {
      usedInAll -= amount;
      for (const network of networks) {
        const left = (used.get(network) ?? 0) - amount;
        if (left > 0) used.set(network, left);
        else used.delete(network);
      }
    },
  };
}
