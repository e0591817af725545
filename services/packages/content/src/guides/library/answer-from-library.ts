import { laterAnswer } from './later-answer.ts';
import { matterOfTalk } from './matter-of-talk.ts';
import { turnKinds } from './turn-kinds.ts';
import { toldIn } from '../themes/told.ts';
import type { Chosen } from '../../topics/choose-topics.ts';
import type { ComposedReply, GuideRequest } from '../types.ts';
import { knownIn, textOf, type Asked } from './asked.ts';
import { partsOf, type Part } from './find-entries.ts';
import { firstAnswer } from './first-answer.ts';
import { putTogether } from './put-together.ts';
import type { Entry, Library } from './types.ts';
import { smallTalk, weighed } from './weigh-entries.ts';

/** What a fact in this very message makes certain. */
const certainOf = ({ library, fresh, active }: Asked): Entry | undefined =>
  [...(active?.entries ?? []), ...library.matters.flatMap(({ entries }) => entries)]
    .filter(({ anywhere, matter }) => anywhere || matter === active?.id)
    .find(
      ({ certain }) => certain.length > 0 && certain.every((name) => fresh(name) !== undefined),
    );

/** What is left to say in a talk whose last turn nothing fits. */
const leftOver = (asked: Asked, parts: readonly Part[]): Entry | undefined => {
  const role = parts.some(({ asks }) => asks) ? 'otherwise' : 'more';
  const { active, library } = asked;
  return [
    ...(active?.entries ?? []),
    ...(library.matters.find(({ id }) => id === smallTalk)?.entries ?? []),
  ].find((entry) => entry.role === role && textOf(entry, asked) !== undefined);
};

/** A reply from what was written by hand; undefined when none of it fits. */
export const answerFromLibrary = (
  library: Library,
  { message, history = [] }: GuideRequest,
  likely?: (message: string) => Chosen | undefined,
): ComposedReply | undefined => {
  const told = toldIn(message, history);
  const active = matterOfTalk(library, history);
  const asked: Asked = {
    library,
    told,
    known: knownIn(library, told),
    fresh: knownIn(library, toldIn(message, [])),
    active,
    kinds: active ? turnKinds(message) : [],
    likely: likely?.(message),
  };
  const certain = certainOf(asked);
  const made = certain && putTogether(asked, [certain]);
  if (made) return made;
  const parts = partsOf(message);
  const all = weighed(asked, parts);
  const chosen = active ? laterAnswer(asked, active, all, parts) : firstAnswer(asked, all, parts);
  const found = chosen.length > 0 ? putTogether(asked, chosen) : undefined;
  if (found || !active) return found;
  const left = leftOver(asked, parts);
  return left && putTogether(asked, [left]);
};
