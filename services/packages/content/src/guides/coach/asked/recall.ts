import type { ComposedReply } from '../../types.ts';
import type { CoachResponses } from '../own-words.ts';

const asksBack =
  /\bwhat (?:did|have|had) i (?:\w+ ){0,2}?(?:write|written|put|fill(?:ed)?(?: in)?|say|said|set|enter(?:ed)?|list(?:ed)?|rank(?:ed)?|choose|chosen|chose)\b|\bwhat (?:was|were|is|are|[’']s) my\b[^?]*\b(?:again|in the (?:sheet|module|training|worksheet)|i wrote)\b|\b(?:remind me|show me|read me|repeat)\b[^?.]*\b(?:i wrote|my (?:own )?(?:answers?|words|goals?|list|ranking|sheet|purpose|value|outcome))\b/i;

const common = new Set(
  'what did have had i my me a the as in for on of to is was were are write written put fill filled say said set enter entered list listed again sheet module training worksheet wrote remind show about do you see'.split(
    ' ',
  ),
);
const mostShown = 3;
const longest = 300;

const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1)
    .map((word) => word.replace(/s$/, ''));

const quoted = (text: string): string =>
  `“${text
    .replaceAll(/["“”\s]+/g, ' ')
    .trim()
    .slice(0, longest)}”`;

/** "humanNeeds.ranking.0" as people call it: "ranking, number 1". */
const nameOf = (path: string): string => {
  const parts = path.split('.').filter((part) => part !== 'value');
  const last = parts.at(-1)!;
  const place = /^\d+$/.test(last) ? `, number ${Number(last) + 1}` : '';
  const word = place === '' ? last : (parts.at(-2) ?? last);
  return `${word.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()}${place}`;
};

/** What somebody filled in on a sheet, where they ask for it; undefined where they do not. */
export const recall = (responses: CoachResponses, message: string): ComposedReply | undefined => {
  if (!asksBack.test(message)) return undefined;
  const asked = new Set(wordsOf(message).filter((word) => !common.has(word)));
  const filled = Object.entries(responses).filter(([, text]) => text.trim() !== '');
  const found = filled
    .map(([path, text]) => ({
      path,
      text,
      hits: wordsOf(path).filter((word) => asked.has(word)).length,
    }))
    .filter(({ hits }) => hits > 0);
  const most = Math.max(0, ...found.map(({ hits }) => hits));
  const shown = found.filter(({ hits }) => hits === most).slice(0, mostShown);
  const text =
    shown.length > 0
      ? `You wrote, ${shown.map((one) => `for ${nameOf(one.path)}: ${quoted(one.text)}`).join('; ')}.\n\nDoes it still stand like this, or shall we mend it?`
      : filled.length > 0
        ? `On that I see nothing filled in yet. What I do see: ${filled
            .slice(0, mostShown)
            .map(([path, words]) => `${nameOf(path)}, ${quoted(words)}`)
            .join('; ')}.\n\nShall we fill in the one you asked for, together?`
        : 'Of what you filled in I see nothing in this talk. In the training on your dashboard the chat beside the sheet sees what you wrote there; here you can paste the line, and we go on with it.\n\nHow does it read?';
  return { text, subjects: [], passages: [] };
};
