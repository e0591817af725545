/** Memory for large bodies, bounded for all and for each network. */
export type BodyRoom = {
  /** @returns whether there was room for so many bytes more */
  take: (network: string, bytes: number) => boolean;
  giveBack: (network: string, bytes: number) => void;
};

/** @param most bytes at once */
export function createBodyRoom(most: { all: number; network: number }): BodyRoom {
  const byNetwork = new Map<string, number>();
  let all = 0;
  return {
    take: (network, bytes) => {
      const own = (byNetwork.get(network) ?? 0) + bytes;
      if (all + bytes > most.all || own > most.network) return false;
      all += bytes;
      byNetwork.set(network, own);
      return true;
    },
    giveBack: (network, bytes) => {
      all -= bytes;
      const left = (byNetwork.get(network) ?? 0) - bytes;
      if (left > 0) byNetwork.set(network, left);
      else byNetwork.delete(network);
    },
  };
}
