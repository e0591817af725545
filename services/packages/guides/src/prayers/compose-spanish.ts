import type { PrayerMatter } from '../data/read-prayers.ts';
import type { Line } from '../data/read-lines.ts';
import { joined } from '../say/fill.ts';
import { pickerFor } from '../say/picker.ts';
import type { Asked, WrittenPrayer } from '../types.ts';
import { wordsOf } from '../words/stems.ts';
import { inSpanish } from '../words/wording.ts';
import { ownWords } from './own-words.ts';
import { generalOf } from './prayer-library.ts';

/** The sentence model reads English alone, so that Spanish is matched by shared words: their beginnings, without accents. */
const LETTERS = 5;
const bare = (text: string): Set<string> =>
  new Set(
    wordsOf(text.normalize('NFD').replaceAll(/\p{M}/gu, ''))
      .flat()
      .filter((word) => word.length > 3)
      .map((word) => word.slice(0, LETTERS)),
  );

/** Spanish prayers, and how rare each word is among their ways. */
export interface SpanishLibrary {
  matters: readonly PrayerMatter[];
  general: PrayerMatter;
  words: ReadonlyMap<PrayerMatter, ReadonlySet<string>>;
  rarity: ReadonlyMap<string, number>;
}

export function makeSpanishLibrary(matters: readonly PrayerMatter[]): SpanishLibrary {
  const words = new Map(
    matters.map((matter) => [matter, bare(matter.ways.map(({ text }) => text).join('\n'))]),
  );
  const counts = new Map<string, number>();
  for (const own of words.values())
    for (const word of own) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarity = new Map(
    [...counts].map(([word, count]) => [word, Math.log((1 + matters.length) / (1 + count))]),
  );
  return { matters, general: generalOf(matters), words, rarity };
}

/** Two rare words of a matter, or one that only it has, and clearly more than any other matter. */
const SURE = 1.5;
const CLEAR = 1.3;

function matterOf({ matters, words, rarity, general }: SpanishLibrary, message: string) {
  const own = [...bare(message)];
  const scored = matters
    .filter((matter) => matter !== general)
    .map((matter) => ({
      matter,
      score: own
        .filter((word) => words.get(matter)?.has(word))
        .reduce((sum, word) => sum + rarity.get(word)!, 0),
    }))
    .toSorted((one, other) => other.score - one.score);
  const [best, next] = scored;
  return best && best.score >= SURE && best.score >= CLEAR * (next?.score ?? 0)
    ? best.matter
    : undefined;
}

const textsOf = (lines: readonly Line[]): string[] => lines.map(({ text }) => text);

/** A prayer in Spanish; of verses only the reference, as no Bible in Spanish is at hand. */
export function composeSpanish(
  library: SpanishLibrary,
  { message, history = [], seed }: Asked,
): WrittenPrayer {
  const { phrases } = inSpanish();
  const pick = pickerFor(seed ?? Math.random() * 2 ** 32);
  const said = history.map(({ content }) => content).join('\n');
  const matter = matterOf(library, message);
  if (matter?.isBeside) return { text: pick.fresh(textsOf(matter.heard), said), entry: matter.id };
  const used = matter ?? library.general;
  const { told, asked } = ownWords(message, inSpanish());
  const own = [...told, ...asked];
  const verse = pick.fresh(textsOf(used.verses), said);
  const prayer = [
    pick.fresh(phrases('prayer-address'), said),
    own.length > 0
      ? `${pick.one(phrases('prayer-hear'))} ${own.join(' ')}`
      : pick.one(phrases('prayer-no-words')),
    ...pick.shuffled(textsOf(used.thoughts)).slice(0, 3),
    pick.fresh(phrases('prayer-close'), said),
  ].join(' ');
  const text = joined([
    pick.fresh(matter ? textsOf(matter.heard) : phrases('prayer-unsure'), said),
    pick.fresh(phrases('prayer-lead'), said),
    prayer,
    verse && `${pick.fresh(phrases('prayer-verse'), said)} ${verse}.`,
    matter && matter.steps.length > 0
      ? `${pick.one(phrases('prayer-step'))} ${pick.one(textsOf(matter.steps))}`
      : undefined,
    pick.fresh(matter ? textsOf(matter.questions) : phrases('prayer-open'), said),
  ]);
  return { text, entry: matter?.id };
}
