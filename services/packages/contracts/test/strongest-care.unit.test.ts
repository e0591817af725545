import { expect, test } from 'vitest';
import { strongestCare } from '../src/index.ts';
import type { Care } from '../src/index.ts';

const possible = (kind: Care['kind']): Care => ({ level: 'possible', kind, language: 'en' });
const certain: Care = { level: 'certain', kind: 'child', language: 'en' };

test('When one is certain, then it counts, wherever it stands', () => {
  expect(strongestCare(possible('suicide'), undefined, certain)).toEqual(certain);
});

test('When a danger is heard beside words that nobody understood, then the danger counts', () => {
  expect(strongestCare(possible('unread'), possible('eating'))).toEqual(possible('eating'));
  expect(strongestCare(possible('unread'), undefined)).toEqual(possible('unread'));
});

test('When several are possible, then the first counts; and nothing where nothing is known', () => {
  expect(strongestCare(possible('elder'), possible('eating'))).toEqual(possible('elder'));
  expect(strongestCare(undefined)).toBeUndefined();
});
