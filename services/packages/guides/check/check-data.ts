// Checks data/ and names file and line of what is wrong:
//   npx node services/packages/guides/check/check-data.ts
import { readData } from '../src/load-guides.ts';
import { readLists } from '../src/data/wording.ts';
import { answersProblems, phraseProblems, prayerProblems, spanishVerse } from './find-problems.ts';

const { prayers, spanish, answers } = readData();
const problems = [
  ...prayerProblems(prayers),
  ...prayerProblems(spanish, spanishVerse),
  ...answers.flatMap(({ name, matters }) => (name === 'turns' ? [] : answersProblems(matters))),
  ...phraseProblems(readLists('phrases.txt')),
  ...phraseProblems(readLists('spanish/phrases.txt')),
];
process.stdout.write(problems.map((problem) => `${problem}\n`).join(''));
process.stdout.write(`${problems.length} problems in data/\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
