import { readFileSync } from 'node:fs';
import { toldIn } from '../themes/told.ts';
import type { ComposedReply, GuideRequest } from '../types.ts';
import { knownIn, textOf, type Asked } from './asked.ts';
import { putTogether } from './put-together.ts';
import { readMatters } from './read-library.ts';
import { turnKinds } from './turn-kinds.ts';
import type { Entry, Library } from './types.ts';

const folder = new URL('../open/', import.meta.url);

/** What a guide says where nothing was written for a matter: by the form of the question, with what was told. */
export interface OpenTexts {
  first: readonly Entry[];
  later: readonly Entry[];
}

/** The texts of a guide for that. */
export const readOpen = (guide: string): OpenTexts => {
  const matters = readMatters(readFileSync(new URL(`${guide}.txt`, folder), 'utf8'));
  const entriesOf = (id: string): readonly Entry[] =>
    matters.find((matter) => matter.id === id)?.entries ?? [];
  return { first: entriesOf('first'), later: entriesOf('later') };
};

/** An honest answer by the form of the question; undefined when all that fits was said already. */
export const openAnswer = (
  library: Library,
  { first, later }: OpenTexts,
  { message, history = [] }: GuideRequest,
): ComposedReply | undefined => {
  const told = toldIn(message, history);
  const asked: Asked = {
    library,
    told,
    known: knownIn(library, told),
    fresh: knownIn(library, toldIn(message, [])),
    active: undefined,
    kinds: turnKinds(message),
    likely: undefined,
  };
  const left = (history.length === 0 ? first : later).filter(
    (entry) => textOf(entry, asked) !== undefined,
  );
  const heard = left.find(({ hears }) => hears?.test(message));
  const ofKind = asked.kinds
    .map((kind) => left.find(({ kinds, hears }) => hears === undefined && kinds.includes(kind)))
    .find((entry) => entry !== undefined);
  const entry = heard ?? ofKind ?? left.find(({ kinds, hears }) => !hears && kinds.length === 0);
  const made = entry && putTogether(asked, [entry]);
  return made && { ...made, subjects: [] };
};
