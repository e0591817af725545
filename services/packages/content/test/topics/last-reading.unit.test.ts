import { describe, expect, it, vi } from 'vitest';
import { givenWords } from '../../src/topics/given-words.ts';
import { asFirst, goesOn, isFragment, readsWell } from '../../src/topics/last-reading.ts';

// The model is read once, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

describe('the last reading of a prayer', () => {
  it.each([
    'Would someone.',
    'But.',
    'Thanks, Dale.',
    'Somebody should, brothers.',
    'Keep the shop of.',
    'Go with {name} today.',
    'Can anybody help us with it.',
  ])(
    'When a sentence is broken or said to others (%s), then it stands in no prayer',
    (sentence) => {
      expect(readsWell(sentence)).toBe(false);
    },
  );

  it.each([
    'I do not know who I am talking to.',
    'There is nothing to hold on to.',
    'Thanks be to God.',
    'My phone died on the road.',
  ])('When a sentence is whole (%s), then it stays', (sentence) => {
    expect(readsWell(sentence)).toBe(true);
  });

  it.each([
    ['Half day.', true],
    ['Twenty years in June.', true],
    ['Done.', true],
    ['My wife earns more.', false],
    ['We dig on Thursday.', false],
    ['Still shaking.', false],
    ['And the rent?', false],
  ])('When "%s" is read, then it is a fragment: %s', (sentence, is) => {
    expect(isFragment(sentence)).toBe(is);
  });

  it('When a fragment goes on or comes first, then it becomes a sentence', () => {
    expect(goesOn('Paid off the oven.', 'Seven years.')).toBe('Paid off the oven, seven years.');
    expect(goesOn('He is born.', 'Elias James.')).toBe('He is born, Elias James.');
    expect(asFirst('Three weeks no fish.')).toBe('The matter is this: three weeks no fish.');
    expect(asFirst('Tired.')).toBe('I am tired.');
  });
});

describe('what somebody wrote, as a prayer', () => {
  it.each([
    [
      'I want to be home more. Pray that I am a patient father.',
      'I ask that I am a patient father.',
    ],
    ['God please my foot. I deliver on a bike.', 'I bring you my foot.'],
    [
      'We wait for word. If it isn’t, please pray that I tell them well.',
      'If it isn’t, I ask that I tell them well.',
    ],
    ['She is tired. Pray for her more than for me.', 'Be with her more than with me.'],
    [
      'I braid hair. Pray for my hands or for a new idea.',
      'I pray for my hands or for a new idea.',
    ],
    [
      'I sit on a bench. Ask God what He wants me to do with a bakery.',
      'Show me what you want me to do with a bakery.',
    ],
    ['Two jobs. Pray for one of those two things to work.', 'Let one of those two things work.'],
    ['I slam doors. Pray me out of it.', 'Bring me out of it.'],
    [
      'We open on Saturday. Pray for the coffee machine to work, and my shy husband at the till.',
      'Let the coffee machine work, and be with my shy husband at the till.',
    ],
    [
      'I walk. Pray for the walk to the bus, it goes past two bars.',
      'I ask for the walk to the bus, it goes past two bars.',
    ],
    [
      'For Mateus, 17, who is afraid. The term begins soon.',
      'I bring you Mateus, 17, who is afraid.',
    ],
    ['Pray for the Haddad family, their son drowned.', 'I bring you the Haddad family.'],
    [
      'I am from Kent. Pray that she waits. Or that she does not.',
      'I ask that she waits, or that she does not.',
    ],
  ])('When somebody writes "%s", then it is prayed as %s', (message, line) => {
    expect(givenWords(message).asked).toContain(line);
  });

  it.each(['The dog is old. Pray anyway.', 'We dig on Thursday. Pray, brothers, from Moundou.'])(
    'When nothing is asked but to pray (%s), then no plea is made of it',
    (message) => {
      expect(givenWords(message).asked).toEqual([]);
      expect(givenWords(message).told).toHaveLength(1);
    },
  );

  it.each([
    ['Please thank God with us. Our boy was born.', /with us/],
    ['I am tired. Thanks, Dale', /Thanks/],
    ['Rats in the grain. Don’t laugh. Half the store.', /laugh/],
    ['Not praying myself. Name’s Gav.', /Name’s/],
    ['Done. Thank you Jesus and thank you Mr Osei who waited.', /thank you Mr/],
    ['It is late but pray for him.', /\bbut\b/],
    ['Would someone please pray for my son.', /Would/],
  ])('When somebody writes "%s", then nothing of it is said to others', (message, not) => {
    const { told, asked } = givenWords(message);
    expect([...told, ...asked].length).toBeGreaterThan(0);
    expect([...told, ...asked].join(' ')).not.toMatch(not);
  });
});

describe('what stands below a message', () => {
  const toldBy = (message: string): string => givenWords(message).told.join(' ');

  it('When two sign with their place, then both are known by name, and nothing is joined to a sentence', () => {
    const told = toldBy('The guesthouse has eaten our marriage. Bruna and Tiago, Minas Gerais.');
    expect(told).toBe(
      'The guesthouse has eaten our marriage. You know us by our names, Bruna and Tiago.',
    );
  });

  it('When one unknown word ends it, then it is left out', () => {
    expect(toldBy('They will count it in January. Mutua.')).toBe('They will count it in January.');
  });

  it('When a short sentence has a verb, then it stays a sentence of its own', () => {
    expect(toldBy('He has not greeted me since 2016. Our rows touch.')).toBe(
      'He has not greeted me since 2016. Our rows touch.',
    );
    expect(toldBy('They come with that bus. Council votes on the 12th.')).toContain(
      'bus. Council votes on the 12th.',
    );
  });
});
