/** How much somebody may ask at the same moment, and for how much more they may wait in line. */
type TurnTerms = { atOnce: number; inLine: number; waitMs: number };

/** Says that a call is over. */
export type EndTurn = () => void;
/** Turns of networks at the services. */
export type Turns = {
  /** @returns when it is this call's turn; undefined if the line is too long, now or in the end */
  take: (network: string, service: string) => Promise<EndTurn | undefined>;
};
/** Turns of whoever has a name. */
type Lines = { take: (name: string) => Promise<EndTurn | undefined> };

type Waiting = (isTurn: boolean) => void;
type Line = { under: number; waiting: Set<Waiting> };

/**
 * Has the calls of one network wait for each other beyond a few at a time, and beyond fewer at one service, which has
 * only so many connections to its database. Whatever one address asks for at once, others find services that have next
 * to nothing else to do.
 */
export function createTurns({
  atOneService,
  ...terms
}: TurnTerms & { atOneService: number }): Turns {
  const atServices = createLines({ ...terms, atOnce: Math.min(atOneService, terms.atOnce) });
  const inAll = createLines(terms);
  return {
    take: async (network, service) => {
      const endThere = await atServices.take(`${network} ${service}`);
      if (!endThere) return undefined;
      const end = await inAll.take(network);
      if (!end) endThere();
      return (
        end &&
        (() => {
          end();
          endThere();
        })
      );
    },
  };
}

function createLines({ atOnce, inLine, waitMs }: TurnTerms): Lines {
  const lines = new Map<string, Line>();

  function endTurn(name: string, line: Line): void {
    const [next] = line.waiting;
    if (next) next(true);
    else line.under -= 1;
    if (line.under === 0) lines.delete(name);
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
    take: async (name) => {
      const line = lines.get(name) ?? { under: 0, waiting: new Set() };
      lines.set(name, line);
      if (line.under < atOnce) line.under += 1;
      else if (line.waiting.size >= inLine || !(await waitInLine(line))) return undefined;
      return () => endTurn(name, line);
    },
  };
}
