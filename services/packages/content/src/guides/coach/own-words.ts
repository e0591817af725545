/** What the person filled in, by its path (`humanNeeds.ranking.0`, `actionLists.doList.2`). */
export type CoachResponses = Readonly<Record<string, string>>;

const LONGEST = 90;

/** Their words fit to stand between our quotation marks. */
const quote = (text: string): string => {
  const plain = text.replaceAll(/["“”„«»\n]+/g, ' ').trim();
  return `“${plain.length > LONGEST ? `${plain.slice(0, LONGEST).trimEnd()}…` : plain}”`;
};

/** Paths come nested as the page keeps them or flat as the training call does: only their ends are alike. */
const find = (responses: CoachResponses, ending: RegExp): string | undefined =>
  Object.entries(responses).find(([path, text]) => ending.test(path) && text.trim() !== '')?.[1];

const readers: Readonly<Record<string, [ending: RegExp, sentence: (quoted: string) => string][]>> =
  {
    'life-goals': [
      [/(?:worksheet|[gG]oals)\.(?:home)(?:\.value)?$/, (own) => `For the home you wrote ${own}.`],
      [
        /(?:worksheet|[gG]oals)\.(?:business)(?:\.value)?$/,
        (own) => `For the business you wrote ${own}.`,
      ],
      [/(?:worksheet|[gG]oals)\.\w+(?:\.value)?$/, (own) => `In your worksheet I read ${own}.`],
    ],
    'your-check': [
      [
        /(?:worksheet|[gG]oals)\.\w+(?:\.value)?$/,
        (own) => `One line of your worksheet says ${own}.`,
      ],
    ],
    'human-needs': [[/ranking\.0$/, (own) => `You put ${own} first in your ranking.`]],
    behaviors: [
      [/badBehaviors\.0$/, (own) => `Among what you want to leave behind you named ${own}.`],
      [/goodBehaviors\.0$/, (own) => `Among your good behaviors you named ${own}.`],
    ],
    'three-ps': [
      [/(?:threePs\w*)\.outcome$/, (own) => `The outcome in your formula is ${own}.`],
      [/(?:threePs\w*)\.coreValue$/, (own) => `The core value in your formula is ${own}.`],
    ],
    'action-lists': [
      [/doList\.0$/, (own) => `First on your list of things to do is ${own}.`],
      [/desiredOutcome$/, (own) => `The outcome you want is ${own}.`],
    ],
  };

/** A sentence that takes up what the person filled in for a module (`life-goals`, …); empty when there is nothing. */
export const ownWords = (responses: CoachResponses, module: string): string => {
  for (const [ending, sentence] of readers[module] ?? []) {
    const text = find(responses, ending);
    if (text) return sentence(quote(text));
  }
  return '';
};
