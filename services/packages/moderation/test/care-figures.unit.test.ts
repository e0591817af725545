import { describe, expect, it } from 'vitest';
import {
  ceilings,
  floors,
  laterCeilings,
  laterFloors,
  newestCeilings,
  newestFloors,
} from '../train/floors.ts';
import {
  judgeFrozen,
  judgeTalks,
  ofLevel,
  ordinary,
  shareOf,
  sharesBy,
} from '../train/measure-care.ts';

// Shows only figures, never a text. Tuning for single misses of the frozen authors would make the figures meaningless.
const asWritten = judgeFrozen('as written', ['first']);

describe('danger in the messages of the first frozen authors', () => {
  it('When it is said outright, then help is shown, and it is mostly held', () => {
    console.table(
      Object.fromEntries(sharesBy(asWritten, ({ author, level }) => `${author} ${level}`)),
    );
    const explicit = ofLevel(asWritten, 'explicit');
    expect(explicit.helped).toBeGreaterThanOrEqual(floors.explicitHelped.held);
    expect(explicit.held).toBeGreaterThanOrEqual(floors.explicitHeld.held);
  });

  it('When it stands between the lines, then help is shown', () => {
    const between = ofLevel(asWritten, 'between');
    expect(between.helped).toBeGreaterThanOrEqual(floors.betweenHelped.held);
  });

  it('When nobody is in danger, then hardly anybody waits or is alarmed', () => {
    const calm = ofLevel(asWritten, ...ordinary);
    expect(calm.certain).toBeLessThanOrEqual(ceilings.ordinaryCertain.held);
    expect(calm.held).toBeLessThanOrEqual(ceilings.ordinaryHeld.held);
    expect(calm.helped).toBeLessThanOrEqual(ceilings.ordinaryHelped.held);
    expect(ofLevel(asWritten, 'ordinary-hard').held).toBeLessThanOrEqual(ceilings.hardHeld.held);
  });

  it('When people talk with the guides or ask for prayer as usual, then few wait or are alarmed', () => {
    const talks = shareOf(judgeTalks());
    expect(talks.count).toBeGreaterThan(400);
    expect(talks.certain).toBeLessThanOrEqual(ceilings.talksCertain.held);
    expect(talks.held).toBeLessThanOrEqual(ceilings.talksHeld.held);
  });
});

describe.each([
  ['later', 'thankful', laterFloors, laterCeilings],
  ['newest', 'newestThankful', newestFloors, newestCeilings],
] as const)('the messages of the %s authors', (group, thanks, least, most) => {
  const judged = judgeFrozen('as written', [group]);
  const thankful = shareOf(judgeFrozen('as written', [thanks]));

  it('When danger is said, then help is shown', () => {
    const explicit = ofLevel(judged, 'explicit');
    expect(explicit.helped).toBeGreaterThanOrEqual(least.explicitHelped.held);
    expect(explicit.held).toBeGreaterThanOrEqual(least.explicitHeld.held);
    expect(ofLevel(judged, 'between').helped).toBeGreaterThanOrEqual(least.betweenHelped.held);
  });

  it('When an emergency is told after thanks, then it is certain', () => {
    expect(thankful.certain).toBeGreaterThanOrEqual(least.thankfulCertain.held);
    expect(thankful.helped).toBeGreaterThanOrEqual(least.thankfulHelped.held);
  });

  it('When nobody is in danger, then few wait or are alarmed', () => {
    const calm = ofLevel(judged, ...ordinary);
    expect(calm.certain).toBeLessThanOrEqual(most.ordinaryCertain.held);
    expect(calm.held).toBeLessThanOrEqual(most.ordinaryHeld.held);
    expect(calm.helped).toBeLessThanOrEqual(most.ordinaryHelped.held);
  });
});

describe('ordinary messages in Spanish', () => {
  it('When nobody is in danger, then few wait or are alarmed', () => {
    const spanish = shareOf(judgeFrozen('as written', ['spanish']));
    expect(spanish.certain).toBeLessThanOrEqual(laterCeilings.spanishCertain.held);
    expect(spanish.held).toBeLessThanOrEqual(laterCeilings.spanishHeld.held);
  });
});
