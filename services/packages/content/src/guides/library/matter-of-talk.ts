import { knownIn, matterOf, type Asked } from './asked.ts';
import { keysIn, partsOf } from './find-entries.ts';
import { entryBefore } from './said.ts';
import type { Library, Matter } from './types.ts';
import { beside, bestOf, smallTalk, weighed } from './weigh-entries.ts';
import { toldIn } from '../themes/told.ts';
import type { GuideRequest } from '../types.ts';

/** So well the beginning of a matter must fit what was written before for the talk to be about it. */
const spokenOf = 0.46;

/** What the talk is about: what was answered last, or else what the person began with. */
export const matterOfTalk = (
  library: Library,
  history: GuideRequest['history'] = [],
): Matter | undefined => {
  const answered = matterOf(library, entryBefore(library, history));
  if (answered || history.length === 0) return answered;
  const first = history.find(({ role }) => role === 'user')?.content ?? '';
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
