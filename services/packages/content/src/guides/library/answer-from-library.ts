import type { Chosen } from '../../topics/choose-topics.ts';
import { passage } from '../../scripture/passage.ts';
import type { Passage } from '../../scripture/types.ts';
import { quoteVerse } from '../../topics/assemble.ts';
import { toldIn, type Told } from '../themes/told.ts';
import type { ComposedReply, GuideRequest } from '../types.ts';
import { fill, tidy, type Known } from './fill.ts';
import { findEntries, isVague, keysIn, partsOf, type Found, type Part } from './find-entries.ts';
import { LEFT_OUT, withLeftOut } from './left-out.ts';
import { entryBefore, unsaidOf } from './said.ts';
import type { Entry, Library, Matter } from './types.ts';

/** From here on an entry answers; within its matter a little less is enough. */
const SURE = 0.5;
/** How much the trained choice counts where it leads to a matter, and from which share on. */
const LIKELY = 0.25;
const LEAST_SHARE = 0.4;
/** Where it leads to something that is not here, what is here must be so much surer. */
const OTHERWISE_LIKELY = 0.16;
const WITHIN = 0.14;
/** The matter is named by one of its words in the message itself. */
const NAMED = 0.07;
/** A second question is answered as well when it is as sure as this. */
const SECOND = 0.56;
/** So many words are enough for one reply. */
const MOST_WORDS = 250;
/** An opening that is as long as this answers by itself. */
const ENOUGH = 150;

