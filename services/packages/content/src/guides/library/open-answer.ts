import { readFileSync } from 'node:fs';
import type { ComposedReply, GuideRequest } from '../types.ts';
import { seedOf } from '../../topics/seeded.ts';
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

const entriesIn = (name: string, id: string): readonly Entry[] =>
  readMatters(readFileSync(new URL(`${name}.txt`, folder), 'utf8')).find(
    (matter) => matter.id === id,
  )?.entries ?? [];

/** The texts of a guide for that: its own by the form of a question, those of `also`, then for the first message or a later one. */
export const readOpen = (guide: string, also: readonly string[] = []): OpenTexts => {
  const byForm = [guide, ...also].flatMap((name) => entriesIn(name, 'any'));
  return {
    first: [...byForm, ...entriesIn(guide, 'first')],
    later: [...byForm, ...entriesIn(guide, 'later')],
  };
};

/** An honest answer by the form of the question; undefined when all that fits was said already. */
export const openAnswer = (
  library: Library,
  { first, later }: OpenTexts,
  request: GuideRequest,
): ComposedReply | undefined => {
  const { history = [] } = request;
  const asked = askedOf(library, request);
  const entry = (history.length === 0 ? first : later).find(
    (one) => textOf(one, asked) !== undefined,
  );
  const at = entry ? seedOf(asked.told.all) % entry.says.length : 0;
  const turned = entry && { ...entry, says: [...entry.says.slice(at), ...entry.says.slice(0, at)] };
  const made = turned && putTogether(asked, [turned]);
  return made && { ...made, text: made.text.replaceAll('?”.', '?”'), subjects: [] };
};
