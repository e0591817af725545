import type { Fact } from '../../library/types.ts';

/** An outcome as people write it, and what one can do for it. */
const toDo: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:lose|weight|pounds|lbs?|kilos?|fit|shape)\b/i,
    'I walk for thirty minutes before breakfast, Monday to Friday.',
  ],
  [
    /\b(?:customers?|clients?|accounts?|leads|bookings|members)\b/i,
    'On Tuesdays and Thursdays before ten I call two people and ask each for the order or for one name.',
  ],
  [
    /\b(?:dad|father|mom|mum|mother|parent)\b/i,
    'On Thursdays from six to eight I am with my children, and my telephone lies in another room.',
  ],
  [
    /\b(?:husband|wife|marriage|spouse)\b/i,
    'On Fridays at seven we go for a walk together for an hour, without talking about the business.',
  ],
  [
    /\b(?:hire|staff|team|employees?|crew|turnover of people)\b/i,
    'On Mondays I ask one of my people what held him up last week, and write the answer down.',
  ],
  [
    /\b(?:boss|leader|manager|patient|calm|temper|yell)\b/i,
    'Each evening at closing time I thank one of my people by name, and before I say anything sharp I go once around the building.',
  ],
  [
    /\b(?:debt|pay off|pay down|owe|credit card)\b/i,
    'On the first of the month, before anything else, I pay one fixed sum on the dearest debt.',
  ],
  [
    /\b(?:save|savings|emergency fund)\b/i,
    'On every payday I put one fixed sum into the second account, before I pay anything else.',
  ],
  [
    /\b(?:sales|revenue|turnover|money|income|profit|grow|\$|£|€|k a month|double)\b/i,
    'Every morning before ten I send one priced offer, and on Fridays I call after those who have not answered.',
  ],
  [
    /\b(?:organi[sz]ed|paperwork|books|admin|taxes)\b/i,
    'On Fridays from two to three I enter all receipts of the week, with the door closed.',
  ],
  [
    /\b(?:pray|bible|god|faith|scripture|church)\b/i,
    'Every day at six I read one page and pray for five minutes, before I look at the telephone.',
  ],
  [
    /\b(?:reviews?|stars?|known|followers?|reputation)\b/i,
    'Each customer who pays gets the question from me, “What could we have done better?”, and a card with the place for a review.',
  ],
  [
    /\b(?:stress|rest|sleep|balance|time off|burn)\b/i,
    'At seven in the evening I switch off the work telephone, and on Sundays it stays in the drawer.',
  ],
  [
    /\b(?:finish|graduate|learn|students?|girls|skirt|class|school|pass)\b/i,
    'Every week at the same hour I teach one step, show it once myself, and watch each of them do it once.',
  ],
  [
    /\b(?:quit|stop|smok|drink)\b/i,
    'When the wish comes, I drink a glass of water and call one man whose number stands on a card.',
  ],
  [
    /\b(?:work harder|harder|more productive|focus)\b/i,
    'Until eleven I do the dearest job of the day, with the telephone in another room.',
  ],
  [
    /\b(?:writ|book|website|launch|open|start|build)\b/i,
    'On Mondays, Wednesdays and Fridays from seven to eight I work on it, and cross the day off on the wall.',
  ],
];
const someStep =
  'On Mondays at nine I do one thing for it that takes half an hour, and cross it off.';

const isBehavior =
  /^(?:i )?(?:will |to )?(?:call|ring|walk|run|write|send|ask|visit|read|pray|post|knock|email|text|practice|drive|cook|meet|thank|teach|attend|go to|wake|get up|show up|put|block|turn off|switch off)\b|\bevery (?:day|morning|evening|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week)\b|\bat (?:\d|nine|ten|eight|seven|six)\b/i;

const othersSay = /\b(?:says?|said|asks?|asked)[,:]? ["“][^"”]*["”]/gi;
const quotes = (text: string): string[] =>
  [...text.replaceAll(othersSay, ' ').matchAll(/["“]([^"”“]{3,200})["”]/g)].map(([, inside = '']) =>
    inside.trim(),
  );

/** The lines that somebody wrote on the sheet: between quotation marks, or behind "I wrote". */
const linesIn = (text: string): string[] => {
  const quoted = quotes(text);
  const written =
    quoted.length > 0
      ? quoted
      : [
          /\b(?:i wrote|i put|mine (?:is|are|says?)|my (?:list|lines?) (?:is|are))[:,]? ([^.?!\n]{4,160})/i.exec(
            text,
          )?.[1] ?? '',
        ];
  return written
    .flatMap((line) => line.split(/[,;/]|\band\b/))
    .map((line) => line.trim().replace(/[.!?]{1,9}$/, ''))
    .filter((line) => line.split(/\s+/).length > 1);
};

const doFor = (line: string): string => toDo.find(([named]) => named.test(line))?.[1] ?? someStep;

/** Outcomes written anew as behaviors, and single lines sorted to one side or the other. */
export const sortedFacts: Readonly<Record<string, Fact>> = {
  rewritten: ({ all }) => {
    const lines = [...new Set(linesIn(all))].slice(0, 5);
    if (lines.length === 0) return undefined;
    const done = new Set<string>();
    return lines
      .map((line) => {
        const behavior = isBehavior.test(line)
          ? `${line} (that one is behavior already)`
          : doFor(line);
        if (done.has(behavior)) return '';
        done.add(behavior);
        return `- For “${line}”: ${behavior}`;
      })
      .filter((line) => line !== '')
      .join('\n');
  },
  rewriteWanted: ({ message }) =>
    /\b(?:what|which) behaviou?rs?\b|\brewrite\b|\bturn (?:it|them|my \w+) into\b/i.test(message)
      ? 'yes'
      : undefined,
  sorted: ({ message }) => {
    const line =
      quotes(message)[0] ??
      /^(.{6,120}?)[.!,;] *(?:is|would) (?:that|it|this) (?:be )?(?:one|a behaviou?r|an outcome)\b/i.exec(
        message,
      )?.[1] ??
      /^(?:so |and |is |what about |would )*(.{6,120}?),? (?:is that|which (?:one )?is (?:that|it)|a behaviou?r or|an outcome or)/i.exec(
        message,
      )?.[1];
    if (!line) return undefined;
    return isBehavior.test(line)
      ? `“${line}” is behavior: somebody could stand beside you and see it, and you can promise it for tomorrow. It belongs in the left-hand column.${/\d/.test(line) ? '' : ' Give it a day and an hour, and it is finished.'} What comes of it, and by when, goes to the right.\n\nWhat is it meant to bring about?`
      : `“${line}” is an outcome. It is a good one, one can see it, and it does not lie in your hand alone: others have to do their part, or time has to pass. So it goes in the right-hand column. The behavior on the left is what you do for it yourself: “${doFor(line)}”\n\nWhich day and hour would you put there?`;
  },
};