/** The matter of greetings and thanks: it answers no question. */
const SMALL_TALK = 'any';
/** The matter of all that has no place here. */
const BESIDE = 'beside';
/** So few words besides bring up nothing of their own. */
const LEAST_WORDS = 5;
const NO_VERSE =
  /\b(?:no|without|don[’']?t (?:give|send|quote|want)(?: me)?) (?:a |any |another )?(?:bible )?(?:verse|scripture|quote)s?\b/i;

const wordsIn = (text: string): number => text.split(/\s+/).length;

interface Asked {
  library: Library;
  told: Told;
  known: Known;
  /** What can be read out of this message alone. */
  fresh: Known;
  active: Matter | undefined;
  /** What the trained choice takes the message for. */
  likely: Chosen | undefined;
}

const knownIn =
  ({ facts }: Library, told: Told): Known =>
  (name) => {
    if (name === 'leftOut') return LEFT_OUT;
    const found = facts[name]?.(told);
    return found === undefined || found.trim() === '' ? undefined : found;
  };

const matterOf = ({ matters }: Library, entry: Entry | undefined): Matter | undefined =>
  matters.find(({ id }) => id === entry?.matter);

/** Whether an entry may be said, and what of it was not said yet. */
const textOf = (entry: Entry, { told, known }: Asked): string | undefined =>
  entry.needs.every((need) =>
    need.startsWith('-') ? known(need.slice(1)) === undefined : known(need) !== undefined,
  )
    ? unsaidOf(entry, told.said)
    : undefined;

/** An answer out of the blue, to somebody who has not spoken of its matter. */
const STRANGE = 0.09;
/** The same to somebody who is speaking of something else. */
const FAR = 0.3;
/** An answer from another matter in the middle of a talk, although it may stand alone. */
const LEAVES = 0.08;
/** So sure an answer must be that stays with what the talk is about. */
const SURE_HERE = 0.4;
/** What begins so must not follow a message that asked nothing. */
const ASSENTS = /^(?:yes|no)\b/i;
/** How much it counts that the beginning of its matter fits as well, elsewhere in the message. */
const BEGUN = 0.3;

/** How well the beginning of each matter fits, and which part of the message it is. */
const beginnings = (all: readonly Found[]): ReadonlyMap<string, Found> => {
  const best = new Map<string, Found>();
  for (const found of all)
    if (found.entry.role === 'opening' && found.score > (best.get(found.entry.matter)?.score ?? 0))
      best.set(found.entry.matter, found);
  return best;
};

const weigh = (
  asked: Asked,
  named: ReadonlySet<string>,
  begun: ReadonlyMap<string, Found>,
  found: Found,
): Found => {
  const { active, library, likely } = asked;
  const { entry, part, score } = found;
  const matter = matterOf(library, entry)!;
  const isHere = entry.matter === active?.id;
  const opening = begun.get(entry.matter);
  const begins = !active && opening && opening.part !== part ? BEGUN * opening.score : 0;
  const isElsewhere = !isHere && !named.has(entry.matter);
  const isStrange = isElsewhere && !entry.anywhere;
  const leaves = active && isElsewhere && entry.anywhere && entry.matter !== BESIDE ? LEAVES : 0;
  return {
    ...found,
    score:
      score +
      (isHere && entry.role !== 'opening' ? WITHIN : 0) +
      (named.has(entry.matter) ? NAMED : 0) +
      (entry.role === 'opening' && !active && isLikely(asked, matter)
        ? LIKELY * likely!.share
        : 0) +
      (entry.role === 'opening' ? 0 : begins) -
      (isStrange ? (active ? FAR : STRANGE) : 0) -
      leaves,
  };
};

const quoted = (text: string, { said, all }: Told): { text: string; passages: Passage[] } => {
  const passages: Passage[] = [];
  const lines = text.split('\n').map((line) => {
    if (!line.startsWith('> ')) return line;
    const found = passage(line.slice(2).trim());
    if (!found || said.includes(found.text) || NO_VERSE.test(all)) return '';
    passages.push(found);
    return quoteVerse(found);
  });
  return { text: tidy(lines.join('\n')), passages };
};

const closes = (paragraph: string): boolean => paragraph.endsWith('?') && wordsIn(paragraph) < 45;

/** Puts answers behind each other; only the last keeps the question at its end. */
const join = (texts: readonly string[]): string => {
  const paragraphs = texts.flatMap((text, at) => {
    const all = text.split('\n\n').map((one) => one.trim());
    return at < texts.length - 1 && all.length > 1 && closes(all.at(-1)!) ? all.slice(0, -1) : all;
  });
  return [...new Set(paragraphs)].join('\n\n');
};

const reply = (asked: Asked, entries: readonly Entry[]): ComposedReply | undefined => {
  const texts: string[] = [];
  for (const entry of entries) {
    const text = textOf(entry, asked);
    if (text === undefined) continue;
    const filled = fill(text, asked.known, asked.told.all);
    if (texts.length > 0 && wordsIn([...texts, filled].join(' ')) > MOST_WORDS) continue;
    if (texts.length > 0 && entries[0]!.role === 'opening' && wordsIn(texts.join(' ')) > ENOUGH)
      continue;
    texts.push(filled);
  }
  if (texts.length === 0) return undefined;
  const { text, passages } = quoted(withLeftOut(join(texts), asked.told.all), asked.told);
  const { subjects } = matterOf(asked.library, entries[0])!;
  const subject = subjects.find((id) => id === asked.likely?.id) ?? subjects[0];
  return { text, subjects: [subject ?? entries[0]!.matter], passages };
};

const isLikely = ({ likely }: Asked, { subjects }: Matter): boolean =>
  likely !== undefined && likely.share >= LEAST_SHARE && subjects.includes(likely.id);

/** How sure an answer must be: surer where the trained choice leads to something that is not here. */
const leastFor = (asked: Asked): number =>
  asked.active ||
  !asked.likely ||
  asked.likely.share < LEAST_SHARE ||
  asked.library.matters.some((matter) => isLikely(asked, matter))
    ? SURE
    : SURE + OTHERWISE_LIKELY;

const bestOf = (all: readonly Found[], part?: Part): Found | undefined =>
  all
    .filter((found) => part === undefined || found.part === part)
    .reduce<Found | undefined>(
      (best, found) => (best === undefined || found.score > best.score ? found : best),
      undefined,
    );

/** The entries that answer a message, in the order in which it asks. */
const choose = (asked: Asked, parts: readonly Part[]): Entry[] => {
  const { library, told, active } = asked;
  const named = new Set(
    library.matters
      .filter((matter) => keysIn(matter.keys, told.message) > 0 || isLikely(asked, matter))
      .map(({ id }) => id),
  );
  const asks = parts.some((part) => part.asks);
  const found = findEntries(library, parts)
    .filter(({ entry }) => entry.role !== 'otherwise' && entry.role !== 'more')
    .filter(({ entry }) => !(asks && entry.matter === SMALL_TALK))
    .filter(({ entry, part }) => active || entry.role === 'opening' || !isVague(part))
    .filter(({ entry }) => {
      const text = textOf(entry, asked);
      return text !== undefined && (asks || entry.matter === BESIDE || !ASSENTS.test(text));
    });
  const begun = beginnings(found);
  const all = found.map((one) => weigh(asked, named, begun, one));
  const best = bestOf(all);
  const isHere = best?.entry.matter === active?.id;
  if (!best || best.score < (isHere ? SURE_HERE : leastFor(asked))) return [];
  const begins = (entry: Entry): Entry[] => {
    if (entry.anywhere || active) return [entry];
    const opening = matterOf(library, entry)?.entries.find(({ role }) => role === 'opening');
    if (!opening || textOf(opening, asked) === undefined) return [entry];
    return best.part.asks || !asks ? [opening, entry] : [opening];
  };
  const others = parts
    .filter((part) => part.asks && part !== best.part && best.part.at < parts.length)
    .map((part) => bestOf(all, part))
    .filter((found) => found !== undefined)
    .filter(({ entry, score }) => score >= SECOND && entry.matter === best.entry.matter)
    .filter(({ entry }) => entry.role !== 'opening');
  const elsewhere =
    best.entry.matter === BESIDE
      ? bestOf(
          all.filter(
            ({ entry, part }) =>
              entry.matter !== BESIDE &&
              part !== best.part &&
              !part.isWhole &&
              wordsIn(part.text) > LEAST_WORDS,
          ),
        )
      : undefined;
  if (elsewhere && elsewhere.score >= SURE) return [...begins(elsewhere.entry), best.entry];
  const [opening, ...rest] = begins(best.entry);
  const inOrder = [
    ...rest.map((entry) => ({ ...best, entry })),
    ...(rest.length === 0 && opening!.role !== 'opening' ? [best] : []),
    ...others,
  ].sort((one, other) => one.part.at - other.part.at);
  const first = rest.length > 0 || opening!.role === 'opening' ? [opening!] : [];
  return [...new Set([...first, ...inOrder.map(({ entry }) => entry)])];
};

const certainOf = ({ library, fresh, active }: Asked): Entry | undefined =>
  [...(active?.entries ?? []), ...library.matters.flatMap(({ entries }) => entries)]
    .filter(({ anywhere, matter }) => anywhere || matter === active?.id)
    .find(
      ({ certain }) => certain.length > 0 && certain.every((name) => fresh(name) !== undefined),
    );

/** A reply from what was written by hand; undefined when none of it fits. */
export const answerFromLibrary = (
  library: Library,
  { message, history = [] }: GuideRequest,
  likely?: (message: string) => Chosen | undefined,
): ComposedReply | undefined => {
  const told = toldIn(message, history);
  const asked: Asked = {
    library,
    told,
    known: knownIn(library, told),
    fresh: knownIn(library, toldIn(message, [])),
    active: matterOf(library, entryBefore(library, history)),
    likely: likely?.(message),
  };
  const certain = certainOf(asked);
  const made = certain && reply(asked, [certain]);
  if (made) return made;
  const parts = partsOf(message);
  const chosen = choose(asked, parts);
  const found = chosen.length > 0 ? reply(asked, chosen) : undefined;
  if (found || !asked.active) return found;
  const role = parts.some(({ asks }) => asks) ? 'otherwise' : 'more';
  const left = [asked.active, ...library.matters.filter(({ id }) => id === SMALL_TALK)]
    .flatMap(({ entries }) => entries)
    .find((entry) => entry.role === role && textOf(entry, asked) !== undefined);
  return left && reply(asked, [left]);
};
