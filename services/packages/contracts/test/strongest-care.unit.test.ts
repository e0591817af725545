import { expect, test } from 'vitest';
import { isHeldForCare, strongestCare } from '../src/index.ts';
import type { Care } from '../src/index.ts';

const possible = (kind: Care['kind']): Care => ({ level: 'possible', kind, language: 'en' });
const certain: Care = { level: 'certain', kind: 'child', language: 'en' };

test('When one is certain, then it counts, wherever it stands', () => {
  expect(strongestCare(possible('suicide'), undefined, certain)).toEqual(certain);
});

const likely: Care = { level: 'likely', kind: 'elder', language: 'en' };
const unread: Care = { level: 'unread', kind: 'unread', language: 'en' };

test('When a danger is heard beside words that were not judged, then the danger counts', () => {
  expect(strongestCare(unread, possible('eating'))).toEqual(possible('eating'));
  expect(strongestCare(possible('language'), possible('eating'))).toEqual(possible('eating'));
  expect(strongestCare(unread, undefined)).toEqual(unread);
});

test('When levels differ, then the most serious counts', () => {
  expect(strongestCare(possible('eating'), likely)).toEqual(likely);
  expect(strongestCare(likely, certain)).toEqual(certain);
});

test.each([
  ['certain danger', certain, true, true],
  ['likely danger', likely, true, true],
  ['possible danger', possible('eating'), false, false],
  ['a text that was not judged', unread, true, true],
  ['a language that nothing reads', possible('language'), false, true],
] as const)('When it is %s, then it is held: %s', (_what, care, byMember, byOthers) => {
  expect(isHeldForCare(care, true)).toBe(byMember);
  expect(isHeldForCare(care, false)).toBe(byOthers);
});

test('When several are possible, then the first counts; and nothing where nothing is known', () => {
  expect(strongestCare(possible('elder'), possible('eating'))).toEqual(possible('elder'));
  expect(strongestCare(undefined)).toBeUndefined();
});
