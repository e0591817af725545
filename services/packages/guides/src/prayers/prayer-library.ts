import { sharesByWords, sharesOf, type WordModel } from '../word-model.ts';
import type { PrayerMatter, PrayerWords } from '../data/read-entries.ts';
import type { Part, Understanding } from '../meaning/parts.ts';
import { makeWays, search, type Found, type Way, type Ways } from '../meaning/ways.ts';

/** To which matter a way belongs, or to something told within it. */
export interface PrayerOwner {
  matter: PrayerMatter;
  told: PrayerWords | undefined;
}

/** All that an English prayer is chosen from. */
export interface PrayerLibrary {
  matters: readonly PrayerMatter[];
  ways: Ways<PrayerOwner>;
  model: WordModel;
  partsOf: Understanding['partsOf'];
}

export const prayerWays = (matters: readonly PrayerMatter[]): Way<PrayerOwner>[] =>
  matters.flatMap((matter) =>
    [undefined, ...matter.within].flatMap((told) => {
      const owner = { matter, told };
      return (told ?? matter).ways.map(({ text }) => ({ text, owner }));
    }),
  );

/** A matter, and how sure it is: shares that add up to one. */
export interface Chosen {
  matter: PrayerMatter;
  share: number;
  /** All that was found of the matter. */
  found: Found<PrayerOwner>[];
}

/** How much each kind of evidence counts, and a share below which it makes no difference. */
const COUNTS = 0.8;
const LEAST = 0.003;

/** The matters of a message, the likeliest first, by likeness to ways and by the learned words. */
export function chooseMatter(
  { matters, ways, model }: PrayerLibrary,
  parts: readonly Part[],
): Chosen[] {
  const found = Map.groupBy(search(ways, parts), ({ owner }) => owner.matter);
  const words = sharesByWords(model, parts[0]!.text);
  const each = matters.map((matter) => {
    const own = found.get(matter) ?? [];
    const byWays = own.reduce((sum, one) => sum + one.share, 0);
    const byWords = words[model.choices.indexOf(matter.id)] ?? 0;
    return { matter, found: own, score: COUNTS * Math.log((byWays + LEAST) * (byWords + LEAST)) };
  });
  const shares = sharesOf(Float64Array.from(each, ({ score }) => score));
  return each
    .map((one, at) => ({ ...one, share: shares[at]! }))
    .toSorted((one, other) => other.share - one.share);
}

/** People often write without accents. */
const bare = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** The ways of Spanish prayers are all of their lines, found by words: the sentence model reads English alone. */
export const spanishWays = (matters: readonly PrayerMatter[]): Ways<PrayerMatter> =>
  makeWays(
    'spanish',
    matters
      .filter(({ id }) => id !== 'general')
      .flatMap((owner) => {
        const { title, concern, ways, heard, thoughts } = owner;
        const lines = [...ways, ...heard, ...thoughts].map(({ text }) => text);
        return [title, concern, ...lines].map((text) => ({ text: bare(text), owner }));
      }),
    1,
  );

/** A Spanish matter is certain when it is as near on average, and no other comes near. */
const SURE = 0.2;
const CLEAR = 1.5;

/** The matter of a Spanish request, when one is certain. */
export function spanishMatter(ways: Ways<PrayerMatter>, message: string): PrayerMatter | undefined {
  const part = { text: bare(message), at: -1, meaning: new Float32Array() };
  const [first, second] = search(ways, [part]);
  return first && first.mean >= Math.max(SURE, CLEAR * (second?.mean ?? 0))
    ? first.owner
    : undefined;
}
