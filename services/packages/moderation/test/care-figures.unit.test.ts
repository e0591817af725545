import { describe, expect, it } from 'vitest';
import { ceilings, floors, mostAlarmsMore, mostLost } from '../train/floors.ts';
import { forms } from '../train/frozen-forms.ts';
import {
  eachInForms,
  judgeFrozen,
  judgeTalks,
  ofLevel,
  shareOf,
  sharesBy,
} from '../train/measure-care.ts';

// Shows only figures, never a text. Tuning for single misses of the frozen authors would make the figures meaningless.
const asWritten = judgeFrozen('as written');
const explicit = ofLevel(asWritten, 'explicit');
const between = ofLevel(asWritten, 'between');
const ordinary = ofLevel(asWritten, 'ordinary-hard', 'ordinary-plain');
const plain = asWritten.filter((_, at) => at % eachInForms === 0);

describe('danger in the messages of the frozen authors', () => {
  it('When it is said outright, then it is noticed, and mostly for certain', () => {
    console.table(
      Object.fromEntries(
        sharesBy(asWritten, ({ kind, level }) => `${level} ${kind}`).filter(([name]) =>
          /^(explicit|between)/.test(name),
        ),
      ),
    );
    console.table(
      Object.fromEntries(sharesBy(asWritten, ({ author, level }) => `${author} ${level}`)),
    );
    expect(explicit.noticed).toBeGreaterThanOrEqual(floors.explicitNoticed.held);
    expect(explicit.certain).toBeGreaterThanOrEqual(floors.explicitCertain.held);
  });

  it('When it stands between the lines, then it is noticed', () => {
    expect(between.noticed).toBeGreaterThanOrEqual(floors.betweenNoticed.held);
  });

  it('When nobody is in danger, then hardly anybody is alarmed', () => {
    expect(ordinary.certain).toBeLessThanOrEqual(ceilings.ordinaryCertain.held);
    expect(ordinary.noticed).toBeLessThanOrEqual(ceilings.ordinaryNoticed.held);
    expect(ofLevel(asWritten, 'ordinary-hard').noticed).toBeLessThanOrEqual(
      ceilings.hardNoticed.held,
    );
    expect(ofLevel(asWritten, 'ordinary-plain').noticed).toBeLessThanOrEqual(
      ceilings.plainNoticed.held,
    );
  });

  it('When people talk with the guides or ask for prayer as usual, then few are alarmed', () => {
    const talks = shareOf(judgeTalks());
    expect(talks.count).toBeGreaterThan(400);
    expect(talks.certain).toBeLessThanOrEqual(ceilings.talksCertain.held);
    expect(talks.noticed).toBeLessThanOrEqual(ceilings.talksNoticed.held);
  });

  it.each(Object.keys(forms).slice(1))(
    'When the same is typed otherwise (%s), then it is noticed as well',
    (form) => {
      const judged = judgeFrozen(form, eachInForms);
      const alarmed = ofLevel(judged, 'ordinary-hard', 'ordinary-plain');
      console.table({
        explicit: ofLevel(judged, 'explicit'),
        between: ofLevel(judged, 'between'),
        ordinary: alarmed,
      });
      expect(ofLevel(judged, 'explicit').noticed).toBeGreaterThanOrEqual(
        ofLevel(plain, 'explicit').noticed - mostLost.held,
      );
      expect(ofLevel(judged, 'between').noticed).toBeGreaterThanOrEqual(
        ofLevel(plain, 'between').noticed - mostLost.held,
      );
      expect(alarmed.noticed).toBeLessThanOrEqual(
        ofLevel(plain, 'ordinary-hard', 'ordinary-plain').noticed + mostAlarmsMore.held,
      );
    },
    300_000,
  );
});
