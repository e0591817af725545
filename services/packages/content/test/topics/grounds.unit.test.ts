import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { wrongs } from '../../src/topics/areas/wrongs.ts';
import { topics } from '../../src/topics/all-topics.ts';
import { cues } from '../../src/topics/cues/find-cues.ts';
import { details } from '../../src/topics/details/details-of.ts';
import { groundTopic } from '../../src/topics/ground.ts';
import { isGrounded, needs } from '../../src/topics/needs/is-grounded.ts';
import { linesOfPersons } from '../../src/topics/person-lines.ts';
import { situations } from '../../src/topics/situations/all-situations.ts';
import { vague } from '../../src/topics/vague.ts';
import { wishes } from '../../src/topics/wishes/find-wishes.ts';

/** All words of the guide that are said of a matter. */
const blocks = [
  ...linesOfPersons,
  ...vague.prayersOfNothing,
  ...wrongs.prayers,
  ...situations.flatMap(({ lines, heard = '', asks = '' }) => [...lines, heard, asks]),
  ...wishes.flatMap(({ lines }) => lines),
  ...Object.values(details).flatMap((all) => all.map(([, line]) => line)),
  ...cues.flatMap(({ lines, heard = [] }) => [...lines, ...heard]),
  ...topics.flatMap(({ heard, prayers, questions, nextStep, forAnother }) => [
    ...heard,
    ...prayers,
    ...questions,
    nextStep,
    ...(forAnother?.heard ?? []),
    ...(forAnother?.questions ?? []),
    forAnother?.nextStep ?? '',
  ]),
];

/** Words of ours, and messages beside which they may not be said (!) or may (+). */
const table = readFileSync(join(import.meta.dirname, 'side-words.txt'), 'utf8')
  .split(/^## /m)
  .slice(1)
  .flatMap((part) => {
    const [words = '', ...lines] = part.trim().split('\n');
    return lines
      .filter((line) => /^[!+] /.test(line))
      .map((line): [string, boolean, string] => [words, line.startsWith('+'), line.slice(2)]);
  });

/** What is true of one stage only: such words need something in the message that shows it. */
const OF_A_STAGE = new RegExp(
  '\\b(?:sentence has been spoken|is born|now the years begin|first cry|unpacked for good|' +
    'goes? in again|only just happened|first mornings|Behind you is a gate|say goodbye|' +
    'whatever a court decides|closed from the inside|at the waking|one day we are old|' +
    'the secret cost|whole bus|small ears|hurt and stay|weighs less than)\\b',
  'i',
);

describe('what words of ours take for granted', () => {
  it('When the table is read, then three hundred messages leave words of ours out', () => {
    expect(table.filter(([, may]) => !may).length).toBeGreaterThanOrEqual(300);
  });

  it.each(table)(
    'When "%s" is thought of, then it may be said (%s) beside: %s',
    (words, may, message) => {
      const meant = blocks.filter((block) => block.includes(words));
      expect(meant.length).toBeGreaterThan(0);
      expect(meant.filter((block) => isGrounded(block, message)).length > 0).toBe(may);
    },
  );

  it('When words are true of one stage only, then something has to show it', () => {
    const untagged = blocks.filter(
      (block) => OF_A_STAGE.test(block) && !needs.some(({ says }) => says.test(block)),
    );
    expect(untagged).toEqual([]);
  });

  it('When something is taken for granted, then there are words of ours that do', () => {
    const idle = needs.filter(({ says }) => !blocks.some((block) => says.test(block)));
    expect(idle.map(({ says }) => says.source)).toEqual([]);
  });

  it.each(topics)(
    'When topic $id is met with hardly a word, then something is left to say',
    (topic) => {
      const { heard, prayers, questions, verses } = groundTopic(topic, 'Pray for us');
      for (const list of [heard, prayers, questions, verses])
        expect(list.length).toBeGreaterThan(0);
    },
  );

  it.each([
    ['My business partner wants to sell his half, pray that we stay honest', false],
    ['My business partner is leaving and asks for his share', false],
    ['My business partner sold the van behind my back', true],
    ['I found out that my business partner has been lying to me', true],
  ])('When “%s” is told, then the verse of an insult comes beside it: %s', (message, may) => {
    const partner = topics.find(({ id }) => id === 'business-partner')!;
    expect(groundTopic(partner, message).verses.includes('Psalm 55:12-14')).toBe(may);
  });
});
