import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { chooseTopics, composePrayer } from '../../src/topics/index.ts';
import { seedOf } from '../../src/topics/seeded.ts';
import { situations, tellings } from '../../src/topics/situations/all-situations.ts';
import { situationsIn } from '../../src/topics/situations/choose-situations.ts';
import {
  findSituations,
  tellingFiles,
  type TellingFacts,
} from '../../src/topics/situations/find-situations.ts';
import { topicOf } from '../../src/topics/choose-topics.ts';
import { understand } from '../../src/words/understand.ts';

// The sentence model and the weights are read once, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const told = (message: string) => {
  const understood = understand(message);
  const chosen = chooseTopics(message, understood.whole);
  return situationsIn(findSituations(understood), chosen[0]!.id, chosen).map(
    ({ situation }) => situation.said[0],
  );
};

describe('situations', () => {
  it('When a telling is changed, then the meanings are trained anew', () => {
    const { texts } = JSON.parse(readFileSync(tellingFiles.facts, 'utf8')) as TellingFacts;
    expect(texts).toBe(seedOf(tellings.join('\n')));
  });

  it('When a situation is written, then its topic is known and its lines are prayers', () => {
    for (const { topic, said, lines } of situations) {
      expect(topicOf(topic)).toBeDefined();
      expect(said.length).toBeGreaterThanOrEqual(2);
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(line).toMatch(/^\p{Lu}.*[.?]$/u);
    }
  });

  it.each([
    ['Chemo starts Monday for my aunt', 'Chemo number four is on Thursday'],
    ['The funeral of my uncle is on Friday', 'The funeral is on Saturday'],
    ['My stepdaughter marries next month', 'My daughter gets married on Saturday'],
    ['My cousin was sentenced to three years', 'My grandson was sentenced to six years'],
    [
      'The kids at school laugh at how my girl talks',
      'Girls at school made a group chat about my daughter',
    ],
    ['I have to lay off five people on Monday', 'On Friday I have to let seven people go'],
    [
      'My wife does not know how much we owe on the cards',
      'I tell my wife tonight about the cards',
    ],
    ['Dad has dementia and thinks I am his brother', 'Mum puts the kettle in the fridge'],
  ])('When somebody writes "%s", then it is known as what it is', (message, situation) => {
    expect(told(message)).toContain(situation);
  });

  it('When something else is told, then no situation is made of it', () => {
    expect(told('the goats are on the hill and grandpa whistles')).toEqual([]);
  });

  it('When a situation is told, then its own line is prayed', () => {
    const { text } = composePrayer({ message: 'Our dog had to be put down yesterday. 14 years.' });
    expect(text).toContain('an animal that was glad every single time');
  });
});
