import { describe, expect, it } from 'vitest';
import { asksIn } from '../../src/guides/asking/read-asks.ts';
import { composeBusinessGuide } from '../../src/guides/index.ts';
import { toldSum } from '../../src/guides/library/facts/told-sums.ts';
import { toldIn } from '../../src/guides/themes/told.ts';
import { talk } from './talk-with.ts';

describe('What a sentence asks', () => {
  it.each([
    ['Can you draft it for me?', 'words'],
    ['How do I tell her without a quarrel?', 'words'],
    ['Thanks, now three sentences for my brother.', 'words'],
    ['How much is that in a year?', 'sum'],
    ['Which of the two do I call first?', 'who-first'],
    ['And if she laughs at me?', 'what-if'],
    ['Do I wait or go now?', 'which'],
    ['Who should tell the others?', 'who'],
    ['Is it wrong to keep it?', 'may'],
    ['He says "you are too soft".', 'said'],
    ['I couldn’t sleep for two nights.', 'feeling'],
    ['She has worked here for six years.', 'tells'],
  ])('When somebody writes "%s", then it is %s', (text, ask) => {
    expect(asksIn(text).at(-1)?.ask).toBe(ask);
  });
});

describe('A sum from told figures', () => {
  const reckoned = (before: string, message: string): string | undefined =>
    toldSum(toldIn(message, before === '' ? [] : [{ role: 'user', content: before }]))?.line;

  it.each([
    ['He owes me 1,300 naira.', 'If he pays at 100 a month, how long is it?', 'takes 13 months'],
    [
      'The average fell from 90 to 70, 11 guests a week.',
      'How much is that a week?',
      'is 220 a week',
    ],
    [
      'He went up to 4.50 a bag, the other offers 4.00, I take 100 bags a month.',
      'What is the difference in a year?',
      '600 a year',
    ],
    [
      'A deposit of 2,000, I had 300 of wood and 10 hours.',
      'If I count my hours at 50, how much do I keep?',
      '1,200 goes back',
    ],
    ['', 'We had 12 no-shows, average bill 30. That’s what, 400?', '12 times 30 is 360'],
    ['', 'First year 10, then 20 a month. How much is it?', 'together 360'],
    ['They pay 600 a month.', 'To 750 over three years in equal steps?', 'is 50 more each year'],
    ['It is 90 a week now.', 'It would cost 40; how much do we save in a year?', '2,600 a year'],
    ['', 'I had 50, I showed 20, each pays 1 000. How much is hidden?', 'that is 30,000'],
    ['I take 8% a month.', 'If I go down to 5 on 10,000, what is it?', '300 a month'],
    [
      'They pay 0.50 per piece, 1,000 pieces a month, we are 10 women.',
      'If I got 0.60, how much for each?',
      'for 10 that is 10 each',
    ],
  ])('When it was told "%s" and asked "%s", then it is reckoned', (before, message, line) => {
    expect(reckoned(before, message)).toContain(line);
  });

  it('When a figure is missing, then nothing is reckoned', () => {
    expect(reckoned('He owes me something.', 'At 100 a month, how long is it?')).toBeUndefined();
  });

  it('When money has no sign of its own, then no dollar is set before it', () => {
    const text = talk(
      composeBusinessGuide,
      'My helper stole rice from the store, about 1,800 rupees worth. What do I do?',
    );
    expect(text).toContain('1,800');
    expect(text).not.toContain('$');
  });
});

describe('The business guide by what is asked', () => {
  const rumor =
    'My sales girl tells customers that the shop across the street is going bankrupt. It is not. Nora is my best.';

  it('When somebody’s name is hurt, then it is not about debts, and the words are for the one it is about', () => {
    expect(talk(composeBusinessGuide, rumor)).toContain('good name');
    const words = talk(composeBusinessGuide, rumor, 'What do I say to Edgar, who owns the shop?');
    expect(words).toContain('“Edgar, I’m calling because you should hear this from me.');
    expect(words).not.toMatch(/\[\w/);
  });

  it('When words are asked with what shall stand in them, then that stands in them', () => {
    const text = talk(
      composeBusinessGuide,
      'Can I charge clients who miss their appointment? I cut hair, and some just forget it every month.',
      'So 30% from the second time on. Text for the booking page please.',
    );
    expect(text).toContain('30% from the second time on.');
  });

  it('When a turn asks two things, then both are answered, the last one too', () => {
    const text = talk(
      composeBusinessGuide,
      rumor,
      'Do I owe Edgar a call? And what do I even say?',
    );
    expect(text).toContain('Yes, I would');
    expect(text).toContain('“Edgar,');
  });

  it('When somebody quotes what was put on a page, then the words name it', () => {
    const text = talk(
      composeBusinessGuide,
      'A shop sells our soap, and on her site she writes "made by nuns". We are two sisters, and nobody here is a nun.',
    );
    expect(text).toContain('“made by nuns” isn’t');
  });

  it('When a cashier is suspected and somebody else has a key, then nobody is called a thief yet', () => {
    const text = talk(
      composeBusinessGuide,
      'I think my cashier is stealing.',
      'The till is short by 20 to 40 on Tuesdays. But my nephew also has a key.',
    );
    expect(text).toContain('close the gap: one hand sells, another counts');
    expect(text).not.toMatch(/\bthief\b|\bstole\b|to the police/);
  });

  it('When somebody asks how much trouble he is in, then no sum is reckoned', () => {
    const text = talk(
      composeBusinessGuide,
      'Do i need to pay tax if I only sell cakes from home',
      'UK. About £150 a week since last June.',
      'I didn’t tell anyone so far. How much trouble am I in?',
    );
    expect(text).toContain('before a letter comes');
    expect(text).not.toContain('reckon');
  });

  it('When somebody is booked out and broke, then the unpaid hours are reckoned', () => {
    const first = 'I’m always fully booked and always broke. Explain me that.';
    expect(talk(composeBusinessGuide, first)).not.toMatch(/^Yes|lie/);
    const told =
      'Plumber. I charge 400 an hour. I’m out from 6 to 6 but there’s about 4 hours a day on the invoices.';
    expect(talk(composeBusinessGuide, first, told)).toContain(
      '12 hours out and 4 of them paid: 8 hours a day earn nothing, and 400 an hour is really about 133.',
    );
    expect(
      talk(
        composeBusinessGuide,
        first,
        told,
        'charging for quotes? nobody does that here, they’ll laugh at me',
      ),
    ).toContain('it’s taken off');
  });

  it('When a price, a number and what a piece earns were told, then the room for a rise is reckoned', () => {
    const text = talk(
      composeBusinessGuide,
      'Flour went up from 18 to 27 a bag, and my bread still costs the same. I’m afraid to raise it.',
      'A loaf sells at 2.80, I do about 160 a day. By my count I earn maybe 35 cents a loaf.',
    );
    expect(text).toContain('160 a day at 0.35 are 56 a day.');
    expect(text).toContain('so 73 of 160 could stay away');
  });

  it('When an uncle lent the money, then it is about the debt between kin, by the sum that was told', () => {
    const first = 'my uncle lent me 300,000 rupees for the shop two years ago. sales stopped';
    expect(talk(composeBusinessGuide, first)).toContain('the silence');
    expect(
      talk(composeBusinessGuide, first, 'I could spare maybe 2,000 rupees monthly.'),
    ).toContain('2,000 rupees a month is an answer');
  });
});
