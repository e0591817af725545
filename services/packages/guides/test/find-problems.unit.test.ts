import { describe, expect, it } from 'vitest';
import { answersProblems, prayerProblems } from '../check/find-problems.ts';
import { answersIn, linesIn, prayersIn } from '../src/data/read-entries.ts';

const prayer = `# late-pay | Unpaid invoices
+ they owe us since spring
: You did the work.
- Give words that are firm.
- Provide for the gap.
= Psalm 37:5-6
? What does it mean for you?
> Call today.`;
const answer = `# rent | How do I pay the rent?
## opening
? I cannot pay my rent
Call {mail}. Paul writes “For God so loved the world” (John 3:16).
> Hebrews 13:5`;

const ofPrayer = (text: string) => prayerProblems(prayersIn(linesIn(text, 'a.txt')));
const ofAnswer = (text: string) => answersProblems(answersIn(linesIn(text, 'a.txt')));

describe('the check of the data', () => {
  it('When an entry is whole, then it has no problem', () => {
    expect(ofPrayer(prayer)).toEqual([]);
    expect(ofAnswer(answer)).toEqual([]);
  });

  it.each([
    [
      'a verse that does not exist',
      prayer.replace('37:5-6', '151:2'),
      'data/a.txt:6 there is no verse',
    ],
    ['a placeholder', prayer.replace('firm', '{name}'), 'data/a.txt:4 nothing fills {name}'],
    ['an id twice', `${prayer}\n${prayer.replace('owe us', 'owed')}`, 'data/a.txt:9 the id'],
    [
      'a way in two entries',
      `${prayer}\n${prayer.replace('late-pay', 'late')}`,
      'data/a.txt:10 the way of saying',
    ],
    [
      'no way of saying',
      prayer.replace('+ they owe us since spring\n', ''),
      'data/a.txt:1 there is no way',
    ],
    ['no title', prayer.replace(' | Unpaid invoices', ''), 'data/a.txt:1 id or title'],
    ['an unknown mark', prayer.replace('invoices', 'invoices | sad'), 'data/a.txt:1 no mark'],
  ])('When a prayer has %s, then file and line are named', (_, text, problem) => {
    expect(ofPrayer(text)[0]).toContain(problem);
  });

  it.each([
    [
      'a quotation that differs',
      answer.replace('loved the world', 'liked the world'),
      'data/a.txt:4 a quotation',
    ],
    ['an unknown sheet', answer.replace('\n', '\n@ sheet recipe\n'), 'there is no sheet recipe'],
    [
      'a verse that does not exist',
      answer.replace('> Hebrews 13:5', '> Hebrews 14:5'),
      'data/a.txt:5 there is no verse',
    ],
    ['a placeholder', answer.replace('{mail}', '{phone}'), 'data/a.txt:4 nothing fills {phone}'],
    [
      'no way of asking',
      answer.replace('? I cannot pay my rent\n', ''),
      'data/a.txt:2 there is no way',
    ],
    ['a title that is no question', answer.replace('rent?', 'rent'), 'data/a.txt:1 its question'],
  ])('When an answer has %s, then file and line are named', (_, text, problem) => {
    expect(ofAnswer(text)[0]).toContain(problem);
  });
});
