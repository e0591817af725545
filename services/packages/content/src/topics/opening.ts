import { isTurning } from './beside.ts';
import { asksIfWrong } from './form-asked.ts';
import { inSpeech } from './persons.ts';
import { fill, followUps, phrases } from './phrases.ts';
import type { Reading } from './read-request.ts';
import type { Situation } from './situations/situation.ts';
import { topicsOfTheDead } from './tender-topics.ts';
import { vague } from './vague.ts';
import { welcomeFor } from './welcome.ts';

/** So few words may be said back whole. */
const FEW = 3;

/** So near a situation must be for what is said and asked around the prayer; a line of prayer may be more general. */
const PLAIN_ENOUGH = 0.68;

/** The situations that what is said and asked around the prayer may speak of. What is said to a mourner is said to no friend. */
export const plainlyTold = ({ situations, main, isForAnother }: Reading): Situation[] =>
  isForAnother && main.forAnother && topicsOfTheDead.has(main.id)
    ? []
    : situations
        .filter(
          ({ situation, nearness }) => situation.topic === main.id && nearness >= PLAIN_ENOUGH,
        )
        .map(({ situation }) => situation);

const heardFirst = (reading: Reading): string => {
  const { main, isUnsure, given, said, pick, message, cues, stories } = reading;
  if (stories.length > 0 || reading.isOfMatter) return pick.fresh(main.heard, said);
  const told = plainlyTold(reading)
    .map((situation) => situation.heard)
    .find((heard) => heard !== undefined && !said.includes(heard));
  if (told) return told;
  const [only, ...others] = given.told;
  const isTiny = only !== undefined && others.length + given.asked.length === 0;
  if (isUnsure && isTiny && message.split(/\s+/).length <= FEW)
    return fill(pick.fresh(vague.few, said), { words: only.replace(/\.$/, '') });
  const asks = [...given.told, ...given.asked].some((line) => line.endsWith('?'));
  if (isUnsure && asks) return pick.fresh(vague.heardQuestion, said);
  const telling = cues.find((one) => one.heard)?.heard;
  return pick.fresh(telling?.some((line) => !said.includes(line)) ? telling : main.heard, said);
};

const acknowledge = (reading: Reading): string => {
  const { kind, main, second, before, persons, said, pick } = reading;
  const people = inSpeech(persons);
  const concern = main.concern;
  // Filled before they are compared: what was said stands filled in the chat.
  const freshly = (patterns: readonly string[], values: Record<string, string>): string =>
    pick.fresh(
      patterns.map((pattern) => fill(pattern, values)),
      said,
    );
  if (kind === 'more') return freshly(followUps.more, { concern });
  const heard = heardFirst(reading);
  if (kind === 'too') {
    const opening = people === '' ? pick.one(followUps.tooNobody) : pick.one(followUps.too);
    return fill(opening, { people });
  }
  if (second) return `${heard} ${freshly(phrases.alsoHeard, { concern: second.concern })}`;
  if (before) return `${heard} ${freshly(followUps.again, { concern: before.concern })}`;
  return heard;
};

const NOT_WRONG = 'No, it is not wrong to be as you are just now.';
const OWN_RULES = 'I stay what I am, an AI that helps people to pray, and my rules stay, too.';

/** What is said before the prayer: a welcome where somebody asks for it, an answer to a question, and that they were heard. */
export const openingOf = (reading: Reading, whole: string): string =>
  [
    welcomeFor(whole),
    reading.main.id === 'curse' && isTurning(whole) ? OWN_RULES : undefined,
    asksIfWrong(whole) ? NOT_WRONG : undefined,
    acknowledge(reading),
  ]
    .filter((part) => part !== undefined)
    .join(' ');
