import { describe, expect, it, vi } from 'vitest';
import { checkReply, passage } from '../../src/scripture/index.ts';
import { topics } from '../../src/topics/all-topics.ts';
import { general } from '../../src/topics/areas/general.ts';
import { details, detailsOf } from '../../src/topics/details/details-of.ts';
import { fillNames } from '../../src/topics/fill-names.ts';
import { composePrayer } from '../../src/topics/index.ts';
import { namesTold } from '../../src/topics/names-told.ts';
import { stories, storiesIn } from '../../src/topics/stories/all-stories.ts';

// The Bible and the weights are read once, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const heardFor = (message: string): string => storiesIn(message)[0]?.heard ?? '';

describe('stories', () => {
  it('When they are read, then each has its topic, two lines, and words around them', () => {
    const ids = new Set([...topics, general].map(({ id }) => id));
    for (const { topic, lines, heard, asks, told } of stories) {
      expect(ids).toContain(topic);
      expect(told.length).toBeGreaterThan(0);
      expect(lines.length).toBeGreaterThanOrEqual(2);
      expect(heard).toMatch(/[.!?]$/);
      expect(asks).toMatch(/[?.]$/);
    }
  });

  it('When they name verses, then each exists, under its full name', () => {
    const verses = stories.flatMap(({ verse }) => verse ?? []);
    expect(verses.map((verse) => passage(verse, 'WEB')?.reference)).toEqual(verses);
  });

  it('When they are checked as replies are, then none is taken for scripture', () => {
    const words = [
      ...stories.flatMap(({ heard, asks, step = '', lines }) => [
        heard,
        asks,
        step,
        ...lines.map((one) => (typeof one === 'string' ? one : one[1])),
      ]),
      ...Object.values(details).flatMap((all) => all.map(([, line]) => line)),
    ];
    expect(words.filter((line) => checkReply(line).text !== line)).toEqual([]);
  });

  it('When they are read, then none begins like another', () => {
    const first = stories.map(({ heard }) => heard);
    expect(new Set(first).size).toBe(first.length);
  });

  it.each([
    ['machine', 'My mother goes on dialysis on Monday and hates the needles'],
    ['sentenced', 'Our son got three years and he won’t let us visit'],
    ['kitchens', 'On Monday I have to let two of my men go'],
    ['small thing', 'We fought about the towels again and it isn’t about the towels'],
    ['number', 'I owe $40,000 on cards and my wife has no idea'],
    ['guard', 'Kandahar, 2011. Every time a door slams I am on the floor'],
    ['halves', 'My wife is in Manila, the visa takes years, our daughter knows me from the screen'],
    ['asked who you are', 'Dad asked me today who I am'],
    ['mean', 'im 14 and they made a group chat about me, everyone laughs'],
    ['robe', 'Our pastor buried three people this month and looks so tired'],
  ])('When a message tells it plainly (%s), then the story is known: %s', (part, message) => {
    expect(heardFor(message)).toContain(part);
  });

  it.each([
    ['I was deployed the new app on Friday and it works'],
    ['My son was sentenced to a week without his phone for the dishes'],
    ['They let me go on Friday after nine years'],
    ['We made payroll, thank you Jesus!'],
    ['My daughter eats lunch with her new friends every day'],
    ['The stone was rolled away and we sang at the grave'],
    ['I flew home with my wife and it was lovely'],
    ['Please pray for patience with my boss'],
  ])('When a message tells nothing of the kind, then no story is taken for it: %s', (message) => {
    expect(storiesIn(message)).toEqual([]);
  });

  it('When a name was told, then the line calls it; where none was, another word stands there', () => {
    const lines = ['Bless {child|this child}.', 'Hold {spouse}.'];
    expect(fillNames(lines, namesTold('Our daughter Kim is nine'))).toEqual(['Bless Kim.']);
    expect(fillNames(lines, namesTold('My wife Ana is ill'))).toEqual([
      'Bless this child.',
      'Hold Ana.',
    ]);
  });

  it('When a story is told, then it is answered with the name, and again in other words', () => {
    const message = 'Our daughter Kim was sentenced on Thursday. She wouldn’t look at us.';
    const { text, topics: found } = composePrayer({ message });
    expect(found).toContain('prison');
    expect(text.match(/\bKim\b/g)?.length).toBeGreaterThan(1);
    const again = composePrayer({
      message,
      history: [
        { role: 'user', content: message },
        { role: 'assistant', content: text },
      ],
    });
    expect(again.text.split('\n\n')[0]).not.toBe(text.split('\n\n')[0]);
  });
});

describe('details', () => {
  it('When they are read, then each belongs to a topic and ends as a sentence does', () => {
    const ids = new Set(topics.map(({ id }) => id));
    expect(Object.keys(details).filter((id) => id !== 'curse' && !ids.has(id))).toEqual([]);
    const lines = Object.values(details).flatMap((all) => all.map(([, line]) => line));
    expect(lines.filter((line) => !/[.!]$/.test(line))).toEqual([]);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('When something is told within a topic, then its line is found, and no other', () => {
    expect(detailsOf('travel', 'Driving through ice tonight')[0]).toContain('rubber on the road');
    expect(detailsOf('travel', 'We go on Sunday')).toEqual([]);
  });

  it('When harm is asked for, then the wrong that was done is named and no harm is prayed', () => {
    const { text } = composePrayer({
      message: 'Pray that God ruins my rival, he copied my bid and laughed about it',
    });
    expect(text).toContain('My own work was used'.slice(1));
    expect(text).not.toMatch(/ruin/i);
  });
});
