/** Live streams through this gateway at once: in all, and of one network. Connections to a service are far more. */
const mostOpen = { all: 400, network: 40 };

/** Seconds after which a reader that found no place may try again; its page asks by itself meanwhile. */
export const retrySeconds = 30;

export type StreamPlaces = {
  /** @returns gives the place back, or undefined if there is none */
  take: (network: string) => (() => void) | undefined;
};

/** Bounds live streams, so that services keep room for calls whatever one address opens. */
export function createStreamPlaces(most = mostOpen): StreamPlaces {
  const byNetwork = new Map<string, number>();
  let all = 0;
  return {
    take: (network) => {
      const own = byNetwork.get(network) ?? 0;
      if (all >= most.all || own >= most.network) return undefined;
      all += 1;
      byNetwork.set(network, own + 1);
      return () => {
        all -= 1;
        const left = (byNetwork.get(network) ?? 1) - 1;
        if (left === 0) byNetwork.delete(network);
        else byNetwork.set(network, left);
      };
    },
  };
}
