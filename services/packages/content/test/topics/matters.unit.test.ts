import { describe, expect, it, vi } from 'vitest';
import { checkReply, passage } from '../../src/scripture/index.ts';
import { topics } from '../../src/topics/all-topics.ts';
import { asPlea } from '../../src/topics/as-plea.ts';
import { composePrayer } from '../../src/topics/index.ts';
import { matters, mattersIn } from '../../src/topics/matters/all-matters.ts';

// The Bible and the weights are read once, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const idsIn = (message: string): string[] => mattersIn(message).map(({ id }) => id);
const wordsOf = ({ heard, asks, step, lines }: (typeof matters)[number]): string[] => [
  heard,
  asks,
  step,
  ...lines.map((one) => (typeof one === 'string' ? one : one[1])),
];

describe('plain matters', () => {
  it('When they are read, then each has three lines and more, and none says what another says', () => {
    expect(matters.length).toBeGreaterThanOrEqual(90);
    const all = matters.flatMap(wordsOf);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((one) => !/[.!?]”?$/.test(one))).toEqual([]);
    for (const { lines } of matters) expect(lines.length).toBeGreaterThanOrEqual(2);
  });

  it('When they name verses, then each exists, under its full name', () => {
    const verses = matters.flatMap((one) => one.verses);
    expect(verses.map((verse) => passage(verse, 'WEB')?.reference)).toEqual(verses);
  });

  it('When they name topics, then there are such topics', () => {
    const ids = new Set(topics.map(({ id }) => id));
    const named = matters.flatMap(({ covered, over }) => [...covered, ...over]);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('When they are checked as replies are, then none is taken for scripture', () => {
    const words = matters.flatMap(wordsOf);
    expect(words.filter((line) => checkReply(line).text !== line)).toEqual([]);
  });

  it.each(matters)('When "$example" is told, then its matter is known', ({ id, example }) => {
    expect(idsIn(example)).toContain(id);
  });

  it.each(matters)('When "$counter" is told, then it is another', ({ id, counter }) => {
    expect(counter).not.toBe('');
    expect(idsIn(counter)).not.toContain(id);
  });
});

describe('a prayer for a plain matter', () => {
  const prayed = (message: string): string => composePrayer({ message }).text;

  it('When a council votes on a bus, then those who vote are prayed for, and no church quarrel', () => {
    const text = prayed('They want to cut the bus to our village. The council votes on the 12th.');
    expect(text).toContain('raise their hands');
    expect(text).not.toMatch(/choir|build your house/);
  });

  it('When the harvest must stay dry, then no rain is asked for; when rain is missing, it is', () => {
    const dry = prayed(
      'Please pray for three dry days, the hay is cut and lies in the low meadow.',
    );
    expect(dry).toContain('Hold the rain back');
    expect(dry).not.toMatch(/Open the sky|Send it gently/);
    expect(prayed('Please pray for rain, the maize is dry and we wait since March.')).not.toContain(
      'Hold the rain back',
    );
  });

  it.each([
    'Pray for rain to stop.',
    'Pray for rain to stop, our cellar in Leeds is full of water for the second time.',
    'Please ask that it stops, we have had too much rain and the wheat rots.',
  ])('When rain shall stop ("%s"), then none is asked for', (message) => {
    expect(prayed(message)).not.toMatch(/Open the sky|Send it gently|Send what is needed/);
  });

  it('When somebody helps a widow, then nobody is mourned for', () => {
    const ids = idsIn('I help a widow on our street, her roof leaks');
    expect(ids).not.toContain('spouse-gone');
    expect(idsIn('I am a widow since May and the shop is too quiet')).toContain('spouse-gone');
  });

  it('When a place is passed by, then no dread of work is heard', () => {
    expect(idsIn("I sit in the truck and can't drive past it")).not.toContain(
      'no-strength-before-work',
    );
    expect(idsIn('I sit in the truck and cannot get out')).toContain('no-strength-before-work');
  });

  it('When one thing is asked over and over, then it is prayed once', () => {
    const text = prayed('Please help my son. '.repeat(26));
    expect(text.match(/help my son/gi)).toHaveLength(1);
  });

  it('When a loan is asked for, then it is not answered as a debt', () => {
    const text = prayed('The bank decides on Monday about the loan for our oven. We are nervous.');
    expect(text).toContain('reads those figures');
    expect(text).not.toMatch(/Owing money|every debt/);
  });

  it('When several matters are told, then each has its sentence', () => {
    const text = prayed(
      'The van died with all the tools in it. Our best baker leaves on Friday, and the council votes on the bus.',
    );
    expect(text).toContain('fault be a plain one');
    expect(text).toContain('Send the person who fits here');
    expect(text).toContain('raise their hands');
  });

  it('When a matter leads, then its own question and step are given', () => {
    const text = prayed('Someone in my team is taking from the till and I love all four of them.');
    expect(text).toContain('if one came tomorrow?');
    expect(text).toContain('Money is missing');
  });

  it('When it is a glad one, then no worry is prayed beside it', () => {
    const text = prayed('Just a thank you! Our cafe made its first month in the black.');
    expect(text).toMatch(/joy|glad|thanks/i);
    expect(text).not.toMatch(/door be found|reads those figures/);
  });

  it('When somebody was named, then nobody is asked whom to name', () => {
    const text = prayed('Pray for Bikram, he guards the crossing and never once was thanked.');
    expect(text).not.toContain('pray by name?');
  });
});

describe('a plea for oneself', () => {
  it.each([
    ["I ask that I'm not a liar for ever.", 'Let me not be a liar for ever.'],
    ['I ask that I’m a good one.', 'Let me be a good one.'],
    ['I ask that I post the fifth.', 'Let me post the fifth.'],
    ["I ask that we don't get cocky.", 'Let us not get cocky.'],
    ["I ask that I'd sleep, just that.", 'Let me sleep, just that.'],
    ['I ask that I say it and don’t shout.', 'Let me say it and not shout.'],
  ])('When it is “%s”, then it is prayed as “%s”', (line, plain) => {
    expect(asPlea(line)).toBe(plain);
  });

  it.each([
    'I ask that I can finish the quarter.',
    'I ask that he calls.',
    'I ask that I keep my humor and she keeps talking.',
    'I ask that I’m coming home.',
  ])('When it could not be turned safely, then it stays: %s', (line) => {
    expect(asPlea(line)).toBe(line);
  });
});
