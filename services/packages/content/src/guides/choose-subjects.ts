import { modelFor, scoresOf, sharesOf } from '../choice/model.ts';
import { sentencesIn } from '../words/sentences.ts';
import type { Chosen } from '../topics/choose-topics.ts';
import { asksForMore } from '../topics/message-kind.ts';
import { matchSubjects } from './match-subjects.ts';
import type { Guide, Subject, Turn } from './types.ts';

/** How much the whole counts, its first sentence, and the hand-written signs of a subject. */
const WHOLE = 0.9;
const FIRST = 0.3;
const SIGNS = 0.45;
/** From here on a subject is taken for what was meant; below it the guide asks. */
export const SURE_SUBJECT = 0.34;

/** What a message to a guide is about, the likeliest first. @param bias added to subjects, in the measure of signs */
export const chooseSubjects = (
  guide: Guide,
  message: string,
  bias: (subject: Subject) => number = () => 0,
): Chosen[] => {
  const model = modelFor(guide.name);
  const scored = (text: string): Float64Array => {
    const signs = new Map(
      matchSubjects(guide.subjects, text, bias).map(({ subject, score }) => [subject.id, score]),
    );
    return scoresOf(model, text).map(
      (score, at) => score + SIGNS * (signs.get(model.choices[at]!) ?? 0),
    );
  };
  const [first = message] = sentencesIn(message);
  const whole = scored(message);
  const begins = first === message ? whole : scored(first);
  const shares = sharesOf(whole.map((score, at) => WHOLE * score + FIRST * begins[at]!));
  return model.choices
    .map((id, at) => ({ id, share: shares[at]! }))
    .sort((one, other) => other.share - one.share);
};

/** What the person last spoke of in the chat, as far as it was sure. */
export const subjectBefore = (
  guide: Guide,
  history: readonly Turn[],
  certain: (message: string) => Subject | undefined = () => undefined,
): Subject | undefined => {
  for (const turn of history.toReversed()) {
    if (turn.role !== 'user' || asksForMore(turn.content)) continue;
    const isCertain = certain(turn.content);
    if (isCertain) return isCertain;
    const [best] = chooseSubjects(guide, turn.content);
    const subject = guide.subjects.find(({ id }) => id === best?.id);
    if (subject && best!.share >= SURE_SUBJECT) return subject;
  }
  return undefined;
};

/** From here on a subject may lead to a whole answer of its own. */
const SURE_THEME = 0.75;

/** What a message is most likely about, with its share. */
export const likeliest =
  (guide: Guide) =>
  (message: string): Chosen | undefined =>
    chooseSubjects(guide, message)[0];

/** The subject a message is most likely about, where that is sure enough to answer by it. */
export const likelySubject =
  (guide: Guide) =>
  (message: string): string | undefined => {
    const [best] = chooseSubjects(guide, message);
    return best && best.share >= SURE_THEME ? best.id : undefined;
  };
