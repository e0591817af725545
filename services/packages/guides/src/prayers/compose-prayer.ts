import type { Line, PrayerMatter, PrayerWords } from '../data/read-entries.ts';
import { english, type Wording } from '../data/wording.ts';
import { fill, joined, pickerFor, quoteVerse } from '../say/say.ts';
import type { Asked, WrittenPrayer } from '../types.ts';
import { ownWords } from './own-words.ts';
import type { RequestRead } from './read-request.ts';

const MOST_THOUGHTS = 4;

const textsOf = (lines: readonly Line[]): string[] => lines.map(({ text }) => text);
const startOf = (line: string): string => line.split(' ').slice(0, 4).join(' ');
/** Thoughts that begin alike sound like one thought twice. */
const distinct = (lines: readonly string[]): string[] =>
  lines.filter((line, at) => lines.findIndex((one) => startOf(one) === startOf(line)) === at);

/** Of one person alone "us" becomes "me", unless the line speaks of several. */
const asOne = (line: string): string =>
  english.has('several', line) ? line : english.replaced('alone', line);

/** Who speaks, by the pronouns alone. */
function voiceOf(message: string): { forAnother: boolean; put: (line: string) => string } {
  const isSelf = english.has('self', message);
  const isAlone = isSelf && !english.has('together', message);
  return { forAnother: !isSelf && english.has('others', message), put: isAlone ? asOne : String };
}

/** A prayer in the wording of one language. */
export function composePrayerIn(
  wording: Wording,
  general: PrayerMatter,
  { matter, told = [], truth }: RequestRead,
  { message, history = [], seed }: Asked,
): WrittenPrayer {
  const pick = pickerFor(seed);
  const said = history.map(({ role, content }) => (role === 'assistant' ? content : '')).join('\n');
  const phrase = (name: string): string => pick.fresh(wording.list(name), said);
  const opening = truth && pick.one(textsOf(truth.heard));
  if (matter?.is.has('beside'))
    return { text: opening ?? pick.fresh(textsOf(matter.heard), said), entry: matter.id };

  const used = matter ?? general;
  const { forAnother, put } = voiceOf(wording === english ? message : '');
  const around: PrayerWords = (forAnother && used.another) || used;
  const unsaid = (lines: readonly Line[]): string[] =>
    textsOf(lines).filter((line) => !said.includes(line) && !said.includes(asOne(line)));
  const inner = unsaid(told.flatMap(({ thoughts }) => thoughts)).slice(0, MOST_THOUGHTS);
  const outer = unsaid(around.thoughts.length > 0 ? around.thoughts : used.thoughts);
  const most = Math.max(inner.length > 0 ? 1 : 2, MOST_THOUGHTS - 1 - inner.length);
  const thoughts = distinct([...inner, ...pick.shuffled(outer).slice(0, most)]).map(put);

  const heardOf = (sure: PrayerMatter): string =>
    unsaid(told.flatMap(({ heard }) => heard))[0] ??
    (forAnother && !sure.another && sure !== general
      ? fill(phrase('prayer-for-another'), { concern: sure.concern })
      : pick.fresh(textsOf(around.heard), said));
  const own = used.is.has('unquoted') ? { told: [], asked: [] } : ownWords(message, wording);
  const given = [...own.told, ...own.asked].join(' ');
  const prayer = [
    phrase('prayer-address'),
    given === '' ? phrase('prayer-no-words') : `${phrase('prayer-hear')} ${given}`,
    ...thoughts,
    phrase('prayer-close'),
  ].join(' ');

  const reference = pick.fresh(textsOf(used.verses), said);
  const verse = wording === english ? quoteVerse(reference) : `${reference}.`;
  const step = matter && unsaid(around.steps)[0];
  const asks = unsaid(told.flatMap(({ questions }) => questions));
  const question =
    asks[0] ?? (matter ? pick.fresh(textsOf(around.questions), said) : phrase('prayer-open'));
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
