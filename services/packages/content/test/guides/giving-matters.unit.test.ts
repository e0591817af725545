import { describe, expect, it } from 'vitest';
import { composeContribution } from '../../src/guides/index.ts';
import { talk } from './talk-with.ts';

/** What is said where nothing was written. */
const GIVES_UP =
  /That I do not know for certain|I have nothing sure|take the one that you could tell openly/;

const accountant =
  'I’m a retired accountant (41 years). I don’t have much money but I have time. ' +
  'Is that any use to you?';
const websites =
  'I make websites, and I also do logos. I’d do three a year for free, no more, or my boss (me) goes broke.';
const fees =
  'I need help, I need money for school fees for my two daughters, ' +
  '85,000 shillings, the school will send them home on Monday.';
const machines =
  'We closed our sewing workshop and there are 6 industrial machines and 300 kg of cotton. ' +
  'I would rather give than sell. Do you take goods?';
const inheritance =
  'My grandfather left me 40,000 francs and I want to give all of it. I have prayed and I am sure. Where do I send it?';

describe('What is offered to the guide of giving, and asked of it', () => {
  it.each([
    [[accountant], 'Yes, it is: an hour of somebody who knows the work'],
    [
      [accountant, 'Four hours a week, not in July. I don’t do video calls; my hearing is poor.'],
      'say that you would rather write',
    ],
    [
      [accountant, 'Four hours a week.', 'What would you need to know about me first?'],
      'one name of somebody who can speak for you',
    ],
    [
      [
        websites,
        'I did a site for a charity and ended up answering their emails for 14 months. How do I prevent that?',
      ],
      'two rounds of changes',
    ],
    [
      [
        websites,
        'I ended up answering their emails for 14 months.',
        'Write me a short offer I could post.',
      ],
      '“I make websites, and I also do logos.',
    ],
    [[fees], 'I know of no fund here'],
    [[fees, 'I am not a cheat. I can send you the letter from the headteacher.'], 'I believe you'],
    [
      [fees, 'I am not a cheat.', 'What am I supposed to do until Monday?'],
      'Until then three things',
    ],
    [
      [machines, 'The landlord wants everything out by the 30th.'],
      'Until the 30th, then, and to be fetched',
    ],
    [
      [
        machines,
        'By the 30th.',
        'If you know of nobody, how would I find a young tailor or a school that needs them?',
      ],
      'Who can repair it?',
    ],
    [[inheritance], 'nothing this month'],
    [
      [
        inheritance,
        'I’m 24, studying, no other savings.',
        'Ok what would you ask yourself in my place?',
      ],
      'I would ask myself five things',
    ],
    [['I lost my job but I want to give $20. Is that stupid?'], 'you are under no duty at all'],
    [
      ['I want to give 50 pounds. I’m in Leeds and normally tick Gift Aid, do I get a receipt?'],
      'Gift Aid works only for charities',
    ],
  ])('When a talk goes %j, then the last turn is answered itself', (turns, text) => {
    const reply = talk(composeContribution, ...turns);
    expect(reply).toContain(text);
    expect(reply).not.toMatch(GIVES_UP);
  });

  it('When a gift by mistake went over somebody else’s card, then the mail says whose it was', () => {
    const reply = talk(
      composeContribution,
      'I gave 500 euro on Tuesday instead of 50. Can I get it back please',
      'It went by card, the name on it is my husband’s, R. Vermeulen. He doesn’t know yet.',
    );
    expect(reply).toContain('It went over the card of my husband, R. Vermeulen. [your name]');
  });

  it('When somebody in need asks, then nobody tells him to give', () => {
    for (const turns of [[fees], [fees, 'I am not a cheat.']])
      expect(talk(composeContribution, ...turns)).not.toMatch(/Financial Donation|write the sum/);
  });
});
