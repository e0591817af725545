import { knownIn, matterOf, type Asked } from './asked.ts';
import { keysIn, partsOf } from './find-entries.ts';
import { entryBefore } from './said.ts';
import type { Library, Matter } from './types.ts';
import { beside, bestOf, smallTalk, weighed } from './weigh-entries.ts';
import { toldIn } from '../themes/told.ts';
import type { GuideRequest, Turn } from '../types.ts';

/** So well the beginning of a matter must fit what was written before for the talk to be about it. */
const spokenOf = 0.46;

/** A turn that has no place here, or the answer that said so: the talk is not about it. */
const isRefused = (library: Library, turns: readonly Turn[]): boolean =>
  turns
    .slice(0, turns[0]?.role === 'user' ? 2 : 1)
    .some(
      ({ role, content }) =>
        role === 'assistant' && entryBefore(library, [{ role, content }])?.matter === beside,
    );

/** What the talk is about: what was answered last, or else what the person began with. */
export const matterOfTalk = (
  library: Library,
  history: GuideRequest['history'] = [],
): Matter | undefined => {
  const taken = history.filter((_, at) => !isRefused(library, history.slice(at, at + 2)));
  const answered = matterOf(library, entryBefore(library, taken));
  if (answered || taken.length === 0 || library.isStrict) return answered;
  const first = taken.find(({ role }) => role === 'user')?.content ?? '';
  const told = toldIn(first, []);
  const known = knownIn(library, told);
  const asked: Asked = {
    library,
    told,
    known,
    fresh: known,
    active: undefined,
    kinds: [],
    likely: undefined,
  };
  const begun = bestOf(
    weighed(asked, partsOf(first)).filter(
      ({ entry: { role, matter } }) =>
        role === 'opening' && matter !== beside && matter !== smallTalk,
    ),
  );
  const matter = matterOf(library, begun?.entry);
  return begun && matter && (begun.score >= spokenOf || keysIn(matter.keys, first) > 0)
    ? matter
    : undefined;
};
