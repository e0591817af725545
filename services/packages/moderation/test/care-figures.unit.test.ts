import { describe, expect, it } from 'vitest';
import { ceilings, floors, laterCeilings, laterFloors, mostMoved } from '../train/floors.ts';
import { forms } from '../train/frozen-forms.ts';
import {
  eachInForms,
  judgeFrozen,
  judgeTalks,
  ofLevel,
  ordinary,
  shareOf,
  sharesBy,
} from '../train/measure-care.ts';

// Shows only figures, never a text. Tuning for single misses of the frozen authors would make the figures meaningless.
const asWritten = judgeFrozen('as written', ['first']);
const plain = asWritten.filter((_, at) => at % eachInForms === 0);

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

  it.each(Object.keys(forms).slice(1))(
    'When the same is typed otherwise (%s), then no level moves much',
    (form) => {
      const judged = judgeFrozen(form, ['first'], eachInForms);
      for (const levels of [['explicit'], ['between'], ordinary] as const) {
        const [before, after] = [ofLevel(plain, ...levels), ofLevel(judged, ...levels)];
        console.table({ before, after });
        const mayLose = levels === ordinary ? mostMoved.helped : mostMoved.helpLost;
        expect(before.helped - after.helped).toBeLessThanOrEqual(mayLose);
        expect(Math.abs(after.held - before.held)).toBeLessThanOrEqual(mostMoved.held);
        expect(Math.abs(after.helped - before.helped)).toBeLessThanOrEqual(mostMoved.helped);
        expect(Math.abs(after.certain - before.certain)).toBeLessThanOrEqual(mostMoved.certain);
      }
    },
    300_000,
  );
});

describe('the messages of later authors', () => {
  const later = judgeFrozen('as written', ['later']);
  const spanish = shareOf(judgeFrozen('as written', ['spanish']));
  const thankful = shareOf(judgeFrozen('as written', ['thankful']));

  it('When danger is said, then help is shown', () => {
    const explicit = ofLevel(later, 'explicit');
    expect(explicit.helped).toBeGreaterThanOrEqual(laterFloors.explicitHelped.held);
    expect(explicit.held).toBeGreaterThanOrEqual(laterFloors.explicitHeld.held);
    expect(ofLevel(later, 'between').helped).toBeGreaterThanOrEqual(laterFloors.betweenHelped.held);
  });

  it('When an emergency is told after thanks, then it is certain', () => {
    expect(thankful.certain).toBeGreaterThanOrEqual(laterFloors.thankfulCertain.held);
    expect(thankful.helped).toBeGreaterThanOrEqual(laterFloors.thankfulHelped.held);
  });

  it('When nobody is in danger, then few wait or are alarmed, in English and in Spanish', () => {
    const calm = ofLevel(later, ...ordinary);
    expect(calm.certain).toBeLessThanOrEqual(laterCeilings.ordinaryCertain.held);
    expect(calm.held).toBeLessThanOrEqual(laterCeilings.ordinaryHeld.held);
    expect(calm.helped).toBeLessThanOrEqual(laterCeilings.ordinaryHelped.held);
    expect(spanish.certain).toBeLessThanOrEqual(laterCeilings.spanishCertain.held);
    expect(spanish.held).toBeLessThanOrEqual(laterCeilings.spanishHeld.held);
  });
});
