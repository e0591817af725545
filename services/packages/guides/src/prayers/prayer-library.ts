import { readWordModel, type WordModel } from '../choice/word-model.ts';
import type { PrayerMatter, PrayerWords } from '../data/read-prayers.ts';
import type { Said, Understanding } from '../meaning/understand.ts';
import type { Ways } from '../meaning/ways.ts';

/** To whom a way belongs: a matter, or something told within it. */
export interface PrayerOwner {
  matter: PrayerMatter;
  told: PrayerWords | undefined;
}

export const prayerWays = (matters: readonly PrayerMatter[]): Said<PrayerOwner> => {
  const each = matters.flatMap((matter) => [
    ...matter.ways.map(({ text }) => ({ text, owner: { matter, told: undefined } })),
    ...matter.within.flatMap((told) =>
      told.ways.map(({ text }) => ({ text, owner: { matter, told } })),
    ),
  ]);
  return {
    name: 'prayers',
    texts: each.map(({ text }) => text),
    owners: each.map(({ owner }) => owner),
  };
};

/** All that a prayer is made of. */
export interface PrayerLibrary {
  matters: readonly PrayerMatter[];
  general: PrayerMatter;
  ways: Ways<PrayerOwner>;
  partsOf: Understanding['partsOf'];
  model: WordModel;
}

const GENERAL = 'general';

export const generalOf = (matters: readonly PrayerMatter[]): PrayerMatter => {
  const general = matters.find(({ id }) => id === GENERAL);
  if (!general) throw new Error(`No prayer has the id "${GENERAL}".`);
  return general;
};

export const makePrayerLibrary = (
  matters: readonly PrayerMatter[],
  said: Said<PrayerOwner>,
  { waysOf, partsOf }: Understanding,
): PrayerLibrary => ({
  matters,
  general: generalOf(matters),
  ways: waysOf(said),
  partsOf,
  model: readWordModel(),
});
