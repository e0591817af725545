import type { PrayerMatter, PrayerWords } from '../data/read-prayers.ts';
import type { Line } from '../data/read-lines.ts';
import type { Part } from '../meaning/parts.ts';
import { search } from '../meaning/ways.ts';
import { fill, joined } from '../say/fill.ts';
import { pickerFor, type Picker } from '../say/picker.ts';
import { quoteVerse } from '../say/quote-verse.ts';
import type { Asked, WrittenPrayer } from '../types.ts';
import { sentencesIn } from '../words/sentences.ts';
import { inEnglish } from '../words/wording.ts';
import { asOne } from './as-one.ts';
import { ownWords, type OwnWords } from './own-words.ts';
import type { PrayerLibrary } from './prayer-library.ts';
import { readRequest } from './read-request.ts';

/** From here on something told within a matter is taken for what was told. */
const TOLD = 0.82;
const MOST_TOLD = 2;
const MOST_THOUGHTS = 4;

const textsOf = (lines: readonly Line[]): string[] => lines.map(({ text }) => text);
const saidBefore = ({ history = [] }: Asked): string =>
  history
    .filter(({ role }) => role === 'assistant')
    .map(({ content }) => content)
    .join('\n');

/** What was told within the matter, the nearest first. */
const toldWithin = (
  { ways }: PrayerLibrary,
  parts: readonly Part[],
  matter: PrayerMatter,
): PrayerWords[] =>
  search(
    ways,
    parts,
    ({ told }) => (told ? `${told.ways[0]?.file}:${told.ways[0]?.at}` : ''),
    (at) => ways.owners[at]!.matter !== matter,
  )
    .filter(({ owner, near }) => owner.told && near >= TOLD)
    .toSorted((one, other) => other.near - one.near)
    .slice(0, MOST_TOLD)
    .map(({ owner }) => owner.told!);

const startOf = (line: string): string => line.split(' ').slice(0, 4).join(' ');
const distinct = (lines: readonly string[]): string[] =>
  lines.filter((line, at) => lines.findIndex((one) => startOf(one) === startOf(line)) === at);

/** How the thoughts of a prayer are put, by who speaks. */
function voiceOf(message: string): { forAnother: boolean; say: (line: string) => string } {
  const { has } = inEnglish();
  const isSelf = has('self', message);
  const isAlone = isSelf && !has('together', message);
  return { forAnother: !isSelf && has('others', message), say: isAlone ? asOne : (line) => line };
}

const verseOf = (verses: readonly Line[], said: string, pick: Picker): string | undefined => {
  const left = textsOf(verses).filter((one) => !said.includes(one));
  return left.length > 0 ? quoteVerse(pick.one(left)) : undefined;
};

/** The person's own sentences in a prayer. */
const given = ({ told, asked }: OwnWords, pick: Picker, said: string): string => {
  const { phrases } = inEnglish();
  const own = [...told, ...asked];
  return own.length > 0
    ? `${pick.one(phrases('prayer-hear'))} ${own.join(' ')}`
    : pick.fresh(phrases('prayer-no-words'), said);
};

/** A prayer for what a person wrote in English. */
export function composeEnglish(library: PrayerLibrary, asked: Asked): WrittenPrayer {
  const { phrases } = inEnglish();
  const pick = pickerFor(asked.seed ?? Math.random() * 2 ** 32);
  const said = saidBefore(asked);
  const { truth, beside, matter, also, parts } = readRequest(library, asked);
  const opening = truth && pick.one(textsOf(truth.heard));
  if (beside) return { text: opening ?? pick.fresh(textsOf(beside.heard), said), entry: beside.id };
  const used = matter ?? library.general;
  const { forAnother, say } = voiceOf(asked.message);
  const told = matter ? toldWithin(library, parts, matter) : [];
  const around: PrayerWords = forAnother && used.another ? used.another : used;
  const unsaid = (lines: readonly Line[]): string[] =>
    textsOf(lines).filter((line) => !said.includes(line) && !said.includes(asOne(line)));

  const toldHeard = unsaid(told.flatMap(({ heard }) => heard))[0];
  const isUnspoken = forAnother && !used.another && used.concern !== '' && used !== library.general;
  const heard = !matter
    ? pick.fresh(phrases('prayer-unsure'), said)
    : (toldHeard ??
      (isUnspoken
        ? fill(pick.one(phrases('prayer-for-another')), { concern: used.concern })
        : pick.fresh(textsOf(around.heard), said)));

  const inner = unsaid(told.flatMap(({ thoughts }) => thoughts)).slice(0, MOST_THOUGHTS);
  const outer = pick
    .shuffled(unsaid(around.thoughts.length > 0 ? around.thoughts : used.thoughts))
    .slice(0, Math.max(inner.length > 0 ? 1 : 2, MOST_THOUGHTS - 1 - inner.length));
  const beyond = also ? pick.shuffled(unsaid(also.thoughts)).slice(0, 1) : [];
  const own: OwnWords = used.isUnquoted
    ? { told: [], asked: [] }
    : ownWords(
        sentencesIn(asked.message)
          .filter((one) => !one.endsWith('?'))
          .join('\n'),
        inEnglish(),
      );
  const prayer = [
    pick.fresh(phrases('prayer-address'), said),
    given(own, pick, said),
    ...distinct([...inner, ...outer, ...beyond]).map(say),
    pick.fresh(phrases('prayer-close'), said),
  ].join(' ');

  const verse = verseOf(used.verses, said, pick);
  const step = matter && unsaid(around.steps)[0];
  const question =
    unsaid(told.flatMap(({ questions }) => questions))[0] ??
    pick.fresh(matter ? textsOf(around.questions) : phrases('prayer-open'), said);
  const text = joined([
    opening,
    heard,
    pick.fresh(phrases('prayer-lead'), said),
    prayer,
    verse && `${pick.fresh(phrases('prayer-verse'), said)} ${verse}`,
    step && `${pick.one(phrases('prayer-step'))} ${step}`,
    question,
  ]);
  return { text, entry: matter?.id };
}
