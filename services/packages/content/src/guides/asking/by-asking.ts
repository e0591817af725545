import { passage } from '../../scripture/passage.ts';
import type { Passage } from '../../scripture/types.ts';
import { quoteVerse } from '../../topics/assemble.ts';
import { fill, tidy, type Known } from '../library/fill.ts';
import { knownIn } from '../library/asked.ts';
import type { Entry, Library, Matter } from '../library/types.ts';
import { sumFor } from '../library/with-told-sum.ts';
import { messageFor } from '../messages/with-message.ts';
import { toldIn } from '../themes/told.ts';
import type { ComposedReply, GuideRequest } from '../types.ts';
import { asksIn, type Ask } from './read-asks.ts';
import { toldThings } from './told-things.ts';

const mostPieces = 4;
/** No longer text is searched for a concern. */
const longest = 2000;

/** So long a piece without gaps stands in no other answer. */
const telling = 40;
const piecesOf = (text: string): string[] => {
  let bare = text;
  for (let next = ''; next !== bare;) {
    next = bare;
    // What stands there only under a condition is a piece of its own; what is filled in is none.
    bare = bare.replaceAll(
      /\{(?:[?!+-][^{}:]*:([^{}]*)|[^{}]*)\}/g,
      (_, text?: string) => `\n${text ?? ''}\n`,
    );
  }
  return bare.split('\n').filter((piece) => piece.length >= telling && !piece.startsWith('> '));
};
/** The first text of an entry of which nothing was said yet. */
const unsaid = ({ says }: Entry, said: string): string | undefined =>
  says.find((text) => !piecesOf(text).some((piece) => said.includes(piece.trim())));

const entryOf = (
  matter: Matter | undefined,
  ask: string,
  said: string,
  known: Known,
): Entry | undefined =>
  matter?.entries.find(
    (entry) =>
      entry.id === `${matter.id}/${ask}` &&
      entry.needs.every((need) => known(need) !== undefined) &&
      unsaid(entry, said) !== undefined,
  );

/** An answer by the form of what is asked. */
export interface ByAsking extends ComposedReply {
  /** Something of it was written for the concern, or reckoned: it is not only general. */
  isOwn: boolean;
}

const named = (ask: Ask, known: Known, isFirst: boolean): string => {
  if (ask === 'words' && known('atAll')) return 'words-all';
  if (ask === 'view') return isFirst ? 'view' : 'view-asked';
  return ask;
};

/** What asks nothing is answered only where nothing is asked. */
const quiet: ReadonlySet<Ask> = new Set(['tells', 'said', 'feeling', 'thanks']);

const wanted = (message: string, has: (ask: Ask) => boolean): Ask[] => {
  const all = [...new Set(asksIn(message).map(({ ask }) => ask))];
  const asked = all.filter((ask) => !quiet.has(ask));
  // A question that nothing was written for gives way to a doubt that something was written for.
  const isOpen = asked.every((ask) => ask === 'asks' && !has(ask));
  if (asked.length === 0 || (isOpen && all.some((ask) => quiet.has(ask) && has(ask)))) {
    const order: Ask[] = ['said', 'feeling', 'tells', 'thanks'];
    const told = order.filter((ask) => all.includes(ask));
    // Where nothing was written for what somebody says or feels, what it belongs to is taken up.
    const own = told.find(has) ?? (has('tells') ? 'tells' : told[0]);
    return own ? [own] : [];
  }
  // The words that somebody asks for say already how it is said.
  return asked.filter((ask) => !(asked.includes('words') && (ask === 'how' || ask === 'asks')));
};

const withVerses = (text: string, said: string): { text: string; passages: Passage[] } => {
  const passages: Passage[] = [];
  const lines = text.split('\n').map((line) => {
    if (!line.startsWith('> ')) return line;
    const found = passage(line.slice(2).trim());
    if (!found || said.includes(found.text)) return '';
    passages.push(found);
    return quoteVerse(found);
  });
  return { text: tidy(lines.join('\n')), passages };
};

const closing = /\n\n[^\n“]*\?$/;

/** The texts of a guide by what somebody may be concerned with and by what is asked. */
export interface AskingTexts {
  /** The more particular first. */
  concerns: readonly Matter[];
  /** What is true of most things, where nothing was written for a concern. */
  general?: Matter | undefined;
  /** By its facts the gaps are filled; asked for when it is needed, since a library is large. */
  library: () => Library;
}

