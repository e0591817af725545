import type { Line, PrayerMatter, PrayerWords } from '../data/read-entries.ts';
import { english, type Wording } from '../data/wording.ts';
import { fill, joined, pickerFor, quoteVerse } from '../say.ts';
import type { Asked, WrittenPrayer } from '../types.ts';
import { ownWords } from './own-words.ts';
import type { RequestRead } from './read-request.ts';

const MOST_THOUGHTS = 3;

const textsOf = (lines: readonly Line[]): string[] => lines.map(({ text }) => text);
/** Of one person alone "us" becomes "me", unless the line speaks of several. */
const asOne = (line: string): string =>
  english.has('several', line) ? line : english.replaced('alone', line);

/** A prayer in the wording of one language. */
export function composePrayerIn(
  wording: Wording,
  matters: readonly PrayerMatter[],
  { matter, told = [], truth }: RequestRead,
  { message, history = [], seed }: Asked,
): WrittenPrayer {
  const pick = pickerFor(seed);
  const said = history.map(({ role, content }) => (role === 'assistant' ? content : '')).join('\n');
  const phrase = (name: string): string => pick.fresh(wording.list(name), said);
  const opening = truth && pick.one(textsOf(truth.heard));
  if (matter?.is.has('beside'))
    return { text: opening ?? pick.fresh(textsOf(matter.heard), said), entry: matter.id };

  const used = matter ?? matters.find(({ id }) => id === 'general')!;
  const isEnglish = wording === english;
  const isSelf = !isEnglish || english.has('self', message);
  const isAlone = isEnglish && isSelf && !english.has('together', message);
  const forAnother = !isSelf && english.has('others', message);
  const around: PrayerWords = (forAnother && used.another) || used;
  const unsaid = (lines: readonly Line[]): string[] =>
    textsOf(lines).filter((line) => !said.includes(line) && !said.includes(asOne(line)));
  const within = (kind: 'heard' | 'thoughts' | 'questions'): string[] =>
    unsaid(told.flatMap((words) => words[kind]));
  const outer = unsaid(around.thoughts.length > 0 ? around.thoughts : used.thoughts);
  const thoughts = [...within('thoughts'), ...pick.shuffled(outer)].slice(0, MOST_THOUGHTS);

  const heardOf = (sure: PrayerMatter): string =>
    within('heard')[0] ??
    (forAnother && !sure.another && sure.id !== 'general'
      ? fill(phrase('prayer-for-another'), { concern: sure.concern })
      : pick.fresh(textsOf(around.heard), said));
  const own = used.is.has('unquoted') ? { told: [], asked: [] } : ownWords(message, wording);
  const given = [...own.told, ...own.asked].join(' ');
  const prayer = [
    phrase('prayer-address'),
    given === '' ? phrase('prayer-no-words') : `${phrase('prayer-hear')} ${given}`,
    ...(isAlone ? thoughts.map(asOne) : thoughts),
    phrase('prayer-close'),
  ].join(' ');

  const reference = pick.fresh(textsOf(used.verses), said);
  const verse = isEnglish ? quoteVerse(reference) : `${reference}.`;
  const step = matter && unsaid(around.steps)[0];
  const question =
    within('questions')[0] ??
    (matter ? pick.fresh(textsOf(around.questions), said) : phrase('prayer-open'));
  const text = joined([
    opening,
    matter ? heardOf(matter) : phrase('prayer-unsure'),
    phrase('prayer-lead'),
    prayer,
    verse && `${phrase('prayer-verse')} ${verse}`,
    step && `${phrase('prayer-step')} ${step}`,
    question,
  ]);
  return { text, entry: matter?.id };
}
