import { describe, expect, it, vi } from 'vitest';
import { cuesIn } from '../../src/topics/cues/find-cues.ts';
import { givenWords } from '../../src/topics/given-words.ts';
import { asksForHarm } from '../../src/topics/harm-asked.ts';
import { composePrayer } from '../../src/topics/index.ts';
import { joinPleas } from '../../src/topics/join-pleas.ts';
import { petitionsIn } from '../../src/topics/petitions.ts';

// The sentence model and the weights are read once, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

describe('petitions', () => {
  it.each([
    ['Pray it’s real this time', ['I ask that it’s real this time.']],
    ['Please pray that God would heal her knee', ['Heal her knee.']],
    ['Pray for me to be quiet', ['Help me to be quiet.']],
    ['Pray for him to come home', ['Let him come home.']],
    ['I need wisdom for Monday', ['Give me wisdom for Monday.']],
    ['Thank God for my sponsor Deb', ['Thank you for my sponsor Deb.']],
    ['Bring her home Lord', ['Bring her home.']],
    [
      'Pray for Annika and for two tired parents',
      ['I bring you Annika.', 'I bring you two tired parents.'],
    ],
    ['please pray for me', []],
  ])('When somebody writes "%s", then it becomes lines of a prayer', (sentence, lines) => {
    expect(petitionsIn(sentence)).toEqual(lines);
  });

  it.each(['My knee hurts', 'She is 74 and hates needles'])(
    'When a sentence only tells (%s), then it is no plea',
    (sentence) => {
      expect(petitionsIn(sentence)).toBeUndefined();
    },
  );

  it('When a plea goes on in the next sentence, then both are prayed', () => {
    expect(
      givenWords('Pray that he keeps going. And for me, that I can drive there without crying.')
        .asked,
    ).toEqual(['I ask that he keeps going.', 'I ask that I can drive there without crying.']);
  });

  it('When wishes begin alike, then they are joined', () => {
    expect(joinPleas(['I ask that she sleeps.', 'I ask that he rests.'])).toEqual([
      'I ask that she sleeps, and that he rests.',
    ]);
  });
});

describe('cues', () => {
  it.each([
    ['My son is locked up until 2029', 'prison'],
    ['We have had two brothers placed with us since March', 'adoption'],
    ['I was a corpsman in Fallujah', 'war-memories'],
    ['He forgave me years ago. I can’t put it down', 'self-forgiveness'],
    ['She starts dialysis on Tuesday', 'illness'],
    ['Nana fell asleep last night and didn’t wake up', 'grief'],
    ['My sister and I haven’t talked since the funeral', 'family-conflict'],
    ['I have to testify on Thursday', 'legal'],
  ])('When somebody writes "%s", then a line belongs to %s', (message, topic) => {
    expect(cuesIn(message).map((one) => one.topic)).toContain(topic);
  });

  it('When a message tells of a small matter, then its line stands in the prayer', () => {
    const { text } = composePrayer({ message: 'My mother starts dialysis on Tuesday' });
    expect(text).toContain('the long hours in the chair');
  });

  it('When somebody has died, then no line prays for them as if alive', () => {
    const { text } = composePrayer({
      message: 'My best friend Lonnie is gone. We fished together.',
    });
    expect(text).not.toMatch(/Let Lonnie|Bless Lonnie|close to Lonnie|my best friend Lonnie feel/);
  });

  it('When nothing is named at all, then nobody is told that they were not understood', () => {
    const { text } = composePrayer({ message: 'idk. just pray i guess' });
    expect(text).not.toMatch(/not sure that I have understood|do not know your situation/);
  });
});

describe('harm that is asked for', () => {
  it.each([
    'Pray that my ex manager Sharon loses her job and her hair',
    'I want a prayer to make my cousin’s boyfriend leave her',
    'Say a prayer that Pastor Rick gets exposed and loses everything',
    'Write a prayer that shows everybody how selfish she is',
  ])('When somebody writes "%s", then it is refused', (message) => {
    expect(asksForHarm(message)).toBe(true);
    expect(composePrayer({ message }).topics).toEqual(['curse']);
  });

  it.each([
    'Please pray that my husband does not lose his job',
    'I am afraid my son will lose his house',
    'Pray that God destroys the cancer in her',
    'Pray I don’t lose everything',
  ])('When somebody prays against a loss (%s), then it is not taken for harm', (message) => {
    expect(asksForHarm(message)).toBe(false);
  });
});
