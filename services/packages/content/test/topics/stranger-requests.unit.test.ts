import { beforeAll, describe, expect, it, vi } from 'vitest';
import { composeBusinessGuide, composeContribution } from '../../src/guides/index.ts';
import { checkReply } from '../../src/scripture/index.ts';
import { composePrayer } from '../../src/topics/index.ts';

vi.setConfig({ testTimeout: 300_000 });

// The model and the Bible are read once, which takes seconds on a busy machine.
beforeAll(() => {
  checkReply(composePrayer({ message: 'Please pray for my mother' }).text);
}, 300_000);

describe('whoever stands beside', () => {
  it('When an employee has lost her child, then the boss who asks is not taken for its parent', () => {
    const message =
      'One of my employees, Teresa, lost her baby at 20 weeks. I don’t know what to say on Monday.';
    const { text } = composePrayer({ message });
    expect(text).not.toMatch(/your child|the house is ready|my arms/);
    expect(text).toContain('Bring a meal');
  });

  it('When a cat is missing and a light is left on for it, then nobody is told to write it a letter', () => {
    const message =
      'Our cat Biscuit has been missing since Saturday, my girl keeps the porch light on';
    const { text } = composePrayer({ message });
    expect(text).toContain('Lead those paws home');
    expect(text).not.toMatch(/short message|turn around|letters|vet/);
  });

  it('When a mother moves in with her children, then nobody looks for a home for her', () => {
    const message = 'My mother-in-law is moving in next week. She has Parkinson’s. I said yes.';
    expect(composePrayer({ message }).text).not.toMatch(/Home is getting hard to find|those two/);
  });

  it('When a brother-in-law is told of, then he is not called a brother', () => {
    const message =
      'My brother-in-law wants to borrow $8,000 again. My husband says yes, I say no. ' +
      'We have not spoken since breakfast.';
    expect(composePrayer({ message }).text).not.toMatch(/know my brother(?!-in-law)/);
  });

  it('When somebody lies awake over a lie and no sum was told, then no sum is prayed about', () => {
    const message =
      'A customer posted a lie about my salon and 30 people liked it. I lie awake over answers.';
    expect(composePrayer({ message }).text).not.toMatch(/\bsums?\b|figure/);
  });
});

describe('plain matters of joy and of doubt', () => {
  it.each([
    [
      'Pray for my grandmother, she turns 100 on Saturday and wants to dance.',
      'let there be a dance',
    ],
    [
      'I promised God I would tithe. I did not, and now it goes badly. Is that why?',
      'no bookkeeper',
    ],
    ['I feel nothing when we sing. I am a worship leader.', 'the other side of the silence'],
  ])(
    'When somebody writes "%s", then it is prayed about, and nothing is guessed',
    (message, line) => {
      expect(composePrayer({ message }).text).toContain(line);
    },
  );
});

describe('words that are only like those of another matter', () => {
  it.each([
    ['I owe my cousin an apology since 2016. He is in my church.', /\bsum\b|money/],
    [
      'Pray for our mayor, who has to decide on the flood wall this week.',
      /walls hold|tarps|damage/,
    ],
    [
      'I have run this store for 22 years and Amazon is killing us. Not bitter, just tired.',
      /what was done/,
    ],
    ['my roommate moved out and left me with the whole rent. im a nursing student', /old door|box/],
    ['My son starts on Monday. Pray the others look at him when they talk.', /for the others look/],
  ])('When somebody writes "%s", then nobody prays about that other one', (message, other) => {
    expect(composePrayer({ message }).text).not.toMatch(other);
  });

  it('When a plea runs on into what is told, then the prayer has two sentences of it', () => {
    const message = 'hi can u pray for my friend she has to speak in court next tuesday';
    expect(composePrayer({ message }).text).toContain('my friend. She has to speak');
  });

  it('When something kills a trade, then the person’s own words stand in the prayer', () => {
    const message = 'I have run this store for 22 years and Amazon is killing us. Just tired.';
    expect(composePrayer({ message }).text).toContain('I have run this store for 22 years');
  });
});

describe('few words of a heart', () => {
  it.each([['I feel alone'], ['I feel so lost'], ['I feel like a failure'], ['I needed a job']])(
    'When somebody writes only "%s", then it is prayed with, and not taken as thanks',
    (message) => {
      expect(composePrayer({ message }).text.split(/\s+/).length).toBeGreaterThan(105);
    },
  );

  it.each([['I feel better now'], ['i needed that'], ['I really needed to hear this']])(
    'When somebody writes "%s", then it is taken as thanks',
    (message) => {
      expect(composePrayer({ message }).text.split(/\s+/).length).toBeLessThan(105);
    },
  );
});

describe('what only begins like thanks', () => {
  it.each([
    ['That was a hard day'],
    ['God bless my mother'],
    ['Amen to a new start'],
    ['thanks but it got worse'],
    ['wow what a week I had'],
  ])(
    'When somebody writes only "%s", then it is prayed with, and not taken as thanks',
    (message) => {
      expect(composePrayer({ message }).text).not.toMatch(
        /You are very welcome|I am glad\. Thank you|God hears you, with words and without/,
      );
    },
  );
});

describe('what a guide is asked for besides', () => {
  it('When words for a flyer are asked for in a talk, then they are no letter to anybody', () => {
    const message = 'How do I find my first customers? I clean windows in Leeds.';
    const history = [
      { role: 'user' as const, content: message },
      { role: 'assistant' as const, content: composeBusinessGuide({ message }).text },
    ];
    const { text } = composeBusinessGuide({
      message: 'and what do I write on the flyer?',
      history,
    });
    expect(text).toMatch(/Five lines/);
    expect(text).not.toMatch(/Could we speak|drag on/);
  });

  it('When somebody can sew, then nobody speaks of a cross', () => {
    expect(composeContribution({ message: 'I can sew. Do you need that?' }).text).not.toMatch(
      /\bcross\b|\bwood\b/,
    );
  });
});
