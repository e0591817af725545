import { readFileSync } from 'node:fs';
import { topics } from '../src/topics/all-topics.ts';
import { speaksOf } from '../src/topics/covers.ts';
import { readRequest } from '../src/topics/read-request.ts';
import { stemOf } from '../src/words/read-words.ts';
import { readConversations, readFile } from './read-requests.ts';
import { coachGuide } from '../src/guides/coach/compose-coach.ts';
import { contributionGuide } from '../src/guides/contribution/compose-contribution.ts';
import { businessGuide } from '../src/guides/business/compose-business-guide.ts';
import { chooseSubjects, SURE_SUBJECT } from '../src/guides/choose-subjects.ts';

const frozen = new URL('../corpus/frozen/', import.meta.url);

/** Words of authors for topics that name more than one thing, or that our topics call otherwise. */
const FILLING = new Set([
  'by',
  'a',
  'the',
  'of',
  'to',
  'in',
  'for',
  'and',
  'my',
  'with',
  'old',
  'new',
  'at',
]);

const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => !FILLING.has(word)).map(stemOf);

const lists = new Map(
  readFileSync(new URL('../corpus/topic-words.txt', import.meta.url), 'utf8')
    .split(/^# /m)
    .slice(1)
    .map((part): [string, string] => [part.split('\n')[0]!.trim(), part]),
);

/** Which topics an author may have meant by a word or two: those that are called so, or that list the word. */
export const topicsMeant = (label: string): string[] => {
  const wanted = stemsOf(label);
  const ids = [...new Set([...topics.map(({ id }) => id), ...lists.keys()])];
  return ids.filter((id) => {
    const title = topics.find((topic) => topic.id === id)?.title ?? '';
    const known = new Set(stemsOf(`${id} ${title} ${lists.get(id) ?? ''}`));
    return wanted.some((stem) => known.has(stem));
  });
};

const percent = (part: number, whole: number): number => Math.round((1000 * part) / whole) / 10;

/** How topics are chosen on the requests of authors who were set aside. In percent. */
export const measurePrayers = () => {
  const judged = readFile(new URL('prayers.txt', frozen), 'frozen').map(({ fitting, text }) => {
    const { main, isUnsure, kind } = readRequest({ message: text });
    const id = kind === 'request' ? main.id : kind;
    const meant = topicsMeant(fitting.join(' '));
    return {
      isSure: !isUnsure || kind !== 'request',
      // A topic that speaks of another already (cancer of illness) is right for it, too.
      isRight: meant.some((one) => one === id || speaksOf(id, one)),
      isKnown: meant.length > 0,
    };
  });
  const known = judged.filter(({ isKnown }) => isKnown);
  const sure = known.filter(({ isSure }) => isSure);
  return {
    requests: judged.length,
    known: known.length,
    sure: percent(sure.length, known.length),
    rightWhenSure: percent(sure.filter(({ isRight }) => isRight).length, sure.length),
    rightOrNotGuessed: percent(
      known.filter(({ isRight, isSure }) => isRight || !isSure).length,
      known.length,
    ),
  };
};

/**
 * How topics are chosen on short everyday requests of an author who was set aside, and who named the topics by their
 * ids. In percent.
 */
export const measureShortPrayers = () => {
  const judged = readFile(new URL('short-prayers.txt', frozen), 'frozen')
    .filter(({ fitting: [first] }) => first !== 'general')
    .map(({ fitting, text }) => {
      const { main, isUnsure, kind } = readRequest({ message: text });
      return {
        isSure: !isUnsure && kind === 'request',
        isRight: fitting.some((one) => one === main.id || speaksOf(main.id, one)),
      };
    });
  const sure = judged.filter(({ isSure }) => isSure);
  return {
    requests: judged.length,
    sure: percent(sure.length, judged.length),
    rightWhenSure: percent(sure.filter(({ isRight }) => isRight).length, sure.length),
  };
};

/** How many first turns of the set-aside conversations a guide is sure of. In percent. */
export const measureConversations = () =>
  [coachGuide, contributionGuide, businessGuide].map((guide) => {
    const conversations = readConversations(new URL(`${guide.name}.txt`, frozen));
    const sure = conversations.filter(
      ([first = '']) => chooseSubjects(guide, first)[0]!.share >= SURE_SUBJECT,
    );
    return {
      guide: guide.name,
      conversations: conversations.length,
      sure: percent(sure.length, conversations.length),
    };
  });
