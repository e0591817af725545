import { scoresByWords, sharesOf } from '../choice/word-model.ts';
import type { PrayerMatter } from '../data/read-prayers.ts';
import type { Part } from '../meaning/parts.ts';
import { search, type Found } from '../meaning/ways.ts';
import type { PrayerLibrary, PrayerOwner } from './prayer-library.ts';

/** A matter, and how sure it is: shares that add up to one. */
export interface Chosen {
  matter: PrayerMatter;
  share: number;
  /** How near the message comes to one way of saying it; 0 when only its words speak for it. */
  near: number;
}

/** How much each kind of evidence counts, and a share below which it makes no difference. */
const BY_WAYS = 0.8;
const BY_WORDS = 0.8;
const LEAST = 0.003;

/** What a message is about, the likeliest first. */
export function chooseMatter(
  { matters, ways, model }: PrayerLibrary,
  parts: readonly Part[],
  skip?: (at: number) => boolean,
): Chosen[] {
  const found = new Map<string, Found<PrayerOwner>>(
    search(ways, parts, ({ matter }) => matter.id, skip).map((one) => [one.owner.matter.id, one]),
  );
  const words = sharesOf(scoresByWords(model, parts[0]!.text));
  const places = new Map(model.choices.map((id, at) => [id, at]));
  const shares = sharesOf(
    Float64Array.from(matters, ({ id }) => {
      const place = places.get(id);
      return (
        BY_WAYS * Math.log((found.get(id)?.share ?? 0) + LEAST) +
        BY_WORDS * Math.log((place === undefined ? 0 : words[place]!) + LEAST)
      );
    }),
  );
  return matters
    .map((matter, at) => ({ matter, share: shares[at]!, near: found.get(matter.id)?.near ?? 0 }))
    .toSorted((one, other) => other.share - one.share);
}
