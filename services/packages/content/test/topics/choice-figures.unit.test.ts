import { expect, it, vi } from 'vitest';

import {
  measureConversations,
  measurePrayers,
  measureShortPrayers,
} from '../../train/measure-choice.ts';

// The model is read and many requests with it, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

// Only figures are shown here, never a text: whoever mends single misses measures nothing any more.
const floors = {
  sure: 80,
  rightWhenSure: 90,
  rightOrNotGuessed: 90,
  sureOfShort: 83,
  rightOfShort: 93,
  guideSure: 74,
};

it('When requests of authors set aside are read, then the topic is mostly right, or not guessed', () => {
  const figures = measurePrayers();
  console.table(figures);
  expect(figures.requests).toBeGreaterThanOrEqual(60);
  expect(figures.sure).toBeGreaterThanOrEqual(floors.sure);
  expect(figures.rightWhenSure).toBeGreaterThanOrEqual(floors.rightWhenSure);
  expect(figures.rightOrNotGuessed).toBeGreaterThanOrEqual(floors.rightOrNotGuessed);
});

it('When short everyday requests of an author set aside are read, then the topic is mostly sure, and right', () => {
  const figures = measureShortPrayers();
  console.table(figures);
  expect(figures.requests).toBeGreaterThanOrEqual(200);
  expect(figures.sure).toBeGreaterThanOrEqual(floors.sureOfShort);
  expect(figures.rightWhenSure).toBeGreaterThanOrEqual(floors.rightOfShort);
});

it('When conversations of authors set aside begin, then each guide is mostly sure of a subject', () => {
  const figures = measureConversations();
  console.table(figures);
  for (const { sure } of figures) expect(sure).toBeGreaterThanOrEqual(floors.guideSure);
});
