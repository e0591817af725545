import { scoresByWords, sharesOf, type WordModel } from '../choice/word-model.ts';
import type { PrayerMatter, PrayerWords } from '../data/read-prayers.ts';
import type { Part } from '../meaning/parts.ts';
import type { Understanding } from '../meaning/understand.ts';
import { search, type Way, type Ways } from '../meaning/ways.ts';

/** To whom a way belongs: a matter, or something told within it. */
export interface PrayerOwner {
  matter: PrayerMatter;
  told: PrayerWords | undefined;
}

/** All that an English prayer is chosen from. */
export interface PrayerLibrary {
  matters: readonly PrayerMatter[];
  general: PrayerMatter;
  ways: Ways<PrayerOwner>;
  model: WordModel;
  partsOf: Understanding['partsOf'];
}

export const prayerWays = (matters: readonly PrayerMatter[]): Way<PrayerOwner>[] =>
  matters.flatMap((matter) =>
    [undefined, ...matter.within].flatMap((told) =>
      (told ?? matter).ways.map(({ text }) => ({ text, owner: { matter, told } })),
    ),
  );

/** What is prayed when no matter is certain. */
export const generalOf = (matters: readonly PrayerMatter[]): PrayerMatter =>
  matters.find(({ id }) => id === 'general')!;

/** A matter, and how sure it is: shares that add up to one. */
export interface Chosen {
  matter: PrayerMatter;
  share: number;
  /** How near the message comes to one way of saying it. */
  near: number;
}

/** How much each kind of evidence counts, and a share below which it makes no difference. */
const BY_WAYS = 0.8;
const BY_WORDS = 0.8;
const LEAST = 0.003;

/** What a message is about, the likeliest first, by likeness to ways and by the learned words. */
export function chooseMatter(
  { matters, ways, model }: Pick<PrayerLibrary, 'matters' | 'ways' | 'model'>,
  parts: readonly Part[],
): Chosen[] {
  const found = new Map(
    search(ways, parts, ({ matter }) => matter.id).map((one) => [one.owner.matter.id, one]),
  );
  const words = sharesOf(scoresByWords(model, parts[0]!.text));
  const scores = Float64Array.from(matters, ({ id }) => {
    const byWays = found.get(id)?.share ?? 0;
    const byWords = words[model.choices.indexOf(id)] ?? 0;
    return BY_WAYS * Math.log(byWays + LEAST) + BY_WORDS * Math.log(byWords + LEAST);
  });
  const shares = sharesOf(scores);
  return matters
    .map((matter, at) => ({ matter, share: shares[at]!, near: found.get(matter.id)?.near ?? 0 }))
    .toSorted((one, other) => other.share - one.share);
}
