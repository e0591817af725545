import { readdirSync, readFileSync } from 'node:fs';
import { dangerKinds } from '@kbf/contracts';

export const levels = [
  'explicit',
  'between',
  'ordinary-hard',
  'ordinary-plain',
  'harm',
  'harm-ordinary',
] as const;
export type Level = (typeof levels)[number];

const places = new Set(['prayer', 'comment', 'chat', 'thanks', 'contact']);

/** A message of the corpus. `kind` is its kind of danger, if any, else its subject in one word. */
export interface Message {
  author: string;
  level: Level;
  kind: string;
  place: string;
  text: string;
}

/** Authors who wrote only thanks and greetings. */
export const thanksAuthors: ReadonlySet<string> = new Set(['tabitha', 'salome', 'zipporah']);
/** Their thanks surround messages where authors are left out in turn; the models there have not seen them. */
export const strangersThanks = 'zipporah';
/**
 * Authors who knew the rules when they wrote, and who wrote only easy messages. They are used for training, but not for
 * figures and thresholds.
 */
export const ownAuthors: ReadonlySet<string> = new Set(['peter', 'quentin', ...thanksAuthors]);
/**
 * The above, and authors of short everyday worries only (requested because too many of those were taken for danger), of
 * talks with the guides and prayer requests (dinah, joram, keziah, silvan: before, up to a quarter of such turns by
 * unseen authors were taken for danger), and of thanks (mordecai). Their messages are used in full for training, but
 * not for the rate of false alarms.
 */
export const unmeasuredAuthors: ReadonlySet<string> = new Set([
  ...ownAuthors,
  'hollis',
  'mireille',
  'cecily',
  'henrietta',
  'lucian',
  'obadiah',
  'dinah',
  'joram',
  'keziah',
  'silvan',
  'mordecai',
]);

/**
 * Groups of frozen authors that are reported apart. The others are the first eight.
 * - `later`: four who wrote what people send every day, two who wrote dangers
 * - `spanish`: ordinary messages in Spanish
 * - `thankful`: emergencies told after thanks
 * - `newest`: dangers and everyday messages, by authors who wrote after the last change of a threshold
 * - `newestThankful`: the same, emergencies told after thanks
 * - `praying`: whole prayers and what is written under them, ordinary and harmful; only the figures of harm count them
 * - `short`: ordinary texts of a few words; only the figures of harm count them
 * - `reports`: reasons of reports; no figures count them yet
 */
export const frozenGroups = {
  later: ['quinn', 'delbert', 'noemi', 'theo', 'sigrid', 'wendell'],
  spanish: ['lupe', 'yadira', 'pilar'],
  thankful: ['gilbert'],
  newest: ['conrad', 'edwina'],
  newestThankful: ['merritt'],
  praying: ['apphia', 'demas', 'junia'],
  short: ['marlys'],
  reports: ['orpah'],
} as const;
export type FrozenGroup = 'first' | keyof typeof frozenGroups;

const groupsByAuthor = new Map<string, FrozenGroup>(
  Object.entries(frozenGroups).flatMap(([group, authors]) =>
    authors.map((author) => [author, group as FrozenGroup] as const),
  ),
);
export const groupOf = ({ author }: Pick<Message, 'author'>): FrozenGroup =>
  groupsByAuthor.get(author) ?? 'first';

export const isDanger = ({ level }: Message): boolean =>
  level === 'explicit' || level === 'between';

export const corpusFolder = new URL('../corpus/', import.meta.url);

const isLevel = (word: string | undefined): word is Level => levels.includes(word as Level);

/** Reads a header line and the text below it. @throws for an invalid header */
function parse(part: string, author: string, file: string): Message {
  const end = part.indexOf('\n');
  const [level, kind, place] = part.slice(0, end).trim().split(/\s+/);
  const text = part.slice(end + 1).trim();
  const complain = (what: string): never => {
    throw new Error(`corpus/${author}/${file}: ${what} in the header "${part.slice(0, end)}"`);
  };
  if (!isLevel(level)) return complain('an unknown level');
  if (!kind || ((level === 'explicit' || level === 'between') && !isDangerKind(kind)))
    return complain('an unknown kind');
  if (!place || (!places.has(place) && !level.startsWith('harm')))
    return complain('an unknown place');
  if (text === '') return complain('no text below it');
  return { author, level, kind, place, text };
}

const isDangerKind = (kind: string): boolean => (dangerKinds as readonly string[]).includes(kind);

/**
 * All messages of one part of the corpus, by author; in `languages`, a language takes the author's place. `talks` are
 * turns of talks with the guides, and prayer requests, by authors who did not write for these figures; frozen.
 */
export function readCorpus(
  part: 'train' | 'frozen' | 'languages' | 'talks',
  folder = corpusFolder,
): Message[] {
  const root = new URL(`${part}/`, folder);
  return readdirSync(root)
    .sort()
    .flatMap((author) =>
      readdirSync(new URL(`${author}/`, root))
        .filter((file) => file.endsWith('.txt'))
        .sort()
        .flatMap((file) => {
          const whole = readFileSync(new URL(`${author}/${file}`, root), 'utf8');
          const parts = `\n${whole.replaceAll('\r\n', '\n')}`.split(/\n# /).slice(1);
          return parts.map((each) => parse(each, author, file));
        }),
    );
}
