import { beforeAll, describe, expect, it } from 'vitest';
import { askKinds } from '../../src/guides/coach/asked/ask-kinds.ts';
import { recall } from '../../src/guides/coach/asked/recall.ts';
import { sumAnswer } from '../../src/guides/coach/asked/reckon.ts';
import { isOfProgramme, topicNamed, topicOf } from '../../src/guides/coach/asked/topics.ts';
import { rankingIn } from '../../src/guides/coach/rankings.ts';
import { composeCoach } from '../../src/guides/index.ts';
import { toldIn } from '../../src/guides/themes/told.ts';
import { checkReply } from '../../src/scripture/index.ts';
import { talk } from './talk-with.ts';

// The Bible is read and indexed once, which takes seconds on a busy machine.
beforeAll(() => {
  checkReply('“The Lord is my shepherd” (Psalm 23:1)');
}, 60_000);

const reckoned = (message: string, ...before: string[]): string | undefined =>
  sumAnswer(
    toldIn(
      message,
      before.map((content) => ({ role: 'user', content })),
    ),
  );

describe('What a sentence asks the coach for', () => {
  it.each([
    ['How many loaves is that?', 'reckon'],
    ['What do I actually say to him?', 'words'],
    ['Give me a rule for when I may change it.', 'rule'],
    ['Which one goes first?', 'pick'],
    ['Should that be one of the nine lines?', 'place'],
    ['Is it good like this?', 'verdict'],
    ['And if he says no, what happens if he leaves?', 'what-if'],
    ['Is there someone who has done this as a widow?', 'who'],
    ['But doesn’t that mean I trust too little?', 'doubt'],
    ['Must I do it again?', 'may'],
    ['Thank you, that helps.', 'thanks'],
    ['I will try it tomorrow.', 'plan'],
    ['I am afraid of it.', 'feeling'],
    ['We sell bread on the market.', 'fact'],
  ])('When somebody writes "%s", then it is %s', (sentence, kind) => {
    expect(askKinds(sentence)[0]).toBe(kind);
  });

  it('When a module is named only in passing, then the talk stays with its sheet', () => {
    expect(topicNamed('I ranked the six needs')).toBe('needs');
    expect(
      topicOf('Do I change it before I go to module 4?', [
        { role: 'user', content: 'I ranked the six needs' },
      ]),
    ).toBe('needs');
    expect(isOfProgramme('Is there an age limit for this?')).toBe(true);
    expect(isOfProgramme('I want to stop smoking')).toBe(false);
  });
});

describe('What the coach reckons', () => {
  it('When two rates of a year are told, then it goes month by month, in their money', () => {
    const line = reckoned(
      'I can save 85,000 from July to September and in January, and only 20,000 in the other months. ' +
        'When is the date if I start this May?',
      'I want a motorbike, 1,900,000 francs.',
    );
    expect(line).toContain('together 500,000 francs');
    expect(line).toContain('in January');
    expect(line).not.toContain('$');
  });

  it('When what is needed and what is put aside are told, then so many months', () => {
    expect(
      reckoned('That’s 124 000. If I put aside 900 a month how many years is that?'),
    ).toContain('138 months, that is 11 years and 6 months');
  });

  it('When what is kept of each is told, then so many of them', () => {
    expect(reckoned('I keep 130 after costs, how many heads is 85 thousand?')).toContain(
      '654 heads',
    );
  });

  it('When a fee and how often it is due are told, then the whole', () => {
    expect(reckoned('96,000 per semester, 4 semesters')).toBe('4 times 96,000 is 384,000.');
  });

  it('When a figure is missing, then nothing is reckoned', () => {
    expect(reckoned('How many years is that?')).toBeUndefined();
    expect(reckoned('I put aside 900 a month, how long?')).toBeUndefined();
    expect(reckoned('It costs 45,000. I can put away 2,500 a week.')).toContain('18 weeks');
  });
});

