import { describe, expect, it } from 'vitest';
import { passage } from '@kbf/scripture';
import { sheets } from '../../src/sheets/index.ts';
import { businessValues } from '../../src/values/index.ts';

const blocksOf = (sheet: (typeof sheets)[number]) => sheet.pages.flatMap(({ blocks }) => blocks);

describe('the resources of the business guide', () => {
  it('When they are listed, then they are the four of the guide, each of two to six pages', () => {
    expect(sheets.map(({ title }) => title)).toEqual([
      'Business plan template',
      'Biblical values cards',
      'Operations checklist',
      'Kingdom impact worksheet',
    ]);
    for (const { pages } of sheets) {
      expect(pages.length).toBeGreaterThanOrEqual(2);
      expect(pages.length).toBeLessThanOrEqual(6);
    }
  });

  it.each(sheets.map((sheet) => [sheet.id, sheet] as const))(
    'When %s is filled in, then everything that is written has a name of its own',
    (_, sheet) => {
      const ids = blocksOf(sheet).flatMap((block) => ('id' in block ? [block.id] : []));
      expect(ids.length).toBeGreaterThan(5);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  it('When a verse stands on a sheet, then it is the World English Bible word for word', () => {
    const verses = sheets.flatMap(blocksOf).filter((block) => block.kind === 'verse');
    expect(verses.length).toBeGreaterThan(0);
    for (const { text, reference } of verses) expect(text).toBe(passage(reference, 'WEB')?.text);
  });

  it('When the cards are cut out, then there is one for each of the six values', () => {
    const cards = sheets.flatMap(blocksOf).filter((block) => block.kind === 'value');
    expect(cards.map(({ id }) => id)).toEqual(businessValues.map(({ id }) => id));
  });
});
