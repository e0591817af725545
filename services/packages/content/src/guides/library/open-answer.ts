import { readFileSync } from 'node:fs';
import type { ComposedReply, GuideRequest } from '../types.ts';
import { askedOf, textOf } from './asked.ts';
import { putTogether } from './put-together.ts';
import { readMatters } from './read-library.ts';
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
  request: GuideRequest,
): ComposedReply | undefined => {
  const { message, history = [] } = request;
  const asked = askedOf(library, request);
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