/** How a guide answers by what is asked, whatever the matter. */
export interface Asking {
  /** What a text is concerned with. */
  concernOf: (all: string) => Matter | undefined;
  /** Whether it was this way of answering that the guide used before. */
  answered: (said: string) => boolean;
  /** Whether a message names a concern so plainly that it comes before matters that are only alike. */
  names: (message: string) => boolean;
  /** Whether it comes before a kind of question, too. */
  isForemost: (message: string) => boolean;
  /** Whether a talk has come to something that changes what it is about. */
  isTakenOver: (all: string) => boolean;
  /** An answer to each thing that a turn asks, by the form of the question, with what was told. */
  compose: (request: GuideRequest) => ByAsking | undefined;
}

/** A way of answering made of a guide’s texts. */
export const byAsking = ({ concerns, general, library }: AskingTexts): Asking => {
  const concernOf = (all: string): Matter | undefined => {
    const text = all.slice(0, longest);
    return concerns.find(({ signs }) => signs?.test(text));
  };
  const takesOver = (all: string): Matter | undefined =>
    concerns.find(
      ({ subjects, signs }) => subjects.includes('over') && signs?.test(all.slice(0, longest)),
    );
  const fixed = [...concerns, ...(general ? [general] : [])].flatMap(({ entries }) =>
    entries.flatMap(({ says }) => says.flatMap(piecesOf)),
  );
  const is =
    (mark: string) =>
    (message: string): boolean =>
      concernOf(message)?.subjects.includes(mark) === true;
  const compose = ({ message, history = [] }: GuideRequest): ByAsking | undefined => {
    const told = toldIn(message, history);
    const known = toldThings(told, knownIn(library(), told));
    const isFirst = history.length === 0;
    const begun = history.find(({ role }) => role === 'user')?.content ?? message;
    const concern = takesOver(told.all) ?? concernOf(begun) ?? concernOf(told.all);
    // What this turn alone is concerned with, where the talk is about something else or has no more to say.
    const mine = concernOf(message);
    const now = mine === concern ? undefined : mine;
    const sum = sumFor({ message, history });
    const chosen = new Set<string>();
    const textFor = (ask: string): string | undefined => {
      const entry =
        entryOf(concern, ask, told.said, known) ??
        entryOf(now, ask, told.said, known) ??
        (quiet.has(ask as Ask) ? entryOf(now, 'view', told.said, known) : undefined) ??
        entryOf(general, ask, told.said, known);
      if (!entry || chosen.has(entry.id)) return undefined;
      chosen.add(entry.id);
      if (entry.matter !== general?.id) isOwn = true;
      return fill(unsaid(entry, told.said)!, known, told.all);
    };
    const pieces: string[] = [];
    let isOwn = false;
    const view = isFirst ? concern && textFor('view') : undefined;
    if (view) pieces.push(view);
    const isWritten = (ask: string): boolean =>
      [concern, now].some((one) => entryOf(one, ask, told.said, known) !== undefined);
    const asks = wanted(message, isWritten);
    const hasOwn = (ask: string): boolean =>
      ['sum', 'words', 'which', 'who-first'].includes(ask) || isWritten(ask);
    for (const ask of asks) {
      if (sum && (quiet.has(ask) || ask === 'asks')) continue;
      if (pieces.length > 0 && isFirst && (quiet.has(ask) || ask === 'asks' || !hasOwn(ask)))
        continue;
      if (ask === 'sum' && sum) pieces.push(`${sum.line} ${sum.next}`);
      else if (isFirst && quiet.has(ask)) pieces.push(textFor('view') ?? '');
      else {
        const own =
          ask === 'words' && concern?.entries.some(({ id }) => id === `${concern.id}/words`);
        const told = ask === 'words' && !own ? messageFor({ message, history }) : undefined;
        if (told) isOwn = true;
        pieces.push(
          told ?? textFor(own ? 'words' : named(ask, known, isFirst)) ?? textFor(ask) ?? '',
        );
      }
    }
    if (sum && !asks.includes('sum')) pieces.unshift(`${sum.line} ${sum.next}`);
    const left = pieces.filter((piece) => piece !== '');
    if (left.length === 0) return undefined;
    const kept = left.length > mostPieces ? [...left.slice(0, mostPieces - 1), left.at(-1)!] : left;
    const joined = kept
      .map((piece, at) => (at < kept.length - 1 ? piece.replace(closing, '') : piece))
      .join('\n\n');
    return { ...withVerses(joined, told.said), subjects: [], isOwn };
  };
  return {
    concernOf,
    answered: (said) => fixed.some((piece) => said.includes(piece.trim())),
    names: is('first'),
    isForemost: is('foremost'),
    isTakenOver: (all) => takesOver(all) !== undefined,
    compose,
  };
};
