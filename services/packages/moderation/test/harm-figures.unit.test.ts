import { describe, expect, it } from 'vitest';
import { harmFloors, mostLostToDisguise, prayingFloors, shortFloor } from '../train/harm-floors.ts';
import { harmForms } from '../train/harm-forms.ts';
import {
  forTrust,
  heldInForm,
  heldShare,
  isHarm,
  judgeFrozenHarm,
  judgeGroup,
  summaryOf,
} from '../train/measure-harm.ts';

// Shows only figures, never a text. Tuning for single misses of the frozen authors would make the figures meaningless.
const judged = judgeFrozenHarm();
const summary = summaryOf(judged);

describe('harm in the messages of the frozen authors', () => {
  it('When it is meant for the public, then it is held', () => {
    const kinds = [...new Set(judged.filter(isHarm).map(({ kind }) => kind))].sort();
    console.table(
      Object.fromEntries(
        kinds.map((kind) => [kind, heldShare(judged.filter((one) => one.kind === kind))]),
      ),
    );
    expect(summary.harm.held).toBeGreaterThanOrEqual(harmFloors.harm.held);
  });

  it('When a message is ordinary, then it is hardly ever held', () => {
    console.table(summary);
    expect(summary.ordinary.held).toBeLessThanOrEqual(harmFloors.ordinary.held);
  });

  it.each(['person', 'model'] as const)(
    'When a %s writes whole prayers, then as much harm as today is held, and no more of what is ordinary',
    (who) => {
      const all = judgeGroup('praying');
      const { harm, ordinary } = summaryOf(who === 'model' ? forTrust(all) : all);
      expect(harm.held).toBeGreaterThanOrEqual(prayingFloors[who].harm.held);
      expect(ordinary.held).toBeLessThanOrEqual(prayingFloors[who].ordinary.held);
    },
  );

  it('When a text has a few words, then it is hardly ever held', () => {
    expect(summaryOf(judgeGroup('short')).ordinary.held).toBeLessThanOrEqual(shortFloor.held);
  });

  it.each(Object.keys(harmForms).slice(1))(
    'When harm is disguised (%s), then it is held as well',
    (form) => {
      expect(heldInForm(form)).toBeGreaterThanOrEqual(summary.harm.held - mostLostToDisguise.held);
    },
    120_000,
  );
});
