import { expect, it } from 'vitest';
import { mostMoved } from '../train/floors.ts';
import { forms } from '../train/frozen-forms.ts';
import { eachInForms, judgeFrozen, ofLevel, ordinary } from '../train/measure-care.ts';

const plain = judgeFrozen('as written', ['first'], eachInForms);

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
