/** How much one network may ask of services at the same moment, and for how much more it may wait in line. */
export type TurnTerms = { atOnce: number; inLine: number; waitMs: number };

/** Says that a call is over. */
export type EndTurn = () => void;
export type Turns = {
  /** @returns when it is this call's turn; undefined if the line is too long, now or in the end */
  take: (network: string) => Promise<EndTurn | undefined>;
};

type Waiting = (isTurn: boolean) => void;
type Line = { under: number; waiting: Set<Waiting> };

/**
 * Has the calls of one network wait for each other beyond a few at a time. Whatever one address asks for at once,
 * others find services that have next to nothing else to do.
 */
export function createTurns({ atOnce, inLine, waitMs }: TurnTerms): Turns {
  const lines = new Map<string, Line>();

  function endTurn(network: string, line: Line): void {
    const [next] = line.waiting;
    if (next) next(true);
    else line.under -= 1;
    if (line.under === 0) lines.delete(network);
  }

  function waitInLine(line: Line): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const settle: Waiting = (isTurn) => {
      clearTimeout(timer);
      line.waiting.delete(settle);
      resolve(isTurn);
    };
    const timer = setTimeout(() => settle(false), waitMs);
    line.waiting.add(settle);
    return promise;
  }

  return {
    take: async (network) => {
      const line = lines.get(network) ?? { under: 0, waiting: new Set() };
      lines.set(network, line);
      if (line.under < atOnce) line.under += 1;
      else if (line.waiting.size >= inLine || !(await waitInLine(line))) return undefined;
      return () => endTurn(network, line);
    },
  };
}
