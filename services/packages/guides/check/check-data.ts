// Checks data/ and names file and line of what is wrong:
//   npx node services/packages/guides/check/check-data.ts
import { readData, guideNames } from '../src/load-guides.ts';
import { readSpanishPrayers } from '../src/data/read-prayers.ts';
import { readLists } from '../src/data/wording.ts';
import { answersProblems, phraseProblems, prayerProblems, spanishVerse } from './find-problems.ts';

const { prayers, answers } = readData();
const problems = [
  ...prayerProblems(prayers),
  ...prayerProblems(readSpanishPrayers(), spanishVerse),
  ...guideNames.flatMap((guide) => answersProblems(answers.get(guide) ?? [])),
  ...phraseProblems(readLists('phrases.txt')),
  ...phraseProblems(readLists('spanish/phrases.txt')),
];
process.stdout.write(problems.map((problem) => `${problem}\n`).join(''));
process.stdout.write(`${problems.length} problems in data/\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
