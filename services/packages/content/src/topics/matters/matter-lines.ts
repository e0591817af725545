import { isOfWriter } from '../for-others.ts';
import type { Reading } from '../read-request.ts';

/** So many lines of the leading matter, with nothing or with something asked for beside it; of each other one. */
const MOST_OF_LEAD = 3;
const MOST_BESIDE_WISHES = 2;
const MOST_OTHERS = 2;

/** Lines for the matters told: most of them for the one that leads, one for each of the others. */
export const matterLines = (
  { matters, main, said, isOfMatter, isForAnother }: Reading,
  wished: number,
): string[] => {
  const open = matters.map(({ lines }) =>
    lines.filter((line) => !said.includes(line) && (!isForAnother || !isOfWriter(line, main.id))),
  );
  const firsts = (all: readonly string[][]): string[] => all.flatMap((lines) => lines.slice(0, 1));
  if (!isOfMatter) return firsts(open).slice(0, MOST_OTHERS);
  const [lead = [], ...others] = open;
  const beside = firsts(others).slice(0, MOST_OTHERS);
  const most = wished + beside.length > 0 ? MOST_BESIDE_WISHES : MOST_OF_LEAD;
  return [...lead.slice(0, most), ...beside];
};
