import type { ReadText, Span } from './read-text.ts';
import { isAlarming } from './word-classes.ts';

/** Words of thanks, praise and greetings. A sentence with only these says nothing about danger. */
const courtesies = new Set(
  `thank thanks thankful thankyou grateful gratitude appreciate appreciated praise praises praising bless blessed blesses
  blessing blessings glory glorious hallelujah alleluia amen god gods lord lords jesus christ father heavenly holy spirit
  almighty savior name faithful faithfulness good goodness great greatness gracious mercy merciful mercies grace love loves
  loving friend friends family families fellowship fellowships community group church brother brothers sister sisters
  brethren saints everyone everybody prayer prayers pray praying prayed prays team hello hi hey dear greetings morning
  evening afternoon welcome wonderful amazing awesome beautiful encouraging encouragement encouraged encourage kind kindness
  support supporting supportive uplifting report answered answer answers always truly really believers warriors members
  reading listening testimony testimonies joy joyful happy glad rejoice celebrate worship hope hoping faith peace king
  kingdom site page place website forum fails failed reigns rocks sincerely regards week day days today year month time times
  thanksgiving help helps helped helping doing done does
  i im we were you youre u your yours yall he him his us me my mine our ours it its this that these those they them who what
  which all every each any some many much more most so very such too also again just and or but for of to in on at by from
  with as about over through up out the a an is are am was be been being do did have has had will can may would should
  first of anyway best another one ones ever never how when because everything whole lot lots here there`
    .split(/\s+/)
    .filter(Boolean),
);

/** A sentence needs one of these words to be a courtesy. "I am done with everything" has only small words. */
const heart =
  /^(?:thank|grate|appreciat|prais|bless|glor|hallel|allel|amen|hello|hi$|hey|dear|greeting|welcome|faithful|goodness|wonderful|joy|rejoic)/;

/**
 * Share of other words allowed in a sentence of thanks ("for the rain and a full house"). None of them may point to
 * danger.
 */
const mostOthers = 0.35;

function isCourtesy(words: readonly string[], isCalm: (() => boolean) | undefined): boolean {
  if (!words.some((word) => heart.test(word))) return false;
  if (isCalm?.()) return true;
  const others = words.filter((word) => !courtesies.has(word));
  return others.length <= mostOthers * words.length && !others.some(isAlarming);
}

/**
 * The text without sentences that are only courtesies, so that they do not outweigh the rest; the whole text if nothing
 * else remains.
 * @param isCalm whether a span of words says nothing about danger, if a model can tell; then thanks for anything are a
 * courtesy
 */
export function withoutCourtesies(read: ReadText, isCalm?: (span: Span) => boolean): ReadText {
  const words: string[] = [];
  const sentences: Span[] = [];
  const spoken: string[] = [];
  for (const [at, [start, end]] of read.sentences.entries()) {
    const sentence = read.words.slice(start, end);
    if (isCourtesy(sentence, isCalm && (() => isCalm([start, end])))) continue;
    sentences.push([words.length, words.length + sentence.length]);
    spoken.push(read.spoken[at] ?? '');
    words.push(...sentence);
  }
  return words.length > 0 ? { words, sentences, spoken } : read;
}
