import { passage } from '../../scripture/passage.ts';
import { quoteVerse } from '../../topics/assemble.ts';
import type { ComposedReply, GuideRequest } from '../types.ts';
import type { Say, Theme } from './theme.ts';
import { toldIn, type Told } from './told.ts';

/** What a guide answers by themes: the themes themselves, and questions that may come in any of them. */
export interface Themes {
  themes: readonly Theme[];
  /** The subject that a message is most likely about, as far as that is sure. */
  likely?: ((message: string) => string | undefined) | undefined;
  /** Said when a question goes on in a theme that has no answer for it. */
  anyway: (told: Told, theme: Theme) => Say | undefined;
}

const wordsIn = (text: string): number => text.split(/\s+/).length;
/** With so many words there is room for one answer more. */
const ROOM = 205;

const fits = ({ named, unless }: Theme, message: string): boolean =>
  named.test(message) && !unless?.test(message);

/** The themes of a message, in the order in which it names them. */
const themesIn = ({ themes, likely }: Themes, message: string): Theme[] => {
  const named = themes.filter((theme) => fits(theme, message));
  if (named.length > 0) return named;
  const subject = likely?.(message);
  return subject === undefined ? [] : themes.filter(({ chosen }) => chosen === subject);
};

const textOf = ({ words }: Say, told: Told): string | undefined =>
  typeof words === 'string' ? words : words(told);

const LONG_ENOUGH = 40;

/** Whether it was said already: all that is long enough to be remembered. */
const wasSaid = (text: string, said: string): boolean =>
  text.split('\n\n').every((part) => part.length < LONG_ENOUGH || said.includes(part));

const render = (
  text: string,
  verse: string | undefined,
  said: string,
): Pick<ComposedReply, 'text' | 'passages'> => {
  const found = verse && !said.includes(verse) ? passage(verse) : undefined;
  if (!found) return { text, passages: [] };
  const paragraphs = text.split('\n\n');
  const last = paragraphs.at(-1)!;
  const quoted = quoteVerse(found);
  // A closing question stays at the end.
  return last.includes('?') && paragraphs.length > 1
    ? { text: [...paragraphs.slice(0, -1), quoted, last].join('\n\n'), passages: [found] }
    : { text: `${text}\n\n${quoted}`, passages: [found] };
};

/** Gaps that are left where nothing was told. */
const tidy = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      line
        .split(' ')
        .filter((word, _, all) => word !== '' || all.length === 1)
        .join(' '),
    )
    .join('\n');

/** So few words that ask nothing add to what was told. */
const REMARK = 8;
const isRemark = (message: string): boolean =>
  wordsIn(message.trim()) <= REMARK &&
  !message.includes('?') &&
  !/^(?:how|what|can|could|should|do|does|is|are|write|draft|make|help)\b/i.test(message);

/** The theme that the chat was about before this message. */
export const themeBefore = (
  themes: Themes,
  history: GuideRequest['history'] = [],
): Theme | undefined => {
  for (const { role, content } of history.toReversed()) {
    if (role !== 'user') continue;
    const found = themesIn(themes, content).find(({ passing }) => !passing);
    if (found) return found;
  }
  return undefined;
};

/** A reply from the themes of a guide; undefined when none has anything to say that was not said. */
export const answerFrom = (
  themes: Themes,
  { message, history = [] }: GuideRequest,
): ComposedReply | undefined => {
  const told = toldIn(message, history);
  const before = themeBefore(themes, history);
  // Within a talk a short question belongs to it; the trained choice knows nothing of what was said before.
  const now = themesIn(before ? { ...themes, likely: undefined } : themes, message);
  const fresh = (one: Say): { text: string; verse?: string } | undefined => {
    const text = textOf(one, told);
    if (text === undefined || wasSaid(text, told.said)) return undefined;
    return one.verse === undefined ? { text } : { text, verse: one.verse };
  };
  const reply = (theme: Theme | undefined, text: string, verse?: string): ComposedReply => ({
    ...render(tidy(text), verse, told.said),
    subjects: theme?.subject === undefined ? [] : [theme.subject],
  });
  const first = (says: readonly Say[]): ReturnType<typeof fresh> => {
    for (const one of says) {
      const found = fresh(one);
      if (found) return found;
    }
    return undefined;
  };
  const [top] = now;
  // What is refused, or asked in passing, comes before all else.
  if (top?.passing) {
    const found = first([...top.asks.filter(({ named }) => named.test(message)), ...top.opens]);
    if (found) return reply(top, found.text, found.verse);
  }
  // Somebody who insists on what was refused hears it once more, in other words.
  const last = history.findLast(({ role }) => role === 'user')?.content;
  const refused =
    last === undefined ? undefined : themesIn(themes, last).find(({ passing }) => passing);
  if (refused && now.length === 0 && told.said !== '') {
    const found = first([
      ...refused.asks.filter(({ named }) => named.test(message)),
      ...refused.opens.slice(1),
    ]);
    if (found) return reply(refused, found.text, found.verse);
  }
  if (before) {
    const asked = first(before.asks.filter(({ named }) => named.test(message)));
    if (asked) return reply(before, asked.text, asked.verse);
  }
  const goesOn = before && isRemark(message) ? first(before.goesOn ?? []) : undefined;
  if (goesOn) return reply(before, goesOn.text, goesOn.verse);
  const next =
    now.find((theme) => theme !== before && !theme.passing) ??
    (before && now.includes(before) ? before : undefined);
  if (next) {
    const opening = first(next.opens);
    const asked = first(
      next.asks.filter(({ named, first: leads }) => (leads || !opening) && named.test(message)),
    );
    if (opening && asked && wordsIn(`${opening.text} ${asked.text}`) <= ROOM) {
      const lines = opening.text.split('\n\n');
      const question = lines.at(-1)!.endsWith('?') && lines.length > 1 ? lines.pop()! : '';
      return reply(
        next,
        [...lines, asked.text, ...(question && !asked.text.endsWith('?') ? [question] : [])].join(
          '\n\n',
        ),
        asked.verse ?? opening.verse,
      );
    }
    const found = opening ?? asked;
    if (found) return reply(next, found.text, found.verse);
  }
  if (before) {
    const found = themes.anyway(told, before);
    const made = (found && fresh(found)) ?? first(before.goesOn ?? []);
    if (made) return reply(before, made.text, made.verse);
  }
  return undefined;
};