describe('A talk answered by what is asked', () => {
  it('When a choice and words are wanted in one turn, then both come, to the one who was named', () => {
    const reply = talk(
      composeCoach,
      'My delegate list: 0. I run a tea shop and Rosa helps me.',
      'Last time Rosa did the order it went wrong.',
      'cash up, social media, ordering, roster, cleaning. which 2 go first and how do i tell Rosa',
    );
    expect(reply).toContain('First cleaning');
    expect(reply).toContain('“Rosa, I’d like to give you');
  });

  it('When an automatic message is wanted, then it carries their hour', () => {
    const reply = talk(
      composeCoach,
      'Module 4, which behavior: I answer the messages of patients until eleven at night and cannot sleep.',
      'Could you write me the lines for the automatic message after 19 h?',
    );
    expect(reply).toContain('From 19 h on');
  });

  it('When an order of needs comes with a doubt, then both are answered', () => {
    const reply = talk(
      composeCoach,
      'I did the six needs.',
      'certainty, significance, love, contribution, growth, variety. ' +
        'But doesn’t a Christian who puts certainty first not trust God?',
    );
    expect(reply).toContain('So this is your order: certainty');
    expect(reply).toContain('isn’t mistrust');
  });

  it('When somebody mourns, then nothing is due, also in the turn after', () => {
    const reply = talk(
      composeCoach,
      'My husband died in May and the goals were for two.',
      'He did the books and I did the bread.',
    );
    expect(reply).toContain('half of the work besides');
    expect(reply).not.toMatch(/deadline|by when/);
  });

  it('When thanks are said, then nothing new is advised', () => {
    const reply = talk(composeCoach, 'I have 41 things on my do list', 'Thank you, that helps.');
    expect(reply.split(/\s+/).length).toBeLessThan(45);
  });

  it('When words of a person are repeated, then the check of verses leaves them theirs', () => {
    const reply = talk(
      composeCoach,
      'My action plan is stuck, nothing moves in my week.',
      'It isn’t that I don’t know what to say. I am good in person.',
    );
    expect(checkReply(reply).text).toBe(reply);
  });

  it('When nothing was told of money, then no money is spoken of in dollars', () => {
    const reply = talk(
      composeCoach,
      'The nine lines: a shop of my own, 640,000 rupees.',
      'How many months if I save 8,000 a month?',
    );
    expect(reply).toContain('80 months');
    expect(reply).not.toContain('$');
  });
});

describe('A talk of somebody whom nothing was written for', () => {
  it('When a customer is to be told, then it is to the one who was named, and of no task', () => {
    const reply = talk(
      composeCoach,
      'Module 6: under stop I wrote Sunday baking. But Sunday is 180,000 forint. Am I stupid?',
      'How do I tell the cafe that takes 60 rolls each Sunday? His name is Gábor.',
    );
    expect(reply).toContain('“Gábor, you’ve been good to me');
    expect(reply).not.toContain('sheet');
  });

  it('When a part is struck from a total, then what is left is reckoned in their money', () => {
    const reply = talk(
      composeCoach,
      'My total in module 2 is 3,900,000 pesos.',
      'What if I cut the room out? It was 1,200,000.',
    );
    expect(reply).toContain('2,700,000 pesos');
    expect(reply).not.toContain('$');
  });

  it('When what saves too slowly cannot wait, then no longer saving is advised', () => {
    const reply = talk(
      composeCoach,
      'Can I put my mother’s operation in the nine lines? 4,200 dollars.',
      'I can save 60 a month.',
      'She can’t wait that long. What do I do?',
    );
    expect(reply).toContain('saving alone isn’t the way');
  });

  it('When a greeting stands before what is told, then it is not only greeted back', () => {
    const reply = talk(
      composeCoach,
      'Hi coach. I wrote as behaviour to pray more and as outcome more sales, and it looks wrong to me.',
    );
    expect(reply).not.toContain('welcome');
  });

  it('When it is asked when, then the pace that was told before is reckoned with', () => {
    const reply = talk(
      composeCoach,
      'My goal: a stall. I need 9,000 rand more, I can do 2,000 a month.',
      'So when is it?',
    );
    expect(reply).toContain('5 months');
  });

  it('When another says which need must be first, then the order stays the own one', () => {
    const reply = talk(
      composeCoach,
      'In the ranking I put love first but my pastor says contribution must be first.',
      'Is he right though?',
    );
    expect(reply).toContain('nobody can write for you');
  });
});

describe('What the coach is asked beside the sheets', () => {
  it.each([
    ['When do you meet?', 'Wednesdays at 6:30 PM Eastern time'],
    ['How do I join?', 'the form “Join Our Fellowship” on the home page'],
    ['Is there an age limit for the training? I am 20.', 'At 20 nothing'],
  ])('When somebody asks "%s", then it says what the pages say', (message, says) => {
    expect(talk(composeCoach, message)).toContain(says);
  });

  it('When somebody asks what they wrote, then it is read to them, and nothing where nothing stands', () => {
    const responses = { 'threePs.coreValue': 'Honesty', 'humanNeeds.ranking.0': 'growth' };
    const asked = composeCoach({ message: 'What did I write as my core value?', responses });
    expect(asked.text).toContain('“Honesty”');
    expect(asked.text).not.toContain('growth');
    expect(recall({}, 'What did I write as my core value?')!.text).toContain('I see nothing');
    expect(recall(responses, 'What do I do now?')).toBeUndefined();
  });

  it('When others are told to have named a need, then it is not taken for the own order', () => {
    const order = rankingIn(
      'I put contribution first, then growth, then love, and my wife said, "Certainty, Nilesh."',
    );
    expect(order?.flat()).toEqual(['contribution', 'growth', 'connection']);
  });
});
