/** Live streams through this gateway at once: in all, and of one network. Connections to a service are far more. */
const mostOpen = { all: 400, network: 40 };

/** Seconds after which a reader that found no place may try again; its page asks by itself meanwhile. */
export const retrySeconds = 30;

export type StreamPlaces = {
  /** @param end ends the stream @returns gives the place back, or undefined if there is none */
  take: (network: string, end: () => void) => (() => void) | undefined;
  /** Ends all streams, and lets no more begin. */
  endAll: () => void;
};

/** Bounds live streams, so that services keep room for calls whatever one address opens. */
export function createStreamPlaces(most = mostOpen): StreamPlaces {
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
