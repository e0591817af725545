import { describe, expect, it, vi } from 'vitest';
import { askedPersons } from '../../src/topics/asked-persons.ts';
import { isShown, shownOnly, topicsWithEvidence } from '../../src/topics/evidence.ts';
import { topics } from '../../src/topics/all-topics.ts';
import { composePrayer } from '../../src/topics/index.ts';

// The sentence model and the weights are read once, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

describe('evidence', () => {
  it('When a topic asks for evidence, then there is such a topic', () => {
    const ids = new Set(topics.map(({ id }) => id));
    expect(topicsWithEvidence.filter((id) => !ids.has(id))).toEqual([]);
  });

  it.each([
    ['grief', 'I lost my keys and my temper before church'],
    ['cancer', 'My wife waits for a call from the school'],
    ['prison', 'My son plays in a band and the neighbors complain'],
    ['war-memories', 'My sister said that I talk too much'],
    ['wedding', 'Our son starts at the mill on Monday'],
  ])('When nothing shows it (%s), then a likeness is not enough: %s', (id, message) => {
    expect(isShown(id, message)).toBe(false);
    expect(shownOnly([{ id, share: 0.6 }], message)).toEqual([]);
  });

  it.each([
    ['grief', 'Dad’s funeral is on Friday'],
    ['cancer', 'Six rounds of chemo done'],
    ['prison', 'My boy got four years'],
    ['separation', 'She moved out in May'],
  ])('When words show it (%s), then it may be taken: %s', (id, message) => {
    expect(shownOnly([{ id, share: 0.5 }], message)).toHaveLength(1);
  });

  it('When a topic claims no loss then it is believed', () => {
    expect(shownOnly([{ id: 'travel', share: 0.6 }], 'Off we go then')).toHaveLength(1);
  });
});

describe('those whom we are asked to pray for', () => {
  it.each([
    [['I bring you my sister Ana and my friend Tom.'], ['my sister Ana', 'my friend Tom']],
    [['I bring you Ravi, Ellen and Wen.'], ['Ravi', 'Ellen', 'Wen']],
    [['I bring you Pastor Emmanuel Boateng in Kumasi.'], ['Pastor Emmanuel Boateng']],
    [['Be with us, Jim and Carol.'], []],
    [['I bring you my late husband.'], []],
    [['I ask that it rains on Monday.'], []],
  ])('When the pleas are %j, then they are %j', (asked, people) => {
    expect(askedPersons(asked)).toEqual(people);
  });

  it('When two are named in a plea, then each has a line of the prayer', () => {
    const { text } = composePrayer({
      message: 'We move to Tulsa in May. Please pray for my sister Ana and my friend Tom.',
    });
    expect(text.match(/\bAna\b/g)?.length).toBeGreaterThan(1);
    expect(text.match(/\bTom\b/g)?.length).toBeGreaterThan(1);
  });
});
