import { describe, expect, test } from 'vitest';
import {
  type Machine,
  type Row,
  type Size,
  cpuGroups,
  figuresText,
  floorName,
  median,
  naturalFloorName,
  replaceSection,
} from '../../bench/performance-tables.ts';

const machine: Machine = {
  date: '2026-11-29',
  cores: 2,
  memoryGb: 24,
  node: '26.10.0',
  load: 0.1,
};
const how = { runs: 3, seconds: 5 };

const row = (name: string, runs: readonly [perSecond: number, p50: number][]): Row => ({
  name,
  runs: runs.map(([perSecond, p50]) => ({
    perSecond,
    p50,
    p99: p50 * 3,
    cpu: cpuGroups.map((_, at) => p50 * 10 + at),
  })),
});

const size = (prayers: number, p50: number): Size => ({
  prayers,
  seeded: '2500 comments, 2400 likes',
  memory: new Map([
    ['gateway', 101],
    ['auth', 77],
  ]),
  rows: [
    row('first page', [
      [4_000, p50],
      [9_000, p50 * 8],
      [5_000, p50 / 2],
    ]),
    row(floorName, [
      [500, 50],
      [400, 60],
      [600, 70],
    ]),
    row(naturalFloorName, [
      [200, 90],
      [250, 90],
      [300, 90],
    ]),
  ],
});

const cellsOf = (text: string, name: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`| ${name} |`))
    .map((line) => line.split(' | ').slice(1).join(' | '));

describe('medians', () => {
  test('When there are runs in any order, then the middle one counts, or the mean of the middle two', () => {
    expect([median([9, 1, 5]), median([4, 1, 3, 100])]).toEqual([5, 3.5]);
  });
});

describe('the text of the figures', () => {
  test('When a row is shown, then it has its own medians, its spread, and its ratio to the floor', () => {
    const text = figuresText(machine, [size(1_000, 10)], how);

    expect(cellsOf(text, 'first page')).toEqual([
      '5,000 | 100% | 10.0 | 30.0 | 10.00 | 20.00 | 100 | 101 | 102 | 103 | 104 |',
    ]);
    expect(cellsOf(text, floorName)[0]).toMatch(/^500 \| 40% \| 60\.0 \| 180\.0 \| 1\.00 /);
    expect(text).toContain('in MB: gateway 101, auth 77.');
    expect(text).not.toContain('### Growth');
  });

  test('When there are two sizes, then the growth is the larger p50 divided by the smaller', () => {
    const text = figuresText(machine, [size(1_000, 10), size(100_000, 12)], how);

    expect(text).toContain('| what | p50 with 100,000 / 1,000 |');
    expect(cellsOf(text, 'first page').at(-1)).toBe('1.20 |');
    expect(cellsOf(text, floorName).at(-1)).toBe('1.00 |');
  });

  test('When there is a chart, then it shows the ratios of the product’s rows, not of floors', () => {
    const text = figuresText(machine, [size(1_000, 10)], how);

    expect(text).toContain('x-axis ["first page"]\n  bar [10.00]\n```');
  });

  test('When there is no floor of natural tables, as beside peers, then no column compares with it', () => {
    const { rows, ...rest } = size(1_000, 10);
    const text = figuresText(machine, [{ ...rest, rows: rows.slice(0, 2) }], how);

    expect(text).not.toContain('natural');
    expect(cellsOf(text, 'first page')[0]).toContain('| 10.00 | 100 |');
  });

  test('When the floor is missing, then there are no figures', () => {
    const { rows, ...rest } = size(1_000, 10);

    expect(() => figuresText(machine, [{ ...rest, rows: rows.slice(0, 1) }], how)).toThrow(
      floorName,
    );
  });

  test.each([
    [0.5, 2, false],
    [0.51, 2, true],
    [0.51, 8, false],
  ])('When the load is %d on %d cores, then the warning is there: %s', (load, cores, isThere) => {
    const text = figuresText({ ...machine, load, cores }, [size(1_000, 10)], how);

    expect(text.includes('The machine was busy')).toBe(isThere);
  });
});

describe('the page', () => {
  const page = '# Speed\n\nText.\n\n## Full run\n\nold\n\n## Quick run\n\nkept\n';

  test('When a section is replaced, then everything else stays', () => {
    const replaced = '# Speed\n\nText.\n\n## Full run\n\nnew\n\n## Quick run\n\nkept\n';

    expect(replaceSection(page, 'Full run', 'new')).toBe(replaced);
    expect(replaceSection(replaced, 'Full run', 'new')).toBe(replaced);
    expect(replaceSection(page, 'Quick run', 'new')).toBe(page.replace('kept', 'new'));
  });

  test('When the section is missing, then nothing is written elsewhere', () => {
    expect(() => replaceSection(page, 'Slow run', 'new')).toThrow('Slow run');
  });
});
